//! Terminals that show no more than ASCII.

use super::pty::Desk;

#[test]
fn a_locale_without_utf_8_gets_ascii() {
    for (name, value) in [
        ("LC_ALL", "C"),
        ("LC_CTYPE", "POSIX"),
        ("LANG", "cs_CZ.ISO-8859-2"),
    ] {
        for arguments in [
            "solve matches 3,5,7 --lang cs",
            "solve coins 5,3,8,1 --lang cs",
            "map matches --lang cs",
            "boxes nothing.json --lang cs",
        ] {
            let mut session = Desk::new(arguments).env(name, value).open();
            session.exit_status();
            let output = session.output();
            assert!(
                output.is_ascii() && output.len() > 20,
                "{arguments}: {output}"
            );
        }
    }
    let mut session = Desk::new("--lang cs").env("LC_ALL", "C").open();
    session.wait_for("Ktera hra?");
    session.answer(":", "matches");
    session.answer("]", "x");
    session.wait_for("\"x\" neni cele cislo");
    session.answer("]", "napoveda");
    session.answer("]", "konec");
    assert_eq!(session.exit_status(), 0);
    assert!(session.output().is_ascii(), "{}", session.output());
}

#[test]
fn dominoes_are_told_apart_in_ascii() {
    for (columns, rows) in [(80, 24), (40, 15)] {
        let play = "play cram 3x12 --first human:Ann --second human:Bob";
        let desk = Desk::new(play).size(columns, rows);
        let mut session = desk.env("LC_ALL", "C").open();
        let prompt = "or a choice:";
        for domino in ["a1-b1", "c1-c2", "k3-l3"] {
            session.answer(prompt, domino);
            session.wait_for(&format!("({domino})."));
        }
        session.wait_for("1 [-] | . . . . . . . . .");
        session.wait_for("2 . . | . . . . . . . . .");
        session.wait_for("3 . . . . . . . . . . @-@");
        session.leave(prompt);
        assert_eq!(session.exit_status(), 0);
        assert!(session.output().is_ascii(), "{}", session.output());
    }
}

#[test]
fn names_stay_as_they_are() {
    for terminal in ["xterm", "dumb"] {
        let play = "play matches 1,3 --first human:Žofie --second human:Bob --lang cs";
        let mut desk = Desk::new(play).env("LC_ALL", "C").env("TERM", terminal);
        if terminal == "dumb" {
            desk = desk.line_by_line();
        }
        let mut session = desk.open();
        session.wait_for("Tah 1, na tahu: Žofie");
        session.answer(":", "1:1");
        session.wait_for("Žofie bere 1 sirku z hromadky 1 (1:1).");
        session.leave(":");
        assert_eq!(session.exit_status(), 0);
    }
}

#[test]
fn the_locale_decides_and_then_the_terminal() {
    for (locale, terminal, is_ascii) in [
        ("cs_CZ", "xterm", true),
        ("C.UTF-8", "linux", false),
        ("en_US.utf8", "dumb", false),
        ("", "xterm", false),
        ("", "linux", true),
        ("", "dumb", true),
        ("", "", false),
    ] {
        let mut session = Desk::new("map matches")
            .env("LANG", locale)
            .env("TERM", terminal)
            .open();
        assert_eq!(session.exit_status(), 0);
        let output = session.output();
        assert_eq!(output.is_ascii(), is_ascii, "{locale} {terminal}");
    }
}

#[test]
fn a_pipe_and_a_program_get_utf_8_in_every_locale() {
    for command in ["map matches | cat", "solve matches 3,5,7 --lang cs --json"] {
        let script = format!("$nimatron {command}");
        let mut session = Desk::shell(&script).env("LC_ALL", "C").open();
        assert_eq!(session.exit_status(), 0);
        assert!(!session.output().is_ascii(), "{}", session.output());
    }
}
