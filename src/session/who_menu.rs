//! The question who sits at a seat: the players to choose from, and the levels of the computer that
//! have names.

use super::who::{Seat, Who};
use crate::communication::{Dialogue, Entry, Menu, Stop};
use crate::explanation::Words;
use crate::players::{NAMED_LEVELS, Skill};
use crate::reason::Phrase;
use crate::text::Text;

/// The entry that leads to the question for a level.
const LEVEL: &str = "level";

/// The messages of the levels that have names.
const LABELS: [&str; NAMED_LEVELS.len()] = [
    "level-novice",
    "level-easy",
    "level-medium",
    "level-hard",
    "level-expert",
];

/// The name of the level that Enter alone chooses.
const USUAL: &str = "medium";

/// The levels with their names, those in the language too.
fn levels(words: &Words) -> Vec<Entry<Who>> {
    let own = words.text("words-levels");
    let named = NAMED_LEVELS
        .into_iter()
        .zip(LABELS)
        .zip(own.split_whitespace());
    let level = |(((name, percent), id), own)| {
        let label = phrase!(id, percent = u32::from(percent));
        let who = Who::Machine(Skill::Level(percent));
        Entry::new(who, name, words.say(&label)).known([own])
    };
    named.map(level).collect()
}

/// Asks who sits at a seat, where `usual` describes who sits there by default, and then for the
/// level if one is wanted.
pub(super) fn ask_seat(
    dialogue: &mut Dialogue,
    index: usize,
    learner: Option<&Phrase>,
    usual: String,
    is_first: bool,
) -> Result<Option<Seat>, Stop> {
    let words = dialogue.words();
    let menu = players(words);
    let ask = phrase!("ask-who", usual = menu.shortest(&usual));
    let mut question = dialogue.step(ask, "help-who", is_first);
    question.usual = Some(usual);
    let question = question.beside(&menu);
    let heading = words.text(["who-first", "who-second"][index]);
    let heading = Text::new().blank().prose(heading);
    loop {
        let list = menu.show();
        dialogue.message(&heading.clone().then(list))?;
        let read = |answer: &str| read(words, &menu, learner, answer);
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

/// The players to choose from, the same in every game; `None` leads to the question for a level.
fn players(words: &Words) -> Menu<Option<Who>> {
    let player = |who: Who| {
        let [label, _] = who.messages();
        Entry::new(Some(who.clone()), who.name(), words.text(label))
    };
    let mut entries: Vec<_> = Who::all().map(player).collect();
    let level = Entry::new(None, LEVEL, words.text("who-level"));
    entries.insert(1 + Skill::ALL.len(), level);
    Menu::numbered(entries)
}

/// Reads an entry of the list, a level, or the description of a player; or says why it is refused,
/// `learner` why the learner is.
fn read(
    words: &Words,
    menu: &Menu<Option<Who>>,
    learner: Option<&Phrase>,
    answer: &str,
) -> Result<Option<Seat>, Phrase> {
    let seat = if let Some(picked) = menu.pick(answer) {
        picked.clone().map(Seat::from)
    } else if let Some(who) = Menu::named(levels(words)).pick(answer) {
        // Levels have names here, and no numbers.
        Some(who.clone().into())
    } else {
        Some(Seat::find(answer)?.ok_or_else(|| refused(words, menu, answer))?)
    };
    match learner {
        Some(why) if seat.as_ref().is_some_and(|seat| seat.who == Who::Learner) => Err(why.clone()),
        _ => Ok(seat),
    }
}

/// Says that there is no such player.
fn refused(words: &Words, menu: &Menu<Option<Who>>, answer: &str) -> Phrase {
    let names = menu.names();
    let known = names.iter().filter(|&&name| name != LEVEL);
    let known: Vec<&str> = known.copied().collect();
    phrase!(
        "refuse-who",
        most = names.len(),
        known = words.choices(&known)
    )
    .quoting("seat", answer.split(':').next().unwrap_or(answer))
}

/// Asks for a level, or back.
fn ask_level(dialogue: &mut Dialogue) -> Result<Option<Who>, Stop> {
    let words = dialogue.words();
    let menu = Menu::numbered(levels(words));
    let ask = phrase!("ask-level", usual = menu.shortest(USUAL));
    let mut question = dialogue.step(ask, "help-level", false);
    question.usual = Some(USUAL.to_owned());
    dialogue.message(&menu.show())?;
    dialogue.ask_or_back(&question.beside(&menu), |answer| {
        menu.read(words, answer).cloned()
    })
}
