"""Set a Watch: four Adventurers keep a fire burning through nine nights."""
