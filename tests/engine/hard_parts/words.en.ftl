# Words of the model games. Keys that begin with “growth” belong to growth.py, and so on.

growth-prompt-act =
    { $who ->
        [you] Harvest, sow, or end your turn.
       *[other] { $seat } harvests and sows.
    }
growth-prompt-beetle =
    { $who ->
        [you] Put the beetle on a plantation or on a warehouse.
       *[other] { $seat } places a beetle.
    }
growth-prompt-lose =
    { $who ->
        [you] A beetle of { $turn_seat } is in your warehouse. { $left ->
            [one] One bale is lost: choose which.
           *[other] { $left } bales are lost: choose which.
        }
       *[other] { $seat } chooses the bales that the beetle destroys.
    }
growth-prompt-season =
    { $who ->
        [you] Choose the continent whose rows move on.
       *[other] { $seat } chooses a continent.
    }
growth-over = The bag is empty.
growth-move-harvest = Harvest { $piece }
growth-move-sow = Sow in { $piece }
growth-move-end = End the turn
growth-move-plant = Beetle on { $piece }
growth-move-warehouse = Beetle in the warehouse of { $seat }
growth-move-lose = Give up a bale ({ $colour })
growth-move-season = Fast season in { $piece }
growth-log-harvest = { $seat } harvests.
growth-log-sow = { $seat } sows in { $row }.
growth-log-end = { $seat } ends the turn.
growth-log-plant = { $seat } puts a beetle on { $space }.
growth-log-warehouse = { $seat } puts a beetle into the warehouse of { $victim_seat }.
growth-log-lose =
    { $count ->
        [one] { $seat } gives up a bale.
       *[other] { $seat } gives up { $count } bales.
    }
growth-log-season = { $seat } moves the rows of { $continent } on.
growth-log-die = { $seat } rolls { $die }.
growth-log-event =
    { $event ->
        [rain] Warm rain
        [drought] Drought
        [season] Fast season
       *[plague] Plague
    }
growth-log-bale = A bale grows on { $space }.
growth-log-spilt = A bale ({ $colour }) finds no plantation.
growth-log-shifted = The plantation on { $space } moves on.
growth-log-reaped =
    { $amount ->
        [0] { $seat } takes an empty plantation from { $space }.
        [one] { $seat } harvests one bale from { $space }.
       *[other] { $seat } harvests { $amount } bales from { $space }.
    }
growth-log-eaten = { $amount ->
        [one] One bale on { $space } is destroyed.
       *[other] { $amount } bales on { $space } are destroyed.
    }
growth-log-lost = { $seat } loses a bale ({ $colour }).
growth-effect-harvest =
    { $count ->
        [0] The plantation comes back without a bale.
        [one] One bale comes to your warehouse.
       *[other] { $count } bales come to your warehouse.
    }
growth-effect-sow = A plantation of yours stands in { $row }.
growth-effect-pushed = It pushes { $seat } to the end of the row, who harvests { $count }.
growth-effect-end = The next player rolls the die.
growth-effect-eaten =
    { $count ->
        [0] Nothing is destroyed there.
        [one] { $seat } loses one bale.
       *[other] { $seat } loses { $count } bales.
    }
growth-effect-lose =
    { $left ->
        [0] That is the last one.
       *[other] Then { $left } more.
    }
growth-effect-season = The rows of { $continent } move on.
growth-refuse = “{ $move }” is not possible here.
growth-refuse-no-bale = There is no such bale left, or too few would remain.
growth-score = Bales ({ $colour })
growth-zone-continent =
    { $continent ->
        [AS] Asia
        [SA] South Asia
       *[AF] Africa
    }
growth-zone-map = Continents
growth-zone-chance = Bag, events and die
growth-zone-players = Players
growth-zone-store = Warehouse of { $seat }
growth-cube = a cube
growth-event = an event card
growth-bale = bale ({ $colour })
growth-bales = { $count }
growth-plant = plantation of { $seat }

tower-prompt-act =
    { $who ->
        [you] Place a card face up or face down, open one, or take one from the Reserve.
       *[other] { $seat } chooses an action.
    }
tower-prompt-where = Choose a position.
tower-prompt-pair =
    { $left ->
        [one] Choose the second card for the Reserve.
       *[other] Choose two cards for the Reserve.
    }
tower-prompt-target = Take a card by sum or by difference.
tower-prompt-extra =
    { $left ->
        [one] Destroy one more card to take the { $target }.
       *[other] Destroy { $left } more cards to take the { $target }.
    }
tower-prompt-limit =
    { $who ->
        [you] Destroy a card of the Reserve.
       *[other] { $seat } destroys a card of the Reserve.
    }
tower-over =
    { $won ->
        [yes] The tower stands.
       *[no] The tower has fallen.
    }
