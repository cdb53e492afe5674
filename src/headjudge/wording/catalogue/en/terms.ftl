# The words of the field: column heads and labels. GLOSSARY.md lists them with their meaning.

label-player = Player
label-entrant = Entrant
label-team = Team
label-organiser = Organiser
label-scorekeeper = Scorekeeper
label-judge = Judge
label-opponent = Opponent
label-event = Event
label-policy = Policy
label-edition = Edition
label-format = Format
label-option = Option
label-seed = Seed
label-name = Name
label-id = ID
label-date = Date

label-round = Round
label-table = Table
label-seat = Seat
label-match = Match
label-game = Game
label-result = Result
label-win = Win
label-loss = Loss
label-draw = Draw
label-double_loss = Double loss
label-winner = Winner
label-bye = Bye
label-absence = Absence
label-pairing = Pairing
label-pair_down = Pair-down
label-rematch = Rematch
label-points_group = Points group
label-fixed_table = Fixed table
label-pod = Pod
label-correction = Correction

label-drop = Drop
label-re_entry = Re-entry
label-late_entry = Late entry
label-disqualification = Disqualification

label-standings = Standings
label-rank = Rank
label-tie_break = Tie-break
label-lot = Lot
label-status = Status
label-decided_by = Decided by

label-stage = Stage
label-swiss = Swiss
label-cut = Cut
label-playoff = Play-off
label-bracket = Bracket
label-day = Day
label-round_clock = Round clock
label-penalty = Penalty
label-concession = Concession
label-no_show = No-show

label-deck = Deck
label-decklist = Decklist
label-card_pool = Card pool
label-hero = Hero
label-commander = Commander
label-constructed = Constructed
label-limited = Limited
label-sealed_deck = Sealed deck
label-booster_draft = Booster draft

status-active = in the event
status-dropped = dropped
status-disqualified = disqualified
stage_kind-swiss = Swiss
stage_kind-draft = booster draft
stage_kind-bracket = play-off
stage_kind-pods = pods
how-played = played
how-time = on time
how-agreed = agreed
how-concession = concession
how-no_show = no-show
how-penalty = penalty
