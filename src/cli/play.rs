//! `nimatron` and `nimatron play`: playing games, new ones and recorded ones that go on. What a
//! person answers before a game is left to the form.

use std::rc::Rc;
use std::sync::{Arc, Mutex};

use super::{
    Context, Error, FIRST, Result, doors,
    first::FirstEntry,
    machine_args::Machines,
    play_args::{PlayArgs, PlayFlags},
    resumed::Resumed,
    standing::{forget, news, standing},
    subcommand::Run,
};
use crate::communication::{self, FrontEnd, ProgressBar};
use crate::games::{Values, Variant};
use crate::inference::{GameKind, Move, Position, Solver, rules_from};
use crate::players::{self, Board, Chance, Opponents, PlayerSpec, Scores};
use crate::reason::Phrase;
use crate::record::{RecordFile, last_game};
use crate::session::{
    ChosenGame, First, FirstScreen, GameForm, Recording, Sitting, easiest, kept_title,
};
use crate::text::{Role, Text};

impl Run for PlayArgs {
    fn run(&self, context: &Context) -> Result {
        run(context, Some(self), &self.options)
    }
}

/// Asks what the flags have not said, and plays.
pub fn run(context: &Context, play: Option<&PlayArgs>, options: &PlayFlags) -> Result {
    if play.is_some_and(|play| play.forget) {
        return forget(context);
    }
    let front = context.front();
    let resume = play.and_then(|play| play.resume.as_ref());
    let mut resumed = resume
        .map(|file| Resumed::open(file.as_deref()))
        .transpose()?;
    let machines = options.machines.read(context)?;
    let recording = match &options.record {
        Some(file) => Recording::to(Context::hold(file)?),
        None => Recording::default(),
    };
    let mut playing = Playing {
        context,
        options,
        is_named: play.is_some_and(|play| play.game.is_some() || play.resume.is_some()),
        form: GameForm::default(),
        chance: players::chance(options.seed),
        machines,
        recording,
        said: Vec::new(),
        front,
    };
    if communication::is_terminal() {
        playing.read_scores()?;
    }
    playing.form = match &resumed {
        Some(resumed) => resumed.form(),
        None => form(play, options)?,
    };
    loop {
        match playing.play(resumed.take())? {
            NextStep::Ask => {}
            NextStep::Resume(kept) => {
                playing.form = kept.form();
                resumed = Some(*kept);
            }
            NextStep::Open(entry) => {
                return (entry.open)(context, playing.front.as_mut(), options.seed);
            }
            NextStep::Leave => return Ok(()),
        }
    }
}

/// What is known before the first game, by the flags and by the last game on a terminal.
fn form(play: Option<&PlayArgs>, options: &PlayFlags) -> Result<GameForm> {
    let variant = &options.variant;
    let seats = [options.first.clone(), options.second.clone()];
    let mut form = match play.and_then(|play| Some((play.game?, &play.position))) {
        None => GameForm::new(variant.misere, seats),
        Some((kind, position)) => {
            // A position is given together with what it is played by.
            let asks_options = position.is_empty();
            let known = ChosenGame {
                kind,
                variant: variant.of(kind)?,
                position: (!position.is_empty()).then(|| position.join(" ")),
            };
            GameForm::of_game(known, seats, asks_options)
        }
    };
    if communication::is_terminal()
        && let Some(last) = last_game()
    {
        form.remember(&last);
    }
    Ok(form)
}

/// What comes after a question or a game.
enum NextStep {
    /// Something is asked again.
    Ask,
    /// The unfinished game goes on.
    Resume(Box<Resumed>),
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
    form: GameForm,
    chance: Chance,
    machines: Machines,
    recording: Recording,
    /// What the first screen has said to somebody who comes back.
    said: Vec<Phrase>,
    front: Box<dyn FrontEnd>,
}

