"""What must hold in every position of Capa d'Oro; numbers as in section 6 of the specification.

Tests ask 11 and 12 of whole games; 13 is for the conformance suite, too."""

from __future__ import annotations

from tablee.games.capa_doro.content import BALES
from tablee.games.capa_doro.rules import numbers as n
from tablee.games.capa_doro.rules.state import CapaDoroState


def violations(state: CapaDoroState) -> list[str]:
    wrong = [*_bales(state), *_board(state), *_players(state), *_turn(state), *_tiles(state)]
    return [f"{text} (turn {state.turns}, phase {state.phase}, seat {state.to_act})" for text in wrong]


def _bag(state: CapaDoroState) -> list[int]:
    cubes = [int(state.bag[i]) for i in range(state.bag_size)]
    return [cubes.count(cube) for cube in range(n.CUBES)]


def _bales(state: CapaDoroState) -> list[str]:
    wrong = []
    bag = _bag(state)
    for colour in range(n.COLOURS):
        found = bag[colour] + state.market[colour] + state.market[n.DISCARD + colour]
        found += sum(state.ware(seat, colour) for seat in range(state.seats))
        first = colour * n.MOST_ROWS * n.COLUMNS
        found += sum(n.bales_of(state.spaces[space]) for space in range(first, first + n.MOST_ROWS * n.COLUMNS))
        if found != BALES[colour]:
            wrong.append(f"1: every bale is in exactly one place, but {found} of colour {colour} were found")
        if not 0 <= state.market[colour] <= state.printed.capacity[colour]:
            wrong.append("3: a market holds no more than there is room for")
        if state.market[n.DISCARD + colour] < 0:
            wrong.append("1: no pile has less than nothing")
    if bag[n.BEETLE] + state.beetles > n.BEETLES or state.beetles < 0:
        wrong.append("2: there are eight beetles")
    if state.bag_size > n.CUBES_IN_BAG:
        wrong.append("2: the bag never grows")
    return wrong


def _board(state: CapaDoroState) -> list[str]:
    wrong = []
    owners = [int(n.owner_of(piece)) for piece in state.spaces if piece]
    for space, piece in enumerate(state.spaces):
        row, column = divmod(space, n.COLUMNS)
        if piece and row % n.MOST_ROWS >= state.printed.rows[row // n.MOST_ROWS]:
            wrong.append("6: a plantation stands on the board")
        if column == n.SEED_COLUMN and n.bales_of(piece):
            wrong.append("6: nothing grows in a Seed space")
        if column == n.GROWTH_COLUMN and n.bales_of(piece) == n.FULL:
            wrong.append("6: a full plantation leaves the Growth column")
        if column == n.HARVEST_COLUMN and n.owner_of(piece) >= n.NEUTRAL:
            wrong.append("7: no neutral plantation stays in a Harvest space")
    if owners.count(n.UNIQUE) > 1:
        wrong.append("7: there is one Unique Opportunity tile")
    if owners.count(n.NEUTRAL) + state.neutrals != (n.NEUTRALS if state.seats == 2 else 0):
        wrong.append("5: neutral plantations are on the board or in the supply")
    for seat in range(state.seats):
        if owners.count(seat) + state.players[seat * n.STRIDE + n.SUPPLY] != state.printed.plantations:
            wrong.append("5: own plantations are on the board or in the supply")
    return wrong


def _players(state: CapaDoroState) -> list[str]:
    wrong = []
    for seat in range(state.seats):
        place = seat * n.STRIDE
        if state.money(seat) < 0 or min(state.ware(seat, colour) for colour in range(n.COLOURS)) < 0:
            wrong.append("4: nobody has less than nothing")
        rolled = [state.players[place + n.ROLLED + i] for i in range(state.players[place + n.ROLLED_COUNT])]
        points = sum(state.printed.points[tile] for tile in rolled) + state.players[place + n.BONUS]
        if state.points(seat) != points:
            wrong.append("9: points come from rolled cigars")
        if state.points(seat) >= n.GOAL and state.winner != seat:
            wrong.append("9: whoever reaches the goal has won")
    return wrong


def _turn(state: CapaDoroState) -> list[str]:
    wrong = []
    if state.sown > state.most_sowings():
        wrong.append("10: two sowings a turn, three with two players")
    if state.phase != n.LOSING and state.loss:
        wrong.append("a loss is over before the next thing is asked")
    if state.phase not in (n.SEEDING, n.GROWING, n.LOSING) and state.to_act != state.turn:
        wrong.append("only the victim of a beetle is asked in the turn of another")
    if state.phase == n.ACTING and (state.beetles or state.plague):
        wrong.append("all beetles are placed before the actions")
    if (state.customs < 0) != (state.customs_seat < 0):
        wrong.append("a market is closed by somebody")
    if not state.over and not state.legal_actions():
        wrong.append("13: there is always something to do")
    return wrong


def _tiles(state: CapaDoroState) -> list[str]:
    wrong = []
    everywhere = [int(state.tiles[i]) for i in range(state.tiles_b)]
    everywhere += [int(state.tiles[n.TILES_EACH + i]) for i in range(state.tiles_c)]
    for seat in range(state.seats):
        place = seat * n.STRIDE
        opened = [int(state.players[place + n.OPEN + i]) for i in range(n.MOST_OPEN)]
        opened = [tile for tile in opened if tile >= 0]
        rolled = [int(state.players[place + n.ROLLED + i]) for i in range(state.players[place + n.ROLLED_COUNT])]
        everywhere += opened + rolled
        on_turn = seat == state.turn
        waiting = [0, int(state.developing_b) if on_turn else 0, int(state.developing_c) if on_turn else 0]
        due = n.TILES_AT_START
        for letter in range(n.LETTERS):
            had = [tile for tile in opened + rolled if tile // n.TILES_EACH == letter]
            if len(had) + waiting[letter] != due:
                wrong.append("8: a tile of the next letter for each one rolled")
            due = sum(tile // n.TILES_EACH == letter for tile in rolled)
    if len(set(everywhere)) != len(everywhere):
        wrong.append("8: every tile is in one place")
    return wrong
