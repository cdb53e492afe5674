"""Packages like the real one with cards that nobody printed: minified, as written, as an ES module."""

import gzip
import io
import json
import re
import tarfile

ENUMS = {
    "Class": {"Generic": "Generic", "NotClassed": "NotClassed", "Tinker": "Tinker", "Diver": "Diver"},
    "Format": {"Blitz": "Blitz", "ClassicConstructed": "Classic Constructed", "SilverAge": "Silver Age"},
    "Hero": {"Ogg": "Ogg", "Ogg2": "Oggvo", "Mira": "Mira"},
    "Keyword": {"GoAgain": "Go again", "Ephemeral": "Ephemeral", "Meld": "Meld"},
    "Rarity": {"Common": "Common", "Promo": "Promo", "SuperRare": "Super Rare"},
    "Release": {"FirstTide": "First Tide", "Promos": "Promos"},
    "Subtype": {"OneHanded": "1H", "NonAttack": "Non-Attack"},
    "Talent": {"Foam": "Foam"},
    "Type": {"Action": "Action", "Hero": "Hero", "Token": "Token", "Weapon": "Weapon"},
}

COMMON = (
    "rarities:[t.Rarity.Common],rarity:t.Rarity.Common,subtypes:[],classes:[t.Class.Generic],talents:[],"
    'legalHeroes:[t.Hero.Ogg,t.Hero.Mira],artists:["A."],legalFormats:[t.Format.Blitz,t.Format.ClassicConstructed]'
)

WAVE = (
    '{cardIdentifier:"tidal-wave-red",name:"Tidal Wave",pitch:1,typeText:"Tinker / Diver Action",types:[t.Type.Action],'
    + COMMON.replace("t.Class.Generic", "t.Class.Tinker,t.Class.Diver")
    + ',keywords:[t.Keyword.GoAgain],specializations:[t.Hero.Ogg2],cost:0,specialPower:"X",defense:3,'
    'functionalText:"Splash.\\n\\"Twice\\"",bannedFormats:[t.Format.SilverAge],restrictedFormats:[t.Format.Blitz],'
    'printings:[{identifier:"FTD001",rarity:t.Rarity.Common,set:t.Release.FirstTide,print:"FTD001"},'
    '{identifier:"FTD001",foiling:"Cold",rarity:t.Rarity.SuperRare,set:t.Release.FirstTide},'
    '{identifier:"1TP020",rarity:t.Rarity.Promo,set:t.Release.Promos}]}'
)


def card(name: str, key: str, kind: str = "Action", more: str = "", number: str = "FTD002") -> str:
    """A plain card of one type in minified text."""
    return (
        f'{{cardIdentifier:"{key}",name:"{name}",typeText:"Generic {kind}",types:[t.Type.{kind}],{COMMON},'
        f'printings:[{{identifier:"{number}",rarity:t.Rarity.Common,set:t.Release.FirstTide}}]{more}}}'
    )


HEROES = (
    card("Ogg", "ogg", "Hero", ",hero:t.Hero.Ogg,young:!0,life:20"),
    card(
        "Sir Ogg, Keel of Dawn", "sir-ogg-keel-of-dawn", "Hero", ',hero:t.Hero.Ogg,shortName:"Ogg KD",life:40'
    ),
    card("Ogg, Reborn", "ogg-reborn", "Hero", ",hero:t.Hero.Ogg2,young:!1"),
)
OTHERS = (
    card("Kelp // Brine", "kelp--brine-blue", more=",pitch:3,keywords:[t.Keyword.Meld]"),
    card("Foam", "foam", "Token"),
    card(
        "Drowned Ogre", "drowned-ogre", more=',isCardBack:!0,oppositeSideCardIdentifiers:["tidal-wave-red"]'
    ),
)

RELEASES = (
    '[{release:"First Tide",releaseDate:"2024-02-02 12:00",setIdentifiers:["ftd","1ft"],cards:9,languages:m},'
    '{release:"Deck of Mira",releaseDate:new Date("2023-05-06T00:00:00.000Z"),setIdentifiers:["dom"]}]'
)


def minified(first: list[str], second: list[str]) -> str:
    """A bundle as the real one is built: enums in a wrapped module, short names that mean several things."""
    letters = {name: f"{chr(97 + at)}e" for at, name in enumerate(ENUMS)}
    enums = ",".join(
        f"{letters[name]}=(i=>(" + ",".join(f'i.{key}="{value}"' for key, value in members.items()) + ",i))"
        f"({letters[name]}||{{}})"
        for name, members in ENUMS.items()
    )
    exports = ",".join(f"{name}:()=>{letter}" for name, letter in letters.items())
    return (
        "var D=Object.defineProperty;var k=(i,e)=>()=>(e||i((e={exports:{}}).exports,e),e.exports),"
        "F=(i,e)=>{for(var a in e)D(i,a,{get:e[a],enumerable:!0})};"
        "var v=(i,e,a)=>(a=i!=null?Object.create(i):{},a);"
        "var h=k((Ci,yt)=>{var x=(i,e)=>{for(var a in e)D(i,a,{get:e[a]})},Y={};"
        f"x(Y,{{{exports},getId:()=>P,releases:()=>ii}});yt.exports=Y;var {enums},"
        'P=(i,e)=>{let r=i.name.replace(/[^a-z0-9 "`-]/g,"");return`${r}${e?"-red":""}`},m=["English"],'
        f"ii={RELEASES}}});"
        "var Z={};F(Z,{cards:()=>R});module.exports=Z;var t=v(h());"
        f"var a=[{','.join(first)}];var b=[{','.join(second)}],R=[...a,...b];0&&(module.exports={{cards}});"
    )


def written_out(cards: list[str], *, module: bool = False) -> str:
    """The same as a person would write it: enums as TypeScript makes them, comments, direct names."""
    lines = ['"use strict";', "// Cards, as somebody wrote them: { [ (", ""]
    for name, members in ENUMS.items():
        body = "".join(f'\n    {name}["{key}"] = "{value}";' for key, value in members.items())
        lines.append(f"var {name};\n(function ({name}) {{{body}\n}})({name} || ({name} = {{}}));")
    text = ",\n  ".join(re.sub(r"\bt\.", "", one) for one in cards)
    lines.append(f"const releases = {RELEASES.replace('languages:m', 'languages: [`x`]')};")
    start = "export const cards" if module else "const cards"
    lines.append(f"{start} = [\n  /* the first */ {text},\n];")
    lines.append("export { releases };" if module else "exports.cards = cards;\nexports.releases = releases;")
    return "\n".join(lines) + "\n"


def archive(files: dict[str, bytes], folder: str = "package") -> bytes:
    """An npm package of these files."""
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w:gz") as tar:
        for name, content in files.items():
            member = tarfile.TarInfo(f"{folder}/{name}")
            member.size = len(content)
            tar.addfile(member, io.BytesIO(content))
    return stream.getvalue()


def package(script: str, **told: str) -> bytes:
    """The package with this script; ``told`` changes what package.json says."""
    head = {"name": "@flesh-and-blood/cards", "version": "3.9.1", "main": "dist/index.js", **told}
    return archive({"dist/index.js": script.encode(), "package.json": json.dumps(head).encode()})


def packed(content: bytes) -> bytes:
    """A gzipped file."""
    return gzip.compress(content, mtime=0)
