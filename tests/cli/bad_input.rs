//! Wrong answers: each mistake gets one clear line and the right exit status, and nothing panics or hangs. For every run, `support`
//! also checks that stderr is empty if the run succeeds, and one line if it fails.

use crate::support::{Run, TWO_PEOPLE, flowing};

#[test]
fn a_number_of_piles_is_from_2_to_10() {
    let range = "Enter a number from 2 to 10, or h for help.";
    let whole = "2 to 10. Enter one, or h for help.";
    let long = "9".repeat(10_000);
    let wrong = [
        ("0", format!("0 is too few. {range}")),
        ("1", format!("1 is too few. {range}")),
        ("11", format!("11 is too many. {range}")),
        (
            "99999999999999999999999",
            format!("99999999999999999999999 is too many. {range}"),
        ),
        (&long, format!("{}... is too many. {range}", "9".repeat(40))),
        ("-3", format!("\"-3\" is not a whole number from {whole}")),
        ("+3", format!("\"+3\" is not a whole number from {whole}")),
        ("3.0", format!("\"3.0\" is not a whole number from {whole}")),
        ("two", format!("\"two\" is not a whole number from {whole}")),
        ("3 0", "0 is too few. Enter a number from 1 to 1000000000000000, or h for help.".to_owned()),
        ("3,x", "\"x\" is not a pile size. A position is the sizes of the piles, such as 3,5,7: whole numbers from 0 to 1000000000000000.".to_owned()),
    ];
    for play in ["play matches", "play nim"] {
        Run::line(play)
            .expect_refusals(
                "",
                "How many piles? [3,5,7]",
                wrong.iter().map(|(a, words)| (a, words)),
            )
            .check();
    }
}

#[test]
fn no_empty_pile_is_asked_for() {
    let few = "0 is too few. Enter a number from 1 to 1000000000000000, or h for help.";
    let sum = "Which games? [nim 3,5 + kayles 4 + cram 2x3]";
    let one_cell = "In 1x1 the game is over.";
    for (game, question, wrong) in [
        (
            "euclid",
            "From which position? [29,12]",
            &[("0,5", few)][..],
        ),
        (
            "sum",
            sum,
            &[
                ("nim 0", few),
                ("nim 0 + kayles 4", few),
                ("kayles 4 + nim 0,3", few),
                ("grundy 2", "In grundy 2 the game is over."),
            ],
        ),
        ("cram", "How many rows? [4x5]", &[("1x1", one_cell)]),
        ("chomp", "How many rows? [3x4]", &[("1x1", one_cell)]),
    ] {
        Run::line(&format!("play {game}"))
            .expect_refusals("", question, wrong.iter().copied())
            .check();
    }
    // The digits of an option are no piles.
    Run::line("play sum")
        .input("octal 7 --code 0.07 + nim 3\nq\n")
        .expect_saying("Who plays first?")
        .check();
}

#[test]
fn a_pile_begins_with_one_match_or_more() {
    let range = "from 1 to 1000000000000000, or h for help.";
    let none = "from 1 to 1000000000000000. Enter one, or h for help.";
    let wrong = [
        ("0", format!("0 is too few. Enter a number {range}")),
        (
            "1000000000000001",
            format!("1000000000000001 is too many. Enter a number {range}"),
        ),
        ("-1", format!("\"-1\" is not a whole number {none}")),
        ("many", format!("\"many\" is not a whole number {none}")),
    ];
    for (play, before, question) in [
        ("play matches", "2\n", "How many matches in pile 1? [3]"),
        ("play nim", "3\n1\n1\n", "How many matches in pile 3? [7]"),
    ] {
        Run::line(play)
            .expect_refusals(before, question, wrong.iter().map(|(a, words)| (a, words)))
            .check();
    }
}

