//! How people play a sum.

use std::rc::Rc;

use super::about::ABOUT as ENTRY;
use super::moves::SumMove;
use super::position::{MOST_SUMMANDS, Summands, accepted};
use super::rules::{SumOfGames, in_summand};
use super::standing::Standing;
use super::summand::Summand;
use crate::games::asking::{Setup, Step, Way};
use crate::games::game::Game;
use crate::games::manners::{About, Conventions, Draw, Manners};
use crate::games::options::Variant;
use crate::games::visitor::{GameList, Visitor};
use crate::reason::{Figure, Phrase};
use crate::text::{Role, Span, Text};

/// Draws a position for practice.
struct Exercise<'a, 'b>(u64, &'a mut Draw<'b>);

impl Visitor for Exercise<'_, '_> {
    type Output = Rc<dyn Summand>;

    fn visit<G: Game>(self, rules: G) -> Self::Output {
        let Self(size, draw) = self;
        let position = rules.exercise(size, &mut |bounds| draw(bounds));
        Rc::new(Standing { rules, position })
    }
}

impl<L: GameList> Manners for SumOfGames<L> {
    const ABOUT: About = ENTRY;

    fn of_variant(_: &Variant) -> Self {
        Self::default()
    }

    /// Each summand under its number and its game.
    fn picture(&self, now: &Summands, before: Option<&Summands>, width: usize) -> Text {
        let drawn = now.numbered().map(|(number, summand)| {
            let before = before.and_then(|before| before.at(number));
            let before = before.map(|before| before.as_any());
            let heading = format!("{number}/ {}", summand.written());
            let heading: String = heading.chars().take(width).collect();
            let role = if summand.move_count() > 0 {
                Role::Strong
            } else {
                Role::Faint
            };
            let heading = Text::new().fixed(vec![Span::new(role, heading)]);
            heading.then(summand.picture(before, width))
        });
        drawn
            .reduce(|text, drawn| text.blank().then(drawn))
            .unwrap_or_default()
    }

    fn deed(&self, summands: &Summands, played: SumMove) -> Phrase {
        let summand = summands.at(played.summand).expect("a legal move");
        let deed = summand.deed(played.played());
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
            ..Conventions::default()
        }
    }

    fn ways(&self, summands: &Summands) -> Vec<Way> {
        Way::only(Phrase::new("way-summand"), summands.open().next().is_some())
    }

    /// Asks for the summand, and then what its game asks.
    fn step(&self, summands: &Summands, _: char, answers: &[u64]) -> Step<SumMove> {
        let Some((&number, answers)) = answers.split_first() else {
            return Step::Pick {
                ask: Phrase::new("ask-summand"),
                help: Phrase::new("help-summand"),
                options: summands.open().collect(),
            };
        };
        let summand = summands.at(number).expect("one of those offered");
        // No game that may be a summand has more than one way.
        let way = summand.ways().first().map_or('s', |way| way.letter);
        match summand
            .step(way, answers)
            .map(|played| in_summand(number, &played))
        {
            Step::Write { ask, help, before } => Step::Write {
                ask,
                help,
                before: format!("{number}/{before}"),
            },
            step => step,
        }
    }

    fn setup(&self, _: &[u64]) -> Setup<Summands> {
        let known = accepted::<L>().map(|about| about.name.to_owned());
        Setup::Write {
            ask: Phrase::new("ask-summands").with("example", ENTRY.example),
            help: Phrase::new("help-summands")
                .with("example", ENTRY.example)
                .with("most", MOST_SUMMANDS)
                .with("known", known.collect::<Vec<String>>()),
        }
    }

    fn exercise(&self, size: u64, mut draw: Draw) -> Summands {
        let games: Vec<&About> = accepted::<L>().collect();
        let variant = Variant::default();
        let summands = (0..2 + size / 5).map(|_| {
            let place = draw(0..=games.len() as u64 - 1);
            let game = games[usize::try_from(place).expect("a place in a list")];
            let exercise = Exercise(size.div_ceil(2), &mut draw);
            L::visit(game.name, &variant, exercise).expect("it is in the list")
        });
        Summands(summands.collect())
    }
}
