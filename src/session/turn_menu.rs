//! The turn menu: all that a person may choose at a turn, what of it is offered at the moment and why the rest is not, and what an
//! answer means.

use super::hints::Hints;
use super::shown::Halt;
use super::sitting::Sitting;
use crate::communication::{Entry, Menu, Stop};
use crate::explanation::{Words, typed};
use crate::inference::{At, Move, Solver};
use crate::reason::Phrase;
use crate::text::{Role, Text, columns};

/// What a person may choose by a letter.
pub(super) struct Choice {
    pub(super) letter: char,
    /// The number in the full menu, which never changes; 0 if it is not listed there.
    number: u64,
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
        number: u64,
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
#[expect(clippy::redundant_closure_for_method_calls, reason = "a method is for one lifetime of a sitting, a closure for all")]
static CHOICES: [Choice; 13] = [
    Choice::new('t', 9, ["menu-tip", "short-tip"], &["words-tip"], Hints::Tips, |table| table.show_tip()),
    Choice::new('v', 10, ["menu-values", "short-values"], &["words-values"], Hints::All, |table| table.show_values()),
    Choice::new('w', 5, ["show-why", "short-why"], &["words-why"], Hints::All, |table| table.show_why()),
    Choice::new('o', 3, ["play-optimal", "short-optimal"], &[], Hints::All, |table| table.play_optimal()),
    Choice::new('u', 6, ["menu-undo", "short-undo"], &["words-undo", "words-back"], Hints::None, |table| table.undo()),
    Choice::new('r', 7, ["menu-redo", "short-redo"], &["words-redo"], Hints::None, |table| table.redo()),
    Choice::new('m', 11, ["menu-moves", "short-moves"], &["words-moves"], Hints::None, |table| table.show_moves()),
    Choice::new('p', 12, ["menu-board", "short-board"], &["words-board"], Hints::None, |table| Ok(table.show_board()?)),
    Choice::new('h', 4, ["menu-help", "short-help"], &[], Hints::None, |_| Err(Halt::Help)),
    Choice::new('q', 8, ["menu-leave", "short-leave"], &[], Hints::None, |_| Err(Halt::Stop(Stop::Quit))),
    Choice::new('a', 0, [""; 2], &[], Hints::All, |table| table.show_replies()),
    Choice::new('l', 0, [""; 2], &[], Hints::All, |table| table.show_line()),
    Choice::new('c', 0, [""; 2], &[], Hints::All, |table| table.show_card()),
];

/// The columns before the short menu, and between its entries.
const GAP: &str = "  ";

/// What an answer at a turn means.
#[derive(Clone)]
pub(super) enum Wish {
    Choice(Deed),
    /// To be asked for a move, in the way with this letter.
    Ask(char),
    Move(Move),
}

/// What a person may choose at a turn, or why it is not offered now.
pub(super) type TurnMenu = Menu<Result<Wish, Phrase>>;

impl Sitting<'_> {
    /// Returns what is offered. If moves are plain numbers, a number is a move, so entries have only letters.
    pub(super) fn turn_menu(&self) -> TurnMenu {
        let words = self.words();
        let has_numbers = self.has_numbers();
        let entry = |letter: char, number, label: String, wish: Result<Wish, Phrase>| {
            let label = match &wish {
                Ok(_) if number > 0 && has_numbers => format!("{label} ({letter})"),
                Ok(_) if number > 0 => label,
                _ => String::new(),
            };
            (number, Entry::new(wish, letter, label))
        };
        let ways = self.game.ways(&self.position);
        let mut entries: Vec<_> = ways
            .iter()
            .zip(1..)
            .map(|(way, number)| {
                let wish = Ok(Wish::Ask(way.letter));
                entry(way.letter, number, words.say(&way.label), wish)
            })
            .collect();
        if ways.len() < 2 {
            let absent = self.game.conventions().absent_way;
            let (letter, why) = absent.unwrap_or_else(|| ('d', Phrase::new("absent-way")));
            entries.push(entry(letter, 2, String::new(), Err(why)));
        }
        entries.extend(CHOICES.iter().map(|choice| {
            let wish = match self.refusal(choice) {
                Some(refusal) => Err(Phrase::new(refusal)),
                None => Ok(Wish::Choice(choice.deed)),
            };
            let label = words.text(choice.labels[0]);
            let known = choice.words.iter().flat_map(|id| typed(id));
            let (number, entry) = entry(choice.letter, choice.number, label, wish);
            (number, entry.known(known))
        }));
        entries.sort_by_key(|(number, _)| *number);
        let entries = entries.into_iter().map(|(number, mut entry)| {
            entry.number = Some(number).filter(|&number| number > 0 && has_numbers);
            entry
        });
        Menu::new(entries.collect())
    }

    /// Whether what is offered can be chosen by number.
    pub(super) fn has_numbers(&self) -> bool {
        self.game.read_move("1").is_err()
    }

    /// Why a choice is not offered now.
    fn refusal(&self, choice: &Choice) -> Option<&'static str> {
        match (choice.letter, self.hints) {
            (_, Hints::None) if choice.needs > Hints::None => Some("hints-off"),
            (_, Hints::Tips) if choice.needs > Hints::Tips => Some("hints-tips"),
            ('u', _) if !(0..self.made()).any(|made| self.is_asked(made)) => Some("absent-undo"),
            ('r', _) if self.undone.is_empty() => Some("absent-redo"),
            ('m', _) if self.past.is_empty() => Some("absent-moves"),
            _ => None,
        }
    }

    /// Returns the letters of the menu, each with a word, on one line if there is room.
    pub(super) fn short_menu(&self, menu: &TurnMenu) -> Text {
        let (words, width) = (self.words(), self.dialogue.width());
        let names = menu.names();
        let mut lines: Vec<String> = Vec::new();
        for choice in &CHOICES {
            let letter = choice.letter.to_string();
            if !names.contains(&letter.as_str()) {
                continue;
            }
            let entry = format!("{GAP}{letter} {}", words.text(choice.labels[1]));
            match lines.last_mut() {
                Some(line) if columns(line) + columns(&entry) <= width => line.push_str(&entry),
                _ => lines.push(entry),
            }
        }
        let text = |text: Text, line: String| text.line(Role::Faint, &line);
        lines.into_iter().fold(Text::new(), text)
    }
}

/// Returns what an answer means, or why it is refused.
pub(super) fn read_wish(
    menu: &TurnMenu,
    game: &dyn Solver,
    position: &At,
    words: &Words,
    answer: &str,
) -> Result<Wish, Phrase> {
    if let Some(wish) = menu.pick(answer) {
        return wish.clone();
    }
    match game.read_typed_move(answer) {
        Ok(played) => game.play(position, played).map(|_| Wish::Move(played)),
        Err(refusal) if game.resembles_move(answer) => Err(refusal),
        Err(_) => Err(Phrase::new("refuse-turn")
            .quoting("answer", answer)
            .with("letters", menu.names().join(" "))
            .with("example", words.choices(&game.move_examples(position)))),
    }
}
