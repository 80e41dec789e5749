//! `nimatron completions` and `nimatron man`: descriptions of the command line for other programs.

use std::io::Write;

use clap::Command;
use clap::builder::PossibleValue;
use clap_complete::Shell;
use clap_mangen::Man;

use super::{Context, Result};
use crate::communication::Error;

pub(super) fn completions(context: &Context, shell: Shell, mut command: Command) -> Result {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "nimatron", &mut script);
    if shell == Shell::Fish {
        fish_arguments(&command, &mut script).map_err(Error::from)?;
    }
    context.print(&String::from_utf8_lossy(&script))
}

/// Adds the words of arguments without a flag, which clap leaves out for fish. They are offered
/// until one of them is there.
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

pub(super) fn man(context: &Context, mut command: Command) -> Result {
    command = command.disable_help_subcommand(true);
    command.build();
    let mut page = Vec::new();
    render(&command, &mut page).map_err(Error::from)?;
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
