# World Breaker: what happened to a card, why something is not possible, faults of scripts.

wb-through-graveyard = 墓地
wb-through-exile = 追放領域
wb-through-hand = 手札
wb-through-library = ライブラリー
wb-in-forbidden = 禁止領域
wb-in-stack = スタック
wb-in-battlefield = 戦場
wb-in-graveyard = 墓地
wb-in-hand = 手札
wb-in-library = ライブラリー
wb-in-exile = 追放領域
wb-phase-upkeep = アップキープ
wb-phase-main = メイン・フェイズ
wb-phase-combat = 戦闘フェイズ
wb-phase-end = 終了ステップ

wb-did-turn = { $player }のターン開始。メイン・フェイズで、スタックは空です。
wb-did-phase = 現在は{ LABEL($phase, of: "wb-phase") }です。
wb-did-land = { $player }が通常の土地をプレイしました。
wb-did-extra-land = { $player }はこのターン、土地をもう1枚プレイできます。
wb-did-leaves-game = { $player }がゲームから離れました。{ $player }がオーナーであるworldbreakもゲームから離れます。{ GIVEN($also) ->
    [yes] 他のプレイヤーのカードのうち、次のものが変わります：{ $also }。
   *[no] {""}
}
wb-did-cast = { $player }が{ $how ->
    [free] マナ・コストを支払わずに{ $card }を唱えました。
   *[paid] { $pay }を支払って{ $card }を唱えました。
}
wb-did-hidden = { $player }が{ $card }を使用しました。
wb-did-play-land = { $player }が{ $card }を土地としてプレイしました。
wb-did-counter = { $how ->
    [fizzled] { $card }は対象がすべて不適正になり、スタックを離れました。
   *[countered] { $card }は解決されずにスタックを離れました。
}
wb-did-resolve = { $card }が解決されました。
wb-did-put = { $player }の呪文・能力・コストにより{ $card }が移動しました。
wb-did-search = { $player }がライブラリーを探し、{ $card }を選びました。
wb-did-leave = { $card }が戦場を離れました。
wb-did-move = { $card }が墓地を離れました。
wb-did-draw = { $player }が{ $card }を引きました。
wb-did-put-back = { $player }が{ $card }を手札からライブラリーに置きました。
wb-did-control = { $player }が{ $card }のコントロールを得ました。
wb-did-look = { $player }は{ $card }のB面を見ることができます。
wb-did-together = 次のことが同時に起こります。
wb-did-no_return = 戦場に戻す効果は、戻すカードを見つけられません。
wb-did-shuffled = ライブラリーを切り直しました。
wb-did-waits = 誘発した能力は、いずれかのプレイヤーが優先権を得るときまで待ちます。

wb-went-stack = スタックにあります。
wb-went-battlefield = { $controller }のコントロール下で戦場にあります。
wb-went-graveyard = { $owner }の墓地にあります。
wb-went-exile = 追放されたままです。
wb-went-hand = { $owner }は通常のカードとして手札に残します。
wb-went-library = { $owner }は通常のカードとしてライブラリーに残します。
wb-went-ready = { GIVEN($through) ->
    [yes] { LABEL($through, of: "wb-through") }を経て{ $owner }の禁止領域にA面で戻り、再び使えます。
   *[no] { $owner }の禁止領域にA面のまま残り、まだ使えます。
}
wb-went-spent = { GIVEN($through) ->
    [yes] { LABEL($through, of: "wb-through") }を経て{ $owner }の禁止領域にB面で置かれ、使用済みになります。
   *[no] { $owner }の禁止領域にB面で置かれ、使用済みになります。
}

