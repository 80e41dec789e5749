//! What terminals get that are narrow, or show no more than ASCII.

use nimatron::explanation::Language;
use nimatron::internals::{broken, plain_but};

fn plain(text: &str) -> String {
    plain_but(text, &[])
}

#[test]
fn every_message_can_be_said_in_ascii() {
    let texts = Language::all().flat_map(Language::messages);
    let lines = texts.flat_map(|text| text.lines());
    for line in lines.filter(|line| !line.starts_with('#')) {
        assert!(plain(line).is_ascii(), "{}", plain(line));
    }
    for (text, ascii) in [
        ("Žluťoučký kůň: „3×5“", "Zlutoucky kun: \"3x5\""),
        ("«Ход» или позиция?", "\"Hod\" ili pozicia?"),
        (
            "Zażółć gęślą jaźń, Łódź: „3×5”",
            "Zazolc gesla jazn, Lodz: \"3x5\"",
        ),
    ] {
        assert_eq!(plain(text), ascii);
    }
}

#[test]
fn names_stay() {
    let names = ["Žan", "Žan Ř"].map(str::to_owned);
    let text = plain_but("Hráč Žan\u{a0}vítězí, Žan Ř ×, Řža", &names);
    assert_eq!(text, "Hrac Žan vitezi, Žan Ř x, Rza");
}

#[test]
fn braille_becomes_denser_with_its_dots() {
    assert_eq!(plain("\u{2800}⡀⡠⠊⣿"), " ...#");
    assert_eq!(plain("木"), "木");
}

#[test]
fn a_prompt_breaks_at_blanks_alone_and_leaves_room_for_an_answer() {
    for (prompt, above, last) in [
        (
            "Won or lost? (w/v or l/p)",
            vec![],
            "Won or lost? (w/v or l/p)",
        ),
        (
            "How many matches in pile 1? [33]",
            vec![],
            "How many matches in pile 1? [33]",
        ),
        (
            "Is it a win, or lost? (w/v or l/p)",
            vec!["Is it a win, or lost? (w/v or"],
            "l/p)",
        ),
        (
            "Move (such as a1-b1), now",
            vec![],
            "Move (such as a1-b1), now",
        ),
        (
            "Move here now (such as aaaaa1-b1)",
            vec!["Move here now (such as"],
            "aaaaa1-b1)",
        ),
    ] {
        let (lines, asked) = broken(prompt, 40);
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        assert_eq!((lines, asked.as_str()), (above, last));
    }
}
