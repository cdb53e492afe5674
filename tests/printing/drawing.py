"""What is drawn on the pages of a PDF, measured in millimetres from the lower left corner of the paper."""

import io
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ContentStream

MILLIMETRE = 72 / 25.4
Point = tuple[float, float]
Matrix = tuple[float, ...]


@dataclass(frozen=True)
class Path:
    """A path: how it is painted (S is drawn, f filled) and the corner and size of the box around it."""

    painted: str
    left: float
    bottom: float
    width: float
    height: float


@dataclass(frozen=True)
class Run:
    """Letters set in one go: where they begin on which line, how wide they are, how large (points)."""

    left: float
    line: float
    width: float
    size: float

    @property
    def right(self) -> float:
        """Where the last letter ends."""
        return self.left + self.width

    def is_over(self, other: "Run") -> bool:
        """Whether two runs touch: they share a part of the width on lines that are too near for their size."""
        apart = abs(self.line - other.line) * MILLIMETRE
        shared = min(self.right, other.right) - max(self.left, other.left)
        if apart < 0.3:  # one line
            return shared > 0.3
        return shared > 0 and apart < 0.85 * min(self.size, other.size)


class Drawing:
    """The pages of a PDF with their sizes, paths and runs of letters."""

    def __init__(self, pdf: bytes) -> None:
        self.reader = PdfReader(io.BytesIO(pdf))
        self.sizes = [
            (float(page.mediabox.width) / MILLIMETRE, float(page.mediabox.height) / MILLIMETRE)
            for page in self.reader.pages
        ]
        self._known: dict[tuple[int, str], dict[int, float]] = {}

    def paths(self, page: int) -> list[Path]:
        """The paths of a page in the order of painting."""
        return [one for one in self._read(page) if isinstance(one, Path)]

    def runs(self, page: int) -> list[Run]:
        """The runs of letters of a page; blanks alone are none."""
        return [one for one in self._read(page) if isinstance(one, Run) and one.width > 0.01]

    def _read(self, page: int) -> Iterator[Path | Run]:
        matrix: Matrix = (1, 0, 0, 1, 0, 0)
        kept: list[Matrix] = []
        points: list[Point] = []
        text, size, widths = matrix, 0.0, {}
        contents = self.reader.pages[page].get_contents()
        assert contents is not None
        for operands, operator in ContentStream(contents, self.reader).operations:
            name = operator.decode()
            if name == "q":
                kept.append(matrix)
            elif name == "Q":
                matrix = kept.pop()
            elif name == "cm":
                matrix = product(tuple(map(float, operands)), matrix)
            elif name in ("m", "l", "c"):
                points.append(placed((float(operands[-2]), float(operands[-1])), matrix))
            elif name in ("S", "s", "f", "f*", "B", "n"):
                if points:
                    xs, ys = [x for x, _ in points], [y for _, y in points]
                    yield Path(name, min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
                points = []
            elif name == "Tf":
                size, widths = float(operands[1]), self._widths(page, str(operands[0]))
            elif name == "Tm":
                text = product(tuple(map(float, operands)), matrix)
            elif name in ("TJ", "Tj"):
                left, line = placed((0, 0), text)
                wide = sum(width_of(one, widths) for one in (operands[0] if name == "TJ" else operands))
                yield Run(left, line, wide * size / 1000 / MILLIMETRE, size)

    def _widths(self, page: int, font: str) -> dict[int, float]:
        """The width of each letter of a font, in thousandths of its size (PDF 32000-1, 9.7.4.3)."""
        resources: Any = self.reader.pages[page]["/Resources"]
        listed = list(resources["/Font"][font]["/DescendantFonts"][0].get_object()["/W"])
        if (page, font) in self._known:
            return self._known[page, font]
        found: dict[int, float] = self._known.setdefault((page, font), {})
        while listed:
            first, then = int(listed.pop(0)), listed.pop(0)
            if isinstance(then, list):
                found.update({first + place: float(width) for place, width in enumerate(then)})
            else:
                width = float(listed.pop(0))
                found.update(dict.fromkeys(range(first, int(then) + 1), width))
        return found


def width_of(piece: Any, widths: dict[int, float]) -> float:
    """The width of letters of two bytes each, or of a shift, which is written as how much nearer the next one comes."""
    if isinstance(piece, int | float) or not hasattr(piece, "original_bytes"):
        return -float(piece)
    raw = piece.original_bytes
    return sum(widths[int.from_bytes(raw[place : place + 2], "big")] for place in range(0, len(raw), 2))


def product(first: Matrix, then: Matrix) -> Matrix:
    """The matrix that does one after the other."""
    a, b, c, d, e, f = first
    p, q, r, s, t, u = then
    return (a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u)


def placed(point: Point, matrix: Matrix) -> Point:
    """A point on the paper."""
    a, b, c, d, e, f = matrix
    x, y = point
    return ((a * x + c * y + e) / MILLIMETRE, (b * x + d * y + f) / MILLIMETRE)
