### What Coupe nation says, in English.

## Cards and places

coupe-nation-card =
    { $card ->
        [FIN] the Finish card
       *[other] { $card }
    }
coupe-nation-card-with =
    { $card ->
        [FIN] Finish card, counts as 25
       *[other] { $card }{ $symbol ->
            [one] , 1 diamond
            [two] , 2 diamonds
            [heart] , heart
           *[none] {""}
        }
    }
coupe-nation-list = { $first }, { $rest }
coupe-nation-or = { $first } or { $rest }
# After a verb: places 12 …, opens 27 …
coupe-nation-position = on level { $level }, place { $number }
coupe-nation-top = on top
coupe-nation-range = { $first }–{ $last }
coupe-nation-sum =
    { $way ->
        [sum] { $low } + { $high }
       *[difference] { $high } − { $low }
    }{ $change ->
        [more] {" "}+ { $cost }
        [less] {" "}− { $cost }
       *[none] {""}
    } = { $target ->
        [FIN] 25 (Finish card)
       *[other] { $target }
    }
coupe-nation-known = { $card } is { $places }
coupe-nation-known-there = face down { $place }
coupe-nation-known-hand =
    { $who ->
        [you] in your hand
       *[other] in the hand of { $seat }
    }
coupe-nation-in-hand =
    { $count ->
        [0] no card in hand
        [one] one card in hand
       *[other] { $count } cards in hand
    }
coupe-nation-heading = Turn { $turn }
coupe-nation-supply =
    { $count ->
        [0] The deck is empty
        [one] One card in the deck
       *[other] { $count } cards in the deck
    }
coupe-nation-phase =
    { $phase ->
        [draw] Draw
        [act] Action
       *[check] Limits
    }

coupe-nation-option-finish = Finish card
coupe-nation-option-finish-about = Only the Finish card may complete the tower; it lies in the lower half of the deck. Leave it out in your first game.

## What is asked

coupe-nation-prompt-draw =
    { $who ->
        [you] { $most ->
            [one] Draw a card, or none.
           *[other] Draw up to { $most } cards, or none.
        }
       *[other] { $most ->
            [one] { $seat } may draw a card.
           *[other] { $seat } may draw up to { $most } cards.
        }
    }
coupe-nation-prompt-act =
    { $who ->
        [you] Lay a card face up or face down, open one, or take one from the Reserve.
       *[other] { $seat } chooses an action.
    }
coupe-nation-prompt-place = Where do you lay { $card }?
coupe-nation-prompt-hide = Where do you lay { $card } face down?
coupe-nation-prompt-pair =
    { $left ->
        [one] Choose the second card for the Reserve.
       *[other] Choose two cards for the Reserve: their sum or difference takes another one.
    }
coupe-nation-prompt-target = Which card do you take from the Reserve?
coupe-nation-prompt-extra =
    { $left ->
        [one] Destroy one more card: { $sum }.
       *[other] Destroy { $left } more cards: { $sum }.
    }
coupe-nation-prompt-put = Where do you lay { $card }? It may also replace a card.
coupe-nation-prompt-trim =
    { $who ->
        [you] { $left ->
            [one] Destroy a card of your hand: you keep three.
           *[other] Destroy { $left } cards of your hand: you keep three.
        }
       *[other] { $left ->
            [one] { $seat } destroys a card of the hand.
           *[other] { $seat } destroys { $left } cards of the hand.
        }
    }
coupe-nation-prompt-clear =
    { $who ->
        [you] { $left ->
            [one] Destroy a card of the Reserve.
           *[other] Destroy { $left } cards of the Reserve.
        }
       *[other] { $left ->
            [one] { $seat } destroys a card of the Reserve.
           *[other] { $seat } destroys { $left } cards of the Reserve.
        }
    }
coupe-nation-prompt-won = The tower is complete after { $turns } turns. You have won together!
coupe-nation-prompt-collapsed =
    { $who ->
        [you] You open { $card } { $place }, where it does not fit: all have lost.
       *[other] { $seat } opens { $card } { $place }, where it does not fit: all have lost.
    }
coupe-nation-prompt-stuck =
    { $who ->
        [you] You have no possible action. All have lost
       *[other] { $seat } has no possible action. All have lost
    } { $shown ->
        [one] with one card face up.
       *[other] with { $shown } cards face up.
    }

## What has happened

