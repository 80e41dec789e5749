//! How people play a sum.

use super::{
    position::{MOST_SUMMANDS, SumMove, Summand, Summands},
    rules::SumOfGames,
};
use crate::games::{About, Draw, Presentation, Setup, Step};
use crate::reason::{Figure, Phrase};
use crate::text::{Role, Span, Text};

/// The letter of the way that serves all summands.
const ANY: char = 's';

impl Presentation for SumOfGames {
    fn about(&self) -> &'static About {
        &Self::ABOUT
    }

    /// Draws the summands, each under its number and its game, and marks the last move in its
    /// summand.
    fn picture(&self, now: &Summands, past: &[(&Summands, SumMove)], width: usize) -> Text {
        let drawn = now.numbered().map(|(number, summand)| {
            let heading = format!("{number}/ {summand}");
            let heading: String = heading.chars().take(width).collect();
            let role = if summand.move_count() > 0 {
                Role::Strong
            } else {
                Role::Faint
            };
            let is_last_here = past.last().is_some_and(|(_, last)| last.number == number);
            // Of numbers only the last change is shown, on a board all that was put there.
            let shows_past = is_last_here || summand.game.sketch(&summand.at).is_some();
            let own = past
                .iter()
                .filter(|(_, played)| shows_past && played.number == number);
            let own = own.filter_map(|(before, played)| {
                let before = before.at(number)?;
                Some((before.at.clone(), played.played))
            });
            let own: Vec<_> = own.collect();
            let picture = summand.game.picture(&summand.at, &own, width);
            Text::new()
                .fixed(vec![Span::new(role, heading)])
                .then(picture)
        });
        drawn
            .reduce(|text, drawn| text.blank().then(drawn))
            .unwrap_or_default()
    }

    /// The summands, each after its number and its game.
    fn in_words(&self, now: &Summands, before: Option<&Summands>) -> Vec<Phrase> {
        let said = now.numbered().flat_map(|(number, summand)| {
            let before = before.and_then(|before| before.at(number));
            let own = summand
                .game
                .in_words(&summand.at, before.map(|before| &before.at));
            let name = phrase!("said-summand", number, summand = summand.to_string());
            [name].into_iter().chain(own)
        });
        said.collect()
    }

    fn summand_rules(&self, summands: &Summands) -> Vec<Phrase> {
        let mut told: Vec<Phrase> = Vec::new();
        for Summand { game, at } in &summands.0 {
            let rules = (self.accepted.open)(game.about(), &game.variant(at));
            for phrase in [rules.summary(), game.notation()] {
                if !told.contains(&phrase) {
                    told.push(phrase);
                }
            }
        }
        told
    }

    fn describe(&self, summands: &Summands, played: SumMove) -> Phrase {
        let summand = summands.at(played.number).expect("a legal move");
        let deed = summand.game.describe(&summand.at, played.played);
        phrase!(
            "deed-summand",
            advice = Figure::Advice(Box::new(deed.clone())),
            deed,
            number = played.number,
            game = summand.title()
        )
    }

    fn region(&self, summands: &Summands, played: SumMove) -> Option<Phrase> {
        Some(phrase!(
            "place-summand",
            number = played.number,
            game = summands.at(played.number)?.title()
        ))
    }

    /// One that serves all summands, and those that some of them have beside their first.
    fn input_modes(&self, summands: &Summands) -> Vec<char> {
        let mut ways: Vec<char> = summands.open().take(1).map(|_| ANY).collect();
        for one in &summands.0 {
            for other in one.game.input_modes(&one.at).into_iter().skip(1) {
                if !ways.contains(&other) {
                    ways.push(other);
                }
            }
        }
        ways
    }

    /// Asks for the summand, and then what its game asks.
    fn step(&self, summands: &Summands, way: char, answers: &[u64]) -> Step {
        let Some((&number, answers)) = answers.split_first() else {
            let [ask, help] = Self::ABOUT.asking;
            let has_way = |number: &usize| {
                let one = summands.at(*number);
                let ways = one.map(|one| one.game.input_modes(&one.at));
                way == ANY || ways.is_some_and(|ways| ways.contains(&way))
            };
            let offered = summands.open().filter(has_way);
            return Step::pick([ask, help], offered.map(|number| number as u64));
        };
        let number = usize::try_from(number).expect("one of those offered");
        let Summand { game, at } = &summands.0[number - 1];
        let first = game.input_modes(at).first().copied().unwrap_or(ANY);
        let step = game.step(at, if way == ANY { first } else { way }, answers);
        step.behind(&format!("{number}/"))
    }

    fn setup(&self, _: &[u64]) -> Setup<Summands> {
        Setup::Write {
            ask: Phrase::new("ask-summands"),
            help: phrase!(
                "help-summands",
                example = Self::ABOUT.example,
                most = MOST_SUMMANDS,
                known = self.accepted.names()
            ),
        }
    }

    /// Those of all summands.
    fn setup_answers(&self, summands: &Summands) -> Vec<u64> {
        let each = |one: &Summand| one.game.setup_answers(&one.at);
        summands.0.iter().flat_map(each).collect()
    }

    fn exercise(&self, size: u64, mut draw: Draw) -> Summands {
        let (more, each) = (size / 5, size.div_ceil(2));
        // No game twice.
        let mut games = self.accepted.games.to_vec();
        let summands = (0..2 + more).map(|_| {
            let place = draw(0..=games.len() as u64 - 1);
            let place = usize::try_from(place).expect("a place in a list");
            let game = games.swap_remove(place);
            let at = game.exercise(each, &mut draw);
            Summand { game, at }
        });
        Summands(summands.collect())
    }
}
