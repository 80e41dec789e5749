//! The question for a game, which is asked first.

use super::form::read_start;
use crate::communication::{Entry, FrontEnd, Menu, Question, Result, means};
use crate::explanation::head;
use crate::explanation::{game_in_words, message};
use crate::games::Variant;
use crate::inference::GameKind;
use crate::reason::Phrase;
use crate::text::{Role, Text, columns, padded};

/// What is wanted on the first screen.
pub enum First {
    Game(ChosenGame),
    /// To play at once, by somebody who is new here, misère if that is wanted.
    Begin(bool),
    /// To keep playing.
    Keep,
    /// What is offered in this place.
    Offered(usize),
}

/// A game that is wanted.
pub struct ChosenGame {
    pub kind: GameKind,
    pub variant: Variant,
    /// The position that was written after its name.
    pub position: Option<String>,
}

/// What a feature offers beside the games: a word, and the message with those of the language, of
/// which the first one is shown.
pub type Offer = [&'static str; 2];

/// What the first screen shows beside the games.
pub struct FirstScreen {
    /// What there is to say to somebody who comes back.
    pub news: Text,
    /// The offer to keep playing.
    pub kept: Option<String>,
    pub offers: Vec<Offer>,
    /// What another name of a game opens.
    pub opened: fn(&str) -> Option<ChosenGame>,
    /// Whether Enter begins a game at once for somebody who is new here, and may not know them.
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
    /// To see all games.
    More,
    /// The other kind of play, for any game.
    Misere,
}

impl FirstScreen {
    /// Asks which game, and whether misère play is wanted where the game has it. An empty answer
    /// means the `last` game if there is one.
    pub fn ask(
        &self,
        front: &mut dyn FrontEnd,
        (last, mut misere): (Option<GameKind>, bool),
        is_later: bool,
    ) -> Result<First> {
        let all = games(front.width(), GameKind::all().count());
        let question = self.question(&all, last);
        let heading = self.heading(last.filter(|_| is_later), is_later);
        front.show(&self.list(front, heading, BEGUN_WITH))?;
        loop {
            if misere {
                let line = phrase!("first-misere", on = misere).to_string();
                front.show(&Text::new().entry(line, 2))?;
            }
            match front.ask_or_back(&question, |answer| self.read(&all, misere, answer))? {
                // Nobody can go back from the first question.
                None => {}
                Some(FirstAnswer::Chosen(first)) => return Ok(first),
                Some(FirstAnswer::More) => {
                    let more = self.list(front, Text::new(), GameKind::all().count());
                    front.show(&more)?;
                }
                Some(FirstAnswer::Misere) => {
                    misere = !misere;
                    if !misere {
                        front.tell(phrase!("first-misere", on = misere))?;
                    }
                }
            }
        }
    }

    /// The question, where an empty answer goes on with the unfinished game, or means the last one,
    /// or begins at once for somebody new, or means the first of all.
    fn question(&self, all: &Menu<GameKind>, last: Option<GameKind>) -> Question {
        let is_new = self.is_new && last.is_none() && self.kept.is_none();
        let first = GameKind::all().next().expect("there are games");
        let usual = match (&self.kept, last) {
            (Some(_), _) => KEEP[0],
            (None, Some(last)) => last.name(),
            (None, None) if is_new => EASIEST,
            (None, None) => first.name(),
        };
        let ask = phrase!("ask-game", usual = all.shortest(usual));
        let mut question = Question::new(ask, "help-game");
        question.usual = Some(usual.to_owned());
        question.is_first = true;
        question.help = question.help.blank().then(all.show());
        let mut question = question.beside(all);
        if is_new {
            question.usual = Some(String::new());
        }
        question
    }

    /// What stands above the games. The game that was played `before` has a rule that is asked for.
    fn heading(&self, before: Option<GameKind>, is_later: bool) -> Text {
        let mut heading = Text::new();
        if !is_later {
            heading = Text::title(message("banner")).then(self.news.clone());
        }
        if let Some(kept) = &self.kept {
            heading = heading.entry(kept.clone(), 2);
        }
        let mut options = before.iter().flat_map(|kind| kind.about().options);
        if options.any(|option| option.usual().is_some()) {
            heading = heading.entry(format!("  {}", message("first-same")), 2);
        }
        heading.blank().say("which-game")
    }

    /// The first games below a heading, and what may be typed beside them: with what they are about
    /// if that fits on the screen, or else by their titles.
    fn list(&self, front: &dyn FrontEnd, heading: Text, listed: usize) -> Text {
        let width = front.width();
        let words = [MORE].iter().chain(&self.offers).chain([&MISERE]);
        let below = words_in_a_line(words, width);
        let whole = heading.clone().then(games(width, listed).show());
        let whole = whole.then(below.clone());
        if front.fits(&whole) {
            whole
        } else {
            heading.then(titles(width, listed)).then(below)
        }
    }

    /// Reads a game or another word of the first screen, on which misère play may be chosen
    /// already.
    fn read(
        &self,
        menu: &Menu<GameKind>,
        misere: bool,
        answer: &str,
    ) -> Result<FirstAnswer, Phrase> {
        let mut offers = self.offers.iter();
        let first = if means(answer, MISERE) {
            return Ok(FirstAnswer::Misere);
        } else if means(answer, MORE) {
            return Ok(FirstAnswer::More);
        } else if let Some(place) = offers.position(|offer| means(answer, *offer)) {
            First::Offered(place)
        } else if self.kept.is_some() && means(answer, KEEP) {
            First::Keep
        } else if self.is_new && answer.is_empty() {
            First::Begin(misere)
        } else {
            let mut chosen = self.read_game(menu, answer)?;
            chosen.variant.misere |= misere;
            First::Game(chosen)
        };
        Ok(FirstAnswer::Chosen(first))
    }

    /// Reads the number or the name of a game, perhaps with a position or `misere` after it.
    fn read_game(&self, menu: &Menu<GameKind>, answer: &str) -> Result<ChosenGame, Phrase> {
        let with_misere = answer
            .rsplit_once(char::is_whitespace)
            .filter(|(_, last)| means(last, MISERE));
        let name = with_misere.map_or(answer, |(name, _)| name.trim());
        let (name, position) = match name.split_once(char::is_whitespace) {
            Some((first, rest)) if menu.pick(name).is_none() => (first, Some(rest.trim())),
            _ => (name, None),
        };
        let by_name = menu.pick(name).map(|kind| ChosenGame {
            kind: *kind,
            variant: Variant::default(),
            position: None,
        });
        let chosen = by_name.or_else(|| (self.opened)(name));
        let mut chosen = chosen.ok_or_else(|| menu.refusal(answer))?;
        chosen.variant.misere |= with_misere.is_some();
        if chosen.variant.misere && chosen.kind.about().misere_rules.is_none() {
            return Err(phrase!("refuse-misere", game = chosen.kind.name()));
        }
        chosen.position = position.map(str::to_owned).or(chosen.position);
        if let Some(text) = &chosen.position {
            read_start(&*chosen.kind.rules(&chosen.variant), text)?;
        }
        Ok(chosen)
    }
}

/// What may be typed beside a game, in as few lines as the width allows.
fn words_in_a_line<'a>(words: impl Iterator<Item = &'a Offer>, width: usize) -> Text {
    let own = |[english, id]: &Offer| {
        let own = message(id);
        own.split_whitespace().next().unwrap_or(english).to_owned()
    };
    let letters = [("h", "short-help"), ("q", "short-leave")];
    let letters = letters.map(|(letter, id)| format!("{letter} {}", message(id)));
    let mut lines: Vec<String> = Vec::new();
    for word in words.map(own).chain(letters) {
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

/// The game that Enter begins for somebody new.
pub fn easiest() -> GameKind {
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
