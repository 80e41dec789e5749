//! `nimatron` and `nimatron play`: playing games.

use std::path::Path;

use clap::Args;

use super::flags::{self, Bots, examples, file, game_help, kind, one_of, seat};
use super::options::option_names;
use super::playing::Playing;
use super::records::refusal;
use super::resume::Resumed;
use super::{Context, Failure, offers};
use crate::communication::{self, Answer};
use crate::games::{Values, Variant};
use crate::inference::{GameKind, Limits};
use crate::players;
use crate::record::RecordFile;
use crate::session::{self, Entrance, Hints, Recording, Seat};

/// As many moves may a search of states look at during a game by its estimate, which is some seconds.
const MOVES_AT_ONCE: u128 = 250_000_000;

/// A search for nimbers is refused during a game if it is estimated to store more components, which would take minutes. Boards of cram of
/// 5x10, 6x7 and 7x7 are within this. A dense table may have sixteen times as many positions: bars of chocolate of up to 15x15.
const AT_ONCE: u128 = 1 << 24;

#[derive(Debug, Args)]
pub(super) struct PlayOptions {
    /// Who plays first: human, perfect, perfect@P (optimal in P percent of its turns), a level (novice, easy, medium, hard or
    /// expert), beginner, random or learner (not in coins), and a name if you like, as in human:Ann; or exec:COMMAND, a program of yours
    #[arg(long, value_name = "SPEC", value_parser = seat)]
    pub first: Option<Seat>,
    /// Who plays second
    #[arg(long, value_name = "SPEC", value_parser = seat)]
    pub second: Option<Seat>,
    /// How much help people get: none, tips (no moves) or all [default: all]
    #[arg(long, value_name = "HINTS", value_parser = one_of("refuse-hints", "hints", Hints::ALL, Hints::name))]
    pub hints: Option<Hints>,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// File for the first learner's matchboxes; read at the start, saved after every game
    #[arg(long, value_name = "FILE", value_parser = file)]
    pub boxes: Option<String>,
    /// Record every game in this file, move by move; games are added after those that it has
    #[arg(long, value_name = "FILE", value_parser = file)]
    pub record: Option<String>,
    #[command(flatten)]
    pub bots: Bots,
    #[command(flatten)]
    pub variant: flags::Variant,
    #[command(flatten)]
    pub limits: flags::Limits,
}

impl PlayOptions {
    /// Returns the flag of the first of these options that was given.
    pub(super) fn given(&self) -> Option<String> {
        let named = [
            ("--first", self.first.is_some()),
            ("--second", self.second.is_some()),
            ("--hints", self.hints.is_some()),
            ("--seed", self.seed.is_some()),
            ("--boxes", self.boxes.is_some()),
            ("--record", self.record.is_some()),
            ("--move-time", self.bots.move_time.is_some()),
            ("--bot-log", self.bots.bot_log.is_some()),
            ("--misere", self.variant.misere),
            ("--max-memory", self.limits.max_memory.is_some()),
            ("--threads", self.limits.threads.is_some()),
        ]
        .into_iter()
        .find_map(|(name, given)| given.then(|| name.to_owned()));
        let mut options = self.variant.options.given();
        named.or_else(|| options.next().map(|(name, _)| format!("--{name}")))
    }
}

#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron play matches", "asks for the position and who plays"),
    ("nimatron play matches 3,5,7", "asks who plays"),
    ("nimatron play nim 3,4,5 --first human:Ann --second perfect", "Ann against the computer"),
    ("nimatron play --resume", "goes on with the last unfinished game"),
]))]
pub(super) struct Play {
    #[arg(help = game_help(&offers::all()), required_unless_present = "resume")]
    pub game: Option<String>,
    /// The position to start from, such as 3,5,7 or 3 5 7 [default: asked for]
    pub position: Vec<String>,
    /// Go on with the last game of this record [default: the last unfinished game that was played on a terminal]
    #[arg(
        long,
        value_name = "FILE",
        value_parser = file,
        conflicts_with_all = ["game", "position", "first", "second", "record", "misere"],
        conflicts_with_all = option_names(),
    )]
    #[expect(clippy::option_option, reason = "the flag has a value or none")]
    pub resume: Option<Option<String>>,
    /// Of a damaged record to resume, use what stands before the damage
    #[arg(long)]
    pub salvage: bool,
    #[command(flatten)]
    pub options: PlayOptions,
}

