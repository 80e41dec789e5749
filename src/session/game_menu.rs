//! The question for a game, which is asked first.

use super::form::read_start;
use crate::communication::{Dialogue, Entry, Menu, Question, Result, means};
use crate::explanation::head;
use crate::explanation::{game_in_words, message};
use crate::games::Variant;
use crate::inference::GameKind;
use crate::reason::Phrase;
use crate::text::{Text, columns, padded};

/// What is wanted on the first screen.
pub(crate) enum First {
    /// A game, whether misère play is wanted of it, and the position that was written after its
    /// name.
    Game(GameKind, bool, Option<String>),
    /// To keep playing.
    Keep,
    /// What is offered in this place.
    Offered(usize),
}

/// What a feature offers beside the games: a word, also in all languages, and the line that says
/// so.
#[derive(Clone, Copy)]
pub(crate) struct Offer {
    pub typed: [&'static str; 2],
    pub line: &'static str,
}

/// The letter that keeps playing the unfinished game.
const KEEP: &str = "k";

/// Asks which game, and whether misère play is wanted where the game has it. An empty answer means
/// the game that is `known`, or else the first; whether misère play is wanted is known too. `kept`
/// is the offer to keep playing.
pub(super) fn choose_game(
    dialogue: &mut Dialogue,
    (last, mut misere): (Option<GameKind>, bool),
    is_later: bool,
    kept: Option<&str>,
    offers: &[Offer],
) -> Result<First> {
    let menu = games(dialogue.width());
    let heading = if is_later {
        Text::new()
    } else {
        Text::title(message("banner"))
    };
    let usual = last
        .or_else(|| GameKind::all().next())
        .expect("there are games")
        .name();
    // What was left goes on first.
    let (usual, shown) = match kept {
        Some(_) => (KEEP, KEEP.to_owned()),
        None => (usual, menu.shortest(usual)),
    };
    let ask = phrase!("ask-game", usual = shown);
    let mut question = Question::new(ask, "help-game");
    question.usual = Some(usual.to_owned());
    question.is_first = true;
    let heading = heading.blank().say("which-game");
    // What is typed beside the games, a line for each word.
    let typed = |text: Text, line: &str| text.entry(format!("  {line}"), 2);
    let below = kept.map_or_else(Text::new, |kept| typed(Text::new(), kept));
    let has_rule =
        |kind: GameKind| (kind.about().options.iter()).any(|option| option.usual().is_some());
    let below = match last {
        Some(kind) if is_later && has_rule(kind) => typed(below, &message("first-same")),
        _ => below,
    };
    let below = offers
        .iter()
        .fold(below, |below, offer| typed(below, &message(offer.line)));
    let mut shown = menu.show();
    if !dialogue
        .front
        .fits(&heading.clone().then(shown.clone()).then(below.clone()))
    {
        question.help = question.help.blank().then(shown);
        shown = titles(dialogue.width());
    }
    let question = question.beside(&menu);
    dialogue.message(&heading.then(shown).then(below))?;
    loop {
        let line = phrase!("first-misere", on = misere).to_string();
        dialogue.message(&typed(Text::new(), &line))?;
        let read = |answer: &str| read_first(&menu, kept.is_some(), offers, answer);
        // Nobody can go back from the first question.
        match dialogue.ask_or_back(&question, read)?.flatten() {
            Some(First::Game(kind, also_misere, position)) => {
                return Ok(First::Game(kind, misere || also_misere, position));
            }
            Some(first) => return Ok(first),
            None => misere = !misere,
        }
    }
}

/// Reads the choice of a game, its number or name, perhaps with a position or `misere` after it; or
/// another word of the first screen. `None` is the other kind of play, for any game.
fn read_first(
    menu: &Menu<GameKind>,
    is_kept: bool,
    offers: &[Offer],
    answer: &str,
) -> Result<Option<First>, Phrase> {
    let means_misere = |word: &str| means(word, ["misere", "words-misere"]);
    if means_misere(answer) {
        return Ok(None);
    }
    if let Some(place) = offers.iter().position(|offer| means(answer, offer.typed)) {
        return Ok(Some(First::Offered(place)));
    }
    if is_kept && means(answer, [KEEP, "words-keep"]) {
        return Ok(Some(First::Keep));
    }
    let with_misere = answer
        .rsplit_once(char::is_whitespace)
        .filter(|(_, last)| means_misere(last));
    let name = with_misere.map_or(answer, |(name, _)| name.trim());
    let (name, position) = match name.split_once(char::is_whitespace) {
        Some((first, rest)) if menu.pick(name).is_none() => (first, Some(rest.trim().to_owned())),
        _ => (name, None),
    };
    let kind = *menu.pick(name).ok_or_else(|| menu.refusal(answer))?;
    if with_misere.is_some() && kind.about().misere_rules.is_none() {
        return Err(phrase!("refuse-misere", game = kind.name()));
    }
    let misere = with_misere.is_some();
    if let Some(text) = &position {
        let variant = Variant {
            misere,
            ..Variant::default()
        };
        read_start(&*kind.rules(&variant), text)?;
    }
    Ok(Some(First::Game(kind, misere, position)))
}

/// Columns between the title of a game and what it is about.
const GAP: usize = 3;

/// Columns before the title of a game in the list, at most.
const BEFORE_A_TITLE: usize = "  10) ".len();

/// The games with what they are about, in two columns if they fit.
fn games(width: usize) -> Menu<GameKind> {
    let lines: Vec<(String, String)> = GameKind::all()
        .map(|kind| (title(kind), message(kind.about().tagline)))
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
            return format!("{} {tagline}", head(title));
        }
        padded(title, left) + tagline
    };
    let entries = GameKind::all().zip(&lines).map(|(kind, line)| {
        let own = game_in_words(kind.about().tagline, kind.name());
        Entry::new(kind, kind.name(), label(line)).known(own.split_whitespace())
    });
    Menu::numbered(entries.collect())
}

/// The games with their numbers alone.
fn titles(width: usize) -> Text {
    let own = |kind: GameKind| game_in_words(kind.about().tagline, kind.name());
    let entry = |(number, kind): (usize, _)| Entry::new((), number.to_string(), own(kind));
    Menu::named((1..).zip(GameKind::all()).map(entry).collect()).line(width)
}

/// Returns the name of a game, and the one to type if that is another.
fn title(kind: GameKind) -> String {
    let own = game_in_words(kind.about().tagline, kind.name());
    if own.to_lowercase() == kind.name() {
        own
    } else {
        format!("{own} ({})", kind.name())
    }
}
