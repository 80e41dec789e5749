//! The turn of a person: the board, the menu, and the way to a move.

use super::hints::Hints;
use super::history::History;
use super::round::Round;
use super::turn_menu::TurnMenu;
use super::wish::Wish;
use crate::communication::{Question, Stop};
use crate::explanation::values::Many;
use crate::reason::Phrase;
use crate::text::{Role, Span, Text, columns};

/// How often a person has looked at what is known of a position.
#[derive(Default)]
struct Looks {
    tips: usize,
    values: usize,
}

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

impl Round<'_, '_> {
    /// Asks until a move is made or taken back.
    pub(super) fn human_turn(&mut self) -> Result<(), Stop> {
        self.show_turn()?;
        let menu = self.turn_menu();
        let question = self.question(&menu);
        let words = self.sitting.dialogue.words();
        let mut due = if self.sitting.menu_known {
            Due::Letters
        } else {
            Due::Menu
        };
        self.sitting.menu_known = true;
        let mut looks = Looks::default();
        loop {
            let width = self.sitting.dialogue.width();
            match due {
                Due::Menu => self.sitting.dialogue.message(&menu.show(width))?,
                Due::Letters => {
                    let letters = menu.show_short(words, width);
                    self.sitting.dialogue.message(&letters)?;
                }
                Due::Nothing => {}
            }
            due = Due::Letters;
            let position = self.history.position();
            let game = &*self.sitting.game;
            let wish = self.sitting.dialogue.ask(&question, |answer| {
                menu.read(game, position, words, answer)
                    .map_err(|refusal| words.say(&refusal))
            });
            // Help ends with the menu.
            if let Ok(Wish::Help) = wish {
                due = Due::Nothing;
            }
            match wish.and_then(|wish| self.fulfil(wish, &question, &mut looks)) {
                Ok(true) => return Ok(()),
                Ok(false) => {}
                Err(stop) => {
                    self.go_on(stop)?;
                    due = Due::Nothing;
                }
            }
        }
    }

    /// Does what was wished. Returns whether the turn is over.
    fn fulfil(&mut self, wish: Wish, question: &Question, looks: &mut Looks) -> Result<bool, Stop> {
        match wish {
            Wish::Help => self.sitting.dialogue.message(&question.help)?,
            Wish::Leave => return Err(Stop::Quit),
            Wish::Move(played) => {
                self.make(played)?;
                return Ok(true);
            }
            Wish::Ask(way) => return self.ask_move(way),
            Wish::Optimal => return self.play_optimal(),
            Wish::Why => self.show_why()?,
            Wish::Replies => self.show_replies()?,
            Wish::Line => self.show_line()?,
            Wish::Card => self.show_card()?,
            Wish::Board => self.show_board()?,
            Wish::Moves => self.show_moves()?,
            Wish::Tip => {
                looks.tips += 1;
                self.show_tip(looks.tips - 1)?;
            }
            Wish::Values => {
                looks.values += 1;
                let is_first = looks.values == 1;
                self.show_values(if is_first { Many::Best } else { Many::Grouped })?;
            }
            Wish::Undo => return self.travel("undone", History::before),
            Wish::Redo => return self.travel("redone", History::after),
        }
        Ok(false)
    }

    /// Goes on with the turn after a stop that does not end the session: a search that Ctrl-C stopped, or a `q` by mistake.
    fn go_on(&mut self, stop: Stop) -> Result<(), Stop> {
        match stop {
            Stop::SearchStopped if self.sitting.dialogue.take_back_ctrl_c() => {
                self.sitting.tell(&Phrase::new("search-stopped"))?;
                match self.sitting.so_far.take() {
                    Some(line) => self.sitting.dialogue.message(&Text::words(line)),
                    None => Ok(()),
                }
            }
            Stop::InputEnded if self.sitting.recording.is_kept() => {
                self.sitting.tell(&Phrase::new("game-kept"))?;
                Err(stop)
            }
            Stop::Quit => {
                let words = self.sitting.dialogue.words();
                let ask = if self.sitting.recording.is_kept() {
                    "ask-leave-kept"
                } else {
                    "ask-leave"
                };
                let question = Question {
                    prompt: words.text(ask),
                    help: Text::words(words.text("help-leave")),
                };
                if self.sitting.dialogue.confirms(&question)? {
                    return Err(Stop::Quit);
                }
                Ok(())
            }
            stop => Err(stop),
        }
    }

    fn show_turn(&mut self) -> Result<(), Stop> {
        let words = self.sitting.dialogue.words();
        let seat = self.sitting.seat_at(self.history.made());
        let turn = Phrase::new("turn")
            .with("number", self.history.made() + 1)
            .with("name", self.sitting.name(seat));
        let turn = words.say(&turn);
        let score = self.sitting.score();
        let width = self.sitting.dialogue.width();
        let taken = columns(&turn) + columns(&score);
        let played = self.sitting.wins.iter().sum::<u64>() > 0;
        let mut text = Text::new().blank();
        text = match width.checked_sub(taken) {
            Some(gap) if played && gap > 2 => text.fixed(vec![
                Span::new(Role::Strong, turn),
                Span::new(Role::Faint, format!("{}{score}", " ".repeat(gap))),
            ]),
            _ if played => text.styled(Role::Strong, turn).styled(Role::Faint, score),
            _ => text.styled(Role::Strong, turn),
        };
        self.sitting.dialogue.message(&text)?;
        self.show_board()
    }

    fn question(&self, menu: &TurnMenu) -> Question {
        let words = self.sitting.dialogue.words();
        let example = words.choices(&self.sitting.game.move_examples(self.history.position()));
        let position = self.history.position();
        let game = &*self.sitting.game;
        let steps = if game.ways(position).len() > 1 {
            "help-steps"
        } else {
            "help-step"
        };
        let more = match game.points_left(position) {
            Some(_) => "help-more-points",
            None => "help-more",
        };
        let enter = if menu.is_numbered() {
            "help-enter"
        } else {
            "help-enter-letter"
        };
        let hints = match self.sitting.hints {
            Hints::None => vec![],
            Hints::Tips => vec![Phrase::new("help-tip")],
            Hints::All => vec![
                Phrase::new("help-tip"),
                Phrase::new("help-hints").with("more", Phrase::new(more)),
            ],
        };
        let enter = Phrase::new(enter).with("example", example.as_str());
        let mut about = vec![Phrase::new(steps)];
        about.extend(hints);
        about.extend([Phrase::new("help-history"), enter]);
        let mut help = Text::words(words.say(&self.sitting.game.summary()))
            .prose(words.text(game.about().moves))
            .prose(words.say_all(&about));
        if game.has_nimbers(position) {
            help = help.prose(words.text("nimber-means"));
        }
        let help = help.blank().then(menu.show(self.sitting.dialogue.width()));
        let ask = if menu.is_numbered() {
            Phrase::new("ask-turn").with("example", example)
        } else {
            // Moves are the numbers from 1 on.
            let most = u64::try_from(game.move_count(position)).unwrap_or(u64::MAX);
            Phrase::new("ask-turn-number").with("most", most)
        };
        Question {
            prompt: words.say(&ask),
            help,
        }
    }
}
