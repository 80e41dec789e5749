//! What a person is told at the table agrees with what happens there, and gives nothing away.

use nimatron::games::Variant;
use nimatron::inference::{GameKind, Outcome, Work};

use crate::support::messages::{message, says};
use crate::support::{Run, flowing};

/// The two figures of each sentence such as `win by 12 to 9` in a text.
fn scores(text: &str, before: &str) -> Vec<[i64; 2]> {
    let flowing = flowing(text);
    let told = flowing.match_indices(before).map(|(at, _)| {
        let rest = &flowing[at + before.len()..];
        let mut numbers = rest
            .split(|c: char| !c.is_ascii_digit())
            .filter(|word| !word.is_empty())
            .map(|word| word.parse().expect("a number"));
        [0; 2].map(|_: i64| numbers.next().expect("a figure"))
    });
    told.collect()
}

#[test]
fn what_coins_will_come_to_is_what_they_come_to() {
    for (position, take) in [
        ("37,28,35,48,65,14,47,83,53,36", 3),
        ("1,9,1,9,1,9", 2),
        ("5,3,8,1,7,7,2,30", 4),
    ] {
        let line = format!("play coins {position} --max-take {take} --first human:A");
        let run = Run::line(&format!("{line} --second perfect:B"));
        let turns = "w\nv\na\no\n".repeat(8);
        let told = run.input(turns).outcome().stdout;
        let (told, _) = told.split_once("\nScore: ").expect("it ends");
        let ended = told.split("B wins by ").nth(1);
        let (ended, won) = match ended.or_else(|| told.split("A wins by ").nth(1)) {
            Some(ended) => (ended, told.contains("A wins by ")),
            None => panic!("no draw: {told}"),
        };
        let end = scores(&format!("by {ended}"), "by ")[0];
        // The machine plays perfectly, so what it says of itself comes true.
        let loses = message("machine-lost-points", &["name=B"]);
        assert!(won || !says(told, &loses), "{told}");
        let own = if won { end } else { [end[1], end[0]] };
        let best = told.lines().filter(|line| line.ends_with("best"));
        // The best of `v` comes first.
        let first = told.split("  move   leads to\n").skip(1);
        let first = first.filter_map(|table| table.lines().next());
        let mut seen = 0;
        for line in best.chain(first) {
            assert_eq!(scores(line, " by ")[0], own, "{line}: {told}");
            seen += 1;
        }
        let heads = scores(told, "you win by ").into_iter();
        for score in heads.chain(scores(told, "you lose by ")) {
            assert_eq!(score, own, "{told}");
            seen += 1;
        }
        assert!(seen > 4, "{seen}: {told}");
    }
}

#[test]
fn a_refusal_in_a_quiz_names_no_winning_move() {
    let such_as = message("quiz-such-as", &["example=|"]);
    let (before, after) = such_as.split_once('|').expect("an example");
    let mut seen = 0;
    for seed in 1..=12 {
        let line = format!("quiz nim --seed {seed} --count 4");
        let told = Run::line(&line)
            .input("+\nfoo\n?\n".repeat(4))
            .outcome()
            .stdout;
        for question in told.split("\nQuestion ").skip(1) {
            let title = question.lines().next().expect("a title");
            let (_, position) = title.split_once(": nim ").expect("a position");
            let flowing = flowing(question);
            let Some((_, example)) = flowing.split_once(before) else {
                continue;
            };
            let (example, _) = example.split_once(after).expect("its end");
            let kind = GameKind::from_name("nim").expect("a game");
            let mut game = kind.open(&Variant::default(), Work::default());
            let at = game.read_position(position).expect("a position");
            let played = game.read_move(example).expect("a move");
            let left = game.play(&at, played).expect("a legal move");
            assert_eq!(
                game.outcome(&left).expect("small"),
                Outcome::Win,
                "{question}"
            );
            seen += 1;
        }
    }
    assert!(seen > 10, "{seen}");
}
