# Capa d’Oro: places, prompts, log, refusals, scores. `row`, `bales`, `cubes` and `event` are lines of their own. Money is in dollars.
capa-doro-named = { $name }
capa-doro-continent =
    { $continent ->
        [AS] Asia
        [SA] South Asia
        [AF] Africa
       *[CA] Central America
    }
capa-doro-row = { $continent } { $number }
capa-doro-bales =
    { $colour ->
        [O] { $count ->
            [one] 1 orange bale
           *[other] { $count } orange bales
        }
        [G] { $count ->
            [one] 1 grey bale
           *[other] { $count } grey bales
        }
        [B] { $count ->
            [one] 1 brown bale
           *[other] { $count } brown bales
        }
       *[Y] { $count ->
            [one] 1 gold bale
           *[other] { $count } gold bales
        }
    }
capa-doro-some =
    { $colour ->
        [O] orange bales
        [G] grey bales
        [B] brown bales
       *[Y] gold bales
    }
capa-doro-no-bales = no bales
capa-doro-beetles =
    { $count ->
        [one] 1 beetle
       *[other] { $count } beetles
    }
capa-doro-list = { $first }, { $rest }
capa-doro-tile = cigar { $tile }
capa-doro-event =
    { $event ->
        [customs] Customs check
        [unique] Unique Opportunity
        [rain] Warm rain
        [drought] Drought
        [levy] Storage levy
        [premium] Export premium
        [pay-day] Pay day
        [demand] Strong demand
        [glut] Glut
        [connoisseur] Connoisseur
        [hands] Harvest hands
        [season] Fast season
       *[plague] Plague
    }
capa-doro-event-text =
    { $event ->
        [customs] The active player closes one market until the start of their next turn.
        [unique] The active player sows the Unique Opportunity tile in any row, free of charge.
        [rain] { $amount ->
            [one] One more cube comes from the bag.
           *[other] { $amount } more cubes come from the bag.
        }
        [drought] Every plantation with two or more bales loses one.
        [levy] { $amount ->
            [one] Everybody pays a dollar for each bale in the warehouse.
           *[other] Everybody pays a dollar for every { $amount } bales in the warehouse.
        }
        [premium] Everybody receives ${ $amount }.
        [pay-day] Everybody pays ${ $amount } for each own plantation on the board.
        [demand] { $amount ->
            [one] The cheapest bale of each market is discarded.
           *[other] The { $amount } cheapest bales of each market are discarded.
        }
        [glut] { $amount ->
            [one] One bale returns from the discard to each market.
           *[other] Up to { $amount } bales return from the discard to each market.
        }
        [connoisseur] { $amount ->
            [one] The first cigar of this turn scores 1 point more.
           *[other] The first cigar of this turn scores { $amount } points more.
        }
        [hands] Every plantation in a Harvest space is harvested now.
        [season] The active player chooses a continent; every row there is pushed on.
       *[plague] The active player chooses a target for a beetle attack.
    }
capa-doro-phase =
    { $phase ->
        [seed] First plantation
        [grow] Second plantation
        [growth] Growth
        [action] Actions
       *[development] Development
    }
capa-doro-option-events = Event cards
capa-doro-option-events-about = Without them, a 1 on the die has no effect.

capa-doro-prompt-seed =
    { $who ->
        [you] Place your first plantation in a Seed space. You have ${ $money }.
       *[other] { $seat } places a first plantation.
    }
capa-doro-prompt-grow =
    { $who ->
        [you] Place your second plantation in a Growth space. You have ${ $money }.
       *[other] { $seat } places a second plantation.
    }
capa-doro-prompt-act =
    { $who ->
        [you] Harvest, sow, trade or roll. You have ${ $money } and { $left ->
            [0] no sowing left.
            [one] one sowing left.
           *[other] { $left } sowings left.
        }
       *[other] { $seat } harvests, sows, trades or rolls.
    }