coupe-nation-log-draw =
    { $who ->
        [you] { $count ->
            [0] You draw no card.
            [one] You draw a card.
           *[other] You draw { $count } cards.
        }
       *[other] { $count ->
            [0] { $seat } draws no card.
            [one] { $seat } draws a card.
           *[other] { $seat } draws { $count } cards.
        }
    }
coupe-nation-log-drew =
    { $who ->
        [you] { $count ->
            [one] You draw { $cards }.
           *[other] You draw { $count } cards: { $cards }.
        }
       *[other] { $count ->
            [one] { $seat } draws { $cards }.
           *[other] { $seat } draws { $count } cards: { $cards }.
        }
    }
coupe-nation-log-finish =
    { $who ->
        [you] You draw the Finish card, lay it open before you and draw one more card, if there is one.
       *[other] { $seat } draws the Finish card, lays it open and draws one more card, if there is one.
    }
coupe-nation-log-place =
    { $who ->
        [you] You lay { $card } { $place }.
       *[other] { $seat } lays { $card } { $place }.
    }
coupe-nation-log-hide =
    { $who ->
        [you] You lay a card face down { $place }.
       *[other] { $seat } lays a card face down { $place }.
    }
coupe-nation-log-hid =
    { $who ->
        [you] You lay { $card } face down { $place }.
       *[other] { $seat } lays { $card } face down { $place }.
    }
coupe-nation-log-open =
    { $who ->
        [you] You open { $card } { $place }
       *[other] { $seat } opens { $card } { $place }
    }{ $fits ->
        [yes] .
       *[no] : it does not fit.
    }
coupe-nation-log-exchange =
    { $who ->
        [you] You take { $card } from the Reserve ({ $sum }) and lay it { $place }.
       *[other] { $seat } takes { $card } from the Reserve ({ $sum }) and lays it { $place }.
    }
coupe-nation-log-extras =
    { $who ->
        [you] You destroy { $cards } for it.
       *[other] { $seat } destroys { $cards } for it.
    }
coupe-nation-log-replaced =
    { $who ->
        [you] You take the replaced { $card } into your hand.
       *[other] { $seat } takes the replaced { $card } into the hand.
    }
coupe-nation-log-replaced-finish =
    { $who ->
        [you] You lay the replaced Finish card open before you.
       *[other] { $seat } lays the replaced Finish card open.
    }
coupe-nation-log-replaced-known =
    { $who ->
        [you] You take the hidden { $card } into your hand.
       *[other] { $seat } takes the hidden { $card } into the hand, unseen by the others.
    }
coupe-nation-log-replaced-hidden =
    { $who ->
        [you] You take the hidden card into your hand.
       *[other] { $seat } takes the hidden card into the hand.
    }
coupe-nation-log-discard =
    { $who ->
        [you] You destroy { $card } from your hand.
       *[other] { $seat } destroys { $card } from the hand.
    }
coupe-nation-log-destroy =
    { $who ->
        [you] You destroy { $card } from the Reserve.
       *[other] { $seat } destroys { $card } from the Reserve.
    }
coupe-nation-log-won = The tower is complete after { $turns } turns. You have won together!
coupe-nation-log-collapsed =
    { $shown ->
        [one] The tower falls: all have lost, with one card face up.
       *[other] The tower falls: all have lost, with { $shown } cards face up.
    }
coupe-nation-log-stuck =
    { $who ->
        [you] You have
       *[other] { $seat } has
    } no possible action: all have lost, { $shown ->
        [one] with one card face up.
       *[other] with { $shown } cards face up.
    }

## Why a bot moved as it did: told when the game is over

coupe-nation-why-only = Nothing else was possible.
coupe-nation-why-slip =
    { $what ->
        [place] A slip: another place looked better.
       *[move] A slip: another move looked better.
    }
coupe-nation-why-slip-draw =
    { $count ->
        [0] A slip: it looked better not to draw.
        [one] A slip: it looked better to draw one card.
       *[other] A slip: it looked better to draw { $count } cards.
    }
coupe-nation-why-ahead = Another move looked better at first, but played on in thought, this one won more often.
coupe-nation-why-wins = That completes the tower.
coupe-nation-why-draw-none =
    { $held ->
        [one] More cards were not needed and would only have run down the deck.
       *[other] { $held } cards were enough; more would only have run down the deck.
    }
coupe-nation-why-draw-enough = With { $held } cards there is enough to choose from; more would only run down the deck.
coupe-nation-why-draw-all =
    { $held ->
        [one] One card is little to choose from, but no more could be drawn.
       *[other] { $held } cards are little to choose from, but no more could be drawn.
    }
