"""A slow, plain second model of the World Breaker format, for tests that compare the engine with it.

Written from the format's sentences, the transitions T1 to T18 and the contract of `replay` alone; it shares neither
code nor data with the engine. Payments are found by trying everything, refusals by gathering all reasons and taking
the first.
`READINGS` below says what was chosen where those documents leave more than one reading.
"""

import itertools
import re
from collections import Counter
from functools import cache

READINGS = """
An opponent's event is wb.not_owner (T6) in the forbidden zone only, and without a rule for a card kept by A9.
`put` and `search` start from the forbidden zone or a kept card; `put` from the stack is T12, for the battlefield only.
`control` works on the stack, too. Casting out of a kept library, or playing a land out of a graveyard, is wb.zone.
A tutor for hand or library (A7) is accepted without a rule and passes through nothing; so is a kept card (A9).
Which half of a card is cast follows from the payment; cast for nothing, it is the first half that the timing allows.
The cost of a cast from a graveyard is judged by the commander of whoever casts.
Generic mana may be written in parts, never as coloured symbols; life for a Phyrexian symbol is written as nothing.
Extra land plays lapse with the next turn. A stolen card goes back when its thief leaves;
what the one who left had put there under their own control is exiled (800.4a).
The stack is not kept in order: any spell on it may resolve.
"""

COLOURS = "WUBRG"
ORDER = [
    f"wb.{why}" for why in ("spent", "not_owner", "zone", "type", "range", "timing", "land_drop", "cost")
]
RULE_OF_REFUSAL = {"wb.spent": "T18", "wb.not_owner": "T6", "wb.range": "T5"}
PERMANENT = {"Creature", "Artifact", "Enchantment", "Planeswalker", "Land"}
WAY = {"library-shuffled": "library"}


def symbols(cost):
    """The symbols of a cost as written, without braces; None where something else stands there."""
    found = re.findall(r"\{([^{}]+)\}", cost or "")
    return found if "".join("{" + s + "}" for s in found) == (cost or "") else None


def faces(card):
    return card.get("card_faces") or [card]


def types(face):
    return set(face["type_line"].replace("—", " ").replace("//", " ").split())


def castable(card):
    """The faces that may be cast out of a hand; lands are not among them."""
    several = card["layout"] in ("adventure", "split", "modal_dfc")
    some = faces(card) if several else faces(card)[:1]
    return [face for face in some if "Land" not in types(face)]


def playable_as_land(card):
    some = faces(card) if card["layout"] == "modal_dfc" else faces(card)[:1]
    return any("Land" in types(face) for face in some)


def permanent_card(card):
    """Whether the card can be put onto the battlefield: its front face counts."""
    return bool(PERMANENT & types(faces(card)[0])) and card["layout"] != "split"


def kinds_of_mana(commanders, colourless_counts=True):
    """K: the kinds among the symbols of costs and texts of all commanders, reminder text left out."""
    kinds = set()
    for card in commanders:
        for part in [card, *card.get("card_faces", [])]:
            text = re.sub(r"\([^()]*\)", "", part.get("oracle_text") or "")
            for symbol in re.findall(r"\{([^{}]+)\}", (part.get("mana_cost") or "") + text):
                kinds |= set(symbol.split("/")) & set(COLOURS + ("C" if colourless_counts else ""))
    return frozenset(kinds)


def halves(symbol):
    """What one symbol may stand for: ('generic', n), ('colour', c), ('fixed', s) or ('life',)."""
    out = []
    for half in symbol.split("/"):
        if half.isdigit():
            out.append(("generic", int(half)))
        elif half in COLOURS:
            out.append(("colour", half))
        elif half == "P":
            out.append(("life",))
        else:
            out.append(("fixed", half))
    return out


def maps(colours, kinds, any_map, mixing):
    """All functions from printed colours to what is paid for them, the printed cost among them."""
    yield dict(zip(colours, colours, strict=True))
    targets = sorted(kinds) or ["C"]
    mixed = mixing or len(targets) == 1
    choices = [[*targets, colour] if mixed and colour not in targets else targets for colour in colours]
    different = len(targets) >= 2 and len(colours) <= len(targets) and not any_map
    for picked in itertools.product(*choices):
        if not different or len(set(picked)) == len(picked):
            yield dict(zip(colours, picked, strict=True))


@cache
def payments(cost, kinds, any_map=False, mixing=False):
    """Every payment of a printed cost, as (generic, multiset of the other symbols); A16 and A17 as two flags."""
    printed = symbols(cost)
    if not printed:  # no mana cost is a cost that nobody can pay
        return set()
    out = set()
    for chosen in itertools.product(*(halves(symbol) for symbol in printed)):
        generic = sum(part[1] for part in chosen if part[0] == "generic")
        fixed = [part[1] for part in chosen if part[0] == "fixed"]
        count = Counter(part[1] for part in chosen if part[0] == "colour")
        for how in maps(sorted(count), kinds, any_map, mixing):
            paid = Counter(fixed)
            for colour, number in count.items():
                paid[how[colour]] += number
            out.add((generic, frozenset(paid.items())))
    return out


