//! Numbers on the command line that have bounds of their own.

use std::ops::RangeInclusive;
use std::str::FromStr;

use super::{Context, Failure};
use crate::reason::{Figure, Phrase};

/// A number within bounds, in plain digits.
pub(super) fn number<T: FromStr + PartialOrd + Into<Figure>>(
    context: &Context,
    argument: &'static str,
    text: &str,
    bounds: RangeInclusive<T>,
) -> Result<T, Failure> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let read = text.parse().ok().filter(|_| digits);
    read.filter(|number| bounds.contains(number))
        .ok_or_else(|| {
            let (least, most) = bounds.into_inner();
            let phrase = Phrase::new("refuse-number")
                .quoting("value", text)
                .with("argument", argument)
                .with("least", least)
                .with("most", most);
            context.usage(&phrase)
        })
}

/// A number within bounds, where one is given.
pub(super) fn given<T: FromStr + PartialOrd + Into<Figure>>(
    context: &Context,
    argument: &'static str,
    text: Option<&str>,
    bounds: RangeInclusive<T>,
) -> Result<Option<T>, Failure> {
    text.map(|text| number(context, argument, text, bounds))
        .transpose()
}
