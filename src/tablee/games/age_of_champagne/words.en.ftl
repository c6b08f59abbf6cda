# Age of Champagne: names, prompts, log, refusals, scores. Wines are letters: M Meunier, N Pinot noir, C Chardonnay. `order`, `vineyard`, `cuvee`, `region`, `token`, `event` and `brings` are lines of their own. `merchant` among the readers is the Wine Merchant.
age-of-champagne-named = { $name }
age-of-champagne-list = { $first }, { $rest }
age-of-champagne-merchant = Wine Merchant
age-of-champagne-who =
    { $who ->
        [you] you
        [merchant] the Wine Merchant
       *[other] { $seat }
    }
age-of-champagne-region =
    { $region ->
        [VM] Vallée de la Marne
        [MR] Montagne de Reims
        [CB] Côte des Blancs
        [SZ] Côte de Sézanne
        [BA] Côte des Bar
       *[CV] Coteaux Vitryats
    }
age-of-champagne-market =
    { $market ->
        [F] France
        [E] Europe
       *[I] International
    }
age-of-champagne-destination =
    { $order ->
        [E01] Belgium
        [E02] Germany
        [E03] Austria
        [E04] Spain
        [E05] United Kingdom
        [E06] Italy
        [E07] Netherlands
        [E08] Switzerland
        [E09] Sweden
        [E10] Denmark
        [E11] Portugal
        [E12] Norway
        [E13] Ireland
        [E14] Poland
        [E15] Greece
        [E16] Luxembourg
        [E17] Finland
        [I01] USA
        [I02] Indonesia
        [I03] USA
        [I04] Brazil
        [I05] Japan
        [I06] Australia
        [I07] Canada
        [I08] China
        [I09] South Africa
        [I10] India
        [I11] U.A. Emirates
        [I12] Singapore
        [I13] Mexico
        [I14] Hong Kong
        [I15] South Korea
        [I16] New Zealand
        [I17] Argentina
       *[F] Paris
    }
age-of-champagne-order = { $destination } ({ $cuvees })
age-of-champagne-order-worth =
    { $points ->
        [one] { $destination } { $cuvees } (1 point)
       *[other] { $destination } { $cuvees } ({ $points } points)
    }
age-of-champagne-grape =
    { $grape ->
        [M] Meunier
        [N] Pinot noir
       *[C] Chardonnay
    }
age-of-champagne-cuvee =
    { $cuvee ->
        [M] Tradition Brut
        [N] Blanc de noirs
       *[C] Blanc de blancs
    }
age-of-champagne-cubes =
    { $cubes ->
        [none] –
       *[other] { $cubes }
    }
age-of-champagne-token =
    { $token ->
        [BP2] Prestige +{ $amount }
        [BP3] Prestige +{ $amount }
        [BP4] Prestige +{ $amount }
        [BEC] Eco-responsibility +{ $amount }
        [BLA] Land ownership
        [BA1] Additional action: Vineyards
        [BA2] Additional action: Press
        [BA3] Additional action: Winery
        [BA5] Additional action: Shipping
        [BA6] Additional action: Blending
        [BRS] Market reservation
        [BTR] Change of transport
       *[BCO] Protection against the cold
    }
age-of-champagne-token-text =
    { $token ->
        [BEC] { $amount ->
            [one] One eco level more, at once.
           *[other] { $amount } eco levels more, at once.
        }
        [BLA] At once: counts as a vineyard of a region of your choice at the end.
        [BA1] Once, when you like: one more Collaborator in zone 1, Vineyards.
        [BA2] Once, when you like: one more Collaborator in zone 2, Press.
        [BA3] Once, when you like: one more Collaborator in zone 3, Winery.
        [BA5] Once, when you like: one more Collaborator in zone 5, Shipping.
        [BA6] Once, when you like: one more Collaborator in zone 6, Blending.
        [BRS] For later: reserves an order for one round. If you do not ship it, you lose its value.
        [BTR] For later: swaps plane and boat of an International order.
        [BCO] For later: your vineyards escape a climatic hazard. Unused, it brings 1 point at the end.
       *[other] { $amount ->
            [one] One point at once.
           *[other] { $amount } points at once.
        }
    }
age-of-champagne-token-short =
    { $token ->
        [BEC] +{ $amount } eco
        [BLA] a vineyard at the end
        [BRS] keeps an order
        [BTR] plane ↔ boat
        [BCO] stops one hazard
        [BP2] +{ $amount } points
        [BP3] +{ $amount } points
        [BP4] +{ $amount } points
       *[other] extra Collaborator
    }
age-of-champagne-event =
    { $event ->
        [air-strike] Airports on strike
        [sea-strike] Seaports on strike
        [sales-down] { $market ->
            [F] Falling sales in France
            [E] Falling sales in Europe
           *[I] Falling international sales
        }
        [sales-up] { $market ->
            [F] Sales increase in France
            [E] Sales increase in Europe
           *[I] International sales increase
        }
        [climate] Perfect climate
        [pandemic] Global pandemic
        [corks] Corks defect
        [subsidies] Subsidies
        [hazard] Climatic hazards
       *[quality] Grapes quality
    }
age-of-champagne-event-text =
    { $event ->
        [air-strike] No order can travel by plane this round.
        [sea-strike] No order can travel by boat this round.
        [sales-down] { $market ->
            [F] Every French order is worth { $amount } points less.
            [E] Every European order is worth { $amount } points less.
           *[I] Every International order is worth { $amount } points less.
        }
        [sales-up] { $market ->
            [F] Every French order is worth { $amount } points more.
            [E] Every European order is worth { $amount } points more.
           *[I] Every International order is worth { $amount } points more.
        }
        [climate] Nothing happens.
        [pandemic] Only Active orders can be shipped, and they are not replaced before the end of the round.
        [corks] Everybody discards a cuvee from the cellar.
        [subsidies] A Bonus token for the first Collaborator in Press, and one for the first in Winery.
        [hazard] Vineyards in the key region yield nothing this round.
       *[quality] A point for each own vineyard of the key grape.
    }
# What a spot or the corner of a card brings.
age-of-champagne-brings =
    { $effect ->
        [points] { $amount ->
            [-3] −3 points
            [-2] −2 points
            [-1] −1 point
            [one] +{ $amount } point
           *[other] +{ $amount } points
        }
        [eco] { $amount ->
            [-3] −3 eco
            [-2] −2 eco
            [-1] −1 eco
           *[other] +{ $amount } eco
        }
        [link] link 2+3
        [speak-first] Speak First
        [partial] partial delivery
       *[none] no effect
    }
age-of-champagne-heir-vineyard = vineyard { $vineyard } ({ $grapes })
age-of-champagne-heir-press =
    { $count ->
        [one] 1 press level
       *[other] { $count } press levels
    }
age-of-champagne-heir-modules =
    { $count ->
        [one] 1 winery module
       *[other] { $count } winery modules
    }
age-of-champagne-heir-cuvees =
    { $count ->
        [one] cuvee { $cuvees }
       *[other] cuvees { $cuvees }
    }
