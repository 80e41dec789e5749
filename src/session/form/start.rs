//! The questions for the position from which a game starts: number by number, or as a whole.

use std::ops::RangeInclusive;

use rand::RngExt;

use super::last::LastGame;
use crate::communication::{FrontEnd, Question, Result, read_within};
use crate::games::{MAX_COUNT, Setup};
use crate::inference::{Position, Solver};
use crate::players::Chance;
use crate::reason::Phrase;
use crate::text::read_number;

/// What is known of the position.
pub struct StartForm<'a> {
    game: &'a dyn Solver,
    /// The numbers that were entered or drawn, and behind them those that are the defaults.
    numbers: Vec<u64>,
    /// The position that is the default as a whole, until a number is entered instead. Nothing of
    /// it is drawn.
    usual: Option<Position>,
    /// How many numbers were known at each question that is answered.
    answered: Vec<usize>,
}

/// An answer where a size is asked.
enum SizeAnswer {
    Number(u64),
    /// A whole position.
    Whole(Position),
}

impl<'a> StartForm<'a> {
    /// Makes the position of the last game the default, or else a good one of the game.
    pub fn new(game: &'a dyn Solver, last: Option<&LastGame>, is_interactive: bool) -> Self {
        let start = last.map_or(game.about().example, |last| &last.start);
        let start = game.read_position(start).ok();
        let is_whole = match last {
            // A script that asked for another game has always met a question for each number.
            Some(last) => is_interactive || !last.is_of_session,
            // Some games have a default for each number.
            None => !matches!(game.setup(&[]), Setup::Ask { usual: Some(_), .. }),
        };
        let usual = start.filter(|_| is_whole);
        let numbers = match (last, &usual) {
            (Some(last), _) => last.numbers.clone(),
            (None, Some(usual)) => game.setup_answers(usual),
            (None, None) => Vec::new(),
        };
        Self {
            game,
            numbers,
            usual: usual.filter(|start| is_asked_for(game, start)),
            answered: Vec::new(),
        }
    }

    /// Asks for a position until one is not refused. `None` if a person goes back.
    pub fn ask_playable(
        &mut self,
        front: &mut dyn FrontEnd,
        chance: &mut Chance,
        refusal: impl Fn(&Position) -> Option<Phrase>,
        is_first: bool,
    ) -> Result<Option<Position>> {
        while let Some(start) = self.ask(front, chance, is_first)? {
            let Some(why) = refusal(&start) else {
                return Ok(Some(start));
            };
            front.tell(why)?;
            self.answered.clear();
        }
        Ok(None)
    }

    /// Asks for the position, from its last question on if a person comes back to it. `None` if a
    /// person goes back from the first question.
    fn ask(
        &mut self,
        front: &mut dyn FrontEnd,
        chance: &mut Chance,
        is_first: bool,
    ) -> Result<Option<Position>> {
        let game = self.game;
        let mut known = self.answered.pop().unwrap_or(0);
        loop {
            let is_first = is_first && self.answered.is_empty();
            let answer = match game.setup(&self.numbers[..known]) {
                Setup::Ready(start) => return Ok(Some(start)),
                Setup::Draw(bounds) => {
                    if self.usual.is_none() || known == self.numbers.len() {
                        self.put(known, chance.random_range(bounds));
                    }
                    known += 1;
                    continue;
                }
                Setup::Write { ask, help } => {
                    self.ask_whole(front, Question::step(ask, help, is_first))?
                }
                Setup::Ask {
                    ask,
                    help,
                    bounds,
                    usual,
                } => {
                    let question = Question::step(ask, help, is_first);
                    self.ask_number(front, question, known, &bounds, usual)?
                }
            };
            let Some(answer) = answer else {
                let Some(before) = self.answered.pop() else {
                    return Ok(None);
                };
                known = before;
                continue;
            };
            self.answered.push(known);
            match answer {
                SizeAnswer::Number(number) => {
                    if known == 0 {
                        self.usual = None;
                    }
                    self.put(known, number);
                    known += 1;
                }
                SizeAnswer::Whole(start) => {
                    known = self.take(&start);
                    // What a position does not say, such as the largest take, is still asked for.
                    if !matches!(game.setup(&self.numbers[..known]), Setup::Ask { .. }) {
                        return Ok(Some(start));
                    }
                }
            }
        }
    }

    /// Asks for a whole position; `None` if a person goes back.
    fn ask_whole(
        &self,
        front: &mut dyn FrontEnd,
        mut question: Question,
    ) -> Result<Option<SizeAnswer>> {
        if let Some(usual) = &self.usual {
            question = question.usually(self.game.write_position(usual));
        }
        let read = |answer: &str| read_start(self.game, answer).map(SizeAnswer::Whole);
        front.ask_or_back(&question, read)
    }

    /// Asks for a number where `known` numbers are known, or for a whole position in its place;
    /// `None` if a person goes back.
    fn ask_number(
        &self,
        front: &mut dyn FrontEnd,
        mut question: Question,
        known: usize,
        bounds: &RangeInclusive<u64>,
        usual: Option<u64>,
    ) -> Result<Option<SizeAnswer>> {
        // What has a default of its own, such as the largest take, is no size.
        let is_size = known == 0 || usual.is_none();
        let example = self.game.about().example;
        if is_size && read_number(example).is_none() {
            question.help = question.help.say(phrase!("help-whole", example));
        }
        let question = question.usually(self.usual_at(known, bounds, usual));
        front.ask_or_back(&question, |answer| {
            if is_size {
                read_size(self.game, answer, bounds)
            } else {
                read_within(answer, bounds, None).map(SizeAnswer::Number)
            }
        })
    }

    /// What an empty answer means where `known` numbers are known: the whole position, the number
    /// that was there before, that of the game, or else as much as the one before.
    fn usual_at(&self, known: usize, bounds: &RangeInclusive<u64>, usual: Option<u64>) -> String {
        let whole = self.usual.as_ref().filter(|_| known == 0);
        let whole = whole.map(|usual| self.game.write_position(usual));
        if let Some(whole) = whole.filter(|whole| read_number(whole).is_none()) {
            return whole;
        }
        let before = self.numbers.get(known).copied();
        let before = before.filter(|number| bounds.contains(number)).or(usual);
        let number = before.unwrap_or_else(|| {
            let last = self.numbers.last().copied().unwrap_or(0);
            last.clamp(*bounds.start(), *bounds.end())
        });
        number.to_string()
    }

    /// Puts a number in its place.
    fn put(&mut self, place: usize, number: u64) {
        match self.numbers.get_mut(place) {
            Some(known) => *known = number,
            None => self.numbers.push(number),
        }
    }

    /// Takes all numbers from a whole position, and returns how many of them it settles.
    fn take(&mut self, start: &Position) -> usize {
        let game = self.game;
        self.numbers = game.setup_answers(start);
        self.usual = Some(start.clone());
        let is_asked = |known: &usize| {
            let setup = game.setup(&self.numbers[..*known]);
            !matches!(setup, Setup::Ask { usual: None, .. } | Setup::Draw(_))
        };
        let numbers = self.numbers.len();
        (1..numbers).find(is_asked).unwrap_or(numbers)
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
pub fn read_start(game: &dyn Solver, answer: &str) -> Result<Position, Phrase> {
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
