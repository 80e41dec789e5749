//! Answers that no file holds well: names without end, bytes that are no text, characters that
//! cannot be seen. Other wrong answers are in `tests/sessions/refused`.

use crate::support::messages::{asked, message, says, wins};
use crate::support::{Run, TWO_PEOPLE, flowing};

#[test]
fn names_are_not_endless() {
    let wrong = &message("refuse-text", &["most=40"]);
    let game = "play nim 1,2 --first human --second perfect";
    let long = ["n".repeat(41), "n".repeat(10_000), "č".repeat(41)];
    Run::line(game)
        .input(format!("{}\nq\n", "č".repeat(40)))
        .expect_saying(message("turn", &[&format!("name={}", "č".repeat(40))]))
        .check();
    let invisible = [
        "\u{200b}",
        "A\u{202e}nn",
        "\u{3164}",
        "\u{2800}",
        "A\u{ad}b",
        "\u{301}",
    ];
    for names in [long.join("\n"), invisible.join("\n")] {
        let told = Run::line(game)
            .input(format!("{names}\nq\n"))
            .expect_stdout_to_be_read()
            .check();
        let again = format!("{wrong} {}", message("ask-name", &["number=1"]));
        let refused = flowing(&told).matches(&again).count();
        assert_eq!(refused, names.lines().count(), "{told}");
    }
    let refused = ["n".repeat(41), "n".repeat(10_000), "\u{1b}[2J".to_owned()];
    for name in refused.into_iter().chain(invisible.map(str::to_owned)) {
        Run::new(["play", "nim", "1,2", "--first", &format!("human:{name}")])
            .expect_complaint(2, [wrong])
            .check();
    }
    Run::new([
        "play",
        "nim",
        "1,2",
        "--first",
        &format!("perfect:{}", long[0]),
    ])
    .expect_complaint(2, [wrong])
    .check();
}

#[test]
fn bytes_that_are_no_utf8_are_wrong_answers_like_others() {
    Run::line("play nim 1,2 --second human:Bob --first human:Ann")
        .input(b"\xff\xfe\n\xc3\ns\n\xf0\x9f\n1\n\x80\nq\n".as_slice())
        .expect_saying(message("refuse-turn", &["answer=\u{fffd}\u{fffd}"]))
        .expect_saying(message(
            "refuse-number-of",
            &["answer=\u{fffd}", "offered=1 or 2"],
        ))
        .expect_saying(message(
            "refuse-no-number",
            &["answer=\u{fffd}", "least=1", "most=1"],
        ))
        .check();
    Run::line("solve nim --batch -")
        .input(b"1,2\n3,\xff\n4,4\n".as_slice())
        .expect_saying("1,2 win 2:1")
        .expect_saying("{\"line\":2,\"input\":\"3,\u{fffd}\",\"error\":\"\\\"\u{fffd}\\\" ")
        .expect_saying("4,4 loss 1:1")
        .expect_complaint(1, [message("batch-bad-lines", &["count=1"])])
        .check();
}

#[test]
fn control_characters_in_answers_do_not_reach_the_screen() {
    let told = Run::line(&format!("play nim 1,2 {TWO_PEOPLE}"))
        .input("\u{1b}[2J\n\u{7}\u{8}\n\0\nq\n")
        .expect_saying(message("refuse-turn", &[]))
        .expect_saying(format!("{} q", asked("1:1")))
        .check();
    let hidden = |character: char| character.is_control() && character != '\n';
    assert!(!told.chars().any(hidden), "{told:?}");
}

#[test]
fn line_ends_of_other_systems_and_a_last_line_without_one_are_answers() {
    Run::line(&format!("play matches 1,1 {TWO_PEOPLE}"))
        .input("1+2:1\r\nn")
        .expect_saying(wins("Ann"))
        .expect_saying("Another game? n")
        .check();
}

#[test]
fn a_wrong_answer_is_refused_for_ever() {
    let told = Run::line("play matches")
        .input("x\n".repeat(5_000))
        .expect_stdout_to_be_read()
        .expect_input_ended()
        .check();
    let range = ["answer=x", "least=2", "most=10"];
    let refused = flowing(&told)
        .matches(&message("refuse-no-number", &range))
        .count();
    assert_eq!(refused, 5_000);
}

#[test]
fn a_long_answer_is_read_whole_and_one_that_is_too_long_is_refused() {
    let shown = format!("answer=3{}...", "0".repeat(39));
    for (length, wrong) in [
        (1 << 17, message("refuse-too-large", &[&shown])),
        ((1 << 26) + 1, message("refuse-long-line", &["most=64"])),
    ] {
        let zeros = "0".repeat(length);
        let told = Run::line("play nim")
            .input(format!("3{zeros}\nq\n"))
            .expect_stdout_to_be_read()
            .check();
        assert!(says(&told, &wrong), "{wrong}");
    }
}
