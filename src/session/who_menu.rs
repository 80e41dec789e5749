//! The question who sits at a seat: the players to choose from, and the levels of the computer that have names.

use super::who::{Seat, Who};
use crate::communication::{Dialogue, Entry, Menu, Stop};
use crate::explanation::Words;
use crate::players::{NAMED_LEVELS, Skill};
use crate::reason::Phrase;
use crate::text::Text;

/// The entry that leads to the question for a level.
const LEVEL: &str = "level";

/// The messages of the levels that have names.
const LABELS: [&str; NAMED_LEVELS.len()] = [
    "level-novice",
    "level-easy",
    "level-medium",
    "level-hard",
    "level-expert",
];

/// The name of the level that Enter alone chooses.
const USUAL: &str = "medium";

/// The levels with their names, those in the language too.
fn levels(words: &Words) -> Vec<Entry<Who>> {
    let own = words.text("words-levels");
    let named = NAMED_LEVELS
        .into_iter()
        .zip(LABELS)
        .zip(own.split_whitespace());
    let level = |(((name, percent), id), own)| {
        let label = phrase!(id, percent = u32::from(percent));
        let who = Who::Machine(Skill::Level(percent));
        Entry::new(who, name, words.say(&label)).known([own])
    };
    named.map(level).collect()
}

/// Asks who sits at a seat, where `usual` describes who sits there by default, and then for the level if one is wanted.
pub(super) fn ask_seat(
    dialogue: &mut Dialogue,
    index: usize,
    learner: Option<&Phrase>,
    usual: String,
    is_first: bool,
) -> Result<Option<Seat>, Stop> {
    let words = dialogue.words();
    let menu = players(words);
    let ask = phrase!("ask-who", usual = menu.shortest(&usual));
    let mut question = dialogue.step(ask, "help-who", is_first);
    question.usual = Some(usual);
    let question = question.beside(&menu);
    let heading = words.text(["who-first", "who-second"][index]);
    let heading = Text::new().blank().prose(heading);
    loop {
        let list = menu.show();
        dialogue.message(&heading.clone().then(list))?;
        let read = |answer: &str| read(words, &menu, learner, answer);
        match dialogue.ask_or_back(&question, read)? {
            None => return Ok(None),
            Some(Some(seat)) => return Ok(Some(seat)),
            Some(None) => {
                if let Some(who) = ask_level(dialogue)? {
                    return Ok(Some(who.into()));
                }
            }
        }
    }
}

/// The players to choose from, the same in every game; `None` leads to the question for a level.
fn players(words: &Words) -> Menu<Option<Who>> {
    let player = |who: Who| {
        let [label, _] = who.messages();
        Entry::new(Some(who.clone()), who.name(), words.text(label))
    };
    let mut entries: Vec<_> = Who::all().map(player).collect();
    // The learner, who cannot play everywhere, is last.
    let level = Entry::new(None, LEVEL, words.text("who-level"));
    entries.insert(entries.len() - 1, level);
    Menu::numbered(entries)
}

/// Reads an entry of the list, a level, or the description of a player; or says why it is refused, `learner` why the learner is.
fn read(
    words: &Words,
    menu: &Menu<Option<Who>>,
    learner: Option<&Phrase>,
    answer: &str,
) -> Result<Option<Seat>, Phrase> {
    let seat = if let Some(picked) = menu.pick(answer) {
        picked.clone().map(Seat::from)
    } else if let Some(who) = Menu::named(levels(words)).pick(answer) {
        // Levels have names here, and no numbers.
        Some(who.clone().into())
    } else {
        Some(Seat::find(answer)?.ok_or_else(|| refused(words, menu, answer))?)
    };
    match learner {
        Some(why) if seat.as_ref().is_some_and(|seat| seat.who == Who::Learner) => Err(why.clone()),
        _ => Ok(seat),
    }
}

/// Says that there is no such player.
fn refused(words: &Words, menu: &Menu<Option<Who>>, answer: &str) -> Phrase {
    let names = menu.names();
    let known = names.iter().filter(|&&name| name != LEVEL);
    let known: Vec<&str> = known.copied().collect();
    phrase!(
        "refuse-who",
        most = names.len(),
        known = words.choices(&known)
    )
    .quoting("seat", answer.split(':').next().unwrap_or(answer))
}

