//! The check of the messages: `cargo test languages` says for each language what is wrong in it,
//! and `-- --nocapture` also what is left to do. `docs/translating.md` says what each means.

mod faults;
mod formulas;
mod message;
mod questions;

use std::fs;
use std::path::{Path, PathBuf};

use nimatron::explanation::internals::Words;
use nimatron::explanation::{Language, Reader};
use nimatron::reason::Phrase;

use crate::support::Run;
use crate::support::messages::message_in;
use faults::{SEEN, Translation};

/// Commands whose screens have heads of tables, labels of pictures and menus, a line each; after
/// `<` stands what is typed.
const SCREENS: &str = include_str!("screens.txt");

/// The variable with the code of a language whose messages have all been looked at: its list of
/// what they were translated from is written anew.
const LOOKED_AT: &str = "NIMATRON_SEEN";

fn translation(code: &str) -> Translation {
    let language = Language::from_code(code).expect("a language");
    let seen = fs::read_to_string(seen_file(code)).unwrap_or_default();
    Translation::of(language, &[language.messages(), &seen])
}

/// The file in which a language notes what it was translated from.
fn seen_file(code: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    root.join("locales").join(code).join("seen.ftl")
}

/// What is new or changed in English may still be missing or unseen elsewhere than in Czech.
#[test]
fn languages_have_no_faults() {
    let mut faults = Vec::new();
    for code in Language::all().map(Language::code) {
        let translation = translation(code);
        let left = translation.left();
        if !left.is_empty() {
            println!("left in {code}:\n  {}", left.join("\n  "));
        }
        let due = if code == "cs" { left } else { Vec::new() };
        let found = translation.faults().into_iter().chain(due);
        faults.extend(found.map(|fault| format!("{code}: {fault}")));
    }
    assert_eq!(faults, Vec::<String>::new());
}

#[test]
fn languages_that_were_looked_at_note_it() {
    let Ok(code) = std::env::var(LOOKED_AT) else {
        return;
    };
    let translation = translation(&code);
    let lines = translation.seen();
    let lines: Vec<String> = lines.map(|seen| format!("{SEEN}{seen}\n")).collect();
    fs::write(seen_file(&code), lines.concat()).expect("it is written");
}

#[test]
fn languages_fit_on_screens_of_80_and_40_columns() {
    let mut wide = Vec::new();
    for code in Language::all().map(Language::code) {
        for (command, width) in SCREENS.lines().flat_map(|line| [(line, 80), (line, 40)]) {
            let (arguments, typed) = command.split_once(" < ").unwrap_or((command, ""));
            let said = Run::line(&format!("{arguments} --lang {code}"))
                .environment("NIMATRON_WIDTH", &width.to_string())
                .input(typed.replace(';', "\n"))
                .outcome();
            assert_eq!(said.status, 0, "{command}: {said}");
            let said = said.stdout;
            let line = said.lines().find(|line| line.chars().count() > width);
            wide.extend(line.map(|line| format!("{code} {width}: {command}: {line}")));
        }
    }
    assert_eq!(wide, Vec::<String>::new());
}

/// What is found in messages of a language with the forms of Polish.
fn faults(messages: &str) -> Vec<String> {
    let polish = Language::from_code("pl").expect("a language");
    Translation::of(polish, &[messages]).faults()
}

#[test]
fn languages_need_every_form_of_a_plural() {
    let tally = |forms: &str| format!("quiz-fewer = {{ $count ->{forms}\n  }}\n");
    let (one, few) = ("\n    [one] 1 ruch", "\n    [few] { $count } ruchy");
    let (many, other) = (
        "\n    [many] { $count } ruchów",
        "\n   *[other] { $count } ruchów",
    );
    let fault = |form: &str| vec![format!("quiz-fewer: {form}")];
    let (without_few, without_one) = (tally(&[one, other].concat()), tally(&[few, other].concat()));
    assert_eq!(faults(&without_few), fault("few"));
    assert_eq!(faults(&without_one), fault("one"));
    let right = format!("# right: quiz-fewer: few\n{without_few}");
    assert_eq!(faults(&right), Vec::<String>::new());
    for whole in [
        [one, few, other].concat(),
        [one, few, many, other].concat(),
        // Words that do not say the number need not agree with it; other keys are no forms.
        "\n    [one] jeden\n   *[other] więcej".to_owned(),
        "\n    [yes] { $count }\n   *[no] { $count }".to_owned(),
    ] {
        assert_eq!(faults(&tally(&whole)), Vec::<String>::new(), "{whole}");
    }
}

#[test]
fn languages_have_the_figures_words_and_marks_that_they_should() {
    for (messages, found) in [
        ("tip-won = Wygrasz { $nonsense }.\n", "tip-won: nonsense"),
        (
            "tip-nonsense = Wygrasz.\n",
            "tip-nonsense: no message of English",
        ),
        (
            "# term: draw = remis\ncolumn-drawn = Nikt.\n",
            "column-drawn: draw",
        ),
        (
            "# avoided: \" ...\ntip-won = Jest \"źle\".\n",
            "tip-won: \"",
        ),
        ("# avoided: _, __\ntip-won = Jest , źle.\n", "tip-won: _,"),
    ] {
        assert_eq!(faults(messages), [found]);
    }
    let right = "# term: draw = remis\ncolumn-drawn = Remis.\n# avoided: \"\ntip-won = „Jest”.\n";
    assert_eq!(faults(right), Vec::<String>::new());
}

#[test]
fn languages_list_what_is_missing_and_what_has_changed() {
    let polish = Language::from_code("pl").expect("a language");
    let left = |messages: &str| Translation::of(polish, &[messages]).left();
    let copied = "short-help = help\nname-perfect = Nimatron\n# right: name-perfect\n";
    let missing = left(copied);
    let is_missing = |id: &str| missing.contains(&format!("{id}: missing"));
    assert!(is_missing("short-help") && !is_missing("name-perfect"));
    let changed = "tip-won: the English text has changed".to_owned();
    let seen = Translation::of(polish, &["tip-won = Wygrasz.\n"])
        .seen()
        .next();
    let seen = format!("# seen: {}\n", seen.expect("a message"));
    let translated = |seen: &str| left(&format!("tip-won = Wygrasz.\n{seen}"));
    assert!(!translated("").contains(&changed));
    assert!(!translated(&seen).contains(&changed));
    assert!(translated(&seen.replace("won ", "won 0")).contains(&changed));
}

#[test]
fn languages_that_lack_a_message_say_it_in_english() {
    let polish = Language::from_code("pl").expect("a language");
    let own = "tip-won = Wygrasz.\ntip-lost = Przegrasz { $nonsense }.\n";
    let words = Words::of(polish, Reader::Program, &[own]);
    assert_eq!(words.say(&Phrase::new("tip-won")), "Wygrasz.");
    for id in ["tip-lost", "short-keep"] {
        assert_eq!(words.say(&Phrase::new(id)), message_in("en", id, &[]));
    }
}
