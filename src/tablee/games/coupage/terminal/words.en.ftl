# Coupage in the terminal.
coupage-terminal-pile = pile { $count }
coupage-terminal-market = Market
coupage-terminal-harvest = Harvest
coupage-terminal-discard = discard { $count }
coupage-terminal-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
coupage-terminal-own = your cellar
coupage-terminal-near = one to go!
coupage-terminal-empty = empty
coupage-terminal-bottled = bottled
coupage-terminal-means =
    In hand: { $times ->
        [0] no Time
        [one] 1 Time
       *[other] { $times } Time
    }, { $stars ->
        [0] no stars
        [one] 1 star
       *[other] { $stars } stars
    } ({ $worth }★ = 1 Time)
coupage-terminal-chosen = Chosen:
coupage-terminal-no-cards = You have no cards.
coupage-terminal-head-hold = you hold
coupage-terminal-head-costs = cost
coupage-terminal-head-lack = you lack one of
coupage-terminal-holds = { $seat } holds { $cards }
coupage-terminal-able = { $recipe }, bottled: { coupage-ability }
coupage-terminal-complete = ✓ complete: lay it
coupage-terminal-extra = { $seat } has an extra turn after this one.
coupage-terminal-danger = { $name } could win next!
coupage-terminal-step = { $seat } chose { $move }.
coupage-terminal-doing =
    { $step ->
        [draw] draw
        [act] choose
        [harvest] take
        [pay] pay
        [grape] lay
        [discard] discard
       *[other] choose
    }

# What a barrel in production lacks, in fifteen columns.
coupage-barrel-short =
    { $state ->
        [spoiled] { $turns ->
            [one] spoiled 1 turn
           *[other] spoiled { $turns } turns
        }
        [ready] ready for { $cost }
        [both] grape and Time
        [grapes] { $grapes ->
            [one] lacks a grape
           *[other] lacks { $grapes } grapes
        }
       *[time] lacks { $time } Time
    }

# What can be looked through.
coupage-details-discard = The discard, { $count } cards
coupage-details-known = Cards you know in other hands
coupage-details-unseen = Cards you have not seen: in the pile, in other hands, face down

coupage-ending = It took { $round } rounds. { $others }
coupage-ending-short =
    { $names } lacked { $wines ->
        [0] { "" }
        [one] a wine
       *[other] { $wines } wines
    }{ $cavas ->
        [0] { "" }
       *[other] { $wines ->
            [0] a cava
           *[other] { " and a cava" }
        }
    }.

coupage-terminal-sign-time = Time, face up
coupage-terminal-sign-down = Time, a card face down
coupage-terminal-sign-lacks = Time or a grape is missing
coupage-terminal-sign-ready = ready to bottle; recipe complete in your hand
coupage-terminal-sign-spoiled = spoiled for two more turns of its owner
coupage-terminal-sign-bottled = wine, cava bottled
coupage-terminal-sign-goal = still to bottle
coupage-terminal-sign-stars = stars, to pay with
coupage-terminal-sign-choice = possible now
coupage-terminal-sign-would = what the selected move would do
coupage-terminal-sign-fresh = changed since your last move
