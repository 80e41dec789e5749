//! A pupil learns the course: the idea of a lesson, its example, questions until enough answers in
//! a row are right, and a last game that must be won.

use std::io;

use super::{
    COURSE,
    ask::{examine, examine_move, examine_outcome},
    drill::Drill,
    lesson::{Kind, Lesson, read},
    lookup::{find, taught},
    progress::{CourseProgress, IN_A_ROW},
    words::{course, introduced, lesson_head, of_lesson, outcome, part, picture, tip, why},
};
use crate::communication::{Entry, Error, FrontEnd, Menu, Question, Result};
use crate::exercises::{Exercise, best_move, problem, verdict};
use crate::explanation::message;
use crate::explanation::{titles::titled, told::Told};
use crate::inference::Work;
use crate::players::{Board, Chance, Player, PlayerKind, Skill};
use crate::reason::{Phrase, Reason};
use crate::session::{Hints, Recording, Sitting};
use crate::text::{Text, read_number};

/// One question in so many comes from an earlier lesson.
const EARLIER: usize = 4;

/// A pupil with what is known and kept.
pub(crate) struct Pupil<'a> {
    pub front: &'a mut dyn FrontEnd,
    pub progress: CourseProgress,
    pub chance: Chance,
    /// What the solvers may spend.
    pub work: Work,
    /// The position that was asked about last.
    pub last: String,
    pub told: Told,
    /// The rules that were said.
    pub introduced: Vec<Phrase>,
}

