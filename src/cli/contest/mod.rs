//! `nimatron match`: many games between two machines, and what each has reached.

mod account;
mod boxes;
mod side_by_side;
mod terms;

use rand::RngExt;

use self::account::Account;
use self::boxes::LearnerBoxes;
use self::side_by_side::play_side_by_side;
use self::terms::{Start, Terms};
use super::args;
use super::flags::{bots, kind, limits, read_position, variant};
use super::play::at_once;
use super::{Context, Failure};
use crate::communication::Stop;
use crate::players::contest::Halt;
use crate::players::{self, Skill};
use crate::reason::Phrase;
use crate::session::{self, Seat, Who};

/// The default number of games.
const USUAL_GAMES: u64 = 100;

/// Seeds that are chosen here are below this, so that they are easily typed.
const SEEDS: u64 = 1_000_000;

/// The threads that share the games of a match if nobody says how many.
const USUAL_THREADS: usize = 1;

pub(super) fn run(context: &Context, flags: &args::Match) -> Result<(), Failure> {
    let kind = kind(context, &flags.game)?;
    let variant = variant(context, kind, &flags.variant)?;
    let size = flags.random_starts;
    let (position, seats) = read_rest(context, flags, size.is_some())?;
    let limits = at_once(limits(&flags.limits));
    let terms = Terms {
        kind,
        variant,
        start: match size {
            Some(size) => Start::Random(size),
            None => Start::Given(position.join(" ")),
        },
        names: session::names(&context.words, &seats),
        seats,
        bots: bots(context, &flags.bots)?,
        boxes: None,
        learns: !flags.frozen,
        is_recorded: flags.record.is_some(),
        games: flags.games.unwrap_or(USUAL_GAMES),
        threads: match flags.limits.threads {
            Some(_) => limits.threads,
            None => USUAL_THREADS,
        },
        limits,
        seed: (flags.seed).unwrap_or_else(|| players::chance(None).random_range(0..SEEDS)),
        interrupt: context.interrupt(),
    };
    play(context, flags, terms)
}

/// Reads what follows the game: the position, unless starts are drawn, and the two players.
fn read_rest<'a>(
    context: &Context,
    flags: &'a args::Match,
    is_drawn: bool,
) -> Result<(&'a [String], [Seat; 2]), Failure> {
    let (position, specs) = match flags.rest.as_slice() {
        [first, second] if is_drawn => (&[][..], [first, second]),
        [position @ .., first, second] if !is_drawn && !position.is_empty() => {
            (position, [first, second])
        }
        _ if is_drawn => return Err(context.usage(&Phrase::new("usage-match-drawn"))),
        _ => return Err(context.usage(&Phrase::new("usage-match"))),
    };
    let read = |text: &String| {
        let words = context.words.to_programs();
        let seat = Seat::read(text);
        let seat = seat.map_err(|error| Failure::Usage(session::seat_refusal(&words, &error)))?;
        match seat.who {
            Who::Human => {
                let phrase = Phrase::new("refuse-match-player").quoting("seat", text);
                let known = Skill::ALL
                    .map(Who::Machine)
                    .into_iter()
                    .chain([Who::Learner]);
                let known: Vec<&str> = known.map(|who| who.name()).collect();
                Err(context.usage(&phrase.with("known", known.join(", "))))
            }
            Who::Machine(_) | Who::Learner | Who::Program(_) => Ok(seat),
        }
    };
    Ok((position, [read(specs[0])?, read(specs[1])?]))
}

/// Plays the games, and shows what was reached.
fn play(context: &Context, flags: &args::Match, mut terms: Terms) -> Result<(), Failure> {
    let game = terms.kind.rules(&terms.variant);
    let start = match &terms.start {
        Start::Random(_) => None,
        Start::Given(text) => Some(read_position(context, &*game, text)?),
    };
    let held = LearnerBoxes::read(context, flags, &terms, &*game, start.as_ref())?;
    terms.boxes = held.boxes();
    let mut account = Account::open(context, flags, terms.games)?;
    let mut halted = None;
    let mut waiting = play_side_by_side(&terms, &mut account)?;
    let mut duel = terms.contest(terms.limits);
    while halted.is_none() && account.games() < terms.games {
        account.report(account.games() + waiting.len() as u64);
        let number = account.games();
        let game = match waiting.remove(&number) {
            None | Some(Err(Halt::Left)) => terms.play(&mut duel, number),
            Some(game) => game,
        };
        match game {
            Ok(game) => account.add(&terms, game)?,
            Err(halt) => halted = Some(halt),
        }
    }
    account.finish();
    // Programs end before anything is shown.
    let learned = terms.end(duel);
    match halted {
        Some(Halt::Interrupted) if account.games() == 0 => Err(Stop::Interrupted.into()),
        Some(Halt::NotRun(side, error)) => {
            let words = context.words.to_programs();
            let refusal = session::not_run(&words, &terms.seats[side].who, error);
            Err(Failure::Failed(refusal))
        }
        halted => {
            held.save(context, learned)?;
            account.show(&terms, &*game, start.as_ref())?;
            match halted {
                None => Ok(()),
                Some(_) => Err(Stop::Interrupted.into()),
            }
        }
    }
}
