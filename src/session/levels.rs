//! The levels of the computer that are offered by name, and the question for one.

use super::seat::Who;
use crate::communication::{Dialogue, Entry, Menu, Question, Stop};
use crate::explanation::Words;
use crate::players::Skill;
use crate::reason::Phrase;
use crate::text::Text;

/// The name of a level, the same in every language, its message, and in how many of a hundred turns it is optimal.
const LEVELS: [(&str, &str, u8); 5] = [
    ("novice", "level-novice", 20),
    ("easy", "level-easy", 40),
    ("medium", "level-medium", 60),
    ("hard", "level-hard", 80),
    ("expert", "level-expert", 95),
];

/// The name of the level that Enter alone chooses.
const USUAL: &str = "medium";

/// Returns the levels as a menu, which knows their names in the language too.
pub(super) fn levels(words: &Words) -> Menu<Who> {
    let level = |percent| Who::Machine(Skill::Level(percent));
    let entries = LEVELS.map(|(name, id, percent)| Entry {
        value: level(percent),
        name: name.to_owned(),
        label: words.say(&Phrase::new(id).with("percent", u64::from(percent))),
    });
    let menu = Menu::new(entries.to_vec());
    let names = words.text("words-levels");
    let names = names.split_whitespace().zip(LEVELS);
    names.fold(menu, |menu, (name, (_, _, percent))| {
        menu.with_words([name], &level(percent))
    })
}

/// Asks for a level.
///
/// # Errors
/// [`Stop`] if there is no answer.
pub(super) fn ask_level(dialogue: &mut Dialogue) -> Result<Who, Stop> {
    let words = dialogue.words();
    let menu = levels(words);
    let usual = menu.names().iter().position(|&name| name == USUAL);
    let usual = usual.unwrap_or(0) + 1;
    let question = Question {
        prompt: words.say(&Phrase::new("ask-level").with("usual", usual)),
        help: Text::words(words.text("help-level")),
    };
    dialogue.choice(&question, &menu, Some(USUAL))
}
