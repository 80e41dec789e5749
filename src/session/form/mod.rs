//! The form: everything that is asked before a game, from the game to the names of the players. One
//! loop asks it, forwards and backwards.

mod last;
mod players;
mod start;

pub(super) use start::read_start;

use std::iter;

use super::{
    game_menu::{First, FirstScreen, choose_game, easiest},
    names::{NamedPlayers, usual_name},
};
use crate::communication::{Dialogue, Question, Result};
use crate::games::{GameOption, Value, Values, Variant};
use crate::inference::{GameKind, Position, Solver};
use crate::players::{Chance, PlayerKind, PlayerSpec};
use crate::reason::Phrase;
use crate::record::GameText;
use crate::text::Text;
use last::LastGame;
use players::PlayersForm;
use start::StartForm;

/// A question, in the order in which they are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum FormStep {
    Game,
    /// The option of the game at this place.
    Option(usize),
    /// The number at this place on the way to a position, or the position itself.
    Position(usize),
    Who(usize),
    Name(usize),
}

/// What is known before a game, from the flags and from the answers of a person.
#[derive(Default)]
pub(crate) struct GameForm {
    /// The questions that were answered, in order.
    asked: Vec<FormStep>,
    last: Option<LastGame>,
    asks_game: bool,
    kind: Option<GameKind>,
    /// Whether misère play is wanted of games that have it.
    misere: bool,
    asks_options: bool,
    /// The options that the flags give, all that are known, and those that people agree on before a
    /// position, with the answers.
    given: Values,
    values: Values,
    options: Vec<(&'static GameOption, String)>,
    position: StartForm,
    players: PlayersForm,
}

impl GameForm {
    /// A form before the first game, of which this game and these players are known. `asks_options`
    /// says whether people agree on its options.
    pub(crate) fn new(
        known: Option<(GameKind, Variant)>,
        misere: bool,
        specs: [Option<PlayerSpec>; 2],
        asks_options: bool,
    ) -> Self {
        let mut form = Self {
            asks_game: known.is_none(),
            asks_options,
            misere,
            players: PlayersForm::new(specs),
            ..Self::default()
        };
        if let Some((kind, variant)) = known {
            form.choose(kind, variant.misere, variant.values);
        }
        form
    }

    /// A form that asks for the position alone, where that of the last game is the default.
    pub(super) fn for_position(last: &GameText) -> Self {
        let last = LastGame::read(last, false);
        let known = last.as_ref();
        let known = known.map(|last| (last.kind, last.variant.clone()));
        let specs = last
            .as_ref()
            .map_or([None, None], |last| last.players.clone().map(Some));
        Self {
            last,
            ..Self::new(known, false, specs, false)
        }
    }

    /// Takes the defaults from a game of an earlier session. What takes more than a word, such as a
    /// command to run, is not offered again.
    pub(crate) fn remember(&mut self, last: &GameText) {
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
            // A number is asked for together with the position.
            let texts = last
                .variant
                .values
                .of(last.kind.about().options)
                .filter(|(_, value)| matches!(value, Value::Text(_)));
            let with = |values: Values, (option, value)| values.with(option, value);
            self.values = texts.fold(Values::default(), with);
            if !self.asks_game {
                self.choose(last.kind, self.misere, self.given.clone());
            }
        }
    }

    /// Begins anew after a game. The answers about that are the defaults.
    pub(crate) fn again(&mut self, last: &GameText) {
        self.last = LastGame::read(last, true);
        self.asked.clear();
        (self.asks_game, self.asks_options) = (true, true);
        // The flags are for the first players.
        self.players.given = [None, None];
    }

    /// Whether a game was played.
    pub(crate) fn is_later(&self) -> bool {
        self.last.as_ref().is_some_and(|last| last.is_of_session)
    }

    /// The players that the flags give.
    pub(crate) fn given(&self) -> impl Iterator<Item = &PlayerKind> + Clone {
        let given = self.players.given.iter().flatten();
        given.map(|spec| &spec.kind)
    }

