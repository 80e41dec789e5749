//! What an answer may cost, why there may be none, and how far the work has got: the ground floor
//! of all methods.

mod bounds;
mod interrupt;
mod progress;
mod unsolved;
mod work;

pub(crate) use self::unsolved::{are_threads_granted, is_granted};
pub(super) use self::unsolved::{make_place, make_room};

pub use self::bounds::Limits;
pub use self::interrupt::Interrupt;
pub(crate) use self::progress::Steps;
pub use self::progress::{Progress, Silent, SoFar};
pub use self::unsolved::{Estimate, Unsolved};
pub(super) use self::unsolved::{grant_list, known};
pub use self::work::Work;
