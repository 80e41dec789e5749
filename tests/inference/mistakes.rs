//! The review, against the judge: the mistakes it names are exactly the moves that changed a win to
//! a loss, or cost margin.

use std::rc::Rc;

use nimatron::games::{Values, Variant};
use nimatron::inference::{
    GameKind, Interrupt, Limits, Move, Oracle, Outcome, Silent, Solvable, Solver, Unsolved,
    Visitor, Work, review,
};
use nimatron::players::chance;
use rand::RngExt;

use super::raised;
use crate::judge::{judged, positions};

/// Random games of each variant of each game.
const GAMES: usize = 300;

struct RandomGames {
    seed: u64,
}

impl Visitor for RandomGames {
    type Output = [usize; 3];

    /// Reviews random games, and returns how many moves, choices and mistakes there were.
    fn visit<R: Solvable>(self, rules: R) -> [usize; 3] {
        let mut chance = chance(Some(self.seed));
        let starts: Vec<R::Position> = positions(&rules)
            .filter(|start| !rules.is_over(start))
            .collect();
        let mut game = Oracle::of(rules.clone());
        let game: &mut dyn Solver = &mut game;
        let mut seen = [0; 3];
        for _ in 0..GAMES {
            let start = &starts[chance.random_range(0..starts.len())];
            let (mut position, mut moves) = (start.clone(), Vec::new());
            while !rules.is_over(&position) {
                let index = chance.random_range(0..rules.move_count(&position));
                moves.push(rules.nth_move(&position, index));
                position = rules
                    .play(&position, moves[moves.len() - 1])
                    .expect("legal");
            }
            let own = |played| game.read_move(&rules.write_move(played)).expect("its own");
            let played: Vec<Move> = moves.iter().map(|&played| own(played)).collect();
            let at = game.read_position(&rules.write_position(start));
            let found = review(game, &at.expect("its own"), &played).expect("small");
            assert_eq!(found.moves.len(), moves.len());
            let mut tallies = [[0; 2]; 2];
            let mut position = start.clone();
            for (made, (&played, judgement)) in moves.iter().zip(&found.moves).enumerate() {
                // What each move is worth, by the judge.
                let worth = |played| {
                    let after = rules.play(&position, played).expect("legal");
                    rules.points(&position, played) - judged(&rules, &after).0
                };
                let all: Vec<(R::Move, i64)> = rules
                    .moves(&position)
                    .map(|other| (other, worth(other)))
                    .collect();
                let best = all.iter().map(|&(_, value)| value).max().expect("a move");
                let least = all.iter().map(|&(_, value)| value).min().expect("a move");
                let own = worth(played);
                let name = || {
                    let text = rules.write_position(&position);
                    format!("{} {text} {}", rules.name(), rules.write_move(played))
                };
                let told = game.write_position(&judgement.position);
                assert_eq!(told, rules.write_position(&position));
                assert_eq!(&*judgement.played, rules.write_move(played));
                assert_eq!(
                    judgement.before(),
                    Some(Outcome::of_value(best)),
                    "{}",
                    name()
                );
                assert_eq!(
                    judgement.after(),
                    Some(Outcome::of_value(own)),
                    "{}",
                    name()
                );
                assert_eq!(judgement.is_mistake(), own < best, "{}", name());
                assert_eq!(judgement.cost(), best - own, "{}", name());
                assert_eq!(judgement.is_choice(), least < best, "{}", name());
                let mut better = Vec::new();
                if own < best {
                    let optimal = all.iter().filter(|&&(_, value)| value == best);
                    better.extend(optimal.map(|&(other, _)| rules.write_move(other)));
                }
                let told: Vec<&str> = judgement
                    .better()
                    .unwrap_or_default()
                    .iter()
                    .map(|better| &**better)
                    .collect();
                assert_eq!(told, better, "{}", name());
                let left = rules.play(&position, played).expect("legal");
                let told = game.write_position(&judgement.left);
                assert_eq!(told, rules.write_position(&left));
                // The answer to a move does as well as any.
                assert_eq!(
                    judgement.answer.is_none(),
                    rules.is_over(&left),
                    "{}",
                    name()
                );
                if let Some(answer) = &judgement.answer {
                    let answer = rules.read_move(answer).expect("its own");
                    let after = rules.play(&left, answer).expect("legal");
                    let worth = rules.points(&left, answer) - judged(&rules, &after).0;
                    assert_eq!(worth, judged(&rules, &left).0, "{}", name());
                }
                let [choices, right] = &mut tallies[made % 2];
                *choices += usize::from(least < best);
                *right += usize::from(least < best && own == best);
                seen[0] += 1;
                seen[1] += usize::from(least < best);
                seen[2] += usize::from(own < best);
                position = rules.play(&position, played).expect("legal");
            }
            for (player, [choices, right]) in tallies.into_iter().enumerate() {
                let tally = found.tally(player);
                assert_eq!((tally.choices, tally.right), (choices, right));
            }
        }
        seen
    }
}

#[test]
fn mistakes_are_exactly_the_moves_that_lost_something() {
    for kind in GameKind::all() {
        let misere = kind.about().misere_rules.map(|_| true);
        for misere in [Some(false), misere].into_iter().flatten() {
            let variant = Variant {
                misere,
                values: Values::default(),
            };
            let [moves, choices, mistakes] = kind.visit(&variant, RandomGames { seed: 13 });
            let name = kind.name();
            assert!(
                moves > choices && choices > mistakes,
                "{name}: {moves} {choices}"
            );
            assert!(mistakes > 30, "{name}: only {mistakes} mistakes to find");
        }
    }
}

fn matches(limits: Limits, interrupt: Interrupt) -> Box<dyn Solver> {
    let kind = GameKind::from_name("matches").expect("a game");
    kind.open(
        &Variant::default(),
        Work::new(limits, interrupt, Rc::new(Silent)),
    )
}

/// A part of a game that is too large to solve is not judged, and the rest is.
#[test]
fn what_is_too_large_is_unknown() {
    let limits = Limits {
        max_memory: 4096,
        ..Limits::default()
    };
    let mut game = matches(limits, Interrupt::default());
    let start = game.read_position("90,95,99").expect("a position");
    let moves = ["1:90", "2:1", "2:93", "2+3:1"];
    let moves = moves.map(|text| game.read_move(text).expect("a move"));
    let found = review(game.as_mut(), &start, &moves).expect("no interrupt");
    let known: Vec<bool> = found
        .moves
        .iter()
        .map(|one| one.before().is_some())
        .collect();
    assert_eq!(known, [false, true, true, true]);
    let large = &found.moves[0];
    assert!(!large.is_mistake() && !large.is_choice() && large.better().is_none());
    // 95 and 99 are no golden pair, so who took pile 1 loses; two piles have a closed form.
    assert_eq!(large.after(), Some(Outcome::Loss));
}

#[test]
fn an_interrupt_ends_it() {
    let mut game = matches(Limits::default(), raised());
    let moves = [game.read_move("1:1").expect("a move")];
    let start = game.read_position("60,70,80").expect("a position");
    let found = review(game.as_mut(), &start, &moves);
    assert_eq!(found.err(), Some(Unsolved::Interrupted));
}
