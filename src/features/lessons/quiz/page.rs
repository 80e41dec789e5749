//! A worksheet as a page for a printer: large type, no question on two pages, and the answers on a
//! page of their own. How positions are drawn is left to their games.

use super::words::{number_asked, rules, solved_clauses};
use crate::exercises::Exercise;
use crate::explanation::language;
use crate::explanation::message;
use crate::explanation::{titles::titled, told::Told};
use crate::features::lessons::words::of_lesson;
use crate::text::{Line, Span, Text};

/// Columns of a picture, which fit a page in large type.
const COLUMNS: usize = 60;

/// How the page looks, on paper and on a screen.
const STYLE: &str = "\
@page { margin: 18mm; }
body { font: 14pt/1.45 Georgia, 'DejaVu Serif', serif; max-width: 44em; margin: 2em auto; }
h1 { font-size: 22pt; margin: 0 0 .3em; }
h2 { font-size: 16pt; margin: 0 0 .4em; }
pre { font: 13pt/1.25 'DejaVu Sans Mono', Consolas, monospace; margin: .6em 0; }
section { break-inside: avoid; page-break-inside: avoid; margin: 1.6em 0; }
.line { border-bottom: 1px solid; display: inline-block; min-width: 14em; height: 1.4em; }
.room { height: 4.5em; }
.answers { break-before: page; page-break-before: always; }
.source { color: #555; font-size: 11pt; }
@media print { body { margin: 0; max-width: none; } }
";

/// Returns the page. The flag `source` repeats the questions.
pub(super) fn page(exercises: &[Exercise], theme: Option<usize>, source: &str) -> String {
    let title = phrase!("quiz-sheet", count = exercises.len()).to_string();
    let seed = phrase!("quiz-sheet-seed", source).to_string();
    let mut body = vec![
        element("h1", &title),
        format!(
            "<p>{} <span class=\"line\"></span></p>\n",
            escaped(&message("quiz-sheet-name"))
        ),
        element("p class=\"source\"", &seed),
    ];
    if let Some(theme) = theme {
        let theme = of_lesson("quiz-theme", theme).to_string();
        body.push(element("p", &theme));
    }
    body.push(element("p", &message("quiz-sheet-about")));
    body.extend(rules(exercises).map(|rules| element("p", &rules)));
    body.extend(
        (1..)
            .zip(exercises)
            .map(|(number, exercise)| question(number, exercise, theme)),
    );
    let solutions = phrase!("quiz-solutions", source).to_string();
    body.push("<div class=\"answers\">\n".to_owned());
    body.push(element("h1", &solutions));
    let mut told = Told::default();
    for (number, exercise) in (1_usize..).zip(exercises) {
        let clauses = solved_clauses(exercise, theme, &mut told);
        let answer = element("h2", &heading(number, exercise)) + &element("p", &clauses);
        body.push(format!("<section>\n{answer}</section>\n"));
    }
    body.push("</div>\n".to_owned());
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{}</body>\n</html>\n",
        language().code(),
        escaped(&title),
        body.concat()
    )
}

/// A question with its picture, and room for the answer.
fn question(number: usize, exercise: &Exercise, theme: Option<usize>) -> String {
    let picture = drawn(&exercise.game.picture(&exercise.at, &[], COLUMNS));
    let points = exercise.game.has_points();
    let label = |id| escaped(&phrase!(id, points).to_string());
    let asked = number_asked(theme, exercise).map_or_else(String::new, |asked| {
        let asked = escaped(&asked);
        format!("<p>{asked} <span class=\"line\"></span></p>\n")
    });
    format!(
        "<section>\n{}<pre>{}</pre>\n<p>{} <span class=\"line\"></span></p>\n\
         <p>{} <span class=\"line\"></span></p>\n{asked}<div class=\"room\"></div>\n</section>\n",
        element("h2", &heading(number, exercise)),
        escaped(&picture),
        label("quiz-sheet-outcome"),
        label("quiz-sheet-move"),
    )
}

fn heading(number: usize, exercise: &Exercise) -> String {
    let title = phrase!("quiz-numbered", number);
    let (game, at) = (&*exercise.game, &exercise.at);
    titled(title, game, at).to_string()
}

/// A picture as it stands on a terminal, without colours.
fn drawn(picture: &Text) -> String {
    let line = |line: &Line| match line {
        Line::Fixed(spans) => spans.iter().map(|span: &Span| &*span.text).collect(),
        Line::Prose(span, hanging) => span.wrapped(*hanging, COLUMNS).join("\n"),
        Line::Sentence(span) => span.wrapped(0, COLUMNS).join("\n"),
    };
    let lines: Vec<String> = picture.lines.iter().map(line).collect();
    lines.join("\n")
}

/// An element, whose name may have attributes, with a text.
fn element(name: &str, text: &str) -> String {
    let end = name.split(' ').next().unwrap_or(name);
    format!("<{name}>{}</{end}>\n", escaped(text))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
