"""Examples of `munera.envs`, each of which runs in minutes: `python -m examples.random_play` and so on."""
