# Staff, log, backups, and how the desk is reached.

web-nav_staff = Staff
web-nav_log = Log
web-nav_backups = Backups
web-role = Role
web-role_word = { LABEL($role, of: "role") }
web-role_and_more = { $role ->
    [owner] owner: everything, the staff too
    [organiser] organiser: the set-up and who plays, and all below
    [scorekeeper] scorekeeper: rounds, results, repairs, and all below
    [judge] judge: extensions and drops at tables, looks on
    [viewer] viewer: looks on
   *[other] { $role }
}
web-invite_as = Invite as
web-invite_hint = You get a link that works once, for a day; whoever opens it joins the staff.
web-make_link = Make a link
web-link_for_role = A link to join the staff as { LABEL($role, of: "role") }.
web-link_for_password = A link with which { $name } sets a new password.
web-link_for_host = A link for somebody who may make events here.
web-link_once = It is shown only now and works once, within 24 hours.
web-link_to_send = Scan the code, or send this link
web-qr_of = QR code for { $address }
web-only_here = The desk listens to this machine alone, so phones cannot open it. Start it with --host 0.0.0.0 to let them in.
web-staff_of_event = Staff of this event
web-that_is_you = (you)
web-change = Change
web-more_about = More for { $name }
web-renew_hint = If { $name } has forgotten the password: a link that works once and sets a new one. The old password and other browsers stop working then.
web-renew = Make a link for a new password
web-renew_elsewhere = You cannot make a link for a new password here: it would open events or rights that are not yours. Whoever runs the machine can: headjudge user link.
web-remove_hint = { $name } can no longer open this desk. What { $name } did stays in the log.
web-remove_from_staff = Remove from the staff
web-staff_left = { $name } is no longer on the staff.
web-staff_changed = { $name }, role now: { LABEL($role, of: "role") }.
web-open_links = Links that nobody has used yet
web-no_open_links = None.
web-made_by = Made by
web-works_until = Works until
web-revoke = Revoke
web-hosts = Who may make events
web-hosts_hint = These people may make events and invite others to do so. To other people's events they have no access by that.
web-make_link_for_host = Make a link for another one
web-network = Addresses for phones
web-network_hint = Phones in the same network open the desk by one of these addresses. Links and QR codes carry the chosen one. If a phone cannot open it, try another, or look at the firewall of this machine.
web-network_chosen = In links and codes
web-network_choose = Use in links and codes
web-network_none = This machine is in no network. Join a wireless network or switch its own hot spot on, then load this page again.
web-plain_http = The connection is not encrypted: use it only in a network you trust. Cameras and staying awake do not work in browsers then; the how-to on running the desk says how to switch encryption on.
web-of_this_desk = This desk
web-new_password_for = Set a new password for { $name } (name to sign in with: { $login }). Other browsers are signed out by it.
web-sign_in_once = With this link you sign in as { $name }, once.
web-new_password = New password
web-old_password = Old password
web-change_password = Change the password
web-wrong_old_password = The old password is not right; try again.
web-other_browsers = Other browsers that are signed in with your account have to sign in again.
web-password_changed = The password is changed.
web-too_many_links = Too many wrong links from here. Wait a quarter of an hour, then open the right one.

web-chain_sound = Chain sound up to row { $count }
web-chain_broken = Chain broken after row { $row }: restore the event from a backup
web-log_words = Words
web-log_what = What
web-log_who = Who
web-log_find = Find rows
web-log_entry = What happened, by whom, when
web-log_all = All
web-log_filter = Show
web-log_all_rows = All rows
web-log_newest = To the newest
web-log_older = Older rows
web-log_row = Row
web-log_hash = Hash
web-log_nothing = No row fits.
web-undone_by = Undone by { $name }, row { $row }
web-log_player = { $name } (player)
web-log_import = (import)
web-log_utc = Times are UTC.
web-log_take = Download
web-log_take_rows = The rows with hashes
web-log_take_file = The event file
web-log_take_hint = Each row carries the hash of the row before; whoever has the rows can check them without this desk. The event file holds the seed: keep it to yourself while the event runs.

web-no_backups = This process makes no backups. Start the desk with headjudge serve.
web-backup_good = Last copy is good
web-backup_failed = Last copy failed
web-backup_none = No copy yet
web-backup_last = Last good copy:
web-backup_now = Copy now
web-backup_when = A copy is made by itself after each step of a round: paired, published, last result in, repaired, cut, undone. Nobody has to wait for it.
web-backup_kept = Kept are the last 20 copies, and the last one of each round of every event. Each holds all events and accounts; keep them where only you can read them.
web-backup_second = If this machine dies, its copies die with it. Start the desk with --backup-folder and the folder of a memory stick for a second one.
backup-failed = { $reason ->
    [full] The backup to { $folder } failed: no space is left. Free some, or take another memory stick, then press “Copy now”.
    [permission] The backup to { $folder } failed: it may not be written. Change the permissions, then press “Copy now”.
    [no_folder] The backup to { $folder } failed: the folder is not there. Put the memory stick back in, then press “Copy now”.
   *[other] The backup to { $folder } failed. Look whether the folder can be written, then press “Copy now”.
}

