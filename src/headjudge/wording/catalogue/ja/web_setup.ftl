# イベントの設定と参加者：ページの言葉と、受け付けられないときの説明。

setup-any_game = ゲームを問わない

setup-nav = 設定
setup-title = イベントの設定
setup-event_name = イベントの名前
setup-game_and_format = ゲームとフォーマット
setup-choose = 選んでください
setup-programme = プログラム
setup-no_programme = なし
setup-level_of_programme = プログラムのとおり
setup-day = 日付
setup-expected = 予想人数
setup-expected_hint = 構成の目安を見るためだけの数です。実際の構成は参加人数に合わせて変わります。
setup-make = イベントを作る
setup-show = 構成を見る
setup-recommended_for = { $count }人の場合の推奨
setup-now_for = 現在の構成（{ $count }人）
setup-would_be_for = { $count }人の場合の構成
setup-if_came = この人数なら
setup-rounds_of = ラウンド数（{ $stage }）
setup-top = トップ{ $top }
setup-none = なし
setup-own = 独自の値（規定は{ $advised }）
setup-own_cut = 独自の選択（規定はトップ{ $advised }）
setup-own_none = 独自の選択（規定ではなし）
setup-source = 出典：{ $source }
setup-to_tell = プレイヤーに告知すること
setup-tell_what = 告知の内容
setup-tell_state = いつまでに
setup-told_when = 記録済み（{ LABEL($when, of: "moment") }に告知）
setup-when = いつ告知したか
setup-was_told = 告知した
setup-structure = 構成
setup-structure_hint = 空欄の項目は、参加人数が変わると規定に合わせて変わります。
setup-begun = イベントは始まっています。組み合わせを作成したラウンドはそのままで、これからのラウンドは変更できます。
setup-as_rules = { GIVEN($advised) ->
    [yes] 規定のとおり：{ $advised }
   *[no] 規定のとおり
}
setup-empty_follows = { GIVEN($advised) ->
    [yes] { GIVEN($clause) ->
        [yes] 空欄なら規定のとおり、現在は{ $advised }（{ $clause }）。
       *[no] 空欄なら規定のとおり、現在は{ $advised }。
    }
   *[no] 空欄なら規定のとおり。
}
setup-days_label = 日数
setup-day_count = { $count }日
setup-kind = ラウンドの進め方
setup-kind_of = { $kind ->
    [draft] ドラフトポッドの中で対戦
   *[swiss] 全員でスイスラウンド
}
setup-cut_follow = 規定のとおり：トップ{ $top }
setup-cut_follow_none = 規定のとおり：なし
setup-cut_own_choice = 人数を指定する
setup-cut_none_choice = プレイオフなし
setup-cut_own = プレイオフの人数（指定する場合）
setup-stage = { $kind ->
    [draft] ドラフト：{ $stage }
   *[swiss] スイスラウンド：{ $stage }
}
setup-day_own = 日付（イベントの日と違う場合）
setup-enters_top = 進出：上位の人数
setup-enters_points = または、この点数以上の全員
setup-enters_hint = 両方とも空欄なら規定のとおり、現在は上位{ $top }人または{ $points }点以上の全員。
setup-options = その他の設定（{ $count }）
setup-rules = 名前と規定
setup-rules_hint = 規定を変えると、新しい規定にない独自の値は外れます。
setup-rules_fixed = 組み合わせを作成したラウンドがあるため、日付、ゲーム、フォーマットは変更できません。

setup-name_missing = 名前がありません。入力してください。
setup-name_long = 長すぎます。{ $limit }文字までです。
setup-name_broken = 文字が途中で切れています。もう一度入力してください。
setup-policy_missing = ゲームとフォーマットを選んでください。
setup-days = 規定に{ $days }日間の構成はありません。別の日数を選んでください。
setup-number = 「{ $found }」は使えません。{ $least }から{ $most }までの整数を入れるか、空欄にしてください。
setup-choice = 「{ $found }」は選択肢にありません。一覧から選んでください。
setup-no_playoff = この規定にプレイオフはありません。
setup-cut_missing = プレイオフの人数を入れてください。
setup-ids = 「{ $found }」は使えません。1行に1つ、システム名、「=」、番号の順に書き、同じシステムは1回だけにしてください。
refuse-setup_changed = ほかの人が設定を変更しました。下にあるのは現在の設定で、入力欄にはあなたの値が残っています。見比べてから、もう一度保存してください。
refuse-fewer_rounds_than_paired = すでに第{ $paired }ラウンドまで組み合わせを作成したため、{ $planned }ラウンドにはできません。

