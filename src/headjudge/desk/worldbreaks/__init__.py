"""World Breaker at the desk: the organiser's pool, dealing from it, and what each player brings to the table."""
