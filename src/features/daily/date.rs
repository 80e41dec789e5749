//! Dates as people write them, and the days that they are.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::reason::Phrase;

/// The days before each month of a year that is no leap year.
const BEFORE: [u64; 12] = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/// The first and the last year that are accepted.
const FIRST_YEAR: u64 = 1970;
const LAST_YEAR: u64 = 9999;

/// A day, counted from 1970-01-01, that is written by year, month and day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Date(pub u64);

fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

/// The days before a year.
fn days_before(year: u64) -> u64 {
    let leap_years = |year: u64| year / 4 - year / 100 + year / 400;
    365 * (year - FIRST_YEAR) + leap_years(year - 1) - leap_years(FIRST_YEAR - 1)
}

/// The days of a year before a month, counted from 0. Month 12 is the end of the year.
fn days_before_month(year: u64, month: usize) -> u64 {
    let whole = BEFORE.get(month).copied().unwrap_or(365);
    whole + u64::from(month > 1 && is_leap(year))
}

impl Date {
    /// The day of the week, Monday is 0.
    pub(super) fn weekday(self) -> usize {
        // 1970-01-01 was a Thursday.
        usize::try_from((self.0 + 3) % 7).expect("less than seven")
    }
}

impl Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let guess = FIRST_YEAR + self.0 / 366;
        let year = (guess..).take_while(|&year| days_before(year) <= self.0);
        let year = year.last().expect("a guess that is not too late");
        let day = self.0 - days_before(year);
        let months = (0..12).take_while(|&month| days_before_month(year, month) <= day);
        let month = months.last().expect("January begins with the year");
        let day = day - days_before_month(year, month) + 1;
        write!(f, "{year:04}-{:02}-{day:02}", month + 1)
    }
}

impl FromStr for Date {
    type Err = Phrase;

    fn from_str(text: &str) -> Result<Self, Phrase> {
        let refusal = || {
            let first = format!("{FIRST_YEAR}-01-01");
            let last = format!("{LAST_YEAR}-12-31");
            phrase!("refuse-date", first = first, last = last).quoting("date", text)
        };
        let is_digits = |part: &&str| part.bytes().all(|byte| byte.is_ascii_digit());
        let parts: Vec<&str> = text.split('-').filter(is_digits).collect();
        let &[year, month, day] = parts.as_slice() else {
            return Err(refusal());
        };
        let read = |part: &str| part.parse::<u64>().map_err(|_| refusal());
        let (year, month, day) = (read(year)?, read(month)?, read(day)?);
        if !(FIRST_YEAR..=LAST_YEAR).contains(&year) || !(1..=12).contains(&month) || day == 0 {
            return Err(refusal());
        }
        let days = days_before(year)
            + days_before_month(year, usize::try_from(month).map_err(|_| refusal())? - 1)
            + day
            - 1;
        let date = Self(days);
        // Only a day that is there is written as it was read.
        if date.to_string() == text {
            Ok(date)
        } else {
            Err(refusal())
        }
    }
}
