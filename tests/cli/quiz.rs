//! `quiz`: the positions are what they claim to be, by an independent judge, and bad flags are
//! refused.

use std::collections::BTreeSet;

use nimatron::games::{Game, Values, Variant};
use nimatron::inference::{GameKind, Outcome, Solver, Visitor, Work};
use serde_json::Value;

use crate::judge::judged;
use crate::support::Run;
use crate::support::json::{keys, objects};
use crate::support::messages::{message, says};

/// The most states below a position that the judge tries out.
const JUDGED: u128 = 150;

/// The objects of a quiz, all with their solutions.
fn quiz(arguments: &str) -> Vec<Value> {
    let run = Run::line(&format!("quiz {arguments} --json --answers"));
    objects(&run.expect_stdout_to_be_read().check())
}

/// A line of a quiz, checked with the rules of its game. Returns the number of states at and below
/// its position.
struct Check<'a>(&'a Value, Box<dyn Solver>);

impl Visitor for Check<'_> {
    type Output = u128;

    fn visit<R: Game>(self, rules: R) -> u128 {
        let Self(asked, mut game) = self;
        let text = asked["position"].as_str().expect("a text");
        let position = rules.read_position(text).expect("a position");
        let states = rules.cost(&position).states;
        let mut value = |position: &R::Position| {
            if rules.cost(position).states <= JUDGED {
                return judged(&rules, position).0;
            }
            let position = game.read_position(&rules.write_position(position));
            let analysis = game.analyse(&position.expect("its own"));
            analysis.expect("small enough").value
        };
        let own = value(&position);
        let margins = rules.moves(&position).map(|played| {
            let after = rules.play(&position, played).expect("legal");
            (rules.points(&position, played) - value(&after), played)
        });
        let margins: Vec<_> = margins.collect();
        // In Euclid's game a losing position never has more than one move.
        let has_choice = margins.len() > 1 || (own < 0 && rules.name() == "euclid");
        assert!(has_choice, "no choice: {asked}");
        assert_eq!(Some(own), margins.iter().map(|(margin, _)| *margin).max());
        let outcome = match Outcome::of_value(own) {
            Outcome::Win => "win",
            Outcome::Loss => "loss",
            Outcome::Draw => "draw",
        };
        assert_eq!(asked["outcome"], outcome, "{asked}");
        let is_optimal = |margin: i64| margin == own && (own > 0 || rules.ceiling().is_none());
        let best: Vec<String> = margins
            .iter()
            .filter(|(margin, _)| is_optimal(*margin))
            .map(|&(_, played)| rules.write_move(played))
            .collect();
        assert_eq!(asked["moves"], Value::from(best.clone()), "{asked}");
        assert!(
            best.len() == 1 || (best.is_empty() && outcome == "loss"),
            "{asked}"
        );
        assert_eq!(rules.immediate_win(&position), None, "{asked}");
        states
    }
}

/// Checks the lines of a quiz of one game, and returns how large each position is.
fn check(lines: &[Value]) -> Vec<u128> {
    let states = lines.iter().map(|line| {
        let kind = GameKind::from_name(line["game"].as_str().expect("a name")).expect("a game");
        let options = kind.about().options.iter();
        let values = options.fold(Values::default(), |values, &option| {
            match &line[option.key] {
                Value::Number(number) => values.with(option, number.as_u64().expect("whole")),
                // Of two options with one key, the first is told.
                Value::String(text) if values.get(option).is_none() => {
                    values.with(option, text.clone())
                }
                _ => values,
            }
        });
        let misere = line["misere"] == true;
        let variant = Variant { misere, values };
        let game = kind.open(&variant, Work::default());
        kind.visit(&variant, Check(line, game))
    });
    states.collect()
}

fn won(lines: &[Value]) -> usize {
    lines.iter().filter(|line| line["outcome"] == "win").count()
}

#[test]
fn positions_of_every_game_are_what_they_claim_at_several_levels() {
    for kind in GameKind::all() {
        let misere = kind.about().misere_rules.map(|_| " --misere");
        for variant in [Some(""), misere].into_iter().flatten() {
            let sizes: Vec<u128> = [1, 3, 5]
                .into_iter()
                .map(|level| {
                    let name = kind.name();
                    let lines = quiz(&format!(
                        "{name} --count 8 --level {level} --seed {level}{variant}"
                    ));
                    assert_eq!(lines.len(), 8, "{name}{variant}");
                    assert_eq!(won(&lines), 4, "{name}{variant}");
                    let texts: BTreeSet<String> = lines.iter().map(Value::to_string).collect();
                    assert_eq!(texts.len(), 8, "a position comes twice");
                    let states = check(&lines);
                    assert!(states.is_sorted(), "{states:?}");
                    states.iter().sum()
                })
                .collect();
            assert!(
                sizes[0] < sizes[1] && sizes[1] < sizes[2],
                "{} {sizes:?}",
                kind.name()
            );
        }
    }
}

