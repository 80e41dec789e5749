//! A game for who does not look at the screen: positions in words, tables line by line.

use nimatron::games::About;
use nimatron::inference::GameKind;

use crate::support::Run;

/// What pictures and tables are drawn with, but for `#`: boards are written with it, too.
const DRAWN: &str = "|▁▂▃▄▅▆▇█─│┤└├┬●○";

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