capa-doro-prompt-beetle =
    { $who ->
        [you] { $left ->
            [one] A beetle: choose a plantation or a warehouse.
           *[other] { $left } beetles: choose a plantation or a warehouse for the first.
        }
       *[other] { $seat } chooses a target for a beetle.
    }
capa-doro-prompt-lose =
    { $who ->
        [you] { $left ->
            [one] { $turn_who ->
                [you] You
               *[other] { $turn_seat }
            } set a beetle in your warehouse: give up one bale.
           *[other] { $turn_who ->
                [you] You
               *[other] { $turn_seat }
            } set a beetle in your warehouse: give up { $left } bales, one at a time.
        }
       *[other] { $seat } chooses which bales the beetle eats.
    }
capa-doro-prompt-customs =
    { $who ->
        [you] { $event }: which market do you close?
       *[other] { $seat } chooses the market to close.
    }
capa-doro-prompt-unique =
    { $who ->
        [you] { $event }: in which row do you sow the tile?
       *[other] { $seat } chooses a row for the Unique Opportunity tile.
    }
capa-doro-prompt-season =
    { $who ->
        [you] { $event }: on which continent do all rows move on?
       *[other] { $seat } chooses a continent for the fast season.
    }
capa-doro-prompt-won =
    { $who ->
        [you] You have { $points } points and win.
       *[other] { $seat } has { $points } points and wins.
    }
capa-doro-prompt-most =
    { $who ->
        [you] The bag is empty. You have the most points, { $points }, and win.
       *[other] The bag is empty. { $seat } has the most points, { $points }, and wins.
    }
capa-doro-prompt-money =
    { $who ->
        [you] The bag is empty. With { $points } points each, the money decides: you have ${ $money } and win.
       *[other] The bag is empty. With { $points } points each, the money decides: { $seat } has ${ $money } and wins.
    }
capa-doro-prompt-shared = The bag is empty. { $count } players share the victory with { $points } points and equal money.

capa-doro-log-seed =
    { $who ->
        [you] You place a plantation in { $row }, Seed, for ${ $money }.
       *[other] { $seat } places a plantation in { $row }, Seed, for ${ $money }.
    }
capa-doro-log-grow =
    { $who ->
        [you] You place a plantation in { $row }, Growth, for ${ $money }.
       *[other] { $seat } places a plantation in { $row }, Growth, for ${ $money }.
    }
capa-doro-log-sow =
    { $who ->
        [you] You sow in { $row } for ${ $money }.
       *[other] { $seat } sows in { $row } for ${ $money }.
    }
capa-doro-log-neutral =
    { $who ->
        [you] You sow a neutral plantation in { $row }.
       *[other] { $seat } sows a neutral plantation in { $row }.
    }
capa-doro-log-unique =
    { $who ->
        [you] You sow the Unique Opportunity tile in { $row }.
       *[other] { $seat } sows the Unique Opportunity tile in { $row }.
    }
capa-doro-log-buy =
    { $who ->
        [you] You buy { $bales } for ${ $money }.
       *[other] { $seat } buys { $bales } for ${ $money }.
    }
capa-doro-log-sell =
    { $who ->
        [you] You sell { $bales } for ${ $money }.
       *[other] { $seat } sells { $bales } for ${ $money }.
    }
capa-doro-log-roll =
    { $who ->
        [you] You roll
       *[other] { $seat } rolls
    } cigar { $tile }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } and ${ $money }{ $bonus ->
        [0] .
       *[other] {" "}(Connoisseur: { $bonus } more).
    }
capa-doro-log-end =
    { $who ->
        [you] You end your turn.
       *[other] { $seat } ends the turn.
    }
capa-doro-log-plant =
    { $who ->
        [you] You set
       *[other] { $seat } sets
    } a beetle on { $whose ->
        [seat] { $owner_who ->
            [you] your plantation
           *[other] { $owner_seat }’s plantation
        }
        [neutral] the neutral plantation
       *[unique] the Unique Opportunity
    } in { $row }: { $count ->
        [0] there is nothing to eat.
        [one] one bale is lost.
       *[other] { $count } bales are lost.
    }
