//! The machines that features add to those of the core, in the order of the menu.

use crate::players::MachineKind;

pub(crate) const PLAYERS: &[&dyn MachineKind] = &[
    // A line each.
    &super::learner::LearnerKind,
    &super::programs::ProgramKind,
];