age-of-champagne-zone =
    { $zone ->
        [1] 1 Vineyards
        [2] 2 Press
        [3] 3 Winery
        [4] 4 Marketing
        [5] 5 Shipping
        [6] 6 Blending
       *[8] 8 Council
    }
age-of-champagne-phase =
    { $phase ->
        [event] Event
        [assign] Assignment
        [actions] Actions
        [vineyards] Vineyards
        [press] Press
        [winery] Winery
        [marketing] Marketing
        [shipping] Shipping
        [blending] Blending
        [harvest] Harvest
       *[season] End of season
    }
age-of-champagne-option-merchant = Wine Merchant
age-of-champagne-option-merchant-about = An opponent who follows the event cards. Against a single player he always takes part.
age-of-champagne-option-level = Level of the Merchant
age-of-champagne-option-level-about = How many cuvees he has at the start.
age-of-champagne-option-level-jeroboam = Jéroboam (easy)
age-of-champagne-option-level-mathusalem = Mathusalem (medium)
age-of-champagne-option-level-balthazar = Balthazar (hard)
age-of-champagne-option-level-nabuchodonosor = Nabuchodonosor (extreme)
age-of-champagne-option-board = Board
age-of-champagne-option-board-about = The simplified side is for a first game: no losses, no link, no Marketing, only Active orders.
age-of-champagne-option-board-standard = Standard
age-of-champagne-option-board-simplified = Simplified
age-of-champagne-option-trade_partnership = Trade partnership
age-of-champagne-option-trade_partnership-about = If one cuvee is missing for an order, you may ask the others for it.
age-of-champagne-option-high_tension = High tension
age-of-champagne-option-high_tension-about = Three spots are blocked, others each round. For at most three participants.
age-of-champagne-option-limited_supply = Limited supply
age-of-champagne-option-limited_supply-about = There are only 60 cubes of each colour, as in the box.
age-of-champagne-option-steered = Steered Merchant
age-of-champagne-option-steered-about = The last seat has no house: it chooses the Merchant’s orders and tokens.

## What is asked

age-of-champagne-prompt-draft =
    { $who ->
        [you] Keep an Inheritance card: the { $number ->
            [one] first
            [2] second
           *[other] third
        } of three.
        [several] Everybody keeps an Inheritance card.
       *[other] { $seat } keeps an Inheritance card.
    }
age-of-champagne-prompt-key =
    { $who ->
        [you] { $event }: { $alone ->
            [yes] choose
           *[no] you have the fewest points and choose
        } the { $what ->
            [region] region.
           *[grape] grape.
        }
       *[other] { $event }: { $seat } chooses the { $what ->
            [region] region.
           *[grape] grape.
        }
    }
age-of-champagne-prompt-cork =
    { $who ->
        [you] The corks are bad: discard a cuvee from your cellar.
       *[other] { $seat } discards a cuvee.
    }
age-of-champagne-prompt-place =
    { $who ->
        [you] { $left ->
            [one] { $tokens ->
                [0] Place your last Collaborator.
               *[other] Place your last Collaborator. Bonus tokens can be used only before it.
            }
           *[other] Place a Collaborator; you have { $left }.
        }
       *[other] { $seat } places a Collaborator.
    }
age-of-champagne-prompt-region =
    { $who ->
        [you] { $vineyard } may go to any region. Which one?
       *[other] { $seat } chooses a region for { $vineyard }.
    }
age-of-champagne-prompt-land =
    { $who ->
        [you] { $held ->
            [0] You drew a Land ownership: for which region?
           *[other] You drew another Land ownership: for which region?
        }
       *[other] { $seat } chooses a region for a Land ownership.
    }
age-of-champagne-prompt-age =
    { $who ->
        [you] { $left ->
            [one] Marketing: move a cuvee to your œnotheque, or stop.
           *[other] Marketing: move up to { $left } cuvees to your œnotheque.
        }
       *[other] { $seat } moves cuvees to the œnotheque.
    }
age-of-champagne-prompt-promote =
    { $who ->
        [you] Marketing: move cuvees from your œnotheque to the Marketing grid.
       *[other] { $seat } moves cuvees to the Marketing grid.
    }
age-of-champagne-prompt-ship =
    { $who ->
        [you] { $six ->
            [yes] Ship from spot { $number }: choose one of all six orders, or stop.
           *[no] { $left ->
                [one] Ship from spot { $number }: choose an Active order, or stop.
               *[other] Ship from spot { $number }: choose up to { $left } Active orders, one after the other.
            }
        }
       *[other] { $seat } ships.
    }
age-of-champagne-prompt-way = How do you ship { $order }?
age-of-champagne-prompt-transport = How does { $order } travel?
age-of-champagne-prompt-take =
    { $who ->
        [you] Keep one of these Bonus tokens. The others go back face down.
       *[other] { $seat } chooses a Bonus token.
    }
age-of-champagne-prompt-partner =
    { $who ->
        [you] { $asker_seat } lacks one { $cuvee } for { $order }. Do you give yours?
       *[other] { $seat } may help { $asker_who ->
            [you] you
           *[other] { $asker_seat }
        } with one { $cuvee } for { $order }.
    }
age-of-champagne-prompt-blend =
    { $who ->
        [you] { $count ->
            [0] { $full ->
                [yes] Your cellar is full ({ $most } cuvees). Exchange two still wines for one, or go on.
               *[no] Your still wines ({ $wines }) make no cuvee. Exchange two for one, or go on.
            }
           *[other] Blend cuvees from your still wines ({ $wines }), or exchange wines.
        }
       *[other] { $seat } blends.
    }
age-of-champagne-prompt-cold =
    { $who ->
        [you] A hazard strikes { $region }. Do you protect your vineyards?
       *[other] { $seat } may protect vineyards in { $region }.
    }
age-of-champagne-prompt-room =
    { $who ->
        [you] Your winery has no room for the whole harvest. Exchange wines first?
       *[other] { $seat } may exchange wines before the harvest.
    }
age-of-champagne-prompt-exchange = You give { $pair } and a point. Which wine do you take for them?
age-of-champagne-prompt-keep-c =
    { $who ->
        [you] Your harvest is { $grapes }, but { $count ->
            [one] only one grape fits
           *[other] only { $count } fit
        }. How many Chardonnay do you store?
       *[other] { $seat } chooses which grapes to store.
    }
age-of-champagne-prompt-keep-n =
    { $who ->
        [you] Your harvest is { $grapes }, but { $count ->
            [one] only one grape fits
           *[other] only { $count } fit
        }. How many Pinot noir do you store?
       *[other] { $seat } chooses which grapes to store.
    }
age-of-champagne-prompt-steer =
    { $who ->
        [you] The Merchant ships{ $left ->
            [one] : choose his order.
           *[other] : choose his first of two orders.
        }
       *[other] { $seat } chooses an order for the Merchant.
    }
age-of-champagne-prompt-steer-token =
    { $who ->
        [you] Which Bonus token does the Merchant take?
       *[other] { $seat } chooses a Bonus token for the Merchant.
    }
age-of-champagne-prompt-won =
    { $who ->
        [you] You are Cellar Master of the decade with { $points } points
        [merchant] The Wine Merchant wins with { $points } points
       *[other] { $seat } is Cellar Master of the decade with { $points } points
    }{ $by ->
        [eco] {" "}and the higher eco level.
        [council] {" "}and the better place at the Council.
       *[points] .
    }

