# デッキリストの判定：誤り、判定できなかったこと、仮に読み取ったこと。

verdict-legal = 使用可
verdict-illegal = 使用不可
verdict-unchecked = 判定できません

deck-wrong_game = { $found ->
    [fab] これはFlesh and Bloodのリストですが、このフォーマットはマジック：ザ・ギャザリングのものです。
   *[mtg] これはマジック：ザ・ギャザリングのリストですが、このフォーマットはFlesh and Bloodのものです。
}
deck-size = { $game ->
    [fab] { $bound ->
        [least] ゲーム開始時のデッキは、武器と装備品を除いて{ $expected }枚以上必要ですが、このリストは{ $found }枚です。
        [most] ゲーム開始時のデッキは、武器と装備品を除いて{ $expected }枚までですが、このリストは{ $found }枚です。
       *[exact] ゲーム開始時のデッキは、武器と装備品を除いてちょうど{ $expected }枚ですが、このリストは{ $found }枚です。
    }
   *[mtg] デッキは統率者を含めてちょうど{ $expected }枚にしてください。このリストは{ $found }枚です。
}
deck-sideboard = { $expected ->
    [0] このフォーマットではサイドボードを使いませんが、リストに{ $found }枚あります。
   *[other] サイドボードは{ $expected }枚までですが、リストに{ $found }枚あります。
}
deck-beside = worldbreakカードはデッキとは別にちょうど{ $expected }枚登録してください。このリストには{ $found }枚あります。
deck-pile_unchecked = 「{ $pile }」のカードは確認していません。
deck-commander_missing = リストに統率者がありません。印を付けるか、「統率者」という見出しの下に書いてください。
deck-commander_ineligible = 「{ $card }」（{ $found }）は統率者にできません。{ $allowed ->
    [creature] 伝説のクリーチャーか、統率者にできると書かれているカードを選んでください。
    [creature_or_planeswalker] 伝説のクリーチャーか伝説のプレインズウォーカー、または統率者にできると書かれているカードを選んでください。
    [vehicle] 伝説のクリーチャー、伝説の機体、パワーとタフネスのある伝説の宇宙船、または統率者にできると書かれているカードを選んでください。
   *[other] 伝説のクリーチャー、プレインズウォーカー、機体、パワーとタフネスのある伝説の宇宙船、または統率者にできると書かれているカードを選んでください。
}
deck-commander_pair = これらのカードを同時に統率者にすることはできません：{ $found }。統率者は1枚か、能力で組み合わせが認められている2枚です。
deck-commander_assumed = 統率者の印がないので、「{ $card }」を統率者として読みました。ご確認ください。
deck-companion_assumed = 相棒の印がないので、「{ $card }」を相棒として読みました。ご確認ください。
deck-companion_count = 相棒は1枚までですが、リストに{ $found }枚あります。
deck-companion_ineligible = 「{ $card }」（{ $found }）は相棒能力を持っていません。
deck-companion_condition = デッキが「{ $card }」の条件を満たしていません。該当するカード：{ $found }。
deck-companion_unchecked = デッキが「{ $card }」の条件を満たすか判定できませんでした。未判定：{ $found }。
deck-colour_not_chosen = 「{ $card }」には色を1色選んでください。{ $expected } のように名前の後ろに書きます。
deck-colour_not_asked = 「{ $card }」では色を選びません。{ $found }という印は無視しました。
deck-identity_unchecked = 統率者が分からないため、固有色は確認していません。
deck-no_card_data = { $game ->
    [fab] カードデータがないため、枚数と禁止カード名だけを確認しました。カード名、ヒーローの年齢、クラスとタレント、特化（ヒーロー専用）、レアリティ、カード自身の枚数制限は確認していません。
   *[mtg] カードデータがないため、枚数と禁止カード名だけを確認しました。統率者、固有色、使用できるセット、カード自身の枚数制限は確認していません。
}

card-too_many_copies = { $is_commander ->
    [yes] 「{ $card }」は統率者ですが、リストにもう一度あります。合わせて{ $found }枚で、{ $expected }枚までです（行：{ $lines }）。
   *[no] 「{ $card }」が{ $found }枚あります。{ $expected }枚までです（行：{ $lines }）。
}
card-copies_unchecked = 「{ $card }」が{ $found }枚あります。{ $expected }枚を超えてよいカードかどうか、カードデータがないため判定できませんでした。
card-colour_identity = { $expected ->
    [C] 「{ $card }」の固有色は{ $found }です。この統率者で使えるのは無色のカードだけです。
   *[other] 「{ $card }」の固有色は{ $found }です。この統率者で使えるのは{ $expected }だけです。
}
card-not_in_pool = { GIVEN($released) ->
    [yes] 「{ $card }」はその日に使用できるカードではありません。発売日は{ $released }です。
   *[no] 「{ $card }」はその日に使用できるカードではありません。
}
card-pool_unchecked = { COUNT($sets) ->
    [0] 「{ $card }」がその日に使用できるか、このカードデータでは判定できませんでした。
    [1] 「{ $card }」がその日に使用できるか判定できませんでした。内容が分からないセット：{ $sets }。
    [2] 「{ $card }」がその日に使用できるか判定できませんでした。内容が分からないセット：{ $sets }。
    [3] 「{ $card }」がその日に使用できるか判定できませんでした。内容が分からないセット：{ $sets }。
   *[other] 「{ $card }」がその日に使用できるか判定できませんでした。カードプールのうち{ COUNT($sets) }セットの内容が分かりません。新しいカードデータ、またはすべての印刷を含むファイルを取り込んでください。
}
card-banned = { $kind ->
    [banned_as_commander] 「{ $card }」は統率者として禁止されています。
    [banned_as_companion] 「{ $card }」は相棒として禁止されています。
    [living_legend] 「{ $card }」はリビングレジェンドになり、このフォーマットでは使えません。
    [benched] 「{ $card }」はベンチ（benched）に指定されているため、このシーズンは使えません。
    [suspended] 「{ $card }」は使用停止中です。
   *[banned] 「{ $card }」は禁止カードです。
}{ GIVEN($since) ->
    [yes] { $since }から有効です{ GIVEN($announced) ->
        [yes] （{ $announced }発表）。
       *[no] 。
    }
   *[no] {""}
}
card-restricted = { $kind ->
    [restricted_cycle] 「{ $card }」は全色合わせて{ $expected }枚までの制限カードですが、リストに{ $found }枚あります。
   *[restricted] 「{ $card }」は制限カードです。{ $expected }枚までですが、リストに{ $found }枚あります。
}
card-banned_here = 主催者が「{ $card }」を使用禁止にしています。理由：{ $reason }
card-allowed_here = 主催者が「{ $card }」の使用を認めています。理由：{ $reason }
card-data_thin = 「{ $card }」のカードデータが足りないため、判定できませんでした。

cards-identity_differs = カードデータでは「{ $card }」の固有色は{ $found }ですが、カード自体からは{ $expected }になります。カードデータに従いました。カードを確認してください。
