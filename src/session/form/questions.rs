//! Questions in a row, and the way back through them.

use crate::communication::{Error, Result};

/// How many questions are settled. Whoever goes back takes the last answer off, and then they are
/// run through again, past those that are still settled.
#[derive(Default)]
pub struct QuestionRow {
    pub settled: usize,
    /// How many this run has passed.
    passed: usize,
}

/// Why a run ends before its last question.
pub enum Stop {
    /// A person goes back.
    Back,
    Failed(Error),
}

impl From<Error> for Stop {
    fn from(error: Error) -> Self {
        Self::Failed(error)
    }
}

impl QuestionRow {
    /// Runs through the questions behind the first `before`, until all are answered. `None` if a
    /// person goes back to those before.
    pub fn run<T>(
        &mut self,
        before: usize,
        mut run: impl FnMut(&mut Self) -> Result<T, Stop>,
    ) -> Result<Option<T>> {
        loop {
            self.passed = before;
            match run(self) {
                Ok(answers) => return Ok(Some(answers)),
                Err(Stop::Failed(error)) => return Err(error),
                Err(Stop::Back) if self.settled < before => return Ok(None),
                Err(Stop::Back) => {}
            }
        }
    }

    /// Returns the answer to the next question, which `ask` asks unless it is settled; it hears
    /// whether it is the first one, and returns `None` if a person goes back.
    pub fn ask<'a, T>(
        &mut self,
        answer: &'a mut Option<T>,
        ask: impl FnOnce(bool) -> Result<Option<T>>,
    ) -> Result<&'a T, Stop> {
        self.passed += 1;
        if self.passed > self.settled {
            let Some(given) = ask(self.settled == 0)? else {
                self.settled -= 1;
                return Err(Stop::Back);
            };
            *answer = Some(given);
            self.settled = self.passed;
        }
        Ok(answer.as_ref().expect("it is settled"))
    }
}
