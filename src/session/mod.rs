//! A session: the players at their seats, one game after another, and the score. Knows neither
//! games nor front ends by name.

mod after;
mod form;
mod game_menu;
mod hints;
mod learn;
mod learners;
mod names;
mod player_menu;
mod quiz;
mod recording;
mod shown;
mod sitting;
mod turn;

pub(crate) use form::{Form, Wanted};
pub(crate) use hints::Hints;
pub(crate) use learn::Pupil;
pub(crate) use learners::{Learners, hold_boxes};
pub(crate) use names::{Named, names, recorded_names};
pub(crate) use quiz::quiz;
pub(crate) use recording::{Record, Recording, kept_title};
pub(crate) use shown::show_consequence;
pub(crate) use sitting::Sitting;
pub(crate) use turn::read_why;
