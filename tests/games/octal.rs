//! Octal games and subtraction games: nimbers, outcomes and periods, held to a plain recursion on codes and to published tables.

use std::collections::{BTreeSet, HashMap};

use nimatron::games::{Game, HeapShape, Kayles, Notation, Octal, Rules, Take};
use nimatron::inference::internals::{Method, Search};
use nimatron::inference::{
    Interrupt, Limits, NimberSequence, Oracle, Outcome, Silent, heap_sequence,
};

/// The heaps that a move may leave of a heap, by the digits of a code, the one before the point first.
fn left(digits: &[u32], heap: usize) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    for (taken, digit) in digits.iter().enumerate() {
        let Some(rest) = heap.checked_sub(taken) else {
            continue;
        };
        if digit & 1 > 0 && rest == 0 {
            all.push(vec![]);
        }
        if digit & 2 > 0 && rest > 0 {
            all.push(vec![rest]);
        }
        if digit & 4 > 0 {
            all.extend((1..rest).map(|one| vec![one, rest - one]));
        }
    }
    all
}

/// The nimbers of the heaps up to `most`, by the definition.
fn nimbers(digits: &[u32], most: usize) -> Vec<u64> {
    let mut nimbers: Vec<u64> = Vec::new();
    for heap in 0..=most {
        let left = left(digits, heap).into_iter();
        let met: BTreeSet<u64> = left
            .map(|heaps| heaps.iter().fold(0, |sum, &heap| sum ^ nimbers[heap]))
            .collect();
        let mex = (0..=met.len() as u64).find(|nimber| !met.contains(nimber));
        nimbers.push(mex.expect("some number is missing"));
    }
    nimbers
}

/// Whether the player to move wins, by trying all moves.
fn wins(
    digits: &[u32],
    misere: bool,
    heaps: &[usize],
    known: &mut HashMap<Vec<usize>, bool>,
) -> bool {
    let mut heaps = heaps.to_vec();
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    if let Some(&known) = known.get(&heaps) {
        return known;
    }
    let mut after = Vec::new();
    for place in 0..heaps.len() {
        for left in left(digits, heaps[place]) {
            let mut others = heaps.clone();
            others.remove(place);
            others.extend(left);
            after.push(others);
        }
    }
    let won = if after.is_empty() {
        misere
    } else {
        after
            .iter()
            .any(|heaps| !wins(digits, misere, heaps, known))
    };
    known.insert(heaps, won);
    won
}

/// All codes of up to three digits that have a move.
fn codes() -> impl Iterator<Item = (String, Vec<u32>)> {
    let all = [0, 4]
        .into_iter()
        .flat_map(|first| (0..512).map(move |rest| (first, rest)));
    let all = all.map(|(first, rest)| vec![first, rest / 64, rest / 8 % 8, rest % 8]);
    let all = all.filter(|digits| digits.iter().any(|&digit| digit > 0));
    all.map(|digits| {
        let [first, one, two, three] = digits[..] else {
            unreachable!("four digits");
        };
        (format!("{first}.{one}{two}{three}"), digits)
    })
}

/// The nimbers of a game up to a heap, as a sequence has them.
fn sequence<G: Game>(rules: &G, to: u64) -> NimberSequence {
    let heap = rules.read_position("1").expect("a heap");
    let HeapShape { code, .. } = rules.heaps(&heap).expect("a game of heaps");
    let never = Interrupt::default();
    let found = heap_sequence(&code, to, &Limits::default(), &never, &Silent);
    found.expect("within the limits")
}

fn octal(code: &str) -> Octal {
    Octal::new(code, false).expect("a code")
}

/// The period and the pre-period of a game, and the heap at which they are proved.
fn period<G: Game>(rules: &G, to: u64) -> Option<(u64, u64)> {
    let period = sequence(rules, to).period?;
    Some((period.length, period.before))
}

#[test]
fn nimbers_of_all_codes_of_three_digits_are_those_of_the_definition() {
    for (code, digits) in codes() {
        let expected = nimbers(&digits, 40);
        assert_eq!(sequence(&octal(&code), 40).values, expected, "{code}");
    }
}

/// Rows that are long enough for rare nimbers to be told from common ones, and for periods.
#[test]
fn longer_rows_are_those_of_the_definition_too() {
    for (code, digits) in codes().step_by(13) {
        let expected = nimbers(&digits, 260);
        assert_eq!(sequence(&octal(&code), 260).values, expected, "{code}");
    }
}

