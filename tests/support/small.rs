//! Small positions of each game, values of its options and lists of ingredients, on which
//! properties are tried.

use std::collections::BTreeSet;

use nimatron::games::{Accepts, Game, GameOption, Value};

/// Ingredients of searches for nimbers that are no method of the comparison.
pub(crate) const LISTS_FOR_NIMBERS: [&str; 10] = [
    "simple-cut",
    "cut",
    "cut+aspiration",
    "table+cut+aspiration",
    "sharp",
    "simple-cut+sharp",
    "cut+sharp",
    "table+cut+sharp",
    "table+cut+etc+sharp",
    "table+simple-cut+etc+aspiration+sharp",
];

/// The small positions of a game as they are written: those that are listed, or some that it draws
/// and all below them.
pub(crate) fn small_positions<R: Game>(rules: &R) -> Vec<String> {
    listed(rules.name()).unwrap_or_else(|| drawn(rules))
}

/// Positions with empty piles and in every order, smallest first; `None` for a game that is not
/// known here.
pub(crate) fn listed(name: &str) -> Option<Vec<String>> {
    Some(match name {
        "matches" | "nim" | "nimble" => piles(),
        "staircase" => [piles(), owned(&["0,3,0,2", "1,2,2,0,1"])].concat(),
        "sticks" => (0..=13).map(|sticks: u64| sticks.to_string()).collect(),
        "coins" => coins(),
        "cram" => boards(),
        "kayles" => heaps(
            9,
            5,
            &[
                "0,0,0", "1,1,1,1", "2,0,2,2", "1,2,1,3", "3,1,2,2", "4,3,3", "3,3,0", "0,2,0,2",
            ],
        ),
        "chomp" => [bars(4, 4), bars(2, 6), bars(6, 1)].concat(),
        "octal" => heaps(
            9,
            4,
            &["5,2", "2,5", "1,0,3", "2,2,1", "1,3,1", "3,1,2", "1,1,1,1"],
        ),
        "take" => heaps(
            14,
            6,
            &["1,0,3", "2,2,1", "1,3,1", "3,1,6", "1,1,1,1", "4,5,6"],
        ),
        "sum" => owned(&SUMS),
        "grundy" => heaps(
            11,
            6,
            &["1,0,3", "2,4,1", "4,3,4", "3,1,6", "1,1,1,1", "4,5,4"],
        ),
        "euclid" => two(',', 24),
        // Only where nothing is left may nothing be taken.
        "fibonacci" => {
            let mut texts = two('/', 14);
            texts.retain(|text| text == "0/0" || !text.ends_with("/0"));
            texts
        }
        _ => return None,
    })
}

/// What a game draws for practice, as far as it is small, and some positions below.
fn drawn<R: Game>(rules: &R) -> Vec<String> {
    const MOST: u128 = 200;
    let ends = [false, true];
    let exercises = (1..=10).flat_map(|size| {
        ends.map(|is_large| {
            rules.exercise(size, &mut |bounds| {
                if is_large {
                    *bounds.end()
                } else {
                    *bounds.start()
                }
            })
        })
    });
    let mut open: Vec<R::Position> = exercises.collect();
    open.retain(|position| rules.cost(position).states <= MOST);
    let mut found = BTreeSet::new();
    while let Some(position) = open.pop() {
        let text = position.to_string();
        if (found.len() as u128) < MOST && found.insert((text.len(), text)) {
            let after = rules
                .moves(&position)
                .map(|played| rules.play(&position, played));
            open.extend(after.flatten());
        }
    }
    assert!(
        !found.is_empty(),
        "{} draws small positions for practice",
        rules.name()
    );
    found.into_iter().map(|(_, text)| text).collect()
}

