//! The questions who plays, and for the names of people.

use std::iter;

use super::{
    last::LastGame,
    questions::{QuestionRow, Stop},
};
use crate::communication::{FrontEnd, Question, Result};
use crate::inference::{Position, Solver};
use crate::players::{LONGEST_NAME, PlayerKind, PlayerSpec, Skill, is_name};
use crate::session::{
    names::{distinct, usual_name},
    player_menu::PlayerMenu,
};

/// What is known of the players, and what is asked.
pub struct PlayersForm<'a> {
    game: &'a dyn Solver,
    /// Those that the flags give.
    given: &'a [Option<PlayerSpec>; 2],
    /// The names that people have had in this session.
    names: &'a [String],
    last: Option<&'a LastGame>,
    chosen: [Option<PlayerSpec>; 2],
    typed: [Option<String>; 2],
    /// Who can play from the position, which takes a moment to find out.
    pub menu: Option<PlayerMenu>,
}

impl<'a> PlayersForm<'a> {
    pub fn new(
        game: &'a dyn Solver,
        given: &'a [Option<PlayerSpec>; 2],
        names: &'a [String],
        last: Option<&'a LastGame>,
    ) -> Self {
        Self {
            game,
            given,
            names,
            last,
            chosen: [None, None],
            typed: [None, None],
            menu: None,
        }
    }

    /// Asks who plays, and for the names of people.
    pub fn ask(
        &mut self,
        questions: &mut QuestionRow,
        front: &mut dyn FrontEnd,
        start: &Position,
    ) -> Result<[PlayerSpec; 2], Stop> {
        let mut seats = [
            self.who(questions, front, start, 0)?,
            self.who(questions, front, start, 1)?,
        ];
        for seat in [0, 1] {
            if seats[seat].is_nameless() && self.known_name(&seats, seat).is_none() {
                let usual = self.name(&seats, seat);
                let ask = |is_first| ask_name(front, (self.game, start), seat, usual, is_first);
                questions.ask(&mut self.typed[seat], ask)?;
            }
        }
        let called = distinct([0, 1].map(|seat| self.name(&seats, seat)));
        for (spec, name) in iter::zip(&mut seats, called) {
            spec.name = Some(name);
        }
        Ok(seats)
    }

    /// Returns who sits at a seat, and asks for it unless that is known.
    fn who(
        &mut self,
        questions: &mut QuestionRow,
        front: &mut dyn FrontEnd,
        start: &Position,
        seat: usize,
    ) -> Result<PlayerSpec, Stop> {
        if let Some(given) = &self.given[seat] {
            return Ok(given.clone());
        }
        let is_interactive = front.is_interactive();
        let before = [
            self.chosen[seat].clone(),
            self.last_at(seat, is_interactive),
        ];
        let usual = self.usual_at(seat, is_interactive);
        let at_start = || PlayerMenu::at(self.game, start);
        let menu = self.menu.get_or_insert_with(at_start);
        // The position may be another one than before.
        let can_play = |spec: &PlayerSpec| menu.refusal(&spec.kind).is_none();
        let before = before.into_iter().flatten().find(can_play);
        let PlayerSpec { kind, name } = before.unwrap_or(usual);
        let usual = kind.spec(name.as_deref());
        let is_listed = seat == 0 || self.given[0].is_some();
        let ask = |is_first| menu.ask(front, seat, usual, (is_first, is_listed));
        questions.ask(&mut self.chosen[seat], ask).cloned()
    }

    /// Who sat at a seat in the last game.
    fn last_at(&self, seat: usize, is_interactive: bool) -> Option<PlayerSpec> {
        let players = &self.last?.players;
        let are_people = players.iter().all(|spec| spec.kind == PlayerKind::Human);
        let mut spec = players[seat].clone();
        // Two people would be asked for two names, which they had.
        if !(are_people && is_interactive) {
            spec.name = None;
        }
        Some(spec)
    }

    /// Who sits at a seat by default, if nobody has before.
    fn usual_at(&self, seat: usize, is_interactive: bool) -> PlayerSpec {
        let is_machine = self.game.about().machine_begins == (seat == 0);
        let usual = match (is_machine, is_interactive) {
            (false, _) => PlayerKind::Human,
            (true, true) => PlayerKind::Adaptive,
            (true, false) => PlayerKind::Machine(Skill::Perfect),
        };
        usual.into()
    }

    /// The name that a person at a seat has had in this session.
    fn known_name(&self, seats: &[PlayerSpec; 2], seat: usize) -> Option<&String> {
        let taken = seats[1 - seat].name.as_ref();
        let before = seats[..seat].iter().filter(|spec| spec.is_nameless());
        let mut free = self.names.iter().filter(|name| Some(*name) != taken);
        free.nth(before.count())
    }

    /// The name of a seat, or its default.
    fn name(&self, seats: &[PlayerSpec; 2], seat: usize) -> String {
        let PlayerSpec { kind, name } = &seats[seat];
        let typed = self.typed[seat].as_ref();
        let typed = typed.or_else(|| self.known_name(seats, seat));
        let typed = typed.filter(|_| *kind == PlayerKind::Human);
        let last = self.last.map(|last| &last.players[seat]);
        let last = last.filter(|last| last.kind == *kind);
        // "Player 1" was no name, and may be the second player now.
        let is_own = |name: &&String| (1..=2).all(|number| usual_name(kind, number) != **name);
        let last = last.and_then(|last| last.name.as_ref()).filter(is_own);
        let known = name.as_ref().or(typed).or(last).cloned();
        known.unwrap_or_else(|| usual_name(kind, seat + 1))
    }
}

/// Asks for the name of a person; `None` if the person goes back.
fn ask_name(
    front: &mut dyn FrontEnd,
    (game, start): (&dyn Solver, &Position),
    seat: usize,
    usual: String,
    is_first: bool,
) -> Result<Option<String>> {
    let is_move = |answer: &str| {
        let read = game.read_typed_move(answer);
        let is_written = read.is_ok() && game.resembles_move(answer);
        is_written || read.and_then(|played| game.play(start, played)).is_ok()
    };
    let ask = phrase!("ask-name", number = seat + 1);
    let help = phrase!("help-name", most = LONGEST_NAME);
    let mut question = Question::step(ask, help, is_first).usually(usual);
    question.is_name = true;
    front.ask_or_back(&question, |answer| {
        // Who wants to begin is asked for a name first.
        if is_move(answer) {
            return Err(phrase!("refuse-name-move").quoting("answer", answer));
        }
        is_name(answer)
            .then(|| answer.to_owned())
            .ok_or_else(|| phrase!("refuse-text", most = LONGEST_NAME))
    })
}
