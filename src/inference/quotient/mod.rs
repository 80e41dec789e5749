//! Misère quotients: what heaps of one code are together in misère play, proved for all heaps, or
//! for those up to some size; and the method that answers by them. `docs/misere.md` explains them.

mod growth;
mod guess;
mod method;
mod monoid;
mod proof;
mod reason;
mod sequence;
mod theory;
mod words;

pub use growth::misere_quotient;
pub(super) use method::ByQuotient;
pub use monoid::Monoid;
pub use proof::is_quotient;
pub(super) use sequence::words_of_heaps;
