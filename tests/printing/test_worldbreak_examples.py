"""The payments that a rule sheet shows are those that the machine accepts, under every reading of costs."""

import itertools

from headjudge.policy.worldbreak_rules import worldbreak_rules
from headjudge.printing.worldbreak_sheet import sheet_data
from headjudge.wording import speak
from headjudge.worldbreaker.costs import not_paid

OF_COSTS = ("A4", "A10", "A11", "A16", "A17", "A18")


def every_reading():
    options = {one.key: one.values for one in worldbreak_rules().options if one.key in OF_COSTS}
    assert tuple(options) == OF_COSTS
    for values in itertools.product(*options.values()):
        yield worldbreak_rules(None, dict(zip(options, values, strict=True)))


def written(symbols):
    return "".join(f"{{{symbol}}}" for symbol in symbols)


def test_what_may_be_paid_is_accepted_and_what_may_not_is_refused():
    asked = 0
    for rules in every_reading():
        for row in sheet_data(rules, speak("en"))["examples"]["rows"]:
            cost, kinds = written(row["cost"]), frozenset(row["symbols"])
            for is_wrong, payments in ((False, row["pays"]), (True, row["not"])):
                for payment in payments:
                    asked += 1
                    found = not_paid(written(payment), cost, kinds, rules)
                    assert (found is not None) is is_wrong, (payment, cost, kinds, rules.changed())
    assert asked > 1000
