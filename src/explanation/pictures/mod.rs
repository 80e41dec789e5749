//! Pictures: facts become tables, drawings and pages of text. Each is a struct that is shown with [`Words`](super::Words).

mod binary;
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
mod svg;
mod trace;
mod training;

pub use boxes::SavedBoxes;
pub use card::Card;
pub use comparison::Comparison;
pub use map::MapPicture;
pub use margins::Margins;
pub use reason::{LongestLine, Why};
pub use replies::Replies;
pub use report::Report;
pub use trace::SearchTree;
pub use training::Training;
