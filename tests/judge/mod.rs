//! The judge of every faster method. It tries out all moves by the rules, with no canonical form, no shortcut and no early exit.
//! It only remembers the positions it has judged.

use std::cell::RefCell;
use std::collections::HashMap;

use nimatron::games::{Game, GameKind};
use nimatron::inference::Ending;

/// The boards of this size with every choice of free cells.
fn boards(rows: usize, columns: usize) -> impl Iterator<Item = String> {
    (0_u32..1 << (rows * columns)).map(move |free| {
        if free + 1 == 1 << (rows * columns) {
            return format!("{rows}x{columns}");
        }
        let row = |row: usize| -> String {
            let cells = (0..columns).map(|column| free >> (row * columns + column) & 1);
            cells.map(|free| if free > 0 { '.' } else { '#' }).collect()
        };
        let rows: Vec<String> = (0..rows).map(row).collect();
        rows.join("/")
    })
}

/// The bars within this size.
fn bars(rows: usize, columns: usize) -> Vec<String> {
    let mut bars: Vec<Vec<usize>> = (1..=columns).map(|length| vec![length]).collect();
    let mut next = 0;
    while let Some(bar) = bars.get(next).cloned() {
        next += 1;
        if bar.len() < rows {
            let longest = bar[bar.len() - 1];
            bars.extend((1..=longest).map(|length| [bar.as_slice(), &[length]].concat()));
        }
    }
    let text = |bar: &Vec<usize>| {
        if bar.iter().all(|length| *length == bar[0]) {
            return format!("{}x{}", bar.len(), bar[0]);
        }
        let rows: Vec<String> = bar.iter().map(usize::to_string).collect();
        rows.join(",")
    };
    bars.iter().map(text).collect()
}

/// Small positions of a game as texts, with empty parts and in all orders.
pub(crate) fn small_positions(kind: GameKind) -> Vec<String> {
    match kind {
        GameKind::Matches | GameKind::Nim => {
            let mut texts: Vec<String> = (0..=9).map(|one| one.to_string()).collect();
            for one in 0..=7 {
                texts.extend((0..=7).map(|two| format!("{one},{two}")));
                texts.extend((0..=4).map(|two| format!("{two},{one},{two}")));
            }
            for one in 0..=4 {
                for two in 0..=4 {
                    texts.extend((0..=4).map(|three| format!("{one},{two},{three}")));
                }
            }
            let more = ["1,1,1,1", "2,0,2,2", "1,2,1,3", "3,1,2,2", "1,1,1,1,1,1"];
            texts.extend(more.map(String::from));
            texts
        }
        GameKind::Sticks => (0..=13).map(|sticks| sticks.to_string()).collect(),
        GameKind::Coins => {
            let mut texts: Vec<String> = (0..=9).map(|one| one.to_string()).collect();
            for one in 0..=3 {
                for two in 0..=3 {
                    texts.push(format!("{one},{two}"));
                    texts.push(format!("{two},{one},4,{two}"));
                    texts.extend((0..=3).map(|three| format!("{one},{two},{three}")));
                }
            }
            let more = ["5,3,8,1", "1,2,3,4,5,6,7", "7,0,0,7,1", "9,1,1,9,1,1,9,1,9"];
            texts.extend(more.map(String::from));
            texts
        }
        GameKind::Cram => {
            let sizes = [(1, 1), (1, 5), (5, 1), (2, 2), (2, 3), (3, 3)];
            let mut texts: Vec<String> = sizes
                .into_iter()
                .flat_map(|(rows, columns)| boards(rows, columns))
                .collect();
            let more = ["1x9", "2x4", "4x2", "3x4", "..#./#.../...."];
            texts.extend(more.map(String::from));
            texts
        }
        GameKind::Kayles => {
            let mut texts: Vec<String> = (0..=9).map(|one| one.to_string()).collect();
            for one in 0..=5 {
                texts.extend((0..=5).map(|two| format!("{one},{two}")));
            }
            let more = ["0,0,0", "1,1,1,1", "2,0,2,2", "1,2,1,3", "3,1,2,2", "4,3,3"];
            texts.extend(more.map(String::from));
            texts
        }
        GameKind::Chomp => [bars(4, 4), bars(2, 6), bars(6, 1)].concat(),
    }
}

/// The small positions of a game.
pub(crate) fn positions<R: Game>(rules: &R) -> impl Iterator<Item = R::Position> {
    let read = |text: String| rules.read_position(&text).expect("a position");
    small_positions(rules.kind()).into_iter().map(read)
}

/// The judgement of a position: its value for the player to move, and its ending.
type Judgement = (i64, Ending);

/// A game, whether it is misère, a position, and the largest take there.
type Key = (&'static str, bool, String, Option<u64>);

thread_local! {
    static JUDGED: RefCell<HashMap<Key, Judgement>> = RefCell::default();
}

/// The value for the player to move, and how the game ends when the winner hurries and the loser delays.
pub(crate) fn judged<R: Game>(rules: &R, position: &R::Position) -> Judgement {
    let text = rules.write_position(position);
    let key = (
        rules.kind().name(),
        rules.misere(),
        text,
        rules.max_take(position),
    );
    if let Some(known) = JUDGED.with_borrow(|judged| judged.get(&key).copied()) {
        return known;
    }
    let after: Vec<Judgement> = rules
        .moves(position)
        .map(|played| {
            let after = rules
                .play(position, played)
                .expect("a listed move is legal");
            let (value, ending) = judged(rules, &after);
            (value - rules.points(position, played), ending)
        })
        .collect();
    let value = after.iter().map(|(value, _)| -value).max();
    let value = value.unwrap_or(rules.end_value());
    let won = value > 0;
    let quickest = after.iter().filter(|(value, _)| *value < 0);
    let quickest = quickest.map(|(_, ending)| ending.remoteness + 1).min();
    let slowest = after.iter().map(|(_, ending)| ending.remoteness + 1).max();
    let remoteness = if won { quickest } else { slowest };
    let judgement = (
        value,
        Ending {
            won,
            remoteness: remoteness.unwrap_or(0),
        },
    );
    JUDGED.with_borrow_mut(|judged| judged.insert(key, judgement));
    judgement
}
