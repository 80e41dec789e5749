//! Boxes in a file: saved boxes are loaded, a damaged or locked file is refused, and a refusal does
//! not change the file.

use std::error::Error;
use std::fs;
use std::io::Read;

use nimatron::features::learner::{BoxesError, BoxesFile, read_boxes};
use nimatron::matchboxes::{Against, Boxes, Terms};
use nimatron::record::FileError;

use super::{TEN, names, place, save, trained};
use crate::support::Run;
use crate::support::messages::{message, message_in};

fn two_hundred_games(terms: Terms) -> Boxes {
    trained(terms, 200, Against::Itself, 3).0
}

#[test]
fn what_is_saved_is_loaded() {
    for terms in [
        TEN,
        Terms {
            misere: true,
            ..TEN
        },
        Terms {
            sticks: 1_000,
            max_take: 200,
            misere: false,
        },
    ] {
        let (_folder, path) = place();
        let boxes = two_hundred_games(terms);
        save(&path, &boxes);
        assert_eq!(read_boxes(&path).expect("boxes"), boxes);
        let file = BoxesFile::hold(&path).expect("free");
        assert_eq!(file.load(terms).expect("boxes"), boxes);
        assert!(boxes.changed().count() > 5);
    }
}

#[test]
fn no_file_is_boxes_as_at_the_start() {
    let (folder, path) = place();
    let file = BoxesFile::hold(&path).expect("free");
    assert_eq!(file.load(TEN).expect("none yet"), Boxes::new(TEN));
    drop(file);
    assert!(names(&folder).is_empty());
    assert!(matches!(
        read_boxes(&path),
        Err(BoxesError::File(FileError::Unreadable(_)))
    ));
}

#[test]
fn a_file_is_replaced_and_never_written_over() {
    let (folder, path) = place();
    save(&path, &Boxes::new(TEN));
    let before = fs::read_to_string(&path).expect("saved");
    let mut opened = fs::File::open(&path).expect("there");
    save(&path, &two_hundred_games(TEN));
    // A reader who opened the old file still has all of it. A new reader gets the new file.
    let mut still = String::new();
    opened.read_to_string(&mut still).expect("readable");
    assert_eq!(still, before);
    assert_ne!(fs::read_to_string(&path).expect("saved"), before);
    assert_eq!(names(&folder), ["boxes.json"]);
}

#[cfg(unix)]
#[test]
fn a_file_stays_where_it_is_and_as_private_as_it_was() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let (folder, path) = place();
    save(&path, &Boxes::new(TEN));
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).expect("ours");
    let link = folder.path().join("link.json");
    symlink(&path, &link).expect("a link");
    save(&link, &two_hundred_games(TEN));
    assert_eq!(read_boxes(&path).expect("boxes"), two_hundred_games(TEN));
    assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    let mode = fs::metadata(&path).expect("there").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn what_lies_beside_is_left_alone() {
    let (folder, path) = place();
    fs::write(folder.path().join("boxes.json.lock"), "mine").expect("writable");
    save(&path, &two_hundred_games(TEN));
    let kept = fs::read_to_string(folder.path().join("boxes.json.lock"));
    assert_eq!(kept.expect("still there"), "mine");
    assert_eq!(names(&folder), ["boxes.json", "boxes.json.lock"]);
}

#[test]
fn a_lock_left_behind_holds_nobody() {
    // The state that a killed process leaves behind.
    let (folder, path) = place();
    fs::write(folder.path().join("boxes.json.lock"), "").expect("writable");
    save(&path, &two_hundred_games(TEN));
    assert_eq!(read_boxes(&path).expect("boxes"), two_hundred_games(TEN));
    if cfg!(unix) {
        assert_eq!(names(&folder), ["boxes.json"]);
    }
}

