//! Templates: sentences with holes, by which a text is read from its beginning.

/// Reads the beginning of `text` by a template and returns what stands in its holes, and the rest.
/// `{}` stands for one word, `{*}` for any number of them without a full stop. `None` if the text
/// begins otherwise.
pub(super) fn read<'t>(template: &str, text: &'t str) -> Option<(Vec<&'t str>, &'t str)> {
    let mut found = Vec::new();
    let (first, mut holes) = template.split_once('{').unwrap_or((template, ""));
    let mut text = text.strip_prefix(first)?;
    while !holes.is_empty() {
        let (hole, after) = holes.split_once('}').expect("a hole has an end");
        let (literal, further) = after.split_once('{').unwrap_or((after, ""));
        let at = if literal.is_empty() {
            text.len()
        } else {
            text.find(literal)?
        };
        let (filling, rest) = text.split_at(at);
        let fits = match hole {
            "" => !filling.is_empty() && !filling.contains(' '),
            "*" => !filling.contains('.'),
            other => panic!("{other} is no hole"),
        };
        found.push(Some(filling).filter(|_| fits)?);
        text = &rest[literal.len()..];
        holes = further;
    }
    Some((found, text))
}

/// Reads a text by a template that fits the whole of it.
pub(super) fn read_all<'t>(template: &str, text: &'t str) -> Option<Vec<&'t str>> {
    let (found, rest) = read(template, text)?;
    rest.is_empty().then_some(found)
}

/// Reads a list such as `1, 2 and 3`.
pub(super) fn list(text: &str) -> Vec<&str> {
    let mut items: Vec<&str> = text.split(", ").collect();
    let last = items.pop().and_then(|last| last.split_once(" and "));
    match last {
        Some((one, other)) => items.extend([one, other]),
        None => items = text.split(", ").collect(),
    }
    items
}

/// Reads a number.
pub(super) fn number<N: std::str::FromStr>(text: &str) -> Option<N> {
    text.replace('−', "-").parse().ok()
}

#[test]
fn templates_are_read() {
    let read = |text| read("{} is {*}.", text);
    assert_eq!(
        read("1:2 is answered. So"),
        Some((vec!["1:2", "answered"], " So"))
    );
    assert_eq!(read("And 1:2 is answered."), None);
    assert_eq!(list("1, 2 and 3"), ["1", "2", "3"]);
    assert_eq!(list("1"), ["1"]);
}
