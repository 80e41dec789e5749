//! A program as a kind of player, with its flags.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;

use super::{
    bot::{Bot, kill_all},
    terms::BotTerms,
};
use crate::cli::{Result, failure::unwritable, flags::file};
use crate::communication::Signals;
use crate::inference::{Position, Solver};
use crate::players::{Flags, Machine, MachineFlags, MachineKind, MachineTerms};
use crate::reason::{Phrase, is_invisible};

/// The longest time that may be asked for, in seconds: a day.
const LONGEST_TIME: f64 = 86_400.0;

#[derive(Debug, Args)]
struct BotFlags {
    /// How many seconds a program may take for a move [default: 5]
    #[arg(long, value_name = "SECONDS", value_parser = move_time)]
    move_time: Option<Duration>,
    /// Add what programs write to their standard error to this file [default: dropped]
    #[arg(long, value_name = "FILE", value_parser = file())]
    bot_log: Option<String>,
}

/// Another program, which its command runs.
pub(crate) struct ProgramKind;

impl MachineKind for ProgramKind {
    fn word(&self) -> &'static str {
        "exec"
    }

    fn help(&self) -> &'static str {
        "exec:COMMAND, a program of yours"
    }

    fn takes(&self) -> Option<&'static str> {
        Some("COMMAND")
    }

    /// A command may hold colons. A record has one line for it.
    fn check(&self, command: &str) -> Result<(), Phrase> {
        let is_command = !command.is_empty() && !command.contains(is_invisible);
        is_command
            .then_some(())
            .ok_or_else(|| Phrase::new("refuse-command"))
    }

    /// The name of the file that the command runs: of a script, where another program reads it.
    fn usual_name(&self, command: &str) -> String {
        let mut words = command.split_whitespace();
        let program = words.next().unwrap_or(command);
        let is_file = |word: &&str| !word.starts_with('-') && Path::new(word).is_file();
        let program = words.find(is_file).unwrap_or(program);
        let name = Path::new(program).file_name();
        name.map_or_else(|| program.into(), |name| name.to_string_lossy())
            .into_owned()
    }

    /// A record may come from anybody: the commands in it are not run.
    fn goes_on(&self) -> Result<Option<Phrase>, &'static str> {
        Err("record-program")
    }

    /// The programs end first.
    fn before_the_end(&self) {
        kill_all();
    }

    fn at_table(&self) -> Flags {
        Flags::of::<BotFlags>()
    }
}

impl MachineFlags for BotFlags {
    fn terms(self, _: &Signals) -> Result<Box<dyn MachineTerms>> {
        let mut terms = BotTerms::default();
        terms.move_time = self.move_time.unwrap_or(terms.move_time);
        terms.log_file = self.bot_log;
        Ok(Box::new(terms))
    }
}

impl MachineTerms for BotTerms {
    /// Opens the log. Clears nothing: it is added to.
    fn check(&mut self, _: &dyn Solver, _: Option<&Position>, _: bool) -> Result {
        if let Some(file) = &self.log_file
            && self.log.is_none()
        {
            let log = File::options().create(true).append(true).open(file);
            let log = log.and_then(|log| has_room(&log).map(|()| log));
            self.log = Some(Arc::new(log.map_err(unwritable(file))?));
        }
        Ok(())
    }

    fn seat(&self, command: &str, _: bool) -> Box<dyn Machine> {
        Box::new(Bot::new(command.into(), self.clone()))
    }
}

/// Reads the time for a move.
fn move_time(text: &str) -> Result<Duration, Phrase> {
    let seconds = text.parse().ok();
    seconds
        .filter(|seconds| 0.0 < *seconds && *seconds <= LONGEST_TIME)
        .map(Duration::from_secs_f64)
        .ok_or_else(|| {
            let most = LONGEST_TIME.to_string();
            phrase!("refuse-move-time", most = most).quoting("time", text)
        })
}

/// Whether the disk takes more of a file: the program that writes to it tells nobody.
fn has_room(mut file: &File) -> io::Result<()> {
    let length = file.metadata()?.len();
    file.write_all(b"\n")?;
    if file.metadata()?.len() == length + 1 {
        file.set_len(length)?;
    }
    Ok(())
}
