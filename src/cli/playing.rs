//! What every game of `play` shares, and how a game begins once its rules are known.

use std::path::Path;
use std::rc::Rc;

use super::resume::Resumed;
use super::{Context, Failure, offers};
use crate::communication::{self, Answer, Dialogue, FrontEnd, Stop};
use crate::explanation::refusals::no_boxes;
use crate::games::Variant;
use crate::inference::{At, GameKind, Limits, Move, Solver, Work};
use crate::players::Chance;
use crate::players::bots::BotTerms;
use crate::players::learner::{Cabinet, NoBoxes, is_learnable};
use crate::reason::Phrase;
use crate::record::Kept;
use crate::session::{
    Hints, Keeping, LastGame, Listed, Opening, Recording, Seat, Seating, Sitting, Sizes, Who,
    too_large,
};
use crate::text::{Role, Text};

/// Everything but the rules.
pub(super) struct Playing<'a> {
    pub(super) context: &'a Context,
    /// Whether the command line names the game.
    pub(super) is_named: bool,
    pub(super) position: Option<String>,
    /// The last game; `None` in the first sitting.
    pub(super) last: Option<LastGame>,
    pub(super) seats: [Option<Seat>; 2],
    pub(super) limits: Limits,
    pub(super) chance: Chance,
    pub(super) hints: Hints,
    pub(super) boxes: Option<&'a str>,
    pub(super) bots: BotTerms,
    pub(super) recording: Recording,
    pub(super) resumed: Option<Resumed>,
    pub(super) front: Option<Box<dyn FrontEnd>>,
    /// Whether nothing was asked before the position and the players.
    pub(super) is_first: bool,
}

impl Playing<'_> {
    /// Plays the games of a sitting. [`Answer::Back`] says that a person went back beyond the first question.
    pub(super) fn play(
        &mut self,
        kind: GameKind,
        variant: &Variant,
    ) -> Result<Answer<()>, Failure> {
        let rules = kind.rules(variant);
        let last = self.last.take();
        let start = self.check(kind, variant, last.is_none())?;
        // Everything is checked: the file may be written.
        let resumed = self.resumed.take();
        let resumed = resumed.map(|resumed| resumed.go_on(self.context));
        let (file, notice) = resumed.transpose()?.unzip();
        let kept = (last.is_none() && communication::is_terminal()).then(Kept::of_user);
        let welcome = self.welcome(&*rules, last.is_none(), notice, kept.as_ref());
        if let Some(kept) = kept {
            self.recording.keep(kept);
        }
        if let Some(file) = file {
            self.recording.resume(file);
        }
        self.dialogue().message(&welcome)?;
        match self.ask(&*rules, start.opening.as_ref(), last.as_ref())? {
            Answer::Given(rest) => self.sit((kind, variant), start, rest, last.is_some())?,
            Answer::Back => {
                self.last = last;
                return Ok(Answer::Back);
            }
        }
        Ok(Answer::Given(()))
    }
}

/// What the command line and the resumed record say about the first game.
struct Start {
    /// Where it starts; `None` is asked for.
    opening: Option<Opening>,
    /// The moves that have been made.
    moves: Vec<Move>,
    keeping: Option<Keeping>,
}

impl Playing<'_> {
    /// Checks all that can be refused, before anything is shown, asked or written.
    fn check(
        &mut self,
        kind: GameKind,
        variant: &Variant,
        is_first: bool,
    ) -> Result<Start, Failure> {
        let game = kind.rules(variant);
        if is_first {
            self.check_learner(&*game)
                .map_err(|failure| self.of_file(failure))?;
        }
        let learns = is_learnable(&*game);
        let boxes = self.boxes.filter(|_| learns).map(Path::new);
        let keeping = boxes.map(|path| Keeping::hold(&self.context.words, path));
        let keeping = keeping.transpose()?;
        let given = self.position.take();
        let read = |text: &String| game.read_position(text).map_err(Failure::Usage);
        let given = given.as_ref().map(read).transpose()?;
        let resumed = self.resumed.as_ref();
        let resumed = resumed.map(|resumed| resumed.game());
        let (opening, moves) = match (given, resumed.transpose()?) {
            (Some(position), _) => (Some(Opening::Given(position)), Vec::new()),
            // The position of a game after the one that is resumed is asked for.
            (None, Some(game)) => (Some(Opening::Asked(Some(game.start))), game.moves),
            (None, None) => (None, Vec::new()),
        };
        let start = opening.as_ref().and_then(position_of);
        let checked = if let Some(start) = start {
            self.check_boxes(&*game, start)
        } else {
            let checked = game.check_asked();
            checked.map_err(Failure::Usage)
        };
        checked.map_err(|failure| self.of_file(failure))?;
        Ok(Start {
            opening,
            moves,
            keeping,
        })
    }

    /// What is said before the first question. `kept` is where games are to be kept, if they are; in it is `None` if there is no place.
    fn welcome(
        &self,
        game: &dyn Solver,
        is_first: bool,
        notice: Option<Text>,
        kept: Option<&Option<Kept>>,
    ) -> Text {
        let words = &self.context.words;
        let mut welcome = Text::words(words.say(&game.summary()));
        // A person who was asked for the game has been welcomed already.
        if self.is_named && is_first {
            welcome = welcome.prose(words.text("welcome"));
        }
        if let Some(notice) = notice {
            welcome = welcome.then(notice);
        }
        if matches!(kept, Some(None)) {
            let why = Phrase::new("record-no-home");
            let phrase = Phrase::new("record-not-kept").with("why", why);
            welcome = welcome.styled(Role::Faint, words.say(&phrase));
        }
        welcome
    }

    /// Asks for what is not known of the position and the players.
    fn ask(
        &mut self,
        game: &dyn Solver,
        known: Option<&Opening>,
        last: Option<&LastGame>,
    ) -> Result<Answer<Rest>, Failure> {
        let same_game = last.filter(|last| last.kind.name() == game.name());
        let sizes = Sizes::new(same_game.map_or(&[][..], |last| &last.sizes));
        let sizes = sizes.playable_by_learner(has_learner(&self.seats));
        let seating = Seating::new(
            self.seats.clone(),
            game.conventions().machine_begins,
            last.map(|last| &last.seats),
        );
        let front = self.front.as_mut();
        let front = front.expect("opened before the rules are chosen");
        let mut dialogue = Dialogue::new(front.as_mut(), &self.context.words);
        let (chance, is_first) = (&mut self.chance, self.is_first);
        let asked = ask_rest(
            known,
            (sizes, seating),
            &mut dialogue,
            game,
            chance,
            is_first,
        );
        Ok(asked?)
    }

    /// Plays the games of a sitting.
    fn sit(
        &mut self,
        (kind, variant): (GameKind, &Variant),
        start: Start,
        (opening, seats): Rest,
        is_later: bool,
    ) -> Result<(), Failure> {
        // The flags are for the first players.
        self.seats = [None, None];
        let words = &self.context.words;
        let front = self.front.as_mut();
        let front = front.expect("opened before the rules are chosen");
        let mut dialogue = Dialogue::new(front.as_mut(), words);
        if start.keeping.is_some() && seats.iter().all(|(who, _)| *who != Who::Learner) {
            dialogue.message(&Text::words(words.text("refuse-boxes-unused")))?;
        }
        let bar = self.context.bar();
        let progress = Rc::clone(&bar);
        let interrupt = self.context.interrupt();
        let game = kind.open(variant, Work::new(self.limits, interrupt, progress));
        let (chance, recording) = (&mut self.chance, &mut self.recording);
        let sitting = Sitting::new(game, seats, chance, recording, dialogue);
        let sitting = sitting.keeping(start.keeping, is_later);
        let sitting = sitting.with_bots(self.bots.clone());
        let sitting = sitting.resuming(start.moves).hinting(self.hints);
        let mut sitting = sitting.telling(bar);
        if let Some(sizes) = sitting.run(opening)? {
            let seats = sitting.into_seats();
            self.last = Some(LastGame { kind, sizes, seats });
        }
        Ok(())
    }
}

