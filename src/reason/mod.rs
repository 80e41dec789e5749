//! Facts as plain data: what was done, what is refused, and why a move is best. Sentences are left
//! to `explanation`.

#[macro_use]
mod phrase;
mod invisible;
mod refused;

pub(crate) use invisible::is_invisible;
pub use phrase::{Figure, Phrase};
pub(crate) use refused::of_system;

/// Why a position is settled, as its game says it: sentences of its own, and what is to be drawn
/// beside them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// The theorem with its figures, one sentence or more. The first begins without a capital: it
    /// may follow a colon.
    pub sentences: Vec<Phrase>,
    /// How many of them, from the first, are the reason by themselves; the others explain it.
    pub basis: usize,
    /// What is to be drawn beside them.
    pub form: Form,
    /// Whether the sentences suffice; otherwise the replies are shown too.
    pub convinces: bool,
    /// What is said of an answer that leaves such a position to the other player. `None` if there
    /// is nothing special about it.
    pub note: Option<Phrase>,
}

impl Evidence {
    /// Creates evidence of one sentence that suffices, with nothing to be drawn.
    pub fn new(theorem: impl Into<Phrase>) -> Self {
        Self::of(vec![theorem.into()])
    }

    /// Creates evidence of sentences that suffice, with nothing to be drawn.
    pub fn of(sentences: Vec<Phrase>) -> Self {
        Self {
            sentences,
            basis: 1,
            form: Form::Plain,
            convinces: true,
            note: None,
        }
    }

    /// Takes more than the first sentence for the reason.
    #[must_use]
    pub fn resting_on(mut self, basis: usize) -> Self {
        self.basis = basis;
        self
    }

    /// Adds what is said of the replies to a move.
    #[must_use]
    pub fn noting(mut self, note: impl Into<Phrase>) -> Self {
        self.note = Some(note.into());
        self
    }
}

/// What is to be drawn of a position and of what the winning move leaves; `after` is `None` if the
/// position is lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Form {
    /// Nothing.
    Plain,
    /// Numbers in binary, one below the other, with their nim-sum.
    Binary {
        /// The numbers of the position.
        before: Vec<u64>,
        /// As many numbers, after the move.
        after: Option<Vec<u64>>,
    },
    /// Independent components with their nimbers, side by side.
    Components {
        /// The components of the position.
        before: Vec<Component>,
        /// Those after the move.
        after: Option<Vec<Component>>,
    },
}

/// An independent component of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Component {
    /// Its picture, row by row.
    pub rows: Vec<String>,
    /// Its nimber.
    pub nimber: u64,
}

/// How the nimber of a position follows from the moves: it is the smallest number that is not the
/// nimber of what one of them leaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mex {
    /// The nimber.
    pub nimber: u64,
    /// For each smaller number a move that leaves a position of this nimber.
    pub moves: Vec<String>,
}

/// All losing positions from one on downwards. No move leads from one of them to another, and from
/// any other position below a move leads to one of them, which everybody can check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// How many there are.
    pub count: usize,
    /// The positions as they are written, smallest first. Empty if there are too many to list.
    pub lost: Vec<String>,
    /// Which of them are listed only once. `None` if each is.
    pub alike: Option<Phrase>,
    /// How many are on the card of the position that the reason is about. `None` if they are
    /// listed, or that is not known.
    pub card: Option<usize>,
    /// Whether the end of the game is not one of them: in misère play the player to move has won
    /// there.
    pub spares_end: bool,
}

/// A move from a losing position, and how it is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The move from the losing position.
    pub reply: String,
    /// What it leaves.
    pub leaves: String,
    /// The winning answer. Empty if the reply ended the game.
    pub answer: String,
    /// What the answer leaves.
    pub then: String,
    /// What is said of the position that the answer leaves.
    pub note: Phrase,
    /// The same position drawn small, in games in which it is hard to read otherwise.
    pub sketch: Option<Vec<String>>,
}

/// One move of a line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineMove {
    /// Whether it is a move of the player who moves first in the line.
    pub own: bool,
    /// The move.
    pub played: String,
    /// What it leaves.
    pub leaves: String,
}

/// What a move comes to if points decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Margin {
    /// The move.
    pub played: String,
    /// The points it gains at once.
    pub gains: i64,
    /// The other player's best answer. `None` if the game is over.
    pub answer: Option<String>,
    /// The margin of the other player after the move.
    pub other: i64,
    /// Own points minus the other player's in the end, if both play their best from there.
    pub margin: i64,
    /// Whether it is optimal.
    pub is_best: bool,
}

