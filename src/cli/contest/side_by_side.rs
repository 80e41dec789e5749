//! Divides the games of a match among threads, each with players, an oracle and a share of the memory of its own. The games are counted
//! in the order of their numbers.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use super::account::Account;
use super::terms::{Finished, Terms};
use crate::cli::Failure;
use crate::cli::crew::{Crew, Post, at_once_next, granted};
use crate::players::contest::Halt;

/// The most moves of finished games that wait for an earlier one to be counted. Beyond this no games are handed out.
const MOST_HELD: usize = 1 << 18;

/// Games by their numbers, with why one was not played to its end.
pub(super) type Waiting = BTreeMap<u64, Result<Finished, Halt>>;

/// Some games that follow each other.
struct Job {
    first: u64,
    count: u64,
}

/// What became of a job. The last game may have been halted; then those after it were not played.
struct Done {
    first: u64,
    games: Vec<Result<Finished, Halt>>,
    time: Duration,
}

/// Plays games by several threads until all are played, one is halted, or one is too large for a share of the memory. Returns the games
/// that are not counted: those from such a game on. What is missing is left to one thread.
pub(super) fn play_side_by_side(terms: &Terms, account: &mut Account) -> Result<Waiting, Failure> {
    let Some(mut crew) = start(terms) else {
        return Ok(Waiting::new());
    };
    let played = hand_out(terms, account, &mut crew);
    // Programs end with the threads whose players they are.
    crew.end();
    played
}

/// Starts the threads. `None` if one is to play all games.
fn start(terms: &Terms) -> Option<Crew<Job, Done>> {
    let most = usize::try_from(terms.games).unwrap_or(usize::MAX);
    let threads = terms.threads.min(most);
    if terms.is_in_order() {
        return None;
    }
    Crew::start(granted(threads), || {
        let terms = terms.clone();
        move |post| work(&terms, threads, &post)
    })
}

/// Hands out the games, and counts them.
fn hand_out(
    terms: &Terms,
    account: &mut Account,
    crew: &mut Crew<Job, Done>,
) -> Result<Waiting, Failure> {
    let mut waiting = Waiting::new();
    let mut held = 0;
    let mut given = 0;
    let mut in_work = 0;
    let mut at_once = 1;
    let mut is_halted = false;
    loop {
        while given < terms.games && !is_halted && held < MOST_HELD && in_work < crew.most_jobs() {
            let count = (at_once as u64).min(terms.games - given);
            crew.give(Job {
                first: given,
                count,
            });
            given += count;
            in_work += 1;
        }
        if in_work == 0 {
            return Ok(waiting);
        }
        account.report(account.games() + waiting.len() as u64);
        let Some(done) = crew.ready().or_else(|| crew.wait()) else {
            continue;
        };
        in_work -= 1;
        at_once = at_once_next(at_once, done.games.len(), done.time);
        is_halted |= done.games.last().is_some_and(Result::is_err);
        held += done.games.iter().map(size).sum::<usize>();
        waiting.extend((done.first..).zip(done.games));
        while let Some(first) = waiting.first_entry()
            && *first.key() == account.games()
            && first.get().is_ok()
        {
            let game = first.remove();
            held -= size(&game);
            if let Ok(game) = game {
                account.add(terms, game)?;
            }
        }
        // If it was only too large for a share, the others finish what they were given.
        let next = waiting.get(&account.games());
        if matches!(next, Some(Err(Halt::Interrupted | Halt::NotRun(..)))) {
            return Ok(waiting);
        }
    }
}

/// How many moves a game holds, and one for itself.
fn size(game: &Result<Finished, Halt>) -> usize {
    let written = game.as_ref().ok().and_then(|game| game.written.as_ref());
    1 + written.map_or(0, |written| written.moves.len())
}

/// What one thread does: it plays games until there are no more.
fn work(terms: &Terms, threads: usize, post: &Post<Job, Done>) {
    let mut contest = terms.contest(terms.limits.share(threads));
    while let Some(Job { first, count }) = post.next_job() {
        let started = Instant::now();
        let mut games = Vec::new();
        for number in first..first + count {
            let game = terms.play(&mut contest, number);
            let is_halted = game.is_err();
            games.push(game);
            if is_halted {
                break;
            }
        }
        let done = Done {
            first,
            games,
            time: started.elapsed(),
        };
        if !post.tell(done) {
            return;
        }
    }
}
