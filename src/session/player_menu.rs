//! The question who sits at a seat: the players to choose from, and the levels of the computer that
//! have names.

use strsim::osa_distance;

use super::names::messages;
use crate::communication::{Dialogue, Entry, Menu, Question, Result};
use crate::explanation::{choices, message};
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

/// The question who sits at a seat.
pub(super) struct PlayerAsked {
    /// The seat.
    pub index: usize,
    /// Who sits there by default, as on the command line.
    pub usual: String,
    /// Whether no question stands before it.
    pub is_first: bool,
    /// Whether the players are listed; they are not a second time.
    pub is_listed: bool,
}

/// The machines that cannot play from a position, each with the reason.
#[derive(Default)]
pub(super) struct RefusedPlayers(pub Vec<(&'static dyn MachineKind, Phrase)>);

impl RefusedPlayers {
    /// Why one of a kind cannot play; `None` if it can.
    pub(super) fn why(&self, kind: &PlayerKind) -> Option<&Phrase> {
        let kind = kind.added()?;
        let mut refused = self.0.iter();
        refused.find_map(|(other, why)| (*other == kind).then_some(why))
    }
}

/// Asks who sits at a seat, and then for the level if one is wanted.
pub(super) fn ask_player(
    dialogue: &mut Dialogue,
    refused: &RefusedPlayers,
    asked: PlayerAsked,
) -> Result<Option<PlayerSpec>> {
    let menu = players(refused);
    let heading = ["who-first", "who-second"][asked.index];
    let usual = menu.shortest(&asked.usual);
    let help = help();
    let mut question = if asked.is_listed {
        Question::step(phrase!("ask-who", usual), help, asked.is_first)
    } else {
        let mut question = Question::step(heading, help, asked.is_first);
        question.help = question.help.blank().then(menu.show());
        question.usually(usual)
    };
    question.usual = Some(asked.usual);
    let question = question.beside(&menu);
    loop {
        if asked.is_listed {
            let heading = Text::new().blank().prose(message(heading));
            dialogue.message(&heading.then(menu.show()))?;
        }
        let read = |answer: &str| read(&menu, refused, answer);
        match dialogue.ask_or_back(&question, read)? {
            None => return Ok(None),
            Some(Some(seat)) => return Ok(Some(seat)),
            Some(None) => {
                if let Some(who) = ask_level(dialogue)? {
                    return Ok(Some(who.into()));
                }
            }
        }
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

/// The players to choose from, without those that cannot play; `None` leads to the question for a
/// level.
fn players(refused: &RefusedPlayers) -> Menu<Option<PlayerKind>> {
    let player = |who: PlayerKind| {
        let [label, _] = messages(&who);
        Entry::new(Some(who.clone()), who.name(), message(label))
    };
    let can_play = |who: &PlayerKind| refused.why(who).is_none();
    let mut entries: Vec<_> = PlayerKind::all().filter(can_play).map(player).collect();
    let level = Entry::new(None, LEVEL, message("who-level"));
    entries.insert(1 + Skill::ALL.len(), level);
    Menu::numbered(entries)
}

/// Reads an entry of the list, a level, or the description of a player; or says why it is refused.
fn read(
    menu: &Menu<Option<PlayerKind>>,
    refused: &RefusedPlayers,
    answer: &str,
) -> Result<Option<PlayerSpec>, Phrase> {
    let seat = if let Some(picked) = menu.pick(answer) {
        picked.clone().map(PlayerSpec::from)
    } else if let Some(who) = Menu::named(levels()).pick(answer) {
        // Levels have names here, and no numbers.
        Some(who.clone().into())
    } else {
        let found = PlayerSpec::find(answer)?;
        Some(found.map_or_else(|| person(menu, answer), Ok)?)
    };
    match seat.as_ref().and_then(|seat| refused.why(&seat.kind)) {
        Some(why) => Err(why.clone()),
        None => Ok(seat),
    }
}

/// A person of this name, unless it is nearly a word for another player, or none for a person.
fn person(menu: &Menu<Option<PlayerKind>>, name: &str) -> Result<PlayerSpec, Phrase> {
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
        .ok_or_else(|| unknown(menu, name))
}

/// Says that there is no such player.
fn unknown(menu: &Menu<Option<PlayerKind>>, answer: &str) -> Phrase {
    let names = menu.names();
    let known = names.iter().filter(|&&name| name != LEVEL);
    let known: Vec<&str> = known.copied().collect();
    phrase!("refuse-who", most = names.len(), known = choices(&known))
        .quoting("seat", answer.split(':').next().unwrap_or(answer))
}

/// Asks for a level, or back.
fn ask_level(dialogue: &mut Dialogue) -> Result<Option<PlayerKind>> {
    let menu = Menu::numbered(levels());
    let ask = phrase!("ask-level", usual = menu.shortest(USUAL));
    let mut question = Question::step(ask, "help-level", false);
    question.usual = Some(USUAL.to_owned());
    dialogue.message(&menu.show())?;
    dialogue.ask_or_back(&question.beside(&menu), |answer| menu.read(answer).cloned())
}
