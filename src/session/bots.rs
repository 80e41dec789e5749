//! The programs in a sitting: the one at each seat that has one. Their turns are left to `program_turn`.

use std::io;

use super::Who;
use crate::explanation::Words;
use crate::explanation::refusals::system_error;
use crate::inference::{At, Interrupt, Move, Solver};
use crate::players::bots::{Bot, BotTerms, Trouble};
use crate::reason::Phrase;

/// The program at each seat that has one.
#[derive(Debug, Default)]
pub(super) struct Bots {
    terms: BotTerms,
    seats: [Option<Bot>; 2],
}

impl Bots {
    /// No program sits anywhere yet.
    pub(super) fn new(terms: BotTerms) -> Self {
        Self {
            terms,
            seats: [None, None],
        }
    }

    /// Prepares the programs for a game. Those that run go on running.
    pub(super) fn begin(&mut self, who: [&Who; 2], game: &dyn Solver, start: &At) {
        for (bot, who) in self.seats.iter_mut().zip(who) {
            if let Who::Program(command) = who {
                let new = || Bot::new(command.clone(), self.terms.clone());
                bot.get_or_insert_with(new).begin(game, start);
            }
        }
    }

    /// Asks the program at `seat` for a move.
    ///
    /// # Errors
    /// [`Trouble`].
    pub(super) fn choose(
        &mut self,
        seat: usize,
        game: &dyn Solver,
        position: &At,
        interrupt: &Interrupt,
    ) -> Result<Move, Trouble> {
        let bot = self.seats[seat].as_mut().expect("a program sits there");
        bot.choose(game, position, interrupt)
    }
}

/// Says that the command of a program cannot be run.
pub(crate) fn not_run(words: &Words, who: &Who, error: Option<io::Error>) -> String {
    let Who::Program(command) = who else {
        unreachable!("only programs are run");
    };
    let phrase = match error {
        Some(error) => Phrase::new("bot-not-run").with("error", system_error(&error)),
        None => Phrase::new("bot-not-found"),
    };
    words.say(&phrase.quoting("command", command))
}
