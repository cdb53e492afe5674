"""One module per form of decklist: how it is known, read and written."""
