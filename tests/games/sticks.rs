//! Sticks: the search and the law of the remainder, compared with each other.

use nimatron::games::internals::winning_take;
use nimatron::games::{Rules, Sticks, Theorems, Theory};
use nimatron::inference::internals::Endings;
use nimatron::inference::{
    Interrupt, Knowledge, Limits, Minimax, Optimisations, Oracle, Outcome, Side,
};
use proptest::{prop_assert_eq, proptest};

const MOST_STICKS: u64 = 60;
const MOST_TAKEN: u64 = 12;

fn sticks(misere: bool, max_take: u64) -> Sticks {
    Sticks::new(misere, Some(max_take))
}

/// Every row up to 60 sticks with every largest take up to 12. Minimax, which knows nothing of
/// remainders, and the law agree on the value, the winning moves and the remoteness.
#[test]
fn the_rule_agrees_with_the_search() {
    let interrupt = Interrupt::default();
    for misere in [false, true] {
        for max_take in 2..=MOST_TAKEN {
            let rules = sticks(misere, max_take);
            let mut knowledge = Knowledge::default();
            let mut endings = Endings::default();
            let helps = Optimisations {
                early_exit: false,
                ..Optimisations::ALL
            };
            let mut search = Minimax::new(&rules, helps, &mut knowledge, &interrupt);
            for count in 0..=MOST_STICKS {
                let row = rules.read_position(&count.to_string()).expect("a position");
                let state = rules.state(&row).expect("every row has a state");
                let value = search.value(state, Side::Max).expect("small");
                let winning: Vec<u64> = rules
                    .moves(&row)
                    .filter(|&played| {
                        let after = rules.play(&row, played).expect("legal");
                        let state = rules.state(&after).expect("every row has a state");
                        search.value(state, Side::Max).expect("small") < 0
                    })
                    .collect();
                let answer = rules.closed_form(&row).expect("the law always speaks");
                assert_eq!((answer.value, &answer.moves), (value, &winning), "{row:?}");
                let law = winning_take(count, max_take, misere);
                assert_eq!(law, winning.first().copied(), "{row:?}");
                let ending = endings.settle(&rules, state, &interrupt).expect("small");
                assert_eq!(
                    rules.closed_form(&row).and_then(|law| law.remoteness),
                    Some(ending.remoteness.into()),
                    "{row:?}"
                );
            }
        }
    }
}

/// The nimber of a row: the mex of the nimbers that its moves leave.
#[test]
fn the_nimber_is_the_remainder() {
    for max_take in 2..=MOST_TAKEN {
        let rules = sticks(false, max_take);
        let mut nimbers: Vec<u64> = Vec::new();
        for count in 0..=MOST_STICKS {
            let left: Vec<u64> = (1..=max_take.min(count))
                .map(|taken| nimbers[usize::try_from(count - taken).expect("small")])
                .collect();
            let mex = (0..=max_take).find(|nimber| !left.contains(nimber));
            nimbers.extend(mex);
            let row = rules.read_position(&count.to_string()).expect("a position");
            let answer = rules.closed_form(&row).expect("the law always speaks");
            assert_eq!(answer.nimber, mex);
        }
    }
}

proptest! {
    /// The law answers any number of sticks, won or lost, and a winning move leaves a lost row.
    #[test]
    fn any_row_is_answered(
        count in 0..=1_000_000_000_000_000_u64,
        max_take in 2..2_000_000_u64,
        misere: bool,
    ) {
        let rules = sticks(misere, max_take);
        let mut oracle = Oracle::new(rules, Limits::default(), Interrupt::default());
        let row = rules.read_position(&count.to_string()).expect("a position");
        let analysis = oracle.analyse(&row).expect("within reach");
        prop_assert_eq!(analysis.best.is_none(), count == 0);
        if let Some(&winning) = analysis.moves.first() {
            let after = rules.play(&row, winning).expect("legal");
            let then = oracle.analyse(&after).expect("within reach");
            prop_assert_eq!(then.outcome, Outcome::Loss);
        }
    }
}

/// The remoteness of a row that no table could hold.
#[test]
fn a_huge_row_has_a_remoteness() {
    let rules = sticks(false, 2);
    let row = rules.read_position("6442450944").expect("a position");
    let analysis = Oracle::of(rules).analyse(&row).expect("by the law");
    assert_eq!(analysis.remoteness, Some(4_294_967_296));
}
