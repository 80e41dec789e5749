//! A game tree as data.

use ahash::AHashMap;

use crate::games::Game;
use crate::inference::components::NimberSet;
use crate::inference::erased::Move;
use crate::inference::limits::Unsolved;
use crate::inference::minimax::Looked;

/// The most nodes of a tree, and the most moves in a line of it.
pub(crate) const MOST_NODES: usize = 100_000;
/// No tree is deeper.
pub const DEEPEST: usize = 200;

/// The tree of a position.
#[derive(Clone, Debug)]
pub struct GameTree {
    /// The position.
    pub root: Node,
    /// How often the search entered a state or a component, those included that are not drawn
    /// again.
    pub calls: u64,
}

/// A position of a tree.
#[derive(Clone, Debug, Default)]
pub struct Node {
    /// The position, or the components of one, as it is written.
    pub position: String,
    /// The move that led to it; `None` at the root, and for one of several components that a move
    /// left.
    pub played: Option<Move>,
    /// How many moves were made before, and so who is to move.
    pub depth: usize,
    /// What the move to it is worth for the player who is to move after it: -1 or +1, or the margin
    /// from that move on in games of points. `None` if the search did not enter the position, or
    /// left it without an answer.
    pub value: Option<i64>,
    /// The points of that margin that the player gains who is to move; `None` where the last move
    /// decides.
    pub own: Option<u64>,
    /// The nimber, where it is known.
    pub nimber: Option<u64>,
    /// The sets of a search for nimbers; `None` for other searches.
    pub sets: Option<Sets>,
    /// Why the tree does not go on from here, if it does not.
    pub stop: Option<NodeStop>,
    /// The nodes below, in the order of the search; those that it did not enter come last.
    pub moves_to: Vec<Node>,
}

/// What a search for nimbers has to do with a node.
#[derive(Clone, Copy, Debug)]
pub struct Sets {
    /// The nimbers that were asked for: R of Beling and Rogalski.
    pub wanted: NimberSet,
    /// The nimbers that it may have, in the end: their P. `None` if it was not searched.
    pub possible: Option<NimberSet>,
    /// Whether the nimber is in the transposition table afterwards; `None` if there is no table, or
    /// it does not keep sums.
    pub is_stored: Option<bool>,
}

/// Why a tree does not go on from a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeStop {
    /// The game is over.
    End,
    /// Its value is known without a search.
    Decided,
    /// The search did not enter it, or did not finish it, because what it could find does not
    /// matter any more.
    Cut,
    /// It is drawn elsewhere, as this position. The other player may be to move there.
    Again {
        /// The position as it is drawn.
        drawn: String,
        /// Whether the other player is to move there.
        is_turned: bool,
    },
    /// It is as deep as the tree is drawn.
    Depth,
}

impl NodeStop {
    /// Why a search does not go on from a position whose value it knows.
    pub(super) fn known<R: Game>(rules: &R, position: &R::Position) -> Self {
        if rules.is_over(position) {
            Self::End
        } else {
            Self::Decided
        }
    }
}

impl Node {
    /// How many nodes there are here and below, this one included, and how many of them are cut.
    pub fn count(&self) -> (usize, usize) {
        let cut = usize::from(matches!(self.stop, Some(NodeStop::Cut)));
        let below = self.moves_to.iter().map(Self::count);
        below.fold((1, cut), |(nodes, cut), (more, more_cut)| {
            (nodes + more, cut + more_cut)
        })
    }
}

/// Why a position has no tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NoTree {
    /// It is too large.
    TooLarge,
    /// The method is no search that enters one position after another, or does not apply.
    NoSearch,
    /// The search was not finished.
    Unsolved(Unsolved),
}

impl From<Unsolved> for NoTree {
    fn from(why: Unsolved) -> Self {
        match why {
            Unsolved::GivenUp => Self::TooLarge,
            _ => Self::Unsolved(why),
        }
    }
}

/// What a search did.
pub(super) struct Searched<S> {
    pub(super) root: Looked<S>,
    pub(super) calls: u64,
    pub(super) expansions: AHashMap<S, Vec<Looked<S>>>,
}
