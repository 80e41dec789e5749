//! A game judged move by move: who made each move, and what it was worth.

use crate::explanation::sentences::{better, tally, worth};
use crate::explanation::{Show, Words};
use crate::inference::{Judgement, Review, Solver};
use crate::reason::Reason;
use crate::text::{Line, Role, Span, Text, columns};

/// A game with its moves judged.
pub(crate) struct ReviewedGame<'a> {
    /// The game.
    pub game: &'a dyn Solver,
    /// The names of the player who began and of the other one.
    pub names: [&'a str; 2],
    /// The judged moves.
    pub review: &'a Review,
    /// Why the best move is better, for each mistake that has a reason.
    pub reasons: &'a [Option<Reason>],
}

/// Hanging indent of what a move was worth if the screen is too narrow for columns.
const HANGING: usize = 4;

impl Show for ReviewedGame<'_> {
    fn show(&self, words: &Words, width: usize) -> Text {
        let moves = &self.review.moves;
        if moves.is_empty() {
            return Text::words(words.text("review-no-moves"));
        }
        let written: Vec<String> = moves
            .iter()
            .map(|judgement| judgement.played.to_string())
            .collect();
        let widest = |texts: &mut dyn Iterator<Item = &str>| texts.map(columns).max().unwrap_or(0);
        let digits = moves.len().to_string().len();
        let name_width = widest(&mut self.names.into_iter());
        let move_width = widest(&mut written.iter().map(String::as_str));
        let head_width = digits + 2 + name_width + 2 + move_width;
        // What a move was worth needs half of the screen.
        let is_wide = 2 * (2 + head_width + 2) <= width;
        let mut text = Text::new();
        for (made, (judgement, played)) in moves.iter().zip(&written).enumerate() {
            let name = self.names[made % 2];
            let number = made + 1;
            let (head, hanging) = if is_wide {
                let name_gap = " ".repeat(name_width - columns(name));
                let move_gap = " ".repeat(move_width - columns(played));
                let head = format!("  {number:>digits$}  {name}{name_gap}  {played}{move_gap}  ");
                (head, head_width + 2)
            } else {
                (format!("  {number}  {name}  {played}: "), HANGING)
            };
            let has_points = self.game.points_left(&judgement.position).is_some();
            let worth = words.say(&worth(judgement, has_points));
            let role = if judgement.is_mistake() {
                Role::Strong
            } else {
                Role::Plain
            };
            let span = Span::new(role, format!("{head}{worth}"));
            text.lines.push(Line::Prose(span, hanging));
            let why = self.reasons.get(made).and_then(Option::as_ref);
            if let Some(better) = better(words, self.game, judgement, why) {
                let indent = " ".repeat(2 + hanging);
                text = text.prose(format!("{indent}{}", words.say(&better)));
            }
        }
        text = text.blank();
        let is_right =
            |judgement: &Judgement| judgement.analysis.is_some() && !judgement.is_mistake();
        if moves.iter().all(is_right) {
            text = text.prose(words.text("review-faultless"));
        }
        for (player, name) in self.names.into_iter().enumerate() {
            text = text.prose(words.say(&tally(name, self.review.tally(player))));
        }
        text.styled(Role::Faint, words.text("review-choice-means"))
    }
}
