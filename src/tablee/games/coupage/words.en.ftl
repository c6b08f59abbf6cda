# Coupage: cards, prompts, log, refusals, scores. `recipe` and `kind` are three letters, `card` and `cards` are lines of their own.
coupage-grape = { $name } { $stars ->
        [1] ★
        [2] ★★
       *[other] ★★★
    }
coupage-card =
    { $card ->
        [TIM] Time
        [JEU] Young wine
        [VOL] Card theft
        [PIQ] Spoiled wine
        [OEN] Oenologist
        [REC] Harvest
        [EVA] Evaporation
       *[VDT] Time theft
    }
coupage-cards = { $first }, { $rest }
coupage-recipe =
    { $recipe ->
        [BLA] white wine
        [ROS] rosé
        [ROU] red wine
        [CVB] white cava
       *[CVR] rosé cava
    }
coupage-effect =
    { $card ->
        [TIM] Ages the wine on one of your barrels.
        [JEU] Bottle one of your ready barrels without paying stars.
        [VOL] Take a random card from another player’s hand.
        [PIQ] Blocks another player’s barrel for four of their turns.
        [OEN] Removes a Spoiled wine from any barrel.
        [REC] Reveal a card for each player; everybody takes one, you first.
        [EVA] Discard a grape of another player’s barrel, never its last.
       *[VDT] Move a Time from another player’s barrel to one of yours.
    }
coupage-ability =
    { $ability ->
        [rose] take a card from the market
        [rouge] a card from your hand serves as Time
        [cava-blanc] take back one Time and one grape
       *[cava-rose] an extra turn
    }
coupage-phase =
    { $phase ->
        [draw] Draw
        [act] Actions
        [harvest] Harvest
        [rose] Rosé ability
        [rouge] Red wine ability
        [cava-blanc] White cava ability
       *[over] End
    }

coupage-prompt-draw =
    { $who ->
        [you] Take a card, from the pile or from the market.
       *[other] Waiting for { $seat } to take a card.
    }
coupage-prompt-act =
    { $who ->
        [you] { $left ->
            [one] You may take one more action, or end your turn.
           *[other] Take up to { $left } actions, or end your turn.
        }
       *[other] { $left ->
            [one] { $seat } may take one more action.
           *[other] { $seat } may take up to { $left } actions.
        }
    }
coupage-prompt-grape =
    { $left ->
        [one] One more grape for the { coupage-recipe }.
       *[other] Choose grapes for the { coupage-recipe }: { $left } more.
    }
coupage-prompt-replace = Choose the grape that completes the barrel.
coupage-prompt-pay =
    { $goal ->
        [time] Pay with grapes for a Time on the { coupage-recipe }
       *[bottle] Pay with grapes to bottle the { coupage-recipe }
    }: { $left ->
        [0] that is enough. Add more, or confirm.
        [one] one more star.
       *[other] { $left } more stars.
    }
coupage-prompt-facedown = Which of the grapes you paid stays face down as Time?
coupage-prompt-discard = Discard a card, then draw one.
coupage-prompt-victim = From whom do you take a card?
coupage-prompt-young = Which barrel do you bottle?
coupage-prompt-target =
    { $kind ->
        [PIQ] Which barrel do you spoil?
        [OEN] From which barrel do you remove the Spoiled wine?
        [EVA] From which barrel does a grape evaporate?
       *[VDT] From which barrel do you take a Time?
    }
coupage-prompt-evaporate = Which grape evaporates?
coupage-prompt-which-time = Which Time do you take?
coupage-prompt-own-barrel = On which of your barrels do you put it?
coupage-prompt-harvest =
    { $who ->
        [you] Take one of the harvested cards.
       *[other] Waiting for { $seat } to take one of the harvested cards.
    }
coupage-prompt-rose =
    { $who ->
        [you] Your rosé lets you take a card from the market. Choose one, or decline.
       *[other] { $seat } may take a card from the market.
    }
