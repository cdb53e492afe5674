# The desk in the browser: what every page has.

web-skip = To the content
web-you = Your account
web-sign_in = Sign in
web-sign_out = Sign out
web-language = Language
web-language_of_browser = As the browser asks
web-desk = The event desk
web-nav_desk = Desk
web-events = Events
web-no_events = There are no events yet.
web-new_event = New event
web-to_the_desk = To the desk
web-to_events = To the events
web-round = Round { $round }
web-login = Name to sign in with
web-login_hint = Short, without spaces if you can; only you need to know it.
web-password = Password
web-password_hint = At least 8 characters; a sentence is best.
web-name = Your name
web-name_hint = As the other staff see it.
web-wrong_password = Name and password do not fit together. Try again; capital letters matter in the password.
web-login_taken = “{ $login }” is taken; choose another name to sign in with.
web-locked_out = Too many wrong tries. Wait a quarter of an hour, then try again, or ask the owner of the event for a new link.
web-welcome = Welcome
web-invited_as_host = With this link you become an organiser here: you can make events and invite others.
web-invited_as = With this link you join the staff of an event as { LABEL($role, of: "role") }.
web-invited_here = You are signed in as { $name }.
web-accept = Go on
web-save = Save
web-not_yours = This page is not for you
web-not_yours_more = Your account has no role here that may open it. The owner of the event can give you one.
web-not_found = There is no such page
web-bad_request = The browser sent something that cannot be read
web-bad_values = Missing, or with a value that is not possible: { $fields }. What is possible stands in { $where }.
web-our_bug = Something went wrong on our side. Nothing was changed; go back and try again.
web-stale_form = This form was open for too long, or cookies are switched off. Go back, load the page again, and send it again.
web-form_incomplete = The form came incomplete; load the page again and send it again.
web-store_fails = The database does not answer as it should
web-store_fails_more = What you sent was not saved. Published pages can still be read. Once the cause is mended, send it again.
web-store_fails_look = If you sent something, look whether it was saved once the cause is mended, before you send it again. Published pages can still be read.
cli-command-serve = Run the desk in the browser.
cli-option-data_folder = the folder for the key and the database (by default your folder for data)
cli-option-host = the address to listen at; “0.0.0.0” lets phones in the same network in
cli-option-port = the port to listen at
cli-serving = The desk runs at { $address } (stop it with Ctrl+C).
cli-first_link = First organiser, open this link once: { $address }
role-owner = owner
role-organiser = organiser
role-scorekeeper = scorekeeper
role-judge = judge
role-viewer = viewer
web-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-invited_before = I have an account here already: sign in first
