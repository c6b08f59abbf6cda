"""The player aid: each recipe, what the viewer's hand has for it, and what is still missing."""

from __future__ import annotations

from rich.cells import cell_len

from tablee.games.coupage.terminal.cards import CAVA, MISSING, counted, resources, truncated
from tablee.games.coupage.terminal.picture import Picture
from tablee.games.coupage.view import Aid, Stack
from tablee.games.picture import Canvas

NAMED = 62  # columns from which the names of the wines are shown


class Players(Picture):
    def draw(self, canvas: Canvas) -> None:
        """The header and the notes are left out if they do not fit."""
        view = self.view
        names = [self.words.text("coupage-recipe", recipe=aid.recipe) for aid in view.aid]
        self.name_width = max(map(cell_len, names)) + 1 if canvas.width >= NAMED else 0
        slots = max(len(aid.varieties) for aid in view.aid)
        self.slots = 5 + self.name_width
        self.costs = self.slots + 4 * slots
        self.lacks = self.costs + 6
        y = 0
        if canvas.height > len(view.aid):
            self._draw_header(canvas)
            y = 1
        for place, aid in enumerate(view.aid):
            self._draw_recipe(canvas, aid, names[place], y + place)
        y += len(view.aid)
        if view.viewer >= 0:
            for place, said in enumerate(self._notes()):
                canvas.put(1, y + place, truncated(said, canvas.width - 1), self.quiet)

    def _draw_header(self, canvas: Canvas) -> None:
        columns = ((self.slots, "hold", self.costs), (self.costs, "costs", self.lacks), (self.lacks, "lack", 99))
        for x, key, end in columns:
            canvas.put(x, 0, truncated(self.words.text(f"coupage-terminal-head-{key}"), end - x - 1), self.quiet)

    def _notes(self) -> list[str]:
        """Other useful facts, the most important first; those that do not fit into the window are not shown."""
        view, words = self.view, self.words
        times, stars = resources(view)
        notes = [words.text("coupage-terminal-means", times=times, stars=stars, worth=view.time_stars)]
        for seat in dict.fromkeys(each.seat for each in view.known):
            cards = counted(view, [Stack(each.card, each.count) for each in view.known if each.seat == seat])
            notes.append(words.text("coupage-terminal-holds", seat=seat, cards=" ".join(cards)))
        if view.abilities:
            notes += [
                words.text("coupage-terminal-able", recipe=aid.recipe, ability=aid.ability)
                for aid in view.aid
                if aid.ability
            ]
        return notes

    def _draw_recipe(self, canvas: Canvas, aid: Aid, name: str, y: int) -> None:
        piece = f"recipe-{aid.recipe}"
        style = self.label(piece)
        if not aid.open and piece != self.cursor:
            style = self.quiet
        canvas.block(0, y, canvas.width, 1, self.plain, piece)
        canvas.put(0, y, f"{self.mark(piece, CAVA if aid.cava else ' ')}{aid.recipe}", style, piece)
        if self.name_width:
            canvas.put(5, y, name, style, piece)
        canvas.put(self.costs, y, f"●{aid.time} ★{aid.stars}", self.plain if aid.open else self.quiet, piece)
        x = self.slots
        for variety in list(aid.filled) or [""] * len(aid.varieties):
            canvas.put(x, y, variety or MISSING, self.chip(variety) if variety else self.quiet, piece)
            x += 4
        self._draw_lacking(canvas, aid, piece, y)

    def _draw_lacking(self, canvas: Canvas, aid: Aid, piece: str, y: int) -> None:
        if aid.missing < 0:
            return
        complete, room = aid.open and not aid.missing, canvas.width - self.lacks
        said = self.words.text("coupage-terminal-complete") if complete else self.words(aid.needs)
        style = self.label(piece) if complete else self.plain if aid.open and aid.counts else self.quiet
        if cell_len(said) <= room or not aid.open or not aid.counts:
            canvas.put(self.lacks, y, truncated(said, room), style, piece)
            return
        x, market = self.lacks, [card[:3] for card in self.view.market]
        for variety in aid.helps:  # any of these would help
            canvas.put(x, y, variety, self.chip(variety) if variety in market else self.letters(variety), piece)
            x += 4
