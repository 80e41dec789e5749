//! `match`: games of machines against each other.

mod contest;
mod in_parallel;
mod learners;
