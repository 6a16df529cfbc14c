//! Which file knows which others, and circles among them.

use std::collections::{BTreeMap, BTreeSet};

use super::source::{Named, Source};

/// The files by their modules.
pub struct Graph<'a> {
    sources: &'a [Source],
    by_module: BTreeMap<&'a [String], usize>,
}

impl<'a> Graph<'a> {
    pub fn new(sources: &'a [Source]) -> Self {
        let by_module = sources.iter().enumerate().map(|(k, source)| (source.module.as_slice(), k)).collect();
        Self { sources, by_module }
    }

    /// The files that a path leads through: first those that only re-export the item, last the one that has it.
    pub fn way(&self, path: &[String]) -> Vec<usize> {
        let mut way = Vec::new();
        let mut path = path.to_vec();
        loop {
            let Some((length, file)) = (0..=path.len())
                .rev()
                .find_map(|length| Some((length, *self.by_module.get(&path[..length])?)))
            else {
                return way;
            };
            if way.contains(&file) {
                return way;
            }
            way.push(file);
            let Some(item) = path.get(length) else { return way };
            let passes_on = |named: &&Named| named.binds.as_ref() == Some(item);
            let named = self.sources[file].named.iter().find(passes_on);
            let Some(named) = named.filter(|named| named.is_ours) else { return way };
            path = [&named.path, &path[length + 1..]].concat();
        }
    }

    /// The files that each file uses; a mere re-export is not a use.
    pub fn uses(&self) -> Vec<BTreeSet<usize>> {
        let used = |(file, source): (usize, &Source)| -> BTreeSet<usize> {
            let named = source.named.iter().filter(|named| named.is_ours && !named.passed_on);
            named.filter_map(|named| self.way(&named.path).pop()).filter(|other| *other != file).collect()
        };
        self.sources.iter().enumerate().map(used).collect()
    }
}

/// The circles: sets of places, each of which leads to all others in its set.
pub fn circles(leads_to: &[BTreeSet<usize>]) -> Vec<BTreeSet<usize>> {
    let reached: Vec<BTreeSet<usize>> = (0..leads_to.len())
        .map(|start| {
            let mut reached = BTreeSet::new();
            let mut open = vec![start];
            while let Some(place) = open.pop() {
                open.extend(leads_to[place].iter().copied().filter(|next| reached.insert(*next)));
            }
            reached
        })
        .collect();
    let circle = |place: usize| -> BTreeSet<usize> {
        reached[place].iter().copied().filter(|other| reached[*other].contains(&place)).collect()
    };
    let all: BTreeSet<BTreeSet<usize>> =
        (0..leads_to.len()).map(circle).filter(|circle| circle.len() > 1).collect();
    all.into_iter().collect()
}
