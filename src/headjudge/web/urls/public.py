"""What everybody may see."""

from django.urls import include, path

from headjudge.web import deck_pages, pages
from headjudge.web.views import cards, home, operating, public
from headjudge.web.views.public import view_of

EVENT = "e/<event:slug>"

urlpatterns = [
    path("", home.home, name="home"),
    path("cards", cards.to_cards, name="to-cards"),
    path("cards/", cards.cards, name="cards"),
    path("e/<event:slug>/", include("headjudge.web.urls.coming")),
    path("healthz", operating.healthz, name="healthz"),
    path("metrics", operating.metrics, name="metrics"),
    path(EVENT, public.to_event, name="to-event"),
    path(f"{EVENT}/", view_of(pages.EVENT), name="event"),
    path(f"{EVENT}/pairings", public.pairings, name="pairings"),
    path(f"{EVENT}/pairings/<int:number>", public.pairings, name="pairings-of"),
    path(f"{EVENT}/pairings.json", view_of(pages.PAIRINGS_JSON), name="pairings-json"),
    path(f"{EVENT}/pairings/<int:number>.json", view_of(pages.PAIRINGS_JSON), name="pairings-of-json"),
    path(f"{EVENT}/standings", view_of(pages.STANDINGS), name="standings"),
    path(f"{EVENT}/standings/<int:number>", view_of(pages.STANDINGS), name="standings-of"),
    path(f"{EVENT}/standings.json", view_of(pages.STANDINGS_JSON), name="standings-json"),
    path(f"{EVENT}/standings/<int:number>.json", view_of(pages.STANDINGS_JSON), name="standings-of-json"),
    path(f"{EVENT}/why/<path:entrant>", view_of(pages.WHY), name="why"),
    path(f"{EVENT}/bracket", view_of(pages.BRACKET), name="bracket"),
    path(f"{EVENT}/bracket.json", view_of(pages.BRACKET_JSON), name="bracket-json"),
    path(f"{EVENT}/clock", view_of(pages.CLOCK), name="clock"),
    path(f"{EVENT}/clock.json", view_of(pages.CLOCK_JSON), name="clock-json"),
    path(f"{EVENT}/decklists", view_of(deck_pages.DECKLISTS), name="decklists"),
    path(f"{EVENT}/decklists/<path:entrant>", view_of(deck_pages.DECKLIST), name="decklist-of"),
    path(f"{EVENT}/screen", public.screen, name="screen"),
    path(f"{EVENT}/t/<int:table>", view_of(pages.TABLE), name="table"),
]
