//! After a game: the review, and what a person wants next.

use super::{
    command::read_why,
    hints::Hints,
    shown::show_consequence,
    sitting::{Next, Sitting},
};
use crate::communication::{Entry, Error, Menu, Question, Result};
use crate::explanation::message;
use crate::explanation::{points::gained, review::reviewed, typed};
use crate::inference::{Judgement, Move, Position, Review, review, whys};
use crate::reason::Phrase;
use crate::text::{Role, Text};

impl Sitting<'_> {
    /// Asks what is wanted next, and shows the help or the review if that is asked for.
    pub fn after(&mut self, start: &Position, moves: &[Move]) -> Result<Next> {
        let menu = menu(self.last_turn(), moves.len());
        let mut mistake = None;
        loop {
            self.front.show(&menu.line(self.front.width()))?;
            let question = Question::new("ask-another", "help-after");
            // At the first mistake, if that is known.
            let made = mistake.unwrap_or(0);
            let at = self
                .board
                .past
                .get(made)
                .map_or(start, |(at, _)| at)
                .clone();
            let game = &*self.board.game;
            let read = |answer: &str| match read_why(game, &at, answer) {
                Some(asked) => asked.map(Next::WhyNot),
                None => read_next(&menu, moves.len(), mistake, answer),
            };
            match self.front.ask(&question.beside(&menu), read)? {
                Next::Examine => match self.show_review(start, moves) {
                    Ok(first) => mistake = first,
                    Err(Error::SearchStopped) if self.front.take_back_ctrl_c() => {
                        self.front.tell("search-stopped")?;
                    }
                    Err(error) => return Err(error),
                },
                Next::WhyNot(played) => self.show_why_not_after(made, &at, played)?,
                Next::Send => {
                    // It is copied as a whole.
                    let command = self.command(start);
                    self.front.show(&Text::new().line(Role::Plain, &command))?;
                }
                Next::TakeUp(_) if self.is_locked() => self.front.tell("hints-examined")?,
                next => return Ok(next),
            }
        }
    }

    /// Shows what a move leaves in a position of the game, the one after `made` moves.
    fn show_why_not_after(&mut self, made: usize, at: &Position, played: Move) -> Result {
        let past = self.board.past[..=made].iter().map(|(at, _)| at);
        let gained = gained(&*self.board.game, past);
        let opponent = &self.names(self.board.beginner)[(made + 1) % 2];
        let (front, game) = (&mut *self.front, &mut *self.board.game);
        let lesson = (None, &mut self.said.told);
        show_consequence(front, game, at, played, (opponent, gained), lesson)
    }

    /// Whether what was examined would give away how to play on.
    fn is_locked(&self) -> bool {
        self.said.is_examined && self.terms.hints != Hints::All
    }

    /// Judges the game move by move, and shows it. Returns how many moves were made before the
    /// first mistake, if there is one.
    fn show_review(&mut self, start: &Position, moves: &[Move]) -> Result<Option<usize>> {
        // What is too large to solve is not judged.
        let mut found = review(self.board.game.as_mut(), start, moves)?;
        for (made, judgement) in found.moves.iter_mut().enumerate() {
            judgement.is_given = self.said.given.contains(&made);
        }
        self.said.is_examined = true;
        let reasons = whys(self.board.game.as_mut(), &found)?;
        let names = self.names(self.board.beginner);
        let width = self.front.width();
        let shown = reviewed(
            &*self.board.game,
            &names,
            &found,
            &reasons,
            &mut self.said.told,
            width,
        );
        let text = Text::new().blank().then(shown).blank();
        self.front.page(&text)?;
        Ok(self.first_mistake(&found))
    }

    /// Returns how many moves were made before the first mistake: the first of a person, who may do
    /// better, or else of a machine.
    fn first_mistake(&self, review: &Review) -> Option<usize> {
        let mistakes = || {
            review
                .moves
                .iter()
                .enumerate()
                .filter(|(_, judgement)| Judgement::is_mistake(judgement))
                .map(|(made, _)| made)
        };
        mistakes()
            .find(|&made| self.has_person_at(made))
            .or_else(|| mistakes().next())
    }
}

/// Returns what is offered. The last turn of a person, after so many moves, can be taken back.
fn menu(last_turn: Option<usize>, moves: usize) -> Menu<Next> {
    let take_back = last_turn.map_or(Next::Leave, Next::TakeUp);
    let offered = [
        (Next::Another, "y", "short-again", "words-yes"),
        (take_back, "u", "short-take-back", "words-undo"),
        (Next::Examine, "e", "short-examine", "words-review"),
        (Next::Keep, "k", "short-keep", "words-keep"),
        (Next::Send, "l", "short-send", "words-send"),
        (Next::Change, "g", "short-change", "words-change"),
        (Next::Leave, "q", "short-leave", "words-quit"),
    ];
    let is_offered = |letter| match letter {
        "u" => last_turn.is_some(),
        "e" | "k" => moves > 0,
        _ => true,
    };
    let entries = offered
        .into_iter()
        .filter(|(_, letter, ..)| is_offered(*letter))
        .map(|(next, letter, label, known)| {
            Entry::new(next, letter, message(label)).known(typed(known))
        });
    let no = Entry::new(Next::Leave, "n", String::new()).known(typed("words-no"));
    Menu::named(entries.chain([no]).collect())
}

/// Returns what an answer about a game of so many `moves` means, or why it is refused. The game
/// goes on from the first mistake, after so many moves, where no other move is named.
fn read_next(
    menu: &Menu<Next>,

    moves: usize,
    mistake: Option<usize>,
    answer: &str,
) -> Result<Next, Phrase> {
    let refused = || phrase!("refuse-take-up", most = moves).quoting("answer", answer);
    if answer.is_empty() {
        return Ok(Next::Another);
    }
    match menu.pick(answer) {
        Some(Next::Keep) => return mistake.map(Next::TakeUp).ok_or_else(refused),
        Some(&next) => return Ok(next),
        None => {}
    }
    let number = answer.strip_prefix(['k', 'K']).map(str::trim);
    let is_number = |text: &&str| text.bytes().all(|byte| byte.is_ascii_digit());
    let Some(number) = number.filter(is_number).filter(|_| moves > 0) else {
        return Err(menu.refusal(answer));
    };
    match number.parse() {
        Ok(number) if (1..=moves).contains(&number) => Ok(Next::TakeUp(number - 1)),
        _ => Err(refused()),
    }
}
