//! What the learner has learned, in words: the games of a training, and its boxes beside the truth.

use std::cmp::Reverse;

use super::Words;
use super::table::{Align, Table};
use crate::players::learner::{Against, Beads, Boxes, BoxesError, Course, GAME, Score, Terms};
use crate::reason::Phrase;
use crate::text::{Role, Text};

/// More boxes than these are not shown to a person.
const BOXES_SHOWN: u64 = 40;

/// All numbers of a box are shown where there are no more than these, else one fewer, and the others together.
const NUMBERS_SHOWN: usize = 5;

/// A share of beads in hundredths; none that has one is told as nothing, and none that lacks one as all.
fn hundredths(share: f64) -> String {
    match format!("{:.0}", 100.0 * share).as_str() {
        "0" if share > 0.0 => "<1".to_owned(),
        "100" if share < 1.0 => ">99".to_owned(),
        rounded => rounded.to_owned(),
    }
}

impl Words {
    /// A number of hundredths with its sign.
    pub(super) fn percent(&self, number: &str) -> String {
        let number = self.decimal(number.to_owned());
        self.say(&Phrase::new("percent").with("number", number))
    }

    /// The terms of a game, as figures of a phrase.
    fn terms(&self, phrase: Phrase, terms: Terms) -> Phrase {
        phrase
            .with("game", self.variant(GAME, terms.misere))
            .with("sticks", terms.sticks)
            .with("take", terms.max_take)
    }

    /// What was trained, in a line.
    pub(super) fn training_title(&self, terms: Terms, games: u64, against: Against) -> String {
        let against = self.text(match against {
            Against::Random => "against-random",
            Against::Beginner => "against-beginner",
            Against::Perfect => "against-perfect",
            Against::Itself => "against-self",
        });
        let title = Phrase::new("train-title")
            .with("games", games)
            .with("against", against);
        self.say(&self.terms(title, terms))
    }

    /// What came of a training: the games won, the learning curve, and the boxes beside the truth.
    pub fn training(&self, boxes: &Boxes, course: &Course, against: Against, width: usize) -> Text {
        let all = course.all();
        let won = match against {
            Against::Itself => "train-won-self",
            _ => "train-won",
        };
        let won = Phrase::new(won)
            .with("games", all.games)
            .with("won", all.won)
            .with(
                "share",
                self.percent(&format!("{:.1}", 100.0 * all.share())),
            );
        Text::new()
            .styled(
                Role::Strong,
                self.training_title(boxes.terms(), all.games, against),
            )
            .blank()
            .prose(self.say(&won))
            .blank()
            .then(self.curve(course, width))
            .blank()
            .prose(self.say(&Phrase::new("boxes-after").with("games", boxes.games())))
            .then(self.boxes(boxes, width))
    }

    /// Saved boxes beside the truth.
    pub fn saved_boxes(&self, boxes: &Boxes, width: usize) -> Text {
        let title = Phrase::new("boxes-title").with("games", boxes.games());
        let title = self.say(&self.terms(title, boxes.terms()));
        let text = Text::new().styled(Role::Strong, title).blank();
        text.then(self.boxes(boxes, width))
    }

    /// A row for each box, and in how many positions the favourite wins.
    fn boxes(&self, boxes: &Boxes, width: usize) -> Text {
        let sticks = boxes.terms().sticks;
        let head = [
            "column-sticks",
            "column-winning",
            "column-favourite",
            "column-agrees",
            "column-beads",
        ];
        let right = [Align::Right; 3];
        let table = Table {
            head: head.iter().map(|&id| self.text(id)).collect(),
            align: [right.as_slice(), &[Align::Left; 2]].concat(),
            rows: (1..=sticks.min(BOXES_SHOWN))
                .map(|sticks| self.box_row(boxes, sticks))
                .collect(),
        };
        let mut text = table.show(width).blank();
        if sticks > BOXES_SHOWN {
            let phrase = Phrase::new("boxes-not-shown").with("shown", BOXES_SHOWN);
            text = text.prose(self.say(&phrase));
        }
        let Score { right, winnable } = boxes.score();
        let score = Phrase::new("boxes-right")
            .with("right", right)
            .with("winnable", winnable);
        text.prose(self.text("boxes-favourite"))
            .prose(self.say(&score))
    }

    fn box_row(&self, boxes: &Boxes, sticks: u64) -> Vec<String> {
        let judged = boxes.judge(sticks);
        let number = |number: Option<u64>| number.map_or("-".to_owned(), |take| take.to_string());
        let agrees = match judged.agrees() {
            None => String::new(),
            Some(true) => self.text("agrees-yes"),
            Some(false) => self.text("agrees-no"),
        };
        vec![
            sticks.to_string(),
            number(judged.winning),
            number(judged.favourite),
            agrees,
            self.beads(boxes, sticks),
        ]
    }

    /// The numbers of a box with their shares; of many numbers, those with the most beads.
    fn beads(&self, boxes: &Boxes, sticks: u64) -> String {
        let share = |beads: &Beads| boxes.share(sticks, beads.take);
        let tell = |beads: &Beads| format!("{}: {}", beads.take, hundredths(share(beads)));
        if boxes.terms().numbers(sticks) <= NUMBERS_SHOWN as u64 {
            let all: Vec<String> = boxes.beads(sticks).map(|beads| tell(&beads)).collect();
            return all.join(", ");
        }
        let mut most: Vec<Beads> = boxes.several(sticks).collect();
        most.sort_by_key(|beads| (Reverse(beads.count), beads.take));
        most.truncate(NUMBERS_SHOWN - 1);
        let single = boxes.beads(sticks).filter(|beads| beads.count == 1);
        most.extend(single.take(NUMBERS_SHOWN - 1 - most.len()));
        let others = 1.0 - most.iter().map(share).sum::<f64>();
        let others = Phrase::new("beads-others").with("share", hundredths(others));
        let told = most.iter().map(tell);
        told.chain([self.say(&others)])
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// Why a file of boxes is refused, and left as it is.
    pub fn boxes_refusal(&self, file: &str, error: &BoxesError) -> String {
        let phrase = match error {
            BoxesError::InUse => Phrase::new("boxes-in-use"),
            BoxesError::NoFile => Phrase::new("boxes-no-file"),
            BoxesError::Format => Phrase::new("boxes-format"),
            BoxesError::Unreadable(error) => {
                Phrase::new("file-unreadable").with("error", error.to_string())
            }
            BoxesError::Unwritable(error) => {
                Phrase::new("file-unwritable").with("error", error.to_string())
            }
            BoxesError::Line(line) => Phrase::new("boxes-line").with("line", *line),
            BoxesError::Box(sticks) => Phrase::new("boxes-box").with("sticks", sticks.to_string()),
            BoxesError::OtherTerms(terms) => self.terms(Phrase::new("boxes-other-terms"), *terms),
        };
        self.say(&phrase.with("file", file))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_bead_is_told_as_none_and_nothing_less_than_all_as_all() {
        let told = [0.0, 0.004, 0.5, 0.996, 1.0].map(hundredths);
        assert_eq!(told, ["0", "<1", "50", ">99", "100"]);
    }
}
