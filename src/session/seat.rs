//! A seat: a person or a machine, with a name.

use std::path::Path;
use std::sync::Arc;

use super::who::{FOLLOWER, LONGER_SPECS, LONGEST_NAME, PERFECT, PROGRAM, Who};
use crate::communication::{is_plain_text, read_number};
use crate::explanation::Words;
use crate::explanation::refusals::record_refusal;
use crate::explanation::titles::game_name;
use crate::inference::Solver;
use crate::players::Skill;
use crate::reason::{Phrase, is_invisible};
use crate::record::read_strategy;

/// A seat as the command line describes it. A person without a name is asked for one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seat {
    /// Who sits there.
    pub who: Who,
    /// The name, not empty.
    pub name: Option<String>,
}

/// Why a description of a seat is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SeatError {
    /// There is no such player.
    Unknown(String),
    /// There is no such level.
    Level(String),
    /// The strategy cannot be read; says why.
    Strategy(Phrase),
    /// The command of a program is missing, or has unprintable characters.
    Command,
    /// The name is too long, or has unprintable characters.
    BadName,
}

impl From<Who> for Seat {
    fn from(who: Who) -> Self {
        Self { who, name: None }
    }
}

impl Seat {
    /// Reads `human`, `perfect:Deep Nim`, `perfect@70`, `easy`, `exec:./bot` and the like. An empty name after the colon counts as none.
    pub(crate) fn read(text: &str) -> Result<Self, SeatError> {
        let (who, name) = match text.split_once(':') {
            Some((who, name)) => (who, name.trim()),
            None => (text, ""),
        };
        if who == PROGRAM {
            // A record has one line for it.
            let is_command = !name.is_empty() && !name.contains(is_invisible);
            let program = is_command.then(|| Who::Program(name.into()).into());
            return program.ok_or(SeatError::Command);
        }
        if who == FOLLOWER {
            let read = read_strategy(Path::new(name));
            let strategy =
                read.map_err(|error| SeatError::Strategy(record_refusal(name, &error)))?;
            return Ok(Who::Follower(Some(Arc::new(strategy)), name.into()).into());
        }
        let who = match who.split_once('@') {
            Some((PERFECT, percent)) => {
                let percent = read_number(percent).filter(|&percent| percent <= 100);
                let percent = percent.and_then(|percent| u8::try_from(percent).ok());
                let level = percent.map(|percent| Who::Machine(Skill::Level(percent)));
                level.ok_or_else(|| SeatError::Level(who.to_owned()))?
            }
            _ => Who::all()
                .find(|known| known.name() == who)
                .or_else(|| Skill::of_level(who).map(Who::Machine))
                .ok_or_else(|| SeatError::Unknown(who.to_owned()))?,
        };
        let name = match name {
            "" => None,
            name if is_plain_text(name, LONGEST_NAME) => Some(name.to_owned()),
            _ => return Err(SeatError::BadName),
        };
        Ok(Self { who, name })
    }

    /// Refuses a player by a strategy for another game.
    pub(crate) fn check_game(&self, game: &dyn Solver) -> Result<(), Phrase> {
        match &self.who {
            Who::Follower(Some(strategy), file) if !strategy.is_for(game) => {
                let phrase = Phrase::new("strategy-other").with("file", &**file);
                Err(phrase.with("game", game_name(game)))
            }
            _ => Ok(()),
        }
    }

    /// The same player with the strategy that it plays by, if the file has one.
    pub(super) fn opened(self) -> Self {
        match &self.who {
            Who::Follower(None, file) => Self::read(&format!("{FOLLOWER}:{file}")).unwrap_or(self),
            _ => self,
        }
    }

    /// Reads a player of a record: any text that is none on the command line is the name of a person.
    pub(crate) fn recorded(text: &str) -> Self {
        let name = |text: &str| {
            let shown = text.trim().replace(is_invisible, "\u{fffd}");
            let short: String = shown.chars().take(LONGEST_NAME).collect();
            Some(short).filter(|name| !name.trim().is_empty())
        };
        if let Some((FOLLOWER, file)) = text.split_once(':') {
            return Who::Follower(None, file.into()).into();
        }
        if let Ok(seat) = Self::read(text) {
            return seat;
        }
        let known = |(who, rest): (&str, &str)| Some((Self::read(who).ok()?.who, name(rest)));
        let found = text.split_once(':').and_then(known);
        let (who, name) = found.unwrap_or_else(|| (Who::Human, name(text)));
        Self { who, name }
    }
}

/// Says why a description of a seat is refused, and what is accepted.
pub(crate) fn seat_phrase(error: &SeatError) -> Phrase {
    let known: Vec<&str> = Who::words().chain(LONGER_SPECS).collect();
    match error {
        SeatError::Unknown(text) => Phrase::new("refuse-seat")
            .quoting("seat", text)
            .with("known", known.join(", ")),
        SeatError::Level(text) => Phrase::new("refuse-level").quoting("level", text),
        SeatError::Strategy(why) => why.clone(),
        SeatError::Command => Phrase::new("refuse-command"),
        SeatError::BadName => Phrase::new("refuse-text").with("most", LONGEST_NAME),
    }
}

