//! How people play a sum.

use super::ABOUT as ENTRY;
use super::moves::{SumMove, in_summand};
use super::position::{MOST_SUMMANDS, Summand, Summands};
use super::rules::SumOfGames;
use crate::games::{About, Conventions, Draw, Manners, Setup, Step, Variant};
use crate::inference::list::GameKind;
use crate::inference::solver::{At, Move};
use crate::reason::{Figure, Phrase};
use crate::text::{Role, Span, Text};

/// Draws the summands, each under its number and its game; `past` gives the moves of each.
fn drawn(summands: &Summands, past: impl Fn(u64) -> Vec<(At, Move)>, width: usize) -> Text {
    let drawn = summands.numbered().map(|(number, summand)| {
        let heading = format!("{number}/ {}", summand.written());
        let heading: String = heading.chars().take(width).collect();
        let role = if summand.move_count() > 0 {
            Role::Strong
        } else {
            Role::Faint
        };
        let heading = Text::new().fixed(vec![Span::new(role, heading)]);
        heading.then(summand.game.picture(&summand.at, &past(number), width))
    });
    drawn
        .reduce(|text, drawn| text.blank().then(drawn))
        .unwrap_or_default()
}

impl Manners for SumOfGames {
    const ABOUT: About = ENTRY;
    const ASKING: [&'static str; 3] = ["way-summand", "ask-summand", "help-summand"];

    fn of_variant(_: &Variant) -> Self {
        Self::default()
    }

    /// Marks the last move in its summand.
    fn picture(&self, now: &Summands, past: &[(&Summands, SumMove)], width: usize) -> Text {
        let past = |number| {
            let last = past.last().filter(|(_, played)| played.summand == number);
            let last = last.and_then(|(before, played)| {
                let Summand { at, .. } = before.at(number)?;
                Some((at.clone(), played.played()))
            });
            last.into_iter().collect()
        };
        drawn(now, past, width)
    }

    fn deed(&self, summands: &Summands, played: SumMove) -> Phrase {
        let summand = summands.at(played.summand).expect("a legal move");
        let deed = summand.game.deed(&summand.at, played.played());
        Phrase::new("deed-summand")
            .with("advice", Figure::Advice(Box::new(deed.clone())))
            .with("deed", deed)
            .with("number", played.summand)
            .with("game", summand.title())
    }

    fn place(&self, summands: &Summands, played: SumMove) -> Option<Phrase> {
        let place = Phrase::new("place-summand").with("number", played.summand);
        Some(place.with("game", summands.at(played.summand)?.title()))
    }

    fn conventions(&self) -> Conventions {
        Conventions {
            ends_by_last_piece: false,
            is_sum_of_games: true,
            ..Conventions::default()
        }
    }

    /// Asks for the summand, and then what its game asks.
    fn step(&self, summands: &Summands, _: char, answers: &[u64]) -> Step<SumMove> {
        let Some((&number, answers)) = answers.split_first() else {
            let [_, ask, help] = Self::ASKING;
            return Step::pick([ask, help], summands.open());
        };
        let summand = summands.at(number).expect("one of those offered");
        // No game that may be a summand has more than one way.
        let ways = summand.game.ways(&summand.at);
        let way = ways.first().map_or('s', |way| way.letter);
        let step = summand.game.step(&summand.at, way, answers);
        match step.map(|played| in_summand(number, played)) {
            Step::Write { ask, help, before } => Step::Write {
                ask,
                help,
                before: format!("{number}/{before}"),
            },
            step => step,
        }
    }

    fn setup(&self, _: &[u64]) -> Setup<Summands> {
        let known = self.known.iter().map(|game| game.name().to_owned());
        Setup::Write {
            ask: Phrase::new("ask-summands").with("example", ENTRY.example),
            help: Phrase::new("help-summands")
                .with("example", ENTRY.example)
                .with("most", MOST_SUMMANDS)
                .with("known", known.collect::<Vec<String>>()),
        }
    }

    fn exercise(&self, size: u64, mut draw: Draw) -> Summands {
        let summands = (0..2 + size / 5).map(|_| {
            let place = draw(0..=self.known.len() as u64 - 1);
            let game = &self.known[usize::try_from(place).expect("a place in a list")];
            let kind = GameKind::from_name(game.name()).expect("it is in the list");
            let game = kind.rules(&Variant::default());
            let at = game.exercise(size.div_ceil(2), &mut draw);
            let game = game.into();
            Summand { game, at }
        });
        Summands(summands.collect())
    }
}
