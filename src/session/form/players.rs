//! The questions who plays, and for the names of people.

use super::last::LastGame;
use crate::communication::{Dialogue, Question, Result};
use crate::inference::{Position, Solver};
use crate::players::{LONGEST_NAME, PlayerKind, PlayerSpec, Skill, is_name};
use crate::session::{
    names::{NamedPlayers, distinct, usual_name},
    player_menu::{PlayerAsked, RefusedPlayers, ask_player},
};

/// What is known of the players.
#[derive(Default)]
pub(super) struct PlayersForm {
    /// Those that the flags give, those that were chosen, and the names that were typed.
    pub given: [Option<PlayerSpec>; 2],
    chosen: [Option<PlayerSpec>; 2],
    typed: [Option<String>; 2],
    /// The names that people have had in this session.
    names: Vec<String>,
    /// Who cannot play, and why.
    refused: RefusedPlayers,
}

impl PlayersForm {
    /// A form of which these players are given.
    pub(super) fn new(given: [Option<PlayerSpec>; 2]) -> Self {
        Self {
            given,
            ..Self::default()
        }
    }

    /// Begins to ask.
    pub(super) fn begin(&mut self) {
        (self.chosen, self.typed) = Default::default();
    }

    /// Whether both players are given.
    pub(super) fn are_given(&self) -> bool {
        self.given.iter().all(Option::is_some)
    }

    /// Finds out who can play from a position, which takes a moment.
    pub(super) fn begin_at(&mut self, game: &dyn Solver, start: &Position) {
        let are_given = self.are_given();
        let kinds = PlayerKind::all().filter(|_| !are_given);
        let added = kinds.filter_map(|kind| kind.added());
        let refused = added.filter_map(|kind| Some((kind, kind.refusal(game, start)?)));
        self.refused = RefusedPlayers(refused.collect());
    }

    /// Whether a person at a seat has to be asked for a name.
    pub(super) fn asks_name(&self, index: usize) -> bool {
        let is_nameless = self.spec(index).is_some_and(PlayerSpec::is_nameless);
        is_nameless && self.known_name(index).is_none()
    }

    /// Who sits at a seat, as far as it is known.
    fn spec(&self, index: usize) -> Option<&PlayerSpec> {
        self.given[index].as_ref().or(self.chosen[index].as_ref())
    }

    /// Asks who sits at a seat; `None` if a person goes back. `has_listed` says whether the players
    /// were listed before.
    pub(super) fn ask_who(
        &mut self,
        dialogue: &mut Dialogue,
        game: &dyn Solver,
        last: Option<&LastGame>,
        index: usize,
        (is_first, has_listed): (bool, bool),
    ) -> Result<Option<()>> {
        let last = last.map(|last| {
            let mut spec = last.players[index].clone();
            // Two people would be asked for two names, which they had.
            let both = last
                .players
                .iter()
                .all(|spec| spec.kind == PlayerKind::Human);
            if !(both && dialogue.front.is_interactive()) {
                spec.name = None;
            }
            spec
        });
        let known = [self.chosen[index].clone(), last];
        // The position may be another one than before.
        let can_play = |spec: &PlayerSpec| self.refused.why(&spec.kind).is_none();
        let is_machine = game.about().machine_begins == (index == 0);
        let usual = match known.into_iter().flatten().find(can_play) {
            Some(PlayerSpec { kind, name }) => kind.spec(name.as_deref()),
            None if is_machine && dialogue.front.is_interactive() => {
                PlayerKind::Adaptive.spec(None)
            }
            None if is_machine => PlayerKind::Machine(Skill::Perfect).spec(None),
            None => PlayerKind::Human.spec(None),
        };
        let question = PlayerAsked {
            index,
            usual,
            is_first,
            is_listed: !has_listed,
        };
        let spec = ask_player(dialogue, &self.refused, question)?;
        Ok(spec.map(|spec| self.chosen[index] = Some(spec)))
    }

    /// Asks for the name of a person; `None` if the person goes back.
    pub(super) fn ask_name(
        &mut self,
        dialogue: &mut Dialogue,
        start: Option<(&dyn Solver, &Position)>,
        last: Option<&LastGame>,
        (index, is_first): (usize, bool),
    ) -> Result<Option<()>> {
        let is_meant = |game: &dyn Solver, at: &Position, answer: &str| {
            let read = game.read_typed_move(answer);
            let is_written = read.is_ok() && game.resembles_move(answer);
            is_written || read.and_then(|played| game.play(at, played)).is_ok()
        };
        let is_move = |answer: &str| start.is_some_and(|(game, at)| is_meant(game, at, answer));
        let ask = phrase!("ask-name", number = index + 1);
        let help = phrase!("help-name", most = LONGEST_NAME);
        let mut question = Question::step(ask, help, is_first).usually(self.name(index, last));
        question.is_name = true;
        let name = dialogue.ask_or_back(&question, |answer| {
            // Who wants to begin is asked for a name first.
            if is_move(answer) {
                return Err(phrase!("refuse-name-move").quoting("answer", answer));
            }
            is_name(answer)
                .then(|| answer.to_owned())
                .ok_or_else(|| phrase!("refuse-text", most = LONGEST_NAME))
        })?;
        Ok(name.map(|name| self.typed[index] = Some(name)))
    }

    /// Keeps the names of people, those of this game first.
    pub(super) fn keep_names(&mut self, players: &NamedPlayers) {
        let people = players.iter().filter(|(who, _)| *who == PlayerKind::Human);
        let mut names: Vec<String> = people.map(|(_, name)| name.clone()).collect();
        self.names.retain(|name| !names.contains(name));
        names.append(&mut self.names);
        self.names = names;
    }

    /// The name that a person at a seat has had in this session.
    fn known_name(&self, index: usize) -> Option<&String> {
        let taken = self.spec(1 - index).and_then(|spec| spec.name.as_ref());
        let is_nameless = |index: &usize| self.spec(*index).is_some_and(PlayerSpec::is_nameless);
        let before = (0..index).filter(is_nameless).count();
        let mut free = self.names.iter().filter(|name| Some(*name) != taken);
        free.nth(before)
    }

    /// The name of a seat, or its default.
    fn name(&self, index: usize, last: Option<&LastGame>) -> String {
        let PlayerSpec { kind, name } = self.spec(index).expect("given or asked for");
        let typed = self.typed[index].as_ref().or(self.known_name(index));
        let typed = typed.filter(|_| *kind == PlayerKind::Human);
        let last = last.map(|last| &last.players[index]);
        let last = last.filter(|last| last.kind == *kind);
        // "Player 1" was no name, and may be the second player now.
        let is_own = |name: &&String| (1..=2).all(|number| usual_name(kind, number) != **name);
        let last = last.and_then(|last| last.name.as_ref()).filter(is_own);
        name.as_ref()
            .or(typed)
            .or(last)
            .cloned()
            .unwrap_or_else(|| usual_name(kind, index + 1))
    }

    /// The players, once they are known.
    pub(super) fn named(&self, last: Option<&LastGame>) -> NamedPlayers {
        let [first, second] = distinct([0, 1].map(|index| self.name(index, last)));
        let who = |index| self.spec(index).expect("given or asked for").kind.clone();
        [(who(0), first), (who(1), second)]
    }
}
