"""Faults of sense in what a policy says of tables of three and more, sought in plain data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from headjudge.findings import Finding


def pod_faults(raw: Mapping[str, Any], where: str = "") -> Iterator[Finding]:
    """Every such fault; ``where`` is put before each pointer. Broken form is told elsewhere and passed over."""
    sizes = [size for size in _rows(raw.get("table_sizes", (2,))) if type(size) is int]
    pods = raw.get("pods")
    if (pods is None) is not (2 in sizes or not sizes) or (pods is not None and min(sizes) < 3):
        yield Finding(
            "policy.pods_and_sizes",
            subject=where + "/table_sizes",
            params={"sizes": " / ".join(map(str, sizes))},
        )
    if not isinstance(pods, Mapping) or not sizes:
        return
    yield from _placement(pods, sizes, where + "/pods/table/placement")
    yield from _leftovers(pods, sizes, where + "/pods/filling")
    yield from _shapes(pods, where + "/pods/playoff/shapes")
    yield from _seat_values(raw, pods, max(sizes), where + "/pods/opponents/seat_values")


def _inside(body: Any, *keys: str) -> Any:
    for key in keys:
        body = body.get(key) if isinstance(body, Mapping) else None
    return body


def _rows(value: Any) -> list[Any]:
    return list(value) if isinstance(value, list | tuple) else []


def _placement(pods: Mapping[str, Any], sizes: list[int], where: str) -> Iterator[Finding]:
    """With points by place every size of table has its row once, with as many points as places."""
    rows = [row for row in _rows(_inside(pods, "table", "placement")) if isinstance(row, Mapping)]
    if not rows:
        return
    for index, row in enumerate(rows):
        points = _rows(row.get("points"))
        size = row.get("size")
        if type(size) is int and len(points) != size:
            told = {"size": size, "found": len(points)}
            yield Finding("policy.placement_points", subject=f"{where}/{index}/points", params=told)
    for size in sizes:
        found = sum(row.get("size") == size for row in rows)
        if found != 1:
            yield Finding("policy.placement_sizes", subject=where, params={"size": size, "found": found})


def _leftovers(pods: Mapping[str, Any], sizes: list[int], where: str) -> Iterator[Finding]:
    """Tables of other sizes need other sizes, and a place where they stand."""
    if _inside(pods, "filling", "leftovers") != "short_tables":
        return
    if len(sizes) < 2 or _inside(pods, "filling", "short_tables_stand") is None:
        yield Finding("policy.short_tables", subject=where, params={"sizes": " / ".join(map(str, sizes))})


def _shapes(pods: Mapping[str, Any], where: str) -> Iterator[Finding]:
    """A play-off for so many has full tables in each round and ends with one table."""
    playoff = _inside(pods, "playoff")
    size, advance = (_inside(playoff, key) or standard for key, standard in (("size", 4), ("advance", 1)))
    seen: list[Any] = []
    for index, shape in enumerate(_rows(_inside(playoff, "shapes"))):
        left = _inside(shape, "cut")
        if left in seen:
            yield Finding("policy.double", subject=f"{where}/{index}/cut", params={"key": left})
        seen.append(left)
        for number, step in enumerate(_rows(_inside(shape, "rounds"))):
            tables, byes = _inside(step, "tables"), _inside(step, "byes") or 0
            numbers = (left, tables, byes, size, advance)
            if not all(type(one) is int for one in numbers):
                left = None
                break
            if left != byes + size * tables:
                told = {"players": left, "tables": tables, "byes": byes, "size": size}
                yield Finding("policy.cut_round", subject=f"{where}/{index}/rounds/{number}", params=told)
                left = None
                break
            left = byes + advance * tables
        if left is not None and left != advance:
            told = {"left": left}
            yield Finding("policy.cut_end", subject=f"{where}/{index}/rounds", params=told)


def _seat_values(
    raw: Mapping[str, Any], pods: Mapping[str, Any], largest: int, where: str
) -> Iterator[Finding]:
    keys = [_inside(step, "key") for step in _rows(raw.get("standings"))]
    found = len(_rows(_inside(pods, "opponents", "seat_values")))
    if (found or "seat_wins" in keys) and found != largest:
        yield Finding("policy.seat_values", subject=where, params={"size": largest, "found": found})
