//! What a move does, as it is described beside it: held against the position before it and after
//! it.

use nimatron::reason::Phrase;

use super::boards::{bar, board, cell};
use super::figures::Figures;
use super::tree::Node;

/// Whether a description fits what leads to `after`. Piles, rows and heaps are counted from 1.
pub(super) fn is_done(before: &Node, after: &Node, deed: &Phrase) -> bool {
    let number = |name| deed.number(name);
    let lessens = |piles: &[&str]| {
        let mut left = before.numbers.clone();
        for pile in piles {
            left[deed.count(pile) - 1] -= number("count");
        }
        number("count") > 0 && after.numbers == left
    };
    // What is taken from a heap, and the heaps that are left of it.
    let breaks = |heap: &str, taken: u64, left: &[u64]| {
        let mut heaps = before.numbers.clone();
        let size = heaps.remove(deed.count(heap) - 1);
        heaps.extend(left);
        heaps.retain(|&size| size > 0);
        heaps.sort_unstable();
        left.iter().sum::<u64>() + taken == size && after.sizes() == heaps
    };
    let knocks = |fallen: u64| {
        let row = before.numbers[deed.count("row") - 1];
        let standing = number("pin") - 1;
        breaks("row", fallen, &[standing, row - standing - fallen])
    };
    match deed.id {
        "deed-single" => lessens(&["pile"]),
        "deed-double" => number("number") == 2 && lessens(&["first", "second"]),
        "deed-sticks" | "deed-fibonacci" => after.numbers == [before.numbers[0] - number("count")],
        "deed-octal-leaves" => breaks("heap", number("taken"), &[number("other")]),
        "deed-octal-breaks" => breaks("heap", number("taken"), &[number("one"), number("other")]),
        "deed-octal-splits" | "deed-grundy" => breaks("heap", 0, &[number("one"), number("other")]),
        "deed-taken" | "deed-octal-halves" => {
            // What is left of it is the only thing that the rules allow.
            let rest = before.numbers[deed.count("heap") - 1] - number("taken");
            (0..=rest / 2).any(|one| breaks("heap", number("taken"), &[one, rest - one]))
        }
        "deed-euclid" => {
            let (smaller, larger) = (number("smaller"), number("larger"));
            let rest = larger - smaller * number("count");
            let sorted = |one: u64, other: u64| [one.max(other), one.min(other)];
            before.numbers == sorted(larger, smaller) && after.numbers == sorted(rest, smaller)
        }
        "deed-nimble" => {
            let mut left = before.numbers.clone();
            let coin = &mut left[deed.count("place") - 1];
            let is_there = *coin == number("from") && *coin > number("to");
            *coin = number("to");
            is_there && after.numbers == left
        }
        "deed-staircase" => {
            let (mut left, step) = (before.numbers.clone(), deed.count("place"));
            left[step - 1] -= number("count");
            if step > 1 {
                left[step - 2] += number("count");
            }
            deed.count("to") == step - 1 && number("count") > 0 && after.numbers == left
        }
        "deed-coins" => {
            let kept = before.numbers.len() - deed.count("count");
            let (left, gained) = before.numbers.split_at(kept);
            gained.iter().sum::<u64>() == number("coins") && after.numbers == left
        }
        "deed-domino" => {
            let mut left = board(&before.text);
            let covers = |name| left.remove(&cell(deed.text(name)));
            ["first", "second"].map(covers) == [true; 2] && board(&after.text) == left
        }
        "deed-pins" => number("next") == number("pin") + 1 && knocks(2),
        "deed-pin" => knocks(1),
        "deed-bite" => {
            let (row, column) = cell(deed.text("cell"));
            let before = bar(&before.text);
            let mut left = before.clone();
            left[row..]
                .iter_mut()
                .for_each(|length| *length = column.min(*length));
            left.retain(|&length| length > 0);
            let bitten = before.iter().sum::<usize>() - left.iter().sum::<usize>();
            bar(&after.text) == left && deed.count("count") == bitten
        }
        // What it says of its game is held against that; here only that it is in the right one.
        "deed-summand" => {
            let mut summands = before.text.split(" + ").zip(after.text.split(" + "));
            let changed = summands.position(|(one, other)| one != other);
            changed == Some(deed.count("number") - 1) && deed.phrase("deed").is_some()
        }
        _ => false,
    }
}
