//! SIGINT, SIGTERM and a closed stdout: at prompts over a pipe, in the middle of a search, and in the middle of answers.

use std::io::{Read, Write};
use std::iter;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::support::{Run, command, signal, start, wait, while_nothing_starts};

/// The plain method is soon given up and prints its row. The next method would then search for a very long time.
const LONG_SEARCH: &str = "compare matches 40,40,40,40,40 --json --method plain --method table";

/// A program that is observed while it runs. It never outlives its test.
struct Running {
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: Option<ChildStdout>,
}

impl Running {
    fn start(arguments: &str) -> Self {
        let mut child = start(&mut command(arguments.split_whitespace()));
        Self {
            stdin: child.stdin.take(),
            stdout: child.stdout.take(),
            child,
        }
    }

    fn answer(&mut self, lines: &str) {
        let stdin = self.stdin.as_mut().expect("stdin is open");
        stdin.write_all(lines.as_bytes()).expect("it reads");
    }

    /// Reads until the output ends with `words`. Fails if the program ends before that.
    fn read_until(&mut self, words: &str) {
        let stdout = self.stdout.as_mut().expect("stdout is open");
        let mut told = Vec::new();
        while !told.ends_with(words.as_bytes()) {
            let mut byte = [0];
            let count = stdout.read(&mut byte).expect("stdout can be read");
            let so_far = String::from_utf8_lossy(&told);
            assert_eq!(count, 1, "{words:?} never came; it said {so_far:?}");
            told.extend(byte);
        }
    }

    fn signal(&self, name: &str) {
        signal(name, self.child.id());
    }

    /// Sends a signal after a moment, and checks that the program ends soon.
    fn expect_soon_after(self, name: &str, status: i32) {
        thread::sleep(Duration::from_millis(300));
        self.signal(name);
        let sent = Instant::now();
        self.expect_end(status);
        assert!(sent.elapsed() < SOON, "{:?}", sent.elapsed());
    }

    /// Closes the pipe that the program writes its stdout to.
    fn close_stdout(&mut self) {
        while_nothing_starts(|| drop(self.stdout.take()));
    }

