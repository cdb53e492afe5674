"""What the names of a JavaScript file stand for: constants, enums, and what the file gives to others.

A bundle calls things as its maker pleased, so everything is found by its form: an enum is a function that does nothing
but write texts into its argument, and ``cards`` is what the file exports under that name.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from tree_sitter import Node

from headjudge.cards.javascript.texts import key_of, number_of, string_of, text_of

FUNCTIONS = frozenset(
    (
        "arrow_function",
        "function_declaration",
        "function_expression",
        "generator_function",
        "generator_function_declaration",
        "method_definition",
    )
)
_DECLARED_BY_NAME = frozenset(("function_declaration", "generator_function_declaration", "class_declaration"))
_CHANGING = frozenset(
    (b"push", b"pop", b"shift", b"unshift", b"splice", b"sort", b"reverse", b"fill", b"copyWithin", b"set")
)
_NAMES = frozenset(("identifier", "shorthand_property_identifier_pattern"))

EnumMembers = dict[str, str | int]


class Imported(Struct, frozen=True):
    """A name that comes from another file: which one there, None for everything together."""

    name: str | None


class Constant(Struct, frozen=True):
    """What a name stands for where it is used, and the names that its own text sees."""

    value: Node | Imported | EnumMembers
    scope: Scope


class Exported(Struct, frozen=True):
    """What a file, or a module inside it, gives to others under a name; ``at`` is its place in the code."""

    value: Node
    scope: Scope
    at: int


class Scope:
    """The names of one function, or of the whole file, by where they are declared."""

    def __init__(self, parent: Scope | None) -> None:
        self.parent = parent
        self.depth: int = 0 if parent is None else parent.depth + 1
        self._declared: dict[str, list[Node | Imported | None]] = {}
        self._enums: dict[str, EnumMembers] = {}
        self._changed: set[str] = set()

    def declare(self, name: str, value: Node | Imported | None) -> None:
        """Takes in a declaration; one without a value makes the name unknown."""
        self._declared.setdefault(name, []).append(value)

    def add_enum(self, name: str, members: EnumMembers) -> None:
        """Takes in an enum, or more members of it."""
        self._enums.setdefault(name, {}).update(members)

    def changes(self, name: str) -> None:
        """Notes that the code changes what a name stands for, so that its declaration does not tell its value."""
        self._home(name)._changed.add(name)

    def _home(self, name: str) -> Scope:
        scope: Scope | None = self
        last = self
        while scope is not None:
            last = scope
            if name in scope._declared or name in scope._enums:
                break
            scope = scope.parent
        return last

    def knows(self, name: str) -> bool:
        """Whether the file itself gives the name a meaning here, known or not."""
        home = self._home(name)
        return name in home._declared or name in home._enums or name in home._changed

    def constant(self, name: str) -> Constant | None:
        """What the name stands for; None where that is not clear: not declared, twice, without a value, changed."""
        home = self._home(name)
        if name in home._changed:
            return None
        if name in home._enums:
            return Constant(home._enums[name], home)
        values = home._declared.get(name, [])
        if len(values) != 1 or values[0] is None:
            return None
        value = values[0]
        if isinstance(value, Node) and (members := enum_members(value)) is not None:
            return Constant(members, home)
        return Constant(value, home)


class Names:
    """The names of a file; ``whole`` are those outside every function, ``exports`` what it gives to others."""

    def __init__(self, root: Node) -> None:
        self.whole = Scope(None)
        self.exports: dict[str, list[Exported]] = {}
        changes: list[tuple[str, Scope]] = []
        waiting: list[tuple[Node, Scope]] = [(root, self.whole)]
        while waiting:
            node, scope = waiting.pop()
            inner = scope
            match node.type:
                case kind if kind in FUNCTIONS:
                    inner = self._function(node, scope)
                case "variable_declarator":
                    _declarator(node, scope)
                case "class_declaration":
                    _declare_names(node.child_by_field_name("name"), scope)
                case "catch_clause":
                    _declare_names(node.child_by_field_name("parameter"), scope)
                case "import_statement":
                    _imports(node, scope)
                case "export_statement":
                    self._export_statement(node, scope)
                case "assignment_expression" | "augmented_assignment_expression" | "update_expression":
                    self._assignment(node, scope, changes)
                case "call_expression":
                    if self._enum_call(node, scope):
                        continue
                    self._call(node, scope, changes)
            waiting.extend((child, inner) for child in node.named_children)
        # Only now every declaration is known, so that a change finds the name that it changes.
        for name, scope in changes:
            scope.changes(name)

    def _function(self, node: Node, scope: Scope) -> Scope:
        if node.type in _DECLARED_BY_NAME:
            _declare_names(node.child_by_field_name("name"), scope)
        inner = Scope(scope)
        _declare_names(node.child_by_field_name("parameter") or node.child_by_field_name("parameters"), inner)
        return inner

    def _enum_call(self, node: Node, scope: Scope) -> bool:
        """An enum on its own, as TypeScript writes it: ``(function (E) {...})(E || (E = {}))``."""
        members = enum_members(node)
        if members is None:
            return False
        # Where it stands in a declaration, the declaration tells its name.
        argument = _only_argument(node)
        if argument is not None and argument.type == "binary_expression":
            left = argument.child_by_field_name("left")
            declared = node.parent is not None and node.parent.type == "variable_declarator"
            if left is not None and left.type == "identifier" and not declared:
                scope.add_enum(text_of(left), members)
        return True

    def _call(self, node: Node, scope: Scope, changes: list[tuple[str, Scope]]) -> None:
        arguments = node.child_by_field_name("arguments")
        for argument in arguments.named_children if arguments is not None else ():
            if argument.type == "object":
                self._export_map(argument, scope)
        called = node.child_by_field_name("function")
        if called is not None and called.type == "member_expression":
            method = called.child_by_field_name("property")
            if method is not None and method.text in _CHANGING and (name := _root_name(called)):
                changes.append((name, scope))

    def _export_map(self, node: Node, scope: Scope) -> None:
        """``{cards: () => x, ...}`` and ``{get cards() { return x; }, ...}``: what a module gives to others."""
        for child in node.named_children:
            key = child.child_by_field_name("key") or child.child_by_field_name("name")
            value = child.child_by_field_name("value") if child.type == "pair" else child
            given = _what_it_gives(value) if value is not None and value.type in FUNCTIONS else None
            if key is not None and given is not None and (name := key_of(key)) is not None:
                self._export(name, given, scope)

    def _export(self, name: str, value: Node, scope: Scope) -> None:
        self.exports.setdefault(name, []).append(Exported(value, scope, value.start_byte))

    def _assignment(self, node: Node, scope: Scope, changes: list[tuple[str, Scope]]) -> None:
        left = node.child_by_field_name("left") or node.child_by_field_name("argument")
        right = node.child_by_field_name("right")
        if left is None:
            return
        if left.text == b"module.exports" and right is not None and right.type == "object":
            for child in right.named_children:
                if child.type == "shorthand_property_identifier":
                    self._export(text_of(child), child, scope)
                elif child.type == "pair" and (key := child.child_by_field_name("key")) is not None:
                    value = child.child_by_field_name("value")
                    if value is not None and (name := key_of(key)) is not None:
                        self._export(name, value, scope)
            return
        if left.type == "member_expression" and right is not None:
            given_to = left.child_by_field_name("object")
            name_node = left.child_by_field_name("property")
            if (
                given_to is not None
                and given_to.text in {b"exports", b"module.exports"}
                and name_node is not None
            ):
                self._export(text_of(name_node), right, scope)
                return
        if name := _root_name(left):
            changes.append((name, scope))
        elif left.type in {"object_pattern", "array_pattern"}:
            changes.extend((text_of(one), scope) for one in _walk(left) if one.type in _NAMES)

    def _export_statement(self, node: Node, scope: Scope) -> None:
        if node.child_by_field_name("source") is not None:
            return
        declaration = node.child_by_field_name("declaration")
        if declaration is not None:
            for declarator in declaration.named_children:
                name = declarator.child_by_field_name("name")
                if name is not None and name.type == "identifier":
                    self._export(text_of(name), name, scope)
        for clause in node.named_children:
            for one in clause.named_children if clause.type == "export_clause" else ():
                name = one.child_by_field_name("name")
                alias = one.child_by_field_name("alias") or name
                if name is not None and alias is not None:
                    self._export(text_of(alias), name, scope)


def enum_members(node: Node) -> EnumMembers | None:
    """The members of an enum that a call makes: ``(i => (i.Cold = "Cold", i))(j || {})``; None for any other call.

    A member is a text or a whole number. A function that does anything else is no enum.
    """
    if node.type != "call_expression":
        return None
    function = node.child_by_field_name("function")
    while function is not None and function.type == "parenthesized_expression" and function.named_child_count:
        function = _without_comments(function)[0]
    if function is None or function.type not in FUNCTIONS or _only_argument(node) is None:
        return None
    names = _declared_names(
        function.child_by_field_name("parameter") or function.child_by_field_name("parameters")
    )
    body = function.child_by_field_name("body")
    if len(names) != 1 or body is None:
        return None
    members: EnumMembers = {}
    for step in _steps(body):
        if step.type == "identifier" and text_of(step) == names[0]:
            continue
        if not _member(step, names[0], members):
            return None
    return members or None


def _steps(body: Node) -> Iterator[Node]:
    """What a function does, one thing after the other, without its brackets and commas."""
    waiting = [body]
    while waiting:
        node = waiting.pop()
        if node.type in {
            "statement_block",
            "expression_statement",
            "return_statement",
            "parenthesized_expression",
            "sequence_expression",
        }:
            waiting.extend(reversed(_without_comments(node)))
        else:
            yield node


def _member(step: Node, enum: str, members: EnumMembers) -> bool:
    """Takes in ``E.Name = "text"``, ``E["Name"] = "text"`` or ``E[E["Name"] = 0] = "Name"``."""
    left, right = step.child_by_field_name("left"), step.child_by_field_name("right")
    if step.type != "assignment_expression" or left is None or right is None:
        return False
    given_to = left.child_by_field_name("object")
    if given_to is None or text_of(given_to) != enum:
        return False
    key = left.child_by_field_name("property") or left.child_by_field_name("index")
    if key is not None and key.type == "assignment_expression":
        return _member(key, enum, members)
    name = key_of(key) if key is not None and key.type != "identifier" else None
    if name is None:
        return False
    value: object = None
    if right.type == "string":
        value = string_of(right)
    elif right.type == "number":
        value = number_of(right)
    if not isinstance(value, str | int):
        return False
    members[name] = value
    return True


def _without_comments(node: Node) -> list[Node]:
    return [child for child in node.named_children if child.type != "comment"]


def _only_argument(call: Node) -> Node | None:
    arguments = call.child_by_field_name("arguments")
    found = _without_comments(arguments) if arguments is not None else []
    return found[0] if len(found) == 1 else None


def _what_it_gives(function: Node) -> Node | None:
    """What a function without arguments returns at once."""
    body = function.child_by_field_name("body")
    if body is None or body.type != "statement_block":
        return body
    steps = _without_comments(body)
    if len(steps) != 1 or steps[0].type != "return_statement":
        return None
    given = _without_comments(steps[0])
    return given[0] if given else None


def _declarator(node: Node, scope: Scope) -> None:
    name = node.child_by_field_name("name")
    if name is not None and name.type == "identifier":
        scope.declare(text_of(name), node.child_by_field_name("value"))
    else:
        _declare_names(name, scope)


def _declare_names(node: Node | None, scope: Scope) -> None:
    for name in _declared_names(node):
        scope.declare(name, None)


def _declared_names(node: Node | None) -> list[str]:
    return [text_of(one) for one in _walk(node) if one.type in _NAMES] if node is not None else []


def _walk(node: Node) -> Iterator[Node]:
    waiting = [node]
    while waiting:
        one = waiting.pop()
        yield one
        waiting.extend(reversed(one.named_children))


def _imports(node: Node, scope: Scope) -> None:
    for one in _walk(node):
        if one.type == "namespace_import":
            for name in one.named_children:
                scope.declare(text_of(name), Imported(None))
        elif one.type == "import_specifier":
            name_node = one.child_by_field_name("name")
            alias = one.child_by_field_name("alias") or name_node
            if name_node is not None and alias is not None:
                scope.declare(text_of(alias), Imported(text_of(name_node)))


def _root_name(node: Node) -> str | None:
    """The name at the beginning of ``name.a[b].c``."""
    inner: Node | None = node
    while inner is not None and inner.type in {"member_expression", "subscript_expression"}:
        inner = inner.child_by_field_name("object")
    return text_of(inner) if inner is not None and inner.type == "identifier" else None
