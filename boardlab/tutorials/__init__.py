"""The tutorial notebooks: made of their sources, packed, copied to a folder, shown by Voila."""
