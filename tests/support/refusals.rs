//! What the games say about texts that they refuse, as the program shows it in English.

use nimatron::explanation::{Language, Words};
use nimatron::games::Variant;
use nimatron::inference::{GameKind, Work};

/// Checks what is said about positions that are refused: for each a game, the position, and words of
/// the refusal.
pub(crate) fn expect_refused_positions<const N: usize>(wrong: &[(&str, &str, [&str; N])]) {
    let words = Words::for_programs(Language::ENGLISH);
    for (game, position, expected) in wrong {
        let solver = kind(game).open(&Variant::default(), Work::default());
        let refusal = solver.read_position(position).err();
        let refusal = refusal.unwrap_or_else(|| panic!("{game} {position:?} is read"));
        expect_words(&words.say(&refusal), expected);
    }
}

/// The same for values of options: for each a game, the name of its option, the value, and words.
pub(crate) fn expect_refused_values<const N: usize>(wrong: &[(&str, &str, &str, [&str; N])]) {
    let words = Words::for_programs(Language::ENGLISH);
    for (game, name, value, expected) in wrong {
        let mut options = kind(game).about().options.iter();
        let option = options.find(|option| option.name == *name);
        let refusal = option.expect("an option").read(value).err();
        let refusal = refusal.unwrap_or_else(|| panic!("--{name} {value:?} is read"));
        expect_words(&words.say(&refusal), expected);
    }
}

fn kind(game: &str) -> GameKind {
    GameKind::from_name(game).expect("a game")
}

fn expect_words(told: &str, expected: &[&str]) {
    assert!(
        expected.iter().all(|words| told.contains(words)),
        "{expected:?}: {told}"
    );
}
