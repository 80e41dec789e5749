//! Compares the output with a text that was recorded when there were fewer games.
//!
//! A new game appears in the menu of games and in lists such as `matches, nim or sticks`. That
//! alone is no reason to record every session with such a list again.

/// What joins the last two names of a list, in each language.
const JOINING: [&str; 13] = [
    "and", "or", "a", "nebo", "i", "lub", "и", "или", "ja", "või", "und", "oder", "oraz",
];

/// The blanks at the beginning of a wrapped line of the menu.
const HANGING: &str = "      ";

/// Whether the output is as expected, apart from games that were added to the end of the list
/// later.
///
/// `games` are the names of all games, in the order of the list. The later ones are those after the
/// last that a menu or a list in `expected` names; elsewhere a name may be an ordinary word. If
/// there are none, the texts have to be equal byte for byte.
pub(super) fn is_as_expected(expected: &str, told: &str, games: &[&str]) -> bool {
    let listed = parts(expected, games).into_iter().map(|part| match part {
        Part::Game { number, .. } => number,
        Part::Lines(lines) => last_listed(&words(&lines), games),
    });
    let known = listed.max().unwrap_or(0);
    let same = || plain(expected, games, known) == plain(told, games, known);
    expected == told || (known < games.len() && same())
}

/// A part of a text.
enum Part<'t> {
    /// An entry of the menu of games. It may show a game by its name in a language, so the number
    /// tells which one it is.
    Game { number: usize, words: Vec<&'t str> },
    /// Lines, among them no blank one unless it is alone.
    Lines(Vec<&'t str>),
}

fn parts<'t>(text: &'t str, games: &[&str]) -> Vec<Part<'t>> {
    let mut parts = Vec::new();
    let mut in_menu = false;
    for line in text.split('\n') {
        let words: Vec<&str> = line.split_whitespace().collect();
        let number = words.first().and_then(|word| word.strip_suffix(')'));
        let number: Option<usize> = number.and_then(|number| number.parse().ok());
        if number == Some(1) {
            let letters =
                |word: &&str| word.trim_matches(|c: char| !c.is_alphanumeric()) == games[0];
            in_menu = words.iter().any(letters);
        } else if number.is_none() && !line.starts_with(HANGING) {
            in_menu = false;
        }
        match (number, parts.last_mut()) {
            (Some(number), _) if in_menu => parts.push(Part::Game { number, words }),
            (None, Some(Part::Game { words: entry, .. })) if in_menu => entry.extend(words),
            (_, Some(Part::Lines(lines))) if !line.is_empty() && *lines != [""] => lines.push(line),
            _ => parts.push(Part::Lines(vec![line])),
        }
    }
    parts
}

/// A text without the games after the first `known` ones, and without the padding of names in the
/// menu.
fn plain(text: &str, games: &[&str], known: usize) -> String {
    let parts = parts(text, games).into_iter();
    let told = parts.filter_map(|part| match part {
        Part::Game { number, words } => (number <= known).then(|| words.join(" ")),
        Part::Lines(lines) => Some(plain_lists(&lines, games, known)),
    });
    told.collect::<Vec<_>>().join("\n")
}

/// Lines without the later games in their lists. A list has no commas and no `or` between the
/// names, because a later game turns `nim or sticks` into `nim, sticks or chess`, and where it
/// stands no line breaks are left. The number of all games becomes `known`.
fn plain_lists(lines: &[&str], games: &[&str], known: usize) -> String {
    let words = words(lines);
    if last_listed(&words, games) == 0 {
        return lines.join("\n");
    }
    let mut kept: Vec<String> = Vec::new();
    let mut left = words.as_slice();
    while let Some(word) = left.first() {
        let (taken, listed) = list(left, games);
        let ends = left[taken.max(1) - 1];
        let mark = &ends[name(ends).len()..];
        if listed.len() > 1 {
            let known = listed.iter().filter(|&&index| index < known);
            kept.extend(known.map(|&index| games[index].to_owned()));
            kept.extend((!["", ","].contains(&mark)).then(|| mark.to_owned()));
            left = &left[taken..];
            continue;
        }
        if name(word) == games.len().to_string() {
            kept.push(format!("{known}{mark}"));
        } else {
            kept.push((*word).to_owned());
        }
        left = &left[1..];
    }
    kept.join(" ")
}

