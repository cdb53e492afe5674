# The duties of organiser and officials.

duties-no_tier = Without a programme the tier is not known, so it is open whether officials may play and the organiser may judge; name the programme.
duties-tier = Tier: { $tier }
duties-levels = { $count ->
    [one] Rules enforcement level: { $levels }
   *[other] Rules enforcement levels, by day: { $levels }
}
duties-officials_may_play = { $value ->
    [yes] Officials may play.
   *[no] Officials may not play.
}
duties-organiser_may_judge = { $value ->
    [yes] The organiser may judge.
   *[no] The organiser may not judge.
}
duties-lists_shared = { $value ->
    [yes] In the play-off opponents get each other’s decklists and time to read them.
   *[no] Decklists stay private in the play-off.
}
duties-called_draft = { $value ->
    [always] Drafts are called.
    [if_announced] Drafts are called only if that has been announced.
   *[never] Drafts are not called.
}
duties-deck_checks = { $value ->
    [required] Regular deck checks are required, of at least { $percent }% of the players before the play-off.
    [recommended] Regular deck checks are recommended, of at least { $percent }% of the players before the play-off.
   *[optional] Regular deck checks are up to the organiser.
}