#[test]
fn a_file_is_held_by_one_alone() {
    let (folder, path) = place();
    let held = BoxesFile::hold(&path).expect("free");
    assert!(matches!(
        BoxesFile::hold(&path),
        Err(BoxesError::File(FileError::InUse))
    ));
    // A save replaces the file, and the lock still holds.
    held.save(&two_hundred_games(TEN)).expect("writable");
    assert!(matches!(
        BoxesFile::hold(&path),
        Err(BoxesError::File(FileError::InUse))
    ));
    let before = fs::read(&path).expect("saved");
    for language in ["en", "cs"] {
        let in_use = message_in(language, "boxes-in-use", &["file=boxes.json"]);
        Run::line(&format!(
            "train sticks --boxes boxes.json --lang {language}"
        ))
        .within(folder.path())
        .expect_complaint(1, [&in_use])
        .check();
        Run::line(&format!(
            "play sticks --first human:Ann --second learner --boxes boxes.json --lang {language}"
        ))
        .within(folder.path())
        .expect_complaint(1, [&in_use])
        .check();
    }
    assert_eq!(fs::read(&path).expect("still there"), before);
    // It can still be read, because it is always complete.
    Run::line("train sticks --games 0 --boxes boxes.json")
        .within(folder.path())
        .expect_saying(message("boxes-title", &["row=yes", "take=3", "games=200"]))
        .check();
    drop(held);
    Run::line("train sticks --games 1 --boxes boxes.json")
        .within(folder.path())
        .expect_saying(message("boxes-after", &["games=201"]))
        .check();
    assert_eq!(names(&folder), ["boxes.json"]);
}

/// Checks that both commands refuse the file in one line with `words`, and do not change it.
fn refused(text: &[u8], words: &str) {
    let (folder, path) = place();
    fs::write(&path, text).expect("writable");
    for command in [
        "train sticks --boxes boxes.json",
        "train sticks --games 0 --boxes boxes.json",
    ] {
        Run::line(command)
            .within(folder.path())
            .expect_complaint(1, ["boxes.json", words])
            .check();
    }
    assert_eq!(fs::read(&path).expect("still there"), text);
    assert_eq!(names(&folder), ["boxes.json"]);
}

#[test]
fn a_damaged_file_is_refused_and_left_as_it_is() {
    let (_folder, path) = place();
    save(&path, &two_hundred_games(TEN));
    let whole = fs::read_to_string(&path).expect("saved");
    let format = message("boxes-format", &[]);
    let contents = message("boxes-box", &["row=yes"]);
    refused(b"", &message("boxes-line", &["line=1"]));
    refused(
        whole.replace("version\":2", "version\":3").as_bytes(),
        &format,
    );
    refused(
        whole.replace("\"move\":\"3\"", "\"move\":\"4\"").as_bytes(),
        &contents,
    );
    // An incomplete file, cut off at any place.
    for part in 1..whole.trim_end().len() / 40 {
        fs::write(&path, &whole[..40 * part]).expect("writable");
        let read = read_boxes(&path);
        assert!(matches!(read, Err(BoxesError::Line(_))), "{read:?}");
    }
}

/// A save that was killed leaves the new file behind, which the next save uses up.
#[test]
fn what_a_killed_save_leaves_is_gone_after_the_next() {
    let (folder, path) = place();
    fs::write(folder.path().join("boxes.json.nimatron-new"), "half").expect("writable");
    save(&path, &two_hundred_games(TEN));
    assert_eq!(names(&folder), ["boxes.json"]);
    assert_eq!(read_boxes(&path).expect("boxes"), two_hundred_games(TEN));
}

#[cfg(unix)]
#[test]
fn links_that_lead_nowhere_are_refused() {
    use std::os::unix::fs::symlink;
    let (folder, path) = place();
    symlink("nowhere.json", &path).expect("a link");
    let circle = folder.path().join("circle");
    symlink("circle", &circle).expect("a link");
    for link in [path, circle] {
        let held = BoxesFile::hold(&link);
        assert!(
            matches!(held, Err(BoxesError::File(FileError::Unreadable(_)))),
            "{held:?}"
        );
    }
    assert_eq!(names(&folder), ["boxes.json", "circle"]);
}

