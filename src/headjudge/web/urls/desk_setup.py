"""Setting an event up, and who plays in it."""

from django.urls import URLPattern, path

from headjudge.web.views import arriving, entrant, entrants, meeting, registration, setup

# An entrant's id may hold anything but what its own address needs, so no word stands beside it.
urlpatterns: list[URLPattern] = [
    path("setup", setup.setup, name="desk-setup"),
    path("entrants", entrants.entrants, name="desk-entrants"),
    path("entrants-add", entrants.add, name="desk-entrants-add"),
    path("entrants-list", entrants.add_list, name="desk-entrants-list"),
    path("entrants/<path:name>", entrant.entrant, name="desk-entrant"),
    path("entrant-change/<path:name>", entrant.change, name="desk-entrant-change"),
    path("entrant-drop/<path:name>", entrant.drop, name="desk-entrant-drop"),
    path("entrant-next/<path:name>", entrant.settle, name="desk-entrant-next"),
    path("check-in", arriving.check_in, name="desk-check-in"),
    path("registration", registration.registration, name="desk-registration"),
    path("meeting", meeting.meeting, name="desk-meeting"),
    path("meeting-seats", meeting.seat, name="desk-meeting-seats"),
]
