//! `nimatron languages`, and languages that are tried out from a folder.

use std::fs;

use tempfile::{TempDir, tempdir};

use crate::support::Run;

/// A folder with Polish messages.
fn polish(messages: &str) -> TempDir {
    let folder = tempdir().expect("a folder");
    fs::write(folder.path().join("pl.ftl"), messages).expect("it is written");
    folder
}

fn with(folder: &TempDir, arguments: &str) -> Run {
    let path = folder.path().to_str().expect("a plain path");
    Run::line(arguments).environment("NIMATRON_LOCALES", path)
}

#[test]
fn the_languages_are_listed_with_what_is_translated() {
    Run::line("languages")
        .expect_stdout("en  English    100 %\ncs  čeština    100 %\n")
        .check();
    Run::line("languages cs")
        .expect_stdout("cs  čeština    100 %\n")
        .check();
    Run::line("languages xx")
        .expect_complaint(2, ["xx", "en, cs"])
        .check();
}

#[test]
fn a_language_is_tried_out_from_a_folder_and_falls_back_to_english() {
    let folder = polish("language-name = polski\noutcome-win = Wygrana.\n");
    let listed = with(&folder, "languages")
        .expect_stdout_to_be_read()
        .check();
    assert!(listed.contains("pl  polski       0 %"), "{listed}");
    let lacking = with(&folder, "languages pl")
        .expect_stdout_to_be_read()
        .check();
    assert!(lacking.contains("messages are missing"), "{lacking}");
    assert!(lacking.contains("  absent-double\n"), "{lacking}");
    assert!(
        lacking.contains("1 message is not one of English:\n  outcome-win\n"),
        "{lacking}"
    );
    with(&folder, "solve nim 3,4,5 --lang pl")
        .expect_saying("the player to move wins")
        .check();
    // In a folder of its own, too, and by the locale.
    let folder = tempdir().expect("a folder");
    fs::create_dir(folder.path().join("pl")).expect("a folder");
    let files = [
        ("a.ftl", "language-name = polski\n"),
        ("b.ftl", "short-help = pomoc\n"),
    ];
    for (name, text) in files {
        fs::write(folder.path().join("pl").join(name), text).expect("it is written");
    }
    let listed = with(&folder, "languages pl")
        .expect_stdout_to_be_read()
        .check();
    assert!(
        listed.starts_with("pl  polski") && !listed.contains("short-help"),
        "{listed}"
    );
    with(&folder, "solve nim 1,2")
        .environment("LANG", "pl_PL.UTF-8")
        .expect_saying("nim 1,2")
        .check();
}

#[test]
fn a_message_with_figures_that_are_not_there_is_said_in_english_and_listed() {
    let folder = polish("deed-single = { $nonsense } zapałek\nscore = Wynik: { $score }\n");
    with(
        &folder,
        "play nim 1 --first random --second random --lang pl",
    )
    .expect_saying("takes")
    .expect_saying("Wynik: ")
    .check();
    let listed = with(&folder, "languages pl")
        .expect_stdout_to_be_read()
        .check();
    assert!(
        listed.contains("1 message has other figures than in English:\n  deed-single"),
        "{listed}"
    );
}

#[test]
fn a_folder_that_is_none_is_refused() {
    let folder = polish("no message\n");
    let words = "is no folder of messages";
    with(&folder, "languages")
        .expect_complaint(2, ["pl.ftl", words])
        .check();
    Run::line("languages")
        .environment("NIMATRON_LOCALES", "/nowhere")
        .expect_complaint(2, [words])
        .check();
    let folder = tempdir().expect("a folder");
    fs::write(folder.path().join("nonsense.ftl"), "a = b\n").expect("it is written");
    with(&folder, "languages")
        .expect_complaint(2, ["nonsense.ftl", words])
        .check();
}
