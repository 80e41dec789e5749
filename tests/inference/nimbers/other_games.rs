//! The same engine on nim and chomp.

use nimatron::games::{Chomp, NimPiles, Rules, Sum};
use nimatron::inference::internals::Nimbers;
use nimatron::inference::{Ingredients, Interrupt, Limits};

use super::{bar, found};

#[test]
fn a_law_answers_at_any_size() {
    let (huge, small) = (1_000_000_000_000, 77);
    let (nimber, calls) = found(NimPiles, &[huge, small], Ingredients::BEST, None);
    assert_eq!((nimber, calls), (Ok(huge ^ small), 2));
}

#[test]
fn chomp_refuses_what_it_cannot_hold() {
    let game = Chomp::new(false);
    let components = |text| game.components(&game.read_position(text).expect("a bar"));
    assert_eq!(components("1x200"), None);
    assert_eq!(components("1x1"), Some(vec![]));
    let wide = components("2x100");
    assert_eq!(wide, components("100x2"));
    assert_eq!(game.size(wide.expect("two rows")[0]), 199);
}

/// Results are kept: the second search for the same nimber is a single call.
#[test]
fn what_was_found_lasts() {
    let (limits, interrupt) = (Limits::default(), Interrupt::default());
    let mut search = Nimbers::new(Chomp::new(false), Ingredients::BEST, limits, interrupt);
    let parts = bar(&[4, 4]);
    assert_eq!(search.nimber(&parts), Ok(5));
    let calls = search.calls();
    assert_eq!(search.nimber(&parts), Ok(5));
    assert_eq!(search.calls(), calls + 1);
    assert_eq!(search.nimber(&[]), Ok(0));
}
