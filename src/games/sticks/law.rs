//! The law of sticks: with up to M taken at a time, what counts is the remainder of the sticks by M + 1.

/// How many of `sticks` to take, at most `most` at a time, so that the other player is lost: the one number that leaves a
/// multiple of `most + 1`, under misère one more than a multiple. None where the player to move is lost, or the game is over.
///
/// Whatever the other player then takes, 1 to `most`, is made up to `most + 1` by the next move; so the multiples are met one by
/// one, down to 0, or down to the last stick, which under misère nobody wants. With `most` of 0 there is no move, so no such number.
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

    /// The takes that win, by the definition: those that leave a position from which none wins.
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
    fn the_law_is_what_the_rules_say() {
        for misere in [false, true] {
            for most in 0..=12 {
                for (sticks, takes) in (0..).zip(by_definition(most, misere, 60)) {
                    let law: Vec<u64> = winning_take(sticks, most, misere).into_iter().collect();
                    assert_eq!(law, takes, "{sticks} sticks, {most} at most, {misere}");
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