capa-doro-log-warehouse =
    { $who ->
        [you] You set
       *[other] { $seat } sets
    } a beetle in { $victim_who ->
        [you] your
       *[other] { $victim_seat }’s
    } warehouse: { $count ->
        [0] there is nothing to eat.
        [one] one bale is lost.
       *[other] { $count } bales are lost.
    }
capa-doro-log-lose =
    { $who ->
        [you] You give up { $bales }.
       *[other] { $seat } gives up { $bales }.
    }
capa-doro-log-lost =
    { $who ->
        [you] You lose { $bales }.
       *[other] { $seat } loses { $bales }.
    }
capa-doro-log-customs =
    { $who ->
        [you] You close the market of { $continent }.
       *[other] { $seat } closes the market of { $continent }.
    }
capa-doro-log-season =
    { $who ->
        [you] You call a fast season in { $continent }.
       *[other] { $seat } calls a fast season in { $continent }.
    }
capa-doro-log-die =
    { $who ->
        [you] Your turn: the die shows { $die }.
       *[other] { $seat }’s turn: the die shows { $die }.
    }
capa-doro-log-event = Event “{ $event }”: { $about }
capa-doro-log-reshuffled = The { $count } event cards are shuffled again.
capa-doro-log-drawn = From the bag: { $cubes }.
capa-doro-growth = { $die } { $drawn }
capa-doro-log-spilt =
    { $count ->
        [one] { $bales } finds no plantation and is discarded.
       *[other] { $bales } find no plantation and are discarded.
    }
capa-doro-log-shifted =
    { $whose ->
        [seat] { $owner_who ->
            [you] Your plantation
           *[other] { $owner_seat }’s plantation
        }
        [neutral] The neutral plantation
       *[unique] The Unique Opportunity
    } in { $row } moves to { $to ->
        [harvest] Harvest.
       *[growth] Growth.
    }
capa-doro-log-harvested =
    { $owner_who ->
        [you] You harvest { $bales } in { $row }.
       *[other] { $owner_seat } harvests { $bales } in { $row }.
    }
capa-doro-log-harvested-empty =
    { $owner_who ->
        [you] You take an empty plantation off { $row } and receive ${ $money }.
       *[other] { $owner_seat } takes an empty plantation off { $row } and receives ${ $money }.
    }
capa-doro-log-resolved =
    { $whose ->
        [neutral] The neutral plantation
       *[unique] The Unique Opportunity
    } leaves { $row }{ $count ->
        [0] {" "}without bales.
       *[other] { $entered ->
            [0] ; the market is full.
           *[other] ; the market gets { $bales }.
        }
    }{ $rest ->
        [0] {""}
        [one] {" "}One bale is discarded.
       *[other] {" "}{ $rest } bales are discarded.
    }
capa-doro-log-dried =
    { $whose ->
        [seat] { $owner_who ->
            [you] Your plantation
           *[other] { $owner_seat }’s plantation
        }
        [neutral] The neutral plantation
       *[unique] The Unique Opportunity
    } in { $row } loses { $bales }.
capa-doro-log-paid =
    { $who ->
        [you] You pay ${ $money }.
       *[other] { $seat } pays ${ $money }.
    }
capa-doro-log-got =
    { $who ->
        [you] You receive ${ $money }.
       *[other] { $seat } receives ${ $money }.
    }
capa-doro-log-demanded = { $continent }: { $bales } leave the market.
capa-doro-log-glutted = { $continent }: { $bales } come back to the market.
capa-doro-log-lifted = Customs leaves: the market of { $continent } is open again.
capa-doro-log-idle = The Unique Opportunity tile is on the board already: nothing happens.
capa-doro-log-tile =
    { $who ->
        [you] You draw cigar { $tile }.
       *[other] { $seat } draws cigar { $tile }.
    }
