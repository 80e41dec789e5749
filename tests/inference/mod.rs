//! The searches, the tables, and what they find.

mod map;
mod nimbers;
mod ppositions;
mod search;
