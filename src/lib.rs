//! Nimatron.
pub mod games;
pub mod inference;
pub mod reason;
pub mod text;