capa-doro-log-won =
    { $who ->
        [you] You reach { $points } points and win.
       *[other] { $seat } reaches { $points } points and wins.
    }
capa-doro-log-empty = The bag is empty: the game ends.

capa-doro-refuse-now =
    { $question ->
        [seed] “{ $text }” comes later: first everybody places two plantations.
        [grow] “{ $text }” is not possible now: place your second plantation in a Growth space.
        [act] “{ $text }” is not possible now: it is time to harvest, sow, trade or roll.
        [beetle] “{ $text }” is not possible now: first choose a target for the beetle.
        [lose] “{ $text }” is not possible now: first give up the bales that the beetle eats.
        [customs] “{ $text }” is not possible now: first choose the market that Customs closes.
        [unique] “{ $text }” is not possible now: first choose a row for the Unique Opportunity tile.
       *[season] “{ $text }” is not possible now: first choose a continent for the fast season.
    }
capa-doro-refuse-row = { $continent } has only { $rows } rows.
capa-doro-refuse-central = Nobody starts in { $continent }.
capa-doro-refuse-taken = There is a plantation in { $row } already: a start space must be empty.
capa-doro-refuse-no-harvest = No plantation stands in the Harvest space of { $row }.
capa-doro-refuse-other-harvest = The plantation in the Harvest space of { $row } is not yours.
capa-doro-refuse-sown = You have done all { $most } sowings of this turn.
capa-doro-refuse-no-plantation = All your plantations are on the board: harvest one first.
capa-doro-refuse-sow-money = Sowing there costs ${ $cost }, and you have ${ $money }.
capa-doro-refuse-neutral = Neutral plantations are sown only with two players.
capa-doro-refuse-no-neutral = All neutral plantations are on the board.
capa-doro-refuse-customs =
    { $who ->
        [you] You have closed the market of { $continent }.
       *[other] { $seat } has closed the market of { $continent }.
    }
capa-doro-refuse-sold = You have sold { $bales } in this turn, so you cannot buy any.
capa-doro-refuse-bought = You have bought { $bales } in this turn, so you cannot sell any.
capa-doro-refuse-none-left = There are no { $bales } at the market, and none in the discard.
capa-doro-refuse-price = { $bales } costs ${ $price }, and you have ${ $money }.
capa-doro-refuse-not-held = You have no { $bales } in your warehouse.
capa-doro-refuse-tile = Cigar { $tile } is not one of your open tiles.
capa-doro-refuse-alike = Cigar { $tile } is the same as { $other }: roll that one.
capa-doro-refuse-bales = Cigar { $tile } lacks { $bales }.
capa-doro-refuse-no-plant = There is no plantation on that space of { $row }.
capa-doro-refuse-nobody = Nobody sits in that place.

capa-doro-score-cigar = Cigar { $tile }
capa-doro-score-bonus = Connoisseur
capa-doro-score-money = Money, which decides between equals: ${ $money }

capa-doro-content-track = continents › { $field } › prices: there are { $found } prices, but the track must have at least { $least }, for the bales it starts with.
capa-doro-content-order = continents › { $field } › prices: prices must not fall, but price { $place } is { $price } after { $before }.
capa-doro-content-events = events: the copies must add up to { $wanted } cards, but they are { $found }.
capa-doro-content-cigar = cigars › { $letter } › entry { $place }: a cigar must ask for at least 1 bale.
capa-doro-content-name = { $group } › { $field } › name: the name must have from 1 to 24 characters that can be printed, and not only spaces.
capa-doro-content-same-name = { $group }: two of them are called “{ $name }”; each needs a name of its own.

## The guided first game

