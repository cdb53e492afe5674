"""Views: one module per question that a page answers."""
