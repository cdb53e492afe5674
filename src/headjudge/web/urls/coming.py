"""What players see before the first round: registering themselves, and the player meeting."""

from django.urls import path

from headjudge.web.views import meeting, registering

urlpatterns = [
    path("register", registering.register, name="register"),
    path("meeting", meeting.public_meeting, name="meeting"),
]