/// The most moves, or replies, or moves of a line, that are listed; more are only counted. Lists as
/// short are always granted.
pub const MOST_LISTED: usize = 1_000;

/// The other optimal moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Others {
    /// How many there are.
    pub count: usize,
    /// What they are, unless they are more than a person reads.
    pub moves: Vec<String>,
}

/// The outcome of a position for the player to move, with the best move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nothing is left to play.
    Over {
        /// Whether the player who would be to move has won; `None` if nobody has.
        won: Option<bool>,
    },
    /// Points decide.
    Points {
        /// The move the program would play.
        best: String,
        /// The same as a phrase.
        deed: Phrase,
        /// The other moves that gain as much in the end.
        also: Others,
        /// The points that the player to move and the other player gain from here on.
        gains: [i64; 2],
    },
    /// The player to move wins.
    Won {
        /// The move the program would play.
        best: String,
        /// The same as a phrase.
        deed: Phrase,
        /// The other moves that win.
        also: Others,
        /// Moves until the end, if known.
        remoteness: Option<u64>,
    },
    /// Every move loses.
    Lost {
        /// The move that holds out longest, or any move if that is not known.
        best: String,
        /// The same as a phrase.
        deed: Phrase,
        /// Moves until the end, if known.
        remoteness: Option<u64>,
    },
}

/// A game that is over without a winner: what a reason begins with before its standing is known.
impl Default for Standing {
    fn default() -> Self {
        Self::Over { won: None }
    }
}

/// Why a move is best.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reason {
    /// The outcome and the best move.
    pub standing: Standing,
    /// The theorem that settles the position. `None` if there is none.
    pub evidence: Option<Evidence>,
    /// Another winning move, which a theorem gives, with that theorem. `None` if the best move
    /// follows one, or there is none.
    pub other_theorem: Option<(String, Evidence)>,
    /// How the nimber of a position of one component follows from those of its moves. `None` if it
    /// is not worked out.
    pub mex: Option<Mex>,
    /// The nimbers of the components of the position, where the evidence does not show them; none
    /// if there is only one.
    pub parts: Vec<u64>,
    /// The losing position that the replies start from: the position itself, or the one that the
    /// best move leaves.
    pub lost_position: Option<String>,
    /// The losing positions that prove it. `None` if a theorem does, or they are not known.
    pub certificate: Option<Certificate>,
    /// The replies and their answers, in the order of the moves.
    pub replies: Vec<Reply>,
    /// The number of further replies, all of them answered.
    pub more_replies: u64,
    /// What each of these has in common with one of the replies that are listed; `None` if some are
    /// of another kind.
    pub alike: Option<Phrase>,
    /// Whether a reply ends the game, which loses in misère play and has no answer.
    pub reply_ends: bool,
    /// What each move comes to. Empty unless points decide.
    pub margins: Vec<Margin>,
    /// The number of further moves, none of them optimal.
    pub more_margins: u64,
    /// The longest line of play: the winner hurries, the loser delays. Empty if it is not known or
    /// not wanted.
    pub line: Vec<LineMove>,
    /// Whether the line goes on after that.
    pub line_goes_on: bool,
}

impl Reason {
    /// Creates a reason of the standing alone.
    pub fn of(standing: Standing) -> Self {
        Self {
            standing,
            ..Self::default()
        }
    }

    /// The reason in short: clauses that prove the outcome, or name what does. None if nothing is
    /// known but that.
    pub fn short(&self) -> Vec<Phrase> {
        if let Some(evidence) = &self.evidence {
            return evidence.sentences[..evidence.basis].to_vec();
        }
        let Some(position) = &self.lost_position else {
            return Vec::new();
        };
        let is_faced = matches!(self.standing, Standing::Lost { .. });
        let short = match (&self.certificate, is_faced) {
            (Some(known), true) => phrase!("review-is-one-of", count = known.count),
            (Some(known), false) => phrase!("review-leaves-one-of", count = known.count),
            (None, true) => phrase!("review-is-answered", ends = self.reply_ends),
            (None, false) => phrase!("review-leaves-answered", ends = self.reply_ends),
        };
        vec![short.with("position", position)]
    }

    /// Whether it mentions nimbers.
    pub(crate) fn mentions_nimbers(&self) -> bool {
        let form = self.evidence.as_ref().map(|evidence| &evidence.form);
        let has_parts = !self.parts.is_empty();
        self.mex.is_some() || has_parts || matches!(form, Some(Form::Components { .. }))
    }
}
