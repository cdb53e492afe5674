# デッキリストを判定するコマンド。

cli-deck-check = リストがその日、そのフォーマットで使用できるかを判定し、問題点をすべて示します。
cli-deck-check-more = FILEには、どの形式のリストでも指定できます。「-」なら標準入力を読みます。終了コードは、使用可なら0、それ以外は1、リストとして読めない文字列なら3です。カードデータが足りず判定できないことはすべて示し、使用可とは判定しません。
cli-option-deck_format = フォーマット（「brawl」「commander」「world-breaker」「fab/classic-constructed」「fab/silver-age」など）。
cli-option-deck_date = イベントの日（YYYY-MM-DD）。その日の規定で判定します。省略すると今日です。
cli-option-deck_players = 1ゲームの人数。開始時のライフが決まります。省略すると3人以上とします。
cli-option-deck_region = 開催国（JPのようなISO 3166の2文字）。国によって発売日の早いセットがあります。
cli-option-deck_platform = プレイする場所。セットや禁止の始まる日が異なります。省略すると「tabletop」（紙のカード）です。
cli-option-deck_set = 「Flesh and Blood」のリミテッドイベントのセット（SUPなど）。
cli-option-deck_allow = 主催者が使用を認めるカードとその理由。何度でも指定できます。
cli-option-deck_ban = 主催者が使用を禁止するカードとその理由。何度でも指定できます。
cli-not_a_country = { $option }の「{ $found }」は国コードではありません。JPのようなISO 3166の2文字で書いてください。
cli-card_and_reason = { $option }の「{ $found }」は、「カード=理由」の形で書いてください。
cli-deck_verdict = { $verdict ->
    [legal] { $date }の{ $format }で使用できます（{ $edition }版の規定）。
    [illegal] { $date }の{ $format }では使用できません（{ $edition }版の規定）。
   *[unchecked] { $date }の{ $format }で使用できるか判定できませんでした（{ $edition }版の規定）。
}
cli-deck_cards_of = カードデータ：{ $date }（{ $sha256 }）。
cli-deck_starts = 開始時のライフ：{ $life }。無料マリガン：{ $mulligans }回。{ GIVEN($damage) ->
    [yes] 1枚の統率者から合計{ $damage }点の戦闘ダメージで敗北します。
   *[no] 統率者ダメージのルールは使いません。
}
cli-deck_hero = ヒーローのライフ：{ $life }。知力：{ $intellect }。