impl Playing<'_> {
    /// Reads how strong the players of earlier sessions are, and how often they have won.
    fn read_scores(&mut self) -> Result {
        match (Opponents::open(), Scores::open()) {
            (Ok(opponents), Ok(scores)) => {
                self.machines.opponents = Arc::new(Mutex::new(opponents));
                self.recording.scores = scores;
                Ok(())
            }
            (Err(why), _) | (_, Err(why)) => {
                let told = phrase!("opponents-not-kept", why);
                self.front.as_mut().tell(told)
            }
        }
    }

    /// Asks for a game and plays it and others with the same players. The first one may be
    /// `resumed`.
    fn play(&mut self, resumed: Option<Resumed>) -> Result<NextStep> {
        if let Some(next) = self.ask_game()? {
            return Ok(next);
        }
        let front = self.front.as_mut();
        let Some((kind, variant)) = self.form.ask_options(front)? else {
            return Ok(NextStep::Ask);
        };
        let bar = Context::bar();
        let limits = self.options.limits.limits().at_once();
        let game = kind.open(&variant, self.context.work(limits, bar.clone()));
        let checked = self.checked(&*game, resumed.as_ref());
        let (start, moves) = checked.map_err(|failure| match failure {
            // What is wrong with a game of a file is not wrong usage.
            Error::Usage(message) if resumed.is_some() => Error::Refused(message),
            other => other,
        })?;
        let welcome = self.welcome(&*game, start.as_ref(), resumed);
        let front = self.front.as_mut();
        front.show(&welcome)?;
        let asked = (self.form).ask_rest(front, &*game, &mut self.chance, start.as_ref())?;
        let Some((position, seats)) = asked else {
            return Ok(NextStep::Ask);
        };
        self.introduce(&seats)?;
        let asks_position = self.form.position.is_none();
        let sitting = self.sitting(Board::new(game, position), &seats, bar);
        let Some(last) = sitting.run(moves, asks_position)? else {
            return Ok(NextStep::Leave);
        };
        self.form.again(&last);
        Ok(NextStep::Ask)
    }

    /// Two players at the board, with what they have of earlier games.
    fn sitting(
        &mut self,
        board: Board,
        seats: &[PlayerSpec; 2],
        bar: Rc<ProgressBar>,
    ) -> Sitting<'_> {
        let players = self.machines.players(seats);
        let wins = self.recording.wins(&players);
        let front = self.front.as_mut();
        let (chance, recording) = (&mut self.chance, &mut self.recording);
        let mut sitting = Sitting::new(board, players, chance, recording, front);
        sitting.wins = wins;
        sitting.terms.hints = self.options.hints.unwrap_or_default();
        sitting.bar = Some(bar);
        sitting
    }

    /// Asks which game, unless that is settled. Returns what comes in its place, if something does.
    fn ask_game(&mut self) -> Result<Option<NextStep>> {
        let flags = &self.options.variant;
        let is_first = self.form.asks_first() && self.front.is_interactive();
        let kept = self.kept().filter(|_| is_first);
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
        let front = self.front.as_mut();
        match self.form.ask_game(front, &screen)? {
            Some(First::Begin(misere)) => {
                let values = flags.of(easiest())?.values;
                self.form.begin_at_once(Variant { misere, values });
            }
            Some(First::Game(mut chosen)) => {
                if chosen.variant.values == Values::default() {
                    chosen.variant.values = self.given_values(chosen.kind)?;
                }
                self.form.take_game(chosen);
            }
            Some(First::Offered(place)) => return Ok(Some(NextStep::Open(&FIRST[place]))),
            Some(First::Keep) => {
                let kept = kept.expect("it was offered");
                return Ok(Some(NextStep::Resume(Resumed::of_kept(kept).into())));
            }
            None => {}
        }
        Ok(None)
    }

    /// The unfinished game, if it may go on although something else is asked for: it has a record
    /// and players of its own.
    fn kept(&self) -> Option<RecordFile> {
        let PlayFlags {
            first,
            second,
            record,
            variant,
            ..
        } = self.options;
        let is_free = first.is_none() && second.is_none() && record.is_none() && !variant.misere;
        is_free.then(|| RecordFile::unfinished().ok()?)?
    }

    /// Returns the options that the flags give a game. To a later one they give what it has and
    /// what people can be asked for a position with.
    fn given_values(&self, kind: GameKind) -> Result<Values> {
        let given = self.options.variant.of(kind);
        if !self.form.is_later() {
            return Ok(given?.values);
        }
        let can_be_asked = |variant: &Variant| kind.rules(variant).check_asked().is_ok();
        let given = given.ok().filter(can_be_asked);
        Ok(given.map_or_else(Values::default, |variant| variant.values))
    }

    /// Checks all that can be refused, before anything is shown or written. Returns where the game
    /// starts, as far as that need not be asked, and the moves that have been made.
    fn checked(
        &mut self,
        game: &dyn Solver,
        resumed: Option<&Resumed>,
    ) -> Result<(Option<Position>, Vec<Move>)> {
        let is_later = self.form.is_later();
        let given = self.form.given();
        self.machines.check(game, None, given, is_later)?;
        let (start, moves) = match (&self.form.position, resumed) {
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
    fn welcome(
        &mut self,
        game: &dyn Solver,
        start: Option<&Position>,
        resumed: Option<Resumed>,
    ) -> Text {
        let rules = start.map_or_else(|| game.summary(), |at| rules_from(game, at));
        let welcome = Text::words(rules.to_string());
        if self.form.is_later() {
            return welcome;
        }
        // A person who was asked for the game has been welcomed already.
        let mut welcome = if self.is_named {
            welcome.say("welcome")
        } else {
            welcome
        };
        self.recording.remembers = communication::is_terminal();
        if let Some(resumed) = resumed {
            welcome = welcome.then(resumed.notice());
            self.recording.resume(resumed.record);
        } else if self.recording.remembers {
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

    /// Says before the first game which flags are for nobody here, and how the players stand.
    fn introduce(&mut self, seats: &[PlayerSpec; 2]) -> Result {
        let front = self.front.as_mut();
        let kinds = seats.each_ref().map(|seat| &seat.kind);
        for absent in self.machines.absent(kinds) {
            front.tell(absent)?;
        }
        if !self.form.is_later() && front.is_interactive() {
            let standing = standing(&self.machines, &self.recording, seats);
            if let Some(told) = standing.filter(|told| !self.said.contains(told)) {
                front.tell(told)?;
            }
        }
        Ok(())
    }
}
