//! Which row of a list is selected.

use egui::Key as Press;

/// The selected row, known by what it is: it stays selected when the order changes. Where it goes, the one that takes
/// its place is selected.
#[derive(Clone, Debug)]
pub struct Selection<I> {
    what: Option<I>,
    at: usize,
    /// It is to be brought into view.
    hidden: bool,
    /// The keyboard was on a row when the list was last drawn.
    row_focused: bool,
}

impl<I> Default for Selection<I> {
    fn default() -> Self {
        Self { what: None, at: 0, hidden: false, row_focused: false }
    }
}

impl<I: Clone + PartialEq> Selection<I> {
    /// The row that is selected, as it was last found.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Selects something that is listed, or soon will be.
    pub fn select(&mut self, what: I) {
        self.what = Some(what);
    }

    /// Back to the first row.
    pub fn reset(&mut self) {
        *self = Self { hidden: true, ..Self::default() };
    }

    /// Finds the selected one among the rows listed now.
    pub fn find<'a>(&mut self, mut rows: impl ExactSizeIterator<Item = &'a I> + Clone)
    where
        I: 'a,
    {
        let found = self.what.as_ref().and_then(|what| rows.clone().position(|row| row == what));
        self.hidden |= found.is_some_and(|at| at != self.at);
        self.at = found.unwrap_or(self.at).min(rows.len().saturating_sub(1));
        self.what = rows.nth(self.at).cloned();
    }

    /// Selects a row that is seen.
    pub fn take(&mut self, at: usize, what: I) {
        self.at = at;
        self.what = Some(what);
    }

    /// Notes whether the keyboard is on a row.
    pub const fn note_focus(&mut self, on_row: bool) {
        self.row_focused = on_row;
    }

    /// Whether it is.
    pub const fn is_row_focused(&self) -> bool {
        self.row_focused
    }

    /// Whether the selected row is to be brought into view; says so once.
    pub const fn take_hidden(&mut self) -> bool {
        std::mem::replace(&mut self.hidden, false)
    }
}

/// The keys that lead through a list; the first two also move the focus where something has it.
pub const KEYS: [Press; 6] =
    [Press::ArrowDown, Press::ArrowUp, Press::PageDown, Press::PageUp, Press::Home, Press::End];

/// Where a key leads from a row of so many, with so many on a page.
pub fn target(key: Press, at: usize, count: usize, page: usize) -> usize {
    let target = match key {
        Press::ArrowDown => at + 1,
        Press::ArrowUp => at.saturating_sub(1),
        Press::PageDown => at + page,
        Press::PageUp => at.saturating_sub(page),
        Press::Home => 0,
        Press::End => count,
        _ => at,
    };
    target.min(count.saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(selection: &mut Selection<char>, rows: &str) -> (usize, bool) {
        let rows: Vec<char> = rows.chars().collect();
        selection.find(rows.iter());
        (selection.at(), selection.take_hidden())
    }

    #[test]
    fn the_first_row_is_selected_until_another_is() {
        let mut selection = Selection::default();
        assert_eq!(found(&mut selection, "abc"), (0, false));
        selection.take(2, 'c');
        assert_eq!(found(&mut selection, "abc"), (2, false));
        selection.reset();
        assert_eq!(found(&mut selection, "abc"), (0, true));
    }

    #[test]
    fn what_is_selected_stays_so_when_the_order_changes_and_is_brought_into_view() {
        let mut selection = Selection::default();
        found(&mut selection, "abc");
        assert_eq!(found(&mut selection, "cba"), (2, true));
        assert_eq!(found(&mut selection, "cba"), (2, false));
    }

    #[test]
    fn what_takes_the_place_of_a_row_that_goes_is_selected() {
        let mut selection = Selection::default();
        selection.select('b');
        assert_eq!(found(&mut selection, "abc"), (1, true));
        assert_eq!(found(&mut selection, "ac"), (1, false));
        assert_eq!(found(&mut selection, "abc"), (2, true), "and stays so");
        assert_eq!(found(&mut selection, "ab"), (1, false), "the last one, where there is none behind it");
        assert_eq!(found(&mut selection, ""), (0, false));
        assert_eq!(found(&mut selection, "xy"), (0, false));
    }

    #[test]
    fn something_can_be_selected_before_it_is_listed() {
        let mut selection = Selection::default();
        found(&mut selection, "ab");
        selection.select('c');
        assert_eq!(found(&mut selection, "abc"), (2, true));
    }

    #[test]
    fn keys_lead_no_further_than_the_ends() {
        let to = |key, at| target(key, at, 10, 4);
        assert_eq!([0, 9].map(|at| to(Press::ArrowDown, at)), [1, 9]);
        assert_eq!([0, 9].map(|at| to(Press::ArrowUp, at)), [0, 8]);
        assert_eq!([0, 7].map(|at| to(Press::PageDown, at)), [4, 9]);
        assert_eq!([3, 7].map(|at| to(Press::PageUp, at)), [0, 3]);
        assert_eq!([Press::Home, Press::End].map(|key| to(key, 5)), [0, 9]);
    }
}
