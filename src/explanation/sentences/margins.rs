//! What each move comes to if points decide.

use crate::reason::{Margin, Phrase, Reason};

/// Returns one move with its margin.
pub(in crate::explanation) fn margin(margin: &Margin) -> Phrase {
    let phrase = match &margin.answer {
        Some(answer) => Phrase::new("margin-answered")
            .with("answer", answer.as_str())
            .with("other", subtracted(margin.other)),
        None => Phrase::new("margin-ends"),
    };
    phrase
        .with("move", margin.played.as_str())
        .with("gains", margin.gains.to_string())
        .with("margin", signed(margin.margin))
}

/// Returns a number as it is written after a minus sign.
fn subtracted(number: i64) -> String {
    if number < 0 {
        format!("({number})")
    } else {
        number.to_string()
    }
}

/// Returns how many more moves there are. `None` if there are no more.
pub(in crate::explanation) fn more_margins(reason: &Reason) -> Option<Phrase> {
    let more = Phrase::new("more-margins").with("count", reason.more_margins.min(1 << 53));
    (reason.more_margins > 0).then_some(more)
}

/// Returns a margin with its sign.
pub(in crate::explanation) fn signed(margin: i64) -> String {
    if margin == 0 {
        "0".to_owned()
    } else {
        format!("{margin:+}")
    }
}
