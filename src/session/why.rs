//! The optimal move and why, all replies, and the longest line of play: shown without playing anything.

use super::refused::refused;
use super::round::Round;
use crate::communication::Stop;
use crate::explanation::Words;
use crate::explanation::refusals::no_hints;
use crate::explanation::replies::replies;
use crate::explanation::standing::{also, standing};
use crate::explanation::why::{longest_line, margins, why};
use crate::inference::{Detail, Move, Unsolved};
use crate::reason::Reason;
use crate::text::{Role, Text};

/// What is known of the position on the board.
struct Found {
    best: Option<Move>,
    remoteness: Option<u64>,
    reason: Reason,
}

impl Round<'_, '_> {
    /// Shows the optimal move and why. If the position is too large to solve, a move that a theorem gives.
    pub(super) fn show_why(&mut self) -> Result<(), Stop> {
        let found = match self.find(Detail::BRIEF)? {
            Ok(found) => found,
            Err(unsolved) => {
                let plain = self.sitting.game.plain_reason(self.history.position());
                let Some((best, reason)) = plain else {
                    return self.say_no_answer(&unsolved);
                };
                Found {
                    best: Some(best),
                    remoteness: None,
                    reason,
                }
            }
        };
        let words = self.sitting.dialogue.words();
        let width = self.sitting.dialogue.width();
        let mut text = self.heading(&found.reason);
        if let Some(picture) = found.best.and_then(|best| self.picture_with(best)) {
            text = text.blank().prose(words.text("after-it")).then(picture);
        }
        let (more, card) = ("more-replies-menu", "card-by-letter");
        let why = why(&found.reason, more, card, words, width);
        text = text.blank().then(why);
        if found.reason.mentions_nimbers() && !self.sitting.nimbers_explained {
            self.sitting.nimbers_explained = true;
            text = text.blank().prose(words.text("nimber-means"));
        }
        if let Some(also) = also(&found.reason.standing) {
            text = text.prose(words.say(&also));
        }
        if let Some(hint) = self.line_hint(found.remoteness) {
            text = text.prose(words.text(hint));
        }
        self.sitting.dialogue.message(&text.blank())
    }

    /// Shows every reply to the best move with its answer, or every move with its margin.
    pub(super) fn show_replies(&mut self) -> Result<(), Stop> {
        let detail = Detail {
            line: false,
            ..Detail::FULL
        };
        self.show_page(detail, |text, reason, words, width| {
            if !reason.margins.is_empty() {
                text.blank().then(margins(reason, words, width))
            } else if reason.replies.is_empty() {
                text.prose(words.text("no-replies"))
            } else {
                text.then(replies(reason, "more-replies", words, width))
            }
        })
    }

    /// Shows the longest line of play.
    pub(super) fn show_line(&mut self) -> Result<(), Stop> {
        let detail = Detail {
            line: true,
            ..Detail::BRIEF
        };
        self.show_page(detail, |text, reason, words, width| {
            if reason.line.is_empty() {
                text.prose(words.text("line-unknown"))
            } else {
                text.then(longest_line(reason, words, width))
            }
        })
    }

    /// Shows how the position stands, and what `body` adds, for a width.
    fn show_page(
        &mut self,
        detail: Detail,
        body: impl FnOnce(Text, &Reason, &Words, usize) -> Text,
    ) -> Result<(), Stop> {
        let reason = match self.find(detail)? {
            Ok(found) => found.reason,
            Err(unsolved) => return self.say_no_answer(&unsolved),
        };
        let (words, width) = (self.sitting.dialogue.words(), self.sitting.dialogue.width());
        let text = body(self.heading(&reason), &reason, words, width);
        self.sitting.dialogue.page(&text.blank())
    }

    /// Says that a position has no answer, and what a person can do about it.
    pub(super) fn say_no_answer(&mut self, unsolved: &Unsolved) -> Result<(), Stop> {
        self.sitting.tell(&no_hints(unsolved))
    }

    /// Solves the position on the board and gathers the reason, unless it is too large.
    fn find(&mut self, detail: Detail) -> Result<Result<Found, Unsolved>, Stop> {
        let position = self.history.position();
        let found = self.sitting.analyse(position).and_then(|analysis| {
            let reason = self.sitting.game.reason(position, &analysis, detail)?;
            Ok(Found {
                best: analysis.best,
                remoteness: analysis.remoteness,
                reason,
            })
        });
        match found {
            Ok(found) => Ok(Ok(found)),
            Err(unsolved) => refused(unsolved).map(Err),
        }
    }

    /// How the position stands.
    fn heading(&self, reason: &Reason) -> Text {
        let words = self.sitting.dialogue.words();
        let standing = words.say_all(&standing(&reason.standing));
        Text::new().blank().styled(Role::Strong, standing)
    }

    /// The board after one more move; `None` if the move is not legal.
    fn picture_with(&self, played: Move) -> Option<Text> {
        let (game, position) = (&*self.sitting.game, self.history.position());
        let after = game.play(position, played).ok()?;
        let mut past = self.history.past();
        past.push((position.clone(), played));
        Some(game.picture(&after, &past, self.sitting.dialogue.width()))
    }

    /// The message that tells how to see the longest line; `None` if it is short or unknown.
    fn line_hint(&self, remoteness: Option<u64>) -> Option<&'static str> {
        let points = self.sitting.game.points_left(self.history.position());
        let is_long = remoteness.is_some_and(|moves| moves > 2);
        match points {
            Some(_) => Some("line-hint-points"),
            None => is_long.then_some("line-hint"),
        }
    }
}
