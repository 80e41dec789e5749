//! What a person is told at the table agrees with what happens there, and gives nothing away.

use nimatron::games::Variant;
use nimatron::inference::{GameKind, Outcome, Work};

use crate::support::messages::{did, message, says};
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
fn what_the_program_chose_is_no_choice_of_the_player() {
    let line = "play nim 3,4,5 --first human:Ann --second human:Bob";
    let reviewed = |answers: [&str; 4]| {
        let run = Run::line(line).input(answers.join("\n") + "\n3:4\n2:3\ne\nq\n");
        run.outcome().stdout
    };
    let tally = |choices: &str, right: &str| message("review-tally", &["name=Ann", choices, right]);
    let typed = reviewed(["1:2", "3:1", "1:1", "2:1"]);
    let helped = reviewed(["o", "3:1", "1:1", "2:1"]);
    assert!(says(&helped, &did("Ann", "1:2")), "{helped}");
    assert!(says(&typed, &tally("choices=3", "right=2")), "{typed}");
    assert!(says(&helped, &tally("choices=2", "right=1")), "{helped}");
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

#[test]
fn a_sum_tells_the_rules_of_its_games_and_draws_their_boards() {
    let game = ["play", "sum", "cram 2x3 + nim 3,4"];
    let people = ["--first", "human:A", "--second", "human:B"];
    let run = Run::new(game.into_iter().chain(people));
    let told = run
        .input("h\n1/a1-b1\n1/a2-b2\n2/1:1\nq\n")
        .outcome()
        .stdout;
    for id in ["rules-cram", "rules-nim", "moves-cram"] {
        assert!(says(&told, &message(id, &[])), "{id}: {told}");
    }
    assert!(told.contains("  1  ╺━╸ .\n  2  @━@ .\n"), "{told}");
    let (_, last) = told.rsplit_once("2/ nim 2,4").expect("the last board");
    assert!(last.contains("-1"), "{told}");
}

/// How often a text says a message.
fn times(text: &str, message: &str) -> usize {
    flowing(text).matches(message).count()
}

#[test]
fn a_theorem_is_told_in_full_once_and_again_on_request() {
    let line = "play nim 3,4,6 --first human:A --second human:B";
    let theorem = message("theorem-nim-won", &["sum=1"]);
    let theorem = theorem.split_once("(Write").expect("its rule").1;
    let told = |answers: &str| Run::line(line).input(answers).outcome().stdout;
    let twice = told("w\n1:1\n3:1\nw\n2:1\nw\nq\n");
    assert_eq!(times(&twice, theorem), 1, "{twice}");
    assert!(
        says(&twice, &message("theorem-nim-won.short", &[])),
        "{twice}"
    );
    assert!(says(&twice, &message("why-again", &[])), "{twice}");
    let again = told("w\n1:1\n3:1\nw\nw\nq\n");
    assert_eq!(times(&again, theorem), 2, "{again}");
}

#[test]
fn replies_with_many_piles_name_those_that_change() {
    let line = "play nim 3,4,5,7,6,9,1,2,3,12 --first human:A --second human:B";
    let told = Run::line(line).input("a\nq\n").outcome().stdout;
    assert!(says(&told, &message("piles-changed", &[])), "{told}");
    let row = told.lines().find(|line| line.starts_with("  1:1 "));
    let row: Vec<&str> = row.expect("a reply").split_whitespace().collect();
    assert_eq!(row[..4], ["1:1", "1=2", "3:1", "1=2"], "{told}");
    assert_eq!(row[4], "3=4", "{told}");
    let few = Run::line("play nim 3,4,5 --first human:A --second human:B");
    let told = few.input("a\nq\n").outcome().stdout;
    assert!(!says(&told, &message("piles-changed", &[])), "{told}");
}
