//! Lines of a batch as text: the outcome and the best move of each, with what the lines before have
//! left. Each answer is asserted, so that no benchmark times a wrong one.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use nimatron::games::Variant;
use nimatron::inference::{GameKind, Work};

/// Games, and positions with outcome and best move, as a build answered that found all winning
/// moves of each.
#[rustfmt::skip]
const LINES: [(&str, [&str; 4]); 8] = [
    ("euclid", [
        "343043869,127904007 win 2",
        "549565455,539572183 loss 1",
        "923418597,694923750 loss 1",
        "949316403,110205474 win 7",
    ]),
    ("kayles", [
        "15,39,40 win 1:1",
        "36,27,37 win 1:2+",
        "36,32,38 win 1:3+",
        "29,16,1 win 1:3",
    ]),
    ("grundy", [
        "80505 win 1:775+79730",
        "10581 win 1:24+10557",
        "14515 win 1:205+14310",
        "37650 win 1:1028+36622",
    ]),
    ("octal", [
        "856437 win 1:3=428217+428217",
        "102815 win 1:3=51406+51406",
        "471498 loss 1:2",
        "12047 win 1:3=6022+6022",
    ]),
    ("take", [
        "32,21,14 win 2:3",
        "26,17,23 loss 1:3",
        "23,25,33 win 1:3",
        "5,22,6 win 1:1",
    ]),
    ("fibonacci", [
        "580/579 win 1",
        "560/559 win 5",
        "309/308 win 21",
        "304/303 win 3",
    ]),
    ("half", [
        "479669,147733,919051 win 1:135076",
        "676117,738172,751216 win 1:241526",
        "605473,324009,25942 win 1:50966",
        "888977,745394,386762 win 2:328365",
    ]),
    ("nim", [
        "381202,483470,442728 win 1:274220",
        "95090,418145,934249 win 3:470870",
        "614170,581382,522669 win 3:424337",
        "909352,122105,446110 win 1:445889",
    ]),
];

fn batches(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("batches");
    for (name, lines) in LINES {
        let kind = GameKind::from_name(name).expect("a game");
        let mut game = kind.open(&Variant::default(), Work::default());
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                for line in black_box(lines) {
                    let text = line.split(' ').next().expect("a position");
                    let position = game.read_position(text).expect("a position");
                    let best = game.best_move(&position).expect("within reach");
                    let (best, lost) = best.expect("a move");
                    let outcome = if lost { "loss" } else { "win" };
                    assert_eq!(line, format!("{text} {outcome} {best}"));
                }
            });
        });
    }
    group.finish();
}

criterion_group!(benches, batches);
criterion_main!(benches);
