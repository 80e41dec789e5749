//! The turn of a person: the board, the menu, and the way to a move.

use std::mem;

use super::hints::Hints;
use super::shown::Halt;
use super::sitting::Sitting;
use super::turn_menu::{HELP, TurnMenu, Wish};
use crate::communication::{Answer, Question, Stop};
use crate::explanation::refusals::{self, no_hints};
use crate::games::Step;
use crate::players;
use crate::reason::Phrase;
use crate::text::{Role, Span, Text, columns, numbers};

/// What to show before the prompt.
#[derive(Clone, Copy)]
enum Due {
    /// The full menu.
    Menu,
    /// Its letters.
    Letters,
    /// Nothing: the menu is in view.
    Nothing,
}

impl Sitting<'_> {
    /// Asks until a move is made or taken back.
    pub(super) fn human_turn(&mut self) -> Result<(), Stop> {
        self.show_turn()?;
        let menu = self.turn_menu();
        let question = self.question(&menu);
        let words = self.words();
        let mut due = if mem::replace(&mut self.menu_known, true) {
            Due::Letters
        } else {
            Due::Menu
        };
        (self.tips_told, self.values_shown) = (0, 0);
        let made = self.made();
        while self.made() == made {
            let width = self.dialogue.width();
            match due {
                Due::Menu => self.dialogue.message(&menu.show(width))?,
                Due::Letters => self.dialogue.message(&menu.show_short(words, width))?,
                Due::Nothing => {}
            }
            let (game, position) = (&*self.game, &self.position);
            let wish = self.dialogue.ask(&question, |answer| {
                let wish = menu.read(game, position, words, answer);
                wish.map_err(|refusal| words.say(&refusal))
            });
            due = match &wish {
                // Help ends with the menu.
                Ok(Wish::Chosen(choice)) if choice.letter == HELP => Due::Nothing,
                _ => Due::Letters,
            };
            let done = match wish {
                Ok(Wish::Chosen(choice)) => (choice.deed)(self),
                Ok(Wish::Ask(way)) => self.ask_move(way),
                Ok(Wish::Move(played)) => self.make(played).map_err(Halt::Stop),
                Err(stop) => Err(Halt::Stop(stop)),
            };
            match done {
                Ok(()) => {}
                Err(Halt::Unsolved(unsolved)) => self.tell(&no_hints(&unsolved))?,
                Err(Halt::Stop(stop)) => {
                    self.go_on(stop)?;
                    due = Due::Nothing;
                }
            }
        }
        Ok(())
    }

    /// Goes on with the turn after a stop that does not end the session: a search that Ctrl-C stopped, or a `q` by mistake.
    fn go_on(&mut self, stop: Stop) -> Result<(), Stop> {
        match stop {
            Stop::SearchStopped if self.dialogue.take_back_ctrl_c() => {
                self.tell(&Phrase::new("search-stopped"))?;
                match self.so_far.take() {
                    Some(line) => self.dialogue.message(&Text::words(line)),
                    None => Ok(()),
                }
            }
            Stop::InputEnded if self.recording.is_kept() => {
                self.tell(&Phrase::new("game-kept"))?;
                Err(stop)
            }
            Stop::Quit => {
                let words = self.words();
                let ask = if self.recording.is_kept() {
                    "ask-leave-kept"
                } else {
                    "ask-leave"
                };
                let question = Question {
                    prompt: words.text(ask),
                    help: Text::words(words.text("help-leave")),
                };
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

    pub(super) fn show_help(&mut self) -> Result<(), Halt> {
        let help = self.question(&self.turn_menu()).help;
        Ok(self.dialogue.message(&help)?)
    }

    fn question(&self, menu: &TurnMenu) -> Question {
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
            let more = match game.points_left(position) {
                Some(_) => "help-more-points",
                None => "help-more",
            };
            about.push(Phrase::new("help-hints").with("more", Phrase::new(more)));
        }
        about.push(Phrase::new("help-history"));
        let (enter, ask) = if menu.is_numbered() {
            let ask = Phrase::new("ask-turn").with("example", example.as_str());
            ("help-enter", ask)
        } else {
            // Moves are the numbers from 1 on.
            let most = u64::try_from(game.move_count(position)).unwrap_or(u64::MAX);
            let ask = Phrase::new("ask-turn-number").with("most", most);
            ("help-enter-letter", ask)
        };
        about.push(Phrase::new(enter).with("example", example));
        let mut help = Text::words(words.say(&game.summary()))
            .prose(words.text(game.about().moves))
            .prose(words.say_all(&about));
        if game.has_nimbers(position) {
            help = help.prose(words.text("nimber-means"));
        }
        Question {
            prompt: words.say(&ask),
            help: help.blank().then(menu.show(self.dialogue.width())),
        }
    }

    /// Asks for a move, step by step, and makes it unless the person goes back.
    fn ask_move(&mut self, way: char) -> Result<(), Halt> {
        let words = self.words();
        let question = |ask: &Phrase, help: &Phrase| Question {
            prompt: words.say(ask),
            help: Text::words(words.say(help)),
        };
        let mut answers = Vec::new();
        let played = loop {
            let answer = match self.game.step(&self.position, way, &answers) {
                Step::Pick { ask, help, options } => {
                    let offered = words.choices(&numbers(&options));
                    let ask = ask.with("offered", offered.as_str());
                    let help = help.with("offered", offered);
                    self.dialogue.number_of(&question(&ask, &help), &options)?
                }
                Step::Count {
                    ask,
                    help,
                    bounds,
                    limit,
                } => {
                    let question = question(&ask, &help);
                    self.dialogue.number_within(&question, &bounds, &limit)?
                }
                Step::Write { ask, help, before } => {
                    let (game, position) = (&*self.game, &self.position);
                    let legal = |text: &str| {
                        let played = game.read_typed_move(text)?;
                        game.play(position, played).map(|_| played)
                    };
                    // A move that is written in full is understood too.
                    let read = |text: &str| {
                        let read = legal(&format!("{before}{text}"));
                        read.or_else(|refusal| legal(text).map_err(|_| refusal))
                    };
                    match self.dialogue.written(&question(&ask, &help), read)? {
                        Answer::Given(played) => break played,
                        Answer::Back => return Ok(()),
                    }
                }
                Step::Move(played) => break played,
            };
            match answer {
                Answer::Given(number) => answers.push(number),
                Answer::Back => return Ok(()),
            }
        };
        Ok(self.make(played)?)
    }

    /// Plays the optimal move. If the position is too large to solve, plays a winning move that a theorem gives, or a safe guess.
    pub(super) fn play_optimal(&mut self) -> Result<(), Halt> {
        let best = match self.analyse() {
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
            Err(unsolved) if unsolved.is_stopped() => return Err(unsolved.into()),
            Err(unsolved) => match self.game.winning_move(&self.position) {
                Some(played) => Some(played),
                None => {
                    let why = refusals::unsolved(&unsolved);
                    self.tell(&Phrase::new("optimal-beyond").with("why", why))?;
                    Some(players::soundly(&*self.game, &self.position, self.chance))
                }
            },
        };
        match best {
            Some(played) => Ok(self.make(played)?),
            None => Ok(()),
        }
    }
}