def paid(pay):
    """A proposed payment in the form of `payments`, or None where it is not written in symbols."""
    written = symbols(pay)
    if written is None:
        return None
    generic = sum(int(symbol) for symbol in written if symbol.isdigit())
    return generic, frozenset(Counter(s for s in written if not s.isdigit()).items())


class Card:
    def __init__(self, ident, owner, data):
        self.ident, self.owner, self.data = ident, owner, data
        self.zone, self.face, self.controller = "forbidden", "A", owner
        self.under = owner  # who had it when it came there
        self.used = False  # whether everybody has seen it (A3)
        self.cast_as = None  # the face that is on the stack

    @property
    def kept(self):
        return self.zone in ("hand", "library")


class Reference:
    """One game: give it the script (its events are not read) and the card objects, then one event after the other."""

    def __init__(self, script, cards):
        by_name = {}
        for card in cards:
            by_name[card["name"].split(" // ")[0]] = card
        for card in cards:
            by_name[card["name"]] = card
        self.options = script.get("options", {})
        counted = self.options.get("A18") != "not-counted"
        self.cards, self.kinds = {}, {}
        for player in script["players"]:
            self.kinds[player["id"]] = kinds_of_mana([by_name[n] for n in player["commander"]], counted)
            for one in player["worldbreaks"]:
                self.cards[one["id"]] = Card(one["id"], player["id"], by_name[one["card"]])
        self.active, self.phase = None, None
        self.lands, self.extra = 0, Counter()

    def state(self):
        return {
            card.ident: {name: getattr(card, name) for name in ("zone", "face", "owner", "controller")}
            for card in self.cards.values()
        }

    def event(self, event):
        """What the rules answer, in the contract's form without the message; a refusal changes nothing."""
        ident = event.get("card")
        card = self.cards.get(ident)
        if ident is not None and card is None:  # its owner left the game
            reasons, act = {"wb.zone"}, None
        else:
            reasons, act = getattr(self, "_" + event["do"].replace("-", "_"))(event)
        if card is not None and card.face == "B" and not (event["do"] == "look" and not reasons):
            reasons = reasons | {"wb.spent"}
        code = min(reasons, key=ORDER.index) if reasons else None
        answer = {"accepted": code is None, "card": ident, "rule": None, "code": code}
        answer |= {"passed_through": [], "shuffled": False, "returned": False}
        if code is None:
            answer |= act()
        else:
            answer["rule"] = RULE_OF_REFUSAL.get(code)
            if code == "wb.not_owner" and (event["do"] == "look" or card.kept):
                answer["rule"] = None
        here = {name: card and getattr(card, name) for name in ("zone", "face", "controller")}
        return answer | here

    # what is allowed when

    def _sorcery_time(self, by):
        on_stack = any(card.zone == "stack" for card in self.cards.values())
        return self.active == by and self.phase == "main" and not on_stack

    def _land_reasons(self, by):
        reasons = set()
        if not self._sorcery_time(by):
            reasons.add("wb.timing")
        if self.lands >= 1 + self.extra[by]:
            reasons.add("wb.land_drop")
        return reasons

    @staticmethod
    def _foreign(card, by):
        """Whose card this is, asked where only its owner may act."""
        mine = by is None or by == card.owner
        return set() if mine or (card.zone != "forbidden" and not card.kept) else {"wb.not_owner"}

    def payments(self, face, by):
        any_map, mixing = self.options.get("A16") == "any-map", self.options.get("A17") == "mixed"
        return payments(face.get("mana_cost"), self.kinds[by], any_map, mixing)

    def _halves(self, card, event):
        """For each face that could be cast: the face and what speaks against it."""
        by = event["by"]
        for face in castable(card.data):
            words = types(face)
            quick = "Instant" in words or "Flash" in card.data.get("keywords", [])
            against = set() if quick or self._sorcery_time(by) else {"wb.timing"}
            if event.get("free"):
                if self.options.get("costs") == "mana-cost-only":
                    against.add("wb.cost")
            elif paid(event.get("pay")) not in self.payments(face, by):
                against.add("wb.cost")
            yield face, against

    # moves

    def _to(self, card, zone, rule, by=None):
        if zone != card.zone:
            card.under = by or card.owner
        card.zone, card.face, card.used = zone, None, True
        card.controller = by or card.owner
        if zone not in ("stack", "battlefield"):
            card.controller = card.owner
        return {"rule": rule}

    def _home(self, card, face, rule, through):
        card.zone, card.face, card.used, card.controller = "forbidden", face, True, card.owner
        way = WAY.get(through, through)
        return {"rule": rule, "passed_through": [way], "shuffled": through == "library-shuffled"}

    # events: each gives the reasons against it and what it does

    def _turn(self, event):
        self.active, self.phase, self.lands = event["player"], "main", 0
        self.extra.clear()
        return set(), dict

    def _phase(self, event):
        self.phase = event["phase"]  # never refused, so it may happen here
        return set(), dict

    def _extra_land(self, event):
        self.extra[event["by"]] += 1
        return set(), dict

    def _land(self, event):
        def act():
            self.lands += 1
            return {}

        return self._land_reasons(event["by"]), act

    def _leaves_game(self, event):
        gone = event["player"]
        self.cards = {ident: card for ident, card in self.cards.items() if card.owner != gone}
        for card in self.cards.values():
            if card.controller == gone and card.under == gone:
                card.zone, card.face, card.controller = "forbidden", "B", card.owner
            elif card.controller == gone:
                card.controller = card.under
        return set(), dict

    def _look(self, event):
        card = self.cards[event["card"]]
        known = card.used or event["by"] == card.owner
        return (set() if known else {"wb.not_owner"}), dict

    def _cast(self, event):
        card, by = self.cards[event["card"]], event["by"]
        reasons = self._foreign(card, by)
        if card.zone not in ("forbidden", "hand", "graveyard"):
            reasons.add("wb.zone")
        tried = list(self._halves(card, event))
        if not tried:
            reasons.add("wb.type")
        elif all(against for _, against in tried):
            reasons |= min((against for _, against in tried), key=lambda some: min(map(ORDER.index, some)))
        rule = "T17" if card.zone == "graveyard" else "T1"

        def act():
            card.cast_as = next(face for face, against in tried if not against)
            return self._to(card, "stack", rule, by)

        return reasons, act

    def _play_land(self, event):
        card, by = self.cards[event["card"]], event["by"]
        reasons = self._foreign(card, by) | self._land_reasons(by)
        if card.zone not in ("forbidden", "hand"):
            reasons.add("wb.zone")
        if not playable_as_land(card.data):
            reasons.add("wb.type")

        def act():
            self.lands += 1
            return self._to(card, "battlefield", "T2", by)

        return reasons, act

    def _counter(self, event):
        card, to = self.cards[event["card"]], event["to"]

        def act():
            ready = WAY.get(to, to) in ("hand", "library")
            rule = "T11" if ready else "T10" if to == "exile" else "T9"
            return self._home(card, "A" if ready else "B", rule, to)

        return (set() if card.zone == "stack" else {"wb.zone"}), act

    def _resolve(self, event):
        card = self.cards[event["card"]]

        def act():
            if PERMANENT & types(card.cast_as):
                return self._to(card, "battlefield", "T7", card.controller)
            return self._home(card, "B", "T8", event.get("to", "graveyard"))

        return (set() if card.zone == "stack" else {"wb.zone"}), act

    def _put(self, event):
        card, by, to = self.cards[event["card"]], event["by"], event["to"]
        reasons = set() if card.kept else self._foreign(card, by)
        stolen = card.zone == "stack" and by != card.controller and to == "battlefield"
        if card.zone != "forbidden" and not card.kept and not stolen:
            reasons.add("wb.zone")
        if to == "exile" and self.options.get("A8") == "not-allowed":
            reasons.add("wb.zone")
        if to == "battlefield" and not permanent_card(card.data):
            reasons.add("wb.type")

        def act():
            if to == "exile":
                return self._home(card, "B", "T3b", "exile")
            rule = "T12" if stolen else "T3" if to == "battlefield" else "T4"
            return self._to(card, to, rule, by)

        return reasons, act

    def _search(self, event):
        card, by, to = self.cards[event["card"]], event["by"], event["to"]
        reasons = self._foreign(card, by)
        if card.zone not in ("forbidden", "library"):
            reasons.add("wb.zone")
        if to == "battlefield" and not permanent_card(card.data):
            reasons.add("wb.type")
        if event["range"] == "top" and card.zone == "forbidden":
            reasons.add("wb.range")

        def act():
            if to in ("battlefield", "graveyard"):
                return self._to(card, to, "T3" if to == "battlefield" else "T4", by)
            if card.kept:  # an ordinary card goes where an ordinary card goes
                card.zone = to
            return {}

        return reasons, act

    def _leave(self, event):
        card = self.cards[event["card"]]

        reasons = set() if card.zone == "battlefield" else {"wb.zone"}
        return reasons, lambda: self._home(card, "B", "T13", event["to"])

    def _move(self, event):
        card, to, by = self.cards[event["card"]], event["to"], event.get("by")
        reasons = self._foreign(card, by) if card.zone == "forbidden" else set()
        if card.zone != "graveyard":
            reasons.add("wb.zone")
        if to == "battlefield" and not permanent_card(card.data):
            reasons.add("wb.type")

        def act():
            if to == "battlefield":
                return self._to(card, to, "T16", by or card.owner)
            if to == "exile":
                return self._home(card, "B", "T15", to)
            if event.get("keep") and self.options.get("A9") != "always":
                return self._to(card, WAY.get(to, to), "T14") | {"shuffled": to == "library-shuffled"}
            return self._home(card, "A", "T14", to)

        return reasons, act

    def _control(self, event):
        card, by = self.cards[event["card"]], event["by"]
        reasons = self._foreign(card, by) if card.zone == "forbidden" else set()
        if card.zone not in ("battlefield", "stack"):
            reasons.add("wb.zone")
        return reasons, lambda: self._to(card, card.zone, None, by)
