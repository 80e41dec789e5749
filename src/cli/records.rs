//! Files of records, as subcommands read them.

use std::path::Path;

use super::{Context, Failure};
use crate::explanation::refusals::{record_damage, record_refusal};
use crate::reason::Phrase;
use crate::record::{Damage, RecordError, Written, read_file};

/// Reads the games of a file, at least one; with `salvages`, those before the first damage.
pub(super) fn load(context: &Context, file: &str, salvages: bool) -> Result<Vec<Written>, Failure> {
    read_file(Path::new(file), salvages).map_err(|error| damaged(context, file, &error, salvages))
}

/// Says why a file is refused where `--salvage` could help.
pub(super) fn damaged(
    context: &Context,
    file: &str,
    error: &RecordError,
    salvages: bool,
) -> Failure {
    match error {
        RecordError::Damaged(damage) if !salvages => {
            let damaged = record_damage(file, damage);
            let phrase = Phrase::new("record-salvage").with("damaged", damaged);
            Failure::Failed(context.words.to_programs().say(&phrase))
        }
        _ => refusal(context, file, error),
    }
}

/// Says what is wrong with a game of a file.
pub(super) fn damage(context: &Context, file: &str, damage: Damage) -> Failure {
    refusal(context, file, &RecordError::Damaged(damage))
}

/// Says why a file is refused.
pub(super) fn refusal(context: &Context, file: &str, error: &RecordError) -> Failure {
    let phrase = record_refusal(file, error);
    Failure::Failed(context.words.to_programs().say(&phrase))
}
