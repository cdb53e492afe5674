"""Tags that templates use."""