#[test]
fn counts_are_bounded_by_what_is_there() {
    let game = format!("play matches 3,5,7 {TWO_PEOPLE}");
    for (before, question, limit, most) in [
        ("s\n2\n", "How many matches from pile 2?", "pile 2 has 5", 5),
        (
            "d\n3\n1\n",
            "How many matches from each?",
            "the smaller of the two piles has 3",
            3,
        ),
    ] {
        let range = format!("from 1 to {most}, or h for help.");
        let none = format!("from 1 to {most}. Enter one, or h for help.");
        let many = format!("is too many: {limit}. Enter a number {range}");
        let huge = "1".repeat(30);
        let wrong = [
            ("0", format!("0 is too few. Enter a number {range}")),
            ("6", format!("6 {many}")),
            (&huge, format!("{huge} {many}")),
            ("-1", format!("\"-1\" is not a whole number {none}")),
            ("all", format!("\"all\" is not a whole number {none}")),
            ("", format!("\"\" is not a whole number {none}")),
        ];
        Run::line(&game)
            .expect_refusals(before, question, wrong)
            .check();
    }
}

#[test]
fn only_piles_that_can_be_taken_from_are_offered() {
    let game = format!("play matches 3,0,7,2 {TWO_PEOPLE}");
    let any = ["2", "0", "5", "-1", "x", "", "1.0", "99999999999999999999"];
    for (before, question, offered, answers) in [
        ("s\n", "From which pile (1, 3 or 4)?", "1, 3 or 4", &any[..]),
        (
            "d\n",
            "Which is the first pile (1, 3 or 4)?",
            "1, 3 or 4",
            &any,
        ),
        (
            "d\n3\n",
            "Which is the second pile (1 or 4)?",
            "1 or 4",
            &["3", "2", "0", "9"],
        ),
    ] {
        let words = |answer: &&str| {
            let wrong = format!("\"{answer}\" is not offered. Enter {offered}");
            (
                answer.to_string(),
                format!("{wrong}; b to go back, h for help."),
            )
        };
        Run::line(&game)
            .expect_refusals(before, question, answers.iter().map(words))
            .check();
    }
}

#[test]
fn typed_moves_are_held_to_the_same_bounds() {
    let game = format!("play matches 3,0,7 {TWO_PEOPLE}");
    let question = "Move (such as 1:1 or 1+3:1), or a choice:";
    let other = "Write 2:1 to take 1 from pile 2, or 1+2:1 to take 1 from each of piles 1 and 2.";
    let unread = ["1:-1", "1:x", "1+2+3:1"];
    let unread = unread.map(|answer| (answer, format!("\"{answer}\" is not a move. {other}")));
    let wrong = [
        ("2:1", "Pile 2 is empty. Take from a pile that has matches."),
        (
            "1+2:1",
            "Pile 2 is empty. Take from a pile that has matches.",
        ),
        (
            "1+1:1",
            "The two piles must be different ones, as in 1+2:1.",
        ),
        ("1:4", "4 cannot be taken: pile 1 has 3. Take from 1 to 3."),
        ("1:0", "0 cannot be taken: pile 1 has 3. Take from 1 to 3."),
        (
            "1+3:4",
            "4 cannot be taken: the smaller of the two piles has 3. Take from 1 to 3.",
        ),
        (
            "4:1",
            "There is no pile 4: the piles are numbered from 1 to 3.",
        ),
        (
            "0:1",
            "There is no pile 0: the piles are numbered from 1 to 3.",
        ),
    ];
    let wrong = wrong.map(|(answer, words)| (answer, words.to_owned()));
    Run::line(&game)
        .expect_refusals("", question, wrong.into_iter().chain(unread))
        .check();
    Run::line(&format!("play nim 3,0,7 {TWO_PEOPLE}"))
        .input("1+3:1\nq\n")
        .expect_saying(
            "\"1+3:1\" is not a move. Write 2:1 to take 1 from pile 2. Move (such as 1:1), or a choice: q",
        )
        .check();
}

