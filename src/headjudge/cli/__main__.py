"""``python -m headjudge.cli`` is ``headjudge``."""

import sys

from headjudge.cli import run

sys.exit(run())
