"""Random games of World Breaker with the second model's answers, for comparing the engine with it.

A game is decided by its number alone. Events on which the documents allow several answers are left out unless they
are asked for.
"""

import random

from tests.worldbreaker.reference import PERMANENT, Reference, castable, permanent_card, types

COMMANDERS = [
    ["Zur the Enchanter"],
    ["Kari Zev, Skyship Raider"],
    ["Karn, Silver Golem"],
    ["Kozilek, the Great Distortion"],
    ["Winota, Joiner of Forces"],
    ["Golos, Tireless Pilgrim"],
    ["Alesha, Who Smiles at Death"],
    ["Bosh, Iron Golem"],
    ["Thrasios, Triton Hero", "Tymna the Weaver"],
    ["Pir, Imaginative Rascal", "Toothy, Imaginary Friend"],
]
PLACES = ["graveyard", "exile", "hand", "library", "library-shuffled"]
PLAIN = ("normal", "meld", "transform", "flip")


def random_game(number, cards, events=30, doubtful=False):
    """A script, the answer to each of its events and the final state."""
    chance = random.Random(f"world-breaker/{number}")
    pool = [card for card in cards if doubtful or card["layout"] in PLAIN]
    ids = [f"P{n + 1}" for n in range(chance.randint(2, 4))]
    players = []
    for player in ids:
        three = [
            {"id": f"{player}-{n}", "card": card["name"]} for n, card in enumerate(chance.sample(pool, 3))
        ]
        players.append({"id": player, "commander": chance.choice(COMMANDERS), "worldbreaks": three})
    script = {"headjudge": 1, "policy": "world-breaker", "cards": "sample_cards.json", "players": players}
    game = Reference(script, cards)
    script["events"] = [{"do": "turn", "player": chance.choice(ids)}]
    steps = [game.event(script["events"][0])]
    while len(steps) < events:
        event = proposed(chance, game, ids)
        if event is None or (not doubtful and several_readings(game, event)):
            continue
        script["events"].append(event)
        steps.append(game.event(event))
        if event["do"] == "leaves-game":
            ids.remove(event["player"])
    return script, steps, game.state()


def proposed(chance, game, ids):
    """One event: mostly one that fits the card's zone, sometimes any."""
    by = chance.choice(ids)
    if chance.random() < 0.25:
        if len(ids) > 2 and chance.random() < 0.03:
            return {"do": "leaves-game", "player": by}
        return chance.choice(
            [
                {"do": "turn", "player": by},
                {"do": "phase", "phase": chance.choice(["main", "main", "combat", "end", "upkeep"])},
                {"do": "land", "by": by},
                {"do": "extra-land", "by": by},
            ]
        )
    card = chance.choice(list(game.cards.values()))
    fitting = {
        "forbidden": ["cast", "cast", "cast", "play-land", "put", "search", "look"],
        "stack": ["resolve", "resolve", "counter", "put"],
        "battlefield": ["leave", "control"],
        "graveyard": ["move", "move", "cast"],
    }.get(card.zone, ["cast", "play-land", "put"])
    anything = [
        "cast",
        "play-land",
        "put",
        "search",
        "look",
        "resolve",
        "counter",
        "leave",
        "move",
        "control",
    ]
    do = chance.choice(fitting if chance.random() < 0.85 else anything)
    if card.zone == "forbidden" and chance.random() < 0.8:
        by = card.owner
    event = {"do": do, "card": card.ident}
    if do not in ("resolve", "counter", "leave"):
        event["by"] = by
    if do == "cast":
        pay = payment(chance, game, card, by)
        event |= {"free": True} if pay is None or chance.random() < 0.2 else {"pay": pay}
    elif do == "put":
        event["to"] = chance.choice(["battlefield", "battlefield", "graveyard", "exile"])
    elif do == "search":
        event["range"] = chance.choice(["library", "library", "top"])
        event["to"] = chance.choice(["battlefield", "graveyard", "hand", "library"])
    elif do in ("counter", "leave"):
        event["to"] = chance.choice(PLACES)
        if do == "leave" and event["to"] == "exile" and chance.random() < 0.5:
            event["return"] = True
    elif do == "move":
        event["to"] = chance.choice([*PLACES[1:], "battlefield"])
        event["keep"] = chance.random() < 0.2
    elif do == "resolve" and card.cast_as and not PERMANENT & types(card.cast_as) and chance.random() < 0.5:
        event["to"] = chance.choice(PLACES)
    return event


def payment(chance, game, card, by):
    """A payment as written: a right one or one a symbol away from it; None for a card without one."""
    some = castable(card.data)
    right = sorted(game.payments(chance.choice(some), by), key=lambda p: (p[0], sorted(p[1]))) if some else []
    if not right:
        return None
    generic, rest = chance.choice(right)
    written = [symbol for symbol, count in sorted(rest) for _ in range(count)]
    if chance.random() < 0.3:
        change = chance.choice(["other", "less", "more", "generic"])
        if change in ("other", "less") and written:
            written.pop(chance.randrange(len(written)))
        if change in ("other", "more"):
            written.append(chance.choice("WUBRGC"))
        if change == "generic":
            generic += chance.choice([-1, 1]) if generic else 1
    if generic:
        written.append(str(generic))
    chance.shuffle(written)
    return "".join("{" + symbol + "}" for symbol in written)


def several_readings(game, event):
    """Whether the documents leave more than one answer to this event as things stand."""
    do, card = event["do"], game.cards.get(event.get("card"))
    on_stack = [one for one in game.cards.values() if one.zone == "stack"]
    if do in ("turn", "phase"):
        return bool(on_stack)
    if do == "extra-land":
        return event["by"] != game.active
    if do == "leaves-game":
        gone = event["player"]
        return any(one.controller == gone != one.owner for one in game.cards.values())
    if card is None:
        return False
    foreign = "by" in event and event["by"] != card.owner
    to = event.get("to")
    if card.face == "B":
        return False
    if do == "look":
        return foreign and card.zone == "forbidden"
    if do in ("move", "control") and card.zone == "forbidden":
        return foreign
    if card.kept or event.get("keep"):
        return True
    if do == "cast" and card.zone == "graveyard":
        return "pay" in event
    if do == "cast" and event.get("pay") == "":
        return True
    if do in ("cast", "play-land", "search") and card.zone != "forbidden":
        return foreign or (do == "play-land" and card.zone == "graveyard")
    if do == "put" and card.zone == "stack":
        return to != "battlefield" or event["by"] in (card.controller, card.owner)
    if do == "put" and card.zone != "forbidden":
        return foreign or card.zone == "graveyard"
    if do == "search" and not foreign:
        wrong_type = to == "battlefield" and not permanent_card(card.data)
        return (
            event["range"] == "library"
            if to in ("hand", "library")
            else wrong_type and event["range"] == "top"
        )
    if do == "resolve":
        return len(on_stack) > 1 or to == "library"
    return do == "control" and card.zone == "stack"
