# Recommended structures, and what an organiser who deviates must tell.

level-casual = casual
level-competitive = competitive
level-professional = professional

need-required = required
need-optional = as the organiser decides
need-none = not required

notice-registration = when players register
notice-start = before the event starts
notice-advertising = in the announcement of the event
notice-registration_or_start = when players register or before the event starts
notice-registration_or_advertising = when players register or in the announcement of the event
notice-start_or_advertising = before the event starts or in the announcement of the event
notice-registration_or_start_or_advertising = when players register, before the event starts or in the announcement of the event
notice-none = in good time

minutes_row-round = round
minutes_row-start_procedure = start of the game (part of the round)
minutes_row-sealed_registration = sealed deck registration
minutes_row-sealed_verification = sealed deck verification
minutes_row-sealed_construction = sealed deck building and preparation
minutes_row-draft_registration = draft deck registration
minutes_row-draft_verification = draft deck verification
minutes_row-draft_construction = draft deck building and preparation

structure-too_few = { $players ->
    [0] There is nobody to play; at least 2 entrants are needed.
    [one] There is { $players } entrant; at least 2 are needed for a match.
   *[other] There are { $players } entrants; at least 2 are needed for a match.
}
structure-no_table = { $teams ->
    [yes] The policy recommends no structure for a team event over this many days: { $days }; set the rounds yourself.
   *[no] The policy recommends no structure for an event over this many days: { $days }; set the rounds yourself.
}
structure-below_table = The table begins at { $least }, so for { $players } entrants it recommends nothing; set the rounds yourself.
structure-beyond_table = The table ends at { $most }, so for { $players } entrants it recommends nothing; set the rounds yourself, with the help of a simulation.
structure-row_inferred = { $rounds ->
    [one] The document plays no Swiss with so few ({ $players }); { $rounds } round is headjudge’s reading.
   *[other] The document plays no Swiss with so few ({ $players }); { $rounds } rounds are headjudge’s reading.
}
structure-counts_teams = { $printed ->
    [players] The table prints “players” at its head; teams are counted.
   *[teams] The table prints “teams” at its head; players are counted.
}
structure-printed_overlap = The table prints { $players } in two rows; it belongs to the smaller one, not to { $printed }.
structure-draft_playoff_possible = { $rounds ->
    [one] With a booster draft as play-off it is { $rounds } round and top { $cut }.
   *[other] With a booster draft as play-off it is { $rounds } rounds and top { $cut }.
}
structure-draft_playoff_not_limited = { $rounds ->
    [one] A booster draft as play-off ({ $rounds } round, top { $cut }) is for limited events only; the ordinary structure is shown.
   *[other] A booster draft as play-off ({ $rounds } rounds, top { $cut }) is for limited events only; the ordinary structure is shown.
}
structure-draft_playoff_same = With { $players } entrants a booster draft as play-off changes neither rounds nor cut.
structure-rematches_unavoidable = With { $players } entrants at most { $most } rounds can be played without a rematch, but the table has { $rounds }; plan fewer rounds or allow rematches.
structure-level_assumed = No level is given; { LABEL($level, of: "level") } is assumed.
structure-level_differs = “{ $programme }” is played at { LABEL($expected, of: "level") } level, but { LABEL($level, of: "level") } is given; the given level is taken.
structure-levels_differ = The first day is played at { LABEL($first, of: "level") } level, later days at { LABEL($later, of: "level") } level.
structure-level_not_for_format = The document has no { LABEL($level, of: "level") } level for this format; its own registration rule is taken.
structure-programme_unknown = There is no programme “{ $programme }”; { GIVEN($known) ->
    [yes] possible: { $known }.
   *[no] this policy has no programmes.
}
structure-programme_other_edition = The edition of { $edition } has no programme “{ $programme }”; it stands in: { $others }.
structure-minutes_not_stated = No document states the minutes of a round of this format; announce your own.
structure-minutes_of_constructed = The time limits are those of “{ $policy }”, a constructed format; name the policy of a limited format to see its own.
structure-minutes_taken_from = The minutes are those of “{ $row }”, whose rules this format follows.
structure-world_premiere_same = World Premiere changes none of the time limits of this format.

deviation-rounds = { $planned ->
    [one] { $planned } round is planned, { $recommended } recommended; players must be told { LABEL($notice, of: "notice") }.
   *[other] { $planned } rounds are planned, { $recommended } recommended; players must be told { LABEL($notice, of: "notice") }.
}
deviation-minutes = Time limit “{ LABEL($row, of: "minutes_row") }”: { $planned } minutes instead of { $recommended }; players must be told { LABEL($notice, of: "notice") }.
deviation-decklists = Decklists: { LABEL($planned, of: "need") } instead of { LABEL($recommended, of: "need") }; players must be told { LABEL($notice, of: "notice") }.
deviation-decklists_asked = Decklists are asked for although the rules leave it open; players must be told { LABEL($notice, of: "notice") }.
deviation-rematches = The event allows rematches; the policy pairs nobody twice unless it cannot be avoided.
deviation-cut = The play-off is for the top { $planned }, recommended is top { $recommended }; players must be told { LABEL($notice, of: "notice") }.
deviation-advance = Who plays on in “{ $stage }” (top { $top }, { $points } points) is not what is recommended (top { $recommended_top }, { $recommended_points } points); players must be told { LABEL($notice, of: "notice") }.
deviation-called_draft = { $planned ->
    [yes] The draft is called, although at { LABEL($level, of: "level") } level drafts are not; players must be told { LABEL($notice, of: "notice") }.
   *[no] The draft is not called, although at { LABEL($level, of: "level") } level every draft is; players must be told { LABEL($notice, of: "notice") }.
}
deviation-lists_shared = { $planned ->
    [yes] Decklists of the play-off are shared, although at this level they stay private; players must be told { LABEL($notice, of: "notice") }.
   *[no] Decklists of the play-off stay private, although at this level opponents get them; players must be told { LABEL($notice, of: "notice") }.
}
minutes_row-drafting = draft
