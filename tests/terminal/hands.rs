//! What the user of a program on a pseudo-terminal types.

use std::io::Write;

use super::keys::ENTER;
use super::pty::Session;
use crate::support::messages::says;

impl Session {
    /// Types a text without Enter.
    pub(crate) fn type_text(&mut self, text: &str) {
        self.type_bytes(text.as_bytes());
    }

    /// Types bytes that may be no text.
    pub(crate) fn type_bytes(&mut self, bytes: &[u8]) {
        let lines = self.eyes().lines;
        self.lines_wanted = lines + 1;
        let written = self.writer.write_all(bytes);
        written.expect("the terminal takes keys");
    }

    /// Types a text again and again until words are on the screen.
    pub(crate) fn type_until_seen(&mut self, text: &str, words: &str) {
        self.wait_until(&format!("{words:?}"), |session| {
            session.type_text(text);
            says(&session.screen(), words)
        });
    }

    /// Presses one key.
    pub(crate) fn press(&mut self, key: &str) {
        self.type_text(key);
    }

    /// Waits for a prompt, types an answer and presses Enter.
    pub(crate) fn answer(&mut self, prompt: &str, answer: &str) {
        self.wait_for_prompt(prompt);
        self.type_text(&format!("{answer}{ENTER}"));
    }

    /// Waits for the prompt of a game, leaves it, and confirms that.
    pub(crate) fn leave(&mut self, prompt: &str) {
        self.answer(prompt, "q");
        self.answer(":", "y");
    }
}
