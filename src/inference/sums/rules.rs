//! The rules of a sum, and its notation.

use std::cmp::Ordering;
use std::fmt::{self, Display};
use std::ops::ControlFlow;
use std::rc::Rc;

use super::{
    method::Known,
    position::{MOST_SUMMANDS, Summand, Summands, accepted, names, read, refused},
    tables::{State, Tables},
};
use crate::games::{
    About, Answer, Child, Components, Conventions, Cost, Draw, Goal, LONGEST_SCALE, Manners, Rules,
    Scale, Setup, Step, StickRow, Theorems, Theory, Tree, Variant, read_number,
};
use crate::inference::{
    erased::Move,
    list::{GameKind, rules_from},
    solver::Solver,
};
use crate::reason::{Evidence, Figure, Phrase};
use crate::text::{Role, Span, Text};

/// Numbers of summands above this one are read as this one, which no sum has.
const NO_SUMMAND: u64 = 1_000;

/// A sum of games.
#[derive(Clone)]
pub struct SumOfGames {
    /// The games that may be summands.
    pub(super) known: Rc<[Box<dyn Solver>]>,
    /// The states of the sum that a search began from; empty if it is not bound to one.
    pub(super) tables: Rc<Tables>,
}

impl SumOfGames {
    /// The entry of the game.
    pub const ABOUT: About = About {
        name: "sum",
        tagline: "tagline-sum",
        rules: "rules-sum",
        misere_rules: None,
        moves: "moves-sum",
        example: "nim 3,5 + kayles 4 + cram 2x3",
        options: &[],
    };

    /// The rules of the one variant.
    pub fn of_variant(_: &Variant) -> Self {
        Self::default()
    }
}

impl Default for SumOfGames {
    /// Sums of all games that may be summands.
    fn default() -> Self {
        Self {
            known: accepted().into(),
            tables: Rc::default(),
        }
    }
}

impl Rules for SumOfGames {
    type Position = Summands;
    type Move = SumMove;

    fn move_count(&self, summands: &Summands) -> u128 {
        summands.0.iter().map(Summand::move_count).sum()
    }

    fn nth_move(&self, summands: &Summands, mut index: u128) -> SumMove {
        for (number, summand) in summands.numbered() {
            let Some(rest) = index.checked_sub(summand.move_count()) else {
                let played = summand.game.nth_move(&summand.at, index);
                return SumMove { number, played };
            };
            index = rest;
        }
        panic!("an index below the number of moves");
    }

    /// To ask for each by its number would take longer.
    fn moves<'a>(&'a self, summands: &'a Summands) -> impl Iterator<Item = SumMove> + 'a {
        summands.numbered().flat_map(|(number, summand)| {
            let moves = summand.game.moves(&summand.at);
            moves.map(move |played| SumMove { number, played })
        })
    }

    fn play(&self, summands: &Summands, played: SumMove) -> Result<Summands, Phrase> {
        let SumMove { number, played } = played;
        let summand = summands.at(number).ok_or_else(|| {
            phrase!(
                "move-no-such-summand",
                summand = number,
                summands = summands.0.len()
            )
        })?;
        let after = summand.play(played).map_err(|why| refused(number, why))?;
        let mut left = summands.clone();
        left.0[number - 1] = after;
        Ok(left)
    }

    fn read_position(&self, text: &str) -> Result<Summands, Phrase> {
        read(text, &self.known)
    }

    /// The position says which game is meant; as a text a move is the same in all games that can
    /// read it.
    fn read_move(&self, text: &str) -> Result<SumMove, Phrase> {
        let read = || {
            let (number, played) = text.split_once('/')?;
            let number = read_number(number.trim())?.min(NO_SUMMAND);
            let mut known = self.known.iter();
            Some(SumMove {
                number: usize::try_from(number).ok()?,
                played: known.find_map(|game| game.read_move(played.trim()).ok())?,
            })
        };
        read().ok_or_else(|| Phrase::new("move-unreadable-sum").quoting("move", text))
    }

    fn listed(&self, summands: &Summands, played: SumMove) -> SumMove {
        let listed = || {
            let Summand { game, at } = summands.at(played.number)?;
            Some(game.listed(at, game.read_move(&played.played).ok()?))
        };
        SumMove {
            played: listed().unwrap_or(played.played),
            ..played
        }
    }

    fn move_examples(&self, summands: &Summands) -> Vec<String> {
        // One of each of the first two summands that have a move.
        let examples = summands.numbered().filter_map(|(number, summand)| {
            let examples = summand.game.move_examples(&summand.at);
            Some(format!("{number}/{}", examples.last()?))
        });
        examples.take(2).collect()
    }

    fn resembles_move(&self, text: &str) -> bool {
        text.contains(['/', ':'])
    }
}

const _: () = assert!((MOST_SUMMANDS as u64) < NO_SUMMAND);

// A move in a sum: the number of the summand, a slash, and the move as the game of that summand
// writes it.

