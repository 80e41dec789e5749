//! The message files, embedded in the binary. Each is beside the code that says its messages; `Words` reads them.

use super::Language;
use crate::games::Messages;
use crate::inference::GameKind;

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

impl Language {
    /// Returns the texts of all message files in this language.
    pub fn messages(self) -> Vec<&'static str> {
        let files = COMMON.into_iter().chain(GameKind::messages()).flatten();
        files
            .filter(|(code, _)| *code == self.code())
            .map(|&(_, text)| text)
            .collect()
    }

    /// Returns a message that stands on one line and has no figures, as it is written: where Fluent is not needed, or there is no memory
    /// to build the words.
    pub(crate) fn plain_text(self, id: &str) -> &'static str {
        let mut lines = self.messages().into_iter().flat_map(str::lines);
        let found = lines.find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "));
        found.unwrap_or_default()
    }
}
