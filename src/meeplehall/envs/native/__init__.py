"""What steps many games at once; compiled."""
