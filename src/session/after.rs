//! After a game: the review, and what a person wants next.

use super::sitting::Sitting;
use crate::communication::{Entry, Menu, Stop};
use crate::explanation::review::reviewed;
use crate::explanation::{Words, typed};
use crate::inference::{At, Judgement, Move, Review, review, whys};
use crate::reason::Phrase;
use crate::text::Text;

/// What a person may choose after a game.
#[derive(Clone, Copy, Debug)]
pub(super) enum Next {
    /// Another game; the other player begins.
    Another,
    /// The same position; the other player begins.
    Same,
    /// The same game after this many moves.
    TakeUp(usize),
    /// Another game or other players are asked for.
    Change,
    /// Nothing.
    Leave,
    Review,
    Help,
}

impl Sitting<'_> {
    /// Asks what is wanted next, and shows the help or the review if that is asked for.
    pub(super) fn after(&mut self, start: &At, moves: &[Move]) -> Result<Next, Stop> {
        let words = self.words();
        let mut mistake = None;
        let mut reviewed = None;
        loop {
            let menu = menu(words, mistake);
            self.dialogue.message(&menu.show(self.dialogue.width()))?;
            let question = self.dialogue.question("ask-another", "help-after");
            let read = |answer: &str| read_next(&menu, words, reviewed, answer);
            match self.dialogue.ask(&question.beside(&menu), read)? {
                Next::Help => self.dialogue.tell("help-after")?,
                Next::Review => match self.show_review(start, moves) {
                    Ok(first) => (mistake, reviewed) = (first, Some(moves.len())),
                    Err(Stop::SearchStopped) if self.dialogue.front.take_back_ctrl_c() => {
                        self.dialogue.tell("search-stopped")?;
                    }
                    Err(stop) => return Err(stop),
                },
                next => return Ok(next),
            }
        }
    }

    /// Judges the game move by move, and shows it. Returns how many moves were made before the first mistake, if there is one.
    fn show_review(&mut self, start: &At, moves: &[Move]) -> Result<Option<usize>, Stop> {
        // What is too large to solve is not judged.
        let found = review(self.game.as_mut(), start, moves)?;
        let reasons = whys(self.game.as_mut(), &found)?;
        let names = [0, 1].map(|made| self.name(self.seat_at(made)));
        let (words, width) = (self.words(), self.dialogue.width());
        let shown = reviewed(&*self.game, names, &found, &reasons, words, width);
        let text = Text::new().blank().then(shown).blank();
        self.dialogue.page(&text)?;
        Ok(self.first_mistake(&found))
    }

    /// Returns how many moves were made before the first mistake: the first of a person, who may do better, or else of a machine.
    fn first_mistake(&self, review: &Review) -> Option<usize> {
        let mistakes = || {
            let moves = review.moves.iter().enumerate();
            let mistakes = moves.filter(|(_, judgement)| Judgement::is_mistake(judgement));
            mistakes.map(|(made, _)| made)
        };
        let of_person = mistakes().find(|&made| self.is_asked(made));
        of_person.or_else(|| mistakes().next())
    }
}

/// Returns what is offered. The game can be taken up again before a mistake that the review found.
fn menu(words: &Words, mistake: Option<usize>) -> Menu<Next> {
    let offered = [
        (Next::Another, "y", "another-game", "words-yes"),
        (Next::Leave, "n", "menu-leave", "words-no"),
        (Next::Help, "h", "menu-help", "words-help"),
        (Next::Review, "v", "menu-review", "words-review"),
        (Next::Same, "s", "menu-same", "words-same"),
        (Next::Change, "c", "menu-change", "words-change"),
    ];
    let entries = offered.into_iter().map(|(next, letter, label, known)| {
        Entry::new(next, letter, words.text(label)).known(typed(known))
    });
    let taken_up = mistake.map(|made| {
        let label = Phrase::new("menu-take-up").with("number", made + 1);
        Entry::new(Next::TakeUp(made), "t", words.say(&label))
    });
    Menu::numbered(entries.chain(taken_up).collect())
}

/// Returns what an answer means, or why it is refused. `reviewed` is how many moves were reviewed.
fn read_next(
    menu: &Menu<Next>,
    words: &Words,
    reviewed: Option<usize>,
    answer: &str,
) -> Result<Next, Phrase> {
    if let Some(&next) = menu.pick(answer) {
        return Ok(next);
    }
    let refusal = menu.refusal(words, answer);
    let number = answer.strip_prefix(['t', 'T']).map(str::trim);
    let is_number = |text: &&str| text.bytes().all(|byte| byte.is_ascii_digit());
    let Some(number) = number.filter(is_number) else {
        return Err(refusal);
    };
    match (reviewed, number.parse()) {
        (None, _) => Err(Phrase {
            id: "refuse-take-up-early",
            ..refusal
        }),
        (Some(0), _) => Err(Phrase {
            id: "refuse-take-up-none",
            ..refusal
        }),
        (Some(moves), Ok(number)) if (1..=moves).contains(&number) => Ok(Next::TakeUp(number - 1)),
        (Some(moves), _) => Err(Phrase::new("refuse-take-up")
            .quoting("answer", answer)
            .with("most", moves)),
    }
}
