//! The number of threads changes no answer.

use super::answers;
use crate::support::Run;

#[test]
fn threads_change_no_answer() {
    for arguments in [
        "solve matches 16,16,16,16,16,16,16,15,14 --json",
        "compare matches 16,16,16,16,16,16,16,16,16 --method bits --json",
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
