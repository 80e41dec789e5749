//! Claims of laws by which every move is copied: equal pairs, three equal piles, arms, two rows,
//! the rotated board.

use std::collections::BTreeSet;

use nimatron::games::Game;
use nimatron::reason::Phrase;

use super::boards::{Cell, bar, board, cells_of, coverable, of_cell, turned};
use super::figures::Figures;
use super::scene::{Check, Follows, Scene, holds};
use super::shapes::{are_images, are_pairs, image, is_arms, is_two_rows, twice_centre};

pub(super) fn check<R: Game>(id: &str) -> Option<Check<R>> {
    let check: Check<R> = match id {
        "theorem-pairs-left"
        | "theorem-pairs-faced"
        | "theorem-pin-rows-left"
        | "theorem-pin-rows-faced"
        | "theorem-heaps-left"
        | "theorem-heaps-faced" => |scene, _| pairs(scene),
        "theorem-three-equal-left" | "theorem-three-equal-faced" => {
            |scene, said| three_equal(scene, said.number("size")?)
        }
        "theorem-arms-left" | "theorem-arms-faced" => |scene, said| arms(scene, said.count("arm")?),
        "theorem-rows-left" | "theorem-rows-faced" => |scene, _| shorter(scene, is_two_rows),
        "theorem-columns-left" | "theorem-columns-faced" => {
            |scene, _| shorter(scene, |bar| is_two_rows(&turned(bar)))
        }
        "theorem-poisoned-left" => |scene, _| {
            holds(bar(&scene.text(&scene.lost))? == [1] && scene.rules.is_over(&scene.lost))
        },
        "theorem-mirror-left" | "theorem-mirror-faced" => {
            |scene, said| half_turn(scene, said.phrase("centre")?)
        }
        _ => return None,
    };
    Some(check)
}

/// How many pins or matches there are.
fn all<R: Game>(scene: &Scene<'_, R>, position: &R::Position) -> Option<u64> {
    Some(scene.numbers(position)?.iter().sum())
}

/// Whether an answer takes as much as the reply did, and leaves equal pairs.
fn copies_in_pair<R: Game>(
    scene: &Scene<'_, R>,
    reply: R::Move,
    _: R::Move,
    then: &R::Position,
) -> Option<()> {
    let left = scene.rules.play(&scene.lost, reply).ok()?;
    let taken = all(scene, &scene.lost)? - all(scene, &left)?;
    holds(all(scene, &left)? - all(scene, then)? == taken && are_pairs(&scene.sizes(then)?))
}

fn pairs<R: Game>(scene: &mut Scene<'_, R>) -> Option<()> {
    let sizes = scene.sizes(&scene.lost)?;
    holds(!scene.rules.is_over(&scene.lost) && are_pairs(&sizes))?;
    follow(scene, copies_in_pair)
}

/// Notes the law, and returns whether each reply has an answer by it.
fn follow<R: Game>(scene: &mut Scene<'_, R>, law: Follows<R>) -> Option<()> {
    scene.law = Some(law);
    let scene = &*scene;
    holds(scene.each_answered(|reply, answer, then| law(scene, *reply, *answer, then).is_some()))
}

fn three_equal<R: Game>(scene: &mut Scene<'_, R>, size: u64) -> Option<()> {
    holds(scene.sizes(&scene.lost)? == [size; 3])?;
    follow(scene, equals_again)
}

/// Whether an answer takes as many from each of the other piles as the reply took.
fn equals_again<R: Game>(
    scene: &Scene<'_, R>,
    reply: R::Move,
    _: R::Move,
    then: &R::Position,
) -> Option<()> {
    let left = scene.sizes(&scene.rules.play(&scene.lost, reply).ok()?)?;
    let smallest = if left.len() < 3 { 0 } else { left[0] };
    holds(match *scene.sizes(then)? {
        [] => smallest == 0,
        [one, two, three] => [one, two, three] == [smallest; 3],
        _ => false,
    })
}

fn arms<R: Game>(scene: &mut Scene<'_, R>, arm: usize) -> Option<()> {
    let bar = bar(&scene.text(&scene.lost))?;
    holds(is_arms(&bar) && arm + 1 == bar[0])?;
    follow(scene, arms_again)
}

/// Whether an answer bites off the other arm what the reply bit off one.
fn arms_again<R: Game>(
    scene: &Scene<'_, R>,
    reply: R::Move,
    answer: R::Move,
    then: &R::Position,
) -> Option<()> {
    let (row, column) = of_cell(&scene.rules.write_move(reply))?;
    holds(of_cell(&scene.rules.write_move(answer)) == Some((column, row)))?;
    let bar = bar(&scene.text(then))?;
    holds(bar == [1] || is_arms(&bar))
}

fn shorter<R: Game>(scene: &mut Scene<'_, R>, is_so: fn(&[usize]) -> bool) -> Option<()> {
    holds(is_so(&bar(&scene.text(&scene.lost))?))?;
    let again =
        |then: &R::Position| bar(&scene.text(then)).is_some_and(|bar| bar == [1] || is_so(&bar));
    holds(scene.each_answered(|_, _, then| again(then)))?;
    scene.law = Some(|scene, _, _, then| {
        let was = bar(&scene.text(&scene.lost))?;
        let now = bar(&scene.text(then))?;
        // One shape may be both: 2,1.
        let rows = is_two_rows(&was) && is_two_rows(&now);
        let columns = is_two_rows(&turned(&was)) && is_two_rows(&turned(&now));
        holds(now == [1] || rows || columns)
    });
    Some(())
}

/// Twice the centre: a cell, or what lies between two.
fn named_centre(centre: &Phrase) -> Option<Cell> {
    let cell = |name| of_cell(centre.text(name)?);
    let (one, other) = (cell("first")?, cell("second")?);
    let apart = [one.0.abs_diff(other.0), one.1.abs_diff(other.1)];
    holds(match centre.id {
        "centre-cell" => apart == [0, 0],
        "centre-border" => apart == [0, 1] || apart == [1, 0],
        "centre-corner" => apart == [1, 1],
        _ => false,
    })?;
    Some((one.0 + other.0, one.1 + other.1))
}

fn half_turn<R: Game>(scene: &mut Scene<'_, R>, centre: &Phrase) -> Option<()> {
    let twice = named_centre(centre)?;
    let cells = coverable(&board(&scene.text(&scene.lost))?);
    let images: Option<BTreeSet<Cell>> = cells.iter().map(|&cell| image(twice, cell)).collect();
    holds(images? == cells)?;
    for (domino, _) in scene.moves(&scene.lost) {
        let domino = cells_of(&scene.rules.write_move(domino))?;
        let overlaps =
            |cell: &Cell| image(twice, *cell).is_some_and(|image| domino.contains(&image));
        holds(!domino.iter().any(overlaps))?;
    }
    follow(scene, image_of)
}

/// Whether an answer is the image of the reply.
fn image_of<R: Game>(
    scene: &Scene<'_, R>,
    reply: R::Move,
    answer: R::Move,
    _: &R::Position,
) -> Option<()> {
    let cells = coverable(&board(&scene.text(&scene.lost))?);
    let [reply, answer] = [reply, answer].map(|played| scene.rules.write_move(played));
    holds(are_images(twice_centre(cells.iter())?, &reply, &answer)?)
}
