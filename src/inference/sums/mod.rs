//! A sum of games: several games side by side, and a move is made in one of them. A player who cannot move in any loses.
//!
//! R. P. Sprague, "Über mathematische Kampfspiele", Tohoku Mathematical Journal 41 (1935); P. M. Grundy, "Mathematics and games",
//! Eureka 2 (1939): each game is worth a pile of nim, its nimber, and a sum is worth the nim-sum of these. In misère play, in which the
//! last move in the whole sum loses, nimbers say nothing, and a search answers.

mod known;
mod manners;
mod method;
mod moves;
mod position;
mod rules;
mod tables;
mod telling;
mod theorems;
mod theory;

pub use moves::SumMove;
pub use position::Summands;
pub use rules::SumOfGames;

use crate::games::About;

/// What is known of the game before it is played.
const ABOUT: About = About {
    name: "sum",
    tagline: "tagline-sum",
    rules: "rules-sum",
    misere_rules: Some("rules-sum-misere"),
    moves: "moves-sum",
    example: "nim 3,5 + kayles 4 + cram 2x3",
    options: &[],
    small_positions,
};

fn small_positions() -> Vec<String> {
    let texts = [
        "nim 0",
        "nim 1",
        "kayles 3",
        "nim 0 + kayles 0",
        "nim 2 + kayles 2",
        "kayles 2 + nim 0,2",
        "nim 1,2 + nim 3",
        "sticks 5 --max-take 2 + sticks 3 --max-take 3",
        "take 4 --set 1,3 + take 5 --set 2,5",
        "octal 5 --code 0.137 + octal 4 --code 0.77",
        "octal 3,2 --code 4.07 + nim 2",
        "cram 2x2 + chomp 2x2",
        "cram ../.# + nim 1 + sticks 2 --max-take 2",
        "chomp 2,1 + kayles 1,2 + take 3 --set 1,2",
        "nim 1 + nim 1 + nim 2 + kayles 2",
    ];
    texts.map(String::from).to_vec()
}