/// Returns the names of two players.
pub(crate) fn names(words: &Words, seats: &[Seat; 2]) -> [String; 2] {
    let name = |index: usize| {
        let Seat { who, name } = &seats[index];
        let usual = || who.usual_name(words, index + 1);
        name.clone().unwrap_or_else(usual)
    };
    distinct([0, 1].map(name))
}

/// Returns the names of the players of a record, who are written as on the command line. Other texts are names themselves.
pub(crate) fn recorded_names(words: &Words, players: &[String; 2]) -> [String; 2] {
    let seats = players.each_ref().map(|player| Seat::recorded(player));
    names(words, &seats)
}

/// Two names that a reader can tell apart.
pub(super) fn distinct([first, mut second]: [String; 2]) -> [String; 2] {
    if first == second {
        second.push_str(" 2");
    }
    [first, second]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::NAMED_LEVELS;
    use crate::session::who::PROGRAM_BEGINS;

    #[test]
    fn a_name_is_never_empty() {
        for text in ["human", "human:", "human:  "] {
            let seat = Seat::read(text).expect("a person");
            assert_eq!(seat.who, Who::Human);
            assert_eq!(seat.name, None, "{text:?}");
        }
    }

    #[test]
    fn a_name_may_hold_blanks_and_colons() {
        let seat = Seat::read("perfect: Deep: Nim ").expect("a machine");
        assert_eq!(seat.who, Who::Machine(Skill::Perfect));
        assert_eq!(seat.name.as_deref(), Some("Deep: Nim"));
    }

    #[test]
    fn any_text_of_a_record_is_a_player() {
        let read = |text: &str| {
            let seat = Seat::recorded(text);
            (seat.who, seat.name.unwrap_or_default())
        };
        let perfect = Who::Machine(Skill::Perfect);
        assert_eq!(
            read("perfect:Deep: Nim"),
            (perfect.clone(), "Deep: Nim".to_owned())
        );
        assert_eq!(
            read("Steinitz, W."),
            (Who::Human, "Steinitz, W.".to_owned())
        );
        assert_eq!(read("alien:Zoe"), (Who::Human, "alien:Zoe".to_owned()));
        assert_eq!(read(" "), (Who::Human, String::new()));
        assert_eq!(read("perfect:a\u{1b}b"), (perfect, "a\u{fffd}b".to_owned()));
        assert_eq!(
            read(&"n".repeat(99)),
            (Who::Human, "n".repeat(LONGEST_NAME))
        );
        let level = Who::Machine(Skill::Level(70));
        for who in Who::all().chain([level]) {
            let written = who.spec(Some("A: b"));
            assert_eq!(read(&written), (who, "A: b".to_owned()));
        }
    }

    #[test]
    fn a_level_is_a_whole_number_up_to_100() {
        let level = |text: &str| Seat::read(text).map(|seat| (seat.who, seat.name));
        for (text, percent) in [("perfect@0", 0), ("perfect@70", 70), ("perfect@100", 100)] {
            assert_eq!(level(text), Ok((Who::Machine(Skill::Level(percent)), None)));
        }
        let named = Some("Al@home".to_owned());
        let expected = (Who::Machine(Skill::Level(7)), named);
        assert_eq!(level("perfect@7:Al@home"), Ok(expected));
        for text in [
            "perfect@",
            "perfect@101",
            "perfect@-1",
            "perfect@+1",
            "perfect@x",
        ] {
            assert_eq!(level(text), Err(SeatError::Level(text.to_owned())));
        }
        let unknown = SeatError::Unknown("random@70".to_owned());
        assert_eq!(level("random@70"), Err(unknown));
    }

    #[test]
    fn what_begins_a_player_is_read_with_the_rest() {
        // A strategy is read from its file.
        for beginning in Who::beginnings().filter(|text| !text.starts_with(FOLLOWER)) {
            let read = Seat::read(&format!(
                "{beginning}{}",
                if beginning.ends_with(':') { "x" } else { "" }
            ));
            assert!(read.is_ok(), "{beginning}: {read:?}");
        }
        let program = |seat: Seat| matches!(seat.who, Who::Program(_));
        assert!(Seat::read(&format!("{PROGRAM_BEGINS}./bot")).is_ok_and(program));
    }

    #[test]
    fn a_level_has_a_name() {
        for (level, percent) in NAMED_LEVELS {
            let who = Who::Machine(Skill::Level(percent));
            for (text, name) in [
                (level.to_owned(), None),
                (format!("{level}:Zoe"), Some("Zoe")),
            ] {
                let seat = Seat::read(&text).expect("a machine");
                assert_eq!((&seat.who, seat.name.as_deref()), (&who, name));
                assert_eq!(Seat::recorded(&text), seat);
            }
        }
        let unknown = SeatError::Unknown("easy@70".to_owned());
        assert_eq!(Seat::read("easy@70"), Err(unknown));
    }

    #[test]
    fn what_is_no_seat_is_refused() {
        let unknown = |text: &str| Err(SeatError::Unknown(text.to_owned()));
        assert_eq!(Seat::read("alien"), unknown("alien"));
        assert_eq!(Seat::read(""), unknown(""));
        assert_eq!(Seat::read("human:\u{1b}[2J"), Err(SeatError::BadName));
        let long = format!("human:{}", "n".repeat(10_000));
        assert_eq!(Seat::read(&long), Err(SeatError::BadName));
    }
}
