//! Threads that look ahead at what will be asked.

use std::ops::ControlFlow;

use nimatron::games::Sum;
use nimatron::games::internals::CramSum;
use nimatron::inference::Interrupt;
use nimatron::inference::internals::{Budget, Claim, NimberSolver};

fn solver(game: &CramSum, threads: usize, alone_for: u64) -> NimberSolver<CramSum> {
    let budget = Budget {
        threads,
        alone_for,
        ..Budget::default()
    };
    NimberSolver::new(game.clone(), budget, Interrupt::default())
}

#[test]
fn what_is_found_ahead_is_what_is_found_in_order() {
    for (rows, columns) in [(4, 6), (5, 5), (4, 7), (5, 6)] {
        let game = CramSum::new(rows, columns).expect("a board");
        let cells = (0..rows * columns).map(|cell| (cell / columns, cell % columns));
        let board = game.components(rows, columns, cells).expect("a board");
        let mut after = Vec::new();
        let _ = game.followers(board[0], &mut |follower| {
            after.extend_from_slice(follower.components);
            ControlFlow::Continue(())
        });
        let ask = |solver: &mut NimberSolver<CramSum>, lost: u64| {
            let asked = after.iter().map(|&one| solver.has_nimber(&[one], lost));
            asked.collect::<Vec<_>>()
        };
        let mut alone = solver(&game, 1, 0);
        let (lost, nimber) = (ask(&mut alone, 0), alone.nimber(&board, true));
        for (threads, alone_for) in [(2, 0), (2, 500), (3, 0)] {
            let mut together = solver(&game, threads, alone_for);
            together.look_ahead(after.clone());
            assert_eq!(ask(&mut together, 0), lost, "{rows}x{columns}");
            // What was found, on the way to all of them.
            let few = rows * columns <= 25;
            for (one, claim) in together.findings.claims(|one| one).filter(|_| few) {
                let nimber = alone.nimber(&[one], false).expect("a small one");
                match claim {
                    Claim::Is(claimed) => assert_eq!(nimber, claimed),
                    Claim::IsNot(claimed) => assert_ne!(nimber, claimed),
                }
            }
            // Other questions, while what was to be asked is left or forgotten.
            together.look_ahead(after.clone());
            assert_eq!(together.nimber(&board, true), nimber);
            assert_eq!(ask(&mut together, 2), ask(&mut alone, 2));
            together.look_ahead(Vec::new());
            assert_eq!(ask(&mut together, 1), ask(&mut alone, 1));
        }
    }
}
