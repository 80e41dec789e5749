//! A step of a recorded game: a move with its number, and the position after it.

use crate::explanation::{Show, Words};
use crate::inference::At;
use crate::reason::Phrase;
use crate::record::{Ending, Recorded};
use crate::text::{Role, Text};

/// The position of a recorded game after some moves, with the last of them.
pub(crate) struct GameStep<'a> {
    /// The game.
    pub game: &'a Recorded,
    /// All of its positions.
    pub positions: &'a [At],
    /// The names of the player who began and of the other one.
    pub names: [&'a str; 2],
    /// How many moves were made.
    pub made: usize,
    /// The result, if a player has forfeited the game.
    pub forfeited: Option<Ending>,
}

impl Show for GameStep<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let (game, made) = (&*self.game.game, self.made);
        let moves = &self.game.moves[..made];
        let mut text = Text::new();
        if let Some((&played, earlier)) = moves.split_last() {
            let before = earlier.len();
            let deed = game.deed(&self.positions[before], played);
            let did = Phrase::new("did")
                .with("name", self.names[before % 2])
                .with("deed", deed)
                .with("move", played.to_string());
            let step = Phrase::new("replay-move").with("number", made);
            text = text.styled(Role::Strong, words.say(&step.with("did", did)));
        }
        let positions = self.positions.iter().cloned();
        let past: Vec<_> = positions.zip(moves.iter().copied()).collect();
        let picture = game.picture(&self.positions[made], &past, width);
        text = text.blank().then(picture).blank();
        if made == self.game.moves.len() {
            text = text.prose(words.say(&self.ending()));
        }
        text
    }
}

impl GameStep<'_> {
    /// Says how the game ended.
    fn ending(&self) -> Phrase {
        let won = |player: usize| {
            let id = match self.forfeited {
                Some(_) => "wins-by-forfeit",
                None => "replay-won",
            };
            let phrase = Phrase::new(id).with("name", self.names[player]);
            phrase.with("other", self.names[1 - player])
        };
        match self.forfeited.unwrap_or_else(|| self.game.ending()) {
            Ending::First => won(0),
            Ending::Second => won(1),
            Ending::Draw => Phrase::new("replay-drawn"),
            Ending::Open => Phrase::new("review-open"),
        }
    }
}
