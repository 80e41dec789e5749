//! Claims of laws by which every move is copied: equal pairs, three equal piles, arms, two rows,
//! the rotated board.

use std::collections::BTreeSet;

use nimatron::games::Game;

use super::boards::{Cell, bar, board, cells_of, coverable, of_cell, turned};
use super::scene::{Follows, Pattern, Scene, holds};
use super::shapes::{are_images, are_pairs, image, is_arms, is_two_rows, twice_centre};
use super::template::{number, read_all};

#[expect(
    clippy::too_many_lines,
    reason = "a list of patterns, one after another"
)]
pub(super) fn patterns<R: Game>() -> Vec<Pattern<R>> {
    let pattern = Pattern::new;
    vec![
        pattern(
            "pairs",
            "The move leaves the piles in equal pairs. Whatever your opponent takes from a pile, take the same from the other pile of \
             its pair (the Tweedledum and Tweedledee strategy): you always have an answer, and so take the last match.",
            pairs,
        ),
        pattern(
            "pairs",
            "The piles come in equal pairs. Whatever is taken from a pile, the opponent can take the same from the other pile of its \
             pair, and so takes the last match.",
            pairs,
        ),
        pattern(
            "pairs",
            "The move leaves the rows in equal pairs. Whatever your opponent knocks down in a row, knock down the same in the other \
             row of its pair (the Tweedledum and Tweedledee strategy): you always have an answer, and so make the last move.",
            pairs,
        ),
        pattern(
            "pairs",
            "The rows come in equal pairs. Whatever is knocked down in a row, the opponent can knock down the same in the other row \
             of its pair, and so makes the last move.",
            pairs,
        ),
        pattern(
            "pairs",
            "The move leaves the heaps in equal pairs. Whatever your opponent does in a heap, do the same in the other heap of its \
             pair (the Tweedledum and Tweedledee strategy): you always have an answer, and so make the last move.",
            pairs,
        ),
        pattern(
            "pairs",
            "The heaps come in equal pairs. Whatever is done in a heap, the opponent can do the same in the other heap of its pair, \
             and so makes the last move.",
            pairs,
        ),
        pattern(
            "three equal",
            "The move leaves three equal piles of {}. Whatever your opponent takes from one or two of them, take as many from each \
             of the others: that leaves three equal piles again, or the last matches are yours.",
            three_equal,
        ),
        pattern(
            "three equal",
            "Three equal piles of {} are left. Whatever is taken from one or two of them, the opponent can take as many from each \
             of the others: that leaves three equal piles again, or takes the last matches.",
            three_equal,
        ),
        pattern(
            "arms",
            "The move leaves an L with two equal arms of {}. Whatever your opponent bites off one arm, bite the same off the other: \
             you always have an answer, and so make the last move.",
            arms,
        ),
        pattern(
            "arms",
            "The bar is an L with two equal arms of {}. Whatever is bitten off one arm, the opponent can bite the same off the \
             other, and so makes the last move.",
            arms,
        ),
        pattern(
            "two rows",
            "The move leaves two rows, the lower one shorter by one. Whatever your opponent bites off, you can leave the lower row \
             shorter by one again, and so make the last move.",
            |scene, _| shorter(scene, is_two_rows),
        ),
        pattern(
            "two rows",
            "There are two rows, the lower one shorter by one. Whatever is bitten off, the opponent can leave the lower row shorter \
             by one again, and so makes the last move.",
            |scene, _| shorter(scene, is_two_rows),
        ),
        pattern(
            "two columns",
            "The move leaves two columns, the right one shorter by one. Whatever your opponent bites off, you can leave the right \
             column shorter by one again, and so make the last move.",
            |scene, _| shorter(scene, |bar| is_two_rows(&turned(bar))),
        ),
        pattern(
            "two columns",
            "There are two columns, the right one shorter by one. Whatever is bitten off, the opponent can leave the right column \
             shorter by one again, and so makes the last move.",
            |scene, _| shorter(scene, |bar| is_two_rows(&turned(bar))),
        ),
        pattern(
            "poisoned",
            "Only the poisoned square is left, so the opponent cannot move.",
            |scene, _| {
                holds(bar(&scene.text(&scene.lost))? == [1] && scene.rules.is_over(&scene.lost))
            },
        ),
        pattern(
            "half turn",
            "After the move the free cells that a domino can cover look the same when the board is rotated by 180° about {*}. No \
             domino overlaps its own image, so you can answer every move by its image: you always have an answer, and so make the \
             last move.",
            |scene, found| half_turn(scene, found[0]),
        ),
        pattern(
            "half turn",
            "The free cells that a domino can cover look the same when the board is rotated by 180° about {*}. No domino overlaps \
             its own image, so the opponent can answer every move by its image: the opponent always has an answer, and so makes the last move.",
            |scene, found| half_turn(scene, found[0]),
        ),
    ]
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

fn pairs<R: Game>(scene: &mut Scene<'_, R>, _: &[&str]) -> Option<()> {
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

fn three_equal<R: Game>(scene: &mut Scene<'_, R>, found: &[&str]) -> Option<()> {
    let size: u64 = number(found[0])?;
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

fn arms<R: Game>(scene: &mut Scene<'_, R>, found: &[&str]) -> Option<()> {
    let bar = bar(&scene.text(&scene.lost))?;
    holds(is_arms(&bar) && number(found[0]) == Some(bar[0] - 1))?;
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

/// Twice the centre by its name.
fn named_centre(text: &str) -> Option<Cell> {
    if let Some(cell) = of_cell(text) {
        return Some((2 * cell.0, 2 * cell.1));
    }
    let (between, is_border) = match read_all("the border between {} and {}", text) {
        Some(between) => (between, true),
        None => (read_all("the corner between {} and {}", text)?, false),
    };
    let [one, other] = [of_cell(between[0])?, of_cell(between[1])?];
    let apart = [one.0.abs_diff(other.0), one.1.abs_diff(other.1)];
    holds(if is_border {
        apart == [0, 1] || apart == [1, 0]
    } else {
        apart == [1, 1]
    })?;
    Some((one.0 + other.0, one.1 + other.1))
}

fn half_turn<R: Game>(scene: &mut Scene<'_, R>, centre: &str) -> Option<()> {
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
