"""QR codes of addresses, as pictures inside a page."""

from __future__ import annotations

import segno
from django.utils.safestring import SafeString


def qr_svg(text: str) -> SafeString:
    """The QR code of a text as an inline SVG of class ``qr``, with the quiet margin that cameras need.

    Black on white in dark mode too; no style attributes. Beside it the text belongs on the page, for those who
    cannot scan. Cost: about 3 ms.
    """
    drawn = segno.make(text, error="m", micro=False)
    # Only numbers and the names of colours get into the picture; the text is drawn, not written.
    return SafeString(
        drawn.svg_inline(omitsize=True, svgclass="qr", lineclass=None, dark="#000", light="#fff")
    )
