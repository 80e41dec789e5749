//! What the system refuses is said in the person's language.

use std::fs;

use crate::support::messages::{message_in, says};

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_said_in_every_language() {
    for language in ["en", "cs", "pl"] {
        let figures = ["kind=StorageFull", "numbered=yes", "number=28"];
        let said = message_in(language, "system-error", &figures);
        let full = fs::File::options().write(true).open("/dev/full");
        let full = full.expect("the device is there");
        let line = format!("solve nim 1,2 --lang {language}");
        let mut command = crate::support::command(line.split(' '));
        let child = crate::support::start(command.stdout(full));
        let ended = crate::support::finish(child);
        let told = String::from_utf8_lossy(&ended.stderr);
        assert!(says(&told, &said), "{told}");
        assert_eq!(ended.status.code(), Some(1));
    }
}
