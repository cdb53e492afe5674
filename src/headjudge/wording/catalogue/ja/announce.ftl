# 規定の推奨と異なるイベントについて、プレイヤーに知らせる文。単独で掲示できます。

announceable-rounds = ラウンド数
announceable-cut = プレイオフへのカット
announceable-advance = 次のステージへの進出
announceable-minutes = ラウンドの制限時間
announceable-decklists = デッキリスト
announceable-called_draft = コールドドラフト
announceable-lists_shared = プレイオフでのデッキリスト
announceable-rematches = 再戦

moment-advertising = イベントの告知
moment-registration = プレイヤーの登録時
moment-start = 開始前
moment-later = 開始後
moment-none = 前もって

announce-rounds = { GIVEN($stage) ->
    [yes] ステージ「{ $stage }」はスイスラウンド{ $planned }回戦です（推奨：{ $recommended }回戦）。
   *[no] このイベントはスイスラウンド{ $planned }回戦です（推奨：{ $recommended }回戦）。
}
announce-cut = { $recommended ->
    [0] スイスラウンドの後、トップ{ $planned }によるプレイオフを行います（推奨：プレイオフなし）。
   *[other] スイスラウンドの後、トップ{ $planned }によるプレイオフを行います（推奨：トップ{ $recommended }）。
}
announce-advance = { $top ->
    [0] ステージ「{ $stage }」には、マッチポイント{ $points }点以上の全員が進みます（推奨：トップ{ $recommended_top }と{ $recommended_points }点以上の全員のうち多い方）。
   *[other] { $points ->
        [0] ステージ「{ $stage }」には、トップ{ $top }が進みます（推奨：トップ{ $recommended_top }とマッチポイント{ $recommended_points }点以上の全員のうち多い方）。
       *[other] ステージ「{ $stage }」には、トップ{ $top }とマッチポイント{ $points }点以上の全員のうち多い方が進みます（推奨：トップ{ $recommended_top }、{ $recommended_points }点以上）。
    }
}
announce-minutes = { $recommended ->
    [0] { GIVEN($stage) ->
        [yes] ステージ「{ $stage }」のラウンドの制限時間は{ $planned }分です。
       *[no] ラウンドの制限時間は{ $planned }分です。
    }
   *[other] { GIVEN($stage) ->
        [yes] ステージ「{ $stage }」のラウンドの制限時間は{ $planned }分です（推奨：{ $recommended }分）。
       *[no] ラウンドの制限時間は{ $planned }分です（推奨：{ $recommended }分）。
    }
}
announce-decklists = { $planned ->
    [required] すべてのプレイヤーはデッキリストを提出してください。
    [optional] デッキリストは任意で提出できます。必須ではありません。
   *[none] デッキリストの提出はありません。
}
announce-called_draft = { $planned ->
    [yes] ドラフトはコールドドラフトです。時間とジャッジの指示に合わせ、全員が同時にピックします。
   *[no] コールドドラフトは行いません。各テーブルのペースでドラフトします。
}
announce-lists_shared = { $planned ->
    [yes] プレイオフでは、対戦相手のデッキリストが公開されます。
   *[no] プレイオフでもデッキリストは公開されません。
}
announce-rematches = 同じ相手と2回以上対戦することがあります。

announcement-moment = { $state ->
    [told] 期限内に知らせました。
    [late] 知らせるのが遅れました。{ LABEL($latest, of: "notice") }知らせる必要がありました。
    [passed] { LABEL($latest, of: "notice") }知らせる必要がありました。
    [now] 今すぐ知らせてください。{ LABEL($latest, of: "notice") }知らせる必要があります。
   *[open] { $latest ->
        [none] 期限の規定はありません。開始前に知らせてください。
       *[other] 遅くとも{ LABEL($latest, of: "notice") }知らせてください。
    }
}
announcement-passed = { GIVEN($stage) ->
    [yes] ステージ「{ $stage }」の{ LABEL($what, of: "announceable") }は、{ LABEL($latest, of: "notice") }知らせる必要がありました。知らせた場合は記録し、まだの場合は今すぐ全員に知らせてください。
   *[no] { LABEL($what, of: "announceable") }は、{ LABEL($latest, of: "notice") }知らせる必要がありました。知らせた場合は記録し、まだの場合は今すぐ全員に知らせてください。
}
announcement-late = { GIVEN($stage) ->
    [yes] ステージ「{ $stage }」の{ LABEL($what, of: "announceable") }は、知らせるのが遅れました。{ LABEL($latest, of: "notice") }知らせる必要がありました。
   *[no] { LABEL($what, of: "announceable") }は、知らせるのが遅れました。{ LABEL($latest, of: "notice") }知らせる必要がありました。
}
announcement-now = { GIVEN($stage) ->
    [yes] ステージ「{ $stage }」の{ LABEL($what, of: "announceable") }を、今すぐ知らせてください。期限：{ LABEL($latest, of: "moment") }。
   *[no] { LABEL($what, of: "announceable") }を、今すぐ知らせてください。期限：{ LABEL($latest, of: "moment") }。
}

cli-told_missing = 知らせた内容を--toldで指定してください。
cli-when_missing = 知らせた時点を--whenで指定してください。使えるもの：{ $expected }。
cli-announcements_of = { $count ->
    [0] { $name }：推奨と異なる点はありません
   *[other] { $name }：知らせること{ $count }件
}
sense-announced_twice = 「{ LABEL($what, of: "announceable") }」が2回記録されています。1つだけ残してください。
refuse-already_announced = 「{ LABEL($what, of: "announceable") }」はすでに記録されています（{ LABEL($when, of: "moment") }）。
refuse-no_such_stage = このイベントにステージ「{ $id }」はありません。