#[test]
fn oracles_know_the_same_nimbers() {
    for (code, digits) in codes().step_by(29) {
        let expected = nimbers(&digits, 40);
        let mut oracle = Oracle::of(octal(&code));
        for (heap, &nimber) in expected.iter().enumerate() {
            let position = oracle
                .rules()
                .read_position(&heap.to_string())
                .expect("a heap");
            assert_eq!(
                oracle.nimber(&position),
                Ok(Some(nimber)),
                "{heap} of {code}"
            );
        }
    }
}

#[test]
fn outcomes_and_winning_moves_are_those_of_all_moves() {
    for (code, digits) in codes().step_by(17) {
        for misere in [false, true] {
            let mut known = HashMap::new();
            let mut oracle = Oracle::of(Octal::new(&code, misere).expect("a code"));
            for (one, other) in (0..=4).flat_map(|one| (0..=4).map(move |other| (one, other))) {
                let rules = oracle.rules().clone();
                let text = format!("{one},{other}");
                let position = rules.read_position(&text).expect("heaps");
                let analysis = oracle.analyse(&position).expect("small");
                let expected = wins(&digits, misere, &[one, other], &mut known);
                let name = format!("{text} of {code}, misere {misere}");
                assert_eq!(analysis.outcome == Outcome::Win, expected, "{name}");
                let winning = rules.moves(&position).filter(|&played| {
                    let after = rules.play(&position, played).expect("legal");
                    let sizes = after
                        .sizes()
                        .iter()
                        .map(|&size| usize::try_from(size).expect("small"));
                    let sizes: Vec<usize> = sizes.collect();
                    expected && !wins(&digits, misere, &sizes, &mut known)
                });
                let winning: Vec<_> = winning.collect();
                if !rules.is_over(&position) {
                    assert_eq!(analysis.moves, winning, "{name}");
                }
            }
        }
    }
}

/// Subtraction games in normal and in misère play, in which one theorem answers both.
#[test]
fn subtraction_games_are_those_of_all_moves() {
    for set in 1..64_u32 {
        let taken = (1..=6).filter(|taken| set >> (taken - 1) & 1 > 0);
        let taken: Vec<String> = taken.map(|taken: u32| taken.to_string()).collect();
        let text = taken.join(",");
        let digits: Vec<u32> = (0..=6).map(|taken| (set << 1 >> taken & 1) * 3).collect();
        let expected = nimbers(&digits, 40);
        let rules = Take::new(&text, false).expect("a set");
        assert_eq!(sequence(&rules, 40).values, expected, "{text}");
        for misere in [false, true] {
            let mut known = HashMap::new();
            let mut oracle = Oracle::of(Take::new(&text, misere).expect("a set"));
            for heaps in [
                [0, 0, 0],
                [1, 1, 1],
                [3, 0, 2],
                [7, 5, 1],
                [8, 8, 3],
                [9, 4, 6],
            ] {
                let written = heaps.map(|heap| heap.to_string()).join(",");
                let position = oracle.rules().read_position(&written).expect("heaps");
                let won = wins(&digits, misere, &heaps, &mut known);
                let found = oracle.outcome(&position).expect("small");
                assert_eq!(
                    found == Outcome::Win,
                    won,
                    "{written} of {text}, misere {misere}"
                );
            }
        }
    }
}

/// R. K. Guy, C. A. B. Smith (1956), and "Winning Ways", chapter 4, tables 6 and 7: kayles, Dawson's kayles and Dawson's chess.
#[test]
fn periods_are_those_of_winning_ways() {
    assert_eq!(period(&octal("0.77"), 200), Some((12, 70)));
    assert_eq!(period(&octal("0.07"), 300), Some((34, 52)));
    assert_eq!(period(&octal("0.137"), 300), Some((34, 51)));
}

/// The bound of the theorem is kept: one heap less proves nothing.
#[test]
fn periods_are_proved_and_not_before() {
    // The nimbers repeat from 71 on. So those below 2 * 71 + 2 * 12 + 2 are needed.
    assert_eq!(period(&octal("0.77"), 167), Some((12, 70)));
    assert_eq!(period(&octal("0.77"), 166), None);
    // Four nimbers in a row occur again.
    let take = Take::new("1,3,4", false).expect("a set");
    assert_eq!(period(&take, 11), Some((7, 0)));
    assert_eq!(period(&take, 10), None);
}

