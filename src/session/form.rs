//! The form: everything that is asked before a game, from the game to the names of the players. One
//! loop asks it, forwards and backwards.

use std::iter;
use std::ops::RangeInclusive;

use rand::RngExt;

use super::{
    game_menu::{First, choose_game},
    who::{LONGEST_NAME, Players, Seat, Who, distinct},
    who_menu::{WhoAsked, ask_seat},
};
use crate::communication::{Dialogue, Result, is_plain_text, read_number, read_within};
use crate::explanation::Words;
use crate::games::{Accepts, GameOption, MAX_COUNT, Setup, Value, Values, Variant};
use crate::inference::{GameKind, Position, Solver};
use crate::players::{Chance, Skill, learner::Cabinet};
use crate::reason::Phrase;
use crate::record::{Recorded, Written};
use crate::text::Text;

/// A question, in the order in which they are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    Game,
    /// The option of the game at this place.
    Option(usize),
    /// The number at this place on the way to a position, or the position itself.
    Position(usize),
    Who(usize),
    Name(usize),
}

/// What is wanted at the first question.
pub(crate) enum Wanted {
    /// A game, which the form knows now.
    Game,
    /// To keep playing the unfinished game.
    Unfinished,
    /// The lessons.
    Lessons,
}

/// The game that was played last: its answers are the defaults.
struct LastGame {
    kind: GameKind,
    variant: Variant,
    /// The position from which it began, as it is written.
    start: String,
    /// The answers to the questions for that position.
    numbers: Vec<u64>,
    players: [Seat; 2],
    /// Whether it was played just now, and its answers are asked for again.
    is_of_session: bool,
}

impl LastGame {
    /// Reads what is written of a game.
    fn read(written: &Written, is_of_session: bool) -> Option<Self> {
        let (kind, variant) = written.rules().ok()?;
        let start = Recorded::read(kind.rules(&variant), written).ok()?.start;
        // Somebody is asked for all numbers.
        let asking = kind.rules(&Variant::default());
        Some(Self {
            kind,
            variant,
            start: asking.write_position(&start),
            numbers: asking.setup_answers(&start),
            players: written.players().map(|player| Seat::recorded(&player)),
            is_of_session,
        })
    }
}

/// An answer where a size is asked.
enum Size {
    Number(u64),
    /// A whole position.
    Whole(Position),
}

/// What is known before a game, from the flags and from the answers of a person.
#[derive(Default)]
pub(crate) struct Form {
    /// The questions that were answered, in order.
    asked: Vec<Step>,
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
    /// The answers for a position, those that were drawn included: as many as are settled, then
    /// what the others are by default.
    numbers: Vec<u64>,
    settled: usize,
    /// The position that is the default as a whole, until a number is entered instead. Nothing of
    /// it is drawn.
    usual: Option<Position>,
    /// A whole position that was entered.
    whole: Option<Position>,
    start: Option<Position>,
    /// The position that was written after the name of the game.
    pub(crate) position: Option<String>,
    /// The players that the flags give, those that were chosen, and the names that were typed.
    seats: [Option<Seat>; 2],
    chosen: [Option<Seat>; 2],
    typed: [Option<String>; 2],
    /// The names that people have had in this session.
    names: Vec<String>,
    /// Why the learner cannot play, where that is so.
    learner: Option<Phrase>,
}

impl Form {
    /// A form before the first game, of which this game and these players are known. `asks_options`
    /// says whether people agree on its options.
    pub(crate) fn new(
        known: Option<(GameKind, Variant)>,
        misere: bool,
        seats: [Option<Seat>; 2],
        asks_options: bool,
    ) -> Self {
        let mut form = Self {
            asks_game: known.is_none(),
            asks_options,
            misere,
            seats,
            ..Self::default()
        };
        if let Some((kind, variant)) = known {
            form.choose(kind, variant.misere, variant.values);
        }
        form
    }

    /// A form that asks for the position alone, where that of the last game is the default.
    pub(super) fn for_position(last: &Written) -> Self {
        let last = LastGame::read(last, false);
        Self {
            kind: last.as_ref().map(|last| last.kind),
            seats: last
                .as_ref()
                .map_or([None, None], |last| last.players.clone().map(Some)),
            last,
            ..Self::default()
        }
    }