option_name-rounds = ラウンド数
option_name-minutes = 1ラウンドの時間（分）
option_name-decklists = デッキリスト
option_name-level = ルール適用度
option_name-rematches = 再戦
option_name-elimination = プレイオフの方式
option_name-called_draft = コールドドラフト
option_name-lists_shared = プレイオフでデッキリストを相手に公開
option_name-playoff = プレイオフの種類
option_name-rounds_per_draft = 1回のドラフトのラウンド数
option_name-pairing = テーブルの組み方
option_name-seats = スイスラウンドのターン順
option_name-max_byes = 1人の不戦勝の上限
option_name-simultaneous = 同時に脱落したとき
option_name-draw_survivors = 引き分けで生き残ったプレイヤー
option_name-no_show = 来なかったプレイヤー
option_name-nobody_alive = 誰も生き残らなかったとき
option_name-leaver = 対戦中に抜けたプレイヤー
option_name-last_table = 最後のテーブルが同じ顔ぶれになるとき
option_name-only_table = 唯一のテーブルが同じ顔ぶれになるとき
option_name-extra_turns = 時間終了後の追加ターン
option_name-met_twice = 2回当たった対戦相手の数え方
option_name-bye_counts_as = 率での不戦勝の扱い
option_name-opponents_floor = 率の下限
option_name-missed_rounds = 途中参加の前のラウンド
option_name-dropped_opponents = ドロップした対戦相手
option_name-bye_group = 不戦勝のプレイヤー
option_name-below_minimum = 人数が足りないとき
option_name-repeat_of = 繰り返さない顔ぶれ
option_name-table_sizes = テーブルの人数（優先順）
option_name-short_tables_stand = 人数の少ないテーブルの位置
option_name-short_table = 人数の少ないテーブルの脱落順
option_name-playoff_drawn = プレイオフの引き分け
option_name-playoff_seats = プレイオフのターン順
option_name-playoff_grouping = プレイオフのシード配置
option_choice-decklists-required = 必須
option_choice-decklists-optional = 主催者の判断
option_choice-decklists-none = 不要
option_choice-level-casual = カジュアル
option_choice-level-competitive = 競技
option_choice-level-professional = プロ
option_choice-rematches-avoid = 避ける
option_choice-rematches-allow = 認める
option_choice-elimination-single = 1敗で敗退
option_choice-elimination-double = 2敗で敗退
option_choice-called_draft-yes = 行う
option_choice-called_draft-no = 行わない
option_choice-lists_shared-yes = 公開する
option_choice-lists_shared-no = 公開しない
option_choice-playoff-standing = イベントのデッキで、順位に従って
option_choice-playoff-draft = 新しくドラフトする
option_choice-pairing-standings = 順位に従う
option_choice-pairing-spread = 新しい相手と当たるようにする
option_choice-seats-random = ランダム
option_choice-seats-balanced = ラウンドを通じて均等に
option_choice-seats-seed = 上位が先
option_choice-seats-reverse = 上位が後
option_choice-simultaneous-reported = 報告された順
option_choice-simultaneous-mean = 全員に平均の順
option_choice-simultaneous-best = 全員に最も高い順
option_choice-simultaneous-worst = 全員に最も低い順
option_choice-draw_survivors-turn_order = 先のターンほど先に脱落した扱い
option_choice-draw_survivors-highest = 全員に最も高い順
option_choice-draw_survivors-mean = 全員に平均の順
option_choice-no_show-lowest = そのテーブルの最も低い順
option_choice-no_show-zero = 0
option_choice-nobody_alive-draw = 最後に脱落した人たちの引き分け
option_choice-nobody_alive-lost = 全員の敗北
option_choice-leaver-at_that_moment = その時点で脱落
option_choice-leaver-first_out = 最初に脱落した扱い
option_choice-last_table-swap_up = 上のテーブルと入れ替える
option_choice-last_table-leave = そのままにする
option_choice-only_table-repeat = そのまま繰り返す
option_choice-only_table-refuse = 組み合わせない
option_choice-extra_turns-keep = 残りのターンは席順に回る
option_choice-extra_turns-use_up = 追加ターンも残りのターンに数える
option_choice-met_twice-each_meeting = 当たるたびに
option_choice-met_twice-once = 1回だけ
option_choice-bye_counts_as-nothing = 数えない
option_choice-bye_counts_as-match = 対戦として数える
option_choice-bye_counts_as-win = 勝利として数える
option_choice-opponents_floor-none = なし
option_choice-missed_rounds-nothing = 数えない
option_choice-missed_rounds-absent = 欠席と同じ扱い
option_choice-dropped_opponents-keep = 対戦した分を数える
option_choice-dropped_opponents-left_out = 数えない
option_choice-bye_group-next_table = 最後のテーブルと入れ替わることがある
option_choice-bye_group-apart = 入れ替えない
option_choice-below_minimum-refuse = 組み合わせない
option_choice-below_minimum-byes = 全員を不戦勝にする
option_choice-repeat_of-previous_round = 直前のラウンドのテーブル
option_choice-repeat_of-any_round = どのラウンドのテーブルも
option_choice-short_tables_stand-bottom = 下位
option_choice-short_tables_stand-top = 上位
option_choice-short_table-from_the_top = 上から数える
option_choice-short_table-from_one = 1から数える
option_choice-playoff_drawn-best_seed = 最上位のシードが進出
option_choice-playoff_drawn-replay = やり直す
option_choice-playoff_drawn-untimed = 時間制限がなく、起こらない
option_choice-playoff_seats-random = ランダム
option_choice-playoff_seats-balanced = 均等に
option_choice-playoff_seats-seed = 上位シードが先
option_choice-playoff_seats-reverse = 上位シードが後
option_choice-playoff_grouping-snake = 1 4 5 8、2 3 6 7
option_choice-playoff_grouping-stride = 1 3 5 7、2 4 6 8

