"""What dice in camp do: spaces of the board, runes, and the Adventurers' own actions."""
