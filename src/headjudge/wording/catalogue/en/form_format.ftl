# Deck rules that an event names.

sense-format_of_other_game = “{ $format }” are deck rules of another game than the policy “{ $policy }”; name those of its own game, or leave “format” out.
