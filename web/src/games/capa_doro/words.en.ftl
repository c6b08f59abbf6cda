# Capa d’Oro in the browser. `colour` is the letter of a tobacco; the words of the rules (capa-doro-bales, …) are here as well.

## The board
capa-doro-map = The four continents
capa-doro-panel = Players, turn
capa-doro-players = The other players
capa-doro-players-full = The other players in full
capa-doro-race = Points: { $scores }. Whoever first has { $goal } wins.
capa-doro-sow = sow
capa-doro-column =
    { $column ->
        [S] Seed
        [G] Growth
       *[H] Harvest
    }
capa-doro-piece-space = { $continent } { $number }, { capa-doro-column }
capa-doro-piece-empty = empty
capa-doro-piece-cigar =
    Cigar { $tile }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } and ${ $money } for { $bales }. { $aid }
capa-doro-piece-player =
    { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, ${ $money }, { $bales }, { capa-doro-barns-left }
capa-doro-barns-left =
    { $plantations ->
        [0] no plantation left
        [one] 1 plantation left
       *[other] { $plantations } plantations left
    }
capa-doro-barns =
    { $count ->
        [0] No plantation left
        [one] 1 plantation left
       *[other] { $count } plantations left
    }
capa-doro-points =
    { $points ->
        [one] point
       *[other] points
    }
capa-doro-tag-harvest = Harvest
capa-doro-tag-warehouse = Warehouse

## Markets
capa-doro-markets = Markets
capa-doro-market = Market of { $continent }, the dearest shelf first
capa-doro-market-shelf = at { $price }: { $count } of { $all } bales
capa-doro-market-closed = Customs
capa-doro-trade =
    { $trade ->
        [buy] Buy
       *[sell] Sell
    }
capa-doro-trade-price =
    { $trade ->
        [buy] { $price ->
            [-1] Nothing to buy
           *[other] The next bale costs ${ $price }
        }
       *[sell] A bale brings ${ $price }
    }
capa-doro-trade-not =
    { $why ->
        [closed] closed
        [sold] just sold
        [bought] just bought
        [none] none left
        [dear] too dear
        [empty] you have none
       *[now] not now
    }

## What is one’s own
capa-doro-warehouse = Your warehouse
capa-doro-cigars = Your cigars
capa-doro-cigars-none = You have rolled all your cigars.
capa-doro-cigar-roll = Roll it
capa-doro-cigar-ready = can be rolled
capa-doro-cigar-then = then ready
capa-doro-cigar-out = no longer ready
capa-doro-cigar-missing =
    { $count ->
        [one] 1 to go
       *[other] { $count } to go
    }

## Actions
capa-doro-actions = Your turn
capa-doro-todo-sow =
    { $left ->
        [0] no sowing left
       *[other] { $left } of { $all } sowings left
    }
capa-doro-todo-harvest =
    { $count ->
        [0] nothing to harvest
        [one] 1 harvest waiting
       *[other] { $count } harvests waiting
    }
capa-doro-todo-roll =
    { $count ->
        [0] no cigar ready
        [one] 1 cigar ready
       *[other] { $count } cigars ready
    }
capa-doro-not-now =
    { $why ->
        [over] the game is over
        [other] not your turn
       *[first] first this choice
    }

## This turn
capa-doro-turn = This turn
capa-doro-turn-of =
    { $who ->
        [you] Your turn so far
       *[other] { $seat }’s turn
    }
capa-doro-take-back = Undo this step
capa-doro-skip = Skip
capa-doro-bag =
    { $count ->
        [one] cube in the bag
       *[other] cubes in the bag
    }
capa-doro-bag-holds =
    In the bag: { $bales } and { $beetles ->
        [0] no beetle
        [one] 1 beetle
       *[other] { $beetles } beetles
    }
capa-doro-events-left =
    { $count ->
        [one] 1 event
       *[other] { $count } events
    }
capa-doro-discard =
    { $count ->
        [one] 1 bale discarded
       *[other] { $count } bales discarded
    }
capa-doro-neutrals =
    { $count ->
        [one] 1 neutral
       *[other] { $count } neutral
    }

## The end
capa-doro-ending = The cigars of the winner
capa-doro-sheet-race = Points
capa-doro-sheet-title = Every cigar
capa-doro-sheet-player = Player
capa-doro-sheet-cigars = Cigars
capa-doro-sheet-class = Class { $letter }
capa-doro-sheet-market = At the market
capa-doro-sheet-money = Money
capa-doro-sheet-points = Points
capa-doro-sheet-sales = sold for ${ $earned }, bought for ${ $spent }
capa-doro-sheet-none = none
capa-doro-sheet-note = Points come from cigars alone; between equals, money decides.
capa-doro-sheet-rules = Rules
