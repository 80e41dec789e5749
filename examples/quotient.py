"""Checks the words of heaps in misère play by the rules alone, and shares nothing with Nimatron:
    nimatron sequence octal --code 0.123 --to 40 --misere --json | python3 quotient.py
docs/misere.md says why this is a proof."""
import json
import re
import sys

__debug__ or sys.exit("run it without -O, which leaves out the checks")
found = json.load(sys.stdin)
if code := found["options"].get("code"):
    digits = [int(digit) for digit in code.replace(".", "")]
else:
    numbers = list(map(int, found["options"]["set"].split(",")))
    digits = [3 * (taken in numbers) for taken in range(max(numbers) + 1)]

def read(word):
    return "".join(sorted(a * int(n or 1) for a, n in re.findall("([a-zA-Z])([0-9]*)", word)))

def times(one, other, known={}):
    word = "".join(sorted(one + other))
    while word not in known:
        known[word] = word
        for long, short in rules:
            if all(word.count(letter) >= long.count(letter) for letter in long):
                rest = word
                for letter in long:
                    rest = rest.replace(letter, "", 1)
                known[word] = times(rest, short)
    return known[word]

def left(heap):
    for taken, digit in enumerate(digits[:heap + 1]):
        rest = heap - taken
        if taken and digit & (2 if rest else 1):
            yield words[rest]
        for part in range(1, rest // 2 + 1) if digit & 4 else ():
            yield times(words[part], words[rest - part])

rules = [[read(side) for side in rule.split("=")] for rule in found["rules"]]
words, lost = [read(word) for word in found["values"]], set(map(read, found["lost"]))
heaps = {(word, frozenset(left(heap))) for heap, word in enumerate(words)}
assert all(after or not word for word, after in heaps), "a heap without moves is not 1"
letters, all_words = set("".join(sum(rules, []))), {""}
while more := {times(word, a) for word in all_words for a in letters} - all_words:
    all_words |= more
assert len(all_words) == found["order"] and all(
    times(times(word, a), b) == times(times(word, b), a)
    for word in all_words for a in letters for b in letters), "the rules are no product"
seen, sums = set(), {("", frozenset())}
while sums:
    seen.add(state := sums.pop())
    word, after = state
    assert (word in lost) == (bool(after) and not after & lost), f"{word} is wrong"
    sums |= {(times(word, heap), frozenset([times(x, heap) for x in after]
              + [times(word, x) for x in own])) for heap, own in heaps if own} - seen
n, first, period = len(words) - 1, (found["pre_period"] or 0) + 1, found["period"]
assert not period or words[first:max(first, n - period + 1)] == words[first + period:], "no period"
is_enough = period and n >= 2 * first + 2 * period + len(digits) - 2
print(f"proved for {'all heaps' if is_enough else f'heaps of at most {n}'}: "
      f"{len(all_words)} words, {len(seen)} kinds of sums")
