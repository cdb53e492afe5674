"""What can happen in an event: commands, facts, the state they lead to, and the file it travels in."""
