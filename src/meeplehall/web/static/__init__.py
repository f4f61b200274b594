"""Style sheets and scripts, as the browser gets them."""
