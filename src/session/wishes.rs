//! What a person may choose at a turn: to be asked for a move, to have the optimal move played or explained, or to
//! take moves back.

use super::history::History;
use super::refused::refused;
use super::round::Round;
use super::wish::Wish;
use crate::communication::{Answer, Question, Stop};
use crate::explanation::Show;
use crate::explanation::pictures::{Card, LongestLine, Margins, Replies, Why};
use crate::explanation::sentences::{also, standing};
use crate::games::{Game, Step};
use crate::inference::{Detail, Limits, card, plain_reason, reason};
use crate::players;
use crate::reason::Phrase;
use crate::text::{Role, Text, numbers};

/// The most moves that are looked at for the losing positions at a turn.
const CARD_AT_ONCE: u128 = 50_000_000;

impl<R: Game> Round<'_, '_, R> {
    /// Asks for a move, step by step. Returns whether one was made; else the person went back.
    pub(super) fn ask_move(&mut self, way: char) -> Result<bool, Stop> {
        let words = self.sitting.dialogue.words();
        let question = |ask: &Phrase, help: &Phrase| Question {
            prompt: words.say(ask),
            help: Text::words(words.say(help)),
        };
        let mut answers = Vec::new();
        loop {
            let answer = match self
                .sitting
                .rules
                .step(self.history.position(), way, &answers)
            {
                Step::Pick { ask, help, options } => {
                    let offered = words.choices(&numbers(&options));
                    let (ask, help) = (
                        ask.with("offered", offered.as_str()),
                        help.with("offered", offered),
                    );
                    self.sitting
                        .dialogue
                        .number_of(&question(&ask, &help), &options)?
                }
                Step::Count {
                    ask,
                    help,
                    bounds,
                    limit,
                } => {
                    self.sitting
                        .dialogue
                        .number_within(&question(&ask, &help), &bounds, &limit)?
                }
                Step::Write { ask, help, before } => {
                    let (rules, position) = (&self.sitting.rules, self.history.position());
                    let legal = |text: &str| {
                        let played = rules.read_typed_move(text)?;
                        rules.play(position, played).map(|_| played)
                    };
                    // A move that is written in full is understood too.
                    let read = |text: &str| {
                        let read = legal(&format!("{before}{text}"));
                        read.or_else(|refusal| legal(text).map_err(|_| refusal))
                    };
                    let question = question(&ask, &help);
                    return match self.sitting.dialogue.written(&question, read)? {
                        Answer::Given(played) => self.make(played).map(|()| true),
                        Answer::Back => Ok(false),
                    };
                }
                Step::Move(played) => return self.make(played).map(|()| true),
            };
            match answer {
                Answer::Given(number) => answers.push(number),
                Answer::Back => return Ok(false),
            }
        }
    }

    /// Plays the optimal move. If the position is too large to solve, plays a winning move that a theorem gives, or a
    /// safe guess. Returns whether a move was made.
    pub(super) fn play_optimal(&mut self) -> Result<bool, Stop> {
        let position = self.history.position();
        let played = match self.sitting.analyse(position) {
            Ok(analysis) => {
                if analysis.moves.is_empty() {
                    let id = match analysis.remoteness {
                        Some(_) => "optimal-loses",
                        None => "every-move-loses",
                    };
                    self.sitting.tell(&Phrase::new(id))?;
                }
                analysis.best
            }
            Err(unsolved) => {
                let why = refused(unsolved)?;
                let mut played = self.sitting.rules.winning_move(position);
                if played.is_none() {
                    self.sitting
                        .tell(&Phrase::new("optimal-beyond").with("why", why))?;
                    let position = self.history.position();
                    played = Some(players::soundly(
                        &self.sitting.rules,
                        position,
                        self.sitting.chance,
                    ));
                }
                played
            }
        };
        match played {
            Some(played) => self.make(played).map(|()| true),
            None => Ok(false),
        }
    }

