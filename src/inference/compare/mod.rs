//! The comparison of methods: one position by each method in turn, and all that only the comparison needs. No solver that answers
//! people uses any of it.

mod comparison;
mod components;
mod dense;
mod followers;
mod nimber_method;
mod nimbers;
mod recursion;
mod rung;
mod trace;
mod whole;

pub use self::comparison::{CompareOptions, Measurement, measure};
pub use self::components::{ComponentsVisitor, visit_components};
pub use self::nimber_method::NimberMethod;
pub use self::nimbers::Nimbers;
pub use self::rung::{GIVE_UP_CALLS, Rung};
pub use self::trace::{MAX_TRACED, Trace, TracedCall, TracedFollower, trace};
pub use self::whole::Whole;
