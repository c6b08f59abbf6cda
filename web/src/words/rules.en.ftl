rules-title = Rulebooks
rules-head = The rulebooks.
rules-lead = In our own words. Every rule has a mark, so that a refused move can say which one, and lead you to it.
rules-none = No rulebook is here
rules-home = Back to the start
rules-size = { $chapters } chapters, { $rules } numbered rules
rules-read = Read
rules-play = Lay a table
rules-of = Rules of { $game }
rules-kind = Rulebook
rules-all = All rulebooks
rules-missing = There is no such rulebook
rules-missing-text = Perhaps this server does not have the game yet.
rules-loading = Opening the rulebook…
rules-back = Back to your table
rules-search = Search the rules
rules-next = Next place
rules-found = { $at ->
    [0] { $count ->
        [one] found once
       *[other] found { $count } times
      }
   *[other] { $at } of { $count }
  }
rules-not-found = “{ $words }” stands nowhere in these rules
rules-contents = Contents
rules-print = Print
