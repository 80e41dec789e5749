//! The turn of a person: the board, the menu of all that may be chosen, and the way to a move.

use super::{
    command::{Action, TurnCommand, TurnMenu, number_among, read_command, read_legal},
    hints::Hints,
    sitting::Sitting,
};
use crate::communication::{Entry, Error, FrontEnd, Menu, Question, Result, read_within};
use crate::explanation::in_one_line;
use crate::explanation::{choices, is_accessible, message};
use crate::explanation::{
    refusals::{self, no_hints},
    typed,
};
use crate::games::Step;
use crate::inference::{Move, rules_from};
use crate::players;
use crate::reason::Phrase;
use crate::text::{Role, Span, Text, columns, numbers, read_number};

impl Sitting<'_> {
    /// Asks until a move is made or taken back.
    pub fn human_turn(&mut self) -> Result {
        self.show_turn()?;
        let menu = self.turn_menu();
        let only = self.only_move();
        let question = self.turn_question(&menu, only);
        let line = menu.line(self.front.width());
        let mut due = line.clone();
        (self.said.tips, self.said.whys, self.said.values) = (0, 0, 0);
        self.said.rest = None;
        let made = self.board.made();
        while self.board.made() == made {
            self.front.show(&due)?;
            let has_rest = self.said.rest.is_some();
            let (game, position) = (&*self.board.game, &self.board.position);
            let command = self.front.ask(&question, |answer| {
                let command = read_command(&menu, game, position, answer)?;
                Ok(match (command, only) {
                    // What is due of a reason comes first.
                    (TurnCommand::Nothing, Some(only)) if !has_rest => TurnCommand::Move(only),
                    (command, _) => command,
                })
            });
            self.let_ctrl_c_stop_work();
            due = line.clone();
            let rest = self.said.rest.take();
            let done = match command {
                Ok(TurnCommand::Action(action)) => action(self),
                Ok(TurnCommand::Nothing) => {
                    if let Some((rest, told)) = rest {
                        self.said.told = told;
                        self.front.page(&rest)
                    } else {
                        due = Text::new();
                        self.show_how()
                    }
                }
                Ok(TurnCommand::From(pile)) => self.ask_move('s', vec![pile]),
                Ok(TurnCommand::WhyNot(played)) => self.show_why_not(played),
                Ok(TurnCommand::Move(played)) => self.make(played),
                Err(error) => Err(error),
            };
            match done {
                Ok(()) => {}
                Err(Error::Unsolved(unsolved)) => self.front.tell(no_hints(&unsolved))?,
                Err(error) => {
                    due = Text::new();
                    self.go_on(error)?;
                }
            }
        }
        Ok(())
    }

    /// Hears why there is no move yet. The turn goes on after a search that Ctrl-C stopped, and a
    /// `q` by mistake; else the session ends, and hears whether the game is kept.
    fn go_on(&mut self, error: Error) -> Result {
        match error {
            Error::SearchStopped if self.front.take_back_ctrl_c() => {
                self.front.tell("search-stopped")?;
                let known = self.said.so_far.take().map_or_else(Text::new, Text::words);
                self.front.show(&known)
            }
            Error::InputEnded(_) if self.recording.is_kept() => {
                Err(Error::InputEnded("input-ended-kept"))
            }
            Error::Interrupted if self.recording.is_kept() => {
                self.front.tell("game-kept")?;
                Err(error)
            }
            Error::Quit => {
                let ask = if self.recording.is_kept() {
                    "ask-leave-kept"
                } else {
                    "ask-leave"
                };
                let question = Question::new(ask, "help-leave");
                match self.front.confirms(&question) {
                    Ok(true) => Err(Error::Quit),
                    Ok(false) => Ok(()),
                    Err(error) => self.go_on(error),
                }
            }
            error => Err(error),
        }
    }

    fn show_turn(&mut self) -> Result {
        let turn = phrase!(
            "turn",
            number = self.board.made() + 1,
            name = self.name(self.board.side_to_move())
        );
        let turn = turn.to_string();
        let score = self.score();
        let gap = (self.front.width()).checked_sub(columns(&turn) + columns(&score));
        let text = Text::new().blank();
        let text = match gap {
            _ if self.wins == [0, 0] => text.styled(Role::Strong, turn),
            Some(gap) if gap > 2 => text.fixed(vec![
                Span::new(Role::Strong, turn),
                Span::new(Role::Faint, format!("{}{score}", " ".repeat(gap))),
            ]),
            _ => text.styled(Role::Strong, turn).styled(Role::Faint, score),
        };
        self.front.show(&text)?;
        self.show_board()
    }

    /// The only legal move, which Enter makes on a terminal.
    fn only_move(&self) -> Option<Move> {
        let (game, position) = (&self.board.game, &self.board.position);
        let is_offered = self.front.is_interactive() && game.move_count(position) == 1;
        is_offered.then(|| game.nth_move(position, 0))
    }

    fn turn_question(&self, menu: &TurnMenu, only: Option<Move>) -> Question {
        let (game, position) = (&*self.board.game, &self.board.position);
        let example = choices(&game.move_examples(position));
        let ask = if let Some(only) = only {
            phrase!("ask-turn-only", move = only)
        } else if game.read_move("1").is_err() {
            phrase!("ask-turn", example)
        } else {
            // Moves are the numbers from 1 on.
            let most = u64::try_from(game.move_count(position)).unwrap_or(u64::MAX);
            phrase!("ask-turn-number", most)
        };
        let mut question = Question::new(ask, rules_from(game, self.board.start()));
        let notation = game.notation();
        question.help = question.help.say(notation.clone());
        if let Some(picture) = notation.attribute("picture").filter(|_| !is_accessible()) {
            question.help = question.help.prose(picture);
        }
        for rules in game.summand_rules(position) {
            question.help = question.help.say(rules);
        }
        question.help = question.help.blank();
        let thought = self.thoughts().next().map(|thought| message(thought.help));
        let thought = thought.unwrap_or_default();
        let letters = phrase!("help-letters", thought).to_string();
        let told = letters.lines().filter_map(|line| line.split_once(": "));
        for (letter, text) in told.filter(|(letter, _)| self.is_told(menu, letter)) {
            let head = format!("{letter}{HELP_INDENT}");
            let entry = format!("{HELP_INDENT}{head}{text}");
            question.help = question.help.entry(entry, head.len());
        }
        question
    }

    /// Whether help tells what a letter does.
    fn is_told(&self, menu: &TurnMenu, letter: &str) -> bool {
        let choice = CHOICES
            .iter()
            .find(|(known, ..)| letter.starts_with(*known));
        let is_granted = choice.is_none_or(|(_, _, _, needs, _)| self.terms.hints >= *needs);
        is_granted
            && match letter {
                "s" | "d" => menu.names().contains(&letter),
                "x" => self.thoughts().next().is_some(),
                "c" => !self.board.game.has_points(),
                _ => true,
            }
    }

    /// Shows the position, and how a move is made.
    fn show_how(&mut self) -> Result {
        self.show_board()?;
        let examples = self.board.game.move_examples(&self.board.position);
        let told = examples.iter().filter_map(|example| {
            let played = read_legal(&*self.board.game, &self.board.position, example).ok()?;
            let deed = self.board.game.describe(&self.board.position, played);
            Some(format!("{example} {deed}"))
        });
        let examples: Vec<String> = told.collect();
        let how = phrase!("turn-how", example = in_one_line(&examples));
        self.front.tell(how)
    }

    /// Asks for a move, step by step after the `answers` that are given already, and makes it
    /// unless the person goes back.
    fn ask_move(&mut self, way: char, mut answers: Vec<u64>) -> Result {
        let (game, position) = (&*self.board.game, &self.board.position);
        loop {
            let answer = match game.step(position, way, &answers) {
                Step::Move(written) => {
                    let played = game.read_move(&written);
                    return self.make(played.expect("the game has written it"));
                }
                Step::Pick { options, .. } if options.len() == 1 && self.front.is_interactive() => {
                    Some(options[0])
                }
                Step::Pick { ask, help, options } => pick(self.front, [ask, help], &options)?,
                Step::Count {
                    ask,
                    help,
                    bounds,
                    limit,
                } => {
                    let question = Question::new(ask, help);
                    let read =
                        |answer: &str| read_within(number_among(answer), &bounds, Some(&limit));
                    self.front.ask_or_back(&question, read)?
                }
                Step::Write { ask, help, before } => {
                    let legal = |text: &str| read_legal(game, position, text);
                    // A move that is written in full is understood too.
                    let read = |text: &str| {
                        legal(&format!("{before}{text}"))
                            .or_else(|refusal| legal(text).map_err(|_| refusal))
                    };
                    let question = Question::new(ask, help);
                    let Some(played) = self.front.ask_or_back(&question, read)? else {
                        return Ok(());
                    };
                    return self.make(played);
                }
            };
            let Some(number) = answer else {
                return Ok(());
            };
            answers.push(number);
        }
    }

    /// Plays the optimal move. If the position is too large to solve, plays a safe guess.
    fn play_optimal(&mut self) -> Result {
        let (best, notice) = match self.analyse_soon() {
            Ok(analysis) => {
                let loses = match analysis.remoteness {
                    Some(_) => Phrase::new("optimal-loses"),
                    None => Phrase::new("every-move-loses"),
                };
                let best = analysis.best.expect("the game is not over");
                (best, analysis.moves.is_empty().then_some(loses))
            }
            Err(Error::Unsolved(unsolved)) => {
                let why = refusals::unsolved(&unsolved);
                let notice = phrase!("optimal-beyond", why);
                let guess = players::soundly(&*self.board.game, &self.board.position, self.chance);
                (guess, Some(notice))
            }
            Err(error) => return Err(error),
        };
        if let Some(notice) = notice {
            self.front.tell(notice)?;
        }
        let made = self.board.made();
        self.make(best)?;
        self.said.given.insert(made);
        Ok(())
    }
}

