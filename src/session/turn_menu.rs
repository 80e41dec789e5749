//! The turn menu: all that a person may choose at a turn, what of it is offered at the moment and why the rest is not, and what an
//! answer means.

use super::hints::Hints;
use super::shown::Halt;
use super::sitting::Sitting;
use crate::communication::{Entry, Menu, Stop};
use crate::explanation::{Words, typed};
use crate::inference::{At, Move, Solver};
use crate::reason::Phrase;
use crate::text::{Role, Span, Text, columns};

/// What a person may choose by a letter.
pub(super) struct Choice {
    pub(super) letter: char,
    /// The number in the full menu, which never changes; 0 if it is not listed there.
    number: usize,
    /// The messages that name it in the full menu and in the short one.
    labels: [&'static str; 2],
    /// What is understood beside the letter: words in every language. Those for help and leaving are understood at every prompt.
    words: &'static [&'static str],
    /// The help that people must be allowed.
    needs: Hints,
    pub(super) deed: Deed,
}

/// What is done about a choice.
type Deed = fn(&mut Sitting) -> Result<(), Halt>;

impl Choice {
    const fn new(
        letter: char,
        number: usize,
        labels: [&'static str; 2],
        words: &'static [&'static str],
        needs: Hints,
        deed: Deed,
    ) -> Self {
        Self {
            letter,
            number,
            labels,
            words,
            needs,
            deed,
        }
    }
}

/// All that has a letter, in the order of the short menu. The full one begins with the ways to be asked for a move. It is long enough
/// without the last ones; the text that `w` shows names them.
#[rustfmt::skip]
static CHOICES: [Choice; 13] = [
    Choice::new('t', 9, ["menu-tip", "short-tip"], &["words-tip"], Hints::Tips, |table| table.show_tip()),
    Choice::new('v', 10, ["menu-values", "short-values"], &["words-values"], Hints::All, |table| table.show_values()),
    Choice::new('w', 5, ["show-why", "short-why"], &["words-why"], Hints::All, |table| table.show_why()),
    Choice::new('o', 3, ["play-optimal", "short-optimal"], &[], Hints::All, |table| table.play_optimal()),
    Choice::new('u', 6, ["menu-undo", "short-undo"], &["words-undo", "words-back"], Hints::None, |table| table.undo()),
    Choice::new('r', 7, ["menu-redo", "short-redo"], &["words-redo"], Hints::None, |table| table.redo()),
    Choice::new('m', 11, ["menu-moves", "short-moves"], &["words-moves"], Hints::None, |table| table.show_moves()),
    Choice::new('p', 12, ["menu-board", "short-board"], &["words-board"], Hints::None, |table| Ok(table.show_board()?)),
    Choice::new(HELP, 4, ["menu-help", "short-help"], &[], Hints::None, |table| table.show_help()),
    Choice::new('q', 8, ["menu-leave", "short-leave"], &[], Hints::None, |_| Err(Halt::Stop(Stop::Quit))),
    Choice::new('a', 0, [""; 2], &[], Hints::All, |table| table.show_replies()),
    Choice::new('l', 0, [""; 2], &[], Hints::All, |table| table.show_line()),
    Choice::new('c', 0, [""; 2], &[], Hints::All, |table| table.show_card()),
];

pub(super) const HELP: char = 'h';

/// The ways to be asked for a move that have the first numbers. Others have numbers after all choices.
const WAYS: [char; 2] = ['s', 'd'];

/// The highest number of a choice.
const LAST: usize = 12;

/// The columns before the short menu, and between its entries.
const INDENT: usize = 2;
const GAP: usize = 2;

/// What an answer at a turn means.
#[derive(Clone)]
pub(super) enum Wish {
    Chosen(&'static Choice),
    /// To be asked for a move, in the way with this letter.
    Ask(char),
    Move(Move),
}

/// An entry of the menu: what it means, or why it is not offered now.
struct Item {
    number: usize,
    letter: char,
    label: String,
    words: &'static [&'static str],
    wish: Result<Wish, Phrase>,
}

/// What a person may choose at a turn.
pub(super) struct TurnMenu {
    offered: Menu<Wish>,
    /// What is not offered now, each with the reason.
    absent: Menu<Phrase>,
}

