//! The words of the program.

mod claims;
mod lessons;
mod message_files;
mod refusal_sentences;
mod short_reasons;
mod status;
mod words;