    /// Takes the defaults from a game of an earlier session. The commands of its programs are not
    /// offered to be run again.
    pub(crate) fn remember(&mut self, last: &Written) {
        self.last = LastGame::read(last, false).filter(|last| {
            let is_program = |seat: &Seat| matches!(seat.who, Who::Program(_));
            let players = || last.players.iter();
            // A person who comes back wants to play.
            players().any(|seat| seat.who == Who::Human) && !players().any(is_program)
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
    pub(crate) fn again(&mut self, last: &Written) {
        self.last = LastGame::read(last, true);
        self.asked.clear();
        (self.asks_game, self.asks_options) = (true, true);
        // The flags are for the first players.
        self.seats = [None, None];
    }

    /// Whether a game was played.
    pub(crate) fn is_later(&self) -> bool {
        self.last.as_ref().is_some_and(|last| last.is_of_session)
    }

    /// Whether a player is a learner, as far as the flags say.
    pub(crate) fn has_learner(&self) -> bool {
        self.seats
            .iter()
            .flatten()
            .any(|seat| seat.who == Who::Learner)
    }

    /// Whether both players are known.
    pub(crate) fn has_players(&self) -> bool {
        self.seats.iter().all(Option::is_some)
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
            self.options.iter().fold(self.given.clone(), with)
        };
        let misere = self.misere && kind.about().misere_rules.is_some();
        Some((kind, Variant { misere, values }))
    }

    /// Whether the first question of the session is which game.
    pub(crate) fn asks_first(&self) -> bool {
        self.asks_game && !self.is_later()
    }

    /// Asks which game, unless that is known. `given` returns the options that the flags give it.
    /// `kept` is the offer to keep playing.
    pub(crate) fn ask_game(
        &mut self,
        dialogue: &mut Dialogue,
        kept: Option<&str>,
        given: impl FnOnce(GameKind) -> Result<Values>,
    ) -> Result<Wanted> {
        if self.asks_game && self.asked.is_empty() {
            let known = (self.kind, self.misere);
            match choose_game(dialogue, known, self.is_later(), kept)? {
                First::Keep => return Ok(Wanted::Unfinished),
                First::Learn => return Ok(Wanted::Lessons),
                First::Game(kind, misere, position) => {
                    self.position = position;
                    self.choose(kind, misere, given(kind)?);
                    self.asked.push(Step::Game);
                }
            }
        }
        Ok(Wanted::Game)
    }

    fn choose(&mut self, kind: GameKind, misere: bool, given: Values) {
        let before = self.game().filter(|(before, _)| *before == kind);
        self.values = before.map_or_else(|| given.clone(), |(_, before)| before.values);
        let asked = |option: &&'static GameOption| match option.accepts {
            Accepts::Text {
                usual: Some(usual), ..
            } if given.get(option).is_none() => {
                let known = self.values.text(option);
                Some((*option, known.unwrap_or_else(|| usual.to_owned())))
            }
            _ => None,
        };
        let options = kind.about().options.iter().filter(|_| self.asks_options);
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
    ) -> Result<Option<(Position, Players)>> {
        self.begin_defaults(game, dialogue.front.is_interactive());
        (self.chosen, self.typed) = Default::default();
        self.start = None;
        if let Some(start) = known {
            self.begin_at(game, start);
        }
        if !self.ask(dialogue, Some((game, chance)))? {
            return Ok(None);
        }
        let players = self.players(dialogue.words());
        self.keep_names(&players);
        Ok(self.start.take().map(|start| (start, players)))
    }

    /// Makes the position of the last game the default, or else a good one of the game.
    fn begin_defaults(&mut self, game: &dyn Solver, is_interactive: bool) {
        self.settled = 0;
        self.whole = None;
        let last = self.last.as_ref();
        let last = last.filter(|last| Some(last.kind) == self.kind);
        let start = last.map_or(game.about().example, |last| &last.start);
        let start = game.read_position(start).ok();
        let is_whole = match last {
            // A script that asked for another game has always met a question for each number.
            Some(last) => is_interactive || !last.is_of_session,
            // Some games have a default for each number.
            None => !matches!(game.setup(&[]), Setup::Ask { usual: Some(_), .. }),
        };
        let usual = start.filter(|_| is_whole);
        let numbers = usual.as_ref().map(|start| game.setup_answers(start));
        self.numbers = last.map_or(numbers.unwrap_or_default(), |last| last.numbers.clone());
        self.usual = usual.filter(|start| check_size(game, start).is_ok());
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
                Some(Step::Option(_)) if rest.is_none() => {}
                Some(Step::Position(place)) => (self.settled, self.start) = (place, None),
                Some(Step::Who(_) | Step::Name(_)) => {}
                _ => return Ok(false),
            }
        }
    }

    /// Asks one question. `None` if a person goes back to the one before.
    fn ask_step(
        &mut self,
        dialogue: &mut Dialogue,
        step: Step,
        game: Option<&dyn Solver>,
    ) -> Result<Option<()>> {
        match (step, game) {
            (Step::Option(place), _) => self.ask_option(dialogue, place),
            (Step::Who(index), Some(game)) => self.ask_who(dialogue, game, index),
            (Step::Name(index), _) => self.ask_name(dialogue, index),
            (_, Some(game)) => self.ask_position(dialogue, game),
            (_, None) => unreachable!("only options are asked for before the game is open"),
        }
    }

    /// The next question. Only options are asked for before the game is open.
    fn next(&self, is_open: bool) -> Option<Step> {
        let options = (0..self.options.len()).map(Step::Option);
        let position = Step::Position(self.settled);
        let players = [Step::Who(0), Step::Who(1), Step::Name(0), Step::Name(1)];
        let rest = iter::once(position).chain(players).filter(|_| is_open);
        let last = self.asked.last().copied();
        let is_asked = |step| match step {
            Step::Game | Step::Option(_) => true,
            Step::Position(_) => self.start.is_none(),
            Step::Who(index) => self.seats[index].is_none(),
            Step::Name(index) => self
                .seat(index)
                .is_some_and(|seat| seat.is_nameless() && self.known_name(index).is_none()),
        };
        options
            .chain(rest)
            .find(|&step| Some(step) > last && is_asked(step))
    }

    fn ask_option(&mut self, dialogue: &mut Dialogue, place: usize) -> Result<Option<()>> {
        let (option, known) = &mut self.options[place];
        let question = dialogue
            .step(option.ask, option.help, self.asked.is_empty())
            .usually(known.clone());
        let words = dialogue.words();
        if let Some(means) = words.attribute(&option.ask.into(), "means") {
            dialogue.message(&Text::new().prose(means))?;
        }
        let value = dialogue.ask_or_back(&question, |answer| option.read(answer))?;
        Ok(value.map(|value| *known = value.to_string()))
    }

    /// Draws what is not asked for on the way to the position, and settles it if nothing more is
    /// asked.
    fn draw(&mut self, dialogue: &mut Dialogue, game: &dyn Solver, chance: &mut Chance) -> Result {
        while self.start.is_none() {
            let setup = match self.whole.take() {
                Some(start) => Setup::Ready(start),
                None => game.setup(&self.numbers[..self.settled]),
            };
            match setup {
                Setup::Draw(_) if self.usual.is_some() && self.settled < self.numbers.len() => {
                    self.settled += 1;
                }
                Setup::Draw(bounds) => self.settle(chance.random_range(bounds)),
                Setup::Ask { .. } | Setup::Write { .. } => break,
                Setup::Ready(start) => match self.refusal(game, &start) {
                    None => self.begin_at(game, start),
                    Some(refusal) => {
                        dialogue.tell(refusal)?;
                        while let Some(&Step::Position(place)) = self.asked.last() {
                            self.asked.pop();
                            self.settled = place;
                        }
                    }
                },
            }
        }
        Ok(())
    }

    /// Why the players cannot play from a position that was asked for.
    fn refusal(&self, game: &dyn Solver, start: &Position) -> Option<Phrase> {
        let was_asked = self.asked.last() >= Some(&Step::Position(0));
        (was_asked && self.has_learner()).then(|| Cabinet::new(game, start).err())?
    }

    /// Settles the position.
    fn begin_at(&mut self, game: &dyn Solver, start: Position) {
        // Whether its boxes hold the position takes a moment to find out.
        self.learner = None;
        if !self.has_players() {
            self.learner = Cabinet::new(game, &start).err();
        }
        self.start = Some(start);
    }

    /// Settles the next number.
    fn settle(&mut self, number: u64) {
        let replaced = self.settled..self.numbers.len().min(self.settled + 1);
        self.numbers.splice(replaced, [number]);
        self.settled += 1;
    }

    /// Settles all numbers that a whole position says.
    fn settle_whole(&mut self, game: &dyn Solver, start: Position) {
        self.numbers = game.setup_answers(&start);
        self.settled = 1;
        while let Setup::Ask { usual: None, .. } | Setup::Draw(_) =
            game.setup(&self.numbers[..self.settled])
            && self.settled < self.numbers.len()
        {
            self.settled += 1;
        }
        self.whole = match game.setup(&self.numbers[..self.settled]) {
            Setup::Ready(_) => Some(start.clone()),
            _ => None,
        };
        self.usual = Some(start);
    }

    fn ask_position(&mut self, dialogue: &mut Dialogue, game: &dyn Solver) -> Result<Option<()>> {
        let is_first = self.asked.is_empty();
        match game.setup(&self.numbers[..self.settled]) {
            Setup::Ask {
                ask,
                help,
                bounds,
                usual,
            } => {
                let known = self.numbers.get(self.settled).copied();
                let known = known
                    .filter(|known| bounds.contains(known))
                    .or(usual)
                    .unwrap_or_else(|| {
                        self.numbers
                            .last()
                            .copied()
                            .unwrap_or(0)
                            .clamp(*bounds.start(), *bounds.end())
                    });
                // What has a default of its own, such as the largest take, is no size.
                let is_size = self.settled == 0 || usual.is_none();
                let usual = self.usual.as_ref().filter(|_| self.settled == 0);
                let usual = usual.map(|usual| game.write_position(usual));
                let usual = usual.filter(|usual| read_number(usual).is_none());
                let mut question = dialogue.step(ask, help, is_first);
                let example = game.about().example;
                if is_size && read_number(example).is_none() {
                    let example = phrase!("help-whole", example);
                    question.help = question.help.say(dialogue.words(), example);
                }
                let question = question.usually(usual.unwrap_or_else(|| known.to_string()));
                let size = dialogue.ask_or_back(&question, |answer| {
                    if is_size {
                        read_size(game, answer, &bounds)
                    } else {
                        read_within(answer, &bounds, None).map(Size::Number)
                    }
                })?;
                Ok(size.map(|size| match size {
                    Size::Number(number) => {
                        if self.settled == 0 {
                            self.usual = None;
                        }
                        self.settle(number);
                    }
                    Size::Whole(start) => self.settle_whole(game, start),
                }))
            }
            Setup::Write { ask, help } => {
                let mut question = dialogue.step(ask, help, is_first);
                if let Some(usual) = &self.usual {
                    question = question.usually(game.write_position(usual));
                }
                let start = dialogue.ask_or_back(&question, |answer| read_start(game, answer))?;
                Ok(start.map(|start| self.begin_at(game, start)))
            }
            Setup::Draw(_) | Setup::Ready(_) => unreachable!("there is something to ask"),
        }
    }

    /// Who sits at a seat, as far as it is known.
    fn seat(&self, index: usize) -> Option<&Seat> {
        self.seats[index].as_ref().or(self.chosen[index].as_ref())
    }

    fn ask_who(
        &mut self,
        dialogue: &mut Dialogue,
        game: &dyn Solver,
        index: usize,
    ) -> Result<Option<()>> {
        let last = self.last.as_ref().map(|last| {
            let mut seat = last.players[index].clone();
            // Two people would be asked for two names, which they had.
            let both = last.players.iter().all(|seat| seat.who == Who::Human);
            if !(both && dialogue.front.is_interactive()) {
                seat.name = None;
            }
            seat
        });
        let known = [self.chosen[index].clone(), last];
        // The position may be another one than before.
        let can_play = |seat: &Seat| seat.who != Who::Learner || self.learner.is_none();
        let is_machine = game.conventions().machine_begins == (index == 0);
        let usual = match known.into_iter().flatten().find(can_play) {
            Some(Seat { who, name }) => who.spec(name.as_deref()),
            None if is_machine && dialogue.front.is_interactive() => Who::Adaptive.spec(None),
            None if is_machine => Who::Machine(Skill::Perfect).spec(None),
            None => Who::Human.spec(None),
        };
        let is_first = self.asked.is_empty();
        let was_listed = self.asked.contains(&Step::Who(0));
        let question = WhoAsked {
            index,
            usual,
            is_first,
            is_listed: !was_listed,
        };
        let seat = ask_seat(dialogue, self.learner.as_ref(), question)?;
        Ok(seat.map(|seat| self.chosen[index] = Some(seat)))
    }

    fn ask_name(&mut self, dialogue: &mut Dialogue, index: usize) -> Result<Option<()>> {
        let ask = phrase!("ask-name", number = index + 1);
        let help = phrase!("help-name", most = LONGEST_NAME);
        let mut question = dialogue
            .step(ask, help, self.asked.is_empty())
            .usually(self.name(index, dialogue.words()));
        question.is_name = true;
        let name = dialogue.ask_or_back(&question, |answer| {
            is_plain_text(answer, LONGEST_NAME)
                .then(|| answer.to_owned())
                .ok_or_else(|| phrase!("refuse-text", most = LONGEST_NAME))
        })?;
        Ok(name.map(|name| self.typed[index] = Some(name)))
    }

    /// Keeps the names of people, those of this game first.
    fn keep_names(&mut self, players: &Players) {
        let people = players.iter().filter(|(who, _)| *who == Who::Human);
        let mut names: Vec<String> = people.map(|(_, name)| name.clone()).collect();
        self.names.retain(|name| !names.contains(name));
        names.append(&mut self.names);
        self.names = names;
    }

    /// The name that a person at a seat has had in this session.
    fn known_name(&self, index: usize) -> Option<&String> {
        let taken = self.seat(1 - index).and_then(|seat| seat.name.as_ref());
        let is_nameless = |index: &usize| self.seat(*index).is_some_and(Seat::is_nameless);
        let before = (0..index).filter(is_nameless).count();
        let mut free = self.names.iter().filter(|name| Some(*name) != taken);
        free.nth(before)
    }

    /// The name of a seat, or its default.
    fn name(&self, index: usize, words: &Words) -> String {
        let Seat { who, name } = self.seat(index).expect("given or asked for");
        let typed = self.typed[index].as_ref().or(self.known_name(index));
        let typed = typed.filter(|_| *who == Who::Human);
        let last = self.last.as_ref().map(|last| &last.players[index]);
        let last = last.filter(|last| last.who == *who);
        // "Player 1" was no name, and may be the second player now.
        let is_own = |name: &&String| (1..=2).all(|number| who.usual_name(words, number) != **name);
        let last = last.and_then(|last| last.name.as_ref()).filter(is_own);
        name.as_ref()
            .or(typed)
            .or(last)
            .cloned()
            .unwrap_or_else(|| who.usual_name(words, index + 1))
    }

    fn players(&self, words: &Words) -> Players {
        let [first, second] = distinct([0, 1].map(|index| self.name(index, words)));
        let who = |index| self.seat(index).expect("given or asked for").who.clone();
        [(who(0), first), (who(1), second)]
    }
}

