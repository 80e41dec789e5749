//! `nimatron languages`, and languages that are tried out from a folder.

use std::fs;

use tempfile::{TempDir, tempdir};

use crate::support::Run;

/// A folder with messages of a language that the program does not bring.
fn esperanto(messages: &str) -> TempDir {
    let folder = tempdir().expect("a folder");
    fs::write(folder.path().join("eo.ftl"), messages).expect("it is written");
    folder
}

fn with(folder: &TempDir, arguments: &str) -> Run {
    let path = folder.path().to_str().expect("a plain path");
    Run::line(arguments).environment("NIMATRON_LOCALES", path)
}

#[test]
fn the_languages_are_listed_with_what_is_translated() {
    Run::line("languages")
        .expect_stdout(concat!(
            "en  English    100 %\ncs  čeština    100 %\nde  Deutsch    100 %\n",
            "et  eesti      100 %\npl  polski     100 %\nru  русский    100 %\n",
        ))
        .check();
    Run::line("languages cs")
        .expect_stdout("cs  čeština    100 %\n")
        .check();
    Run::line("languages xx")
        .expect_complaint(2, ["xx", "en, cs, de, et, pl, ru"])
        .check();
}

#[test]
fn the_locale_chooses_the_language() {
    for (locale, said) in [
        ("pl_PL.UTF-8", "wygrywa gracz, który ma ruch"),
        ("pl", "wygrywa gracz, który ma ruch"),
        ("cs_CZ.UTF-8", "hráč na tahu vyhrává"),
        ("csb_PL.UTF-8", "the player to move wins"),
    ] {
        Run::line("solve nim 1,2")
            .environment("LANG", locale)
            .expect_saying(said)
            .check();
    }
}

#[test]
fn a_language_is_tried_out_from_a_folder_and_falls_back_to_english() {
    let folder = esperanto("language-name = esperanto\noutcome-win = Gajno.\n");
    let listed = with(&folder, "languages")
        .expect_stdout_to_be_read()
        .check();
    assert!(listed.contains("eo  esperanto    0 %"), "{listed}");
    let lacking = with(&folder, "languages eo")
        .expect_stdout_to_be_read()
        .check();
    assert!(lacking.contains("messages are missing"), "{lacking}");
    assert!(lacking.contains("  absent-double\n"), "{lacking}");
    assert!(
        lacking.contains("1 message is not one of English:\n  outcome-win\n"),
        "{lacking}"
    );
    with(&folder, "solve nim 3,4,5 --lang eo")
        .expect_saying("the player to move wins")
        .check();
    // In a folder of its own, too, and by the locale.
    let folder = tempdir().expect("a folder");
    fs::create_dir(folder.path().join("eo")).expect("a folder");
    let files = [
        ("a.ftl", "language-name = esperanto\n"),
        ("b.ftl", "short-help = helpo\n"),
    ];
    for (name, text) in files {
        fs::write(folder.path().join("eo").join(name), text).expect("it is written");
    }
    let listed = with(&folder, "languages eo")
        .expect_stdout_to_be_read()
        .check();
    assert!(
        listed.starts_with("eo  esperanto") && !listed.contains("short-help"),
        "{listed}"
    );
    with(&folder, "solve nim 1,2")
        .environment("LANG", "eo_XX.UTF-8")
        .expect_saying("nim 1,2")
        .check();
}

#[test]
fn a_message_with_figures_that_are_not_there_is_said_in_english_and_listed() {
    let folder = esperanto("deed-single = { $nonsense } alumetoj\nscore = Poentoj: { $score }\n");
    with(
        &folder,
        "play nim 1 --first random --second random --lang eo",
    )
    .expect_saying("takes")
    .expect_saying("Poentoj: ")
    .check();
    let listed = with(&folder, "languages eo")
        .expect_stdout_to_be_read()
        .check();
    assert!(
        listed.contains("1 message has other figures than in English:\n  deed-single"),
        "{listed}"
    );
}

#[test]
fn a_folder_that_is_none_is_refused() {
    let folder = esperanto("no message\n");
    let words = "is no folder of messages";
    with(&folder, "languages")
        .expect_complaint(2, ["eo.ftl", words])
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
