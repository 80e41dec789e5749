//! Wrong command lines: clap says what is accepted, and the status is 2. A missing file is a
//! failure with status 1.

use crate::support::Run;

/// What clap says is clap's; that it hears of each kind of value is ours.
#[test]
fn the_command_line_names_what_it_accepts() {
    for (arguments, wrong, accepted) in [
        ("solve chess 1,2", "'chess'", "matches, nim, sticks"),
        ("map kayles", "'kayles'", "matches, nim"),
        ("nim 3,5 --lang xx", "'xx'", "en, cs, "),
        ("man --color red", "'red'", "auto, always, never"),
        ("play nim --hints bad", "'bad'", "none, tips, all"),
        ("train sticks --against x", "'x'", "self"),
        ("tree nim 1 --for x", "'x'", "max, mover"),
        ("play nim --first alien", "\"alien\"", "human, perfect"),
        ("engine nim --as human", "\"human\"", "perfect"),
        ("match nim 1,2 random esy", "\"esy\"", "easy"),
        (
            "compare nim 1,2 --method magic",
            "\"magic\"",
            "plain, table",
        ),
        ("completions tcsh", "'tcsh'", "bash"),
        ("solve nim 1 --max-memory much", "\"much\"", "4GiB"),
        ("play nim --move-time 0", "\"0\"", "such as 0.5"),
        ("solve nim 1 --threads 65", "'65'", "--threads"),
        ("solve nim 1 --threads 0", "'0'", "1..=64"),
        ("solve nim --batch=", "--batch", "value is required"),
        ("solve nim", "<POSITION>", "required"),
        ("solve nim 1,2 --batch -", "--batch", "cannot be used"),
        ("paly", "'paly'", "'play'"),
        ("matchs 3,5", "'matchs'", "'matches'"),
        ("solve nimm 1", "'nimm'", "'nim'"),
        ("nim 3,5 --sede 1", "'--sede'", "'--seed'"),
    ] {
        Run::line(arguments)
            .expect_complaint(2, [wrong, accepted])
            .check();
    }
}

#[test]
fn an_option_before_the_subcommand_is_told_where_it_goes() {
    for (option, command) in [
        ("--first human", "play nim 1,2"),
        ("--second random", "solve nim 1,2"),
        ("--seed 1", "compare nim 1,2"),
        ("--misere", "man"),
        ("--max-memory 1MB", "play nim 1,2"),
        ("--threads 2", "solve nim 1,2"),
    ] {
        let name = option.split(' ').next().unwrap_or_default();
        Run::line(&format!("{option} {command}"))
            .expect_complaint(2, [name, "subcommand"])
            .check();
    }
}
