//! Which rows of a list are selected.

use std::{collections::HashSet, hash::Hash};

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
    /// Those selected together, where several are.
    picked: HashSet<I>,
    /// Where a range of them begins.
    anchor: Option<usize>,
}

impl<I> Default for Selection<I> {
    fn default() -> Self {
        Self { what: None, at: 0, hidden: false, row_focused: false, picked: HashSet::new(), anchor: None }
    }
}

impl<I: Clone + Eq + Hash> Selection<I> {
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
    pub fn find<'a>(&mut self, count: usize, row: impl Fn(usize) -> &'a I)
    where
        I: 'a,
    {
        // Nearly always it is where it was: a long list is not searched in every frame.
        if self.at < count && self.what.as_ref() == Some(row(self.at)) {
            return;
        }
        let found = self.what.as_ref().and_then(|what| (0..count).find(|&k| row(k) == what));
        self.hidden |= found.is_some_and(|at| at != self.at);
        self.at = found.unwrap_or(self.at).min(count.saturating_sub(1));
        self.what = (self.at < count).then(|| row(self.at).clone());
    }

    /// Selects a row that is seen, and no other.
    pub fn take(&mut self, at: usize, what: I) {
        self.at = at;
        self.what = Some(what);
        self.pick_none();
    }

    /// Selects a row beside those that are, or no longer.
    pub fn toggle(&mut self, at: usize, what: I) {
        if self.picked.is_empty() {
            self.picked.extend(self.what.clone());
        }
        if !self.picked.remove(&what) {
            self.picked.insert(what.clone());
        }
        (self.at, self.what, self.anchor) = (at, Some(what), Some(at));
    }

    /// Selects all rows from where one began up to this one.
    pub fn extend<'a>(&mut self, at: usize, row: impl Fn(usize) -> &'a I)
    where
        I: 'a,
    {
        let anchor = *self.anchor.get_or_insert(self.at);
        self.picked = (anchor.min(at)..=anchor.max(at)).map(|k| row(k).clone()).collect();
        self.hidden = true;
        (self.at, self.what) = (at, Some(row(at).clone()));
    }

    /// Selects all rows.
    pub fn pick_all<'a>(&mut self, count: usize, row: impl Fn(usize) -> &'a I)
    where
        I: 'a,
    {
        self.picked = (0..count).map(|k| row(k).clone()).collect();
    }

    /// Selects one row alone again.
    pub fn pick_none(&mut self) {
        self.picked.clear();
        self.anchor = None;
    }

    /// Leaves out those of which this does not hold.
    pub fn keep_picked(&mut self, is_listed: impl Fn(&I) -> bool) {
        self.picked.retain(is_listed);
    }

    /// Whether this one is among several that are selected.
    #[must_use]
    pub fn is_picked(&self, what: &I) -> bool {
        self.picked.contains(what)
    }

    /// Whether this holds of one of several that are selected.
    #[must_use]
    pub fn has_picked(&self, holds: impl Fn(&I) -> bool) -> bool {
        self.picked.iter().any(holds)
    }

    /// How many are selected together; none where it is one alone.
    #[must_use]
    pub fn several(&self) -> Option<usize> {
        Some(self.picked.len()).filter(|&count| count > 1)
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
        selection.find(rows.len(), |k| &rows[k]);
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

    /// Which of these are selected together.
    fn picked(selection: &Selection<char>) -> String {
        "abcdef".chars().filter(|row| selection.is_picked(row)).collect()
    }

    #[test]
    fn several_are_selected_one_by_one_or_as_a_range() {
        let rows: Vec<char> = "abcdef".chars().collect();
        let mut selection = Selection::default();
        found(&mut selection, "abcdef");
        selection.toggle(3, 'd');
        assert_eq!(
            (picked(&selection).as_str(), selection.several()),
            ("ad", Some(2)),
            "what was selected stays so"
        );
        selection.toggle(0, 'a');
        assert_eq!(
            (picked(&selection).as_str(), selection.several()),
            ("d", None),
            "one alone is no several"
        );
        selection.take(2, 'c');
        selection.extend(4, |k| &rows[k]);
        assert_eq!(picked(&selection), "cde");
        selection.extend(1, |k| &rows[k]);
        assert_eq!(picked(&selection), "bc", "a range turns about where it began");
        selection.pick_all(6, |k| &rows[k]);
        assert_eq!(picked(&selection), "abcdef");
        selection.take(5, 'f');
        assert_eq!(picked(&selection), "");
    }

    #[test]
    fn a_long_list_in_which_nothing_has_changed_is_not_searched() {
        let rows: Vec<usize> = (0..1000).collect();
        let looks = std::cell::Cell::new(0);
        let row = |k: usize| {
            looks.set(looks.get() + 1);
            &rows[k]
        };
        let mut selection = Selection::default();
        selection.take(900, 900);
        selection.find(rows.len(), row);
        assert_eq!(looks.get(), 1);
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
