# ブラウザーのデスク：訂正、修正、遅刻者、カット、プレイオフ、ドラフト、他システムからの取り込み。

mend-nav_mend = 訂正・修正
mend-mend = 訂正と修正
mend-mend_correct = 結果の訂正
mend-mend_repair = 第{ $round }ラウンドの修正
mend-mend_swap = 2人の入れ替え
mend-mend_late = 遅刻・不在
mend-mend_cut = カット
mend-mend_bracket = プレイオフ
mend-mend_draft = ドラフトポッド
mend-mend_mirror = 他システムから取り込み

mend-nobody_named = 対象の参加者を指定してください。
mend-nobody_of_that_name = 「{ $found }」という参加者はいません。一覧のとおりに名前かIDを入力してください。
mend-several_of_that_name = 「{ $found }」に当てはまる参加者が{ $count }人います：{ $ids }。名前をもっと長く入力するか、IDを入力してください。
mend-no_outcome = 対戦の結果を選んでください。
mend-games_form = 「{ $found }」はゲーム数として読めません。2-1（引き分けが1ゲームあれば2-1-1）のように入力してください。
mend-out_number = 「{ $found }」は脱落順として読めません。最初の脱落者は1、次は2のように入力してください。
mend-same_result = 現在の結果と同じため、何も変わりません。
mend-result_none = 結果なし
mend-result_won = { $name }の勝ち
mend-result_draw = 引き分け
mend-result_lost = 両者敗北
mend-result_out = 脱落順：{ $names }
mend-result_through = 勝ち上がり：{ $names }
mend-result_clear = 結果なし（取り消す）
mend-outcome = 対戦の結果
mend-seat_won = 席{ $seat }：{ $name }の勝ち
mend-games = ゲーム数
mend-games_hint = 1人目の勝ち、2人目の勝ち、引き分けの順：2-1または2-1-1。省略できます。
mend-how = 決まり方
mend-fates = 脱落の順番
mend-fates_hint = 最初の脱落者は1。同時に脱落した人は同じ番号。残っていた人は空欄。勝者がいれば、最後の1人は空欄でもかまいません。
mend-out_when = 脱落順
mend-out_no_show = 不在
mend-out_left = イベントから離脱
mend-out_through = 勝ち上がり
mend-reason = 理由
mend-reason_hint = 記録に残ります。省略できます。
mend-reason_needed = あなたの名前と時刻とともに記録に残ります。
refuse-changed_meanwhile = このページの表示後に変更があったため、何も行いませんでした。現在の内容を確認して、もう一度行ってください。

mend-find_table = テーブル番号または名前
mend-find = 探す
mend-no_table_found = 「{ $text }」に当てはまるテーブルはありません。テーブル番号か、名前の一部を入力してください。
mend-nothing_played = 公開されたラウンドがまだないため、訂正するものはありません。
mend-was_corrected = 訂正済み
mend-round_and_table = 第{ $round }ラウンド、テーブル{ $table }
mend-stands = 現在の結果：
mend-stands_on_board = 席{ $seat }のゲーム、現在の結果：
mend-would_be = 訂正すると：
mend-moved = 第{ $round }ラウンド終了時の順位表で{ $count }人の順位が変わります
mend-by_how_much = 順位の変動
mend-moves_up = { $count }ランク上がる
mend-moves_down = { $count }ランク下がる
mend-stays = 同じ順位
mend-moved_by_others = ほかの参加者の変動による
mend-values = 順位を決める値
mend-whole_standings = 順位表全体（訂正前と訂正後）
mend-rank_after = 訂正後
mend-rank_before = 訂正前
mend-take_correction = 結果を訂正する
mend-corrected = 第{ $round }ラウンド、テーブル{ $table }の結果を訂正しました。
mend-new_result = 正しい結果
mend-which_game = 対象のゲーム
mend-whole_match = 対戦全体
mend-seat_letter = 席{ $seat }
mend-look_what_changes = 何が変わるか見る
mend-earlier = 以前の内容
mend-sat_here = 以前の席：{ $names }

