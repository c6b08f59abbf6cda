mine-title = My tables
mine-head = Your tables.
mine-rules = The rulebooks
mine-none = Your first game is still to come
mine-none-text = Games you join wait here between turns, and stay here when they are over.
mine-play-now = Play now
mine-open-tables = See the open tables
mine-running = Going on
mine-waiting = Waiting for people
mine-over = Finished
mine-more = Earlier games
mine-file = Watch a game from a file
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
mine-end-here = Played at one screen

mine-statistics = How it went
mine-statistics-note = Games at one screen have no winner here, and games continued from a replay do not count.
mine-stat-played = { $count ->
    [one] One game played.
   *[other] { $count } games played.
  }
mine-stat-won = { $won ->
    [0] None of { $finished } finished is won yet.
    [one] One of { $finished } finished is won.
   *[other] { $won } of { $finished } finished are won.
  }
mine-stat-best = Best result: { $points }.
mine-stat-seats = { $count ->
    [one] Alone
   *[other] Table of { $count }
  }
mine-stat-place = On average in place { $place } of { $seats }
mine-stat-share = { $won } of { $finished } won
