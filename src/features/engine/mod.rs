//! `nimatron engine`: the other side of the protocol for programs. Positions come in on stdin,
//! moves go out on stdout.

mod protocol;

use std::io;

use clap::Args;

use self::protocol::{COMMENT, Request, split_position};
use crate::cli::{
    Context, Result,
    flags::{LimitFlags, VariantFlags, examples, game_of},
    subcommand::Run,
};
use crate::communication::{Error, InputLine, LineReader, Printer, too_long};
use crate::explanation::{for_programs, refusals};
use crate::games;
use crate::inference::{GameKind, Position, Solver};
use crate::players::{self, Choice, NAMED_LEVELS, PlayerKind, PlayerSpec, Skill};
use crate::reason::Phrase;

/// Play for another program: read positions, write moves
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron engine nim", "reads lines such as: position 3,4,5"),
    ("nimatron engine matches --as perfect@70 --seed 1", "errs in 30% of its turns"),
]))]
pub(crate) struct EngineArgs {
    /// The game
    #[arg(value_parser = game_of(GameKind::all()))]
    game: GameKind,
    /// How well it plays: perfect, perfect@P (optimal in P percent of its turns), easy,
    /// medium, hard, beginner or random
    #[arg(long = "as", value_name = "SPEC", default_value = "perfect", value_parser = skill)]
    skill: Skill,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    variant: VariantFlags,
    #[command(flatten)]
    limits: LimitFlags,
}

impl Run for EngineArgs {
    fn run(&self, context: &Context) -> Result {
        for_programs(|| self.talk(context))
    }
}

impl EngineArgs {
    fn talk(&self, context: &Context) -> Result {
        let (kind, variant) = (self.game, self.variant.of(self.game)?);
        let mut talk = Talk {
            printer: context.printer(),
        };
        let open = |(kind, variant): GameVariant| {
            let game = kind.open(&variant, context.silent(self.limits.limits()));
            ((kind, variant), game)
        };
        let mut chance = players::chance(self.seed);
        let mut lines = LineReader::new(io::stdin(), context.signals.clone());
        let mut playing = Some(open((kind, variant)));
        while let Some(line) = talk.next(&mut lines)? {
            match (Request::read(&line), &mut playing) {
                (Ok(Request::Greeting), _) => {}
                (Ok(Request::Quit), _) => return Ok(()),
                (Ok(Request::Game(name, terms)), _) => match read_game(name, terms) {
                    // What is known by the same rules is kept.
                    Ok(rules) if playing.as_ref().is_some_and(|(open, _)| *open == rules) => {}
                    Ok(rules) => playing = Some(open(rules)),
                    // Nothing is known about the positions that follow.
                    Err(why) => {
                        playing = None;
                        talk.refuse(&why)?;
                    }
                },
                (Ok(Request::Position(_)), None) => talk.refuse(&Phrase::new("engine-no-game"))?,
                (Ok(Request::Position(text)), Some((rules, game))) => {
                    match read_position(rules, &**game, text) {
                        Ok(position) => {
                            let choice =
                                players::choose(self.skill, &mut **game, &position, &mut chance)?;
                            talk.answer(&choice)?;
                        }
                        Err(why) => talk.refuse(&why)?,
                    }
                }
                (Err(why), _) => talk.refuse(&why)?,
            }
        }
        Ok(())
    }
}

/// A game and its variant.
type GameVariant = (GameKind, games::Variant);

/// Reads how well it plays.
fn skill(text: &str) -> Result<Skill, Phrase> {
    let mut skills = Skill::ALL.into_iter();
    if let Some(skill) = skills.find(|skill| skill.name() == text) {
        return Ok(skill);
    }
    if let Some(PlayerSpec {
        kind: PlayerKind::Machine(skill),
        name: None,
    }) = PlayerSpec::find(text)?
    {
        return Ok(skill);
    }
    let levels = NAMED_LEVELS.map(|(name, _)| name);
    let names = Skill::ALL.map(Skill::name).into_iter().chain(levels);
    Err(Phrase::new("refuse-skill")
        .quoting("skill", text)
        .knowing(names))
}

/// Reads what a line says that begins a game.
fn read_game(name: &str, terms: &str) -> Result<GameVariant, Phrase> {
    let kind = GameKind::from_name(name).ok_or_else(|| {
        Phrase::new("refuse-game")
            .quoting("game", name)
            .choosing(GameKind::all().map(GameKind::name))
    })?;
    Ok((kind, kind.read_terms(terms)?))
}

/// Reads a position that is not over, with the options that may follow it.
fn read_position(
    (kind, variant): &GameVariant,
    game: &dyn Solver,
    text: &str,
) -> Result<Position, Phrase> {
    let about = game.about();
    let (text, changed) = split_position(*kind, text);
    let changed = kind.read_terms(changed)?;
    let variant = games::Variant {
        misere: variant.misere,
        values: changed.values.or(about.options, &variant.values),
    };
    let position = kind.rules(&variant).read_position(text)?;
    let kept = game.values(&position);
    let mut values = variant.values.of(about.options);
    if let Some((option, _)) =
        values.find(|(option, value)| kept.get(option).is_some_and(|kept| kept != *value))
    {
        return Err(phrase!("engine-fixed", option = option.key));
    }
    if game.is_over(&position) {
        return Err(phrase!(
            "engine-over",
            position = game.write_position(&position)
        ));
    }
    Ok(position)
}

/// What is said.
struct Talk {
    printer: Printer,
}

impl Talk {
    /// The next line that is not too long; `None` after the last.
    fn next(&mut self, lines: &mut LineReader) -> Result<Option<String>> {
        loop {
            match lines.next() {
                Ok(InputLine::Whole(line)) => return Ok(Some(line)),
                Ok(InputLine::TooLong) => {
                    let why = too_long();
                    self.say(&format!("{COMMENT} error: {why}"))?;
                }
                Err(Error::InputEnded(_)) => return Ok(None),
                Err(error) => return Err(error),
            }
        }
    }

    /// Writes a line at once.
    fn say(&mut self, line: &str) -> Result {
        self.printer.line(&line.replace(char::is_control, " "))?;
        self.printer.flush()
    }

    /// Says in a comment why there is no answer.
    fn refuse(&mut self, why: &Phrase) -> Result {
        let why = why.to_string();
        self.say(&format!("{COMMENT} error: {why}"))
    }

    /// Answers a position with a move, and says in a comment before it if that may not be the best
    /// one.
    fn answer(&mut self, choice: &Choice) -> Result {
        let unsolved = choice.unsolved.as_ref().map(refusals::unsolved);
        let lost = choice.lost.then(|| Phrase::new("every-move-loses"));
        for comment in unsolved.into_iter().chain(lost) {
            let said = comment.to_string();
            self.say(&format!("{COMMENT} {said}"))?;
        }
        self.say(&choice.played)
    }
}
