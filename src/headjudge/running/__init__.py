"""An event in hand: policy, facts, standings and pairing put together for whoever asks."""
