//! The form: everything that is asked before a game, from the game to the names of the players. One loop asks it, forwards and
//! backwards.

use rand::RngExt;

use super::game_menu::choose_game;
use super::seat::Seat;
use super::who::{LONGEST_NAME, Who};
use super::who_menu::{Listed, ask_seat, too_large};
use crate::communication::{Answer, Dialogue, Question, Stop};
use crate::explanation::Words;
use crate::games::{Accepts, GameOption, Setup, Values, Variant};
use crate::inference::{At, GameKind, Solver};
use crate::players::learner::Cabinet;
use crate::players::{Chance, Skill};
use crate::reason::Phrase;
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

/// Two players, and what they are called.
type Players = [(Who, String); 2];

/// The game that was played last: its answers are the defaults.
struct LastGame {
    kind: GameKind,
    /// The answers to its questions for a position.
    numbers: Vec<u64>,
    players: Players,
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
    /// The options that the flags give, all that are known, and the answers for those that are asked for.
    given: Values,
    values: Values,
    texts: Vec<String>,
    /// The answers for a position, those that were drawn included, and what they are by default.
    numbers: Vec<u64>,
    usual_numbers: Vec<u64>,
    start: Option<At>,
    /// The players that the flags give, those that were chosen, and the names that were typed.
    seats: [Option<Seat>; 2],
    chosen: [Option<Seat>; 2],
    typed: [Option<String>; 2],
    machine_begins: bool,
    learner: Listed,
}

impl Form {
    /// A form before the first game, of which this game and these players are known. `asks_options` says whether people agree on its
    /// options.
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

    /// Begins anew after a game. The answers about that are the defaults.
    pub(crate) fn again(&mut self, numbers: Vec<u64>, players: Players) {
        self.last = self.kind.map(|kind| LastGame {
            kind,
            numbers,
            players,
        });
        self.asked.clear();
        (self.asks_game, self.asks_options) = (true, true);
        // The flags are for the first players.
        self.seats = [None, None];
    }

    /// Whether a game was played.
    pub(crate) fn is_later(&self) -> bool {
        self.last.is_some()
    }

    /// Whether a player is a learner, as far as the flags say.
    pub(crate) fn has_learner(&self) -> bool {
        let mut known = self.seats.iter().flatten();
        known.any(|seat| seat.who == Who::Learner)
    }

    /// Whether both players are known.
    pub(crate) fn has_players(&self) -> bool {
        self.seats.iter().all(Option::is_some)
    }

    /// The game with its variant, once it is known.
    pub(crate) fn game(&self) -> Option<(GameKind, Variant)> {
        let kind = self.kind?;
        let options = self.options();
        let mut variant = Variant {
            misere: self.misere && kind.about().misere_rules.is_some(),
            values: self.values.clone(),
        };
        if !options.is_empty() {
            let answered = options.into_iter().zip(self.texts.iter().cloned());
            let with = |values: Values, (option, text)| values.with(option, text);
            variant.values = answered.fold(self.given.clone(), with);
        }
        Some((kind, variant))
    }

    /// Asks which game, unless that is known. `given` returns the options that the flags give it.
    pub(crate) fn ask_game<E: From<Stop>>(
        &mut self,
        dialogue: &mut Dialogue,
        given: impl FnOnce(GameKind) -> Result<Values, E>,
    ) -> Result<(), E> {
        if self.asks_game && self.asked.is_empty() {
            let (kind, misere) = choose_game(dialogue, self.kind, self.misere)?;
            self.choose(kind, misere, given(kind)?);
            self.asked.push(Step::Game);
        }
        Ok(())
    }

    fn choose(&mut self, kind: GameKind, misere: bool, given: Values) {
        let before = self.game().filter(|(before, _)| *before == kind);
        self.values = before.map_or_else(|| given.clone(), |(_, before)| before.values);
        (self.kind, self.misere, self.given) = (Some(kind), misere, given);
        let text = |option: &GameOption| {
            let known = self.values.text(option);
            known.unwrap_or_else(|| usual_text(option).unwrap_or_default().to_owned())
        };
        self.texts = self.options().into_iter().map(text).collect();
    }

