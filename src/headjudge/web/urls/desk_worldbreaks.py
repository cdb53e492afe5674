"""World Breaker at the desk: the pool, dealing, each player's worldbreaks."""

from django.urls import path

from headjudge.web.views import worldbreaks

urlpatterns = [
    path("worldbreaks", worldbreaks.worldbreaks, name="desk-worldbreaks"),
    path("worldbreaks-deal", worldbreaks.deal, name="desk-worldbreaks-deal"),
    path("worldbreaks-pool", worldbreaks.pool, name="desk-worldbreaks-pool"),
    path("worldbreaks/<path:name>", worldbreaks.of_player, name="desk-worldbreaks-of"),
    path("worldbreaks-change/<path:name>", worldbreaks.change, name="desk-worldbreaks-change"),
]
