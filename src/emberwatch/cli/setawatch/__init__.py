"""How Set a Watch is shown in a terminal: in sentences, in colours, card by card, and on trial."""
