//! Pictures: facts become tables, drawings and pages of text. Each is a struct that is shown with [`Words`](super::Words).

mod binary;
mod blocks;
mod boxes;
mod braille;
mod card;
mod comparison;
mod components;
mod curve;
mod form;
mod grid;
mod map;
mod margins;
mod reason;
mod replies;
mod report;
mod review;
mod step;
mod svg;
mod trace;
mod training;
mod values;

pub(crate) use boxes::SavedBoxes;
pub(crate) use card::Card;
pub(crate) use comparison::Comparison;
pub use map::MapPicture;
pub(crate) use margins::Margins;
pub(crate) use reason::{LongestLine, Why};
pub(crate) use replies::Replies;
pub(crate) use report::Report;
pub(crate) use review::ReviewedGame;
pub(crate) use step::GameStep;
pub(crate) use trace::SearchTree;
pub use training::Training;
pub(crate) use values::{Many, Values};
