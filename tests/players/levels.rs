//! The levels of the computer: how often they play an optimal move, and against whom they win.

use nimatron::games::Variant;
use nimatron::inference::{GameKind, Position, Solver, Work};
use nimatron::players::{Skill, Strength, chance, choose};

/// The games of a match, half of them begun by either side.
const GAMES: u32 = 100;

/// The most states below a small position.
const SMALL: u128 = 2_000;

/// The levels that have names, and the perfect player.
const SKILLS: [Skill; 6] = [
    Skill::Level(20),
    Skill::Level(40),
    Skill::Level(60),
    Skill::Level(80),
    Skill::Level(95),
    Skill::Perfect,
];

/// Each game with its example.
fn examples() -> impl Iterator<Item = (Box<dyn Solver>, Position)> {
    GameKind::all().map(|kind| {
        let game = kind.open(&Variant::default(), Work::default());
        let start = game.read_position(kind.about().example);
        let start = start.expect("a position");
        (game, start)
    })
}

/// How many games in a hundred `one` wins in a match from `start`, where a draw is half a win.
fn won(game: &mut dyn Solver, start: &Position, one: Skill, other: Skill) -> f64 {
    let mut chance = chance(Some(7));
    let mut won = 0.0;
    for number in 0..GAMES {
        let mut side = usize::from(number % 2 == 1);
        let mut position = start.clone();
        let mut sums = [0; 2];
        while !game.is_over(&position) {
            let choice = choose([one, other][side], game, &position, &mut chance);
            let played = choice.expect("small enough").played;
            sums[side] += game.points(&position, played);
            position = game.play(&position, played).expect("a legal move");
            side = 1 - side;
        }
        won += match game.winner(side, sums) {
            Some(0) => 1.0,
            None => 0.5,
            Some(_) => 0.0,
        };
    }
    100.0 * won / f64::from(GAMES)
}

#[test]
fn a_higher_level_wins_more_games_against_anybody() {
    let small = examples().filter(|(game, start)| game.cost(start).states <= SMALL);
    let mut small: Vec<_> = small.collect();
    assert!(small.len() > 4, "the examples are not small");
    for opponent in [
        Skill::Perfect,
        Skill::Level(60),
        Skill::Beginner,
        Skill::Random,
    ] {
        // The games won in a hundred, added up over all games.
        let mut share = |skill| -> f64 {
            let games = small.iter_mut();
            let won = games.map(|(game, start)| won(game.as_mut(), start, skill, opponent));
            won.sum()
        };
        let shares = SKILLS.map(&mut share);
        let is_ascending = shares.is_sorted_by(|one, other| one < other);
        assert!(is_ascending, "{opponent:?}: {shares:?}");
    }
}

#[test]
fn a_level_is_the_share_of_optimal_moves() {
    let mut with_both = 0;
    for (mut game, position) in examples() {
        let optimal = game.analyse(&position).expect("small").moves;
        if optimal.is_empty() || optimal.len() as u128 == game.move_count(&position) {
            continue;
        }
        let mut chance = chance(Some(1));
        let mut optimal_of = |draws: usize, percent: u8| {
            let moves = (0..draws).map(|_| {
                let skill = Skill::Level(percent);
                let choice = choose(skill, game.as_mut(), &position, &mut chance);
                choice.expect("small").played
            });
            moves.filter(|played| optimal.contains(played)).count()
        };
        assert_eq!([0, 100].map(|percent| optimal_of(200, percent)), [0, 200]);
        // Four standard deviations.
        assert!((642..=758).contains(&optimal_of(1000, 70)));
        with_both += 1;
    }
    assert!(with_both > 3);
}

#[test]
fn a_computer_of_ones_own_strength_is_as_strong_as_its_opponent_within_five_games() {
    let mut strength = Strength::default();
    let mut after = |won: bool| {
        let has_grown = strength.follow(won);
        (strength.percent(), has_grown)
    };
    let lost = [false; 3].map(&mut after);
    assert_eq!(lost, [(20, false), (0, false), (0, false)]);
    let won = [true; 6].map(&mut after);
    let levels = won.map(|(percent, _)| percent);
    assert_eq!(levels, [20, 40, 60, 80, 100, 100]);
    assert_eq!(won.map(|(_, has_grown)| has_grown)[4..], [true, false]);
    assert_eq!((strength.wins, strength.losses), (6, 3));
}
