//! What a person may type at a turn, and what it means.

use super::sitting::Sitting;
use crate::communication::{Menu, Result, WHY, means};
use crate::explanation::choices;
use crate::games::Step;
use crate::inference::{Move, Position, Solver};
use crate::reason::Phrase;
use crate::text::read_number;

/// What a letter does.
pub type Action = fn(&mut Sitting) -> Result;

/// What an answer at a turn means.
#[derive(Clone)]
pub enum TurnCommand {
    Action(Action),
    /// Nothing, by Enter alone.
    Nothing,
    /// A move from this pile.
    From(u64),
    /// To hear what follows from a move.
    WhyNot(Move),
    Move(Move),
}

/// What a person may choose at a turn, or why it is not offered now.
pub type TurnMenu = Menu<Result<TurnCommand, Phrase>>;

/// Reads a legal move as a person types it.
pub fn read_legal(game: &dyn Solver, at: &Position, text: &str) -> Result<Move, Phrase> {
    let played = game.read_typed_move(text)?;
    game.play(at, played).map(|_| played)
}

/// Reads the move that an answer asks about: `w MOVE`. `None` if it asks about none.
pub fn read_why(game: &dyn Solver, at: &Position, answer: &str) -> Option<Result<Move, Phrase>> {
    let (letter, text) = answer.split_once(char::is_whitespace)?;
    means(letter, WHY).then(|| read_legal(game, at, text.trim()))
}

/// Whether an answer is the number of a pile, from which a move can be asked for.
fn is_pile(game: &dyn Solver, position: &Position, answer: &str) -> bool {
    match game.step(position, 's', &[]) {
        Step::Pick { options, .. } => {
            read_number(answer).is_some_and(|number| options.contains(&number))
        }
        _ => false,
    }
}

/// Why a number is no pile from which a move can be made: there is none, or it is empty.
fn no_pile(game: &dyn Solver, position: &Position, answer: &str) -> Option<Phrase> {
    let number = read_number(answer)?;
    if !matches!(game.step(position, 's', &[]), Step::Pick { .. }) {
        return None;
    }
    let example = game.move_examples(position).into_iter().next()?;
    let (_, rest) = example.split_once(':')?;
    let there = game.read_move(&format!("{number}:{rest}")).ok()?;
    game.play(position, there).err()
}

/// Returns what an answer means, or why it is refused.
pub fn read_command(
    menu: &TurnMenu,
    game: &dyn Solver,
    position: &Position,
    answer: &str,
) -> Result<TurnCommand, Phrase> {
    if answer.is_empty() {
        return Ok(TurnCommand::Nothing);
    }
    if let Some(command) = menu.pick(answer) {
        return command.clone();
    }
    if let (Some(asked), Some(why)) = (read_why(game, position, answer), menu.pick("w")) {
        // Hints may be off.
        why.clone()?;
        return asked.map(TurnCommand::WhyNot);
    }
    // A choice that is not offered with a number is no number.
    let is_choice = answer
        .split_whitespace()
        .any(|word| menu.pick(word).is_some());
    let number = if is_choice {
        answer
    } else {
        number_among(answer)
    };
    let read = |text: &str| game.read_typed_move(text);
    match read(answer).or_else(|refusal| read(number).map_err(|_| refusal)) {
        Ok(played) => game
            .play(position, played)
            .map(|_| TurnCommand::Move(played)),
        Err(_) if is_pile(game, position, answer) => {
            Ok(TurnCommand::From(read_number(answer).unwrap_or_default()))
        }
        Err(refusal) if game.resembles_move(answer) => Err(refusal),
        Err(_) => Err(no_pile(game, position, answer).unwrap_or_else(|| {
            let letters = menu.names().join("\u{a0}");
            let example = choices(&game.move_examples(position));
            phrase!("refuse-turn", letters, example).quoting("answer", answer)
        })),
    }
}

/// The number of an answer whose other words say what is done with it, as in `take 3`.
pub fn number_among(answer: &str) -> &str {
    let words = || answer.split_whitespace();
    let mut numbers = words().filter(|word| read_number(word).is_some());
    let is_word = |word: &str| word.chars().all(char::is_alphabetic);
    let are_words = words().all(|word| read_number(word).is_some() || is_word(word));
    match (numbers.next(), numbers.next()) {
        (Some(number), None) if are_words => number,
        _ => answer,
    }
}
