//! The report that `solve` gives to a person.

use super::reason::{LongestLine, Why};
use crate::explanation::sentences::{game_name, standing, with_values};
use crate::explanation::{Show, Words};
use crate::inference::{Analysis, At, Outcome, Solver};
use crate::reason::{Phrase, Reason};
use crate::text::{Role, Text};

/// The beginning of the report: the outcome and all optimal moves.
pub(crate) struct Opening<'a> {
    /// The game.
    pub game: &'a dyn Solver,
    /// The position that was analysed.
    pub position: &'a At,
    /// The outcome for the player to move; `None` if it was shown before.
    pub outcome: Option<Outcome>,
    /// Every optimal move, as it is written.
    pub moves: &'a [String],
}

impl Show for Opening<'_> {
    fn show(&self, words: &Words, _: usize) -> Text {
        let &Self {
            game,
            position,
            outcome,
            moves,
        } = self;
        let text = match outcome {
            Some(outcome) => {
                let title = title(game, position, outcome);
                Text::new().styled(Role::Strong, words.say(&title))
            }
            None => Text::new(),
        };
        if moves.is_empty() {
            return text;
        }
        let id = match game.points_left(position) {
            Some(_) => "report-moves-best",
            None => "report-moves",
        };
        let phrase = Phrase::new(id)
            .with("count", moves.len())
            .with("moves", moves.to_vec());
        text.prose(words.say(&phrase))
    }
}

/// What is shown of it while the rest takes long: the outcome, and the winning move that a law gives.
pub(crate) struct ByLaw<'a> {
    /// The game.
    pub game: &'a dyn Solver,
    /// The position, which is won.
    pub position: &'a At,
    /// The move, as it is written.
    pub played: &'a str,
}

impl Show for ByLaw<'_> {
    fn show(&self, words: &Words, _: usize) -> Text {
        let title = title(self.game, self.position, Outcome::Win);
        let law = Phrase::new("report-move-law").with("move", self.played);
        let text = Text::new().styled(Role::Strong, words.say(&title));
        text.prose(words.say(&law))
    }
}

/// The first line.
fn title(game: &dyn Solver, position: &At, outcome: Outcome) -> Phrase {
    let id = match outcome {
        Outcome::Win => "report-win",
        Outcome::Loss => "report-loss",
        Outcome::Draw => "report-draw",
    };
    Phrase::new(id)
        .with("game", game_name(game))
        .with("position", with_values(game, position))
}

/// The next line of it: the nimber.
pub(crate) struct FoundNimber(pub u64);

impl Show for FoundNimber {
    fn show(&self, words: &Words, _: usize) -> Text {
        let phrase = Phrase::new("report-nimber").with("nimber", self.0.to_string());
        Text::new().prose(words.say(&phrase))
    }
}

/// The rest of it: the best move, the picture after it, and why.
pub(crate) struct Report<'a> {
    /// The game.
    pub game: &'a dyn Solver,
    /// The position that was analysed.
    pub position: &'a At,
    /// Its analysis.
    pub analysis: &'a Analysis,
    /// The reason behind it.
    pub reason: &'a Reason,
    /// Whether everything was asked for, so that nothing shows what is still left out.
    pub full: bool,
}

impl Show for Report<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let &Self {
            game,
            position,
            analysis,
            reason,
            full,
        } = self;
        let standing = words.say_all(&standing(&reason.standing));
        let text = Text::new().blank().prose(standing).blank();
        let picture = match analysis.best {
            Some(best) => {
                let after = game.play(position, best);
                let after = after.as_ref().unwrap_or(position);
                game.picture(after, &[(position.clone(), best)], width)
            }
            None => game.picture(position, &[], width),
        };
        let text = text.then(picture);
        let more = if full {
            "more-replies"
        } else {
            "more-replies-full"
        };
        let why = Why {
            reason,
            more,
            card: "card-by-flag",
        }
        .show(words, width);
        if why.lines.is_empty() {
            return text;
        }
        text.blank()
            .then(why)
            .then(LongestLine(reason).show(words, width))
    }
}
