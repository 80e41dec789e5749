//! A session: the players at their seats, one game after another, and the score. Knows neither
//! games nor front ends by name.

mod after;
mod command;
mod ending;
mod form;
mod game_menu;
mod hints;
mod learn;
mod learners;
mod names;
mod play;
mod player_menu;
mod quiz;
mod record_game;
mod recording;
mod shown;
mod sitting;
mod turn;

pub(crate) use command::read_why;
pub(crate) use form::GameForm;
pub(crate) use game_menu::First;
pub(crate) use hints::Hints;
pub(crate) use learn::Pupil;
pub(crate) use learners::{Learners, hold_boxes};
pub(crate) use names::{NamedPlayers, names, recorded_names};
pub(crate) use quiz::quiz;
pub(crate) use recording::{GameRecord, Recording, kept_title};
pub(crate) use shown::show_consequence;
pub(crate) use sitting::Sitting;
