"""The log of an event: to read, to search, and to take along with its hashes."""

from __future__ import annotations

import json
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.http import content_disposition_header, urlencode
from django.views.decorators.http import require_safe

from headjudge.desk.hand import InHand
from headjudge.desk.logbook import Line, Wanted, logbook, plain_row
from headjudge.desk.roles import may
from headjudge.store.database import DatabaseStore
from headjudge.tournament.event_file import write_event
from headjudge.tournament.rows import BesideText
from headjudge.web.access import desk_page
from headjudge.web.models import Account
from headjudge.web.shown import page
from headjudge.wording import Wording, safe, speak

LONG = 240
"""Letters of a sentence that are shown at once; the rest on demand."""


@desk_page("look")
@require_safe
def log(request: HttpRequest, hand: InHand) -> HttpResponse:
    """Everything that happened, the newest first."""
    store, words = DatabaseStore(), speak(request.language)
    before = request.GET.get("before", "")
    wanted = Wanted(
        request.GET.get("kind", ""),
        request.GET.get("actor", ""),
        request.GET.get("q", "").strip()[:200],
        int(before[:9]) if before.isascii() and before.isdigit() else 0,
    )
    found = logbook(
        hand,
        store.read(hand.stream),
        store.texts(hand.stream),
        store.stored_digests(hand.stream),
        wanted,
        lambda code, values: words.say(code, **values),
    )
    names = Names(hand, found.actors, words)
    asked = {"q": wanted.words, "kind": wanted.kind, "actor": wanted.actor}
    kept = {key: value for key, value in asked.items() if value}
    return page(
        request,
        "logbook.html",
        section="log",
        hand=hand,
        book=found,
        lines=[_shown(line, names, words) for line in found.lines],
        wanted=wanted,
        filtered=bool(kept),
        older="?" + urlencode({**kept, "before": found.older}),
        newest="?" + urlencode(kept) if wanted.before else "",
        kinds=sorted(
            ((kind, words.say("log_kind." + kind.replace("-", "_"))) for kind in found.kinds),
            key=lambda one: one[1],
        ),
        actors=sorted(((actor, names.of(actor)) for actor in found.actors), key=lambda one: one[1]),
    )


class Names:
    """The name behind an actor of the log."""

    def __init__(self, hand: InHand, actors: tuple[str, ...], words: Wording) -> None:
        ids = [actor.removeprefix("staff/") for actor in actors if actor.startswith("staff/")]
        keys = [int(one) for one in ids if one.isascii() and one.isdigit() and len(one) < 18]
        self.staff = {
            f"staff/{key}": name
            for key, name in Account.objects.filter(pk__in=keys).values_list("pk", "name")
        }
        self.players = {entrant.id: entrant.name for entrant in hand.event.entrants}
        self.words = words

    def of(self, actor: str) -> str:
        """The name; what the log says where nobody of that name is known."""
        kind, _, rest = actor.partition("/")
        if kind == "player" and rest in self.players:
            return self.words.say("web.log_player", name=self.players[rest])
        if actor == "import":
            return self.words.say("web.log_import")
        return safe(self.staff.get(actor, actor))


def _shown(line: Line, names: Names, words: Wording) -> dict[str, Any]:
    said = words.say(line.code, **line.values)
    return {
        "number": line.row.sequence,
        "time": line.row.time,
        "by": line.row.actor,
        "actor": names.of(line.row.actor),
        "said": said,
        "short": said[:LONG] + "…" if len(said) > LONG else "",
        "hash": line.digest,
        "undone": line.undone_by and line.undone_by.sequence,
        "undone_by": line.undone_by and names.of(line.undone_by.actor),
    }


@desk_page("look")
@require_safe
def rows(request: HttpRequest, hand: InHand) -> HttpResponse:
    """The rows as JSON Lines with their hashes; for who may organise with the texts beside them.

    For the others the first row comes without its data: it holds the seed, from which the next pairing follows.
    """
    store, stream = DatabaseStore(), hand.stream
    stored = store.stored_digests(stream)
    beside: dict[int, list[BesideText]] | None = None
    if may(request.role, "organise"):
        beside = {}
        for text in store.texts(stream):
            beside.setdefault(int(text.id.split("/")[-2]), []).append(text)
    lines = []
    for row in store.read(stream):
        texts = None if beside is None else beside.get(row.sequence, [])
        lines.append(json.dumps(plain_row(row, stored[row.sequence], texts), ensure_ascii=False))
    answer = HttpResponse("\n".join(lines) + "\n", content_type="application/x-ndjson; charset=utf-8")
    return _as_file(answer, f"{stream}.log.jsonl")


@desk_page("organise")
@require_safe
def event_file(request: HttpRequest, hand: InHand) -> HttpResponse:
    """The event as it stands as an event file, the seed included."""
    answer = HttpResponse(write_event(hand.event), content_type="application/json; charset=utf-8")
    return _as_file(answer, f"{hand.stream}.json")


def _as_file(answer: HttpResponse, name: str) -> HttpResponse:
    answer["Content-Disposition"] = content_disposition_header(True, safe(name).replace("\\", "_"))
    return answer
