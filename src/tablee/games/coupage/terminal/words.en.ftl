# Coupage in the terminal.
coupage-terminal-status = Round { $round } · { $phase } · pile { $pile }
coupage-terminal-pile = pile { $count }
coupage-terminal-market = Market
coupage-terminal-harvest = Harvest
coupage-terminal-discard = discard { $count }
coupage-terminal-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
coupage-terminal-account =
    { coupage-terminal-cards }, { $wines ->
        [one] 1 wine
       *[other] { $wines } wines
    }, { $cavas ->
        [one] 1 cava
       *[other] { $cavas } cavas
    }
coupage-terminal-own = your cellar
coupage-terminal-near = one to go!
coupage-terminal-empty = empty
coupage-terminal-empties = empty: { $barrels }
coupage-terminal-bottle = { $recipe } bottled
coupage-terminal-bottled = bottled
coupage-terminal-hand = Your cards:
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
coupage-terminal-known = You know in other hands:
coupage-terminal-no-cards = You hold no cards.
coupage-terminal-head-hold = you hold
coupage-terminal-head-costs = cost
coupage-terminal-head-lack = you lack one of
coupage-terminal-holds = { $seat } holds { $cards }
coupage-terminal-able = { $recipe }, bottled: { coupage-ability }
coupage-terminal-complete = ✓ complete: lay it
coupage-terminal-closed = not possible
coupage-terminal-no-barrel-short = no free barrel
coupage-terminal-lockout-short = one too many
coupage-terminal-lacks = –{ $count }: { $grapes }
coupage-terminal-white = { $count } white
coupage-terminal-red = { $count } red
coupage-terminal-any-white = white
coupage-terminal-any-red = red
coupage-terminal-or = { $first } or { $last }
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

# What a barrel in production lacks: in a wide place, and in fifteen columns.
coupage-barrel-long =
    { $state ->
        [spoiled] { $turns ->
            [one] spoiled for one more turn
           *[other] spoiled for { $turns } turns
        }
        [ready] ready: { $cost } to bottle
        [both] lacks { $grapes ->
            [one] a grape
           *[other] { $grapes } grapes
        } and { $time } Time
        [grapes] { $grapes ->
            [one] lacks a grape
           *[other] lacks { $grapes } grapes
        }
       *[time] lacks { $time } Time, then { $cost }
    }
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

coupage-terminal-lay = Begin a { coupage-recipe }: { $time } Time, then { $stars } to bottle
coupage-terminal-replace = Complete the { coupage-recipe } on barrel { $barrel }
coupage-terminal-time = A Time card on barrel { $barrel }, the { coupage-recipe }
coupage-terminal-stars = Grapes worth { $worth } stars as Time on barrel { $barrel }, the { coupage-recipe }
coupage-terminal-bottling = Bottle the { coupage-recipe } of barrel { $barrel } for { $stars }
coupage-terminal-draw = Draw from the pile
coupage-terminal-cycle = Exchange a card
coupage-terminal-end = End the turn
coupage-terminal-up = A Time card, face up
coupage-terminal-down = The face-down card in place { $place }
coupage-terminal-decline = Do not use the ability
coupage-terminal-from = From { $seat }, who holds { coupage-terminal-cards }

# What a piece is, and what touching it would bring.
coupage-about-pile-now = The top card of the pile: nobody knows it. { $count ->
        [0] The pile is empty: the discard is shuffled first.
        [one] It is the last one.
       *[other] { $count } cards lie there.
    }
coupage-about-pile-later = The pile, { $count } cards: one is drawn at the start of a turn, or for a card you exchange.
coupage-about-discard-now = Exchange: discard one of your cards and draw the top one of the pile; that is one action. { $count } cards lie here, i shows them.
coupage-about-discard-later = The discard, { $count } cards; i shows them all.
coupage-about-completes = With it you could lay { $recipes }.
coupage-about-helps = It brings { $recipes } nearer.
coupage-about-replaces = It would complete your barrel { $recipes }.
coupage-about-money = Worth { $stars } when you pay.
coupage-about-fits = Fits { $recipes }.
coupage-about-pays = { $left ->
        [0] { $over ->
            [0] That is paid exactly.
            [one] That pays it, one star is lost.
           *[other] That pays it, { $over } stars are lost.
        }
        [one] One star is then left to pay.
       *[other] { $left } stars are then left to pay.
    }
