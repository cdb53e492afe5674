# 進行中のイベントについて知らせること。

running-rounds_not_planned = ラウンド数が決まっていません。ルールの表にもこの参加者数の欄がないため、設定「rounds」を指定してください。
running-settled_but_out = 「next」に指定された「{ $id }」はこのステージに出ないため、その指定は使いませんでした。
running-later_rounds_stand = 第{ $round }ラウンド、テーブル{ $table }の結果を訂正しました。第{ $last }ラウンドまでの組み合わせはそのままです。
running-cut_stands = 第{ $round }ラウンドの結果を訂正しました。第{ $after }ラウンド終了後のカットは確定時のままです。
cut-dropped_left_out = ドロップした{ $count }人は、カットの人数に数えません。
