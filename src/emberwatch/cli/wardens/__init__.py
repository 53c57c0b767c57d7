"""How Wardens of the Duskwatch is shown in a terminal: in sentences, in colours, card by card."""