/// Only a privileged user can make a file another's; for others there is nothing to test.
#[cfg(unix)]
#[test]
fn a_file_keeps_its_owner() {
    use std::os::unix::fs::{MetadataExt, chown};
    let (folder, path) = place();
    save(&path, &Boxes::new(TEN));
    if chown(&path, Some(65_534), Some(65_533)).is_err() {
        return;
    }
    save(&path, &two_hundred_games(TEN));
    let kept = fs::metadata(&path).expect("there");
    assert_eq!((kept.uid(), kept.gid()), (65_534, 65_533));
    assert_eq!(read_boxes(&path).expect("boxes"), two_hundred_games(TEN));
    assert_eq!(names(&folder), ["boxes.json"]);
}

/// Opening a pipe would wait for its other end.
#[cfg(unix)]
#[test]
fn pipes_are_refused_before_they_are_opened() {
    use crate::support::{start, wait};
    let (folder, _) = place();
    for name in ["pipe", "held.json.lock"] {
        let mut mkfifo = std::process::Command::new("mkfifo");
        let made = start(mkfifo.arg(folder.path().join(name)));
        assert!(wait(&mut { made }).success());
    }
    let is_pipe: &str = &message("boxes-no-file", &["file=pipe"]);
    let is_held: &str = &message("boxes-no-lock", &["file=held.json"]);
    for (command, words) in [
        ("train sticks --games 0 --boxes pipe", is_pipe),
        ("train sticks --boxes pipe", is_pipe),
        ("play sticks 10 --first learner --boxes pipe", is_pipe),
        ("train sticks --boxes held.json", is_held),
        ("play sticks 10 --first learner --boxes held.json", is_held),
    ] {
        Run::line(command)
            .within(folder.path())
            .expect_complaint(1, [words])
            .check();
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_leaves_the_file_as_it_was() {
    use crate::support::{command, signal, start, wait, wait_until};

    for (name, status) in [("INT", 130), ("TERM", 143)] {
        let (folder, path) = place();
        save(&path, &two_hundred_games(TEN));
        let before = fs::read(&path).expect("saved");
        let endless = "train sticks --games 1000000000000 --boxes boxes.json";
        let mut child = start(command(endless.split(' ')).current_dir(folder.path()));
        // The lock exists once the training has started.
        wait_until(&mut child, "the lock", || names(&folder).len() > 1);
        signal(name, child.id());
        assert_eq!(wait(&mut child).code(), Some(status));
        let told = |mut stream: Box<dyn Read>| {
            let mut told = String::new();
            stream.read_to_string(&mut told).expect("UTF-8");
            told
        };
        assert_eq!(told(Box::new(child.stdout.take().expect("a pipe"))), "");
        let said = told(Box::new(child.stderr.take().expect("a pipe")));
        // It may come before the first games are counted.
        let share = "nimatron: So far: about 0% of the work done.\n";
        assert!(["", share].contains(&said.as_str()), "{said}");
        assert_eq!(fs::read(&path).expect("still there"), before);
        assert_eq!(names(&folder), ["boxes.json"]);
    }
}

/// Only its size is looked at.
#[test]
fn a_file_that_is_too_large_is_not_read() {
    let (_folder, path) = place();
    let file = fs::File::create(&path).expect("writable");
    file.set_len(10 << 30).expect("a file with a hole");
    let refused = read_boxes(&path).expect_err("too large");
    let is_too_large = matches!(refused, BoxesError::File(FileError::TooLarge(64)));
    assert!(is_too_large, "{refused:?}");
}

#[test]
fn an_error_is_the_sentence_of_the_screen() {
    let error: Box<dyn Error> = BoxesError::Line(7).into();
    assert!(error.to_string().contains("line 7"), "{error}");
}