/// A. Flammenkamp, "Sprague-Grundy values of octal games", <https://wwwhomes.uni-bielefeld.de/achim/octal.html>: 0.165 has period
/// 1550 after 5181. His pre-period is the first heap of the first period: for kayles it is 71, where "Winning Ways" names the last
/// exception, 70.
#[test]
fn a_long_period_is_proved() {
    let (length, before) = period(&octal("0.165"), 1_000_000).expect("a period");
    assert_eq!((length, before + 1), (1550, 5181));
}

/// The OEIS names the last exception: A071074 (0.7777, two kayles in one), A071452 (0.11377) and A071464 (0.127, found by A. Gangolli
/// and T. Plambeck).
#[test]
fn periods_are_those_of_the_oeis() {
    assert_eq!(period(&octal("0.127"), 100_000), Some((4, 46_577)));
    assert_eq!(period(&octal("0.7777"), 400), Some((24, 141)));
    assert_eq!(period(&octal("0.11377"), 500), Some((32, 186)));
}

/// 0.6 is among the games whose period is not known; nothing is claimed about it.
#[test]
fn no_period_is_claimed_where_none_is_known() {
    assert_eq!(period(&octal("0.6"), 2_000), None);
}

/// The nimbers of Dawson's chess, sequence A002187 of the OEIS, and of kayles, A002186.
#[test]
fn sequences_are_those_of_the_oeis() {
    let chess = [
        0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4,
        5, 2, 7, 4,
    ];
    assert_eq!(sequence(&octal("0.137"), 33).values, chess);
    let kayles = [
        0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4,
        7, 2, 1, 8,
    ];
    assert_eq!(sequence(&octal("0.77"), 33).values, kayles);
}

/// Subtraction games of all numbers up to M: the remainder modulo M + 1, with heaps of 10^15.
#[test]
fn heaps_of_any_size_follow_from_the_period() {
    let mut oracle = Oracle::of(Take::new("1-5", false).expect("a set"));
    let heaps = [1_000_000_000_000_000_u64, 999_999_999_999_999, 17];
    let written = heaps.map(|heap| heap.to_string()).join(",");
    let position = oracle.rules().read_position(&written).expect("heaps");
    let expected = heaps.iter().fold(0, |sum, heap| sum ^ (heap % 6));
    assert_eq!(oracle.nimber(&position), Ok(Some(expected)));
}

/// Moves may be written in full where the short form would do. They are listed in one way.
#[test]
fn long_forms_are_moves_too() {
    let rules = octal("0.77");
    let position = rules.read_position("3,2").expect("heaps");
    for (text, listed) in [("1:2=1", "1:2"), ("2:2=0", "2:2"), ("1:1=1+1", "1:1=1+1")] {
        let played = rules.read_move(text).expect("a move");
        assert!(rules.play(&position, played).is_ok(), "{text}");
        assert_eq!(rules.write_move(rules.listed(&position, played)), listed);
    }
    for text in [
        "1:1", "1:1=3", "1:1=0", "1:3=1", "1:0=1+2", "1:4", "3:1", "1:2=1+1",
    ] {
        let played = rules.read_move(text).expect("a move");
        assert!(rules.play(&position, played).is_err(), "{text}");
    }
    let rules = octal("4.07");
    let position = rules.read_position("4").expect("a heap");
    let moves: Vec<String> = rules
        .moves(&position)
        .map(|played| rules.write_move(played))
        .collect();
    assert_eq!(moves, ["1:0=1+3", "1:0=2+2", "1:2=2", "1:2=1+1"]);
    // Heaps of 2 and 3 split in one way, which need not be said.
    let position = rules.read_position("2,3").expect("heaps");
    let moves: Vec<String> = rules
        .moves(&position)
        .map(|played| rules.write_move(played))
        .collect();
    assert_eq!(moves, ["1:0", "1:2", "2:0", "2:2"]);
    for (short, long, left) in [("1:0", "1:0=1+1", "1,1,3"), ("2:0", "2:0=2+1", "2,1,2")] {
        for text in [short, long] {
            let played = rules.read_move(text).expect("a move");
            let after = rules.play(&position, played).expect("a legal move");
            assert_eq!(rules.write_position(&after), left, "{text}");
            assert_eq!(rules.write_move(rules.listed(&position, played)), short);
        }
    }
}

