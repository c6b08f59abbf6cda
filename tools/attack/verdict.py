"""What was measured during an attack, and whether that is good enough."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, json, structs

from tablee.server.load.figures import Spread

MOVE_MS = 200.0  # to the acknowledgement of another player's move, p99
BOT_MS = 2_000.0  # to a bot's answer to another player, beyond the time it takes for show; the worst
HEALTH_MS = 1_000.0  # to the answer of /health; the worst
OPEN_TABLES = 200  # that one address may leave behind
FEWEST = 5  # measurements of each kind that a verdict needs


class Measured(Struct, frozen=True):
    """One attack, or none. Times are in milliseconds."""

    name: str
    moves: Spread
    bots: Spread  # beyond the fixed time
    health: Spread
    unwell: int = 0  # how often /health did not answer, or not with 200
    through: dict[str, int] = {}  # what the attack achieved
    troubles: Sequence[str] = ()  # what stopped somebody from playing
    abandoned: int = 0  # tables that one address has opened and left


class Report(Struct, frozen=True):
    engine: str
    seconds: float  # of each attack
    level: str  # of the bot that is played against
    fixed_ms: float  # the time this bot takes for show
    baseline: Measured
    attacks: Sequence[Measured]

    @property
    def passed(self) -> bool:
        return not any(map(broken, (self.baseline, *self.attacks)))


def broken(found: Measured) -> list[str]:
    """The bounds that do not hold, in words; empty: all hold."""
    wrong = [f"nobody could play: {trouble}" for trouble in found.troubles]
    wrong += _beyond("moves, p99", found.moves.p99, found.moves.count, MOVE_MS)
    wrong += _beyond("bots late", found.bots.most, found.bots.count, BOT_MS)
    wrong += _beyond("/health", found.health.most, found.health.count, HEALTH_MS)
    if found.abandoned > OPEN_TABLES:
        wrong.append(f"{found.abandoned:,} tables left open by one address > {OPEN_TABLES}")
    if found.unwell:
        wrong.append(f"/health failed {found.unwell} times")
    return wrong


def _beyond(what: str, figure: float, count: int, bound: float) -> list[str]:
    if figure > bound:
        return [f"{what}: {figure:,.0f} ms > {bound:,.0f} ms"]
    return [f"{what}: measured only {count} times"] if count < FEWEST else []


# As text


def as_json(report: Report) -> str:
    wrong = {found.name: broken(found) for found in (report.baseline, *report.attacks)}
    return json.encode(structs.asdict(report) | {"passed": report.passed, "broken": wrong}).decode()


_HEAD = ("attack", "moves p50/p99 ms", "bot late p50/worst ms", "/health worst ms", "verdict")


def line(found: Measured) -> str:
    """Progress: one attack is over."""
    return f"{found.name}: {'; '.join(broken(found)) or 'holds'} ({achieved(found)})"


def achieved(found: Measured) -> str:
    return ", ".join(f"{what} {count:,}" for what, count in found.through.items()) or "nothing"


def shown(report: Report) -> str:
    rows: list[tuple[str, ...]] = [_HEAD, ("bounds", f"≤ {MOVE_MS:.0f}", f"≤ {BOT_MS:,.0f}", f"≤ {HEALTH_MS:,.0f}", "")]
    rows += [_row(found) for found in (report.baseline, *report.attacks)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(_HEAD))]
    lines = [
        f"engine {report.engine}; {report.seconds:g} s each; the bot played against: {report.level}, "
        f"which takes {report.fixed_ms:,.0f} ms for show"
    ]
    lines += ["  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    lines += ["", "what got through"]
    lines += [f"  {found.name}: {achieved(found)}" for found in report.attacks]
    lines += [
        f"BROKEN {found.name}: {wrong}" for found in (report.baseline, *report.attacks) for wrong in broken(found)
    ]
    if broken(report.baseline):
        lines.append("A bound is broken without any attack: this machine is too slow or too busy for a verdict.")
    return "\n".join(lines)


def _row(found: Measured) -> tuple[str, ...]:
    moves, bots, health = found.moves, found.bots, found.health
    return (
        found.name,
        f"{moves.p50:,.1f} / {moves.p99:,.1f} ({moves.count})",
        f"{bots.p50:,.0f} / {bots.most:,.0f} ({bots.count})",
        f"{health.most:,.0f} ({found.unwell} failed)" if found.unwell else f"{health.most:,.0f}",
        "BROKEN" if broken(found) else "holds",
    )