wb-spent = { $card }は禁止領域でB面、つまり使用済みです。ゲームが終わるまでそこから動きません。
wb-not_owner = { $reason ->
    [opponent] 禁止領域の{ $card }を使えるのは{ $owner }だけです。対戦相手はこれを選ぶことも動かすこともできません。
    [look_ready] A面が上の間、このカードのB面を見られるのは{ $owner }だけです。
    [look] まだ使われていないこのカードのB面を見られるのは{ $owner }だけです。
    [left] { $player }はすでにゲームから離れています。
   *[owner] これを{ $card }に行えるのはオーナーの{ $owner }だけです。
}
wb-zone = { $reason ->
    [gone] このカードはオーナーと共にゲームから離れています。
    [player_gone] { $player }はすでにゲームから離れています。
    [option] このイベントで採用しているルールの解釈では、{ $card }にこれは行えません。
   *[zone] { $card }は今{ LABEL($zone, of: "wb-in") }にあります。{ LABEL($do, of: "wb-cannot") }
}
wb-cannot-cast = 唱えられるのは、使用可能な（A面の）カードか、墓地・手札・ライブラリーにあるカードだけです。
wb-cannot-counter = 打ち消せるのはスタックにある呪文だけです。
wb-cannot-resolve = 解決されるのはスタックにある呪文だけです。
wb-cannot-play-land = プレイできるのは、使用可能な（A面の）土地か、墓地・手札・ライブラリーからプレイできる土地だけです。
wb-cannot-put = そこからこの方法では動きません。呪文には「counter」、パーマネントには「leave」、墓地のカードには「move」を使ってください。
wb-cannot-search = ライブラリーを探しても見つかりません。
wb-cannot-leave = 戦場を離れるのはパーマネントだけです。
wb-cannot-move = これは墓地のカードのためのものです。呪文には「counter」、パーマネントには「leave」を使ってください。
wb-cannot-draw = 引けるのはライブラリーにある通常のカードだけです。
wb-cannot-put-back = ライブラリーに戻せるのは手札にある通常のカードだけです。
wb-cannot-control = コントローラーが変わるのはパーマネントか呪文だけです。
wb-type = { $reason ->
    [no_spell] { $card }は土地（{ $types }）です。唱えるのではなくプレイします。
    [no_land] { $card }（{ $types }）は土地ではないので、土地としてプレイできません。
    [resolves] { $card }（{ $types }）はこの方法では解決されません。パーマネント呪文は戦場に出て、インスタントとソーサリーは戦場に出ません。
   *[permanent] { $card }（{ $types }）はパーマネントではないので、戦場に出せません。
}
wb-range = この効果が見るのはライブラリーの一部（上から数枚、順に公開など）だけなので、{ $card }は選べません。
wb-timing = { $reason ->
    [turn] { GIVEN($active) ->
        [yes] 今は{ $active }のターンです
       *[no] まだどのターンも始まっていません
    }。{ $player }が{ $is_land ->
        [yes] 土地をプレイ
       *[no] 瞬速を持たずインスタントでもないカードを唱えることが
    }できるのは、自分のメイン・フェイズだけです。
    [phase] 今はメイン・フェイズではありません。{ $is_land ->
        [yes] 土地をプレイ
       *[no] 瞬速を持たずインスタントでもないカードを唱えることが
    }できるのはメイン・フェイズだけです。
   *[stack] スタックに呪文があります。{ $is_land ->
        [yes] 土地をプレイ
       *[no] 瞬速を持たずインスタントでもないカードを唱えることが
    }できるのはスタックが空のときだけです。
}
wb-land_drop = { $player }は、このターンの土地のプレイをすべて使っています。
wb-cost = { $reason ->
    [unreadable] 「{ $paid }」はマナとして読めません。カードに印刷されている記号を、1つずつ波括弧に入れて書いてください。
    [no_mana_cost] { $card }にはマナ・コストがなく、支払うことができません。唱えられるのは、支払わずに、または別のコストで唱えさせる効果があるときだけです。
    [nothing_paid] { $cost }に対して何も支払われていません。
    [fixed_part] { $cost }の色のない部分は、過不足なく印刷どおりに支払います。
    [too_few] { $cost }に対して色マナの記号が足りません。
    [too_many] { $cost }に対して色マナの記号が多すぎます。
    [foreign] { $kinds }はこのカードにも統率者にも書かれていません。
    [not_one_kind] 印刷された1色の記号は、すべて同じ種類のマナで支払います。{ $kinds }を混ぜることはできません。
    [same_kind_twice] 印刷された2色は2種類のマナで支払います。両方を{ $kinds }で支払うことはできません。
    [mixed_with_printed] すべて印刷どおりに支払うか、すべて統率者の色で支払うかのどちらかです。{ $kinds }は印刷された色です。
    [free_not_allowed] このイベントでは、worldbreakはマナ・コストを支払って唱えることしかできません。
   *[not_this_way] { $paid }では{ $cost }を支払えません。
}{ GIVEN($payments) ->
    [yes] 可能な支払い：{ $payments }。
   *[no] {""}
}