    /// The options that people agree on before a position.
    fn options(&self) -> Vec<&'static GameOption> {
        let kind = self.kind.filter(|_| self.asks_options);
        let options = kind.map_or(&[][..], |kind| kind.about().options);
        let is_asked =
            |option: &&GameOption| usual_text(option).is_some() && self.given.get(option).is_none();
        options.iter().copied().filter(is_asked).collect()
    }

    /// Asks for the options of the game, or a person goes back.
    pub(crate) fn ask_options(&mut self, dialogue: &mut Dialogue) -> Result<Answer<()>, Stop> {
        self.ask(dialogue, None)
    }

    /// Asks for the position if it is not known, and for the players, or a person goes back.
    pub(crate) fn ask_rest(
        &mut self,
        dialogue: &mut Dialogue,
        game: &dyn Solver,
        chance: &mut Chance,
        known: Option<At>,
    ) -> Result<Answer<(At, Players)>, Stop> {
        let same = self
            .last
            .as_ref()
            .filter(|last| Some(last.kind) == self.kind);
        self.usual_numbers = same.map_or_else(Vec::new, |last| last.numbers.clone());
        self.numbers.clear();
        (self.chosen, self.typed) = Default::default();
        self.machine_begins = game.conventions().machine_begins;
        self.start = None;
        if let Some(start) = known {
            self.begin_at(game, start);
        }
        let words = dialogue.words();
        let answer = self.ask(dialogue, Some((game, chance)))?;
        Ok(answer.map(|()| {
            let start = self.start.take().expect("asked for before the players");
            (start, self.players(words))
        }))
    }

    /// Asks for the options, or with a game for all that follows.
    fn ask(
        &mut self,
        dialogue: &mut Dialogue,
        mut rest: Option<(&dyn Solver, &mut Chance)>,
    ) -> Result<Answer<()>, Stop> {
        loop {
            let step = match &mut rest {
                Some((game, chance)) => self.next(dialogue, *game, chance)?,
                None => self.next_option(),
            };
            let Some(step) = step else {
                return Ok(Answer::Given(()));
            };
            let is_first = self.asked.is_empty();
            let answer = match (step, &rest) {
                (Step::Option(place), _) => self.ask_option(dialogue, place, is_first)?,
                (Step::Who(seat), _) => self.ask_who(dialogue, seat, is_first)?,
                (Step::Name(seat), _) => self.ask_name(dialogue, seat, is_first)?,
                (_, Some((game, _))) => self.ask_position(dialogue, *game, is_first)?,
                (_, None) => unreachable!("the position is asked for with a game"),
            };
            if answer == Answer::Given(()) {
                self.asked.push(step);
                continue;
            }
            match self.asked.pop() {
                Some(Step::Option(_)) if rest.is_none() => {}
                Some(Step::Position(place)) => self.take_back(place),
                Some(Step::Who(_) | Step::Name(_)) => {}
                _ => return Ok(Answer::Back),
            }
        }
    }

    fn next_option(&self) -> Option<Step> {
        let place = match self.asked.last() {
            Some(Step::Option(place)) => place + 1,
            _ => 0,
        };
        (place < self.options().len()).then_some(Step::Option(place))
    }

    fn ask_option(
        &mut self,
        dialogue: &mut Dialogue,
        place: usize,
        is_first: bool,
    ) -> Result<Answer<()>, Stop> {
        let words = dialogue.words();
        let option = self.options()[place];
        let known = &self.texts[place];
        let question = Question {
            prompt: format!("{} [{known}]", words.text(option.ask)),
            help: Text::words(words.text(option.help)),
        };
        let given = dialogue.step(&question, is_first, |answer| {
            let answer = if answer.is_empty() { known } else { answer };
            match option.read(answer) {
                Ok(value) => Ok(value.to_string()),
                Err(refusal) => Err(words.say(&refusal)),
            }
        })?;
        Ok(given.map(|text| self.texts[place] = text))
    }

    /// The next question about the position or the players, once all that comes before it is drawn.
    fn next(
        &mut self,
        dialogue: &mut Dialogue,
        game: &dyn Solver,
        chance: &mut Chance,
    ) -> Result<Option<Step>, Stop> {
        while self.start.is_none() {
            match game.setup(&self.numbers) {
                Setup::Draw(bounds) => self.numbers.push(chance.random_range(bounds)),
                Setup::Ask { .. } | Setup::Write { .. } => {
                    return Ok(Some(Step::Position(self.numbers.len())));
                }
                Setup::Ready(start) => match self.refusal(game, &start) {
                    None => self.begin_at(game, start),
                    Some(refusal) => {
                        let words = dialogue.words();
                        dialogue.message(&Text::words(words.say(&refusal)))?;
                        while let Some(&Step::Position(place)) = self.asked.last() {
                            self.asked.pop();
                            self.take_back(place);
                        }
                    }
                },
            }
        }
        let steps = [Step::Who(0), Step::Who(1), Step::Name(0), Step::Name(1)];
        let last = self.asked.last().copied();
        Ok(steps
            .into_iter()
            .find(|&step| Some(step) > last && self.is_asked(step)))
    }

    /// Why the players cannot play from a position that was asked for.
    fn refusal(&self, game: &dyn Solver, start: &At) -> Option<Phrase> {
        let was_asked = self.asked.last() >= Some(&Step::Position(0));
        let held = (was_asked && self.has_learner()).then(|| Cabinet::new(game, start))?;
        held.err().map(|why| too_large(game, start, why))
    }

    /// Settles the position.
    fn begin_at(&mut self, game: &dyn Solver, start: At) {
        // Whether its boxes hold the position takes a moment to find out.
        self.learner = if self.seats.iter().any(Option::is_none) {
            Listed::of(game, &start)
        } else {
            Listed::Nowhere
        };
        if self.learner == Listed::Nowhere {
            // The position may be another one than before.
            for chosen in &mut self.chosen {
                chosen.take_if(|seat| seat.who == Who::Learner);
            }
        }
        self.start = Some(start);
    }

    /// Forgets the numbers from this place on, except as defaults.
    fn take_back(&mut self, place: usize) {
        self.start = None;
        let replaced = self.usual_numbers.len().min(self.numbers.len());
        let numbers = self.numbers.iter().copied();
        self.usual_numbers.splice(..replaced, numbers);
        self.numbers.truncate(place);
    }

    fn ask_position(
        &mut self,
        dialogue: &mut Dialogue,
        game: &dyn Solver,
        is_first: bool,
    ) -> Result<Answer<()>, Stop> {
        let words = dialogue.words();
        let question = |prompt: &Phrase, help: &Phrase| Question {
            prompt: words.say(prompt),
            help: Text::words(words.say(help)),
        };
        match game.setup(&self.numbers) {
            Setup::Ask {
                ask,
                help,
                bounds,
                usual,
            } => {
                let known = self.usual_numbers.get(self.numbers.len()).copied();
                let usual = known.filter(|known| bounds.contains(known)).or(usual);
                let mut question = question(&ask, &help);
                if let Some(usual) = usual {
                    question.prompt = format!("{} [{usual}]", question.prompt);
                }
                let answer = dialogue.number(&question, &bounds, usual, is_first)?;
                Ok(answer.map(|number| self.numbers.push(number)))
            }
            Setup::Write { ask, help } => {
                let written = dialogue.step(&question(&ask, &help), is_first, |answer| {
                    let read = game.read_position(answer);
                    read.map_err(|refusal| words.say(&refusal))
                })?;
                Ok(written.map(|start| self.begin_at(game, start)))
            }
            Setup::Draw(_) | Setup::Ready(_) => unreachable!("there is something to ask"),
        }
    }

    /// Who sits at a seat, as far as it is known.
    fn seat(&self, index: usize) -> Option<&Seat> {
        self.seats[index].as_ref().or(self.chosen[index].as_ref())
    }

    fn is_asked(&self, step: Step) -> bool {
        match step {
            Step::Who(index) => self.seats[index].is_none(),
            Step::Name(index) => self
                .seat(index)
                .is_some_and(|seat| seat.who == Who::Human && seat.name.is_none()),
            _ => false,
        }
    }

    /// Who sits at a seat by default: who sat there last, if they can play.
    fn usual(&self, index: usize) -> Who {
        let last = self.last.as_ref().map(|last| &last.players[index].0);
        let can_play = |who: &&Who| **who != Who::Learner || self.learner != Listed::Nowhere;
        match last.filter(can_play) {
            Some(who) => who.clone(),
            None if (index == 0) == self.machine_begins => Who::Machine(Skill::Perfect),
            None => Who::Human,
        }
    }

    fn ask_who(
        &mut self,
        dialogue: &mut Dialogue,
        index: usize,
        is_first: bool,
    ) -> Result<Answer<()>, Stop> {
        let usual = match &self.chosen[index] {
            Some(Seat { who, name }) => match name {
                Some(name) => who.with_name(name),
                None => who.spec(),
            },
            None => self.usual(index).spec(),
        };
        let seat = ask_seat(dialogue, index, self.learner, &usual, is_first)?;
        Ok(seat.map(|seat| self.chosen[index] = Some(seat)))
    }

    fn ask_name(
        &mut self,
        dialogue: &mut Dialogue,
        index: usize,
        is_first: bool,
    ) -> Result<Answer<()>, Stop> {
        let words = dialogue.words();
        let usual = self.name(index, words);
        let prompt = words.say(&Phrase::new("ask-name").with("number", index + 1));
        let question = Question {
            prompt: format!("{prompt} [{usual}]"),
            help: Text::words(words.say(&Phrase::new("help-name").with("most", LONGEST_NAME))),
        };
        let name = dialogue.text(&question, LONGEST_NAME, &usual, is_first)?;
        Ok(name.map(|name| self.typed[index] = Some(name)))
    }

    /// The name of a seat, or its default.
    fn name(&self, index: usize, words: &Words) -> String {
        let seat = self.seat(index);
        let who = seat.map_or_else(|| self.usual(index), |seat| seat.who.clone());
        let typed = self.typed[index].as_ref().filter(|_| who == Who::Human);
        let last = self.last.as_ref().map(|last| &last.players[index]);
        let last = last.filter(|(last, _)| *last == who).map(|(_, name)| name);
        let known = seat.and_then(|seat| seat.name.as_ref());
        match known.or(typed).or(last) {
            Some(name) => name.clone(),
            None if who == Who::Human => {
                words.say(&Phrase::new("name-player").with("number", index + 1))
            }
            None => who.usual_name(words),
        }
    }

    fn players(&self, words: &Words) -> Players {
        let named = |index| {
            let seat = self.seat(index).expect("given or asked for");
            (seat.who.clone(), self.name(index, words))
        };
        let [first, mut second] = [0, 1].map(named);
        if first.1 == second.1 {
            second.1.push_str(" 2");
        }
        [first, second]
    }
}

/// What an option that people agree on before a position is by default.
fn usual_text(option: &GameOption) -> Option<&'static str> {
    match option.accepts {
        Accepts::Text { usual, .. } => usual,
        Accepts::Number { .. } => None,
    }
}
