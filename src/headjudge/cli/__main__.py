"""``python -m headjudge.cli`` is ``headjudge``."""

import sys

from headjudge.cli import main

sys.exit(main())
