//! The question who sits at a seat: the players to choose from, and the levels of the computer that
//! have names.

use strsim::osa_distance;

use super::names::messages;
use crate::communication::{Entry, FrontEnd, Menu, Question, Result};
use crate::explanation::{choices, message};
use crate::inference::{Position, Solver};
use crate::players::{MachineKind, NAMED_LEVELS, PlayerKind, PlayerSpec, Skill, is_name};
use crate::reason::Phrase;
use crate::text::{Text, read_number};

/// The entry that leads to the question for a level.
const LEVEL: &str = "level";

/// The messages of the levels that have names.
const LABELS: [&str; NAMED_LEVELS.len()] = ["level-easy", "level-medium", "level-hard"];

/// The name of the level that Enter alone chooses.
const USUAL: &str = "medium";

/// The levels with their names, those in the language too.
fn levels() -> Vec<Entry<PlayerKind>> {
    let own = message("words-levels");
    let named = NAMED_LEVELS
        .into_iter()
        .zip(LABELS)
        .zip(own.split_whitespace());
    let level = |(((name, percent), id), own)| {
        let label = phrase!(id, percent = u32::from(percent));
        let who = PlayerKind::Machine(Skill::Level(percent));
        Entry::new(who, name, label.to_string()).known([own])
    };
    named.map(level).collect()
}

/// Who can play from a position.
pub struct PlayerMenu {
    /// The players to choose from; `None` leads to the question for a level.
    menu: Menu<Option<PlayerKind>>,
    /// The machines that cannot play, each with the reason.
    refused: Vec<(&'static dyn MachineKind, Phrase)>,
}

impl PlayerMenu {
    /// Finds out who can play from a position, which takes a moment.
    pub fn at(game: &dyn Solver, start: &Position) -> Self {
        let (mut entries, mut refused) = (Vec::new(), Vec::new());
        for who in PlayerKind::all() {
            let machine = who.added();
            let refusal = machine.and_then(|machine| machine.refusal(game, start));
            if let Some((machine, why)) = machine.zip(refusal) {
                refused.push((machine, why));
                continue;
            }
            let [label, _] = messages(&who);
            let name = who.name();
            entries.push(Entry::new(Some(who), name, message(label)));
        }
        let level = Entry::new(None, LEVEL, message("who-level"));
        entries.insert(1 + Skill::ALL.len(), level);
        let menu = Menu::numbered(entries);
        Self { menu, refused }
    }

    /// Why a player cannot play; `None` if one can.
    pub fn refusal(&self, kind: &PlayerKind) -> Option<&Phrase> {
        let kind = kind.added()?;
        let mut refused = self.refused.iter();
        refused.find_map(|(other, why)| (*other == kind).then_some(why))
    }

    /// Asks who sits at a seat, and then for the level if one is wanted; an empty answer means
    /// `usual`. The players are listed, or `h` lists them. `None` if a person goes back.
    pub fn ask(
        &self,
        front: &mut dyn FrontEnd,
        seat: usize,
        usual: String,
        (is_first, is_listed): (bool, bool),
    ) -> Result<Option<PlayerSpec>> {
        let heading = ["who-first", "who-second"][seat];
        let shortest = self.menu.shortest(&usual);
        let mut question = if is_listed {
            Question::step(phrase!("ask-who", usual = shortest), help(), is_first)
        } else {
            let mut question = Question::step(heading, help(), is_first);
            question.help = question.help.blank().then(self.menu.show());
            question.usually(shortest)
        };
        question.usual = Some(usual);
        let question = question.beside(&self.menu);
        loop {
            if is_listed {
                let heading = Text::new().blank().prose(message(heading));
                front.show(&heading.then(self.menu.show()))?;
            }
            match front.ask_or_back(&question, |answer| self.read(answer))? {
                None => return Ok(None),
                Some(Some(seat)) => return Ok(Some(seat)),
                Some(None) => {
                    if let Some(who) = ask_level(front)? {
                        return Ok(Some(who.into()));
                    }
                }
            }
        }
    }

    /// Reads an entry of the list, a level, or the description of a player; or says why it is
    /// refused. `None` leads to the question for a level.
    fn read(&self, answer: &str) -> Result<Option<PlayerSpec>, Phrase> {
        let seat = if let Some(picked) = self.menu.pick(answer) {
            picked.clone().map(PlayerSpec::from)
        } else if let Some(who) = Menu::named(levels()).pick(answer) {
            // Levels have names here, and no numbers.
            Some(who.clone().into())
        } else {
            let found = PlayerSpec::find(answer)?;
            Some(found.map_or_else(|| self.person(answer), Ok)?)
        };
        match seat.as_ref().and_then(|seat| self.refusal(&seat.kind)) {
            Some(why) => Err(why.clone()),
            None => Ok(seat),
        }
    }

    /// A person of this name, unless it is nearly a word for another player, or none for a person.
    fn person(&self, name: &str) -> Result<PlayerSpec, Phrase> {
        let own = message("words-levels");
        let mut known: Vec<&str> = PlayerKind::words().chain([LEVEL]).collect();
        known.extend(own.split_whitespace());
        let lower = name.to_lowercase();
        // They differ by one letter, or by two neighbours that are swapped.
        let is_near = |known: &&str| osa_distance(known, &lower) <= 1;
        if let Some(near) = known.into_iter().find(is_near) {
            return Err(phrase!("refuse-near", near).quoting("answer", name));
        }
        let is_name = is_name(name) && read_number(name).is_none() && !name.contains([':', '@']);
        is_name
            .then(|| PlayerSpec {
                kind: PlayerKind::Human,
                name: Some(name.to_owned()),
            })
            .ok_or_else(|| self.unknown(name))
    }

    /// Says that there is no such player.
    fn unknown(&self, answer: &str) -> Phrase {
        let names = self.menu.names();
        let known = names.iter().filter(|&&name| name != LEVEL);
        let known: Vec<&str> = known.copied().collect();
        phrase!("refuse-who", most = names.len(), known = choices(&known))
            .quoting("seat", answer.split(':').next().unwrap_or(answer))
    }
}

/// What may be answered: every player by its word, with what that means in the language.
fn help() -> Phrase {
    let about = |kind: &PlayerKind, attribute| {
        let [label, _] = messages(kind);
        Phrase::new(label).attribute(attribute)
    };
    let meaning = |kind: &PlayerKind| about(kind, "gloss").filter(|gloss| gloss != kind.name());
    let known = PlayerKind::all().map(|kind| match meaning(&kind) {
        Some(gloss) => format!("{} ({gloss})", kind.name()),
        None => kind.name().to_owned(),
    });
    let more = PlayerKind::all().filter_map(|kind| about(&kind, "help"));
    let more: Vec<String> = more.map(|help| format!(" {help}")).collect();
    Phrase::new("help-who")
        .choosing(known)
        .with("more", more.concat())
}

/// Asks for a level, or back.
fn ask_level(front: &mut dyn FrontEnd) -> Result<Option<PlayerKind>> {
    let menu = Menu::numbered(levels());
    let ask = phrase!("ask-level", usual = menu.shortest(USUAL));
    let mut question = Question::step(ask, "help-level", false);
    question.usual = Some(USUAL.to_owned());
    front.show(&menu.show())?;
    front.ask_or_back(&question.beside(&menu), |answer| menu.read(answer).cloned())
}
