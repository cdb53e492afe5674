# テーブルの案内（時計・アンケート・ルール一覧）と、多人数テーブルのイベントの構成。

policy-no_such_place = 波かっこの「{ $place }」にあたる数値がこの規定にありません。使えるもの：{ $known }。

edition-not_stated = 出典（{ $document }）に記載のない値（{ $count }件）には、既定の値を使います：{ $keys }。

questionnaire-none = 規定「{ $policy }」にはアンケートがないため、答えるものはありません。
questionnaire-not_seated = 「{ $id }」は第{ $round }ラウンドのテーブル{ $table }に着席していません。答えられるのは着席していた参加者だけです。
questionnaire-no_result = 第{ $round }ラウンドのテーブル{ $table }にはまだ結果がありません。アンケートの前に結果を入力してください。
questionnaire-not_asked = { GIVEN($asked) ->
    [yes] 第{ $round }ラウンドのテーブル{ $table }で「{ $id }」が答える必要はありません。答えるのは次の参加者です：{ $asked }。
   *[no] 第{ $round }ラウンドのテーブル{ $table }で「{ $id }」が答える必要はありません。答える参加者はいません。
}
questionnaire-answerer_not_seated = 「{ $id }」はこのテーブルに着席していません。答えられるのは次の参加者です：{ $seats }。
questionnaire-answered_twice = この対戦に「{ $id }」の回答が2つあります。1つだけにしてください。
questionnaire-unknown_question = 「{ $question }」という質問はありません。質問は次のとおりです：{ $known }。
questionnaire-unanswered = 質問「{ $question }」には回答が必要です。
questionnaire-number = 回答は{ $least }から{ $most }までの整数でなければなりませんが、「{ $found }」になっています。
questionnaire-choice = 「{ $found }」は選択肢にありません。選べるもの：{ $known }。
questionnaire-text = 質問「{ $question }」には文章で答えてください。空にはできません。
questionnaire-text_too_long = 文章が{ $found }文字あります。{ $longest }文字までにしてください。

clock-waiting = まだ最初のターンが始まっていません。
clock-in_time = { $player }のターンです。次は{ $next }です。
clock-last_turn = 時間終了です。{ $player }がこのターンを終えたら、{ $next }が1ターン行います。
clock-last_turn_of_all = 時間終了です。{ $player }がこのターンを終えて勝者がいなければ、引き分けです。
clock-further_turn = 時間終了後のターンです。いまは{ $player }、次は{ $next }です。
clock-further_turn_last = 時間終了後の最後のターンです（{ $player }）。勝者が決まらなければ、引き分けです。
clock-time_over = 時間終了後のターンもすべて終わり、引き分けです。ゲームに残っているプレイヤーを報告してください。
clock-ended = 対戦は終わりました。結果を報告してください。
clock-call_judge = このターンが{ $minutes }分を超えています。ジャッジを呼んでください。

structure-pods_too_few = { $players ->
    [0] 参加者がいません。ラウンドには{ $least }人以上が必要です。
   *[other] 参加者が{ $players }人です。ラウンドには{ $least }人以上が必要です。
}
structure-pods_rounds_ours = 文書にラウンド数の表はありません。プレイヤー{ $players }人で{ $rounds }ラウンドは、headjudgeの提案です。
structure-byes_fall_low = 不戦勝が順位の低いプレイヤーに偏ります。設定「max_byes」で、ほかのプレイヤーにも回せます。
structure-second_bye_certain = プレイヤー{ $players }人では毎ラウンド{ $byes }人が不戦勝になります。第{ $from_round }ラウンドからは必ず誰かが2回目の不戦勝になり、{ $rounds }ラウンドでは{ $most }回以上の人が出ます。プレイヤーを増やすか、ラウンド数を減らしてください。
structure-byes_of_sizes = { $sizes }人のテーブルではプレイヤー{ $players }人全員が座れません。毎ラウンド{ $byes }人が不戦勝になります。
structure-tables_of_sizes = プレイヤー{ $players }人の場合、テーブルの人数は{ $tables }です。
structure-cut_without_shape = この規定には、トップ{ $cut }で行う3人以上のテーブルのプレイオフがありません。あるもの：{ $known }。
structure-cut_beyond_players = トップ{ $cut }のカットには、プレイヤー{ $players }人では足りません。