/// A move in one summand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SumMove {
    /// The number of the summand, counted from 1.
    pub(super) number: usize,
    /// The move as the summand's game writes it.
    pub(super) played: Move,
}

impl Display for SumMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.played)
    }
}

// What is proved about a sum: summands that play alike cancel in pairs, and what theorems say of
// the others may settle the rest.

/// The most moves of which one is looked for that leaves a summand like its partner.
const MOST_TRIED: usize = 1 << 12;

impl Theorems for SumOfGames {
    /// A sum of pairs is lost: to each move the opponent answers with the same in the other one of
    /// the pair.
    fn closed_form(&self, summands: &Summands) -> Option<Answer<SumMove>> {
        come_in_pairs(summands).then(|| Answer::of_last_move(true, Some(0), Vec::new()))
    }

    fn winning_move(&self, summands: &Summands) -> Option<SumMove> {
        Known::of(summands).winning_move()
    }

    fn evidence(&self, summands: &Summands, best: Option<SumMove>) -> Option<Evidence> {
        let (theorem, lost) = match best {
            Some(best) => ("theorem-summands-left", self.play(summands, best).ok()?),
            None => ("theorem-summands-faced", summands.clone()),
        };
        let is_lost_by_theorem = !self.is_over(&lost) && come_in_pairs(&lost);
        is_lost_by_theorem.then(|| Evidence::new(theorem).noting("note-summands"))
    }

    /// The same move in the partner, or the first one there that leaves both alike.
    fn answer_by_theorem(&self, lost: &Summands, reply: SumMove) -> Option<SumMove> {
        let after = lost.at(reply.number)?.play(reply.played).ok()?;
        let place = lost.pairing()[reply.number - 1]?;
        let partner = &lost.0[place];
        let moves = partner.game.moves(&partner.at).take(MOST_TRIED);
        let mut answers = [reply.played].into_iter().chain(moves);
        let played = answers.find(|&played| {
            let left = partner.play(played);
            left.is_ok_and(|left| left.plays_like(&after))
        })?;
        let number = place + 1;
        Some(SumMove { number, played })
    }

    /// Only in the last summand that has a move.
    fn immediate_win(&self, summands: &Summands) -> Option<SumMove> {
        let mut open = summands.open();
        let (number, None) = (open.next()?, open.next()) else {
            return None;
        };
        let last = summands.at(number)?;
        let played = last.game.immediate_win(&last.at)?;
        Some(SumMove { number, played })
    }
}

/// Whether all summands that have a move cancel in pairs.
fn come_in_pairs(summands: &Summands) -> bool {
    let mut all = summands.pairing().into_iter().zip(&summands.0);
    all.all(|(partner, summand)| partner.is_some() || summand.move_count() == 0)
}

// What is known of a sum: the summands decide, each by its own methods.

impl Tree for SumOfGames {
    type State = State;

    fn children(
        &self,
        state: State,
        visit: &mut impl FnMut(Child<State>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut after = self.tables.followers(state);
        after.try_for_each(|after| visit(after.into()))
    }

    fn goal(&self) -> Goal {
        Goal::last_move(false)
    }
}

impl Theory for SumOfGames {
    /// `None` if the rules are not bound to the sum; see [`Theory::rooted`].
    fn state(&self, summands: &Summands) -> Option<State> {
        self.tables.state(summands)
    }

    fn position(&self, state: State, _: &Summands) -> Summands {
        self.tables.position(state)
    }

    /// Each summand in its canonical form, in the order of their texts: equal games may change
    /// places.
    fn canonical(&self, summands: &Summands) -> Option<(String, Summands)> {
        let mut all: Vec<_> = summands.0.iter().map(Summand::alike).collect();
        all.sort_by(|(one, _), (other, _)| one.cmp(other));
        let (alike, sorted): (Vec<_>, _) = all.into_iter().unzip();
        Some((alike.concat(), Summands(sorted)))
    }

    fn compare_states(&self, one: State, other: State) -> Ordering {
        self.tables.compare(one, other)
    }

    fn rooted(&self, start: &Summands) -> Self {
        Self {
            known: Rc::clone(&self.known),
            tables: Rc::new(Tables::of(start)),
        }
    }

    fn cost(&self, summands: &Summands) -> Cost {
        let nothing = Cost {
            states: 1,
            moves: 0,
            is_exact: false,
        };
        let costs = summands.0.iter().map(|one| one.game.cost(&one.at));
        costs.fold(nothing, |all, cost| Cost {
            states: all.states.saturating_mul(cost.states),
            moves: all.moves.saturating_add(cost.moves),
            ..all
        })
    }
}

impl Components for SumOfGames {
    /// The summands are of several types, so no one search sees them.
    fn splits(&self) -> bool {
        true
    }

    /// All summands, those without a move too: their numbers count.
    fn split(&self, summands: &Summands) -> Option<Vec<Summands>> {
        let alone = summands.0.iter().cloned();
        Some(alone.map(|summand| Summands(vec![summand])).collect())
    }

