//! The closed form of sticks: the remainder modulo M + 1 decides, with up to M taken at a time.

/// Returns the winning take of at most `most` from `sticks`: the one that leaves a multiple of `most + 1`, or one more
/// than a multiple in misère play. `None` in a losing position, or if the game is over.
///
/// Whatever the other player then takes, the next move completes to `most + 1`. So the winner leaves one multiple
/// after another, down to 0, or in misère play down to the last stick.
pub fn winning_take(sticks: u64, most: u64, misere: bool) -> Option<u64> {
    let above = sticks.checked_sub(u64::from(misere))?;
    let take = match most.checked_add(1) {
        Some(round) => above % round,
        None => above,
    };
    (take > 0 && take <= most).then_some(take)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The winning takes by definition: those that leave a position without a winning take.
    fn by_definition(most: u64, misere: bool, all: u64) -> Vec<Vec<u64>> {
        let mut winning: Vec<Vec<u64>> = Vec::new();
        for sticks in 0..=all {
            let wins = |&take: &u64| match sticks - take {
                0 => !misere,
                left => winning[usize::try_from(left).unwrap()].is_empty(),
            };
            let takes = (1..=most.min(sticks)).filter(wins).collect();
            winning.push(takes);
        }
        winning
    }

    #[test]
    fn the_remainder_is_what_the_rules_say() {
        for misere in [false, true] {
            for most in 0..=12 {
                for (sticks, takes) in (0..).zip(by_definition(most, misere, 60)) {
                    let theorem: Vec<u64> =
                        winning_take(sticks, most, misere).into_iter().collect();
                    assert_eq!(theorem, takes, "{sticks} sticks, {most} at most, {misere}");
                }
            }
        }
    }

    #[test]
    fn the_largest_numbers_are_no_trap() {
        assert_eq!(winning_take(u64::MAX, u64::MAX, false), Some(u64::MAX));
        assert_eq!(winning_take(u64::MAX, u64::MAX, true), Some(u64::MAX - 1));
        assert_eq!(winning_take(0, 3, true), None);
        assert_eq!(winning_take(1_000_000, 3, true), Some(3));
    }
}
