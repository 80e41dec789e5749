//! What a command says about work that a signal stopped: one line on the standard error.

use super::Context;
use crate::communication::{Bar, complain};
use crate::explanation::so_far::{share_in_a_line, so_far_in_a_line};

/// Says what the bar was told about a position, or how far the work has got.
pub(super) fn tell_known(context: &Context, bar: &Bar) {
    match bar.take_told() {
        Some(known) => {
            let words = context.words.to_programs();
            complain(&so_far_in_a_line(&words, &known));
        }
        None => tell_share(context, bar),
    }
}

/// Says how far the work has got, if it has reported that.
pub(super) fn tell_share(context: &Context, bar: &Bar) {
    if let Some((done, all)) = bar.take_reached() {
        complain(&share_in_a_line(&context.words.to_programs(), done, all));
    }
}
