cards-list_name_unknown = { $formats }の禁止リストにある「{ $name }」が、このカードデータにありません。このカードがデッキに入っていても見つけられません。{ GIVEN($expected) ->
    [yes] 似た名前：{ $expected }。
   *[no] {""}
}
cards-pool_set_unknown = { $formats }で使えるセット{ $set }（{ $entered }発売）が、このカードデータにありません。そのカードは使えるものとして数えられません。
