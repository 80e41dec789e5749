//! Cases of a law that are drawn, small ones first: the first that fails is about as small as one
//! can be.

use std::ops::RangeInclusive;
use std::thread;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// What one case is drawn from.
pub(crate) struct Draw {
    chance: ChaCha8Rng,
    case: u64,
    cases: u64,
}

/// Checks a law in so many cases, the same ones in every run.
pub(crate) fn check(cases: u64, law: impl Fn(&mut Draw)) {
    for case in 1..=cases {
        let chance = ChaCha8Rng::seed_from_u64(case);
        law(&mut Draw {
            chance,
            case,
            cases,
        });
    }
}

impl Draw {
    /// A number within bounds, in an early case one near the least.
    pub(crate) fn number(&mut self, bounds: RangeInclusive<u64>) -> u64 {
        let (least, most) = bounds.into_inner();
        let range = u128::from(most - least) * u128::from(self.case) / u128::from(self.cases);
        let range = u64::try_from(range).expect("no more than the bounds");
        self.chance.random_range(least..=least + range)
    }

    /// The same of a size or a place.
    pub(crate) fn size(&mut self, bounds: RangeInclusive<usize>) -> usize {
        let (least, most) = bounds.into_inner();
        let drawn = self.number(least as u64..=most as u64);
        usize::try_from(drawn).expect("within the bounds")
    }

    /// Yes or no.
    pub(crate) fn flag(&mut self) -> bool {
        self.chance.random()
    }

    /// One of some values, each as often.
    pub(crate) fn one<T: Clone>(&mut self, values: &[T]) -> T {
        values[self.chance.random_range(0..values.len())].clone()
    }

    /// A list with so many values.
    pub(crate) fn list<T>(
        &mut self,
        lengths: RangeInclusive<usize>,
        mut value: impl FnMut(&mut Self) -> T,
    ) -> Vec<T> {
        let length = self.size(lengths);
        (0..length).map(|_| value(self)).collect()
    }
}

impl Drop for Draw {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("case {} of {}", self.case, self.cases);
        }
    }
}
