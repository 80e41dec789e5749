"""Writes b-files about the losing positions of matches with three piles.

    nimatron solve matches 60,60,200 --card --json | python3 examples/bfiles.py completions
    nimatron solve matches 100,100,100 --card --json | python3 examples/bfiles.py largest

`check` computes the losing positions up to 25 by the definition and prints them as a list.
"""
import json
import sys
from itertools import combinations_with_replacement, count


def from_card():
    card = json.load(sys.stdin)["card"]
    return sorted({tuple(sorted(map(int, text.split(",")))) for text in card} | {(0, 0, 0)})


def by_definition(most):
    """A position is losing if no move leaves a losing one."""
    losing = set()
    for piles in sorted(combinations_with_replacement(range(most + 1), 3), key=sum):
        takes = [{n} for n in range(3)] + [{0, 1}, {0, 2}, {1, 2}]
        left = (
            tuple(sorted(size - taken * (n in pile) for n, size in enumerate(piles)))
            for pile in takes
            for taken in range(1, min(piles[n] for n in pile) + 1)
        )
        if not any(after in losing for after in left):
            losing.add(piles)
    return sorted(losing)


def completions(losing):
    """The third pile for each two, by antidiagonals, as far as all are known."""
    third = {}
    for a, b, c in losing:
        for x, y, z in ((a, b, c), (a, c, b), (b, c, a)):
            third[x, y] = third[y, x] = z
    for diagonal in count():
        line = [third.get((a, diagonal - a)) for a in range(diagonal + 1)]
        if None in line:
            return
        yield from line


def largest(losing):
    """How many losing positions have each largest pile."""
    most = max(c for _, _, c in losing)
    yield from (sum(c == size for _, _, c in losing) for size in range(most + 1))


def main(what):
    if what == "check":
        print(by_definition(25))
        return
    for number, term in enumerate({"completions": completions, "largest": largest}[what](from_card())):
        print(number, term)


main(*sys.argv[1:])