wb-card_unknown = カードデータに「{ $card }」というカードはありません。{ GIVEN($near) ->
    [yes] 似た名前：{ $near }。
   *[no] {""}
}
wb-id_twice = ID「{ $id }」が2回使われています。それぞれ別のIDにしてください。
wb-player_unknown = プレイヤー「{ $found }」はいません。プレイヤー：{ $known }。
wb-card_not_in_script = worldbreak「{ $found }」はありません。worldbreak：{ $known }。
wb-not_three = { $player }のworldbreakは{ $found }枚です。ルールでは各プレイヤー{ $expected }枚です。
wb-key_not_read = キー「{ $key }」はここでは使えません。使えるもの：{ $allowed }。
wb-key_not_of_event = キー「{ $key }」はこの出来事では使えません。使えるもの：{ $allowed }。

cli-command-replay = ワールドブレイカーのスクリプトを再生し、特別なカードに起こることとルールの判断を示します。
cli-command-replay-more = SCRIPTは「docs/reference/world-breaker-scripts.md」にある形のJSONファイルです。「-」は標準入力を読みます。「不可」も結果の一つなので、最後まで再生できれば終了コードは0です。カードデータは、スクリプトが指定するファイル（スクリプトと同じフォルダー、次に現在のフォルダー）、--cards、または取り込み済みのデータから読みます。
cli-option-replay_explain = 各手順の下に、根拠となるルールの文と、可能な支払いを示します。
cli-replay_step = { $number }. { $message }
cli-replay_refused = { $number }. 不可：{ $message }
cli-replay_rule = { $rule }、文{ $sentence }：{ $text }
cli-replay_sentence = 文{ $sentence }：{ $text }
cli-replay_option = { $key } = { $value }：{ $text }
cli-replay_pays = { $card }のコストは{ $cost }です。支払えるもの：{ $payments }。
cli-replay_end = { $count }手順の後：
cli-replay_options = このテーブルでは、次の点のルールを通常と異なる解釈で扱います：
cli-replay_head-card = カード
cli-replay_head-owner = オーナー
cli-replay_head-zone = 領域
cli-replay_head-face = 面
cli-replay_head-controller = コントローラー
wb-no_card_data = マジックのカードデータがありません。スクリプトの「cards」か--cardsでカードファイルを指定するか、「headjudge cards import」で取り込んでください。

cli-worldbreak-pay = 指定した統率者でworldbreakのために支払えるもの、または支払いが正しいかどうかを示します。
cli-worldbreak-pay-more = CARDはworldbreakです。--payがなければ可能な支払いをすべて示します。あれば、その支払いが正しいとき終了コードは0、正しくないときは理由を示して1です。支払いはカードの印刷どおり、数と色の記号をそれぞれ波括弧に入れて書きます。
cli-option-wb_commander = 統率者。共闘などで2枚なら両方指定します。
cli-option-wb_pay = 確かめたい支払い（記号で）。
cli-wb_pay-of = { $card }、統率者{ $commanders }：
cli-wb_pay-printed = { $payment }　印刷どおり
cli-wb_pay-way = { $payment }　{ $instead }
cli-wb_pay-instead = { $printed }の代わりに{ $kind }
cli-wb_pay-fits = { $card }は{ $payment }で支払えます。
cli-wb_pay-none = { $card }には支払うべきマナ・コストがありません。
