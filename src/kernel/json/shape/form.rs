//! The form of a text: the regular expressions that schemas use, which are simple ones.

/// A regular expression from `^` to `$` of characters, classes, groups and how often each comes.
#[derive(Debug)]
pub(super) struct Form {
    /// One of these ways.
    ways: Vec<Vec<Piece>>,
    /// A text that has it, or the expression.
    pub(super) like: String,
}

/// Something that comes so often.
#[derive(Debug)]
struct Piece {
    of: Of,
    least: usize,
    most: usize,
}

#[derive(Debug)]
enum Of {
    /// A character in one of these ranges, or in none of them.
    Class { ranges: Vec<(char, char)>, is_in: bool },
    /// One of these ways.
    Group(Vec<Vec<Piece>>),
}

impl Form {
    /// Reads an expression; none of one that says more than is known here.
    pub(super) fn new(pattern: &str, like: &str) -> Option<Self> {
        let inside: Vec<char> = pattern.strip_prefix('^')?.strip_suffix('$')?.chars().collect();
        let (ways, rest) = ways(&inside)?;
        rest.is_empty().then(|| Self { ways, like: like.to_owned() })
    }

    /// Whether a text has the form.
    pub(super) fn has(&self, text: &str) -> bool {
        one_of(&self.ways, text, &mut str::is_empty)
    }
}

/// Ways with `|` between them, up to the end or a parenthesis.
fn ways(mut rest: &[char]) -> Option<(Vec<Vec<Piece>>, &[char])> {
    let mut ways = vec![Vec::new()];
    loop {
        match rest {
            [] | [')', ..] => return Some((ways, rest)),
            ['|', behind @ ..] => {
                ways.push(Vec::new());
                rest = behind;
            }
            _ => {
                let (piece, behind) = piece(rest)?;
                ways.last_mut()?.push(piece);
                rest = behind;
            }
        }
    }
}

fn piece(rest: &[char]) -> Option<(Piece, &[char])> {
    let one = |c: char| Of::Class { ranges: vec![(c, c)], is_in: true };
    let (of, rest) = match rest {
        ['(', inside @ ..] => {
            let (ways, behind) = ways(inside)?;
            (Of::Group(ways), behind.strip_prefix(&[')'])?)
        }
        ['[', inside @ ..] => class(inside)?,
        ['\\', c, behind @ ..] if c.is_ascii_punctuation() => (one(*c), behind),
        ['.' | '\\' | '^' | '$' | '*' | '+' | '?' | '{', ..] | [] => return None,
        [c, behind @ ..] => (one(*c), behind),
    };
    let (least, most, rest) = match rest {
        ['?', behind @ ..] => (0, 1, behind),
        ['*', behind @ ..] => (0, usize::MAX, behind),
        ['+', behind @ ..] => (1, usize::MAX, behind),
        ['{', behind @ ..] => {
            let end = behind.iter().position(|&c| c == '}')?;
            let said: String = behind[..end].iter().collect();
            let (least, most) = said.split_once(',').unwrap_or((&said, &said));
            (least.parse().ok()?, most.parse().ok()?, &behind[end + 1..])
        }
        _ => (1, 1, rest),
    };
    Some((Piece { of, least, most }, rest))
}

/// A class of characters, from behind its bracket.
fn class(inside: &[char]) -> Option<(Of, &[char])> {
    let end = inside.iter().position(|&c| c == ']')?;
    let (mut said, behind) = (&inside[..end], &inside[end + 1..]);
    let is_in = !said.starts_with(&['^']);
    said = said.strip_prefix(&['^']).unwrap_or(said);
    let mut ranges = Vec::new();
    while let [first, rest @ ..] = said {
        (ranges, said) = match rest {
            ['-', last, rest @ ..] => ([ranges, vec![(*first, *last)]].concat(), rest),
            _ => ([ranges, vec![(*first, *first)]].concat(), rest),
        };
    }
    Some((Of::Class { ranges, is_in }, behind))
}

/// Whether a text begins in one of these ways, and `then` takes the rest.
fn one_of(ways: &[Vec<Piece>], text: &str, then: &mut dyn FnMut(&str) -> bool) -> bool {
    ways.iter().any(|way| all(way, 0, text, then))
}

/// Whether a text begins with all of these, of which the first came so often already, and `then` takes the rest.
fn all(pieces: &[Piece], came: usize, text: &str, then: &mut dyn FnMut(&str) -> bool) -> bool {
    let [piece, others @ ..] = pieces else { return then(text) };
    let once_more = came < piece.most
        && match &piece.of {
            Of::Class { ranges, is_in } => text.chars().next().is_some_and(|c| {
                let is_there = ranges.iter().any(|&(from, to)| (from..=to).contains(&c));
                is_there == *is_in && all(pieces, came + 1, &text[c.len_utf8()..], then)
            }),
            Of::Group(ways) => {
                one_of(ways, text, &mut |rest| rest.len() < text.len() && all(pieces, came + 1, rest, then))
            }
        };
    once_more || (came >= piece.least && all(others, 0, text, then))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_a_form_as_regular_expressions_say_it() {
        let has = |pattern: &str, text: &str| Form::new(pattern, "").unwrap().has(text);
        for (pattern, good, bad) in [
            (
                "^[PSACGT](0[1-9]|[1-9][0-9])$",
                vec!["P01", "T99", "S10"],
                vec!["P00", "p01", "P1", "P011", ""],
            ),
            ("^[x.]{6}$", vec!["x..x..", "......"], vec!["x..x.", "x..x...", "x..x.X"]),
            ("^[0-9]{1,3}$", vec!["0", "007"], vec!["", "1234", "-1"]),
            ("^[.TAHLS ]*$", vec!["", " T.A"], vec!["t"]),
            ("^(ab?|c)+[.]d$", vec!["a.d", "abc.d", "cab.d"], vec![".d", "bb.d", "abd"]),
            ("^a\\.[^b]$", vec!["a.c"], vec!["a.b", "abc", "a."]),
        ] {
            good.iter().for_each(|text| assert!(has(pattern, text), "{pattern} {text}"));
            bad.iter().for_each(|text| assert!(!has(pattern, text), "{pattern} {text}"));
        }
        for unknown in ["a", "^a", "^.$", "^\\d$", "^(a$", "^a{x}$", "^[a$"] {
            assert!(Form::new(unknown, "").is_none(), "{unknown}");
        }
    }
}
