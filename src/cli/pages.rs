//! `nimatron completions` and `nimatron man`: descriptions of the command line for other programs.

use std::io::Write;

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, Command, ValueEnum};
use clap_complete::Shell;
use clap_mangen::Man;

use super::{Context, Failure, offers};
use crate::communication::{ColorChoice, Stop};
use crate::explanation::Language;
use crate::inference::Rung;
use crate::players::Skill;
use crate::players::learner::Against;
use crate::reason::Phrase;
use crate::session::Who;

pub(super) fn completions(context: &Context, shell: &str, command: Command) -> Result<(), Failure> {
    let shell = Shell::from_str(shell, false).map_err(|_| {
        let shells = shells();
        let known: Vec<&str> = shells.iter().map(PossibleValue::get_name).collect();
        Failure::Usage(
            Phrase::new("refuse-shell")
                .quoting("shell", shell)
                .with("known", known.join(", ")),
        )
    })?;
    let mut command = offering(command);
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "nimatron", &mut script);
    if shell == Shell::Fish {
        fish_arguments(&command, &mut script).map_err(Stop::from)?;
    }
    context.print(&String::from_utf8_lossy(&script))
}

/// Adds the words of arguments without a flag, which clap leaves out for fish. They are offered until one of them is there.
fn fish_arguments(command: &Command, script: &mut Vec<u8>) -> std::io::Result<()> {
    for sub in command.get_subcommands() {
        let name = sub.get_name();
        for argument in sub.get_positionals() {
            let values = argument.get_possible_values();
            let values: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
            if values.is_empty() {
                continue;
            }
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

fn shells() -> Vec<PossibleValue> {
    let all = Shell::value_variants();
    all.iter().filter_map(Shell::to_possible_value).collect()
}

/// The same command with the words that its arguments accept. Only completions know them: clap would refuse any other word itself,
/// and in English.
fn offering(command: Command) -> Command {
    let offered = |name: String| {
        move |argument: Arg| match words(&name, argument.get_id().as_str()) {
            Some(words) => argument.value_parser(PossibleValuesParser::new(words)),
            None => argument,
        }
    };
    let own = offered(command.get_name().to_owned());
    let command = command.mut_args(own);
    command.mut_subcommands(|sub| {
        let own = offered(sub.get_name().to_owned());
        sub.mut_args(own)
    })
}

/// The words that an argument of a subcommand accepts; `None` if there is no list of them. A player may also have a name, a program
/// goes on with its command, and a method only serves some games.
fn words(subcommand: &str, argument: &str) -> Option<Vec<PossibleValue>> {
    let values = |words: Vec<&'static str>| words.into_iter().map(PossibleValue::new).collect();
    Some(match argument {
        "game" => values(match subcommand {
            "map" => offers::with_map(),
            "train" => offers::learnable(),
            "sequence" => offers::with_sequence(),
            _ => offers::all(),
        }),
        "method" => values(Rung::names()),
        "first" | "second" => values(Who::beginnings().collect()),
        // The players of a match, after its position.
        "rest" => {
            let machines = Who::beginnings().filter(|&name| name != Who::Human.name());
            values(machines.collect())
        }
        "skill" => values(Skill::names().collect()),
        "against" => values(Against::ALL.map(Against::name).into()),
        "lang" => values(Language::all().map(Language::code).collect()),
        "color" => values(ColorChoice::ALL.map(ColorChoice::name).into()),
        "shell" => shells(),
        _ => return None,
    })
}

pub(super) fn man(context: &Context, mut command: Command) -> Result<(), Failure> {
    command = command.disable_help_subcommand(true);
    command.build();
    let mut page = Vec::new();
    let rendered = render(&command, &mut page);
    rendered.map_err(Stop::from)?;
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
