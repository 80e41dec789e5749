//! Reads a rule: letters, numbers, English words and the signs of mathematics.

use super::expression::{A, B, Expression, K, N, NumberKind, Sign};
use super::tokens::{Token, tokens};

/// A way to move, as it is read: conditions, all of which have to hold.
pub(super) type ReadWay = Vec<Expression>;

/// What is expected at some place of the rule.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expected {
    pub(super) place: usize,
    /// A variant of the message.
    pub(super) what: &'static str,
}

/// The kinds of numbers by their names.
const KINDS: &[(&str, NumberKind)] = &[
    ("any", NumberKind::Any),
    ("even", NumberKind::Even),
    ("odd", NumberKind::Odd),
    ("square", NumberKind::Square),
    ("cube", NumberKind::Cube),
    ("triangular", NumberKind::Triangular),
    ("prime", NumberKind::Prime),
    ("fibonacci", NumberKind::Fibonacci),
];

/// The signs, and how strongly they bind.
const SIGNS: &[(&str, Sign, u8)] = &[
    (",", Sign::Or, 1),
    ("or", Sign::Or, 2),
    ("and", Sign::And, 3),
    ("=", Sign::Equal, 4),
    ("!=", Sign::Unequal, 4),
    ("<", Sign::Less, 4),
    ("<=", Sign::AtMost, 4),
    (">", Sign::More, 4),
    (">=", Sign::AtLeast, 4),
    ("|", Sign::Divides, 4),
    ("to", Sign::To, 5),
    ("+", Sign::Plus, 6),
    ("-", Sign::Minus, 6),
    ("*", Sign::Times, 7),
    ("/", Sign::Over, 7),
    ("mod", Sign::Remainder, 7),
    ("^", Sign::Power, 8),
];

const LETTERS: [&str; 4] = ["n", "k", "a", "b"];

/// Reads a plain text.
pub(super) fn read(text: &str) -> Result<Vec<ReadWay>, Expected> {
    let mut parser = Parser {
        tokens: tokens(text),
        next: 0,
        letters: &[],
        end: text.len(),
    };
    let mut ways = vec![parser.way()?];
    while parser.skip(";") || parser.skip("or") {
        ways.push(parser.way()?);
    }
    if parser.next < parser.tokens.len() {
        return Err(parser.expected(left_out(parser.peek(0)).unwrap_or("sign")));
    }
    Ok(ways)
}

/// What no rule can say, by words that somebody may try for it.
fn left_out(word: &str) -> Option<&'static str> {
    match word {
        "last" | "previous" => Some("last"),
        "pass" | "passes" | "skip" => Some("pass"),
        "from" | "heap" | "heaps" | "pile" | "piles" | "both" => Some("heaps"),
        _ => None,
    }
}

struct Parser {
    tokens: Vec<Token>,
    next: usize,
    /// The letters that mean something here.
    letters: &'static [usize],
    end: usize,
}

impl Parser {
    /// What stands at a distance from here; nothing beyond the end.
    fn peek(&self, further: usize) -> &str {
        let token = self.tokens.get(self.next + further);
        token.map_or("", |(means, _)| means)
    }

    fn skip(&mut self, word: &str) -> bool {
        let is_there = self.peek(0) == word;
        self.next += usize::from(is_there);
        is_there
    }

    fn expected(&self, what: &'static str) -> Expected {
        let token = self.tokens.get(self.next);
        let place = token.map_or(self.end, |(_, place)| *place);
        Expected { place, what }
    }

