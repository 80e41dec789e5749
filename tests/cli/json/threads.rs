//! The number of threads changes no answer.

use std::fs;

use super::answers;
use crate::support::Run;

#[test]
fn threads_change_no_answer() {
    let directory = tempfile::tempdir().expect("a directory");
    let batch = directory.path().join("batch");
    fs::write(
        &batch,
        "16,16,16,16,16,16,16,16,15\n15,16,3,2,16,9,9,8,4\n40,50,60\n",
    )
    .expect("a file");
    for arguments in [
        "solve matches 16,16,16,16,16,16,16,15,14 --json",
        "compare matches 16,16,16,16,16,16,16,16,16 --method bits --json",
        &format!("solve matches --json --batch {}", batch.display()),
    ] {
        let one = answers(&format!("{arguments} --threads 1"));
        assert_eq!(answers(&format!("{arguments} --threads 2")), one);
        assert_eq!(answers(&format!("{arguments} --threads 64")), one);
        assert!(
            one[0]["positions"]
                .as_u64()
                .is_some_and(|count| count > 10_000)
        );
    }
    let map = Run::line("map matches --size 40 --third 7 --csv - --threads 1");
    let map = map.expect_stdout_to_be_read().check();
    Run::line("map matches --size 40 --third 7 --csv - --threads 2")
        .expect_stdout(map)
        .check();
}
