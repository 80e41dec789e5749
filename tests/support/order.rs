//! The order in which moves are listed, by their texts.

/// What the order of moves depends on in every game: numbers by their size, cells in reading order,
/// moves on one pile before those on several. One heap that is left, `=5`, is like a smaller one of
/// 0 beside it. In a sum the number of the summand comes first.
pub(crate) fn order(played: &str) -> impl PartialOrd + use<> {
    let (summand, played) = played.split_once('/').unwrap_or(("", played));
    let piles = played.split(':').next().unwrap_or(played);
    let several = if played.contains(':') {
        piles.matches('+').count()
    } else {
        0
    };
    let two_heaps = if played.contains('+') { "=" } else { "=0+" };
    let words = played.replace('=', two_heaps);
    let words = words.split(|c: char| !c.is_ascii_alphanumeric());
    let padded = words.map(|word| {
        let letters = word.trim_end_matches(|c: char| c.is_ascii_digit());
        format!("{:>20}{letters:>20}", &word[letters.len()..])
    });
    let padded: Vec<String> = padded.collect();
    (format!("{summand:>20}"), several, padded, played.to_owned())
}

#[test]
fn moves_have_an_order() {
    let ordered = [
        "1/9",
        "1/10",
        "2/1:2",
        "2/1:2+",
        "2/1:10",
        "2/2:1=5",
        "2/2:1=1+4",
        "2/2:1=2+3",
        "2/2:2=4",
        "3/z1-aa1",
        "3/aa1-aa2",
        "3/a2-b2",
        "3/a2-a3",
        "10/a1",
    ];
    assert!(ordered.is_sorted_by(|one, other| order(one) < order(other)));
}
