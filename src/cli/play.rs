//! `nimatron` and `nimatron play`: playing games, new ones and recorded ones that go on. What a
//! person answers before a game is left to the form.

use std::sync::{Arc, Mutex};

use clap::Args;
use clap::builder::TypedValueParser;

use super::{
    Context, Error, FIRST, Result, doors,
    first::FirstEntry,
    flags::{self, Suggesting, examples, file, game_of, one_of, option_names},
    machine_args::{MachineArgs, Machines},
    resumed::Resumed,
    standing::{forget, news, standing},
    subcommand::Run,
};
use crate::communication::{self, Dialogue, FrontEnd};
use crate::games::{Values, Variant};
use crate::inference::{GameKind, Move, Position, Solver, rules_from};
use crate::players::{self, Board, Chance, Opponents, PlayerKind, PlayerSpec, Scores};
use crate::reason::Phrase;
use crate::record::{RecordFile, last_game};
use crate::session::{
    First, FirstScreen, GameForm, Hints, Recording, Sitting, easiest, kept_title,
};
use crate::text::{Role, Text};

#[derive(Debug, Args)]
pub(crate) struct PlayFlags {
    #[arg(
        long,
        value_name = "SPEC",
        value_parser = player(),
        hide_possible_values = true,
        help = who(),
    )]
    pub first: Option<PlayerSpec>,
    /// Who plays second
    #[arg(long, value_name = "SPEC", value_parser = player(), hide_possible_values = true)]
    pub second: Option<PlayerSpec>,
    /// How much help people get: none, tips (no moves) or all [default: all]
    #[arg(long, value_name = "HINTS", value_parser = one_of(Hints::NAMED))]
    pub hints: Option<Hints>,
    /// Repeat every random choice exactly
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Record every game in this file, move by move; games are added after those that it has
    #[arg(long, value_name = "FILE", value_parser = file())]
    pub record: Option<String>,
    #[command(flatten)]
    pub machines: MachineArgs<false>,
    #[command(flatten)]
    pub variant: flags::VariantFlags,
    #[command(flatten)]
    pub limits: flags::LimitFlags,
}

/// Play a game; options skip the matching questions
#[derive(Debug, Args)]
#[command(after_help = examples(&[
    ("nimatron play matches", "asks for the position and who plays; so does nimatron matches"),
    ("nimatron play matches 3,5,7", "asks who plays"),
    ("nimatron play nim 3,4,5 --first human:Ann --second perfect", "Ann against the computer"),
    ("nimatron play --resume", "goes on with the last unfinished game"),
]))]
pub(crate) struct PlayArgs {
    /// The game [default: asked for]
    #[arg(value_parser = game_of(GameKind::all()))]
    pub game: Option<GameKind>,
    /// The position to start from, such as 3,5,7 or 3 5 7 [default: asked for]
    pub position: Vec<String>,
    /// Go on with the last game of this record [default: the unfinished game that was played on a
    /// terminal]
    #[arg(
        long,
        value_name = "FILE",
        value_parser = file(),
        conflicts_with_all = ["game", "position", "first", "second", "record", "misere"],
        conflicts_with_all = option_names(),
    )]
    #[expect(clippy::option_option, reason = "the flag has a value or none")]
    pub resume: Option<Option<String>>,
    /// Take away the strengths and scores of those who have played on a terminal, and play nothing
    #[arg(long, exclusive = true)]
    pub forget: bool,
    #[command(flatten)]
    pub options: PlayFlags,
}

/// A player, for which completions offer the kinds.
fn player() -> impl TypedValueParser<Value = PlayerSpec> {
    Suggesting {
        parser: PlayerSpec::read,
        words: || PlayerKind::words().collect(),
    }
}

/// Who may play, for `--help`.
fn who() -> String {
    format!(
        "Who plays first: human, {}, and a name if you like, as in human:Ann",
        PlayerKind::help()
    )
}

impl Run for PlayArgs {
    fn run(&self, context: &Context) -> Result {
        run(context, Some(self), &self.options)
    }
}

