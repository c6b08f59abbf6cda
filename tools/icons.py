"""Render the bitmap icons from the SVG files in web/public: `python -m tools.icons` (needs Playwright)."""

from __future__ import annotations

import os

from playwright.sync_api import sync_playwright

from tools import ROOT
from tools.browser import OPTIONS, chromium

PUBLIC = ROOT / "web" / "public"
WANTED = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
    "icon-apple-180.png": ("icon-maskable.svg", 180),  # iOS rounds the corners itself
}


def main() -> None:
    program = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program.path, args=list(OPTIONS), env={**os.environ, **program.environment}
        )
        for name, (drawing, size) in WANTED.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            picture = (PUBLIC / drawing).read_text(encoding="utf-8")
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px }}</style>{picture}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
