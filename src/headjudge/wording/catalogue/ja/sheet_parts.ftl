sheet-parts_mean = リストが多いため、名前順に{ $count }個のファイルに分けてあります。順に印刷してください。
sheet-part = { $number }：{ $first } ～ { $last }
sheet-part_lists = リスト{ $count }件
