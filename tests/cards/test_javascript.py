"""JavaScript is read as Node would run it, where it can be read; elsewhere the place is told."""

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from headjudge.cards.javascript.values import Script, Unread
from headjudge.findings import InputError
from tests.cards.fab_bundles import HEROES, WAVE, minified, written_out


def values(text: str) -> list[Any]:
    found = Script(text.encode()).exported_list("cards")
    assert found is not None
    return [value for _, value in found]


def value(text: str, before: str = "") -> Any:
    (found,) = values(f"{before};exports.cards=[{text}];")
    return found


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ('"a\\n\\t\\x41\\u00e9\\u{1F600}\\ud83d\\ude00\\q\\\n\\0"', "a\n\tAé😀😀q\0"),
        ("'it\\'s \"so\"'", 'it\'s "so"'),
        ("`two\nlines`", "two\nlines"),
        ("\"a\"+'b' + `c`", "abc"),
        ("0", 0),
        ("-12", -12),
        ("1e3", 1000),
        (".5", Decimal("0.5")),
        ("0x1F", 31),
        ("1_000", 1000),
        ("!0", True),
        ("!1", False),
        ("true", True),
        ("null", None),
        ("(1)", 1),
        ("[1,[2,],...[3,4]]", [1, [2], 3, 4]),
        ("{a:1,'b c':2,3:4,[`d`]:5}", None),
        ("{a:1,'b c':2,3:4}", {"a": 1, "b c": 2, "3": 4}),
        ("{a:void 0,b:undefined,c:1}", {"c": 1}),
        ("{a:1,...{a:2,b:3},b:4}", {"a": 2, "b": 4}),
        ("{a:1,a:2}", {"a": 2}),
        ('new Date("2024-02-02")', "2024-02-02"),
    ],
)
def test_literals(text: str, meant: object):
    found = value(text)
    if meant is None and text != "null":
        assert isinstance(found, Unread)
    else:
        assert found == meant
        assert type(found) is type(meant)


@pytest.mark.parametrize(
    "text",
    [
        "f()",
        "a",
        "a.b",
        "x=>1",
        "1+1",
        "'a'+1",
        "1?2:3",
        "`a${1}`",
        "new Date()",
        "new Day('x')",
        "!f()",
        "010",
        "1n",
    ],
)
def test_what_is_worked_out_is_told_with_its_place(text: str):
    found = value(text, before="\n\n")
    assert isinstance(found, Unread)
    assert (found.line, found.text) == (3, text)


@pytest.mark.parametrize("text", ['"\\ud83d"', '"\\u{110000}"', "1e999"])
def test_what_cannot_be_a_value_on_a_card(text: str):
    assert isinstance(value(text), Unread)


ENUMS = [
    'var E=(i=>(i.Cold="cold",i["Warm One"]="warm",i))(E||{})',
    'var E = /* @__PURE__ */ ((E2) => {\n  E2["Cold"] = "cold";\n  E2["Warm One"] = "warm"; // so\n  return E2;\n'
    "})(E || {})",
    'var E; (function (E) { E["Cold"] = "cold"; E["Warm One"] = "warm"; })(E || (E = {}))',
    'var E; (function (E) { E["Cold"] = "cold"; E["Warm One"] = "warm"; })(E || (exports.E = E = {}))',
]


@pytest.mark.parametrize("enum", ENUMS)
def test_every_form_of_an_enum(enum: str):
    assert value('[E.Cold,E["Warm One"]]', before=enum) == ["cold", "warm"]


def test_an_enum_that_is_declared_in_two_steps():
    steps = (
        'var E; (function (E) { E.A = "a"; })(E || (E = {})); (function (E) { E.B = "b"; })(E || (E = {}))'
    )
    assert value("[E.A,E.B]", before=steps) == ["a", "b"]


def test_a_numbered_enum():
    text = 'var E; (function (E) { E[E["A"] = 0] = "A"; E[E["B"] = 1] = "B"; })(E || (E = {}))'
    assert value("[E.A,E.B]", before=text) == [0, 1]


@pytest.mark.parametrize(
    "text",
    [
        'var E=(i=>(i.A="a",run(),i))(E||{})',
        "var E=(i=>(i.A=run(),i))(E||{})",
        'var E=(i=>(o.A="a",i))(E||{})',
        'var E=(i=>(i.A="a",i))(E||{});E.A="b"',
        'var E={A:"a"};E.A="b"',
        'var E={A:"a"};E=run()',
        'var E={A:"a"};function f(){E.A="b"}',
        'var E={A:"a"};var E={A:"b"}',
        "function E(){}",
        'import {E} from "elsewhere"',
        'var E=require("elsewhere")',
    ],
)
def test_what_may_have_another_value_later_is_not_guessed(text: str):
    assert isinstance(value("E.A", before=text), Unread)


