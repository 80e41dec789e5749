//! Tips: what is known of a position, told a step at a time and without the move.

use super::hints::Hints;
use super::refused::refused;
use super::round::Round;
use crate::communication::Stop;
use crate::inference::{Analysis, Move, Outcome};
use crate::reason::Phrase;
use crate::text::Text;

/// The step that says where a good move is; the ones before say how the game ends and how many moves are good.
const PLACE: usize = 2;

impl Round<'_, '_> {
    /// Tells the tip after `told` others about this position.
    pub(super) fn show_tip(&mut self, told: usize) -> Result<(), Stop> {
        let position = self.history.position();
        let tip = match self.sitting.analyse(position) {
            Ok(analysis) => self.tip(&analysis, told),
            Err(unsolved) => {
                let unsolved = refused(unsolved)?;
                let Some(played) = self.sitting.game.winning_move(position) else {
                    return self.say_no_answer(&unsolved);
                };
                match told {
                    0 => Some(Phrase::new("tip-won")),
                    1 => Some(Phrase::new("tip-law")),
                    _ => self.tip_place("tip-it", Some(played), told),
                }
            }
        };
        let mut phrases = vec![tip.unwrap_or_else(|| Phrase::new("tip-last"))];
        if told >= PLACE && self.sitting.hints == Hints::All {
            phrases.push(Phrase::new("tip-why"));
        }
        let text = Text::words(self.sitting.dialogue.words().say_all(&phrases));
        self.sitting.dialogue.message(&text)
    }

    /// The tip about a solved position; `None` if there are no more.
    fn tip(&self, analysis: &Analysis, told: usize) -> Option<Phrase> {
        let count = analysis.moves.len();
        let points = self.sums();
        match (told, analysis.outcome) {
            (0, _) if points.is_some() => Some(self.tip_margin(analysis.value)),
            (0, Outcome::Loss) => Some(Phrase::new("tip-lost")),
            (0, _) => Some(Phrase::new("tip-won")),
            (1, _) if points.is_some() => Some(Phrase::new("tip-optimal").with("count", count)),
            (1, Outcome::Loss) => Some(match analysis.remoteness {
                Some(moves) => Phrase::new("tip-lasts").with("moves", moves),
                None => Phrase::new("tip-lasts-unknown"),
            }),
            (1, _) => Some(Phrase::new("tip-winning").with("count", count)),
            (_, Outcome::Loss) if points.is_none() => {
                // Without a remoteness the best move is any move.
                let best = analysis.best.filter(|_| analysis.remoteness.is_some());
                self.tip_place("tip-longest", best, told)
            }
            _ => {
                let id = if count > 1 { "tip-one" } else { "tip-it" };
                self.tip_place(id, analysis.best, told)
            }
        }
    }

    /// Who wins by how much in the end if the best margin from here on is `margin`.
    fn tip_margin(&self, margin: i64) -> Phrase {
        let own = self.sitting.seat_at(self.history.made());
        let sums = self.sums().unwrap_or_default();
        let total = sums[own] - sums[1 - own] + margin;
        let id = match Outcome::of_value(total) {
            Outcome::Win => "tip-points-won",
            Outcome::Draw => "tip-points-drawn",
            Outcome::Loss => "tip-points-lost",
        };
        Phrase::new(id).with("margin", total.unsigned_abs())
    }

    /// Where a move is; `None` if that was told, or the game has no words for it.
    fn tip_place(&self, id: &'static str, played: Option<Move>, told: usize) -> Option<Phrase> {
        let played = played.filter(|_| told == PLACE)?;
        let game = &*self.sitting.game;
        let place = game.place(self.history.position(), played)?;
        Some(Phrase::new(id).with("place", place))
    }
}
