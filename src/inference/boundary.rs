//! How the questions of the one boundary are written: once for the trait that has no types, and
//! once for the oracle that answers.

/// Writes each question once: the methods of `Solver`, and how an oracle answers them. Positions
/// and moves get their types back, and the rules or the oracle of that type answer.
macro_rules! solver {
    ($(
        $(#[$about:meta])*
        fn $name:ident$(<$life:lifetime>)?($($arguments:tt)*) -> $answer:ty $body:block
    )+) => {
        /// A game in one variant, with everything that is known about its positions.
        ///
        /// What reads a text, and what plays a move, refuses with a phrase that says what is
        /// accepted. Answers fail where a position is too large to solve, and where the work was
        /// interrupted.
        #[expect(clippy::missing_errors_doc, reason = "the trait says once what fails")]
        pub trait Solver {
            $($(#[$about])* fn $name$(<$life>)?($($arguments)*) -> $answer;)+
        }

        impl<G: Solvable> Solver for Oracle<G> {
            $(fn $name$(<$life>)?($($arguments)*) -> $answer $body)+
        }
    };
}
pub(super) use solver;