## What happened

age-of-champagne-log-keep = You keep: { $card }.
age-of-champagne-log-passed = Everybody passes { $count ->
        [one] a card
       *[other] { $count } cards
    } to the left.
age-of-champagne-log-inherits =
    { $who ->
        [you] You inherit
       *[other] { $seat } inherits
    }: { $card }; { $stars ->
        [one] 1 star.
       *[other] { $stars } stars.
    }
age-of-champagne-log-turn-order = Turn order: { $names }.
age-of-champagne-log-round = Round { $round } of { $rounds }.
age-of-champagne-log-event = Event “{ $event }”: { $about }
age-of-champagne-log-key = The key card is { $vineyard }: { $key }.
age-of-champagne-log-key-chosen =
    { $who ->
        [you] You choose { $key }.
       *[other] { $seat } chooses { $key }.
    }
age-of-champagne-log-corked =
    { $who ->
        [you] You discard
        [merchant] The Wine Merchant discards
       *[other] { $seat } discards
    } a { $cuvee } with a bad cork.
age-of-champagne-log-merchant =
    The Wine Merchant places a Collaborator in { $zone ->
        [4] Marketing
       *[5] Shipping
    }, spot { $number }.
age-of-champagne-log-merchant-idle = The Wine Merchant can ship nothing.
age-of-champagne-log-place =
    { $who ->
        [you] You place
       *[other] { $seat } places
    } { $how ->
        [disc] the disc of an Additional action
       *[pawn] a Collaborator
    } in { $zone ->
        [2] Press
        [3] Winery
        [4] Marketing
        [5] Shipping
       *[6] Blending
    }, spot { $number }.
age-of-champagne-log-place-vineyard =
    { $who ->
        [you] You place
       *[other] { $seat } places
    } { $how ->
        [disc] the disc of an Additional action
       *[pawn] a Collaborator
    } on the vineyard { $vineyard }.
age-of-champagne-log-place-council =
    { $who ->
        [you] You place
       *[other] { $seat } places
    } a Collaborator at the Council, for place { $number }.
age-of-champagne-log-reserve =
    { $who ->
        [you] You reserve { $order }.
       *[other] { $seat } reserves { $order }.
    }
age-of-champagne-log-failed =
    { $who ->
        [you] You have not shipped your reserved order { $order }.
       *[other] { $seat } has not shipped the reserved order { $order }.
    }
age-of-champagne-log-vineyard =
    { $who ->
        [you] You acquire
       *[other] { $seat } acquires
    } { $vineyard } ({ $grapes }) in { $region }.
age-of-champagne-log-land =
    { $who ->
        [you] You place your Land ownership in { $region }.
       *[other] { $seat } places a Land ownership in { $region }.
    }
age-of-champagne-log-press =
    { $who ->
        [you] Your press takes { $capacity } grapes now.
       *[other] { $seat }’s press takes { $capacity } grapes now.
    }
age-of-champagne-log-module =
    { $who ->
        [you] Your winery has
       *[other] { $seat }’s winery has
    } { $count ->
        [one] 1 module
       *[other] { $count } modules
    } now, for { $room } still wines.
age-of-champagne-log-cellar =
    { $who ->
        [you] You get
        [merchant] The Wine Merchant gets
       *[other] { $seat } gets
    } cuvees from the supply: { $cuvees }.
age-of-champagne-log-overflowed = His cellar is full: { $cuvees } to his œnotheque.
age-of-champagne-log-age =
    { $who ->
        [you] You move
       *[other] { $seat } moves
    } { $cuvees } to the œnotheque.
age-of-champagne-log-promote =
    { $who ->
        [you] You move
        [merchant] The Wine Merchant moves
       *[other] { $seat } moves
    } { $cuvees } to the Marketing grid.
age-of-champagne-log-advanced =
    { $who ->
        [you] Your Collaborator stays in Marketing for the next round.
        [merchant] The Merchant’s Collaborator stays in Marketing for the next round.
       *[other] { $seat }’s Collaborator stays in Marketing for the next round.
    }
age-of-champagne-log-shipped =
    { $who ->
        [you] You ship
        [merchant] The Wine Merchant ships
       *[other] { $seat } ships
    } { $order }{ $omitted ->
        [none] {""}
        [M] {" "}without a Tradition Brut
        [N] {" "}without a Blanc de noirs
       *[C] {" "}without a Blanc de blancs
    } { $mode ->
        [hand] by hand
        [truck] by truck
        [boat] by boat
       *[plane] by plane
    }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $bonus ->
        [0] {""}
       *[other] {" "}({ $bonus } from Marketing)
    }{ $eco ->
        [0] .
        [-1] , one eco level down.
        [-2] , two eco levels down.
        [-3] , three eco levels down.
        [one] , one eco level up.
       *[other] , { $eco } eco levels up.
    }
age-of-champagne-log-partner =
    { $who ->
        [you] You give
       *[other] { $seat } gives
    } a { $cuvee }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
age-of-champagne-log-alone =
    { $who ->
        [you] Nobody helps you with { $order }.
       *[other] Nobody helps { $seat } with { $order }.
    }
age-of-champagne-log-nothing-shipped =
    { $who ->
        [you] You can ship no order: your Collaborator goes home.
       *[other] { $seat } can ship no order.
    }
age-of-champagne-log-join =
    { $who ->
        [you] You become { $asker_seat }’s Partner.
       *[other] { $seat } becomes { $asker_who ->
            [you] your
           *[other] { $asker_seat }’s
        } Partner.
    }
age-of-champagne-log-decline =
    { $question ->
        [partner] { $who ->
            [you] You do not help.
           *[other] { $seat } does not help.
        }
       *[other] { $who ->
            [you] You do not protect your vineyards.
           *[other] { $seat } does not protect the vineyards.
        }
    }
age-of-champagne-log-pass =
    { $who ->
        [you] You ship nothing more.
       *[other] { $seat } ships nothing more.
    }
age-of-champagne-log-done =
    { $question ->
        [blend] { $who ->
            [you] You have finished blending.
           *[other] { $seat } has finished blending.
        }
        [room] { $who ->
            [you] You store your harvest.
           *[other] { $seat } stores the harvest.
        }
       *[other] { $who ->
            [you] You have finished your Marketing.
           *[other] { $seat } has finished Marketing.
        }
    }
age-of-champagne-log-sold-out = { $market }: there is no order left.
age-of-champagne-log-token =
    { $who ->
        [you] You take
        [merchant] The Wine Merchant takes
       *[other] { $seat } takes
    } a Bonus token from { $market }: { $token }.
age-of-champagne-log-token-idle = The Wine Merchant takes a Bonus token from { $market } and has no use for it: { $token }.
age-of-champagne-log-token-drawn =
    { $who ->
        [you] You draw
       *[other] { $seat } draws
    } a Bonus token: { $token }.
age-of-champagne-log-no-token =
    { $who ->
        [you] There is no Bonus token left for you.
       *[other] There is no Bonus token left for { $seat }.
    }
