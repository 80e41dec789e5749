//! The entry of the game in the list.

use crate::games::manners::About;

/// What is known of the game before it is played.
pub(super) const ABOUT: About = About {
    name: "sum",
    tagline: "tagline-sum",
    rules: "rules-sum",
    misere_rules: None,
    moves: "moves-sum",
    example: "nim 3,5 + kayles 4 + cram 2x3",
    options: &[],
    messages: &[
        ("en", include_str!("en.ftl")),
        ("cs", include_str!("cs.ftl")),
    ],
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
