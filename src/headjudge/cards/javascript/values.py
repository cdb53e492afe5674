"""Values read from the text of a JavaScript file: literals, constants, members of enums, lists that take in others.

Nothing is run. Where anything else stands, the value is ``Unread`` and says where; who needs it tells the person.
"""

from __future__ import annotations

import codecs
from collections.abc import Iterator, Mapping
from decimal import Decimal
from typing import Any

import tree_sitter_javascript
from msgspec import Struct
from tree_sitter import Language, Node, Parser, Tree

from headjudge.cards.javascript.cutting import Cut, cut
from headjudge.cards.javascript.names import Constant, EnumMembers, Exported, Imported, Names, Scope
from headjudge.cards.javascript.texts import key_of, number_of, string_of, text_of
from headjudge.findings import Finding, InputError

_DEEPEST = 60
"""How deep a value may refer to others before it counts as unread."""
_MOST_VALUES = 1_500_000
"""The package of 2026 has 300,000. Lists that take in each other can stand for more than any machine can hold."""
_SHOWN = 60
_CHECKED = 1024 * 1024

Shape = Mapping[str, "Shape | None"]
"""Which properties of an object are wanted, each with what is wanted inside it; None takes everything."""


class Unread(Struct, frozen=True):
    """A value that is not written in the file but worked out while it runs: the line, and how its text begins."""

    line: int
    text: str


class _Module(Struct, frozen=True):
    """What another module of the same file gives: the places in the code where it does so."""

    spans: tuple[tuple[int, int], ...]


class _Undefined(Struct, frozen=True):
    """``undefined``: an object with such a property is the same to a reader as one without it."""


class _Part(Struct, frozen=True):
    """Which text a node stands in: the line before its first, and its lists that were taken out."""

    line: int
    cut: Cut | None


_UNDEFINED = _Undefined()


