# Age of Champagne in the browser. Wines are letters: M Meunier, N Pinot noir, C Chardonnay; the words of the rules are here as well.

## The board
age-of-champagne-map = The main board
age-of-champagne-panel = Houses, event
age-of-champagne-tabs = Zones and estate
age-of-champagne-tab =
    { $zone ->
        [1] Vines
        [2] Press
        [3] Vats
        [4] Ads
        [5] Ship
        [6] Blend
        [7] Crop
        [8] Turn
        [watched] House
       *[estate] Yours
    }
age-of-champagne-zone-name =
    { $zone ->
        [1] Vineyards
        [2] Press
        [3] Winery
        [4] Marketing
        [5] Shipping
        [6] Blending
        [7] Harvest
       *[8] Council
    }
age-of-champagne-pts =
    { $count ->
        [one] pt
       *[other] pts
    }
age-of-champagne-eco = eco
age-of-champagne-region-short =
    { $region ->
        [VM] Marne
        [MR] Reims
        [CB] Blancs
        [SZ] Sézanne
        [BA] Bar
       *[CV] Vitryats
    }
age-of-champagne-take = take it
age-of-champagne-upcoming = next season’s above
age-of-champagne-no-vineyard = no vineyard
age-of-champagne-key-card = key card
age-of-champagne-spot-free = free
age-of-champagne-holder =
    { $disc ->
        [yes] disc of { $name }
       *[no] Collaborator of { $name }
    }
age-of-champagne-piece-vineyard = { $name }, { $region }: { $about }
age-of-champagne-count-grape = { $count } { $wine ->
        [M] Meunier
        [N] Pinot noir
       *[C] Chardonnay
    }
age-of-champagne-count-cuvee = { $count } { $wine ->
        [M] Tradition Brut
        [N] Blanc de noirs
       *[C] Blanc de blancs
    }
age-of-champagne-nothing = none

## Orders
age-of-champagne-row =
    { $row ->
        [one] one order, either row
       *[two] lower row: up to two
    }
age-of-champagne-shipping-order = Shipping so far: { $names }
age-of-champagne-worth-hint = large number: your points now
age-of-champagne-value = value
age-of-champagne-by-event = event
age-of-champagne-by-partial = without a
age-of-champagne-by-marketing = Marketing
age-of-champagne-no-order = no order
age-of-champagne-stopped = on strike
age-of-champagne-stack-short = left
age-of-champagne-stack =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
age-of-champagne-piece-order = { $order } { $destination }, { $active ->
        [yes] Active
       *[no] Provisional
    }: { $cuvees }; { $value ->
        [one] 1 point
       *[other] { $value } points
    }, { $mode ->
        [hand] by hand
        [truck] by truck
        [boat] by boat
       *[plane] by plane
    }
age-of-champagne-tokens-there =
    { $count ->
        [one] 1 Bonus token
       *[other] { $count } Bonus tokens
    }
age-of-champagne-reserved = Reserved by { $name }
age-of-champagne-for-you =
    { $points ->
        [one] For you 1 point
       *[other] For you { $points } points
    }
age-of-champagne-you-lack = You lack { $cuvees }

## The harvest
age-of-champagne-harvest-of =
    { $grapes ->
        [one] of 1 grape
       *[other] of { $grapes } grapes
    }
age-of-champagne-harvest-lost =
    { $chosen ->
        [yes] ({ $lost } too many: you choose)
       *[no] ({ $lost } lost)
    }
age-of-champagne-hit-short = hazard
age-of-champagne-harvest-limits = by then: press { $press }, room { $room }
age-of-champagne-harvest-none = Everybody’s grapes come in here.
age-of-champagne-harvest-next = Next harvest: { $stored } of { $grapes } grapes.

## An estate
age-of-champagne-estate =
    { $own ->
        [yes] Your estate
       *[no] Estate of { $name }
    }
age-of-champagne-estate-of =
    { $who ->
        [you] Your estate
       *[other] { $seat }’s estate
    }
age-of-champagne-back = Back
age-of-champagne-vines = Vineyards by region
age-of-champagne-no-vines = no vineyard
age-of-champagne-vineyards =
    { $count ->
        [one] 1 vineyard
       *[other] { $count } vineyards
    }
age-of-champagne-to-conquer = none yet
age-of-champagne-land =
    { $count ->
        [one] 1 Land ownership
       *[other] { $count } Land ownerships
    }
age-of-champagne-land-short = Land
age-of-champagne-press = The press takes { $capacity } grapes
age-of-champagne-cellar = Cellar
age-of-champagne-oenotheque = Œnotheque
age-of-champagne-of = { $count } of { $most }
age-of-champagne-piece-stack = { $where ->
        [wine] Winery
        [cellar] Cellar
       *[oeno] Œnotheque
    }: { $count } { $wine }
age-of-champagne-grid = Marketing, for each shipped cuvee: { $bonuses }
age-of-champagne-blends = Blends
age-of-champagne-piece-blend = { $wines } make a { $cuvee }{ $times ->
        [0] {""}
        [one] : possible once
       *[other] : possible { $times } times
    }
age-of-champagne-could-ship = Could ship { $orders }.
age-of-champagne-could-ship-none = Could ship nothing now.

## The strip
age-of-champagne-strip = Your Collaborators, tokens and answers
age-of-champagne-in-hand =
    { $count ->
        [0] none in hand
        [one] 1 in hand
       *[other] { $count } in hand
    }
age-of-champagne-in-hand-short = { $count } in hand
age-of-champagne-skip = Skip animation

## The draft
age-of-champagne-piece-heir = { $card }; { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
age-of-champagne-draft-wait = Your choice is sealed. { $count ->
        [one] { $names } is still choosing.
       *[other] Waiting for { $names }; who has already chosen is not shown.
    }
age-of-champagne-draft-none = Nothing yet: you keep three cards in all.

## Beside the board
age-of-champagne-event-title = Event of the round
age-of-champagne-before = Inheritance
age-of-champagne-before-about =
    { $houses ->
        [1] Before the first round you keep three cards.
       *[other] Before the first round everybody keeps three cards. Most stars act first.
    }
age-of-champagne-rounds = Round { $round } of { $rounds }
age-of-champagne-council = Turn order
age-of-champagne-council-full = Turn order, with everybody’s house
age-of-champagne-projected =
    { $own ->
        [yes] Projected score: { $points }
       *[no] Projected score
    }
age-of-champagne-projected-title = If the game ended now
age-of-champagne-sheet-projected-about =
    Everything that lies open on the table is counted. Below the thick line stands what the final scoring
    would add, such as four points for every three cuvees left over.
age-of-champagne-piece-house = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $pawns ->
        [one] 1 Collaborator in hand
       *[other] { $pawns } Collaborators in hand
    }, press { $capacity }, { $wines } of { $most } still wines; cellar: { $cuvees }
age-of-champagne-piece-merchant = Wine Merchant: { $points ->
        [one] 1 point
       *[other] { $points } points
    }; cellar: { $cuvees }; { $pawns ->
        [one] 1 Collaborator
       *[other] { $pawns } Collaborators
    } in hand
age-of-champagne-eco-end = pts at the end
age-of-champagne-tokens-left = Bonus tokens in the supply

## The end
age-of-champagne-ending = Final scoring
age-of-champagne-ending-before = before final scoring
age-of-champagne-sheet-race = Points
age-of-champagne-sheet-title = Every source of points
age-of-champagne-sheet-source = Source
age-of-champagne-sheet-total = Total
age-of-champagne-sheet-note = Between equals the eco level decides, then the place at the Council.
age-of-champagne-sheet-rules = Rules
