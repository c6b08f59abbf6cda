mine-title = My tables
mine-head = Your tables.
mine-rules = The rulebooks
mine-none = You have not played yet
mine-none-text = Your games stay here between turns and after they are over.
mine-play-now = Play now
mine-open-tables = See the open tables
mine-running = In progress
mine-waiting = Waiting for players
mine-over = Finished
mine-more = Earlier games
mine-file = Replay a game from a file
mine-with = { $game } with { $names }
mine-sheet = Score
mine-sheet-of = Score: { $what }
mine-replay = Replay
mine-replay-of = Replay: { $what }
mine-end-won = Won, with { $points }
mine-end-shared = Won together, with { $points }
mine-end-place = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
   *[other] Place { $place }
  } of { $of }, with { $points }
mine-end-stopped = Stopped before the end
mine-end-abandoned = Abandoned
mine-end-watched = You watched
mine-end-here = Played on one device

mine-statistics = Statistics
mine-statistics-note = Games played on one device have no winner here, and games continued from a replay do not count.
mine-stat-played = { $count ->
    [one] One game played.
   *[other] { $count } games played.
  }
mine-stat-won = { $won ->
    [0] No wins yet in { $finished } finished.
    [one] One win in { $finished } finished.
   *[other] { $won } wins in { $finished } finished.
  }
mine-stat-best = Best result: { $points }.
mine-stat-seats = { $count ->
    [one] Alone
   *[other] Table of { $count }
  }
mine-stat-place = Average place: { $place } of { $seats }
mine-stat-share = { $won } of { $finished } won
