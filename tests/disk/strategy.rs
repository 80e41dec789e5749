//! Strategies: each is still a proof.

use std::fs;

use super::written;
use crate::support::Run;

#[test]
fn every_strategy_is_still_a_proof() {
    let folder = fs::read_dir(written("strategies")).expect("a folder");
    let files: Vec<_> = folder.map(|file| file.expect("readable").path()).collect();
    assert_eq!(files.len(), 15);
    for file in files {
        let run = Run::new(["verify".into(), file.into_os_string()]);
        run.expect_stdout_to_be_read().check();
    }
}