    /// The game with its variant, once it is known.
    pub(crate) fn game(&self) -> Option<(GameKind, Variant)> {
        let kind = self.kind?;
        let with = |values: Values, (option, text): &(&GameOption, String)| {
            values.with(option, text.clone())
        };
        let values = if self.options.is_empty() {
            self.values.clone()
        } else {
            let asked = self.options.iter().fold(Values::default(), with);
            asked.or(kind.about().options, &self.given)
        };
        let misere = self.misere && kind.about().misere_rules.is_some();
        Some((kind, Variant { misere, values }))
    }

    /// Whether the first question of the session is which game.
    pub(crate) fn asks_first(&self) -> bool {
        self.asks_game && !self.is_later()
    }

    /// Asks which game, or what is wanted in its place, unless that is known.
    pub(crate) fn ask_game(
        &self,
        dialogue: &mut Dialogue,
        screen: &FirstScreen,
    ) -> Result<Option<First>> {
        let known = (self.kind, self.misere);
        let is_asked = self.asks_game && self.asked.is_empty();
        let first = is_asked.then(|| choose_game(dialogue, known, self.is_later(), screen));
        first.transpose()
    }

    /// Takes the game that somebody begins with who is new here, from the position that is
    /// returned, against the computer at their strength, unless the flags give other players.
    pub(crate) fn begin_at_once(&mut self, misere: bool, given: Values) -> &'static str {
        let kind = easiest();
        self.take_game(kind, misere, given);
        let person = PlayerKind::Human;
        let name = usual_name(&person, 1);
        let usual = [
            PlayerSpec {
                kind: person,
                name: Some(name),
            },
            PlayerKind::Adaptive.into(),
        ];
        for (seat, usual) in iter::zip(&mut self.players.given, usual) {
            seat.get_or_insert(usual);
        }
        kind.about().example
    }

    /// Takes the game that was asked for, of which the flags give these options.
    pub(crate) fn take_game(&mut self, kind: GameKind, misere: bool, given: Values) {
        self.choose(kind, misere, given);
        self.asked.push(FormStep::Game);
    }

    fn choose(&mut self, kind: GameKind, misere: bool, given: Values) {
        let before = self.game().filter(|(before, _)| *before == kind);
        let before = before.map_or_else(Values::default, |(_, before)| before.values);
        // After a game, what the flags gave for the first one is asked for, too.
        let asks_all = self.is_later();
        let options = kind.about().options;
        self.values = if asks_all {
            before.or(options, &given)
        } else {
            given.clone().or(options, &before)
        };
        let asked = |option: &&'static GameOption| {
            let usual = option.usual()?;
            let known = self.values.text(option).unwrap_or(usual);
            (asks_all || given.get(option).is_none()).then_some((*option, known))
        };
        let options = options.iter().filter(|_| self.asks_options);
        self.options = options.filter_map(asked).collect();
        (self.kind, self.misere, self.given) = (Some(kind), misere, given);
    }

    /// Asks for the options of the game. Returns whether they are known: a person may go back.
    pub(crate) fn ask_options(&mut self, dialogue: &mut Dialogue) -> Result<bool> {
        self.ask(dialogue, None)
    }

    /// Asks for the position if it is not known, and for the players. `None` if a person goes back.
    pub(crate) fn ask_rest(
        &mut self,
        dialogue: &mut Dialogue,
        game: &dyn Solver,
        chance: &mut Chance,
        known: Option<Position>,
    ) -> Result<Option<(Position, NamedPlayers)>> {
        let last = self
            .last
            .as_ref()
            .filter(|last| Some(last.kind) == self.kind);
        (self.position).begin(game, last, dialogue.front.is_interactive());
        self.players.begin();
        if let Some(start) = known {
            self.begin_at(game, start);
        }
        if !self.ask(dialogue, Some((game, chance)))? {
            return Ok(None);
        }
        let players = self.players.named(self.last.as_ref());
        self.players.keep_names(&players);
        Ok(self.position.start.take().map(|start| (start, players)))
    }

    /// Asks for the options, or with a game for all that follows. Returns whether everything is
    /// known, and not to be asked again.
    fn ask(
        &mut self,
        dialogue: &mut Dialogue,
        mut rest: Option<(&dyn Solver, &mut Chance)>,
    ) -> Result<bool> {
        loop {
            if let Some((game, chance)) = &mut rest {
                self.draw(dialogue, *game, chance)?;
            }
            let game = rest.as_ref().map(|(game, _)| *game);
            let Some(step) = self.next(game.is_some()) else {
                return Ok(true);
            };
            if self.ask_step(dialogue, step, game)?.is_some() {
                self.asked.push(step);
                continue;
            }
            match self.asked.pop() {
                Some(FormStep::Option(_)) if rest.is_none() => {}
                Some(FormStep::Position(place)) => {
                    (self.position.settled, self.position.start) = (place, None);
                }
                Some(FormStep::Who(_) | FormStep::Name(_)) => {}
                _ => return Ok(false),
            }
        }
    }

    /// Asks one question. `None` if a person goes back to the one before.
    fn ask_step(
        &mut self,
        dialogue: &mut Dialogue,
        step: FormStep,
        game: Option<&dyn Solver>,
    ) -> Result<Option<()>> {
        let (is_first, last) = (self.asked.is_empty(), self.last.as_ref());
        match (step, game) {
            (FormStep::Option(place), _) => self.ask_option(dialogue, place),
            (FormStep::Who(index), Some(game)) => {
                let listed = (is_first, self.asked.contains(&FormStep::Who(0)));
                self.players.ask_who(dialogue, game, last, index, listed)
            }
            (FormStep::Name(index), game) => {
                let start = game.zip(self.position.start.as_ref());
                self.players
                    .ask_name(dialogue, start, last, (index, is_first))
            }
            (_, Some(game)) => self.position.ask(dialogue, game, is_first),
            (_, None) => unreachable!("only options are asked for before the game is open"),
        }
    }

    /// The next question. Only options are asked for before the game is open.
    fn next(&self, is_open: bool) -> Option<FormStep> {
        let options = (0..self.options.len()).map(FormStep::Option);
        let position = FormStep::Position(self.position.settled);
        let players = [
            FormStep::Who(0),
            FormStep::Who(1),
            FormStep::Name(0),
            FormStep::Name(1),
        ];
        let rest = iter::once(position).chain(players).filter(|_| is_open);
        let last = self.asked.last().copied();
        let is_asked = |step| match step {
            FormStep::Game | FormStep::Option(_) => true,
            FormStep::Position(_) => self.position.start.is_none(),
            FormStep::Who(index) => self.players.given[index].is_none(),
            FormStep::Name(index) => self.players.asks_name(index),
        };
        options
            .chain(rest)
            .find(|&step| Some(step) > last && is_asked(step))
    }

    fn ask_option(&mut self, dialogue: &mut Dialogue, place: usize) -> Result<Option<()>> {
        let (option, known) = &mut self.options[place];
        let question =
            Question::step(option.ask, option.help, self.asked.is_empty()).usually(known.clone());
        if let Some(means) = Phrase::from(option.ask).attribute("means") {
            dialogue.message(&Text::new().prose(means))?;
        }
        let value = dialogue.ask_or_back(&question, |answer| option.read(answer))?;
        Ok(value.map(|value| *known = value.to_string()))
    }

    /// Draws what is not asked for on the way to the position, and settles it if nothing more is
    /// asked.
    fn draw(&mut self, dialogue: &mut Dialogue, game: &dyn Solver, chance: &mut Chance) -> Result {
        while self.position.start.is_none()
            && let Some(start) = self.position.draw(game, chance)
        {
            let Some(refusal) = self.refusal(game, &start) else {
                self.begin_at(game, start);
                return Ok(());
            };
            dialogue.tell(refusal)?;
            while let Some(&FormStep::Position(place)) = self.asked.last() {
                self.asked.pop();
                self.position.settled = place;
            }
        }
        Ok(())
    }

    /// Why the players cannot play from a position that was asked for.
    fn refusal(&self, game: &dyn Solver, start: &Position) -> Option<Phrase> {
        let was_asked = self.asked.last() >= Some(&FormStep::Position(0));
        was_asked.then(|| self.given_refusal(game, start))?
    }

    /// Why a player that the flags give cannot play from a position.
    pub(crate) fn given_refusal(&self, game: &dyn Solver, start: &Position) -> Option<Phrase> {
        let mut given = self.players.given.iter().flatten();
        given.find_map(|spec| spec.kind.added()?.refusal(game, start))
    }

    /// Settles the position.
    fn begin_at(&mut self, game: &dyn Solver, start: Position) {
        self.players.begin_at(game, &start);
        self.position.start = Some(start);
    }
}
