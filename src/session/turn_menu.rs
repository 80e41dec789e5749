//! The turn menu: what is offered at the moment, what is not and why, and what an answer means.

use super::round::Round;
use super::wish::Wish;
use crate::communication::{Entry, Menu};
use crate::explanation::{Words, typed};
use crate::inference::{At, Solver};
use crate::reason::Phrase;
use crate::text::{Role, Span, Text, columns};

/// The letters in the order of their numbers, which never change.
const LETTERS: &str = "sdohwurqtvmp";

/// The letters of the short menu, in its order. It leaves out the ways to be asked for a move.
const SHORT: [(char, &str); 10] = [
    ('t', "short-tip"),
    ('v', "short-values"),
    ('w', "short-why"),
    ('o', "short-optimal"),
    ('u', "short-undo"),
    ('r', "short-redo"),
    ('m', "short-moves"),
    ('p', "short-board"),
    ('h', "short-help"),
    ('q', "short-leave"),
];

/// What else is understood beside letters: words in every language. Those for help and leaving are understood at every prompt.
const WORDS: [(&str, &str); 8] = [
    ("w", "words-why"),
    ("u", "words-undo"),
    ("u", "words-back"),
    ("r", "words-redo"),
    ("t", "words-tip"),
    ("v", "words-values"),
    ("m", "words-moves"),
    ("p", "words-board"),
];

/// The columns before the short menu, and between its entries.
const INDENT: usize = 2;
const GAP: usize = 2;

/// What a person may choose at a turn.
pub(super) struct TurnMenu {
    offered: Menu<Wish>,
    /// What is not offered now, each with the reason.
    absent: Menu<Phrase>,
}

/// An entry before it is known whether it is offered.
struct Item {
    letter: char,
    wish: Wish,
    label: String,
    absent: Option<Phrase>,
}

impl Round<'_, '_> {
    /// Returns what is offered. If moves are plain numbers, a number is a move, so entries have only letters.
    pub(super) fn turn_menu(&self) -> TurnMenu {
        let moves_are_numbers = self.sitting.game.read_move("1").is_ok();
        let mut items = self.items();
        items.sort_by_key(|item| LETTERS.find(item.letter).unwrap_or(LETTERS.len()));
        // Further letters have numbers after these.
        let mut further = LETTERS.len() + 1..;
        let mut offered = (Vec::new(), Vec::new());
        let mut absent = (Vec::new(), Vec::new());
        for item in items {
            let known = LETTERS.find(item.letter).map(|place| place + 1);
            let number = known.or_else(|| further.next()).unwrap_or_default();
            let name = item.letter.to_string();
            match item.absent {
                None => {
                    let label = if moves_are_numbers {
                        item.label
                    } else {
                        format!("{} ({name})", item.label)
                    };
                    let value = item.wish;
                    offered.0.push(Entry { value, name, label });
                    offered.1.push(number);
                }
                Some(value) => {
                    let label = item.label;
                    absent.0.push(Entry { value, name, label });
                    absent.1.push(number);
                }
            }
        }
        let menu = TurnMenu {
            offered: menu(offered, moves_are_numbers),
            absent: menu(absent, moves_are_numbers),
        };
        // Not in the list, which is long enough; the text that `w` shows names them.
        let further = [('a', Wish::Replies), ('l', Wish::Line), ('c', Wish::Card)];
        let menu = further.into_iter().fold(menu, |menu, (letter, wish)| {
            let name = letter.to_string();
            match self.sitting.hints.refusal(&wish) {
                None => menu.with_offered([name.as_str()], &wish),
                Some(refusal) => menu.with_absent([name.as_str()], &refusal),
            }
        });
        WORDS.into_iter().fold(menu, |menu, (letter, id)| {
            match (menu.offered.pick(letter), menu.absent.pick(letter)) {
                (Some(wish), _) => menu.with_offered(typed(id), &wish),
                (None, Some(refusal)) => menu.with_absent(typed(id), &refusal),
                (None, None) => menu,
            }
        })
    }

    /// All entries, offered or not.
    fn items(&self) -> Vec<Item> {
        let words = self.sitting.dialogue.words();
        let (game, position) = (&*self.sitting.game, self.history.position());
        let mut items: Vec<_> = game
            .ways(position)
            .iter()
            .map(|way| Item {
                letter: way.letter,
                wish: Wish::Ask(way.letter),
                label: words.say(&way.label),
                absent: None,
            })
            .collect();
        if items.iter().all(|item| item.letter != 'd') {
            let absent = game.conventions().absent_way;
            let why = absent.filter(|&(letter, _)| letter == 'd');
            items.push(Item {
                letter: 'd',
                wish: Wish::Ask('d'),
                label: String::new(),
                absent: Some(why.map_or_else(|| Phrase::new("absent-way"), |(_, why)| why)),
            });
        }
        let is_asked = |made| self.sitting.is_asked(made);
        let unless = |is_there: bool, id| (!is_there).then(|| Phrase::new(id));
        let undo = unless(self.history.before(&is_asked).is_some(), "absent-undo");
        let redo = unless(self.history.after(&is_asked).is_some(), "absent-redo");
        let moves = unless(self.history.made() > 0, "absent-moves");
        let others = [
            ('o', Wish::Optimal, "play-optimal", None),
            ('h', Wish::Help, "menu-help", None),
            ('w', Wish::Why, "show-why", None),
            ('u', Wish::Undo, "menu-undo", undo),
            ('r', Wish::Redo, "menu-redo", redo),
            ('q', Wish::Leave, "menu-leave", None),
            ('t', Wish::Tip, "menu-tip", None),
            ('v', Wish::Values, "menu-values", None),
            ('m', Wish::Moves, "menu-moves", moves),
            ('p', Wish::Board, "menu-board", None),
        ];
        items.extend(others.map(|(letter, wish, label, absent)| Item {
            letter,
            absent: self.sitting.hints.refusal(&wish).or(absent),
            wish,
            label: words.text(label),
        }));
        items
    }
}

/// A menu with or without numbers.
fn menu<T: Clone>((entries, numbers): (Vec<Entry<T>>, Vec<usize>), lettered: bool) -> Menu<T> {
    if lettered {
        Menu::lettered(entries)
    } else {
        Menu::new(entries).with_numbers(numbers)
    }
}

impl TurnMenu {
    fn with_offered<'w>(self, words: impl IntoIterator<Item = &'w str>, wish: &Wish) -> Self {
        Self {
            offered: self.offered.with_words(words, wish),
            ..self
        }
    }

    fn with_absent<'w>(self, words: impl IntoIterator<Item = &'w str>, refusal: &Phrase) -> Self {
        Self {
            absent: self.absent.with_words(words, refusal),
            ..self
        }
    }

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
        let is_offered = |letter: char| names.contains(&letter.to_string().as_str());
        let entries = SHORT.into_iter().filter(|&(letter, _)| is_offered(letter));
        let mut lines: Vec<String> = Vec::new();
        for (letter, id) in entries {
            let entry = format!("{letter} {}", words.text(id));
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
