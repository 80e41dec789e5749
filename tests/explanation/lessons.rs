//! What lessons tell: nothing that a later one teaches.

use nimatron::features::lessons::{drilled, lesson_names};
use nimatron::reason::{Form, Reason};

/// The first words of what reasons say, and the lesson that teaches it.
const TAUGHT: [(&str, &str); 27] = [
    ("theorem-takes", "backwards"),
    ("theorem-poisoned", "backwards"),
    ("theorem-components-none-left", "backwards"),
    ("theorem-summands-last", "backwards"),
    ("theorem-remainder-won-misere", "last-stick"),
    ("theorem-remainder-lost-misere", "last-stick"),
    ("theorem-remainder", "remainder"),
    ("theorem-heap-divided", "period"),
    ("theorem-heap-remainders", "period"),
    ("theorem-pairs", "pairs"),
    ("theorem-pin-rows-nimbers", "kayles"),
    ("theorem-pin-rows", "copying"),
    ("theorem-mirror", "copying"),
    ("theorem-arms", "copying"),
    ("theorem-rows", "copying"),
    ("theorem-columns", "copying"),
    ("theorem-nim-won-misere", "misere-nim"),
    ("theorem-nim-lost-misere", "misere-nim"),
    ("theorem-ones", "misere-nim"),
    ("theorem-nim", "nim-sum"),
    ("nim-sum", "nim-sum"),
    ("theorem-summands", "sums"),
    ("summand", "sums"),
    ("theorem-component", "kayles"),
    ("theorem-heaps", "kayles"),
    ("theorem-golden", "golden"),
    ("golden", "golden"),
];

/// The last lesson that a reason rests on.
fn rests_on(reason: &Reason) -> usize {
    let other = reason.other_theorem.iter().map(|(_, evidence)| evidence);
    let theorems: Vec<_> = other.chain(&reason.evidence).collect();
    let told = theorems.iter().flat_map(|theorem| &theorem.sentences);
    let mut names: Vec<&str> = told
        .map(|phrase| {
            let mut known = TAUGHT.iter();
            let known = known.find(|(id, _)| phrase.id.starts_with(id));
            known
                .unwrap_or_else(|| panic!("{} is in no lesson", phrase.id))
                .1
        })
        .collect();
    names.extend(reason.mex.iter().map(|_| "mex"));
    names.extend(reason.parts.iter().map(|_| "sums"));
    for theorem in theorems {
        match &theorem.form {
            Form::Binary { .. } => names.push("nim-sum"),
            // A single component is the position itself, which is not drawn again.
            Form::Components { before, after } => {
                let after = after.iter().flatten();
                names.extend((before.len() > 1 || after.count() > 0).then_some("mex"));
            }
            Form::Plain => {}
        }
    }
    let course = lesson_names();
    let place = |name: &str| course.split(", ").position(|lesson| lesson == name);
    let places = names.iter().map(|name| place(name).expect("a lesson"));
    places.max().unwrap_or(0)
}

#[test]
fn no_reason_in_a_lesson_rests_on_a_later_one() {
    let (mut seen, mut held_back) = (0, 0);
    for place in 0..lesson_names().split(", ").count() {
        for (number, seed) in (0..16).flat_map(|number| [(number, 1), (number, 2), (number, 3)]) {
            let (whole, told) = drilled(place, number, seed);
            held_back += usize::from(rests_on(&whole) > place);
            for told in told {
                assert!(rests_on(&told) <= place, "{place}: {told:?}");
                seen += 1;
            }
        }
    }
    assert!(seen > 4000 && held_back > 50, "{seen} {held_back}");
}
