//! What the system refuses is said in the person's language.

use std::fs;

use tempfile::tempdir;

use crate::support::Run;

#[test]
fn common_errors_of_the_system_are_said_in_every_language() {
    let folder = tempdir().expect("a folder");
    fs::write(folder.path().join("file"), "").expect("writable");
    let missing = [
        "No such file or directory",
        "takový soubor ani složka neexistuje",
        "nie ma takiego pliku ani katalogu",
    ];
    let inside = [
        "Not a directory",
        "část cesty není složka",
        "część ścieżki nie jest katalogiem",
    ];
    let a_folder = ["Is a directory", "je to složka", "to jest katalog"];
    for (arguments, said) in [
        ("solve nim --batch none", missing),
        ("solve nim --batch file/none", inside),
        ("solve nim --batch .", a_folder),
        ("review none", missing),
        ("replay file/none", inside),
        ("play --resume none", missing),
        ("play nim 1,2 --record none/none", missing),
        ("play sticks 9 --boxes none/none", missing),
        ("boxes none", missing),
        ("train sticks --games 1 --boxes none/none", missing),
        ("train sticks --games 1 --svg .", a_folder),
        ("map nim --size 2 --csv none/none", missing),
        ("play nim 1,2 --bot-log .", a_folder),
        ("match nim 1,2 random random --record none/none", missing),
    ] {
        for (language, said) in ["en", "cs", "pl"].into_iter().zip(said) {
            Run::line(&format!("{arguments} --lang {language}"))
                .within(folder.path())
                .expect_complaint(1, [said])
                .check();
        }
    }
    let none = Run::line("boxes none --lang cs")
        .within(folder.path())
        .outcome();
    assert!(!none.stderr.contains("os error"), "{none}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_said_in_every_language() {
    for (language, said) in [
        ("en", "No space left on device (os error 28)."),
        ("cs", "na disku není místo (chyba systému 28)."),
        ("pl", "na dysku nie ma miejsca (błąd systemu 28)."),
    ] {
        let full = fs::File::options().write(true).open("/dev/full");
        let full = full.expect("the device is there");
        let line = format!("solve nim 1,2 --lang {language}");
        let mut command = crate::support::command(line.split(' '));
        let child = crate::support::start(command.stdout(full));
        let ended = crate::support::finish(child);
        let told = String::from_utf8_lossy(&ended.stderr);
        assert!(told.contains(said), "{told}");
        assert_eq!(ended.status.code(), Some(1));
    }
}
