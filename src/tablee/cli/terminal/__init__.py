"""The full-screen table. It knows no game: each game package provides its own widgets for board, hand and players."""