/// Asks for a level, or back.
fn ask_level(dialogue: &mut Dialogue) -> Result<Option<Who>, Stop> {
    let words = dialogue.words();
    let menu = Menu::numbered(levels(words));
    let ask = phrase!("ask-level", usual = menu.shortest(USUAL));
    let mut question = dialogue.step(ask, "help-level", false);
    question.usual = Some(USUAL.to_owned());
    dialogue.message(&menu.show())?;
    dialogue.ask_or_back(&question.beside(&menu), |answer| {
        menu.read(words, answer).cloned()
    })
}

#[cfg(test)]
mod tests {
    use crate::games::Variant;
    use crate::inference::{GameKind, Solver, Work};
    use crate::players::{NAMED_LEVELS, Skill, chance, choose};

    /// The games of a match, half of them begun by either side.
    const GAMES: u32 = 200;

    /// The most states below a small position.
    const SMALL: u128 = 10_000;

    fn open(kind: GameKind) -> Box<dyn Solver> {
        kind.open(&Variant::default(), Work::default())
    }

    /// Two players against each other from the example of a game. Returns how many games in a hundred `one` wins, where a draw is half
    /// a win; `None` if the example is not small.
    fn won(kind: GameKind, one: Skill, other: Skill) -> Option<f64> {
        let mut game = open(kind);
        let start = game.read_position(kind.about().example);
        let start = start.expect("a position");
        if game.cost(&start).states > SMALL {
            return None;
        }
        let mut chance = chance(Some(7));
        let mut won = 0.0;
        for number in 0..GAMES {
            let mut side = usize::from(number % 2 == 1);
            let mut position = start.clone();
            let mut sums = [0; 2];
            while !game.is_over(&position) {
                let skill = [one, other][side];
                let choice = choose(skill, game.as_mut(), &position, &mut chance);
                let played = choice.expect("small enough").played;
                sums[side] += game.points(&position, played);
                position = game.play(&position, played).expect("a legal move");
                side = 1 - side;
            }
            won += match game.winner(side, sums) {
                Some(0) => 1.0,
                None => 0.5,
                Some(_) => 0.0,
            };
        }
        Some(100.0 * won / f64::from(GAMES))
    }

    /// The games won in a hundred, added up over all games with a small example.
    fn share(one: Skill, other: Skill) -> f64 {
        let matches = GameKind::all().filter_map(|kind| won(kind, one, other));
        let shares: Vec<f64> = matches.collect();
        assert!(shares.len() > 4, "the examples are not small");
        shares.iter().sum()
    }

    #[test]
    fn a_higher_level_wins_more_games_against_everybody() {
        let levels = NAMED_LEVELS.map(|(_, percent)| Skill::Level(percent));
        let others = [Skill::Perfect, Skill::Random, Skill::Beginner];
        for opponent in levels.into_iter().chain(others) {
            let shares: Vec<f64> = levels.map(|level| share(level, opponent)).to_vec();
            let is_ascending = shares.is_sorted_by(|one, other| one < other);
            assert!(is_ascending, "{opponent:?}: {shares:?}");
            let best = share(Skill::Perfect, opponent);
            assert!(shares[4] < best, "{opponent:?}: {shares:?}, {best}");
        }
    }

    #[test]
    fn a_level_is_the_share_of_optimal_moves() {
        let mut with_both = 0;
        for kind in GameKind::all() {
            let mut game = open(kind);
            let position = game.read_position(kind.about().example);
            let position = position.expect("a position");
            let optimal = game.analyse(&position).expect("small").moves;
            if optimal.is_empty() || optimal.len() as u128 == game.move_count(&position) {
                continue;
            }
            let mut chance = chance(Some(1));
            let mut share = |percent: u8| {
                let moves = (0..1000).map(|_| {
                    let skill = Skill::Level(percent);
                    let choice = choose(skill, game.as_mut(), &position, &mut chance);
                    choice.expect("small").played
                });
                moves.filter(|played| optimal.contains(played)).count()
            };
            assert_eq!([0, 100].map(&mut share), [0, 1000]);
            // Four standard deviations.
            assert!((642..=758).contains(&share(70)));
            with_both += 1;
        }
        assert!(with_both > 3);
    }
}