coupe-nation-why-room =
    { $count ->
        [0] This left the most room, though no number was left { $place }.
        [one] This left the most room: even the tightest place, { $place }, still took one number.
       *[other] This left the most room: even the tightest place, { $place }, still took { $count } numbers.
    }
coupe-nation-why-room-and-draw =
    { $who ->
        [you] This left the most room, and you could draw { $count } cards.
       *[other] This left the most room, and { $seat } could draw { $count } cards.
    }
coupe-nation-why-draw-for-next =
    { $count ->
        [one] It cost a little room, but { $who ->
            [you] you
           *[other] { $seat }
        } could draw a card.
       *[other] It cost a little room, but { $who ->
            [you] you
           *[other] { $seat }
        } could draw { $count } cards.
    }
coupe-nation-why-others-can-go-on = It cost a little room, but the others were more likely to be able to go on.
coupe-nation-why-together = Room, cards kept and cards spent taken together, this looked best.
coupe-nation-why-hide-nothing-fits = No card in hand fitted anywhere face up.
coupe-nation-why-hide-fits = The card fits there, but face up it would have narrowed the places around it too soon.
coupe-nation-why-hide-room = Face up, every card would have taken away more room than a hidden one.
coupe-nation-why-knew = The card was the player’s own, and it fitted.
coupe-nation-why-nothing-else = Everything else was just as hopeless.
coupe-nation-why-gamble = Everything else looked worse: of { $unseen } cards that could lie there, { $fitting } would have fitted.
coupe-nation-why-take = In that place, { $card } was worth more than the cards it cost.
coupe-nation-why-take-nothing-fits = No card in hand fitted face up, but { $card } from the Reserve did.
coupe-nation-why-replace = There was more room with { $card } there than with { $old }.
coupe-nation-why-replace-unknown = Nobody had to gamble on the hidden card any more once { $card } lay there.
coupe-nation-why-useless = There was no place left for { $card }.
coupe-nation-why-least = The tower would miss { $card } least.

## Moves, as they are offered

coupe-nation-move-draw =
    { $count ->
        [0] Draw no card
        [one] Draw a card
       *[other] Draw { $count } cards
    }
coupe-nation-move-place = Lay { $card } face up
coupe-nation-move-hide = Lay { $card } face down
coupe-nation-move-open = Open the card { $place }
coupe-nation-move-reserve = Take a card from the Reserve
coupe-nation-move-pair = { $card } to the Reserve
coupe-nation-move-sum = Take { $card } by the sum
coupe-nation-move-difference = Take { $card } by the difference
coupe-nation-move-take =
    { $cost ->
        [0] { $sum }: take { $card }
        [one] { $sum }: take { $card }, destroy one card
       *[other] { $sum }: take { $card }, destroy { $cost } cards
    }
coupe-nation-move-extra = Destroy { $card }
coupe-nation-move-extra-for = Destroy { $card } ({ $sum })
coupe-nation-move-on = Lay it { $place }
coupe-nation-move-place-there = Lay { $card } { $place }
coupe-nation-move-hide-there = Lay { $card } face down { $place }
coupe-nation-move-put = Lay { $card } { $place }
coupe-nation-move-replace = Replace { $old } by { $card } { $place }
coupe-nation-move-replace-hidden = Replace the hidden card by { $card } { $place }
coupe-nation-move-discard = Destroy { $card }
coupe-nation-move-destroy = Destroy { $card } of the Reserve
coupe-nation-group =
    { $group ->
        [draw] Draw
        [place] Face up
        [hide] Face down
        [open] Open
        [reserve] Reserve
        [pair] Pair
        [sum] Sums
        [difference] Differences
        [extra] To be destroyed
        [discard] Your hand
        [destroy] The Reserve
        [L1] Level 1
        [L2] Level 2
        [L3] Level 3
        [L4] Level 4
        [L5] Level 5
        [L6] Level 6
       *[L7] Top
    }

## What a move would bring

coupe-nation-effect-draw =
    { $held ->
        [0] You would hold no Glass card
        [one] You would hold one Glass card
       *[other] You would hold { $held } Glass cards
    }; { $deck ->
        [0] the deck would be empty.
        [one] one card would be left in the deck.
       *[other] { $deck } cards would be left in the deck.
    }
coupe-nation-effect-places =
    { $count ->
        [one] Fits in one place.
       *[other] Fits in { $count } places.
    }
