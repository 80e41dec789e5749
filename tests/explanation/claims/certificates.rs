//! Claims about all losing positions from one on.

use std::collections::BTreeSet;
use std::rc::Rc;

use nimatron::reason::Certificate;

use super::alike::{kind_of, phrase_of};
use super::scene::Scene;
use super::standing::Claims;
use super::tree::{Node, below};

/// How many losing positions there are, what they are, and how many are on the card.
pub(super) fn check(scene: &Scene, told: &Certificate) -> Claims {
    let alike = phrase_of(scene);
    let kinds = |from: &Rc<Node>, others: &dyn Fn(&Node) -> bool| -> BTreeSet<String> {
        let lost = below(from).filter(|at| at.value < 0 && others(at));
        lost.map(|at| kind_of(scene, alike, &at)).collect()
    };
    let losing = kinds(&scene.lost, &|_| true);
    let mut claims: Claims = Vec::new();
    if told.lost.is_empty() {
        claims.push(("certificate counts", told.count == losing.len()));
    } else {
        let listed = told.lost.iter();
        let listed = listed.map(|text| kind_of(scene, alike, &scene.tree.node(text)));
        let listed: BTreeSet<String> = listed.collect();
        let is_named = told.alike.as_ref().is_some_and(|told| told.id == alike);
        let is_whole = told.lost.len() == told.count && listed.len() == told.count;
        claims.push(("certificate", is_named && is_whole && listed == losing));
        // So no move leads from one to another, and from any other position one leads there, unless
        // the game is over, which is not to be said in vain.
        let spares = below(&scene.lost).any(|at| at.is_over() && at.value > 0);
        claims.push(("certificate proves", told.spares_end == spares));
    }
    claims.extend(told.card.map(|card| {
        let others = kinds(&scene.position, &|at| at.text != scene.position.text);
        ("card", card == others.len())
    }));
    claims
}
