"""The event desk in the browser: pages, forms, addresses; one process, one command."""