mend-not_published_yet = 第{ $round }ラウンドはまだ公開されていません。組み合わせを取り消して作成し直しても支障はありません。
mend-round_changed = { $count ->
    [0] 第{ $round }ラウンドが変更されました。
   *[other] 第{ $round }ラウンド：テーブル{ $tables }が変更されました。
} { GIVEN($removed) ->
    [yes] なくなったテーブル：{ $removed }。
   *[no] { "" }
}
mend-changed_here = 変更あり
mend-then_there = 変更後の席
mend-because = 理由
mend-comes = ここへ移動
mend-instead_of = { $name }の代わり
mend-table_goes = テーブルはなくなります
mend-repair_consequence = { $count }卓への連絡が必要です。結果待ちのほかの{ $kept }卓はそのままです。変更されたテーブルは全員に表示されます。
mend-take_repair = { $count }卓を変更する
mend-repaired = 第{ $round }ラウンドを修正しました。変更されたテーブルに伝えてください。
mend-what_it_costs = 修正の効果と、組み直した場合の影響
mend-costs_caption = いずれも現在の結果にもとづく値で、少ないほど良い組み合わせです。
mend-as_it_is = 現在
mend-as_repaired = 修正後
mend-as_anew = 組み直し
mend-tables_that_change = 変わるテーブル
mend-finished_lost = 失われる終了・開始済みの対戦
mend-quality-kept_apart = 避けるべき対戦
mend-quality-met_again = 再戦
mend-quality-second_byes = 2回目以降の不戦勝
mend-quality-pair_downs = 点差のあるテーブル
mend-quality-squared_difference = 点差の2乗の合計
mend-quality-repeated_tables = 以前と同じ顔ぶれのテーブル
mend-choose_tables = テーブルを自分で選ぶ
mend-choose_tables_hint = { $done ->
    [0] チェックしたテーブルだけが変わります。
   *[other] チェックしたテーブルだけが変わります。{ $done }卓は終了しているか、すでに始まっています。
}
mend-may_change = 変更可
mend-table_number = テーブル{ $table }
mend-points_of = { $points }点
mend-points_moved = 点数の訂正あり
mend-stays_finished = 終了（そのまま）
mend-one_side_reported = 片方のみ報告
mend-open_table = 結果待ち
mend-look_again = このテーブルで案を作る
mend-propose_itself = 自動で案を作る

mend-swap_in_round = 第{ $round }ラウンドの2人を入れ替える
mend-swap_first = 1人目
mend-swap_second = 2人目
mend-swap_hint = 名前またはID。不戦勝や欠席の参加者とも入れ替えられます。
mend-swap_would = 入れ替え後
mend-swap_harmless = 特に問題はありません。
mend-report_goes = 片方が報告した結果は取り消されます（テーブル：{ $tables }）。
mend-take_swap = 2人を入れ替える
mend-swapped = 「{ $first }」と「{ $second }」を入れ替えました。それぞれのテーブルに伝えてください。

mend-late_in_round = 第{ $round }ラウンドの遅刻・不在
mend-choices_late = できること
mend-choices_no_show = テーブル{ $table }についてできること
mend-do_this = これを行う
mend-enter_result = 結果を入力する
mend-holds_already = すでにそのとおりです。何もする必要はありません。
mend-late_player = 遅刻者・登録漏れ
mend-late_known = このラウンドに席のない参加者
mend-late_new = または新しい参加者
mend-late_new_hint = 名前を入力してください。選んだ対応と同時に登録されます。
mend-show_choices = 対応を見る
mend-nobody_there = テーブルに来ていない
mend-which_table = テーブル番号
mend-who_is_missing = 来ていない人
mend-somebody_came = ちょうど来た、席のない人（省略可）

