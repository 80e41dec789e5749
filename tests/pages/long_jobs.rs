//! A table of jobs (`docs/scale.md`) that is interrupted. What comes out of it, and of the other
//! scripts in Python, is in `sessions/experiments`.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::process::{Command, Stdio};

use tempfile::tempdir;

use crate::support::{finish, start, wait_until};

/// Who presses Ctrl-C interrupts the script and its job, which is not killed while it saves.
#[test]
fn a_job_has_time_to_save_its_search() {
    let folder = tempdir().expect("a folder");
    let slow = folder.path().join("nimatron");
    let saving = "#!/bin/sh\ntrap 'sleep 0.3; touch saved; exit 130' INT\ntouch started\nwhile :; do sleep 0.1; done\n";
    fs::write(&slow, saving).expect("it is written");
    fs::set_permissions(&slow, fs::Permissions::from_mode(0o755)).expect("it is ours");
    fs::write(folder.path().join("jobs.txt"), "solve nim 1 --json").expect("it is written");
    let mut python = Command::new("python3");
    python.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/jobs.py"));
    python
        .args(["jobs.txt", "results"])
        .current_dir(folder.path());
    let path = std::env::var("PATH").expect("a path");
    python.env("PATH", format!("{}:{path}", folder.path().display()));
    python
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .process_group(0);
    let mut child = start(&mut python);
    let started = folder.path().join("started");
    wait_until(&mut child, "its job", || started.exists());
    let script = child.id();
    let mut group = Command::new("kill");
    group.args(["-INT", "--", &format!("-{script}")]);
    assert!(
        start(&mut group)
            .wait()
            .is_ok_and(|status| status.success())
    );
    let ended = finish(child);
    assert_eq!(
        ended.status.code(),
        Some(130),
        "{}",
        String::from_utf8_lossy(&ended.stderr)
    );
    assert!(folder.path().join("saved").exists());
}
