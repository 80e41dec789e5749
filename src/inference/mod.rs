//! Inference: finds values, optimal moves, nimbers and remoteness, and the reasons for them. It knows games only through their
//! traits; words and pictures are left to `explanation`.

mod card;
mod closed_form;
mod compare;
mod knowledge;
mod limits;
mod map;
mod method;
mod minimax;
mod nimbers;
mod oracle;
mod ppositions;
mod remoteness;
mod search;
mod side;
mod why;

pub use self::card::card;
pub use self::closed_form::ClosedForm;
pub use self::compare::{
    CompareOptions, ComponentsVisitor, GIVE_UP_CALLS, MAX_TRACED, Measurement, NimberMethod,
    Nimbers, Rung, Trace, TracedCall, TracedFollower, Whole, measure, trace, visit_components,
};
pub use self::knowledge::Knowledge;
pub use self::limits::{Estimate, Interrupt, Limits, Progress, Silent, Unsolved};
pub use self::map::{LostMap, lost_map};
pub use self::method::Method;
pub use self::minimax::{Minimax, Optimisations};
pub use self::nimbers::{
    Budget, ByNimbers, MAX_DEPTH, Nimber, NimberSet, NimberSolver, Observer, Source, Unobserved,
};
pub use self::oracle::{Analysis, Oracle, Outcome};
pub use self::ppositions::{ByPTable, Capped, PTable, RowKind, TableCost, capped};
pub use self::remoteness::{Ending, Endings};
pub use self::search::Search;
pub use self::side::Side;
pub use self::why::{Detail, gains, plain_reason, reason};
