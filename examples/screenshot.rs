//! Draws a real session on a terminal as SVG, the picture of the README:
//!
//! ```text
//! cargo build --release
//! cargo run --release --example screenshot > docs/nimatron.svg
//! ```
//!
//! It runs the program that was built beside it, asks for the best move of a game of nim, and draws the answer as the terminal shows it,
//! down to the binary columns.

use std::env::current_exe;
use std::error::Error;
use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use vt100::{Cell, Color, Parser, Screen};

const ROWS: u16 = 40;
const COLUMNS: u16 = 80;

/// What the title of the window says. The players are left out.
const TITLE: &str = "nimatron play nim 3,4,5";

/// The size of a character in pixels of the picture.
const WIDTH: f32 = 8.4;
const HEIGHT: f32 = 18.0;

/// How long the program may be silent before its screen counts as complete.
const SILENCE: Duration = Duration::from_secs(2);

fn main() -> Result<(), Box<dyn Error>> {
    let examples = current_exe()?;
    let folder = examples.parent().and_then(|examples| examples.parent());
    let program = folder
        .ok_or("the program lies beside the examples")?
        .join("nimatron");
    if !program.exists() {
        return Err("build the program first: cargo build --release".into());
    }
    let size = PtySize {
        rows: ROWS,
        cols: COLUMNS,
        ..PtySize::default()
    };
    let pair = native_pty_system().openpty(size)?;
    let mut command = CommandBuilder::new(program);
    command.args(["play", "nim", "3,4,5", "--lang", "en"]);
    command.args(["--first", "human:Ann", "--second", "perfect"]);
    command.env("TERM", "xterm-256color");
    command.env_remove("NO_COLOR");
    let mut child = pair.slave.spawn_command(command)?;
    drop(pair.slave);
    let mut output = pair.master.try_clone_reader()?;
    let mut input = pair.master.take_writer()?;
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(read @ 1..) = output.read(&mut bytes) {
            if sender.send(bytes[..read].to_vec()).is_err() {
                break;
            }
        }
    });
    let [rows, columns] = [ROWS, COLUMNS].map(|size| NonZero::new(size).expect("a size"));
    let mut parser = Parser::new(rows, columns, 0);
    let mut silent = || {
        while let Ok(bytes) = receiver.recv_timeout(SILENCE) {
            parser.process(&bytes);
        }
        parser.screen().clone()
    };
    silent();
    input.write_all(b"w\r")?;
    let screen = silent();
    child.kill()?;
    child.wait()?;
    print!("{}", picture(&screen));
    Ok(())
}

/// Draws the answer to the typed letter: from the prompt where it was typed down to the last binary column, in a window.
fn picture(screen: &Screen) -> String {
    let shows = |what: &'static str| {
        move |&row: &u16| {
            let cells = (0..COLUMNS).filter_map(|column| screen.cell(row, column));
            let text: String = cells.map(Cell::contents).collect();
            text.contains(what)
        }
    };
    let first = (0..ROWS).find(shows("Move (")).unwrap_or(0);
    let last = (0..ROWS).rev().find(shows("->")).unwrap_or(ROWS - 1);
    let width = f32::from(COLUMNS) * WIDTH + 2.0 * HEIGHT;
    let height = f32::from(last - first + 1) * HEIGHT + 3.5 * HEIGHT;
    let middle = width / 2.0;
    let head = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"14\">\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"#1e2127\"/>\n\
         <text x=\"{middle}\" y=\"22\" text-anchor=\"middle\" fill=\"#7f848e\">{TITLE}</text>\n"
    );
    let buttons = (1_u16..).zip(["#e06c75", "#e5c07b", "#98c379"]);
    let buttons = buttons.map(|(place, color)| {
        let x = f32::from(place) * HEIGHT;
        format!("<circle cx=\"{x}\" cy=\"18\" r=\"5.5\" fill=\"{color}\"/>\n")
    });
    let rows =
        (first..=last).map(|row| line(screen, row, f32::from(row - first) * HEIGHT + 3.5 * HEIGHT));
    let parts = [head].into_iter().chain(buttons).chain(rows);
    parts.collect::<String>() + "</svg>\n"
}

/// Draws one row: a text for each run of characters in the same style.
fn line(screen: &Screen, row: u16, y: f32) -> String {
    let mut runs = Vec::new();
    let mut column = 0;
    while column < COLUMNS {
        let Some(style) = screen.cell(row, column).map(style) else {
            break;
        };
        let mut text = String::new();
        let x = f32::from(column) * WIDTH + HEIGHT;
        while let Some(cell) = screen
            .cell(row, column)
            .filter(|cell| self::style(cell) == style)
        {
            text.push_str(if cell.has_contents() {
                cell.contents()
            } else {
                " "
            });
            column += 1;
        }
        if !text.trim().is_empty() {
            let text = text.replace('&', "&amp;").replace('<', "&lt;");
            let length = u16::try_from(text.trim_end().chars().count()).unwrap_or(COLUMNS);
            runs.push(format!(
                "<text x=\"{x:.1}\" y=\"{y}\" xml:space=\"preserve\" textLength=\"{:.1}\" {style}>{}</text>\n",
                f32::from(length) * WIDTH,
                text.trim_end(),
            ));
        }
    }
    runs.concat()
}

/// The colour and weight of a character, as attributes.
fn style(cell: &Cell) -> String {
    let color = match cell.fgcolor() {
        Color::Idx(1) => "#e06c75",
        Color::Idx(2) => "#98c379",
        Color::Idx(3) => "#e5c07b",
        Color::Idx(4 | 12) => "#61afef",
        Color::Idx(5) => "#c678dd",
        Color::Idx(6) => "#56b6c2",
        _ if cell.dim() => "#7f848e",
        _ => "#dcdfe4",
    };
    let weight = if cell.bold() {
        " font-weight=\"bold\""
    } else {
        ""
    };
    format!("fill=\"{color}\"{weight}")
}
