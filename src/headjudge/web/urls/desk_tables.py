"""The trackers of the tables at the desk."""

from django.urls import path

from headjudge.web.views import trackers

urlpatterns = [
    path("worldbreak", trackers.overview, name="desk-trackers"),
    path("worldbreak-open", trackers.open_all, name="desk-trackers-open"),
    path("worldbreak-links", trackers.new_links, name="desk-trackers-links"),
    path("worldbreak-new", trackers.new, name="desk-trackers-new"),
    path("worldbreak/<int:number>/<int:table>", trackers.show, name="desk-tracker"),
    path("worldbreak/<int:number>/<int:table>/tell", trackers.tell, name="desk-tracker-tell"),
    path("worldbreak/<int:number>/<int:table>/rules/<str:card>", trackers.rules, name="desk-tracker-rules"),
]