/// Asks what the flags have not said, and plays.
pub(super) fn run(context: &Context, play: Option<&PlayArgs>, options: &PlayFlags) -> Result {
    if play.is_some_and(|play| play.forget) {
        return forget(context);
    }
    let mut front = context.front();
    let mut dialogue = Dialogue::new(front.as_mut());
    let resume = play.and_then(|play| play.resume.as_ref());
    let resumed = resume
        .map(|file| Resumed::open(file.as_deref()))
        .transpose()?;
    let mut machines = options.machines.read(context)?;
    let named = play.and_then(|play| play.game);
    let mut recording = match &options.record {
        Some(file) => Recording::to(Context::hold(file)?),
        None => Recording::default(),
    };
    if communication::is_terminal() {
        match (Opponents::open(), Scores::open()) {
            (Ok(opponents), Ok(scores)) => {
                machines.opponents = Arc::new(Mutex::new(opponents));
                recording.scores = scores;
            }
            (Err(why), _) | (_, Err(why)) => {
                dialogue.tell(phrase!("opponents-not-kept", why))?;
            }
        }
    }
    let (known, seats) = match (&resumed, named) {
        (Some(resumed), _) => (Some(resumed.kind()), resumed.seats()),
        (None, named) => {
            let variant = named.map(|kind| Ok::<_, Error>((kind, options.variant.of(kind)?)));
            (
                variant.transpose()?,
                [options.first.clone(), options.second.clone()],
            )
        }
    };
    let position = play
        .filter(|play| !play.position.is_empty())
        .map(|play| play.position.join(" "));
    // A position is given together with what it is played by.
    let asks_options = position.is_none() && resumed.is_none();
    let mut form = GameForm::new(known, options.variant.misere, seats, asks_options);
    if resumed.is_none()
        && communication::is_terminal()
        && let Some(last) = last_game()
    {
        form.remember(&last);
    }
    let mut playing = Playing {
        context,
        options,
        is_named: play.is_some_and(|play| play.game.is_some() || play.resume.is_some()),
        position,
        resumed,
        form,
        chance: players::chance(options.seed),
        machines,
        recording,
        said: Vec::new(),
        front,
    };
    loop {
        match playing.play()? {
            NextStep::Ask => {}
            NextStep::Open(entry) => {
                return (entry.open)(context, playing.front.as_mut(), options.seed);
            }
            NextStep::Leave => return Ok(()),
        }
    }
}

/// What comes after a question or a game.
enum NextStep {
    /// Something is asked again.
    Ask,
    /// What the first screen offers beside the games.
    Open(&'static FirstEntry),
    Leave,
}

/// Everything that one game after another shares.
struct Playing<'a> {
    context: &'a Context,
    options: &'a PlayFlags,
    /// Whether the command line names the game.
    is_named: bool,
    /// The position of the first game, as it is written.
    position: Option<String>,
    /// The record of the first game.
    resumed: Option<Resumed>,
    form: GameForm,
    chance: Chance,
    machines: Machines,
    recording: Recording,
    /// What the first screen has said to somebody who comes back.
    said: Vec<Phrase>,
    front: Box<dyn FrontEnd>,
}

/// Where the first game starts, as far as that need not be asked, and the moves that have been
/// made.
type Checked = (Option<Position>, Vec<Move>);

