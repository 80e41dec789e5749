//! The turn menu: all that a person may choose at a turn, what of it is offered at the moment and why the rest is not, and what an
//! answer means.

use super::Who;
use super::hints::Hints;
use super::shown::Halt;
use super::sitting::Sitting;
use crate::communication::{Entry, Menu, Stop, WHY, means};
use crate::explanation::{Words, typed};
use crate::games::Step;
use crate::inference::{At, Move, Solver};
use crate::reason::Phrase;

/// What a person may choose by a letter: the letter, the same in every game; the message that names it in the menu, or nothing; what
/// is understood beside the letter, words in every language (those for help and leaving are understood at every prompt); the help that
/// people must be allowed; and what is done.
type Choice = (char, &'static str, &'static [&'static str], Hints, Deed);

type Deed = fn(&mut Sitting) -> Result<(), Halt>;

/// All that has a letter, in the order of the menu. It is short without the last ones; the help and the text that `w` shows name them.
#[rustfmt::skip]
const CHOICES: [Choice; 16] = [
    ('t', "short-tip", &["words-tip"], Hints::Tips, |table| table.show_tip()),
    ('w', "short-why", &["words-why"], Hints::All, |table| table.show_why()),
    ('v', "short-values", &["words-values"], Hints::All, |table| table.show_values()),
    ('o', "short-optimal", &[], Hints::All, |table| table.play_optimal()),
    ('s', "short-single", &[], Hints::None, |table| table.ask_move('s')),
    ('d', "short-double", &[], Hints::None, |table| table.ask_move('d')),
    ('u', "short-undo", &["words-undo", "words-back"], Hints::None, |table| table.undo()),
    ('r', "short-redo", &["words-redo"], Hints::None, |table| table.redo()),
    ('h', "short-help", &[], Hints::None, |_| Err(Halt::Help)),
    ('q', "short-leave", &[], Hints::None, |_| Err(Halt::Stop(Stop::Quit))),
    ('m', "", &["words-moves"], Hints::None, |table| table.show_moves()),
    ('p', "", &["words-board"], Hints::None, |table| Ok(table.show_board()?)),
    ('a', "", &[], Hints::All, |table| table.show_replies()),
    ('l', "", &[], Hints::All, |table| table.show_line()),
    ('c', "", &[], Hints::All, |table| table.show_card()),
    ('x', "", &[], Hints::All, |table| Ok(table.show_box(1 - table.seat())?)),
];

/// What an answer at a turn means.
#[derive(Clone)]
pub(super) enum Wish {
    Choice(Deed),
    /// To hear what follows from a move.
    WhyNot(Move),
    Move(Move),
}

/// What a person may choose at a turn, or why it is not offered now.
pub(super) type TurnMenu = Menu<Result<Wish, Phrase>>;

impl Sitting<'_> {
    /// Returns what is offered.
    pub(super) fn turn_menu(&self) -> TurnMenu {
        let words = self.words();
        let learns = self.has(&Who::Learner);
        // Elsewhere `x` is no letter at all.
        let choices = CHOICES
            .iter()
            .filter(|(letter, ..)| *letter != 'x' || learns);
        let entries = choices.map(|&(letter, label, known, needs, deed)| {
            let refusal = self.refusal(letter, needs);
            let is_listed = !label.is_empty() && refusal.is_none() && self.leads_on(letter);
            let label = if is_listed {
                words.text(label)
            } else {
                String::new()
            };
            let wish = refusal.map_or(Ok(Wish::Choice(deed)), Err);
            let known = known.iter().flat_map(|id| typed(id));
            Entry::new(wish, letter, label).known(known)
        });
        Menu::named(entries.collect())
    }

    /// Whether a letter asks for more than what may be typed in its place.
    fn leads_on(&self, letter: char) -> bool {
        let asks = |letter| match self.game.step(&self.position, letter, &[]) {
            Step::Write { before, .. } => !before.is_empty(),
            Step::Count { .. } => self.game.read_move("1").is_err(),
            Step::Pick { .. } | Step::Move(_) => true,
        };
        !['s', 'd'].contains(&letter) || asks(letter)
    }

    /// Why a choice is not offered now.
    fn refusal(&self, letter: char, needs: Hints) -> Option<Phrase> {
        let id = match (letter, self.hints) {
            (_, Hints::None) if needs > Hints::None => "hints-off",
            (_, Hints::Tips) if needs > Hints::Tips => "hints-tips",
            ('d', _) if !self.game.ways(&self.position).contains(&letter) => {
                let absent = self.game.conventions().absent_way;
                return Some(absent.map_or_else(|| Phrase::new("absent-way"), |(_, why)| why));
            }
            ('u', _) if self.last_choice().is_none() => "absent-undo",
            ('r', _) if self.undone.is_empty() => "absent-redo",
            ('m', _) if self.past.is_empty() => "absent-moves",
            _ => return None,
        };
        Some(Phrase::new(id))
    }
}

/// Reads a legal move as a person types it.
pub(super) fn read_legal(game: &dyn Solver, at: &At, text: &str) -> Result<Move, Phrase> {
    let played = game.read_typed_move(text)?;
    game.play(at, played).map(|_| played)
}

/// Reads the move that an answer asks about: `w MOVE`. `None` if it asks about none.
pub(crate) fn read_why(game: &dyn Solver, at: &At, answer: &str) -> Option<Result<Move, Phrase>> {
    let (letter, text) = answer.split_once(char::is_whitespace)?;
    means(letter, WHY).then(|| read_legal(game, at, text.trim()))
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
    if let (Some(asked), Some(why)) = (read_why(game, position, answer), menu.pick("w")) {
        // Hints may be off.
        why.clone()?;
        return asked.map(Wish::WhyNot);
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
