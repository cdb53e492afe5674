# ワールドブレイカーの卓トラッカー：ボタン、状態、履歴、ページ。

tracker-worldbreak = worldbreak
tracker-hidden = { $player }のworldbreak
tracker-no_turn = まだ誰のターンも始まっていません。
tracker-turn = { $player }：{ LABEL($phase, of: "wb-phase") }
tracker-undone = 取り消し{ GIVEN($reason) ->
    [yes] （{ $reason }）
   *[no] {""}
}：{ $what }
tracker-redone = やり直し：{ $what }
tracker-seat_taken = { $again ->
    [yes] これから別の端末が{ $player }の席を受け持ちます。前の端末は使えなくなりました。
   *[no] これから端末が{ $player }の席を受け持ちます。
}
tracker-opened = { $count }人でゲームを始めました。worldbreakはすべて使用可です。

tracker_state-ready = 使用可（A面）
tracker_state-spent = 使用済み（B面）
tracker_state-stack = スタック
tracker_state-battlefield = 戦場
tracker_state-graveyard = 墓地
tracker_state-hand = 手札
tracker_state-library = ライブラリー
tracker_state-exile = 追放領域

tracker_do-cast-for = { $pay }{ GIVEN($part) ->
    [yes] （{ $part }）
   *[no] {""}
}
tracker_do-cast-free = 支払わずに唱える{ GIVEN($part) ->
    [yes] （{ $part }）
   *[no] {""}
}
tracker_do-cast-flash = { $free ->
    [yes] 効果により今、支払わずに唱える
   *[no] 効果により今唱える：{ $pay }
}{ GIVEN($part) ->
    [yes] （{ $part }）
   *[no] {""}
}
tracker_do-play-land = 土地としてプレイ
tracker_do-put-battlefield = { GIVEN($player) ->
    [yes] { $player }のコントロール下で戦場に出る
   *[no] 戦場に出す
}
tracker_do-put-graveyard = 墓地に置く（捨てる、コスト）
tracker_do-put-exile = 手札として追放（コスト）
tracker_do-search-battlefield = 探して戦場に出す
tracker_do-search-graveyard = 探して墓地に置く
tracker_do-search-hand = 探して手札に加える
tracker_do-search-library = 探してライブラリーに置く
tracker_do-resolve = 解決
tracker_do-resolve-exile = 解決し、テキストにより追放
tracker_do-resolve-hand = 解決し、テキストにより手札へ
tracker_do-resolve-library = 解決し、テキストによりライブラリーへ
tracker_do-resolve-library-shuffled = 解決し、テキストによりライブラリーに加えて切り直す
tracker_do-counter-graveyard = 打ち消された
tracker_do-counter-graveyard-fizzled = 対象がなくなった
tracker_do-counter-exile = 呪文のまま追放
tracker_do-counter-hand = 手札に戻された
tracker_do-counter-library = ライブラリーに置かれた
tracker_do-counter-library-shuffled = ライブラリーに加えて切り直す
tracker_do-control = { $player }がコントロールを得る
tracker_do-leave-graveyard = 死亡・墓地に置かれる
tracker_do-leave-exile = 追放される
tracker_do-leave-exile-blink = 追放されて戻る（明滅）
tracker_do-leave-hand = 手札に戻される
tracker_do-leave-library = ライブラリーに置かれる
tracker_do-leave-library-shuffled = ライブラリーに加えて切り直す
tracker_do-move-battlefield = { $player }のコントロール下で戦場に出る
tracker_do-move-battlefield-own = 戦場に出る
tracker_do-move-hand = 手札へ
tracker_do-move-library = ライブラリーへ
tracker_do-move-library-shuffled = ライブラリーに加えて切り直す
tracker_do-move-exile = 追放される
tracker_do-move-hand-keep = 手札へ、そのまま残す
tracker_do-move-library-keep = ライブラリーへ、そのまま残す
tracker_do-move-library-shuffled-keep = ライブラリーに加えて切り直し、そのまま残す
tracker_do-turn = { $own ->
    [yes] 自分のターン開始
   *[no] { $player }のターン開始
}
tracker_do-phase = { LABEL($phase, of: "wb-phase") }
tracker_do-land = 通常の土地をプレイした
tracker_do-extra-land = 土地をもう1枚プレイできる
tracker_do-leaves-game = ゲームから離れる

tracker-table = テーブル{ $table }
tracker-table_of = 第{ $round }ラウンド、テーブル{ $table }
tracker-casual = フリーテーブル{ $table }
tracker-join_means = この端末で、このテーブルのworldbreakを見て操作します。あなたは誰ですか。
tracker-i_am = 私は{ $name }です
tracker-watch = 観戦だけする
tracker-seat_used = 別の端末が使用中
tracker-seat_ask = 別の端末がすでに{ $name }の席を受け持っています。続けると、その端末では{ $name }の操作ができなくなり、テーブルの全員に知らされます。
tracker-seat_anyway = 私は{ $name }です。席を引き継ぐ
tracker-not_bound = このページはテーブル専用です
tracker-not_bound_more = テーブルにあるコードを読み取るか、先に自分のリンクを開いてください。どちらもスタッフが持っています。
tracker-seat_lost = 今は別の端末が{ $name }の席を受け持っています。心当たりがなければ、テーブルのコードで席を選び直し、ジャッジに知らせてください。
tracker-watching = 観戦中です。誰でも見られるものだけを表示しています。
tracker-you = あなたは{ $name }です。
tracker-me_mark = 自分
tracker-left = ゲームから離れた
tracker-has_turn = ターン中
tracker-controlled = { $player }がコントロール中
tracker-cast = 唱える。支払えるマナ：
tracker-ways_more = 支払い方は他に{ $count }通りあります。
tracker-what_happened = 何が起こりましたか。
tracker-more = その他
tracker-then = →{ $state }
tracker-turn_head = ターン
tracker-phases = フェイズ
tracker-game_more = ゲームについての他の操作
tracker-undo = 取り消す
tracker-undo_what = 取り消す：{ $what }
tracker-redo = やり直す
tracker-redo_what = やり直す：{ $what }
tracker-history = 起こったこと
tracker-history_all = すべて表示（あと{ $count }件）
tracker-taken_back = 取り消し済み
tracker-rules = 今はどのルールが当てはまりますか。
tracker-rules_of = このカードのルール
tracker-rules_rests = ルールの文
tracker-changed = テーブルに変更があります：表示
tracker-offline = 接続できません。表示が古い可能性があります。
tracker-reload = もう一度見る
tracker-counts = 使用可{ $ready }、使用中{ $in_play }、使用済み{ $spent }
tracker-to_table = 自分のワールドブレイカーのテーブル

