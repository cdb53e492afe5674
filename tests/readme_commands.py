"""Runs what the README tells people to type and compares what comes out with what it shows.

Blocks marked ``console`` hold commands (``$ …``) and their output; a line ``…`` stands for any lines. A
command that ends otherwise than well says so: ``$ headjudge audit broken.json  # exit 3``. All commands run
one after the other in one folder that has the examples in it. ``make`` targets are only looked up: running
them from here would run this again.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ANYTHING = "…"


@dataclass
class Step:
    """A command, the exit status it should have, and the lines it should print."""

    command: str
    status: int = 0
    expected: list[str] = field(default_factory=list)


def steps_of(text: str) -> list[Step]:
    """The commands of a document in order, each with what the document shows below it."""
    steps: list[Step] = []
    for block in BLOCK.findall(text):
        shown: Step | None = None
        for line in block.splitlines():
            if line.startswith("$ "):
                command, _, status = line[2:].partition("# exit ")
                shown = Step(command.strip(), int(status or 0))
                steps.append(shown)
            elif shown is None:
                raise ValueError(f"output before any command: {line}")
            else:
                shown.expected.append(line.rstrip())
    return steps


def fits(expected: list[str], printed: list[str]) -> bool:
    """Whether the lines printed are the lines expected, where ``…`` stands for any lines, also none."""
    if not expected:
        return not printed
    if expected[0] == ANYTHING:
        return any(fits(expected[1:], printed[start:]) for start in range(len(printed) + 1))
    return bool(printed) and expected[0] == printed[0] and fits(expected[1:], printed[1:])


def missing_targets(command: str, makefile: str) -> list[str]:
    """The targets of a ``make`` command that the Makefile does not have."""
    targets = [word for word in command.split()[1:] if "=" not in word and not word.startswith("-")]
    return [target for target in targets if not re.search(rf"^{re.escape(target)}:", makefile, re.MULTILINE)]


def fault_of(step: Step, folder: Path) -> str | None:
    """What is wrong with a step, or nothing; runs it in the folder."""
    if step.command.split()[0] == "make":
        missing = missing_targets(step.command, (ROOT / "Makefile").read_text(encoding="utf-8"))
        return f"no such target: {missing}" if missing else None
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "COLUMNS"))
    }
    path = os.pathsep.join([str(Path(sys.executable).parent), kept.get("PATH", "")])
    environ = {**kept, "PATH": path, "LANG": "C.UTF-8", "COLUMNS": "100", "NO_COLOR": "1"}
    run = subprocess.run(
        step.command,
        shell=True,
        cwd=folder,
        env=environ,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    if run.returncode != step.status:
        return f"exit {run.returncode} where {step.status} was expected\n{run.stdout}{run.stderr}"
    printed = [line.rstrip() for line in run.stdout.splitlines()]
    if step.expected and not fits(step.expected, printed):
        return "prints\n" + "\n".join(printed) + "\nand not\n" + "\n".join(step.expected)
    return None


def main() -> int:
    """Runs every command of the README; the exit status is the number of those that went wrong."""
    steps = steps_of((ROOT / "README.md").read_text(encoding="utf-8"))
    if not steps:
        print("README.md has no console block: nothing was checked")
        return 1
    wrong = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(ROOT / "examples", folder / "examples")
        for step in steps:
            fault = fault_of(step, folder)
            print(f"{'wrong' if fault else 'ok':5} $ {step.command}")
            if fault:
                wrong += 1
                print(fault)
    return min(wrong, 99)


if __name__ == "__main__":
    sys.exit(main())
