//! The words of a language: plurals, lists, figures and blanks that do not break; and which
//! language is spoken.

use nimatron::explanation::internals::Words;
use nimatron::explanation::{Language, Reader};
use nimatron::reason::{Figure, Phrase};

use super::message_files::language;

/// What is said to a person, with `~` for a blank that does not break.
fn said(code: &str, phrase: &Phrase) -> String {
    Words::new(language(code), Reader::Person)
        .say(phrase)
        .replace('\u{a0}', "~")
}

/// The same of a phrase whose message is given, as a line of a message file.
fn said_by(code: &str, message: &str, phrase: &Phrase) -> String {
    let words = Words::of(language(code), Reader::Person, &[message]);
    words.say(phrase).replace('\u{a0}', "~")
}

#[test]
fn the_first_known_locale_decides() {
    let of = |locales: &[&str]| {
        let locales = locales.iter().map(|&locale| locale.to_owned());
        Language::of_locales(locales).code()
    };
    assert_eq!(of(&["cs-CZ"]), "cs");
    assert_eq!(of(&["cs_CZ"]), "cs");
    assert_eq!(of(&["eo-XX", "cs-CZ"]), "cs");
    assert_eq!(of(&["pl_PL.UTF-8"]), "pl");
    assert_eq!(of(&["de@euro"]), "de");
    assert_eq!(of(&["C", "cs-CZ"]), "en");
    assert_eq!(of(&["csb-PL"]), "en");
    assert_eq!(of(&[]), "en");
}

#[test]
fn plurals_and_lists_follow_the_language() {
    let taking = |count: u64| {
        let deed = Phrase::new("deed-single").with("count", count);
        deed.with("pile", 1_u64)
    };
    assert_eq!(said("en", &taking(1)), "takes 1 match from pile~1");
    assert_eq!(said("en", &taking(2)), "takes 2 matches from pile~1");
    for (count, some) in [(1, "1~sirku"), (3, "3~sirky"), (5, "5~sirek")] {
        let expected = format!("bere {some} z~hromádky~1");
        assert_eq!(said("cs", &taking(count)), expected);
    }
    let moves = ["a", "b", "c"].map(str::to_owned).to_vec();
    let undone = Phrase::new("undone").with("moves", moves);
    assert!(said("cs", &undone).contains("a, b, c"));
}

#[test]
fn a_missing_message_is_said_in_english() {
    let messages = ["short-help = nápověda\n", "short-undo = zpět\n"];
    let words = Words::of(language("cs"), Reader::Program, &messages);
    let said = ["short-help", "short-undo", "short-redo"].map(|id| words.say(&Phrase::new(id)));
    assert_eq!(said, ["nápověda", "zpět", "redo"]);
    let deed = Phrase::new("deed-single")
        .with("count", 2_u64)
        .with("pile", 1_u64);
    let advice = Phrase::new("standing-lost")
        .with("move", "1:2")
        .with("moves", 1_u64)
        .with("deed", Figure::Advice(Box::new(deed)));
    assert_eq!(
        words.say(&advice),
        "Every move loses. No move holds out longer than 1:2: take 2 from pile 1. It is the last move."
    );
}

#[test]
fn the_largest_figures_are_exact() {
    let phrase = Phrase::new("move-no-such-pile")
        .with("row", 1_000_000_000_000_000_u64)
        .with("rows", 3_u64);
    for reader in [Reader::Program, Reader::Person] {
        let text = Words::new(Language::ENGLISH, reader).say(&phrase);
        assert!(text.contains("1000000000000000"), "{text}");
    }
}

#[test]
fn a_position_a_move_and_a_name_keep_their_blanks_and_digits() {
    let told = Phrase::new("did")
        .with("name", "K a s 5 lidmi")
        .with("deed", Phrase::new("short-help"))
        .with("move", "1 2 a 10000");
    assert_eq!(said("cs", &told), "K a s 5 lidmi nápověda (1 2 a 10000).");
}

#[test]
fn programs_read_plain_blanks() {
    let decimal = |number: &str| Figure::Decimal(number.to_owned());
    let beyond = Phrase::new("beyond")
        .with("refused", false)
        .with("short", true)
        .with("positions", decimal("123456"))
        .with("memory", decimal("5.5 GiB"))
        .with("limit", decimal("2.0 GiB"));
    let person = said("cs", &beyond);
    assert!(person.contains("pro 123~456~pozic"), "{person}");
    assert!(person.contains("5,5~GiB"), "{person}");
    let program = Words::new(language("cs"), Reader::Program).say(&beyond);
    assert!(program.contains("pro 123456 pozic"), "{program}");
    assert!(program.contains("5,5 GiB"), "{program}");
    assert!(!program.contains('\u{a0}'), "{program}");
}

/// A figure and what follows it.
fn followed(code: &str, number: &str, rest: &str) -> String {
    let figure = Phrase::new("figure")
        .with("number", Figure::Decimal(number.to_owned()))
        .with("rest", rest);
    said_by(code, "figure = { $number }{ $rest }\n", &figure)
}

#[test]
fn all_but_english_take_a_comma_before_a_fraction() {
    for language in Language::all() {
        let comma = if language == Language::ENGLISH {
            "."
        } else {
            ","
        };
        let words = Words::new(language, Reader::Person);
        assert_eq!(words.decimal("0.000230"), format!("0{comma}000230"));
        let memory = followed(language.code(), "1.5 GiB", "");
        assert_eq!(memory.replace('~', " "), format!("1{comma}5 GiB"));
        let many = followed(language.code(), "2.5e9", "");
        assert!(many.starts_with(&format!("2{comma}5")), "{many}");
    }
}

#[test]
fn five_digits_and_more_are_grouped_for_people() {
    for (number, grouped) in [
        ("0", "0"),
        ("9999", "9999"),
        ("10000", "10~000"),
        ("1234567", "1~234~567"),
    ] {
        assert_eq!(followed("cs", number, ""), grouped);
        assert_eq!(followed("en", number, ""), number);
    }
    assert_eq!(followed("en", "100000.25 s", ""), "100000.25 s");
}

#[test]
fn a_figure_is_tied_to_its_noun_alone() {
    assert_eq!(followed("cs", "5", " sirek"), "5~sirek");
    for rest in [
        " až 7", " a 7", " nebo 7", " = 5", ", sirek", " Sirek", " x2",
    ] {
        assert_eq!(followed("cs", "5", rest), format!("5{rest}"));
    }
    assert_eq!(followed("en", "5", " matches"), "5 matches");
}

#[test]
fn short_words_of_a_message_are_tied_to_the_next() {
    let line = "key = K tahu a { $move } v řadě (o 2 tazích) nebo i u „b“: 1 až 3 tahy\n";
    let key = Phrase::new("key").with("move", "x");
    let tied = "K~tahu a~x v~řadě (o~2~tazích) nebo i~u~„b“: 1 až 3~tahy";
    assert_eq!(said_by("cs", line, &key), tied);
    assert_eq!(said_by("en", line, &key), tied.replace('~', " "));
    let choice = "key = { $count ->\n    [one] x-a b\n   *[other] a1 až z1\n  }\n";
    for (count, kept) in [(1_u64, "x-a b"), (5, "a1 až z1")] {
        let key = Phrase::new("key").with("count", count);
        assert_eq!(said_by("cs", choice, &key), kept);
    }
}
