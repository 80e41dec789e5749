//! `nimatron replay`: a recorded game, step by step on a terminal, all at once elsewhere.

use super::args::Replay;
use super::flags::given;
use super::records::{load, refusal};
use super::{Context, Failure};
use crate::communication::{self, Dialogue, Question};
use crate::explanation::Show;
use crate::explanation::pictures::GameStep;
use crate::explanation::sentences::review_title;
use crate::games::{Game, Visitor};
use crate::reason::Phrase;
use crate::record::{Damage, RecordError, Recorded, Written};
use crate::session::recorded_names;
use crate::text::{Role, Text};

pub(super) fn run(context: &Context, flags: &Replay) -> Result<(), Failure> {
    let games = load(context, &flags.file, flags.salvage)?;
    let last = games.len() as u64;
    let number = given(context, "--game", flags.game.as_deref(), 1..=last)?.unwrap_or(last);
    let index = usize::try_from(number - 1).expect("one of the games");
    let replaying = Replaying {
        context,
        flags,
        written: &games[index],
        number,
        last,
    };
    let game = replaying.written;
    let damaged = |damage| replaying.damaged(damage);
    let kind = game.kind().map_err(damaged)?;
    let variant = game.variant(kind).map_err(damaged)?;
    kind.visit(&variant, replaying)
}

/// A game of a file, before its rules are known.
struct Replaying<'a> {
    context: &'a Context,
    flags: &'a Replay,
    written: &'a Written,
    /// The number of the game, and of the last one.
    number: u64,
    last: u64,
}

impl Replaying<'_> {
    fn damaged(&self, damage: Damage) -> Failure {
        let damaged = RecordError::Damaged(damage);
        refusal(self.context, &self.flags.file, &damaged)
    }
}

impl Visitor for Replaying<'_> {
    type Output = Result<(), Failure>;

    fn visit<R: Game>(self, rules: R) -> Self::Output {
        let (context, words) = (self.context, &self.context.words);
        let game = Recorded::read(rules, self.written);
        let game = game.map_err(|damage| self.damaged(damage))?;
        let most = game.moves.len();
        let at = given(context, "--at", self.flags.at.as_deref(), 0..=most)?;
        let names = recorded_names(words, &game.players);
        let names = names.each_ref().map(String::as_str);
        let positions = game.positions();
        let step = |made| GameStep {
            game: &game,
            positions: &positions,
            names,
            made,
            forfeited: self.written.forfeited(),
        };
        let title = words.say(&review_title(&game.rules, &game.start, names));
        let mut title = Text::new().styled(Role::Strong, title);
        if self.last > 1 {
            let number = Phrase::new("replay-number")
                .with("number", self.number)
                .with("last", self.last);
            title = title.styled(Role::Faint, words.say(&number));
        }
        if at.is_none() && communication::is_terminal() {
            return Ok(walk(context, &title, most, step)?);
        }
        let mut printer = context.printer();
        let width = printer.width();
        printer.show(&title)?;
        let steps = at.map_or(0..=most, |at| at..=at);
        for made in steps {
            printer.show(&step(made).show(words, width))?;
        }
        Ok(printer.flush()?)
    }
}

/// Where a person goes from a step.
#[derive(Clone, Copy)]
enum Walk {
    On,
    Back,
    To(usize),
}

/// Shows the steps one by one, as a person wants to see them.
fn walk<S: Show>(
    context: &Context,
    title: &Text,
    most: usize,
    step: impl Fn(usize) -> S,
) -> Result<(), communication::Stop> {
    let words = &context.words;
    let mut front = communication::open(context.color, &context.signals);
    let mut dialogue = Dialogue::new(front.as_mut(), words);
    dialogue.message(title)?;
    let mut made = 0;
    loop {
        let shown = step(made).show(words, dialogue.width());
        dialogue.message(&shown)?;
        let phrase = |id| Phrase::new(id).with("made", made).with("most", most);
        let question = Question {
            prompt: words.say(&phrase("replay-ask")),
            help: Text::words(words.say(&phrase("replay-help"))),
        };
        let next = dialogue.ask(&question, |answer| {
            let number = answer.parse().ok().filter(|number| *number <= most);
            match answer.to_lowercase().as_str() {
                "" | "n" => Ok(Walk::On),
                "b" if made > 0 => Ok(Walk::Back),
                "b" => Err(words.text("replay-at-start")),
                _ => number.map(Walk::To).ok_or_else(|| {
                    let refusal = phrase("replay-refuse").quoting("answer", answer);
                    words.say(&refusal)
                }),
            }
        })?;
        made = match next {
            Walk::On if made == most => return Ok(()),
            Walk::On => made + 1,
            Walk::Back => made - 1,
            Walk::To(number) => number,
        };
    }
}