class Script:
    """A JavaScript file that is read, not run.

    Raises InputError ``cards.javascript_not_text``, ``cards.javascript_syntax``, ``cards.javascript_nested``,
    ``cards.javascript_large``, ``cards.javascript_many``. Cost: 4 seconds for 9 MB when everything is asked for, and
    50 MiB above the file.
    """

    def __init__(self, source: bytes) -> None:
        _refuse_other_than_text(source)
        self._read = 0
        self._cut = cut(source.removeprefix(b"\xef\xbb\xbf"))
        self._parser = Parser(Language(tree_sitter_javascript.language()))
        self._tree = self._parsed(self._cut.code, 0)
        self._names = Names(self._tree.root_node)
        self._whole = _Part(0, self._cut)
        self._members: dict[tuple[int, bytes], Any] = {}

    def _count(self) -> None:
        self._read += 1
        if self._read > _MOST_VALUES:
            raise InputError([Finding("cards.javascript_many", params={"limit": _MOST_VALUES})])

    def _parsed(self, text: bytes, line: int) -> Tree:
        tree = self._parser.parse(text)
        if tree.root_node.has_error:
            raise InputError([Finding("cards.javascript_syntax", line=line + _first_error(tree.root_node))])
        return tree

    def exported_list(self, name: str, shape: Shape | None = None) -> Iterator[tuple[int, Any]] | None:
        """The entries of the list that the file exports under a name, each with its line; None where there is none.

        Texts, whole numbers, Decimal, True, False, None, lists and dictionaries; ``Unread`` for anything else.
        """
        found = [
            (one, node)
            for one in self._names.exports.get(name, ())
            if (node := self._list_of(one)) is not None
        ]
        if not found:
            return None
        # The file's own exports stand outside those of the modules that it was put together from.
        _, node = min(found, key=lambda one: one[0].scope.depth)
        return self._entries(node[0], node[1], shape, self._whole, 0)

    def _list_of(self, exported: Exported) -> tuple[Node, Scope] | None:
        node, scope = exported.value, exported.scope
        for _ in range(_DEEPEST):
            if node.type == "array":
                return node, scope
            if node.type not in {"identifier", "shorthand_property_identifier"}:
                return None
            constant = scope.constant(text_of(node))
            if constant is None or not isinstance(constant.value, Node):
                return None
            node, scope = constant.value, constant.scope
        return None

    def _entries(
        self, node: Node, scope: Scope, shape: Shape | None, part: _Part, depth: int
    ) -> Iterator[tuple[int, Any]]:
        pieces = part.cut.lists.get(node.start_byte, ()) if part.cut is not None else ()
        if not pieces:
            yield from self._entries_here(node, scope, shape, part, depth)
            return
        for piece in pieces:
            tree = self._parsed(self._cut.text(piece), piece.line - 1)
            statement = tree.root_node.named_child(0)
            array = statement.named_child(0) if statement is not None else None
            inner = _Part(piece.line - 1, None)
            if array is None or array.type != "array" or array.end_byte != tree.root_node.end_byte:
                raise InputError([Finding("cards.javascript_syntax", line=piece.line)])
            yield from self._entries_here(array, scope, shape, inner, depth)

    def _entries_here(
        self, node: Node, scope: Scope, shape: Shape | None, part: _Part, depth: int
    ) -> Iterator[tuple[int, Any]]:
        empty = True  # nothing has stood since the last comma
        for child in node.children:
            line = part.line + child.start_point.row + 1
            match child.type:
                case "[" | "]" | "comment":
                    continue
                case ",":
                    if empty:
                        yield line, Unread(line, ",")
                    empty = True
                    continue
                case "spread_element":
                    yield from self._spread(child, scope, shape, part, depth)
                case _:
                    value = self._value(child, scope, shape, part, depth + 1)
                    yield line, None if isinstance(value, _Undefined) else value
            empty = False

    def _spread(
        self, child: Node, scope: Scope, shape: Shape | None, part: _Part, depth: int
    ) -> Iterator[tuple[int, Any]]:
        self._count()
        inner = _inside(child)
        if inner is not None and depth < _DEEPEST:
            if inner.type == "array":
                yield from self._entries(inner, scope, shape, part, depth + 1)
                return
            if inner.type == "identifier":
                constant = scope.constant(text_of(inner))
                if (
                    constant is not None
                    and isinstance(constant.value, Node)
                    and constant.value.type == "array"
                ):
                    yield from self._entries(constant.value, constant.scope, shape, self._whole, depth + 1)
                    return
        yield part.line + child.start_point.row + 1, self._unread(child, part)

    def _unread(self, node: Node, part: _Part) -> Unread:
        text = text_of(node)
        return Unread(
            part.line + node.start_point.row + 1, text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
        )

    def _value(self, node: Node, scope: Scope, shape: Shape | None, part: _Part, depth: int) -> Any:
        self._count()
        if depth > _DEEPEST:
            return self._unread(node, part)
        found: Any = None
        match node.type:
            case "string":
                found = string_of(node)
            case "number":
                found = number_of(node)
            case "true" | "false":
                return node.type == "true"
            case "null":
                return None
            case "undefined":
                return _UNDEFINED
            case "array":
                return [value for _, value in self._entries(node, scope, shape, part, depth)]
            case "object":
                return self._object(node, scope, shape, part, depth)
            case "member_expression" | "subscript_expression":
                found = self._member(node, scope, part, depth)
            case "identifier" | "shorthand_property_identifier":
                found = self._named(text_of(node), scope, shape, depth)
            case "unary_expression":
                found = self._unary(node, scope, part, depth)
            case "template_string" if not any(
                one.type == "template_substitution" for one in node.named_children
            ):
                found = string_of(node)
            case "parenthesized_expression" if (inner := _inside(node)) is not None:
                return self._value(inner, scope, shape, part, depth + 1)
            case "binary_expression":
                found = self._joined(node, scope, part, depth)
            case "new_expression":
                found = _day(node, scope)
        return self._unread(node, part) if found is None or isinstance(found, _Module) else found

    def _object(self, node: Node, scope: Scope, shape: Shape | None, part: _Part, depth: int) -> Any:
        found: dict[str, Any] = {}
        for child in node.named_children:
            match child.type:
                case "pair":
                    key_node, value = (
                        child.child_by_field_name("key") or child,
                        child.child_by_field_name("value"),
                    )
                case "shorthand_property_identifier":
                    key_node = value = child
                case "method_definition":
                    key_node, value = child.child_by_field_name("name") or child, None
                case "comment":
                    continue
                case _:
                    spread = _inside(child) if child.type == "spread_element" else None
                    given = self._value(spread, scope, shape, part, depth + 1) if spread is not None else None
                    if not isinstance(given, dict):
                        return self._unread(child, part)
                    found.update(given)
                    continue
            key = key_of(key_node)
            if key is None:
                return self._unread(child, part)
            if shape is not None and key not in shape:
                continue
            inside = shape[key] if shape is not None else None
            if value is None:
                got: Any = self._unread(child, part)
            else:
                got = self._value(value, scope, inside, part, depth + 1)
            found.pop(key, None)
            if not isinstance(got, _Undefined):
                found[key] = got
        return found

    def _named(self, name: str, scope: Scope, shape: Shape | None, depth: int) -> Any:
        if name == "undefined":
            return _UNDEFINED
        constant = scope.constant(name)
        return self._constant(constant, shape, depth) if constant is not None else None

    def _constant(self, constant: Constant, shape: Shape | None, depth: int) -> Any:
        value = constant.value
        if isinstance(value, Imported):
            return self._given_by_all(value.name) if value.name is not None else None
        if not isinstance(value, Node):
            return value
        if value.type == "call_expression":
            return _Module(tuple(self._spans(value, constant.scope)))
        return self._value(value, constant.scope, shape, self._whole, depth + 1)

    def _spans(self, call: Node, scope: Scope) -> Iterator[tuple[int, int]]:
        """Where the modules stand that a call like ``wrap(load())`` or ``require_types()`` opens."""
        waiting = [call]
        while waiting:
            node = waiting.pop()
            waiting.extend(node.named_children)
            if node.type == "identifier":
                constant = scope.constant(text_of(node))
                if constant is not None and isinstance(constant.value, Node):
                    yield constant.value.start_byte, constant.value.end_byte

    def _member(self, node: Node, scope: Scope, part: _Part, depth: int) -> Any:
        known = (id(scope), node.text or b"")
        if known in self._members:
            return self._members[known]
        owner, key = node.child_by_field_name("object"), node.child_by_field_name("property")
        key = key or node.child_by_field_name("index")
        name = key_of(key) if key is not None else None
        if owner is None or name is None:
            return None
        holder = (
            self._named(text_of(owner), scope, None, depth)
            if owner.type == "identifier"
            else self._module_or_value(owner, scope, part, depth + 1)
        )
        if isinstance(holder, _Module):
            found = self._given(name, holder)
        else:
            found = holder.get(name) if isinstance(holder, dict) else None
        self._members[known] = found
        return found

    def _module_or_value(self, node: Node, scope: Scope, part: _Part, depth: int) -> Any:
        if node.type in {"member_expression", "subscript_expression"}:
            return self._member(node, scope, part, depth) if depth <= _DEEPEST else None
        return self._value(node, scope, None, part, depth)

    def _given(self, name: str, module: _Module) -> Any:
        exports = self._names.exports.get(name, ())
        inside = [one for one in exports if any(start <= one.at < end for start, end in module.spans)]
        return self._same(inside)

    def _given_by_all(self, name: str) -> EnumMembers | None:
        """An enum that is imported from another file, where this file has it nevertheless."""
        found = self._same(self._names.exports.get(name, ()))
        return found if isinstance(found, dict) else None

    def _same(self, exports: tuple[Exported, ...] | list[Exported]) -> Any:
        values: list[Any] = []
        for one in exports:
            if one.value.type in {"identifier", "shorthand_property_identifier"}:
                constant = one.scope.constant(text_of(one.value))
                if constant is not None and not isinstance(constant.value, Imported):
                    values.append(self._constant(constant, None, 1))
        return values[0] if values and all(value == values[0] for value in values) else None

    def _unary(self, node: Node, scope: Scope, part: _Part, depth: int) -> Any:
        sign, argument = node.child_by_field_name("operator"), node.child_by_field_name("argument")
        if sign is None or argument is None:
            return None
        value = self._value(argument, scope, None, part, depth + 1)
        if sign.type == "void" and argument.type == "number":
            return _UNDEFINED
        number = isinstance(value, int | Decimal) and not isinstance(value, bool)
        if sign.type == "!" and (number or isinstance(value, bool)):
            return not value
        if sign.type == "-" and number:
            return -value
        return None

    def _joined(self, node: Node, scope: Scope, part: _Part, depth: int) -> str | None:
        """Texts joined with ``+``, as hand-written files break long ones."""
        sign = node.child_by_field_name("operator")
        left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
        if sign is None or sign.type != "+" or left is None or right is None:
            return None
        first = self._value(left, scope, None, part, depth + 1)
        second = self._value(right, scope, None, part, depth + 1)
        return first + second if isinstance(first, str) and isinstance(second, str) else None


