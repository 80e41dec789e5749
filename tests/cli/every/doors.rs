//! Names that people call games by: each opens its game, with its options set.

use crate::support::Run;
use crate::support::json::objects;

/// The answer as JSON.
fn solved(command: &str) -> serde_json::Value {
    let run = Run::line(&format!("solve {command} --json --no-stats"));
    let answered = run.expect_stdout_to_be_read().check();
    objects(&answered).remove(0)
}

/// Losing positions of Wythoff, 1907, Guy and Smith, 1956, Whinihan, 1963, and Golomb, 1966 (OEIS
/// A030193); nimbers of Lasker, 1931.
#[test]
fn doors_open_games_with_published_values() {
    for (name, game, lost) in [
        ("wythoff", "matches", "1,2 3,5 4,7 6,10"),
        ("bachet", "sticks", "4 8 12"),
        ("subtraction", "take", "4 8 12"),
        ("dawson", "octal", "4 8 14 20 24 28 34"),
        ("dawsons-kayles", "octal", "5 9 15 21 25 29 35"),
        ("treblecross", "octal", "8 14 24"),
        ("fibonacci-nim", "fibonacci", "5 8 13 21"),
        ("squares", "take", "2 5 7 10 12 15 17 20 22 34"),
        ("staircase-nim", "staircase", "0,5 1,2,1 1,7,2,3,3"),
        ("primes", "take", "1 9 10 25 34"),
    ] {
        for position in lost.split(' ') {
            let answer = solved(&format!("{name} {position}"));
            assert_eq!(answer["game"], game, "{name}");
            assert_eq!(answer["outcome"], "loss", "{name} {position}");
        }
    }
    for (heap, nimber) in [(1, 1), (2, 2), (3, 4), (4, 3), (7, 8), (8, 7), (11, 12)] {
        assert_eq!(solved(&format!("lasker {heap}"))["nimber"], nimber);
    }
    assert_eq!(solved("marienbad")["position"], "1,3,5,7");
}

#[test]
fn names_that_are_not_here_are_told_what_is_near() {
    for name in ["domineering", "moore", "hackenbush"] {
        Run::line(&format!("solve {name} 3"))
            .expect_complaint(2, [name])
            .check();
    }
}
