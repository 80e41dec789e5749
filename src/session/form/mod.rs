//! The form: everything that is asked before a game, from the game to the names of the players.
//! Each part is asked from its first question to its last; `questions` leads back.

mod last;
mod players;
mod questions;
mod start;

pub use start::read_start;

use std::mem;

use super::{
    game_menu::{ChosenGame, First, FirstScreen, easiest},
    names::usual_name,
};
use crate::communication::{FrontEnd, Question, Result};
use crate::games::{GameOption, Value, Values, Variant};
use crate::inference::{GameKind, Position, Solver};
use crate::players::{Chance, PlayerKind, PlayerSpec};
use crate::reason::Phrase;
use crate::record::GameText;
use crate::text::Text;
use last::LastGame;
use players::PlayersForm;
use questions::QuestionRow;
use start::StartForm;

/// What is known before a game, from the flags and from the answers of a person.
#[derive(Default)]
pub struct GameForm {
    questions: QuestionRow,
    last: Option<LastGame>,
    asks_game: bool,
    asks_options: bool,
    /// The game that is known, or else the default.
    kind: Option<GameKind>,
    /// Whether misère play is wanted of games that have it.
    misere: bool,
    /// The options that the flags give, and all that are known.
    given: Values,
    values: Values,
    /// The position as it was written together with the game.
    pub position: Option<String>,
    /// The players that the flags give.
    seats: [Option<PlayerSpec>; 2],
    /// The names that people have had in this session, the latest first.
    names: Vec<String>,
}

impl GameForm {
    /// A form that asks for everything but these players.
    pub fn new(misere: bool, seats: [Option<PlayerSpec>; 2]) -> Self {
        Self {
            asks_game: true,
            asks_options: true,
            misere,
            seats,
            ..Self::default()
        }
    }

    /// A form for a game that is known. `asks_options` says whether people agree on options that
    /// are not given.
    pub fn of_game(known: ChosenGame, seats: [Option<PlayerSpec>; 2], asks_options: bool) -> Self {
        let mut form = Self {
            asks_options,
            seats,
            ..Self::default()
        };
        form.choose(known);
        form
    }

    /// A form that asks for the position alone, where that of the last game is the default.
    pub fn for_position(last: &GameText) -> Self {
        let last = LastGame::read(last, false);
        let known = last.as_ref();
        let seats = known.map_or([None, None], |last| last.players.clone().map(Some));
        Self {
            kind: known.map(|last| last.kind),
            seats,
            last,
            ..Self::default()
        }
    }

    /// Takes the defaults from a game of an earlier session. What takes more than a word, such as a
    /// command to run, is not offered again.
    pub fn remember(&mut self, last: &GameText) {
        self.last = LastGame::read(last, false).filter(|last| {
            let takes_more = |seat: &PlayerSpec| seat.kind.takes_more();
            let players = || last.players.iter();
            // A person who comes back wants to play.
            players().any(|seat| seat.kind == PlayerKind::Human) && !players().any(takes_more)
        });
        let Some(last) = &self.last else {
            return;
        };
        if self.asks_game {
            self.kind = Some(last.kind);
            self.misere |= last.variant.misere;
        }
        if self.kind == Some(last.kind) && self.asks_options {
            for (option, value) in last.variant.values.of(last.kind.about().options) {
                // A number is asked for together with the position.
                if matches!(value, Value::Text(_)) && self.given.get(option).is_none() {
                    self.values = mem::take(&mut self.values).with(option, value);
                }
            }
        }
    }

    /// Begins anew after a game. The answers about that are the defaults.
    pub fn again(&mut self, last: &GameText) {
        self.last = LastGame::read(last, true);
        self.questions = QuestionRow::default();
        (self.asks_game, self.asks_options) = (true, true);
        self.position = None;
        // The flags are for the first players.
        self.seats = [None, None];
    }

    /// Whether a game was played.
    pub fn is_later(&self) -> bool {
        self.last.as_ref().is_some_and(|last| last.is_of_session)
    }

    /// The players that the flags give.
    pub fn given(&self) -> impl Iterator<Item = &PlayerKind> + Clone {
        self.seats.iter().flatten().map(|spec| &spec.kind)
    }

    /// Whether the first question of the session is which game.
    pub fn asks_first(&self) -> bool {
        self.asks_game && !self.is_later()
    }

    /// Asks which game, or what is wanted in its place; `None` if that is settled.
    pub fn ask_game(
        &self,
        front: &mut dyn FrontEnd,
        screen: &FirstScreen,
    ) -> Result<Option<First>> {
        if !self.asks_game || self.questions.settled > 0 {
            return Ok(None);
        }
        let usual = (self.kind, self.misere);
        screen.ask(front, usual, self.is_later()).map(Some)
    }

    /// Takes the game that was asked for, with the options that the flags give of it.
    pub fn take_game(&mut self, chosen: ChosenGame) {
        self.choose(chosen);
        self.questions.settled = 1;
    }

