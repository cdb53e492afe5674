# What players are told of an event that differs from what its rules recommend. The texts stand alone.

announceable-rounds = number of rounds
announceable-cut = cut to the play-off
announceable-advance = who plays on
announceable-minutes = minutes of a round
announceable-decklists = decklists
announceable-called_draft = called draft
announceable-lists_shared = decklists in the play-off
announceable-rematches = rematches

moment-advertising = in the announcement of the event
moment-registration = when players registered
moment-start = before the start
moment-later = after the start
moment-none = in good time

announce-rounds = { GIVEN($stage) ->
    [yes] { $planned ->
        [one] Stage “{ $stage }” has { $planned } Swiss round (recommended: { $recommended }).
       *[other] Stage “{ $stage }” has { $planned } Swiss rounds (recommended: { $recommended }).
    }
   *[no] { $planned ->
        [one] This event has { $planned } Swiss round (recommended: { $recommended }).
       *[other] This event has { $planned } Swiss rounds (recommended: { $recommended }).
    }
}
announce-cut = { $recommended ->
    [0] After the Swiss rounds the top { $planned } play off (recommended: no play-off).
   *[other] After the Swiss rounds the top { $planned } play off (recommended: top { $recommended }).
}
announce-advance = { $top ->
    [0] Everybody with at least { $points } match points plays on in stage “{ $stage }” (recommended: the top { $recommended_top } or everybody with at least { $recommended_points }, whichever is more).
   *[other] { $points ->
        [0] The top { $top } play on in stage “{ $stage }” (recommended: the top { $recommended_top } or everybody with at least { $recommended_points } match points, whichever is more).
       *[other] The top { $top }, or everybody with at least { $points } match points where that is more, play on in stage “{ $stage }” (recommended: top { $recommended_top }, { $recommended_points } points).
    }
}
announce-minutes = { $recommended ->
    [0] { GIVEN($stage) ->
        [yes] A round of stage “{ $stage }” lasts { $planned } minutes.
       *[no] A round lasts { $planned } minutes.
    }
   *[other] { GIVEN($stage) ->
        [yes] A round of stage “{ $stage }” lasts { $planned } minutes (recommended: { $recommended }).
       *[no] A round lasts { $planned } minutes (recommended: { $recommended }).
    }
}
announce-decklists = { $planned ->
    [required] Every player hands in a decklist.
    [optional] Players may hand in a decklist; it is not required.
   *[none] No decklists are handed in.
}
announce-called_draft = { $planned ->
    [yes] The draft is called: all pick in step, by the clock and the judge’s word.
   *[no] The draft is not called: each table drafts at its own pace.
}
announce-lists_shared = { $planned ->
    [yes] In the play-off opponents see each other’s decklists.
   *[no] Decklists are not shown in the play-off.
}
announce-rematches = Players may meet more than once.

announcement-moment = { $state ->
    [told] It was told in time.
    [late] It was told too late; the latest moment: { LABEL($latest, of: "notice") }.
    [passed] It should have been told { LABEL($latest, of: "notice") }.
    [now] Tell it now; the latest moment: { LABEL($latest, of: "notice") }.
   *[open] { $latest ->
        [none] No rule sets a moment; tell it before the start.
       *[other] Tell it { LABEL($latest, of: "notice") } at the latest.
    }
}
announcement-passed = { GIVEN($stage) ->
    [yes] Stage “{ $stage }”, “{ LABEL($what, of: "announceable") }”: this should have been told { LABEL($latest, of: "notice") }. If it was, note it; if not, tell every player now.
   *[no] About “{ LABEL($what, of: "announceable") }”: this should have been told { LABEL($latest, of: "notice") }. If it was, note it; if not, tell every player now.
}
announcement-late = { GIVEN($stage) ->
    [yes] Stage “{ $stage }”, “{ LABEL($what, of: "announceable") }”: this was told too late; it should have been told { LABEL($latest, of: "notice") }.
   *[no] About “{ LABEL($what, of: "announceable") }”: this was told too late; it should have been told { LABEL($latest, of: "notice") }.
}
announcement-now = { GIVEN($stage) ->
    [yes] Stage “{ $stage }”, “{ LABEL($what, of: "announceable") }”: tell it now; the latest moment: { LABEL($latest, of: "notice") }.
   *[no] About “{ LABEL($what, of: "announceable") }”: tell it now; the latest moment: { LABEL($latest, of: "notice") }.
}

cli-told_missing = Tell what was told with --told.
cli-when_missing = Say with --when when it was told; possible: { $expected }.
cli-announcements_of = { $count ->
    [0] { $name }: nothing differs from the recommendation
    [one] { $name }: { $count } announcement
   *[other] { $name }: { $count } announcements
}
sense-announced_twice = “{ LABEL($what, of: "announceable") }” is noted twice; keep one note.
refuse-already_announced = “{ LABEL($what, of: "announceable") }” is noted already, as told { LABEL($when, of: "moment") }.
refuse-no_such_stage = There is no stage “{ $id }” in this event.
