//! Sentences: facts become phrases, which [`Words`](super::Words) says in its language.

mod bots;
mod learner;
mod margins;
mod quiz;
mod reason;
mod refusals;
mod review;
mod sequence;
mod so_far;
mod standing;
mod system;
mod titles;

pub(crate) use bots::{forfeit, game_forfeit};
pub(super) use learner::{hundredths, of_plan, percent, tenths, training_title, with_plan};
pub(super) use margins::{margin, more_margins, signed};
pub(crate) use quiz::{best_move, outcome, solution, titled, verdict};
pub(crate) use reason::reason_in_a_line;
pub(super) use reason::{capitalized, lawful, mex, more_replies, proof, replies_heading};
pub(crate) use refusals::{
    beyond, boxes_refusal, no_boxes, no_hints, record_damage, record_refusal, unsolved,
};
pub(crate) use review::review_title;
pub(super) use review::{better, tally, worth};
pub(crate) use sequence::{no_period, period};
pub(crate) use so_far::{
    analysis_in_a_line, games_in_a_line, share_in_a_line, so_far, so_far_in_a_line,
};
pub(crate) use standing::{also, standing};
pub(crate) use system::system_error;
pub(crate) use titles::game_name;
use titles::valued;
pub(crate) use titles::with_values;
pub(super) use titles::{map_title, variant};
