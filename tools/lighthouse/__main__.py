"""Rate the served pages: make lighthouse, or make lighthouse ARGS="--runs 3 --game coupage --page /new --desktop"

Each page is loaded several times, as on a phone with a slow network (or on a desktop computer: --desktop). The medians
are printed as a table and, with --json, written as JSON. Without --page: the home page, and a running game of each
--game (Coup). "code" is the first load of tools/sizes.py, "all" has what follows it. "speed" is Lighthouse's measure of
this machine at that time: below 1000 or so it is slow already, and ratings need a smaller --slowdown than the usual 4.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

from tablee.server.client import Guest
from tablee.server.messages import NewTable, Start
from tablee.server.web.pages.client import client_folder
from tests.server.serving import serving
from tools import BUILD, ROOT, browser, client, say
from tools.sizes import Weight, is_file_of_client, weigh

FOLDER = ROOT / "tools" / "lighthouse"
RATINGS = ("performance", "accessibility", "best-practices", "seo")
TIMES = {"first-contentful-paint": "FCP", "largest-contentful-paint": "LCP", "total-blocking-time": "TBT"}
Report = dict[str, Any]


@contextmanager
def served(given: str) -> Iterator[str]:
    """The address of a server: the given one, or one started for this run."""
    if given:
        yield given.rstrip("/")
        return
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as server:
        yield server.url


async def table(url: str, game: str) -> str:
    """Start a game that anybody may watch, of one person against bots, and return its path."""
    host = await Guest.arrive(url, "Ada")
    opened = await host.new_table(NewTable(game=game, seats=3, sit=[0], bots=["random"] * 2, watch="anyone"))
    await host.contribute(opened.id)
    await host.act(opened.id, Start(id="start"))
    return f"/tables/{opened.id}"


def load(address: str, desktop: bool, slowdown: float) -> Report:
    """One visit with an empty cache."""
    program = browser.chromium()
    report = BUILD / "lighthouse.json"
    command = [client.node()[0], "node_modules/lighthouse/cli/index.js", address, "--quiet", "--output=json"]
    command += [f"--output-path={report}", f"--only-categories={','.join(RATINGS)}"]
    command += [f"--chrome-flags=--headless=new {' '.join(browser.OPTIONS)}"]
    command += ["--preset=desktop"] if desktop else []
    command += [f"--throttling.cpuSlowdownMultiplier={slowdown:g}"] if slowdown else []
    settings = os.environ | program.environment | {"CHROME_PATH": program.path}
    done = subprocess.run(command, cwd=FOLDER, env=settings, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"tablee: Lighthouse failed at {address}: {(done.stderr.strip().splitlines() or ['no output'])[-1]}")
    found: Report = json.loads(report.read_text(encoding="utf-8"))
    return found


def rate(url: str, path: str, runs: int, desktop: bool, slowdown: float) -> Report:
    reports = []
    for number in range(1, runs + 1):
        say(f"{path}, visit {number} of {runs}")
        reports.append(load(url + path, desktop, slowdown))
    ratings = {
        name: median(round((report["categories"][name]["score"] or 0) * 100) for report in reports) for name in RATINGS
    }
    times = {
        short: round(median(report["audits"][name]["numericValue"] for report in reports))
        for name, short in TIMES.items()
    }
    first, everything = first_load(reports[-1], url), weight(reports[-1], url)
    return {
        "page": path,
        "runs": runs,
        **ratings,
        **times,
        "speed": round(median(report["environment"]["benchmarkIndex"] for report in reports)),
        "code": first.code,
        "all": everything.code,
        **first._asdict(),
        "wanting": wanting(reports[-1]),
    }


def first_load(report: Report, url: str) -> Weight:
    marks = report["audits"]["user-timings"].get("details", {}).get("items", ())
    return weight(report, url, next((mark["startTime"] for mark in marks if mark["name"] == "usable"), float("inf")))


def weight(report: Report, url: str, until: float = float("inf")) -> Weight:
    """The gzipped size of the files the page requested from the server until then, without API responses."""
    items = report["audits"]["network-requests"]["details"]["items"]
    start = min(item["networkRequestTime"] for item in items)
    asked = [urlsplit(item["url"]) for item in items if item["networkRequestTime"] - start < until]
    here = urlsplit(url).netloc
    paths = {part.path for part in asked if part.netloc == here}
    return weigh(sorted(filter(is_file_of_client, paths)), client_folder() or client.OUT)


def wanting(report: Report) -> list[str]:
    """The audits that cost points, except those for performance."""
    parts = [entry for name in RATINGS[1:] for entry in report["categories"][name]["auditRefs"] if entry["weight"]]
    found = (report["audits"][entry["id"]] for entry in parts)
    return [f"{audit['id']}: {audit['title']}" for audit in found if audit["score"] is not None and audit["score"] < 1]


def told(results: list[Report]) -> str:
    columns = [*RATINGS, *TIMES.values(), "speed", "code", "all", "fonts"]
    lines = ["  ".join([f"{'page':<24}", *(f"{column:>6}" for column in columns)])]
    for result in results:
        cells = [f"{result[column]:>{max(6, len(column))}.0f}" for column in columns]
        lines.append("  ".join([f"{result['page'][:24]:<24}", *cells]))
        lines += [f"  {line}" for line in result["wanting"]]
    return "\n".join(lines)


def main() -> None:
    asked = argparse.ArgumentParser(prog="make lighthouse", description=__doc__.splitlines()[0])
    asked.add_argument("--runs", type=int, default=5, help="how often each page is loaded (5)")
    asked.add_argument("--page", action="append", help="a path of the client; may be given several times")
    asked.add_argument("--game", action="append", help="whose table is loaded; may be given several times (coup)")
    asked.add_argument("--url", default="", help="a running server; otherwise one is started")
    asked.add_argument("--desktop", action="store_true", help="as on a desktop computer, not a phone")
    asked.add_argument(
        "--slowdown", type=float, default=0, help="how much slower the processor is made (4; desktop: 1)"
    )
    asked.add_argument("--json", type=Path, help="write the results to this file as JSON")
    chosen = asked.parse_args()
    client.install(FOLDER)
    BUILD.mkdir(exist_ok=True)
    with served(chosen.url) as url:
        games = chosen.game or ([] if chosen.page else ["coup"])
        pages = [*(chosen.page or ["/"]), *(asyncio.run(table(url, game)) for game in games)]
        results = [rate(url, path, chosen.runs, chosen.desktop, chosen.slowdown) for path in pages]
    print(told(results))
    if chosen.json:
        chosen.json.write_text(json.dumps(results, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
