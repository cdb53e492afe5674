# イベントファイルの形式と内容の誤り。
# 場所（行、JSONポインタ）は呼び出し側が示します。

kind-object = オブジェクト
kind-list = リスト
kind-text = 文字列
kind-integer = 整数
kind-number = 小数や指数を含む数値
kind-boolean = true または false
kind-null = null
kind-text_or_object = 文字列またはオブジェクト
kind-text_or_integer = 文字列または整数

form-syntax = { $column }文字目からJSONとして読めません。直前のカンマ、引用符、かっこの抜けを確認してください。
form-duplicate_key = 同じオブジェクトにキー「{ $key }」が2回あります。1つだけにしてください。
form-not_a_number = 「{ $found }」はJSONの数値ではありません。数値を書くか、キーを削除してください。
form-number_too_large = 数値{ $found }は大きすぎて、イベントで数えるものとしてはありえません。正しい数値を書いてください。
form-too_deep = リストやオブジェクトの入れ子が{ $limit }段を超えています。余分な階層を取り除いてください。
form-encoding = ファイルがUTF-8ではありません。文字コードをUTF-8にして保存し直してください。
form-lone_surrogate = 文字列に文字の半分（対になっていないサロゲート）があります。正しい文字に直してください。
form-missing_key = キー「{ $key }」がありません。追加してください。
form-unknown_key = キー「{ $key }」はここでは使えません。{ GIVEN($nearest) ->
    [yes] 「{ $nearest }」ではありませんか？
   *[no] { GIVEN($allowed) ->
        [yes] 使えるもの：{ $allowed }。
       *[no] 削除してください。
    }
}
form-wrong_type = ここは{ LABEL($expected, of: "kind") }でなければなりませんが、{ LABEL($found, of: "kind") }になっています。
form-out_of_range = 数値は{ $expected }でなければなりませんが、{ $found }になっています。
form-wrong_value = 「{ $found }」はここでは使えません。使えるもの：{ $expected }。
form-items = リストの項目はちょうど{ $expected }個でなければなりませんが、{ $found }個あります。
form-too_long = 文字列が長すぎます。{ $limit }文字以内にしてください。
form-too_short = 文字列が短すぎます。{ $limit }文字以上にしてください。
form-version = このファイルの形式はバージョン「{ $found }」ですが、このheadjudgeが読めるのはバージョン{ $expected }です。headjudgeを更新するか、イベントを書き出し直してください。
form-date = 「{ $found }」は日付ではありません。2025-11-30のように、実在する日をYYYY-MM-DDの形で書いてください。
form-unreadable = { $reason ->
    [missing] ファイルが見つかりません。ファイル名を確認してください。
    [folder] これはフォルダーです。中のファイルを指定してください。
    [permission] このファイルを読む権限がありません。所有者に頼むか、権限を変更してください。
   *[other] ファイルを読めません。ディスクとファイル名を確認してください。
}
form-empty = ファイルが空です。イベントファイルにはJSONオブジェクトが1つ必要です。

