"""The commands of `caravansary`, one module each: see `cli`."""
