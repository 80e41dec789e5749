//! The number of bars at and below a bar, where a bar and its transpose count once.

use crate::games::heaps::states_below;
use crate::games::shared::diagram::Diagram;

/// The number is exact up to here.
const COUNTED: u128 = 1 << 24;

/// Exact up to some millions, a lower bound above.
pub(super) fn bars_below(bar: Diagram) -> u128 {
    let within = |bar: Diagram| -> u128 {
        let rows: Vec<u64> = bar.sizes().iter().copied().map(u64::from).collect();
        // The diagram without squares is not a bar.
        states_below(&rows) - 1
    };
    let all = within(bar);
    if all > COUNTED {
        return all / 2;
    }
    let mirrored = bar.transposed();
    let (rows, columns) = (bar.sizes(), mirrored.sizes());
    let both = rows.iter().rev().zip(columns.iter().rev());
    let both = Diagram::pack(both.map(|(&row, &column)| row.min(column)));
    let both = both.expect("no larger than the bar");
    // A bar whose transpose is below too was counted twice, unless it is symmetric.
    all - (within(both) - symmetric_within(both)) / 2
}

/// The number of symmetric bars within a symmetric one. A bar is determined by how far each square of the diagonal
/// reaches to the right, and each reaches less far than the one before.
fn symmetric_within(bar: Diagram) -> u128 {
    let rows = bar.sizes();
    let reaches = (0_u16..).zip(rows.iter().rev());
    // ending_in[r]: the number of bars whose last square on the diagonal reaches r squares, itself included.
    let mut ending_in: Vec<u128> = vec![0; rows.len() + 2];
    let longest = ending_in.len() - 1;
    ending_in[longest] = 1;
    let mut all = 0;
    for (place, &row) in reaches {
        let Some(most) = row.checked_sub(place).filter(|&most| most > 0) else {
            break;
        };
        let mut next = vec![0; ending_in.len()];
        for reach in 1..=usize::from(most) {
            next[reach] = ending_in[reach + 1..].iter().sum();
        }
        all += next.iter().sum::<u128>();
        ending_in = next;
    }
    all
}
