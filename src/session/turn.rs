//! The turn of a person: the board, the menu, and the way to a move.

use super::Who;
use super::hints::Hints;
use super::shown::Halt;
use super::sitting::Sitting;
use super::turn_menu::{TurnMenu, Wish, read_legal, read_wish};
use crate::communication::{Question, Stop, read_number, read_within};
use crate::explanation::refusals::{self, no_hints};
use crate::games::Step;
use crate::players;
use crate::reason::Phrase;
use crate::text::{Role, Span, Text, columns, numbers};

impl Sitting<'_> {
    /// Asks until a move is made or taken back.
    pub(super) fn human_turn(&mut self) -> Result<(), Stop> {
        self.show_turn()?;
        let menu = self.turn_menu();
        let question = self.turn_question(&menu);
        let words = self.words();
        let line = menu.line(self.dialogue.width());
        let mut due = line.clone();
        (self.tips_told, self.values_shown) = (0, 0);
        let made = self.made();
        while self.made() == made {
            self.dialogue.message(&due)?;
            let (game, position) = (&*self.game, &self.position);
            let wish = self.dialogue.ask(&question, |answer| {
                read_wish(&menu, game, position, words, answer)
            });
            self.let_ctrl_c_stop_work();
            due = line.clone();
            let done = match wish {
                Ok(Wish::Choice(deed)) => deed(self),
                Ok(Wish::WhyNot(played)) => self.show_why_not(played),
                Ok(Wish::Move(played)) => self.make(played).map_err(Halt::Stop),
                Err(stop) => Err(Halt::Stop(stop)),
            };
            match done {
                Ok(()) => {}
                Err(Halt::Unsolved(unsolved)) => self.dialogue.tell(no_hints(&unsolved))?,
                Err(Halt::Help) => {
                    // It ends with the menu.
                    due = Text::new();
                    self.dialogue.page(&question.help)?;
                }
                Err(Halt::Stop(stop)) => {
                    due = Text::new();
                    self.go_on(stop)?;
                }
            }
        }
        Ok(())
    }

    /// Goes on with the turn after a stop that does not end the session: a search that Ctrl-C stopped, or a `q` by mistake.
    fn go_on(&mut self, stop: Stop) -> Result<(), Stop> {
        match stop {
            Stop::SearchStopped if self.dialogue.front.take_back_ctrl_c() => {
                self.dialogue.tell("search-stopped")?;
                let known = self.so_far.take().map_or_else(Text::new, Text::words);
                self.dialogue.message(&known)
            }
            Stop::InputEnded | Stop::Interrupted if self.recording.is_kept() => {
                self.dialogue.tell("game-kept")?;
                Err(stop)
            }
            Stop::Quit => {
                let ask = if self.recording.is_kept() {
                    "ask-leave-kept"
                } else {
                    "ask-leave"
                };
                let question = self.dialogue.question(ask, "help-leave");
                if self.dialogue.confirms(&question)? {
                    return Err(Stop::Quit);
                }
                Ok(())
            }
            stop => Err(stop),
        }
    }

    fn show_turn(&mut self) -> Result<(), Stop> {
        let turn = Phrase::new("turn")
            .with("number", self.made() + 1)
            .with("name", self.name(self.seat()));
        let turn = self.words().say(&turn);
        let score = self.score();
        let gap = (self.dialogue.width()).checked_sub(columns(&turn) + columns(&score));
        let text = Text::new().blank();
        let text = match gap {
            _ if self.wins == [0, 0] => text.styled(Role::Strong, turn),
            Some(gap) if gap > 2 => text.fixed(vec![
                Span::new(Role::Strong, turn),
                Span::new(Role::Faint, format!("{}{score}", " ".repeat(gap))),
            ]),
            _ => text.styled(Role::Strong, turn).styled(Role::Faint, score),
        };
        self.dialogue.message(&text)?;
        self.show_board()
    }

    fn turn_question(&self, menu: &TurnMenu) -> Question {
        let (words, game, position) = (self.words(), &*self.game, &self.position);
        let example = words.choices(&game.move_examples(position));
        let steps = if game.ways(position).len() > 1 {
            "help-steps"
        } else {
            "help-step"
        };
        let mut about = vec![Phrase::new(steps)];
        if self.hints >= Hints::Tips {
            about.push(Phrase::new("help-tip"));
        }
        if self.hints == Hints::All {
            let more = if game.has_points() {
                "help-more-points"
            } else {
                "help-more"
            };
            about.push(Phrase::new("help-hints").with("more", Phrase::new(more)));
            about.push(Phrase::new("help-why-not"));
            if self.has(&Who::Learner) {
                about.push(Phrase::new("help-box"));
            }
        }
        about.push(Phrase::new("help-history"));
        about.push(Phrase::new("help-enter").with("example", example.as_str()));
        let ask = if game.read_move("1").is_err() {
            Phrase::new("ask-turn").with("example", example)
        } else {
            // Moves are the numbers from 1 on.
            let most = u64::try_from(game.move_count(position)).unwrap_or(u64::MAX);
            Phrase::new("ask-turn-number").with("most", most)
        };
        let mut question = self.dialogue.question(ask, game.summary());
        if let Some(strategy) = words.attribute(&game.summary(), "strategy")
            && self.hints == Hints::All
        {
            let strategy = Phrase::new("help-strategy").with("strategy", strategy);
            question.help = question.help.say(words, strategy);
        }
        question.help = question
            .help
            .say(words, game.about().moves)
            .prose(words.say_all(&about));
        if game.splits() {
            question.help = question.help.say(words, "nimber-means");
        }
        question.help = question.help.blank().then(menu.line(self.dialogue.width()));
        question
    }

    /// Asks for a move, step by step, and makes it unless the person goes back.
    pub(super) fn ask_move(&mut self, way: char) -> Result<(), Halt> {
        let words = self.words();
        let (game, position) = (&*self.game, &self.position);
        let mut answers = Vec::new();
        loop {
            let answer = match game.step(position, way, &answers) {
                Step::Move(written) => {
                    let played = game.read_move(&written);
                    return Ok(self.make(played.expect("the game has written it"))?);
                }
                Step::Pick { options, .. }
                    if options.len() == 1 && self.dialogue.front.is_interactive() =>
                {
                    Some(options[0])
                }
                Step::Pick { ask, help, options } => {
                    let offered = words.choices(&numbers(&options));
                    let listed = |phrase: Phrase| phrase.with("offered", offered.as_str());
                    let question = self.dialogue.question(listed(ask), listed(help));
                    self.dialogue.ask_or_back(&question, |answer| {
                        let number = read_number(answer).filter(|number| options.contains(number));
                        let refusal = || Phrase::new("refuse-number-of").quoting("answer", answer);
                        number.ok_or_else(|| listed(refusal()))
                    })?
                }
                Step::Count {
                    ask,
                    help,
                    bounds,
                    limit,
                } => {
                    let question = self.dialogue.question(ask, help);
                    let read = |answer: &str| read_within(answer, &bounds, Some(&limit));
                    self.dialogue.ask_or_back(&question, read)?
                }
                Step::Write { ask, help, before } => {
                    let legal = |text: &str| read_legal(game, position, text);
                    // A move that is written in full is understood too.
                    let read = |text: &str| {
                        let read = legal(&format!("{before}{text}"));
                        read.or_else(|refusal| legal(text).map_err(|_| refusal))
                    };
                    let question = self.dialogue.question(ask, help);
                    let Some(played) = self.dialogue.ask_or_back(&question, read)? else {
                        return Ok(());
                    };
                    return Ok(self.make(played)?);
                }
            };
            let Some(number) = answer else {
                return Ok(());
            };
            answers.push(number);
        }
    }

    /// Plays the optimal move. If the position is too large to solve, plays a safe guess.
    pub(super) fn play_optimal(&mut self) -> Result<(), Halt> {
        let (best, notice) = match self.analyse_soon() {
            Ok(analysis) => {
                let loses = match analysis.remoteness {
                    Some(_) => Phrase::new("optimal-loses"),
                    None => Phrase::new("every-move-loses"),
                };
                let best = analysis.best.expect("the game is not over");
                (best, analysis.moves.is_empty().then_some(loses))
            }
            Err(Halt::Unsolved(unsolved)) => {
                let why = refusals::unsolved(&unsolved);
                let notice = Phrase::new("optimal-beyond").with("why", why);
                let guess = players::soundly(&*self.game, &self.position, self.chance);
                (guess, Some(notice))
            }
            Err(halt) => return Err(halt),
        };
        if let Some(notice) = notice {
            self.dialogue.tell(notice)?;
        }
        Ok(self.make(best)?)
    }
}
