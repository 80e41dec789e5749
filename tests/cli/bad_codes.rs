//! Impossible codes, sets and heaps, and impossible moves in heaps: each gets one clear line that says what is accepted.

use crate::support::refusals::{expect_refused_positions, expect_refused_values};
use crate::support::{Run, TWO_PEOPLE};

#[test]
fn codes_and_sets_that_cannot_be() {
    expect_refused_values(&[
        (
            "octal",
            "code",
            "0.8",
            ["\"0.8\"", "The digits of an octal game are 0 to 7"],
        ),
        ("octal", "code", "1.7", ["\"1.7\"", "must be 0 or 4"]),
        ("octal", "code", "8.7", ["\"8.7\"", "must be 0 or 4"]),
        ("octal", "code", "137", ["\"137\"", "such as 0.137"]),
        ("octal", "code", "0.x", ["\"0.x\"", "such as 0.137"]),
        ("octal", "code", "0.00", ["\"0.00\"", "must not be 0"]),
        ("take", "set", "0", ["\"0\"", "from 1 to 1000"]),
        ("take", "set", "1,1001", ["\"1001\"", "from 1 to 1000"]),
        (
            "take",
            "set",
            "4-2",
            ["\"4-2\"", "such as 1,3,4, 1-5 or 1-3,7"],
        ),
        (
            "take",
            "set",
            "one",
            ["\"one\"", "such as 1,3,4, 1-5 or 1-3,7"],
        ),
    ]);
    expect_refused_positions(&[
        ("octal", "5,x", ["\"x\"", "such as 7 or 7,5"]),
        (
            "octal",
            "134217729",
            ["\"134217729\"", "at most 134217728 in all"],
        ),
        ("take", "3,,4", ["\"\"", "such as 7 or 7,5"]),
        (
            "take",
            "9000000000000001",
            ["\"9000000000000001\"", "at most 9000000000000000"],
        ),
    ]);
    for (line, words) in [
        (
            "solve octal 5 --code 0.8",
            ["\"0.8\"", "The digits of an octal game are 0 to 7"],
        ),
        ("solve take 5 --set 0", ["\"0\"", "from 1 to 1000"]),
        ("solve octal 5 --set 1", ["no option --set", "take"]),
        ("solve take 5 --code 0.3", ["no option --code", "octal"]),
    ] {
        Run::line(line).expect_complaint(2, words).check();
    }
}

#[test]
fn moves_that_cannot_be_made_in_a_heap() {
    let unreadable = |text: &str| {
        format!(
            "\"{text}\" is not a move. Write 2:3 to take 3 from heap 2, 2:3=5 to leave a heap of 5, or 2:3=1+4 to leave two of 1 and 4."
        )
    };
    let wrong = [
        ("1:3", "3 cannot be taken from heap 1, which has 5. What can be taken: 1 and 2.".to_owned()),
        ("1:0=2+3", "0 cannot be taken from heap 1, which has 5. What can be taken: 1 and 2.".to_owned()),
        ("1:99999999999999999999", unreadable("1:99999999999999999999")),
        ("1:1", "Taking 1 from heap 1 leaves 4 in all. Say what is left in a way that the code allows, such as 1:1=4.".to_owned()),
        ("1:1=5", "Taking 1 from heap 1 leaves 4 in all. Say what is left in a way that the code allows, such as 1:1=4.".to_owned()),
        ("1:2=1+1", "Taking 2 from heap 1 leaves 3 in all. Say what is left in a way that the code allows, such as 1:2=3.".to_owned()),
        ("2:1", "Heap 2 is empty. Choose one that is not.".to_owned()),
        ("4:1", "There is no heap 4: the heaps are numbered from 1 to 3.".to_owned()),
        ("1:", unreadable("1:")),
        ("1:1=", unreadable("1:1=")),
        ("1:1=1+", unreadable("1:1=1+")),
        ("1:1=1+1+2", unreadable("1:1=1+1+2")),
        ("1:+1", unreadable("1:+1")),
    ];
    let question = "Move (such as 1:1=4 or 1:1=1+3), or a choice:";
    Run::line(&format!("play octal 5,0,3 --code 0.77 {TWO_PEOPLE}"))
        .expect_refusals("", question, wrong)
        .check();
}

#[test]
fn moves_that_a_set_forbids() {
    let least = "Nothing can be taken from heap 1: it has only 2, and the least that may be taken is 3. Choose another heap.";
    let wrong = [
        (
            "2:5",
            "5 cannot be taken from heap 2, which has 5. What can be taken: 3 and 4.",
        ),
        (
            "2:0",
            "0 cannot be taken from heap 2, which has 5. What can be taken: 3 and 4.",
        ),
        ("1:1", least),
        (
            "2:+3",
            "\"2:+3\" is not a move. Write 2:3 to take 3 from heap 2.",
        ),
        (
            "2:3=2",
            "\"2:3=2\" is not a move. Write 2:3 to take 3 from heap 2.",
        ),
    ];
    Run::line(&format!("play take 2,5 --set 3,4 {TWO_PEOPLE}"))
        .expect_refusals("", "Move (such as 2:3 or 2:4), or a choice:", wrong)
        .check();
}

/// Heaps whose nimbers nobody can find in a few seconds are refused, and so is a search in misère play.
#[test]
fn heaps_that_are_too_large_are_refused() {
    for arguments in [
        "octal 10000000 --code 0.6 --max-memory 1MB",
        "octal 200,300 --code 0.137 --misere",
        "take 9000000000000000 --set 1,2 --max-memory 100",
    ] {
        Run::line(&format!("solve {arguments}"))
            .expect_complaint(1, ["too large to solve"])
            .check();
    }
}
