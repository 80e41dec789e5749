//! The questions for the position from which a game starts: number by number, or as a whole.

use std::ops::RangeInclusive;

use rand::RngExt;

use super::last::LastGame;
use crate::communication::{Dialogue, Question, Result, read_within};
use crate::games::{MAX_COUNT, Setup};
use crate::inference::{Position, Solver};
use crate::players::Chance;
use crate::reason::Phrase;
use crate::text::read_number;

/// What is known of the position.
#[derive(Default)]
pub(super) struct StartForm {
    /// The answers, those that were drawn included: as many as are settled, then what the others
    /// are by default.
    numbers: Vec<u64>,
    pub settled: usize,
    /// The position that is the default as a whole, until a number is entered instead. Nothing of
    /// it is drawn.
    usual: Option<Position>,
    /// A whole position that was entered.
    whole: Option<Position>,
    /// The position, once it is known.
    pub start: Option<Position>,
}

/// An answer where a size is asked.
enum SizeAnswer {
    Number(u64),
    /// A whole position.
    Whole(Position),
}

impl StartForm {
    /// Makes the position of the last game the default, or else a good one of the game.
    pub(super) fn begin(
        &mut self,
        game: &dyn Solver,
        last: Option<&LastGame>,
        is_interactive: bool,
    ) {
        (self.settled, self.whole, self.start) = (0, None, None);
        let start = last.map_or(game.about().example, |last| &last.start);
        let start = game.read_position(start).ok();
        let is_whole = match last {
            // A script that asked for another game has always met a question for each number.
            Some(last) => is_interactive || !last.is_of_session,
            // Some games have a default for each number.
            None => !matches!(game.setup(&[]), Setup::Ask { usual: Some(_), .. }),
        };
        let usual = start.filter(|_| is_whole);
        let numbers = usual.as_ref().map(|start| game.setup_answers(start));
        self.numbers = last.map_or(numbers.unwrap_or_default(), |last| last.numbers.clone());
        self.usual = usual.filter(|start| is_asked_for(game, start));
    }

    /// Draws what is not asked for. Returns the position if nothing more is asked.
    pub(super) fn draw(&mut self, game: &dyn Solver, chance: &mut Chance) -> Option<Position> {
        loop {
            if let Some(start) = self.whole.take() {
                return Some(start);
            }
            match game.setup(&self.numbers[..self.settled]) {
                Setup::Draw(_) if self.usual.is_some() && self.settled < self.numbers.len() => {
                    self.settled += 1;
                }
                Setup::Draw(bounds) => self.settle(chance.random_range(bounds)),
                Setup::Ask { .. } | Setup::Write { .. } => return None,
                Setup::Ready(start) => return Some(start),
            }
        }
    }

    /// Settles the next number.
    fn settle(&mut self, number: u64) {
        let replaced = self.settled..self.numbers.len().min(self.settled + 1);
        self.numbers.splice(replaced, [number]);
        self.settled += 1;
    }

    /// Settles all numbers that a whole position says.
    fn settle_whole(&mut self, game: &dyn Solver, start: Position) {
        self.numbers = game.setup_answers(&start);
        self.settled = 1;
        while let Setup::Ask { usual: None, .. } | Setup::Draw(_) =
            game.setup(&self.numbers[..self.settled])
            && self.settled < self.numbers.len()
        {
            self.settled += 1;
        }
        self.whole = match game.setup(&self.numbers[..self.settled]) {
            Setup::Ready(_) => Some(start.clone()),
            _ => None,
        };
        self.usual = Some(start);
    }

