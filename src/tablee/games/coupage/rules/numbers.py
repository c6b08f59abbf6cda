"""Cards, places and actions of Coupage as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Cards go by class: a grape is variety * LEVELS + stars - 1, then Time, then the special kinds. A sheet need not fill
# all of them; numbering them all lets it give any variety one to three stars.
VARIETIES: Final = 8
LEVELS: Final = 3
GRAPES: Final = VARIETIES * LEVELS
TIM: Final = GRAPES
JEU: Final = TIM + 1  # Vin jeune
VOL: Final = JEU + 1  # Vol de carte
PIQ: Final = VOL + 1  # Vin piqué
OEN: Final = PIQ + 1  # Œnologue
REC: Final = OEN + 1  # Récolte
EVA: Final = REC + 1  # Évaporation
VDT: Final = EVA + 1  # Vol de temps
CLASSES: Final = VDT + 1
SPECIALS: Final = CLASSES - JEU

DECK: Final = 79
CAVA_CARDS: Final = 4
HAND: Final = 5  # dealt to each player
ACTIONS: Final = 2  # of a turn
GOAL_WINES: Final = 2
GOAL: Final = GOAL_WINES + 1  # bottles that count: two wines and a cava (CPG-9.1)
LEAST: Final = 3  # cards in hand after a turn
MARKET_SLOTS: Final = 2
MOST_SEATS: Final = 4
TURN_LIMIT: Final = 150  # turns a player before the safety end
MOST_PAID: Final = 20  # cards in one payment (CPG-5.4)

# Recipes: three wines, two cavas.
BLA: Final = 0
ROS: Final = 1
ROU: Final = 2
CVB: Final = 3
CVR: Final = 4
RECIPES: Final = 5

# A barrel is a stretch of an array.
BARRELS: Final = 4  # of each player
STAGE: Final = 0  # EMPTY, PRODUCING or BOTTLED
RECIPE: Final = 1  # -1 on an empty barrel; stays when it is bottled
SPOILED: Final = 2  # the number a Vin piqué shows, 0 without one
GRAPE_COUNT: Final = 3
GRAPE: Final = 4  # the first of the classes, ascending
MOST_GRAPES: Final = 4
TIME_COUNT: Final = GRAPE + MOST_GRAPES
TIME_CARD: Final = TIME_COUNT + 1  # the first of the Time cards, in the order they were laid
RECIPE_TIMES: Final = 3  # a recipe asks for so many at most
SURPLUS: Final = 2  # stolen Time beyond that (CPG-5.5)
MOST_TIMES: Final = RECIPE_TIMES + SURPLUS
STRIDE: Final = TIME_CARD + MOST_TIMES
CELLAR: Final = BARRELS * STRIDE

EMPTY: Final = 0
PRODUCING: Final = 1
BOTTLED: Final = 2

# A Time card on a barrel: its class, whether it lies face down, and who knows what it is.
FACE_DOWN: Final = 32
KNOWERS: Final = 6  # a mask of seats from this bit on
EVERYBODY: Final = (1 << MOST_SEATS + 1) - 1  # bit MOST_SEATS: those who only watch

# Actions. BARREL goes by seat * BARRELS + barrel, DOWN and HARVEST by place.
PILE: Final = 0
MARKET: Final = PILE + 1
END: Final = MARKET + MARKET_SLOTS
LAY: Final = END + 1
REPLACE: Final = LAY + RECIPES
TIME: Final = REPLACE + BARRELS
STARS: Final = TIME + BARRELS
BOTTLE: Final = STARS + BARRELS
PLAY: Final = BOTTLE + BARRELS
CYCLE: Final = PLAY + SPECIALS
CARD: Final = CYCLE + 1
PLAYER: Final = CARD + CLASSES
BARREL: Final = PLAYER + MOST_SEATS
UP: Final = BARREL + MOST_SEATS * BARRELS
DOWN: Final = UP + 1
HARVEST: Final = DOWN + MOST_TIMES
DECLINE: Final = HARVEST + MOST_SEATS
DONE: Final = DECLINE + 1  # nothing more is paid
NUM_ACTIONS: Final = DONE + 1  # what others see of a card laid face down is NUM_ACTIONS + the barrel

# What is asked. Inside a compound move the next step is read off `pending`.
DRAWING: Final = 0
ACTING: Final = 1
HARVESTING: Final = 2
AB_MARKET: Final = 3  # Rosé
AB_BARREL: Final = 4  # Rouge
AB_TIME: Final = 5  # Cava blanc
OVER: Final = 6

# Notes for the log.
NOTE_DREW: Final = 0  # seat, class
NOTE_MARKET: Final = 1  # class, slot
NOTE_RESHUFFLED: Final = 2  # number of cards
NOTE_STOLEN: Final = 3  # thief, class, victim
NOTE_REVEALED: Final = 4  # class, place
NOTE_CLEARED: Final = 5  # owner, barrel: a Vin piqué has had its four turns
NOTE_TURN: Final = 6  # seat, 1 if it is an extra turn
NOTE_LOST: Final = 7  # seat: nothing to draw
NOTE_EMPTIED: Final = 8  # owner, class, barrel: a card of a bottled barrel goes to the discard


def stars_of(card: i64) -> i64:
    """Stars of a grape class."""
    return card % LEVELS + 1


def is_cava(recipe: i64) -> bool:
    return recipe >= CVB
