//! Draws a real session on a terminal as a moving SVG, the picture of the README:
//!
//! ```text
//! cargo build --release
//! cargo run --release --features screenshot --example screenshot > docs/nimatron.svg
//! ```
//!
//! It runs the program that was built beside it by the command of the README, asks why a move of
//! nim wins, and plays on until it is won. Each answer is drawn as the terminal shows it, from its
//! first line on, for some seconds. Where nothing may move, the last one is drawn.

use std::env::current_exe;
use std::error::Error;
use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use vt100::{Cell, Color, Parser, Screen};

/// As many as the whole game takes: nothing scrolls away.
const ROWS: u16 = 48;
const COLUMNS: u16 = 80;

/// The command, which is the title of the window.
const COMMAND: &str = "nimatron nim 1,3 --first human:Ann --second perfect";

/// What is typed, and for how many seconds the screen is shown then.
const TYPED: [(&str, u32); 4] = [("", 2), ("w 2:2\r", 5), ("2:2\r", 3), ("\r", 7)];

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
    command.args(COMMAND.split(' ').skip(1));
    command.args(["--lang", "en"]);
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
    let mut screens = Vec::new();
    for (typed, _) in TYPED {
        input.write_all(typed.as_bytes())?;
        screens.push(silent());
    }
    child.kill()?;
    child.wait()?;
    print!("{}", picture(&screens));
    Ok(())
}

/// Draws the screens one after the other, in a window that is as high as the highest of them.
fn picture(screens: &[Screen]) -> String {
    let is_used = |&row: &u16| {
        let lines = screens.iter().map(|screen| line(screen, row, 0.0));
        lines.into_iter().any(|line| !line.is_empty())
    };
    let rows = 1 + (0..ROWS).rev().find(is_used).unwrap_or(0);
    let width = f32::from(COLUMNS) * WIDTH + 2.0 * HEIGHT;
    let height = f32::from(rows) * HEIGHT + 3.5 * HEIGHT;
    let middle = width / 2.0;
    let head = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"14\">\n\
         {}\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"#1e2127\"/>\n\
         <text x=\"{middle}\" y=\"22\" text-anchor=\"middle\" fill=\"#7f848e\">{COMMAND}</text>\n",
        motion()
    );
    let buttons = (1_u16..).zip(["#e06c75", "#e5c07b", "#98c379"]);
    let buttons = buttons.map(|(place, color)| {
        let x = f32::from(place) * HEIGHT;
        format!("<circle cx=\"{x}\" cy=\"18\" r=\"5.5\" fill=\"{color}\"/>\n")
    });
    let frames = screens.iter().enumerate().map(|(place, screen)| {
        let lines = (0..rows).map(|row| line(screen, row, f32::from(row) * HEIGHT + 3.5 * HEIGHT));
        format!(
            "<g class=\"s{place}\">\n{}</g>\n",
            lines.collect::<String>()
        )
    });
    let parts = [head].into_iter().chain(buttons).chain(frames);
    parts.collect::<String>() + "</svg>\n"
}

/// The style by which each screen is seen in its turn.
fn motion() -> String {
    let all: u32 = TYPED.iter().map(|(_, seconds)| seconds).sum();
    let mut begins = 0;
    let mut rules =
        vec!["g { visibility: hidden }\ng:last-of-type { visibility: visible }\n".to_owned()];
    for (place, (_, seconds)) in TYPED.iter().enumerate() {
        let [from, to] = [begins, begins + seconds].map(|at| 100 * at / all);
        rules.push(format!(
            "@keyframes s{place} {{ 0% {{ visibility: hidden }} {from}% {{ visibility: visible }} \
             {to}% {{ visibility: hidden }} }}\n\
             @media (prefers-reduced-motion: no-preference) {{ \
             .s{place} {{ animation: s{place} {all}s step-end infinite }} }}\n"
        ));
        begins += seconds;
    }
    format!("<style>\n{}</style>\n", rules.concat())
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