age-of-champagne-log-used =
    { $who ->
        [you] You use { $token }.
       *[other] { $seat } uses { $token }.
    }
age-of-champagne-log-reshuffled =
    { $pile ->
        [F] The French orders are shuffled again.
        [E] The European orders are shuffled again.
        [I] The International orders are shuffled again.
        [vineyards] The discarded vineyards are shuffled.
       *[tokens] The discarded Bonus tokens are shuffled.
    }
age-of-champagne-log-blend =
    { $who ->
        [you] You blend
       *[other] { $seat } blends
    } { $wines } into a { $cuvee }.
age-of-champagne-log-exchange =
    { $who ->
        [you] You exchange
       *[other] { $seat } exchanges
    } { $pair } for { $wine }.
age-of-champagne-log-hazard =
    { $who ->
        [you] { $count ->
            [one] Your vineyard in { $region } yields nothing.
           *[other] Your { $count } vineyards in { $region } yield nothing.
        }
       *[other] { $count ->
            [one] { $seat }’s vineyard in { $region } yields nothing.
           *[other] { $seat }’s { $count } vineyards in { $region } yield nothing.
        }
    }
age-of-champagne-log-harvest =
    { $who ->
        [you] You harvest
       *[other] { $seat } harvests
    } { $stored ->
        [0] nothing
       *[other] { $grapes }
    }{ $lost ->
        [0] .
       *[other] ; { $left } cannot be stored.
    }
age-of-champagne-log-unsold =
    { $count ->
        [one] Nobody wanted { $vineyards }.
       *[other] Nobody wanted these vineyards: { $vineyards }.
    }
age-of-champagne-log-offered =
    { $count ->
        [one] New vineyard: { $vineyards }.
       *[other] New vineyards: { $vineyards }.
    }
age-of-champagne-vineyard-offered = { $vineyard } ({ $grapes }{ $corner ->
        [no] {""}
       *[yes] , { $brings }
    })
age-of-champagne-log-blocked = Blocked in the next round: { $spots }.
age-of-champagne-log-eco =
    { $way ->
        [gain] { $who ->
            [you] You rise
            [merchant] The Wine Merchant rises
           *[other] { $seat } rises
        }
       *[loss] { $who ->
            [you] You fall
            [merchant] The Wine Merchant falls
           *[other] { $seat } falls
        }
    } on the eco track, to level { $level } ({ $worth ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] { $worth }
    } at the end).
age-of-champagne-log-points =
    { $way ->
        [gain] { $who ->
            [you] You gain
            [merchant] The Wine Merchant gains
           *[other] { $seat } gains
        }
       *[loss] { $who ->
            [you] You lose
            [merchant] The Wine Merchant loses
           *[other] { $seat } loses
        }
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } { $source ->
        [orders] with an order.
        [marketing] by Marketing.
        [partners] as a Partner.
        [spots] by the spot.
        [vineyards] with the vineyard.
        [events] by the event.
        [tokens] by a Bonus token.
        [press] by the press.
        [overflow] at the end of the eco track.
        [exchanges] for the exchange.
        [reservations] for the reservation.
        [diversity] for diversification.
        [majorities] for majorities.
        [still-wines] for still wines.
        [cuvees] for cuvees in cellar and œnotheque.
        [eco] for eco-responsibility.
       *[cold] for unused Protection against the cold.
    }

## What is not possible

age-of-champagne-refuse-now =
    { $question ->
        [draft] “{ $text }” is not possible now: everybody is choosing an inheritance.
        [key] “{ $text }” is not possible now: first choose the key of the event.
        [cork] “{ $text }” is not possible now: first discard a cuvee.
        [place] “{ $text }” is not possible now: Collaborators are being placed.
        [region] “{ $text }” is not possible now: first choose a region for the vineyard.
        [land] “{ $text }” is not possible now: first choose a region for the Land ownership.
        [age] “{ $text }” is not possible now: you are moving cuvees to the œnotheque.
        [promote] “{ $text }” is not possible now: you are moving cuvees to the grid.
        [ship] “{ $text }” is not possible now: it is time to ship orders.
        [way] “{ $text }” is not possible now: first say how you ship the order.
        [transport] “{ $text }” is not possible now: first say how the order travels.
        [take] “{ $text }” is not possible now: first choose a Bonus token.
        [partner] “{ $text }” is not possible now: first say whether you help.
        [blend] “{ $text }” is not possible now: it is time to blend.
        [cold] “{ $text }” is not possible now: first say whether you protect your vineyards.
        [room] “{ $text }” is not possible now: you may exchange wines before the harvest.
        [exchange] “{ $text }” is not possible now: first choose the wine you take.
        [steer] “{ $text }” is not possible now: choose an order for the Merchant.
        [steer-token] “{ $text }” is not possible now: choose a token for the Merchant.
       *[other] “{ $text }” is not possible now: first say what you store.
    }
age-of-champagne-refuse-not-in-hand = That Inheritance card is not in your hand.
age-of-champagne-refuse-key =
    { $what ->
        [region] The key of this event is a region.
       *[grape] The key of this event is a grape.
    }
age-of-champagne-refuse-no-cuvee =
    { $where ->
        [cellar] There is no { $cuvee } in your cellar.
       *[oenotheque] No { $cuvee } can move from your œnotheque: there is none, or its column is full.
    }
age-of-champagne-refuse-taken =
    { $who ->
        [you] You are there already.
        [merchant] The Wine Merchant is there.
       *[other] { $seat } is there.
    }
age-of-champagne-refuse-blocked = This spot is blocked in this round.
age-of-champagne-refuse-no-offer = There is no vineyard there.
age-of-champagne-refuse-no-marketing = The simplified board has no Marketing.
age-of-champagne-refuse-one-draw = You have a Collaborator in Blending already: only one in a round.
age-of-champagne-refuse-council =
    { $most ->
        [one] The Council has only one spot with so few participants.
       *[other] The Council has only { $most } spots with so few participants.
    }
age-of-champagne-refuse-no-disc-zone = There are no Additional actions for zone { $zone }.
age-of-champagne-refuse-no-action-token = You have no Additional action for zone { $zone }.
age-of-champagne-refuse-no-disc = Your spare disc is in use in this round.
age-of-champagne-refuse-no-reservation = You have no Market reservation.
age-of-champagne-refuse-not-visible = { $order } is not one of the visible orders.
age-of-champagne-refuse-reserved = { $order } is reserved.
age-of-champagne-refuse-provisional = { $order } is a Provisional order: from this spot you ship only Active ones.
age-of-champagne-refuse-provisional-simplified = { $order } is a Provisional order: on the simplified board they cannot be shipped.
age-of-champagne-refuse-pandemic = { $order } is a Provisional order: during the pandemic only Active ones can be shipped.
age-of-champagne-refuse-strike = { $order } cannot travel: there is a strike.
age-of-champagne-refuse-closed = Nobody wanted to help with { $order }: it is closed for this Collaborator.
age-of-champagne-refuse-cellar = For { $order } your cellar lacks { $cuvees }.
age-of-champagne-refuse-not-ordered = The order asks for no { $cuvee }.
age-of-champagne-refuse-still-missing = Then { $cuvees } would still be missing.
age-of-champagne-refuse-no-partnership = Trade partnership is not part of this game.
age-of-champagne-refuse-nothing-missing = Nothing is missing for this order: there is nothing to ask for.
age-of-champagne-refuse-no-such-token = { $token } is not among these tokens.
age-of-champagne-refuse-cellar-full = Your cellar is full: it holds { $count } cuvees.
age-of-champagne-refuse-wines = For { $wines } your winery lacks { $missing }.
age-of-champagne-refuse-pair = You do not have { $pair } in your winery.
age-of-champagne-refuse-supply = There is no { $grape } in the supply.
age-of-champagne-refuse-count =
    { $grape ->
        [C] You can store { $least } to { $most } Chardonnay.
       *[N] You can store { $least } to { $most } Pinot noir.
    }