tower-move-place = Place { $piece } face up
tower-move-hide = Lay { $piece } face down
tower-move-open = Open { $piece }
tower-move-reserve = Take a card from the Reserve
tower-move-pair = Give { $piece } to the Reserve
tower-move-sum =
    { $low } + { $high } = { $result }: take { $target }{ $cost ->
        [0] {""}
        [one] , destroying one card
       *[other] , destroying { $cost } cards
    }
tower-move-difference =
    { $high } − { $low } = { $result }: take { $target }{ $cost ->
        [0] {""}
        [one] , destroying one card
       *[other] , destroying { $cost } cards
    }
tower-move-extra = Destroy { $card } for the { $target }
tower-move-on = Put it on { $piece }
tower-move-place-there = Place { $card } on { $place }
tower-move-hide-there = Lay { $card } face down on { $place }
tower-move-put =
    { $replaced ->
        [open] Put { $card } on { $place } in place of { $old }
        [hidden] Put { $card } on { $place } in place of the hidden card
       *[none] Put { $card } on { $place }
    }
tower-move-destroy = Destroy { $piece }
tower-log-place = { $seat } places { $card } on { $place }.
tower-log-hide = { $seat } lays a card face down on { $place }.
tower-log-hid = { $seat } lays { $card } face down on { $place }.
tower-log-open = { $seat } opens { $place }: { $card }.
tower-log-destroy = { $seat } destroys { $card } of the Reserve.
tower-log-exchange =
    { $seat } gives { $low } and { $high }{ $cost ->
        [0] {""}
       *[other] , destroys { $extras }
    } and puts { $card } on { $place } ({ $way ->
        [sum] sum
       *[difference] difference
    }).
tower-effect-target =
    { $cost ->
        [0] No card is destroyed.
        [one] One card is destroyed.
       *[other] { $cost } cards are destroyed.
    }
tower-effect-pair = { $card } goes to the Reserve.
tower-effect-extra = { $card } is destroyed.
tower-effect-destroy = { $card } leaves the game.
tower-effect-wins = The tower is complete: all win.
tower-effect-stands = It stands there for good, unless it is replaced.
tower-effect-open = If its number does not fit, all lose.
tower-refuse = “{ $move }” is not possible here.
tower-refuse-pair = No card of the Reserve can be reached with this pair.
tower-refuse-extra = This card cannot be destroyed for it.
tower-zone-level = Level { $level }
tower-zone-hand = Hand
tower-zone-reserve = Reserve
tower-zone-piles = Deck and discard
tower-zone-players = Players
tower-card = { $card }
tower-back = a card
tower-place = { $place }

vintage-prompt-place =
    { $who ->
        [you] Place your pawn.
       *[other] { $seat } places a pawn.
    }
vintage-prompt-ship =
    { $who ->
        [you] Ship an order, or pass.
       *[other] { $seat } may ship an order.
    }
vintage-prompt-part = Leave one cuvee out, or ship all of it?
vintage-prompt-keep-c =
    { $who ->
        [you] You harvest { $crop } but have room for { $room }. How many C do you keep?
        [several] Several players choose what they keep.
       *[other] { $seat } chooses what to keep.
    }
vintage-prompt-keep-n =
    { $who ->
        [you] You harvest { $crop } but have room for { $room }. How many N do you keep?
        [several] Several players choose what they keep.
       *[other] { $seat } chooses what to keep.
    }
vintage-over = The last season is over.
vintage-heading = Round { $round }
vintage-phase =
    { $phase ->
        [place] Pawns
        [ship] Shipping
       *[harvest] Harvest
    }
vintage-order = { $c } C, { $n } N, { $m } M for { $points }
vintage-move-spot = Take spot { $piece }
vintage-move-ship = Ship { $order }
vintage-move-without = Leave out { $piece }
vintage-move-less = Leave out { $type }, for { $points } points
vintage-move-complete = Ship all of it
vintage-move-pass = Pass
vintage-move-keep-c = Keep { $piece } C
vintage-move-keep-n = Keep { $piece } N
vintage-move-rest = Keep { $n } N, and so { $m } M
vintage-log-spot = { $seat } takes spot { $spot }.
vintage-log-pass = { $seat } ships nothing more.
vintage-log-ship =
    { $omitted ->
        [none] { $seat } ships { $order }.
       *[other] { $seat } ships { $order }, leaving out { $omitted }.
    }
vintage-log-keep = { $seat } stores { $c } C, { $n } N, { $m } M and loses { $lost }.
vintage-effect-points = Brings { $points } points.
vintage-effect-spot =
    { $spot ->
        [1] You ship before all others.
        [2] You may leave one cuvee out.
        [3] You may ship two orders.
       *[other] You may ship an order.
    }
vintage-refuse = “{ $move }” is not possible now.
vintage-score-orders = Orders
vintage-score-cellar = Cellar
vintage-spot = { $spot }
vintage-pawn = pawn of { $seat }
vintage-cuvee = { $type }
vintage-zone-orders = Orders
vintage-zone-spots = Spots
vintage-zone-cellar = Cellar of { $seat }