    /// Waits for the end, and checks the status and stderr. Stdin stays open unless the test has closed it.
    fn expect_end(mut self, status: i32) {
        let ended = wait(&mut self.child);
        let mut stderr = String::new();
        let mut stream = self.child.stderr.take().expect("stderr is a pipe");
        stream.read_to_string(&mut stderr).expect("stderr is UTF-8");
        // A missing code would mean that the signal itself ended the program.
        assert_eq!(ended.code(), Some(status), "{stderr}");
        // A search may say how far it has got.
        let is_told = stderr.starts_with("nimatron: So far: ") && stderr.lines().count() == 1;
        assert!(stderr.is_empty() || is_told, "{stderr}");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // Both calls fail if the program has already ended, as it should.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

const SIGNALS: [(&str, i32); 3] = [("INT", 130), ("TERM", 143), ("HUP", 129)];

/// How soon a program ends after a signal, with some time more for a busy machine.
const SOON: Duration = Duration::from_millis(1_500);

#[test]
fn a_signal_at_any_question_ends_the_session() {
    let people = "play matches --first human --second human";
    for (arguments, answers, question) in [
        ("", "", "Number or name [1]: "),
        ("play nim", "", "How many piles? "),
        (people, "2\n", "pile 1? "),
        (people, "2\n1\n3\n", "Name of player 1? [Player 1] "),
        (
            people,
            "2\n1\n3\nAnn\nBob\n",
            "1:1 or 1+2:1), or a choice: ",
        ),
        (people, "2\n1\n3\nAnn\nBob\nd\n", "first pile (1 or 2)? "),
        (people, "2\n1\n3\nAnn\nBob\nd\n1\n2\n", "from each? "),
        (
            "play nim 1 --first perfect --second random",
            "",
            "Another game? ",
        ),
    ] {
        for (signal, status) in SIGNALS {
            let mut running = Running::start(arguments);
            running.answer(answers);
            running.read_until(question);
            running.signal(signal);
            running.expect_end(status);
        }
    }
}

#[test]
fn a_signal_ends_a_search() {
    for (signal, status) in SIGNALS {
        let mut running = Running::start(LONG_SEARCH);
        running.read_until("}\n");
        running.signal(signal);
        running.expect_end(status);
    }
}

#[test]
fn a_signal_ends_the_search_for_an_answer_in_a_game() {
    for (signal, status) in SIGNALS {
        let mut running =
            Running::start("play matches 40,40,40,40,39 --first human:A --second perfect");
        running.read_until("1:1 or 1+2:1), or a choice: ");
        running.answer("l\n1:1\nl\n1:1\nl\n");
        running.signal(signal);
        running.expect_end(status);
    }
}

#[test]
fn a_signal_ends_a_batch_that_waits_for_more() {
    for threads in ["", "--threads 2", "--threads 3"] {
        for (signal, status) in SIGNALS {
            let mut running = Running::start(&format!("solve matches --batch - {threads}"));
            // Each line is answered before the next one is read.
            for (line, answer) in [("3,5,7", "win\t3:7"), ("1,2", "loss\t1:1")] {
                running.answer(&format!("{line}\n"));
                running.read_until(&format!("{line}\t{answer}\n"));
            }
            running.signal(signal);
            running.expect_end(status);
        }
    }
}

#[test]
fn a_signal_ends_a_batch_while_threads_work() {
    for (signal, status) in SIGNALS {
        let mut running = Running::start("solve cram --batch - --threads 2");
        running.answer("2x2\n8x9\n2x2\n7x9\n");
        running.read_until("2x2\tloss\ta1-b1\n");
        running.expect_soon_after(signal, status);
    }
}

#[test]
fn a_later_line_is_taken_while_an_earlier_one_is_answered() {
    let mut running = Running::start("solve cram --batch - --threads 2");
    running.answer("8x9\n");
    thread::sleep(Duration::from_millis(100));
    running.answer("2x2\n");
    // The answer has to wait for its turn, so only a signal ends this.
    running.expect_soon_after("INT", 130);
}

#[test]
fn a_reader_who_goes_away_ends_a_batch_well() {
    for options in ["", "--json", "--json --reasons", "--threads 2"] {
        let mut running = Running::start(&format!("solve nim --batch - {options}"));
        let mut stdin = running.stdin.take().expect("stdin is open");
        let writer = thread::spawn(move || {
            // This is far more than a pipe holds. The program ends before it has read it all.
            let lines = iter::repeat_n(b"3,5,7\n", 1_000_000);
            lines
                .map(|line| stdin.write_all(line))
                .all(|written| written.is_ok())
        });
        running.read_until("\n");
        running.close_stdout();
        running.expect_end(0);
        let all_read = writer.join().expect("writing does not panic");
        assert!(!all_read, "it went on without a reader");
    }
}

#[test]
fn a_reader_who_goes_away_ends_a_session_well() {
    let mut running = Running::start("play nim --first human --second perfect");
    running.read_until("How many piles? ");
    running.close_stdout();
    running.answer("2\n");
    running.expect_end(0);
}

#[test]
fn a_reader_who_goes_away_ends_a_comparison_well() {
    let mut running = Running::start("compare matches 3,5,7 --json");
    running.read_until("}\n");
    running.close_stdout();
    running.expect_end(0);
}

#[test]
fn a_complaint_that_nobody_reads_keeps_its_status() {
    let mut running = Running::start("play nim 1,2 --first human:A --second human:B");
    running.read_until("1:1), or a choice: ");
    while_nothing_starts(|| drop((running.child.stderr.take(), running.stdin.take())));
    let ended = wait(&mut running.child);
    assert_eq!(ended.code(), Some(3));
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_is_full_is_blamed_itself() {
    let directory = tempfile::tempdir().expect("a directory");
    std::fs::write(directory.path().join("pos.txt"), "3,5\n".repeat(9)).expect("a file");
    for (arguments, words) in [
        (
            "solve nim --batch pos.txt",
            "The standard output cannot be written: ",
        ),
        (
            "solve nim --batch pos.txt --threads 2",
            "The standard output cannot be written: ",
        ),
        ("solve nim 3,5", "The standard output cannot be written: "),
        (
            "solve nim 3,5 --lang cs",
            "Na standardní výstup nelze zapisovat: ",
        ),
    ] {
        let full = std::fs::File::create("/dev/full").expect("a device");
        let mut program = command(arguments.split_whitespace());
        let mut child = start(program.current_dir(directory.path()).stdout(full));
        let ended = wait(&mut child);
        let mut stderr = String::new();
        let mut stream = child.stderr.take().expect("stderr is a pipe");
        stream.read_to_string(&mut stderr).expect("stderr is UTF-8");
        assert!(stderr.contains(words), "{stderr}");
        assert_eq!(ended.code(), Some(1));
    }
}

#[test]
fn a_signal_ends_long_rows_of_a_table() {
    for arguments in [
        "solve matches 60000,60000,1000",
        "solve matches 100000,100000,400",
        "compare matches 100000,100000,400",
    ] {
        for (signal, status) in SIGNALS {
            Running::start(arguments).expect_soon_after(signal, status);
        }
    }
}

#[test]
fn a_method_is_given_up_within_a_long_row() {
    let started = Instant::now();
    let run = Run::line("compare matches 100000,100000,400 --method bits --give-up 1 --json");
    let told = run.expect_stdout_to_be_read().check();
    assert!(told.contains("\"finished\":false"), "{told}");
    assert!(started.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_signal_ends_a_wait_for_a_reader() {
    let threads = ["", "--threads 2"];
    for ((signal, status), threads) in SIGNALS.into_iter().zip(threads.into_iter().cycle()) {
        let mut running = Running::start(&format!("solve nim --batch - --json {threads}"));
        let mut stdin = running.stdin.take().expect("stdin is open");
        // Nobody reads the answers, which are more than a pipe holds.
        let writer = thread::spawn(move || stdin.write_all(&b"3,5,7\n".repeat(100_000)));
        running.expect_soon_after(signal, status);
        let _ = writer.join().expect("writing does not panic");
    }
}

#[test]
fn a_signal_ends_a_wait_at_a_fifo() {
    let directory = tempfile::tempdir().expect("a directory");
    let fifo = directory.path().join("fifo");
    let made = wait(&mut start(Command::new("mkfifo").arg(&fifo)));
    assert!(made.success());
    let fifo = fifo.display();
    for arguments in [
        format!("solve nim --batch {fifo}"),
        format!("map matches --csv {fifo}"),
    ] {
        for (signal, status) in SIGNALS {
            Running::start(&arguments).expect_soon_after(signal, status);
        }
    }
}

#[test]
fn a_long_line_of_play_is_shown_in_part() {
    for (language, words) in [
        ("en", "... and so on; only the first 1000 moves are shown"),
        (
            "cs",
            "... a\u{a0}tak dále; ukázáno je jen prvních 1000\u{a0}tahů",
        ),
    ] {
        let run = Run::line(&format!("solve sticks 10000000 --full --lang {language}"));
        let told = run.expect_saying(words).check();
        assert!(told.len() < 1 << 20, "{}", told.len());
    }
}

#[test]
fn a_full_report_does_not_point_to_itself() {
    let position = "solve matches 1000000000000,2000000000";
    let brief = Run::line(position).expect_saying("(--full shows up to 1000)");
    brief.check();
    let full = Run::line(&format!("{position} --full")).expect_stdout_to_be_read();
    let told = full.check();
    assert!(told.contains("7236066978 more, all answered"), "{told}");
    assert!(!told.contains("--full"), "{told}");
}

/// The program must not fail where no thread can be started. For a privileged user there is no such limit, and it is not tested.
#[cfg(target_os = "linux")]
#[test]
fn no_thread_is_no_panic() {
    for (arguments, input, words) in [
        ("--version", "", "nimatron "),
        ("solve nim --batch -", "3,5\n", "3,5\twin\t2:2\n"),
        (
            "solve nim --batch - --threads 2",
            "3,5\n",
            "3,5\twin\t2:2\n",
        ),
        ("play nim 1,2", "q\n", "Nim: "),
    ] {
        let program = env!("CARGO_BIN_EXE_nimatron");
        let mut limited = Command::new("prlimit");
        limited.args(["--nproc=1", program]);
        limited.args(arguments.split_whitespace());
        limited.stdin(Stdio::piped());
        limited.stdout(Stdio::piped());
        limited.stderr(Stdio::piped());
        let mut child = start(&mut limited);
        let mut stdin = child.stdin.take().expect("stdin is a pipe");
        stdin.write_all(input.as_bytes()).expect("it reads");
        drop(stdin);
        let ended = child.wait_with_output().expect("it ends");
        let told = String::from_utf8_lossy(&ended.stdout);
        let complained = String::from_utf8_lossy(&ended.stderr);
        assert!(told.contains(words), "{told}{complained}");
        assert_eq!(ended.status.code(), Some(0), "{complained}");
    }
}

/// Memory that the system refuses is one line, not an abort; where the work can do with less, it is an answer.
#[cfg(target_os = "linux")]
#[test]
fn memory_that_is_refused_is_a_line() {
    let directory = tempfile::tempdir().expect("a directory");
    let lines = "250,300,350\n30,31,32,33\n3,5\n".repeat(20);
    std::fs::write(directory.path().join("pos.txt"), lines).expect("a file");
    for (arguments, is_refused) in [
        ("solve matches 250,300,350,400 --threads 1", true),
        ("solve cram 5x6 --misere", false),
        ("solve cram 5x7", false),
        ("solve kayles 20,21 --misere", false),
        ("solve chomp 9x9", false),
        ("solve sticks 300000 --card", false),
        (
            "compare matches 30,31,32,33 --method table --method bits",
            false,
        ),
        (
            "compare cram 4x6 --method table --method best --tt-entries 5000000",
            false,
        ),
        (
            "compare cram 4x6 --method table --method best --no-split",
            false,
        ),
        ("map matches --size 500 --third 300", false),
        ("train sticks 20000 --games 20", false),
        ("solve matches --batch pos.txt --keep-going", false),
    ] {
        for megabytes in [30, 50, 100] {
            let mut limited = Command::new("prlimit");
            limited.arg(format!("--as={}", megabytes << 20));
            limited.arg(env!("CARGO_BIN_EXE_nimatron"));
            limited.args(arguments.split_whitespace());
            if !arguments.starts_with("train") {
                limited.args(["--max-memory", "100GB"]);
            }
            limited.current_dir(directory.path());
            limited.stdin(Stdio::null());
            limited.stdout(Stdio::piped()).stderr(Stdio::piped());
            let ended = start(&mut limited).wait_with_output().expect("it ends");
            let complained = String::from_utf8_lossy(&ended.stderr);
            let status = ended.status.code();
            assert!(
                matches!(status, Some(0 | 1)),
                "{arguments}, {megabytes}: {status:?} {complained}"
            );
            assert!(!is_refused || megabytes > 30 || status == Some(1));
            if status == Some(1) {
                let words = "the system refuses the memory";
                assert!(complained.contains(words), "{complained}");
                assert_eq!(complained.lines().count(), 1, "{complained}");
            }
        }
    }
}

/// A table with more entries than the memory limit allows is not even created.
#[test]
fn a_bounded_table_keeps_to_the_memory() {
    for (entries, memory) in [(100_000, "1MB"), (1_000_000_000, "2GiB")] {
        let run = Run::line(&format!(
            "compare cram 2x3 --method table --tt-entries {entries} --max-memory {memory} --json"
        ));
        let told = run.expect_stdout_to_be_read().check();
        let [free, bounded] = *told.lines().collect::<Vec<_>>() else {
            panic!("two lines: {told}");
        };
        assert!(free.contains("\"finished\":true"), "{told}");
        assert!(bounded.contains("\"finished\":false"), "{told}");
        let calls = format!("\"calls\":0,\"positions\":0,\"tt_entries\":{entries}");
        assert!(bounded.contains(&calls), "{told}");
    }
}