#[test]
fn names_are_not_endless() {
    let wrong = "Enter a name of 1 to 40 characters, all of them visible.";
    let game = "play nim 1,2 --first human --second perfect";
    let long = ["n".repeat(41), "n".repeat(10_000), "č".repeat(41)];
    Run::line(game)
        .expect_refusals(
            "",
            "Name of player 1? [Player 1]",
            long.iter().map(|name| (name, wrong)),
        )
        .check();
    Run::line(game)
        .input(format!("{}\nq\n", "č".repeat(40)))
        .expect_saying(format!("to move: {}", "č".repeat(40)))
        .check();
    let invisible = [
        "\u{200b}",
        "A\u{202e}nn",
        "\u{3164}",
        "\u{2800}",
        "A\u{ad}b",
        "\u{301}",
    ];
    // They are shown with a sign in their place.
    let told = Run::line(game)
        .input(invisible.join("\n") + "\nq\n")
        .expect_stdout_to_be_read()
        .check();
    let again = format!("{wrong} Name of player 1? [Player 1]");
    assert_eq!(
        flowing(&told).matches(&again).count(),
        invisible.len(),
        "{told}"
    );
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
fn a_name_has_a_default() {
    for (flag, input) in [
        ("human", ""),
        ("human", "   "),
        ("human:", ""),
        ("human", "Player 1"),
    ] {
        Run::line(&format!("play nim 1,2 --first {flag} --second perfect:"))
            .input(format!("{input}\nq\n"))
            .expect_saying("Name of player 1? [Player 1]")
            .expect_saying("to move: Player 1")
            .check();
    }
    Run::line("play nim 1,2 --first human --second human --lang cs")
        .input("\n\nq\n")
        .expect_saying("Jméno hráče 2? [Hráč 2]")
        .expect_saying("na tahu: Hráč 1")
        .check();
}

#[test]
fn bytes_that_are_no_utf8_are_wrong_answers_like_others() {
    Run::line("play nim 1,2 --second human:Bob --first human:Ann")
        .input(b"\xff\xfe\n\xc3\ns\n\xf0\x9f\n1\n\x80\nq\n".as_slice())
        .expect_saying("\"\u{fffd}\u{fffd}\" is not offered here. Enter a move such as")
        .expect_saying("\"\u{fffd}\" is not offered. Enter 1 or 2")
        .expect_saying("\"\u{fffd}\" is not a whole number from 1 to 1")
        .check();
    Run::line("solve nim --batch -")
        .input(b"1,2\n3,\xff\n4,4\n".as_slice())
        .expect_saying("1,2 win 2:1")
        .expect_saying(
            "{\"line\":2,\"input\":\"3,\u{fffd}\",\"error\":\"\\\"\u{fffd}\\\" is not a pile size.",
        )
        .expect_saying("4,4 loss 1:1")
        .expect_complaint(1, ["1 line of the batch has no answer"])
        .check();
}

#[test]
fn control_characters_in_answers_do_not_reach_the_screen() {
    let told = Run::line(&format!("play nim 1,2 {TWO_PEOPLE}"))
        .input("\u{1b}[2J\n\u{7}\u{8}\n\0\nq\n")
        .expect_saying("is not offered here")
        .expect_saying("Move (such as 1:1), or a choice: q")
        .check();
    let hidden = |character: char| character.is_control() && character != '\n';
    let prompts = told.lines().filter(|line| line.starts_with("Move ("));
    assert!(!prompts.flat_map(str::chars).any(hidden), "{told:?}");
}

#[test]
fn line_ends_of_other_systems_and_a_last_line_without_one_are_answers() {
    Run::line(&format!("play matches 1,1 {TWO_PEOPLE}"))
        .input("1+2:1\r\nn")
        .expect_saying("Ann takes the last one and wins.")
        .expect_saying("Another game? n")
        .check();
}

#[test]
fn a_wrong_answer_is_refused_for_ever() {
    let told = Run::line("play matches")
        .input("x\n".repeat(5_000))
        .expect_saying("\"x\" is not a whole number from")
        .expect_input_ended()
        .check();
    assert_eq!(
        told.matches("\"x\" is not a whole number from").count(),
        5_000
    );
}

#[test]
fn a_long_answer_is_read_whole_and_one_that_is_too_long_is_refused() {
    for (length, wrong) in [
        (
            1 << 17,
            "3000000000000000000000000000000000000000... is too many. Enter",
        ),
        ((1 << 26) + 1, "The line is too long: the limit is 64 MiB."),
    ] {
        let zeros = "0".repeat(length);
        let told = Run::line("play nim")
            .input(format!("3{zeros}\nq\n"))
            .expect_stdout_to_be_read()
            .check();
        assert!(told.contains(wrong), "{wrong}");
    }
}
