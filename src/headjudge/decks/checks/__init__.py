"""The checks of a deck, one module per topic; each gives every fault that it finds."""
