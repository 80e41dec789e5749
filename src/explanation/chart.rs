//! Charts as SVG: dots between two axes, below a title.

/// Returns the smallest of 1, 2, 5, 10, 20, 50, ... that is at least `least`.
pub(crate) fn round_from(least: u64) -> u64 {
    std::iter::successors(Some(1_u64), |power| power.checked_mul(10))
        .flat_map(|power| [1, 2, 5].map(|digit| power.saturating_mul(digit)))
        .find(|&round| round >= least)
        .unwrap_or(u64::MAX)
}

/// The picture's width in pixels.
pub(crate) const WIDTH: u64 = 800;

/// What is left free on each side of the dots, for the title and the labels.
const LEFT: u64 = 80;
const RIGHT: u64 = 20;
const TOP: u64 = 46;
const BOTTOM: u64 = 80;

/// Dark enough for single dots on white.
const BLUE: &str = "#1f4e9c";

/// A part of a whole.
pub(crate) type Share = (u64, u64);

/// An axis: its name, and its ticks with their labels.
pub(crate) type Axis = (String, Vec<(Share, String)>);

/// Returns an axis up to a number, with about ten ticks at round ones.
pub(crate) fn axis(name: String, most: u64, label: impl Fn(u64) -> String) -> Axis {
    let step = round_from(most.div_ceil(10));
    let ticks = (0..=most / step).map(|tick| ((tick * step, most), label(tick * step)));
    (name, ticks.collect())
}

/// Draws dots, each as far to the right and as high as its shares of the axes say. A line may join
/// them.
pub(crate) fn chart(
    title: &str,
    [(x_name, x_ticks), (y_name, y_ticks)]: &[Axis; 2],
    height: u64,
    dots: &[[Share; 2]],
    radius: u64,
    are_joined: bool,
) -> String {
    let (right, bottom) = (WIDTH - RIGHT, height - BOTTOM);
    let part = |(part, whole): Share, room| room * part / whole.max(1);
    let x = |share| LEFT + part(share, right - LEFT);
    let y = |share| bottom - part(share, bottom - TOP);
    let text = |x, y, anchor: &str, words: &str| {
        format!("<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\">{words}</text>\n")
    };
    let mut labels = String::new();
    let mut lines = vec![format!("M{LEFT} {TOP}V{bottom}H{right}")];
    for (tick, label) in x_ticks {
        labels += &text(x(*tick), bottom + 20, "middle", label);
        lines.push(format!("M{} {bottom}v5", x(*tick)));
    }
    for (tick, label) in y_ticks {
        labels += &text(LEFT - 10, y(*tick) + 4, "end", label);
        lines.push(format!("M{LEFT} {}h-5", y(*tick)));
    }
    let dots = dots.iter().map(|&[right, up]| (x(right), y(up)));
    let circle =
        |(x, y)| format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{BLUE}\"/>\n");
    let mut drawn: Vec<String> = dots.clone().map(circle).collect();
    if are_joined {
        let points: Vec<String> = dots.map(|(x, y)| format!("{x},{y}")).collect();
        let points = points.join(" ");
        drawn.push(format!(
            "<polyline points=\"{points}\" fill=\"none\" stroke=\"{BLUE}\"/>\n"
        ));
    }
    let (lines, drawn) = (lines.concat(), drawn.concat());
    let title = text(WIDTH / 2, TOP - 8, "middle", title);
    let x_name = text(x((1, 2)), height - 25, "middle", x_name);
    let center = y((1, 2));
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">
<rect width="{WIDTH}" height="{height}" fill="white"/>
<g font-size="16">
{title}</g>
<g font-size="12">
{x_name}<text x="30" y="{center}" text-anchor="middle" transform="rotate(-90 30 {center})">{y_name}</text>
{labels}</g>
<path d="{lines}" fill="none" stroke="gray"/>
{drawn}</svg>
"#
    )
}
