//! The question for a game, which is asked first.

use crate::communication::{Dialogue, Entry, Menu, Stop};
use crate::explanation::{Words, typed};
use crate::inference::GameKind;
use crate::reason::Phrase;
use crate::text::{Text, columns, padded};

/// The letter that asks for misère play.
const MISERE: &str = "m";

/// Asks which game, and whether misère play is wanted where the game has it. After a game, an empty answer means `last`. `misere` is
/// the default.
pub(super) fn choose_game(
    dialogue: &mut Dialogue,
    last: Option<GameKind>,
    mut misere: bool,
) -> Result<(GameKind, bool), Stop> {
    let words = dialogue.words();
    let menu = games(words, dialogue.width());
    let (heading, ask, help) = if let Some(last) = last {
        let ask = Phrase::new("ask-game-again").with("usual", menu.shortest(last.name()));
        (Text::new(), ask, "help-game-again")
    } else {
        let banner = Text::title(words.text("banner"));
        (banner, Phrase::new("ask-game"), "help-game")
    };
    let mut question = dialogue.question(ask, help);
    for id in ["help-game-misere", "help-game-learn"] {
        question.help = question.help.prose(words.text(id));
    }
    let usual = last.or_else(|| GameKind::all().next());
    question.usual = usual.map(|kind| kind.name().to_owned());
    question.is_first = true;
    let question = question.beside(&menu);
    dialogue.message(&heading.blank().prose(words.text("which-game")))?;
    dialogue.message(&menu.show(dialogue.width()))?;
    loop {
        let id = if misere { "misere-on" } else { "misere-off" };
        let line = format!("  {MISERE}) {}", words.text(id));
        dialogue.message(&Text::new().entry(line, "m) ".len()))?;
        let mut learns = false;
        let read = |answer: &str| {
            learns = typed("words-learn").any(|word| word == answer.to_lowercase());
            if learns {
                return Ok(None);
            }
            read_game(words, &menu, answer)
        };
        // Nobody can go back from the first question.
        if let Some((kind, also_misere)) = dialogue.ask_or_back(&question, read)?.flatten() {
            return Ok((kind, misere || also_misere));
        }
        if learns {
            return Err(Stop::Learn);
        }
        misere = !misere;
    }
}

/// Reads the choice of a game, its number or name, and whether `m` or `misère` is after it. `None` is that alone: the other kind of play for
/// any game.
fn read_game(
    words: &Words,
    menu: &Menu<GameKind>,
    answer: &str,
) -> Result<Option<(GameKind, bool)>, Phrase> {
    let means_misere = |word: &str| {
        word.eq_ignore_ascii_case(MISERE)
            || typed("words-misere").any(|known| known == word.to_lowercase())
    };
    if means_misere(answer) {
        return Ok(None);
    }
    let split = answer.rsplit_once(char::is_whitespace);
    let with_misere = split.filter(|(_, last)| means_misere(last));
    let name = with_misere.map_or(answer, |(name, _)| name.trim());
    let kind = *menu.pick(name).ok_or_else(|| menu.refusal(words, answer))?;
    if with_misere.is_some() && kind.about().misere_rules.is_none() {
        return Err(Phrase::new("refuse-misere").with("game", kind.name()));
    }
    Ok(Some((kind, with_misere.is_some())))
}

/// Columns between the title of a game and what it is about.
const GAP: usize = 3;

/// Columns before the title of a game in the list, at most.
const BEFORE_A_TITLE: usize = "  10) ".len();

/// The games with what they are about, in two columns if they fit.
fn games(words: &Words, width: usize) -> Menu<GameKind> {
    let lines: Vec<(String, String)> = GameKind::all()
        .map(|kind| (title(words, kind), words.text(kind.about().tagline)))
        .collect();
    let left = GAP
        + lines
            .iter()
            .map(|(title, _)| columns(title))
            .max()
            .unwrap_or(0);
    let right = lines.iter().map(|(_, tagline)| columns(tagline)).max();
    let is_narrow = BEFORE_A_TITLE + left + right.unwrap_or(0) > width;
    let label = |(title, tagline): &(String, String)| {
        if is_narrow {
            return format!("{title}: {tagline}");
        }
        padded(title, left) + tagline
    };
    let entries = GameKind::all().zip(&lines).map(|(kind, line)| {
        let own = words.game(kind.about().tagline, kind.name());
        Entry::new(kind, kind.name(), label(line)).known(own.split_whitespace())
    });
    Menu::numbered(entries.collect())
}

/// Returns the name of a game, and the one to type if that is another.
fn title(words: &Words, kind: GameKind) -> String {
    let own = words.game(kind.about().tagline, kind.name());
    if own.to_lowercase() == kind.name() {
        own
    } else {
        format!("{own} ({})", kind.name())
    }
}
