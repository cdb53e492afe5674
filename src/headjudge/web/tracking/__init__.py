"""The trackers' pages: a table's secret link, who looks from which seat, forms, words."""