    /// Asks for the next number, or for the whole position. `None` if a person goes back.
    pub(super) fn ask(
        &mut self,
        dialogue: &mut Dialogue,
        game: &dyn Solver,
        is_first: bool,
    ) -> Result<Option<()>> {
        match game.setup(&self.numbers[..self.settled]) {
            Setup::Ask {
                ask,
                help,
                bounds,
                usual,
            } => {
                let known = self.numbers.get(self.settled).copied();
                let known = known
                    .filter(|known| bounds.contains(known))
                    .or(usual)
                    .unwrap_or_else(|| {
                        self.numbers
                            .last()
                            .copied()
                            .unwrap_or(0)
                            .clamp(*bounds.start(), *bounds.end())
                    });
                // What has a default of its own, such as the largest take, is no size.
                let is_size = self.settled == 0 || usual.is_none();
                let usual = self.usual.as_ref().filter(|_| self.settled == 0);
                let usual = usual.map(|usual| game.write_position(usual));
                let usual = usual.filter(|usual| read_number(usual).is_none());
                let mut question = Question::step(ask, help, is_first);
                let example = game.about().example;
                if is_size && read_number(example).is_none() {
                    let example = phrase!("help-whole", example);
                    question.help = question.help.say(example);
                }
                let question = question.usually(usual.unwrap_or_else(|| known.to_string()));
                let size = dialogue.ask_or_back(&question, |answer| {
                    if is_size {
                        read_size(game, answer, &bounds)
                    } else {
                        read_within(answer, &bounds, None).map(SizeAnswer::Number)
                    }
                })?;
                Ok(size.map(|size| match size {
                    SizeAnswer::Number(number) => {
                        if self.settled == 0 {
                            self.usual = None;
                        }
                        self.settle(number);
                    }
                    SizeAnswer::Whole(start) => self.settle_whole(game, start),
                }))
            }
            Setup::Write { ask, help } => {
                let mut question = Question::step(ask, help, is_first);
                if let Some(usual) = &self.usual {
                    question = question.usually(game.write_position(usual));
                }
                let start = dialogue.ask_or_back(&question, |answer| read_start(game, answer))?;
                Ok(start.map(|start| self.whole = Some(start)))
            }
            Setup::Draw(_) | Setup::Ready(_) => unreachable!("there is something to ask"),
        }
    }
}

/// Reads a number within bounds or a whole position, or says why it is refused.
fn read_size(
    game: &dyn Solver,
    answer: &str,
    bounds: &RangeInclusive<u64>,
) -> Result<SizeAnswer, Phrase> {
    let number = read_within(answer, bounds, None).map(SizeAnswer::Number);
    // More components than a game has are one of that size.
    let is_size = read_number(answer).is_some_and(|size| size > *bounds.end()) && game.splits();
    if is_size
        && let Ok(start) = read_start(game, answer)
        && is_asked_for(game, &start)
    {
        return Ok(SizeAnswer::Whole(start));
    }
    if number.is_ok() || read_number(answer).is_some() {
        return number;
    }
    // One word that is no position was meant as a number.
    let was_position = answer.contains([',', ' ', '/']);
    if !was_position && game.read_position(answer).is_err() {
        return number;
    }
    read_start(game, answer).map(SizeAnswer::Whole)
}

/// Reads a position that may be asked for.
pub(in crate::session) fn read_start(game: &dyn Solver, answer: &str) -> Result<Position, Phrase> {
    let start = game.read_position(answer)?;
    check_size(game, &start).map(|()| start)
}

/// The numbers of a position that are asked for one by one, each with its bounds.
fn asked_numbers(game: &dyn Solver, start: &Position) -> Vec<(u64, RangeInclusive<u64>)> {
    let numbers = game.setup_answers(start);
    let asked = |(made, &number): (usize, &u64)| match game.setup(&numbers[..made]) {
        Setup::Ask { bounds, .. } => Some((number, bounds)),
        Setup::Write { .. } => Some((number, 1..=MAX_COUNT)),
        Setup::Draw(_) | Setup::Ready(_) => None,
    };
    numbers.iter().enumerate().filter_map(asked).collect()
}

/// Whether a position can be answered number by number.
fn is_asked_for(game: &dyn Solver, start: &Position) -> bool {
    let mut asked = asked_numbers(game, start).into_iter();
    asked.all(|(number, bounds)| bounds.contains(&number)) && !game.is_over(start)
}

/// Says why a position is none to ask for: something of it is empty, or the game would be over. All
/// else that the command line takes is a position here, too.
fn check_size(game: &dyn Solver, start: &Position) -> Result<(), Phrase> {
    for (_, bounds) in asked_numbers(game, start)
        .iter()
        .filter(|asked| asked.0 == 0)
    {
        read_within("0", bounds, None)?;
    }
    if game.is_over(start) {
        return Err(phrase!(
            "engine-over",
            position = game.write_position(start)
        ));
    }
    Ok(())
}
