"""What goes wrong outside: processes that die, disks that are full."""
