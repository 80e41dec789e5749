//! A pupil learns the course: the idea of a lesson, its example, questions until enough answers in a row are right, and a last game that
//! must be won.

use super::Who;
use super::examined::{examine, examine_move, examine_outcome};
use super::hints::Hints;
use super::recording::Recording;
use super::sitting::Sitting;
use crate::communication::{Dialogue, Entry, FrontEnd, Menu, Stop, read_number};
use crate::explanation::Words;
use crate::explanation::lessons::{course, lesson_head, part, picture, why};
use crate::explanation::quiz::{best_move, outcome, problem, verdict};
use crate::explanation::titles::titled;
use crate::inference::{Unsolved, Work};
use crate::lessons::{COURSE, Drill, IN_A_ROW, Kind, Lesson, Notebook, find, read};
use crate::players::{Chance, Skill};
use crate::reason::Phrase;
use crate::text::Text;

/// One question in so many comes from an earlier lesson.
const EARLIER: usize = 4;

/// A pupil with what is known and kept.
pub(crate) struct Pupil<'a> {
    /// Where the pupil is asked.
    pub front: Box<dyn FrontEnd>,
    pub words: &'a Words,
    pub notebook: Notebook,
    pub chance: Chance,
    /// What the solvers may spend.
    pub work: Work,
    /// The position that was asked about last.
    pub last: String,
}

