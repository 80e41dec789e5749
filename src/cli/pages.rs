//! `nimatron completions` and `nimatron man`: descriptions of the command line for other programs.

use std::io::Write;

use clap::{Command, ValueEnum};
use clap_complete::Shell;
use clap_mangen::Man;

use super::{Context, Failure};
use crate::communication::Stop;
use crate::reason::Phrase;

pub(super) fn completions(
    context: &Context,
    shell: &str,
    mut command: Command,
) -> Result<(), Failure> {
    let shell = Shell::from_str(shell, false).map_err(|_| {
        let known: Vec<String> = Shell::value_variants()
            .iter()
            .map(ToString::to_string)
            .collect();
        context.usage(
            &Phrase::new("refuse-shell")
                .quoting("shell", shell)
                .with("known", known.join(", ")),
        )
    })?;
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "nimatron", &mut script);
    write(context, &script)
}

pub(super) fn man(context: &Context, mut command: Command) -> Result<(), Failure> {
    command = command.disable_help_subcommand(true);
    command.build();
    let mut page = Vec::new();
    let rendered = render(&command, &mut page);
    rendered.map_err(Stop::from)?;
    write(context, &page)
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

fn write(context: &Context, bytes: &[u8]) -> Result<(), Failure> {
    let mut printer = context.printer();
    printer.write(&String::from_utf8_lossy(bytes))?;
    Ok(printer.flush()?)
}
