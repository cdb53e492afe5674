# 運営デスクが断るとき。

refuse-rules_after_start = 組み合わせの作成後（作成済み{ $rounds }ラウンド）は、規定と日付を変えられません。先に組み合わせを取り消すか、新しいイベントを作ってください。
refuse-stages_after_start = 始まったイベント（{ $rounds }ラウンド組み合わせ済み）では、ステージの有無を変えられません。別の形にするには新しいイベントを作ってください。
refuse-stage_begun = ステージ「{ $stage }」は始まっているため、種類を含めてそのまま残ります。
refuse-capacity = 定員{ $found }は使えません。1以上を入れるか、空欄（制限なし）にしてください。
refuse-not_waiting = キャンセル待ちに参加者番号{ $id }の人はいません。
refuse-not_last_round = 最後に組み合わせを作成したのは第{ $last }ラウンドで、第{ $round }ラウンドではありません。
refuse-round_has_results = 第{ $round }ラウンドには結果があります（テーブル{ $tables }）。テーブルごとに修正するか、操作を一つずつ元に戻してください。
refuse-reason_missing = プレイヤーに公開済みです。変更の理由を書いてください。
refuse-match_finished = 第{ $round }ラウンドの次のテーブルは終わったか始まっているため、そのまま残ります：{ $tables }。結果が誤りなら、先に訂正してください。
refuse-seated_twice = { $id }の席が第{ $round }ラウンドに二つできてしまいます。
refuse-seated_nowhere = { $id }の席が第{ $round }ラウンドにありません。テーブルを指定するか、不戦勝または欠席にしてください。
refuse-no_table = 第{ $round }ラウンドにテーブル{ $table }はありません。
refuse-side_not_seated = { $id }は第{ $round }ラウンドのテーブル{ $table }に座っていません。
refuse-result_stands = 第{ $round }ラウンドのテーブル{ $table }には結果があります。誤りなら訂正してください。
refuse-nothing_to_undo = 元に戻す操作はありません。イベントは始まったばかりです。
refuse-not_the_last_step = その後に別の操作がありました。何が取り消されるかをもう一度確かめてください。
refuse-round_not_published = 第{ $round }ラウンドはまだ公開されていません。結果を入力する前に公開してください。
refuse-undone_since = このフォームは以前に送信され、その操作は取り消されています。現在の画面を確認して、もう一度行ってください。
