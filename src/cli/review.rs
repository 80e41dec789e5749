//! `nimatron review`: recorded games judged move by move.

use super::args;
use super::flags::limits;
use super::json::Reviewed;
use super::records::{damage, load};
use super::{Context, Failure, json};
use crate::communication::complain;
use crate::explanation::Show;
use crate::explanation::pictures::ReviewedGame;
use crate::explanation::sentences::{games_in_a_line, review_title};
use crate::games::{GameKind, Variant};
use crate::inference::{Limits, Solver, Unsolved, review, whys};
use crate::reason::Phrase;
use crate::record::{Ending, Recorded, Written};
use crate::session::recorded_names;
use crate::text::{Role, Text};

pub(super) fn run(context: &Context, flags: &args::Review) -> Result<(), Failure> {
    let limits = limits(&flags.limits);
    let mut games = Vec::new();
    for game in load(context, &flags.file, flags.salvage)? {
        let rules = game.rules();
        let rules = rules.map_err(|found| damage(context, &flags.file, found))?;
        games.push((rules, game));
    }
    let mut judged = 0;
    // Games by the same rules share an oracle.
    for alike in games.chunk_by(|(one, _), (other, _)| one == other) {
        let (kind, variant): &(GameKind, Variant) = &alike[0].0;
        let reviewing = Reviewing {
            context,
            file: &flags.file,
            json: flags.json,
            limits,
            games: alike.iter().map(|(_, game)| game).collect(),
            judged: [judged, games.len()],
        };
        kind.visit(variant, reviewing)?;
        judged += alike.len();
    }
    Ok(())
}

/// Says how a game ended, if its moves do not.
fn ending(game: &Recorded, written: &Written, names: [&str; 2]) -> Option<Phrase> {
    if game.ending() != Ending::Open {
        return None;
    }
    let won = |winner: usize| {
        let phrase = Phrase::new("wins-by-forfeit").with("name", names[winner]);
        phrase.with("other", names[1 - winner])
    };
    Some(match written.forfeited() {
        Some(Ending::First) => won(0),
        Some(_) => won(1),
        None => Phrase::new("review-open"),
    })
}

/// Games by the same rules.
struct Reviewing<'a> {
    context: &'a Context,
    file: &'a str,
    json: bool,
    limits: Limits,
    games: Vec<&'a Written>,
    /// How many games were judged before, of how many in all.
    judged: [usize; 2],
}

impl Visitor for Reviewing<'_> {
    type Output = Result<(), Failure>;

    fn visit(self, rules: Box<dyn Solver>) -> Self::Output {
        let context = self.context;
        let words = &context.words;
        let mut oracle = Oracle::with_progress(
            rules.clone(),
            self.limits,
            context.interrupt(),
            context.progress(),
        );
        let [before, all] = self.judged;
        let mut printer = context.printer();
        for (index, written) in self.games.into_iter().enumerate() {
            let game = Recorded::read(rules.clone(), written);
            let game = game.map_err(|found| damage(context, self.file, found))?;
            let unsolved = |unsolved: Unsolved| {
                if unsolved.is_stopped() {
                    let words = words.to_programs();
                    complain(&games_in_a_line(&words, before + index, all));
                }
                Failure::unsolved(words, unsolved)
            };
            let found = review(&mut oracle, &game.start, &game.moves).map_err(unsolved)?;
            if self.json {
                let names = recorded_names(&words.to_programs(), &game.players);
                let reviewed = Reviewed::new(&rules, &game.start, names, &found);
                printer.line(&json::line(&reviewed))?;
            } else {
                let reasons = whys(&mut oracle, &found).map_err(unsolved)?;
                let names = recorded_names(words, &game.players);
                let names = names.each_ref().map(String::as_str);
                let shown = ReviewedGame {
                    game: &rules,
                    names,
                    review: &found,
                    reasons: &reasons,
                };
                let title = words.say(&review_title(&rules, &game.start, names));
                let mut text = Text::new();
                if before + index > 0 {
                    text = text.blank();
                }
                text = text.styled(Role::Strong, title);
                text = text.blank().then(shown.show(words, printer.width()));
                if let Some(how) = ending(&game, written, names) {
                    text = text.prose(words.say(&how));
                }
                printer.show(&text)?;
            }
            printer.flush()?;
        }
        Ok(())
    }
}
