"""The matrix of roles in the documents is the one in the code."""

from headjudge.desk.roles import ROLES
from headjudge.web.matrix import COLUMNS, matrix, may_open, routes
from tests.house.tree import ROOT

BEGIN, END = "<!-- written by scripts/write_roles.py -->\n", "<!-- to here -->\n"


def test_the_document_shows_what_the_code_does():
    told = (ROOT / "docs" / "reference" / "roles.md").read_text(encoding="utf-8")
    table = told.partition(BEGIN)[2].partition(END)[0]
    assert table == matrix(), "run scripts/write_roles.py"


def test_each_role_may_do_what_the_next_lower_one_may():
    order = [role for role in COLUMNS if role in ROLES]
    for route in routes():
        opened = [may_open(role, route.audience) for role in order]
        assert opened == sorted(opened), route.path
