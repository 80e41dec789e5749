//! A session in a file: the command, its input, and its expected output. Reads and writes such
//! files.
//!
//! ```text
//! # What the session shows, in a line or more.
//! $ LANG=cs_CZ.UTF-8 nimatron solve nim --batch positions.txt
//! --- file positions.txt
//! 1,2,3
//! --- stdin
//! --- stdout
//! 1,2,3   loss    1:1
//! --- stderr
//! --- status 0
//! ```
//!
//! A file whose name ends with `.sh` can be run. The words of the command are separated by spaces.
//! Variables of the environment may precede the name of the program. There may be any number of
//! files; they are put into the directory in which the program runs. Without `stdin` the input is
//! empty. The parts come in this order, and `status` is the last line, so a truncated file is not a
//! case.

use std::fmt::{self, Display};
use std::fs;
use std::io;
#[cfg(unix)]
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use crate::support::run::Outcome;
use crate::support::{Run, while_nothing_starts};

/// A session from a file.
pub(crate) struct Case {
    /// The lines before the command, which say what the session shows.
    heading: String,
    command: String,
    files: Vec<(String, String)>,
    stdin: Option<String>,
    /// `None` if the case has not been recorded yet.
    pub(crate) expected: Option<Outcome>,
}

impl Case {
    /// Reads a case.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let mut parts = text.split_inclusive('\n').peekable();
        let mut heading = String::new();
        while let Some(line) = parts.next_if(|line| line.starts_with('#') || *line == "\n") {
            heading.push_str(line);
        }
        if heading.trim().is_empty() {
            return Err("a case begins with a line that says what it shows".to_owned());
        }
        let command = parts
            .next()
            .and_then(|line| line.strip_prefix("$ "))
            .ok_or("the command is missing: a line that begins with \"$ \"")?
            .trim_end()
            .to_owned();
        let mut case = Self {
            heading,
            command,
            files: Vec::new(),
            stdin: None,
            expected: None,
        };
        let (mut stdout, mut stderr) = (None, None);
        while let Some(line) = parts.next() {
            let part = line
                .strip_prefix("--- ")
                .ok_or_else(|| format!("a line outside all parts: {line:?}"))?
                .trim_end();
            let mut text = String::new();
            while let Some(line) = parts.next_if(|line| !line.starts_with("--- ")) {
                text.push_str(line);
            }
            match part.split_once(' ').unwrap_or((part, "")) {
                ("file", name) if stdout.is_none() => case.files.push((name.to_owned(), text)),
                ("stdin", "") if stdout.is_none() => case.stdin = Some(text),
                ("stdout", "") if stdout.is_none() => stdout = Some(text),
                ("stderr", "") if stdout.is_some() => stderr = Some(text),
                ("status", status) if text.is_empty() && parts.peek().is_none() => {
                    case.expected = Some(Outcome {
                        stdout: stdout.take().ok_or("the part stdout is missing")?,
                        stderr: stderr.take().ok_or("the part stderr is missing")?,
                        status: status
                            .parse()
                            .map_err(|_| format!("{status:?} is no status"))?,
                    });
                }
                _ => return Err(format!("{part:?} is no part, or not in its place")),
            }
        }
        if stdout.is_some() {
            return Err("the last line, with the status, is missing".to_owned());
        }
        Ok(case)
    }

    /// Runs the session in `directory`, which is empty.
    pub(crate) fn run(&self, directory: &Path) -> Result<Outcome, String> {
        for (name, text) in &self.files {
            write(&directory.join(name), text).map_err(|error| format!("{name}: {error}"))?;
        }
        let (settings, arguments) = self
            .command
            .split_once("nimatron")
            .ok_or("the command is one of nimatron's")?;
        let stdin = self.stdin.clone().unwrap_or_default();
        let mut run = Run::line(arguments).input(stdin).within(directory);
        for setting in settings.split_whitespace() {
            let (name, value) = setting
                .split_once('=')
                .ok_or_else(|| format!("{setting:?} is no NAME=VALUE"))?;
            run = run.environment(name, value);
        }
        let outcome = run.outcome();
        for text in [&outcome.stdout, &outcome.stderr] {
            if !text.is_empty() && !text.ends_with('\n') {
                return Err(format!("what is said must end with a line:\n{outcome}"));
            }
            if text.lines().any(|line| line.starts_with("--- ")) {
                return Err(format!("a line would read as a part:\n{outcome}"));
            }
        }
        Ok(outcome)
    }
}

/// Writes a file. A script can be run, so no process may start while it is open.
fn write(path: &Path, text: &str) -> io::Result<()> {
    while_nothing_starts(|| {
        fs::write(path, text)?;
        #[cfg(unix)]
        if path.extension().is_some_and(|extension| extension == "sh") {
            fs::set_permissions(path, fs::Permissions::from_mode(0o755))?;
        }
        Ok(())
    })
}

impl Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}$ {}", self.heading, self.command)?;
        for (name, text) in &self.files {
            write!(f, "--- file {name}\n{text}")?;
        }
        if let Some(stdin) = &self.stdin {
            write!(f, "--- stdin\n{stdin}")?;
        }
        match &self.expected {
            Some(outcome) => writeln!(f, "{outcome}"),
            None => Ok(()),
        }
    }
}
