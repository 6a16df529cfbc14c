//! A sheet that is being transcribed: what has been painted, what is wrong with it, and undo (§1).

use serde::{Deserialize, Serialize};

use crate::{
    log::NamedLayout,
    rules::{Cell, Layout, LayoutDraft, LayoutFault},
};
use common::{
    BuildingType,
    transcribed::{Sketch, SketchEditor},
};

/// Stands in a cell on which nothing has been painted yet.
const EMPTY: char = '.';

/// A sheet as far as it has come. It may be wrong anywhere: [`LayoutSketch::faults`] says where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LayoutSketch {
    /// What it will be called.
    pub name: String,
    /// Whether only the six counts are known, and not where the buildings are.
    pub counts_only: bool,
    /// The cells, row 1 first; none where nothing has been painted yet.
    pub grid: Vec<Option<BuildingType>>,
    /// The six counts, if only they are known.
    pub counts: [i64; BuildingType::COUNT],
    /// Coins printed.
    pub coins: i64,
    /// VP of the three places of each type.
    pub vp: [[i64; 3]; BuildingType::COUNT],
}

/// A change of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayoutEdit {
    /// Another name.
    Name(String),
    /// The whole grid, or only its counts.
    CountsOnly(bool),
    /// A cell is painted, or emptied.
    Cell {
        /// Its index, row by row.
        cell: usize,
        /// What it shows from now on.
        building: Option<BuildingType>,
        /// Whether it is part of the same stroke as the cell before: one step of undo.
        stroke: bool,
    },
    /// Another count on a sheet with counts only.
    Count(BuildingType, i64),
    /// Another number of coins.
    Coins(i64),
    /// Other VP: the type, the place from 0, and the VP.
    Vp(BuildingType, usize, i64),
}

/// What is wrong with a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SketchFault {
    /// It has no name.
    NoName,
    /// Another sheet has this name.
    NameTaken,
    /// Cells on which nothing has been painted yet.
    Empty(usize),
    /// Something that no sheet can have.
    Layout(LayoutFault),
}

impl LayoutSketch {
    /// A sheet without a name and without buildings, with the VP and coins of the default one.
    #[must_use]
    pub fn new() -> Self {
        let mut draft = Self::of(&NamedLayout::standard().0);
        draft.name.clear();
        draft.grid = vec![None; Cell::COUNT];
        draft
    }

    /// A layout to be changed, even a faulty one: what cannot be shown here is left out.
    #[must_use]
    pub fn of(named: &NamedLayout) -> Self {
        let LayoutDraft { grid, counts, coins, vp } = &named.draft;
        let rows = grid.as_deref().unwrap_or_default();
        let letter = |cell: usize| rows.get(cell / 6).and_then(|row| row.chars().nth(cell % 6));
        let cells: Vec<_> =
            (0..Cell::COUNT).map(|cell| letter(cell).and_then(BuildingType::from_letter)).collect();
        let painted = BuildingType::ALL.map(|kind| cells.iter().filter(|&&c| c == Some(kind)).count() as i64);
        let counts = counts.as_deref().unwrap_or(&painted);
        let vp =
            |kind: usize, place: usize| vp.get(kind).and_then(|row| row.get(place)).copied().unwrap_or(0);
        Self {
            name: named.name.clone(),
            counts_only: grid.is_none(),
            grid: cells,
            counts: std::array::from_fn(|kind| counts.get(kind).copied().unwrap_or(0)),
            coins: *coins,
            vp: std::array::from_fn(|kind| std::array::from_fn(|place| vp(kind, place))),
        }
    }

    /// The layout as it is written, valid or not.
    #[must_use]
    pub fn named(&self) -> NamedLayout {
        let letters: Vec<char> =
            self.grid.iter().map(|cell| cell.map_or(EMPTY, BuildingType::letter)).collect();
        let draft = LayoutDraft {
            grid: (!self.counts_only).then(|| letters.chunks(6).map(|row| row.iter().collect()).collect()),
            counts: Some(self.counts().to_vec()).filter(|_| self.counts_only),
            coins: self.coins,
            vp: self.vp.iter().map(|row| row.to_vec()).collect(),
        };
        NamedLayout { name: self.name.trim().to_owned(), draft }
    }

    /// How many buildings of each type there are: painted or typed.
    #[must_use]
    pub fn counts(&self) -> [i64; BuildingType::COUNT] {
        if self.counts_only {
            return self.counts;
        }
        BuildingType::ALL.map(|kind| self.grid.iter().filter(|&&cell| cell == Some(kind)).count() as i64)
    }

    /// Everything that is wrong, in the order of the page; `taken` says whether another sheet has this name.
    #[must_use]
    pub fn faults(&self, taken: bool) -> Vec<SketchFault> {
        let mut faults = Vec::new();
        if self.name.trim().is_empty() {
            faults.push(SketchFault::NoName);
        } else if taken {
            faults.push(SketchFault::NameTaken);
        }
        let empty = self.grid.iter().filter(|cell| cell.is_none()).count();
        if !self.counts_only && empty > 0 {
            faults.push(SketchFault::Empty(empty));
        }
        let found = Layout::new(&self.named().draft).err().unwrap_or_default();
        // The empty cells are reported once for all.
        let rest = found.into_iter().filter(|fault| !matches!(fault, LayoutFault::Letter { .. }));
        faults.extend(rest.map(SketchFault::Layout));
        faults
    }
}

impl Default for LayoutSketch {
    fn default() -> Self {
        Self::new()
    }
}

impl Sketch for LayoutSketch {
    type Edit = LayoutEdit;

