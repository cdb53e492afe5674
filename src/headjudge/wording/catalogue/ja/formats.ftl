# デッキのフォーマット：名前、日付、カードデータとの整合。

format-unknown = 「{ $format }」というフォーマットはありません。使えるもの：{ $known }。
format-before_first = { $on }の規定は分かっていません。最も古い{ $first }の規定を使います。
format-retired = このフォーマットは{ $until }に終了しており、{ $on }には公式にはありません。最後の規定を使います。
format-name_unresolved = 「{ $name }」というカードはありません。{ GIVEN($expected) ->
    [yes] 似た名前：{ $expected }。
   *[no] {""}
}
format-set_unknown = { $entered }に発売されたセット{ $set }がカードデータにありません。セットコードが誤っている可能性があります。