    /// `take CONDITION then split a + b, CONDITION`, or one of the two.
    fn way(&mut self) -> Result<ReadWay, Expected> {
        let is = |sign, letter, number| {
            Expression::of(sign, Expression::Letter(letter), Expression::Number(number))
        };
        let mut way;
        if self.skip("take") || self.peek(0) != "split" {
            self.letters = &[N, K];
            way = vec![self.condition(Some(K))?, is(Sign::AtLeast, K, 1)];
            let _ = self.skip(",") || self.skip("and");
            if !self.skip("then") && self.peek(0) != "split" {
                way.push(is(Sign::Equal, A, 0));
                return Ok(way);
            }
            self.letters = &[N, K, A, B];
        } else {
            way = vec![is(Sign::Equal, K, 0), is(Sign::AtLeast, A, 1)];
            self.letters = &[N, A, B];
        }
        if !self.skip("split") {
            return Err(self.expected("split"));
        }
        if [0, 1, 2].map(|further| self.peek(further)) == ["a", "+", "b"] {
            self.next += 3;
        }
        let _ = self.skip(",") || self.skip("and");
        if !matches!(self.peek(0), "" | ";" | "or") {
            way.push(self.condition(None)?);
        }
        Ok(way)
    }

    /// A condition; numbers alone are those that `subject` may be.
    fn condition(&mut self, subject: Option<usize>) -> Result<Expression, Expected> {
        let read = self.expression(0)?;
        match (is_bare(&read), subject) {
            (false, _) => Ok(read),
            (true, Some(letter)) if !read.has(&[K]) => Ok(among(&Expression::Letter(letter), read)),
            _ => Err(self.expected("comparison")),
        }
    }

    /// An expression whose signs bind at least so strongly.
    fn expression(&mut self, least: u8) -> Result<Expression, Expected> {
        let mut left = self.operand()?;
        loop {
            let begins_way = matches!(self.peek(1), "take" | "then" | "split");
            let found = SIGNS.iter().find(|(name, ..)| *name == self.peek(0));
            let is_factor = LETTERS.contains(&self.peek(0)) || self.peek(0) == "(";
            let (name, sign, strength) = match found {
                Some(_) if begins_way => break,
                Some(found) => *found,
                // 2n
                None if is_factor && matches!(left, Expression::Number(_)) => ("", Sign::Times, 7),
                None => break,
            };
            if strength < least {
                break;
            }
            self.next += usize::from(found.is_some());
            // "is at most"
            if sign == Sign::Equal && compares(self.peek(0)) {
                continue;
            }
            let place = self.expected("comparison");
            let right = self.expression(strength + 1)?;
            left = joined(name, sign, left, right).ok_or(place)?;
        }
        Ok(left)
    }

    fn operand(&mut self) -> Result<Expression, Expected> {
        let kind = |word: &str| {
            let named =
                |(name, _): &&(&str, NumberKind)| word.strip_suffix('s').unwrap_or(word) == *name;
            KINDS.iter().find(named).map(|(_, kind)| *kind)
        };
        if matches!(self.peek(0), "a" | "an")
            && (kind(self.peek(1)).is_some() || self.peek(1) == "power")
        {
            self.next += 1;
        }
        let word = self.peek(0).to_owned();
        if let Some(kind) = kind(&word) {
            self.next += 1;
            let _ = self.skip("number") || self.skip("numbers");
            return Ok(Expression::Kind(kind));
        }
        // "at most 5" is about what is taken.
        let before = self
            .next
            .checked_sub(1)
            .map_or("", |place| &self.tokens[place].0);
        if compares(&word) && !compares(before) && self.letters.contains(&K) {
            return Ok(Expression::Letter(K));
        }
        if let Some(letter) = LETTERS.iter().position(|letter| *letter == word) {
            if !self.letters.contains(&letter) {
                return Err(self.expected(if letter == K { "taken" } else { "parts" }));
            }
            self.next += 1;
            return Ok(Expression::Letter(letter));
        }
        if let Ok(number) = word.parse() {
            self.next += 1;
            return Ok(Expression::Number(number));
        }
        let here = self.expected(left_out(&word).unwrap_or("number"));
        self.next += 1;
        match word.as_str() {
            "gcd" if self.skip("(") => {
                let one = self.expression(2)?;
                if !self.skip(",") {
                    return Err(self.expected("number"));
                }
                let other = self.expression(2)?;
                if !self.skip(")") {
                    return Err(self.expected("closing"));
                }
                let both = [one, other];
                let are_numbers = both.iter().all(Expression::is_number);
                let [one, other] = both;
                are_numbers
                    .then(|| Expression::of(Sign::Gcd, one, other))
                    .ok_or(here)
            }
            "half" => Ok(Expression::of(
                Sign::Over,
                Expression::Letter(N),
                Expression::Number(2),
            )),
            "not" => {
                let negated = self.expression(4)?;
                let negated = if is_bare(&negated) {
                    among(&Expression::Letter(K), negated)
                } else {
                    negated
                };
                Ok(Expression::Not(Box::new(negated)))
            }
            "power" | "powers" if self.skip("of") => match self.operand()? {
                Expression::Number(base) => Ok(Expression::Kind(NumberKind::PowerOf(base))),
                _ => Err(here),
            },
            "(" | "{" => {
                let inside = self.expression(0)?;
                let closing = if word == "(" { ")" } else { "}" };
                if self.skip(closing) {
                    Ok(inside)
                } else {
                    Err(self.expected("closing"))
                }
            }
            _ => Err(here),
        }
    }
}

