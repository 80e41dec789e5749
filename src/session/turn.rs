//! The turn of a person: the board, the menu, and the way to a move.

use super::history::History;
use super::round::Round;
use crate::communication::{Entry, Menu, Question, Stop};
use crate::explanation::{Words, typed};
use crate::games::Game;
use crate::reason::Phrase;
use crate::text::{Role, Span, Text, columns};

/// What a person may choose at a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish<M> {
    /// To be asked for a move, in the way with this letter.
    Ask(char),
    Optimal,
    Help,
    Why,
    Replies,
    Line,
    Card,
    Undo,
    Redo,
    Leave,
    Move(M),
}

/// The letters of the turn menu in the order of their numbers, which never change.
const LETTERS: &str = "sdohwurq";

impl<R: Game> Round<'_, '_, R> {
    /// Asks until a move is made or taken back.
    pub(super) fn human_turn(&mut self) -> Result<(), Stop> {
        self.show_turn()?;
        let moves_are_numbers = self.sitting.rules.read_move("1").is_ok();
        let menu = self.menu(moves_are_numbers);
        let question = self.question(&menu);
        let words = self.sitting.dialogue.words();
        let mut shows_menu = true;
        loop {
            if shows_menu {
                self.sitting
                    .dialogue
                    .message(&menu.show(self.sitting.dialogue.width()))?;
            }
            let position = self.history.position();
            let rules = &self.sitting.rules;
            let wish = self.sitting.dialogue.ask(&question, |answer| {
                read_wish(rules, position, &menu, words, answer)
                    .map_err(|refusal| words.say(&refusal))
            });
            // After help the menu is still in view.
            shows_menu = wish.as_ref().is_ok_and(|&wish| wish != Wish::Help);
            let done = wish.and_then(|wish| self.fulfil(wish, &question));
            match done {
                Ok(true) => return Ok(()),
                Ok(false) => {}
                Err(stop) => {
                    self.go_on(stop)?;
                    shows_menu = false;
                }
            }
        }
    }

    /// Does what was wished. Returns whether the turn is over.
    fn fulfil(&mut self, wish: Wish<R::Move>, question: &Question) -> Result<bool, Stop> {
        match wish {
            Wish::Help => self.sitting.dialogue.message(&question.help)?,
            Wish::Leave => return Err(Stop::Quit),
            Wish::Move(played) => {
                self.make(played)?;
                return Ok(true);
            }
            Wish::Ask(way) => return self.ask_move(way),
            Wish::Optimal => return self.play_optimal(),
            Wish::Why | Wish::Replies | Wish::Line => self.show_why(wish)?,
            Wish::Card => self.show_card()?,
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
            Stop::Quit => {
                let words = self.sitting.dialogue.words();
                let question = Question {
                    prompt: words.text("ask-leave"),
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

    /// Returns what is offered. If moves are plain numbers, a number is a move, so entries have only letters.
    fn menu(&self, moves_are_numbers: bool) -> Menu<Wish<R::Move>> {
        let words = self.sitting.dialogue.words();
        let entry = |value, letter: char, label: String| Entry {
            value,
            name: letter.to_string(),
            label: if moves_are_numbers {
                label
            } else {
                format!("{label} ({letter})")
            },
        };
        let ways = self.sitting.rules.ways(self.history.position());
        let mut entries: Vec<_> = ways
            .iter()
            .map(|way| entry(Wish::Ask(way.letter), way.letter, words.say(&way.label)))
            .collect();
        let mut add = |value, letter, id| entries.push(entry(value, letter, words.text(id)));
        add(Wish::Optimal, 'o', "play-optimal");
        add(Wish::Help, 'h', "menu-help");
        add(Wish::Why, 'w', "show-why");
        let is_asked = |made| self.sitting.is_asked(made);
        if self.history.before(&is_asked).is_some() {
            add(Wish::Undo, 'u', "menu-undo");
        }
        if self.history.after(&is_asked).is_some() {
            add(Wish::Redo, 'r', "menu-redo");
        }
        add(Wish::Leave, 'q', "menu-leave");
        let menu = if moves_are_numbers {
            Menu::lettered(entries)
        } else {
            // Further letters have numbers after these.
            let mut further = LETTERS.len()..;
            let mut place = |name: &str| LETTERS.find(name).or_else(|| further.next());
            let places = entries.iter().filter_map(|entry| place(&entry.name));
            let numbers = places.map(|place| place + 1).collect();
            Menu::new(entries).with_numbers(numbers)
        };
        // Words for help and leaving are understood everywhere.
        let known = [
            ("w", "words-why"),
            ("u", "words-undo"),
            ("u", "words-back"),
            ("r", "words-redo"),
        ];
        known
            .into_iter()
            .fold(menu, |menu, (letter, id)| match menu.pick(letter) {
                Some(wish) => menu.with_words(typed(id), &wish),
                None => menu,
            })
    }

    fn question(&self, menu: &Menu<Wish<R::Move>>) -> Question {
        let words = self.sitting.dialogue.words();
        let example = words.choices(&self.sitting.rules.move_examples(self.history.position()));
        let position = self.history.position();
        let rules = &self.sitting.rules;
        let steps = if rules.ways(position).len() > 1 {
            "help-steps"
        } else {
            "help-step"
        };
        let more = match rules.points_left(position) {
            Some(_) => "help-more-points",
            None => "help-more",
        };
        let enter = if menu.is_numbered() {
            "help-enter"
        } else {
            "help-enter-letter"
        };
        let about = Phrase::new("help-turn")
            .with("steps", Phrase::new(steps))
            .with("more", Phrase::new(more))
            .with(
                "enter",
                Phrase::new(enter).with("example", example.as_str()),
            );
        let mut help = Text::words(words.say(&self.sitting.rules.summary()))
            .prose(words.text(R::ABOUT.moves))
            .prose(words.say(&about));
        if rules.shape(position).sum().is_some() {
            help = help.prose(words.text("nimber-means"));
        }
        Question {
            prompt: words.say(&Phrase::new("ask-turn").with("example", example)),
            help,
        }
    }
}

/// Returns what an answer at the turn menu means, or why it is refused.
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
    // Left out of the menu, which is long enough; the text that `w` shows names them.
    match answer.to_lowercase().as_str() {
        "a" => return Ok(Wish::Replies),
        "l" => return Ok(Wish::Line),
        "c" => return Ok(Wish::Card),
        _ => {}
    }
    match rules.read_move(answer) {
        Ok(played) => rules.play(position, played).map(|_| Wish::Move(played)),
        Err(refusal) if rules.resembles_move(answer) => Err(refusal),
        Err(_) => {
            let refusal = if menu.is_numbered() {
                Phrase::new("refuse-turn")
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
