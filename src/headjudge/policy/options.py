"""What an organiser may set for an event, and whether what was set is possible."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from headjudge.findings import Finding
from headjudge.policy.faults import pointer, shown
from headjudge.policy.model import IntegerOption, Option
from headjudge.policy.policy import Policy


def check_options(
    policy: Policy, options: Mapping[str, Any], where: str = "/options", beside: Iterable[str] = ()
) -> list[Finding]:
    """Every option that the policy does not have or whose value it does not allow, as findings.

    ``where`` is the pointer of the options in their file; ``beside`` names what may be set there by other rules.
    """
    findings = []
    for name, value in options.items():
        option = policy.options.get(name)
        subject = where + pointer(name)
        if option is None:
            params: dict[str, Any] = {"option": name, "known": ", ".join((*policy.options, *beside))}
            params["policy"] = policy.id
            findings.append(Finding("option.unknown", subject=subject, params=params))
        elif not allows(option, value):
            params = {"option": name, "found": shown(value)}
            if isinstance(option, IntegerOption):
                params |= {"kind": "integer", "least": option.least, "most": option.most, "allowed": ""}
            else:
                params |= {"kind": "choice", "least": 0, "most": 0, "allowed": ", ".join(option.choices)}
            findings.append(Finding("option.value", subject=subject, params=params))
    return findings


def allows(option: Option, value: Any) -> bool:
    """Whether a value lies in the option's range."""
    if isinstance(option, IntegerOption):
        return type(value) is int and option.least <= value <= option.most
    return isinstance(value, str) and value in option.choices
