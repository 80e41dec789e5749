//! A program at the board. What a failure means is left to the table.

use std::sync::Arc;

#[cfg(unix)]
use super::group;
#[cfg(not(unix))]
use super::single as group;
use super::{
    process::{NOT_RUN, Process, ProgramAnswer},
    protocol::{GREETING, RESIGN, game_line, position_line, result_line},
    terms::BotTerms,
};
use crate::chance::Chance;
use crate::games::Values;
use crate::inference::Interrupt;
use crate::players::{Board, Choice, GameEnd, Machine, Trouble};
use crate::reason::{Phrase, of_system};

/// A program that plays one game after another. It runs from its first turn on, until it is dropped
/// or fails.
#[derive(Debug)]
pub(super) struct Bot {
    command: Arc<str>,
    terms: BotTerms,
    process: Option<Process>,
    /// Whether it has ever answered.
    has_answered: bool,
    /// The line that begins the game, until it is sent.
    game: Option<String>,
    /// The options at the start of the game.
    values: Values,
}

impl Bot {
    /// A program that does not run yet.
    pub(super) fn new(command: Arc<str>, terms: BotTerms) -> Self {
        Self {
            command,
            terms,
            process: None,
            has_answered: false,
            game: None,
            values: Values::default(),
        }
    }

    /// Returns its answer. A program may end after a game; then it is started again.
    fn answer(&mut self, question: &str, interrupt: &Interrupt) -> Result<String, Trouble> {
        let game = self.game.take();
        let may_have_ended = self.process.is_some() && game.is_some();
        let mut answer = self.ask(game.as_deref(), question, interrupt)?;
        if may_have_ended && answer.is_err() {
            self.process = None;
            answer = self.ask(game.as_deref(), question, interrupt)?;
        }
        self.has_answered |= answer.is_ok();
        answer.map_err(|status| match status {
            Some(status) if !self.has_answered && NOT_RUN.contains(&status) => {
                self.not_run(Phrase::new("bot-not-found"))
            }
            _ => phrase!(
                "forfeit-ended",
                known = status.is_some(),
                status = status.unwrap_or(0).to_string()
            )
            .into(),
        })
    }

    /// Adds to the reason of a forfeit what it wrote last to its standard error, and where all is.
    fn with_last_words(&self, why: Phrase, line: Option<String>) -> Phrase {
        let said = match &self.terms.log_file {
            Some(file) => phrase!("bot-said-in", file = file.as_str()),
            None => Phrase::new("bot-said"),
        };
        why.with("said", line.map(|line| said.quoting("line", &line)))
    }

    /// Says why its command cannot be run.
    fn not_run(&self, why: Phrase) -> Trouble {
        Trouble::NotRun(why.quoting("command", &self.command))
    }

    /// Asks it once, from the start of a game on if it is given.
    fn ask(
        &mut self,
        game: Option<&str>,
        question: &str,
        interrupt: &Interrupt,
    ) -> Result<ProgramAnswer, Trouble> {
        let mut lines = Vec::new();
        let process = if let Some(process) = &mut self.process {
            process
        } else {
            let started = Process::start(&self.command, &self.terms, interrupt)
                .map_err(|error| self.not_run(of_system("bot-not-run", &error)))?;
            lines.push(GREETING);
            self.process.insert(started)
        };
        lines.extend(game);
        lines.push(question);
        process.ask(lines.join("\n") + "\n", self.terms.move_time)
    }
}

impl Machine for Bot {
    fn begin(&mut self, board: &Board) -> Result<Option<Phrase>, Phrase> {
        self.game = Some(game_line(&*board.game, &board.position));
        self.values = board.game.values(&board.position);
        Ok(None)
    }

    /// Asks it for a legal move, as it is listed. A program that is in trouble has been ended; it
    /// is started again for the next game.
    fn choose(&mut self, board: &mut Board, _: &mut Chance) -> Result<Choice, Trouble> {
        let (game, position) = (&*board.game, &board.position);
        let question = position_line(game, &self.values, position);
        let answer = self.answer(&question, &game.work().interrupt);
        // One that gives up is in no trouble, and plays on in the next game.
        if answer.as_deref().is_ok_and(|line| line == RESIGN) {
            return Err(Phrase::new("forfeit-resigned").into());
        }
        let chosen = answer.and_then(|line| {
            let refused = |id, why| phrase!(id, why).quoting("line", &line);
            let read = game.read_move(&line);
            let played = read.map_err(|why| refused("forfeit-no-move", why))?;
            let after = game.play(position, played);
            after.map_err(|why| refused("forfeit-not-legal", why))?;
            Ok(game.listed(position, played).into())
        });
        chosen.map_err(|trouble| {
            let said = self.process.take().and_then(Process::last_words);
            match trouble {
                Trouble::Forfeits(why) => self.with_last_words(why, said).into(),
                trouble => trouble,
            }
        })
    }

    fn end(&mut self, end: &GameEnd) {
        // A game in which it had no turn has not begun for it.
        if let Some(process) = self.process.as_ref().filter(|_| self.game.is_none()) {
            process.tell_result(result_line(end.winner.map(|winner| winner == end.side)));
        }
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            process.quit();
        }
    }
}

/// Ends all programs at once, for a process that cannot end in order.
pub(super) fn kill_all() {
    group::kill_all();
}
