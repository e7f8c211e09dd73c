"""Languages: catalogues, sentences with facts, Korean particles; and the TOML files that hold the words."""
