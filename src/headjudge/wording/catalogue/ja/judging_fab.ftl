# Flesh and Bloodのリストの判定：誤り、判定できなかったこと、仮に読み取ったこと。

deck-pool_size = カードプールはヒーローを除いて{ $expected }枚までですが、{ $found }枚あります。
deck-hero_missing = リストにヒーローがありません。1行目か「Hero:」の後ろに書いてください。ヒーローが分からないため、クラスとタレントは確認していません。
deck-hero_count = ヒーローは1枚ですが、リストに{ $found }枚あります：{ $heroes }。
deck-hero_assumed = 「{ $written }」をヒーロー「{ $card }」として読みました。ご確認ください。
deck-hero_ineligible = { $expected ->
    [young] 「{ $card }」はヒーローにできません。このフォーマットのヒーローはヤングだけです。
    [adult] 「{ $card }」はヒーローにできません。このフォーマットではヤングヒーローは使えません。
    [not_pit_fighter] 「{ $card }」はヒーローにできません。このフォーマットではピットファイターは使えません。
    [rarity] 「{ $card }」はヒーローにできません。コモンやレアで印刷されたことがありません（{ $found }）。
    [set] 「{ $card }」はヒーローにできません。このセットのヒーローではありません（{ $found }）。
    [format] 「{ $card }」はヒーローにできません。カードデータでは、このフォーマットのヒーローに含まれていません（{ $found }）。
   *[hero] 「{ $card }」（{ $found }）はヒーローではありません。
}
deck-pool_undivided = リストがリミテッドのプール全体で、どのカードをデッキに入れるかが書かれていないため、クラスとタレントは確認していません。
deck-set_not_given = このリミテッドイベントのセットが指定されていないため、デッキの枚数とセット独自の規定は確認していません。
deck-set_not_limited = セット{ $found }はリミテッド向けではなく、規定の表にありません。最新のセットの規定を使います。
deck-product_unchecked = 製品に入っているカードはカードデータにないため、リストと比べていません。

card-outside_pool = { $what ->
    [ephemeral] 「{ $card }」は一時的（ephemeral）なカードなので、カードプールに入れられません（{ $found }枚）。
    [back] 「{ $card }」は他のカードの裏面なので、カードプールに入れられません（{ $found }枚）。
   *[token] 「{ $card }」はゲーム中に作られるものなので、カードプールに入れられません（{ $found }枚）。
}
card-class_mismatch = { GIVEN($expected) ->
    [yes] 「{ $card }」（{ $found }）はこのヒーローでは使えません。使えるのは汎用と{ $expected }のカードです。
   *[no] 「{ $card }」（{ $found }）はこのヒーローでは使えません。使えるのは汎用のカードだけです。
}
card-specialization = 「{ $card }」はヒーロー{ $expected }専用です。このリストのヒーローは{ $found }です。
card-hero_metatype = 「{ $card }」はヒーロー{ $expected }のカードです。このリストのヒーローは{ $found }です。
card-hero_rule = 「{ $card }」は使えません。{ $hero }が使えるのは{ $expected ->
    [1] 赤
    [2] 黄
    [3] 青
   *[4] 紫
}のカードだけです。
card-rarity = 「{ $card }」はこのフォーマットのレアリティで印刷されたことがありません（必要：{ $expected }、印刷：{ $found }）。
card-ban_unsure = { $kind ->
    [living_legend] 「{ $card }」がその日までにリビングレジェンドになっていたか分かりません。{ $since }以降の可能性があります。
    [restricted] 「{ $card }」がその日に制限されていたか分かりません。{ $since }以降に変わった可能性があります。
    [restricted_cycle] 「{ $card }」がその日に制限されていたか分かりません。{ $since }以降に変わった可能性があります。
   *[banned] 「{ $card }」がその日に禁止されていたか分かりません。{ $since }以降に変わった可能性があります。
}

format-list_gap = 同梱の禁止リストには、{ $since }以降の変更が足りない可能性があります。{ GIVEN($list_date) ->
    [yes] { $on }より前の最後の変更は{ $list_date }です。
   *[no] {""}
}公式のリストと比べてください。
