# 公開ページ：イベント、組み合わせ、順位表、プレイオフ、時計、スクリーン。

shown-sections = このイベント
shown-pairings = 組み合わせ
shown-pairings_of = 第{ $round }ラウンドの組み合わせ
shown-standings = 順位表
shown-standings_after = 第{ $round }ラウンド終了時の順位表
shown-standings_before = 第1ラウンド開始前の順位表
shown-standings_help = ◂は、次の行より上位になる決め手となった値です。名前を選ぶと理由が表示されます。
shown-decides = 決め手
shown-bracket = プレイオフ
shown-clock = 残り時間
shown-about = イベント
shown-now = 現在
shown-where_i_sit = 自分の席を探す
shown-not_begun = まだ公開されたラウンドはありません。公開されると、ここに組み合わせが表示されます。
shown-registration = 参加登録
shown-places_any = 参加登録を受け付けています。
shown-places_left = { $count ->
   *[other] 参加登録を受け付けています（残り{ $count }名）。
}
shown-places_none = 満員です（キャンセル待ち：{ $count }名）。
shown-register = 参加登録する
shown-register_at_desk = 受付で登録してください。
shown-structure = 構成
shown-rounds = ラウンド
shown-minutes = 分
shown-goes_on = 対象
shown-everybody = 全員
shown-enters = { $top ->
    [0] { $points }点以上
   *[other] { $points ->
        [0] 上位{ $top }名
       *[other] 上位{ $top }名と{ $points }点以上の全員
    }
}
shown-of = { $done }／{ $all }
shown-announced = お知らせ
shown-screen = スクリーン表示
shown-file = イベントファイル
shown-for_staff = スタッフ用
shown_status-coming = 受付前
shown_status-registration = 受付中
shown_status-running = 進行中
shown_status-over = 終了
shown-find = 名前でプレイヤーを探す
shown-find_button = 探す
shown-nobody_found = 第{ $round }ラウンドに「{ $name }」を含む名前はありません。名前の一部で試してください。
shown-whole_list = 全員の一覧
shown-order = 並び順
shown-by_table = テーブル順
shown-by_name = 名前順
shown-players = プレイヤー
shown-against = 対戦相手：
shown-absent = 欠席
shown-other_rounds = ラウンド
shown-after_rounds = 終了時のラウンド
shown-to_standings = 順位表へ
shown-no_bracket_yet = カットが確定すると、ここに対戦が表示されます。
shown-goes_through = 勝ち上がり
shown-more_time = 残り時間が異なるテーブル
shown-minutes_more = 分
shown-clock_waits = 時計はまだ始まっていません。
shown-round_finished = このラウンドは終了しました。
shown-won_by = { $name }の勝ちです。
shown-open = 結果はまだありません。
shown-no_such_thing = このアドレスには何もありません。
shown_events-running = 進行中
shown_events-coming = 開催予定
shown_events-over = 終了
shown-no_place = { $name }はこの順位表に入っていません。
