//! `nimatron` and `nimatron play`: playing games.

use std::path::Path;
use std::rc::Rc;

use super::args::{self, Play, PlayOptions};
use super::flags::{kind, limits, read_position, variant};
use super::offers::{Offer, names_with};
use super::records::refusal;
use super::resume::Resumed;
use super::{Context, Failure};
use crate::communication::{self, Dialogue, FrontEnd};
use crate::explanation::sentences::no_boxes;
use crate::games::{Game, GameKind, Values, Variant, Visitor};
use crate::inference::{Limits, Oracle};
use crate::players::learner::{Cabinet, NoBoxes, is_learnable};
use crate::players::{self, Chance};
use crate::reason::Phrase;
use crate::record::{Kept, RecordFile};
use crate::session::{
    self, Hints, Keeping, LastGame, Listed, Opening, Recording, Seat, Sitting, Who, too_large,
};
use crate::text::{Role, Text};

/// As many moves may a search of states look at during a game by its estimate, which is some seconds.
const MOVES_AT_ONCE: u128 = 250_000_000;

/// A search for nimbers is refused during a game if it is estimated to visit more positions, as an answer should come
/// soon. Boards of cram of up to 39 cells are within this. A dense table may have
/// sixteen times as many positions: bars of chocolate of up to 12x12.
const AT_ONCE: u128 = 1 << 18;

pub(super) fn run(
    context: &Context,
    play: Option<&Play>,
    options: &PlayOptions,
) -> Result<(), Failure> {
    let given = [&options.first, &options.second].map(|spec| {
        let read = spec.as_deref().map(Seat::read).transpose();
        read.map_err(|error| {
            Failure::Usage(session::seat_refusal(&context.words.to_programs(), &error))
        })
    });
    let [first, second] = given;
    let resumed = match play {
        Some(play) => Resumed::asked(context, play)?,
        None => None,
    };
    let mut table = Playing {
        context,
        is_named: play.is_some(),
        position: None,
        last: None,
        seats: [first?, second?],
        limits: Limits {
            max_nimbers: AT_ONCE,
            max_moves: MOVES_AT_ONCE,
            ..limits(context, &options.limits)?
        },
        chance: players::chance(options.seed),
        hints: hints(context, options)?,
        boxes: options.boxes.as_deref(),
        recording: Recording::default(),
        resumed: None,
        front: None,
    };
    let kind = match play.and_then(|play| play.game.as_deref()) {
        Some(name) => Some(kind(context, name)?),
        None => None,
    };
    if let Some(play) = play {
        table.position = (!play.position.is_empty()).then(|| play.position.join(" "));
    }
    let mut recorded = None;
    if let Some(resumed) = resumed {
        recorded = Some(resumed.kind(context)?);
        table.seats = resumed.seats();
        table.resumed = Some(resumed);
    }
    if let Some(file) = &options.record {
        let held = RecordFile::hold(Path::new(file));
        let held = held.map_err(|error| refusal(context, file, &error))?;
        table.recording = Recording::to(held);
    }
    let front = table
        .front
        .insert(communication::open(context.color, &context.signals));
    let known = kind.or(recorded.as_ref().map(|(kind, _)| *kind));
    let mut kind = if let Some(kind) = known {
        kind
    } else {
        let mut dialogue = Dialogue::new(front.as_mut(), &context.words);
        session::choose_game(&mut dialogue, None)?
    };
    let mut variant = match recorded {
        Some((_, variant)) => variant,
        None => variant(context, kind, &options.variant)?,
    };
    // A position is given together with what it is played by.
    if table.position.is_none() && table.resumed.is_none() {
        let mut dialogue = Dialogue::new(front.as_mut(), &context.words);
        session::ask_options(&mut dialogue, kind, &mut variant)?;
    }
    loop {
        kind.visit(&variant, &mut table)?;
        // Nothing else is wanted.
        let (Some(_), Some(front)) = (&table.last, &mut table.front) else {
            return Ok(());
        };
        let mut dialogue = Dialogue::new(front.as_mut(), &context.words);
        kind = session::choose_game(&mut dialogue, Some(kind))?;
        variant = variant_of(context, kind, &options.variant);
        session::ask_options(&mut dialogue, kind, &mut variant)?;
    }
}

