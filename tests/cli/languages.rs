//! The language that the environment or `--lang` asks for.

use nimatron::explanation::Language;

use crate::support::Run;
use crate::support::messages::message_in;

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
    for (locale, code) in [("de", "de"), ("en", "en")] {
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
