//! The scripts in Python: a table of jobs (`docs/scale.md`), the lists of `docs/results.md`, and
//! the check of misère quotients (`docs/misere.md`).

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::tempdir;

use crate::support::json::objects;
use crate::support::{Run, finish, start};

/// Runs a script of the examples in a folder, where `nimatron` is in the folder `programs`.
fn script(name: &str, arguments: &[&str], folder: &Path, programs: &Path, input: &str) -> Output {
    let mut command = python(name, folder, programs);
    command.args(arguments);
    let mut child = start(&mut command);
    let mut stdin = child.stdin.take().expect("a pipe");
    std::io::Write::write_all(&mut stdin, input.as_bytes()).expect("it reads");
    drop(stdin);
    finish(child)
}

fn python(name: &str, folder: &Path, programs: &Path) -> Command {
    let examples = concat!(env!("CARGO_MANIFEST_DIR"), "/examples");
    let mut path = OsString::from(programs);
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    let mut python = Command::new("python3");
    python.arg(Path::new(examples).join(name)).env("PATH", path);
    python.env("LC_ALL", "C.UTF-8").current_dir(folder);
    python
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    python
}

/// The folder of the program.
fn programs() -> &'static Path {
    let program = Path::new(env!("CARGO_BIN_EXE_nimatron"));
    program.parent().expect("it is in a folder")
}

fn text(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).expect("UTF-8")
}

const JOBS: [&str; 3] = [
    "compare cram 3x5 --method best --json",
    "sequence octal --code 0.16 --to 20 --json",
    "solve nim 3,4,5 --json",
];

#[test]
fn a_table_of_jobs_is_answered_in_its_order_and_only_once() {
    let folder = tempdir().expect("a folder");
    let run = |jobs: &str, programs: &Path| {
        fs::write(folder.path().join("jobs.txt"), jobs).expect("it is written");
        script(
            "jobs.py",
            &["jobs.txt", "results"],
            folder.path(),
            programs,
            "",
        )
    };
    let first = run(&JOBS.join("\n\n"), programs());
    assert!(first.status.success(), "{}", text(&first.stderr));
    let answers = objects(text(&first.stdout));
    let jobs = answers
        .iter()
        .map(|answer| answer["job"].as_str().expect("a job"));
    assert_eq!(jobs.collect::<Vec<_>>(), JOBS);
    assert_eq!(answers[0]["nimber"], 1);
    assert_eq!(answers[0]["seconds"], Value::Null);
    // Now `nimatron` would fail.
    let none = tempdir().expect("a folder");
    let failing = none.path().join("nimatron");
    fs::write(&failing, "").expect("it is written");
    let again = run(&JOBS.join("\n"), none.path());
    assert_eq!((again.status.code(), text(&again.stderr)), (Some(0), ""));
    assert_eq!(again.stdout, first.stdout);
    // Lines may be put in another order, and others before them.
    let [one, two, three] = JOBS;
    let moved = format!("{three}\nsolve nim 1 --json\n{one}\n{two}\n");
    let moved = run(&moved, programs());
    let answers = objects(text(&moved.stdout));
    let jobs = answers
        .iter()
        .map(|answer| answer["job"].as_str().expect("a job"));
    assert_eq!(
        jobs.collect::<Vec<_>>(),
        [three, "solve nim 1 --json", one, two]
    );
}

#[test]
fn a_job_that_fails_is_told_and_the_others_are_answered() {
    let folder = tempdir().expect("a folder");
    let jobs = "solve nim 3,5\nsolve nim 1,x --json\nsolve nim \"3\nsolve nim 1 --json\n";
    fs::write(folder.path().join("jobs.txt"), jobs).expect("it is written");
    let arguments = ["jobs.txt", "results"];
    let run = script("jobs.py", &arguments, folder.path(), programs(), "");
    assert_eq!(run.status.code(), Some(1));
    assert_eq!(objects(text(&run.stdout)).len(), 1);
    let told = text(&run.stderr);
    let why = ["solve nim 3,5: the answer is no JSON", "1,x", "No closing"];
    assert_eq!(told.lines().count(), why.len(), "{told}");
    for (line, why) in told.lines().zip(why) {
        assert!(line.contains(why), "{told}");
    }
}