/// Returns the variant that the flags ask for, as far as the game has it and people can be asked for a position of it.
fn variant_of(context: &Context, kind: GameKind, flags: &args::Variant) -> Variant {
    let given = variant(context, kind, flags).ok();
    let given = given.filter(|variant| kind.visit(variant, CanBeAsked));
    given.unwrap_or_else(|| Variant {
        misere: flags.misere && kind.about().misere_rules.is_some(),
        values: Values::default(),
    })
}

/// Whether people can be asked for a position of a variant.
struct CanBeAsked;

impl Visitor for CanBeAsked {
    type Output = bool;

    fn visit<R: Game>(self, rules: R) -> bool {
        rules.check_start(None).is_ok()
    }
}

/// Reads how much help people get.
fn hints(context: &Context, options: &PlayOptions) -> Result<Hints, Failure> {
    let Some(given) = &options.hints else {
        return Ok(Hints::default());
    };
    Hints::from_name(given).ok_or_else(|| {
        let phrase = Phrase::new("refuse-hints")
            .quoting("hints", given)
            .with("known", Hints::ALL.map(Hints::name).join(", "));
        context.usage(&phrase)
    })
}

/// Whether a learner is among the players that are known.
fn has_learner(seats: &[Option<Seat>; 2]) -> bool {
    let mut known = seats.iter().flatten();
    known.any(|seat| seat.who == Who::Learner)
}

/// Everything but the rules.
struct Playing<'a> {
    context: &'a Context,
    /// Whether the command line names the game.
    is_named: bool,
    position: Option<String>,
    /// The last game; `None` in the first sitting.
    last: Option<LastGame>,
    seats: [Option<Seat>; 2],
    limits: Limits,
    chance: Chance,
    hints: Hints,
    boxes: Option<&'a str>,
    recording: Recording,
    resumed: Option<Resumed>,
    front: Option<Box<dyn FrontEnd>>,
}

