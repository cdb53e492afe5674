"""What happens in the hall around the matches: registration, check-in, publishing, each side's report, repairs."""
