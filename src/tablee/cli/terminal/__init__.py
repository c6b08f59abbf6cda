"""The full-screen table. It knows no game: each room brings its own board, hand and accounts."""