/// Whether a word compares numbers.
fn compares(word: &str) -> bool {
    let mut signs = SIGNS.iter();
    signs.any(|(name, sign, _)| *name == word && sign.compares())
}

/// Whether it is one number or several, and no condition.
fn is_bare(one: &Expression) -> bool {
    match one {
        Expression::Kind(_) => true,
        Expression::Joined(Sign::Or | Sign::To, both) => both.iter().all(is_bare),
        one => one.is_number(),
    }
}

/// The condition that `subject` is one of some numbers.
fn among(subject: &Expression, numbers: Expression) -> Expression {
    match numbers {
        Expression::Joined(Sign::Or, both) => {
            let [one, other] = (*both).map(|some| among(subject, some));
            Expression::of(Sign::Or, one, other)
        }
        Expression::Joined(Sign::Minus, both) if is_range(&both) => {
            among(subject, Expression::Joined(Sign::To, both))
        }
        numbers => Expression::of(Sign::Equal, subject.clone(), numbers),
    }
}

/// Whether a difference would be below 0: then 1-3 are the numbers from 1 to 3.
fn is_range(both: &[Expression; 2]) -> bool {
    matches!(both, [Expression::Number(least), Expression::Number(most)] if least < most)
}

/// What the last condition says is equal to something: "or 2" after "k = 1" is about it.
fn last_subject(condition: &Expression) -> Option<&Expression> {
    match condition {
        Expression::Joined(Sign::Equal, both) => Some(&both[0]),
        Expression::Joined(Sign::Or | Sign::And, both) => last_subject(&both[1]),
        _ => None,
    }
}

/// Joins two sides by a sign; `None` if that means nothing.
fn joined(name: &str, sign: Sign, left: Expression, right: Expression) -> Option<Expression> {
    if matches!(sign, Sign::Or | Sign::And) {
        let bare = [is_bare(&left), is_bare(&right)];
        let taken = Expression::Letter(K);
        return Some(match bare {
            // A comma lists numbers, and adds a condition.
            [true, true] if sign == Sign::Or => Expression::of(sign, left, right),
            [true, true] => Expression::of(sign, among(&taken, left), among(&taken, right)),
            [true, false] if name == "," => Expression::of(Sign::And, among(&taken, left), right),
            [true, false] => Expression::of(sign, among(&taken, left), right),
            [false, true] => {
                let right = among(last_subject(&left)?, right);
                Expression::of(sign, left, right)
            }
            [false, false] if name == "," => Expression::of(Sign::And, left, right),
            [false, false] => Expression::of(sign, left, right),
        });
    }
    if sign.compares() {
        let several = matches!(sign, Sign::Equal | Sign::Unequal) && is_bare(&right);
        if !several && !right.is_number() {
            return None;
        }
        // 1 <= k <= n
        if let Expression::Joined(before, both) = &left
            && before.compares()
        {
            let next = Expression::of(sign, both[1].clone(), right);
            return Some(Expression::of(Sign::And, left, next));
        }
        if sign == Sign::Equal {
            return left.is_number().then(|| among(&left, right));
        }
    } else if !right.is_number() {
        return None;
    }
    left.is_number().then(|| Expression::of(sign, left, right))
}
