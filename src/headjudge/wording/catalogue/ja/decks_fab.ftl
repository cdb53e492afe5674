# Flesh and Bloodのデッキリスト：その書式だけにあること。

deck-total_differs = リストではこのグループは{ $expected }枚ですが、上の行から読めたのは{ $found }枚です。行が抜けていないか確認してください。
deck-names_parted = カードデータがないと、コンマを含むカード名の区切りは分かりません。この行は次のように読みました：{ $names }。
deck-copies_aside_unclear = 別に置いた{ $aside }枚が各カードの合計に含まれるかどうかは、このファイルからは分かりません。合計とは別に数えて{ $beside }枚としました。含まれるなら{ $within }枚です。枚数を確認してください。
deck-names_guessed = { $count }件のカード名はリストの識別子から作ったもので、記号が抜けていることがあります（例：{ $names }）。カードデータがあれば正しい名前になります。
deck-json_unreadable = { $why ->
    [syntax] このJSONファイルは途中で切れているか壊れています。最初の括弧から最後の括弧までコピーし直してください。
    [too_deep] このJSONファイルは括弧が際限なく入れ子になっています。デッキリストではありません。
   *[no_cards] このJSONファイルにはカードがありません。デッキリストのカードは「cards」の下にあります。
}
deck-columns_missing = この表には列が足りません。コレクションのリストに必要な列：{ $columns }。
deck-collection = これはコレクションの表です。手元に枚数がある{ $count }行すべてをリストとして読みました。
card-printing_alone = リストにはコレクター番号「{ $name }」しかありません。どのカードかは、カードデータがなければ分かりません。
