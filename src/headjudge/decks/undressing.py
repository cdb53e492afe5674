"""Lists come out of chats, mails, web pages and wikis: what those put around a line is taken off before it is read."""

from __future__ import annotations

import html
import re

_MAY_BE_DRESSED = re.compile(r"^[>`*_|~]|^[-+]\s+\[|<|&|\]\(|\[\[|\*\*|__|~~")
_QUOTED = re.compile(r"^(?:>\s?)+")
_ENTITY = re.compile(r"&(?:#\d{1,6}|#[xX][0-9a-fA-F]{1,5}|[a-zA-Z]{2,8});")
_TAG = re.compile(
    r"<(?:!doctype|/?(?:html|head|body|main|header|footer|nav|section|article|aside|blockquote|center|a|b|br|code|dd|div|dl"
    r"|dt|em|font|h[1-6]|hr|i|img|input|label|li|meta|ol|p|pre|s|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead"
    r"|tr|u|ul))(?:\s[^<>]{0,300})?/?>",
    re.IGNORECASE,
)
_LINE_ENDS = re.compile(r"<(?:br|/li|/p|/tr|/div|/h[1-6])(?:\s[^<>]{0,300})?/?>", re.IGNORECASE)
_FENCE = re.compile(r"^(?:```|~~~)\s*[\w+-]{0,20}$")
_CHECKBOX = re.compile(r"^[-*+]\s+\[[ xX]\]\s+")
_LINK = re.compile(r"\[{1,2}([^\[\]]{1,200})\](?:\]|\([^()\s]{1,500}\))")
_TABLE_ROW = re.compile(r"^\|(.*)\|$")
_BOLD = re.compile(r"(\*\*|__|~~)(?=[^\s*_~])([^*~]*?[^\s*_~:]:?)\1")
_ONE_STAR = re.compile(r"^([*_])(?=[^\s*_])([^*_]*[^\s*_])\1$")
_CODE = re.compile(r"^`+([^`]+)`+$")


def without_end_of_tags(line: str) -> list[str]:
    """The parts of a line between the tags of HTML that end a line on the page; the line alone where none does."""
    parts = [part for part in _LINE_ENDS.split(line) if undressed(part)]
    return parts if len(parts) > 1 else [line]


def undressed(line: str) -> str:
    """The line without quotation signs of mails, HTML, Markdown's bold, links, tables, checkboxes and code fences.

    An empty text where nothing but dress was there. Cost: a microsecond where there is nothing to take off.
    """
    if not _MAY_BE_DRESSED.search(line):
        return line
    if _FENCE.match(line):
        return ""
    text = line
    if "<" in text:
        text = _TAG.sub(" ", text)
    if "&" in text and _ENTITY.search(text):
        text = html.unescape(text).replace("\xa0", " ")
    text = _QUOTED.sub("", text).strip()
    text = _CHECKBOX.sub("", text)
    if row := _TABLE_ROW.match(text):
        cells = [cell.strip() for cell in row[1].split("|")]
        text = "" if all(not cell.strip(":-") for cell in cells) else "\t".join(cells).strip()
    if "](" in text or "[[" in text:
        text = _LINK.sub(r"\1", text)
    for frame in (_BOLD, _ONE_STAR, _CODE):
        text = frame.sub(lambda found: found[found.re.groups], text)
    return text.strip()
