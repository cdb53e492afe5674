# 種類の異なるステージ、ドラフトのポッド、チーム。

section-team_match = チームの対戦

sense-no_draft_pod = ステージ「{ $id }」はドラフトですが、ポリシー「{ $policy }」にはドラフトのポッドの人数がありません。「fab/booster-draft」など、ドラフトのあるポリシーを指定してください。
sense-stage_without_tables = ステージ「{ $id }」は3人以上のテーブル用ですが、ポリシー「{ $policy }」は2人用です。別のポリシーか、種類「swiss」を指定してください。
sense-stage_mixes_tables = ステージ「{ $id }」（{ $policy }）とイベント（{ $main }）では、2人のテーブルと3人以上のテーブルが混ざり、1つの順位にまとめられません。別々のイベントにしてください。
sense-stage_mixes_teams = ステージ「{ $id }」（{ $policy }）とイベント（{ $main }）では、個人とチームが混ざっています。どちらかに揃えてください。
sense-stage_points_differ = ステージ「{ $id }」（{ $policy }）とイベント（{ $main }）では、1ラウンドの得点が異なります。1つの順位にするには、すべてのラウンドの得点を揃えてください。
sense-pod_without_draft = ステージ「{ $id }」はドラフトではないため、ドラフトのポッドは置けません。種類が「draft」のステージを指定してください。
sense-pod_round = { $last ->
    [0] このステージのポッドは第{ $found }ラウンドからにはできません。最も早くて第{ $first }ラウンドです。
   *[other] このステージのポッドは第{ $found }ラウンドからにはできません。第{ $first }ラウンドから第{ $last }ラウンドまでのいずれかにしてください。
}
sense-pod_twice = ステージ「{ $id }」の同じドラフトにポッド{ $pod }が2つあります。続きの番号を付けてください。
sense-pod_empty = ポッド{ $pod }に席がありません。参加者を書くか、ポッドを削除してください。
sense-twice_in_pods = 「{ $id }」が同じドラフトに2回座っています。席は1つにしてください。
sense-no_such_pod = この対戦はポッド{ $pod }のものですが、ステージ「{ $id }」にそのポッドはありません。「draft_pods」に追加してください。
sense-boards_without_teams = 席ごとのゲームはチーム同士の対戦だけのものですが、「{ $policy }」はチーム戦ではありません。「boards」を削除してください。
sense-board_twice = 1つの対戦に席{ $seat }のゲームが2つあります。1つにしてください。
sense-boards_decide = { $draw ->
    [yes] テーブル{ $table }は席ごとのゲームから引き分けになります。対戦の結果に書いてください。
   *[no] { GIVEN($winner) ->
        [yes] テーブル{ $table }は席ごとのゲームから「{ $winner }」の勝利になります。対戦の結果に書いてください。
       *[no] テーブル{ $table }は席ごとのゲームから両チームの敗北になります。対戦の結果に書いてください。
    }
}
sense-boards_contradict = { $draw ->
    [yes] テーブル{ $table }の結果が席ごとのゲームと合いません（ゲームでは引き分け）。どちらかを直してください。
   *[no] { GIVEN($winner) ->
        [yes] テーブル{ $table }の結果が席ごとのゲームと合いません（ゲームでは「{ $winner }」の勝利）。どちらかを直してください。
       *[no] テーブル{ $table }の結果が席ごとのゲームと合いません（ゲームでは両チームの敗北）。どちらかを直してください。
    }
}
sense-team_size = チーム「{ $id }」のメンバーは{ $found }人になっていますが、{ $most }人までです。
sense-team_seat_twice = チーム「{ $id }」の席{ $seat }に2人います。1つの席は1人だけです。
sense-team_hero_twice = チーム「{ $id }」で{ $hero }を2人が使っています。同じヒーローはチームに1人だけです。

refuse-pods_seated = ステージ「{ $stage }」の第{ $round }ラウンドからのポッドは着席済みで、変更できません。
refuse-pair_across_pods = 「{ $first }」と「{ $second }」の対戦が指定されていますが、ドラフトのポッドが異なります。ドラフトのラウンドはポッド内だけで組み合わせます。
refuse-no_draft = { GIVEN($stage) ->
    [yes] 次のラウンドはステージ「{ $stage }」のもので、ドラフトではありません。ポッドがあるのは種類が「draft」のステージです。
   *[no] このイベントに行うドラフトはありません。ポッドがあるのは種類が「draft」のステージです。
}
refuse-no_teams = 参加者がチームではないため、テーブル{ $table }に席ごとのゲームはありません。対戦の結果を入力してください。
running-team_forfeits = 「{ $id }」はメンバーが{ $missing }人以上いないため、この対戦は不戦敗です。このチームはドロップになります。
draft-pod_of_another_size = ポッド{ $pod }は{ $size }席ではなく{ $found }席です。参加者数の都合で満席になりません。
draft-in_no_pod = 「{ $id }」はどのポッドにも座っていないため、このドラフトでは組み合わせできません。

audit-pods_not_recorded = 第{ $round }ラウンドはドラフトのラウンドですが、ステージ「{ $stage }」のポッドが記録されていません。「draft_pods」に追加してください。
audit-across_pods = 第{ $round }ラウンド、テーブル{ $table }：「{ $first }」と「{ $second }」はドラフトのポッドが異なります。ドラフトのラウンドはポッド内だけで組み合わせます。
audit-in_no_pod = 第{ $round }ラウンド：「{ $id }」はポッドに座らずにドラフトのラウンドに出ています。
audit-pod_number = 第{ $round }ラウンド、テーブル{ $table }：対戦はポッド{ $pod }となっていますが、2人は別のポッドに座っています。
audit-other_pods = { $by ->
    [standing] 第{ $round }ラウンドからのドラフトのポッドは、順位とシード値から決まるものと異なります。別の場所か手作業で作られたものです。
   *[random] 第{ $round }ラウンドからのドラフトのポッドは、シード値から決まるものと異なります。別の場所か手作業で作られたものです。
}

csv-no_team = この行にチーム名がありません。チームのファイルでは、すべての行にチーム名が必要です。
csv-seat = 「{ $found }」はチームの席ではありません。使えるもの：{ $expected }。

cli-command-draft = ドラフトのポッドと席を表示または記録します。
cli-option-write_pods = ポッド（とその前のカット）をイベントファイルに記録します。
cli-draft_of = { $by ->
    [standing] { $name }：第{ $round }ラウンドからのドラフトのポッド（順位順）
   *[random] { $name }：第{ $round }ラウンドからのドラフトのポッド（無作為）
}
cli-draft_pod = ポッド{ $pod }（{ $count }席）
cli-pods_written = ポッドはファイルに記録され、確定しています。
cli-pods_not_written = ポッドは表示しただけです。--writeでファイルに記録します。
cli-board_winner = テーブル{ $table }、席{ $seat }：{ $winner }の勝利です。
cli-board_draw = テーブル{ $table }、席{ $seat }：引き分けです。
cli-board_lost = テーブル{ $table }、席{ $seat }：両者敗北です。
cli-board_cleared = テーブル{ $table }、席{ $seat }：結果を取り消しました。
structure_of-stage = { GIVEN($policy) ->
    [yes] ステージ「{ $id }」：{ LABEL($kind, of: "stage_kind") }（{ $policy }）
   *[no] ステージ「{ $id }」：{ LABEL($kind, of: "stage_kind") }
}