age-of-champagne-fit-steered = The option “Steered Merchant” needs the Wine Merchant.
age-of-champagne-fit-steerer = The Merchant is steered by one more seat: there must be at least two.
age-of-champagne-fit-merchant = With { $humans } players there is no room for the Wine Merchant: at most { $most }.
age-of-champagne-fit-level = The level “{ $level }” is that of the Wine Merchant, who does not take part.
age-of-champagne-fit-tension = High tension is for at most { $most } participants, and there are { $participants }.
age-of-champagne-fit-partnership = Trade partnership needs at least two players.

## Points

age-of-champagne-score-source =
    { $source ->
        [orders] Orders
        [marketing] Marketing
        [partners] Partnerships
        [spots] Spots
        [vineyards] Vineyard bonuses
        [events] Events
        [tokens] Bonus tokens
        [press] Press
        [overflow] Beyond the eco track
        [exchanges] Exchanges
        [reservations] Failed reservations
        [diversity] Diversification
        [majorities] Majorities
        [still-wines] Still wines
        [cuvees] Cuvees left, 4 for each 3
        [eco] Eco-responsibility
       *[cold] Protection against the cold
    }

## Content files

age-of-champagne-content-name = { $group } › { $field } › name: the name must have from 1 to 24 characters that can be printed, and not only spaces.
age-of-champagne-content-same-name = vineyards: two of them are called “{ $name }”; each needs a name of its own.
age-of-champagne-content-cubes = { $group } › { $card } › { $field }: write { $least } to { $most } letters M, N or C.
age-of-champagne-content-heir = inheritances › { $field } › vineyard: there is no vineyard “{ $vineyard }”.
age-of-champagne-content-heir-twice = inheritances › { $field } › vineyard: { $vineyard } is inherited by another card already.
age-of-champagne-content-heir-region = inheritances › { $field } › vineyard: { $vineyard } belongs to no region; an inherited vineyard must have one.
age-of-champagne-content-heirs = inheritances: { $wanted } cards must have a vineyard, but { $found } have one.
age-of-champagne-content-sector = events › { $field } › sector: only falling or increasing sales have a sector.
age-of-champagne-content-no-sector = events › { $field } › sector: falling or increasing sales need a sector: France, Europe or International.
age-of-champagne-content-tokens = tokens: the copies must add up to { $wanted }, but they are { $found }.
age-of-champagne-content-falls = { $field }: numbers must rise, but number { $place } is { $value } after { $before }.
age-of-champagne-content-milestone = press › { $field }: { $capacity } is not one of the capacities after the first.
age-of-champagne-content-merchant = merchant › { $field }: { $found } cuvees of each type do not fit into a cellar for { $most }.
age-of-champagne-content-effect-zone = { $side } › { $zone }: “{ $effect }” does not belong to this zone.
age-of-champagne-content-effect-twice = { $side } › { $zone }: “{ $effect }” may be there only once.
age-of-champagne-content-link = { $side }: a link needs a spot in zone_2 and one in zone_3.

## The guided first game

age-of-champagne-guide-start = Ten rounds at the head of a Champagne house: grapes (M Meunier, N Pinot noir, C Chardonnay) become still wines, still wines become cuvees, cuvees fulfil orders. Most points win.
age-of-champagne-guide-standard = This side of the board has Marketing. Cuvees that you lay down in your œnotheque, a cellar for old bottles, raise their column of the Marketing grid in the next round; its number is added to every cuvee of that type you ship. Point at a spot to read what it does.
age-of-champagne-guide-draft = Your inheritance. Keep a mixture of what you were dealt: vineyards bring grapes, a press and winery modules take them in, cuvees can be sold at once, and eco levels count at the end.
age-of-champagne-guide-stars = Among several players the other cards are passed on, and whoever has most stars begins. In a solo game you always come first.
age-of-champagne-guide-event = Each round begins with an event. Look which orders or vineyards it concerns.
age-of-champagne-guide-place = Place your Collaborators one by one. The zones are resolved in the order of their numbers: you ship before you blend, and blend before you harvest.
age-of-champagne-guide-spots = Each spot says what it brings besides its action. First come, first served.
age-of-champagne-guide-harvest = Zone 7 shows your next harvest: grapes beyond your press or your room are lost.
age-of-champagne-guide-ship = An order takes exactly the cuvees it names from your cellar; a partial delivery may leave out one of them, in one order. The table shows what it would bring you, and which cuvees you lack.
age-of-champagne-guide-take = The first orders of each market bring Bonus tokens. You alone have seen what you put back.
age-of-champagne-guide-blend = Three still wines make one cuvee. Blanc de blancs is worth most, and needs three Chardonnay. Cuvees left at the end still bring a few points.
age-of-champagne-guide-exchange = You may also exchange: two still wines and a point for one still wine of your choice.
age-of-champagne-guide-wine = M is Meunier, N Pinot noir, C Chardonnay. As cuvees they are Tradition Brut, Blanc de noirs and Blanc de blancs.
age-of-champagne-guide-room = Two still wines for one, and a point lost: it makes room in your winery.
age-of-champagne-guide-age = Cuvees in the œnotheque go to the grid in the next round. There they raise the price of every cuvee of their type that you ship later.
age-of-champagne-guide-promote = Move what you want to promote. The number on a space is what each cuvee of that type brings more when you ship it.
age-of-champagne-guide-token = Some Bonus tokens act at once; the others lie below the board and say what they do. If more than the free spots glows while you place Collaborators, one of your tokens can be used there.
age-of-champagne-guide-keep = Not everything fits: keep the colours that your next blends need.
age-of-champagne-guide-key = The key decides who suffers, or who gains: choose with the others’ vineyards in mind.
age-of-champagne-guide-cork = You choose which cuvee is lost: keep what the visible orders ask for.
age-of-champagne-guide-merchant = The Wine Merchant plays against you: each event gives him cuvees and a Collaborator in Shipping. The table shows which order he has in mind.
age-of-champagne-guide-eco = Your place on the eco track counts at the end; a level beyond its last space is a point at once. Every three cuvees left in your cellar also bring points at the end. Trucks and planes cost levels; small French orders bring them.
age-of-champagne-guide-land = A Land ownership counts as a vineyard at the end: for a region you lack, or for a majority. In a solo game regions bring nothing.
age-of-champagne-guide-end = At the end, cuvees left over and the eco track are added; with other players also vineyards in every region, majorities and still wines.

## Moves, as they are offered

