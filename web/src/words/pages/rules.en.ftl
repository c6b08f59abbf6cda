rules-title = Rulebooks
rules-head = The rulebooks.
rules-lead = In our own words. Every rule has a number: when a move is refused, you see which rule it is, with a link.
rules-none = There are no rulebooks here
rules-home = Back to the home page
rules-size = { $chapters } chapters, { $rules } numbered rules
rules-read = Read
rules-play = Open a table
rules-of = Rules of { $game }
rules-kind = Rulebook
rules-all = All rulebooks
rules-missing = This rulebook does not exist
rules-missing-text = Perhaps this server does not have the game yet.
rules-loading = Opening the rulebook…
rules-back = Back to your table
rules-search = Search the rules
rules-next = Next match
rules-found = { $at ->
    [0] { $count ->
        [one] found once
       *[other] found { $count } times
      }
   *[other] { $at } of { $count }
  }
rules-not-found = “{ $words }” is not in these rules
rules-contents = Contents
rules-print = Print