/// Heaps of take keep their numbers, as piles do; heaps that may split are numbered anew.
#[test]
fn empty_heaps_of_take_stay() {
    let rules = Take::new("1-3", false).expect("a set");
    let play = |before: &str, played: &str| {
        let before = rules.read_position(before).expect("heaps");
        let played = rules.read_move(played).expect("a move");
        rules.write_position(&rules.play(&before, played).expect("a legal move"))
    };
    assert_eq!(play("2,5", "1:2"), "0,5");
    assert_eq!(play("0,5", "2:3"), "0,2");
    assert_eq!(play("0,2", "2:2"), "0,0");
    let rules = octal("0.77");
    let before = rules.read_position("2,0,5").expect("heaps");
    let played = rules.read_move("1:2").expect("a move");
    let after = rules.play(&before, played).expect("a legal move");
    assert_eq!(rules.write_position(&after), "5");
}

#[test]
fn codes_and_sets_have_one_form() {
    for (code, expected) in [
        (".770", "0.77"),
        ("4.07", "4.07"),
        ("4.", "4.0"),
        ("0.010", "0.01"),
    ] {
        let rules = octal(code);
        let values = rules.values(&rules.read_position("1").expect("a heap"));
        assert_eq!(
            values
                .of(octal_options())
                .next()
                .map(|(_, value)| value.to_string())
                .as_deref(),
            Some(expected)
        );
    }
    for code in [
        "", "0", "0.", "0.0", "1.3", "7.7", "0.8", "0.1x", "-0.3", "0,137", "0.1.3", "00.7",
    ] {
        assert!(Octal::new(code, false).is_err(), "{code}");
    }
    for set in ["", "0", "1,,2", "5-3", "1001", "a", "1-", "-3", "1,2,"] {
        assert!(Take::new(set, false).is_err(), "{set}");
    }
    let long = format!("0.{}", "3".repeat(1_001));
    assert!(Octal::new(&long, false).is_err());
}

/// A move that takes any number up to 1,000: the nimber is the rest of a division by 1,001.
#[test]
fn large_sets_and_long_codes_are_read_and_written() {
    let code = format!("0.{}", "3".repeat(1_000));
    let octal = Octal::new(&code, false).expect("a code");
    let nimber = |size: u64| {
        let read = |text: String| octal.read_position(&text).expect("a heap");
        Oracle::of(octal.clone()).nimber(&read(size.to_string()))
    };
    for size in [1, 999, 1_000, 1_001, 5_004] {
        assert_eq!(nimber(size), Ok(Some(size % 1_001)), "{size}");
    }
    for (set, written) in [
        ("1-1000", "1-1000"),
        ("1,500,1000", "1,500,1000"),
        ("1-3,40-70,72,74-103", "1,2,3,40-70,72,"),
    ] {
        let take = Take::new(set, false).expect("a set");
        let position = take.read_position("2000").expect("a heap");
        let values = take.values(&position);
        let kept = values
            .of(take_options())
            .next()
            .map(|(_, value)| value.to_string());
        let kept = kept.expect("the set");
        assert!(kept.starts_with(written), "{kept}");
        let again = Take::new(&kept, false).expect("what is written can be read");
        assert_eq!(
            again.moves(&position).count(),
            take.moves(&position).count()
        );
    }
}

fn take_options() -> &'static [&'static nimatron::games::GameOption] {
    let kind = nimatron::games::GameKind::from_name("take").expect("a game");
    kind.about().options
}

fn octal_options() -> &'static [&'static nimatron::games::GameOption] {
    let kind = nimatron::games::GameKind::from_name("octal").expect("a game");
    kind.about().options
}

/// The law of misère kayles serves its code, at any size.
#[test]
fn the_code_of_kayles_has_its_law_in_misere_play() {
    let nothing = Limits {
        max_memory: 0,
        max_moves: 0,
        max_nimbers: 0,
        max_remoteness: 0,
        ..Limits::default()
    };
    let octal = Octal::new("0.77", true).expect("a code");
    let kayles = Kayles::new(true);
    for text in [
        "1", "4", "5", "5,5,1", "9,12", "25,20,17", "30,30,30", "100,7",
    ] {
        let heaps = octal.read_position(text).expect("heaps");
        let mut limited = Oracle::new(octal.clone(), nothing, Interrupt::default());
        let found = limited.outcome(&heaps).expect("a law");
        let rows = kayles.read_position(text).expect("rows");
        let judged = Oracle::of(kayles.clone()).outcome(&rows);
        assert_eq!(Ok(found), judged, "{text}");
    }
    let heaps = octal.read_position("9,5,4").expect("heaps");
    let by_law = Oracle::of(octal.clone()).analyse(&heaps).expect("small");
    let mut search = Search::new(Limits::default(), Interrupt::default());
    let searched = search.answer(&octal, &heaps).expect("it applies");
    assert_eq!(by_law.moves, searched.expect("small").moves);
}
