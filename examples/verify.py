"""Checks a strategy for matches, nim or cram that `nimatron strategy` has written, and
shares nothing with Nimatron: the rules are here once more, the format is in docs/strategies.md."""
import re
import sys
from itertools import combinations

__debug__ or sys.exit("run it without -O, which leaves out the checks")
ABC = ["", *"abcdefghijklmnopqrstuvwxyz"]

class Piles:
    """A move takes the same number from up to `at_once` piles."""

    def read(self, text):
        assert re.fullmatch("[0-9]+(,[0-9]+){0,9}", text), f"{text} is no position"
        return tuple(map(int, text.split(",")))

    def canonical(self, piles):
        return tuple(sorted(filter(None, piles)))

    def moves(self, piles):
        for many in range(1, self.at_once + 1):
            for chosen in combinations(range(len(piles)), many):
                for count in range(1, min(piles[n] for n in chosen) + 1):
                    left = tuple(size - count * (n in chosen) for n, size in enumerate(piles))
                    yield "+".join(str(n + 1) for n in chosen) + f":{count}", left

class Cram:
    """The free cells of a board. A move takes two that are side by side."""

    def read(self, text):
        if size := re.fullmatch(r"([0-9]+)x([0-9]+)", text):
            text = "/".join(["." * int(size[2])] * int(size[1]))
        rows = text.split("/")
        assert re.fullmatch("[.#/]+", text) and len(set(map(len, rows))) == 1, f"{text} is no board"
        return frozenset((r, c) for r, row in enumerate(rows) for c in range(len(row)) if row[c] == ".")

    def canonical(self, cells):
        left, parts = set(cells), []  # a single cell is of no use
        while left:
            part = [left.pop()]
            for r, c in part:  # it grows meanwhile
                near = {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} & left
                left -= near
                part += near
            images = [[(i * r, j * c) for r, c in part] for i in (1, -1) for j in (1, -1)]
            images += [[(c, r) for r, c in image] for image in images]
            corners = [[min(sides) for sides in zip(*image)] for image in images]
            parts.append(min(sorted((r - top, c - edge) for r, c in image)
                             for image, (top, edge) in zip(images, corners)))
        return tuple(sorted(tuple(part) for part in parts if len(part) > 1))

    def moves(self, cells):
        for r, c in cells:
            for other in {(r, c + 1), (r + 1, c)} & cells:
                names = (ABC[j // 26] + ABC[j % 26 + 1] + str(i + 1) for i, j in ((r, c), other))
                yield "-".join(names), cells - {(r, c), other}

def check(lines):
    tags = dict(re.fullmatch(r'\[(\w+) "(.*)"\]', line).groups() for line in lines if line[0] == "[")
    answers = [line.split(" -> ") for line in lines if line[0] != "["]
    game = Cram() if tags["Game"] == "cram" else Piles()
    names = {"Game", "Position", "Strategy", "Misere", {"matches": "PilesAtOnce"}.get(tags["Game"])}
    assert tags.keys() <= names and len(tags) + len(answers) == len(lines), "a tag is unknown, or there twice"
    at_once = [None, "1", "2", *"3456789", "any"].index(tags.get("PilesAtOnce", "2"))
    game.at_once = {"nim": 1, "matches": at_once, "cram": 0}[tags["Game"]]
    known = {game.canonical(game.read(position)): (position, move) for position, move in answers}
    misere, needed, due = {None: False, "true": True}[tags.get("Misere")], set(), []
    def answer(position):
        key = game.canonical(position)
        assert key in known or misere and not any(game.moves(position)), f"lost in {position}"
        due.extend({key} & known.keys() - needed)
    def face(position):
        assert any(game.moves(position)) or not misere, f"lost in {position}"
        for _, left in game.moves(position):
            answer(left)
    {"win": answer, "loss": face}[tags["Strategy"]](game.read(tags["Position"]))
    while due:
        needed.add(key := due.pop())
        position, move = known[key]
        face(dict(game.moves(game.read(position)))[move])
    assert len(needed) == len(answers), "an answer is there twice, or never needed"
    return "Proved: " + " ".join(line for line in lines if line[0] == "[")


try:
    print(check(list(filter(None, map(str.strip, open(sys.argv[1], encoding="utf-8"))))))
except (AssertionError, AttributeError, KeyError, OSError, TypeError, ValueError) as why:
    sys.exit(f"{sys.argv[1]} proves nothing: {type(why).__name__}: {why}")
