"""All addresses, by audience: a file for each, so that who may see what is quick to check."""

from django.urls import include, path

from headjudge.web.urls import (
    api,
    converters,  # noqa: F401  (registers itself)
)

handler400 = "headjudge.web.views.failing.bad_request"
handler404 = "headjudge.web.views.failing.not_found"
handler500 = "headjudge.web.views.failing.our_bug"

urlpatterns = [
    path("", include("headjudge.web.urls.accounts")),
    path("", include("headjudge.web.urls.players")),
    path("", include("headjudge.web.urls.tables")),
    path("", include("headjudge.web.urls.public")),
    path("api/v1/", (api.urlpatterns, api.app_name, api.namespace)),
    path("e/<event:slug>/desk/", include("headjudge.web.urls.desk")),
]