refuse-tracker_not_offered = 今はできません。テーブルの現在の様子を確かめてください。
refuse-tracker_full = このテーブルの履歴は上限（{ $limit }件）に達しました。次のゲームには新しいテーブルを開いてください。
refuse-nothing_to_redo = やり直せる操作はありません。
refuse-tracker_nothing_to_undo = 取り消せる操作はありません。
refuse-seat_taken = 別の端末がすでにこのプレイヤーの席を受け持っています。
refuse-tracker_no_round = 公開されたラウンドがまだありません。先に公開してください。
refuse-tracker_open = このテーブルのトラッカーはすでに開かれています。
refuse-tracker_casual_full = 組み合わせ外のテーブルは{ $limit }卓までです。

tracker_fault-players = 1卓は{ $least }人から{ $most }人までです。
tracker_fault-no_cards = この機械にマジックのカードデータがありません。ホストが“headjudge cards import”で取り込みます。
tracker_fault-commanders = 統率者を1枚、または「+」で区切って2枚書いてください。
tracker_fault-worldbreaks = 各プレイヤーのworldbreakはちょうど{ $expected }枚です。

tracker_desk-nav = トラッカー
tracker_desk-title = ワールドブレイカーのトラッカー
tracker_desk-round = 第{ $round }ラウンド
tracker_desk-none = 公開されたラウンドがまだありません。ラウンドのトラッカーは公開後に開けます。組み合わせ外のテーブルはいつでも開けます。
tracker_desk-open_round = 第{ $round }ラウンドのトラッカーを開く
tracker_desk-all_open = 第{ $round }ラウンドの全テーブルのトラッカーが開かれています。
tracker_desk-opened = { $count }卓のトラッカーを開きました。
tracker_desk-missing = 次のテーブルでは足りないものがあります。1卓ずつ開いてください。
tracker_desk-not_open = 未開始
tracker_desk-open_one = このテーブルを開く
tracker_desk-casual = 組み合わせ外
tracker_desk-new_casual = 1卓だけ開く
tracker_desk-new_head = テーブルを開く
tracker_desk-new_means = 各プレイヤーの統率者とworldbreak3枚を、カードデータにある名前で書いてください（言語は問いません）。空席の行は空のままにします。
tracker_desk-player = プレイヤー{ $number }
tracker_desk-name = 名前
tracker_desk-commander = 統率者
tracker_desk-commander_hint = 2枚なら「+」で区切る
tracker_desk-worldbreak = worldbreak { $number }
tracker_desk-open = テーブルを開く
tracker_desk-links = テーブルのコード
tracker_desk-links_means = 各テーブルのコードはここに一度だけ表示されます。このページを印刷して各テーブルに置いてください。新しいコードを作ると前のコードは無効になります。
tracker_desk-new_links = ラウンドの全テーブルのコードを作り直す
tracker_desk-new_link = このテーブルのコードを作り直す
tracker_desk-only_here = デスクが他の端末からの接続を受け付けていないため、これらのリンクはこの機械でしか使えません。
tracker_desk-as = プレイヤーの代わりに入力する
tracker_desk-as_nobody = 誰の代わりもしない（見るだけ）
tracker_desk-reason = 理由（テーブルに表示されます）
tracker_desk-seen_all = すべてのカードが見えています。背後からのぞかれないよう注意してください。
tracker_desk-steps = { $count }手
tracker-staff = { $name }（スタッフ）
tracker_rules-needs = 条件：{ $what }
tracker_rules-rests = ルールの文：{ $what }
tracker_rules-ordinary = ゲームの通常のルールによる
tracker_rules-through = { $zones }を経て
refuse-tracker_often = このテーブルの操作が1分間に多すぎます。少し待ってから続けてください。
refuse-tracker_not_seated = 観戦中は操作できません。テーブルのコードで席を選んでください。
tracker-stack = スタックにあるもの
tracker_not_now-turn = 今は不可：{ GIVEN($player) ->
    [yes] { $player }のターンです。
   *[no] まだターンが始まっていません。
}
tracker_not_now-phase = 今は不可：メイン・フェイズではありません。
tracker_not_now-stack = 今は不可：スタックに呪文があります。
tracker_not_now-used = 今は不可：このターンの土地はプレイ済みです。
tracker_desk-more_players = 5人以上の場合
tracker_do-draw = 引いた
tracker_do-put-back-library = ライブラリーに戻す
tracker_do-put-back-library-shuffled = ライブラリーに加えて切り直す
tracker_desk-others = ラウンドの修正で着席者が変わりました。開き直してください。
tracker_desk-instead = このテーブルにはゲームがあります。新しいゲームが新しいコードで置き換わり、前のゲームの履歴は記録に残ります。
tracker_desk-anew = このテーブルで新しいゲームを始める
