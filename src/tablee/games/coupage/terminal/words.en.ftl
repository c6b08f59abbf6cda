# Coupage in the terminal.
coupage-terminal-status = Round { $round } · { $phase } · pile { $pile }
coupage-terminal-pile = pile { $count }
coupage-terminal-market = Market
coupage-terminal-harvest = Harvest
coupage-terminal-discard = discard { $count }
coupage-terminal-account = { $cards } c. · { $bottles }/3
coupage-terminal-bottle = { $recipe } bottled
coupage-terminal-bottled = bottled
coupage-terminal-hand = Your cards:
coupage-terminal-chosen = Chosen:
coupage-terminal-known = You know in other hands:
coupage-terminal-no-cards = You hold no cards.
coupage-terminal-closed = not possible
coupage-terminal-extra = { $seat } has an extra turn after this one.
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

coupage-terminal-lay = Begin a { coupage-recipe }: Time { $time }, stars { $stars } to bottle
coupage-terminal-replace = Complete the { coupage-recipe } on barrel { $barrel }
coupage-terminal-time = A Time card on barrel { $barrel }, the { coupage-recipe }
coupage-terminal-stars = Grapes worth three stars as Time on barrel { $barrel }, the { coupage-recipe }
coupage-terminal-bottling = Bottle the { coupage-recipe } of barrel { $barrel }
coupage-terminal-draw = An unknown card
coupage-terminal-cycle = Discard a card and draw another
coupage-terminal-end = End the turn
coupage-terminal-up = A Time card
coupage-terminal-down = The face-down card in place { $place }
coupage-terminal-decline = Do not use the ability
coupage-terminal-from = From { $seat }, who holds { $cards }

coupage-terminal-helps = It would help towards { $recipes }.
coupage-terminal-asks = { $name }: { $grapes }; different varieties at least { $different }, Time { $time }, stars { $stars } to bottle.
coupage-terminal-brings = When bottled: { coupage-ability }.
coupage-terminal-whose = { $seat }’s barrel { $barrel }
coupage-terminal-state =
    Grapes missing { $grapes }, Time missing { $time }. { $turns ->
        [0] { "" }
        [one] Spoiled for one more turn of its owner.
       *[other] Spoiled for { $turns } more turns of its owner.
    }
coupage-terminal-under = Face down: { $cards }.

coupage-terminal-sign-time = Time, face up
coupage-terminal-sign-down = Time, a card face down
coupage-terminal-sign-lacks = Time or a grape is missing
coupage-terminal-sign-ready = ready to bottle, or recipe complete in your hand
coupage-terminal-sign-spoiled = spoiled; the number the card shows
coupage-terminal-sign-cava = a cava
coupage-terminal-sign-colour = any white, any red grape
coupage-terminal-sign-stars = stars, to pay with

coupage-point-barrels = Your barrels
coupage-point-aid = The player aid
coupage-point-market = The market
coupage-point-hand = Your cards
coupage-point-players = The cellars
