"""Every run tries the same examples; `--hypothesis-profile default` looks for new ones."""

from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None)
settings.load_profile("ci")
