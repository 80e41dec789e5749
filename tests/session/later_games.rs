//! Compares the output with a text that was recorded when there were fewer games.
//!
//! A new game appears in the menu of games and in lists such as `matches, nim or sticks`. That alone is no reason to record
//! every session with such a list again.

/// Whether the output is as expected, apart from games that were added to the end of the list later.
///
/// `games` are the names of all games, in the order of the list. The later ones are those after the last that a menu or a list in
/// `expected` names; elsewhere a name may be an ordinary word. If there are none, the texts have to be equal byte for byte.
pub(super) fn is_as_expected(expected: &str, told: &str, games: &[&str]) -> bool {
    let listed = expected.lines().flat_map(|line| listed(line, games));
    let known = listed.max().map_or(0, |last| last + 1);
    let same = || plain(expected, games, known) == plain(told, games, known);
    expected == told || (known < games.len() && same())
}

/// The indices of the games that a line of a menu or a list names.
fn listed(line: &str, games: &[&str]) -> Vec<usize> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let index = |word: &&str| games.iter().position(|game| *game == name(word));
    match words[..] {
        [number, ref game, ..] if number.ends_with(')') => index(game).into_iter().collect(),
        _ => {
            let named: Vec<usize> = words.iter().filter_map(index).collect();
            if named.len() > 1 { named } else { Vec::new() }
        }
    }
}

/// A text without the games after the first `known` ones, and without the padding of names in the menu.
fn plain(text: &str, games: &[&str], known: usize) -> String {
    let mut lines = Vec::new();
    for line in text.split('\n') {
        let words: Vec<&str> = line.split_whitespace().collect();
        let is_game = |word: &&&str| games.contains(&name(word));
        let named = words.iter().filter(is_game).count();
        match words[..] {
            // A line of the menu, such as `  2) nim     take from one pile`.
            [number, game, ..] if number.ends_with(')') && games.contains(&game) => {
                if games[..known].contains(&game) {
                    lines.push(words.join(" "));
                }
            }
            _ if named > 1 => lines.push(plain_list(&words, games, known)),
            _ => lines.push(line.to_owned()),
        }
    }
    lines.join("\n")
}

/// A line with a list of games, without the later ones. It has no commas and no `or` between the names, because a later game
/// turns `nim or sticks` into `nim, sticks or chess`. The number of all games becomes `known`.
fn plain_list(words: &[&str], games: &[&str], known: usize) -> String {
    let mut kept: Vec<String> = Vec::new();
    for word in words {
        let name = name(word);
        let mark = &word[name.len()..];
        if games.contains(&name) {
            kept.pop_if(|last| ["or", "nebo"].contains(&last.as_str()));
            kept.extend(games[..known].contains(&name).then(|| name.to_owned()));
            kept.extend((!["", ","].contains(&mark)).then(|| mark.to_owned()));
        } else if name == games.len().to_string() {
            kept.push(format!("{known}{mark}"));
        } else {
            kept.push((*word).to_owned());
        }
    }
    kept.join(" ")
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
