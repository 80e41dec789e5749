//! `nimatron` and `nimatron play`: playing games.

use std::path::Path;

use super::args::{Play, PlayOptions};
use super::flags::{kind, limits, read_position, variant};
use super::offers::{Offer, names_with};
use super::{Context, Failure};
use crate::communication::{self, Dialogue};
use crate::games::{Game, Visitor};
use crate::inference::{Limits, Oracle};
use crate::players::{self, Chance};
use crate::reason::Phrase;
use crate::session::{self, Keeping, Opening, Seat, Sitting, Who};
use crate::text::Text;

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
    let mut table = Playing {
        context,
        is_named: play.is_some(),
        position: None,
        seats: [first?, second?],
        limits: Limits {
            max_nimbers: AT_ONCE,
            max_moves: MOVES_AT_ONCE,
            ..limits(context, &options.limits)?
        },
        chance: players::chance(options.seed),
        boxes: options.boxes.as_deref(),
        dialogue: None,
    };
    let kind = match play {
        Some(play) => {
            table.position = (!play.position.is_empty()).then(|| play.position.join(" "));
            Some(kind(context, &play.game)?)
        }
        None => None,
    };
    let mut front = communication::open(context.color, &context.signals);
    let mut dialogue = Dialogue::new(front.as_mut(), &context.words);
    let kind = match kind {
        Some(kind) => kind,
        None => session::choose_game(&mut dialogue)?,
    };
    let mut variant = variant(context, kind, &options.variant)?;
    // A position is given together with what it is played by.
    if table.position.is_none() {
        session::ask_options(&mut dialogue, kind, &mut variant)?;
    }
    table.dialogue = Some(dialogue);
    kind.visit(&variant, table)
}

/// Everything but the rules.
struct Playing<'a> {
    context: &'a Context,
    /// Whether the command line names the game.
    is_named: bool,
    position: Option<String>,
    seats: [Option<Seat>; 2],
    limits: Limits,
    chance: Chance,
    boxes: Option<&'a str>,
    dialogue: Option<Dialogue<'a>>,
}

impl Visitor for Playing<'_> {
    type Output = Result<(), Failure>;

    fn visit<R: Game>(mut self, rules: R) -> Self::Output {
        let conventions = rules.conventions();
        let learns = conventions.learner.is_some();
        self.check_learner(&rules)?;
        let boxes = self.boxes.map(Path::new);
        let words = &self.context.words;
        let keeping = boxes.map(|path| Keeping::hold(words, path)).transpose()?;
        // A position that cannot be read is refused before anything is shown or asked.
        let read = |text: &String| read_position(self.context, &rules, text);
        let given = self.position.as_ref().map(read).transpose()?;
        let checked = rules.check_start(given.as_ref());
        checked.map_err(|refusal| self.context.usage(&refusal))?;
        let mut dialogue = self.dialogue.expect("opened before the rules are chosen");
        let mut welcome = Text::words(words.say(&rules.summary()));
        // A person who was asked for the game has been welcomed already.
        if self.is_named {
            welcome = welcome.prose(words.text("welcome"));
        }
        dialogue.message(&welcome)?;
        let opening = if let Some(position) = given {
            Opening::Given(position)
        } else {
            let asked = session::ask_position(&mut dialogue, &rules, &mut self.chance)?;
            Opening::Asked(Some(asked))
        };
        let seats = session::seats(
            &mut dialogue,
            self.seats,
            conventions.machine_begins,
            learns,
        )?;
        if keeping.is_some() && seats.iter().all(|&(who, _)| who != Who::Learner) {
            dialogue.message(&Text::words(words.text("refuse-boxes-unused")))?;
        }
        let oracle = Oracle::with_progress(
            rules,
            self.limits,
            self.context.interrupt(),
            self.context.progress(),
        );
        let sitting = Sitting::new(oracle, seats, self.chance, dialogue);
        Ok(sitting.keeping(keeping).run(opening)?)
    }
}

impl Playing<'_> {
    /// Checks that the learner plays this game, if the flags ask for it, and that boxes have a learner.
    fn check_learner<R: Game>(&self, rules: &R) -> Result<(), Failure> {
        let is_learner =
            |seat: &Option<Seat>| seat.as_ref().is_some_and(|seat| seat.who == Who::Learner);
        let learner = self.seats.iter().any(is_learner);
        if rules.conventions().learner.is_some() {
            if self.boxes.is_some() && !learner && self.seats.iter().all(Option::is_some) {
                return Err(self.context.usage(&Phrase::new("refuse-boxes-unused")));
            }
            return Ok(());
        }
        if learner || self.boxes.is_some() {
            let phrase = Phrase::new("refuse-learner")
                .with("game", rules.name())
                .with("known", names_with(Offer::Learner).join(", "));
            return Err(self.context.usage(&phrase));
        }
        Ok(())
    }
}
