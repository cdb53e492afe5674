cards-list_name_unknown = В списке запретов { $formats } есть «{ $name }», но в этих данных карты с таким названием нет: в колоде её не найти{ GIVEN($expected) ->
    [yes] ; возможно, имелось в виду: { $expected }.
   *[no] .
}
cards-pool_set_unknown = Среди допустимых выпусков { $formats } есть { $set } (вышел { $entered }), но в этих данных его нет; его карты не учитываются.
