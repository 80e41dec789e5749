//! What a message says, as far as faults of translators show in it.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::ast::{Resource, VariantKey};
use fluent_syntax::parser::parse;

/// What is said by a message, its attributes too.
#[derive(Debug, Default)]
pub(super) struct Said {
    /// The text, line by line: `{` for a figure, and no keys.
    pub text: String,
    /// The names of the figures.
    pub figures: BTreeSet<String>,
    /// The figures that are said, not only chosen by.
    pub told: BTreeSet<String>,
    /// The choices: by which figure, and between what.
    pub choices: Vec<(String, BTreeSet<String>)>,
}

/// The messages of a file, each by its name.
///
/// # Panics
/// With the first fault, if the file is no message file.
pub(super) fn messages(text: &str) -> Vec<(String, Said)> {
    let parsed: Resource<&str> = parse(text).unwrap_or_else(|(_, errors)| {
        let read = text.get(..errors[0].pos.start).unwrap_or_default();
        let line = read.matches('\n').count() + 1;
        panic!("the message at or before line {line}: {}", errors[0])
    });
    let said = parsed.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name.to_owned(), Said::of(&message))),
        _ => None,
    });
    said.collect()
}

impl Said {
    fn of(message: &Message<&str>) -> Self {
        let mut said = Self::default();
        let attributes = message.attributes.iter().map(|attribute| &attribute.value);
        for pattern in message.value.iter().chain(attributes) {
            said.add(pattern);
            said.text.push('\n');
        }
        said
    }

    fn add(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.text.push('{');
                    self.add_expression(expression);
                }
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                self.figures.insert(id.name.to_owned());
                self.told.insert(id.name.to_owned());
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => {
                self.add_expression(expression);
            }
            Expression::Inline(_) => {}
            Expression::Select { selector, variants } => {
                let mut keys = BTreeSet::new();
                for variant in variants {
                    let (VariantKey::Identifier { name: key }
                    | VariantKey::NumberLiteral { value: key }) = variant.key;
                    keys.insert(key.to_owned());
                    self.text.push('\n');
                    self.add(&variant.value);
                }
                self.text.push_str("\n{");
                if let InlineExpression::VariableReference { id } = selector {
                    self.figures.insert(id.name.to_owned());
                    self.choices.push((id.name.to_owned(), keys));
                }
            }
        }
    }
}
