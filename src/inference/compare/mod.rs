//! The comparison of methods: one position by each method in turn, and all that only the comparison
//! needs. No solver that answers people uses any of it.

mod algorithm;
mod comparison;
mod dense;
mod every_move;
mod followers;
mod ingredients;
mod nimbers;
mod recursion;
mod table;
mod trace;

pub use self::algorithm::Algorithm;
pub use self::comparison::{CompareOptions, Measurement, measure};
pub(super) use self::every_move::EveryMove;
pub use self::ingredients::GIVE_UP_CALLS;
pub use self::ingredients::Ingredients;
pub use self::nimbers::{Nimbers, trace};
pub(super) use self::trace::ComponentWriter;
pub use self::trace::{Source, Trace, Traced};
