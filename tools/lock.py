"""Resolve requirements/*.txt for all platforms at once: make lock, or make lock ARGS=--upgrade

uv is used only to resolve, because its lock format contains the address of the registry in every line. pip installs
from these files, with hashes.
"""

import os
import subprocess
import sys

from tools import BUILD, ROOT, environment

# Each is constrained by those before it, because all are installed into one environment.
LOCKS = ["run", "build", "native", "node", "postgres", "test", "mutate"]


def index() -> dict[str, str]:
    """The registry that pip uses here, for uv, which does not read pip's settings. It is not written to any file."""
    if os.environ.get("UV_DEFAULT_INDEX"):
        return {}
    command = [sys.executable, "-m", "pip", "config", "get", "global.index-url"]
    found = os.environ.get("PIP_INDEX_URL") or subprocess.run(command, capture_output=True, text=True).stdout.strip()
    return {"UV_DEFAULT_INDEX": found} if found else {}


def main(*options: str) -> None:
    home = BUILD / "uv"
    if not (home / "bin" / "uv").exists():
        environment.create(home)
        if not environment.pip(home, "installing uv", "install", "uv"):
            sys.exit("tablee: could not install uv")
    settings = environment.environment() | index() | {"UV_CACHE_DIR": str(BUILD / "uv-cache")}
    command = [str(home / "bin" / "uv"), "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    command += ["--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    for number, name in enumerate(LOCKS):
        wanted = ["pyproject.toml"] if name == "run" else ["--group", name]
        agreeing = [argument for other in LOCKS[:number] for argument in ("-c", f"requirements/{other}.txt")]
        resolve = [*command, *wanted, *agreeing, "-o", f"requirements/{name}.txt", *options]
        if subprocess.run(resolve, cwd=ROOT, env=settings, stdout=sys.stderr).returncode:
            sys.exit(f"tablee: requirements/{name}.txt is as it was")


if __name__ == "__main__":
    main(*sys.argv[1:])
