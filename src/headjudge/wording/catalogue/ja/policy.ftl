# 規定：適用される版、規定ファイルの誤り、主催者の設定。

section-scoring = マッチポイント
section-standings = タイブレーカー
section-pairing = 組み合わせの方法
section-playoff = プレイオフ
section-structure = ラウンド数を変更する場合の告知
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

edition-assumed = { $date }に有効だった版は確認できていません。その次に確認できている{ $edition }版を使います。
edition-before_first = { $date }の版は見つかっていません。最も古い{ $edition }版を使います。
edition-ended = 最後に確認できている{ $edition }版は{ $date }より前に失効していますが、この版を使います。
edition-section_not_found = 当時の「{ LABEL($section, of: "section") }」の文書は見つかっていません。{ $edition }版の内容を使います。
edition-section_differs = 当時の「{ LABEL($section, of: "section") }」は計算式が異なり、headjudgeでは計算できません。{ $edition }版の式を使います。

policy_kind-metric = 順位の計算に使う値
policy_kind-pairing = 組み合わせの方法
policy_kind-bracket = プレイオフの配置

policy-unknown = 「{ $policy }」という規定はありません。使えるもの：{ $known }。
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
    [table] TOMLのテーブルを書いてください。
    [choice] 使えるもの：{ $allowed }。
    [fraction] 整数、または「1/2」のように引用符で囲んだ分数を書いてください。
    [date] 2025-09-26のように、実在する日をYYYY-MM-DDの形で書いてください。
    [key] 英小文字、数字、ハイフンだけの短い名前を書いてください。
    [at_least] { $limit }以上の数を書いてください。
    [at_most] { $limit }以下の数を書いてください。
   *[other] 規定ファイルの説明書を確認してください。
}
policy-unknown_name = { LABEL($kind, of: "policy_kind") }に「{ $key }」はありません。使えるもの：{ $known }。
policy-double = 「{ $key }」がここに2回あります。1つだけにしてください。
policy-row_overlap = この行は{ $least }からですが、前の行と重なっています。{ $expected }から始めてください。終わりを省略できるのは最後の行だけです。
policy-row_gap = この行は{ $least }からで、前の行との間が空いています。{ $expected }から始めてください。
policy-row_order = 終わりの{ $most }が始まりの{ $least }より前です。どちらかを直してください。
policy-extends_without_date = 「{ $policy }」を引き継ぐ規定には、版を決める日付が必要です。イベントの日付を指定してください。
policy-edition_overlap = この版は{ $until }まで有効ですが、次の版が{ $next }に始まります。その前日で終わらせてください。
policy-edition_order = この版の終わり{ $until }が始まり{ $from }より前です。どちらかを直してください。
policy-unknown_edition = 引き継ぎ元になる別の版「{ $edition }」はありません。使えるもの：{ $known }。
policy-no_section = { $edition }版に「{ $key }」はありません。それがある版を指定してください。

option-unknown = 規定「{ $policy }」に設定「{ $option }」はありません。{ GIVEN($known) ->
    [yes] 使えるもの：{ $known }。
   *[no] この規定に設定はありません。
}
option-value = 設定「{ $option }」を「{ $found }」にすることはできません。{ $kind ->
    [integer] { $least }から{ $most }までの整数にしてください。
   *[choice] 使えるもの：{ $allowed }。
}
