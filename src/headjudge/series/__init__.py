"""Several events as one series: a points table, the best of them, ties, and prizes handed out exactly."""

from headjudge.series.form import SeriesFile, parse_series
from headjudge.series.prizes import Handed, hand_out_event, hand_out_series
from headjudge.series.sense import LoadedEvent, check_series, load
from headjudge.series.table import SeriesRow, SeriesTable, series_table

__all__ = [
    "Handed",
    "LoadedEvent",
    "SeriesFile",
    "SeriesRow",
    "SeriesTable",
    "check_series",
    "hand_out_event",
    "hand_out_series",
    "load",
    "parse_series",
    "series_table",
]
