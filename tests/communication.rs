//! What terminals get that are narrow.

use nimatron::internals::broken;

#[test]
fn a_prompt_breaks_at_blanks_alone_and_leaves_room_for_an_answer() {
    for (prompt, above, last) in [
        (
            "Won or lost? (w/v or l/p)",
            vec![],
            "Won or lost? (w/v or l/p)",
        ),
        (
            "How many matches in pile 1? [33]",
            vec![],
            "How many matches in pile 1? [33]",
        ),
        (
            "Is it a win, or lost? (w/v or l/p)",
            vec!["Is it a win, or lost? (w/v or"],
            "l/p)",
        ),
        (
            "Move (such as a1-b1), now",
            vec![],
            "Move (such as a1-b1), now",
        ),
        (
            "Move here now (such as aaaaa1-b1)",
            vec!["Move here now (such as"],
            "aaaaa1-b1)",
        ),
    ] {
        let (lines, asked) = broken(prompt, 40);
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        assert_eq!((lines, asked.as_str()), (above, last));
    }
}