    fn apply(&mut self, edit: &LayoutEdit) {
        match edit {
            LayoutEdit::Name(name) => self.name.clone_from(name),
            LayoutEdit::CountsOnly(only) => {
                // What was painted is counted.
                if *only && !self.counts_only && self.grid.iter().any(Option::is_some) {
                    self.counts = self.counts();
                }
                self.counts_only = *only;
            }
            LayoutEdit::Cell { cell, building, .. } => {
                if let Some(place) = self.grid.get_mut(*cell) {
                    *place = *building;
                }
            }
            LayoutEdit::Count(kind, count) => self.counts[kind.index()] = *count,
            LayoutEdit::Coins(coins) => self.coins = *coins,
            LayoutEdit::Vp(kind, place, vp) => {
                if let Some(old) = self.vp[kind.index()].get_mut(*place) {
                    *old = *vp;
                }
            }
        }
    }

    /// Whether both were typed or drawn in one go.
    fn goes_on(edit: &LayoutEdit, before: &LayoutEdit) -> bool {
        match (before, edit) {
            (LayoutEdit::Name(_), LayoutEdit::Name(_)) | (LayoutEdit::Coins(_), LayoutEdit::Coins(_)) => true,
            (LayoutEdit::Cell { .. }, LayoutEdit::Cell { stroke, .. }) => *stroke,
            (LayoutEdit::Count(a, _), LayoutEdit::Count(b, _)) => a == b,
            (LayoutEdit::Vp(a, i, _), LayoutEdit::Vp(b, j, _)) => (a, i) == (b, j),
            _ => false,
        }
    }
}

/// A sheet in the editor.
pub type LayoutEditor = SketchEditor<LayoutSketch>;

/// Whether an editor can be shown: a file of unfinished work may hold anything.
#[must_use]
pub fn is_whole(editor: &LayoutEditor) -> bool {
    [editor.sketch(), editor.saved()].iter().all(|sketch| sketch.grid.len() == Cell::COUNT)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paint(cell: usize, building: BuildingType, stroke: bool) -> LayoutEdit {
        LayoutEdit::Cell { cell, building: Some(building), stroke }
    }

    #[test]
    fn a_layout_comes_back_from_its_draft() {
        let (standard, _) = NamedLayout::standard();
        assert_eq!(LayoutSketch::of(&standard).named(), standard);
        let mut counts = standard;
        counts.draft.grid = None;
        counts.draft.counts = Some(vec![4, 5, 6, 6, 7, 8]);
        let draft = LayoutSketch::of(&counts);
        assert_eq!(draft.named(), counts);
        assert_eq!(draft.faults(false), []);
    }

    #[test]
    fn a_wrong_layout_is_opened_with_its_faults() {
        let mut wrong = NamedLayout::standard().0;
        wrong.draft.grid = Some(vec!["PGTCSX".to_owned(), "TCA".to_owned()]);
        wrong.draft.coins = 50;
        wrong.draft.vp = vec![vec![1, 2]];
        let faults = LayoutSketch::of(&wrong).faults(false);
        assert!(faults.contains(&SketchFault::Empty(28)), "{faults:?}");
        assert!(faults.contains(&SketchFault::Layout(LayoutFault::Coins(50))));
        let grows = LayoutFault::Increases { building: BuildingType::Pavilion, place: 2, vp: 2 };
        assert!(faults.contains(&SketchFault::Layout(grows)));
    }

    #[test]
    fn all_faults_are_told_at_once() {
        let mut editor = LayoutEditor::new(LayoutSketch::new(), None);
        assert_eq!(editor.sketch().faults(false), [SketchFault::NoName, SketchFault::Empty(36)]);
        for cell in 0..36 {
            editor.edit(paint(cell, BuildingType::Tower, false));
        }
        editor.edit(LayoutEdit::Name("Mine".to_owned()));
        editor.edit(LayoutEdit::Coins(2));
        editor.edit(LayoutEdit::Vp(BuildingType::Garden, 1, 30));
        let faults = editor.sketch().faults(true);
        assert_eq!(faults[0], SketchFault::NameTaken);
        let missing = |fault: &&SketchFault| matches!(fault, SketchFault::Layout(LayoutFault::Count { .. }));
        assert_eq!(faults.iter().filter(missing).count(), 6, "five types are missing, one has too many");
        assert!(faults.contains(&SketchFault::Layout(LayoutFault::Coins(2))));
        assert_eq!(faults.len(), 9);
    }

    #[test]
    fn a_stroke_and_a_word_are_one_step_and_everything_can_be_undone_and_done_again() {
        let mut editor = LayoutEditor::new(LayoutSketch::new(), None);
        let start = editor.sketch().clone();
        for edit in [
            paint(0, BuildingType::Tower, false),
            paint(1, BuildingType::Tower, true),
            paint(1, BuildingType::Tower, true),
            paint(7, BuildingType::Garden, false),
            LayoutEdit::Name("M".to_owned()),
            LayoutEdit::Name("My".to_owned()),
            LayoutEdit::CountsOnly(true),
            LayoutEdit::Count(BuildingType::Tower, 3),
        ] {
            editor.edit(edit);
        }
        let end = editor.sketch().clone();
        assert_eq!(end.counts, [0, 0, 0, 0, 1, 3], "what was painted is counted");
        let mut steps = 0;
        while editor.undo() {
            steps += 1;
        }
        assert_eq!((steps, editor.sketch()), (5, &start));
        assert!(!editor.is_changed());
        while editor.redo() {}
        assert_eq!(editor.sketch(), &end);
        assert!(editor.undo());
        editor.edit(LayoutEdit::Coins(20));
        assert!(!editor.redo(), "a change ends what could be done again");
    }
}
