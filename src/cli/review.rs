//! `nimatron review`: recorded games judged move by move.

use super::args;
use super::flags::limits;
use super::json::Reviewed;
use super::records::load;
use super::{Context, Failure, json};
use crate::explanation::Show;
use crate::explanation::pictures::ReviewedGame;
use crate::explanation::sentences::{record_damage, review_title};
use crate::games::{Game, GameKind, Variant, Visitor};
use crate::inference::{Limits, Oracle, review, why_better};
use crate::reason::Phrase;
use crate::record::{Damage, Ending, Recorded, Written};
use crate::session::recorded_names;
use crate::text::{Role, Text};

pub(super) fn run(context: &Context, flags: &args::Review) -> Result<(), Failure> {
    let limits = limits(context, &flags.limits)?;
    let damaged = |damage: Damage| {
        let phrase = record_damage(&flags.file, &damage);
        Failure::Failed(context.words.to_programs().say(&phrase))
    };
    let mut games = Vec::new();
    for game in load(context, &flags.file, flags.salvage)? {
        let kind = game.kind().map_err(damaged)?;
        let variant = game.variant(kind).map_err(damaged)?;
        games.push(((kind, variant), game));
    }
    let mut is_first = true;
    // Games by the same rules share an oracle.
    for alike in games.chunk_by(|(one, _), (other, _)| one == other) {
        let (kind, variant): &(GameKind, Variant) = &alike[0].0;
        let reviewing = Reviewing {
            context,
            json: flags.json,
            limits,
            games: alike.iter().map(|(_, game)| game).collect(),
            is_first,
            damaged: &damaged,
        };
        kind.visit(variant, reviewing)?;
        is_first = false;
    }
    Ok(())
}

/// Says how a game ended, if its moves do not.
fn ending<R: Game>(game: &Recorded<R>, written: &Written, names: [&str; 2]) -> Option<Phrase> {
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
    json: bool,
    limits: Limits,
    games: Vec<&'a Written>,
    /// Whether nothing was shown before.
    is_first: bool,
    damaged: &'a dyn Fn(Damage) -> Failure,
}

impl Visitor for Reviewing<'_> {
    type Output = Result<(), Failure>;

    fn visit<R: Game>(self, rules: R) -> Self::Output {
        let context = self.context;
        let words = &context.words;
        let unsolved = |unsolved| Failure::unsolved(words, unsolved);
        let mut oracle = Oracle::with_progress(
            rules.clone(),
            self.limits,
            context.interrupt(),
            context.progress(),
        );
        let mut printer = context.printer();
        for (index, written) in self.games.into_iter().enumerate() {
            let game = Recorded::read(rules.clone(), written).map_err(self.damaged)?;
            let found = review(&mut oracle, &game.start, &game.moves).map_err(unsolved)?;
            if self.json {
                let names = recorded_names(&words.to_programs(), &game.players);
                let reviewed = Reviewed::new(&rules, &game.start, names, &found);
                printer.line(&json::line(&reviewed))?;
            } else {
                let mut reasons = Vec::new();
                for judgement in &found.moves {
                    reasons.push(why_better(&mut oracle, judgement).map_err(unsolved)?);
                }
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
                if !self.is_first || index > 0 {
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
