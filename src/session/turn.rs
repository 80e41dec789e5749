//! The turn of a person: the board, the menu, and the way to a move.

use super::Who;
use super::history::History;
use super::table::{Table, stopped};
use crate::communication::{Answer, Entry, Menu, Question, Stop};
use crate::explanation::pictures::{LongestLine, Margins, Replies, Why};
use crate::explanation::sentences::{also, beyond, standing};
use crate::explanation::{Show, Words};
use crate::games::{Game, SingleRow, Step};
use crate::inference::{Detail, Unsolved, plain_reason, reason};
use crate::players;
use crate::reason::Phrase;
use crate::text::{Role, Span, Text, columns};

/// What a person may want at a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish<M> {
    /// To be asked for a move, in the way that the letter names.
    Ask(char),
    Optimal,
    Help,
    Why,
    Replies,
    Line,
    Undo,
    Redo,
    Leave,
    Move(M),
}

impl<R: Game> Table<'_, R> {
    /// Asks until a move is made or taken back.
    pub(super) fn human_turn(&mut self, history: &mut History<R>) -> Result<(), Stop> {
        self.show_turn(history)?;
        let moves_are_numbers = self.rules.read_move("1").is_ok();
        let menu = self.menu(history, moves_are_numbers);
        let question = self.question(history, &menu);
        let words = self.dialogue.words();
        let mut shows_menu = true;
        loop {
            if shows_menu {
                self.dialogue.message(&menu.show(self.dialogue.width()))?;
            }
            let position = history.position();
            let rules = &self.rules;
            let wish = self.dialogue.ask(&question, |answer| {
                read_wish(rules, position, &menu, words, answer)
                    .map_err(|refusal| words.say(&refusal))
            })?;
            // Help leaves the menu where it is, whether it is asked for by letter or by number.
            shows_menu = wish != Wish::Help;
            let done = match wish {
                Wish::Help => {
                    self.dialogue.message(&question.help)?;
                    false
                }
                Wish::Leave => return Err(Stop::Quit),
                Wish::Move(played) => {
                    self.make(history, played)?;
                    true
                }
                Wish::Ask(way) => self.ask_move(history, way)?,
                Wish::Optimal => self.play_optimal(history)?,
                Wish::Why | Wish::Replies | Wish::Line => {
                    self.show_why(history, wish)?;
                    false
                }
                Wish::Undo => self.travel(history, "undone", History::before)?,
                Wish::Redo => self.travel(history, "redone", History::after)?,
            };
            if done {
                return Ok(());
            }
        }
    }

    fn show_turn(&mut self, history: &History<R>) -> Result<(), Stop> {
        let words = self.dialogue.words();
        let seat = self.seat_at(history.made());
        let turn = Phrase::new("turn")
            .with("number", history.made() + 1)
            .with("name", self.name(seat));
        let turn = words.say(&turn);
        let score = self.score();
        let width = self.dialogue.width();
        let taken = columns(&turn) + columns(&score);
        let played = self.wins.iter().sum::<u64>() > 0;
        let mut text = Text::new().blank();
        text = match width.checked_sub(taken) {
            Some(gap) if played && gap > 2 => text.fixed(vec![
                Span::new(Role::Strong, turn),
                Span::new(Role::Faint, format!("{}{score}", " ".repeat(gap))),
            ]),
            _ if played => text.styled(Role::Strong, turn).styled(Role::Faint, score),
            _ => text.styled(Role::Strong, turn),
        };
        self.dialogue.message(&text)?;
        self.show_board(history)
    }

    /// What is offered. Where moves are plain numbers, a number is a move and the entries have their letters alone.
    fn menu(&self, history: &History<R>, moves_are_numbers: bool) -> Menu<Wish<R::Move>> {
        let words = self.dialogue.words();
        let entry = |value, letter: char, label: String| Entry {
            value,
            name: letter.to_string(),
            label: if moves_are_numbers {
                label
            } else {
                format!("{label} ({letter})")
            },
        };
        let ways = self.rules.ways(history.position());
        let mut entries: Vec<_> = ways
            .iter()
            .map(|way| entry(Wish::Ask(way.letter), way.letter, words.say(&way.label)))
            .collect();
        let mut add = |value, letter, id| entries.push(entry(value, letter, words.text(id)));
        add(Wish::Optimal, 'o', "play-optimal");
        add(Wish::Help, 'h', "menu-help");
        add(Wish::Why, 'w', "show-why");
        if history.before(&|made| self.is_asked(made)).is_some() {
            add(Wish::Undo, 'u', "menu-undo");
        }
        if history.after(&|made| self.is_asked(made)).is_some() {
            add(Wish::Redo, 'r', "menu-redo");
        }
        add(Wish::Leave, 'q', "menu-leave");
        if moves_are_numbers {
            Menu::lettered(entries)
        } else {
            Menu::new(entries)
        }
    }

    fn question(&self, history: &History<R>, menu: &Menu<Wish<R::Move>>) -> Question {
        let words = self.dialogue.words();
        let example = words.choices(&self.rules.move_examples(history.position()));
        let about = if menu.is_numbered() {
            "help-turn"
        } else {
            "help-turn-letter"
        };
        let help = Text::words(words.say(&self.rules.summary()))
            .prose(words.say(&Phrase::new(about).with("example", example.as_str())));
        Question {
            prompt: words.say(&Phrase::new("ask-turn").with("example", example)),
            help,
        }
    }

    /// Whether a person is to move after so many moves.
    fn is_asked(&self, made: usize) -> bool {
        self.seats[self.seat_at(made)].0 == Who::Human
    }

    /// Asks step by step for a move. Whether one was made; else the person went back.
    fn ask_move(&mut self, history: &mut History<R>, way: char) -> Result<bool, Stop> {
        let words = self.dialogue.words();
        let question = |ask: &Phrase, help: &Phrase| Question {
            prompt: words.say(ask),
            help: Text::words(words.say(help)),
        };
        let mut answers = Vec::new();
        loop {
            let answer = match self.rules.step(history.position(), way, &answers) {
                Step::Pick { ask, help, options } => {
                    let offered = words.choices(&options);
                    let (ask, help) = (
                        ask.with("offered", offered.as_str()),
                        help.with("offered", offered),
                    );
                    self.dialogue.number_of(&question(&ask, &help), &options)?
                }
                Step::Count {
                    ask,
                    help,
                    bounds,
                    limit,
                } => self
                    .dialogue
                    .number_within(&question(&ask, &help), &bounds, &limit)?,
                Step::Write { ask, help } => {
                    let (rules, position) = (&self.rules, history.position());
                    let read = |text: &str| {
                        let played = rules.read_move(text)?;
                        rules.play(position, played).map(|_| played)
                    };
                    match self.dialogue.written(&question(&ask, &help), read)? {
                        Answer::Given(played) => {
                            self.make(history, played)?;
                            return Ok(true);
                        }
                        Answer::Back => return Ok(false),
                    }
                }
                Step::Move(played) => {
                    self.make(history, played)?;
                    return Ok(true);
                }
            };
            match answer {
                Answer::Given(number) => answers.push(number),
                Answer::Back => return Ok(false),
            }
        }
    }

    /// Plays the optimal move, or what stands in for it where the position is beyond reach.
    fn play_optimal(&mut self, history: &mut History<R>) -> Result<bool, Stop> {
        let position = history.position();
        let played = match self.oracle.analyse(position) {
            Ok(analysis) => {
                if analysis.moves.is_empty() {
                    let id = match analysis.remoteness {
                        Some(_) => "optimal-loses",
                        None => "every-move-loses",
                    };
                    self.tell(&Phrase::new(id))?;
                }
                analysis.best
            }
            Err(Unsolved::Beyond(estimate)) => {
                let mut played = self.rules.winning_move(position);
                if played.is_none() {
                    let why = beyond(&estimate);
                    self.tell(&Phrase::new("optimal-beyond").with("why", why))?;
                    let position = history.position();
                    played = Some(players::soundly(&self.rules, position, &mut self.chance));
                }
                played
            }
            Err(unsolved) => return Err(stopped(unsolved)),
        };
        match played {
            Some(played) => self.make(history, played).map(|()| true),
            None => Ok(false),
        }
    }

    /// Shows the optimal move and why, or all replies, or the longest line, without playing anything.
    fn show_why(&mut self, history: &History<R>, wish: Wish<R::Move>) -> Result<(), Stop> {
        let position = history.position();
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
        let found = self.oracle.analyse(position).and_then(|analysis| {
            let reason = reason(&mut self.oracle, position, &analysis, detail)?;
            Ok((analysis.best, analysis.remoteness, reason))
        });
        let plain = || plain_reason(&self.rules, position).filter(|_| wish == Wish::Why);
        let (best, remoteness, reason) = match found {
            Ok(found) => found,
            Err(Unsolved::Beyond(estimate)) => {
                if let Some((best, reason)) = plain() {
                    (Some(best), None, reason)
                } else {
                    let phrase = Phrase::new("why-beyond").with("why", beyond(&estimate));
                    return self.tell(&phrase);
                }
            }
            Err(unsolved) => return Err(stopped(unsolved)),
        };
        let words = self.dialogue.words();
        let width = self.dialogue.width();
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
                let after = best.and_then(|best| self.rules.play(position, best).ok());
                if let Some(after) = after {
                    let picture = self.rules.picture(&after, Some(position), width);
                    text = text.blank().prose(words.text("after-it")).then(picture);
                }
                let why = Why {
                    reason: &reason,
                    more: "more-replies-menu",
                };
                text = text.blank().then(why.show(words, width));
                if let Some(also) = also(&reason.standing) {
                    text = text.prose(words.say(&also));
                }
                if self.rules.points_left(position).is_some() {
                    text = text.prose(words.text("line-hint-points"));
                } else if remoteness.is_some_and(|moves| moves > 2) {
                    text = text.prose(words.text("line-hint"));
                }
            }
        }
        self.dialogue.message(&text.blank())
    }

    /// Tells the learners which of their moves were taken back or made again since `earlier`.
    fn tell_learners(&mut self, history: &History<R>, earlier: usize) {
        let Some(SingleRow { row, .. }) = self.rules.conventions().learner else {
            return;
        };
        for made in (history.made()..earlier).rev() {
            self.learners.take_back(self.seat_at(made));
        }
        for made in earlier..history.made() {
            let row = |made| row(history.position_after(made));
            let (before, after) = (row(made), row(made + 1));
            self.learners
                .choose_again(self.seat_at(made), before, after);
        }
    }

    /// Goes to another time of the game and tells what happened between.
    fn travel(
        &mut self,
        history: &mut History<R>,
        id: &'static str,
        find: impl Fn(&History<R>, &dyn Fn(usize) -> bool) -> Option<usize>,
    ) -> Result<bool, Stop> {
        let Some(made) = find(history, &|made| self.is_asked(made)) else {
            return Ok(false);
        };
        let earlier = history.made();
        let moves: Vec<String> = history
            .go(made)
            .iter()
            .map(|&played| self.rules.write_move(played))
            .collect();
        self.tell_learners(history, earlier);
        let phrase = Phrase::new(id)
            .with("count", moves.len())
            .with("moves", moves);
        self.tell(&phrase).map(|()| true)
    }
}

/// What an answer at the turn menu means, or why it is refused.
fn read_wish<R: Game>(
    rules: &R,
    position: &R::Position,
    menu: &Menu<Wish<R::Move>>,
    words: &Words,
    answer: &str,
) -> Result<Wish<R::Move>, Phrase> {
    if let Some(wish) = menu.pick(answer) {
        return Ok(wish);
    }
    // Not in the menu, which is long enough; the reason that `w` shows names them.
    match answer.to_lowercase().as_str() {
        "a" => return Ok(Wish::Replies),
        "l" => return Ok(Wish::Line),
        _ => {}
    }
    match rules.read_move(answer) {
        Ok(played) => rules.play(position, played).map(|_| Wish::Move(played)),
        Err(refusal) if rules.resembles_move(answer) => Err(refusal),
        Err(_) => {
            let refusal = if menu.is_numbered() {
                Phrase::new("refuse-turn").with("most", menu.len())
            } else {
                Phrase::new("refuse-turn-letter")
            };
            Err(refusal
                .quoting("answer", answer)
                .with("letters", menu.names().join(" "))
                .with("example", words.choices(&rules.move_examples(position))))
        }
    }
}
