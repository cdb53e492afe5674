"""What people do with a stored event: use cases and views over the store's protocol, free of any web framework.

``headjudge.desk.desk.Desk`` keeps events at hand and takes what people ask for; the other modules each answer one
question of the people at the desk.
"""