capa-doro-guide-start = Grow tobacco, trade it and roll cigars: whoever first has 60 points wins. You begin by placing two plantations.
capa-doro-guide-seed = Orange bales are most common and cheap to sow; brown ones are rarer and worth more. Two plantations must be paid for.
capa-doro-guide-grow = Bales grow only in the middle column. In each draw they go to the plantation with the fewest; of equals, to the topmost.
capa-doro-guide-act = Do as much as you like, in any order. You can undo every step until you end your turn.
capa-doro-guide-aid = Under each cigar you see which bales are missing, and what they cost at the market right now.
capa-doro-guide-market = Each bale you buy makes the next one dearer; each one you sell makes the next one cheaper. You cannot buy and sell the same colour in one turn.
capa-doro-guide-push = Sowing where a plantation stands pushes the whole row on. Whoever is pushed into Harvest gets the bales at once, or two dollars if there are none.
capa-doro-guide-harvest = A full plantation waits in Harvest until its owner’s turn: take it in time, beetles like it too.
capa-doro-guide-roll = A rolled A brings a B at the end of your turn, a rolled B brings a C. C cigars score most, but hardly pay.
capa-doro-guide-die = A die from 2 to 6 draws as many cubes from the bag. A 1 turns up an event instead.
capa-doro-guide-beetle = A beetle eats half of what it finds, rounded up. Look for a rival’s full plantation or warehouse.
capa-doro-guide-lose = You choose what you lose: keep what your cigars need.
capa-doro-guide-spilt = Bales without a plantation in the Growth column of their continent are lost. A plantation of your own there would have caught them.
capa-doro-guide-customs = Close the market that the others need most: nobody trades there until your next turn, not even you.
capa-doro-guide-unique = The Unique Opportunity belongs to nobody; its bales go to the market. It can push your own row on, free of charge.
capa-doro-guide-season = Every row there is pushed on: choose a continent where you have the most to harvest.
capa-doro-guide-event = Each event takes effect at once. All of them are explained in the rulebook.
capa-doro-guide-end = The game ends with 60 points, or after the turn in which the bag runs out. Then most points win, and among equals most money.

## Moves, as they are offered

capa-doro-move-seed = Place a plantation in { $row }
capa-doro-move-seed-for = Place it in { $row } for ${ $money }
capa-doro-move-grow = Place a plantation in { $row }
capa-doro-move-grow-for = Place it in { $row } for ${ $money }
capa-doro-move-harvest = Harvest { $row }
capa-doro-move-sow = Sow in { $row }
capa-doro-move-sow-for = Sow in { $row } for ${ $money }
capa-doro-move-neutral = Sow a neutral plantation in { $row }
capa-doro-move-buy = Buy { $bales }
capa-doro-move-buy-for = Buy { $bales } for ${ $money }
capa-doro-move-sell = Sell { $bales }
capa-doro-move-sell-for = Sell { $bales } for ${ $money }
capa-doro-move-roll = Roll cigar { $tile }
capa-doro-move-roll-for =
    Roll cigar { $tile }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, ${ $money }
capa-doro-move-end = End the turn
capa-doro-move-plant = Beetle on { $row }
capa-doro-move-plant-of =
    { $whose ->
        [you] Beetle on your plantation in { $row }
        [neutral] Beetle on the neutral plantation in { $row }
        [unique] Beetle on the Unique Opportunity in { $row }
       *[other] Beetle on { $owner_seat }’s plantation in { $row }
    }
capa-doro-move-warehouse = Beetle in { $seat }’s warehouse
capa-doro-move-warehouse-of =
    { $whose ->
        [you] Beetle in your own warehouse
       *[other] Beetle in { $seat }’s warehouse
    }
capa-doro-move-lose = Give up { $bales }
capa-doro-move-customs = Close the market of { $continent }
capa-doro-move-unique = Sow the Unique Opportunity in { $row }
capa-doro-move-season = Fast season in { $continent }
capa-doro-group =
    { $group ->
        [start] Start
        [harvest] Harvest
        [sow] Sow
        [neutral] Neutral plantation
        [trade] Trade
        [roll] Roll a cigar
        [plant] Plantations
        [warehouse] Warehouses
        [lose] Give up
        [continent] Continents
        [unique] Unique Opportunity
       *[end] End
    }