coupage-about-discards = { $card } would go to the discard; then you draw a card.
coupage-about-recipe = { $name }: { $grapes }{ $different ->
        [any] { "" }
        [all] , all different
       *[other] , at least { $different } varieties
    }.
coupage-about-costs = { $time } Time, { $stars } to bottle.
coupage-about-lacks = { $count ->
        [one] You lack one grape: { $grapes }.
       *[other] You lack { $count } grapes: { $grapes }.
    }
coupage-about-complete = You hold all of it.
coupage-about-no-barrel = No barrel of yours is free.
coupage-about-lockout = One more of these and you could no longer win.
coupage-about-player = { $seat } holds { coupage-terminal-cards }; bottled: { coupage-bottles }.
coupage-bottles = { $wines ->
        [0] no wine
        [one] one wine
       *[other] { $wines } wines
    }, { $cavas ->
        [0] no cava
        [one] a cava
       *[other] { $cavas } cavas
    }
coupage-about-known = You know: { $cards }.
coupage-about-whose =
    { $who ->
        [you] Your barrel { $barrel }
       *[other] { $seat }’s barrel { $barrel }
    }
coupage-about-ready = Ready: { $stars } to bottle.
coupage-about-missing-grapes =
    { $count ->
        [one] Lacks a grape: { $grapes }.
       *[other] Lacks { $count } grapes: { $grapes }.
    }
coupage-about-missing-time = Lacks { $count } Time.
coupage-about-spoiled =
    { $turns ->
        [one] Spoiled for one more turn of its owner.
       *[other] Spoiled for { $turns } more turns of its owner.
    }
coupage-about-owner = { $seat } has bottled { coupage-bottles }.
coupage-about-evaporates = { $card } would be gone, and { $seat }’s { coupage-recipe } incomplete.
coupage-about-comes-back = { $card } would come back to your hand.
coupage-terminal-pair = { $head }: { $rest }
coupage-terminal-brings = When bottled: { coupage-ability }.
coupage-terminal-under = Face down: { $cards }.

# What the others did since your last move, in a few words.
coupage-brief = { $seat }: { $deeds }.
coupage-brief-market = took { $card }
coupage-brief-lay = began { $recipe }
coupage-brief-replace = completed { $recipe }
coupage-brief-time = aged { $recipe }
coupage-brief-stars = aged { $recipe } with stars
coupage-brief-bottle = bottled { $recipe }
coupage-brief-jeu = bottled { $recipe } for nothing
coupage-brief-cycle = discarded { $card }
coupage-brief-vol =
    { $whose ->
        [you] stole a card from you
       *[other] stole a card from { $victim_seat }
    }
coupage-brief-piq =
    { $whose ->
        [you] spoiled your { $recipe }
       *[other] spoiled { $owner_seat }’s { $recipe }
    }
coupage-brief-oen =
    { $whose ->
        [you] rescued your { $recipe }
        [self] rescued { $recipe }
       *[other] rescued { $owner_seat }’s { $recipe }
    }
coupage-brief-eva =
    { $whose ->
        [you] evaporated { $card } of your { $recipe }
       *[other] evaporated { $card } of { $owner_seat }’s { $recipe }
    }
coupage-brief-vdt =
    { $whose ->
        [you] took a Time from your barrel { $barrel }
       *[other] took a Time from { $owner_seat }
    }
coupage-brief-rec = called a harvest
coupage-brief-harvest = took { $card }
coupage-brief-rose = took { $card } with a rosé
coupage-brief-rouge = aged barrel { $barrel } with a red wine
coupage-brief-cava-blanc = took { $grape } and { $card } back
coupage-brief-cava-blanc-hidden = took { $grape } and a hidden card back
coupage-brief-extra = has an extra turn

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
coupage-terminal-sign-fresh = changed since your last move

coupage-point-barrels = Your barrels
coupage-point-aid = The player aid
coupage-point-market = The market
coupage-point-hand = Your cards
coupage-point-players = The cellars
