"""What tables must do by themselves: bots' moves, clocks that run out, people to be called, tables nobody comes
back to."""
