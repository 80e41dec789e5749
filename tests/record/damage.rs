//! Every kind of damage is named with its line, and what stands before it is kept only when it is
//! asked for.

use nimatron::inference::GameKind;
use nimatron::record::{Damage, Ending, GameText, read, salvage};

use crate::support::messages::{message, says};

/// A whole game of eight lines.
const GAME: &str = "[Game \"nim\"]\n[Position \"1,2\"]\n[First \"human:Ann\"]\n[Result \"1-0\"]\n\n1. 2:1\n2. 1:1\n3. 2:1\n";

fn damage(record: &[u8]) -> Damage {
    read(record).expect_err("it is damaged")
}

#[track_caller]
fn refused(record: &str, line: u64, words: &str) {
    let damage = damage(record.as_bytes());
    assert_eq!(damage.line, line, "{record}{damage}");
    let told = damage.to_string();
    assert!(says(&told, words), "{record}{told}");
}

/// That the result is not that of the moves.
fn result(result: &str) -> String {
    message("damage-contradiction", &[result])
}

#[test]
fn a_whole_record_is_read() {
    assert_eq!(read(GAME.as_bytes()).map(|games| games.len()), Ok(1));
    let two = format!("{GAME}\n{GAME}");
    assert_eq!(read(two.as_bytes()).map(|games| games.len()), Ok(2));
    for empty in ["", "\n\r\n  \n", "\u{feff}"] {
        assert_eq!(read(empty.as_bytes()), Ok(Vec::new()));
    }
}

/// Only that of a forfeit does not.
#[test]
fn a_result_follows_from_the_moves() {
    let ended = |how: &str| {
        let open = GAME.replace("3. 2:1\n", "");
        open.replace("\n\n", &format!("\n[Termination \"{how}\"]\n\n"))
    };
    assert!(read(ended("forfeit").as_bytes()).is_ok());
    refused(&ended("normal"), 4, &result("result=*"));
}

#[test]
fn damage_in_the_tags() {
    let header = message("damage-header", &[]);
    let no_tag = message("damage-tag", &[]);
    for (old, new, line, words) in [
        ("nim", "chess", 1, &message("refuse-game", &["game=chess"])),
        ("[Game \"nim\"]\n", "", 1, &header),
        ("[Game \"nim\"]\n", "1. 2:1\n", 1, &header),
        ("[Game \"nim\"]", "[Event \"x\"]", 1, &header),
        (
            "1,2",
            "1,x",
            2,
            &message("position-piles-bad-size", &["word=x"]),
        ),
        ("1,2", "1,\\x", 2, &no_tag),
        ("1,2\"]", "1,2]", 2, &no_tag),
        ("1,2\"]", "1,2\"", 2, &no_tag),
        ("1,2", "1,\"2", 2, &no_tag),
        ("[Position ", "[Posi tion ", 2, &no_tag),
        (
            "[Position \"1,2\"]\n",
            "",
            1,
            &message("damage-no-position", &[]),
        ),
        (
            "[First",
            "[position",
            3,
            &message("damage-twice", &["tag=position"]),
        ),
        ("1-0", "2-0", 4, &message("damage-result", &["value=2-0"])),
        ("1-0", "0-1", 4, &result("result=1-0")),
        ("1-0", "1/2-1/2", 4, &result("result=1-0")),
        (
            "[First",
            "[Misere \"perhaps\"]\n[First",
            3,
            &message("damage-misere", &["value=perhaps"]),
        ),
        (
            "[First",
            "[Max-Take \"3\"]\n[First",
            3,
            &message("variant-no-option", &["option=Max-Take"]),
        ),
    ] {
        refused(&GAME.replace(old, new), line, words);
    }
    let unfinished = GAME.replace("3. 2:1\n", "");
    refused(&unfinished, 4, &result("result=*"));
    let coins = "[Game \"coins\"]\n[Position \"5,3\"]\n[MaxTake \"0\"]\n";
    let takes = ["argument=MaxTake", "least=1", "value=0"];
    refused(coins, 3, &message("refuse-number", &takes));
    let coins = "[Game \"coins\"]\n[Misere \"yes\"]\n[Position \"5,3\"]\n";
    refused(coins, 2, &message("variant-no-misere", &["game=coins"]));
}

