"""Backs of worldbreak proxies: the size of a card to the hundredth of a millimetre, and every word inside its frame."""

import itertools

import pytest

from headjudge.printing.worldbreak_backs import HEIGHT, ON_A_PAGE, WIDTH, backs_data, card_backs
from headjudge.printing.worldbreak_sheet import PAPERS
from headjudge.wording import LANGUAGES, speak
from tests.printing.drawing import Drawing
from tests.printing.reading import pages, text

PAPER = {"a4": (210, 297), "letter": (215.9, 279.4)}
FRAME_FROM_CUT, FRAME = 2, 1.8
NAMES = (
    "",
    "Aki",
    "荻野 千尋",
    "Константин Константинопольский-Заболоцкий",
    "W" * 500,
    "短" * 90,
    "x y " * 30,
    "#read(\"/etc/passwd\") *bold* $x$ @ref",
    "a\u202eb\x1b[2J",
)  # fmt: skip


def lines_of(drawing, page):
    """Where the cut marks say that the cards end: across and down."""
    marks = [one for one in drawing.paths(page) if one.painted == "S" and 0 in (one.width, one.height)]
    long = [one for one in marks if abs(max(one.width, one.height) - 4) < 0.001]
    across = {round(one.left, 2) for one in long if one.width == 0}
    down = {round(one.bottom, 2) for one in long if one.height == 0}
    return long, sorted(across), sorted(down)


def steps(places):
    return [round(after - before, 2) for before, after in itertools.pairwise(places)]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
class TestOnPaper:
    def test_a_card_is_63_by_88_millimetres(self, language, paper):
        drawing = Drawing(card_backs(NAMES, speak(language), paper=paper))
        assert drawing.sizes == [pytest.approx(PAPER[paper], abs=0.01)]
        marks, across, down = lines_of(drawing, 0)
        assert len(marks) == 16
        assert steps(across) == [63, 63, 63] == [WIDTH] * 3
        assert steps(down) == [88, 88, 88] == [HEIGHT] * 3
        width, height = PAPER[paper]
        assert across[0] == pytest.approx(width - across[-1], abs=0.02)
        assert down[0] == pytest.approx(height - down[-1], abs=0.02)
        assert not [
            one
            for one in marks
            if one.left > across[0] and one.left + one.width < across[-1] and one.height == 0
        ]
        assert min(one.left for one in marks) > 5
        assert min(one.bottom for one in marks) > 2.5

    def test_each_card_has_its_frame_at_the_same_distance_from_the_cut(self, language, paper):
        drawing = Drawing(card_backs(NAMES, speak(language), paper=paper))
        _, across, down = lines_of(drawing, 0)
        edge = FRAME_FROM_CUT + FRAME / 2
        frames = [one for one in drawing.paths(0) if one.height > HEIGHT / 2]
        assert len(frames) == ON_A_PAGE
        for one in frames:
            assert (one.width, one.height) == pytest.approx((WIDTH - 2 * edge, HEIGHT - 2 * edge), abs=0.01)
        found = sorted((one.left - edge, one.bottom - edge) for one in frames)
        corners = [(x, y) for x in across[:3] for y in down[:3]]
        for place, corner in zip(found, corners, strict=True):
            assert place == pytest.approx(corner, abs=0.02)

    def test_every_word_stands_inside_its_frame_and_on_no_other(self, language, paper):
        drawing = Drawing(card_backs(NAMES, speak(language), paper=paper))
        _, across, down = lines_of(drawing, 0)
        inner = FRAME_FROM_CUT + FRAME
        runs = [one for one in drawing.runs(0) if one.line > down[0]]
        assert len(runs) > 9 * 10
        for x, y in [(x, y) for x in across[:3] for y in down[:3]]:
            card = [one for one in runs if x < one.left < x + WIDTH and y < one.line < y + HEIGHT]
            assert len(card) > 10
            for one in card:
                assert x + inner + 0.5 < one.left
                assert one.right < x + WIDTH - inner - 0.5
                assert y + inner + 1 < one.line < y + HEIGHT - inner - 2
                assert one.size >= 5.5
            assert not [(a, b) for place, a in enumerate(card) for b in card[place + 1 :] if a.is_over(b)]

    def test_an_ordinary_card_is_set_large_enough_to_read(self, language, paper):
        drawing = Drawing(card_backs(["Aki"], speak(language), paper=paper))
        _, _, down = lines_of(drawing, 0)
        assert min(one.size for one in drawing.runs(0) if one.line > down[0]) >= 6.5

    def test_the_paper_says_how_to_print(self, language, paper):
        found = text(card_backs([""], speak(language), paper=paper))
        assert "100" in found
        assert f"{WIDTH} × {HEIGHT}" in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_back_says_when_a_card_is_ready_and_when_it_is_spent(language):
    words = speak(language)
    told = backs_data(["Aki"], words)
    assert told["faces"]["A"] == {"word": words.say("wb.face.A"), "when": words.say("wb.back.to_ready")}
    assert told["faces"]["B"] == {"word": words.say("wb.face.B"), "when": words.say("wb.back.to_spent")}
    found = text(card_backs(["Aki"], words)).replace(" ", "")
    for line in (
        *told["lines"],
        told["home"],
        told["over"],
        told["title"],
        told["faces"]["B"]["when"],
        "Aki",
    ):
        assert line.replace(" ", "") in found


class TestNames:
    def test_stand_there_as_they_are_written(self):
        found = text(card_backs(NAMES, speak("en")))
        assert '#read("/etc/passwd") *bold* $x$ @ref' in found
        assert "a\\u{202e}b\\u{1b}[2J" in found
        assert "Константин Константинопольский-" in found

    def test_long_ones_end_in_an_ellipsis(self):
        (told,) = backs_data(["短" * 90], speak("ja"))["owners"]
        assert (len(told), told[-1]) == (80, "…")

    def test_nine_on_a_page_and_the_rest_on_the_next(self):
        found = pages(card_backs([f"Player {number}" for number in range(1, 11)], speak("en")))
        assert [sum("Owner" in line for line in lines) for lines in found] == [9, 1]
        assert "Owner Player 10" in " ".join(found[1])


def test_the_same_backs_are_the_same_bytes():
    assert card_backs(NAMES, speak("ru")) == card_backs(NAMES, speak("ru"))
