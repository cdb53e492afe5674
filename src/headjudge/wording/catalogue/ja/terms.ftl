# 大会の用語：列の見出しと名称。意味はGLOSSARY.mdにあります。

label-player = プレイヤー
label-entrant = 参加者
label-team = チーム
label-organiser = 主催者
label-scorekeeper = スコアキーパー
label-judge = ジャッジ
label-opponent = 対戦相手
label-event = イベント
label-policy = 規定
label-edition = 版
label-format = フォーマット
label-option = 設定
label-seed = 乱数シード
label-name = 名前
label-id = ID
label-date = 日付

label-round = ラウンド
label-table = テーブル
label-seat = 席
label-match = 対戦
label-game = ゲーム
label-result = 結果
label-win = 勝利
label-loss = 敗北
label-draw = 引き分け
label-double_loss = 両者敗北
label-winner = 勝者
label-bye = 不戦勝
label-absence = 欠席
label-pairing = 組み合わせ
label-pair_down = 点差のある対戦
label-rematch = 再戦
label-points_group = 同点グループ
label-fixed_table = 固定テーブル
label-pod = ポッド
label-correction = 訂正

label-drop = ドロップ
label-re_entry = 再参加
label-late_entry = 途中参加
label-disqualification = 失格

label-standings = 順位表
label-rank = 順位
label-tie_break = タイブレーカー
label-lot = 抽選
label-status = 状態
label-decided_by = 決め手

label-stage = ステージ
label-swiss = スイスラウンド
label-cut = カット
label-playoff = プレイオフ
label-bracket = トーナメント表
label-day = 日程
label-round_clock = 制限時間
label-penalty = ペナルティ
label-concession = 投了
label-no_show = 遅刻・不在

label-deck = デッキ
label-decklist = デッキリスト
label-card_pool = カードプール
label-hero = ヒーロー
label-commander = 統率者
label-constructed = 構築
label-limited = リミテッド
label-sealed_deck = シールドデッキ
label-booster_draft = ブースタードラフト

status-active = 参加中
status-dropped = ドロップ
status-disqualified = 失格
stage_kind-swiss = スイスラウンド
stage_kind-draft = ブースタードラフト
stage_kind-bracket = プレイオフ
stage_kind-pods = ポッド
how-played = 通常
how-time = 時間切れ
how-agreed = 合意
how-concession = 投了
how-no_show = 遅刻・不在
how-penalty = ペナルティ
