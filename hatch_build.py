"""The one build hook: puts the browser client and the compiled engine into the wheel.

Editable installs never compile, so a binary cannot hide an edited file; nor do they build the client, which a source
tree has in build/client (`make play` puts it there).
"""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from tools import client, native


class Hook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Asked before an isolated build (`pip install .`): only what this machine lacks and can use."""
        return client.requirements() + (native.requirements() if self.target_name == "wheel" else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.target_name == "sdist":
            client.build()
            build_data["force_include"] |= client.in_sdist()
        else:
            with ThreadPoolExecutor() as pool:  # both wait for other programs; mypyc itself uses one core only
                building_client, compiling = pool.submit(client.build), pool.submit(native.build)
            files = compiling.result()
            build_data["force_include"] |= files | building_client.result()
            compiled = len(files) > 1  # there is always the build note
            build_data["pure_python"], build_data["infer_tag"] = not compiled, compiled
