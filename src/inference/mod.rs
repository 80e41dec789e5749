//! Inference: minimax with a knowledge table, and whatever answers faster. Knows games only through their traits.

mod by_nimbers;
mod by_table;
mod card;
mod dense;
mod distances;
mod interrupt;
mod knowledge;
mod ladder;
mod map;
mod method;
mod minimax;
mod neighbours;
mod nimbers;
mod oracle;
mod ppositions;
mod progress;
mod remoteness;
mod rung;
mod splitting;
mod why;

pub use by_nimbers::ByNimbers;
pub use by_table::{ByTable, Capped, capped};
pub use card::card;
pub use interrupt::Interrupt;
pub use knowledge::Knowledge;
pub use ladder::{Climbing, Measured, climb};
pub use map::{LostMap, lost_map};
pub use method::{Estimate, Law, Limits, Method, Search, Unsolved};
pub use minimax::{Helps, Minimax, Side};
pub use nimbers::{
    Budget, Entered, MAX_DEPTH, MAX_TRACED, Nimber, NimberMethod, NimberSet, Nimbers, Observer,
    Source, Step, Trace, Unobserved, Whole, trace,
};
pub use oracle::{Analysis, Oracle, Outcome};
pub use ppositions::{PPositions, RowKind, TableCost};
pub use progress::{Progress, Silent};
pub use remoteness::{Ending, Endings};
pub use rung::{GIVE_UP_CALLS, Rung};
pub use splitting::{PartsVisitor, visit_parts};
pub use why::{Detail, gains, plain_reason, reason};
