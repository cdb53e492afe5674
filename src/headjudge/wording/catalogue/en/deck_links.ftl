# A link in place of a list.

deck-link_only = There is only a link; headjudge opens no other pages. Copy the list there as text and paste it here.
