"""``serve``, ``demo`` and ``user`` as processes: starting, what is said when they cannot, an orderly end."""

import json
import signal
import socket
import subprocess
import time
from pathlib import Path

import pytest

from tests.cli.desk_process import WAIT, Browser, command, environment, free_port, running

TLS = Path(__file__).parent / "tls"
NEW = {"name": "Aki", "login": "aki", "password": "correct horse battery"}
HERE = ("--host", "127.0.0.1")


def failed(*words: object) -> tuple[int, list[str], str]:
    """Exit status, codes and message of a command that cannot start."""
    run = subprocess.run(
        command(*words, "--json"),
        capture_output=True,
        text=True,
        timeout=WAIT,
        env=environment(),
        check=False,
    )
    told = json.loads(run.stdout)["error"]
    return run.returncode, [one["code"] for one in told["findings"]], run.stderr


def call(*words: object) -> dict[str, object]:
    """The answer of a command that works."""
    run = subprocess.run(
        command(*words, "--json"), capture_output=True, text=True, timeout=WAIT, env=environment(), check=True
    )
    return json.loads(run.stdout)


@pytest.mark.parametrize("ends_by", [signal.SIGTERM, signal.SIGINT])
def test_the_first_start_gives_a_link_and_the_end_is_orderly(tmp_path, ends_by):
    with running("serve", *HERE, "--folder", tmp_path, "--port", free_port()) as desk:
        assert desk.link.startswith(desk.address + "/i/")
        assert desk.phones is None  # it listens to this machine alone
        browser = Browser()
        assert browser.send(desk.link, **NEW)[:2] == (200, desk.address + "/")
        assert browser.open(desk.address + "/hosts")[0] == 200
        assert Browser().open(desk.link)[0] == 404
        assert desk.stop(ends_by) == 0
        assert desk.said == []
    with running("serve", *HERE, "--folder", tmp_path, "--port", free_port()) as desk:
        assert desk.link is None
        address = desk.address
        assert Browser().send(address + "/sign-in", login="aki", password=NEW["password"])[0] == 200


def test_for_a_person_it_says_where_to_go(tmp_path):
    port = free_port()
    with subprocess.Popen(
        [*command(), "--lang", "ru", "serve", "--folder", str(tmp_path), "--port", str(port)],
        stdout=subprocess.PIPE, text=True, env=environment(),
    ) as process:  # fmt: skip
        try:
            said = [process.stdout.readline() for _ in range(3)]
        finally:
            process.terminate()
        assert process.wait(WAIT) == 0
    assert said[0] == f"Панель организаторов работает: http://127.0.0.1:{port} (остановить — «Ctrl+C»).\n"
    assert f"http://127.0.0.1:{port}/i/" in said[1]
    assert "Для телефонов" in said[2] or "не подключена к сети" in said[2]


class TestWhatStandsInTheWayIsSaid:
    def test_a_port_in_use(self, tmp_path):
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            port = taken.getsockname()[1]
            told = failed("serve", *HERE, "--folder", tmp_path / "new", "--port", port)
        assert told == (2, ["serve.port_in_use"], "")
        assert not (tmp_path / "new").exists()

    def test_an_address_that_is_none_and_a_port_that_is_none(self, tmp_path):
        assert failed("serve", "--host", "203.0.113.9", "--port", 8000)[:2] == (2, ["serve.no_address"])
        assert failed("serve", "--host", "no.such.host.invalid")[:2] == (2, ["serve.no_address"])
        assert failed("serve", *HERE, "--port", 70000)[:2] == (2, ["serve.bad_port"])

    def test_a_folder_that_cannot_be_written(self, tmp_path):
        (tmp_path / "file").touch()
        told = failed("serve", *HERE, "--folder", tmp_path / "file", "--port", free_port())
        assert told[:2] == (4, ["store.database"])

    @pytest.mark.parametrize(
        ("certificate", "key"),
        [
            ("nothing.pem", "key.pem"),
            ("certificate.pem", "locked-key.pem"),
            ("key.pem", "key.pem"),
            (None, "key.pem"),
        ],
    )
    def test_a_certificate_that_does_not_fit(self, tmp_path, certificate, key):
        words = [] if certificate is None else ["--certificate", TLS / certificate]
        status, codes, _ = failed("serve", *HERE, "--folder", tmp_path, *words, "--key", TLS / key)
        assert (status, codes) == (2, ["serve.key_alone" if certificate is None else "serve.certificate"])


def test_encrypted_connections(tmp_path):
    words = ("--certificate", TLS / "certificate.pem", "--key", TLS / "key.pem")
    with running("serve", *HERE, "--folder", tmp_path, "--port", free_port(), *words) as desk:
        assert desk.link.startswith("https://127.0.0.1:")
        browser = Browser(TLS / "certificate.pem")
        assert browser.send(desk.link, **NEW)[0] == 200
        assert {cookie.name: cookie.secure for cookie in browser.cookies} == {
            "csrftoken": True,
            "sessionid": True,
        }