pub(super) fn run(
    context: &Context,
    play: Option<&Play>,
    options: &PlayOptions,
) -> Result<(), Failure> {
    let resumed = match play {
        Some(play) => Resumed::asked(play)?,
        None => None,
    };
    let mut table = Playing {
        context,
        is_named: play.is_some(),
        position: None,
        last: None,
        seats: [options.first.clone(), options.second.clone()],
        limits: at_once(options.limits.limits()),
        chance: players::chance(options.seed),
        hints: options.hints.unwrap_or_default(),
        boxes: options.boxes.as_deref(),
        bots: options.bots.terms(context)?,
        recording: Recording::default(),
        resumed: None,
        front: None,
        is_first: true,
    };
    let kind = match play.and_then(|play| play.game.as_deref()) {
        Some(name) => Some(kind(name)?),
        None => None,
    };
    if let Some(play) = play {
        table.position = (!play.position.is_empty()).then(|| play.position.join(" "));
    }
    let mut recorded = None;
    if let Some(resumed) = resumed {
        recorded = Some(resumed.kind());
        table.seats = resumed.seats();
        table.resumed = Some(resumed);
    }
    if let Some(file) = &options.record {
        let held = RecordFile::hold(Path::new(file));
        let held = held.map_err(|error| refusal(file, &error))?;
        table.recording = Recording::to(held);
    }
    let known = kind.or(recorded.as_ref().map(|(kind, _)| *kind));
    let refusal = options.variant.options.refusal();
    if let Some(refusal) = refusal.filter(|_| known.is_none()) {
        return Err(Failure::Usage(refusal));
    }
    table.front = Some(communication::open(context.color, &context.signals));
    let variant = match (recorded, known) {
        (Some((_, variant)), _) => variant,
        (None, Some(kind)) => options.variant.of(kind)?,
        (None, None) => Variant {
            misere: options.variant.misere,
            values: Values::default(),
        },
    };
    play_games(&mut table, known, variant, &options.variant)
}

/// What is asked next.
#[derive(Clone, Copy)]
enum Asking {
    Game,
    Options(Entrance),
    /// The position and the players.
    Rest,
}

/// A game with its variant.
struct Chosen {
    kind: GameKind,
    variant: Variant,
    /// Whether misère play is wanted of games that have it.
    misere: bool,
    /// The options that are not asked for.
    given: Values,
}

/// Asks what the flags have not said, and plays. `known` is the game if they have named it.
fn play_games(
    table: &mut Playing,
    known: Option<GameKind>,
    variant: Variant,
    flags: &flags::Variant,
) -> Result<(), Failure> {
    // A position is given together with what it is played by.
    let mut asks_options = table.position.is_none() && table.resumed.is_none();
    let mut asks_game = known.is_none();
    let mut chosen = known.map(|kind| Chosen {
        kind,
        misere: variant.misere,
        given: variant.values.clone(),
        variant,
    });
    let mut next = Asking::Options(Entrance::Start);
    loop {
        let Some(game) = chosen.as_mut().filter(|_| !matches!(next, Asking::Game)) else {
            chosen = Some(choose(table, chosen, flags)?);
            next = Asking::Options(Entrance::Start);
            continue;
        };
        let mut options = session::options_to_ask(game.kind, &game.given);
        options.retain(|_| asks_options);
        next = match next {
            Asking::Options(entrance) if !options.is_empty() => {
                let mut dialogue = table.dialogue();
                let values = &game.variant.values;
                let is_first = !asks_game;
                match session::ask_options(&mut dialogue, &options, values, entrance, is_first)? {
                    Answer::Given(answers) => {
                        game.variant.values = game.given.clone().and(answers);
                        Asking::Rest
                    }
                    Answer::Back => Asking::Game,
                }
            }
            _ => {
                table.is_first = !asks_game && options.is_empty();
                match table.play(game.kind, &game.variant)? {
                    Answer::Back if options.is_empty() => Asking::Game,
                    Answer::Back => Asking::Options(Entrance::End),
                    // Nothing else is wanted.
                    Answer::Given(()) if table.last.is_none() => return Ok(()),
                    Answer::Given(()) => {
                        (asks_game, asks_options) = (true, true);
                        Asking::Game
                    }
                }
            }
        };
    }
}

/// Returns limits within which a machine soon finds its move.
pub(super) fn at_once(limits: Limits) -> Limits {
    Limits {
        max_nimbers: AT_ONCE,
        max_moves: MOVES_AT_ONCE,
        ..limits
    }
}

/// Asks which game. What was answered about the same game before are the defaults.
fn choose(
    table: &mut Playing,
    before: Option<Chosen>,
    flags: &flags::Variant,
) -> Result<Chosen, Failure> {
    let is_later = table.last.is_some();
    let usual = before.as_ref().map(|before| before.kind);
    let misere = before.as_ref().map_or(flags.misere, |before| before.misere);
    let (kind, misere) = session::choose_game(&mut table.dialogue(), usual, misere)?;
    let mut variant = if is_later {
        variant_of(kind, flags)
    } else {
        flags.of(kind)?
    };
    variant.misere = misere && kind.about().misere_rules.is_some();
    let given = variant.values.clone();
    if let Some(before) = before.filter(|before| before.kind == kind) {
        variant.values = before.variant.values;
    }
    Ok(Chosen {
        kind,
        variant,
        misere,
        given,
    })
}

/// Returns the variant that the flags ask for, as far as the game has it and people can be asked for a position of it.
fn variant_of(kind: GameKind, flags: &flags::Variant) -> Variant {
    let given = flags.of(kind).ok();
    let given = given.filter(|variant| kind.rules(variant).check_asked().is_ok());
    given.unwrap_or_else(|| Variant {
        misere: flags.misere && kind.about().misere_rules.is_some(),
        values: Values::default(),
    })
}
