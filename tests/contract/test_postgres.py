"""Where there is no PostgreSQL the tests fail and say what to install; they are never left out."""

import pytest

from tests.contract import postgres


def test_a_missing_postgresql_is_named(monkeypatch):
    monkeypatch.setattr(postgres, "PLACES", ())
    monkeypatch.setattr(postgres.shutil, "which", lambda name: None)
    with pytest.raises(postgres.PostgresMissing, match="apt-get install postgresql"):
        postgres.binaries()


def test_the_newest_of_several_is_taken(monkeypatch, tmp_path):
    for version in ("9", "15", "17"):
        folder = tmp_path / version / "bin"
        folder.mkdir(parents=True)
        for name in ("initdb", "postgres") if version != "17" else ("initdb",):
            (folder / name).touch()
    monkeypatch.setattr(postgres, "PLACES", (f"{tmp_path}/*/bin",))
    monkeypatch.setattr(postgres.shutil, "which", lambda name: None)
    assert postgres.binaries() == tmp_path / "15" / "bin"