sense-duplicate_entrant = ID「{ $id }」が2回使われています。どちらかのIDを変えてください。
sense-unknown_entrant = ID「{ $id }」の参加者はいません。{ GIVEN($nearest) ->
    [yes] 「{ $nearest }」ではありませんか？
   *[no] 参加者を登録するか、IDを直してください。
}
sense-twice_in_round = 第{ $round }ラウンドに「{ $id }」が2回以上現れています。1ラウンドにつき、対戦、不戦勝、欠席のどれか1つだけにしてください。
sense-seats = このイベントの対戦の席数は{ $expected }ですが、この対戦では{ $found }になっています。席数を合わせてください。
sense-same_entrant_twice_in_match = 第{ $round }ラウンドの同じ対戦で「{ $id }」が2つの席に着いています。席ごとに別の参加者にしてください。
sense-not_in_event_then = { $why ->
    [late] 「{ $id }」は第{ $round }ラウンドに出ていますが、参加したのはそれより後です。「entered_in」のラウンドを直すか、このラウンドから外してください。
   *[out] 「{ $id }」は第{ $round }ラウンドに出ていますが、すでにドロップしたか失格になっています。その時点を直すか、このラウンドから外してください。
}
sense-drop_order = 「{ $id }」のドロップや再参加のラウンドが順に並んでいません。早いラウンドから順に並べてください。
sense-re_entry_without_drop = 「{ $id }」の再参加の回数がドロップより多くなっています。足りないラウンドを「dropped_after」に加えるか、再参加を削除してください。
sense-drop_without_re_entry = 「{ $id }」は再参加しないまま、もう一度ドロップしています。足りないラウンドを「re_entered_in」に加えるか、ドロップを削除してください。
sense-re_entry_round = 「{ $id }」は第{ $after }ラウンド終了後にドロップしたのに、第{ $found }ラウンドで再参加しています。再参加は、そのドロップより後、次のドロップより前でなければなりません。
sense-round_number = ラウンド番号が{ $found }ですが、次は{ $expected }のはずです。番号は1から順に、抜けなく付けてください。
sense-round_needs_stage = 第{ $round }ラウンドがどのステージのものか分かりません。「stage」を追加してください。
sense-unknown_stage = ステージ「{ $id }」はありません。このイベントのステージを指定してください。
sense-stage_twice = ID「{ $id }」のステージが2つあります。どちらかのIDを変えてください。
sense-stage_order = 後のステージのラウンドに続いて、ステージ「{ $id }」のラウンドがあります。ラウンドをステージの順に並べてください。
sense-first_stage_enters = 「{ $id }」は最初のステージなので、全員が参加します。「enters」を削除してください。
sense-bracket_first = プレイオフ「{ $id }」の前に、進出者を決めるステージがありません。前にスイスラウンドのステージを置いてください。
sense-unfinished_round = 第{ $round }ラウンドに結果未入力の対戦（テーブル：{ $tables }）があるのに、次のラウンドがあります。先に結果を入力してください。
sense-table_twice = 第{ $round }ラウンドでテーブル{ $table }が2回使われています。対戦ごとに別のテーブルにしてください。
sense-result_contradicts = { $problem ->
    [nothing] 結果に何も書かれていません。勝者、引き分け、「lost」のどれかを書いてください。
    [winner_and_draw] 勝者がいるのに引き分けにもなっています。どちらか一方にしてください。
    [winner_and_lost] 勝者がいるのに全員の敗北にもなっています。どちらか一方にしてください。
   *[draw_and_lost] 引き分けなのに全員の敗北にもなっています。どちらか一方にしてください。
}
sense-winner_not_seated = 結果にある「{ $id }」はこのテーブルに着いていません。このテーブルの参加者：{ $seats }。
sense-lost_not_everybody = 「lost」にはテーブルの全員（{ $seats }）を書いてください。勝者がいる場合は「winner」を使ってください。
sense-only_in_pods = 「{ $key }」は3人以上のテーブルでだけ使えます。削除してください。
sense-games_contradict = ゲーム数{ $games }が結果と合いません。{ GIVEN($winner) ->
    [yes] 勝者「{ $winner }」の勝ちゲーム数は、相手より多くなければなりません。
   *[no] 引き分けでは、両者の勝ちゲーム数が同じでなければなりません。
}
sense-chose_not_seated = 先攻後攻を選んだことになっている「{ $id }」は、このテーブルに着いていません。席に着いている参加者を書いてください。
sense-until_round = 「until_round」（{ $found }）は、{ $least }から{ $most }までのラウンドでなければなりません。直してください。
sense-cut_round = 第{ $found }ラウンド終了後のカットはできません。ラウンド数は{ $most }で、カットは1ラウンドにつき1回までです。「after_round」を直してください。
sense-twice_in_cut = このカットの同じリストに「{ $id }」が2回あります。1回だけにしてください。
sense-cut_not_in_order = 進出者「{ $id }」がこのカットの順位にありません。「order」に加えるか、「through」から外してください。
sense-keep_apart_same = 「{ $id }」と自分自身との対戦回避は指定できません。2人の参加者を指定してください。
sense-no_seed = イベントに乱数シードがないため、抽選の結果を誰でも事前に計算できてしまいます。第1ラウンドの前にランダムな「seed」を設定してください。

sense-granted_no_bye = 「{ $id }」は「granted」にありますが、このラウンドで不戦勝ではありません。「byes」にいる参加者だけを書いてください。
