lost-cities-card =
    { $face ->
        [x]
            { $colour ->
                [Y] yellow wager
                [B] blue wager
                [W] white wager
                [G] green wager
               *[R] red wager
            }
       *[other]
            { $colour ->
                [Y] yellow { $face }
                [B] blue { $face }
                [W] white { $face }
                [G] green { $face }
               *[R] red { $face }
            }
    }
lost-cities-back = a card
lost-cities-colour =
    { $colour ->
        [Y] Yellow
        [B] Blue
        [W] White
        [G] Green
       *[R] Red
    }

lost-cities-option-rounds = Rounds
lost-cities-option-rounds-about = Three rounds are added up.
lost-cities-option-rounds-1 = One
lost-cities-option-rounds-3 = Three

lost-cities-prompt-place =
    { $who ->
        [you] Lay or discard a card.
       *[other] { $seat } lays or discards a card.
    }
lost-cities-prompt-draw =
    { $who ->
        [you] Draw a card from the deck or from a discard pile.
       *[other] { $seat } draws a card.
    }
lost-cities-over = The expeditions are over.
lost-cities-move-lay = Lay { $card }
lost-cities-move-discard = Discard { $card }
lost-cities-move-take = Take { $card } from its discard pile
lost-cities-move-draw = Draw from the deck

lost-cities-effect-open = A new expedition, worth { $new } for now.
lost-cities-effect-lay = This expedition goes from { $old } to { $new }.
lost-cities-effect-useful = Your opponent can take it and lay it at once.
lost-cities-effect-open-to-other = Your opponent could start an expedition with it.
lost-cities-effect-useless = Your opponent can no longer lay it.
lost-cities-effect-take = The deck stays as it is, so the round lasts longer.
lost-cities-effect-draw =
    { $count ->
        [one] One card is left in the deck after this.
       *[other] { $count } cards are left in the deck after this.
    }
lost-cities-effect-last = This is the last card: the round ends at once.

lost-cities-log-open = { $seat } starts an expedition with { $card }: { $points }.
lost-cities-log-lay = { $seat } lays { $card }: the expedition is worth { $points }.
lost-cities-log-discard = { $seat } discards { $card }.
lost-cities-log-take = { $seat } takes { $card } from the discards.
lost-cities-log-draw =
    { $count ->
        [0] { $seat } draws the last card.
       *[other] { $seat } draws from the deck; { $count } left.
    }
lost-cities-log-drew =
    { $count ->
        [0] { $seat } draws { $card }, the last card.
       *[other] { $seat } draws { $card }; { $count } left.
    }
lost-cities-log-scores = { $seat } scores { $points }.
lost-cities-log-round = Round { $round }: { $seat } scores { $points }.
lost-cities-log-begins = Round { $round } begins; { $seat } plays first.

lost-cities-not-held = You do not hold { $card }.
lost-cities-too-low = You cannot lay { $card } after { $last }: an expedition only rises.
lost-cities-too-late = You cannot lay { $card } after { $last }: wagers come before all numbers.
lost-cities-just-discarded = You have just discarded { $card }; you cannot take it back in the same turn.
lost-cities-empty-pile =
    { $colour ->
        [Y] There is no yellow card to take.
        [B] There is no blue card to take.
        [W] There is no white card to take.
        [G] There is no green card to take.
       *[R] There is no red card to take.
    }

lost-cities-zone =
    { $zone ->
        [hand] Your hand
        [expeditions] Your expeditions
        [piles] Discards
        [piles-note] the top card can be taken
       *[deck] Deck
    }
lost-cities-expeditions-of = { $seat }
lost-cities-holds =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
lost-cities-holds-known = { $count } cards in hand, among them { $cards }
lost-cities-supply =
    { $count ->
        [one] 1 card to draw
       *[other] { $count } cards to draw
    }
lost-cities-round = Round { $round } of { $rounds }
lost-cities-sheet =
    { $colour ->
        [Y] Yellow expedition
        [B] Blue expedition
        [W] White expedition
        [G] Green expedition
       *[R] Red expedition
    }
lost-cities-sheet-round = Round { $round }

lost-cities-guide-start = Each colour is an expedition that costs 20 points as soon as you start it. Cards with rising numbers pay for it.
lost-cities-guide-place = Lay a card on your expedition of its colour, higher than the last one there, or discard a card that neither of you needs. Wagers multiply the result, for better or worse, and must come first.
lost-cities-guide-draw = Then draw: from the deck, or the top card of a discard pile. Taking discards makes the round longer.
lost-cities-guide-end = An expedition is worth its cards less 20, times one more than its wagers. Eight cards or more earn another 20.
