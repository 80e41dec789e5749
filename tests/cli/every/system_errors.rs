//! What the system refuses is said in the person's language.

use std::fs;

use tempfile::tempdir;

use crate::support::Run;
use crate::support::messages::{message_in, says};

#[test]
fn common_errors_of_the_system_are_said_in_every_language() {
    let folder = tempdir().expect("a folder");
    fs::write(folder.path().join("file"), "").expect("writable");
    let [missing, inside, a_folder] = ["NotFound", "NotADirectory", "IsADirectory"];
    for (arguments, kind) in [
        ("solve nim --batch none", missing),
        ("solve nim --batch file/none", inside),
        ("solve nim --batch .", a_folder),
        ("review none", missing),
        ("replay file/none", inside),
        ("play --resume none", missing),
        ("play nim 1,2 --record none/none", missing),
        ("play sticks 9 --boxes none/none", missing),
        ("train sticks --games 0 --boxes none", missing),
        ("train sticks --games 1 --boxes none/none", missing),
        ("train sticks --games 1 --svg .", a_folder),
        ("map nim --size 2 --csv none/none", missing),
        ("play nim 1,2 --bot-log .", a_folder),
        ("match nim 1,2 random random --record none/none", missing),
    ] {
        for language in ["en", "cs", "pl"] {
            let said = message_in(language, "system-error", &[&format!("kind={kind}")]);
            Run::line(&format!("{arguments} --lang {language}"))
                .within(folder.path())
                .expect_complaint(1, [said])
                .check();
        }
    }
    let none = Run::line("train sticks --games 0 --boxes none --lang cs")
        .within(folder.path())
        .outcome();
    assert!(!none.stderr.contains("os error"), "{none}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_said_in_every_language() {
    for language in ["en", "cs", "pl"] {
        let figures = ["kind=StorageFull", "numbered=yes", "number=28"];
        let said = message_in(language, "system-error", &figures);
        let full = fs::File::options().write(true).open("/dev/full");
        let full = full.expect("the device is there");
        let line = format!("solve nim 1,2 --lang {language}");
        let mut command = crate::support::command(line.split(' '));
        let child = crate::support::start(command.stdout(full));
        let ended = crate::support::finish(child);
        let told = String::from_utf8_lossy(&ended.stderr);
        assert!(says(&told, &said), "{told}");
        assert_eq!(ended.status.code(), Some(1));
    }
}
