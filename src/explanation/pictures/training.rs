//! What came of a training, as a page; its learning curve as a file is drawn in `svg`.

use super::boxes::BoxTable;
use super::curve::Curve;
use crate::explanation::sentences::{percent, tenths, training_title};
use crate::explanation::{Show, Words};
use crate::players::learner::{Against, Boxes, Course};
use crate::reason::Phrase;
use crate::text::{Role, Text};

/// The games won, the learning curve, and the boxes beside the correct moves.
pub struct Training<'a> {
    /// The boxes after the training.
    pub boxes: &'a Boxes,
    /// How the games ended.
    pub course: &'a Course,
    /// Who the opponent was.
    pub against: Against,
}

impl Training<'_> {
    /// What was trained.
    pub(super) fn title(&self) -> Phrase {
        training_title(self.boxes.plan(), self.course.all().games, self.against)
    }
}

impl Show for Training<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let all = self.course.all();
        let won = match self.against {
            Against::Itself => "train-won-self",
            _ => "train-won",
        };
        let won = Phrase::new(won)
            .with("games", all.games)
            .with("won", all.won)
            .with("share", percent(tenths(all.share())));
        let after = Phrase::new("boxes-after").with("games", self.boxes.games());
        Text::new()
            .styled(Role::Strong, words.say(&self.title()))
            .blank()
            .prose(words.say(&won))
            .blank()
            .then(Curve(self.course).show(words, width))
            .blank()
            .prose(words.say(&after))
            .then(BoxTable(self.boxes).show(words, width))
    }
}