impl Sitting<'_> {
    /// Returns what is offered. If moves are plain numbers, a number is a move, so entries have only letters.
    pub(super) fn turn_menu(&self) -> TurnMenu {
        let is_lettered = self.game.read_move("1").is_ok();
        let mut items = self.items();
        items.sort_by_key(|item| item.number);
        TurnMenu {
            offered: menu(&items, is_lettered, |wish| wish.ok()),
            absent: menu(&items, is_lettered, |wish| wish.err()),
        }
    }

    /// All entries, offered or not.
    fn items(&self) -> Vec<Item> {
        let words = self.words();
        let mut further = LAST + 1..;
        let mut number = |letter| {
            let known = WAYS.iter().position(|&way| way == letter);
            known.map_or_else(|| further.next().unwrap_or(0), |place| place + 1)
        };
        let ways = self.game.ways(&self.position);
        let ways = ways.iter().map(|way| Item {
            number: number(way.letter),
            letter: way.letter,
            label: words.say(&way.label),
            words: &[],
            wish: Ok(Wish::Ask(way.letter)),
        });
        let mut items: Vec<Item> = ways.collect();
        let [_, other] = WAYS;
        if items.iter().all(|item| item.letter != other) {
            let absent = self.game.conventions().absent_way;
            let why = absent.filter(|&(letter, _)| letter == other);
            items.push(Item {
                number: number(other),
                letter: other,
                label: String::new(),
                words: &[],
                wish: Err(why.map_or_else(|| Phrase::new("absent-way"), |(_, why)| why)),
            });
        }
        items.extend(CHOICES.iter().map(|choice| Item {
            number: choice.number,
            letter: choice.letter,
            label: words.text(choice.labels[0]),
            words: choice.words,
            wish: match self.refusal(choice) {
                Some(refusal) => Err(Phrase::new(refusal)),
                None => Ok(Wish::Chosen(choice)),
            },
        }));
        items
    }

    /// Why a choice is not offered now.
    fn refusal(&self, choice: &Choice) -> Option<&'static str> {
        if self.hints < choice.needs {
            return Some(match self.hints {
                Hints::None => "hints-off",
                _ => "hints-tips",
            });
        }
        match choice.letter {
            'u' if !(0..self.made()).any(|made| self.is_asked(made)) => Some("absent-undo"),
            'r' if self.undone.is_empty() => Some("absent-redo"),
            'm' if self.past.is_empty() => Some("absent-moves"),
            _ => None,
        }
    }
}

/// The menu of those items that have a value, with or without numbers.
fn menu<T: Clone>(
    items: &[Item],
    is_lettered: bool,
    value: fn(Result<Wish, Phrase>) -> Option<T>,
) -> Menu<T> {
    let mut entries = Vec::new();
    let mut numbers = Vec::new();
    let mut unlisted = Vec::new();
    for item in items {
        let Some(value) = value(item.wish.clone()) else {
            continue;
        };
        let name = item.letter.to_string();
        let known = item
            .words
            .iter()
            .flat_map(|id| typed(id))
            .map(str::to_owned);
        unlisted.extend(known.map(|word| (word, value.clone())));
        if item.number == 0 {
            unlisted.push((name, value));
            continue;
        }
        let label = if is_lettered {
            item.label.clone()
        } else {
            format!("{} ({name})", item.label)
        };
        numbers.push(item.number);
        entries.push(Entry { value, name, label });
    }
    let menu = if is_lettered {
        Menu::lettered(entries)
    } else {
        Menu::new(entries).with_numbers(numbers)
    };
    unlisted.iter().fold(menu, |menu, (word, value)| {
        menu.with_words([word.as_str()], value)
    })
}

impl TurnMenu {
    /// Whether entries can be chosen by number.
    pub(super) fn is_numbered(&self) -> bool {
        self.offered.is_numbered()
    }

    /// Returns the full menu.
    pub(super) fn show(&self, width: usize) -> Text {
        self.offered.show(width)
    }

    /// Returns its letters, each with a word, on one line if there is room.
    pub(super) fn show_short(&self, words: &Words, width: usize) -> Text {
        let names = self.offered.names();
        let mut lines: Vec<String> = Vec::new();
        for choice in &CHOICES {
            let letter = choice.letter.to_string();
            if !names.contains(&letter.as_str()) {
                continue;
            }
            let entry = format!("{letter} {}", words.text(choice.labels[1]));
            match lines.last_mut() {
                Some(line) if columns(line) + GAP + columns(&entry) <= width => {
                    line.push_str(&" ".repeat(GAP));
                    line.push_str(&entry);
                }
                _ => lines.push(format!("{}{entry}", " ".repeat(INDENT))),
            }
        }
        lines.into_iter().fold(Text::new(), |text, line| {
            text.fixed(vec![Span::new(Role::Faint, line)])
        })
    }

    /// Returns what an answer means, or why it is refused.
    pub(super) fn read(
        &self,
        game: &dyn Solver,
        position: &At,
        words: &Words,
        answer: &str,
    ) -> Result<Wish, Phrase> {
        if let Some(wish) = self.offered.pick(answer) {
            return Ok(wish);
        }
        if let Some(refusal) = self.absent.pick(answer) {
            return Err(refusal);
        }
        match game.read_typed_move(answer) {
            Ok(played) => game.play(position, played).map(|_| Wish::Move(played)),
            Err(refusal) if game.resembles_move(answer) => Err(refusal),
            Err(_) => Err(Phrase::new("refuse-turn")
                .quoting("answer", answer)
                .with("letters", self.offered.names().join(" "))
                .with("example", words.choices(&game.move_examples(position)))),
        }
    }
}
