"""Chromium for the browser tests: the installed one, or one from an npm package with the libraries it needs."""

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
# The same engine without windows: a page costs less than half as much processor time.
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
# In a container, root has no user namespaces, and /dev/shm may be small.
OPTIONS = ("--no-sandbox", "--disable-dev-shm-usage")


class Program(NamedTuple):
    path: str
    environment: dict[str, str]  # variables to add to the environment


def chromium() -> Program:
    """The environment variable CHROMIUM overrides the choice."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    return Program(found, {}) if found else packaged()


def shell() -> Program:
    """For pages that need no window, notifications or browser settings. Falls back to the full Chromium."""
    found = "" if os.environ.get("CHROMIUM") else next(filter(None, map(shutil.which, SHELLS)), "")
    return Program(found, {}) if found else chromium()


def packaged() -> Program:
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise RuntimeError("no Chromium here, and none to fetch for this machine; install it, or set CHROMIUM")
    lock, stamp = (PACKAGE / "package-lock.json").read_text(encoding="utf-8"), HOME / "lock.json"
    with prepare.alone():  # the workers of a test run call this at the same time
        if not stamp.exists() or stamp.read_text(encoding="utf-8") != lock:
            unpack(HOME)
            stamp.write_text(lock, encoding="utf-8")
    # lib/ contains NSS and NSPR, the only shared libraries missing on a minimal Debian.
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
    # The fonts.conf of the package lists folders of another system; without a font, text has no width.
    fonts = f"<fontconfig><dir>{home}/fonts</dir><cachedir>{home}/fonts-cache</cachedir></fontconfig>"
    (home / "fonts.conf").write_text(fonts, encoding="utf-8")


if __name__ == "__main__":
    print(chromium().path)
