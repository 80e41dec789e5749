//! `nimatron replay`: a recorded game, step by step on a terminal, all at once elsewhere.

use super::args::Replay;
use super::flags::given;
use super::records::{damage, load};
use super::{Context, Failure};
use crate::communication::{self, Answer, Dialogue, Question, Stop, read_number};
use crate::explanation::review::review_title;
use crate::explanation::step::step;
use crate::reason::Phrase;
use crate::record::Recorded;
use crate::session::recorded_names;
use crate::text::{Role, Text};

pub(super) fn run(context: &Context, flags: &Replay) -> Result<(), Failure> {
    let games = load(context, &flags.file, flags.salvage)?;
    let last = games.len() as u64;
    let number = given(context, "--game", flags.game.as_deref(), 1..=last)?.unwrap_or(last);
    let index = usize::try_from(number - 1).expect("one of the games");
    let written = &games[index];
    let rules = written.rules();
    let (kind, variant) = rules.map_err(|found| damage(context, &flags.file, found))?;
    let game = Recorded::read(kind.rules(&variant), written);
    let game = game.map_err(|found| damage(context, &flags.file, found))?;
    let most = game.moves.len();
    let at = given(context, "--at", flags.at.as_deref(), 0..=most)?;
    let words = &context.words;
    let names = recorded_names(words, &game.players);
    let names = names.each_ref().map(String::as_str);
    let positions = game.positions();
    let forfeited = written.forfeited();
    let shown = |made, width| step(&game, &positions, names, made, forfeited, words, width);
    let title = words.say(&review_title(&*game.game, &game.start, names));
    let mut title = Text::new().styled(Role::Strong, title);
    if last > 1 {
        let number = Phrase::new("replay-number")
            .with("number", number)
            .with("last", last);
        title = title.styled(Role::Faint, words.say(&number));
    }
    if at.is_none() && communication::is_terminal() {
        return match walk(context, &title, most, shown) {
            // Nothing is left open.
            Err(Stop::InputEnded) => Ok(()),
            walked => Ok(walked?),
        };
    }
    let mut printer = context.printer();
    let width = printer.width();
    printer.show(&title)?;
    let steps = at.map_or(0..=most, |at| at..=at);
    for made in steps {
        printer.show(&shown(made, width))?;
    }
    Ok(printer.flush()?)
}

/// Where a person goes from a step.
#[derive(Clone, Copy)]
enum Walk {
    On,
    To(usize),
}

/// Shows the steps one by one, as a person wants to see them.
fn walk(
    context: &Context,
    title: &Text,
    most: usize,
    shown: impl Fn(usize, usize) -> Text,
) -> Result<(), Stop> {
    let words = &context.words;
    let mut front = communication::open(context.color, &context.signals);
    let mut dialogue = Dialogue::new(front.as_mut(), words);
    dialogue.message(title)?;
    let mut made = 0;
    loop {
        dialogue.message(&shown(made, dialogue.width()))?;
        let phrase = |id| Phrase::new(id).with("made", made).with("most", most);
        let question = Question {
            prompt: words.say(&phrase("replay-ask")),
            help: Text::words(words.say(&phrase("replay-help"))),
        };
        let next = dialogue.step(&question, false, |answer| {
            let number = read_number(answer).and_then(|number| usize::try_from(number).ok());
            let number = number.filter(|number| *number <= most);
            match answer.to_lowercase().as_str() {
                "" | "n" => Ok(Walk::On),
                _ => number.map(Walk::To).ok_or_else(|| {
                    let refusal = phrase("replay-refuse").quoting("answer", answer);
                    words.say(&refusal)
                }),
            }
        })?;
        made = match next {
            Answer::Given(Walk::On) if made == most => return Ok(()),
            Answer::Given(Walk::On) => made + 1,
            Answer::Given(Walk::To(number)) => number,
            Answer::Back if made > 0 => made - 1,
            Answer::Back => {
                dialogue.message(&Text::words(words.text("replay-at-start")))?;
                made
            }
        };
    }
}