/// Asks for one of the options, in such words with such help. `None` if the person goes back.
fn pick(front: &mut dyn FrontEnd, words: [Phrase; 2], options: &[u64]) -> Result<Option<u64>> {
    let offered = choices(&numbers(options));
    let listed = |phrase: Phrase| phrase.with("offered", offered.as_str());
    let [ask, help] = words.map(listed);
    front.ask_or_back(&Question::new(ask, help), |answer| {
        let number = read_number(answer).filter(|number| options.contains(number));
        let refusal = || Phrase::new("refuse-number-of").quoting("answer", answer);
        number.ok_or_else(|| listed(refusal()))
    })
}

/// The columns before a letter in help, and after it.
const HELP_INDENT: &str = "  ";

/// What a person may choose by a letter: the letter, the same in every game; the message that names
/// it in the menu, or nothing; what is understood beside the letter, words in every language (those
/// for help and leaving are understood at every prompt); the help that people must be allowed; and
/// what is done.
type TurnChoice = (char, &'static str, &'static [&'static str], Hints, Action);

/// All that has a letter, in the order of the menu. It is short without the last ones; the help and
/// the text that `w` shows name them. The letters for help and leaving are only listed: every
/// prompt hears them before.
#[rustfmt::skip]
const CHOICES: &[TurnChoice] = &[
    ('t', "short-tip", &["words-tip"], Hints::Tips, |table| table.show_tip()),
    ('w', "short-why", &["words-why"], Hints::All, |table| table.show_why()),
    ('v', "short-values", &["words-values"], Hints::All, |table| table.show_values()),
    ('o', "short-optimal", &[], Hints::All, |table| table.play_optimal()),
    ('s', "short-single", &[], Hints::None, |table| table.ask_move('s', Vec::new())),
    ('d', "short-double", &[], Hints::None, |table| table.ask_move('d', Vec::new())),
    ('u', "short-undo", &["words-undo", "words-back"], Hints::None, |table| table.undo()),
    ('r', "short-redo", &["words-redo"], Hints::None, |table| table.redo()),
    ('h', "short-help", &[], Hints::None, |_| Ok(())),
    ('q', "short-leave", &[], Hints::None, |_| Ok(())),
    ('m', "", &["words-moves"], Hints::None, |table| table.show_moves()),
    ('p', "", &["words-board"], Hints::None, |table| table.show_board()),
    ('a', "", &[], Hints::All, |table| table.show_replies()),
    ('l', "", &[], Hints::All, |table| table.show_line()),
    ('c', "", &[], Hints::All, |table| table.show_card()),
    ('x', "", &[], Hints::All, |table| table.show_thought(1 - table.board.side_to_move())),
];

impl Sitting<'_> {
    /// Returns what is offered.
    fn turn_menu(&self) -> TurnMenu {
        let has_thoughts = self.thoughts().next().is_some();
        // Elsewhere `x` is no letter at all.
        let entries = CHOICES
            .iter()
            .filter(|(letter, ..)| *letter != 'x' || has_thoughts)
            .map(|&(letter, label, known, needs, action)| {
                let refusal = self.refusal(letter, needs);
                let is_listed = !label.is_empty() && refusal.is_none() && self.leads_on(letter);
                let label = if is_listed {
                    message(label)
                } else {
                    String::new()
                };
                let command = refusal.map_or(Ok(TurnCommand::Action(action)), Err);
                let known = known.iter().flat_map(|id| typed(id));
                Entry::new(command, letter, label).known(known)
            });
        Menu::named(entries.collect())
    }

    /// Whether a letter asks for more than what may be typed in its place.
    fn leads_on(&self, letter: char) -> bool {
        let asks = |letter| match self.board.game.step(&self.board.position, letter, &[]) {
            Step::Write { before, .. } => !before.is_empty(),
            Step::Count { .. } => self.board.game.read_move("1").is_err(),
            Step::Pick { .. } | Step::Move(_) => true,
        };
        !['s', 'd'].contains(&letter) || asks(letter)
    }

    /// Why a choice is not offered now.
    fn refusal(&self, letter: char, needs: Hints) -> Option<Phrase> {
        let id = match (letter, self.terms.hints) {
            (_, Hints::None) if needs > Hints::None => "hints-off",
            (_, Hints::Tips) if needs > Hints::Tips => "hints-tips",
            ('d', _)
                if !self
                    .board
                    .game
                    .input_modes(&self.board.position)
                    .contains(&letter) =>
            {
                let absent = self.board.game.absent_mode();
                absent.unwrap_or("absent-way")
            }
            ('u', _) if self.last_turn().is_none() => "absent-undo",
            ('r', _) if !self.board.can_replay() => "absent-redo",
            ('m', _) if self.board.past.is_empty() => "absent-moves",
            _ => return None,
        };
        Some(Phrase::new(id))
    }
}