impl Pupil<'_> {
    /// Learns one lesson, and hears which is next; without a place those that are due and the next
    /// one, as long as the pupil goes on.
    pub(crate) fn learn(mut self, place: Option<usize>) -> Result {
        let learned = self.go_on(place);
        if let (Err(Error::Quit), Some(file)) = (&learned, self.progress.file()) {
            self.front.tell(phrase!("learn-kept", file))?;
        }
        learned
    }

    fn go_on(&mut self, place: Option<usize>) -> Result {
        if let Some(place) = place {
            self.lesson(place)?;
            let next = of_lesson("quiz-read", self.progress.next());
            return self.front.tell(next);
        }
        let width = self.front.width();
        self.front.show(&course(&self.progress, width))?;
        let due = self.progress.due();
        if !due.is_empty() {
            self.front
                .tell(phrase!("learn-repeats", count = due.len()))?;
        }
        for place in due {
            self.ask_earlier(place, 0)?;
        }
        let mut is_first = true;
        loop {
            let place = match self.ask_lesson() {
                // After a lesson there need not be another.
                Err(Error::InputEnded(_)) if !is_first => return Ok(()),
                place => place?,
            };
            self.lesson(place)?;
            is_first = false;
        }
    }

    fn ask_lesson(&mut self) -> Result<usize> {
        let next = self.progress.next();
        let ask = phrase!("learn-ask", number = next + 1);
        let question = Question::new(ask, "learn-help");
        self.front.ask(&question, |answer| match answer {
            "" => Ok(next),
            answer => find(answer),
        })
    }

    /// Asks a question about a lesson that was mastered.
    fn ask_earlier(&mut self, place: usize, number: usize) -> Result {
        let is_right = self.ask(place, number, "learn-earlier")?;
        let done = self.progress.repeat(place, is_right);
        self.kept(done)
    }

    /// Learns a lesson, from its idea to its last game.
    fn lesson(&mut self, place: usize) -> Result {
        let is_new = !self.progress.skill(place).is_begun;
        let done = self.progress.begin(place);
        self.kept(done)?;
        self.explain(place, is_new)?;
        let left = IN_A_ROW.saturating_sub(self.row(place));
        if left > 0 {
            self.front.tell(phrase!("learn-drills", left))?;
        }
        let mut asked = 0;
        while self.row(place) < IN_A_ROW {
            let progress = &self.progress;
            let earlier =
                (asked % EARLIER == EARLIER - 1).then(|| progress.earlier(place, &mut self.chance));
            asked += 1;
            if let Some(earlier) = earlier.flatten() {
                self.ask_earlier(earlier, asked)?;
                continue;
            }
            let is_right = self.ask(place, asked - 1, "learn-drill")?;
            let done = self.progress.count(place, is_right);
            self.kept(done)?;
            let mut row = phrase!("learn-row", row = self.row(place), most = IN_A_ROW);
            if !is_right {
                self.front.show(&Text::new().blank())?;
                if self.told.is_new("learn-restarts") {
                    row = "learn-restarts".into();
                }
            }
            self.front.tell(row)?;
        }
        self.last_game(&COURSE[place])?;
        let done = self.progress.master(place);
        self.kept(done)?;
        let days = self.progress.wait(place);
        let mastered = of_lesson("learn-mastered", place);
        self.front.tell(mastered.with("days", days))
    }

    /// Says once that the progress cannot be written; the lesson goes on without.
    fn kept(&mut self, done: io::Result<()>) -> Result {
        let why = done.err().and_then(|error| self.progress.give_up(error));
        why.map_or(Ok(()), |why| {
            self.front.tell(phrase!("learn-not-kept", why))
        })
    }

    /// How many answers of a lesson in a row were right.
    fn row(&self, place: usize) -> u64 {
        self.progress.skill(place).row
    }

    /// Shows the idea of a lesson, and if it is new the example, a line at a time.
    fn explain(&mut self, place: usize, is_new: bool) -> Result {
        let lesson = &COURSE[place];
        let width = self.front.width();
        let mut game = lesson.tables[0].open(self.work.clone());
        let at = read(&*game, lesson.example);
        let drawn = picture(lesson, &mut *game, &at, &self.work, width)?;
        let head = lesson_head(&self.progress, place);
        self.front.show(&head.blank().then(drawn).blank())?;
        if !is_new {
            return Ok(());
        }
        let (best, _) = game.best_move(&at)?.expect("an example is not over");
        let left = game.play(&at, best).expect("the best move is legal");
        let example = phrase!(
            lesson.message,
            position = game.write_position(&at),
            move = best,
            left = game.write_position(&left)
        );
        self.front
            .tell(titled("learn-example".into(), &*game, &at))?;
        let front = &mut *self.front;
        let question = Question::new("learn-next", "learn-next-help");
        let lines = example.attribute("example").unwrap_or_default();
        for line in lines.lines() {
            front.ask(&question, |answer| match answer {
                "" => Ok(()),
                _ => Err(Phrase::new("learn-next-refuse").quoting("answer", answer)),
            })?;
            front.show(&Text::words(line))?;
        }
        front.show(&Text::new().blank())
    }

    /// Draws a question about a lesson and asks it under a title. Returns whether the answer is
    /// right.
    fn ask(&mut self, place: usize, number: usize, title: &'static str) -> Result<bool> {
        let chance = &mut self.chance;
        let mut drill = Drill::draw(place, number, &self.last, &self.work, chance)?;
        let is_first = self.row(place) == 0 && drill.kind != Kind::Idea;
        let width = self.front.width();
        let exercise = &drill.exercise;
        self.last = exercise.position();
        let front = &mut *self.front;
        if let Some((before, played)) = &drill.before {
            let id = match drill.kind {
                Kind::Answer => "learn-answer",
                _ => "learn-refute",
            };
            let told = titled(id.into(), &*exercise.game, before).with("move", *played);
            front.show(&Text::new().blank().say(told))?;
        }
        let title = phrase!(title, lesson = place + 1);
        front.show(&introduced(exercise, &mut self.introduced))?;
        front.show(&problem(title, exercise, width))?;
        let theme = (drill.kind != Kind::Idea).then_some(place);
        let mut tip = Some(tip(exercise, theme));
        // Help fades: later it has to be asked for.
        if let Some(tip) = tip.take_if(|_| is_first) {
            front.tell(tip)?;
        }
        let (answered, fact) = examine_drill(front, &drill, (place, &mut self.told), &mut tip)?;
        front.tell(verdict(answered, fact))?;
        let is_right = answered == Some(true);
        if !is_right {
            let told = &mut self.told;
            let why = why(place, drill.kind, &mut drill.exercise, told, width)?;
            front.page(&Text::new().blank().then(why))?;
        }
        Ok(is_right)
    }

    /// Plays the last game of a lesson until the pupil has won it.
    fn last_game(&mut self, lesson: &Lesson) -> Result {
        let machine = message("name-perfect");
        let with_name = |phrase: Phrase| phrase.with("name", machine.as_str());
        loop {
            let game = lesson.tables[0].open(self.work.clone());
            let at = read(&*game, lesson.boss);
            let begins = with_name(titled("learn-boss".into(), &*game, &at));
            self.front.show(&Text::new().blank().say(begins))?;
            let pupil = phrase!("name-player", number = 1_u64).to_string();
            let nimatron = PlayerKind::Machine(Skill::Perfect);
            let players = [
                Player::new(&PlayerKind::Human, pupil, None),
                Player::new(&nimatron, machine.clone(), Some(Box::new(Skill::Perfect))),
            ];
            let (chance, recording) = (&mut self.chance, &mut Recording::default());
            let front = &mut *self.front;
            let mut sitting = Sitting::new(Board::new(game, at), players, chance, recording, front);
            sitting.terms.hints = Hints::Tips;
            sitting.terms.idea = Some(part(lesson, "tip"));
            sitting.play(&[])?;
            if sitting.wins[0] > 0 {
                return Ok(());
            }
            sitting.front.tell(with_name("learn-boss-lost".into()))?;
        }
    }
}

