"""What stands in a PDF, as a person would read it."""

import io

from pypdf import PdfReader

from headjudge.wording import speak

BREAK = "\u200b"
"""Where a word that is too long for its column may break; nobody sees it."""


def pages(pdf: bytes) -> list[list[str]]:
    """The lines of each page, blanks made one."""
    assert pdf.startswith(b"%PDF-")
    return [
        [" ".join(line.replace(BREAK, "").split()) for line in page.extract_text().splitlines()]
        for page in PdfReader(io.BytesIO(pdf)).pages
    ]


def text(pdf: bytes) -> str:
    """Everything, without line breaks: what wraps is still found."""
    return " ".join(" ".join(lines) for lines in pages(pdf))


def section(language: str, key: str) -> str:
    """The heading of a group."""
    return speak(language).say("decklists.section", section=key)
