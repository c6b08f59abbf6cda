"""What every game, bot and table builds on. It knows no game."""
