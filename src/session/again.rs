//! The command that sets the board for the same game again, to send to somebody.

use super::sitting::Sitting;
use crate::inference::Position;

/// What stands in a word of a command as it is; anything else needs quotes.
const PLAIN: &str = ",./:=@%+-_";

impl Sitting<'_> {
    /// The command that begins at a position with these players, in the order in which they moved.
    pub fn command(&self, start: &Position) -> String {
        let game = &self.board.game;
        let mut words = vec!["nimatron".to_owned(), game.name().to_owned()];
        words.push(quoted(&game.write_position(start)));
        for (option, value) in game.values(start).of(game.about().options) {
            words.push(format!("--{}", option.name));
            words.push(quoted(&value.to_string()));
        }
        words.extend(game.is_misere().then(|| "--misere".to_owned()));
        for (flag, seat) in ["--first", "--second"].into_iter().zip(0..) {
            let player = &self.players[(seat + self.board.beginner) % 2];
            words.push(flag.to_owned());
            words.push(quoted(&player.spec));
        }
        words.join(" ")
    }
}

/// A word as a shell reads it.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || PLAIN.contains(c);
    if word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}