/// Who presses Ctrl-C interrupts the script and its job, which is not killed while it saves.
#[cfg(unix)]
#[test]
fn a_job_has_time_to_save_its_search() {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;

    use crate::support::wait_until;

    let folder = tempdir().expect("a folder");
    let slow = folder.path().join("nimatron");
    let saving = "#!/bin/sh\ntrap 'sleep 0.3; touch saved; exit 130' INT\ntouch started\nwhile :; do sleep 0.1; done\n";
    fs::write(&slow, saving).expect("it is written");
    fs::set_permissions(&slow, fs::Permissions::from_mode(0o755)).expect("it is ours");
    fs::write(folder.path().join("jobs.txt"), JOBS[0]).expect("it is written");
    let mut command = python("jobs.py", folder.path(), folder.path());
    let mut child = start(command.args(["jobs.txt", "results"]).process_group(0));
    let started = folder.path().join("started");
    wait_until(&mut child, "its job", || started.exists());
    let script = child.id();
    let mut group = Command::new("kill");
    group.args(["-INT", "--", &format!("-{script}")]);
    assert!(
        start(&mut group)
            .wait()
            .is_ok_and(|status| status.success())
    );
    let ended = finish(child);
    assert_eq!(ended.status.code(), Some(130), "{}", text(&ended.stderr));
    assert!(folder.path().join("saved").exists());
}

/// What the page says gives the first terms of its lists again, and the definition alone gives all
/// of them. A card does not list the position that it is for, and 12,12,12 is losing.
#[test]
fn the_lists_of_losing_positions_are_given_again() {
    let folder = tempdir().expect("a folder");
    let checked = script("bfiles.py", &["check"], folder.path(), programs(), "");
    let right = "b-completions.txt: 1891 terms are right\nb-largest.txt: 101 terms are right\n";
    assert_eq!(text(&checked.stdout), right, "{}", text(&checked.stderr));
    let card = |position: &str| {
        let line = format!("solve matches {position} --card --json");
        Run::line(&line).expect_stdout_to_be_read().check()
    };
    let erratum = script("bfiles.py", &["erratum"], folder.path(), programs(), "");
    assert_eq!(text(&erratum.stdout), "heap 519: 2 in .161, 4 in .36\n");
    for (list, position, terms) in [("completions", "12,12,40", 91), ("largest", "12,12,12", 13)] {
        let made = script(
            "bfiles.py",
            &[list],
            folder.path(),
            programs(),
            &card(position),
        );
        let made = text(&made.stdout);
        assert!(made.lines().count() >= terms, "{made}");
        let file = format!("{}/docs/results/b-{list}.txt", env!("CARGO_MANIFEST_DIR"));
        let kept = fs::read_to_string(file).expect("it is there");
        assert!(kept.starts_with(made), "{list}: {made}");
    }
}

/// By the rules alone. A lost word too many or too few is found.
#[test]
fn words_of_misere_play_are_proved_by_the_rules() {
    let folder = tempdir().expect("a folder");
    let sequence = |arguments: &str| {
        Run::line(&format!("sequence {arguments} --misere --json"))
            .expect_stdout_to_be_read()
            .check()
    };
    let check = |words: &str| script("quotient.py", &[], folder.path(), programs(), words);
    for (arguments, told) in [
        ("octal --code 0.123 --to 40", "all heaps: 20 words"),
        ("octal --code 0.72 --to 60", "all heaps: 24 words"),
        ("octal --code 4.4 --to 20", "heaps of at most 20: 40 words"),
        ("take --set 1,3,4 --to 30", "all heaps: 6 words"),
    ] {
        let checked = check(&sequence(arguments));
        assert!(text(&checked.stdout).contains(told), "{checked:?}");
    }
    let words = sequence("octal --code 0.123 --to 40");
    for (right, wrong) in [("\"ad\"", "\"d\""), ("\"b2\",", ""), ("e2=c", "e2=1")] {
        assert!(words.contains(right));
        let checked = check(&words.replace(right, wrong));
        assert!(!checked.status.success(), "{right}");
    }
}
