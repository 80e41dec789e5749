//! A game for who does not look at the screen: positions in words, tables line by line.

use nimatron::games::About;
use nimatron::inference::GameKind;

use crate::support::Run;

/// What pictures and tables are drawn with, but for `#`: boards are written with it, too.
const DRAWN: &str = "|▁▂▃▄▅▆▇█─│┤└├┬●○";

/// A game with a reason, all values, a line of play and a review.
fn heard(arguments: &str, answers: &str) -> String {
    let run = Run::line(arguments).environment("ACCESSIBLE", "1");
    run.input(answers).outcome().stdout
}

/// The same from the example of a game.
fn heard_in(about: &About, answers: &str) -> String {
    let players = "--first human:Ann --second perfect --seed 1";
    let arguments = ["play", about.name, about.example].into_iter();
    let run = Run::new(arguments.chain(players.split(' '))).environment("ACCESSIBLE", "1");
    run.input(answers).outcome().stdout
}

#[test]
fn nothing_is_drawn_in_any_game() {
    for kind in GameKind::all() {
        let about = kind.about();
        let told = heard_in(about, "w\na\nl\nv\nv\no\np\nq\n");
        assert!(told.contains("Ann"), "{told}");
        let drawn = told
            .lines()
            .find(|line| line.contains(|c| DRAWN.contains(c)));
        assert_eq!(drawn, None, "{}: {told}", about.name);
    }
}

#[test]
fn piles_are_said_with_what_was_taken() {
    let told = heard(
        "play nim 3,5,7 --first human:Ann --second human:Bob",
        "2:1\nq\n",
    );
    assert!(told.contains("Pile 1: 3. Pile 2: 5. Pile 3: 7."), "{told}");
    assert!(
        told.contains("Pile 1: 3. Pile 2: 4, 1 taken. Pile 3: 7."),
        "{told}"
    );
    let told = heard(
        "play kayles 5 --first human:Ann --second human:Bob",
        "1:2\nq\n",
    );
    assert!(told.contains("Row 1: 1, 1 taken. Row 2: 3."), "{told}");
}

#[test]
fn pictures_of_other_commands_are_said() {
    for (line, says) in [
        ("map nim --size 4", "0,0; 1,1; 2,2; 3,3; 4,4"),
        ("tree nim 1,1", "1 1:1"),
        ("solve chomp 2x3", "Row 1: "),
        ("learn --list", "0/4"),
        ("train sticks --games 100 --seed 1", "Up to game 100: "),
    ] {
        let told = heard(line, "");
        assert!(told.contains(says), "{line}: {told}");
        let drawn = told
            .lines()
            .find(|line| line.contains(|c| DRAWN.contains(c)));
        assert_eq!(drawn, None, "{line}: {told}");
    }
}
