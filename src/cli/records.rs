//! Files of records, as subcommands read them.

use std::fs;

use super::{Context, Failure};
use crate::explanation::sentences::record_damage;
use crate::reason::Phrase;
use crate::record::{Written, read};

/// Reads the games of a file.
pub(super) fn load(context: &Context, file: &str) -> Result<Vec<Written>, Failure> {
    let failed = |phrase: &Phrase| Failure::Failed(context.words.to_programs().say(phrase));
    let bytes = fs::read(file).map_err(|error| {
        let phrase = Phrase::new("file-unreadable").with("file", file);
        failed(&phrase.with("error", error.to_string()))
    })?;
    read(&bytes).map_err(|damage| failed(&record_damage(file, &damage)))
}
