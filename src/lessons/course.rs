//! The lessons in their order. Each is a value here and a message in each language.

use super::Kind::{Answer, Idea, Move, Number, Outcome, Refute};
use super::{Lesson, Picture, Positions, Table};

/// Positions of one number, of two and of three.
const ONE: &[&str] = &["#"];
const TWO: &[&str] = &["#,#"];
const THREE: &[&str] = &["#,#,#"];

/// A game in normal play, with positions of two sizes.
const fn table(
    game: &'static str,
    options: &'static [(&'static str, &'static str)],
    positions: [Positions; 2],
) -> Table {
    Table {
        game,
        options,
        misere: false,
        positions,
    }
}

/// The same in misère play.
const fn misere(table: Table) -> Table {
    Table {
        misere: true,
        ..table
    }
}

/// The course, from the first lesson on.
pub(crate) static COURSE: [Lesson; 14] = [
    Lesson {
        message: "lesson-backwards",
        tables: &[table(
            "sticks",
            &[("max-take", "2")],
            [(ONE, 1..=4), (ONE, 5..=9)],
        )],
        picture: Picture::Outcomes(9),
        example: "7",
        drills: &[Outcome, Move, Answer],
        boss: "10",
        theorems: &[],
    },
    Lesson {
        message: "lesson-remainder",
        tables: &[
            table(
                "sticks",
                &[("max-take", "3")],
                [(ONE, 5..=12), (ONE, 13..=30)],
            ),
            table(
                "sticks",
                &[("max-take", "4")],
                [(ONE, 6..=14), (ONE, 15..=40)],
            ),
            table(
                "sticks",
                &[("max-take", "5")],
                [(ONE, 7..=17), (ONE, 18..=50)],
            ),
        ],
        picture: Picture::Position,
        example: "10",
        drills: &[Number, Move, Outcome, Refute],
        boss: "21",
        theorems: &["theorem-remainder-won", "theorem-remainder-lost"],
    },
    Lesson {
        message: "lesson-last-stick",
        tables: &[
            misere(table(
                "sticks",
                &[("max-take", "3")],
                [(ONE, 3..=12), (ONE, 13..=30)],
            )),
            misere(table(
                "sticks",
                &[("max-take", "4")],
                [(ONE, 3..=14), (ONE, 15..=40)],
            )),
        ],
        picture: Picture::Outcomes(13),
        example: "8",
        drills: &[Outcome, Move, Answer, Refute],
        boss: "20",
        theorems: &[
            "theorem-remainder-won-misere",
            "theorem-remainder-lost-misere",
        ],
    },
    Lesson {
        message: "lesson-period",
        tables: &[
            table("take", &[("set", "1,3,4")], [(ONE, 2..=10), (ONE, 11..=40)]),
            table("take", &[("set", "1,4")], [(ONE, 2..=10), (ONE, 11..=30)]),
        ],
        picture: Picture::Outcomes(21),
        example: "13",
        drills: &[Outcome, Move, Refute],
        boss: "20",
        theorems: &["theorem-heap-remainders"],
    },
    Lesson {
        message: "lesson-pairs",
        tables: &[table(
            "nim",
            &[],
            [(TWO, 1..=5), (&["#,#", "#,#,2,2", "1,#,1,#"], 3..=9)],
        )],
        picture: Picture::Position,
        example: "3,5",
        drills: &[Outcome, Move, Answer, Idea],
        boss: "4,7",
        theorems: &["theorem-pairs-left", "theorem-pairs-faced"],
    },
    Lesson {
        message: "lesson-copying",
        tables: &[
            table("kayles", &[], [(ONE, 3..=5), (ONE, 6..=11)]),
            table(
                "cram",
                &[],
                [
                    (&["2x2", "2x3", "3x2"], 0..=0),
                    (&["2x4", "4x3", "2x5", "4x4"], 0..=0),
                ],
            ),
            table(
                "chomp",
                &[],
                [(&["2x2", "3x3"], 0..=0), (&["4x4", "5x5"], 0..=0)],
            ),
        ],
        picture: Picture::Position,
        example: "5",
        drills: &[Move, Outcome, Answer],
        boss: "9",
        theorems: &[
            "theorem-pin-rows-left",
            "theorem-pin-rows-faced",
            "theorem-mirror-left",
            "theorem-mirror-faced",
            "theorem-arms-left",
            "theorem-arms-faced",
        ],
    },
    Lesson {
        message: "lesson-powers",
        tables: &[table("nim", &[], [(THREE, 1..=5), (THREE, 2..=9)])],
        picture: Picture::Powers,
        example: "1,5,6",
        drills: &[Number, Move, Outcome, Answer],
        boss: "3,4,6",
        theorems: &[],
    },
    Lesson {
        message: "lesson-nim-sum",
        tables: &[table(
            "nim",
            &[],
            [(&["#,#", "#,#,#"], 2..=9), (&["#,#,#", "#,#,#,#"], 3..=15)],
        )],
        picture: Picture::Binary,
        example: "4,9,11",
        drills: &[Number, Move, Refute, Idea],
        boss: "5,6,9",
        theorems: &["theorem-nim-won", "theorem-nim-lost"],
    },
    Lesson {
        message: "lesson-misere-nim",
        tables: &[misere(table(
            "nim",
            &[],
            [
                (&["#,1", "#,1,1", "1,1,#", "#,1,1,1"], 2..=5),
                (THREE, 2..=7),
            ],
        ))],
        picture: Picture::Position,
        example: "1,1,4",
        drills: &[Outcome, Move, Answer, Idea],
        boss: "2,3,5",
        theorems: &[
            "theorem-nim-won-misere",
            "theorem-nim-lost-misere",
            "theorem-ones-left",
            "theorem-ones-faced",
        ],
    },
    Lesson {
        message: "lesson-mex",
        tables: &[
            table("take", &[("set", "1,3,4")], [(ONE, 1..=6), (ONE, 7..=14)]),
            table("take", &[("set", "1,2,4")], [(ONE, 1..=6), (ONE, 7..=14)]),
            table("grundy", &[], [(ONE, 2..=7), (ONE, 8..=12)]),
        ],
        picture: Picture::Nimbers(13),
        example: "6",
        drills: &[Number, Outcome],
        boss: "8,10",
        theorems: &[],
    },
    Lesson {
        message: "lesson-sums",
        tables: &[table(
            "sum",
            &[],
            [
                (&["sticks # + nim #", "take # --set 1,3,4 + nim #"], 1..=6),
                (
                    &[
                        "sticks # + nim #,#",
                        "sticks # + kayles #",
                        "kayles # + nim #",
                    ],
                    2..=9,
                ),
            ],
        )],
        picture: Picture::Position,
        example: "sticks 5 + nim 4",
        drills: &[Number, Move, Outcome, Answer],
        boss: "sticks 9 + nim 3,4",
        theorems: &["theorem-summands-won", "theorem-summands-lost"],
    },
    Lesson {
        message: "lesson-kayles",
        tables: &[
            table("kayles", &[], [(TWO, 1..=6), (THREE, 1..=9)]),
            table("octal", &[("code", "0.07")], [(ONE, 3..=8), (TWO, 4..=12)]),
        ],
        picture: Picture::Nimbers(12),
        example: "4,6",
        drills: &[Number, Move, Outcome, Idea],
        boss: "5,8",
        theorems: &[
            "theorem-pin-rows-nimbers",
            "theorem-components-won",
            "theorem-components-lost",
            "theorem-component-won",
        ],
    },
    Lesson {
        message: "lesson-golden",
        tables: &[table("matches", &[], [(TWO, 1..=7), (TWO, 4..=15)])],
        picture: Picture::Position,
        example: "3,6",
        drills: &[Outcome, Move, Refute, Idea],
        boss: "6,11",
        theorems: &["theorem-golden"],
    },
    Lesson {
        message: "lesson-no-formula",
        tables: &[
            table(
                "chomp",
                &[],
                [
                    (&["2x3", "3x2", "3,2,1", "3,3,1"], 0..=0),
                    (&["3x4", "4x3", "4,4,2", "4,3,3"], 0..=0),
                ],
            ),
            table(
                "coins",
                &[("max-take", "2")],
                [(THREE, 1..=5), (&["#,#,#,#,#"], 1..=9)],
            ),
        ],
        picture: Picture::Position,
        example: "3x4",
        drills: &[Move, Outcome],
        boss: "3x4",
        theorems: &[],
    },
];
