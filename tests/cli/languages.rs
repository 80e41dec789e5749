//! `nimatron languages`, and languages that are tried out from a folder.

use std::fs;

use nimatron::explanation::Language;
use tempfile::{TempDir, tempdir};

use crate::support::Run;
use crate::support::messages::message_in;

/// A folder with messages of a language that the program does not bring.
fn folder_with(file: &str, messages: &str) -> TempDir {
    let folder = tempdir().expect("a folder");
    fs::write(folder.path().join(file), messages).expect("it is written");
    folder
}

fn with(folder: &TempDir, arguments: &str) -> Run {
    let path = folder.path().to_str().expect("a plain path");
    Run::line(arguments).environment("NIMATRON_LOCALES", path)
}

#[test]
fn the_languages_are_listed_with_what_is_translated() {
    let listed = Run::line("languages").expect_stdout_to_be_read().check();
    for whole in [
        "en  English    100 %",
        "cs  čeština    100 %",
        "de  Deutsch    100 %",
        "et  eesti      100 %",
        "pl  polski     100 %",
        "ru  русский    100 %",
    ] {
        assert!(listed.lines().any(|line| line == whole), "{listed}");
    }
}

#[test]
fn a_language_that_is_not_whole_is_offered_with_its_share() {
    let folder = folder_with("eo.ftl", "language-name = esperanto\n");
    with(&folder, "languages xx")
        .expect_complaint(2, ["xx", "use en, cs, ", " or eo (0 %)."])
        .check();
}

#[test]
fn a_copy_of_an_english_message_is_no_translation_unless_a_comment_says_so() {
    let listed = checked(
        "# right: name-perfect\nname-perfect = Nimatron\nshort-help = help\nlearn-drill = { $game } { $position }\n",
    );
    assert!(listed.contains("  short-help\n"), "{listed}");
    assert!(!listed.contains("  name-perfect\n"), "{listed}");
    // What has no words is the same in every language.
    assert!(!listed.contains("  learn-drill\n"), "{listed}");
}

#[test]
fn the_locale_chooses_the_language() {
    let said = |code| message_in(code, "report", &["outcome=win"]);
    for (locale, code) in [
        ("pl_PL.UTF-8", "pl"),
        ("pl", "pl"),
        ("cs_CZ.UTF-8", "cs"),
        ("et", "et"),
        ("ru_RU", "ru"),
        ("de_AT", "de"),
        ("csb_PL.UTF-8", "en"),
    ] {
        Run::line("solve nim 1,2")
            .environment("LANG", locale)
            .expect_saying(said(code))
            .check();
    }
    for (locale, code) in [("de_AT@euro", "de"), ("C", "en")] {
        Run::line(&format!("solve nim 1,2 --lang {locale}"))
            .expect_saying(said(code))
            .check();
    }
    // Those of `LANGUAGE` go before it, but not in the locale for programs.
    for (locale, code) in [("pl_PL.UTF-8", "ru"), ("C", "en")] {
        Run::line("solve nim 1,2")
            .environment("LANGUAGE", "eo:ru")
            .environment("LC_ALL", locale)
            .expect_saying(said(code))
            .check();
    }
}