## What a move would bring

capa-doro-effect-seed = Costs ${ $cost }, you keep ${ $left }. It begins to grow when it comes to the Growth column.
capa-doro-effect-grow = Costs ${ $cost }, you keep ${ $left }. It takes bales from the first draw on.
capa-doro-effect-sow = Costs ${ $cost }, you keep ${ $left }.
capa-doro-effect-neutral =
    Free of charge; { $left ->
        [0] then no sowing is left.
        [one] then one sowing is left.
       *[other] then { $left } sowings are left.
    }
capa-doro-effect-unique = Free of charge, and not one of your sowings.
capa-doro-effect-moves-on =
    { $whose ->
        [you] Your seedling moves to Growth.
        [neutral] The neutral seedling moves to Growth.
        [unique] The Unique Opportunity moves to Growth.
       *[other] { $owner_seat }’s seedling moves to Growth.
    }
capa-doro-effect-harvests =
    { $whose ->
        [you] You harvest { $bales }.
       *[other] { $owner_seat } harvests { $bales }.
    }
capa-doro-effect-gets-money =
    { $whose ->
        [you] You get an empty plantation back, and ${ $money }.
       *[other] { $owner_seat } gets an empty plantation back, and ${ $money }.
    }
capa-doro-effect-to-market =
    { $whose ->
        [neutral] The neutral plantation leaves the board
       *[unique] The Unique Opportunity leaves the board
    }{ $count ->
        [0] .
       *[other] ; { $bales } go to the market.
    }
capa-doro-effect-nothing = No plantation stands there: nothing happens.
capa-doro-effect-buy =
    Costs ${ $price }, you keep ${ $left }. { $next ->
        [-1] It is the last one.
       *[other] The next one would cost ${ $next }.
    }
capa-doro-effect-from-discard = The market is empty: the bale comes from the discard.
capa-doro-effect-sell = Brings ${ $price }, you have ${ $left } then. The next one would bring ${ $next }.
capa-doro-effect-to-discard = The market is full: the bale is discarded.
capa-doro-effect-ready = Then cigar { $tile } can be rolled.
capa-doro-effect-no-longer = Then cigar { $tile } can no longer be rolled.
capa-doro-effect-roll =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } and ${ $money }{ $bonus ->
        [0] {""}
       *[other] {" "}(with { $bonus } of the Connoisseur)
    }: { $total } points in all.
capa-doro-effect-wins = That makes { $goal } or more: you win.
capa-doro-effect-develops =
    { $letter ->
        [B] A tile of letter B comes at the end of the turn.
       *[C] A tile of letter C comes at the end of the turn.
    }
capa-doro-effect-unrolled = Cigar { $tile } could still be rolled.
capa-doro-effect-unharvested =
    { $count ->
        [one] A plantation of yours still waits in Harvest.
       *[other] { $count } plantations of yours still wait in Harvest.
    }
