# イベントファイルの形式と内容の誤り、およびイベントへの操作を受け付けられない理由。
# 場所（行、JSONポインタ）は呼び出し側が示します。

kind-object = オブジェクト
kind-list = リスト
kind-text = 文字列
kind-integer = 整数
kind-number = 数値
kind-boolean = true または false
kind-null = null
kind-date = 日付

form-syntax = { $column }文字目からJSONとして読めません。直前のカンマ、引用符、かっこの抜けを確認してください。
form-duplicate_key = 同じオブジェクトにキー「{ $key }」が2回あります。1つだけにしてください。
form-not_a_number = NaNとInfinityはJSONの数値ではありません。数値を書くか、キーを削除してください。
form-number_too_large = 数値が大きすぎて、イベントで数えるものとしてはありえません。正しい数値を書いてください。
form-too_deep = リストやオブジェクトの入れ子が、イベントファイルとしては深すぎます。余分な階層を取り除いてください。
form-encoding = ファイルがUTF-8ではありません。文字コードをUTF-8にして保存し直してください。
form-lone_surrogate = 文字列に文字の半分（対になっていないサロゲート）があります。正しい文字に直してください。
form-missing_key = キー「{ $key }」がありません。追加してください。
form-unknown_key = キー「{ $key }」はここでは使えません。{ $nearest ->
    [null] 削除するか、名前を直してください。
   *[other] 「{ $nearest }」ではありませんか？
}
form-wrong_type = ここは{ LABEL($expected, of: "kind") }でなければなりませんが、{ LABEL($found, of: "kind") }になっています。
form-out_of_range = 数値は{ $expected }でなければなりませんが、{ $found }になっています。
form-wrong_value = 「{ $found }」はここでは使えません。使えるもの：{ $expected }。
form-too_long = 長すぎます。{ $limit }文字（または{ $limit }個）以内にしてください。
form-too_short = 短すぎます。{ $limit }文字（または{ $limit }個）以上にしてください。
form-version = このファイルの形式はバージョン「{ $found }」ですが、このheadjudgeが読めるのはバージョン{ $expected }です。headjudgeを更新するか、イベントを書き出し直してください。
form-not_yet = 種類が「{ LABEL($kind, of: "stage_kind") }」のステージはまだ行えません。このバージョンで使える種類にしてください。
form-date = 「{ $found }」は日付ではありません。2025-11-30のように、実在する日をYYYY-MM-DDの形で書いてください。
form-unreadable = { $reason ->
    [missing] ファイルが見つかりません。ファイル名を確認してください。
    [folder] これはフォルダーです。中のイベントファイルを指定してください。
    [permission] このファイルを読む権限がありません。所有者に頼むか、権限を変更してください。
   *[other] ファイルを読めません。ディスクとファイル名を確認してください。
}
form-empty = ファイルが空です。イベントファイルにはJSONオブジェクトが1つ必要です。