coupage-prompt-rouge =
    { $who ->
        [you] Use a card from your hand as Time: choose a barrel, or decline.
       *[other] { $seat } may use a card from their hand as Time.
    }
coupage-prompt-serve = Which card serves as the last Time of the red wine?
coupage-prompt-rouge-card = Which card do you put face down as Time?
coupage-prompt-cava-blanc =
    { $who ->
        [you] Take back a Time and a grape: choose the Time, or decline.
       *[other] { $seat } may take back a Time and a grape.
    }
coupage-prompt-cava-blanc-grape = Which grape do you take back?
coupage-prompt-won =
    { $who ->
        [you] You have all three bottles and win.
       *[other] { $seat } has all three bottles and wins.
    }
coupage-prompt-stopped =
    { $who ->
        [you] The game stops before anybody has reached the goal. You are closest and win.
       *[other] The game stops before anybody has reached the goal. { $seat } is closest and wins.
    }
coupage-prompt-shared = The game stops before anybody has reached the goal. { $count } players share the victory.

# Whose barrel: “your barrel 2”, “Nora’s barrel 2”.
coupage-owners =
    { $owner_who ->
        [you] your
       *[other] { $owner_seat }’s
    }
coupage-log-draw =
    { $who ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
coupage-log-drew = You draw { $card }.
coupage-log-market =
    { $who ->
        [you] You take { $card } from the market.
       *[other] { $seat } takes { $card } from the market.
    }
coupage-log-filled = { $card } is added to the market.
coupage-log-reshuffled =
    { $count ->
        [one] The only card in the discard becomes the pile.
       *[other] The { $count } cards in the discard are shuffled to make a new pile.
    }
coupage-log-no-draw =
    { $who ->
        [you] You have nothing to draw.
       *[other] { $seat } has nothing to draw.
    }
coupage-log-end =
    { $who ->
        [you] { $left ->
            [2] You do nothing this turn.
           *[other] You end your turn.
        }
       *[other] { $left ->
            [2] { $seat } does nothing this turn.
           *[other] { $seat } ends their turn.
        }
    }
coupage-log-lay =
    { $who ->
        [you] You begin a { coupage-recipe } on barrel { $barrel }: { $cards }.
       *[other] { $seat } begins a { coupage-recipe } on barrel { $barrel }: { $cards }.
    }
coupage-log-replace =
    { $who ->
        [you] You add { $card } to the { coupage-recipe } on barrel { $barrel }.
       *[other] { $seat } adds { $card } to the { coupage-recipe } on barrel { $barrel }.
    }
coupage-log-time =
    { $who ->
        [you] You let the { coupage-recipe } on barrel { $barrel } age.
       *[other] { $seat } lets the { coupage-recipe } on barrel { $barrel } age.
    }
coupage-log-stars =
    { $who ->
        [you] You pay { $cards }; { $card } stays face down as Time on barrel { $barrel }, the { coupage-recipe }.
       *[other] { $seat } pays { $cards }; { $card } stays face down as Time on barrel { $barrel }, the { coupage-recipe }.
    }
coupage-log-bottle =
    { $who ->
        [you] You bottle the { coupage-recipe } of barrel { $barrel } and pay { $cards }.
       *[other] { $seat } bottles the { coupage-recipe } of barrel { $barrel } and pays { $cards }.
    }
coupage-log-bottle-serve =
    { $who ->
        [you] You bottle the { coupage-recipe } of barrel { $barrel } and pay { $cards }; { $card } serves as its last Time.
       *[other] { $seat } bottles the { coupage-recipe } of barrel { $barrel } and pays { $cards }; { $card } serves as its last Time.
    }
coupage-log-cycle =
    { $who ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
coupage-log-jeu =
    { $who ->
        [you] You bottle the { coupage-recipe } of barrel { $barrel } with Young wine, without paying.
       *[other] { $seat } bottles the { coupage-recipe } of barrel { $barrel } with Young wine, without paying.
    }
coupage-log-jeu-serve =
    { $who ->
        [you] You bottle the { coupage-recipe } of barrel { $barrel } with Young wine, without paying; { $card } serves as its last Time.
       *[other] { $seat } bottles the { coupage-recipe } of barrel { $barrel } with Young wine, without paying; { $card } serves as its last Time.
    }
coupage-log-vol =
    { $who ->
        [you] You take a card from { $victim_seat }’s hand.
       *[other] { $victim_who ->
            [you] { $seat } takes a card from your hand.
           *[other] { $seat } takes a card from { $victim_seat }’s hand.
        }
    }
coupage-log-stole = You take { $card } from { $victim_seat }.
coupage-log-lost-card = { $seat } takes { $card } from you.
coupage-log-piq =
    { $who ->
        [you] You spoil the { coupage-recipe } on { coupage-owners } barrel { $barrel }.
       *[other] { $seat } spoils the { coupage-recipe } on { coupage-owners } barrel { $barrel }.
    }
coupage-log-oen =
    { $who ->
        [you] You rescue the { coupage-recipe } on { coupage-owners } barrel { $barrel }.
       *[other] { $seat } rescues the { coupage-recipe } on { coupage-owners } barrel { $barrel }.
    }
coupage-log-rec =
    { $who ->
        [you] You play a Harvest.
       *[other] { $seat } plays a Harvest.
    }
coupage-log-revealed = Harvested: { $cards }.
coupage-log-harvest =
    { $who ->
        [you] You take { $card }.
       *[other] { $seat } takes { $card }.
    }
coupage-log-eva =
    { $who ->
        [you] You let { $card } evaporate from the { coupage-recipe } on { coupage-owners } barrel { $barrel }.
       *[other] { $seat } lets { $card } evaporate from the { coupage-recipe } on { coupage-owners } barrel { $barrel }.
    }
coupage-log-vdt =
    { $who ->
        [you] You move a Time from { coupage-owners } barrel { $barrel } to your own barrel { $own }.
       *[other] { $seat } moves a Time from { coupage-owners } barrel { $barrel } to their own barrel { $own }.
    }
coupage-log-cleared =
    { $who ->
        [you] The Spoiled wine on your barrel { $barrel } is gone.
       *[other] The Spoiled wine on { $seat }’s barrel { $barrel } is gone.
    }
coupage-log-decline =
    { $who ->
        [you] You do not use the ability.
       *[other] { $seat } does not use the ability.
    }
coupage-log-rose =
    { $who ->
        [you] Your rosé brings { $card } from the market.
       *[other] { $seat }’s rosé brings { $card } from the market.
    }
coupage-log-rouge =
    { $who ->
        [you] Your red wine: a hand card lies face down as Time on barrel { $barrel }.
       *[other] { $seat }’s red wine: a hand card lies face down as Time on barrel { $barrel }.
    }
coupage-log-rouge-own = Your red wine: { $card } goes face down as Time on barrel { $barrel }.
coupage-log-cava-blanc =
    { $who ->
        [you] Your white cava gives back { $grape } and { $card } of barrel { $barrel }.
       *[other] { $seat }’s white cava gives back { $grape } and { $card } of barrel { $barrel }.
    }
coupage-log-cava-blanc-hidden =
    { $who ->
        [you] Your white cava gives back { $grape } and a face-down card of barrel { $barrel }.
       *[other] { $seat }’s white cava gives back { $grape } and a face-down card of barrel { $barrel }.
    }
coupage-log-extra =
    { $who ->
        [you] Your rosé cava brings an extra turn.
       *[other] { $seat }’s rosé cava brings an extra turn.
    }
coupage-log-won =
    { $who ->
        [you] You have all three bottles and win.
       *[other] { $seat } has all three bottles and wins.
    }
coupage-log-stopped = After { $turns } turns the game stops.

coupage-refuse-no-cards = The pile and the discard are empty: there is nothing to draw.
coupage-refuse-empty-slot = There is no card in place { $slot } of the market.
coupage-refuse-taken = There is no card there.
coupage-refuse-now =
    { $question ->
        [draw] “{ $text }” is not possible now: draw a card first.
        [harvest] “{ $text }” is not possible now: take one of the harvested cards.
        [rose] “{ $text }” is not possible now: take a card from the market, or decline.
        [rouge] “{ $text }” is not possible now: choose one of your barrels that lacks Time, or decline.
        [cava-blanc] “{ $text }” is not possible now: choose a Time of the bottled cava, or decline.
        [facedown] “{ $text }” is not possible now: choose one of the grapes you paid. To do something else, undo this step.
        [victim] “{ $text }” is not possible now: choose another player who holds cards. To do something else, undo this step.
        [young] “{ $text }” is not possible now: choose one of your ready barrels. To do something else, undo this step.
        [target] “{ $text }” is not possible now: choose a barrel. To do something else, undo this step.
        [evaporate] “{ $text }” is not possible now: choose a grape on that barrel. To do something else, undo this step.
        [which-time] “{ $text }” is not possible now: choose one of the Time cards. To do something else, undo this step.
        [own-barrel] “{ $text }” is not possible now: choose one of your barrels that lacks Time. To do something else, undo this step.
        [cava-blanc-grape] “{ $text }” is not possible now: choose a grape of the bottled cava. To do something else, undo this step.
       *[other] “{ $text }” is not possible now: choose a card from your hand. To do something else, undo this step.
    }
coupage-refuse-drawn-already = “{ $text }” is not possible any more this turn: you have drawn your card.
coupage-refuse-begin = “{ $text }” is only part of a move: first choose a wine of the list, a barrel or an action.
coupage-refuse-no-barrel = All your barrels are in use.
coupage-refuse-lockout = With one more { coupage-recipe } you could no longer win.
coupage-refuse-grapes = You do not have the grapes for a { coupage-recipe }.
coupage-refuse-empty-barrel = Barrel { $barrel } is empty.
coupage-refuse-bottled = Barrel { $barrel } is already bottled.
coupage-refuse-spoiled =
    { $turns ->
        [one] The wine on barrel { $barrel } is spoiled for one more turn of yours.
       *[other] The wine on barrel { $barrel } is spoiled for { $turns } more turns of yours.
    }
coupage-refuse-complete = Barrel { $barrel } has all its grapes.
coupage-refuse-no-fit = No grape in your hand fits barrel { $barrel }.
coupage-refuse-aged = Barrel { $barrel } has all the Time it needs.
coupage-refuse-no-time = You have no Time card.
coupage-refuse-stars =
    { $stars ->
        [one] You need grapes worth one star in hand.
       *[other] You need grapes worth { $stars } stars in hand.
    }
coupage-refuse-not-ready = Barrel { $barrel } is not ready. Missing: { $grapes } grapes, { $time } Time.
coupage-refuse-not-held = You do not have { $card } in your hand, or not enough of it.
coupage-refuse-no-effect =
    { $kind ->
        [JEU] You have no barrel that is ready for bottling.
        [VOL] Nobody else has a card.
        [PIQ] No other player has a barrel in production that is not spoiled yet.
        [OEN] No barrel is spoiled.
        [REC] There are no cards left to harvest.
        [EVA] No other player has a barrel in production with two or more grapes.
       *[VDT] There is no Time to take, or none of your barrels can take one.
    }
coupage-refuse-empty-hand = You have no card to discard.
coupage-refuse-no-grape = { $card } is not a grape.
coupage-refuse-payment = With { $card } you would pay more than you need to.
coupage-refuse-misfit = With { $card } you cannot complete the wine.
coupage-refuse-order-first =
    { $step ->
        [pay] Cards with more stars are paid first, equal ones in the order of the list
       *[grape] Grapes are picked in the order of the list
    }: before { $card } comes { $first }.
coupage-refuse-order-back =
    { $step ->
        [pay] Cards with more stars are paid first, equal ones in the order of the list
       *[grape] Grapes are picked in the order of the list
    }: { $card } comes before { $last }. Undo a step to choose it.
coupage-refuse-not-with-those = This grape does not make a complete wine with the others you have chosen.
coupage-refuse-unpaid =
    { $left ->
        [one] You still have to pay one star.
       *[other] You still have to pay { $left } stars.
    }
coupage-refuse-too-much = With this grape you would pay more than you need to.
coupage-refuse-nowhere = There is no such barrel at this table.
coupage-refuse-not-spoiled = That barrel is not spoiled.
coupage-refuse-own-barrel = This card is for another player’s barrel.
coupage-refuse-not-producing = That barrel is not in production.
coupage-refuse-one-spoiled = That barrel is already spoiled.
coupage-refuse-last-grape = The last grape of a barrel cannot evaporate.
coupage-refuse-no-time-there = There is no Time on that barrel.

coupage-score-bottle =
    { $recipe ->
        [BLA] White wine
        [ROS] Rosé
        [ROU] Red wine
        [CVB] White cava
       *[CVR] Rosé cava
    }

coupage-content-letters = “{ $code }” cannot be the code of a variety; use three capital letters, such as MAC.
coupage-content-name = variety { $code } needs a name that can be printed: neither empty nor with line breaks or control characters.
coupage-content-same-name = two varieties are called “{ $name }”; each needs a name of its own.
coupage-content-code = the code { $code } stands for two things; each variety needs three letters of its own.
coupage-content-grapes = there must be { $wanted } grape cards, but there are { $found }.
coupage-content-specials = there must be { $wanted } special cards, but there are { $found }.
coupage-content-slot = recipe { $recipe } asks for “{ $text }”; a grape is W, R, the three letters of a variety, or several separated by “/”.
coupage-content-alike = recipe { $recipe } could be made with more than { $most } grapes of one variety; ask for more different ones.
coupage-content-impossible = recipe { $recipe } can never be made with these grapes.

## The guided first game

coupage-guide-start-goal = Be the first to bottle two wines and one cava. A turn begins with a card: an unknown one from the pile, or one of the two in the market.
coupage-guide-draw-aid = Before you choose, see what your recipes need: the wine list names the missing grapes.
coupage-guide-act-two = Now up to two actions: lay the grapes of a recipe, let a wine age, bottle it, play a special card, or exchange a card.
coupage-guide-act-recipes = Each barrel holds one wine. It needs grapes first, then Time, and finally stars to bottle it.
coupage-guide-act-stars = Stars are money: keep some grapes to pay with. The wine list says what each bottle costs.
coupage-guide-act-plan = Without a cava nobody wins: begin yours early.
coupage-guide-grape = Grapes are laid all at once. Use those with few stars, and keep the others to pay with.
coupage-guide-lay = Now your wine must age. You can play a Time card, or pay with the stars of your grapes; each Time takes an action.
coupage-guide-pay = Pay no more than you need to: you get no change, and what you pay goes to the discard.
coupage-guide-facedown = One of the grapes you paid now stays face down and counts as Time; everybody has seen it.
coupage-guide-replace = Any grape that fits the recipe will do; it need not be the one that was lost.
coupage-guide-young = A young wine costs no stars, so it saves most on the dearest bottle.
coupage-guide-bottle = A bottle is yours for good: no card can touch it any more.
coupage-guide-harvest = In a harvest everybody takes one of the cards in turn, and all see which one.
coupage-guide-target = Harm whoever is closest to winning. An Oenologist saves a barrel of your own.
coupage-guide-evaporate = Take the grape that is hardest to replace: a rare one, or one that the recipe asks for by name.
coupage-guide-victim = The card is taken at random; only you and its owner will see it.
coupage-guide-piq = A spoiled barrel is blocked for four turns of its owner; an Oenologist saves it at once.
coupage-guide-eva = A lost grape must be replaced by one that fits before the barrel can be bottled.
coupage-guide-lost-card = You lost a card. If you have fewer than three at the end of your turn, you draw up to three.
coupage-guide-discard = Discard a card that you do not need; everybody sees it, and it may come back later.
coupage-guide-reshuffled = The pile was empty, so the discard was shuffled: cards you have seen can be drawn again.
coupage-guide-ability = You use a wine’s ability at once, or not at all; it costs no action.
coupage-guide-end = The third bottle ends the game at once, even in the middle of a turn.

## Moves, as they are offered

coupage-move-pile = Draw from the pile
coupage-move-nothing = Empty
coupage-move-market = Take market card { $number }
coupage-move-end = End the turn
coupage-move-cycle = Discard a card and draw
coupage-move-cycle-brief = Discard and draw
coupage-move-decline = Decline
coupage-move-done =
    { $goal ->
        [stars] Pay this for a Time on barrel { $number }
       *[bottle] Pay this and bottle barrel { $number }
    }
coupage-move-up = A face-up Time
coupage-move-down = Face-down Time { $number }
coupage-move-lay = Lay a { coupage-recipe }
coupage-move-play = Play { $card }
coupage-move-card = { $card }
coupage-move-seat = Take a card from { $seat }
coupage-move-barrel = Barrel { $barrel } of { $seat }
coupage-move-aim =
    { $card ->
        [TIM] Age { coupage-aimed }
        [JEU] Bottle { coupage-aimed }
        [PIQ] Spoil { coupage-aimed }
        [OEN] Rescue { coupage-aimed }
        [EVA] Evaporate from { coupage-aimed }
       *[VDT] Take a Time from { coupage-aimed }
    }
coupage-aimed =
    { $whose ->
        [you] your barrel { $barrel }
       *[other] barrel { $barrel } of { $seat }
    }
coupage-move-with =
    { $step ->
        [pay] Pay { $card }
        [discard] Discard { $card }
        [evaporate] Evaporate { $card }
        [facedown] { $card } as Time
        [rouge-card] { $card } as Time
        [serve] { $card } as Time
       *[grape] Add { $card }
    }
coupage-move-replace = Add a grape to barrel { $number }
coupage-move-time = Time card on barrel { $number }
coupage-move-stars = Pay stars for a Time on barrel { $number }
coupage-move-bottle = Bottle barrel { $number }
coupage-move-take = Take harvested card { $number }
coupage-move-take-card = Take { $card }
coupage-group =
    { $group ->
        [barrel-1] Barrel 1
        [barrel-2] Barrel 2
        [barrel-3] Barrel 3
        [barrel-4] Barrel 4
        [draw] Draw
        [end] End
        [lay] Lay grapes
        [special] Special cards
        [cycle] Discard and draw
        [grape] Grapes
        [replace] Grapes
        [pay] Pay
        [facedown] Face down
        [discard] Discard
        [harvest] Harvest
       *[target] Choose
    }

## What a move would bring

coupage-effect-pile =
    { $count ->
        [0] The discard is shuffled first; then you draw an unknown card.
       *[other] An unknown card; the pile has { $count }.
    }
coupage-effect-take = You take { $card }.
coupage-effect-nearer = Useful for: { $wines }.
coupage-effect-nearer-one =
    { coupage-recipe } { $left ->
        [0] (complete)
       *[other] ({ $left } more)
    }
coupage-effect-lay = { $count } grapes go on a free barrel. It will then need { $time } Time and { $stars } stars.
coupage-effect-lockout = You could no longer win: no barrel would be left for what you still need.
coupage-effect-ages =
    The { coupage-recipe } ages{ $time ->
        [0] {""}
        [one] ; one more Time is needed
       *[other] ; { $time } more units of Time are needed
    }{ $grapes ->
        [0] .
        [one] ; a grape is still missing.
       *[other] ; { $grapes } grapes are still missing.
    }
coupage-effect-ripe = The { coupage-recipe } is then ready: you pay { $stars } stars to bottle it.
coupage-effect-stars = Costs grapes worth { $stars } stars; one of them stays face down as Time.
coupage-effect-replace =
    A grape from your hand goes into the { coupage-recipe }; { $left ->
        [0] then it is complete.
        [one] then one more is missing.
       *[other] then { $left } more are missing.
    }
coupage-effect-pays =
    { $stars ->
        [0] Costs no stars.
       *[other] Costs grapes worth { $stars } stars.
    }
coupage-effect-bottle =
    { $counts ->
        [yes] With the { coupage-recipe } you have { $progress } of the 3 bottles.
       *[no] The { coupage-recipe } does not count: you already have enough of its kind.
    }
coupage-effect-wins = Then you have all three bottles: you win.
coupage-effect-cycle = Costs an action: you discard a card and draw the top card of the pile.
coupage-effect-end =
    { $actions ->
        [0] {""}
        [one] You give up one action.{" "}
       *[other] You give up { $actions } actions.{" "}
    }{ $draws ->
        [0] { $extra ->
            [yes] Then you have your extra turn.
           *[no] The next player draws.
        }
        [one] You draw one card, then { coupage-effect-next }
       *[other] You draw { $draws } cards, then { coupage-effect-next }
    }
coupage-effect-next =
    { $extra ->
        [yes] you have your extra turn.
       *[no] it is the next player’s turn.
    }
coupage-effect-decline = The ability is not used.
coupage-effect-paid =
    { $left ->
        [0] That pays for everything.
        [one] You then still owe one star.
       *[other] You then still owe { $left } stars.
    }
coupage-effect-discard = You discard { $card } and draw the top card of the pile.
coupage-effect-facedown = { $card } stays face down as Time.
coupage-effect-serve = { $card } serves as the last Time and goes to the discard with the barrel’s cards.
coupage-effect-grape =
    { $stars ->
        [one] It goes into the barrel; as payment it is worth one star.
       *[other] It goes into the barrel; as payment it is worth { $stars } stars.
    }
coupage-effect-evaporate =
    { $seat } cannot bottle the { coupage-recipe } then: { $count ->
        [one] a grape is missing.
       *[other] { $count } grapes are missing.
    }
coupage-effect-victim =
    { $count ->
        [one] { $seat }’s only card.
       *[other] One of { $seat }’s { $count } cards, at random.
    }
coupage-effect-known = You know these cards: { $cards }.
coupage-effect-target =
    { $whose ->
        [you] Your { coupage-recipe }
       *[other] { $seat }’s { coupage-recipe }
    }{ $ready ->
        [yes] , ready to bottle
       *[no] {""}
    }: { $card ->
        [PIQ] no grape, no Time and no bottling for four turns of its owner.
        [OEN] the Spoiled wine is removed, and production goes on.
        [EVA] loses a grape of your choice.
       *[VDT] loses a Time to one of your barrels.
    }

## Where the game stands

coupage-heading = Round { $round }
coupage-supply =
    { $count ->
        [0] The pile is empty
        [one] One card in the pile
       *[other] { $count } cards in the pile
    }
coupage-bottles =
    { $wines ->
        [0] no wine
        [one] 1 wine
       *[other] { $wines } wines
    }, { $cavas ->
        [0] no cava
        [one] 1 cava
       *[other] { $cavas } cavas
    }

## What recipes lack and barrels wait for

coupage-variety = { $name }
coupage-or = { $first } or { $next }
coupage-and = { $first } and { $next }
coupage-either = { $first } / { $next }
coupage-barrel-free = Free
coupage-barrel-bottled = Bottled
coupage-barrel-spoiled =
    { $turns ->
        [one] Blocked: 1 turn
       *[other] Blocked: { $turns } turns
    }
coupage-barrel-ready = Ready: { $stars } ★
coupage-barrel-lacks-both =
    { $grapes ->
        [one] Lacks 1 grape
       *[other] Lacks { $grapes } grapes
    }, { $time } Time
coupage-barrel-lacks-grapes =
    { $grapes ->
        [one] Lacks 1 grape
       *[other] Lacks { $grapes } grapes
    }
coupage-barrel-lacks-time = Lacks { $time } Time
coupage-aid-asks =
    { $different ->
        [one] One variety will do.
       *[other] At least { $different } varieties.
    }
coupage-aid-all = You have all the grapes: one action lays them.
coupage-aid-missing =
    Missing: { $grapes }{ $market ->
        [0] .
       *[other] { $count ->
            [one] ; it is at the market.
           *[other] ; { $market } at the market.
        }
    }
coupage-aid-times = { $count } { $grape }
coupage-aid-of =
    { $different ->
        [yes] { $count } different ones of { $grapes }
       *[no] { $count } of { $grapes }
    }
coupage-aid-colour =
    { $colour ->
        [white] { $count ->
            [one] 1 white
           *[other] { $different ->
                [yes] { $count } different whites
               *[no] { $count } whites
            }
        }
       *[red] { $count ->
            [one] 1 red
           *[other] { $different ->
                [yes] { $count } different reds
               *[no] { $count } reds
            }
        }
    }
coupage-aid-but = { $colour } (no { $but })
coupage-aid-blend = { $grapes }, at least { $different } varieties in all
coupage-aid-spare =
    { $cava ->
        [yes] No longer counts: you have your cava.
       *[no] No longer counts: you have your two wines.
    }
coupage-aid-closed =
    { $free ->
        [no] No barrel is free.
       *[yes] { $cava ->
            [yes] One more cava would cost you the game.
           *[no] One more wine would cost you the game.
        }
    }

## The table as zones and pieces

coupage-layout-hand = Your cards
coupage-layout-chosen = chosen
coupage-layout-stars =
    { $stars ->
        [1] ★
        [2] ★★
        [3] ★★★
       *[other] { $stars } ★
    }
coupage-layout-back = a card
coupage-layout-aid = Wine list
coupage-layout-time-stars = { coupage-layout-stars } = 1 Time
coupage-layout-grapes = Grapes
coupage-layout-to-bottle = To bottle
coupage-layout-recipe = { $recipe } { $name }
coupage-layout-brings = { $needs } When bottled: { $ability }.
coupage-layout-barrels = Your barrels
coupage-layout-cellar = { $seat }’s barrels
coupage-layout-barrel = { $number }
coupage-layout-barrel-of = { $number } { $recipe }
coupage-layout-bottle = a bottle: { $recipe }
coupage-layout-cava-card = cava card
coupage-layout-time-down = a face-down Time
coupage-layout-time-known = a face-down Time: { $card }
coupage-layout-down = as Time
coupage-layout-turns =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
coupage-layout-market = Market
coupage-layout-harvest = Harvest
coupage-layout-place = { $number }
coupage-layout-resolving = Being played
coupage-layout-pile = Pile
coupage-layout-discard = Discard
coupage-layout-players = Bottles
coupage-layout-goal =
    Goal: { $wines ->
        [one] 1 wine
       *[other] { $wines } wines
    } and { $cavas ->
        [one] 1 cava
       *[other] { $cavas } cavas
    }{ $second ->
        [yes] ; a second cava counts as a wine
       *[no] {""}
    }
coupage-layout-wines = Wines
coupage-layout-cavas = Cavas
coupage-layout-cards = Cards
coupage-layout-hands = The others’ cards