capa-doro-effect-draws =
    You draw { $b ->
        [0] {""}
        [one] a B tile
       *[other] { $b } B tiles
    }{ $b ->
        [0] {""}
       *[other] { $c ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ $c ->
        [0] {""}
        [one] a C tile
       *[other] { $c } C tiles
    }.
capa-doro-effect-end = Then { $seat } rolls the die; after that, nothing can be undone.
capa-doro-effect-last = The bag is empty: the game ends.
capa-doro-effect-eats =
    { $whose ->
        [you] You lose
        [neutral] The neutral plantation loses
        [unique] The Unique Opportunity loses
       *[other] { $owner_seat } loses
    } { $count ->
        [0] nothing.
       *[other] { $bales }; { $left } left.
    }
capa-doro-effect-eats-stock =
    { $whose ->
        [you] You give up { $count } of your { $stock } bales.
       *[other] { $owner_seat } gives up { $count } of { $stock } bales, and chooses which.
    }
capa-doro-effect-keeps =
    You keep { $bales }{ $left ->
        [0] .
        [one] , and must give up one more.
       *[other] , and must give up { $left } more.
    }
capa-doro-effect-customs = Nobody trades there until the start of your next turn, not even you.

## Where the game stands

capa-doro-heading =
    { $round ->
        [0] Start
       *[other] Round { $round }
    }
capa-doro-supply =
    { $count ->
        [0] The bag is empty
        [one] One cube in the bag
       *[other] { $count } cubes in the bag
    }
capa-doro-money = ${ $money }
capa-doro-aid-ready = Can be rolled
capa-doro-aid-missing =
    Lacks { $bales }{ $cost ->
        [-1] : not all to be bought
       *[other] : ${ $cost }
    }

## The table as zones and pieces

capa-doro-layout-cigars = Your cigars
capa-doro-layout-aid = What you are missing
capa-doro-layout-asks = Asks for
capa-doro-layout-missing = Missing
capa-doro-layout-price = Costs
capa-doro-layout-ready = ✓
capa-doro-layout-others = Cigars of the others
capa-doro-layout-all-cigars = Cigars
capa-doro-layout-tile-of = { $seat }: { $tile }
capa-doro-layout-bale = { $colour }
capa-doro-layout-letter = { $letter }
capa-doro-layout-needs = { $count } { $colour }
capa-doro-layout-brings = +${ $money }
capa-doro-layout-store = Your warehouse
capa-doro-layout-store-of = { $seat }’s warehouse
capa-doro-layout-markets = Markets
capa-doro-layout-buy = Buy
capa-doro-layout-sell = Sell
capa-doro-layout-on-track = Bales
capa-doro-layout-discarded = Discard
capa-doro-layout-sow = Sow
capa-doro-layout-closed =
    { $who ->
        [you] Closed by your Customs
       *[other] Closed by { $seat }’s Customs
    }
capa-doro-layout-traded =
    { $what ->
        [sold] Sold in this turn
       *[bought] Bought in this turn
    }
capa-doro-layout-of = { $count }/{ $most }
capa-doro-layout-none = –
capa-doro-layout-money = ${ $money }
capa-doro-layout-continent = { $continent } ({ $bale })
capa-doro-layout-columns = S G H
capa-doro-layout-space =
    { $column ->
        [S] { $number } S
        [G] { $number } G
       *[H] { $number } H
    }
capa-doro-layout-plant =
    { $kind ->
        [own] { $who ->
            [you] your plantation
           *[other] { $seat }’s plantation
        }
        [neutral] a neutral plantation
       *[unique] the Unique Opportunity
    }{ $bales ->
        [0] {""}
        [one] , 1 bale
       *[other] , { $bales } bales
    }
capa-doro-layout-chance = Bag, die and piles
capa-doro-layout-die = Die
capa-doro-layout-die-shows = the die shows { $die }
capa-doro-layout-bag = Bag
capa-doro-layout-in-bag = { $orange }O { $grey }G { $brown }B { $gold }Y { $beetles }✱
capa-doro-layout-beetles = Beetles to place
capa-doro-layout-discard = Discarded bales
capa-doro-layout-pile = Cigars { $letter }
capa-doro-layout-events = Event cards
capa-doro-layout-event = Event of this turn
capa-doro-layout-customs = Customs
capa-doro-layout-unique = Unique Opportunity
capa-doro-layout-neutrals = Neutral plantations
capa-doro-layout-back =
    { $what ->
        [cube] a cube
        [tile] a cigar tile
       *[event] an event card
    }
capa-doro-layout-players = Players
capa-doro-layout-goal = Goal: { $goal } points
capa-doro-layout-points = Points
capa-doro-layout-cash = Money
capa-doro-layout-rolled = Rolled
capa-doro-layout-plantations = Plantations left
capa-doro-layout-stock = Bales
