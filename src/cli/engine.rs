//! `nimatron engine`: the other side of the protocol for programs. Positions come in on stdin, moves go out on stdout.

use std::io;
use std::rc::Rc;

use super::args;
use super::flags::{kind, limits, variant};
use super::{Context, Failure};
use crate::communication::{Line, LineReader, Printer, Stop, too_long};
use crate::explanation::Words;
use crate::explanation::sentences;
use crate::games::Variant;
use crate::inference::{At, GameKind, Limits, Silent, Solver, Work};
use crate::players::bots::{COMMENT, Request, Terms, split_position};
use crate::players::{self, Chance, Skill};
use crate::reason::Phrase;

pub(super) fn run(context: &Context, flags: &args::Engine) -> Result<(), Failure> {
    let kind = kind(context, &flags.game)?;
    let variant = variant(context, kind, &flags.variant)?;
    let mut engine = Engine {
        context,
        words: context.words.to_programs(),
        skill: flags.skill,
        limits: limits(&flags.limits),
        chance: players::chance(flags.seed),
        lines: LineReader::new(io::stdin(), context.signals.clone()),
        printer: context.printer(),
    };
    let mut next = Next::Game(kind, variant);
    loop {
        next = match next {
            Next::Game(kind, variant) => engine.play(kind, &variant)?,
            Next::NoGame => engine.without_a_game()?,
            Next::End => return Ok(()),
        };
    }
}

/// What follows a game.
enum Next {
    /// Another game begins.
    Game(GameKind, Variant),
    /// The line that was to begin a game was refused. Nothing is known about the positions that follow.
    NoGame,
    /// Nothing.
    End,
}

/// Everything but the game.
struct Engine<'a> {
    context: &'a Context,
    words: Words,
    skill: Skill,
    limits: Limits,
    chance: Chance,
    lines: LineReader,
    printer: Printer<io::Stdout>,
}

impl Engine<'_> {
    /// Waits for the next line; `None` at the end of the input. Refuses lines that are too long.
    fn next_line(&mut self) -> Result<Option<String>, Failure> {
        loop {
            match self.lines.next() {
                Ok(Line::Whole(line)) => return Ok(Some(line)),
                Ok(Line::TooLong) => {
                    let why = too_long(&self.words);
                    self.say(&format!("{COMMENT} error: {why}"))?;
                }
                Err(Stop::InputEnded) => return Ok(None),
                Err(stop) => return Err(stop.into()),
            }
        }
    }

    /// Writes a line at once.
    fn say(&mut self, line: &str) -> Result<(), Failure> {
        self.printer.line(&line.replace(char::is_control, " "))?;
        Ok(self.printer.flush()?)
    }

    /// Says in a comment why there is no answer.
    fn refuse(&mut self, why: &Phrase) -> Result<(), Failure> {
        let why = self.words.say(why);
        self.say(&format!("{COMMENT} error: {why}"))
    }

    fn comment(&mut self, phrase: &Phrase) -> Result<(), Failure> {
        let said = self.words.say(phrase);
        self.say(&format!("{COMMENT} {said}"))
    }

    /// Reads the line that begins a game, or says why that is refused.
    fn begin(&mut self, name: &str, terms: &str) -> Result<Next, Failure> {
        let read = || -> Result<Next, Phrase> {
            let kind = GameKind::from_name(name).ok_or_else(|| {
                let known: Vec<&str> = GameKind::all().map(GameKind::name).collect();
                let phrase = Phrase::new("refuse-game").quoting("game", name);
                phrase.with("known", known.join(", "))
            })?;
            let Terms { misere, values } = Terms::read(kind.about(), terms)?;
            Ok(Next::Game(kind, Variant { misere, values }))
        };
        match read() {
            Ok(next) => Ok(next),
            Err(why) => {
                self.refuse(&why)?;
                Ok(Next::NoGame)
            }
        }
    }

    /// Answers a position with a move, and says in a comment before it if that may not be the best one.
    fn answer(&mut self, game: &mut dyn Solver, position: &At) -> Result<(), Failure> {
        let choice = players::choose(self.skill, game, position, &mut self.chance);
        let choice = choice.map_err(|stopped| Failure::unsolved(&self.context.words, stopped))?;
        if let Some(unsolved) = &choice.unsolved {
            self.comment(&sentences::unsolved(unsolved))?;
        }
        if choice.lost {
            self.comment(&Phrase::new("every-move-loses"))?;
        }
        self.say(&choice.played.to_string())
    }

    /// Answers positions until another game begins.
    fn play(&mut self, kind: GameKind, variant: &Variant) -> Result<Next, Failure> {
        let interrupt = self.context.interrupt();
        let work = Work::new(self.limits, interrupt, Rc::new(Silent));
        let mut game = kind.open(variant, work);
        while let Some(line) = self.next_line()? {
            match Request::read(&line) {
                Ok(Request::Greeting) => {}
                Ok(Request::Quit) => return Ok(Next::End),
                Ok(Request::Game(name, terms)) => match self.begin(name, terms)? {
                    // What is known by the same rules is kept.
                    Next::Game(again, same) if again == kind && same == *variant => {}
                    next => return Ok(next),
                },
                Ok(Request::Position(text)) => match read_position(&*game, kind, variant, text) {
                    Ok(position) => self.answer(&mut *game, &position)?,
                    Err(why) => self.refuse(&why)?,
                },
                Err(why) => self.refuse(&why)?,
            }
        }
        Ok(Next::End)
    }

    /// Waits for a line that begins a game.
    fn without_a_game(&mut self) -> Result<Next, Failure> {
        while let Some(line) = self.next_line()? {
            match Request::read(&line) {
                Ok(Request::Game(name, terms)) => return self.begin(name, terms),
                Ok(Request::Quit) => return Ok(Next::End),
                Ok(Request::Greeting) => {}
                Ok(Request::Position(_)) => self.refuse(&Phrase::new("engine-no-game"))?,
                Err(why) => self.refuse(&why)?,
            }
        }
        Ok(Next::End)
    }
}

/// Reads a position that is not over, with the options that may follow it.
fn read_position(
    game: &dyn Solver,
    kind: GameKind,
    variant: &Variant,
    text: &str,
) -> Result<At, Phrase> {
    let (text, changed) = split_position(game.about(), text);
    let changed = Terms::read(game.about(), changed)?;
    let values = changed.values.or(game.about().options, &variant.values);
    let variant = Variant {
        misere: variant.misere,
        values,
    };
    let position = kind.rules(&variant).read_position(text)?;
    let kept = game.values(&position);
    if let Some((option, _)) = (variant.values.of(game.about().options))
        .find(|(option, value)| kept.get(option).is_some_and(|kept| kept != *value))
    {
        return Err(Phrase::new("engine-fixed").with("option", option.key));
    }
    if game.is_over(&position) {
        return Err(Phrase::new("engine-over").with("position", game.write_position(&position)));
    }
    Ok(position)
}
