//! Letters that a person may type without their accents.

use crate::text::TIES;

/// The letters of messages that have accents, each group after the letter that stands for it.
const LETTERS: &str = "aáąäàâã cčćç dď eéěèêęë iíîï lł nňńñ oóõöôòœ rř sšśß tť uúůüùû yý zžźż";

/// Whether two texts are the same but for accents, capital letters and ties. One of them may be
/// long, so it is read no further than they are alike.
pub fn is_alike(one: &str, other: &str) -> bool {
    plain(one).eq(plain(other))
}

fn plain(text: &str) -> impl Iterator<Item = char> {
    let letters = text.chars().map(|letter| match letter {
        tie if TIES.contains(&tie) => ' ',
        letter => without_accent(letter),
    });
    letters.flat_map(char::to_lowercase)
}

fn without_accent(letter: char) -> char {
    let small = letter.to_lowercase().next().unwrap_or(letter);
    let mut groups = LETTERS.split(' ').filter(|group| group.contains(small));
    let plain = groups.find_map(|group| group.chars().next());
    plain.unwrap_or(letter)
}
