//! The methods that find nimbers, the faster ones first.

use std::rc::Rc;

use super::dense::ByDenseTable;
use super::heaps::ByHeaps;
use super::limits::{Interrupt, Limits, Progress};
use super::method::Method;
use super::nimbers::ByNimbers;
use crate::games::Game;

/// The methods that find the nimbers of positions of one game, in the order in which they are asked.
pub(super) fn finders<R: Game>(
    limits: Limits,
    interrupt: &Interrupt,
    progress: &Rc<dyn Progress>,
) -> Vec<Box<dyn Method<R>>> {
    let both = || (interrupt.clone(), Rc::clone(progress));
    let (heaps, dense, nimbers) = (both(), both(), both());
    vec![
        Box::new(ByHeaps::new(limits, heaps.0, heaps.1)),
        Box::new(ByDenseTable::new(limits, dense.0, dense.1)),
        Box::new(ByNimbers::new(limits, nimbers.0, nimbers.1)),
    ]
}