entrants-nav = 参加者
entrants-title_count = 参加者{ $count }人
entrants-add = 名前で追加
entrants-add_button = 追加
entrants-add_late = イベントは始まっています。今追加する人は第{ $round }ラウンドから対戦し、それまでの点はありません。
entrants-add_over = 新しい人が対戦できるラウンドはもうありません。
entrants-added = { $name }を登録しました（番号{ $id }）。
entrants-added_many = { $count }人を登録しました。
entrants-waiting_now = 新たにキャンセル待ちになった人：{ $count }人。
entrants-other_person = 同じ名前の別の人です
entrants-full = 定員{ $places }人に達しています。これから来る人は
entrants-queue = 空き{ $free }人分に{ $waiting }人が待っています。これから来る人は
entrants-full_wait = キャンセル待ちにする
entrants-full_enter = それでも登録する
entrants-list_link = リストかCSVから追加
entrants-ways = ほかの追加方法・参加者に関する操作
entrants-search = 名前か番号
entrants-search_button = 探す
entrants-filters = 表示
entrants-filter = { $kind ->
    [active] 参加中{ $count }
    [here] 来場{ $count }
    [not_here] 未到着{ $count }
    [out] 離脱{ $count }
    [fixed] 固定テーブル{ $count }
   *[all] 全員{ $count }
}
entrants-places = 定員{ $places }人中{ $taken }人
entrants-shown = { $count }人を表示
entrants-number = 番号
entrants-here = 来場
entrants-is_here = 来場
entrants-status = { $status ->
    [dropped] ドロップ
    [disqualified] 失格
   *[later] 後から参加
}
entrants-absent_next = 第{ $round }ラウンド欠席
entrants-bye_next = 第{ $round }ラウンド不戦勝
entrants-fixed = テーブル{ $table }固定
entrants-byes = 獲得済みの不戦勝{ $count }
entrants-nobody_found = 見つかりません。文字を減らして探してください。
entrants-nobody = まだ誰もいません。
entrants-list_title = リストから追加
entrants-would_add = { $count ->
    [0] このリストに新しい人はいません
   *[other] { $count }人が追加されます
}
entrants-read_as = 読み取った形式：{ LABEL($form, of: "list_form") }。
entrants-list_full = { $count }人に対して空きは{ $free }人です。残りの人は
entrants-take = { $count }人を追加
entrants-look_again = もう一度確かめる
entrants-other_list = 別のリスト
entrants-line = 行
entrants-becomes = 扱い
entrants-verdict = { $verdict ->
    [known] すでに登録済み
    [same_name] 同じ名前の人が登録済み
    [twice] リスト内で重複
   *[new] 新規
}
entrants-paste = 名前（1行に1人）
entrants-paste_hint = チャットや表計算、GEMのプレイヤーリストから貼り付けられます。名前の前に番号があってもかまいません。
entrants-file = またはファイル
entrants-file_hint = GEMの組み合わせ・順位表・ヒーローのリストか、headjudgeの参加者リスト（CSV）。
entrants-file_large = ファイルが大きすぎます。{ $limit } MBまで読み取れます。
entrants-preview = 追加される内容を見る
entrants-own_form = headjudgeのリストの形式
entrants-own_form_hint = 「name」のほかの列は省略できます。コンマの代わりにセミコロンやタブも使えます。
entrants-back_to_list = 参加者一覧へ
entrants-number_is = 番号{ $id }
entrants-seat = 席{ $seat }
entrants-apart = 対戦回避の相手
entrants-absent_means = 欠席：第{ $round }ラウンドは対戦相手のない敗北になります。組み合わせには入らないので、相手を待たせることはありません。
entrants-make_absent = 第{ $round }ラウンドを欠席にする
entrants-bye_means = 不戦勝：第{ $round }ラウンドは対戦相手がなく、規定どおりの不戦勝になります。
entrants-give_bye = 第{ $round }ラウンドを不戦勝にする
entrants-pair_after_all = 組み合わせに戻す
entrants-drop_before = 第1ラウンド前に抜けます。組み合わせにも順位表にも入らず、空きが1人分できます。
entrants-drop_means = イベントから抜けます。第{ $round }ラウンドから組み合わせに入りません。済んだ対戦は残り、対戦相手の成績にも数えます。
entrants-drop_open = このラウンドのテーブル{ $table }の結果がまだ入力されていません。
entrants-do_drop = ドロップ
entrants-back_means = 第{ $round }ラウンドから再び対戦します。休んだラウンドの点はありません。
entrants-do_back = 第{ $round }ラウンドから再参加
entrants-write = 変更
entrants-fixed_hint = アクセシビリティのため、毎ラウンド同じテーブルに着席します。空欄なら固定しません。
entrants-earned_byes = 獲得済みの不戦勝
entrants-earned_hint = 第1ラウンドから何ラウンド分か。
entrants-ids = ほかのシステムの番号
entrants-ids_hint = 1行に1つ。例：gem = 12345678
entrants-keep_apart = 対戦回避
entrants-apart_hint = ほかに組み合わせがないときだけ対戦します。
entrants-apart_from = 対戦を避ける相手
entrants-do_apart = 対戦を避ける
entrants-not_apart = 解除
entrants-disqualify_means = 失格：イベントと順位表から外れ、再参加はできません。取り消すには操作を元に戻すしかありません。対戦相手の勝利はそのまま残ります。
entrants-do_disqualify = 失格にする
entrants-written = { $name }の変更を保存しました。
entrants-back_now = { $name }は第{ $round }ラウンドから再び対戦します。
entrants-disqualified_now = { $name }は失格になりました。
entrants-dropped_now = { $name }はドロップしました。
entrants-bye_now = { $name }は第{ $round }ラウンドが不戦勝です。
entrants-absent_now = { $name }は第{ $round }ラウンドを欠席します。
entrants-paired_now = { $name }は第{ $round }ラウンドで組み合わせに入ります。
refuse-entrant_changed = ほかの人が「{ $name }」を変更しました。ページを読み込み直して現在の内容を確かめ、もう一度保存してください。
refuse-apart_from_oneself = 本人以外の相手を選んでください。
refuse-back_after_cut = カットが済んだため、「{ $id }」は再参加できません。
refuse-same_name = 「{ $name }」はすでに登録されているか、キャンセル待ちです。別の人なら、チェックを入れてもう一度追加してください。
refuse-no_place = 空きは{ $free }人分ですが、{ $wanted }人分必要です。定員を増やすか、定員を超えて登録してください。

