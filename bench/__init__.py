"""How fast the engine is, against the engines others use, measured in one run on one machine.

make bench                                   everything, into build/bench.json
python -m bench --json build/bench.json      the same, once the libraries are there
"""
