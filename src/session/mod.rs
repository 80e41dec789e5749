//! A session: the players at their seats, one game after another, and the score. Knows neither
//! games nor front ends by name.

mod after;
mod again;
mod command;
mod ending;
mod form;
mod game_menu;
mod hints;
pub(crate) mod names;
mod play;
mod player_menu;
mod record_game;
mod recording;
mod shown;
mod sitting;
mod turn;

pub(crate) use command::read_why;
pub(crate) use form::GameForm;
pub(crate) use game_menu::{ChosenGame, First, FirstScreen, Offer, easiest};
pub(crate) use hints::Hints;
pub(crate) use names::score_of;
pub(crate) use recording::{Recording, kept_title};
pub(crate) use shown::show_consequence;
pub(crate) use sitting::Sitting;
