"""The one build hook: puts the compiled engine into the wheel.

Editable installs never compile, so a binary cannot hide an edited file.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from tools import native


class Hook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Asked before an isolated build (`pip install .`): only what this machine can use."""
        return native.requirements() if self.target_name == "wheel" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version != "editable":
            files = native.build()
            build_data["force_include"] |= files
            compiled = len(files) > 1  # there is always the build note
            build_data["pure_python"], build_data["infer_tag"] = not compiled, compiled
