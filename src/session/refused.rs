//! A position without an answer: the player learns why, unless the search was stopped.

use crate::communication::Stop;
use crate::inference::Unsolved;

/// Returns why a position has no answer, to be told.
///
/// # Errors
/// [`Stop::SearchStopped`] if the search was stopped.
pub(super) fn refused(unsolved: Unsolved) -> Result<Unsolved, Stop> {
    if unsolved.is_stopped() {
        return Err(Stop::SearchStopped);
    }
    Ok(unsolved)
}

#[cfg(test)]
mod tests {
    use super::refused;
    use crate::communication::Stop;
    use crate::explanation::{Language, Words, refusals};
    use crate::inference::{Estimate, Unsolved};

    #[test]
    fn every_refusal_is_said_and_only_a_stop_ends_the_search() {
        let words = Words::new(Language::English);
        let said = |unsolved| refused(unsolved).map(|why| words.say(&refusals::unsolved(&why)));
        let large = said(Unsolved::LargeNimber(65_535)).expect("said");
        assert!(large.contains("65535"), "{large}");
        let beyond = said(Unsolved::Beyond(Estimate::new(7, 1 << 40, 1 << 30))).expect("said");
        assert!(beyond.contains("too large to solve"), "{beyond}");
        for stopped in [Unsolved::Interrupted, Unsolved::GivenUp] {
            assert!(matches!(said(stopped), Err(Stop::SearchStopped)));
        }
    }
}