    /// Shows the optimal move and why, or all replies, or the longest line, without playing anything.
    pub(super) fn show_why(&mut self, wish: Wish<R::Move>) -> Result<(), Stop> {
        let position = self.history.position();
        let detail = match wish {
            Wish::Replies => Detail {
                line: false,
                ..Detail::FULL
            },
            Wish::Line => Detail {
                line: true,
                ..Detail::BRIEF
            },
            _ => Detail::BRIEF,
        };
        let found = self.sitting.analyse(position).and_then(|analysis| {
            let reason = reason(&mut self.sitting.oracle, position, &analysis, detail)?;
            Ok((analysis.best, analysis.remoteness, reason))
        });
        let plain = || plain_reason(&self.sitting.rules, position).filter(|_| wish == Wish::Why);
        let (best, remoteness, reason) = match found {
            Ok(found) => found,
            Err(unsolved) => {
                let why = refused(unsolved)?;
                if let Some((best, reason)) = plain() {
                    (Some(best), None, reason)
                } else {
                    return self.sitting.tell(&why);
                }
            }
        };
        let words = self.sitting.dialogue.words();
        let width = self.sitting.dialogue.width();
        let mut text = Text::new()
            .blank()
            .styled(Role::Strong, words.say_all(&standing(&reason.standing)));
        match wish {
            Wish::Replies if !reason.margins.is_empty() => {
                text = text.blank().then(Margins(&reason).show(words, width));
            }
            Wish::Replies if reason.replies.is_empty() => {
                text = text.prose(words.text("no-replies"));
            }
            Wish::Replies => {
                let replies = Replies {
                    reason: &reason,
                    more: "more-replies",
                };
                text = text.then(replies.show(words, width));
            }
            Wish::Line if reason.line.is_empty() => text = text.prose(words.text("line-unknown")),
            Wish::Line => text = text.then(LongestLine(&reason).show(words, width)),
            _ => {
                let rules = &self.sitting.rules;
                let after = best.and_then(|best| Some((best, rules.play(position, best).ok()?)));
                if let Some((best, after)) = after {
                    let past: Vec<_> = self.history.past().chain([(position, best)]).collect();
                    let picture = rules.picture_after(&after, &past, width);
                    text = text.blank().prose(words.text("after-it")).then(picture);
                }
                let why = Why {
                    reason: &reason,
                    more: "more-replies-menu",
                    card: "card-by-letter",
                };
                text = text.blank().then(why.show(words, width));
                let is_first = !self.sitting.nimbers_explained;
                if is_first && reason.mentions_nimbers() {
                    self.sitting.nimbers_explained = true;
                    text = text.blank().prose(words.text("nimber-means"));
                }
                if let Some(also) = also(&reason.standing) {
                    text = text.prose(words.say(&also));
                }
                if self.sitting.rules.points_left(position).is_some() {
                    text = text.prose(words.text("line-hint-points"));
                } else if remoteness.is_some_and(|moves| moves > 2) {
                    text = text.prose(words.text("line-hint"));
                }
            }
        }
        let text = text.blank();
        match wish {
            Wish::Why => self.sitting.dialogue.message(&text),
            _ => self.sitting.dialogue.page(&text),
        }
    }

    /// Shows the losing positions below.
    pub(super) fn show_card(&mut self) -> Result<(), Stop> {
        let (rules, position) = (&self.sitting.rules, self.history.position());
        if rules.points_left(position).is_some() {
            return self
                .sitting
                .tell(&Phrase::new("refuse-card").with("game", rules.name()));
        }
        let interrupt = self.sitting.oracle.interrupt();
        let limits = Limits {
            max_moves: CARD_AT_ONCE,
            ..*self.sitting.oracle.limits()
        };
        let lost = match card(rules, position, limits, interrupt) {
            Ok(lost) => lost,
            Err(unsolved) => return self.sitting.tell(&refused(unsolved)?),
        };
        let card = Card {
            alike: rules.conventions().alike,
            lost: &lost,
        };
        let words = self.sitting.dialogue.words();
        let shown = card.show(words, self.sitting.dialogue.width());
        self.sitting
            .dialogue
            .page(&Text::new().blank().then(shown).blank())
    }

    /// Informs the learners of moves undone or redone since `earlier`.
    pub(super) fn tell_learners(&mut self, earlier: usize) {
        let Some(cabinet) = &self.cabinet else {
            return;
        };
        for made in (self.history.made()..earlier).rev() {
            self.sitting.learners.take_back(self.sitting.seat_at(made));
        }
        for made in earlier..self.history.made() {
            let position = |made| self.history.position_after(made);
            let bead = cabinet.bead(position(made), position(made + 1));
            let seat = self.sitting.seat_at(made);
            self.sitting.learners.choose_again(seat, bead);
        }
    }

    /// Goes to the point of the game that `find` returns, and shows the moves in between. Returns whether there is
    /// one.
    pub(super) fn travel(
        &mut self,
        id: &'static str,
        find: impl Fn(&History<R>, &dyn Fn(usize) -> bool) -> Option<usize>,
    ) -> Result<bool, Stop> {
        let Some(made) = find(&self.history, &|made| self.sitting.is_asked(made)) else {
            return Ok(false);
        };
        let earlier = self.history.made();
        let moves: Vec<String> = self
            .history
            .go(made)
            .iter()
            .map(|&played| self.sitting.rules.write_move(played))
            .collect();
        self.tell_learners(earlier);
        self.record_travel(earlier)?;
        let phrase = Phrase::new(id)
            .with("count", moves.len())
            .with("moves", moves);
        self.sitting.tell(&phrase).map(|()| true)
    }
}
