//! Records: what is written is read back, and a damaged record names its line.

mod damage;
mod round_trip;
mod strategy;
