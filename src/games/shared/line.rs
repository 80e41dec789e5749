//! Lines of pictures, put together of pieces.

use crate::text::{Role, Span};

/// A line of pieces. Neighbours of one role become one span, and blanks at the end are left out.
pub(crate) fn line(pieces: impl IntoIterator<Item = (Role, String)>) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    for (role, text) in pieces {
        match spans.last_mut() {
            Some(last) if last.role == role => last.text.push_str(&text),
            _ => spans.push(Span { role, text }),
        }
    }
    while let Some(last) = spans.last_mut() {
        last.text.truncate(last.text.trim_end().len());
        if !last.text.is_empty() {
            break;
        }
        spans.pop();
    }
    spans
}
