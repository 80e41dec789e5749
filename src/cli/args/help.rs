//! Texts for `--help`.

/// Lists games for `--help`.
pub(super) fn game_help(names: &[&str]) -> String {
    format!("The game: {}", names.join(", "))
}

/// Lists commands and what they do, for the end of `--help`.
pub(super) fn examples(examples: &[(&str, &str)]) -> String {
    let widest = examples.iter().map(|(command, _)| command.len()).max();
    let width = widest.unwrap_or_default();
    let lines = examples
        .iter()
        .map(|(command, does)| format!("\n  {command:width$}  {does}"));
    format!("Examples:{}", lines.collect::<String>())
}
