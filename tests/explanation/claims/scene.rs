//! What a sentence speaks of.

use std::rc::Rc;

use nimatron::reason::Phrase;

use super::figures::Figures;
use super::tree::{Node, Step, Tree};

/// Whether what a phrase claims is true.
pub(super) type Check = fn(&Scene, &Phrase) -> bool;

/// Whether an answer to a reply is the one that a law gives.
pub(super) type Law = fn(&Scene, &Step, &Step) -> bool;

#[derive(Clone)]
pub(super) struct Scene<'a> {
    pub(super) tree: &'a Tree,
    pub(super) position: Rc<Node>,
    /// What the winning move leaves, or the position itself if every move loses.
    pub(super) lost: Rc<Node>,
    /// All sentences of the theorem.
    pub(super) sentences: &'a [Phrase],
}

impl Scene<'_> {
    pub(super) fn game(&self) -> &'static str {
        self.tree.game
    }

    pub(super) fn is_misere(&self) -> bool {
        self.tree.is_misere
    }

    pub(super) fn is_won(&self) -> bool {
        !Rc::ptr_eq(&self.position, &self.lost)
    }

    /// Whether a phrase is one for a won or for a lost position, for normal or for misère play, as
    /// the position is.
    pub(super) fn is_side_of(&self, said: &Phrase) -> bool {
        let (won, misere) = (self.is_won(), self.is_misere());
        let flag = |name| said.figure(name).map(|_| said.is(name));
        let says = |sides: &[&str]| said.id.split('-').any(|word| sides.contains(&word));
        // Words may be lost in a position that is won.
        let is_of_words = said.id.starts_with("quotient");
        let is_of_outcome = if says(&["left", "won", "leave", "ends"]) {
            won
        } else {
            !won || !says(&["faced", "lost"])
        };
        (is_of_words || is_of_outcome)
            && (misere || !says(&["misere", "quotient"]))
            && flag("won").is_none_or(|told| told == won)
            && flag("misere").is_none_or(|told| told == misere)
    }

    /// Another sentence of the theorem.
    pub(super) fn sentence(&self, id: &str) -> Option<&Phrase> {
        self.sentences.iter().find(|said| said.id == id)
    }

    /// Whether each reply to the losing position has an answer of which something is true, unless
    /// it ends the game in misère play.
    pub(super) fn each_answered(&self, is_so: impl Fn(&Step, &Step) -> bool) -> bool {
        self.lost.moves.iter().all(|reply| {
            let mut answers = reply.after.moves.iter();
            let ends = self.is_misere() && reply.after.is_over();
            ends || answers.any(|answer| is_so(reply, answer))
        })
    }

    /// Whether something is true of the losing position, every reply makes it false, and an answer
    /// makes it true again.
    pub(super) fn comes_back(&self, is_so: impl Fn(&Node) -> bool) -> bool {
        is_so(&self.lost)
            && !self.lost.leads(&is_so)
            && self.each_answered(|_, answer| is_so(&answer.after))
    }
}
