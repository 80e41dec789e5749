"""A bot for sticks that learns: what led to a loss is not played again.

nimatron match sticks 10 'exec:python3 examples/learning_bot.py' perfect --games 1000
"""
import random
import sys

print("# wants result", flush=True)  # the first line: tell me how games end
bad, played = set(), []  # moves that lose, and those of this game
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "game":
        played = []
    elif word == "position":
        sticks = int(rest.split()[0])
        moves = [take for take in (1, 2, 3) if take <= sticks]
        hopeful = [take for take in moves if (sticks, take) not in bad]
        played.append((sticks, random.choice(hopeful or moves), bool(hopeful)))
        print(played[-1][1], flush=True)
    elif rest == "loss":  # the last move from which there was hope
        bad.update([move[:2] for move in played if move[2]][-1:])