impl Visitor for &mut Playing<'_> {
    type Output = Result<(), Failure>;

    fn visit<R: Game>(self, rules: R) -> Self::Output {
        let conventions = rules.conventions();
        let learns = is_learnable(&rules);
        let last = self.last.take();
        if last.is_none() {
            self.check_learner(&rules)
                .map_err(|failure| self.of_file(failure))?;
        }
        let boxes = self.boxes.filter(|_| learns).map(Path::new);
        let words = &self.context.words;
        let keeping = boxes.map(|path| Keeping::hold(words, path)).transpose()?;
        // A position that cannot be read is refused before anything is shown or asked.
        let read = |text: &String| read_position(self.context, &rules, text);
        let given = self.position.take().as_ref().map(read).transpose()?;
        let resumed = self.resumed.as_ref();
        let resumed = resumed.map(|resumed| resumed.game(self.context, &rules));
        let (from, moves) = match resumed.transpose()? {
            Some(game) => (Some(game.start), game.moves),
            None => (None, Vec::new()),
        };
        let checked = rules.check_start(given.as_ref().or(from.as_ref()));
        checked.map_err(|refusal| self.of_file(self.context.usage(&refusal)))?;
        if let Some(start) = given.as_ref().or(from.as_ref()) {
            self.check_boxes(&rules, start)
                .map_err(|failure| self.of_file(failure))?;
        }
        let front = self.front.as_mut();
        let front = front.expect("opened before the rules are chosen");
        let mut dialogue = Dialogue::new(front.as_mut(), words);
        let mut welcome = Text::words(words.say(&rules.summary()));
        // A person who was asked for the game has been welcomed already.
        if self.is_named && last.is_none() {
            welcome = welcome.prose(words.text("welcome"));
        }
        let resumed = self.resumed.take();
        if let Some(resumed) = &resumed {
            welcome = welcome.then(resumed.notice(words, &self.seats));
        }
        if last.is_none() && communication::is_terminal() {
            let kept = Kept::of_user();
            if kept.is_none() {
                let why = Phrase::new("record-no-home");
                let phrase = Phrase::new("record-not-kept").with("why", why);
                welcome = welcome.styled(Role::Faint, words.say(&phrase));
            }
            self.recording.keep(kept);
        }
        if let Some(resumed) = resumed {
            self.recording.resume(resumed.into_file());
        }
        dialogue.message(&welcome)?;
        let opening = if let Some(position) = given {
            Opening::Given(position)
        } else if from.is_some() {
            // The position of a game after the one that is resumed is asked for.
            Opening::Asked(from)
        } else {
            let same_game = last
                .as_ref()
                .filter(|last| last.kind.name() == rules.name());
            let sizes = same_game.map_or(&[][..], |last| &last.sizes);
            let (chance, learner) = (&mut self.chance, has_learner(&self.seats));
            let asked = session::ask_playable(&mut dialogue, &rules, chance, sizes, learner)?;
            Opening::Asked(Some(asked))
        };
        // Whether its boxes hold the position takes a moment to find out.
        let start = match &opening {
            Opening::Given(position) | Opening::Asked(Some(position)) => Some(position),
            Opening::Asked(None) => None,
        };
        let asked = start.filter(|_| self.seats.iter().any(Option::is_none));
        let learner = asked.map_or(Listed::Nowhere, |start| Listed::of(&rules, start));
        let seats = session::seats(
            &mut dialogue,
            std::mem::take(&mut self.seats),
            conventions.machine_begins,
            learner,
            last.as_ref().map(|last| &last.seats),
        )?;
        if keeping.is_some() && seats.iter().all(|&(who, _)| who != Who::Learner) {
            dialogue.message(&Text::words(words.text("refuse-boxes-unused")))?;
        }
        let kind = GameKind::from_name(rules.name()).expect("it is in the list");
        let bar = self.context.bar();
        let progress = Rc::clone(&bar);
        let interrupt = self.context.interrupt();
        let oracle = Oracle::with_progress(rules, self.limits, interrupt, progress);
        let sitting = Sitting::new(
            oracle,
            seats,
            &mut self.chance,
            &mut self.recording,
            dialogue,
        );
        let sitting = sitting.keeping(keeping, last.is_some());
        let mut sitting = sitting.resuming(moves).hinting(self.hints).telling(bar);
        if let Some(sizes) = sitting.run(opening)? {
            let seats = sitting.into_seats();
            self.last = Some(LastGame { kind, sizes, seats });
        }
        Ok(())
    }
}

impl Playing<'_> {
    /// What is wrong with a game of a file is not wrong usage.
    fn of_file(&self, failure: Failure) -> Failure {
        match failure {
            Failure::Usage(message) if self.resumed.is_some() => Failure::Failed(message),
            other => other,
        }
    }

    /// Checks that the learner plays this game, if the flags ask for it, and that boxes have a learner.
    fn check_learner<R: Game>(&self, rules: &R) -> Result<(), Failure> {
        let learner = has_learner(&self.seats);
        if is_learnable(rules) {
            if self.boxes.is_some() && !learner && self.seats.iter().all(Option::is_some) {
                return Err(self.context.usage(&Phrase::new("refuse-boxes-unused")));
            }
            return Ok(());
        }
        if learner || self.boxes.is_some() {
            let known = names_with(Offer::Learner);
            let phrase = no_boxes(rules.name(), "", NoBoxes::Points, &known);
            return Err(self.context.usage(&phrase));
        }
        Ok(())
    }

    /// Checks that the learner plays from this position, if the flags ask for it.
    fn check_boxes<R: Game>(&self, rules: &R, start: &R::Position) -> Result<(), Failure> {
        if !has_learner(&self.seats) {
            return Ok(());
        }
        match Cabinet::new(rules, start) {
            Ok(_) => Ok(()),
            Err(why) => Err(self.context.usage(&too_large(rules, start, why))),
        }
    }
}
