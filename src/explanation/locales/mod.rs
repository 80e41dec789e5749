//! The message files, embedded in the binary. Each is beside the code that says its messages; `Words` reads them.

use super::Language;

/// A file of messages in each language that has it, by the code of the language.
type Messages = &'static [(&'static str, &'static str)];

/// What no single game says.
const COMMON: [Messages; 2] = [
    &[
        ("en", include_str!("en.ftl")),
        ("cs", include_str!("cs.ftl")),
    ],
    &[
        ("en", include_str!("../../players/learner/en.ftl")),
        ("cs", include_str!("../../players/learner/cs.ftl")),
    ],
];

/// What the games say.
const GAMES: [Messages; 9] = [
    &[
        ("en", include_str!("../../games/shared/en.ftl")),
        ("cs", include_str!("../../games/shared/cs.ftl")),
    ],
    &[
        ("en", include_str!("../../games/piles/en.ftl")),
        ("cs", include_str!("../../games/piles/cs.ftl")),
    ],
    &[
        ("en", include_str!("../../games/piles/matches/en.ftl")),
        ("cs", include_str!("../../games/piles/matches/cs.ftl")),
    ],
    &[
        ("en", include_str!("../../games/piles/nim/en.ftl")),
        ("cs", include_str!("../../games/piles/nim/cs.ftl")),
    ],
    &[
        ("en", include_str!("../../games/sticks/en.ftl")),
        ("cs", include_str!("../../games/sticks/cs.ftl")),
    ],
    &[
        ("en", include_str!("../../games/coins/en.ftl")),
        ("cs", include_str!("../../games/coins/cs.ftl")),
    ],
    &[
        ("en", include_str!("../../games/cram/en.ftl")),
        ("cs", include_str!("../../games/cram/cs.ftl")),
    ],
    &[
        ("en", include_str!("../../games/kayles/en.ftl")),
        ("cs", include_str!("../../games/kayles/cs.ftl")),
    ],
    &[
        ("en", include_str!("../../games/chomp/en.ftl")),
        ("cs", include_str!("../../games/chomp/cs.ftl")),
    ],
];

impl Language {
    /// Returns the texts of all message files in this language.
    pub fn messages(self) -> Vec<&'static str> {
        let files = COMMON.iter().chain(&GAMES).copied().flatten();
        files
            .filter(|(code, _)| *code == self.code())
            .map(|&(_, text)| text)
            .collect()
    }
}
