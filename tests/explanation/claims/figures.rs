//! The figures of a phrase by their names. One that is missing, or of another kind, is a failure.

use nimatron::reason::{Figure, Phrase};

pub(in super::super) trait Figures {
    fn figure(&self, name: &str) -> Option<&Figure>;

    fn text(&self, name: &str) -> &str {
        match self.figure(name) {
            Some(Figure::Text(text) | Figure::Decimal(text)) => text,
            other => panic!("{name} is {other:?}"),
        }
    }

    fn number(&self, name: &str) -> u64 {
        match self.figure(name) {
            Some(Figure::Number(number)) => *number,
            _ => self.text(name).parse().expect("a number"),
        }
    }

    /// The same for a place in a list.
    fn count(&self, name: &str) -> usize {
        usize::try_from(self.number(name)).expect("small")
    }

    fn texts(&self, name: &str) -> &[String] {
        match self.figure(name) {
            Some(Figure::List(texts)) => texts,
            other => panic!("{name} is {other:?}"),
        }
    }

    fn numbers(&self, name: &str) -> Vec<u64> {
        let texts = self.texts(name).iter();
        texts.map(|text| text.parse().expect("a number")).collect()
    }

    /// A phrase within a phrase, if there is one.
    fn phrase(&self, name: &str) -> Option<&Phrase> {
        match self.figure(name)? {
            Figure::Phrase(phrase) => Some(phrase),
            _ => None,
        }
    }

    /// Whether a figure says yes.
    fn is(&self, name: &str) -> bool {
        self.text(name) == "yes"
    }
}

impl Figures for Phrase {
    fn figure(&self, name: &str) -> Option<&Figure> {
        let mut figures = self.figures.iter();
        figures.find_map(|(own, figure)| (*own == name).then_some(figure))
    }
}
