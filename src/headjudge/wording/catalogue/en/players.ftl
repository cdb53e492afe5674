# A player’s own pages.

player-link_void = This link does not work
player-link_void_more = It may have been replaced by a newer one, or be incomplete. Ask at the desk for a new link.
player-not_handed_in = Not handed in: what you sent too late
