"""What tables must do by themselves: bots' moves, clocks that run out, tables nobody comes back to."""
