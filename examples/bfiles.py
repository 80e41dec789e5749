"""Writes b-files about the losing positions of matches with three piles, and checks results by definition.

    nimatron solve matches 60,60,200 --card --json | python3 examples/bfiles.py completions
    nimatron solve matches 100,100,100 --card --json | python3 examples/bfiles.py largest

`check` computes the losing positions up to 100 by the definition alone, and compares the lists of
docs/results with them. `erratum` computes nimbers of the octal games .161 and .36 in the same way.
"""
import json
import sys
from itertools import combinations_with_replacement, count, islice
from pathlib import Path


def from_card():
    """The losing positions of a card, which lists those below a position, and that one if it is losing."""
    answer = json.load(sys.stdin)
    card = answer["card"] + ["0,0,0"] + [answer["position"]] * (answer["outcome"] == "loss")
    return sorted({tuple(sorted(map(int, text.split(",")))) for text in card})


def by_definition(most):
    """A position is losing if no move leaves a losing one: then every position with a move to it is winning."""
    losing, winning = [], set()
    for piles in sorted(combinations_with_replacement(range(most + 1), 3), key=sum):
        if piles in winning:
            continue
        losing.append(piles)
        for taken_from in {0}, {1}, {2}, {0, 1}, {0, 2}, {1, 2}:
            for taken in range(1, most + 1):
                before = sorted(size + taken * (n in taken_from) for n, size in enumerate(piles))
                winning.add(tuple(before))
    return losing


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


LISTS = {"completions": completions, "largest": largest}


def check():
    losing = by_definition(100)
    for name, terms in LISTS.items():
        path = Path(__file__).parent.parent / "docs" / "results" / f"b-{name}.txt"
        lines = path.read_text(encoding="utf-8").splitlines()
        expected = [f"{number} {term}" for number, term in enumerate(islice(terms(losing), len(lines)))]
        if lines != expected:
            sys.exit(f"{path} is wrong")
        print(f"{path.name}: {len(lines)} terms are right")


def octal_nimbers(digits, most):
    """The nimber of a heap is the smallest number that no move leaves."""
    nimbers = []
    for heap in range(most + 1):
        left = set()
        for digit, rest in zip(digits, range(heap - 1, -1, -1)):
            if digit & 1 and rest == 0:
                left.add(0)
            if digit & 2 and rest > 0:
                left.add(nimbers[rest])
            if digit & 4:
                left.update(nimbers[one] ^ nimbers[rest - one] for one in range(1, rest))
        nimbers.append(next(nimber for nimber in count() if nimber not in left))
    return nimbers


def erratum():
    games = octal_nimbers([1, 6, 1], 519), octal_nimbers([3, 6], 519)
    for heap, nimbers in enumerate(zip(*games)):
        if len(set(nimbers)) > 1:
            print(f"heap {heap}: {nimbers[0]} in .161, {nimbers[1]} in .36")


def main(what):
    if what in ("check", "erratum"):
        return {"check": check, "erratum": erratum}[what]()
    for number, term in enumerate(LISTS[what](from_card())):
        print(number, term)


main(*sys.argv[1:])
