//! What a rule is made of: numbers that a move takes and leaves, and conditions on them.

/// The size of the heap, what is taken, and the two heaps that are left, the smaller first.
pub(super) type LetterValues = [u64; 4];

/// Their places.
pub(super) const N: usize = 0;
pub(super) const K: usize = 1;
pub(super) const A: usize = 2;
pub(super) const B: usize = 3;

/// A number, or a condition.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Expression {
    Number(u64),
    Letter(usize),
    Kind(NumberKind),
    Joined(Sign, Box<[Expression; 2]>),
    Not(Box<Expression>),
}

/// What joins two expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Sign {
    Or,
    And,
    /// The right side may be several numbers: a kind, or some from one to another.
    Equal,
    Unequal,
    Less,
    AtMost,
    More,
    AtLeast,
    Divides,
    To,
    Plus,
    Minus,
    Times,
    Over,
    Remainder,
    Power,
    /// The greatest common divisor.
    Gcd,
}

/// Numbers that have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum NumberKind {
    Any,
    Even,
    Odd,
    Square,
    Cube,
    Triangular,
    Prime,
    Fibonacci,
    PowerOf(u64),
}

/// A numerator and a denominator above 0. What is beyond all bounds counts as the largest number.
type Fraction = (i128, i128);

fn whole((over, under): Fraction) -> Option<i128> {
    match under {
        1 => Some(over),
        _ => (over % under == 0).then(|| over / under),
    }
}

fn is_at_most(one: Fraction, other: Fraction) -> bool {
    one.0.saturating_mul(other.1) <= other.0.saturating_mul(one.1)
}

impl Sign {
    /// Whether it compares two numbers.
    pub(super) fn compares(self) -> bool {
        use Sign::{AtLeast, AtMost, Divides, Equal, Less, More, Unequal};
        matches!(
            self,
            Equal | Unequal | Less | AtMost | More | AtLeast | Divides
        )
    }

    /// The sign that says the same with its sides exchanged.
    pub(super) fn turned(self) -> Self {
        match self {
            Self::Less => Self::More,
            Self::AtMost => Self::AtLeast,
            Self::More => Self::Less,
            Self::AtLeast => Self::AtMost,
            same => same,
        }
    }

    fn calculate(self, (a, b): Fraction, (c, d): Fraction) -> Option<Fraction> {
        let under = b.saturating_mul(d);
        let (a_d, c_b) = (a.saturating_mul(d), c.saturating_mul(b));
        Some(match self {
            Self::Plus => (a_d.saturating_add(c_b), under),
            Self::Minus => (a_d.saturating_sub(c_b), under),
            Self::Times => (a.saturating_mul(c), under),
            Self::Over if c_b != 0 => (a_d.saturating_mul(c_b.signum()), c_b.saturating_abs()),
            Self::Remainder => {
                let by = whole((c, d)).filter(|&by| by > 0)?;
                (whole((a, b))?.rem_euclid(by), 1)
            }
            Self::Gcd => {
                let mut both = (whole((a, b))?.unsigned_abs(), whole((c, d))?.unsigned_abs());
                while both.1 > 0 {
                    both = (both.1, both.0 % both.1);
                }
                (
                    i128::try_from(both.0).ok().filter(|&divisor| divisor > 0)?,
                    1,
                )
            }
            Self::Power => {
                let times = u32::try_from(whole((c, d))?).ok()?;
                (a.saturating_pow(times), b.saturating_pow(times))
            }
            _ => return None,
        })
    }
}

