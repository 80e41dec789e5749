//! Which positions are told only once: those that differ in the order of heaps, say.

use super::boards::{bar, board, components, least_image, turned};
use super::scene::Scene;
use super::tree::Node;

/// Whether no move can change heaps of some size.
pub(super) fn has_dead(scene: &Scene) -> bool {
    (1..=40).any(|size| !scene.tree.is_live(&size.to_string()))
}

/// The phrase that says which positions are alike, by the game.
pub(super) fn phrase_of(scene: &Scene) -> &'static str {
    match scene.game() {
        "cram" => "alike-boards",
        "kayles" => "alike-rows",
        "octal" | "take" | "half" | "grundy" if has_dead(scene) => "alike-live-heaps",
        "octal" | "take" | "half" | "grundy" => "alike-heaps",
        "chomp" => "alike-bars",
        "nimble" => "alike-nimble",
        _ => "alike-piles",
    }
}

/// One text for all positions that are alike.
pub(super) fn kind_of(scene: &Scene, alike: &str, at: &Node) -> String {
    match alike {
        "alike-boards" => {
            let components = components(&board(&at.text));
            let mut images: Vec<_> = components.iter().map(least_image).collect();
            images.sort_unstable();
            format!("{images:?}")
        }
        "alike-bars" => {
            let bar = bar(&at.text);
            format!("{:?}", turned(&bar).max(bar))
        }
        _ => {
            let mut sizes = at.sizes();
            let is_live = |size: &u64| scene.tree.is_live(&size.to_string());
            sizes.retain(|size| alike != "alike-live-heaps" || is_live(size));
            format!("{sizes:?}")
        }
    }
}
