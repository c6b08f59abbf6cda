tables-title = Open tables
tables-head = Free chairs.
tables-lead = Anyone can join these tables. Looking does not commit you: you sit down later, with a button.
tables-open-one = Open a table
tables-play-now = Play now, with bots
tables-mine = My tables
tables-filter = Show tables of
tables-all = All games
tables-none = No free chairs right now
tables-none-text = Open a table for anyone, and it will wait here for the next guest.
tables-with = { $game } with { $names }
tables-free = { $count ->
    [0] All chairs are taken
    [one] One chair free
   *[other] { $count } chairs free
  }
tables-of = of { $count }
tables-facts = { $clock }; opened { $ago }
tables-go = Look in
tables-back = Back to my chair
tables-go-name = Look in: the table of { $names }
tables-more = Older tables
tables-new = A new table is open.
