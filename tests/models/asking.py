"""A model that is played by answering its questions: the rules are one generator, which yields what is asked."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Asked:
    seat: int
    step: str
    options: tuple[str, ...]


Play = Generator[Asked, str, None]
Answer = Generator[Asked, str, str]


class Asking:
    asked: Asked | None = None
    _play: Play | None = None

    def _game(self) -> Play:
        """The rules, from here on to the end."""
        raise NotImplementedError

    def begin(self) -> None:
        self._play = self._game()
        self._go_on(None)

    def answer(self, text: str) -> None:
        assert self.asked is not None
        assert text in self.asked.options
        self._go_on(text)

    def _go_on(self, text: str | None) -> None:
        assert self._play is not None
        try:
            self.asked = next(self._play) if text is None else self._play.send(text)
        except StopIteration:
            self.asked = None

    def _ask(self, seat: int, step: str, options: Sequence[str]) -> Answer:
        assert options
        return (yield Asked(seat, step, tuple(options)))
