# Decklists: handing in, locking, judging again, publishing; the players' personal links.

log_row-decklists_set = Decklists: handed in { GIVEN($deadline) ->
    [yes] until { $deadline }
   *[no] until the first pairings are published
}{ $audience ->
    [staff] , never shown to players
   *[everybody] {""}
}
log_row-decklist_handed_in = Decklist { $number } of { $name }, { $by ->
    [staff] written by the staff
   *[player] handed in
}{ $late ->
    [late] { " " }late
   *[in_time] {""}
}: { LABEL($verdict, of: "list_verdict") }{ GIVEN($reason) ->
    [yes] { " " }(reason: { $reason })
   *[no] {""}
}
log_row-decklists_judged = Decklists judged again, otherwise than before: { $count }{ GIVEN($illegal) ->
    [yes] ; not legal: { $illegal }
   *[no] {""}
}
log_row-decklists_locked = Decklists locked
log_row-decklists_unlocked = Decklists open again{ GIVEN($reason) ->
    [yes] { " " }(reason: { $reason })
   *[no] {""}
}
log_row-decklists_published = Decklists published
log_row-decklists_hidden = Decklists no longer shown
log_row-card_ruled = { $card }: { $ruling ->
    [kept_out] kept out of this event
    [allowed] allowed in this event
   *[as_rules] as the rules say again
}{ GIVEN($reason) ->
    [yes] { " " }(reason: { $reason })
   *[no] {""}
}
log_kind-decklists_set = decklists set up
log_kind-decklist_handed_in = decklist handed in
log_kind-decklists_judged = decklists judged again
log_kind-decklists_locked = decklists locked
log_kind-decklists_unlocked = decklists open again
log_kind-decklists_published = decklists published
log_kind-card_ruled = card ruled on
list_verdict-legal = legal
list_verdict-illegal = not legal
list_verdict-unchecked = not fully checked
decklists-title = Decklists
decklists-nav = Decklists
decklists-verdict = { $verdict ->
    [legal] ✓ Legal
    [illegal] ✗ Not legal
   *[unchecked] ? Not fully checked
}
decklists-row_state = { $state ->
    [missing] ✗ Missing
    [none] No list
    [legal] ✓ Legal
    [illegal] ✗ Not legal
   *[unchecked] ? Not fully checked
}
decklists-late = Late
decklists-changed = Was: { LABEL($before, of: "list_verdict") }
decklists-from_staff = By the staff
decklists-by_staff = written by the staff: { $reason }
decklists-count = { $count } of { $players } handed in
decklists-state = { $need ->
    [none] No decklists are asked for
   *[other] { $locked_by ->
        [open] Open
        [hand] Locked
        [deadline] Locked: the deadline has passed
       *[start] Locked: the first round is published
    }
}
decklists-is_published = Published
decklists-until = Can be changed until
decklists-until_start = Can be changed until the pairings of round 1 are published
decklists-need = { $need ->
    [required] required
    [none] not asked for
   *[optional] may be handed in
}
decklists-rulings = { $count ->
    [one] The organiser has ruled on one card
   *[other] The organiser has ruled on { $count } cards
}
decklists-ruling = { $card }: { $ruling ->
    [allowed] allowed here
   *[kept_out] not allowed here
}
decklists-text = Your list, from any program
decklists-text_hint = { $game ->
    [fab] One card a line, such as “3 Pummel (red)”; names in any language.
   *[other] One card a line, such as “4 Lightning Strike”; names in any language.
}
decklists-check = Check
decklists-save = Hand in
decklists-save_again = Hand in instead
decklists-found = { $count ->
    [0] Remarks
    [one] One thing to look at
   *[other] { $count } things to look at
}
decklists-meant = Meant:
decklists-section = { $section ->
    [commander] Commander
    [companion] Companion
    [main] Main deck
    [sideboard] Sideboard
    [maybeboard] Maybeboard
    [tokens] Tokens
    [hero] Hero
    [arena] Weapons and equipment
    [deck] Deck
    [inventory] Inventory
    [fab_arena] Hero, weapons, equipment
    [fab_red] Red and without pitch
    [fab_yellow] Yellow
    [fab_blue] Blue
    [fab_purple] Purple
    [worldbreaks_dealt] Worldbreaks (dealt)
    [worldbreaks] Worldbreaks
   *[extras] Extra cards
}
decklists-judged_by = Deck rules as of { $edition }.
decklists-card_data = Card data of { $date }.
decklists-no_card_data = No card data on this machine: names and bans are not checked.
decklists-no_format = The event names no deck format, so the list is read and not judged; the set-up can name one.
decklists-unknown_format = The event’s deck format “{ $format }” is none we know, so the list is read and not judged.
decklists-not_offered = “{ $found }” does not fit the list as it stands; check it again and choose anew.
decklists-reason_missing = Write the reason; it stays with the list.
decklists-deadline = { GIVEN($found) ->
    [yes] “{ $found }” is no day and time; write it as in 2026-11-27T18:00.
   *[no] Choose the day and the time until which lists are handed in.
}
decklists-settings_saved = Saved.
decklists-deadline_passed = This moment has passed: players can no longer change their lists.
decklists-card_missing = Write the name of the card.
decklists-handed_in = Your list is handed in: { LABEL($verdict, of: "list_verdict") }.
decklists-written = The list is kept: { LABEL($verdict, of: "list_verdict") }.
decklists-waits = The deadline has passed; the lists have not been judged since
decklists-waits_more = Players can no longer change them. Judging them once more shows what is wrong as of now.
decklists-lock_and_check = Lock and check all lists
decklists-lock_means = Players can no longer change their lists; every list is judged once more.
decklists-unlock = Open again
decklists-unlock_means = Players can change their lists again until somebody locks them. What comes after the deadline is marked late.
decklists-publish = Publish the lists
decklists-publish_means = Everybody can then read all lists.
decklists-hide = No longer show them
decklists-hide_means = Everybody can read the lists now.
decklists-public_page = The public page
decklists-filter = Which lists
decklists-wanted = { $which ->
    [missing] Missing
    [illegal] Not legal
    [unchecked] Not fully checked
    [late] Late
    [changed] Verdict changed
    [legal] Legal
   *[all] All
}
decklists-search = Name or number
decklists-find = Find
decklists-none_found = There is no such list.
decklists-deeds = What can be done
decklists-take_out = Take the lists out
decklists-zip = All texts (ZIP)
decklists-settings = How lists are handed in
decklists-recheck = Judge all lists again
decklists-recheck_means = Lists handed in: { $count }. After new card data, a ban or a ruling of yours they may be judged otherwise.
decklists-would_change = Verdict changes: { $count }
decklists-none_would_change = No verdict would change.
decklists-others_change = Same verdict for other reasons or by newer data: { $count }
decklists-do_recheck = Write it down
decklists-rechecked = All lists are judged as of now.
decklists-in_setup = Change both in the set-up
decklists-deadline_of = Until when players hand in
decklists-deadline_start = Until the pairings of round 1 are published
decklists-deadline_moment = Until a day and time
decklists-deadline_field = Day and time
decklists-deadline_hint = In UTC.
decklists-audience = Who sees the lists once they are published
decklists-audience_everybody = Everybody
decklists-audience_staff = The staff only; they are never published
decklists-own_rulings = Your own rulings on cards
decklists-own_rulings_hint = Players read them with the reason. Judge all lists again afterwards.
decklists-card = Card
decklists-reason = Reason
decklists-reason_hint = It stays with the list, and the player reads it.
decklists-keep_out = Keep out
decklists-allow = Allow
decklists-as_rules = As the rules say
decklists-as_rules_of = { $card }: as the rules say
decklists-judged_now = Judged now: { LABEL($verdict, of: "list_verdict") }
decklists-nothing_from = { $name } has handed in nothing.
decklists-edit = Change the list
decklists-hand_in_for = Hand a list in for the player
decklists-history = All lists of this player: { $count }
decklists-as_written = As it was written
refuse-decklists_are_published = The lists are published now; stop showing them first.
refuse-decklists_not_wanted = This event asks for no decklists.
refuse-decklists_locked = Decklists are locked, so nothing was changed. Speak to a judge.
refuse-decklist_of_who_left = You are no longer in the event, so no list is taken.
refuse-decklists_too_many = There are { $most } already; that is enough. Speak to a judge.
refuse-decklists_often = Checked too often in a short time; wait a few minutes. What you typed is still here.
refuse-decklists_for_staff = You chose that only the staff sees the lists; change that in their settings first.
refuse-decklists_not_locked = Lock the lists first: whoever can still change a list must not read those of others.
refuse-links_made = These links have just been made and cannot be shown again. New ones would make them void.
player-not_bound = This page is for players
player-not_bound_more = Open it with your personal link or its QR code. If it no longer works, ask at the desk for a new one.
player-link_means = With this link this browser becomes yours for the event. Do not pass it on.
player-i_am = I am { $name }
player-not_me = If that is not you, close the page and tell the desk.
player-registered = Registered:
player-nothing_registered = Nothing is registered yet
player-not_saved_yet = What stands below is not handed in yet.
player-my_text = My list as I wrote it
player_links-title = Personal links
player_links-means = With a personal link a player reaches the own page without an account: the decklist now, more later. Only a hash of a link is kept, so it can be shown once; a new one makes the old void.
player_links-made = { $count ->
    [one] One link was made. Print or send it now; it cannot be shown again.
   *[other] { $count } links were made. Print or send them now; they cannot be shown again.
}
player_links-make_missing = Make links for everybody without one ({ $count })
player_links-more = All anew, or none
player_links-all_means = Every link that is out there stops working, and so do the pages that were opened with it.
player_links-make_all = New links for everybody
player_links-revoke_all = Revoke all
player_links-link = Link
player_links-opened = in use
player_links-is_made = made
player_links-none = none
player_links-make_one = New link
player_links-make_for = New link for { $name }
player_links-revoke = Revoke
player_links-revoke_of = Revoke the link of { $name }
player_links-revoked = { $count ->
    [one] One link no longer works.
   *[other] { $count } links no longer work.
}
setup-deck_format = Deck rules
setup-deck_format_own = As the game and format above
setup-deck_format_hint = Only where the decks follow another format, such as a Brawl night.
setup-format_of_other_game = “{ $found }” is for another game; choose deck rules of this event’s game.
cli-option-format_of_event = The deck format, where it is not the policy’s own: an id such as brawl.
decklists-until_locked = Can be changed until the staff locks the lists; late now
