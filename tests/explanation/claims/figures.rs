//! The figures of a phrase by their names.

use nimatron::reason::{Figure, Phrase};

pub(super) trait Figures {
    fn figure(&self, name: &str) -> Option<&Figure>;

    /// A text, or the only one of a list.
    fn text(&self, name: &str) -> Option<&str> {
        match self.figure(name)? {
            Figure::Text(text) | Figure::Decimal(text) => Some(text),
            _ => None,
        }
    }

    fn number(&self, name: &str) -> Option<u64> {
        match self.figure(name)? {
            Figure::Number(number) => Some(*number),
            _ => self.text(name)?.parse().ok(),
        }
    }

    /// The same for a place in a list.
    fn count(&self, name: &str) -> Option<usize> {
        self.number(name)?.try_into().ok()
    }

    fn texts(&self, name: &str) -> Option<&[String]> {
        match self.figure(name)? {
            Figure::List(texts) => Some(texts),
            _ => None,
        }
    }

    fn numbers(&self, name: &str) -> Option<Vec<u64>> {
        let texts = self.texts(name)?.iter();
        texts.map(|text| text.parse().ok()).collect()
    }

    fn phrase(&self, name: &str) -> Option<&Phrase> {
        match self.figure(name)? {
            Figure::Phrase(phrase) => Some(phrase),
            _ => None,
        }
    }

    /// Whether a figure says yes.
    fn is(&self, name: &str) -> bool {
        self.text(name) == Some("yes")
    }
}

impl Figures for Phrase {
    fn figure(&self, name: &str) -> Option<&Figure> {
        let mut figures = self.figures.iter();
        figures.find_map(|(own, figure)| (*own == name).then_some(figure))
    }
}