def _refuse_other_than_text(source: bytes) -> None:
    decoder = codecs.getincrementaldecoder("utf-8")()
    for start in range(0, len(source), _CHECKED):
        try:
            decoder.decode(source[start : start + _CHECKED], final=start + _CHECKED >= len(source))
        except UnicodeDecodeError:
            line = source.count(b"\n", 0, start) + 1
            raise InputError([Finding("cards.javascript_not_text", line=line)]) from None


def _day(node: Node, scope: Scope) -> str | None:
    """The text in ``new Date("2019-08-31T00:00:00.000Z")``, which is how older packages write a day."""
    maker, arguments = node.child_by_field_name("constructor"), node.child_by_field_name("arguments")
    if maker is None or arguments is None or maker.text != b"Date" or scope.knows("Date"):
        return None
    given = [child for child in arguments.named_children if child.type != "comment"]
    return string_of(given[0]) if len(given) == 1 and given[0].type == "string" else None


def _inside(node: Node) -> Node | None:
    return next((child for child in node.named_children if child.type != "comment"), None)


def _first_error(root: Node) -> int:
    """The line of the first thing that is no JavaScript, counted from 1."""
    node = root
    while not node.is_error and not node.is_missing:
        inner = next((child for child in node.children if child.has_error or child.is_missing), None)
        if inner is None:
            break
        node = inner
    return node.start_point.row + 1
