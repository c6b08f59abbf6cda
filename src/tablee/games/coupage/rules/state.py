"""The rules of Coupage (Maria Cerdà and Daniel Barrio), in the order of the rulebook."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.rng import Dealer, Rng
from tablee.engine.state import UNSEEN
from tablee.games.coupage.memory import CoupageMemory
from tablee.games.coupage.rules.cellars import NOBODY, NOTHING, PAID_BITS, Cellars
from tablee.games.coupage.rules.numbers import (
    AB_BARREL,
    AB_MARKET,
    AB_TIME,
    ACTING,
    BARREL,
    BARRELS,
    BOTTLE,
    BOTTLED,
    CARD,
    CELLAR,
    CLASSES,
    CVB,
    CVR,
    CYCLE,
    DECK,
    DECLINE,
    DOWN,
    DRAWING,
    EMPTY,
    END,
    EVA,
    EVERYBODY,
    FACE_DOWN,
    GRAPE,
    GRAPE_COUNT,
    GRAPES,
    HAND,
    HARVEST,
    HARVESTING,
    JEU,
    KNOWERS,
    LAY,
    LEAST,
    LEVELS,
    MARKET,
    MARKET_SLOTS,
    MOST_SEATS,
    NOTE_CLEARED,
    NOTE_LOST,
    NOTE_REVEALED,
    NOTE_STOLEN,
    NOTE_TURN,
    NUM_ACTIONS,
    OEN,
    OVER,
    PILE,
    PIQ,
    PLAY,
    PLAYER,
    PRODUCING,
    REC,
    RECIPE,
    RECIPES,
    REPLACE,
    ROS,
    ROU,
    SPECIALS,
    SPOILED,
    STAGE,
    STARS,
    STRIDE,
    TIM,
    TIME,
    TIME_CARD,
    TIME_COUNT,
    TURN_LIMIT,
    UP,
    VARIETIES,
    VDT,
    VOL,
    is_cava,
    stars_of,
)
from tablee.games.coupage.rules.printed import BITS, MOST_ALIKE, NEAR, Printed


class CoupageState(Cellars):
    __slots__ = ()

    # Set-up

    def __init__(
        self,
        seats: i64,
        printed: Printed,
        rules: i64,
        rng: Rng,
        abilities: bool,
        second_cava: bool,
        dealer: Dealer | None,
        source: CoupageState | None = None,
    ) -> None:
        super().__init__(seats, printed, rules, rng, abilities, second_cava, source)
        if dealer is not None:
            self._deal(dealer)

    def clone(self) -> CoupageState:
        return CoupageState(
            self.seats, self.printed, self.rules, self.rng.clone(), self.abilities, self.second_cava, None, self
        )

    def _deal(self, dealer: Dealer) -> None:
        self.turn = dealer.pick(self.seats)  # CPG-1.7
        self.to_act = self.turn
        deck: list[int] = []
        for card in range(i64(CLASSES)):
            for copy in range(self.printed.copies[card]):
                deck.append(card)
        mixed = dealer.shuffle(deck)  # CPG-1.3; the first is the top
        for i in range(i64(DECK)):
            self.pile[DECK - 1 - i] = mixed[i]
        self.pile_size = DECK
        for seat in range(self.seats):
            for i in range(i64(HAND)):
                self._give(seat, self._draw_card())  # CPG-1.4
        self.memory = CoupageMemory(self.seats)
        self._fill_market()  # CPG-1.5
        self._begin_turn()

    # What may be done

    def fill_actions(self, buffer: vec[i64]) -> i64:
        if self.pending.count > 0:
            return self._fill_next_step(buffer)
        if self.phase == ACTING:
            return self._fill_turn(buffer)
        if self.phase == DRAWING:
            return self._fill_draw(buffer)
        if self.phase == HARVESTING:
            return self._fill_open(buffer, HARVEST, MARKET_SLOTS, MARKET_SLOTS + MOST_SEATS, 0)
        if self.phase == AB_MARKET:
            count = self._fill_open(buffer, MARKET, 0, MARKET_SLOTS, 0)
        elif self.phase == AB_BARREL:
            count = self._fill_own_ageing(buffer)
        else:
            count = self._fill_times(buffer, self.bottling)
        buffer[count] = DECLINE  # CPG-10.1
        return count + 1

    def forced(self) -> bool:
        """One option, and everybody can tell: sizes and the open table decide it, not what is in a hand."""
        if self.phase == DRAWING or self.phase == HARVESTING:
            options: i64 = 0
            first: i64 = MARKET_SLOTS if self.phase == HARVESTING else 0
            end: i64 = MARKET_SLOTS + MOST_SEATS if self.phase == HARVESTING else MARKET_SLOTS
            for place in range(first, end):
                if self.open[place] >= 0:
                    options += 1
            if self.phase == DRAWING and self.pile_size + self.discard_size > 0:
                options += 1
            return options == 1
        return self.phase == ACTING and self.held[self.to_act] == 0  # only `end`

    def apply(self, action: i64) -> None:
        if not self._completes(action):
            self.pending.add(action)
        elif self.phase == ACTING:
            self._act(action)
        elif self.phase == DRAWING:
            self._draw(action)
        elif self.phase == HARVESTING:
            self._harvest(action - HARVEST)
        elif self.phase == AB_MARKET:
            self._use_rose(action)
        elif self.phase == AB_BARREL:
            self._use_rouge(action)
        else:
            self._use_cava_blanc(action)

    def _completes(self, action: i64) -> bool:
        """Whether a move is whole with this step."""
        if self.pending.count == 0:
            if self.phase == ACTING:
                if action < LAY or TIME <= action < STARS:
                    return True  # end, time
                return action == PLAY + REC - JEU
            return self.phase < AB_BARREL or action == DECLINE
        steps = self.pending.steps
        first = steps[0]
        count = self.pending.count
        if first < REPLACE:
            return count == self.printed.slots[first - LAY]
        if STARS <= first < PLAY:
            return self._is_paid_with(action)
        if first == PLAY + EVA - JEU:
            return count == 2
        if first == PLAY + VDT - JEU:
            return count > 1 and count == (3 if self.asks_which_time(steps[1] - BARREL) else 2)
        return True  # replace, cycle, the other specials, abilities

    def _is_paid_with(self, action: i64) -> bool:
        """Bottling is whole when it is paid, a Time when it is also clear which card lies face down."""
        first = self.pending.steps[0]
        cost = self.cost_of(first)
        paid = self._pending_stars()
        if first >= BOTTLE:
            return paid + stars_of(action - CARD) >= cost
        if paid >= cost:
            return True
        if paid + stars_of(action - CARD) < cost:
            return False
        for i in range(i64(1), self.pending.count):
            if self.pending.steps[i] != action:
                return False
        return True

    def _fill_next_step(self, buffer: vec[i64]) -> i64:
        steps = self.pending.steps
        first = steps[0]
        if first < REPLACE:
            return self._fill_lay(buffer, first - LAY)
        if first < TIME:
            return self._fill_replace(buffer, first - REPLACE)
        if first < PLAY:
            if first < BOTTLE and self._pending_stars() >= self.printed.time_cost:
                return self._fill_paid(buffer)
            return self._fill_pay(buffer, self.cost_of(first))
        if first < CYCLE:
            return self._fill_special(buffer, first - PLAY + JEU)
        if first == CYCLE or first >= BARREL and first < UP:
            return self._fill_hand(buffer)  # CPG-7.1; CPG-10.3: any kind of card
        return self._fill_grapes(buffer, self.bottling)  # CPG-10.5

    def _fill_hand(self, buffer: vec[i64]) -> i64:
        count: i64 = 0
        hands = self.hands
        base = self.to_act * CLASSES
        for card in range(i64(CLASSES)):
            if hands[base + card] > 0:
                buffer[count] = CARD + card
                count += 1
        return count

    def _fill_open(self, buffer: vec[i64], action: i64, first: i64, end: i64, count: i64) -> i64:
        """One action for each open card of the market or the harvest."""
        for place in range(first, end):
            if self.open[place] >= 0:
                buffer[count] = action + place - first
                count += 1
        return count

    # A turn: draw

    def _begin_turn(self) -> None:
        self.to_act = self.turn
        self.actions_left = 2  # CPG-2.4
        self.phase = DRAWING
        if self.pile_size + self.discard_size == 0 and self.open[0] < 0 and self.open[1] < 0:
            self.note(NOTE_LOST, self.turn, 0, 0)
            self.phase = ACTING  # CPG-3.3

    def _fill_draw(self, buffer: vec[i64]) -> i64:
        count: i64 = 0
        if self.pile_size + self.discard_size > 0:  # CPG-3.3
            buffer[0] = PILE
            count = 1
        return self._fill_open(buffer, MARKET, 0, MARKET_SLOTS, count)  # CPG-2.2

    def _draw(self, action: i64) -> None:
        if action == PILE:
            self._draw_to_hand(self.turn)
        else:
            self._take_open(self.turn, action - MARKET)
        self._fill_market()  # CPG-2.3
        self.busy = True
        self.phase = ACTING

    # A turn: up to two actions

    def _fill_turn(self, buffer: vec[i64]) -> i64:
        seat = self.to_act
        hands = self.hands
        base = seat * CLASSES
        stars: i64 = 0
        grapes: i64 = 0
        varieties: i64 = 0  # a bit for each one held
        near: i64 = 0  # counts of the varieties, as `Printed.can_lay` wants them
        far: i64 = 0
        place = base
        for variety in range(i64(VARIETIES)):
            one = hands[place]
            two = hands[place + 1]
            three = hands[place + 2]
            place += LEVELS
            number = one + two + three
            if number > 0:
                stars += one + 2 * two + 3 * three
                grapes += number
                varieties |= i64(1) << variety
                if number > MOST_ALIKE:
                    number = MOST_ALIKE
                if variety < NEAR:
                    near |= number << 2 * variety
                else:
                    far |= number << 2 * (variety - NEAR)
        buffer[0] = END  # CPG-2.9
        count: i64 = 1
        if grapes > 0:
            count = self._fill_lays(buffer, count, grapes, near, far)
        count = self._fill_own_barrels(buffer, count, varieties, stars)
        if self.held[seat] > grapes:
            count = self._fill_specials(buffer, count)
        if self.held[seat] > 0:
            buffer[count] = CYCLE
            count += 1
        return count

    def _act(self, action: i64) -> None:
        if action == END:
            self._end_turn()
            return
        self.busy = True
        self.learned += 1  # every action shows a card
        first = self.pending.steps[0] if self.pending.count > 0 else action
        if first < REPLACE:
            self._lay(first - LAY, action - CARD)
        elif first < TIME:
            self._replace(first - REPLACE, action - CARD)
        elif first < STARS:
            self._age(first - TIME)
        elif first < BOTTLE:
            self._age_by_stars(first - STARS, action - CARD)
        elif first < PLAY:
            self._pay_and_bottle(first - BOTTLE, action - CARD)
            return  # abilities may be asked for
        elif first < CYCLE:
            self._play(first - PLAY + JEU, action)
            return
        else:
            self._cycle(action - CARD)
        self._end_action()

    def _end_action(self) -> None:
        self._fill_market()  # CPG-3.3
        self.actions_left -= 1
        self.phase = ACTING
        self.to_act = self.turn
        if self.actions_left == 0:
            self._end_turn()

    # A turn: refill, markers

    def _end_turn(self) -> None:
        seat = self.turn
        while self.held[seat] < LEAST and self.pile_size + self.discard_size > 0:
            self._draw_to_hand(seat)  # CPG-2.6
        self._fill_market()
        self._advance_markers(seat)
        self._fill_market()
        self.turns += 1
        self.idle = 0 if self.busy else self.idle + 1
        self.busy = False
        if self.turns == TURN_LIMIT * self.seats or self.idle == self.seats:
            self.over = True  # CPG-9.3
            self.phase = OVER
            return
        again = self.extra
        self.extra = False  # CPG-10.4: never more than one
        if not again:
            self.turn = seat + 1 if seat + 1 < self.seats else 0
        self.note(NOTE_TURN, self.turn, 0, 1 if again else 0)
        self._begin_turn()

    def _advance_markers(self, seat: i64) -> None:
        """The Vin piqué cards on the barrels of the turn's owner turn by one edge (CPG-8.7)."""
        barrels = self.barrels
        place = seat * CELLAR + SPOILED
        for barrel in range(i64(BARRELS)):
            number = barrels[place]
            if number == 4:
                barrels[place] = 0
                self._throw(PIQ)
                self.note(NOTE_CLEARED, seat, barrel, 0)
            elif number > 0:
                barrels[place] = number + 1
            place += STRIDE

    # Pile, discard, market

    # Play grapes

    def _fill_lays(self, buffer: vec[i64], count: i64, grapes: i64, near: i64, far: i64) -> i64:
        printed = self.printed
        for recipe in range(i64(RECIPES)):
            enough = grapes >= printed.slots[recipe] and printed.can_lay(recipe, near, far)
            if enough and self.may_begin(self.to_act, recipe):
                buffer[count] = LAY + recipe
                count += 1
        return count

    def may_begin(self, seat: i64, new: i64) -> bool:
        """Whether there is an empty barrel, and one more of the recipe leaves a win possible (CPG-4.6, CPG-9.4)."""
        wines: i64 = 0
        cavas: i64 = 0
        full = True
        place = seat * CELLAR
        for barrel in range(i64(BARRELS)):
            recipe = self.barrels[place + RECIPE]
            if recipe < 0 and full:
                recipe = new
                full = False
            if recipe >= 0:
                if is_cava(recipe):
                    cavas += 1
                else:
                    wines += 1
            place += STRIDE
        if full:
            return False  # CPG-4.5
        if self.second_cava:
            return wines <= 3
        spare: i64 = 0
        if wines > 2:
            spare = wines - 2
        if cavas > 1:
            spare += cavas - 1
        return spare <= 1

    def _fill_lay(self, buffer: vec[i64], recipe: i64) -> i64:
        """Grapes in class order, and only such as lead to a complete set: each set can be laid in one way."""
        chosen: i64 = 0  # counts per variety, packed
        least: i64 = 0
        used: i64 = 0  # cards of the last class already chosen
        for i in range(i64(1), self.pending.count):
            card = self.pending.steps[i] - CARD
            chosen += i64(1) << BITS * (card // LEVELS)
            used = used + 1 if card == least else 1
            least = card
        hands = self.hands
        place = self.to_act * CLASSES + least // LEVELS * LEVELS
        high = chosen  # with all that may still follow
        for variety in range(least // LEVELS, i64(VARIETIES)):
            number = hands[place] + hands[place + 1] + hands[place + 2]
            if variety == least // LEVELS:  # of this one only the last class and those after it, without what is chosen
                number = self._following(least, used)
            shift = BITS * variety
            high += _at_most(number, chosen >> shift & 7) << shift
            place += LEVELS
        needs = self.printed.next_needs(recipe, chosen, high)
        count: i64 = 0
        for card in range(least, i64(GRAPES)):
            need = needs >> BITS * (card // LEVELS) & 7
            if need < 7:
                left = hands[self.to_act * CLASSES + card] - (used if card == least else 0)
                if left > 0 and self._following(card, used if card == least else 0) >= need:
                    buffer[count] = CARD + card
                    count += 1
        return count

    def _following(self, card: i64, used: i64) -> i64:
        """How many cards of its variety the hand has from this class on, without those used."""
        number = -used
        for other in range(card, (card // LEVELS + 1) * LEVELS):
            number += self.hands[self.to_act * CLASSES + other]
        return number

    def _lay(self, recipe: i64, last: i64) -> None:
        """All grapes at once, on the lowest empty barrel (CPG-4.1, CPG-4.3)."""
        seat = self.to_act
        barrels = self.barrels
        place = seat * CELLAR
        while barrels[place + STAGE] != EMPTY:
            place += STRIDE
        count = self.pending.count - 1
        for i in range(count):
            card = self.pending.steps[i + 1] - CARD
            self._show(seat, card)
            barrels[place + GRAPE + i] = card
        self.pending.clear()
        self._show(seat, last)
        barrels[place + GRAPE + count] = last
        barrels[place + GRAPE_COUNT] = count + 1  # CPG-4.4
        barrels[place + STAGE] = PRODUCING
        barrels[place + RECIPE] = recipe  # CPG-4.2

    def _fill_replace(self, buffer: vec[i64], barrel: i64) -> i64:
        place = self.to_act * CELLAR + barrel * STRIDE
        base = self.to_act * CLASSES
        hands = self.hands
        count: i64 = 0
        for variety in range(i64(VARIETIES)):
            card = base + variety * LEVELS
            if hands[card] + hands[card + 1] + hands[card + 2] > 0 and self.takes(place, variety):
                for level in range(i64(LEVELS)):
                    if hands[card + level] > 0:
                        buffer[count] = CARD + card + level - base
                        count += 1
        return count

    def _replace(self, barrel: i64, card: i64) -> None:
        self.pending.clear()
        self._show(self.to_act, card)
        barrels = self.barrels
        place = self.to_act * CELLAR + barrel * STRIDE
        i = place + GRAPE + barrels[place + GRAPE_COUNT]
        while i > place + GRAPE and barrels[i - 1] > card:  # grapes lie in class order
            barrels[i] = barrels[i - 1]
            i -= 1
        barrels[i] = card
        barrels[place + GRAPE_COUNT] += 1

    # Own barrels: what can be done with each

    def _fill_own_barrels(self, buffer: vec[i64], count: i64, varieties: i64, stars: i64) -> i64:
        barrels = self.barrels
        printed = self.printed
        place = self.to_act * CELLAR - STRIDE
        for barrel in range(i64(BARRELS)):
            place += STRIDE
            if barrels[place + STAGE] != PRODUCING or barrels[place + SPOILED] > 0:
                continue  # CPG-4.9, CPG-5.7, CPG-6.1, CPG-6.7
            recipe = barrels[place + RECIPE]
            complete = barrels[place + GRAPE_COUNT] == printed.slots[recipe]
            if not complete and self._takes_any(place, varieties):
                buffer[count] = REPLACE + barrel
                count += 1
            if barrels[place + TIME_COUNT] < printed.time[recipe]:  # CPG-5.5; CPG-5.6: complete or not
                if self.hands[self.to_act * CLASSES + TIM] > 0:
                    buffer[count] = TIME + barrel  # CPG-5.1
                    count += 1
                if stars >= printed.time_cost:
                    buffer[count] = STARS + barrel  # CPG-5.2
                    count += 1
            elif complete and stars >= printed.cost[recipe]:
                buffer[count] = BOTTLE + barrel  # CPG-6.2
                count += 1
        return count

    def _takes_any(self, place: i64, varieties: i64) -> bool:
        for variety in range(i64(VARIETIES)):
            if varieties >> variety & 1 and self.takes(place, variety):
                return True
        return False

    # Play time

    def _age(self, barrel: i64) -> None:
        self._show(self.to_act, TIM)
        self._put_time(self.to_act * CELLAR + barrel * STRIDE, TIM)

    def _age_by_stars(self, barrel: i64, last: i64) -> None:
        """Grapes worth three stars: one lies down as a Time, the others are discarded (CPG-5.2)."""
        seat = self.to_act
        kept = self._pending_stars() < self.printed.time_cost  # the last card was paid, and no other is in question
        if kept:
            self._show(seat, last)
        for i in range(i64(1), self.pending.count):
            card = self.pending.steps[i] - CARD
            self._show(seat, card)
            if card == last and not kept:
                kept = True
            else:
                self._throw(card)
        self.pending.clear()
        self._put_time(seat * CELLAR + barrel * STRIDE, last | FACE_DOWN | EVERYBODY << KNOWERS)

    # Payments

    def cost_of(self, first: i64) -> i64:
        """Stars to be paid for the move that begins so."""
        if first < BOTTLE:
            return self.printed.time_cost
        place = self.to_act * CELLAR + (first - BOTTLE) * STRIDE
        return self.printed.cost[self.barrels[place + RECIPE]]

    def _pending_stars(self) -> i64:
        total: i64 = 0
        for i in range(i64(1), self.pending.count):
            total += stars_of(self.pending.steps[i] - CARD)
        return total

    def _fill_pay(self, buffer: vec[i64], cost: i64) -> i64:
        """Most stars first, equals in class order, and the cost must stay within reach: so each smallest payment can be
        made in exactly one way (CPG-5.4)."""
        hands = self.hands
        base = self.to_act * CLASSES
        pending = self.pending
        last: i64 = pending.last() - CARD if pending.count > 1 else NOTHING
        used: i64 = 0  # cards of the last class: they are still in hand
        paid: i64 = 0
        for i in range(i64(1), pending.count):
            card = pending.steps[i] - CARD
            paid += stars_of(card)
            if card == last:
                used += 1
        level: i64 = stars_of(last) - 1 if last >= 0 else LEVELS - 1
        first_variety: i64 = last // LEVELS if last >= 0 else 0
        count: i64 = 0
        reach = paid
        level_now: i64 = 0
        while level_now <= level:  # from behind, so that what may still follow is known
            variety: i64 = VARIETIES - 1
            end: i64 = first_variety if level_now == level else 0
            while variety >= end:
                card = variety * LEVELS + level_now
                left = hands[base + card]
                if card == last:
                    left -= used
                if left > 0:
                    reach += left * (level_now + 1)
                    if reach >= cost:
                        buffer[count] = CARD + card
                        count += 1
                variety -= 1
            level_now += 1
        _turn_round(buffer, count)
        return count

    def _fill_paid(self, buffer: vec[i64]) -> i64:
        """The classes paid, most stars first: one of them lies face down."""
        count: i64 = 0
        for i in range(i64(1), self.pending.count):
            action = self.pending.steps[i]
            if count == 0 or buffer[count - 1] != action:  # equal ones were picked one after the other
                buffer[count] = action
                count += 1
        return count

    # Bottle

    def _pay_and_bottle(self, barrel: i64, last: i64) -> None:
        seat = self.to_act
        for i in range(i64(1), self.pending.count):
            self._pay(seat, self.pending.steps[i] - CARD)
        self._pay(seat, last)
        self.pending.clear()
        self._bottle(seat * BARRELS + barrel)

    def _pay(self, seat: i64, card: i64) -> None:
        self._show(seat, card)
        self.paid |= card << PAID_BITS * self.paid_count
        self.paid_count += 1

    def _bottle(self, barrel: i64) -> None:
        """In the order of CPG-6.9. Cava cards follow from the bottles: one for each player with a cava (CPG-6.4)."""
        place = barrel * STRIDE
        self.barrels[place + STAGE] = BOTTLED  # CPG-6.3
        self.bottling = barrel
        if self._has_won(self.turn):  # CPG-9.1
            self._clear_barrel()
            self._finish_special()
            self.winner = self.turn
            self.over = True
            self.phase = OVER
        elif self.abilities and self.barrels[place + RECIPE] == CVB and self.barrels[place + TIME_COUNT] > 0:
            self.phase = AB_TIME
        else:
            self._after_bottling()

    def _clear_barrel(self) -> None:
        """The payment and all that lay on the barrel go to the discard."""
        self.learned += 1  # what lay face down is turned up
        for i in range(self.paid_count):
            self._throw(self.paid_card(i))
        self.paid = 0
        self.paid_count = 0
        barrels = self.barrels
        place = self.bottling * STRIDE
        for i in range(barrels[place + GRAPE_COUNT]):
            self._throw(barrels[place + GRAPE + i])
            barrels[place + GRAPE + i] = 0
        for i in range(barrels[place + TIME_COUNT]):
            self._throw(barrels[place + TIME_CARD + i] & FACE_DOWN - 1)
            barrels[place + TIME_CARD + i] = 0
        barrels[place + GRAPE_COUNT] = 0
        barrels[place + TIME_COUNT] = 0
        self.bottling = NOTHING

    def _after_bottling(self) -> None:
        """Discard, then the abilities that come after it (CPG-10.1: not asked if nothing can be chosen)."""
        recipe = self.barrels[self.bottling * STRIDE + RECIPE]
        self._clear_barrel()
        if self.abilities:
            if recipe == CVR:
                self.extra = True  # CPG-10.4
            elif recipe == ROS and (self.open[0] >= 0 or self.open[1] >= 0):
                self.phase = AB_MARKET
                return
            elif recipe == ROU and self.held[self.turn] > 0 and self._any_own_ageing():
                self.phase = AB_BARREL
                return
        self._finish_bottling()

    def _finish_bottling(self) -> None:
        self._finish_special()  # the Vin jeune, if one was used
        self._end_action()

    def _finish_special(self) -> None:
        if self.resolving >= 0:
            self._throw(self.resolving)
            self.resolving = NOTHING

    def _any_own_ageing(self) -> bool:
        for barrel in range(i64(BARRELS)):
            if self.can_age(self.turn * CELLAR + barrel * STRIDE):
                return True
        return False

    # Discard and draw

    def _cycle(self, card: i64) -> None:
        self.pending.clear()
        self._show(self.to_act, card)
        self._throw(card)
        self._draw_to_hand(self.to_act)  # CPG-7.2: there is a card, at least the one just discarded

    # Special cards

    def _fill_specials(self, buffer: vec[i64], count: i64) -> i64:
        hands = self.hands
        base = self.to_act * CLASSES
        held: i64 = 0  # a bit for each kind
        for kind in range(i64(SPECIALS)):
            if hands[base + JEU + kind] > 0:
                held |= i64(1) << kind
        if held == 0:
            return count
        held &= self._playable()
        for kind in range(i64(SPECIALS)):
            if held >> kind & 1:
                buffer[count] = PLAY + kind
                count += 1
        return count

    def _playable(self) -> i64:
        """The kinds that would have an effect (CPG-8.2), as bits: one look at all barrels, for this is asked often."""
        found: i64 = 1 << REC - JEU if self.pile_size + self.discard_size > 0 else 0
        for seat in range(self.seats):
            if seat != self.to_act and self.held[seat] > 0:
                found |= 1 << VOL - JEU
        barrels = self.barrels
        printed = self.printed
        own = self.to_act * BARRELS
        takes_time = False
        time_to_take = False
        place: i64 = -STRIDE
        for barrel in range(self.seats * BARRELS):
            place += STRIDE
            if barrels[place + STAGE] != PRODUCING:
                continue
            spoiled = barrels[place + SPOILED] > 0
            if spoiled:
                found |= 1 << OEN - JEU
            if own <= barrel < own + BARRELS:
                recipe = barrels[place + RECIPE]
                if not spoiled:
                    if barrels[place + TIME_COUNT] < printed.time[recipe]:
                        takes_time = True
                    elif barrels[place + GRAPE_COUNT] == printed.slots[recipe]:
                        found |= 1 << JEU - JEU
            else:
                if not spoiled:
                    found |= 1 << PIQ - JEU
                if barrels[place + GRAPE_COUNT] > 1:
                    found |= 1 << EVA - JEU
                if barrels[place + TIME_COUNT] > 0:
                    time_to_take = True
        if takes_time and time_to_take:
            found |= 1 << VDT - JEU
        return found

    def is_target(self, kind: i64, barrel: i64) -> bool:
        """Whether the card can be played on the barrel; Vol de temps: whether a Time can be taken from it."""
        barrels = self.barrels
        place = barrel * STRIDE
        own = barrel // BARRELS == self.to_act
        if kind == JEU:
            return own and self.is_ready(place)  # CPG-8.3
        if kind == OEN:
            return barrels[place + SPOILED] > 0  # CPG-8.8
        if own or barrels[place + STAGE] != PRODUCING:
            return False
        if kind == PIQ:
            return barrels[place + SPOILED] == 0  # CPG-8.5, CPG-8.6
        if kind == EVA:
            return barrels[place + GRAPE_COUNT] > 1  # CPG-8.10; CPG-8.12: spoiled or not
        return barrels[place + TIME_COUNT] > 0  # CPG-8.11

    def _fill_special(self, buffer: vec[i64], kind: i64) -> i64:
        count: i64 = 0
        if kind == VOL:
            for seat in range(self.seats):
                if seat != self.to_act and self.held[seat] > 0:
                    buffer[count] = PLAYER + seat
                    count += 1
            return count
        if self.pending.count > 1:
            barrel = self.pending.steps[1] - BARREL
            if kind == EVA:
                return self._fill_grapes(buffer, barrel)
            if self.pending.count == 2 and self.asks_which_time(barrel):
                return self._fill_times(buffer, barrel)
            return self._fill_own_ageing(buffer)
        for barrel in range(self.seats * BARRELS):
            if self.is_target(kind, barrel):
                buffer[count] = BARREL + barrel
                count += 1
        return count

    def _fill_grapes(self, buffer: vec[i64], barrel: i64) -> i64:
        """Classes of the grapes on a barrel."""
        count: i64 = 0
        place = barrel * STRIDE
        for i in range(self.barrels[place + GRAPE_COUNT]):
            action = CARD + self.barrels[place + GRAPE + i]
            if count == 0 or buffer[count - 1] != action:
                buffer[count] = action
                count += 1
        return count

    def _fill_times(self, buffer: vec[i64], barrel: i64) -> i64:
        """Time cards of a barrel: those face up are alike, those face down go by place."""
        count: i64 = 0
        place = barrel * STRIDE
        up = False
        for i in range(self.barrels[place + TIME_COUNT]):
            if self.barrels[place + TIME_CARD + i] & FACE_DOWN:
                buffer[count] = DOWN + i
                count += 1
            elif not up:
                up = True
                buffer[count] = UP
                count += 1
        return count

    def asks_which_time(self, barrel: i64) -> bool:
        """Two Time cards or more, not all face up."""
        place = barrel * STRIDE
        number = self.barrels[place + TIME_COUNT]
        for i in range(number):
            if self.barrels[place + TIME_CARD + i] & FACE_DOWN:
                return number > 1
        return False

    def _fill_own_ageing(self, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for barrel in range(self.to_act * BARRELS, (self.to_act + 1) * BARRELS):
            if self.can_age(barrel * STRIDE):
                buffer[count] = BARREL + barrel
                count += 1
        return count

    def _play(self, kind: i64, action: i64) -> None:
        """Each card is set aside until its effect is done, then discarded (CPG-8.1, CPG-3.5)."""
        self._show(self.turn, kind)
        target: i64 = NOTHING
        which: i64 = NOTHING
        if self.pending.count > 1:
            target = self.pending.steps[1] - BARREL
        if self.pending.count > 2:
            which = self.pending.steps[2]
        self.pending.clear()
        if kind == PIQ:
            self.barrels[(action - BARREL) * STRIDE + SPOILED] = 1  # CPG-8.7: it stays there
            self._end_action()
            return
        self.resolving = kind
        if kind == JEU:
            self._bottle(action - BARREL)
        elif kind == REC:
            self._reveal()
        else:
            if kind == VOL:
                self._steal(action - PLAYER)
            elif kind == OEN:
                self.barrels[(action - BARREL) * STRIDE + SPOILED] = 0
                self._throw(PIQ)
            elif kind == EVA:
                self._take_grape(target * STRIDE, action - CARD)  # CPG-8.10
                self._throw(action - CARD)
            else:
                self._move_time(target * STRIDE, which, (action - BARREL) * STRIDE)
            self._finish_special()
            self._end_action()

    def _steal(self, victim: i64) -> None:
        """A hand card at random (CPG-8.4): thief and victim know which, the others do not."""
        thief = self.turn
        left = self.rng.below(self.held[victim])
        card: i64 = 0
        while left >= self.hands[victim * CLASSES + card]:
            left -= self.hands[victim * CLASSES + card]
            card += 1
        memory = self._learning()
        if memory is not None:
            memory.missed(thief, victim, card)
            memory.saw(victim, thief, card)
            for seat in range(self.seats):
                if seat != thief and seat != victim:
                    if self.held[victim] == 1 and memory.at(seat, victim, card) == 1:
                        memory.saw(seat, thief, card)  # it was the only one
                    memory.left_unseen(seat, victim)
        self.hands[victim * CLASSES + card] -= 1
        self.held[victim] -= 1
        self._give(thief, card)
        self.note(NOTE_STOLEN, thief, card, victim)

    def _reveal(self) -> None:
        """As many cards as there are players, or what there is (CPG-8.9)."""
        for i in range(self.seats):
            card = self._draw_card()
            if card >= 0:
                self.open[MARKET_SLOTS + i] = card
                self.note(NOTE_REVEALED, NOBODY, card, i)
        self.phase = HARVESTING

    def _harvest(self, place: i64) -> None:
        self._take_open(self.to_act, MARKET_SLOTS + place)
        self.to_act = self.to_act + 1 if self.to_act + 1 < self.seats else 0
        left = False
        for i in range(i64(MARKET_SLOTS), i64(MARKET_SLOTS + MOST_SEATS)):
            if self.open[i] >= 0:
                left = True
        if not left:
            self._finish_special()
            self._end_action()

    def _move_time(self, source: i64, which: i64, target: i64) -> None:
        """A Time changes barrels as it lies; the thief then knows what it is (CPG-8.11)."""
        time = self._take_time(source, which)
        if time & FACE_DOWN:
            time |= i64(1) << KNOWERS + self.turn
        self._put_time(target, time)

    # The end

    def _has_won(self, seat: i64) -> bool:
        return self.progress(seat) == 3

    def scores(self) -> list[int]:
        return [self.progress(seat) for seat in range(self.seats)]

    def returns(self) -> list[float]:
        if self.winner >= 0:
            return [1.0 if seat == self.winner else 0.0 for seat in range(self.seats)]
        keys = [self.rank_key(seat) for seat in range(self.seats)]
        best = max(keys)
        share = 1.0 / keys.count(best)
        return [share if key == best else 0.0 for key in keys]

    def rank_key(self, seat: i64) -> int:
        """Towards the goal, then bottles, then Time on barrels in production (CPG-9.3)."""
        return (self.progress(seat) * 8 + self.wines(seat) + self.cavas(seat)) * 16 + self.ageing(seat)

    # Wine abilities

    def _use_rose(self, action: i64) -> None:
        if action != DECLINE:
            self._take_open(self.turn, action - MARKET)  # CPG-10.2
            self._fill_market()
        self._finish_bottling()

    def _use_rouge(self, action: i64) -> None:
        """A hand card goes face down on another barrel (CPG-10.3), and only its owner knows which."""
        if action != DECLINE:
            seat = self.turn
            card = action - CARD
            place = (self.pending.last() - BARREL) * STRIDE
            self.pending.clear()
            self.hands[seat * CLASSES + card] -= 1
            self.held[seat] -= 1
            memory = self._learning()
            if memory is not None:
                for other in range(self.seats):
                    memory.left_unseen(other, seat)
            self._put_time(place, card | FACE_DOWN | i64(1) << KNOWERS + seat)
        self._finish_bottling()

    def _use_cava_blanc(self, action: i64) -> None:
        """One Time and one grape of the cava come back to the hand (CPG-10.5)."""
        if action != DECLINE:
            seat = self.turn
            place = self.bottling * STRIDE
            time = self._take_time(place, self.pending.last())
            self.pending.clear()
            grape = action - CARD
            self._take_grape(place, grape)
            self._give(seat, grape)
            self._give(seat, time & FACE_DOWN - 1)
            memory = self._learning()
            if memory is not None:
                memory.all_saw(EVERYBODY, seat, grape)
                memory.all_saw(time >> KNOWERS if time & FACE_DOWN else EVERYBODY, seat, time & FACE_DOWN - 1)
        self._after_bottling()

    # Who knows what

    def seen(self, action: i64, seat: i64) -> i64:
        if seat == self.to_act:
            return action
        if not self._completes(action):
            return UNSEEN
        if self.pending.count == 0:
            return action
        if self.phase == AB_BARREL:
            return NUM_ACTIONS + self.pending.last() - BARREL
        return self.pending.key(action)


def _at_most(number: i64, already: i64) -> i64:
    """How many cards of a variety may still come: never more of a kind than packed counts can hold."""
    return number if number + already <= MOST_ALIKE else MOST_ALIKE - already


def _turn_round(buffer: vec[i64], count: i64) -> None:
    """Options were found from behind."""
    low: i64 = 0
    high = count - 1
    while low < high:
        action = buffer[low]
        buffer[low] = buffer[high]
        buffer[high] = action
        low += 1
        high -= 1
