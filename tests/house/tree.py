"""The files that the house checks look at."""

import ast
import shutil
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "headjudge"
PYTHON_FOLDERS = ("src", "tests", "benchmarks", "examples")


@cache
def python_files() -> tuple[Path, ...]:
    """Every Python module of the project, in order."""
    return tuple(sorted(path for folder in PYTHON_FOLDERS for path in (ROOT / folder).rglob("*.py")))


@cache
def source_files() -> tuple[Path, ...]:
    """The modules of the package itself."""
    return tuple(path for path in python_files() if SOURCE in path.parents)


@cache
def parsed(path: Path) -> ast.Module:
    """A module as its syntax tree."""
    return ast.parse(path.read_text(encoding="utf-8"))


def named(path: Path, node: ast.AST | None = None) -> str:
    """Where something stands, for a message."""
    line = f":{node.lineno}" if node is not None and hasattr(node, "lineno") else ""
    return f"{path.relative_to(ROOT)}{line}"


@cache
def tracked_files() -> tuple[Path, ...]:
    """What git keeps or would keep; in an unpacked archive, without git, what lies in the folder."""
    git = shutil.which("git")
    if git and (ROOT / ".git").exists():
        command = [git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
        found = [ROOT / name for name in listed.split("\0") if name]
    else:
        hidden = {".venv", ".hypothesis", ".mypy_cache", ".ruff_cache", ".pytest_cache", "__pycache__"}
        found = [path for path in ROOT.rglob("*") if not hidden & set(path.parts)]
    return tuple(sorted(path for path in found if path.is_file()))
