"""The rules as dated data: resolve a policy for a date, read one's own, see what there is."""
