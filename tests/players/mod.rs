//! The computer players.

mod learner;