age-of-champagne-move-keep = Keep: { $card }
age-of-champagne-move-key = { $key }
age-of-champagne-move-cork = Discard a { $cuvee }
age-of-champagne-spot =
    { $zone ->
        [1] Vineyards
        [2] Press
        [3] Winery
        [4] Marketing
        [5] Shipping
        [6] Blending
       *[8] Council
    }, spot { $number }{ $brings ->
        [pp1] : +1 point
        [pp-1] : −1 point
        [pp2] : +2 points
        [pp-2] : −2 points
        [pp3] : +3 points
        [pp-3] : −3 points
        [eco1] : +1 eco
        [eco-1] : −1 eco
        [eco2] : +2 eco
        [eco-2] : −2 eco
        [eco3] : +3 eco
        [eco-3] : −3 eco
        [link] : link 2+3, a token for both
        [speak-first] : Speak First
        [partial] : partial delivery
        [place1] : place 1
        [place2] : place 2
        [place3] : place 3
       *[none] {""}
    }
age-of-champagne-move-vineyard = Vineyard { $name }
age-of-champagne-move-disc-on = With the token: { $spot }
age-of-champagne-move-reserve = Reserve { $order }
age-of-champagne-move-region = { $region }
age-of-champagne-move-land = { $region }
age-of-champagne-move-age = { $cuvee } to the œnotheque
age-of-champagne-move-promote = { $cuvee } to the grid
age-of-champagne-move-promote-all = Move all that fits
age-of-champagne-move-ship = Ship { $order }
age-of-champagne-move-ship-for =
    Ship { $order }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $how ->
        [partial] , in part
        [partner] , with a Partner
       *[complete] {""}
    }{ $swap ->
        [yes] , by Change of transport
       *[no] {""}
    }
age-of-champagne-move-complete = All of it
age-of-champagne-move-omit = Leave out a { $cuvee }
age-of-champagne-move-partner = Look for a Partner
age-of-champagne-move-unchanged =
    { $mode ->
        [plane] By plane, as printed
        [boat] By boat, as printed
       *[any] As printed
    }
age-of-champagne-move-swap =
    { $mode ->
        [plane] By plane, with the token
        [boat] By boat, with the token
       *[any] Change of transport
    }
age-of-champagne-move-pass = Done shipping
age-of-champagne-move-take = { $token }
age-of-champagne-move-blend = { $wines }: a { $cuvee }
age-of-champagne-move-exchange = Exchange { $pair } for one wine: −1 point
age-of-champagne-move-for = Take a { $grape }
age-of-champagne-move-done = Done
age-of-champagne-move-done-with =
    { $question ->
        [blend] Done blending
        [room] No exchange
       *[other] Done moving
    }
age-of-champagne-move-protect = Protect your vineyards
age-of-champagne-move-join = Help: give the cuvee
age-of-champagne-move-decline = No
age-of-champagne-move-keep-c = { $count } Chardonnay
age-of-champagne-move-keep-n = { $count } Pinot noir
age-of-champagne-group =
    { $group ->
        [draft] Inheritance
        [key] Key
        [cork] Discard
        [zone-1] Vineyards
        [zone-2] Press
        [zone-3] Winery
        [zone-4] Marketing
        [zone-5] Shipping
        [zone-6] Blending
        [zone-8] Council
        [reserve] Reserve an order
        [region] Region
        [marketing] Cuvees
        [ship] Ship
        [take] Bonus token
        [blend] Blend
        [exchange] Exchange
        [answer] Answer
        [keep] Store
       *[end] End
    }

## What a move would bring

age-of-champagne-effect-inherits-cuvees = You can ship { $cuvees } from the first round on.
age-of-champagne-effect-inherits-room = Your winery then has room for { $room } still wines.
age-of-champagne-effect-inherits-press = Your press then takes { $capacity } grapes.
age-of-champagne-effect-stars =
    { $stars ->
        [one] 1 star: most stars begin.
       *[other] { $stars } stars: most stars begin.
    }
age-of-champagne-effect-yields = Yields { $grapes } at each harvest, in { $region }.
age-of-champagne-effect-any-region = You choose the region in which it counts for you.
age-of-champagne-effect-corner = When you get it: { $brings }.
age-of-champagne-effect-first-there = It would be your first vineyard in { $region }.
age-of-champagne-effect-idle =
    { $who ->
        [you] { $count ->
            [one] Your vineyard there would yield nothing.
           *[other] Your { $count } vineyards there would yield nothing.
        }
       *[other] { $count ->
            [one] { $seat } has a vineyard there.
           *[other] { $seat } has { $count } vineyards there.
        }
    }
