"""Changes of the rules: made by cosmic-ray, without those that do not affect what the code does."""

from __future__ import annotations

import ast
import difflib
import dis
import importlib
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import CodeType, FunctionType

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from tools import ROOT, SRC

# Operators that are left out, because nearly all that survive of them are the same: the numbers of the rules are small,
# and Python has each small number once; and places of an array are added without a carry.
SAME = ("_Eq_Is", "_NotEq_IsNot", "_Add_BitOr", "_Add_BitXor")


@dataclass(frozen=True)
class Mutant:
    file: Path  # from ROOT
    operator: str
    code: str

    def change(self) -> str:
        """The changed lines, with their numbers."""
        before = (ROOT / self.file).read_text().splitlines()
        lines = []
        for line in difflib.unified_diff(before, self.code.splitlines(), lineterm="", n=0):
            if line.startswith("@@"):
                lines.append(f"  {self.file.name}:{line.split()[1].lstrip('-').split(',')[0]}")
            elif not line.startswith(("---", "+++")):
                lines.append(f"    {line[0]} {line[1:].strip()}")
        return "\n".join(lines)

    @property
    def module(self) -> str:
        return ".".join((ROOT / self.file).relative_to(SRC).with_suffix("").parts)

    def functions(self) -> list[tuple[FunctionType, CodeType]] | None:
        """The functions that it changes, as they are loaded, with their new code; None if it changes something that
        only a new import brings in, such as a constant or a default."""
        path = ROOT / self.file
        before, after = (compile(text, path, "exec", dont_inherit=True) for text in (path.read_text(), self.code))
        if _outside(before) != _outside(after):
            return None
        old, new = _by_name(before), _by_name(after)
        loaded, at_import = _loaded(self.module), _used_at_import(after)
        found = []
        for name, code in new.items():
            if _fingerprint(code) != _fingerprint(old[name]):
                if name in at_import:
                    return None
                function = loaded.get(name)
                if function is None or function.__code__.co_freevars != code.co_freevars:
                    return None
                found.append((function, code))
        return found or None


def rules_of(game: str) -> list[Path]:
    package = SRC / "tablee" / "games" / game
    files = [*package.glob("rules.py"), *package.glob("rules/*.py"), *package.glob("memory.py")]
    if not files:
        known = sorted(path.parent.name for path in package.parent.glob("*/__init__.py"))
        sys.exit(f"mutate: there is no game called “{game}”; there are: {', '.join(known)}")
    return sorted(file.relative_to(ROOT) for file in files)


def changes(file: Path) -> list[tuple[Path, str, int]]:
    """All changes that cosmic-ray knows, as an operator and its occurrence in the file; making them takes a while."""
    nodes = list(ast_nodes(get_ast((ROOT / file).read_text())))
    found = []
    for operator in operator_names():
        kind = get_operator(operator)
        if kind.arguments():
            continue  # needs the name to replace as an argument
        count = sum(len(list(kind().mutation_positions(node))) for node in nodes)
        found += [(file, operator, number) for number in range(count)]
    return found


def mutants(candidates: Sequence[tuple[Path, str, int]]) -> Iterator[Mutant]:
    """Those that affect what the file does, each once."""
    sources = {file: (ROOT / file).read_text() for file, _, _ in candidates}
    known = {(file, _meaning(source)) for file, source in sources.items()}
    for file, operator, number in candidates:
        if operator.endswith(SAME):
            continue
        code = mutate_code(sources[file], get_operator(operator)(), number)
        meaning = _meaning(code) if code is not None else None
        if code is None or meaning is None or (file, meaning) in known:
            continue
        known.add((file, meaning))
        yield Mutant(file, operator, code)


def _meaning(code: str) -> str | None:
    """The syntax tree without annotations and docstrings; None if the code cannot be parsed."""
    try:
        tree = ast.parse(code)
    except SyntaxError:
        return None
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant(None)
        elif isinstance(node, ast.FunctionDef):
            node.returns = None
            for argument in (*node.args.args, *node.args.kwonlyargs):
                argument.annotation = None
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module) and ast.get_docstring(node):
            node.body[0] = ast.Pass()
    return ast.dump(tree)


# Functions and what surrounds them


def _inner(code: CodeType) -> list[CodeType]:
    return [each for each in code.co_consts if isinstance(each, CodeType)]


def _is_class(code: CodeType) -> bool:
    return not code.co_flags & CO_OPTIMIZED


def _is_function(code: CodeType) -> bool:
    """One with a name: comprehensions and lambdas outside of functions run when the module is imported."""
    return not _is_class(code) and not code.co_name.startswith("<")


def _by_name(code: CodeType) -> dict[str, CodeType]:
    """The functions of a module and of its classes. What is defined inside of a function belongs to it."""
    found = dict[str, CodeType]()
    for each in _inner(code):
        if _is_class(each):
            found |= _by_name(each)
        elif _is_function(each):
            found[each.co_qualname] = each
    return found


def _fingerprint(code: CodeType) -> object:
    """What it does, without line numbers."""
    constants = [_fingerprint(each) if isinstance(each, CodeType) else (type(each), each) for each in code.co_consts]
    return code.co_code, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars, constants


def _outside(code: CodeType) -> object:
    """What a module or class does when it is imported, apart from the code of its functions."""
    constants = list[object]()
    for each in code.co_consts:
        if not isinstance(each, CodeType):
            constants.append((type(each), each))
        elif _is_class(each):
            constants.append(_outside(each))
        else:
            constants.append(each.co_qualname if _is_function(each) else _fingerprint(each))
    return code.co_code, code.co_names, constants


def _used_at_import(code: CodeType) -> set[str]:
    """Names that a module reads when it is imported. Functions among them have already made its constants."""
    found = {each.argval for each in dis.get_instructions(code) if each.opname in ("LOAD_NAME", "LOAD_GLOBAL")}
    return found.union(*(_used_at_import(each) for each in _inner(code) if not _is_function(each)))


def _loaded(name: str) -> dict[str, FunctionType]:
    module = importlib.import_module(name)
    found = {}
    for each in vars(module).values():
        for thing in (each, *(vars(each).values() if isinstance(each, type) else ())):
            function = getattr(thing, "__func__", getattr(thing, "fget", getattr(thing, "__wrapped__", thing)))
            if isinstance(function, FunctionType) and function.__module__ == name:
                found[function.__qualname__] = function
    return found
