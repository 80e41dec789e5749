//! What is drawn beside a law, in the form that the game chose.

use super::binary::Binary;
use super::components::{Components, drawn};
use crate::explanation::{Show, Words};
use crate::reason::Form;
use crate::text::Text;

impl Show for Form {
    fn show(&self, words: &Words, width: usize) -> Text {
        match self {
            Self::Plain => Text::new(),
            Self::Binary { before, after } => {
                let after = after.as_deref();
                Binary { before, after }.show(words, width)
            }
            Self::Summands { before, after } => {
                let nimbers: Vec<u64> = before.iter().map(|summand| summand.nimber).collect();
                let binary = Binary {
                    before: &nimbers,
                    after: after.as_deref(),
                };
                drawn(before, words, width).then(binary.show(words, width))
            }
            Self::Components { before, after } => {
                let after = after.as_deref();
                Components { before, after }.show(words, width)
            }
        }
    }
}