impl Pupil<'_> {
    /// Learns one lesson; without a place those that are due and the next one, as long as the pupil goes on.
    pub(crate) fn learn(mut self, place: Option<usize>) -> Result<(), Stop> {
        if let Some(place) = place {
            return self.lesson(place);
        }
        let shown = course(&self.notebook.progress, self.words, self.front.width());
        self.front.show(&shown)?;
        self.repeat_due()?;
        let mut is_first = true;
        loop {
            let place = match self.ask_lesson() {
                // After a lesson there need not be another.
                Err(Stop::InputEnded) if !is_first => return Ok(()),
                place => place?,
            };
            self.lesson(place)?;
            is_first = false;
        }
    }

    fn dialogue(&mut self) -> Dialogue<'_> {
        Dialogue::new(self.front.as_mut(), self.words)
    }

    /// Keeps the progress.
    fn save(&self) -> Result<(), Stop> {
        self.notebook.save().map_err(Stop::Failed)
    }

    fn ask_lesson(&mut self) -> Result<usize, Stop> {
        let next = self.notebook.progress.next();
        let mut dialogue = self.dialogue();
        let ask = Phrase::new("learn-ask").with("number", next + 1);
        let question = dialogue.question(ask, "learn-help");
        dialogue.ask(&question, |answer| match answer {
            "" => Ok(next),
            answer => find(answer),
        })
    }

    /// Asks a question about each lesson that is due.
    fn repeat_due(&mut self) -> Result<(), Stop> {
        let due = self.notebook.progress.due();
        if due.is_empty() {
            return Ok(());
        }
        let count = due.len();
        self.dialogue()
            .tell(Phrase::new("learn-repeats").with("count", count))?;
        for place in due {
            self.ask_earlier(place, 0)?;
        }
        Ok(())
    }

    /// Asks a question about a lesson that was mastered.
    fn ask_earlier(&mut self, place: usize, number: usize) -> Result<(), Stop> {
        let is_right = self.ask(place, number, "learn-earlier")?;
        self.notebook.progress.repeat(place, is_right);
        self.save()
    }

    /// Learns a lesson, from its idea to its last game.
    fn lesson(&mut self, place: usize) -> Result<(), Stop> {
        let lesson = &COURSE[place];
        let is_new = self.notebook.progress.skill(place).is_none();
        self.notebook.progress.begin(place);
        self.save()?;
        self.explain(place, is_new)?;
        let row = self.row(place);
        let left = IN_A_ROW - row;
        if left > 0 {
            self.dialogue()
                .tell(Phrase::new("learn-drills").with("left", left))?;
        }
        let (mut number, mut asked) = (usize::try_from(row).unwrap_or(0), 0);
        while self.row(place) < IN_A_ROW {
            asked += 1;
            let progress = &self.notebook.progress;
            let earlier = match asked % EARLIER {
                0 => progress.earlier(place, &mut self.chance),
                _ => None,
            };
            if let Some(earlier) = earlier {
                self.ask_earlier(earlier, number)?;
                continue;
            }
            let is_right = self.ask(place, number, "learn-drill")?;
            self.notebook.progress.count(place, is_right);
            self.save()?;
            number += 1;
            let row = Phrase::new("learn-row").with("row", self.row(place));
            self.dialogue().tell(row.with("most", IN_A_ROW))?;
        }
        self.boss(lesson)?;
        self.notebook.progress.master(place);
        self.save()?;
        let days = self.notebook.progress.wait(place);
        let mastered = Phrase::new("learn-mastered").with("days", days);
        let mastered = titled_lesson(mastered, place, self.words);
        self.dialogue().tell(mastered)
    }

    /// How many answers of a lesson in a row were right.
    fn row(&self, place: usize) -> u64 {
        self.notebook
            .progress
            .skill(place)
            .map_or(0, |skill| skill.row)
    }

    /// Shows the idea of a lesson, and if it is new the example, a line at a time.
    fn explain(&mut self, place: usize, is_new: bool) -> Result<(), Stop> {
        let lesson = &COURSE[place];
        let (words, width) = (self.words, self.front.width());
        let mut game = lesson.tables[0].open(self.work.clone());
        let at = read(&*game, lesson.example);
        let drawn = picture(lesson, &mut *game, &at, words, width).map_err(stopped)?;
        let head = lesson_head(&self.notebook.progress, place, words, width);
        self.front.show(&head.blank().then(drawn).blank())?;
        if !is_new {
            return Ok(());
        }
        let best = game.best_move(&at).map_err(stopped)?;
        let (best, _) = best.expect("an example is not over");
        let left = game.play(&at, best).expect("the best move is legal");
        let example = Phrase::new(lesson.message)
            .with("position", game.write_position(&at))
            .with("move", best)
            .with("left", game.write_position(&left));
        let title = titled(Phrase::new("learn-example"), &*game, &at);
        let mut dialogue = self.dialogue();
        dialogue.tell(title)?;
        let question = dialogue.question("learn-next", "learn-next-help");
        for line in words.part(&example, "example").lines() {
            dialogue.ask(&question, |answer| {
                let refusal = || Phrase::new("learn-next-refuse").quoting("answer", answer);
                answer.is_empty().then_some(()).ok_or_else(refusal)
            })?;
            dialogue.message(&Text::words(line))?;
        }
        dialogue.message(&Text::new().blank())
    }

    /// Draws a question about a lesson and asks it under a title. Returns whether the answer is right.
    fn ask(&mut self, place: usize, number: usize, title: &'static str) -> Result<bool, Stop> {
        let drill = Drill::draw(place, number, &self.last, &self.work, &mut self.chance);
        let mut drill = drill.map_err(stopped)?;
        let (words, width) = (self.words, self.front.width());
        let lesson = &COURSE[place];
        let tip = Phrase::new("learn-tip").with("tip", part(lesson, "tip", words));
        let is_first = self.row(place) == 0 && title == "learn-drill";
        let exercise = &drill.exercise;
        self.last.clone_from(&exercise.position);
        let mut dialogue = Dialogue::new(self.front.as_mut(), words);
        if let Some((before, played)) = &drill.before {
            let id = match drill.kind {
                Kind::Answer => "learn-answer",
                _ => "learn-refute",
            };
            let told = titled(Phrase::new(id), &*exercise.game, before).with("move", *played);
            dialogue.message(&Text::new().blank().prose(words.say(&told)))?;
        }
        let title = Phrase::new(title).with("lesson", place + 1);
        dialogue.message(&problem(title, exercise, words, width))?;
        if is_first {
            // Help fades: later it has to be asked for.
            dialogue.tell(tip.clone())?;
        }
        let answered = examine_drill(&mut dialogue, &drill, lesson, &tip)?;
        let is_right = answered == Some(true);
        dialogue.tell(verdict(answered, fact(&drill, words)))?;
        if !is_right {
            let why = why(lesson, &mut drill.exercise, words, width).map_err(stopped)?;
            dialogue.message(&Text::new().blank().then(why).blank())?;
        }
        Ok(is_right)
    }

    /// Plays the last game of a lesson until the pupil has won it.
    fn boss(&mut self, lesson: &Lesson) -> Result<(), Stop> {
        let words = self.words;
        let machine = words.text("name-perfect");
        loop {
            let game = lesson.tables[0].open(self.work.clone());
            let at = read(&*game, lesson.boss);
            let begins = titled(Phrase::new("learn-boss"), &*game, &at);
            let begins = begins.with("name", machine.as_str());
            let mut dialogue = Dialogue::new(self.front.as_mut(), words);
            dialogue.message(&Text::new().blank().prose(words.say(&begins)))?;
            let pupil = words.say(&Phrase::new("name-player").with("number", 1_u64));
            let seats = [
                (Who::Human, pupil),
                (Who::Machine(Skill::Perfect), machine.clone()),
            ];
            let mut recording = Recording::default();
            let (chance, recording) = (&mut self.chance, &mut recording);
            let mut sitting = Sitting::new((game, at), seats, chance, recording, dialogue);
            sitting.hints = Hints::Tips;
            sitting.play(&[])?;
            if sitting.wins[0] > 0 {
                return Ok(());
            }
            let lost = Phrase::new("learn-boss-lost").with("name", machine.as_str());
            sitting.dialogue.tell(lost)?;
        }
    }
}