#[test]
fn a_quiz_without_a_game_takes_all_by_turns() {
    let games = GameKind::all().count();
    let lines = quiz(&format!("--count {} --seed 3 --level 2", 2 * games));
    for (line, kind) in lines.iter().zip(GameKind::all().chain(GameKind::all())) {
        assert_eq!(line["game"], kind.name());
    }
    check(&lines);
    for line in quiz("--misere --max-take 4 --seed 3") {
        assert_eq!(
            (&line["game"], &line["max_take"]),
            (&"sticks".into(), &4.into())
        );
        assert_eq!(line["misere"], true);
    }
}

#[test]
fn the_same_seed_asks_the_same_questions_in_every_form() {
    let lines = quiz("--seed 11 --count 9");
    assert_eq!(lines, quiz("--seed 11 --count 9"));
    assert_ne!(lines, quiz("--seed 12 --count 9"));
    let bare = Run::line("quiz --seed 11 --count 9 --json").expect_stdout_to_be_read();
    for (bare, line) in objects(&bare.check()).iter().zip(&lines) {
        let mut solved = keys(line);
        assert!(solved.remove("outcome") && solved.remove("moves"));
        assert_eq!(keys(bare), solved);
        assert_eq!(bare["position"], line["position"]);
    }
    let sheet = Run::line("quiz nim --seed 11 --count 9 --print").expect_stdout_to_be_read();
    let sheet = sheet.check();
    let mut at = 0;
    for line in &quiz("nim --seed 11 --count 9") {
        let position = line["position"].as_str().expect("a text");
        let found = sheet[at..].find(position).expect("in the same order");
        at += found + position.len();
    }
    let asked = Run::line("quiz --seed 11 --count 9").input("q\n");
    let first = lines[0]["position"].as_str().expect("a text");
    let first = format!("position={first}");
    asked
        .expect_saying(message(
            "quiz-question",
            &["number=1", "count=9", "game=matches", &first],
        ))
        .check();
}

#[test]
fn a_quiz_finds_all_positions_of_a_small_level_once() {
    let lines = quiz("sticks --max-take 2 --seed 1 --count 1000");
    let positions: BTreeSet<&str> = lines
        .iter()
        .filter_map(|line| line["position"].as_str())
        .collect();
    // From 3 to 12 sticks.
    assert_eq!(positions.len(), 10);
    assert_eq!(lines.len(), 10);
}

#[test]
fn a_theme_asks_about_one_idea() {
    let lessons = [
        "backwards",
        "remainder",
        "last-stick",
        "period",
        "pairs",
        "copying",
        "powers",
        "nim-sum",
        "misere-nim",
        "mex",
        "sums",
        "kayles",
        "golden",
        "no-formula",
    ];
    for (theme, number) in lessons.iter().zip(1..) {
        let lines = quiz(&format!("--theme {theme} --seed 2 --count 6"));
        assert_eq!(lines, quiz(&format!("--theme {number} --seed 2 --count 6")));
        // In small heaps some losing positions have one move.
        let forces = |line: &&Value| line["outcome"] == "loss" && line["game"] != "nim";
        check(
            &lines
                .iter()
                .filter(|line| !forces(line))
                .cloned()
                .collect::<Vec<_>>(),
        );
        assert!(lines.len() > 3, "{theme}: {lines:?}");
        for line in &lines {
            let position = line["position"].as_str().expect("a text");
            assert!(
                !position.split([',', ' ']).any(|size| size == "0"),
                "{position}"
            );
        }
    }
    let pairs = quiz("--theme pairs --seed 2");
    assert!(pairs.iter().all(|line| line["game"] == "nim"));
}

