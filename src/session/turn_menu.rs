//! The turn menu: all that a person may choose at a turn, what of it is offered at the moment and why the rest is not, and what an
//! answer means.

use super::Who;
use super::hints::Hints;
use super::shown::Halt;
use super::sitting::Sitting;
use crate::communication::{Entry, Menu, Stop};
use crate::explanation::{Words, typed};
use crate::games::Way;
use crate::inference::{At, Move, Solver};
use crate::reason::Phrase;
use crate::text::{Role, Text, columns};

/// What a person may choose by a letter: the letter; the number in the full menu, which never changes, or 0; the messages that name it
/// in the full menu and in the short one; what is understood beside the letter, words in every language (those for help and leaving are
/// understood at every prompt); the help that people must be allowed; and what is done.
type Choice = (
    char,
    u64,
    [&'static str; 2],
    &'static [&'static str],
    Hints,
    Deed,
);

type Deed = fn(&mut Sitting) -> Result<(), Halt>;

/// All that has a letter, in the order of the short menu. The full one begins with the ways to be asked for a move. It is long enough
/// without the last ones; the text that `w` shows names them.
#[rustfmt::skip]
const CHOICES: [Choice; 14] = [
    ('t', 9, ["menu-tip", "short-tip"], &["words-tip"], Hints::Tips, |table| table.show_tip()),
    ('v', 10, ["menu-values", "short-values"], &["words-values"], Hints::All, |table| table.show_values()),
    ('w', 5, ["show-why", "short-why"], &["words-why"], Hints::All, |table| table.show_why()),
    ('o', 3, ["play-optimal", "short-optimal"], &[], Hints::All, |table| table.play_optimal()),
    ('u', 6, ["menu-undo", "short-undo"], &["words-undo", "words-back"], Hints::None, |table| table.undo()),
    ('r', 7, ["menu-redo", "short-redo"], &["words-redo"], Hints::None, |table| table.redo()),
    ('m', 11, ["menu-moves", "short-moves"], &["words-moves"], Hints::None, |table| table.show_moves()),
    ('p', 12, ["menu-board", "short-board"], &["words-board"], Hints::None, |table| Ok(table.show_board()?)),
    ('h', 4, ["menu-help", "short-help"], &[], Hints::None, |_| Err(Halt::Help)),
    ('q', 8, ["menu-leave", "short-leave"], &[], Hints::None, |_| Err(Halt::Stop(Stop::Quit))),
    ('a', 0, [""; 2], &[], Hints::All, |table| table.show_replies()),
    ('l', 0, [""; 2], &[], Hints::All, |table| table.show_line()),
    ('c', 0, [""; 2], &[], Hints::All, |table| table.show_card()),
    ('x', 0, [""; 2], &[], Hints::All, |table| Ok(table.show_box(1 - table.seat())?)),
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
        let entry = |letter: char, number: u64, label: String, wish: Result<Wish, Phrase>| {
            let is_listed = number > 0 && wish.is_ok();
            let label = Some(label).filter(|_| is_listed).unwrap_or_default();
            let mut entry = Entry::new(wish, letter, label);
            entry.number = Some(number).filter(|&number| number > 0);
            // Without a place in the list it is a word like others, which needs no accents.
            entry.known((number == 0).then_some(letter))
        };
        let ways = self.game.ways(&self.position);
        let way = |(way, number): (&Way, _)| {
            let wish = Ok(Wish::Ask(way.letter));
            entry(way.letter, number, words.say(&way.label), wish)
        };
        let mut entries: Vec<_> = ways.iter().zip(1..).map(way).collect();
        if ways.len() < 2 {
            let absent = self.game.conventions().absent_way;
            let (letter, why) = absent.unwrap_or_else(|| ('d', Phrase::new("absent-way")));
            entries.push(entry(letter, 2, String::new(), Err(why)));
        }
        let learns = self.has(&Who::Learner);
        for (letter, number, [label, _], known, needs, deed) in CHOICES {
            // Elsewhere it is no letter at all.
            if letter == 'x' && !learns {
                continue;
            }
            let wish = match self.refusal(letter, needs) {
                Some(refusal) => Err(Phrase::new(refusal)),
                None => Ok(Wish::Choice(deed)),
            };
            let known = known.iter().flat_map(|id| typed(id));
            entries.push(entry(letter, number, words.text(label), wish).known(known));
        }
        entries.sort_by_key(|entry| entry.number);
        if self.has_numbers() {
            Menu::numbered(entries)
        } else {
            Menu::named(entries)
        }
    }

    /// Whether what is offered can be chosen by number.
    pub(super) fn has_numbers(&self) -> bool {
        self.game.read_move("1").is_err()
    }

    /// Why a choice is not offered now.
    fn refusal(&self, letter: char, needs: Hints) -> Option<&'static str> {
        match (letter, self.hints) {
            (_, Hints::None) if needs > Hints::None => Some("hints-off"),
            (_, Hints::Tips) if needs > Hints::Tips => Some("hints-tips"),
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
        for (letter, _, [_, label], ..) in CHOICES {
            if !names.contains(&letter.to_string().as_str()) {
                continue;
            }
            let entry = format!("{GAP}{letter} {}", words.text(label));
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
