//! `quiz`: the positions are what they claim to be, by an independent judge, and bad flags are
//! refused.

use std::collections::BTreeSet;

use nimatron::games::{Game, Values, Variant};
use nimatron::inference::{GameKind, Outcome, Solver, Visitor, Work};
use serde_json::Value;

use crate::judge::judged;
use crate::support::Run;
use crate::support::json::objects;
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

/// Checks quizzes of every game at several levels.
fn check_all(variant: &str) {
    let kinds = GameKind::all();
    for kind in kinds.filter(|kind| variant.is_empty() || kind.about().misere_rules.is_some()) {
        let name = kind.name();
        let sizes = [1, 3, 5].map(|level| {
            let lines = quiz(&format!(
                "{name} --count 8 --level {level} --seed {level} {variant}"
            ));
            assert_eq!(lines.len(), 8, "{name}");
            assert_eq!(won(&lines), 4, "{name}");
            let texts: BTreeSet<String> = lines.iter().map(Value::to_string).collect();
            assert_eq!(texts.len(), 8, "a position comes twice");
            let states = check(&lines);
            assert!(states.is_sorted(), "{states:?}");
            states.iter().sum::<u128>()
        });
        assert!(
            sizes[0] < sizes[1] && sizes[1] < sizes[2],
            "{name} {sizes:?}"
        );
    }
}

#[test]
fn positions_of_every_game_are_what_they_claim_at_several_levels() {
    check_all("");
}

#[test]
fn positions_in_misere_play_are_what_they_claim() {
    check_all("--misere");
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
        let open: Vec<Value> = lines.iter().filter(|line| !forces(line)).cloned().collect();
        check(&open);
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

/// A worksheet has a theme, and its key has the positions that were asked.
#[test]
fn a_worksheet_and_its_key_have_the_same_positions() {
    for seed in 1..=8 {
        let told = |flag| {
            let run = Run::line(&format!("quiz --seed {seed} {flag}"));
            run.expect_stdout_to_be_read().check()
        };
        let (sheet, key) = (told("--print"), told("--answers"));
        assert!(says(&sheet, &message("quiz-theme", &[])), "{sheet}");
        let lines = sheet.lines().filter_map(|line| line.split_once(". "));
        let numbered = lines.filter(|(number, _)| number.parse::<u32>().is_ok());
        let known: Vec<bool> = numbered.map(|(_, asked)| key.contains(asked)).collect();
        assert!(known.len() > 3 && !known.contains(&false), "{sheet}{key}");
    }
}
