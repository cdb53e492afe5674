"""The check of the README's commands finds what is wrong."""

import pytest

from tests.readme_commands import Step, fault_of, fits, missing_targets, steps_of

DOCUMENT = """
```console
$ echo one  # exit 0
one
$ sh -c 'exit 3'  # exit 3
```
```sh
$ not-run
```
"""


def test_console_blocks_hold_commands_and_their_output():
    assert steps_of(DOCUMENT) == [Step("echo one", 0, ["one"]), Step("sh -c 'exit 3'", 3, [])]


@pytest.mark.parametrize(
    ("expected", "printed", "fit"),
    [
        (["a", "b"], ["a", "b"], True),
        (["a", "b"], ["a"], False),
        (["a"], ["a", "b"], False),
        (["…"], [], True),
        (["a", "…", "c"], ["a", "b", "b", "c"], True),
        (["a", "…", "c"], ["a", "c"], True),
        (["a", "…"], ["b", "a"], False),
        ([], ["a"], False),
    ],
)
def test_three_dots_stand_for_any_lines(expected, printed, fit):
    assert fits(expected, printed) is fit


def test_a_command_that_does_what_is_shown_has_no_fault(tmp_path):
    for step in steps_of(DOCUMENT):
        assert fault_of(step, tmp_path) is None


def test_another_output_or_status_is_a_fault(tmp_path):
    assert "two" in (fault_of(Step("echo one", 0, ["two"]), tmp_path) or "")
    assert "exit 2 where 0" in (fault_of(Step("sh -c 'exit 2'"), tmp_path) or "")


def test_make_targets_are_looked_up_and_not_run(tmp_path):
    assert fault_of(Step("make test"), tmp_path) is None
    assert "no such target" in (fault_of(Step("make coffee"), tmp_path) or "")
    assert missing_targets("make -j2 run UPGRADE=1 tea", "run: setup\n") == ["tea"]
