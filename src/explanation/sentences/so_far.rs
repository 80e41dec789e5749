//! What is known about a position whose answer is not complete.

use crate::explanation::Words;
use crate::games::Game;
use crate::inference::{Analysis, Outcome, SoFar};
use crate::reason::Phrase;

/// The most winning moves that are listed.
const MOST_LISTED: usize = 8;

/// Returns what is known, in a part of a sentence.
pub(crate) fn so_far(words: &Words, known: &SoFar) -> String {
    joined(words, &parts(known))
}

/// Returns a line with what is known about a position, the winning moves included.
pub(crate) fn so_far_in_a_line<R: Game>(
    words: &Words,
    rules: &R,
    position: &R::Position,
    known: &SoFar,
) -> String {
    let moves = known.winning.iter();
    let moves = moves.map(|&index| rules.nth_move(position, index));
    let moves: Vec<R::Move> = moves.collect();
    line(words, rules, known, &moves)
}

/// Returns a line with what an analysis says, when only the reason is missing.
pub(crate) fn analysis_in_a_line<R: Game>(
    words: &Words,
    rules: &R,
    analysis: &Analysis<R::Move>,
) -> String {
    let known = SoFar {
        wins: match analysis.outcome {
            Outcome::Win => Some(true),
            Outcome::Loss => Some(false),
            Outcome::Draw => None,
        },
        nimber: analysis.nimber,
        positions: analysis.positions,
        ..SoFar::default()
    };
    line(words, rules, &known, &analysis.moves)
}

fn line<R: Game>(words: &Words, rules: &R, known: &SoFar, winning: &[R::Move]) -> String {
    let mut parts = parts(known);
    let listed = winning.iter().take(MOST_LISTED);
    let listed: Vec<String> = listed.map(|&played| rules.write_move(played)).collect();
    let more = winning.len() - listed.len();
    let phrase = match (listed.len(), more) {
        (0, _) => None,
        (_, 0) => Some(Phrase::new("so-far-winning")),
        _ => Some(Phrase::new("so-far-winning-more").with("more", more as u64)),
    };
    // The number of positions stays last.
    let last = parts.len() - 1;
    parts.splice(
        last..last,
        phrase.map(|phrase| phrase.with("moves", listed.join(", "))),
    );
    words.say(&Phrase::new("so-far").with("known", joined(words, &parts)))
}

fn joined(words: &Words, parts: &[Phrase]) -> String {
    let said: Vec<String> = parts.iter().map(|part| words.say(part)).collect();
    said.join("; ")
}

fn parts(known: &SoFar) -> Vec<Phrase> {
    let mut parts = Vec::new();
    parts.extend(
        known
            .wins
            .map(|wins| Phrase::new(if wins { "so-far-win" } else { "so-far-loss" })),
    );
    let excluded: Vec<String> = known.excluded.iter().map(ToString::to_string).collect();
    match (known.nimber, excluded.len()) {
        (Some(nimber), _) => parts.push(Phrase::new("so-far-nimber").with("nimber", nimber)),
        (None, 0) => {}
        (None, count) => parts.push(
            Phrase::new("so-far-not")
                .with("count", count as u64)
                .with("nimbers", excluded.join(", ")),
        ),
    }
    if known.moves > 0 {
        parts.push(
            Phrase::new("so-far-moves")
                .with("settled", known.settled.to_string())
                .with("moves", known.moves.to_string()),
        );
    }
    parts.push(Phrase::new("so-far-positions").with("count", known.positions));
    parts
}

#[cfg(test)]
mod tests {
    use super::so_far;
    use crate::explanation::{Language, Words};
    use crate::inference::SoFar;

    #[test]
    fn what_is_not_known_is_not_said() {
        let words = Words::new(Language::English);
        let mut known = SoFar::default();
        assert_eq!(so_far(&words, &known), "0 positions stored");
        known.positions = 1;
        assert_eq!(so_far(&words, &known), "1 position stored");
        known.exclude(1);
        known.exclude(0);
        assert_eq!(
            so_far(&words, &known),
            "the player to move wins; the nimber is none of 0, 1; 1 position stored"
        );
    }

    #[test]
    fn both_languages_say_all_that_is_known() {
        let known = SoFar {
            wins: Some(false),
            nimber: Some(0),
            moves: 12,
            settled: 3,
            positions: 5,
            ..SoFar::default()
        };
        for (language, said) in [
            (
                Language::English,
                "the player to move loses; the nimber is 0; 3 of 12 moves settled; 5 positions stored",
            ),
            (
                Language::Czech,
                "hráč na tahu prohrává; nimber je 0; rozhodnuté tahy: 3/12; uložené pozice: 5",
            ),
        ] {
            assert_eq!(so_far(&Words::new(language), &known), said);
        }
    }
}