fn owned(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

/// One heap of up to `one`, two of up to `two`, and some more.
fn heaps(one: u64, two: u64, more: &[&str]) -> Vec<String> {
    let single = (0..=one).map(|size| size.to_string());
    let pairs = (0..=two).flat_map(|size| (0..=two).map(move |other| format!("{size},{other}")));
    single.chain(pairs).chain(owned(more)).collect()
}

fn piles() -> Vec<String> {
    let mut texts = heaps(9, 7, &[]);
    for one in 0..=7 {
        texts.extend((0..=4).map(|two| format!("{two},{one},{two}")));
    }
    for [one, two] in (0..=4).flat_map(|one| (0..=4).map(move |two| [one, two])) {
        texts.extend((0..=4).map(|three| format!("{one},{two},{three}")));
    }
    let more = ["1,1,1,1", "2,0,2,2", "1,2,1,3", "3,1,2,2", "1,1,1,1,1,1"];
    texts.extend(owned(&more));
    texts
}

fn coins() -> Vec<String> {
    let mut texts: Vec<String> = (0..=9).map(|one| one.to_string()).collect();
    for one in 0..=3 {
        for two in 0..=3 {
            texts.push(format!("{one},{two}"));
            texts.push(format!("{two},{one},4,{two}"));
            texts.extend((0..=3).map(|three| format!("{one},{two},{three}")));
        }
    }
    let more = ["5,3,8,1", "1,2,3,4,5,6,7", "7,0,0,7,1", "9,1,1,9,1,1,9,1,9"];
    texts.extend(owned(&more));
    texts
}

/// Boards of small sizes with every choice of free cells, and some larger ones.
fn boards() -> Vec<String> {
    let of_size = |(rows, columns): (usize, usize)| {
        let cells = rows * columns;
        (0_u32..1 << cells).map(move |free| {
            if free + 1 == 1 << cells {
                return format!("{rows}x{columns}");
            }
            let cell = |cell: usize| if free >> cell & 1 > 0 { '.' } else { '#' };
            let row = |row| {
                (0..columns)
                    .map(|column| cell(row * columns + column))
                    .collect()
            };
            (0..rows).map(row).collect::<Vec<String>>().join("/")
        })
    };
    let sizes = [(1, 1), (1, 5), (5, 1), (2, 2), (2, 3), (3, 3)];
    let more = ["1x9", "2x4", "4x2", "3x4", "..#./#.../...."];
    sizes
        .into_iter()
        .flat_map(of_size)
        .chain(owned(&more))
        .collect()
}

/// All bars of at most this many rows and columns.
pub(crate) fn bars(rows: usize, columns: u64) -> Vec<String> {
    let mut bars: Vec<Vec<u64>> = (1..=columns).map(|length| vec![length]).collect();
    let mut next = 0;
    while let Some(bar) = bars.get(next).cloned() {
        next += 1;
        let longest = if bar.len() < rows {
            bar[bar.len() - 1]
        } else {
            0
        };
        bars.extend((1..=longest).map(|length| [bar.as_slice(), &[length]].concat()));
    }
    let written = |bar: Vec<u64>| {
        if bar.iter().all(|length| *length == bar[0]) {
            return format!("{}x{}", bar.len(), bar[0]);
        }
        bar.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
    };
    bars.into_iter().map(written).collect()
}

/// All pairs of numbers up to one, the larger first.
fn two(sign: char, most: u64) -> Vec<String> {
    let below = |larger| (0..=larger).map(move |smaller| format!("{larger}{sign}{smaller}"));
    (0..=most).flat_map(below).collect()
}

const SUMS: [&str; 16] = [
    "nim 0",
    "nim 1",
    "kayles 3",
    "nim 0 + kayles 0",
    "nim 2 + kayles 2",
    "kayles 2 + nim 0,2",
    "nim 1,2 + nim 3",
    "sticks 5 --max-take 2 + sticks 3 --max-take 3",
    "take 4 --set 1,3 + take 5 --set 2,5",
    "octal 5 --code 0.137 + octal 4 --code 0.77",
    "octal 3,2 --code 4.07 + nim 2",
    "cram 2x2 + chomp 2x2",
    "cram ../.# + nim 1 + sticks 2 --max-take 2",
    "chomp 2,1 + kayles 1,2 + take 3 --set 1,2",
    "nim 1 + nim 1 + nim 2 + kayles 2",
    "nim 1 + euclid 7,3",
];

/// Some values of an option: for a number the least and a large one.
pub(crate) fn samples(option: &GameOption) -> Vec<Value> {
    let texts: &[&str] = match (&option.accepts, option.name) {
        (Accepts::Number { bounds, .. }, _) => {
            return [*bounds.start(), 30].map(Value::Number).to_vec();
        }
        (_, "code") => &["0.77", "0.6", "4.07", "0.165", "0.04"],
        (_, "set") => &["1", "1,3,4", "2,5", "1-30", "9-50"],
        (_, "piles-at-once") => &["1", "3", "any"],
        (Accepts::Text { usual, .. }, _) => usual.as_slice(),
    };
    let read = texts.iter().map(|text| option.read(text));
    read.collect::<Result<_, _>>()
        .expect("values that are accepted")
}

/// All lists of some sizes in order, no more of them than `most`, and together no larger than
/// `total`.
pub(crate) fn lists_within(
    sizes: impl Iterator<Item = u64>,
    most: usize,
    total: u64,
) -> Vec<Vec<u64>> {
    let sizes: Vec<u64> = sizes.collect();
    let mut all = vec![vec![]];
    let mut next = 0;
    while let Some(list) = all.get(next).cloned() {
        next += 1;
        let bounds = list.last().copied().unwrap_or(0)..=total - list.iter().sum::<u64>();
        let added = sizes
            .iter()
            .filter(|size| list.len() < most && bounds.contains(size));
        all.extend(added.map(|&size| [&list[..], &[size]].concat()));
    }
    all.split_off(1)
}
