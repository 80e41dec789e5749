//! Questions have room for their answers.

use nimatron::explanation::Language;

use crate::support::messages::message_in;

/// The columns of a usual screen, without room for an answer.
const ROOM: usize = 80 - 6;

/// The figures that make a question longest.
const FIGURES: [(&str, &str); 12] = [
    ("example", "1/2+3:1"),
    ("least", "10"),
    ("made", "10"),
    ("most", "10"),
    ("number", "10"),
    ("rest", "10"),
    ("row", "10"),
    ("heap", "10"),
    ("usual", "10"),
    ("move", "1+2:10"),
    ("offered", "1, 2, 3, 4"),
    ("question", ""),
];

/// The questions whose answer is a letter or a figure, after sentences that say more.
const LONGER: [&str; 4] = [
    "ask-leave",
    "ask-leave-kept",
    "ask-no-sticks",
    "ask-no-columns",
];

/// The names of the questions, and of what lessons ask for.
fn questions() -> (Vec<String>, Vec<String>) {
    let (mut asked, mut numbers) = (Vec::new(), Vec::new());
    let mut message = "";
    for line in Language::ENGLISH.messages().lines() {
        if let Some((name, _)) = line.split_once(" =") {
            match name {
                "    .number" => numbers.push(format!("{message}.number")),
                name if name.starts_with(' ') => {}
                name => message = name,
            }
            let asks = name.starts_with("ask-") || name.contains("-ask");
            if asks && !name.starts_with("gone-") && !LONGER.contains(&name) {
                asked.push(name.to_owned());
            }
        }
    }
    assert!(
        asked.len() > 40 && numbers.len() > 3,
        "the questions were not found"
    );
    (asked, numbers)
}

#[test]
fn languages_ask_within_a_line_that_has_room_for_the_answer() {
    let (asked, numbers) = questions();
    let mut wide = Vec::new();
    for code in Language::all().map(Language::code) {
        let said = |name: &str, question: &str| {
            let pattern = message_in(code, name, &[]);
            let figures = FIGURES
                .iter()
                .filter(|(figure, _)| pattern.contains(&format!("{{${figure}}}")));
            let values = figures.map(|(figure, value)| match *figure {
                "question" => format!("question={question}"),
                figure => format!("{figure}={value}"),
            });
            message_in(
                code,
                name,
                &values
                    .collect::<Vec<_>>()
                    .iter()
                    .map(String::as_str)
                    .collect::<Vec<_>>(),
            )
        };
        let single = asked.iter().map(|name| said(name, ""));
        let lessons = numbers.iter().map(|name| {
            let question = message_in(code, name, &[]);
            said("learn-ask-number", &question)
        });
        let long = single
            .chain(lessons)
            .filter(|text| text.chars().count() > ROOM);
        wide.extend(long.map(|text| format!("{code} {}: {text}", text.chars().count())));
    }
    assert!(wide.is_empty(), "{}", wide.join("\n"));
}