check_in-nav = チェックイン
check_in-title = チェックイン
check_in-count = { $count }人中{ $here }人来場
check_in-field = 名前か番号を入力してEnter
check_in-here = 来場
check_in-here_of = { $name }が来場
check_in-is_here = が来場しました。
check_in-undo = 来場を取り消す
check_in-undo_short = 取り消す
check_in-undo_of = { $name }の来場を取り消す
check_in-missing = まだ来ていない人：{ $count }人
check_in-all_here = 全員来場
check_in-drop_summary = 来ていない{ $count }人をドロップ
check_in-drop_means = { $round ->
    [1] { $count }人は第1ラウンドの組み合わせに入らず、その分の空きができます。後から来た人は再参加できます。
   *[other] { $count }人は第{ $round }ラウンドから組み合わせに入りません。済んだ対戦は残ります。
}
check_in-drop_missing = { $count }人をドロップする
refuse-nobody_found = 「{ $found }」に当てはまる参加者がいません。文字を減らすか、番号で探してください。
refuse-several_found = 「{ $found }」に当てはまる参加者が{ $count }人います。下から選んでください。

registration-link = 参加登録
registration-title = 参加登録
registration-state = { $who ->
    [closed] 締め切り
    [themselves] 受付中：本人が登録
   *[desk] 受付中：受付のみ
}
registration-taken = 登録{ $count }人
registration-scan = QRコードを読み取って登録
registration-begun = イベントが始まったため、本人による登録はできません。遅れて来た人は受付で登録してください。
registration-only_here = このアドレスはこのパソコンでしか開けません。同じネットワークのスマートフォンから届くアドレスで運営デスクを開くと、QRコードも変わります。
registration-who = 登録できる人
registration-who_themselves = 誰でも（リンクかQRコードで）
registration-who_desk = 受付のみ
registration-who_closed = なし（締め切り）
registration-capacity = 定員
registration-capacity_hint = 満員になると、後から来た人は順番にキャンセル待ちになります。空欄なら制限なし。
registration-wait_count = 待ち{ $count }人
registration-waiting = キャンセル待ち：{ $count }人
registration-admit_next = 次の人を繰り上げ：{ $name }
registration-admit_many = 次の{ $count }人を繰り上げ
registration-no_place_now = 今は空きがありません。
registration-place = 順番
registration-deeds = 操作
registration-admit = 繰り上げ
registration-admit_beyond = 定員を超えて登録
registration-admit_of = { $name }を繰り上げ
registration-admit_beyond_of = 定員を超えて登録：{ $name }
registration-leave = 外す
registration-leave_of = キャンセル待ちから外す：{ $name }

