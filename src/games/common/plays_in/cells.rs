//! The cells of CSV, whatever separates them.

/// What may separate cells.
const SEPARATORS: [char; 4] = [';', ',', '\t', '|'];

/// Spreadsheets name the separator so in a first line of its own.
const NAMED: &str = "sep=";

/// Lines by their cells, with their numbers from 1.
pub(super) type Lines = Vec<(usize, Vec<String>)>;

/// The lines of a text with their cells and numbers from 1, and what separates them: what parts the first line into most
/// cells. Lines without anything are left out; nothing where there are more than `most`.
pub(super) fn cells(text: &str, most: usize) -> Option<(char, Lines)> {
    let first = text.lines().next().unwrap_or_default();
    let named = first.strip_prefix(NAMED).and_then(|rest| rest.trim_end().chars().next());
    let (text, number) = match named {
        Some(_) => (text.get(first.len()..).unwrap_or_default().trim_start_matches(['\r', '\n']), 2),
        None => (text, 1),
    };
    let head = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let parts = |separator: &char| line_cells(head, *separator);
    // Of equals the first.
    let guessed = SEPARATORS.into_iter().rev().max_by_key(parts).unwrap_or(',');
    let separator = named.unwrap_or(guessed);
    split(text, separator, number, most).map(|lines| (separator, lines))
}

/// How many cells a line has.
fn line_cells(line: &str, separator: char) -> usize {
    let mut is_quoted = false;
    let mut count = 1;
    for c in line.chars() {
        match c {
            '"' => is_quoted = !is_quoted,
            c if c == separator && !is_quoted => count += 1,
            _ => {}
        }
    }
    count
}

fn split(text: &str, separator: char, first: usize, most: usize) -> Option<Lines> {
    let (mut lines, mut line, mut cell) = (Vec::new(), Vec::new(), String::new());
    let (mut number, mut begun, mut is_quoted) = (first, first, false);
    let mut letters = text.chars().peekable();
    while let Some(c) = letters.next() {
        if is_quoted {
            match c {
                '"' if letters.peek() == Some(&'"') => cell.extend(letters.next()),
                '"' => is_quoted = false,
                _ => {
                    number += usize::from(c == '\n');
                    cell.push(c);
                }
            }
            continue;
        }
        match c {
            '"' if cell.trim().is_empty() => {
                cell.clear();
                is_quoted = true;
            }
            '\r' if letters.peek() == Some(&'\n') => {}
            '\n' | '\r' => {
                line.push(plain(&std::mem::take(&mut cell)));
                keep(&mut lines, begun, std::mem::take(&mut line));
                if lines.len() > most {
                    return None;
                }
                number += 1;
                begun = number;
            }
            c if c == separator => line.push(plain(&std::mem::take(&mut cell))),
            c => cell.push(c),
        }
    }
    line.push(plain(&cell));
    keep(&mut lines, begun, line);
    (lines.len() <= most).then_some(lines)
}

fn keep(lines: &mut Lines, number: usize, line: Vec<String>) {
    if line.iter().any(|cell| !cell.is_empty()) {
        lines.push((number, line));
    }
}

/// A cell without spaces around it, and without the apostrophe before what a spreadsheet would run.
fn plain(cell: &str) -> String {
    let cell = cell.trim();
    let bare = cell.strip_prefix('\'').filter(|rest| rest.starts_with(['=', '@', '+', '-']));
    bare.unwrap_or(cell).to_owned()
}
