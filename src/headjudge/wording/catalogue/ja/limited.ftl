# リミテッド：セットごとの規定と、カードプールの登録。

excluded-cold_foil = コールドフォイルカード
excluded-legendary_rarity = レジェンダリレアリティのカード
excluded-fabled_rarity = フェイブルレアリティのカード
excluded-marvel_rarity = マーベルレアリティのカード
excluded-extended_art = 拡張版のカード
excluded-micro_text = マイクロテキストカード
excluded-expansion_slot = 拡張枠のカード

set_rule-pool_limit = カードプールに入れられる《{ $card }》は最大{ $most }枚です。
set_rule-macro_each_player = 各プレイヤーは闘技場に《{ $card }》マクロを置いてゲームを開始します。
set_rule-macro_in_game = 《{ $card }》マクロがある状態でゲームを開始します。

limited_of-head = { $set }：{ $format }（{ $edition }）
limited_of-packs = プレイヤー1人につき{ $packs }パック
limited_of-cards = ブースターの{ $booster }枚のうち{ $cards }枚がカードプールに入り、残りの{ $extra }枚は除きます。
limited_of-deck = { $most ->
    [0] { $exact ->
        [0] デッキ：{ $least }枚以上
       *[other] デッキ：ちょうど{ $least }枚
    }
   *[other] デッキ：{ $least }枚から{ $most }枚
}
limited_of-excluded = カードプールから除くもの：{ $cards }
limited_of-kept = 例外としてカードプールに含めるもの：{ $cards }
limited_of-arena_cards_removed = デッキカードをシャッフルする前に、各ブースターから闘技場カードを取り除きます。
limited_of-list = { $expected ->
    [0] リストには、ベーシック以外のカードプールの全カードとヒーローを記入します。
   *[other] リストには、ベーシック以外のカードプールの全カード（{ $expected }枚）とヒーローを記入します。
}
limited_of-step = { $registered ->
    [yes] { $begins } { $step }：{ $minutes }（カードプールを登録する場合のみ）
   *[no] { $begins } { $step }：{ $minutes }
}

limited-not_a_limited_format = 「{ $policy }」はリミテッドのポリシーではありません。「fab/sealed」などを指定してください。
limited-not_recommended = 「{ $set }」はこのフォーマットの推奨セットではありません。推奨セット：{ $known }。
limited-not_for_limited = 「{ $set }」はリミテッド向けのセットではなく、文書に規定がありません。
limited-later_set = 「{ $set }」は表の最後のセットより後に発売されたため、「{ $row }」の行を使います。
limited-set_without_row = 表に「{ $set }」の行がないため、数値を示せません。「{ $row }」より後に発売されたセットなら、発売日を指定すると最後の行を使います。
limited-row_inferred = 「{ $set }」の行は推定です。確認した文書より後に発売されたため、最後の行を使います。
limited-row_span = 「{ $set }」の行は、印刷された表では複数の行にまたがる欄から読み取ったものです。

pool-name_missing = 名前のない行があります。カードの英語名を記入してください。
pool-name_not_english = 「{ $name }」は英語名ではありません。リストにはカードの英語名を記入します。
pool-quantity = 「{ $name }」：{ $found }は枚数として正しくありません。1以上を記入してください。
pool-pitch = 「{ $name }」：ピッチ値{ $found }はありません。使えるもの：{ $known }、またはなし。
pool-basic_rarity = 「{ $name }」はベーシックのカードです。カードプールのリストには記入しません。
pool-listed_twice = 「{ $name }」は{ $first }行目にもあります。1行にまとめてください。
pool-hero_missing = ヒーローがありません。使用するヒーローを記入してください。
pool-set_limit = カードプールに「{ $card }」が{ $found }枚あります。このセットでは{ $most }枚までです。
pool-count = リストは{ $found }枚ですが、{ $cards }枚入りのブースター{ $packs }パックでは{ $expected }枚になります。カードプールとリストを数え直してください。
pool-count_below_limit = リストは{ $expected }枚のうち{ $found }枚です。セットの上限を超えるカードはカードプールに入りません。
pool-count_unchecked = 枚数（{ $found }枚）は確認していません。必要な枚数の規定がありません。
pool-deck_size = { $most ->
    [0] デッキが{ $found }枚です。{ $least }枚以上が必要です。
   *[other] デッキが{ $found }枚です。{ $least }枚から{ $most }枚でなければなりません。
}
pool-deck_size_unchecked = デッキの枚数（{ $found }枚）は確認していません。このセットの枚数の規定がありません（{ $least }から{ $most }）。
