"""Who may open which page. Every view of the project is marked here; a test finds one that is not.

A view is ``public``, ``signed_in``, ``host_only``, a ``player_page``, a ``table_page`` or a ``desk_page`` that is for
some deed at an event's desk.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final, Literal

from django.contrib.auth.views import redirect_to_login
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache

from headjudge.desk.hand import InHand
from headjudge.desk.roles import Deed, Role, may
from headjudge.desk.trackers.opening import game_at
from headjudge.findings import StoreError
from headjudge.web.deskroom import desk, tables
from headjudge.web.models import Membership
from headjudge.web.player_links import bound_player
from headjudge.web.tracking.links import sitting

View = Callable[..., HttpResponse]
Audience = Literal["public", "signed_in", "host", "player", "table"]
MARK: Final = "headjudge_audience"


def _marked(view: View, audience: Audience | Deed) -> View:
    setattr(view, MARK, audience)
    return view


def audience_of(view: Any) -> str:
    """For whom a view is; raises AttributeError for one that nobody marked."""
    return str(getattr(view, MARK))


def public(view: View) -> View:
    """A page for everybody."""
    return _marked(view, "public")


def signed_in(view: View) -> View:
    """A page for anybody of the staff of any event."""

    @wraps(view)
    @never_cache
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if not request.user.is_authenticated:
            return redirect_to_login(request.get_full_path())
        return view(request, *args, **kwargs)

    return _marked(guarded, "signed_in")


def host_only(view: View) -> View:
    """A page for those who may make events."""

    @wraps(view)
    @never_cache
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if not request.user.is_authenticated:
            return redirect_to_login(request.get_full_path())
        if not request.user.is_host:
            return refused(request)
        return view(request, *args, **kwargs)

    return _marked(guarded, "host")


def desk_page(deed: Deed) -> Callable[[View], View]:
    """A page at an event's desk: the view gets the event in hand and not its address.

    Who is not signed in is asked to; who has no role in this event, or one that may not do it, is refused and sees
    nothing of the event. ``request.role`` is the person's role.
    """

    def mark(view: View) -> View:
        @wraps(view)
        @never_cache
        def guarded(request: HttpRequest, slug: str, *args: Any, **kwargs: Any) -> HttpResponse:
            if not request.user.is_authenticated:
                return redirect_to_login(request.get_full_path())
            request.role = role_of(request.user, slug)
            if not may(request.role, deed):
                return refused(request)
            request.event_hand = hand_or_404(slug)
            return view(request, request.event_hand, *args, **kwargs)

        return _marked(guarded, deed)

    return mark


def player_page(view: View) -> View:
    """A page of a player's own, in a browser that a personal link has bound: the view gets the event in hand and the
    entrant's id, and neither is in the address.

    Everybody else, the staff too, learns nothing there, not even whether the event exists.
    """

    @wraps(view)
    @never_cache
    def guarded(request: HttpRequest, slug: str, *args: Any, **kwargs: Any) -> HttpResponse:
        entrant = bound_player(request, slug)
        if entrant is None:
            return not_bound(request)
        hand = hand_or_404(slug)
        if all(one.id != entrant for one in hand.event.entrants):
            return not_bound(request)  # the entry was undone since
        return view(request, hand, entrant, *args, **kwargs)

    return _marked(guarded, "player")


def table_page(view: View) -> View:
    """A page of a table's tracker, in a browser that the table's link or the personal link of one of its players has
    bound: the view gets the table's game and from where the browser looks, and neither is in the address.

    Everybody else, the staff too, learns nothing there, not even whether the table has a tracker.
    """

    @wraps(view)
    @never_cache
    def guarded(
        request: HttpRequest, slug: str, number: int, table: int, *args: Any, **kwargs: Any
    ) -> HttpResponse:
        game = game_at(tables(), slug, number, table)
        sits = None if game is None else sitting(request, game)
        if game is None or sits is None:
            from headjudge.web.shown import page

            return page(request, "tracker/not_bound.html", status=403, hide_sign_in=True)
        return view(request, game, sits, *args, **kwargs)

    return _marked(guarded, "table")


def not_bound(request: HttpRequest) -> HttpResponse:
    """The page that asks for the personal link, and which says nothing else."""
    from headjudge.web.shown import page

    return page(request, "player_not_bound.html", status=403, hide_sign_in=True)


def role_of(account: Any, slug: str) -> Role | None:
    """The role of somebody in an event; None for none."""
    return Membership.objects.filter(account=account, stream=slug).values_list("role", flat=True).first()


def refused(request: HttpRequest) -> HttpResponse:
    """The page that says that this is not for you, and which says nothing else."""
    from headjudge.web.shown import page

    return page(request, "refused.html", status=403)


def hand_or_404(slug: str) -> InHand:
    """The event of an address; 404 where there is none."""
    try:
        return desk().hand(slug)
    except StoreError as error:
        if any(finding.code in ("log.no_event", "log.expired") for finding in error.findings):
            raise Http404(slug) from None
        raise
