# デッキリスト：提出、締め切り、再確認、公開、プレイヤー専用リンク。

log_row-decklists_set = デッキリストの受付：{ GIVEN($deadline) ->
    [yes] { $deadline }まで
   *[no] 最初の組み合わせの公開まで
}{ $audience ->
    [staff] 、プレイヤーには公開しない
   *[everybody] {""}
}
log_row-decklist_handed_in = { $name }のデッキリスト（{ $number }回目）、{ $by ->
    [staff] スタッフが記入
   *[player] 本人が提出
}{ $late ->
    [late] （期限後）
   *[in_time] {""}
}：{ LABEL($verdict, of: "list_verdict") }{ GIVEN($reason) ->
    [yes] （理由：{ $reason }）
   *[no] {""}
}
log_row-decklists_judged = デッキリストを再確認、判定の変更：{ $count }件{ GIVEN($illegal) ->
    [yes] 。使用不可：{ $illegal }
   *[no] {""}
}
log_row-decklists_locked = デッキリストの受付を締め切り
log_row-decklists_unlocked = デッキリストの受付を再開{ GIVEN($reason) ->
    [yes] （理由：{ $reason }）
   *[no] {""}
}
log_row-decklists_published = デッキリストを公開
log_row-decklists_hidden = デッキリストの公開を終了
log_row-card_ruled = { $card }：{ $ruling ->
    [kept_out] このイベントでは使用禁止
    [allowed] このイベントでは使用可
   *[as_rules] 規定どおりに戻す
}{ GIVEN($reason) ->
    [yes] （理由：{ $reason }）
   *[no] {""}
}
log_kind-decklists_set = デッキリストの設定
log_kind-decklist_handed_in = デッキリストの提出
log_kind-decklists_judged = デッキリストの再確認
log_kind-decklists_locked = デッキリストの締め切り
log_kind-decklists_unlocked = デッキリストの受付再開
log_kind-decklists_published = デッキリストの公開
log_kind-card_ruled = カードの扱い
list_verdict-legal = 使用可
list_verdict-illegal = 使用不可
list_verdict-unchecked = 一部未確認
decklists-title = デッキリスト
decklists-nav = デッキリスト
decklists-verdict = { $verdict ->
    [legal] ✓ 使用できます
    [illegal] ✗ 使用できません
   *[unchecked] ? 一部は未確認です
}
decklists-row_state = { $state ->
    [missing] ✗ 未提出
    [none] リストなし
    [legal] ✓ 使用可
    [illegal] ✗ 使用不可
   *[unchecked] ? 一部未確認
}
decklists-late = 遅れて提出
decklists-changed = 以前の判定：{ LABEL($before, of: "list_verdict") }
decklists-from_staff = スタッフ記入
decklists-by_staff = スタッフが記入：{ $reason }
decklists-count = 提出済み { $count } / { $players }
decklists-state = { $need ->
    [none] デッキリストは提出不要です
   *[other] { $locked_by ->
        [open] 受付中
        [hand] 締め切りました
        [deadline] 締め切りました（期限を過ぎました）
       *[start] 締め切りました（第1ラウンド公開済み）
    }
}
decklists-is_published = 公開中
decklists-until = 変更できる期限：
decklists-until_start = 第1ラウンドの組み合わせが公開されるまで変更できます
decklists-need = { $need ->
    [required] 必須
    [none] 提出不要
   *[optional] 任意
}
decklists-rulings = 主催者が扱いを決めたカード：{ $count }種
decklists-ruling = { $card }：{ $ruling ->
    [allowed] このイベントでは使用可
   *[kept_out] このイベントでは使用禁止
}
decklists-text = デッキリスト（どのツールの形式でも貼り付けられます）
decklists-text_hint = { $game ->
    [fab] 1行に1種類、例：「3 Pummel (red)」。カード名はどの言語でも構いません。
   *[other] 1行に1種類、例：「4 Lightning Strike」。カード名はどの言語でも構いません。
}
decklists-check = 確認する
decklists-save = 提出する
decklists-save_again = 差し替えて提出する
decklists-found = { $count ->
    [0] お知らせ
   *[other] 確認が必要な点：{ $count }件
}
decklists-meant = 候補：
decklists-section = { $section ->
    [commander] 統率者
    [companion] 相棒
    [main] メインデッキ
    [sideboard] サイドボード
    [maybeboard] 検討中のカード
    [tokens] トークン
    [hero] ヒーロー
    [arena] 武器と装備品
    [deck] デッキ
    [inventory] インベントリー
    [fab_arena] ヒーロー・武器・装備品
    [fab_red] 赤・ピッチなし
    [fab_yellow] 黄
    [fab_blue] 青
    [fab_purple] 紫
    [worldbreaks_dealt] worldbreakカード（配布分）
    [worldbreaks] worldbreakカード
   *[extras] そのほかのカード
}
decklists-judged_by = デッキの規定：{ $edition }版。
decklists-card_data = カードデータ：{ $date }時点。
decklists-no_card_data = このパソコンにカードデータがないため、カード名と禁止カードは確認していません。
decklists-no_format = デッキのフォーマットが設定されていないため、リストは読み取りますが判定しません。設定ページで選べます。
decklists-unknown_format = デッキのフォーマット「{ $format }」は登録されていないため、リストは読み取りますが判定しません。
decklists-not_offered = 「{ $found }」は今のリストに合いません。もう一度確認して選び直してください。
decklists-reason_missing = 理由を書いてください。記録に残ります。
decklists-deadline = { GIVEN($found) ->
    [yes] 「{ $found }」は日時として読めません。2026-11-27T18:00のように書いてください。
   *[no] リストの提出期限の日時を選んでください。
}
decklists-settings_saved = 保存しました。
decklists-deadline_passed = この期限はすでに過ぎています。プレイヤーはリストを変更できません。
decklists-card_missing = カード名を書いてください。
decklists-handed_in = デッキリストを提出しました（{ LABEL($verdict, of: "list_verdict") }）。
decklists-written = デッキリストを保存しました（{ LABEL($verdict, of: "list_verdict") }）。
decklists-waits = 期限を過ぎましたが、リストはまだ再確認されていません
decklists-waits_more = プレイヤーはもう変更できません。もう一度確認すると、今の時点での問題が分かります。
decklists-lock_and_check = 締め切ってすべて確認する
decklists-lock_means = プレイヤーはリストを変更できなくなり、すべてのリストをもう一度確認します。
decklists-unlock = 受付を再開する
decklists-unlock_means = もう一度締め切るまで、プレイヤーはリストを変更できます。期限後の提出には「遅れて提出」と表示します。
decklists-publish = リストを公開する
decklists-publish_means = すべてのリストを誰でも読めるようになります。
decklists-hide = 公開を終了する
decklists-hide_means = リストは今、誰でも読めます。
decklists-public_page = 公開ページ
decklists-filter = 表示するリスト
decklists-wanted = { $which ->
    [missing] 未提出
    [illegal] 使用不可
    [unchecked] 一部未確認
    [late] 遅れて提出
    [changed] 判定が変わった
    [legal] 使用可
   *[all] すべて
}
decklists-search = 名前または番号
decklists-find = 探す
decklists-none_found = 該当するリストはありません。
decklists-deeds = できること
decklists-take_out = リストの書き出し
decklists-zip = すべてのテキスト（ZIP）
decklists-settings = 提出の設定
decklists-recheck = すべてのリストを再確認する
decklists-recheck_means = 提出済みのリスト：{ $count }件。カードデータの更新、禁止改定、主催者の決定のあとは、判定が変わることがあります。
decklists-would_change = 判定が変わるリスト：{ $count }件
decklists-none_would_change = 判定の変わるリストはありません。
decklists-others_change = 判定は同じで、理由やデータが変わるリスト：{ $count }件
decklists-do_recheck = 記録する
decklists-rechecked = すべてのリストを今の時点で判定しました。
decklists-in_setup = どちらも設定ページで変更できます
decklists-deadline_of = 提出の期限
decklists-deadline_start = 第1ラウンドの組み合わせの公開まで
decklists-deadline_moment = 日時を決める
decklists-deadline_field = 日時
decklists-deadline_hint = UTC（協定世界時）で書いてください。
decklists-audience = 公開後にリストを見られる人
decklists-audience_everybody = 全員
decklists-audience_staff = スタッフのみ（公開しない）
decklists-own_rulings = 主催者によるカードの扱い
decklists-own_rulings_hint = 理由とともにプレイヤーに表示します。決めたあとは、すべてのリストを再確認してください。
decklists-card = カード
decklists-reason = 理由
decklists-reason_hint = リストとともに残り、プレイヤーにも表示されます。
decklists-keep_out = 使用禁止にする
decklists-allow = 使用可にする
decklists-as_rules = 規定どおりに戻す
decklists-as_rules_of = { $card }：規定どおりに戻す
decklists-judged_now = 今の判定：{ LABEL($verdict, of: "list_verdict") }
decklists-nothing_from = { $name }からの提出はまだありません。
decklists-edit = リストを書き直す
decklists-hand_in_for = 代わりに提出する
decklists-history = このプレイヤーの提出履歴：{ $count }件
decklists-as_written = 提出されたテキスト
refuse-decklists_are_published = リストは公開中です。先に公開を終了してください。
refuse-decklists_not_wanted = このイベントではデッキリストは提出不要です。
refuse-decklists_locked = 受付が締め切られているため、変更できませんでした。ジャッジに相談してください。
refuse-decklist_of_who_left = イベントから抜けているため、リストは受け付けられません。
refuse-decklists_too_many = すでに{ $most }件あり、これ以上は受け付けられません。ジャッジに相談してください。
refuse-decklists_often = 短い時間に何度も確認しました。数分待ってからお試しください。入力した内容は残っています。
refuse-decklists_for_staff = スタッフのみが見る設定になっています。先に提出の設定を変更してください。
refuse-decklists_not_locked = 先に締め切ってください。まだ変更できる人に、ほかの人のリストを見せることはできません。
refuse-links_made = このリンクは作成済みで、もう一度表示することはできません。作り直すと前のリンクは使えなくなります。
player-not_bound = このページはプレイヤー専用です
player-not_bound_more = 専用リンクまたはQRコードから開いてください。使えない場合は、運営デスクで新しいリンクをもらってください。
player-link_means = このリンクで、このブラウザーがあなた専用になります。ほかの人に渡さないでください。
player-i_am = { $name }です
player-not_me = あなたでない場合は、ページを閉じて運営デスクに知らせてください。
player-registered = 提出済み：
player-nothing_registered = まだ提出していません
player-not_saved_yet = 下の内容はまだ提出されていません。
player-my_text = 提出したテキスト
player_links-title = プレイヤー専用リンク
player_links-means = 専用リンクがあれば、プレイヤーはアカウントなしで自分のページ（今はデッキリスト）を開けます。リンクはハッシュだけを保存するため、表示は一度きりです。新しいリンクを作ると古いものは使えなくなります。
player_links-made = リンクを{ $count }件作りました。今のうちに印刷または送信してください。もう一度表示することはできません。
player_links-make_missing = リンクのない全員に作る（{ $count }件）
player_links-more = すべて作り直す・取り消す
player_links-all_means = 配布済みのリンクはすべて使えなくなり、そのリンクで開いたページも閉じられます。
player_links-make_all = 全員に新しいリンクを作る
player_links-revoke_all = すべて取り消す
player_links-link = リンク
player_links-opened = 使用中
player_links-is_made = 作成済み
player_links-none = なし
player_links-make_one = 新しいリンク
player_links-make_for = { $name }の新しいリンク
player_links-revoke = 取り消す
player_links-revoke_of = { $name }のリンクを取り消す
player_links-revoked = 使えなくなったリンク：{ $count }件
setup-deck_format = デッキの規定
setup-deck_format_own = 上のフォーマットと同じ
setup-deck_format_hint = ブロール大会など、デッキだけが別のフォーマットのときに選びます。
setup-format_of_other_game = 「{ $found }」は別のゲームの規定です。このイベントのゲームの規定を選んでください。
cli-option-format_of_event = デッキのフォーマット（規定と異なる場合）。例：「brawl」
decklists-until_locked = 運営が締め切るまで変更できます（期限後の提出になります）
