"""The drawn signs, own work, as SVG symbols."""
