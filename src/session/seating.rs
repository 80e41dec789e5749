//! Who plays, and what they are called, as a person answers it before a game.

use super::Seat;
use super::levels::ask_level;
use super::listed::Listed;
use super::who::{LONGEST_NAME, Who};
use super::who_menu::WhoMenu;
use crate::communication::{Answer, Dialogue, Question, Stop};
use crate::explanation::Words;
use crate::players::Skill;
use crate::reason::Phrase;
use crate::text::Text;

/// The two seats before a game, with the answers about them so far.
#[derive(Clone, Debug)]
pub(crate) struct Seating {
    /// What the flags say.
    given: [Option<Seat>; 2],
    /// What a person answered.
    chosen: [Option<Seat>; 2],
    /// The names that a person typed.
    typed: [Option<String>; 2],
    /// Who plays by default.
    usual: [Who; 2],
    /// Who played last.
    last: Option<[(Who, String); 2]>,
    /// Where the learner is listed.
    learner: Listed,
}

/// A question about a seat.
#[derive(Clone, Copy, Debug)]
enum Step {
    Who(usize),
    Name(usize),
}

const STEPS: [Step; 4] = [Step::Who(0), Step::Who(1), Step::Name(0), Step::Name(1)];

impl Seating {
    /// Nothing has been asked yet. Those of `last` are the defaults.
    pub(crate) fn new(
        given: [Option<Seat>; 2],
        machine_begins: bool,
        last: Option<&[(Who, String); 2]>,
    ) -> Self {
        let mut usual = [Who::Human, Who::Machine(Skill::Perfect)];
        if machine_begins {
            usual.reverse();
        }
        Self {
            given,
            chosen: [None, None],
            typed: [None, None],
            usual,
            last: last.cloned(),
            learner: Listed::Nowhere,
        }
    }

    /// Asks for the players and names that are not given, and gives every seat a name. `learner` says where the learner is listed for
    /// the position, and `is_first` whether no question came before all of these.
    ///
    /// # Errors
    /// [`Stop`] if there is no answer.
    pub(crate) fn ask(
        &mut self,
        dialogue: &mut Dialogue,
        learner: Listed,
        is_first: bool,
    ) -> Result<Answer<[(Who, String); 2]>, Stop> {
        self.learner = learner;
        if learner == Listed::Nowhere {
            // The position may be another one than before.
            for chosen in &mut self.chosen {
                chosen.take_if(|seat| seat.who == Who::Learner);
            }
        }
        let mut place = 0;
        while let Some(&step) = STEPS.get(place) {
            if !self.is_asked(step) {
                place += 1;
                continue;
            }
            let before = (0..place).rev().find(|&place| self.is_asked(STEPS[place]));
            match self.ask_step(dialogue, step, is_first && before.is_none())? {
                Answer::Given(()) => place += 1,
                Answer::Back => match before {
                    Some(before) => place = before,
                    None => return Ok(Answer::Back),
                },
            }
        }
        let named = |index| {
            let seat = self.seat(index).expect("given or asked for");
            (seat.who.clone(), self.name(index, dialogue.words()))
        };
        let [first, mut second] = [0, 1].map(named);
        if first.1 == second.1 {
            second.1.push_str(" 2");
        }
        Ok(Answer::Given([first, second]))
    }

    /// Whether a person is asked who plays.
    pub(crate) fn asks_who(&self) -> bool {
        self.given.iter().any(Option::is_none)
    }

    /// Who sits at a seat, as far as it is known.
    fn seat(&self, index: usize) -> Option<&Seat> {
        self.given[index].as_ref().or(self.chosen[index].as_ref())
    }

    /// Who sits at a seat by default: who sat there last, if they can play.
    fn usual(&self, index: usize) -> &Who {
        let last = self.last.as_ref().map(|last| &last[index].0);
        let can_play = |who: &&Who| **who != Who::Learner || self.learner != Listed::Nowhere;
        last.filter(can_play).unwrap_or(&self.usual[index])
    }

    fn is_asked(&self, step: Step) -> bool {
        match step {
            Step::Who(index) => self.given[index].is_none(),
            Step::Name(index) => self
                .seat(index)
                .is_some_and(|seat| seat.who == Who::Human && seat.name.is_none()),
        }
    }

    fn ask_step(
        &mut self,
        dialogue: &mut Dialogue,
        step: Step,
        is_first: bool,
    ) -> Result<Answer<()>, Stop> {
        Ok(match step {
            Step::Who(index) => match self.ask_who(dialogue, index, is_first)? {
                Answer::Given(seat) => {
                    self.chosen[index] = Some(seat);
                    Answer::Given(())
                }
                Answer::Back => Answer::Back,
            },
            Step::Name(index) => {
                let usual = self.name(index, dialogue.words());
                match ask_name(dialogue, index + 1, &usual, is_first)? {
                    Answer::Given(name) => {
                        self.typed[index] = Some(name);
                        Answer::Given(())
                    }
                    Answer::Back => Answer::Back,
                }
            }
        })
    }

    /// The name of a seat, or its default.
    fn name(&self, index: usize, words: &Words) -> String {
        let seat = self.seat(index);
        let who = seat.map_or(self.usual(index), |seat| &seat.who);
        if let Some(name) = seat.and_then(|seat| seat.name.as_ref()) {
            return name.clone();
        }
        let typed = self.typed[index].as_ref().filter(|_| *who == Who::Human);
        let last = self.last.as_ref().map(|last| &last[index]);
        let last = last.filter(|(last, _)| last == who).map(|(_, name)| name);
        match typed.or(last) {
            Some(name) => name.clone(),
            None if *who == Who::Human => {
                words.say(&Phrase::new("name-player").with("number", index + 1))
            }
            None => who.usual_name(words),
        }
    }

    /// Asks who sits at a seat, and then for the level if one is wanted.
    fn ask_who(
        &self,
        dialogue: &mut Dialogue,
        index: usize,
        is_first: bool,
    ) -> Result<Answer<Seat>, Stop> {
        let usual = match &self.chosen[index] {
            Some(Seat { who, name }) => match name {
                Some(name) => who.with_name(name),
                None => who.spec(),
            },
            None => self.usual(index).spec(),
        };
        let menu = WhoMenu::new(dialogue.words(), self.learner);
        loop {
            let id = ["who-first", "who-second"][index];
            match menu.ask(dialogue, id, &usual, is_first)? {
                Answer::Given(Some(seat)) => return Ok(Answer::Given(seat)),
                Answer::Given(None) => {
                    if let Answer::Given(who) = ask_level(dialogue)? {
                        return Ok(Answer::Given(Seat { who, name: None }));
                    }
                }
                Answer::Back => return Ok(Answer::Back),
            }
        }
    }
}

/// Asks for a name; an empty answer means `usual`.
fn ask_name(
    dialogue: &mut Dialogue,
    number: usize,
    usual: &str,
    is_first: bool,
) -> Result<Answer<String>, Stop> {
    let words = dialogue.words();
    let prompt = words.say(&Phrase::new("ask-name").with("number", number));
    let question = Question {
        prompt: format!("{prompt} [{usual}]"),
        help: Text::words(words.say(&Phrase::new("help-name").with("most", LONGEST_NAME))),
    };
    dialogue.text(&question, LONGEST_NAME, usual, is_first)
}
