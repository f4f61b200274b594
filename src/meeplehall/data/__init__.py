"""Games as tables: datasets in Parquet, and reports made of them. polars (extra `research`) is loaded when needed."""