#[test]
fn a_worksheet_has_one_theme_and_short_reasons() {
    let replies = message("replies-answered", &["ends=no"]);
    for seed in 1..=8 {
        let sheet = format!("quiz --seed {seed} --print");
        let said = Run::line(&sheet)
            .expect_saying(message("quiz-theme", &[]))
            .check();
        let key = format!("quiz --seed {seed} --answers");
        let key = Run::line(&key).expect_stdout_to_be_read().check();
        let numbered = said.lines().filter_map(|line| line.split_once(". "));
        let positions = numbered.filter(|(number, _)| number.parse::<u32>().is_ok());
        let known = positions.map(|(_, position)| key.contains(position));
        let known: Vec<bool> = known.collect();
        assert!(
            !known.is_empty() && known.iter().all(|known| *known),
            "{said}{key}"
        );
        let replies = replies.trim_end_matches(':');
        assert!(!says(&key.to_lowercase(), replies), "{key}");
    }
}

#[test]
fn a_sum_never_has_a_game_twice() {
    for line in quiz("sum --level 3 --seed 4 --count 20") {
        let position = line["position"].as_str().expect("a text");
        let games: Vec<&str> = position
            .split(" + ")
            .filter_map(|one| one.split(' ').next())
            .collect();
        let different: BTreeSet<&&str> = games.iter().collect();
        assert_eq!(different.len(), games.len(), "{position}");
    }
}

/// A page for a printer has every question whole, the seed twice, and the answers on a page of
/// their own, in any language.
#[test]
fn a_worksheet_is_a_page_for_a_printer() {
    for (language, arguments, count) in [
        ("en", "sum --count 3 --seed 3", 3),
        ("fr", "--theme pairs --count 4 --seed 4", 4),
        ("pl", "--count 12 --seed 5", 12),
    ] {
        let line = format!("quiz {arguments} --print --html - --lang {language}");
        let page = Run::line(&line).expect_stdout_to_be_read().check();
        assert!(page.starts_with("<!DOCTYPE html>\n"), "{page}");
        assert!(page.contains(&format!("<html lang=\"{language}\">")));
        let (questions, answers) = page.split_once("<div class=\"answers\">").expect("answers");
        let seed = arguments.rsplit("--").next().expect("a seed");
        for part in [questions, answers] {
            assert!(part.contains(&format!("--{seed}")), "{part}");
            let sections = part.matches("<section>").count();
            assert_eq!(
                (sections, part.matches("</section>").count()),
                (count, count)
            );
        }
        assert_eq!(questions.matches("<pre>").count(), count);
        assert_eq!(answers.matches("<pre>").count(), 0);
        let rule = |name: &str| page.lines().any(|line| line.starts_with(name));
        assert!(rule("section { break-inside: avoid;") && rule(".answers { break-before: page;"));
        // What stands between less and greater is a known tag.
        for tag in page.split('<').skip(1) {
            let name = tag.split([' ', '>']).next().expect("a name");
            let known = [
                "!DOCTYPE", "html", "head", "meta", "title", "style", "body", "h1", "h2", "p",
                "span", "section", "pre", "div",
            ];
            assert!(known.contains(&name.trim_start_matches('/')), "{tag}");
        }
    }
    let run = Run::line("quiz nim --html sheet.html");
    run.expect_complaint(2, ["--print"]).check();
}

/// A key is a reason: it does not say of a lost position that a move leaves it, and no sentence of
/// it is missing.
#[test]
fn keys_are_reasons() {
    let themes = ["period", "mex", "kayles", "no-formula", "pairs", "golden"];
    let themes = themes.map(|theme| format!("--theme {theme}"));
    let games = GameKind::all().map(|kind| kind.name().to_owned());
    let misere = ["kayles", "matches", "octal", "take", "cram", "chomp"];
    let misere = misere.map(|game| format!("{game} --misere"));
    for asked in themes.into_iter().chain(games).chain(misere) {
        let line = format!("quiz {asked} --answers --count 15 --seed 4");
        let run = Run::line(&line).environment("NIMATRON_WIDTH", "10000");
        let keys = run.expect_stdout_to_be_read().check();
        let lost = message("quiz-outcome", &["outcome=loss"]);
        let mut reasons = 0;
        for (solution, why) in keys.lines().zip(keys.lines().skip(1)) {
            let Some(why) = why.strip_prefix("Why: ") else {
                continue;
            };
            reasons += 1;
            if solution.contains(&lost) {
                assert!(!why.starts_with("it leaves"), "{asked}: {why}");
            }
        }
        assert!(reasons > 0 || asked == "coins", "{asked}: {keys}");
    }
}
