"""The play-off: trees of matches, filled with what has been played."""