impl Playing<'_> {
    /// Asks which game, and for its options. Returns what comes in its place, if something does.
    fn ask_game(&mut self) -> Result<Option<NextStep>> {
        let flags = &self.options.variant;
        let mut dialogue = Dialogue::new(self.front.as_mut());
        // What is kept has a record of its own.
        let PlayFlags { first, second, .. } = self.options;
        let has_terms = first.is_some() || second.is_some() || flags.misere;
        let is_free = self.form.asks_first() && self.options.record.is_none() && !has_terms;
        let is_offered = is_free && dialogue.front.is_interactive();
        let is_first = self.form.asks_first() && dialogue.front.is_interactive();
        let kept = is_offered.then(|| RecordFile::unfinished().ok()?).flatten();
        if is_first {
            self.said = news(&self.machines, &self.recording);
        }
        let title = kept.as_ref().and_then(|kept| kept_title(kept.game()));
        let screen = FirstScreen {
            news: self.said.iter().cloned().fold(Text::new(), Text::say),
            kept: title.map(|game| phrase!("first-keep", game).to_string()),
            offers: FIRST.iter().map(|entry| entry.offer).collect(),
            opened: doors::opened,
            is_new: is_first,
        };
        match self.form.ask_game(&mut dialogue, &screen)? {
            Some(First::Begin(misere)) => {
                let given = flags.of(easiest())?.values;
                self.position = Some(self.form.begin_at_once(misere, given).to_owned());
            }
            Some(First::Offered(place)) => return Ok(Some(NextStep::Open(&FIRST[place]))),
            Some(First::Keep) => {
                let resumed = Resumed::of_kept(kept.expect("it was offered"));
                self.form = GameForm::new(Some(resumed.kind()), false, resumed.seats(), false);
                self.resumed = Some(resumed);
            }
            Some(First::Game(kind, variant, position)) => {
                let given = match variant.values {
                    values if values != Values::default() => values,
                    _ if self.form.is_later() => values_of(kind, flags),
                    _ => flags.of(kind)?.values,
                };
                self.form.take_game(kind, variant.misere, given);
                self.position = position.or(self.position.take());
            }
            None => {}
        }
        let is_known = self.form.ask_options(&mut dialogue)?;
        Ok((!is_known).then_some(NextStep::Ask))
    }

    /// Asks for a game and plays it and others with the same players.
    fn play(&mut self) -> Result<NextStep> {
        let is_later = self.form.is_later();
        if let Some(next) = self.ask_game()? {
            return Ok(next);
        }
        let context = self.context;
        let (kind, variant) = self.form.game().expect("it was asked for");
        let bar = Context::bar();
        let limits = self.options.limits.limits().at_once();
        let game = kind.open(&variant, context.work(limits, bar.clone()));
        let is_asked = self.position.is_none();
        let checked = self.checked(&*game, is_later);
        let (start, moves) = checked.map_err(|failure| match failure {
            // What is wrong with a game of a file is not wrong usage.
            Error::Usage(message) if self.resumed.is_some() => Error::Refused(message),
            other => other,
        })?;
        self.position = None;
        let welcome = self.welcome(&*game, start.as_ref(), is_later);
        let mut dialogue = Dialogue::new(self.front.as_mut());
        dialogue.message(&welcome)?;
        let asked = (self.form).ask_rest(&mut dialogue, &*game, &mut self.chance, start)?;
        let Some((position, seats)) = asked else {
            return Ok(NextStep::Ask);
        };
        let kinds = seats.each_ref().map(|(kind, _)| kind);
        for absent in self.machines.absent(kinds) {
            dialogue.tell(absent)?;
        }
        if !is_later && dialogue.front.is_interactive() {
            let standing = standing(&self.machines, &self.recording, &seats);
            let is_said = |told: &Phrase| self.said.contains(told);
            if let Some(told) = standing.filter(|told| !is_said(told)) {
                dialogue.tell(told)?;
            }
        }
        let board = Board::new(game, position);
        let players = self.machines.players(&seats);
        let (chance, recording) = (&mut self.chance, &mut self.recording);
        let wins = recording.wins(&players);
        let mut sitting = Sitting::new(board, players, chance, recording, dialogue);
        sitting.wins = wins;
        sitting.terms.hints = self.options.hints.unwrap_or_default();
        sitting.bar = Some(bar);
        Ok(match sitting.run(moves, is_asked)? {
            Some(last) => {
                self.form.again(&last);
                NextStep::Ask
            }
            None => NextStep::Leave,
        })
    }

    /// Checks all that can be refused, before anything is shown or written.
    fn checked(&mut self, game: &dyn Solver, is_later: bool) -> Result<Checked> {
        self.machines
            .check(game, None, self.form.given(), is_later)?;
        let (start, moves) = match (&self.position, &self.resumed) {
            (Some(text), _) => (game.read_position(text).map_err(Error::Usage)?, Vec::new()),
            (None, Some(resumed)) => {
                let game = resumed.game()?;
                (game.start, game.moves)
            }
            (None, None) => {
                game.check_asked().map_err(Error::Usage)?;
                return Ok((None, Vec::new()));
            }
        };
        match self.form.given_refusal(game, &start) {
            Some(why) => Err(Error::Usage(why)),
            None => Ok((Some(start), moves)),
        }
    }

    /// Makes the records ready, which may be written from now on, and returns what is said before
    /// the position is asked for.
    fn welcome(&mut self, game: &dyn Solver, start: Option<&Position>, is_later: bool) -> Text {
        let rules = start.map_or_else(|| game.summary(), |at| rules_from(game, at));
        let mut welcome = Text::words(rules.to_string());
        // A person who was asked for the game has been welcomed already.
        if self.is_named && !is_later {
            welcome = welcome.say("welcome");
        }
        let remembers = !is_later && communication::is_terminal();
        self.recording.remembers |= remembers;
        if let Some(resumed) = self.resumed.take() {
            welcome = welcome.then(resumed.notice());
            self.recording.resume(resumed.record);
        } else if remembers {
            if let Some(unfinished) = RecordFile::of_user() {
                self.recording.keep(unfinished);
            } else {
                let why = Phrase::new("record-no-home");
                let phrase = phrase!("record-not-kept", why);
                welcome = welcome.styled(Role::Faint, phrase.to_string());
            }
        }
        welcome
    }
}

/// Returns the options that the flags give a later game, as far as it has them and people can be
/// asked for a position of it.
fn values_of(kind: GameKind, flags: &flags::VariantFlags) -> Values {
    let given = flags.of(kind).ok();
    let can_be_asked = |variant: &Variant| kind.rules(variant).check_asked().is_ok();
    given
        .filter(can_be_asked)
        .map_or_else(Values::default, |variant| variant.values)
}
