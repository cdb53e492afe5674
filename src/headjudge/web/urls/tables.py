"""The trackers of tables: behind each table's own secret link, and for its players."""

from django.urls import path

from headjudge.web.views import tracker

TABLE = "e/<event:slug>/worldbreak/<int:number>/<int:table>"

urlpatterns = [
    path("w/<str:code>", tracker.link, name="table-link"),
    path(TABLE, tracker.show, name="tracker"),
    path(f"{TABLE}/join/<str:code>", tracker.join, name="tracker-join"),
    path(f"{TABLE}/tell", tracker.tell, name="tracker-tell"),
    path(f"{TABLE}/state", tracker.state, name="tracker-state"),
    path(f"{TABLE}/rules/<str:card>", tracker.rules, name="tracker-rules"),
]
