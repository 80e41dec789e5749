//! Inference: finds values, optimal moves, nimbers and remoteness, and the reasons for them. It
//! knows games only through their traits; words and pictures are left to `explanation`.

mod alike;
mod analysis;
mod best;
mod boundary;
mod card;
mod compare;
mod components;
mod dense;
mod erased;
mod follows;
mod game_tree;
mod heaps;
mod knowledge;
mod limits;
mod list;
mod map;
mod method;
mod minimax;
mod nimbers;
mod oracle;
mod period;
mod piles;
mod ppositions;
mod quotient;
mod remoteness;
mod review;
mod row;
mod search;
mod sequence;
mod solver;
mod sums;
mod terms;
mod tree;
mod values;
mod variant;
mod walk;
mod why;

pub use self::analysis::{Analysis, Outcome};
pub use self::card::card;
pub use self::erased::{Move, Position};
pub use self::knowledge::{Knowledge, Side};
pub use self::limits::{Estimate, Interrupt, Limits, Progress, Silent, SoFar, Unsolved, Work};
pub use self::list::GameKind;
pub use self::method::Solvable;
pub use self::minimax::{Minimax, Optimisations};
pub use self::oracle::Oracle;
pub use self::ppositions::PTable;
pub use self::review::{Judgement, Review, Tally, marks, review};
pub use self::solver::Solver;
pub use self::sums::SumOfGames;
pub use self::why::{Detail, reason};

/// What has a name because a signature needs it, or the program, and no page of its own. It may
/// change at any time.
#[doc(hidden)]
pub use self::{
    compare::{Algorithm, CompareOptions, GIVE_UP_CALLS, Ingredients, Measurement, measure},
    components::NimberSet,
    game_tree::game_tree,
    list::Visitor,
    map::{LostMap, lost_map},
    period::Period,
    ppositions::{Taking, losing_sequence},
    review::judge,
    sequence::{heap_sequence, losing_numbers, nimber_sequence, word_sequence},
    sums::{SumMove, Summands},
    terms::{LosingSizes, NimberSequence, WordSequence},
    tree::{DEEPEST, GameTree, NoTree, Node, NodeStop, Sets},
    values::{MoveValue, grant_values, move_values},
    walk::{Finder, Reached, Unwalked, Walk},
};

pub(crate) use self::limits::{are_threads_granted, is_granted};
pub(crate) use self::list::rules_from;
pub(crate) use self::review::{Consequence, consequence, positions, whys};

/// What tests and benchmarks use beside the library's interface. It may change at any time.
#[doc(hidden)]
pub mod internals {
    pub use super::compare::{Nimbers, Source, Trace, Traced, trace};
    pub use super::components::{MAX_DEPTH, NimberClaim, NimberSearch, NimberSet};
    pub use super::dense::ByDenseTable;
    pub use super::method::{ClosedForm, Method, Methods, Wanted};
    pub use super::nimbers::ByNimbers;
    pub use super::piles::region;
    pub use super::ppositions::{ByPTable, Capped, capped};
    pub use super::quotient::{Monoid, is_quotient, misere_quotient};
    pub use super::remoteness::{Endings, OutcomeInMoves, PileRemoteness};
    pub use super::search::Search;
    pub use super::why::gains;
}
