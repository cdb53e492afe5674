"""What everybody may see."""

from django.urls import include, path

from headjudge.web.views import home

urlpatterns = [
    path("", home.home, name="home"),
    path("e/<event:slug>/", include("headjudge.web.urls.coming")),
]