register-title = 参加登録
register-name = お名前
register-name_hint = 組み合わせに表示され、誰でも見られます。
register-hero = ヒーロー（決まっていれば）
register-outside = GEM ID（あれば）
register-do = 登録する
register-entered = { $name }さん、登録が完了しました。
register-number = あなたの番号は{ $number }です
register-keep = 手続きは以上です。当日は受付で名前か番号をお伝えください。
register-waits = { $name }さん、満員のためキャンセル待ちになりました。
register-place = キャンセル待ち{ $place }番目です
register-waits_more = 空きが出ると、主催者が順番に繰り上げます。繰り上がると、このページに番号が表示されます。
register-gone = { $name }さんの登録は取り消されています。心当たりがない場合は受付へお越しください。
register-another = ほかの人を登録する
register-other_person = 同じ名前の別の人です
register-closed = 参加登録は受け付けていません。主催者にお問い合わせください。
register-begun = イベントは始まっています。これから参加する場合は受付へお越しください。
refuse-registration_closed = 参加登録は受け付けていません。主催者にお問い合わせください。
refuse-registration_begun = イベントは始まっています。これから参加する場合は受付へお越しください。
refuse-registered_already = 同じ名前の人が登録されています。ご本人なら手続きは不要です。別の人なら、チェックを入れてください。
refuse-registered_often = 短時間に登録が集中しています。10分待つか、受付へお越しください。

meeting-title = プレイヤーミーティング
meeting-size = 1テーブルの人数
meeting-only_here = 来場済みの人だけ（{ $count }人）
meeting-order = 名前の文字順です。ラテン文字が先で、漢字の名前は文字コードの順になります。固定テーブルはそのままです。
meeting-seat = 全員の席を決める
meeting-seat_again = 席を決め直す
meeting-end = ミーティングを終える
meeting-public_link = プレイヤー向けのページ
meeting-nobody = プレイヤーミーティングの席は決まっていません。
meeting-find = お名前
refuse-nobody_to_seat = 席を決める参加者がいません。先に参加者を登録してください。