coupe-nation-effect-hide = Goes wherever a card can stand; only you will know it.
coupe-nation-effect-hidden = Only you know which card it is. Before the top can be laid, it must be opened or replaced.
coupe-nation-effect-open = You do not know this card. If it is not one of { $range }, all lose.
coupe-nation-effect-open-own = Your { $card } fits.
coupe-nation-effect-open-wrong = Your { $card } does not fit: { $range } would. All would lose!
coupe-nation-effect-next =
    { $most ->
        [0] { $who ->
            [you] You may draw no card next.
           *[other] { $seat } may draw no card next.
        }
        [one] { $who ->
            [you] You may draw one card next.
           *[other] { $seat } may draw one card next.
        }
       *[other] { $who ->
            [you] You may draw up to { $most } cards next.
           *[other] { $seat } may draw up to { $most } cards next.
        }
    }
coupe-nation-effect-refill =
    { $who ->
        [you] You may fill up your hand to two cards next.
       *[other] { $seat } may fill up the hand to two cards next.
    }
coupe-nation-effect-no-number = No number would be left { $place }.
coupe-nation-effect-wins = The tower is complete: all win!
coupe-nation-effect-takes = You take { $card } into your hand.
coupe-nation-effect-takes-hidden = You take the hidden card into your hand.
coupe-nation-effect-reserve = Two of your cards go to the Reserve; their sum or difference takes another one.
coupe-nation-effect-pair = The Reserve gets { $card }.
coupe-nation-effect-target =
    { $cost ->
        [0] Costs no other card
        [one] Costs one more card of your hand
       *[other] Costs { $cost } more cards of your hand
    }; { $places ->
        [one] it fits in one place.
       *[other] it fits in { $places } places.
    }
coupe-nation-effect-destroyed = { $card } leaves the game for good.
coupe-nation-effect-more =
    { $count ->
        [one] One more card must go.
       *[other] { $count } more cards must go.
    }
coupe-nation-effect-kept = { $count } cards stay in the Reserve.

## What is not possible

coupe-nation-refuse-now =
    { $question ->
        [draw] “{ $text }” comes later: first say how many cards you draw.
        [act] “{ $text }” is not possible now: choose your action.
        [place] “{ $text }” is not possible now: say where the card goes.
        [hide] “{ $text }” is not possible now: say where the card goes.
        [pair] “{ $text }” is not possible now: choose two cards for the Reserve.
        [target] “{ $text }” is not possible now: choose the card you take.
        [extra] “{ $text }” is not possible now: choose what you destroy.
        [put] “{ $text }” is not possible now: say where the card goes.
        [trim] “{ $text }” is not possible now: destroy cards until you hold three.
       *[clear] “{ $text }” is not possible now: the Reserve has too many cards.
    }
coupe-nation-refuse-draw =
    { $most ->
        [one] You may draw one card at most.
       *[other] You may draw { $most } cards at most.
    }
coupe-nation-refuse-not-held = You do not hold { $card }.
coupe-nation-refuse-in-reserve = { $card } lies in the Reserve: two of your cards can take it by their sum or their difference.
coupe-nation-refuse-no-place = There is no place where { $card } fits.
coupe-nation-refuse-hide-finish = The Finish card is never laid face down.
coupe-nation-refuse-only-top = Only the top is left, and it takes no face-down card.
coupe-nation-refuse-not-down =
    { $look ->
        [empty] There is no card { $place } yet. To lay one there, choose the card first.
       *[open] The card { $place } lies face up already.
    }
coupe-nation-refuse-reserve = No two of your cards reach a card of the Reserve that has a place in the tower.
coupe-nation-refuse-pair = These cards reach no card of the Reserve that has a place in the tower.
coupe-nation-refuse-rising = The pair is written in rising order: begin with { $card }, then { $first }.
coupe-nation-refuse-own-pair = You have only just put { $card } there: take a card that was in the Reserve before.
coupe-nation-refuse-not-in-reserve = The Reserve does not have { $card }.
coupe-nation-refuse-too-far =
    { $count ->
        [0] The two cards do not make { $card }, and you have no other card to destroy.
        [one] The two cards do not make { $card }, not even with the one card you could destroy.
       *[other] The two cards do not make { $card }, not even with the { $count } cards you could destroy.
    }
