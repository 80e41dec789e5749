//! Errors and reasons as English sentences, for users of the library. They are said through the
//! same messages as on the screen, so this is written here, above the modules that define them.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use super::{refusals::unsolved, why::reason_in_a_line};
use crate::inference::Unsolved;
use crate::reason::{Phrase, Reason};
use crate::record::Damage;

impl Error for Phrase {}

impl Display for Reason {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(&reason_in_a_line(self))
    }
}

impl Display for Unsolved {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        unsolved(self).fmt(f)
    }
}

impl Error for Unsolved {}

impl Display for Damage {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        self.of("the record").fmt(f)
    }
}

impl Error for Damage {}