/// The position of the first game, if it is known.
fn position_of(opening: &Opening) -> Option<&At> {
    match opening {
        Opening::Given(position) | Opening::Asked(Some(position)) => Some(position),
        Opening::Asked(None) => None,
    }
}

/// Where games start, and who plays.
type Rest = (Opening, [(Who, String); 2]);

/// Asks for the position, if it is not known, and for the players.
fn ask_rest(
    known: Option<&Opening>,
    (mut sizes, mut seating): (Sizes, Seating),
    dialogue: &mut Dialogue,
    game: &dyn Solver,
    chance: &mut Chance,
    is_first: bool,
) -> Result<Answer<Rest>, Stop> {
    loop {
        let opening = match known {
            Some(known) => known.clone(),
            None => match sizes.ask(dialogue, game, chance, is_first)? {
                Answer::Given(position) => Opening::Asked(Some(position)),
                Answer::Back => return Ok(Answer::Back),
            },
        };
        // Whether its boxes hold the position takes a moment to find out.
        let asked = position_of(&opening).filter(|_| seating.asks_who());
        let learner = asked.map_or(Listed::Nowhere, |start| Listed::of(game, start));
        match seating.ask(dialogue, learner, is_first && !sizes.were_asked())? {
            Answer::Given(seats) => return Ok(Answer::Given((opening, seats))),
            Answer::Back if sizes.go_back() => {}
            Answer::Back => return Ok(Answer::Back),
        }
    }
}

impl Playing<'_> {
    /// A dialogue on the front end.
    pub(super) fn dialogue(&mut self) -> Dialogue<'_> {
        let front = self.front.as_mut();
        let front = front.expect("opened before anything is asked");
        Dialogue::new(front.as_mut(), &self.context.words)
    }

    /// What is wrong with a game of a file is not wrong usage.
    fn of_file(&self, failure: Failure) -> Failure {
        match failure {
            Failure::Usage(message) if self.resumed.is_some() => Failure::Failed(message),
            other => other,
        }
    }

    /// Checks that the learner plays this game, if the flags ask for it, and that boxes have a learner.
    fn check_learner(&self, game: &dyn Solver) -> Result<(), Failure> {
        let learner = has_learner(&self.seats);
        if is_learnable(game) {
            if self.boxes.is_some() && !learner && self.seats.iter().all(Option::is_some) {
                return Err(Failure::Usage(Phrase::new("refuse-boxes-unused")));
            }
            return Ok(());
        }
        if learner || self.boxes.is_some() {
            let known = offers::learnable();
            let phrase = no_boxes(game.name(), "", NoBoxes::Points, &known);
            return Err(Failure::Usage(phrase));
        }
        Ok(())
    }

    /// Checks that the learner plays from this position, if the flags ask for it.
    fn check_boxes(&self, game: &dyn Solver, start: &At) -> Result<(), Failure> {
        if !has_learner(&self.seats) {
            return Ok(());
        }
        match Cabinet::new(game, start) {
            Ok(_) => Ok(()),
            Err(why) => Err(Failure::Usage(too_large(game, start, why))),
        }
    }
}

/// Whether a learner is among the players that are known.
fn has_learner(seats: &[Option<Seat>; 2]) -> bool {
    let mut known = seats.iter().flatten();
    known.any(|seat| seat.who == Who::Learner)
}