coupe-nation-refuse-destroy-finish = The Finish card can never be destroyed.
coupe-nation-refuse-extra-pair = { $card } goes to the Reserve and cannot be destroyed as well.
coupe-nation-refuse-extra = Cards to be destroyed are written in rising order, and exactly as many as the sum needs.
coupe-nation-refuse-taken = There is already a card { $place }; it can only be opened, or replaced by a card of the Reserve.
coupe-nation-refuse-middle = Card 25 in the middle of the base is never replaced.
coupe-nation-refuse-unsupported = Nothing can be laid { $place } yet: both places below must be taken.
coupe-nation-refuse-top-down = The top takes no face-down card.
coupe-nation-refuse-top = The top waits until all other cards lie face up.
coupe-nation-refuse-top-finish = Only the Finish card may go on top.
coupe-nation-refuse-bounds =
    { $between ->
        [both] You cannot lay { $card } { $place }: the number must be above { $low } and below { $high }.
        [low] You cannot lay { $card } { $place }: the number must be above { $low }.
       *[high] You cannot lay { $card } { $place }: the number must be below { $high }.
    }

## How the game went

coupe-nation-score-level =
    { $of ->
        [one] Top
       *[other] Level { $level }, of { $of }
    }
coupe-nation-score-hidden =
    { $count ->
        [0] No card left face down
        [one] One card left face down
       *[other] { $count } cards left face down
    }
coupe-nation-score-deck =
    { $count ->
        [0] The deck was empty
        [one] One card left in the deck
       *[other] { $count } cards left in the deck
    }
coupe-nation-score-turns =
    { $count ->
        [one] One turn
       *[other] { $count } turns
    }

## Content files

coupe-nation-content-hearts = symbols: there are { $found } hearts, but at most { $most } are allowed, so that enough cards are drawn.

## The table

coupe-nation-layout-hand = Your cards
coupe-nation-layout-hand-of =
    { $who ->
        [you] Your cards at the end
       *[other] Cards of { $seat }
    }
coupe-nation-layout-tower = Tower
coupe-nation-layout-shown =
    { $count } of 28 face up{ $hidden ->
        [0] {""}
       *[other] , { $hidden } face down
    }
coupe-nation-layout-spot = { $id }
coupe-nation-layout-symbol =
    { $symbol ->
        [one] ◇
        [two] ◇◇
       *[heart] ♥
    }
coupe-nation-layout-hidden-own = { $card }
coupe-nation-layout-back = a card
coupe-nation-layout-back-of =
    { $who ->
        [you] your face-down card
       *[other] a face-down card of { $seat }
    }
coupe-nation-layout-reserve = Reserve
coupe-nation-layout-limit = { $limit } cards
coupe-nation-layout-piles = Deck and discard
coupe-nation-layout-deck = Deck
coupe-nation-layout-discard = Destroyed
coupe-nation-layout-codes = { $codes }
coupe-nation-layout-finish-in-deck = with the Finish card
coupe-nation-layout-sums = What you can take
coupe-nation-layout-takes = Takes
coupe-nation-layout-destroys = Destroys
coupe-nation-layout-known = What you remember
coupe-nation-layout-players = Players

## The guided first game

coupe-nation-guide-start = Build the tower together: seven levels, every number rising from left to right and lying between the two below it. And not a word about your cards.
coupe-nation-guide-draw = The symbol on the last card says how many you may draw: ◇ one, ◇◇ two, ♥ as many as there are diamonds on the two cards below it. The deck is your clock, so do not draw more than you need.
coupe-nation-guide-act = Every turn has one action, and you cannot pass. Look for a place whose range your card does not spoil for others.
coupe-nation-guide-ranges = Each empty place shows the numbers that fit there. Leave room: a place between 14 and 15 can never be filled.
coupe-nation-guide-hide = A card laid face down fits anywhere and holds up others. But before the last card is laid, each must be opened or replaced.
coupe-nation-guide-reserve = Two of your cards make a sum or a difference: the card of the Reserve with that number goes into the tower. Each further card you destroy changes the result by one.
coupe-nation-guide-replace = A card from the Reserve may replace another one, which comes into your hand: the only way to mend a mistake.
coupe-nation-guide-open = If an opened card does not fit, all have lost. Your own hidden cards show you their number.
coupe-nation-guide-trim = You keep three cards. What you destroy never comes back, so destroy a number that has no place any more.
coupe-nation-guide-clear = The Reserve keeps its size. Destroy the card that is hardest to reach or to place.
coupe-nation-guide-finish = The Finish card counts as 25 and completes the tower. It does not count as one of your three cards.
coupe-nation-guide-end = You win or lose together. The game is open now: look at all hands, and at the replay through the eyes of each player.
