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
mod quiz;
mod reason;
mod replies;
mod report;
mod report_card;
mod svg;
mod trace;
mod training;
mod values;

pub(crate) use boxes::SavedBoxes;
pub(crate) use card::Card;
pub(crate) use comparison::Comparison;
pub use map::MapPicture;
pub(crate) use margins::Margins;
pub(crate) use quiz::{Problem, Reasoned, Solution, Worksheet};
pub(crate) use reason::{LongestLine, Why};
pub(crate) use replies::Replies;
pub(crate) use report::Report;
pub(crate) use report_card::{Mistake, ReportCard, Tally};
pub(crate) use trace::SearchTree;
pub use training::Training;
pub(crate) use values::Values;
