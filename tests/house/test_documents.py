"""Documents that must keep their form: news fragments and decisions."""

import re

from tests.house.tree import ROOT

FRAGMENT = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\.(added|changed|fixed|removed)\.md")


def test_news_fragments_have_a_topic_a_kind_and_sentences():
    fragments = [path for path in sorted((ROOT / "changelog.d").iterdir()) if path.name != "README.md"]
    for path in fragments:
        assert FRAGMENT.fullmatch(path.name), path.name
        text = path.read_text(encoding="utf-8").strip()
        assert text.endswith("."), path.name
        assert len(text) < 400, path.name


def test_every_decision_is_listed_and_every_listed_one_is_there():
    folder = ROOT / "docs" / "decisions"
    listed = re.findall(r"\((\d{4}-[a-z0-9-]+\.md)\)", (folder / "README.md").read_text(encoding="utf-8"))
    assert listed == sorted(path.name for path in folder.glob("[0-9]*.md"))
    for number, name in enumerate(listed, 1):
        assert name.startswith(f"{number:04}-"), name
        assert (folder / name).read_text(encoding="utf-8").startswith(f"# {number:04}: "), name


def test_links_between_documents_lead_somewhere():
    broken = []
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "changelog.d").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text(encoding="utf-8")):
            if (
                "://" not in target
                and not target.startswith("mailto:")
                and not (path.parent / target).exists()
            ):
                broken.append(f"{path.relative_to(ROOT)}: {target}")
    assert not broken
