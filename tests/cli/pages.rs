//! The completions and the manual.

use crate::support::Run;

#[test]
fn completions_and_the_manual_name_every_subcommand() {
    let mut pages: Vec<String> = ["bash", "elvish", "fish", "powershell", "zsh"]
        .map(|shell| format!("completions {shell}"))
        .into();
    pages.push("man".to_owned());
    for page in pages {
        let mut run = Run::line(&page);
        for name in [
            "play",
            "solve",
            "compare",
            "map",
            "train",
            "boxes",
            "completions",
            "man",
        ] {
            run = run.expect_saying(name);
        }
        run.check();
    }
}