/// Reads a number within bounds or a whole position, or says why it is refused.
fn read_size(
    game: &dyn Solver,
    answer: &str,
    bounds: &RangeInclusive<u64>,
) -> Result<Size, Phrase> {
    let number = read_within(answer, bounds, None).map(Size::Number);
    // More components than a game has are one of that size.
    let is_size = read_number(answer).is_some_and(|size| size > *bounds.end()) && game.splits();
    if is_size && let Ok(start) = read_start(game, answer) {
        return Ok(Size::Whole(start));
    }
    if number.is_ok() || read_number(answer).is_some() {
        return number;
    }
    // One word that is no position was meant as a number.
    let was_position = answer.contains([',', ' ', '/']);
    if !was_position && game.read_position(answer).is_err() {
        return number;
    }
    read_start(game, answer).map(Size::Whole)
}

/// Reads a position that may be asked for.
pub(super) fn read_start(game: &dyn Solver, answer: &str) -> Result<Position, Phrase> {
    let start = game.read_position(answer)?;
    check_size(game, &start).map(|()| start)
}

/// Says why a position is none to ask for: a number of it would be refused, or the game would be
/// over.
fn check_size(game: &dyn Solver, start: &Position) -> Result<(), Phrase> {
    let over = (game.is_over(start))
        .then(|| phrase!("engine-over", position = game.write_position(start)));
    let numbers = game.setup_answers(start);
    for (made, number) in numbers.iter().enumerate() {
        let bounds = match game.setup(&numbers[..made]) {
            Setup::Ask { bounds, .. } => bounds,
            Setup::Write { .. } => 1..=MAX_COUNT,
            Setup::Draw(_) | Setup::Ready(_) => continue,
        };
        // Where the game would be over, only a number that is 0 is to blame for itself.
        read_within(&number.to_string(), &bounds, None)
            .map_err(|refusal| over.clone().filter(|_| *number > 0).unwrap_or(refusal))?;
    }
    over.map_or(Ok(()), Err)
}
