//! What is asked before the first move: the game, who plays, and the position.

use super::Seat;
use super::seat::{HUMAN, LONGEST_NAME, SeatError, Who};
use crate::communication::{Dialogue, Entry, Menu, Question, Stop};
use crate::explanation::Words;
use crate::games::{Accepts, Game, GameKind, Setup, Variant};
use crate::players::{Chance, Skill};
use crate::reason::Phrase;
use crate::text::{Role, Text, columns};
use rand::RngExt;

/// Asks which game.
///
/// # Errors
/// [`Stop`] if there is no answer.
pub(crate) fn choose_game(dialogue: &mut Dialogue) -> Result<GameKind, Stop> {
    let words = dialogue.words();
    let question = Question {
        prompt: words.text("ask-game"),
        help: Text::words(words.text("help-game")),
    };
    let banner = Text::new()
        .styled(Role::Strong, words.text("banner"))
        .blank()
        .prose(words.text("which-game"));
    dialogue.message(&banner)?;
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
    let first = GameKind::all().next().map(GameKind::name);
    let menu = GameKind::all().fold(Menu::new(entries.collect()), |menu, kind| {
        menu.with_words(&words.game(kind.about().tagline, kind.name()), &kind)
    });
    dialogue.choice(&question, &menu, first)
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

/// Asks for the players and names that are not given, and gives every seat a name.
///
/// # Errors
/// [`Stop`] if there is no answer.
pub(crate) fn seats(
    dialogue: &mut Dialogue,
    given: [Option<Seat>; 2],
    machine_begins: bool,
    learns: bool,
) -> Result<[(Who, String); 2], Stop> {
    let mut usual = [HUMAN, Skill::Perfect.name()];
    if machine_begins {
        usual.reverse();
    }
    let asked = [("who-first", usual[0]), ("who-second", usual[1])];
    let mut seats = Vec::new();
    for (seat, (id, usual)) in given.into_iter().zip(asked) {
        seats.push(match seat {
            Some(seat) => seat,
            None => ask_who(dialogue, id, usual, learns)?,
        });
    }
    let mut named = Vec::new();
    for (seat, number) in seats.into_iter().zip(1_u64..) {
        let name = match (seat.name, seat.who) {
            (Some(name), _) => name,
            (None, Who::Human) => ask_name(dialogue, number)?,
            (None, machine) => machine.usual_name(dialogue.words()),
        };
        named.push((seat.who, name));
    }
    let [first, mut second]: [(Who, String); 2] = named.try_into().expect("there are two seats");
    if first.1 == second.1 {
        second.1.push_str(" 2");
    }
    Ok([first, second])
}

fn ask_who(
    dialogue: &mut Dialogue,
    id: &'static str,
    usual: &str,
    learns: bool,
) -> Result<Seat, Stop> {
    let words = dialogue.words();
    let labels = |who: Who| match who {
        Who::Human => "who-human",
        Who::Machine(Skill::Perfect) => "who-perfect",
        Who::Machine(Skill::Beginner) => "who-beginner",
        Who::Machine(Skill::Random) => "who-random",
        Who::Learner => "who-learner",
    };
    let offered = Who::all().filter(|&who| learns || who != Who::Learner);
    let entries = offered.map(|who| Entry {
        value: who,
        name: who.name().to_owned(),
        label: words.text(labels(who)),
    });
    let menu = Menu::new(entries.collect());
    let number = menu.names().iter().position(|&name| name == usual);
    let ask = Phrase::new("ask-who").with("usual", number.unwrap_or(0) + 1);
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
    dialogue.ask(&question, |answer| {
        let answer = if answer.is_empty() { usual } else { answer };
        if let Some(who) = menu.pick(answer) {
            return Ok(Seat { who, name: None });
        }
        let unknown = |seat: &str| {
            let phrase = Phrase::new("refuse-who")
                .quoting("seat", seat)
                .with("most", menu.len())
                .with("known", words.choices(&menu.names()));
            words.say(&phrase)
        };
        match Seat::read(answer) {
            Ok(seat) if seat.who == Who::Learner && !learns => Err(unknown(answer)),
            Ok(seat) => Ok(seat),
            Err(SeatError::Unknown(seat)) => Err(unknown(&seat)),
            Err(error) => Err(seat_refusal(words, &error)),
        }
    })
}

/// Says why a description of a seat is refused, and what is accepted.
pub(crate) fn seat_refusal(words: &Words, error: &SeatError) -> String {
    let known: Vec<&str> = Who::all().map(Who::name).collect();
    let phrase = match error {
        SeatError::Unknown(text) => Phrase::new("refuse-seat")
            .quoting("seat", text)
            .with("known", known.join(", ")),
        SeatError::BadName => Phrase::new("refuse-text").with("most", LONGEST_NAME),
    };
    words.say(&phrase)
}

fn ask_name(dialogue: &mut Dialogue, number: u64) -> Result<String, Stop> {
    let words = dialogue.words();
    let usual = words.say(&Phrase::new("name-player").with("number", number));
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

/// Asks for a position, number by number, as the rules say.
///
/// # Errors
/// [`Stop`] if there is no answer.
pub(crate) fn ask_position<R: Game>(
    dialogue: &mut Dialogue,
    rules: &R,
    chance: &mut Chance,
) -> Result<R::Position, Stop> {
    let words = dialogue.words();
    let mut answers = Vec::new();
    loop {
        match rules.setup(&answers) {
            Setup::Ready(position) => return Ok(position),
            Setup::Draw(bounds) => answers.push(chance.random_range(bounds)),
            Setup::Ask {
                ask,
                help,
                bounds,
                usual,
            } => {
                let prompt = words.say(&ask);
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