#[test]
fn damage_in_the_moves() {
    let unreadable = |played| message("move-unreadable-nim", &[played]);
    let no_move = |number| message("damage-move", &[number]);
    for (old, new, line, words) in [
        ("2. 1:1", "2. 1:2", 7, "pile 1"),
        ("2. 1:1", "2. b1-b2", 7, &unreadable("move=b1-b2")),
        (
            "2. 1:1",
            "2. 3:1",
            7,
            &message("move-no-such-pile", &["row=3"]),
        ),
        ("2. 1:1", "1:1", 7, &no_move("number=2")),
        ("2. 1:1", "3. 1:1", 7, &no_move("number=2")),
        ("2. 1:1", "02. 1:1", 7, &no_move("number=2")),
        ("2. 1:1", "2.", 7, &no_move("number=2")),
        ("3. 2:1\n", "3. 2:", 8, &unreadable("move=2:")),
        ("3. 2:1\n", "3", 8, &no_move("number=3")),
        (
            "3. 2:1\n",
            "3. 2:1\n4. 2:1\n",
            9,
            &message("damage-after-end", &[]),
        ),
        (
            "3. 2:1\n",
            "3. 2:1\n[Date \"x\"]\n",
            9,
            &message("damage-header", &[]),
        ),
        ("3. 2:1\n", "3. 2:1\n[Gam", 9, &message("damage-tag", &[])),
        (
            "3. 2:1\n",
            "3. 2:1\n[Game \"nim\"]\n",
            9,
            &message("damage-no-position", &[]),
        ),
    ] {
        refused(&GAME.replace(old, new), line, words);
    }
}

#[test]
fn lines_that_are_no_text_or_too_long() {
    let mut bytes = GAME.as_bytes().to_vec();
    bytes.extend(b"[Game \"nim\"]\n[Position \"\xff\"]\n");
    assert_eq!(damage(&bytes).line, 10);
    let told = damage(&bytes).to_string();
    assert!(says(&told, &message("damage-no-text", &[])), "{told}");
    let long = format!("{GAME}4. {}\n", "1".repeat(1 << 20));
    refused(&long, 9, &message("damage-long-line", &["most=1024"]));
}

#[test]
fn ten_megabytes_of_noise() {
    let mut state = 1_u32;
    let mut noise = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state.to_be_bytes()[0]
    };
    let bytes: Vec<u8> = (0..10 << 20).map(|_| noise()).collect();
    assert_eq!(damage(&bytes).line, 1);
    let letters: Vec<u8> = bytes.iter().map(|byte| b' ' + byte % 90).collect();
    assert_eq!(damage(&letters).line, 1);
    assert_eq!(damage(&vec![b'['; 10 << 20]).line, 1);
    let mut after = GAME.as_bytes().to_vec();
    after.extend(&bytes);
    assert_eq!(damage(&after).line, 9);
    assert_eq!(salvage(&after).0.len(), 1);
}

#[test]
fn what_stands_before_the_damage_is_salvaged() {
    let two = format!("{GAME}\n{GAME}");
    let moves = |record: &str| {
        let (games, damage) = salvage(record.as_bytes());
        assert!(damage.is_some(), "{record}");
        let counts = games.iter().map(|game| game.moves.len());
        let open = games.last().map(GameText::result);
        let again: String = games.iter().map(ToString::to_string).collect();
        assert!(read(again.as_bytes()).is_ok(), "{again}");
        (counts.collect::<Vec<_>>(), open == Some(Ok(Ending::Open)))
    };
    assert_eq!(moves(&format!("{GAME}noise\n{GAME}")), (vec![3], false));
    assert_eq!(moves(&GAME.replace("3. 2:1", "3. 2:2")), (vec![2], true));
    assert_eq!(moves(&GAME.replace("3. 2:1", "3.")), (vec![2], true));
    assert_eq!(moves(&GAME.replace("1-0", "0-1")), (vec![3], true));
    assert_eq!(moves(&two.replacen("1,2", "1,x", 1)), (vec![], false));
    assert_eq!(
        moves(&format!("{GAME}{}", GAME.replace("1,2", "x"))),
        (vec![3], false)
    );
    // A game whose tags are cut off may have other rules than it seems.
    assert_eq!(
        moves(&format!("{GAME}[Game \"nim\"]\n[Position \"3\"]\n[Mis")),
        (vec![3], false)
    );
}

#[test]
fn no_cut_of_a_record_panics_and_whole_lines_are_kept() {
    for end in 0..GAME.len() {
        let (games, damage) = salvage(&GAME.as_bytes()[..end]);
        assert_eq!(read(&GAME.as_bytes()[..end]).err(), damage);
        assert!(games.len() <= 1 && GameKind::all().count() > 1);
    }
}
