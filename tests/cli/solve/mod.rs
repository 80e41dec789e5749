//! `solve`: the best move and why, for people, for programs and for whole batches.

mod best_move;
mod report_size;
#[cfg(unix)]
mod so_far;
#[cfg(unix)]
mod waiting;
