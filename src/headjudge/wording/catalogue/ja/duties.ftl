# 主催者とオフィシャルの役割。

duties-no_tier = プログラムの指定がないためティアがわからず、オフィシャルの参加や主催者によるジャッジの可否は判断できません。プログラムを指定してください。
duties-tier = ティア：{ $tier }
duties-levels = { $count ->
    [one] ルール適用度：{ $levels }
   *[other] ルール適用度（日ごと）：{ $levels }
}
duties-officials_may_play = { $value ->
    [yes] オフィシャルもプレイヤーとして参加できます。
   *[no] オフィシャルはプレイヤーとして参加できません。
}
duties-organiser_may_judge = { $value ->
    [yes] 主催者はジャッジを兼ねられます。
   *[no] 主催者はジャッジを兼ねられません。
}
duties-lists_shared = { $value ->
    [yes] プレイオフでは、対戦相手のデッキリストと確認の時間がプレイヤーに渡されます。
   *[no] プレイオフでもデッキリストは非公開です。
}
duties-called_draft = { $value ->
    [always] ドラフトはコールドドラフトです。
    [if_announced] 事前に告知した場合だけコールドドラフトを行います。
   *[never] コールドドラフトは行いません。
}
duties-deck_checks = { $value ->
    [required] 通常のデッキチェックが必要です。プレイオフまでに少なくともプレイヤーの{ $percent }%を対象とします。
    [recommended] 通常のデッキチェックが推奨されます。プレイオフまでに少なくともプレイヤーの{ $percent }%を対象とします。
   *[optional] 通常のデッキチェックは主催者の判断です。
}
