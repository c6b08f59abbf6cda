"""Reading what strace wrote: was the disk told to sync between an entry and its acknowledgement?"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

# A line is a whole call, the beginning of one, or its end: `12 write(3</x>, "…", 9) = 9`, `12 fdatasync(4</y>
# <unfinished ...>`, `12 <... fdatasync resumed>) = 0`. Lines stand in the order in which the calls began or ended.
_WHOLE = re.compile(r"^(?P<thread>\d+) +(?P<name>\w+)\((?P<args>.*)\) += +(?P<result>-?\d+)")
_BEGUN = re.compile(r"^(?P<thread>\d+) +(?P<name>\w+)\((?P<args>.*) +<unfinished \.\.\.>$")
_ENDED = re.compile(r"^(?P<thread>\d+) +<\.\.\. (?P<name>\w+) resumed>(?P<args>.*) += +(?P<result>-?\d+)")

_WRITES = ("write", "writev", "pwrite64", "pwritev")
_SENDS = ("write", "writev", "sendto", "sendmsg")
_SYNCS = ("fsync", "fdatasync")
CALLS = sorted({*_WRITES, *_SENDS, *_SYNCS})


@dataclass
class Call:
    name: str
    args: str
    began: int  # line numbers
    ended: int
    good: bool


def read_trace(lines: Iterable[str]) -> list[Call]:
    """The calls, in the order in which they began."""
    calls: list[Call] = []
    open_calls: dict[str, Call] = {}
    for number, line in enumerate(lines):
        if found := _BEGUN.match(line):
            call = Call(found["name"], found["args"], number, -1, False)
            open_calls[found["thread"]] = call
            calls.append(call)
        elif found := _ENDED.match(line):
            ended = open_calls.pop(found["thread"], None)
            if ended is not None:
                ended.ended, ended.good = number, int(found["result"]) >= 0
                ended.args += found["args"]
        elif found := _WHOLE.match(line):
            calls.append(Call(found["name"], found["args"], number, number, int(found["result"]) >= 0))
    return calls


def unsynced(calls: Sequence[Call], acts: Iterable[str], log: str) -> list[str]:
    """What is wrong, act by act: an entry must be written to the log file, then the file synced, then the act
    acknowledged. A sync counts if it began after the writing had ended, and was over before the sending began."""
    wrong: list[str] = []
    for act in acts:
        sent = next((call for call in calls if _acknowledges(call, act)), None)
        kept = next((call for call in calls if _writes(call, log) and act in call.args), None)
        if sent is None:
            wrong.append(f"{act}: not acknowledged")
        elif kept is None or kept.ended < 0:
            wrong.append(f"{act}: acknowledged, never written")
        elif not any(_syncs(call, log) and kept.ended < call.began and call.ended < sent.began for call in calls):
            wrong.append(f"{act}: acknowledged at line {sent.began}, written at {kept.ended}, no sync between")
    return wrong


def _acknowledges(call: Call, act: str) -> bool:
    """Sent over a connection, as an acknowledgement or as the update that holds it."""
    if call.name not in _SENDS or "<TCP" not in call.args.partition(",")[0] and "<socket" not in call.args[:40]:
        return False
    return f'\\"ack\\":\\"{act}\\"' in call.args or f'\\"t\\":\\"ack\\",\\"id\\":\\"{act}\\"' in call.args


def _writes(call: Call, log: str) -> bool:
    return call.name in _WRITES and f"/{log}>" in call.args.partition(",")[0]


def _syncs(call: Call, log: str) -> bool:
    return call.name in _SYNCS and call.good and f"/{log}>" in call.args