#[test]
fn a_language_is_tried_out_from_a_folder_and_falls_back_to_english() {
    let folder = folder_with(
        "eo.ftl",
        "language-name = esperanto\noutcome-win = Gajno.\n",
    );
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
    let folder = folder_with(
        "eo.ftl",
        "deed-single = { $nonsense } alumetoj\nscore = Poentoj: { $score }\n",
    );
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
    let words = "is not a folder of messages";
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

#[test]
fn a_file_that_is_no_message_file_is_refused_with_its_line() {
    for (messages, line) in [
        ("no message\n", 1),
        ("outcome-win = Wygrana.\n\nno message\n", 3),
        // The brace is missed where the next message begins.
        ("outcome-win = { $position\noutcome-loss = b\n", 2),
        ("outcome-win = { $x ->\n    [one] b\n  }\n", 3),
        ("outcome-win = Wygrana }\n", 1),
    ] {
        let said = [
            "uk.ftl".to_owned(),
            format!("before line {line} cannot be read"),
        ];
        with(&folder_with("uk.ftl", messages), "languages uk")
            .expect_complaint(2, said)
            .check();
    }
    with(
        &folder_with("uk.ftl", "no message\n"),
        "languages uk --lang cs",
    )
    .expect_complaint(2, ["na řádku 1 nebo před ním nelze přečíst"])
    .check();
}

/// What the check says about messages of a language with the forms of Polish.
fn checked(messages: &str) -> String {
    with(&folder_with("uk.ftl", messages), "languages uk")
        .expect_stdout_to_be_read()
        .check()
}

/// Expects messages to be listed, in this order, under a title that begins so; none if the title is
/// not there.
fn expect_listed(messages: &str, title: &str, places: &[&str]) {
    let said = checked(messages);
    let mut lines = said.lines().skip_while(|line| !line.contains(title));
    lines.next();
    let listed: Vec<&str> = lines.take_while(|line| !line.is_empty()).collect();
    let places: Vec<String> = places.iter().map(|place| format!("  {place}")).collect();
    assert_eq!(listed, places, "{said}");
}

/// Names of messages. The faults of the first are listed in this order.
const NAMES: [&str; 9] = [
    "tip-compare",
    "tip-it",
    "tip-last",
    "tip-longest",
    "tip-one",
    "tip-quickest",
    "tip-won",
    "short-keep",
    "short-leave",
];

/// Messages of these texts.
fn named(texts: &[&str]) -> String {
    let messages = NAMES.iter().zip(texts);
    let messages: Vec<String> = messages
        .map(|(name, text)| format!("{name} = {text}\n"))
        .collect();
    messages.concat()
}

/// The places of these faults, one in each message.
fn places(faults: &[&str]) -> Vec<String> {
    let places = NAMES.iter().zip(faults);
    places
        .map(|(name, fault)| format!("{name}: {fault}"))
        .collect()
}

#[test]
fn a_plural_without_a_form_of_the_language_is_listed() {
    let title = "a form of the plural";
    let tally = |forms: &str| format!("{{ $count ->{forms}\n  }}");
    let one = "\n    [one] 1 ruch";
    let few = "\n    [few] { $count } ruchy";
    let many = "\n    [many] { $count } ruchów";
    let other = "\n   *[other] { $count } ruchów";
    let whole = tally(&format!("{one}{few}{other}"));
    let without_few = tally(&format!("{one}{other}"));
    let messages = named(&[
        &without_few,
        &tally(&format!("{few}{other}")),
        &format!("{whole}\n    .idea = {without_few}"),
        &format!("{{ $yes ->\n    [yes] {without_few}\n   *[no] nie\n  }}"),
        // These are right.
        &whole,
        &tally(&format!("{one}{few}{many}{other}")),
        // Words that do not say the number need not agree with it; other keys are no forms.
        &tally("\n    [one] jeden\n   *[other] więcej"),
        &tally("\n    [yes] { $count }\n   *[no] { $count }"),
    ]);
    let faults = places(&["few", "one", "few", "few"]);
    let listed: Vec<&str> = faults.iter().map(String::as_str).collect();
    expect_listed(&messages, title, &listed);
    let passed = format!("# right: {}\n{messages}", faults.join("\n# right: "));
    expect_listed(&passed, title, &[]);
}

#[test]
fn a_message_without_the_words_for_a_term_is_listed() {
    let title = "the words for a term";
    let list = "# term: losing position = przegran, pozycj\n# term: nimber\n# term: draw = remis\n";
    let messages = [
        "column-drawn = Nikt nie wygrywa.",
        // The name of a figure is no word.
        "nobody-wins = { $remis }",
        "tip-points-drawn = Remis.",
    ];
    let listed = ["column-drawn: draw", "nobody-wins: draw"];
    expect_listed(&format!("{list}{}\n", messages.join("\n")), title, &listed);
}

#[test]
fn a_mark_that_the_language_avoids_is_listed() {
    let title = "a mark that the language avoids";
    let list = "typography-avoided = \" ... __ _-_ _,\n";
    let messages = named(&[
        "Jest \"źle\".",
        "Jest ...",
        "Jest  źle.",
        "{ $a }  { $b }",
        "Jest - źle.",
        "Jest , źle.",
        "{ $a } , źle.",
        // These are right.
        "Jest „dobrze”… na-pewno, [Game \"nim\"] { \" \" }{ \"...\" } { $a } { $b }",
        "{ $a ->\n    [yes] , źle\n   *[other] { $a ->\n        [1] , źle\n       *[other] dobrze\n      }\n  }, tak",
    ]);
    let faults = places(&["\"", "...", "__", "__", "_-_", "_,", "_,"]);
    let listed: Vec<&str> = faults.iter().map(String::as_str).collect();
    expect_listed(&format!("{list}{messages}"), title, &listed);
    expect_listed(&messages, title, &[]);
}

#[test]
fn a_message_whose_english_text_has_changed_is_listed() {
    let title = "to be looked at";
    let messages = "tip-won = Wygrasz.\ntip-lost = Przegrasz.\nmine = x\n";
    expect_listed(messages, title, &[]);
    let folder = folder_with("uk.ftl", messages);
    let seen = with(&folder, "languages uk --seen")
        .expect_stdout_to_be_read()
        .check();
    assert_eq!(seen.lines().count(), 2, "{seen}");
    assert!(seen.starts_with("# seen: tip-lost "), "{seen}");
    // One that is new to the list was not looked at either; the other is as it was.
    let changed = seen.replace("tip-won ", "tip-won 0");
    let messages = format!("{messages}{changed}tip-it = To {{ $place }}.\n");
    expect_listed(&messages, title, &["tip-it", "tip-won"]);
}

#[test]
fn a_line_that_is_wider_than_the_screen_is_listed() {
    let title = "wider than the screen";
    let label = |columns| format!("map-second = {}\n", "x".repeat(columns));
    let place = |width, columns| format!("{width}: map nim: {}", "x".repeat(columns));
    expect_listed(&label(41), title, &[&place(40, 41)]);
    expect_listed(&label(81), title, &[&place(80, 81), &place(40, 81)]);
}

#[test]
fn a_message_is_shown_beside_the_english_one() {
    let folder = folder_with("uk.ftl", "tip-won = Wygrasz\n    na pewno.\n");
    with(&folder, "languages uk tip-wo")
        .expect_saying("tip-won\n  en = You can win from here.\n  uk = Wygrasz\n    na pewno.\n\n")
        .expect_saying("\n$ nimatron play matches 2,2 --first human:Ann")
        .expect_saying("\n[tip-won: Wygrasz\nna pewno. = You can win from here.]\n")
        .check();
    with(&folder, "languages uk tip-lost")
        .expect_saying("  en = You lose from here")
        .check();
    with(&folder, "solve nim 1,2 --lang uk")
        .environment("NIMATRON_SHOW", "standing-w")
        .expect_saying(
            "[standing-won: The best move is 2:1: take 1 from pile 2. It wins in at most",
        )
        .check();
    let folder = folder_with("uk.ftl", "standing-won = Tak { $move }.\n");
    with(&folder, "solve nim 1,2 --lang uk")
        .environment("NIMATRON_SHOW", "standing-w")
        .expect_saying("[standing-won: Tak 2:1. = The best move is 2:1: ")
        .check();
    Run::line("languages cs nonsense")
        .expect_complaint(2, ["no message begins with \"nonsense\""])
        .check();
    Run::line("languages --seen")
        .expect_complaint(2, ["<LANGUAGE>"])
        .check();
}

/// Where a language is to be changed or looked at, `docs/translating.md` says what to do. What is
/// new or changed in English may still be missing or unseen elsewhere than in Czech.
#[test]
fn there_is_no_fault_in_any_language_of_the_program() {
    let mut seen = 0;
    for code in Language::all().map(Language::code) {
        let said = Run::line(&format!("languages {code}"))
            .expect_stdout_to_be_read()
            .check();
        let is_due = |list: &str| list.contains("missing") || list.contains("to be looked at");
        let faults = said.split("\n\n").skip(1);
        let mut faults = faults.filter(|list| code == "cs" || !is_due(list));
        assert_eq!(faults.next(), None, "nimatron languages {code}");
        seen += 1;
    }
    assert!(seen >= 2, "the languages were not found");
}

#[test]
fn won_and_lost_are_understood_in_the_words_of_the_questions() {
    for (word, verdict) in [("проиграна", "Верно"), ("выиграна", "Неверно")]
    {
        // Two equal piles.
        Run::line("quiz nim --lang ru --seed 1")
            .input(format!("{word}\nq\n"))
            .expect_saying(verdict)
            .check();
    }
}

#[test]
fn any_number_of_piles_is_said_in_the_language() {
    for code in Language::all().map(Language::code) {
        let line = format!("solve matches 3,5 --piles-at-once any --lang {code}");
        let said = Run::line(&line).expect_stdout_to_be_read().check();
        let first = said.lines().next().unwrap_or_default();
        assert_eq!(first.contains("any)"), code == "en", "{first}");
    }
}