/// How many games there are up to the last that a list names; 0 if there is no list.
fn last_listed(words: &[&str], games: &[&str]) -> usize {
    let lists = (0..words.len()).map(|at| list(&words[at..], games).1);
    let lists = lists.filter(|listed| listed.len() > 1).flatten();
    lists.max().map_or(0, |last| last + 1)
}

/// The list that begins with the first word: of how many words it is, and the indices of its games.
fn list(words: &[&str], games: &[&str]) -> (usize, Vec<usize>) {
    let joins = |at: usize| words.get(at).is_some_and(|word| JOINING.contains(word));
    let (mut taken, mut listed) = (0, Vec::new());
    loop {
        let at = taken + usize::from(taken > 0 && joins(taken));
        let index = |word: &&str| games.iter().position(|game| *game == name(word));
        let Some(index) = words.get(at).and_then(index) else {
            return (taken, listed);
        };
        listed.push(index);
        taken = at + 1;
        let goes_on = words[at].ends_with(',') || name(words[at]) == words[at] && joins(taken);
        if !goes_on {
            return (taken, listed);
        }
    }
}

fn words<'t>(lines: &[&'t str]) -> Vec<&'t str> {
    let words = lines.iter().flat_map(|line| line.split_whitespace());
    words.collect()
}

/// A word without the mark after it.
fn name(word: &str) -> &str {
    word.trim_end_matches([',', '.', ';'])
}

#[test]
fn only_later_games_make_no_difference() {
    let before = "Which game?\n  1) nim     take\n  2) sticks  take one\n\
        Enter a number from 1 to 2, or nim or sticks; h for help.\nAccepted: nim, sticks.\n";
    let games = ["nim", "sticks", "checkers"];
    let after = "Which game?\n  1) nim       take\n  2) sticks    take one\n  3) checkers  jump\n\
        Enter a number from 1 to 3, or nim, sticks or checkers; h for help.\nAccepted: nim, sticks, checkers.\n";
    assert!(is_as_expected(before, before, &games));
    assert!(is_as_expected(before, after, &games));
    // A missing game makes a difference.
    assert!(!is_as_expected(after, before, &games));
    for (whole, part) in [
        ("  1) nim       take\n", ""),
        ("or nim, sticks or", "or sticks or"),
        ("Accepted: nim, ", "Accepted: "),
        ("1 to 3", "1 to 4"),
        ("take one", "take  two"),
        ("Which game?", "Which  game?"),
    ] {
        let other = after.replace(whole, part);
        assert_ne!(other, after);
        assert!(!is_as_expected(before, &other, &games), "{other}");
    }
    // A later game may have the name of an ordinary word.
    let told = before.replace("Which", "A few. Which");
    let all = ["nim", "sticks", "few"];
    assert!(is_as_expected(
        &told,
        &told
            .replace("to 2,", "to 3,")
            .replace("nim or sticks", "nim, sticks or few"),
        &all
    ));
    // Without later games every byte counts.
    assert!(!is_as_expected(
        before,
        &before.replace("nim     take", "nim take"),
        &games[..2]
    ));
}

#[test]
fn later_games_may_wrap_a_list_and_have_names_of_their_own() {
    let before = "Welches Spiel?\n  1) Nim (nim): nehmen\n  2) Stäbchen (sticks): nehmen, und\n      noch mehr\n  misere: anders\n\
        Spiele, die in einer Summe stehen können: nim\nund sticks. „q“ beendet.\nNummer [1]: q\n";
    let after = "Welches Spiel?\n  1) Nim (nim):   nehmen\n  2) Stäbchen (sticks):   nehmen,\n      und noch mehr\n  3) Dame: schlagen\n      \
        und ziehen\n  misere: anders\n\
        Spiele, die in einer Summe stehen können: nim, sticks\nund checkers. „q“ beendet.\nNummer [1]: q\n";
    let games = ["nim", "sticks", "checkers"];
    assert!(is_as_expected(before, after, &games));
    for (whole, part) in [
        ("  2) Stäbchen", "  2) Stab"),
        ("noch mehr", "mehr"),
        ("anders", "genauso"),
        ("nim, sticks\n", "nim\n"),
        ("„q“ beendet", "q beendet"),
    ] {
        let other = after.replace(whole, part);
        assert_ne!(other, after);
        assert!(!is_as_expected(before, &other, &games), "{other}");
    }
}
