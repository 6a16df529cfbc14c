//! The games that fit what is looked for, found in steps: however many there are, no frame looks at more than some.

/// So many games are looked at in a frame.
pub const STEP: usize = 20_000;

/// What was found so far.
#[derive(Debug, Default)]
pub struct Found {
    /// Which they are, in their order.
    pub rows: Vec<usize>,
    /// Those of the rows with a heading above them.
    pub headed: Vec<usize>,
    /// The next to be looked at.
    next: usize,
}

impl Found {
    /// Looks at so many more of `all`; `group` is what those below one heading share.
    pub fn go_on<T, G: PartialEq>(
        &mut self,
        all: &[T],
        most: usize,
        fits: impl Fn(&T) -> bool,
        group: impl Fn(&T) -> G,
    ) {
        let end = all.len().min(self.next.saturating_add(most));
        for k in self.next..end {
            let item = &all[k];
            if !fits(item) {
                continue;
            }
            let above = self.rows.last().and_then(|&above| all.get(above));
            if above.is_none_or(|above| group(above) != group(item)) {
                self.headed.push(self.rows.len());
            }
            self.rows.push(k);
        }
        self.next = end;
    }

    /// Whether of the first so many rows there are at least two below a heading on average.
    pub fn shares_headings(&self, rows: usize) -> bool {
        2 * self.headed.partition_point(|&row| row < rows) <= rows
    }

    /// Whether all of so many have been looked at.
    pub const fn is_complete(&self, all: usize) -> bool {
        self.next >= all
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn no_step_looks_at_more_than_it_may_and_all_steps_find_what_one_does() {
        let all: Vec<u32> = (0..1000).collect();
        let looks = Cell::new(0);
        let fits = |&item: &u32| {
            looks.set(looks.get() + 1);
            item % 3 == 0
        };
        let group = |item: &u32| item / 50;
        let mut found = Found::default();
        while !found.is_complete(all.len()) {
            found.go_on(&all, 70, fits, group);
            assert!(looks.replace(0) <= 70);
        }
        let mut at_once = Found::default();
        at_once.go_on(&all, usize::MAX, fits, group);
        assert_eq!((&found.rows, &found.headed), (&at_once.rows, &at_once.headed));
        let fitting: Vec<usize> = (0..1000).step_by(3).collect();
        assert_eq!(found.rows, fitting);
        let first_of_group = |k: &usize| *k == 0 || fitting[*k] / 50 != fitting[*k - 1] / 50;
        assert_eq!(found.headed, (0..fitting.len()).filter(first_of_group).collect::<Vec<_>>());
    }

    #[test]
    fn headings_are_shared_where_two_on_average_stand_below_one() {
        let shares = |all: &[u32]| {
            let mut found = Found::default();
            found.go_on(all, usize::MAX, |_| true, |item| *item);
            [found.shares_headings(all.len()), found.shares_headings(2)]
        };
        assert_eq!([shares(&[1, 1, 2, 2]), shares(&[1, 1, 1, 2])], [[true, true]; 2]);
        assert_eq!(shares(&[1, 1, 2, 3]), [false, true], "only the first two share one");
        assert_eq!(shares(&[1, 2, 3, 3, 3, 3]), [true, false], "those behind share one");
    }
}
