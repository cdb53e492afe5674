"""The desk of an event: for its staff."""

from django.urls import include, path

from headjudge.web.views import desk

urlpatterns = [
    path("", desk.overview, name="desk"),
    path("", include("headjudge.web.urls.desk_setup")),
    path("", include("headjudge.web.urls.desk_running")),
    path("", include("headjudge.web.urls.desk_repair")),
    path("", include("headjudge.web.urls.desk_decks")),
    path("", include("headjudge.web.urls.desk_tables")),
    path("", include("headjudge.web.urls.desk_staff")),
    path("", include("headjudge.web.urls.desk_worldbreaks")),
]
