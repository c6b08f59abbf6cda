"""The drawn board in web/README.md imports what there is. Its own files are the game's."""

from __future__ import annotations

import re

import pytest

from tools import ROOT

SOURCES = ROOT / "web" / "src"
README = (ROOT / "web" / "README.md").read_text(encoding="utf-8")
SECTION = README.partition("\n## A drawn board\n")[2].partition("\n## ")[0]
CODE = "\n".join(re.findall(r"```(?:ts|svelte)\n(.*?)```", SECTION, re.DOTALL))
IMPORTS = re.findall(r"import (?:type )?(?:\{ (.*?) \} from |(\w+) from )?'\.\./\.\./(.*?)'", CODE)


@pytest.mark.parametrize(("names", "component", "path"), IMPORTS, ids=[path for *_, path in IMPORTS])
def test_what_the_board_imports_is_there(names: str, component: str, path: str) -> None:
    file = SOURCES / path
    if not file.suffix or file.suffix == ".svelte" and not component:
        file = file.with_name(f"{file.name}.ts")
    code = file.read_text(encoding="utf-8")
    for name in filter(None, names.split(", ")):
        assert re.search(rf"export (?:async )?(?:function|class|const|interface|type) {name}\b", code), (
            f"{path}: {name}"
        )


def test_the_components_and_folders_it_names_are_there() -> None:
    named = re.findall(r"`((?:pieces|lib)/[\w./-]+)`", README)
    assert len(named) > 10
    assert [path for path in named if not (SOURCES / path).exists()] == []


def test_a_tabletop_has_the_properties_that_it_is_given() -> None:
    given = re.search(r"<Tabletop\n(.*?)\n>", CODE, re.DOTALL)
    assert given is not None
    names = re.findall(r"^  (?:bind:|\{)?(\w+)", given[1], re.MULTILINE)
    props = (SOURCES / "pieces" / "Tabletop.svelte").read_text(encoding="utf-8").partition("interface Props")[2]
    assert len(names) == 7
    assert [name for name in names if not re.search(rf"^    {name}\??: ", props, re.MULTILINE)] == []