def test_two_processes_over_one_file(tmp_path):
    one_port, other_port = free_port(), free_port()
    with (
        running("serve", *HERE, "--folder", tmp_path, "--port", one_port) as one,
        running("serve", *HERE, "--folder", tmp_path, "--port", other_port) as other,
    ):
        assert Browser().send(one.link, **NEW)[0] == 200
        browser = Browser()
        assert browser.send(other.address + "/sign-in", login="aki", password=NEW["password"])[0] == 200
        assert browser.open(other.address + "/hosts")[0] == 200
        assert browser.open(one.address + "/hosts")[0] == 200  # a session holds for both
        assert (one.stop(), other.stop()) == (0, 0)


def test_killed_in_the_middle_it_comes_back(tmp_path):
    with running("serve", *HERE, "--folder", tmp_path, "--port", free_port()) as desk:
        assert Browser().send(desk.link, **NEW)[0] == 200
        desk.stop(signal.SIGKILL)
    with running("serve", *HERE, "--folder", tmp_path, "--port", free_port()) as desk:
        assert Browser().send(desk.address + "/sign-in", login="aki", password=NEW["password"])[0] == 200


class TestDemo:
    def test_it_is_up_soon_in_play_and_gone_afterwards(self, tmp_path):
        environ = {**environment(), "TMPDIR": str(tmp_path)}
        began = time.monotonic()
        with running("demo", *HERE, "--no-open", "--port", free_port(), environ=environ) as desk:
            browser = Browser()
            status, address, text = browser.send(desk.link)
            assert time.monotonic() - began < 15  # under ten on an idle machine
            assert (status, address) == (200, desk.address + "/")
            for name in ("Friday night", "Armory", "Four at a table"):
                assert name in text
            assert browser.open(desk.address + "/e/friday-night/desk/log")[0] == 200
            assert Browser().open(desk.link)[0] == 404
            assert list(tmp_path.iterdir())
            assert desk.stop() == 0
        assert list(tmp_path.iterdir()) == []

    def test_without_a_port_it_takes_the_next_free_one(self, tmp_path):
        environ = {**environment(), "TMPDIR": str(tmp_path)}
        with (
            running("demo", *HERE, "--no-open", environ=environ) as one,
            running("demo", *HERE, "--no-browser", environ=environ) as other,
        ):
            assert one.address != other.address
            assert Browser().open(other.address + "/")[0] == 200


class TestUser:
    def ask(self, *words):
        run = subprocess.run(
            command("user", *words, "--json"),
            capture_output=True,
            text=True,
            timeout=WAIT,
            env=environment(),
            check=False,
        )
        return run.returncode, json.loads(run.stdout)

    def test_links_and_locks_from_the_machine(self, tmp_path):
        at = ("--folder", tmp_path)
        with running("serve", *HERE, *at, "--port", free_port()) as desk:
            assert Browser().send(desk.link, **NEW)[0] == 200
            address = ("--address", desk.address + "/")
            status, told = self.ask("link", "AKI", *at, *address)
            assert status == 0
            browser = Browser()
            assert browser.send(told["link"], password="a whole new phrase")[0] == 200
            status, told = self.ask("add", *at, *address)
            other = Browser()
            assert other.send(told["link"], **{**NEW, "login": "boris"})[0] == 200
            assert other.open(desk.address + "/hosts")[0] == 200
            assert self.ask("disable", "boris", *at) == (0, {"login": "boris", "active": False})
            assert "/sign-in" in other.open(desk.address + "/hosts")[1]
            assert self.ask("enable", "boris", *at)[0] == 0
            assert other.open(desk.address + "/hosts")[1].endswith("/hosts")
        assert self.ask("link", "nobody", *at)[0] == 3
        assert self.ask("add", "--event", "friday", "--role", "judge", *at)[0] == 3
        assert self.ask("add", "--event", "friday", *at)[0] == 2
        assert self.ask("link", "aki", "--folder", tmp_path / "nowhere")[0] == 4


def test_a_second_laptop_goes_on_from_the_stick(tmp_path):
    first, second, stick = tmp_path / "first", tmp_path / "second", tmp_path / "stick"
    for folder in (second, stick):
        folder.mkdir()
    at = ("--folder", first)
    with running("serve", *HERE, *at, "--port", free_port(), "--backup-folder", stick) as desk:
        database = f"sqlite:///{first}/headjudge.sqlite3"
        example = Path(__file__).parents[2] / "examples" / "armory.json"
        call("import", example, "--database", database)
        told = call("user", "add", "--event", "armory", "--role", "owner", *at, "--address", desk.address)
        aki = Browser()
        assert aki.send(told["link"], **NEW)[1] == desk.address + "/e/armory/desk/"
        assert aki.send(desk.address + "/e/armory/desk/backups", command="now")[0] == 200
        desk.stop(signal.SIGKILL)
    (copy,) = stick.iterdir()
    url = f"sqlite:///{second}/headjudge.sqlite3"
    assert call("restore", copy, "--database", url) == {"events": 1, "findings": []}
    with running("serve", *HERE, "--folder", second, "--port", free_port()) as desk:
        aki = Browser()
        assert aki.send(desk.address + "/sign-in", login="aki", password=NEW["password"])[0] == 200
        status, _, text = aki.open(desk.address + "/e/armory/desk/log")
        assert status == 200
        assert "Chain sound up to row 14" in text
