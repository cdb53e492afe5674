# ワールドブレイカーの運営：worldbreakのプール、配布、プレイヤーの3枚、デッキリストでの扱い。

deck-beside_dealt = worldbreakは主催者が配るため、リストにある次のカードは数えません：{ $names }。
deck-beside_to_be_dealt = リストにworldbreakがないため、主催者が各プレイヤーに{ $expected }枚配るイベントのリストとして判定します。
cli-option-deck_option = ワールドブレイカーのルールに定めのない点（例：「A1=registered」「A2=all」）。何度でも指定できます。
cli-deck_option_form = 「{ $found }」は「名前=値」の形ではありません（例：「A1=registered」）。
cli-deck_option_none = フォーマット「{ $format }」には選べる点がないため、--optionで設定するものはありません。

log_row-worldbreak_pool_set = worldbreakのプール：{ $cards }種類、{ $copies }枚
log_row-worldbreaks_dealt = { $how ->
    [again] worldbreakを配り直し：{ $names }
    [by_hand] worldbreakを手作業で変更：{ $names }
    [taken_back] worldbreakを回収：{ $names }
   *[dealt] worldbreakを配布（{ $count }人）：{ $names }
}{ $more ->
    [0] {""}
   *[other] 、ほか{ $more }人
}{ $spoiled ->
    [0] {""}
   *[other] 。プールから除いた枚数：{ $spoiled }
}{ GIVEN($reason) ->
    [yes] （理由：{ $reason }）
   *[no] {""}
}
log_kind-worldbreak_pool_set = worldbreakのプール
log_kind-worldbreaks_dealt = worldbreakの配布

worldbreaks-nav = worldbreakカード
worldbreaks-title = worldbreakカード
worldbreaks-dealt_count = 配布済み { $count } / { $players }人
worldbreaks-only_you = ここでカードを見られるのは、本人とスタッフだけです。
worldbreaks-pool = プール
worldbreaks-pool_holds = { $cards }種類、{ $copies }枚。残り{ $left }枚
worldbreaks-pool_read = { $cards }種類、{ $copies }枚
worldbreaks-pool_empty = まだプールがありません。用意したプロキシのカード名を貼り付けると、各プレイヤーに3枚ずつ配れます。
worldbreaks-pool_change = プールを変更する
worldbreaks-pool_make = プールを作る
worldbreaks-deal = { $count }人に配る
worldbreaks-deal_means = まだ持っていないプレイヤーに{ $each }枚ずつ無作為に配ります。残り{ $left }枚のうち{ $wanted }枚を使います。すでに配った分は変わりません。
worldbreaks-deal_short = { $wanted }枚必要ですが、残りは{ $left }枚です。プールにカードを加えてください。
worldbreaks-all_dealt = 参加者全員に配りました。遅れて来たプレイヤーには残りから配ります。
worldbreaks-nobody = まだ参加者がいません。
worldbreaks-was_dealt = { $count }人に配りました。
worldbreaks-waits = リストまたはカードデータを待っているプレイヤー：{ $count }人
worldbreaks-state = { $state ->
    [dealt] 配布済み
    [ready] 未配布
    [list] デッキリスト待ち
    [card_data] カードデータ待ち
   *[left] 参加中ではない
}
worldbreaks-none_found = 該当するプレイヤーはいません。
worldbreaks-registered = このイベントでは、プレイヤーがデッキリストと一緒にworldbreakを登録します。
worldbreaks-registered_more = 各デッキリストの「worldbreakカード」の見出しの下にあります。誰が決めるかは設定ページ（A1）で選べます。
worldbreaks-other_format = このイベントはワールドブレイカーではありません。デッキのフォーマットは設定ページで選びます。
worldbreaks-to_setup = 設定ページへ

worldbreaks-pool_title = worldbreakのプール
worldbreaks-pool_text = プロキシのカード名
worldbreaks-pool_hint = 1行に1種類。2枚あれば「2 Worldfire」。カード名はどの言語でも、どのツールの形式でも構いません。
worldbreaks-pool_as_written = カードデータにない名前も、書いたとおりに残す
worldbreaks-pool_check = 確認する
worldbreaks-pool_save = プールを保存する
worldbreaks-pool_saved = プールを保存しました。
worldbreaks-pool_large = { $found }枚は多すぎます。{ $most }枚までです。
worldbreaks-pool_unknown = カードデータにないか、複数のカードを指す名前です：{ $names }。直すか、書いたとおりに残すことを選んでください。
worldbreaks-pool_held = プレイヤーに配った枚数より少なくなります：{ $names }。先に回収するか、変更してください。

worldbreaks-of = { $name }のworldbreak
worldbreaks-has_none = { $name }にはまだ配られていません。
worldbreaks-again = 配り直す
worldbreaks-again_means = 選んだカードを戻し、残りから同じ枚数を引きます。
worldbreaks-again_which = 戻すカード
worldbreaks-again_spoiled = プロキシに不備があるのでプールから除く
worldbreaks-again_do = 配り直す
worldbreaks-was_again = 配り直しました。
worldbreaks-by_hand = 手作業で変更する
worldbreaks-by_hand_means = 1枚を、プールに残るカード、またはほかのプレイヤーのカードと替えます。
worldbreaks-by_hand_give = 戻すカード
worldbreaks-by_hand_get = 代わりのカード
worldbreaks-in_pool = プールに残るカード
worldbreaks-by_hand_do = 変更する
worldbreaks-was_changed = 変更しました。
worldbreaks-take_back = 回収する
worldbreaks-take_back_means = このプレイヤーのカードをすべてプールに戻します。
worldbreaks-take_back_do = すべて回収する
worldbreaks-was_taken_back = 回収しました。
worldbreaks-choose_cards = プレイヤーのカードを1枚以上選んでください。
worldbreaks-choose_other = 代わりのカードを選んでください。
worldbreaks-reason = 理由

worldbreaks-yours = あなたのworldbreak
worldbreaks-yours_means = マリガンの後、A面を上にして自分の禁止領域に置きます。ここで内容を見られるのは、あなたとスタッフだけです。
worldbreaks-not_dealt_yet = 主催者が配ります。まだ配られていません。
worldbreaks-yours_registered = デッキリストに「worldbreakカード」の見出しを付けて登録します。
worldbreaks-not_shown = worldbreakと、書いたままのリストは、ここには表示しません。
worldbreaks-options = ワールドブレイカー：定めのない点 { $count }件
worldbreaks-options_hint = ワールドブレイカーのルールに定めのない点です。選ばなければ、通常の扱いになります。
worldbreaks-usual = 通常

refuse-worldbreaks_other_format = このイベントはワールドブレイカーではないため、worldbreakはありません。
refuse-worldbreaks_registered = このイベントではプレイヤーがworldbreakを登録するので、配ることはできません。設定ページ（A1）で選べます。
refuse-worldbreaks_no_pool = worldbreakのプールがまだありません。
refuse-worldbreaks_pool_small = { $wanted }枚必要ですが、プールの残りは{ $left }枚です。
refuse-worldbreaks_pool_uneven = このプールでは全員に行き渡りません。同じカードばかり残っているか、プレイヤーが使えないカードが残っています。ほかのカードを加えてください。
refuse-worldbreaks_wait = { $why ->
    [list] worldbreakの制限はデッキリストで確かめますが、まだ提出されていません。
   *[card_data] worldbreakの制限は統率者で確かめますが、カードデータに見つかりません。
}
refuse-worldbreak_not_for = { $name }に「{ $card }」は配れません。同じカードが2枚になるか、このイベントの制限に合いません。