/// A search in a lesson is small, so only a signal stops it.
fn stopped(_: Unsolved) -> Stop {
    Stop::SearchStopped
}

/// Adds the number and the title of a lesson to a phrase.
fn titled_lesson(phrase: Phrase, place: usize, words: &Words) -> Phrase {
    let phrase = phrase.with("number", place + 1);
    phrase.with("title", words.text(COURSE[place].message))
}

/// Asks a question, and returns whether the answer is right; `None` if the pupil does not know.
fn examine_drill(
    dialogue: &mut Dialogue,
    drill: &Drill,
    lesson: &Lesson,
    tip: &Phrase,
) -> Result<Option<bool>, Stop> {
    let (words, exercise) = (dialogue.words(), &drill.exercise);
    match drill.kind {
        Kind::Outcome => {
            let given = examine_outcome(dialogue, exercise, tip)?;
            Ok(given.map(|outcome| outcome == exercise.outcome))
        }
        Kind::Move | Kind::Answer | Kind::Refute => examine_move(dialogue, exercise, tip),
        Kind::Number => {
            let asked = part(lesson, "number", words);
            let ask = Phrase::new("learn-ask-number").with("question", asked);
            let mut question = dialogue.question(ask, "learn-help-number");
            question.help = question.help.prose(words.say(&exercise.rules));
            let given = examine(dialogue, question, tip, |answer| {
                let refusal = || Phrase::new("learn-refuse-number").quoting("answer", answer);
                read_number(answer).ok_or_else(refusal)
            })?;
            Ok(given.map(|number| Some(number) == exercise.nimber))
        }
        Kind::Idea => {
            let title = |&place: &usize| {
                Entry::new(
                    place,
                    COURSE[place].name(),
                    words.text(COURSE[place].message),
                )
            };
            let menu = Menu::numbered(drill.ideas.iter().map(title).collect());
            dialogue.message(&menu.show(dialogue.width()))?;
            let most = drill.ideas.len();
            let ask = Phrase::new("learn-ask-idea").with("most", most);
            let question = dialogue.question(ask, "learn-help-idea");
            let given = examine(dialogue, question, tip, |answer| {
                let refusal = Phrase::new("learn-refuse-idea").quoting("answer", answer);
                menu.pick(answer).copied().ok_or(refusal.with("most", most))
            })?;
            Ok(given.map(|place| Some(place) == drill.idea()))
        }
    }
}

/// The right answer to a question, as a clause.
fn fact(drill: &Drill, words: &Words) -> Phrase {
    let exercise = &drill.exercise;
    match drill.kind {
        Kind::Number => {
            let number = exercise.nimber.unwrap_or_default();
            Phrase::new("learn-right-number").with("number", number.to_string())
        }
        Kind::Idea => {
            let place = drill.idea().unwrap_or_default();
            titled_lesson("learn-right-idea".into(), place, words)
        }
        Kind::Outcome => outcome(exercise.outcome),
        Kind::Move | Kind::Answer | Kind::Refute => {
            best_move(exercise).unwrap_or_else(|| outcome(exercise.outcome))
        }
    }
}
