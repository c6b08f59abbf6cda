"""What axe-core finds wrong with a page for those who do not see it, or see it otherwise."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tools.client import WEB

TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
# Colours that pass into others are not what people read.
STILL = "() => !document.getAnimations().some(each => each instanceof CSSTransition && each.playState === 'running')"


def axe(page: Page) -> str:
    """Every violation, readable; empty if there is none."""
    page.wait_for_function(STILL)
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source())  # from outside, as by the developer's console: the page's policy stays as it is
    options = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"]}
    found = page.evaluate("options => axe.run(document, options)", options)
    return "\n".join(filter(None, map(_told, found["violations"])))


@cache
def _source() -> str:
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def _told(violation: dict[str, Any]) -> str:
    nodes = [node for node in violation["nodes"] if not _is_a_drawing(violation["id"], node)]
    if not nodes:
        return ""
    places = [f"    {node['html'][:200]}\n      {_why(node)}" for node in nodes]
    return "\n".join([f"{violation['id']} ({violation['impact']}): {violation['help']}", *places])


def _is_a_drawing(rule: str, node: dict[str, Any]) -> bool:
    """A piece shows a letter and a number as a drawing does; its name says them in words: "blue 11, adds nothing"."""
    return rule == "label-content-name-mismatch" and "data-piece" in node["html"]


def _why(node: dict[str, Any]) -> str:
    return "; ".join(check["message"] for kind in ("any", "all", "none") for check in node[kind])
