"""XML text -> its elements with their lines, or a refusal: no entity is resolved, nothing is fetched.

A file is read whole or not at all; there is no guessing where it breaks off.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NoReturn
from xml.sax import SAXException, SAXParseException
from xml.sax.handler import ContentHandler, property_lexical_handler
from xml.sax.saxutils import escape, quoteattr
from xml.sax.xmlreader import AttributesImpl, InputSource, Locator

from defusedxml.common import DefusedXmlException
from defusedxml.sax import make_parser

from headjudge.findings import Finding, InputError

DEEPEST = 30
"""Elements inside elements; the files of the deck programs have three or four."""

_LONGEST_SHOWN = 160
# Atomic, so that a text of a thousand comments without an element is looked at once only.
_BEFORE = r"(?>(?:\s|<!--.*?-->)*)"
_DECLARATION = re.compile(_BEFORE + r"(<\?xml\b[^>]*\?>)", re.DOTALL)
_ROOT = re.compile(_BEFORE + rf"(?>(?:<\?.*?\?>{_BEFORE})*)<(?:[\w.-]+:)?([A-Za-z_][\w.-]*)(.*)$", re.DOTALL)
_LOOKED_AT = 20_000
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@dataclass(slots=True)
class Element:
    """One element: ``tag`` and the keys of ``marks`` (its attributes) in small letters, without a namespace.

    ``line`` counts from 1; ``text`` is what stands directly in it, without outer space. ``also`` are attributes that
    stand there a second time in other letters.
    """

    tag: str
    line: int
    marks: dict[str, str] = field(default_factory=dict)
    children: list[Element] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)
    also: dict[str, str] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The text directly in the element."""
        return "".join(self.pieces).strip()

    def shown(self) -> str:
        """The element as a line of its own: ``<card number="4" name="Island">``, with its text behind it."""
        marks = "".join(
            f" {key}={quoteattr(value)}" for key, value in (*self.marks.items(), *self.also.items())
        )
        return f"<{self.tag}{marks}>{self.text}"

    def below(self) -> Iterator[Element]:
        """Every element inside this one, in the order of the file."""
        waiting = list(reversed(self.children))
        while waiting:
            one = waiting.pop()
            yield one
            waiting += reversed(one.children)


@dataclass(slots=True)
class Markup:
    """A file of XML: its root, and its comments with their lines."""

    root: Element
    comments: list[tuple[int, str]]


def root_of(text: str) -> tuple[str, str]:
    """The name of the first element, in small letters, and what follows it; two empty texts where none begins it.

    For telling forms apart: looks at the first 20,000 letters only and checks nothing.
    """
    found = _ROOT.match(text[:_LOOKED_AT].lstrip("\ufeff"))
    return ("", "") if found is None else (found[1].lower(), found[2].lower())


def elements(text: str) -> Markup:
    """Reads XML; an encoding that the text declares is not believed, because the text is decoded already.

    Raises InputError ``deck.xml_broken`` with its line and why: ``syntax``, ``unclosed`` (it breaks off), ``entities``
    (it declares a document type or entities of its own), ``nested`` (deeper than 30), ``letters`` (half a letter).
    Cost: linear, about 5 microseconds an element.
    """
    text = text.removeprefix("\ufeff")
    if declared := _DECLARATION.match(text):
        blank = re.sub(r"[^\r\n]", " ", declared[1])
        text = text[: declared.start(1)] + blank + text[declared.end(1) :]
    parser = make_parser()
    parser.forbid_dtd = True
    builder = _Builder()
    parser.setContentHandler(builder)
    parser.setProperty(property_lexical_handler, builder)
    source = InputSource()
    source.setCharacterStream(io.StringIO(text, newline=""))
    try:
        parser.parse(source)
    except DefusedXmlException:
        _refuse("entities", builder.line())
    except SAXParseException as error:
        why = "unclosed" if _breaks_off(error) else "syntax"
        _refuse(why, error.getLineNumber() or 1)
    except UnicodeEncodeError:
        _refuse("letters", builder.line())
    except SAXException:
        _refuse("syntax", builder.line())
    if builder.root is None:
        _refuse("unclosed", 1)
    return Markup(builder.root, builder.comments)


def _breaks_off(error: SAXParseException) -> bool:
    return error.getMessage().startswith(
        ("no element found", "unclosed token", "unclosed CDATA", "partial char")
    )


def _refuse(why: str, line: int) -> NoReturn:
    raise InputError([Finding("deck.xml_broken", "error", None, {"why": why}, line=line)])


def _plain_key(key: str) -> str:
    return key.rpartition(":")[2].lower()


class _Builder(ContentHandler):
    """Takes in what the parser meets."""

    def __init__(self) -> None:
        super().__init__()
        self.root: Element | None = None
        self.comments: list[tuple[int, str]] = []
        self._open: list[Element] = []
        self._locator_here: Locator | None = None

    def setDocumentLocator(self, locator: Locator) -> None:  # noqa: N802 - the name that the parser calls
        self._locator_here = locator

    def line(self) -> int:
        """The line that the parser is at."""
        return (self._locator_here.getLineNumber() or 1) if self._locator_here is not None else 1

    def startElement(self, name: str, attrs: AttributesImpl) -> None:  # noqa: N802
        found = Element(_plain_key(name), self.line())
        for key, value in attrs.items():
            # Where a schema stands says nothing about the list.
            if key.startswith(("xmlns", "xsi:")):
                continue
            place = found.also if _plain_key(key) in found.marks else found.marks
            place[key if place is found.also else _plain_key(key)] = value
        if len(self._open) >= DEEPEST:
            _refuse("nested", found.line)
        if self._open:
            self._open[-1].children.append(found)
        elif self.root is None:
            self.root = found
        self._open.append(found)

    def endElement(self, _name: str) -> None:  # noqa: N802
        self._open.pop()

    def characters(self, content: str) -> None:
        self._open[-1].pieces.append(content)

    def processingInstruction(self, target: str, data: str) -> None:  # noqa: N802
        self.comments.append((self.line(), f"{target} {data}".strip()))

    # What the parser calls for comments and what else it meets between elements.
    def comment(self, content: str) -> None:
        """A comment of the file."""
        self.comments.append((self.line(), content.strip()))

    def startCDATA(self) -> None:  # noqa: N802
        """Text in CDATA is text."""

    def endCDATA(self) -> None:  # noqa: N802
        """Text in CDATA is text."""

    def startDTD(self, *_of_it: object) -> None:  # noqa: N802
        """Never reached: the parser refuses a document type first."""

    def endDTD(self) -> None:  # noqa: N802
        """Never reached: the parser refuses a document type first."""


def cut(text: str) -> str:
    """A text short enough for a sentence."""
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 1] + "…"


def marked(tag: str, marks: dict[str, str | None], text: str | None = None) -> str:
    """An element as XML text; marks that are None are left out, letters that XML cannot hold become U+FFFD."""
    shown = "".join(f" {key}={quoteattr(_legal(value))}" for key, value in marks.items() if value is not None)
    return f"<{tag}{shown}/>" if text is None else f"<{tag}{shown}>{escape(_legal(text))}</{tag}>"


def opened(tag: str, name: str) -> str:
    """The beginning of an element with a name."""
    return f"<{tag} name={quoteattr(_legal(name))}>"


def _legal(text: str) -> str:
    return _NOT_XML.sub("\ufffd", text)
