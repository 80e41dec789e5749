//! Rules of one's own: each beside a closure that says the same. Those whose nimbers are known are
//! in `published.txt`.

use nimatron::games::Rule;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::plain::{Plain, one_pile, tuples};

fn is_square(number: u64) -> bool {
    number.isqrt().pow(2) == number
}

fn is_prime(number: u64) -> bool {
    number > 1 && (2..number).all(|by| !number.is_multiple_of(by))
}

fn gcd(one: u64, other: u64) -> u64 {
    (1..=one)
        .rev()
        .find(|by| one.is_multiple_of(*by) && other.is_multiple_of(*by))
        .unwrap_or(other)
}

/// Rules that take, and when `k` may be taken of `n`.
type Taking = (&'static str, fn(u64, u64) -> bool);

const TAKING: &[Taking] = &[
    ("squares", |_, k| is_square(k)),
    ("primes", |_, k| is_prime(k)),
    ("1 or primes", |_, k| k == 1 || is_prime(k)),
    ("odd", |_, k| k % 2 == 1),
    ("powers of 2", |_, k| k.is_power_of_two()),
    ("cubes or 2", |_, k| [1, 8, 27, 2].contains(&k)),
    ("triangular", |_, k| [1, 3, 6, 10, 15, 21].contains(&k)),
    ("fibonacci numbers", |_, k| {
        [1, 2, 3, 5, 8, 13, 21].contains(&k)
    }),
    ("not (1 or 3)", |_, k| k != 1 && k != 3),
    ("1 to 4", |_, k| k <= 4),
    ("k <= n/2", |n, k| 2 * k <= n),
    ("2k <= n", |n, k| 2 * k <= n),
    ("at most half", |n, k| 2 * k <= n),
    ("3k < 2n", |n, k| 3 * k < 2 * n),
    ("n >= 2k + 1", |n, k| n > 2 * k),
    ("k = n/2", |n, k| 2 * k == n),
    ("2k = n or 2k = n + 1 or k = 1", |n, k| {
        2 * k == n || 2 * k == n + 1 || k == 1
    }),
    ("k divides n, k < n", |n, k| n % k == 0 && k < n),
    ("k | n", |n, k| n % k == 0),
    ("k | 0", |_, _| true),
    ("gcd(k, n) = 1", |n, k| gcd(k, n) == 1),
    ("gcd(k, n) > 1 and k < n", |n, k| gcd(k, n) > 1 && k < n),
    ("k mod 3 = n mod 3", |n, k| k % 3 == n % 3),
    ("take 1; take 2 or 3, n is even", |n, k| {
        k == 1 || (k == 2 || k == 3) && n % 2 == 0
    }),
    ("1 <= k <= 5, k != 3", |_, k| k <= 5 && k != 3),
    ("k^2 <= n", |n, k| k * k <= n),
    ("n/k is prime", |n, k| n % k == 0 && is_prime(n / k)),
    ("5k is a square", |_, k| is_square(5 * k)),
    ("2k in 2..6", |_, k| k <= 3),
    ("1,3,4", |_, k| [1, 3, 4].contains(&k)),
    ("1-5", |_, k| k <= 5),
    ("1, 4-6", |_, k| k == 1 || (4..=6).contains(&k)),
    ("2 or 5 or 9", |_, k| [2, 5, 9].contains(&k)),
    ("even", |_, k| k % 2 == 0),
    ("not squares", |_, k| !is_square(k)),
    ("odd and prime", |_, k| k % 2 == 1 && is_prime(k)),
    ("odd, prime", |_, k| k % 2 == 1 || is_prime(k)),
    ("powers of 3", |_, k| [1, 3, 9, 27].contains(&k)),
    ("n", |n, k| k == n),
    ("half", |n, k| 2 * k == n),
    ("less than half", |n, k| 2 * k < n),
    ("at least n/2", |n, k| 2 * k >= n),
    ("more than 2 and at most 7", |_, k| k > 2 && k <= 7),
    ("k \u{2264} n - 2", |n, k| k + 2 <= n),
    ("k\u{b2} < n", |n, k| k * k < n),
    ("2^k <= n", |n, k| k < 30 && 1 << k <= n),
    ("3 | n - k", |n, k| (n - k) % 3 == 0),
    ("n - k is a square", |n, k| is_square(n - k)),
    ("n - k is prime", |n, k| is_prime(n - k)),
    ("k <= 3, n is odd; k = 2, n is even", |n, k| {
        if n % 2 == 1 { k <= 3 } else { k == 2 }
    }),
    ("k = n or k <= 2", |n, k| k == n || k <= 2),
    ("k < n, k <= 4", |n, k| k < n && k <= 4),
    ("n mod k = 1", |n, k| n % k == 1),
    ("k divides n - 1", |n, k| (n - 1) % k == 0),
    ("k in 1..n/3", |n, k| 3 * k <= n),
    ("k = n mod 5", |n, k| k == n % 5),
    ("take 1; take half", |n, k| k == 1 || 2 * k == n),
];

#[test]
fn rules_that_take_are_what_they_say() {
    let mut positions = tuples(1, 26);
    positions.extend(tuples(2, 9));
    for &(rule, allows) in TAKING {
        let after = |at: &[u64]| {
            one_pile(at, |n| {
                (1..=n)
                    .filter(|&k| allows(n, k))
                    .map(|k| vec![n - k])
                    .collect()
            })
        };
        Plain::new("take", rule, &after).holds(&positions);
    }
}

/// Rules that split, and whether a move that takes `k` may leave `a` and `b`, the smaller first.
type Splitting = (&'static str, fn(u64, u64, u64) -> bool);

const SPLITTING: &[Splitting] = &[
    ("take 1 or 2, then split", |k, _, _| k == 1 || k == 2),
    ("split a + b, a != b", |k, a, b| k == 0 && a > 0 && a != b),
    ("split", |k, a, _| k == 0 && a > 0),
    (
        "take any or split",
        |k, a, _| if k == 0 { a > 0 } else { a == 0 },
    ),
    ("split a + b, b <= 2a", |k, a, b| {
        k == 0 && a > 0 && b <= 2 * a
    }),
    ("take 2, then split a + b, a > 0", |k, a, _| k == 2 && a > 0),
    ("take 1, then split a + b, a = b; take 1", |k, a, b| {
        k == 1 && (a == b || a == 0)
    }),
    ("split a + b, a = b", |k, a, b| k == 0 && a > 0 && a == b),
    ("split a + b, a is odd", |k, a, _| k == 0 && a % 2 == 1),
    ("split a + b, gcd(a, b) = 1", |k, a, b| {
        k == 0 && a > 0 && gcd(a, b) == 1
    }),
    ("take squares, then split a + b, a >= 2", |k, a, _| {
        k > 0 && is_square(k) && a >= 2
    }),
    ("take at most 2; split a + b, a = 1", |k, a, _| {
        k > 0 && k <= 2 && a == 0 || k == 0 && a == 1
    }),
];

#[test]
fn rules_that_split_are_what_they_say() {
    let mut positions = tuples(1, 14);
    positions.extend(tuples(2, 6));
    for &(rule, allows) in SPLITTING {
        let leave = |n: u64| {
            let pairs = (0..=n).flat_map(|k| (0..=(n - k) / 2).map(move |a| (k, a, n - k - a)));
            let legal = pairs.filter(|&(k, a, b)| allows(k, a, b) && b < n);
            legal.map(|(_, a, b)| vec![a, b]).collect()
        };
        let after = |at: &[u64]| one_pile(at, leave);
        Plain::new("take", rule, &after).holds(&positions);
    }
}

/// A remainder beside what is left: the heap of 12 alone has a second move, so that at 24 heaps the
/// nimbers look as if they repeated.
#[test]
fn what_is_left_of_a_heap_proves_no_period() {
    let leave = |n: u64| {
        let one = (n > 0).then(|| vec![n - 1]);
        one.into_iter().chain((n == 12).then(|| vec![2])).collect()
    };
    let positions: Vec<Vec<u64>> = (1..=40).map(|n| vec![n]).collect();
    Plain::new(
        "take",
        "take 1; take 10, then split a + b, a = 0 and n mod 13 = 12 and n mod 13 = b + 10",
        &|at: &[u64]| one_pile(at, leave),
    )
    .holds(&positions);
}

/// Words and signs of rules in any order are read or refused, at once.
#[test]
fn garbage_is_refused_without_harm() {
    const PIECES: &[&str] = &[
        "k",
        "n",
        "a",
        "b",
        "<=",
        "<",
        "=",
        "!=",
        "|",
        "or",
        "and",
        "not",
        ",",
        ";",
        "take",
        "then",
        "split",
        "1",
        "2",
        "17",
        "/",
        "*",
        "+",
        "-",
        "^",
        "mod",
        "(",
        ")",
        "{",
        "gcd",
        "squares",
        "prime",
        "power of",
        "half",
        "at most",
        "is",
        "\u{2264}",
        "\u{1f600}",
        "99999999999999999999",
    ];
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let mut read = 0;
    for _ in 0..5_000 {
        let count = random.random_range(0..12);
        let words: Vec<&str> = (0..count)
            .map(|_| PIECES[random.random_range(0..PIECES.len())])
            .collect();
        read += usize::from(Rule::new(&words.join(" ")).is_ok());
    }
    assert!((1..4_000).contains(&read), "{read}");
}
