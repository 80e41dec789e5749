//! The review, against the judge: the mistakes it names are exactly the moves that changed a win to a loss, or cost margin.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use nimatron::games::{Game, GameKind, Matches, Notation, Values, Variant, Visitor};
use nimatron::inference::{Interrupt, Limits, Oracle, Outcome, Unsolved, review};
use nimatron::players::chance;
use rand::RngExt;

use crate::judge::{judged, positions};

/// Random games of each variant of each game.
const GAMES: usize = 1000;

struct RandomGames {
    seed: u64,
}

impl Visitor for RandomGames {
    type Output = [usize; 3];

    /// Reviews random games, and returns how many moves, choices and mistakes there were.
    fn visit<R: Game>(self, rules: R) -> [usize; 3] {
        let mut chance = chance(Some(self.seed));
        let starts: Vec<R::Position> = positions(&rules)
            .filter(|start| !rules.is_over(start))
            .collect();
        let mut oracle = Oracle::of(rules.clone());
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
            let found = review(&mut oracle, start, &moves).expect("small");
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
                assert_eq!((&judgement.position, judgement.played), (&position, played));
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
                    better.extend(optimal.map(|&(other, _)| other));
                }
                assert_eq!(judgement.better(), better, "{}", name());
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
            assert!(mistakes > 100, "{name}: only {mistakes} mistakes to find");
        }
    }
}

/// A part of a game that is too large to solve is not judged, and the rest is.
#[test]
fn what_is_too_large_is_unknown() {
    let limits = Limits {
        max_memory: 4096,
        ..Limits::default()
    };
    let rules = Matches::new(false);
    let start = "90,95,99".parse().expect("a position");
    let moves = ["1:90", "2:1", "2:93", "2+3:1"];
    let moves = moves.map(|text| rules.read_move(text).expect("a move"));
    let mut oracle = Oracle::new(rules, limits, Interrupt::default());
    let found = review(&mut oracle, &start, &moves).expect("no interrupt");
    let known: Vec<bool> = found
        .moves
        .iter()
        .map(|one| one.before().is_some())
        .collect();
    assert_eq!(known, [false, true, true, true]);
    let large = &found.moves[0];
    assert!(!large.is_mistake() && !large.is_choice() && large.better().is_empty());
    // 95 and 99 are no golden pair, so who took pile 1 loses; two piles have a closed form.
    assert_eq!(large.after(), Some(Outcome::Loss));
}

#[test]
fn an_interrupt_ends_it() {
    let flag = Arc::new(AtomicBool::new(true));
    let rules = Matches::new(false);
    let moves = [rules.read_move("1:1").expect("a move")];
    let mut oracle = Oracle::new(rules, Limits::default(), Interrupt::watching(flag));
    let start = "60,70,80".parse().expect("a position");
    let found = review(&mut oracle, &start, &moves);
    assert_eq!(found.err(), Some(Unsolved::Interrupted));
}