impl NumberKind {
    fn has(self, number: u64) -> bool {
        let is_square = |number: u64| number.isqrt().pow(2) == number;
        match self {
            Self::Any => true,
            Self::Even => number.is_multiple_of(2),
            Self::Odd => !number.is_multiple_of(2),
            Self::Square => is_square(number),
            Self::Triangular => is_square(8 * number + 1),
            Self::Cube => {
                let mut cubes = (0_u64..).map(|side| side.pow(3));
                cubes.find(|&cube| cube >= number) == Some(number)
            }
            Self::Prime => {
                let mut divisors = (2..).take_while(|by| by * by <= number);
                number > 1 && divisors.all(|by| !number.is_multiple_of(by))
            }
            Self::Fibonacci => {
                let mut pair = (0, 1);
                while pair.0 < number {
                    pair = (pair.1, pair.0 + pair.1);
                }
                pair.0 == number
            }
            Self::PowerOf(base) => {
                let mut rest = number;
                while base > 1 && rest > 0 && rest.is_multiple_of(base) {
                    rest /= base;
                }
                rest == 1
            }
        }
    }
}

impl Expression {
    /// Joins two.
    pub(super) fn of(sign: Sign, left: Self, right: Self) -> Self {
        Self::Joined(sign, Box::new([left, right]))
    }

    /// Whether it is one number.
    pub(super) fn is_number(&self) -> bool {
        match self {
            Self::Number(_) | Self::Letter(_) => true,
            Self::Joined(sign, _) => {
                !sign.compares() && !matches!(sign, Sign::Or | Sign::And | Sign::To)
            }
            _ => false,
        }
    }

    /// The number that it is; `None` if that is not one, as after a division by 0.
    pub(super) fn value(&self, at: &LetterValues) -> Option<Fraction> {
        match self {
            Self::Number(number) => Some(((*number).into(), 1)),
            Self::Letter(letter) => Some((at[*letter].into(), 1)),
            Self::Joined(sign, both) => {
                let [left, right] = &**both;
                sign.calculate(left.value(at)?, right.value(at)?)
            }
            Self::Kind(_) | Self::Not(_) => None,
        }
    }

    /// Whether the condition holds. A comparison with something that is not a number does not.
    pub(super) fn holds(&self, at: &LetterValues) -> bool {
        match self {
            Self::Not(condition) => !condition.holds(at),
            Self::Joined(sign, both) => {
                let [left, right] = &**both;
                match sign {
                    Sign::Or => left.holds(at) || right.holds(at),
                    Sign::And => left.holds(at) && right.holds(at),
                    _ => compared(*sign, left, right, at).unwrap_or(false),
                }
            }
            _ => false,
        }
    }

    /// Whether one of some letters is in it.
    pub(super) fn has(&self, letters: &[usize]) -> bool {
        match self {
            Self::Number(_) | Self::Kind(_) => false,
            Self::Letter(letter) => letters.contains(letter),
            Self::Not(condition) => condition.has(letters),
            Self::Joined(_, both) => both.iter().any(|one| one.has(letters)),
        }
    }
}

fn compared(sign: Sign, left: &Expression, right: &Expression, at: &LetterValues) -> Option<bool> {
    let left = left.value(at)?;
    if let Sign::Equal | Sign::Unequal = sign {
        return Some(is_among(left, right, at)? == (sign == Sign::Equal));
    }
    let right = right.value(at)?;
    Some(match sign {
        Sign::Less => !is_at_most(right, left),
        Sign::AtMost => is_at_most(left, right),
        Sign::More => !is_at_most(left, right),
        Sign::AtLeast => is_at_most(right, left),
        _ => {
            let by = whole(left).filter(|&by| by > 0)?;
            whole(right)? % by == 0
        }
    })
}

/// Whether a number is another one, or one of several.
fn is_among(one: Fraction, others: &Expression, at: &LetterValues) -> Option<bool> {
    Some(match others {
        Expression::Kind(kind) => {
            let one = whole(one).and_then(|one| u64::try_from(one).ok());
            one.is_some_and(|one| kind.has(one))
        }
        Expression::Joined(Sign::To, both) => {
            let [least, most] = &**both;
            is_at_most(least.value(at)?, one) && is_at_most(one, most.value(at)?)
        }
        other => {
            let other = other.value(at)?;
            is_at_most(one, other) && is_at_most(other, one)
        }
    })
}
