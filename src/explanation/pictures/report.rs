//! The report that `solve` gives to a person.

use super::reason::{LongestLine, Why};
use crate::explanation::sentences::{game_name, standing, with_values};
use crate::explanation::{Show, Words};
use crate::games::Game;
use crate::inference::{Analysis, Outcome};
use crate::reason::{Phrase, Reason};
use crate::text::{Role, Text};

/// An analysis with its reason: the outcome, all optimal moves, the picture after the best, and why.
pub(crate) struct Report<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The position that was analysed.
    pub position: &'a G::Position,
    /// Its analysis.
    pub analysis: &'a Analysis<G::Move>,
    /// The reason behind it.
    pub reason: &'a Reason,
    /// Whether everything was asked for, so that nothing shows what is still left out.
    pub full: bool,
}

impl<G: Game> Show for Report<'_, G> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let &Self {
            game,
            position,
            analysis,
            reason,
            full,
        } = self;
        let id = match analysis.outcome {
            Outcome::Win => "report-win",
            Outcome::Loss => "report-loss",
            Outcome::Draw => "report-draw",
        };
        let title = Phrase::new(id)
            .with("game", game_name(game))
            .with("position", with_values(game, position));
        let mut text = Text::new().styled(Role::Strong, words.say(&title));
        if !analysis.moves.is_empty() {
            let moves = analysis.moves.iter().map(|&played| game.write_move(played));
            let id = match game.points_left(position) {
                Some(_) => "report-moves-best",
                None => "report-moves",
            };
            let phrase = Phrase::new(id)
                .with("count", analysis.moves.len())
                .with("moves", moves.collect::<Vec<_>>());
            text = text.prose(words.say(&phrase));
        }
        if let Some(nimber) = analysis.nimber {
            let phrase = Phrase::new("report-nimber").with("nimber", nimber.to_string());
            text = text.prose(words.say(&phrase));
        }
        let standing = words.say_all(&standing(&reason.standing));
        text = text.blank().prose(standing).blank();
        let picture = match analysis.best {
            Some(best) => {
                let after = game.play(position, best);
                let after = after.as_ref().unwrap_or(position);
                game.picture(after, Some(position), width)
            }
            None => game.picture(position, None, width),
        };
        text = text.then(picture);
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
