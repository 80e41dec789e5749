//! `nimatron completions` and `nimatron man`: descriptions of the command line for other programs.

use std::io::Write;

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, Command};
use clap_complete::Shell;
use clap_mangen::Man;

use super::{Context, Result, doors};
use crate::communication::Error;
use crate::inference::GameKind;

pub fn completions(context: &Context, shell: Shell, command: Command) -> Result {
    let mut command = with_names(command);
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "nimatron", &mut script);
    if shell == Shell::Fish {
        fish_arguments(&command, &mut script).map_err(Error::from)?;
    }
    context.print(&String::from_utf8_lossy(&script))
}

/// The command line with what `run` understands beside it: games and their other names as the first
/// word, and other names wherever a game is named.
fn with_names(command: Command) -> Command {
    let games = GameKind::all().map(|kind| Command::new(kind.name()).about("Play this game"));
    let doors = doors::all().map(|door| Command::new(door.name).about(door.command()));
    command
        .mut_subcommands(|sub| {
            let is_game = |argument: &Arg| argument.get_id() == "game";
            let Some(game) = sub.get_arguments().find(|argument| is_game(argument)) else {
                return sub;
            };
            let known = game.get_possible_values();
            let is_known = |name: &str| known.iter().any(|value| value.get_name() == name);
            let games = GameKind::all().map(GameKind::name);
            let doors = doors::all().filter(|door| is_known(door.opens[0]));
            let names = games.filter(|name| is_known(name));
            let names: Vec<&str> = names.chain(doors.map(|door| door.name)).collect();
            // Arguments keep their places.
            sub.mut_args(|argument| {
                if is_game(&argument) {
                    argument.value_parser(PossibleValuesParser::new(names.clone()))
                } else {
                    argument
                }
            })
        })
        .subcommands(games)
        .subcommands(doors)
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

/// What the manual says beside the command line.
const SECTIONS: &str = r".SH EXIT STATUS
.TP
0
all well, also where input ends after a finished game
.TP
1
a failure, with one line on the standard error; a line of a batch that cannot be read; a strategy
that does not prove what it claims
.TP
2
wrong usage, an unreadable position included
.TP
3
input ended before the game was over
.TP
130, 143
Ctrl-C; SIGTERM
.SH ENVIRONMENT
.TP
ACCESSIBLE
if set, and not to 0: plain numbered questions, positions in words, tables line by line, no colours,
and nothing is drawn anew
.TP
NO_COLOR
no colours
.TP
LC_ALL, LC_MESSAGES, LANG, LANGUAGE
the language, unless \-\-lang gives one
.TP
NIMATRON_WIDTH
the columns of a screen for which output is laid out that goes to no terminal
.TP
XDG_STATE_HOME
the folder that has the folder nimatron [default: ~/.local/state]
.SH FILES
What is played on a terminal is kept in the folder nimatron there:
.TP
unfinished.record, last.record
the game to go on with, and the players of the last one
.TP
opponents, scores
how strong the computer is against each person, and the score of each pair of players; nimatron play
\-\-forget takes both away
.TP
progress, daily
the lessons that are learned, and the days on which the position of the day was solved
.TP
learners
a folder with the matchboxes of the learner, a file for each game
";

pub fn man(context: &Context, mut command: Command) -> Result {
    command = command.disable_help_subcommand(true);
    command.build();
    let mut page = Vec::new();
    render(&command, &mut page).map_err(Error::from)?;
    let page = String::from_utf8_lossy(&page).replace(".SH EXTRA\nExamples:\n", ".SH EXAMPLES\n");
    context.print(&(page + SECTIONS))
}

/// Renders one page: the program's own, then a section for each subcommand, without the options
/// that all of them share.
fn render(command: &Command, page: &mut Vec<u8>) -> std::io::Result<()> {
    Man::new(command.clone()).render(page)?;
    for sub in command.get_subcommands() {
        let name = sub.get_bin_name().unwrap_or_else(|| sub.get_name());
        writeln!(page, ".SH \"{}\"", name.to_uppercase())?;
        let is_shared = |argument: &Arg| argument.is_global_set();
        let own = sub.clone().mut_args(|argument| {
            let is_shared = is_shared(&argument);
            argument.hide(is_shared)
        });
        let man = Man::new(own);
        let mut sections = Vec::new();
        man.render_description_section(&mut sections)?;
        man.render_synopsis_section(&mut sections)?;
        man.render_options_section(&mut sections)?;
        let sections = String::from_utf8_lossy(&sections).replace(".SH ", ".SS ");
        page.extend_from_slice(sections.as_bytes());
    }
    Ok(())
}
