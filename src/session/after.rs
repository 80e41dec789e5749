//! After a game: the review, and what a person wants next.

use super::sitting::Sitting;
use crate::communication::{Entry, Menu, Question, Stop};
use crate::explanation::review::reviewed;
use crate::explanation::{Words, typed};
use crate::inference::{At, Judgement, Move, Review, review, whys};
use crate::reason::Phrase;
use crate::text::Text;

/// What is played next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
}

/// What a person may choose after a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AfterGame {
    Next(Next),
    Review,
    Help,
}

/// What can be taken up again after a review.
#[derive(Clone, Copy, Debug)]
struct Reviewed {
    /// How many moves there were.
    moves: usize,
    /// The moves made before the first mistake, of a person if persons made one.
    mistake: Option<usize>,
}

impl Sitting<'_> {
    /// Asks what is wanted next, and shows the review if that is asked for.
    pub(super) fn after(&mut self, start: &At, moves: &[Move]) -> Result<Next, Stop> {
        let words = self.dialogue.words();
        let question = Question {
            prompt: words.text("ask-another"),
            help: Text::words(words.text("help-after")),
        };
        let mut reviewed = None;
        loop {
            let menu = menu(words, reviewed);
            self.dialogue.message(&menu.show(self.dialogue.width()))?;
            let wish = self.dialogue.ask_beside(&question, &menu, None, |answer| {
                read_wish(&menu, reviewed, answer).map_err(|refusal| {
                    let refusal = refusal.quoting("answer", answer);
                    words.say(&refusal.with("names", words.choices(&menu.names())))
                })
            })?;
            match wish {
                AfterGame::Next(next) => return Ok(next),
                AfterGame::Help => self.dialogue.message(&question.help)?,
                AfterGame::Review => match self.show_review(start, moves) {
                    Ok(shown) => reviewed = Some(shown),
                    Err(Stop::SearchStopped) if self.dialogue.take_back_ctrl_c() => {
                        self.tell(&Phrase::new("search-stopped"))?;
                    }
                    Err(stop) => return Err(stop),
                },
            }
        }
    }

    /// Judges the game move by move, and shows it.
    fn show_review(&mut self, start: &At, moves: &[Move]) -> Result<Reviewed, Stop> {
        // What is too large to solve is not judged.
        let stopped = |_| Stop::SearchStopped;
        let found = review(self.game.as_mut(), start, moves).map_err(stopped)?;
        let reasons = whys(self.game.as_mut(), &found).map_err(stopped)?;
        let names = [0, 1].map(|made| self.name(self.seat_at(made)));
        let (words, width) = (self.words(), self.dialogue.width());
        let shown = reviewed(&*self.game, names, &found, &reasons, words, width);
        let text = Text::new().blank().then(shown).blank();
        self.dialogue.page(&text)?;
        Ok(Reviewed {
            moves: moves.len(),
            mistake: self.first_mistake(&found),
        })
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

/// Returns what is offered. The game can be taken up again once it is reviewed.
fn menu(words: &Words, reviewed: Option<Reviewed>) -> Menu<AfterGame> {
    let entry = |value, name: &str, label: &Phrase| Entry {
        value,
        name: name.to_owned(),
        label: format!("{} ({name})", words.say(label)),
    };
    let offered = [
        (
            AfterGame::Next(Next::Another),
            "y",
            "another-game",
            "words-yes",
        ),
        (AfterGame::Next(Next::Leave), "n", "menu-leave", "words-no"),
        (AfterGame::Help, "h", "menu-help", "words-help"),
        (AfterGame::Review, "v", "menu-review", "words-review"),
        (AfterGame::Next(Next::Same), "s", "menu-same", "words-same"),
        (
            AfterGame::Next(Next::Change),
            "c",
            "menu-change",
            "words-change",
        ),
    ];
    let entries = offered.map(|(wish, name, label, _)| entry(wish, name, &Phrase::new(label)));
    let mut entries = Vec::from(entries);
    if let Some(Reviewed {
        mistake: Some(made),
        ..
    }) = reviewed
    {
        let label = Phrase::new("menu-take-up").with("number", made + 1);
        entries.push(entry(AfterGame::Next(Next::TakeUp(made)), "t", &label));
    }
    let menu = Menu::new(entries);
    offered.into_iter().fold(menu, |menu, (wish, _, _, known)| {
        menu.with_words(typed(known), &wish)
    })
}

/// Returns what an answer means, or why it is refused.
fn read_wish(
    menu: &Menu<AfterGame>,
    reviewed: Option<Reviewed>,
    answer: &str,
) -> Result<AfterGame, Phrase> {
    if let Some(wish) = menu.pick(answer) {
        return Ok(wish);
    }
    let refusal = || Phrase::new("refuse-choice").with("most", menu.len());
    let number = answer.strip_prefix(['t', 'T']).ok_or_else(refusal)?.trim();
    if !number.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(refusal());
    }
    let moves = match reviewed {
        None => return Err(Phrase::new("refuse-take-up-early")),
        Some(Reviewed { moves: 0, .. }) => return Err(Phrase::new("refuse-take-up-none")),
        Some(Reviewed { moves, .. }) => moves,
    };
    match number.parse() {
        Ok(number) if (1..=moves).contains(&number) => {
            Ok(AfterGame::Next(Next::TakeUp(number - 1)))
        }
        _ => Err(Phrase::new("refuse-take-up").with("most", moves)),
    }
}
