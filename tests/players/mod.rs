//! The players of the computer.

mod learner;
