//! Where the rows of a list lie, with headings above some of them. However long the list is, a few steps find a row.

use std::ops::Range;

use super::row;

/// The height of a heading.
pub const HEADING: f32 = 36.0;

/// The rows of a list from its top.
#[derive(Clone, Copy, Debug)]
pub struct Places<'a> {
    /// How many rows there are.
    pub count: usize,
    /// Those with a heading above them, in their order.
    pub headed: &'a [usize],
}

impl Places<'_> {
    /// How many headings stand above the row, its own among them.
    fn headings(&self, row: usize) -> usize {
        self.headed.partition_point(|&headed| headed <= row)
    }

    /// The heading of the row, if it has one.
    pub fn heading(&self, row: usize) -> Option<usize> {
        self.headed.binary_search(&row).ok()
    }

    /// Where the row begins, below its heading.
    pub fn top(&self, row: usize) -> f32 {
        row as f32 * row::HEIGHT + self.headings(row) as f32 * HEADING
    }

    /// Where the row begins with its heading.
    pub fn top_with_heading(&self, row: usize) -> f32 {
        self.top(row) - if self.heading(row).is_some() { HEADING } else { 0.0 }
    }

    /// How high all of it is.
    pub fn height(&self) -> f32 {
        self.count as f32 * row::HEIGHT + self.headed.len() as f32 * HEADING
    }

    /// The rows of which something is seen between two heights.
    pub fn seen(&self, from: f32, to: f32) -> Range<usize> {
        let first = self.first(|row| self.top(row) + row::HEIGHT > from);
        let end = self.first(|row| self.top_with_heading(row) >= to);
        first..end.max(first)
    }

    /// The first row of which this holds, as of all behind it.
    fn first(&self, holds: impl Fn(usize) -> bool) -> usize {
        let (mut from, mut to) = (0, self.count);
        while from < to {
            let middle = from.midpoint(to);
            if holds(middle) {
                to = middle;
            } else {
                from = middle + 1;
            }
        }
        from
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_is_what_a_walk_through_all_rows_finds() {
        for headed in [vec![], vec![0], vec![0, 1, 5, 19], vec![3, 4]] {
            let places = Places { count: 20, headed: &headed };
            let mut top = 0.0;
            for row in 0..20 {
                assert_eq!(places.top_with_heading(row), top);
                top += if headed.contains(&row) { HEADING } else { 0.0 };
                assert_eq!(places.top(row), top);
                top += row::HEIGHT;
            }
            assert_eq!(places.height(), top);
            for from in (0..1700).step_by(17) {
                let (from, to) = (from as f32, from as f32 + 300.0);
                let is_seen =
                    |&row: &usize| places.top(row) + row::HEIGHT > from && places.top_with_heading(row) < to;
                let seen: Vec<usize> = (0..20).filter(is_seen).collect();
                assert_eq!(places.seen(from, to).collect::<Vec<_>>(), seen, "{headed:?} from {from}");
            }
        }
    }
}