mend-cut_after = 第{ $round }ラウンド終了後のカット
mend-cut_through = { $count }人が進出します。
mend-cut_rule_top = 規定：上位{ $top }人。
mend-cut_rule_points = 規定：マッチポイント{ $points }点以上の全員。
mend-cut_rule_both = 規定：上位{ $top }人、またはマッチポイント{ $points }点以上の全員（人数が多いほう）。
mend-cut_tied = ボーダー上で{ $count }人が同点です：{ $names }。
mend-cut_decided = ボーダーの決め手：
mend-why_through = 進出の理由
mend-cut_out = 進出せず
mend-cut_is_made = カットは確定しています。後の訂正では変わりません。
mend-cut_with_pairing = カットは次のラウンドの組み合わせと同時に記録されます。ここで行うことはありません。
mend-cut_consequence = 組み合わせより先に今記録すると、新しい参加者は入れなくなり、進出者が確定します。「元に戻す」で取り消せます。
mend-make_cut = 今カットを記録する
mend-cut_made = カットを記録しました。
mend-bracket_before_cut = カットの確定前のため、プレイヤーの代わりに順位を表示しています。
mend-goes_on = 勝ち上がり
mend-note_starter = 選択を記録する
mend-correct_table = テーブル{ $table }を訂正
mend-enter_table = テーブル{ $table }を入力
mend-draft_from = { $by ->
    [standing] 第{ $round }ラウンドからのポッド：順位順、全{ $count }ポッド。
   *[random] 第{ $round }ラウンドからのポッド：ランダム、全{ $count }ポッド。
}
mend-pods_stand = 席決定済み
mend-pods_consequence = ポッドはドラフト最初のラウンドの組み合わせと同時に記録されます。組み合わせより先にドラフトを行うなら、今席を決めてください。決めた席は確定します。
mend-pods_consequence_cut = 今席を決めると、第{ $round }ラウンド終了後のカットも記録され、どちらも確定します。
mend-seat_pods = ポッドの席を決める
mend-pods_seated = ポッドの席を決めました。
mend-pod_of = ポッド{ $pod }：{ $count }席

mend-mirror_pairings = ラウンドの取り込み
mend-mirror_results = 第{ $round }ラウンドの結果の取り込み
mend-mirror_hint = 公式システムで組み合わせを作成する必要があるイベント用です。そのリストを貼り付けると、時計、対戦結果スリップ、確認、各ページがその内容で動きます。
mend-mirror_what = リストの内容
mend-mirror_what_pairings = 次のラウンドの組み合わせ
mend-mirror_what_results = 進行中のラウンドの結果
mend-mirror_list = リスト（見出し行を含む）
mend-mirror_file = またはファイル
mend-mirror_missing = リストにない参加者は欠席とする
mend-mirror_look = リストを読み込む
mend-mirror_would_pairings = 第{ $round }ラウンド：{ $count }卓、不戦勝{ $byes }人、欠席{ $absent }人
mend-mirror_would_results = { $count ->
    [0] 第{ $round }ラウンド：新しい結果はありません
   *[other] 第{ $round }ラウンド：結果{ $count }件
}
mend-mirror_with_results = リストにある{ $count }件の結果も取り込む
mend-mirror_consequence = ラウンドはそのまま取り込まれ、ほかのシステムで作成した印が付きます。公開するまで運営以外には見えません。
mend-mirror_consequence_results = 現在の結果と異なるものは訂正されます。記録には両方が残ります。
mend-take_pairings = ラウンドを取り込む
mend-take_results = 結果を取り込む
mend-mirrored_pairings = 第{ $round }ラウンドを取り込みました。内容を確認して公開してください。
mend-mirrored_results = 第{ $round }ラウンドの結果を取り込みました。
mend-no_list = リストを貼り付けるか、ファイルを選んでください。
mend-list_too_long = リストが{ $limit }文字を超えています。正しいファイルか確認してください。
mend-was_done = 直近の操作：
mend-choice_taken = 対応しました：{ LABEL($kind, of: "repair_choice") }。
