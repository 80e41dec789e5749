//! Every command, while it works or waits, and every signal: each ends soon, with the status of the
//! signal, and the terminal is as it was. Long work shows that it goes on.

use super::keys::ENTER;
use super::pty::Desk;
use crate::support::TWO_PEOPLE;

/// One handler hears them, so each situation meets one of them, in turn.
const SIGNALS: [(&str, u32); 3] = [("INT", 130), ("TERM", 143), ("HUP", 129)];

#[test]
fn a_signal_ends_the_work_of_every_command() {
    let works = [
        ("solve matches 400,400,400,400", "Solving"),
        ("solve cram 5x6 --misere", "Solving"),
        ("solve sticks 10000000 --card", "Solving"),
        (
            "compare matches 40,40,40,40,40 --method table",
            "Method table",
        ),
        ("train sticks --games 1000000000000", "Training"),
        (
            "play sticks 1000000 --first perfect --second random",
            "takes",
        ),
    ];
    for ((arguments, sign_of_life), (signal, status)) in
        works.into_iter().zip(SIGNALS.into_iter().cycle())
    {
        let mut session = Desk::new(arguments).line_by_line().open();
        session.wait_for(sign_of_life);
        session.signal(signal);
        assert_eq!(session.exit_status(), status, "{arguments}: {signal}");
    }
}

#[test]
fn a_signal_ends_every_wait() {
    let people = format!("play matches 3,5 {TWO_PEOPLE}");
    let waits = [
        ("", "[3]:"),
        ("play kayles", "themselves? [3,4]"),
        (people.as_str(), "1:1 or 1+2:1), or a choice:"),
    ];
    for ((arguments, prompt), (signal, status)) in waits.into_iter().zip(SIGNALS) {
        let mut session = Desk::new(arguments).open();
        session.wait_for_prompt(prompt);
        session.signal(signal);
        assert_eq!(session.exit_status(), status, "{arguments}: {signal}");
    }
}

#[test]
fn a_signal_ends_a_batch_that_is_typed() {
    let mut session = Desk::new("solve nim --batch -").line_by_line().open();
    session.type_text(&format!("3,5{ENTER}"));
    session.wait_for("3,5 win 2:2");
    session.signal("TERM");
    assert_eq!(session.exit_status(), 143);
}
