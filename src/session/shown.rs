//! What a person may look at during a game: tips, the optimal move and why, the replies, the
//! longest line of play, the values of the moves, the losing positions and the moves so far.
//! Nothing of it plays.

use super::{hints::Hints, sitting::Sitting};
use crate::communication::{FrontEnd, Result, StatusLine};
use crate::explanation::head;
use crate::explanation::{
    card::card,
    points::{Points, ending, left},
    refusals::unsolved,
    replies::{endings, longest_line, replies},
    review::listed_moves,
    so_far::so_far_in_a_line,
    titles::{also, standing},
    told::Told,
    values::{Many, values},
    why::{Taught, idea, why, why_not},
};
use crate::explanation::{message, pictured};
use crate::inference::{
    Analysis, Detail, Limits, Move, Outcome, Position, Solver, Unsolved, marks, move_values,
};
use crate::reason::{Figure, Phrase, Reason, Standing};
use crate::text::{Role, Text};

/// The most moves that are looked at for the losing positions at a turn.
const CARD_AT_ONCE: u128 = 50_000_000;

/// The most moves that are listed with what they lead to.
const MOST_LISTED: u128 = 10_000;

impl Sitting<'_> {
    /// Analyses the position on the board, as far as a person waits for it.
    pub fn analyse_soon(&mut self) -> Result<Analysis> {
        self.analyse_by(|game, at| game.analyse_soon(at))
    }

    /// Analyses the position on the board. If that is stopped, keeps what is known so far.
    fn analyse_by(
        &mut self,
        analyse: impl FnOnce(&mut dyn Solver, &Position) -> Result<Analysis, Unsolved>,
    ) -> Result<Analysis> {
        let told = || self.bar.as_ref().and_then(|bar| bar.take_told());
        // What was told before is about other positions.
        told();
        let found = analyse(&mut *self.board.game, &self.board.position);
        if let Err(Unsolved::Interrupted) = found {
            self.said.so_far = told().map(|known| so_far_in_a_line(&known));
        }
        Ok(found?)
    }

    /// Tells what is known of the position, a step at a time and without the move.
    pub fn show_tip(&mut self) -> Result {
        let told = self.said.tips;
        self.said.tips += 1;
        let analysis = self.analyse_soon()?;
        let facts = [self.tip_outcome(&analysis), self.tip_count(&analysis)];
        let mut tips = facts.map(|tip| tip.to_string()).to_vec();
        if told >= tips.len() {
            tips.extend(self.ideas(&analysis)?);
        }
        let tip = tips.get(told).cloned();
        let mut said = vec![tip.unwrap_or_else(|| message("tip-last"))];
        if told > 1 && told + 1 >= tips.len() && self.terms.hints == Hints::All {
            said.push(message("tip-why"));
        }
        self.front.show(&Text::words(said.join(" ")))
    }

    /// The tips that help to find a move: the idea, and where its move and the best one are.
    fn ideas(&mut self, analysis: &Analysis) -> Result<Vec<String>> {
        let reason = self
            .board
            .game
            .reason(&self.board.position, analysis, Detail::SHORT)?;
        let by_theorem = reason.other_theorem.as_ref();
        let by_theorem = by_theorem.and_then(|(played, _)| self.board.game.read_move(played).ok());
        // The move that `w` shows.
        let quickest =
            by_theorem.and_then(|_| self.board.game.region(&self.board.position, analysis.best?));
        let quickest = quickest.map(|place| phrase!("tip-quickest", place));
        let places = self.tip_place(analysis, by_theorem).into_iter();
        let places = places.chain(quickest).map(|place| place.to_string());
        let idea = self.terms.idea.clone().or_else(|| idea(&reason));
        Ok(idea.into_iter().chain(places).collect())
    }

    /// How the position ends with best play.
    fn tip_outcome(&self, analysis: &Analysis) -> Phrase {
        let Some(sums) = self.board.points() else {
            return Phrase::new(match analysis.outcome {
                Outcome::Loss => "tip-lost",
                _ => "tip-won",
            });
        };
        let own = self.board.side_to_move();
        let total = sums[own] - sums[1 - own] + analysis.value;
        // The margin itself would tell too much.
        Phrase::new(match Outcome::of_value(total) {
            Outcome::Win => "tip-points-won",
            Outcome::Draw => "tip-points-drawn",
            Outcome::Loss => "tip-points-lost",
        })
    }

    /// How many moves are good, or how long the game can last.
    fn tip_count(&self, analysis: &Analysis) -> Phrase {
        let points = self.board.game.has_points();
        match analysis.outcome {
            Outcome::Loss if !points => {
                phrase!("tip-lasts", moves = analysis.remoteness.unwrap_or(0))
            }
            _ if !analysis.is_complete => Phrase::new("tip-theorem"),
            _ => phrase!("tip-winning", points, count = analysis.moves.len()),
        }
    }

    /// Where the move of the idea is, or the best one; `None` if the game has no words for it, or
    /// in a losing position no move is known to be better than others.
    fn tip_place(&self, analysis: &Analysis, by_theorem: Option<Move>) -> Option<Phrase> {
        let is_lost = analysis.outcome == Outcome::Loss && self.board.points().is_none();
        let id = match analysis.moves.len() {
            _ if is_lost => "tip-longest",
            ..=1 => "tip-it",
            _ => "tip-one",
        };
        let best = analysis
            .best
            .filter(|_| !is_lost || analysis.remoteness.is_some());
        let place = self
            .board
            .game
            .region(&self.board.position, by_theorem.or(best)?)?;
        Some(phrase!(id, place))
    }

    /// Shows the optimal move and why.
    pub fn show_why(&mut self) -> Result {
        let analysis = self.analyse_soon()?;
        let reason = self
            .board
            .game
            .reason(&self.board.position, &analysis, Detail::BRIEF)?;
        let width = self.front.width();
        let mut text = self.heading(&reason);
        let mut told = self.said.told.clone();
        let short = told.shorten(reason.clone());
        let is_short = self.said.whys == 0 && short != reason;
        let reason = if is_short { short } else { reason };
        self.said.whys += 1;
        if let Some(best) = analysis.best
            && let Ok(after) = self.board.game.play(&self.board.position, best)
        {
            let mut past = self.board.past.clone();
            past.push((self.board.position.clone(), best));
            let picture = pictured(&*self.board.game, &after, &past, width);
            text = text.blank().say("after-it").then(picture);
        }
        // A person sees what is best first, and the rest after Enter.
        if self.front.is_interactive() {
            self.front.page(&text.blank().say("why-by-enter"))?;
            text = Text::new();
        }
        text = text
            .blank()
            .then(self.because(&analysis, &reason, &mut told));
        if is_short {
            text = text.say("why-again");
        }
        if self.front.is_interactive() {
            self.said.rest = Some((text.blank(), told));
            return Ok(());
        }
        self.said.told = told;
        self.front.page(&text.blank())
    }

    /// The reason, what is not settled, and what else there is to see.
    fn because(&self, analysis: &Analysis, reason: &Reason, told: &mut Told) -> Text {
        let (more, card) = ("more-replies-menu", "card-by-letter");
        let width = self.front.width();
        let mut text = if self.board.game.has_points() {
            endings(reason, self.gained(), width)
        } else {
            why(reason, more, card, width)
        };
        if reason.mentions_nimbers() && told.is_new("nimber-means") {
            text = text.blank().say("nimber-means");
        }
        if !analysis.is_complete {
            text = text.say("others-unsettled");
        }
        if let Some(also) = also(&reason.standing) {
            text = text.say(also);
        }
        // How to see the longest line, unless it is short or unknown.
        if self.board.game.has_points() {
            text = text.say("line-hint-points");
        } else if analysis.remoteness.is_some_and(|moves| moves > 2) {
            text = text.say("line-hint");
        }
        text
    }

    /// Shows what a move leaves, and how the opponent then wins or loses.
    pub fn show_why_not(&mut self, played: Move) -> Result {
        let gained = self.gained();
        let opponent = &self.players[1 - self.board.side_to_move()].name;
        let (game, position) = (&mut *self.board.game, &self.board.position);
        let width = self.front.width();
        let lesson = (None, &mut self.said.told);
        let text = why_not(game, position, played, (opponent, gained), lesson, width)?;
        self.front.page(&text)
    }

    /// The points of the player to move and of the other one so far.
    fn gained(&self) -> Points {
        let (own, sums) = (
            self.board.side_to_move(),
            self.board.points().unwrap_or_default(),
        );
        [sums[own], sums[1 - own]]
    }

    /// Says how the game ends for the player to move, who gains so much more than the other one
    /// from here on.
    fn in_the_end(&self, id: &'static str, margin: i64) -> Phrase {
        let left = left(&*self.board.game, &self.board.position);
        ending(Phrase::new(id), self.gained(), left, margin)
    }

    /// How the position stands.
    fn heading(&self, reason: &Reason) -> Text {
        let mut stands = standing(&reason.standing);
        if let Standing::Points { gains, .. } = reason.standing {
            stands.id = "standing-points-in-all";
            stands = stands.with(
                "final",
                self.in_the_end("points-in-the-end", gains[0] - gains[1]),
            );
        }
        let standing = stands.to_string();
        Text::new().blank().styled(Role::Strong, standing)
    }

    /// Shows every reply to the best move with its answer, or every move with its margin.
    pub fn show_replies(&mut self) -> Result {
        let detail = Detail {
            line: false,
            ..Detail::FULL
        };
        let gained = self.gained();
        self.show_page(detail, |text, reason, width| {
            if !reason.margins.is_empty() {
                text.blank().then(endings(reason, gained, width))
            } else if reason.replies.is_empty() {
                text.say("no-replies")
            } else {
                text.then(replies(reason, "more-replies", width))
            }
        })
    }

    /// Shows the longest line of play.
    pub fn show_line(&mut self) -> Result {
        let detail = Detail {
            line: true,
            ..Detail::BRIEF
        };
        let names = self.names(self.board.side_to_move());
        self.show_page(detail, |text, reason, width| {
            if reason.line.is_empty() {
                text.say("line-unknown")
            } else {
                text.then(longest_line(reason, Some(&names), width))
            }
        })
    }

    /// Shows how the position stands, and what `body` adds, for a width.
    fn show_page(
        &mut self,
        detail: Detail,
        body: impl FnOnce(Text, &Reason, usize) -> Text,
    ) -> Result {
        let analysis = self.analyse_by(|game, at| game.analyse(at))?;
        if !analysis.is_complete {
            return self.front.tell("others-unsettled");
        }
        let reason = self
            .board
            .game
            .reason(&self.board.position, &analysis, detail)?;
        let width = self.front.width();
        let text = body(self.heading(&reason), &reason, width);
        self.front.page(&text.blank())
    }

    /// Shows what each move leads to, the second time of all moves.
    pub fn show_values(&mut self) -> Result {
        let many = match self.said.values {
            0 => Some(Many::Best),
            _ => Some(Many::Grouped),
        };
        self.said.values += 1;
        let count = self.board.game.move_count(&self.board.position);
        if count > MOST_LISTED {
            let count = Figure::Decimal(count.to_string());
            let refusal = phrase!("values-too-many", count);
            return self.front.tell(refusal);
        }
        let moves = move_values(&mut *self.board.game, &self.board.position)?;
        let width = self.front.width();
        let ends = |margin| self.in_the_end("leads-to-points", margin).to_string();
        let shown = values(&moves, many, &ends, width);
        self.front.page(&shown.blank())
    }

    /// Shows the losing positions below.
    pub fn show_card(&mut self) -> Result {
        if self.board.game.has_points() {
            let refusal = phrase!("refuse-card", game = self.board.game.name());
            return self.front.tell(refusal);
        }
        let limits = Limits {
            max_moves: CARD_AT_ONCE,
            ..self.board.game.work().limits
        };
        let lost = self.board.game.card(&self.board.position, true, limits)?;
        let alike = self.board.game.listed_once();
        let shown = card(alike, &lost, self.front.width());
        let text = Text::new().blank().then(shown).blank();
        self.front.page(&text)
    }

    /// Shows what the machine at a seat thinks, if it lets people look.
    pub fn show_thought(&mut self, seat: usize) -> Result {
        match self.thought(seat) {
            Some(thought) => self.front.show(&thought.text),
            None => Ok(()),
        }
    }

    /// The marks of the moves so far: `?` for a mistake, `??` where it threw the win away. Without
    /// hints there are none, nor in positions that are too large to solve.
    fn marks(&mut self) -> Result<Vec<&'static str>> {
        if self.terms.hints != Hints::All {
            return Ok(Vec::new());
        }
        let (start, moves) = (self.board.start().clone(), self.board.moves());
        Ok(marks(&mut *self.board.game, &start, &moves)?)
    }

    /// Shows the moves so far: who made them, and what they did.
    pub fn show_moves(&mut self) -> Result {
        let marks = self.marks()?;
        let row = |(made, (position, played)): (usize, &(_, Move))| {
            let deed = self.board.game.describe(position, *played);
            let mark = marks.get(made).copied().unwrap_or_default();
            vec![
                (made + 1).to_string(),
                head(self.name(self.board.side_at(made))),
                format!("{played}{mark}"),
                deed.to_string(),
            ]
        };
        let rows = self.board.past.iter().enumerate().map(row);
        let shown = listed_moves(rows, self.front.width());
        self.front.page(&Text::new().blank().then(shown).blank())
    }
}

/// Outside a game, shows what a legal move leaves, and how the opponent then wins or loses, or why
/// that is not known; in a lesson by what was taught. The opponent has a name, and both players
/// have points already, and so much was told before. Ctrl-C stops the search and comes back.
pub fn show_consequence(
    front: &mut dyn FrontEnd,
    game: &mut dyn Solver,
    at: &Position,
    played: Move,
    opponent: (&str, Points),
    lesson: (Taught, &mut Told),
) -> Result {
    let width = front.width();
    front.let_ctrl_c_stop_work(true);
    let found = {
        let _waiting = StatusLine::waiting(message("progress-answer"));
        why_not(game, at, played, opponent, lesson, width)
    };
    let goes_on = found.as_ref().is_err_and(Unsolved::is_stopped) && front.take_back_ctrl_c();
    front.let_ctrl_c_stop_work(false);
    match found {
        Ok(text) => front.page(&text),
        Err(_) if goes_on => front.tell("search-stopped"),
        Err(why) if why.is_stopped() => Err(why.into()),
        Err(why) => front.tell(unsolved(&why)),
    }
}
