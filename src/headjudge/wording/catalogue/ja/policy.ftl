# ポリシー：適用される版、ポリシーファイルの誤り、主催者の設定。

section-scoring = マッチポイント
section-standings = タイブレーカー
section-pairing = 組み合わせの方法
section-playoff = プレイオフ
section-structure = ラウンド数を変える場合の告知
section-single_day = 1日トーナメントのラウンド数
section-teams = チーム戦のラウンド数
section-multi_day_constructed = 複数日の構築フォーマットのラウンド数
section-multi_day_limited = 複数日のリミテッドフォーマットのラウンド数
section-minutes = 制限時間
section-draft = ドラフトの制限時間
section-registration = デッキの登録
section-programmes = 組織化プレイプログラム
section-test_prints = 公認テストプリントカード
section-limited = リミテッドのセット
section-duties = 主催者とオフィシャルの役割

edition-assumed = { $date }にどの版が有効だったかは確かではありません。次に分かっている{ $edition }の版を使います。
edition-before_first = { $date }の版は見つかっていません。最も古い{ $edition }の版を使います。
edition-ended = 最新の{ $edition }の版は{ $date }より前に終わっていますが、この版を使います。
edition-section_not_found = 当時の「{ LABEL($section, of: "section") }」の文書は見つかっていません。{ $edition }の版の内容を使います。
edition-section_differs = 当時の「{ LABEL($section, of: "section") }」は別の計算式でした。headjudgeはそれを計算しないため、{ $edition }のものを使います。

policy_kind-metric = 順位の値
policy_kind-pairing = 組み合わせの方法
policy_kind-bracket = プレイオフの配置

policy-unknown = 「{ $policy }」というポリシーはありません。使えるもの：{ $known }。
policy-syntax = TOMLとして読めません。この行を直すか、直前の引用符やかっこの抜けを確認してください。
policy-missing_key = キー「{ $key }」がありません。追加してください。
policy-unknown_key = キー「{ $key }」はここでは使えません。使えるもの：{ $known }。
policy-value = 「{ $found }」はここでは使えません。{ $expected ->
    [integer] 整数を書いてください。
    [text] 引用符で囲んだ文字列を書いてください。
    [text_not_empty] 空でない文字列を書いてください。
    [yes_no] true または false と書いてください。
    [list] リストを書いてください。
    [list_not_empty] 項目が1つ以上あるリストを書いてください。
    [table] テーブルを書いてください。
    [choice] 使えるもの：{ $allowed }。
    [fraction] 整数、または「1/2」のように引用符で囲んだ分数を書いてください。
    [date] 2025-09-26のように、実在する日をYYYY-MM-DDの形で書いてください。
    [key] 英小文字、数字、ハイフンからなる短い名前を書いてください。
    [at_least] { $limit }以上の数を書いてください。
    [at_most] { $limit }以下の数を書いてください。
   *[other] ポリシーファイルの説明書を確認してください。
}
policy-unknown_name = { LABEL($kind, of: "policy_kind") }に「{ $key }」はありません。使えるもの：{ $known }。
policy-double = 「{ $key }」がここに2回あります。1つだけにしてください。
policy-row_overlap = この行は{ $least }から始まりますが、前の行がまだ終わっていません。行は順に続き、終わりがなくてよいのは最後の行だけです（正しくは{ $expected }から）。
policy-row_gap = この行は{ $least }から始まり、間が空いています。{ $expected }から始めてください。
policy-row_order = 終わりの{ $most }が始まりの{ $least }より前です。どちらかを直してください。
policy-extends_without_date = 「{ $policy }」を引き継ぐポリシーには、版を決める日付が必要です。イベントの日付を指定してください。
policy-edition_overlap = この版は{ $until }まで有効ですが、次の版は{ $next }に始まります。その前日までにしてください。
policy-edition_order = この版の終わり{ $until }が始まり{ $from }より前です。どちらかを直してください。
policy-unknown_edition = 引き継ぎ元の版「{ $edition }」はありません。使えるもの：{ $known }。
policy-no_section = { $edition }の版に「{ $key }」はありません。それを持つ版を指定してください。

option-unknown = ポリシー「{ $policy }」に設定「{ $option }」はありません。{ GIVEN($known) ->
    [yes] 使えるもの：{ $known }。
   *[no] 設定できるものはありません。
}
option-value = 設定「{ $option }」を「{ $found }」にすることはできません。{ $kind ->
    [integer] { $least }から{ $most }までの整数にしてください。
   *[choice] 使えるもの：{ $allowed }。
}
