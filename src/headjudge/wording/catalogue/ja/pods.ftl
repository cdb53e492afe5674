# 3人以上のテーブル：ポリシーの規則、結果、順位を決める値。

section-pods = テーブルの規則

policy-pods_and_sizes = テーブルの人数（{ $sizes }）とセクション「pods」が合いません。3人以上のテーブルのポリシーには「pods」が必要で、2人のテーブルは含められません。2人のテーブルのポリシーに「pods」は置けません。
policy-placement_points = { $size }人のテーブルの順位は{ $size }つですが、値が{ $found }個あります。勝者から順に、順位ごとに1つずつ書いてください。
policy-placement_sizes = 順位による点数には、{ $size }人のテーブルの行がちょうど1つ必要です。いまは{ $found }つあります。
policy-short_tables = 余った参加者を別の人数のテーブルに座らせるには、「table_sizes」に2つ以上の人数（現在は{ $sizes }）と、その位置を示す「short_tables_stand」が必要です。両方を設定するか、余りを不戦勝にしてください。
policy-cut_round = { $players }人は、{ $size }人のテーブル{ $tables }つと不戦勝{ $byes }人にちょうど分かれません。このラウンドのテーブル数か不戦勝の数を直してください。
policy-cut_end = このプレイオフの最終ラウンドの後に{ $left }人が残ります。最終ラウンドはテーブル1つにしてください。
policy-seat_values = 席ごとの勝利には、{ $size }席それぞれの値が必要です。いまは{ $found }個あります。
