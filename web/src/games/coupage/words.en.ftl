# Coupage in the browser. `recipe` and `card` are letters of the server; the words of the rules (coupage-card, …) are here as well.

## Names
coupage-wine =
    { $recipe ->
        [BLA] White
        [ROS] Rosé
        [ROU] Red
        [CVB] White cava
       *[CVR] Rosé cava
    }
coupage-wine-short =
    { $recipe ->
        [BLA] Wh
        [ROS] Ro
        [ROU] Re
        [CVB] CW
       *[CVR] CR
    }
coupage-letter =
    { $colour ->
        [white] W
       *[red] R
    }
coupage-special = Special
coupage-brief =
    { $card ->
        [TIM] Ages a barrel
        [JEU] A free bottle
        [VOL] Steals a card
        [PIQ] Blocks a barrel
        [OEN] Rescues a barrel
        [REC] A card for everyone
        [EVA] Removes a grape
       *[VDT] Moves a Time
    }

## The board
coupage-cellars = The others’ cellars
coupage-cellar =
    { $name }: { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    } in hand, { coupage-bottles }.
coupage-cellar-known = You know these cards: { $cards }.
coupage-cellar-needs =
    { $wines ->
        [0] { $cavas ->
            [0] two wines and a cava
           *[other] only a cava to go
        }
        [one] { $cavas ->
            [0] only a wine to go
           *[other] a wine and a cava to go
        }
       *[other] { $cavas ->
            [0] two wines to go
           *[other] two wines, one cava
        }
    }
coupage-own = Your cellar
coupage-own-you = you
coupage-cellar-wins = wins
coupage-cellar-free = { $count } free
coupage-rows = Barrels
coupage-rows-empty = Free barrel
coupage-stock = Market, pile and discard
coupage-market = Market
coupage-market-empty = empty
coupage-harvest = Harvest
coupage-pile = Pile
coupage-discard = Discard
coupage-discard-title =
    { $count ->
        [0] The discard
        [one] The discard: one card
       *[other] The discard: { $count } cards
    }
coupage-discard-empty = Nothing has been discarded since the last shuffle.
coupage-back = One step back
coupage-actions = Without a piece
coupage-actions-confirm = Confirm
coupage-actions-choose = Choose what glows
coupage-not-now =
    { $why ->
        [draw] draw first
        [other] not your turn
        [choose] choose first
        [last] the last one plays
        [over] it is over
       *[now] not now
    }
coupage-does = { $verb }: { $what }
coupage-verb =
    { $card ->
        [TIM] Age
        [JEU] Bottle
        [PIQ] Spoil
        [OEN] Rescue
        [EVA] Evaporate
       *[VDT] Take Time
    }

## Barrels
coupage-barrel-hint = A recipe goes here
coupage-cava-card = The cava card: the first cava of this cellar
coupage-plank-both =
    { $grapes ->
        [one] 1 grape
       *[other] { $grapes } grapes
    }, { $time } Time

## The wine list
coupage-aid = The wine list
coupage-aid-goal =
    Two wines and one cava win{ $second ->
        [yes] ; a second cava counts as a wine
       *[no] {""}
    }. { $stars } ★ buy a Time.
coupage-aid-tab = Wine list
coupage-aid-ready = { $count } ready
coupage-aid-bottled = Bottled:
coupage-aid-ability = { coupage-ability }.

## The hand
coupage-hand =
    Your hand: { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
coupage-hand-empty = Your hand is empty.

## Pieces in words
coupage-piece-grape =
    { $name }, { $stars ->
        [one] one star
       *[other] { $stars } stars
    }
coupage-piece-card = { $name }: { $effect }
coupage-piece-several = { $count } times { $name }
coupage-piece-market = In the market: { $card }
coupage-piece-chosen = Chosen: { $card }
coupage-piece-pile =
    Pile: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
coupage-piece-discard =
    look through the discard, { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
coupage-piece-barrel = { $owner }, barrel { $number }
coupage-piece-own-barrel = Your barrel { $number }
coupage-piece-empty = { $where }: empty
coupage-piece-bottle = { $where }: { $wine }, bottled
coupage-piece-cask = { $where }: { $wine } of { $grapes }; Time { $time } of { $of }. { $waits }
coupage-piece-time =
    { $down ->
        [yes] A Time card, face down
       *[no] A Time card, face up
    }
coupage-piece-recipe = { $wine }: { $count } grapes, at least { $different } varieties; { $time } Time, { $stars } stars to bottle. { $lacks }

## The end
coupage-ending = { $name }’s bottles
coupage-ending-own = Your bottles
coupage-ending-rounds =
    { $round ->
        [one] one round
       *[other] { $round } rounds
    }
coupage-ending-bottled = bottled
coupage-ending-last = the last bottle

## Seats
coupage-seat-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }

## The score sheet
coupage-sheet-shelf = Everybody’s bottles
coupage-sheet-title = What everybody bottled
coupage-sheet-cellar = Cellar
coupage-sheet-bottled = Bottled
coupage-sheet-wood = Still in the barrel
coupage-sheet-counts = Counts
coupage-sheet-note =
    Two wines and one cava count{ $second ->
        [yes] , and a second cava as a wine
       *[no] {""}
    }; whoever has all three first wins at once.
coupage-sheet-rules = Rules

## Options
coupage-option-abilities = Wine abilities
coupage-option-abilities-about = Each wine except the white gives you something when you bottle it: a card, a Time, cards back, or an extra turn.
coupage-option-second_cava_is_wine = A second cava counts as a wine
coupage-option-second_cava_is_wine-about = Otherwise you need two real wines.
