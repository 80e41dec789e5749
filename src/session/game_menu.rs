//! The question for a game, which is asked first.

use super::form::read_start;
use crate::communication::{Dialogue, Entry, Menu, Question, Result, means};
use crate::explanation::head;
use crate::explanation::{game_in_words, message};
use crate::games::Variant;
use crate::inference::GameKind;
use crate::reason::Phrase;
use crate::text::{Role, Text, columns, padded};

/// What is wanted on the first screen.
pub(crate) enum First {
    /// A game, what is wanted of its rules, and the position that was written after its name.
    Game(GameKind, Variant, Option<String>),
    /// To play at once, by somebody who is new here, misère if that is wanted.
    Begin(bool),
    /// To keep playing.
    Keep,
    /// What is offered in this place.
    Offered(usize),
}

/// What a feature offers beside the games: a word, and the message with those of the language, of
/// which the first one is shown.
pub(crate) type Offer = [&'static str; 2];

/// What the first screen shows beside the games.
pub(crate) struct FirstScreen {
    /// What there is to say to somebody who comes back.
    pub news: Text,
    /// The offer to keep playing.
    pub kept: Option<String>,
    pub offers: Vec<Offer>,
    /// What another name of a game opens.
    pub opened: fn(&str) -> Option<First>,
    /// Whether Enter begins a game at once, as somebody who is new here may not know them.
    pub is_new: bool,
}

/// The word that keeps playing the unfinished game, and those that show all games and switch to
/// misère play.
const KEEP: Offer = ["k", "words-keep"];
const MORE: Offer = ["more", "words-more"];
const MISERE: Offer = ["misere", "words-misere"];

/// How many games people begin with: the first ones.
const BEGUN_WITH: usize = 7;

/// The game that Enter begins for somebody new, whose rule one can find out.
const EASIEST: &str = "sticks";

/// What an answer on the first screen means.
enum FirstAnswer {
    Chosen(First),
    /// To play at once.
    Begin,
    /// To see all games.
    More,
    /// The other kind of play, for any game.
    Misere,
}

/// Asks which game, and whether misère play is wanted where the game has it. An empty answer means
/// the game that is `known`, or else the first; whether misère play is wanted is known too.
pub(super) fn choose_game(
    dialogue: &mut Dialogue,
    (last, mut misere): (Option<GameKind>, bool),
    is_later: bool,
    screen: &FirstScreen,
) -> Result<First> {
    let width = dialogue.width();
    let all = games(width, GameKind::all().count());
    let menu = games(width, BEGUN_WITH);
    let is_new = screen.is_new && last.is_none() && screen.kept.is_none();
    let first = GameKind::all().next().expect("there are games").name();
    let usual = match (&screen.kept, last) {
        (Some(_), _) => KEEP[0],
        (None, Some(last)) => last.name(),
        (None, None) if is_new => EASIEST,
        (None, None) => first,
    };
    let ask = phrase!("ask-game", usual = all.shortest(usual));
    let mut question = Question::new(ask, "help-game");
    question.usual = Some(usual.to_owned());
    question.is_first = true;
    question.help = question.help.blank().then(all.show());
    let mut question = question.beside(&all);
    if is_new {
        question.usual = Some(String::new());
    }
    let mut heading = Text::new();
    if !is_later {
        heading = Text::title(message("banner")).then(screen.news.clone());
    }
    if let Some(kept) = &screen.kept {
        heading = heading.entry(kept.clone(), 2);
    }
    let has_rule =
        |kind: &GameKind| (kind.about().options.iter()).any(|option| option.usual().is_some());
    if is_later && last.as_ref().is_some_and(has_rule) {
        heading = heading.entry(format!("  {}", message("first-same")), 2);
    }
    let heading = heading.blank().say("which-game");
    let mut words = vec![MORE];
    words.extend(&screen.offers);
    words.push(MISERE);
    let below = words_in_a_line(&words, width);
    let whole = |menu: &Menu<GameKind>| menu.show().then(below.clone());
    let is_whole = (dialogue.front).fits(&heading.clone().then(whole(&menu)));
    let shown = if is_whole {
        whole(&menu)
    } else {
        titles(width, BEGUN_WITH).then(below.clone())
    };
    dialogue.message(&heading.then(shown))?;
    loop {
        if misere {
            let line = phrase!("first-misere", on = misere).to_string();
            dialogue.message(&Text::new().entry(line, 2))?;
        }
        let read = |answer: &str| read_first(&all, screen, answer);
        // Nobody can go back from the first question.
        match dialogue.ask_or_back(&question, read)? {
            None => {}
            Some(FirstAnswer::Chosen(First::Game(kind, mut variant, position))) => {
                variant.misere |= misere;
                return Ok(First::Game(kind, variant, position));
            }
            Some(FirstAnswer::Begin) => return Ok(First::Begin(misere)),
            Some(FirstAnswer::Chosen(first)) => return Ok(first),
            Some(FirstAnswer::More) => {
                let whole = whole(&all);
                let is_whole = dialogue.front.fits(&whole);
                let number = GameKind::all().count();
                let all = || titles(width, number).then(below.clone());
                dialogue.message(&if is_whole { whole } else { all() })?;
            }
            Some(FirstAnswer::Misere) => {
                misere = !misere;
                if !misere {
                    dialogue.tell(phrase!("first-misere", on = misere))?;
                }
            }
        }
    }
}

/// What may be typed beside a game, in as few lines as the width allows.
fn words_in_a_line(words: &[Offer], width: usize) -> Text {
    let own = |[english, id]: &Offer| {
        let own = message(id);
        own.split_whitespace().next().unwrap_or(english).to_owned()
    };
    let letters = [("h", "short-help"), ("q", "short-leave")];
    let letters = letters.map(|(letter, id)| format!("{letter} {}", message(id)));
    let mut lines: Vec<String> = Vec::new();
    for word in words.iter().map(own).chain(letters) {
        match lines.last_mut() {
            Some(line) if columns(line) + GAP + columns(&word) <= width => {
                line.push_str(&" ".repeat(GAP));
                line.push_str(&word);
            }
            _ => lines.push(format!("  {word}")),
        }
    }
    let add = |text: Text, line: String| text.line(Role::Faint, &line);
    lines.into_iter().fold(Text::new(), add)
}

/// Reads the choice of a game, its number or name, perhaps with a position or `misere` after it; or
/// another word of the first screen.
fn read_first(
    menu: &Menu<GameKind>,
    screen: &FirstScreen,
    answer: &str,
) -> Result<FirstAnswer, Phrase> {
    let means_misere = |word: &str| means(word, MISERE);
    if means_misere(answer) {
        return Ok(FirstAnswer::Misere);
    }
    if means(answer, MORE) {
        return Ok(FirstAnswer::More);
    }
    if let Some(place) = screen.offers.iter().position(|offer| means(answer, *offer)) {
        return Ok(FirstAnswer::Chosen(First::Offered(place)));
    }
    if screen.kept.is_some() && means(answer, KEEP) {
        return Ok(FirstAnswer::Chosen(First::Keep));
    }
    if screen.is_new && answer.is_empty() {
        return Ok(FirstAnswer::Begin);
    }
    let with_misere = answer
        .rsplit_once(char::is_whitespace)
        .filter(|(_, last)| means_misere(last));
    let name = with_misere.map_or(answer, |(name, _)| name.trim());
    let (name, position) = match name.split_once(char::is_whitespace) {
        Some((first, rest)) if menu.pick(name).is_none() => (first, Some(rest.trim().to_owned())),
        _ => (name, None),
    };
    let game = (menu.pick(name)).map(|kind| First::Game(*kind, Variant::default(), None));
    let Some(First::Game(kind, mut variant, start)) = game.or_else(|| (screen.opened)(name)) else {
        return Err(menu.refusal(answer));
    };
    variant.misere |= with_misere.is_some();
    if variant.misere && kind.about().misere_rules.is_none() {
        return Err(phrase!("refuse-misere", game = kind.name()));
    }
    let position = position.or(start);
    if let Some(text) = &position {
        read_start(&*kind.rules(&variant), text)?;
    }
    Ok(FirstAnswer::Chosen(First::Game(kind, variant, position)))
}

/// The game that Enter begins for somebody new.
pub(crate) fn easiest() -> GameKind {
    GameKind::from_name(EASIEST).expect("it is a game")
}

/// Columns between the title of a game and what it is about.
const GAP: usize = 3;

/// The games, of which the first `listed` are shown with what they are about, in two columns if
/// they fit.
fn games(width: usize, listed: usize) -> Menu<GameKind> {
    let lines: Vec<(String, String)> = GameKind::all()
        .map(|kind| (title(kind), message(kind.about().tagline)))
        .collect();
    let shown = lines.iter().take(listed);
    let titles = shown.clone().map(|(title, _)| columns(title));
    let taglines = shown.map(|(_, tagline)| columns(tagline));
    let left = GAP + titles.max().unwrap_or(0);
    let right = taglines.max().unwrap_or(0);
    let before = "  ) ".len() + listed.to_string().len();
    let is_narrow = before + left + right > width;
    let label = |(title, tagline): &(String, String)| {
        if is_narrow {
            return format!("{} {tagline}", head(title));
        }
        padded(title, left) + tagline
    };
    let entries = GameKind::all()
        .zip(&lines)
        .enumerate()
        .map(|(place, (kind, line))| {
            let own = game_in_words(kind.about().tagline, kind.name());
            let label = if place < listed {
                label(line)
            } else {
                String::new()
            };
            Entry::new(kind, kind.name(), label).known(own.split_whitespace())
        });
    Menu::numbered(entries.collect())
}

/// The first games with their numbers alone.
fn titles(width: usize, listed: usize) -> Text {
    let own = |kind: GameKind| game_in_words(kind.about().tagline, kind.name());
    let entry = |(number, kind): (usize, _)| Entry::new((), number.to_string(), own(kind));
    let entries = (1..).zip(GameKind::all()).take(listed).map(entry);
    Menu::named(entries.collect()).line(width)
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
