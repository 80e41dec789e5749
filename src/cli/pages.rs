//! `nimatron completions` and `nimatron man`: descriptions of the command line for other programs.

use std::io::Write;

use clap::builder::PossibleValuesParser;
use clap::{Arg, Command, ValueEnum};
use clap_complete::Shell;
use clap_mangen::Man;

use super::{
    Context, Done, boxes::learnable_games, flags::all_games, map::games_with_map,
    sequence::games_with_sequence,
};
use crate::communication::{ColorChoice, Stop};
use crate::explanation::Language;
use crate::inference::Algorithm;
use crate::players::{Skill, learner::Against};
use crate::reason::Phrase;
use crate::session::Who;

/// The shells that there are completions for.
const SHELLS: [&str; 5] = ["bash", "elvish", "fish", "powershell", "zsh"];

pub(super) fn completions(context: &Context, shell: &str, command: Command) -> Done {
    let shell = Shell::from_str(shell, false).map_err(|_| {
        Phrase::new("refuse-shell")
            .quoting("shell", shell)
            .choosing(SHELLS)
    })?;
    let mut command = offering(command);
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "nimatron", &mut script);
    if shell == Shell::Fish {
        fish_arguments(&command, &mut script).map_err(Stop::from)?;
    }
    context.print(&String::from_utf8_lossy(&script))
}

/// Adds the words of arguments without a flag, which clap leaves out for fish. They are offered
/// until one of them is there.
fn fish_arguments(command: &Command, script: &mut Vec<u8>) -> std::io::Result<()> {
    for sub in command.get_subcommands() {
        let name = sub.get_name();
        for argument in sub.get_positionals() {
            let Some(values) = words(name, argument.get_id().as_str()) else {
                continue;
            };
            let values = values.join(" ");
            let within = format!("__fish_nimatron_using_subcommand {name}");
            let is_due = format!("{within}; and not __fish_seen_subcommand_from {values}");
            writeln!(
                script,
                "complete -c nimatron -n \"{is_due}\" -f -a \"{values}\""
            )?;
        }
    }
    Ok(())
}

/// The same command with the words that its arguments accept. Only completions know them: clap
/// would refuse any other word itself, and in English.
fn offering(command: Command) -> Command {
    let name = command.get_name().to_owned();
    let offered = |argument: Arg| match words(&name, argument.get_id().as_str()) {
        Some(words) => argument.value_parser(PossibleValuesParser::new(words)),
        None => argument,
    };
    command.mut_args(offered).mut_subcommands(offering)
}

/// The words that an argument of a subcommand accepts; `None` if there is no list of them. A player
/// may also have a name, a program goes on with its command, and a method only serves some games.
fn words(subcommand: &str, argument: &str) -> Option<Vec<&'static str>> {
    Some(match argument {
        "game" => match subcommand {
            "map" => games_with_map(),
            "train" => learnable_games(),
            "sequence" => games_with_sequence(),
            _ => all_games(),
        },
        "method" => Algorithm::names(),
        "first" | "second" => Who::beginnings().collect(),
        // The players of a match, after its position.
        "rest" => {
            let human = Who::Human.name();
            Who::beginnings().filter(|&name| name != human).collect()
        }
        "skill" => Skill::names().collect(),
        "against" => Against::ALL.map(Against::name).into(),
        "lang" => Language::all().map(Language::code).collect(),
        "color" => ColorChoice::NAMED.map(|(name, _)| name).into(),
        "shell" => SHELLS.into(),
        _ => return None,
    })
}

pub(super) fn man(context: &Context, mut command: Command) -> Done {
    command = command.disable_help_subcommand(true);
    command.build();
    let mut page = Vec::new();
    render(&command, &mut page).map_err(Stop::from)?;
    context.print(&String::from_utf8_lossy(&page))
}

/// Renders one page: the program's own, then a section for each subcommand.
fn render(command: &Command, page: &mut Vec<u8>) -> std::io::Result<()> {
    Man::new(command.clone()).render(page)?;
    for sub in command.get_subcommands() {
        let name = sub.get_bin_name().unwrap_or_else(|| sub.get_name());
        writeln!(page, ".SH \"{}\"", name.to_uppercase())?;
        let man = Man::new(sub.clone());
        let mut sections = Vec::new();
        man.render_description_section(&mut sections)?;
        man.render_synopsis_section(&mut sections)?;
        man.render_options_section(&mut sections)?;
        let sections = String::from_utf8_lossy(&sections).replace(".SH ", ".SS ");
        page.extend_from_slice(sections.as_bytes());
    }
    Ok(())
}
