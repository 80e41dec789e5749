//! A session: the players at their seats, one game after another, and the score. Knows neither
//! games nor front ends by name.

mod after;
mod again;
mod command;
mod ending;
mod form;
mod game_menu;
mod hints;
pub mod names;
mod play;
mod player_menu;
mod record_game;
mod recording;
mod shown;
mod sitting;
mod turn;

pub use command::read_why;
pub use form::GameForm;
pub use game_menu::{ChosenGame, First, FirstScreen, Offer, easiest};
pub use hints::Hints;
pub use names::score_of;
pub use recording::{Recording, kept_title};
pub use shown::show_consequence;
pub use sitting::Sitting;