sense-duplicate_entrant = ID「{ $id }」の参加者が2人います。どちらかのIDを変えてください。
sense-unknown_entrant = ID「{ $id }」の参加者はいません。{ $nearest ->
    [null] 参加者を登録するか、IDを直してください。
   *[other] 「{ $nearest }」ではありませんか？
}
sense-twice_in_round = 第{ $round }ラウンドに「{ $id }」が2回以上現れています。1ラウンドにつき、対戦、不戦勝、欠席のどれか1つだけにしてください。
sense-seats = このイベントの対戦の席数は{ $expected }ですが、この対戦では{ $found }になっています。
sense-same_entrant_twice_in_match = この対戦で「{ $id }」が2つの席に着いています。席ごとに別の参加者にしてください。
sense-winner_not_seated = 結果にある「{ $id }」はこのテーブルに着いていません。「seats」にいる参加者を書いてください。
sense-result_contradicts = { $problem ->
    [nothing] 結果に何も書かれていません。「winner」、「draw」: true、「lost」のどれかを書いてください。
    [winner_and_draw] 勝者がいるのに引き分けにもなっています。どちらか一方にしてください。
    [winner_and_lost] 勝者がいるのに全員の敗北にもなっています。どちらか一方にしてください。
    [draw_and_lost] 引き分けなのに全員の敗北にもなっています。どちらか一方にしてください。
    [winner_out] 勝者が脱落者にも入っています。「out」から外すか、勝者を直してください。
   *[twice] 結果に同じIDが2回あります。1回だけにしてください。
}
sense-lost_not_everybody = 「lost」にはテーブルの全員を書いてください。勝者がいる対戦には「winner」を使ってください。
sense-games_contradict = ゲーム数{ $games }が結果と合いません。{ $winner ->
    [null] 引き分けでは、両者の勝ちゲーム数が同じでなければなりません。
   *[other] 勝者「{ $winner }」の勝ちゲーム数は、相手より多くなければなりません。
}
sense-round_number = ラウンド番号が{ $found }ですが、次は{ $expected }のはずです。番号は1から順に、抜けなく付けてください。
sense-unfinished_round = 第{ $round }ラウンドに結果のない対戦があるのに、次のラウンドがあります。先に結果を入力してください。
sense-not_in_event_then = 第{ $round }ラウンドの時点で「{ $id }」は参加していません。ラウンドから外すか、参加、ドロップ、失格の時点を直してください。
sense-drop_order = ドロップと再参加は、ドロップ、再参加、ドロップの順に、ラウンドの早い方から交互に並べてください。
sense-re_entry_without_drop = 第{ $round }ラウンドに再参加がありますが、その前にドロップがありません。「dropped_after」を追加するか、再参加を削除してください。
sense-table_twice = 第{ $round }ラウンドにテーブル{ $table }が2つあります。対戦ごとに別のテーブルにしてください。
sense-unknown_policy = ポリシー「{ $id }」はありません。{ $nearest ->
    [null] 使えるIDはポリシーの一覧で確認してください。
   *[other] 「{ $nearest }」ではありませんか？
}
sense-unknown_option = このポリシーに設定「{ $key }」はありません。使えるもの：{ $allowed }。
sense-option_value = 設定「{ $key }」は{ $expected }でなければなりませんが、「{ $found }」になっています。
sense-unknown_stage = ステージ「{ $id }」はありません。このイベントのステージを指定してください。
sense-stage_twice = ID「{ $id }」のステージが2つあります。どちらかのIDを変えてください。
sense-cut_after_unknown_round = 第{ $round }ラウンド終了後のカットとなっていますが、このラウンドは行われていません。「after_round」を直してください。
sense-cut_not_in_order = 通過者「{ $id }」がこのカットの順位にいません。「order」に加えるか、「through」から外してください。
sense-keep_apart_same = 「{ $id }」を自分自身と離すことはできません。2人の参加者を指定してください。
sense-next_conflict = 次のラウンドの指定に「{ $id }」が2回以上あります。対戦、不戦勝、欠席のどれか1つだけにしてください。
sense-no_seed = イベントにシード値がないため、抽選の結果を誰でも前もって計算できてしまいます。第1ラウンドの前にランダムな「seed」を設定してください。
sense-how_contradicts = 「{ $how }」はこの結果と合いません。決まり方か結果を直してください。
sense-chose_not_seated = 先攻後攻を選んだことになっている「{ $id }」は、このテーブルに着いていません。「seats」にいる参加者を書いてください。
sense-external_twice = 「{ $id }」の「{ $system }」の番号「{ $value }」は、別の参加者にも使われています。どちらかを直してください。
sense-fixed_table_twice = テーブル{ $table }が2人の参加者の固定テーブルになっています。どちらかを別のテーブルにしてください。
sense-pod_twice = 「{ $id }」がこのステージの2つのドラフトポッドに入っています。席を1つにしてください。

refuse-open_matches = 第{ $round }ラウンドに結果のない対戦が{ $count }件あります（テーブル{ $tables }）。先に結果を入力してください。
refuse-no_such_round = 第{ $round }ラウンドはありません。最後は第{ $last }ラウンドです。
refuse-no_such_match = 第{ $round }ラウンドにテーブル{ $table }はありません。そのラウンドの対戦表でテーブルを確認してください。
refuse-all_rounds_played = 予定の{ $planned }ラウンドはすべて組み合わせ済みです。続けるにはラウンド数を増やしてください。
refuse-unknown_entrant = このイベントにID「{ $id }」の参加者はいません。{ $nearest ->
    [null] 参加者の一覧で確認してください。
   *[other] 「{ $nearest }」ではありませんか？
}
refuse-already_dropped = 「{ $id }」はすでにドロップしています。もう一度ドロップするには、先に再参加が必要です。
refuse-not_dropped = 「{ $id }」はドロップしていません。再参加できるのはドロップした参加者だけです。
refuse-already_disqualified = 「{ $id }」は失格になっています。この参加者の参加状態は変更できません。
refuse-entrant_id_taken = ID「{ $id }」は別の参加者が使っています。ほかのIDを選んでください。
refuse-no_pairing = この参加者では組み合わせができません。次のラウンドの指定のために対戦相手のいない参加者が出ます。指定を変えてください。
refuse-nobody_to_pair = 組み合わせる参加者がいません。2人以上を登録してください。
refuse-event_exists = 「{ $file }」はすでにあります。別の名前にするか、そのファイルを削除してください。
refuse-round_paired = 第{ $round }ラウンドはすでに組み合わせ済みです。第{ $next }ラウンド以降であれば設定できます。
refuse-reason_needed = 次のラウンドを組んだ後で結果を変更することになります。理由を書いてください。
refuse-nothing_to_clear = 第{ $round }ラウンドのテーブル{ $table }には、取り消せる結果がありません。