def test_a_name_that_means_something_else_elsewhere():
    text = 'var E={A:"outer"};function f(E){E.A="inner"}function g(){var E={A:1};E.A=2}'
    assert value("E.A", before=text) == "outer"


MODULES = {
    "wrapped function": (
        "var w=(f,m)=>()=>m;var load=w((x,mod)=>{{var y={{}};give(y,{{E:()=>q}});{enum}}});var t=open(load())"
    ),
    "wrapped method": (
        'var load = wrap({{ "types/index.js"(exports, module) {{ give(module, {{ E: () => q, }}); {enum} }} }});'
        "var t = toModule(load())"
    ),
    "getters": "var load=w((x,mod)=>{{give(x,{{get E(){{return q}}}});{enum}}});var t=open(load())",
    "assigned": "var load=w((exports,mod)=>{{exports.E=q;{enum}}});var t=open(load())",
}


@pytest.mark.parametrize("form", list(MODULES))
def test_an_enum_of_a_module_inside_the_file(form: str):
    text = MODULES[form].format(enum='var q=(i=>(i.A="a",i))(q||{})')
    assert value("[t.E.A,t.E['A']]", before=text) == ["a", "a"]
    assert isinstance(value("other.E.A", before=text), Unread)
    assert isinstance(value("t.E.B", before=text), Unread)


def test_two_modules_with_enums_of_one_name():
    one = 'var {load}=w((x,mod)=>{{give(x,{{E:()=>q}});var q=(i=>(i.A="{value}",i))(q||{{}})}});'
    text = (
        one.format(load="l", value="first")
        + one.format(load="k", value="second")
        + "var t=open(l()),u=open(k())"
    )
    assert value("[t.E.A,u.E.A]", before=text) == ["first", "second"]


@pytest.mark.parametrize(
    "text",
    [
        "export const cards=[1];",
        "const a=[1];export {a as cards};",
        "const cards=[1];export {cards};",
        "var a=[1];module.exports={cards:a};",
        "var cards=[1];module.exports={cards,b:2};",
        "exports.cards=void 0;const a=[1];exports.cards=a;",
        "var b=[1],a=b;give(x,{cards:()=>a});",
        "var a=[1];give(x,{get cards(){return a}});",
        "load(()=>{exports.cards=[2]});exports.cards=[1];",
    ],
)
def test_every_way_to_export_a_list(text: str):
    assert values(text) == [1]


@pytest.mark.parametrize(
    "text",
    [
        "x=a/b/c;y=/[/\"'`]\\/(/g;",
        'x=`a${`b${"}"}`}c`;',
        "if(a)/* [ */b=[1][0]/2;// [\n",
        "x=a[0]/2;y=b/1;z=(c)/'/'.length;",
        "x=a=>/{/.test(a);return_=/\\[/;",
        "switch(a){case/[(]/.test(a):break}",
    ],
)
def test_brackets_in_texts_and_patterns_are_none(text: str):
    long = ",".join(f'{{a:"{{[(",n:{at}}}' for at in range(2000))
    assert values(f"{text}exports.cards=[{long}];")[1999] == {"a": "{[(", "n": 1999}


@pytest.mark.parametrize("between", [",", " , ", "/* , */,", "// ,\n,", "\n,// x ]\n"])
def test_pieces_meet_without_a_gap(between: str):
    entries = [f'{{n:{at},t:"{"x" * 60}"}}' for at in range(5000)]
    found = values(f"exports.cards=[{between.join(entries)}];")
    assert [one["n"] for one in found] == list(range(5000))


@pytest.mark.parametrize("text", ["1,,2", ",1", "1,2,,"])
def test_a_hole_in_a_list_is_told(text: str):
    assert any(isinstance(one, Unread) for one in values(f"exports.cards=[{text}];"))


BUNDLES = [minified([WAVE], [*HEROES]), written_out([WAVE, *HEROES])]
SCRAPS = [
    "[",
    "]",
    "{",
    "}",
    "(",
    ")",
    '"',
    "'",
    "`",
    "/",
    "${",
    "...",
    ",",
    "\\",
    "\n",
    "//",
    "/*",
    "=>",
    "t.",
    "\0",
    "é",
]


@given(
    st.sampled_from(BUNDLES),
    st.lists(st.tuples(st.floats(0, 1), st.integers(0, 40), st.sampled_from(SCRAPS)), min_size=1, max_size=3),
)
def test_a_damaged_script_is_read_or_refused(text: str, damages: list[tuple[float, int, str]]):
    for place, gone, scrap in damages:
        at = int(place * len(text))
        text = text[:at] + scrap + text[at + gone :]
    codes: set[str] = set()
    try:
        for line, _ in Script(text.encode()).exported_list("cards") or ():
            assert line >= 1
    except InputError as refused:
        codes = {one.code for one in refused.findings}
    assert codes <= {"cards.javascript_syntax", "cards.javascript_nested"}
