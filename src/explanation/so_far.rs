//! What is known about a position whose answer is not complete.

use super::Words;
use crate::inference::{Analysis, Outcome, SoFar};
use crate::reason::Phrase;

/// The most winning moves that are listed.
const MOST_LISTED: usize = 8;

/// The messages for what is known.
struct Messages {
    win: &'static str,
    loss: &'static str,
    nimber: &'static str,
    not: &'static str,
    moves: &'static str,
    positions: &'static str,
}

/// For a sentence.
const LONG: Messages = Messages {
    win: "so-far-win",
    loss: "so-far-loss",
    nimber: "so-far-nimber",
    not: "so-far-not",
    moves: "so-far-moves",
    positions: "so-far-positions",
};

/// For the line of a progress, which has to fit a terminal.
const SHORT: Messages = Messages {
    win: "progress-win",
    loss: "progress-loss",
    nimber: "progress-nimber",
    not: "progress-not",
    moves: "progress-moves",
    positions: "progress-positions",
};

/// Returns what is known in a few words each, the most important first.
pub(crate) fn so_far(words: &Words, known: &SoFar) -> Vec<String> {
    let parts = parts(known, &SHORT);
    parts.iter().map(|part| words.say(part)).collect()
}

/// Returns a line with how far work has got about which nothing else is known: `done` steps of `all`, of which there is one at least.
pub(crate) fn share_in_a_line(words: &Words, done: usize, all: usize) -> String {
    let percent = done as u128 * 100 / (all.max(1) as u128);
    let share = Phrase::new("so-far-share").with("percent", percent.to_string());
    words.say(&Phrase::new("so-far").with("known", words.say(&share)))
}

/// Returns a line with how many games have been judged.
pub(crate) fn games_in_a_line(words: &Words, judged: usize, all: usize) -> String {
    let games = Phrase::new("so-far-games").with("judged", judged.to_string());
    words.say(&Phrase::new("so-far").with("known", words.say(&games.with("count", all))))
}

/// Returns a line with what is known about a position, the winning moves included.
pub(crate) fn so_far_in_a_line(words: &Words, known: &SoFar) -> String {
    let mut parts = parts(known, &LONG);
    let listed: Vec<String> = known.winning.iter().take(MOST_LISTED).cloned().collect();
    let more = known.winning.len() - listed.len();
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
    let by_law = known.by_law.iter();
    let by_law = by_law.filter(|&played| !listed.contains(played));
    let law = |played: &String| Phrase::new("so-far-law").with("move", played.as_str());
    parts.splice(last..last, by_law.map(law));
    words.say(&Phrase::new("so-far").with("known", joined(words, &parts)))
}

/// Returns a line with what an analysis says, when only the reason is missing.
pub(crate) fn analysis_in_a_line(words: &Words, analysis: &Analysis) -> String {
    let winning = analysis.moves.iter();
    let known = SoFar {
        wins: match analysis.outcome {
            Outcome::Win => Some(true),
            Outcome::Loss => Some(false),
            Outcome::Draw => None,
        },
        nimber: analysis.nimber,
        winning: winning.map(|&played| played.to_string()).collect(),
        positions: analysis.positions,
        ..SoFar::default()
    };
    so_far_in_a_line(words, &known)
}

fn joined(words: &Words, parts: &[Phrase]) -> String {
    let said: Vec<String> = parts.iter().map(|part| words.say(part)).collect();
    said.join("; ")
}

fn parts(known: &SoFar, messages: &Messages) -> Vec<Phrase> {
    let mut parts = Vec::new();
    parts.extend(
        known
            .wins
            .map(|wins| Phrase::new(if wins { messages.win } else { messages.loss })),
    );
    let excluded: Vec<String> = known.excluded.iter().map(ToString::to_string).collect();
    match (known.nimber, excluded.len()) {
        (Some(nimber), _) => parts.push(Phrase::new(messages.nimber).with("nimber", nimber)),
        (None, 0) => {}
        (None, count) => parts.push(
            Phrase::new(messages.not)
                .with("count", count as u64)
                .with("nimbers", excluded.join(", ")),
        ),
    }
    if known.moves > 0 {
        parts.push(
            Phrase::new(messages.moves)
                .with("settled", known.settled.to_string())
                .with("moves", known.moves.to_string()),
        );
    }
    parts.push(Phrase::new(messages.positions).with("count", known.positions));
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
        assert_eq!(so_far(&words, &known), ["0 positions"]);
        known.positions = 1;
        assert_eq!(so_far(&words, &known), ["1 position"]);
        known.exclude(1);
        known.exclude(0);
        assert_eq!(
            so_far(&words, &known),
            ["won", "nimber not 0, 1", "1 position"]
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
                ["lost", "nimber 0", "3 of 12 moves", "5 positions"],
            ),
            (
                Language::Czech,
                ["prohra", "nimber 0", "tahy: 3/12", "pozice: 5"],
            ),
        ] {
            assert_eq!(so_far(&Words::new(language), &known), said);
        }
    }
}
