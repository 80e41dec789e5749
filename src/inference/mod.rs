//! Inference: minimax with a knowledge table, and whatever answers faster. Knows games only through their traits.

mod interrupt;
mod knowledge;
mod method;
mod minimax;
mod oracle;
mod remoteness;

pub use interrupt::Interrupt;
pub use knowledge::Knowledge;
pub use method::{Estimate, Law, Limits, Method, Search, Unsolved};
pub use minimax::{Helps, Minimax, Side};
pub use oracle::{Analysis, Oracle, Outcome};
pub use remoteness::{Ending, Endings};