/// Asks a question. Returns whether the answer is right, `None` if the pupil does not know, and
/// what is right, as a clause.
fn examine_drill(
    front: &mut dyn FrontEnd,
    drill: &Drill,
    (lesson, told): (usize, &mut Told),
    tip: &mut Option<Phrase>,
) -> Result<(Option<bool>, Phrase)> {
    let exercise = &drill.exercise;
    let stands = outcome(exercise.analysis.outcome);
    Ok(match drill.kind {
        Kind::Outcome => {
            let given = examine_outcome(front, exercise, tip)?;
            (
                given.map(|given| given == exercise.analysis.outcome),
                stands,
            )
        }
        Kind::Move | Kind::Answer | Kind::Refute => {
            let taught = |reason: Reason| taught(reason, lesson);
            let is_right = examine_move(front, exercise, (Some(&taught), told), tip)?;
            (is_right, best_move(exercise).unwrap_or(stands))
        }
        Kind::Number => examine_number(front, lesson, exercise, tip)?,
        Kind::Idea => {
            // Lessons have numbers already.
            let letters = ('a'..).zip(&drill.ideas).map(|(letter, &place)| {
                let lesson = &COURSE[place];
                let title = message(lesson.message);
                Entry::new(place, letter, title).known([lesson.name()])
            });
            let menu = Menu::named(letters.collect());
            front.show(&menu.show())?;
            let last = menu.names().last().copied().unwrap_or_default().to_owned();
            let most = |phrase: Phrase| phrase.with("most", last.as_str());
            let question = Question::new(most("learn-ask-idea".into()), "learn-help-idea");
            let accepts = most("learn-accepts-idea".into());
            let read = |answer: &str| menu.pick(answer).copied().map(Ok);
            let given = examine(front, question, tip, &accepts, read)?;
            let right = drill.idea().unwrap_or_default();
            let fact = of_lesson("learn-right-idea", right);
            (given.map(|given| given == right), fact)
        }
    })
}

/// Asks for the number of a position, by the question of a lesson.
pub(super) fn examine_number(
    front: &mut dyn FrontEnd,
    lesson: usize,
    exercise: &Exercise,
    tip: &mut Option<Phrase>,
) -> Result<(Option<bool>, Phrase)> {
    let asked = part(&COURSE[lesson], "number");
    let ask = phrase!("learn-ask-number", question = asked);
    let mut question = Question::new(ask, "learn-help-number");
    question.help = question.help.say(exercise.rules());
    let accepts = "learn-accepts-number".into();
    let read = |answer: &str| read_number(answer).map(Ok);
    let given = examine(front, question, tip, &accepts, read)?;
    let right = exercise.analysis.nimber.unwrap_or_default();
    let fact = phrase!("learn-right-number", number = right.to_string());
    Ok((given.map(|given| given == right), fact))
}
