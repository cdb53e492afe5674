"""The house rules that a reader of the code relies on."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.tree import ROOT, SOURCE, named, parsed, python_files, source_files, tracked_files

MOST_LINES_OF_A_MODULE = 500
MOST_LINES_OF_A_FUNCTION = 60
NOT_A_NAME = {"utils", "util", "helpers", "helper", "common", "manager", "managers", "misc"}
RANKING = ("standings", "pairing")
# The command line is the outermost room: only there time, chance and the environment come in.
OUTERMOST = ("cli", "web")
FROM_OUTSIDE = {
    "random",
    "secrets",
    "time",
    "os",
    "uuid",
    "socket",
    "urllib",
    "http",
    "subprocess",
    "tempfile",
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0]


def inner_files() -> list[Path]:
    return [path for path in source_files() if room(path) not in OUTERMOST]


def ranking_files() -> list[Path]:
    return [path for path in source_files() if room(path) in RANKING]


def functions(path: Path) -> Iterator[Function]:
    return (node for node in ast.walk(parsed(path)) if isinstance(node, Function))


def test_modules_are_short():
    lengths = {named(path): path.read_text(encoding="utf-8").count("\n") for path in python_files()}
    assert not {name: lines for name, lines in lengths.items() if lines >= MOST_LINES_OF_A_MODULE}


def test_functions_are_short():
    long = [
        f"{named(path, node)} {node.name}"
        for path in python_files()
        for node in functions(path)
        if (node.end_lineno or 0) - node.lineno + 1 >= MOST_LINES_OF_A_FUNCTION
    ]
    assert not long


def test_names_are_words_of_the_field():
    parts = {part.removesuffix(".py") for path in python_files() for part in path.relative_to(ROOT).parts}
    assert not parts & NOT_A_NAME


def public_without_docstring(path: Path) -> Iterator[str]:
    tree = parsed(path)
    if not ast.get_docstring(tree):
        yield named(path)
    waiting: list[ast.Module | ast.ClassDef] = [tree]
    while waiting:
        for node in waiting.pop().body:
            if not isinstance(node, Function | ast.ClassDef) or node.name.startswith("_"):
                continue
            marks = {
                mark.attr if isinstance(mark, ast.Attribute) else getattr(mark, "id", "")
                for mark in node.decorator_list
            }
            if not ast.get_docstring(node) and not marks & {"overload", "override"}:
                yield f"{named(path, node)} {node.name}"
            if isinstance(node, ast.ClassDef):
                waiting.append(node)


def test_everything_public_says_what_it_gives():
    assert not [place for path in source_files() for place in public_without_docstring(path)]


ARRAY_FLOATS = re.compile(r"float\d*|floating|double|true_divide|fsum|sqrt|isclose|inf|nan")
ARRAY_MEANS = ("mean", "average", "std", "linspace")


def inexact(node: ast.AST) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, float | complex)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("float", "complex")
    if not isinstance(node, ast.Attribute):
        return False
    of_arrays = isinstance(node.value, ast.Name) and node.value.id in ("np", "numpy")
    return bool(ARRAY_FLOATS.fullmatch(node.attr)) or (of_arrays and node.attr in ARRAY_MEANS)


def test_what_ranks_is_exact():
    assert not [
        named(path, node) for path in ranking_files() for node in ast.walk(parsed(path)) if inexact(node)
    ]


@pytest.mark.parametrize(
    "text", ["x = 0.5", "x = float(y)", "x = np.float64(y)", "x = np.mean(y)", "x = math.inf"]
)
def test_the_search_for_inexact_numbers_finds_them(text):
    assert any(inexact(node) for node in ast.walk(ast.parse(text)))


@pytest.mark.parametrize(
    "text",
    ["x = Fraction(1, 2) / 3", "x = event.mean(row)", "x = isinstance(y, float)", "x = a // b", "x: int = 5"],
)
def test_the_search_for_inexact_numbers_leaves_exact_ones(text):
    assert not any(inexact(node) for node in ast.walk(ast.parse(text)))


def unordered(tree: ast.AST) -> Iterator[ast.AST]:
    """Loops that walk a set as it lies in memory, which differs from run to run."""
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension):
            walked = node.iter
            named_set = isinstance(walked, ast.Call) and getattr(walked.func, "id", "") in (
                "set",
                "frozenset",
            )
            if named_set or isinstance(walked, ast.Set | ast.SetComp):
                yield walked


def test_no_loop_walks_a_set():
    assert not [named(path, node) for path in source_files() for node in unordered(parsed(path))]


def test_the_search_for_sets_finds_them():
    text = "for x in set(y): pass\n[x for x in {1, 2}]\nfor x in sorted(set(y)): pass\n"
    assert len(list(unordered(ast.parse(text)))) == 2


def reaches_outside(tree: ast.AST) -> Iterator[ast.AST]:
    """Imports and calls that let time, chance, the environment or the network in."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and {alias.name.split(".")[0] for alias in node.names} & FROM_OUTSIDE:
            yield node
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in FROM_OUTSIDE:
            yield node
        if isinstance(node, ast.Attribute) and node.attr in ("now", "utcnow", "today", "environ"):
            yield node


def test_time_chance_and_environment_are_arguments():
    assert not [named(path, node) for path in inner_files() for node in reaches_outside(parsed(path))]


def test_the_search_for_what_reaches_outside_finds_it():
    text = "import random\nfrom os import environ\nx = datetime.date.today()\nimport operator\n"
    assert len(list(reaches_outside(ast.parse(text)))) == 3


def test_every_room_has_its_layer():
    """A new package must be placed in the order of imports, or nothing keeps it there."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    placed = {name.strip().removeprefix("headjudge.") for layer in layers for name in re.split("[|:]", layer)}
    rooms = {room(path).removesuffix(".py") for path in source_files()} - {"__init__", "__main__"}
    assert rooms == placed


# Put together here so that this file does not name them either.
REGISTRIES = [b"pypi." + b"org", b"python" + b"hosted", b"npm" + b"js", b"crates." + b"io"]
MACHINE = re.compile(
    rb"(?<![\w.~])/(?:"
    + b"|".join([b"wo" + b"rk", b"tm" + b"p", b"ro" + b"ot", b"op" + b"t", b"ho" + b"me"])
    + rb")/[\w.]"
)


def test_no_file_names_a_registry_or_a_folder_of_somebodys_machine():
    told = []
    for path in tracked_files():
        content = path.read_bytes()
        told += [f"{named(path)}: {host.decode()}" for host in REGISTRIES if host in content]
        told += [f"{named(path)}: {match[0].decode()}" for match in MACHINE.finditer(content)]
    assert not told
    assert len(tracked_files()) > 30


@pytest.mark.parametrize("text", [b'"/tm' + b'p/x"', b"(/ro" + b"ot/.cache)", b" /wo" + b"rk/a"])
def test_the_search_for_folders_finds_them(text):
    assert MACHINE.search(text)


@pytest.mark.parametrize(
    "text", [b"/rounds/2/matches", b"example.com/wo" + b"rk/a", b"frame/wo" + b"rk/a", b"/workshop/a"]
)
def test_the_search_for_folders_leaves_addresses_and_pointers(text):
    assert not MACHINE.search(text)
