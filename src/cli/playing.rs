//! What every game of `play` shares, and how a game begins once its rules are known.

use std::path::Path;
use std::rc::Rc;

use super::flags::read_position;
use super::offers::{Offer, names_with};
use super::resume::Resumed;
use super::{Context, Failure};
use crate::communication::{self, Answer, Dialogue, FrontEnd, Stop};
use crate::explanation::sentences::no_boxes;
use crate::games::{Game, GameKind, Visitor};
use crate::inference::{Limits, Oracle};
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

impl Visitor for &mut Playing<'_> {
    /// Whether a person went back beyond the first question.
    type Output = Result<Answer<()>, Failure>;

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
        let checked = match given.as_ref().or(from.as_ref()) {
            Some(start) => self.check_boxes(&rules, start),
            None => {
                let checked = rules.check_asked();
                checked.map_err(|refusal| self.context.usage(&refusal))
            }
        };
        checked.map_err(|failure| self.of_file(failure))?;
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
        let same_game = last
            .as_ref()
            .filter(|last| last.kind.name() == rules.name());
        let sizes = Sizes::new(same_game.map_or(&[][..], |last| &last.sizes));
        let sizes = sizes.playable_by_learner(has_learner(&self.seats));
        let seating = Seating::new(
            self.seats.clone(),
            conventions.machine_begins,
            last.as_ref().map(|last| &last.seats),
        );
        let known = match (given, from) {
            (Some(position), _) => Some(Opening::Given(position)),
            // The position of a game after the one that is resumed is asked for.
            (None, Some(from)) => Some(Opening::Asked(Some(from))),
            (None, None) => None,
        };
        let (chance, is_first) = (&mut self.chance, self.is_first);
        let asked = ask_rest(
            known.as_ref(),
            (sizes, seating),
            &mut dialogue,
            &rules,
            chance,
            is_first,
        )?;
        let Answer::Given((opening, seats)) = asked else {
            self.last = last;
            return Ok(Answer::Back);
        };
        // The flags are for the first players.
        self.seats = [None, None];
        if keeping.is_some() && seats.iter().all(|(who, _)| *who != Who::Learner) {
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
        let sitting = sitting.with_bots(self.bots.clone());
        let mut sitting = sitting.resuming(moves).hinting(self.hints).telling(bar);
        if let Some(sizes) = sitting.run(opening)? {
            let seats = sitting.into_seats();
            self.last = Some(LastGame { kind, sizes, seats });
        }
        Ok(Answer::Given(()))
    }
}

/// Where games start, and who plays.
type Rest<P> = (Opening<P>, [(Who, String); 2]);

/// Asks for the position, if it is not known, and for the players.
fn ask_rest<R: Game>(
    known: Option<&Opening<R::Position>>,
    (mut sizes, mut seating): (Sizes, Seating),
    dialogue: &mut Dialogue,
    rules: &R,
    chance: &mut Chance,
    is_first: bool,
) -> Result<Answer<Rest<R::Position>>, Stop> {
    loop {
        let opening = match known {
            Some(known) => known.clone(),
            None => match sizes.ask(dialogue, rules, chance, is_first)? {
                Answer::Given(position) => Opening::Asked(Some(position)),
                Answer::Back => return Ok(Answer::Back),
            },
        };
        let start = match &opening {
            Opening::Given(position) | Opening::Asked(Some(position)) => Some(position),
            Opening::Asked(None) => None,
        };
        // Whether its boxes hold the position takes a moment to find out.
        let asked = start.filter(|_| seating.asks_who());
        let learner = asked.map_or(Listed::Nowhere, |start| Listed::of(rules, start));
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

/// Whether a learner is among the players that are known.
fn has_learner(seats: &[Option<Seat>; 2]) -> bool {
    let mut known = seats.iter().flatten();
    known.any(|seat| seat.who == Who::Learner)
}
