//! What is asked before the first move: the game, who plays, and the position.

use super::Seat;
use super::levels::{ask_level, levels};
use super::seat::{LONGEST_NAME, SeatError, Who};
use crate::communication::{Dialogue, Entry, Menu, Question, Stop};
use crate::explanation::Words;
use crate::games::{Accepts, Game, GameKind, Setup, Variant};
use crate::players::{Chance, Skill};
use crate::reason::Phrase;
use crate::text::{Role, Text, columns};
use rand::RngExt;

/// The game that was played last: its answers are the defaults if another game or other players are wanted.
#[derive(Clone, Debug)]
pub(crate) struct LastGame {
    /// The game.
    pub kind: GameKind,
    /// The answers to its questions for a position.
    pub sizes: Vec<u64>,
    /// Who played, with their names.
    pub seats: [(Who, String); 2],
}

/// Asks which game. After a game, an empty answer means `last`.
///
/// # Errors
/// [`Stop`] if there is no answer.
pub(crate) fn choose_game(
    dialogue: &mut Dialogue,
    last: Option<GameKind>,
) -> Result<GameKind, Stop> {
    let words = dialogue.words();
    let usual = last.or_else(|| GameKind::all().next());
    let (heading, question) = if let Some(last) = last {
        let place = GameKind::all().position(|kind| kind == last).unwrap_or(0);
        let ask = Phrase::new("ask-game-again").with("usual", place + 1);
        let question = Question {
            prompt: words.say(&ask),
            help: Text::words(words.text("help-game-again")),
        };
        (Text::new().blank(), question)
    } else {
        let banner = Text::new().styled(Role::Strong, words.text("banner"));
        let question = Question {
            prompt: words.text("ask-game"),
            help: Text::words(words.text("help-game")),
        };
        (banner.blank(), question)
    };
    dialogue.message(&heading.prose(words.text("which-game")))?;
    let titles: Vec<String> = GameKind::all().map(|kind| title(words, kind)).collect();
    let width = titles.iter().map(|title| columns(title)).max().unwrap_or(0);
    let entries = GameKind::all().zip(&titles).map(|(kind, title)| Entry {
        value: kind,
        name: kind.name().to_owned(),
        label: format!(
            "{title}{}   {}",
            " ".repeat(width - columns(title)),
            words.text(kind.about().tagline)
        ),
    });
    let menu = GameKind::all().fold(Menu::new(entries.collect()), |menu, kind| {
        let name = words.game(kind.about().tagline, kind.name());
        menu.with_words(name.split_whitespace(), &kind)
    });
    dialogue.choice(&question, &menu, usual.map(GameKind::name))
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

/// Asks for the players and names that are not given, and gives every seat a name. Those of `last` are the defaults.
///
/// # Errors
/// [`Stop`] if there is no answer.
pub(crate) fn seats(
    dialogue: &mut Dialogue,
    given: [Option<Seat>; 2],
    machine_begins: bool,
    learns: bool,
    last: Option<&[(Who, String); 2]>,
) -> Result<[(Who, String); 2], Stop> {
    let mut usual = [Who::Human, Who::Machine(Skill::Perfect)];
    if machine_begins {
        usual.reverse();
    }
    for (usual, (who, _)) in usual.iter_mut().zip(last.into_iter().flatten()) {
        if learns || *who != Who::Learner {
            *usual = *who;
        }
    }
    let asked = [("who-first", usual[0]), ("who-second", usual[1])];
    let mut seats = Vec::new();
    for (seat, (id, usual)) in given.into_iter().zip(asked) {
        seats.push(match seat {
            Some(seat) => seat,
            None => ask_who(dialogue, id, &usual.spec(), learns)?,
        });
    }
    let mut named = Vec::new();
    for (index, seat) in seats.into_iter().enumerate() {
        let known = last.map(|last| &last[index]);
        let known = known.filter(|(who, _)| *who == seat.who);
        let known = known.map(|(_, name)| name.clone());
        let name = match (seat.name, seat.who, known) {
            (Some(name), ..) => name,
            (None, Who::Human, known) => ask_name(dialogue, index + 1, known)?,
            (None, _, Some(known)) => known,
            (None, machine, None) => machine.usual_name(dialogue.words()),
        };
        named.push((seat.who, name));
    }
    let [first, mut second]: [(Who, String); 2] = named.try_into().expect("there are two seats");
    if first.1 == second.1 {
        second.1.push_str(" 2");
    }
    Ok([first, second])
}

/// The entry that leads to the question for a level.
const LEVEL: &str = "level";

fn ask_who(
    dialogue: &mut Dialogue,
    id: &'static str,
    usual: &str,
    learns: bool,
) -> Result<Seat, Stop> {
    let words = dialogue.words();
    let label = |who: Who| match who {
        Who::Human => "who-human",
        Who::Machine(Skill::Perfect | Skill::Level(_)) => "who-perfect",
        Who::Machine(Skill::Beginner) => "who-beginner",
        Who::Machine(Skill::Random) => "who-random",
        Who::Learner => "who-learner",
    };
    let offered = Who::all().filter(|&who| learns || who != Who::Learner);
    let entry = |value: Option<Who>, name: &str, id| Entry {
        value,
        name: name.to_owned(),
        label: words.text(id),
    };
    let entries = offered
        .map(|who| entry(Some(who), who.name(), label(who)))
        .chain([entry(None, LEVEL, "who-level")]);
    let menu = Menu::new(entries.collect());
    let number = menu.names().iter().position(|&name| name == usual);
    let shown = number.map_or_else(|| usual.to_owned(), |place| (place + 1).to_string());
    let ask = Phrase::new("ask-who").with("usual", shown);
    let question = Question {
        prompt: words.say(&ask),
        help: Text::words(words.text(if learns {
            "help-who-learner"
        } else {
            "help-who"
        })),
    };
    let heading = Text::new().blank().prose(words.text(id));
    dialogue.message(&heading.then(menu.show(dialogue.width())))?;
    let players: Vec<&str> = (menu.names().into_iter())
        .filter(|&name| name != LEVEL)
        .collect();
    let seat = dialogue.ask_beside(&question, &menu, Some(usual), |answer| {
        let answer = if answer.is_empty() { usual } else { answer };
        let unnamed = |who| Seat { who, name: None };
        if let Some(picked) = menu.pick(answer) {
            return Ok(picked.map(unnamed));
        }
        let by_name = levels(words)
            .pick(answer)
            .filter(|_| !answer.starts_with(|c: char| c.is_ascii_digit()));
        if let Some(who) = by_name {
            return Ok(Some(unnamed(who)));
        }
        let unknown = |seat: &str| {
            let phrase = Phrase::new("refuse-who")
                .quoting("seat", seat)
                .with("most", menu.len())
                .with("known", words.choices(&players));
            words.say(&phrase)
        };
        match Seat::read(answer) {
            Ok(seat) if seat.who == Who::Learner && !learns => Err(unknown(answer)),
            Ok(seat) => Ok(Some(seat)),
            Err(SeatError::Unknown(seat)) => Err(unknown(&seat)),
            Err(error) => Err(seat_refusal(words, &error)),
        }
    })?;
    match seat {
        Some(seat) => Ok(seat),
        None => ask_level(dialogue).map(|who| Seat { who, name: None }),
    }
}

/// Says why a description of a seat is refused, and what is accepted.
pub(crate) fn seat_refusal(words: &Words, error: &SeatError) -> String {
    let known: Vec<&str> = Who::all().map(Who::name).collect();
    let phrase = match error {
        SeatError::Unknown(text) => Phrase::new("refuse-seat")
            .quoting("seat", text)
            .with("known", known.join(", ")),
        SeatError::Level(text) => Phrase::new("refuse-level").quoting("level", text),
        SeatError::BadName => Phrase::new("refuse-text").with("most", LONGEST_NAME),
    };
    words.say(&phrase)
}

/// Asks for a name; an empty answer means `known`, if there is one.
fn ask_name(dialogue: &mut Dialogue, number: usize, known: Option<String>) -> Result<String, Stop> {
    let words = dialogue.words();
    let numbered = || words.say(&Phrase::new("name-player").with("number", number));
    let usual = known.unwrap_or_else(numbered);
    let prompt = words.say(&Phrase::new("ask-name").with("number", number));
    let question = Question {
        prompt: format!("{prompt} [{usual}]"),
        help: Text::words(words.say(&Phrase::new("help-name").with("most", LONGEST_NAME))),
    };
    dialogue.text(&question, LONGEST_NAME, &usual)
}

/// Asks for the options that a game agrees on before its position, if they are not given.
///
/// # Errors
/// [`Stop`] if there is no answer.
pub(crate) fn ask_options(
    dialogue: &mut Dialogue,
    kind: GameKind,
    variant: &mut Variant,
) -> Result<(), Stop> {
    let words = dialogue.words();
    for option in kind.about().options {
        let Accepts::Text {
            read,
            usual: Some(usual),
            ..
        } = &option.accepts
        else {
            continue;
        };
        if variant.values.get(option).is_some() {
            continue;
        }
        let question = Question {
            prompt: format!("{} [{usual}]", words.text(option.ask)),
            help: Text::words(words.text(option.help)),
        };
        let text = dialogue.ask(&question, |answer| {
            let answer = if answer.is_empty() { usual } else { answer };
            read(answer).map_err(|refusal| words.say(&refusal))
        })?;
        variant.values = std::mem::take(&mut variant.values).with(option, text);
    }
    Ok(())
}

/// Asks for a position, number by number, as the rules say. The answers of the last game are the defaults, as far as they fit.
///
/// # Errors
/// [`Stop`] if there is no answer.
pub(crate) fn ask_position<R: Game>(
    dialogue: &mut Dialogue,
    rules: &R,
    chance: &mut Chance,
    last: &[u64],
) -> Result<R::Position, Stop> {
    let words = dialogue.words();
    let mut answers: Vec<u64> = Vec::new();
    loop {
        match rules.setup(&answers) {
            Setup::Ready(position) => return Ok(position),
            Setup::Write { ask, help } => {
                let question = Question {
                    prompt: words.say(&ask),
                    help: Text::words(words.say(&help)),
                };
                return dialogue.ask(&question, |answer| {
                    let read = rules
                        .read_position(answer)
                        .and_then(|position| rules.check_start(Some(&position)).map(|()| position));
                    read.map_err(|refusal| words.say(&refusal))
                });
            }
            Setup::Draw(bounds) => answers.push(chance.random_range(bounds)),
            Setup::Ask {
                ask,
                help,
                bounds,
                usual,
            } => {
                let prompt = words.say(&ask);
                let known = last.get(answers.len()).copied();
                let usual = known.filter(|known| bounds.contains(known)).or(usual);
                let question = Question {
                    prompt: match usual {
                        Some(usual) => format!("{prompt} [{usual}]"),
                        None => prompt,
                    },
                    help: Text::words(words.say(&help)),
                };
                answers.push(dialogue.number(&question, &bounds, usual)?);
            }
        }
    }
}
