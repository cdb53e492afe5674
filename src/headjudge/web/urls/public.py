"""What everybody may see."""

from django.urls import path

from headjudge.web.views import home

urlpatterns = [
    path("", home.home, name="home"),
]