refuse-no_role = There is no role “{ $found }”; choose one of the list.
refuse-not_on_the_staff = This person is not on the staff any more; load the page again.
refuse-last_owner = This is the only owner of the event, and there must be one. Make somebody else an owner first.
refuse-may_not_renew = You may not make this link: it would open events or rights that are not yours. Whoever runs the machine can make it.

log_kind-event_opened = event opened
log_kind-entrants_entered = entered
log_kind-entrant_dropped = dropped
log_kind-entrant_re_entered = re-entered
log_kind-entrant_disqualified = disqualified
log_kind-table_fixed = fixed table
log_kind-pairs_kept_apart = kept apart
log_kind-next_settled = next round settled
log_kind-round_paired = round paired
log_kind-results_reported = result
log_kind-result_corrected = result corrected
log_kind-starter_chosen = starter chosen
log_kind-match_reseated = play-off table reseated
log_kind-match_withdrawn = match withdrawn
log_kind-cut_made = cut
log_kind-pod_seated = draft pod seated
log_kind-board_cleared = team game cleared
log_kind-questionnaire_answered = questionnaire
log_kind-deviation_announced = announcement
log_kind-clock_started = clock started
log_kind-clock_paused = clock paused
log_kind-clock_resumed = clock resumed
log_kind-clock_adjusted = clock adjusted
log_kind-clock_ended = clock ended
log_kind-table_extended = time extension
log_kind-deck_check_begun = deck check begun
log_kind-deck_check_ended = deck check ended
log_kind-draft_called = draft called
log_kind-review_begun = review of picks
log_kind-pick_overrun = pick overrun
log_kind-draft_ended = draft ended
log_kind-event_revised = event set up anew
log_kind-entrant_revised = entrant changed
log_kind-registration_set = registration
log_kind-waiting_listed = waiting list
log_kind-waiting_ended = off the waiting list
log_kind-checked_in = checked in
log_kind-checked_out = checked out
log_kind-meeting_seated = player meeting
log_kind-round_published = round published
log_kind-pairing_taken_back = pairing taken back
log_kind-round_repaired = round repaired
log_kind-side_reported = one side's report
log_kind-command_undone = undone

cli-command-demo = Run the desk with a sample event in play, in a database that is thrown away.
cli-command-demo-more = Nothing of yours is touched; when it stops, everything is gone.
cli-command-user = Let people into the desk, or lock them out.
cli-user = Let people into the desk, or lock them out.
cli-link_for = { $role ->
    [host] Organiser
   *[other] { LABEL($role, of: "role") }, { $event }
}
cli-user-add = Print a one-time link for a new organiser, or (with --event and --role) for the staff of an event.
cli-user-link = Print a one-time link with which somebody sets a new password.
cli-user-disable = Lock an account: it cannot sign in any more, and its open pages stop working.
cli-user-enable = Let an account that was locked sign in again.
cli-option-certificate = a file with the certificate for encrypted connections (PEM)
cli-option-key = the file with the key of the certificate (PEM), where it is not in the same file
cli-option-backup_folder = a folder that gets a copy after every round step, such as a memory stick; may be repeated
cli-option-open = open the browser
cli-option-no_browser = do not open the browser
cli-option-user_event = the id of the event
cli-option-user_role = the role in the event
cli-option-user_address = the address under which the desk runs, to stand before the link
cli-option-sample_seed = another text gives other pairings and results
cli-for_phones = For phones in this network: { $address }
cli-no_network = This machine is in no network; phones cannot open the desk yet.
cli-making_sample = Making the sample event…
cli-demo_link = Sign in as the organiser of the sample, once: { $address }
cli-demo_gone = The sample is thrown away.
cli-link_of = { $name }: { $address }
cli-link_lasts = It works once, within 24 hours.
cli-user_disabled = { $name } cannot sign in any more.
cli-user_enabled = { $name } can sign in again.
cli-event_and_role = Give --event and --role together.

serve-port_in_use = Port { $port } is taken by another program (perhaps the desk runs already). Stop that one, or choose another with --port.
serve-port_forbidden = Port { $port } may not be used; choose one from 1024 on with --port.
serve-no_address = This machine has no address “{ $host }”; try --host 0.0.0.0 or --host 127.0.0.1.
serve-bad_port = { $port } is no port; choose one from 1 to 65535.
serve-certificate = { $reason ->
    [missing] The file is not there or cannot be read.
    [password] The key is locked with a password; give one without.
   *[other] Certificate and key cannot be used together; check that both are PEM files and belong to each other.
}
serve-key_alone = A key needs its certificate: give --certificate too.
user-unknown = Nobody here signs in as “{ $found }”.
user-no_event = There is no event “{ $found }” here.