age-of-champagne-effect-quality =
    { $who ->
        [you] You gain { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] { $seat } gains { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
    }
age-of-champagne-effect-nobody = Nobody has such a vineyard.
age-of-champagne-effect-keeps-cellar = Then your cellar has { $cuvees }.
age-of-champagne-effect-empties-cellar = Then your cellar is empty.
age-of-champagne-effect-spot = This spot: { $brings }.
age-of-champagne-effect-eco-end = You are at the end of the eco track already: each further level is a point.
age-of-champagne-effect-link =
    { $has ->
        [yes] You hold the link in { $zone ->
            [2] Press
           *[3] Winery
        } as well: a Bonus token.
       *[no] With the link in { $zone ->
            [2] Press
           *[3] Winery
        } as well, you draw a Bonus token.
    }
age-of-champagne-effect-speak-first =
    { $anyway ->
        [yes] You ship first anyway, unless somebody else takes this spot.
       *[no] You ship before everybody else.
    }
age-of-champagne-effect-partial = In one order you may leave out one cuvee, for as many points less as it is worth.
age-of-champagne-effect-disc = The token is used up; your Collaborators stay in hand.
age-of-champagne-effect-harvest =
    Next harvest: { $grapes ->
        [0] no grapes.
        [one] 1 grape, press { $press }, room { $room }: { $lost ->
            [0] it fits.
           *[other] it is lost.
        }
       *[other] { $grapes } grapes, press { $press }, room { $room }: { $lost ->
            [0] all of them fit.
            [one] { $stored } fit, 1 is lost.
           *[other] { $stored } fit, { $lost } are lost.
        }
    }
age-of-champagne-effect-harvest-alone = It is the last round: in a solo game, what you still harvest brings nothing.
age-of-champagne-effect-press = Your press takes { $capacity } grapes.
age-of-champagne-effect-press-full = Your press takes { $capacity } grapes already: nothing is added.
age-of-champagne-effect-draws = You draw a Bonus token.
age-of-champagne-effect-subsidy = Subsidies: you draw a Bonus token.
age-of-champagne-effect-scores =
    { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
age-of-champagne-effect-module = Module { $count }: room for { $room } still wines in all.
age-of-champagne-effect-winery-full = You have all { $count } modules: nothing is added.
age-of-champagne-effect-age-two = A module of Age II: one eco level up.
age-of-champagne-effect-marketing =
    { $last ->
        [yes] It is the last round: cuvees in the œnotheque will not reach the Marketing grid.
       *[no] { $count ->
            [0] No cuvee could go to your œnotheque as things are.
            [one] 1 cuvee could go to your œnotheque now, and to the Marketing grid in the next round: every cuvee of its type that you ship is worth more then. The Collaborator stays there.
           *[other] { $count } cuvees could go to your œnotheque now, and to the Marketing grid in the next round: every cuvee of their type that you ship is worth more then. The Collaborator stays there.
        }
    }
age-of-champagne-effect-watched = The Merchant will take the other spot at once.
age-of-champagne-effect-orders =
    { $six ->
        [yes] One order of all six.
       *[no] { $count ->
            [one] One Active order.
           *[other] Up to { $count } Active orders.
        }
    }
age-of-champagne-effect-ships-after = Shipping before you: { $names }.
age-of-champagne-effect-ready = Your cellar is ready for { $orders }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
age-of-champagne-effect-none-ready = Your cellar can fulfil none of them as things are.
age-of-champagne-effect-no-wines = Your winery is empty: there is nothing to blend.
age-of-champagne-effect-blends =
    { $count ->
        [0] Your winery ({ $wines }) makes no cuvee as it is.
        [one] Your winery ({ $wines }) makes 1 cuvee.
       *[other] Your winery ({ $wines }) makes { $count } cuvees.
    }
age-of-champagne-effect-cellar-room =
    { $room ->
        [0] Your cellar is full as things are.
       *[other] Your cellar has room for { $room } as things are.
    }
age-of-champagne-effect-council = From the next round on you act in place { $number }.
age-of-champagne-effect-council-last = It is the last round: your place at the Council only decides a tie.
age-of-champagne-effect-council-alone = In turn order the Wine Merchant always comes after you: this changes nothing.
age-of-champagne-effect-reserve =
    { $points ->
        [one] Uses your Reservation: only you can ship it this round. If you do not, you lose 1 point.
       *[other] Uses your Reservation: only you can ship it this round. If you do not, you lose { $points } points.
    }
age-of-champagne-effect-stopped = The event of this round makes it impossible.
age-of-champagne-effect-lacks = Your cellar lacks { $cuvees }.
age-of-champagne-effect-there =
    You have { $count ->
        [one] 1 vineyard
       *[other] { $count } vineyards
    } there then; { $best ->
        [0] nobody else has any.
       *[other] the best of the others has { $best }.
    }
age-of-champagne-effect-there-alone =
    Regions bring no points in a solo game, but a climatic hazard strikes a whole region. { $count ->
        [0] You have no vineyard there yet.
        [one] You have 1 vineyard there already.
       *[other] You have { $count } vineyards there already.
    }
age-of-champagne-effect-land-alone = Regions bring no points in a solo game: a Land ownership is worth nothing there.
age-of-champagne-effect-diverse = A vineyard in every region: { $points } points at the end.
age-of-champagne-effect-later = In the next round it can go to the grid: each shipped { $cuvee } then brings { $points ->
        [0] no bonus yet.
        [one] 1 point more.
       *[other] { $points } points more.
    }
age-of-champagne-effect-promote = Then each shipped { $cuvee } brings { $points ->
        [0] no bonus yet.
        [one] 1 point more.
       *[other] { $points } points more.
    }
age-of-champagne-effect-ship =
    { $how ->
        [partial] Without a { $cuvee }:{" "}
        [partner] With a Partner’s { $cuvee }:{" "}
       *[complete] {""}
    }{ $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $bonus ->
        [0] .
       *[other] , { $bonus } of them from Marketing.
    }
age-of-champagne-effect-travel =
    { $mode ->
        [hand] By hand
        [truck] By truck
        [boat] By boat
       *[plane] By plane
    }{ $swapped ->
        [yes] , with the token
       *[no] {""}
    }: { $steps ->
        [0] no change of your eco level.
       *[other] your eco level becomes { $level } ({ $worth ->
            [-3] −3
            [-2] −2
            [-1] −1
           *[other] { $worth }
        } at the end){ $beyond ->
            [0] .
            [-3] , and 3 points lost.
            [-2] , and 2 points lost.
            [-1] , and 1 point lost.
            [one] , and 1 point.
           *[other] , and { $beyond } points.
        }
    }
age-of-champagne-effect-could-swap = With your Change of transport it could go by boat.
age-of-champagne-effect-token =
    { $count ->
        [one] It brings the last Bonus token of this market.
       *[other] It brings one of { $count } Bonus tokens.
    }
age-of-champagne-effect-slides = Then { $order } becomes Active.
age-of-champagne-effect-asks-partner = The others are asked one after another. If nobody helps, this order is closed for this Collaborator.
age-of-champagne-effect-could-ship = You could still ship { $orders }.
age-of-champagne-effect-reserved = You have reserved { $order }: if it is not shipped in this round, you lose { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
age-of-champagne-effect-stops = Your Collaborator returns, and its spot takes effect.
age-of-champagne-effect-merchant-ignores = The Merchant has no use for it: it is discarded.
age-of-champagne-effect-join = You give a { $cuvee } and gain { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
age-of-champagne-effect-declines = You keep your cuvee; somebody else may help.
age-of-champagne-effect-hit = You lose { $grapes } of this harvest, and keep the token.
age-of-champagne-effect-protects = You keep { $grapes } of this harvest; the token is used up.
age-of-champagne-effect-cold-kept = Unused, it brings 1 point at the end.
age-of-champagne-effect-blend =
    Then your winery has { $left }{ $more ->
        [0] .
        [one] , enough for 1 more cuvee.
       *[other] , enough for { $more } more cuvees.
    }
age-of-champagne-effect-empties-winery = Then your winery is empty.
age-of-champagne-effect-exchange =
    { $left ->
        [none] One wine of your choice is then all your winery has.
       *[other] Then your winery has { $left } and one wine of your choice.
    }
age-of-champagne-effect-exchanged =
    Then your winery has { $wines }{ $more ->
        [0] : no cuvee.
        [one] : enough for 1 cuvee.
       *[other] : enough for { $more } cuvees.
    }
age-of-champagne-effect-could-blend =
    { $count ->
        [one] You could still blend a cuvee.
       *[other] You could still blend { $count } cuvees.
    }
age-of-champagne-effect-stays = In your œnotheque stays { $cuvees }.
age-of-champagne-effect-rests = In the next round { $cuvees } can go from your œnotheque to the grid.
age-of-champagne-effect-rests-empty = Your œnotheque stays empty.
age-of-champagne-effect-then-noir = Then choose how many Pinot noir.
age-of-champagne-effect-stores = You store { $grapes }: your winery has { $wines } then.

## Where the game stands

age-of-champagne-heading =
    { $round ->
        [0] Inheritance
       *[other] Round { $round } of { $rounds }
    }
age-of-champagne-rounds-left =
    { $count ->
        [0] The last round
        [one] One more round
       *[other] { $count } more rounds
    }
age-of-champagne-standing =
    eco { $level } ({ $worth ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] { $worth }
    })

## The table as zones and pieces

age-of-champagne-layout-hand = Your Inheritance cards
age-of-champagne-layout-kept = Kept
age-of-champagne-layout-tokens = In hand
age-of-champagne-layout-stocks = winery { $wines }, cellar { $cuvees }
age-of-champagne-layout-choice = Choose a Bonus token
age-of-champagne-layout-in-hand = Collaborators
age-of-champagne-layout-pawns = Collaborator
age-of-champagne-layout-stars = ★{ $stars }
age-of-champagne-layout-code = { $code }
age-of-champagne-layout-token =
    { $token ->
        [BP2] Prestige
        [BP3] Prestige
        [BP4] Prestige
        [BEC] Eco
        [BLA] Land
        [BA1] +1 Vineyards
        [BA2] +1 Press
        [BA3] +1 Winery
        [BA5] +1 Shipping
        [BA6] +1 Blending
        [BRS] Reservation
        [BTR] Transport
       *[BCO] Cold
    }
age-of-champagne-layout-pawn =
    { $who ->
        [you] your Collaborator
        [merchant] the Merchant’s Collaborator
       *[other] { $seat }’s Collaborator
    }
age-of-champagne-layout-disc =
    { $who ->
        [you] your disc
        [merchant] the Merchant’s disc
       *[other] { $seat }’s disc
    }
age-of-champagne-layout-winery = Your winery
age-of-champagne-layout-room = { $used } of { $most } still wines
age-of-champagne-layout-cellar = Your cellar
age-of-champagne-layout-cellar-room = { $used } of { $most } cuvees
age-of-champagne-layout-oenotheque = Your œnotheque
age-of-champagne-layout-marketing = Your Marketing
age-of-champagne-layout-wine = { $wine }
age-of-champagne-layout-harvest = 7 Your harvest
age-of-champagne-layout-next-harvest = Next harvest
age-of-champagne-layout-hit = A hazard strikes your vineyards
age-of-champagne-layout-grapes = Grapes
age-of-champagne-layout-press = Press
age-of-champagne-layout-free = Room
age-of-champagne-layout-stored = Stored
age-of-champagne-layout-lost = Lost
age-of-champagne-layout-blends = Blends
age-of-champagne-layout-blend = { $recipe } { $wines } → { $cuvee }
age-of-champagne-layout-vines = Your vineyards
age-of-champagne-layout-land = a Land ownership
age-of-champagne-layout-round = Event
age-of-champagne-layout-event-key = { $event }: { $key }
age-of-champagne-layout-events = Events to come
age-of-champagne-layout-no-events = None: it is the last round
age-of-champagne-layout-event-back = an event card
age-of-champagne-layout-orders = Orders
age-of-champagne-layout-orders-about =
    { $side ->
        [simplified] In brackets: Provisional, not yet to be shipped
       *[standard] Active first; in brackets: Provisional
    }
age-of-champagne-layout-asks = Asks for
age-of-champagne-layout-value = Value
age-of-champagne-layout-eco = Eco
age-of-champagne-layout-worth = Your points
age-of-champagne-layout-missing = Missing
age-of-champagne-layout-bonus = Tokens
age-of-champagne-layout-no-order =
    { $row ->
        [active] { $market }: none
       *[provisional] { $market }, next: none
    }
age-of-champagne-layout-order =
    { $row ->
        [active] { $order } { $destination }
       *[provisional] ({ $order } { $destination })
    }
age-of-champagne-layout-eco-by =
    { $eco ->
        [-3] −3
        [-2] −2
        [-1] −1
        [0] 0
       *[other] +{ $eco }
    } { $mode ->
        [hand] hand
        [truck] truck
        [boat] boat
       *[plane] plane
    }
age-of-champagne-layout-on-strike = Cannot travel this round
age-of-champagne-layout-not-yet = Cannot be shipped yet
age-of-champagne-layout-offers = 1 Vineyards
age-of-champagne-layout-upcoming =
    then { $name } { $grapes } { $region }{ $corner ->
        [yes] {" "}{ $brings }
       *[no] {""}
    }{ $key ->
        [yes] {" "}(key card)
       *[no] {""}
    }
age-of-champagne-layout-spot-name = { $spot } { $name }
age-of-champagne-layout-zone-about =
    { $zone ->
        [2] Your press takes more grapes
        [3] One module more
        [4] To the œnotheque, then to the grid
        [5] { $side ->
            [simplified] Up to two Active orders each
           *[standard] Top row: one of six. Bottom row: up to two Active
        }
        [6] Still wines become cuvees
       *[8] Your place from the next round on
    }
age-of-champagne-layout-shipping-about = Z5.1, Z5.2: one of all six. Z5.3, Z5.4: up to two Active
age-of-champagne-layout-spot =
    { $spot } { $effect ->
        [points] { $amount ->
            [-3] −3 points
            [-2] −2 points
            [-1] −1 point
            [one] +{ $amount } point
           *[other] +{ $amount } points
        }
        [eco] { $amount ->
            [-3] −3 eco
            [-2] −2 eco
            [-1] −1 eco
           *[other] +{ $amount } eco
        }
        [link] link 2+3
        [speak-first] Speak First
        [partial] partial delivery
       *[none] no effect
    }
age-of-champagne-layout-marketing-spot =
    { $row ->
        [now] { $spot } step 1
       *[next] { $spot } step 2
    }
age-of-champagne-layout-council-spot = { $spot } place { $number }
age-of-champagne-layout-block = blocked
age-of-champagne-layout-players = Houses
age-of-champagne-layout-points = Points
age-of-champagne-layout-level = Eco
age-of-champagne-layout-winery-of = Winery
age-of-champagne-layout-in-cellar = Cellar
age-of-champagne-layout-resting = Œno.
age-of-champagne-layout-grid = Grid
age-of-champagne-layout-several = { $count } × { $name }
age-of-champagne-layout-tokens-of = Tokens: { $tokens }
age-of-champagne-layout-regions = Regions: vineyards (grapes)
age-of-champagne-layout-eco-track = Eco track
age-of-champagne-layout-signed =
    { $points ->
        [-3] −3
        [-2] −2
        [-1] −1
       *[other] { $points }
    }
age-of-champagne-layout-council = Turn order
age-of-champagne-layout-place = { $place }
age-of-champagne-layout-merchant-cellar = Cellar (up to { $room } each)
age-of-champagne-layout-oenotheque-of = Œnotheque
age-of-champagne-layout-grid-of = Marketing
age-of-champagne-layout-merchant-next = Next
age-of-champagne-layout-merchant-plan =
    { $aims ->
        [yes] He would ship now: { $orders }.
       *[no] He can ship nothing now.
    }
age-of-champagne-layout-merchant-aim =
    { $order }{ $part ->
        [yes] {" "}in part
       *[no] {""}
    } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
age-of-champagne-layout-merchant-habits = How he plays
age-of-champagne-layout-merchant-about =
    { $side ->
        [simplified] Each event puts a Collaborator in Shipping and cuvees in his cellar. He ships what brings most.
       *[standard] Each event puts a Collaborator in Shipping and cuvees in his cellar. He ships what brings most; a full œnotheque sends him to Marketing.
    }
age-of-champagne-layout-supply = Supply
age-of-champagne-layout-grape =
    { $grape ->
        [M] Meunier
        [N] Pinot noir
       *[C] Chardonnay
    }
age-of-champagne-layout-modules = Modules
age-of-champagne-layout-bonuses = Bonus tokens