    fn parts(&self, summand: &Summands) -> Vec<Summands> {
        let summand = &summand.0[0];
        if summand.is_copied() {
            return Vec::new();
        }
        let parts = summand.game.components(&summand.at).into_iter();
        parts.map(|at| Summands(vec![summand.after(at)])).collect()
    }

    /// The heaps of a single summand, if it has nothing else.
    fn scale(&self, position: &Summands) -> Option<Scale<Summands>> {
        let [summand] = position.0.as_slice() else {
            return None;
        };
        let game = &summand.game;
        if game.moves_to_nimber(&summand.at, 0).is_some() || summand.is_copied() {
            return None;
        }
        let sizes = game.components(&summand.at).into_iter();
        let sizes = sizes.map(|heap| game.write_position(&heap).parse::<u64>().ok());
        let largest = sizes.collect::<Option<Vec<u64>>>()?.into_iter().max()?;
        let most = largest.min(LONGEST_SCALE);
        let heaps = (1..=most).map(|size| game.read_position(&size.to_string()));
        let heaps = heaps.map(|at| Some(Summands(vec![summand.after(at.ok()?)])));
        Some(Scale {
            phrase: phrase!("summand-heaps-nimbers", most, more = largest > most),
            components: heaps.collect::<Option<_>>()?,
        })
    }

    fn derived(&self, position: &Summands, parts: &[u64]) -> Option<Phrase> {
        let summand = &position.0[0];
        let row = summand.game.single_row(&summand.at);
        Some(match (parts, row) {
            ([_, _, ..], _) => {
                let parts: Vec<String> = parts.iter().map(u64::to_string).collect();
                phrase!("nimber-by-parts", parts)
            }
            (_, Some(StickRow { sticks, max_take })) => {
                phrase!("nimber-by-remainder", number = sticks, round = max_take + 1)
            }
            _ if summand.is_nim() => Phrase::new("nimber-by-size"),
            _ if summand.is_copied() => Phrase::new("nimber-by-copies"),
            _ if self.scale(position).is_some() => return None,
            _ => phrase!("nimber-by-command", summand = summand.to_string()),
        })
    }
}

// How people play a sum.

/// The letter of the way that serves all summands.
const ANY: char = 's';

impl Manners for SumOfGames {
    const ASKING: [&'static str; 2] = ["ask-summand", "help-summand"];

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

    fn summand_rules(&self, summands: &Summands) -> Vec<Phrase> {
        let mut told: Vec<Phrase> = Vec::new();
        for Summand { game, at } in &summands.0 {
            for phrase in [rules_from(&**game, at), game.notation()] {
                if !told.contains(&phrase) {
                    told.push(phrase);
                }
            }
        }
        told
    }

    fn deed(&self, summands: &Summands, played: SumMove) -> Phrase {
        let summand = summands.at(played.number).expect("a legal move");
        let deed = summand.game.deed(&summand.at, played.played);
        phrase!(
            "deed-summand",
            advice = Figure::Advice(Box::new(deed.clone())),
            deed,
            number = played.number,
            game = summand.title()
        )
    }

    fn place(&self, summands: &Summands, played: SumMove) -> Option<Phrase> {
        Some(phrase!(
            "place-summand",
            number = played.number,
            game = summands.at(played.number)?.title()
        ))
    }

    fn conventions(&self) -> Conventions {
        Conventions {
            is_sum_of_games: true,
            ..Conventions::default()
        }
    }

    /// One that serves all summands, and those that some of them have beside their first.
    fn ways(&self, summands: &Summands) -> Vec<char> {
        let mut ways: Vec<char> = summands.open().take(1).map(|_| ANY).collect();
        for one in &summands.0 {
            for other in one.game.ways(&one.at).into_iter().skip(1) {
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
            let [ask, help] = Self::ASKING;
            let has_way = |number: &usize| {
                let one = summands.at(*number);
                let ways = one.map(|one| one.game.ways(&one.at));
                way == ANY || ways.is_some_and(|ways| ways.contains(&way))
            };
            let offered = summands.open().filter(has_way);
            return Step::pick([ask, help], offered.map(|number| number as u64));
        };
        let number = usize::try_from(number).expect("one of those offered");
        let Summand { game, at } = &summands.0[number - 1];
        let first = game.ways(at).first().copied().unwrap_or(ANY);
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
                known = names(&self.known)
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
        let mut games: Vec<_> = self.known.iter().map(|game| game.about()).collect();
        let summands = (0..2 + more).map(|_| {
            let place = draw(0..=games.len() as u64 - 1);
            let place = usize::try_from(place).expect("a place in a list");
            let game = GameKind::of(games.swap_remove(place)).rules(&Variant::default());
            let at = game.exercise(each, &mut draw);
            let game = game.into();
            Summand { game, at }
        });
        Summands(summands.collect())
    }
}