    /// Takes the game that somebody begins with who is new here, against the computer at their
    /// strength, unless the flags give other players.
    pub fn begin_at_once(&mut self, variant: Variant) {
        let kind = easiest();
        self.take_game(ChosenGame {
            kind,
            variant,
            position: Some(kind.about().example.to_owned()),
        });
        let person = PlayerKind::Human;
        let name = Some(usual_name(&person, 1));
        let [first, second] = &mut self.seats;
        first.get_or_insert(PlayerSpec { kind: person, name });
        second.get_or_insert(PlayerKind::Adaptive.into());
    }

    fn choose(&mut self, chosen: ChosenGame) {
        let ChosenGame { kind, variant, .. } = chosen;
        if self.kind != Some(kind) {
            self.values = Values::default();
        }
        let before = mem::take(&mut self.values);
        let options = kind.about().options;
        self.given = variant.values;
        // After a game, what the flags gave for the first one is asked for, too.
        self.values = if self.is_later() {
            before.or(options, &self.given)
        } else {
            self.given.clone().or(options, &before)
        };
        (self.kind, self.misere) = (Some(kind), variant.misere);
        self.position = chosen.position;
    }

    /// Asks for the options of the game. Returns the game with its variant; `None` if a person goes
    /// back.
    pub fn ask_options(&mut self, front: &mut dyn FrontEnd) -> Result<Option<(GameKind, Variant)>> {
        let kind = self.kind.expect("it was asked for");
        let (asks_all, about) = (self.is_later(), kind.about());
        let before = usize::from(self.asks_game);
        let asked = self.questions.run(before, |questions| {
            for option in about.options.iter().filter(|_| self.asks_options) {
                let is_asked = asks_all || self.given.get(option).is_none();
                let Some(usual) = option.usual().filter(|_| is_asked) else {
                    continue;
                };
                let known = self.values.text(option).unwrap_or(usual);
                let mut answer = Some(known.clone());
                let ask = |is_first| ask_option(front, option, known, is_first);
                let answer = questions.ask(&mut answer, ask)?.clone();
                let answered = Values::default().with(option, answer);
                self.values = answered.or(about.options, &self.values);
            }
            Ok(())
        })?;
        let misere = self.misere && about.misere_rules.is_some();
        let values = self.values.clone();
        Ok(asked.map(|()| (kind, Variant { misere, values })))
    }

    /// Asks for the position if it is not known, and for the players. `None` if a person goes back.
    pub fn ask_rest(
        &mut self,
        front: &mut dyn FrontEnd,
        game: &dyn Solver,
        chance: &mut Chance,
        known: Option<&Position>,
    ) -> Result<Option<(Position, [PlayerSpec; 2])>> {
        let last = self.last.as_ref();
        let of_game = last.filter(|last| Some(last.kind) == self.kind);
        let mut position = StartForm::new(game, of_game, front.is_interactive());
        let mut players = PlayersForm::new(game, &self.seats, &self.names, last);
        let mut asked = None;
        let before = self.questions.settled;
        let answers = self.questions.run(before, |questions| {
            let start = match known {
                Some(start) => start,
                None => questions.ask(&mut asked, |is_first| {
                    players.menu = None;
                    let refusal = |start: &Position| refusal(&self.seats, game, start);
                    position.ask_playable(front, chance, refusal, is_first)
                })?,
            };
            let seats = players.ask(questions, front, start)?;
            Ok((start.clone(), seats))
        })?;
        if let Some((_, seats)) = &answers {
            self.keep_names(seats);
        }
        Ok(answers)
    }

    /// Why a player that the flags give cannot play from a position.
    pub fn given_refusal(&self, game: &dyn Solver, start: &Position) -> Option<Phrase> {
        refusal(&self.seats, game, start)
    }

    /// Keeps the names of people, those of this game first.
    fn keep_names(&mut self, seats: &[PlayerSpec; 2]) {
        let people = seats.iter().filter(|seat| seat.kind == PlayerKind::Human);
        let mut names: Vec<String> = people.filter_map(|seat| seat.name.clone()).collect();
        self.names.retain(|name| !names.contains(name));
        names.append(&mut self.names);
        self.names = names;
    }
}

/// Why one of the players that are given cannot play from a position.
fn refusal(given: &[Option<PlayerSpec>; 2], game: &dyn Solver, start: &Position) -> Option<Phrase> {
    let mut given = given.iter().flatten();
    given.find_map(|spec| spec.kind.refusal(game, start))
}

/// Asks for an option of a game; `None` if a person goes back.
fn ask_option(
    front: &mut dyn FrontEnd,
    option: &GameOption,
    usual: String,
    is_first: bool,
) -> Result<Option<String>> {
    if let Some(means) = Phrase::from(option.ask).attribute("means") {
        front.show(&Text::new().prose(means))?;
    }
    let question = Question::step(option.ask, option.help, is_first).usually(usual);
    let value = front.ask_or_back(&question, |answer| option.read(answer))?;
    Ok(value.map(|value| value.to_string()))
}
