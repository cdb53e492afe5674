# 推奨される構成と、それと異なる場合に知らせること。

level-casual = カジュアル
level-competitive = 競技
level-professional = プロ

need-required = 必要
need-optional = 主催者の判断による
need-none = 不要

notice-registration = 参加登録の時点で
notice-start = イベントの開始前に
notice-advertising = イベントの告知で
notice-registration_or_start = 参加登録の時点またはイベントの開始前に
notice-registration_or_advertising = 参加登録の時点またはイベントの告知で
notice-start_or_advertising = イベントの開始前またはイベントの告知で
notice-registration_or_start_or_advertising = 参加登録の時点、イベントの開始前、またはイベントの告知で
notice-none = 事前に

minutes_row-round = ラウンド
minutes_row-start_procedure = ゲーム開始時の手順（ラウンドの時間に含む）
minutes_row-sealed_registration = シールドデッキ登録
minutes_row-sealed_verification = シールドデッキ確認
minutes_row-sealed_construction = シールドデッキ構築と準備
minutes_row-draft_registration = ドラフトデッキ登録
minutes_row-draft_verification = ドラフトデッキ確認
minutes_row-draft_construction = ドラフトデッキ構築と準備

structure-too_few = { $players ->
    [0] 参加者がいません。2人以上が必要です。
   *[other] 参加者が{ $players }人です。対戦には2人以上が必要です。
}
structure-no_table = { $teams ->
    [yes] この規定には、{ $days }日間のチーム戦の推奨構成がありません。ラウンド数をご自身で決めてください。
   *[no] この規定には、{ $days }日間のイベントの推奨構成がありません。ラウンド数をご自身で決めてください。
}
structure-below_table = 表は{ $least }からなので、参加者数{ $players }の推奨はありません。ラウンド数をご自身で決めてください。
structure-beyond_table = 表は{ $most }までなので、参加者数{ $players }の推奨はありません。シミュレーションも参考に、ラウンド数をご自身で決めてください。
structure-row_inferred = 文書には、参加者数{ $players }のスイスラウンドの定めがありません。{ $rounds }ラウンドはheadjudgeの解釈です。
structure-counts_teams = { $printed ->
    [players] 表の見出しは「プレイヤー」ですが、チーム数で数えます。
   *[teams] 表の見出しは「チーム」ですが、プレイヤー数で数えます。
}
structure-printed_overlap = 表では{ $players }が2つの行にあります。「{ $printed }」の行ではなく、人数の少ない行に含めます。
structure-draft_playoff_possible = プレイオフをブースタードラフトで行う場合は、{ $rounds }ラウンド、トップ{ $cut }です。
structure-draft_playoff_not_limited = ブースタードラフトによるプレイオフ（{ $rounds }ラウンド、トップ{ $cut }）はリミテッド専用です。通常の構成を示します。
structure-draft_playoff_same = 参加者数{ $players }では、プレイオフをブースタードラフトにしてもラウンド数とカットは変わりません。
structure-rematches_unavoidable = 参加者数{ $players }で再戦なしに行えるのは{ $most }ラウンドまでですが、表では{ $rounds }ラウンドです。ラウンド数を減らすか、再戦を認めてください。
structure-level_assumed = ルール適用度の指定がないため、「{ LABEL($level, of: "level") }」とします。
structure-level_differs = 「{ $programme }」のルール適用度は「{ LABEL($expected, of: "level") }」ですが、指定された「{ LABEL($level, of: "level") }」を使います。
structure-levels_differ = ルール適用度は1日目が「{ LABEL($first, of: "level") }」、2日目以降が「{ LABEL($later, of: "level") }」です。
structure-level_not_for_format = このフォーマットには、ルール適用度「{ LABEL($level, of: "level") }」の登録要件がありません。フォーマット自体の要件を使います。
structure-programme_unknown = 「{ $programme }」というプログラムはありません。{ GIVEN($known) ->
    [yes] 使えるもの：{ $known }。
   *[no] この規定にプログラムはありません。
}
structure-programme_other_edition = { $edition }版に「{ $programme }」というプログラムはありません。このプログラムがある版：{ $others }。
structure-minutes_not_stated = このフォーマットのラウンドの制限時間は、どの文書にも定めがありません。ご自身で決めて告知してください。
structure-minutes_of_constructed = 制限時間は構築フォーマット「{ $policy }」のものです。リミテッドの制限時間を見るには、リミテッドの規定を指定してください。
structure-minutes_taken_from = 制限時間は、このフォーマットが従う「{ $row }」のものです。
structure-world_premiere_same = ワールドプレミアでも、このフォーマットの制限時間は変わりません。

deviation-rounds = 予定は{ $planned }ラウンド、推奨は{ $recommended }ラウンドです。{ LABEL($notice, of: "notice") }プレイヤーに知らせる必要があります。
deviation-minutes = 「{ LABEL($row, of: "minutes_row") }」の制限時間は{ $planned }分の予定ですが、推奨は{ $recommended }分です。{ LABEL($notice, of: "notice") }プレイヤーに知らせる必要があります。
deviation-decklists = デッキリストは「{ LABEL($planned, of: "need") }」の予定ですが、規定では「{ LABEL($recommended, of: "need") }」です。{ LABEL($notice, of: "notice") }プレイヤーに知らせる必要があります。
deviation-decklists_asked = 規定では任意ですが、デッキリストの提出を求めます。{ LABEL($notice, of: "notice") }プレイヤーに知らせる必要があります。
deviation-rematches = このイベントは再戦を認めています。規定では、避けられる再戦は行いません。

deviation-cut = プレイオフはトップ{ $planned }の予定ですが、推奨はトップ{ $recommended }です。{ LABEL($notice, of: "notice") }プレイヤーに知らせる必要があります。
deviation-advance = 「{ $stage }」への進出（トップ{ $top }、{ $points }点以上）が推奨（トップ{ $recommended_top }、{ $recommended_points }点以上）と異なります。{ LABEL($notice, of: "notice") }プレイヤーに知らせる必要があります。
deviation-called_draft = { $planned ->
    [yes] ルール適用度「{ LABEL($level, of: "level") }」では行わないコールドドラフトを行います。{ LABEL($notice, of: "notice") }プレイヤーに知らせる必要があります。
   *[no] ルール適用度「{ LABEL($level, of: "level") }」では必ず行うコールドドラフトを行いません。{ LABEL($notice, of: "notice") }プレイヤーに知らせる必要があります。
}
deviation-lists_shared = { $planned ->
    [yes] この適用度では非公開のデッキリストを、プレイオフで対戦相手に公開します。{ LABEL($notice, of: "notice") }プレイヤーに知らせる必要があります。
   *[no] この適用度では対戦相手に公開するデッキリストを、プレイオフで公開しません。{ LABEL($notice, of: "notice") }プレイヤーに知らせる必要があります。
}
minutes_row-drafting = ドラフト
