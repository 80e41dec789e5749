//! Matches or sticks drawn as strokes, in groups that can be counted.

/// So many make a group.
const GROUP: usize = 5;
const ELLIPSIS: &str = " ...";

/// The least room that strokes can be drawn in.
pub(in crate::games) const LEAST_ROOM: usize = GROUP + ELLIPSIS.len();

/// A stroke for each piece in groups of five, within `room` columns; what has no room for all ends in dots.
pub(in crate::games) fn strokes(size: u64, room: usize) -> String {
    let whole = |count: usize| {
        let groups: Vec<String> = (0..count)
            .step_by(GROUP)
            .map(|start| "|".repeat(GROUP.min(count - start)))
            .collect();
        groups.join(" ")
    };
    // With its blank a group takes one column more than its strokes.
    let fitting =
        |columns: usize| (columns + 1) / (GROUP + 1) * GROUP + (columns + 1) % (GROUP + 1);
    match usize::try_from(size) {
        Ok(count) if count <= fitting(room) => whole(count),
        _ => {
            let groups = (room - ELLIPSIS.len() + 1) / (GROUP + 1);
            whole(groups.max(1) * GROUP) + ELLIPSIS
        }
    }
}
