//! Something that is being transcribed, such as a sheet or a board: its sketch in the editor, and undo.

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// Something as far as it has been transcribed.
pub trait Sketch: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned {
    /// A change of it.
    type Edit: Clone + Debug + PartialEq;

    /// Makes a change; one that does not fit changes nothing.
    fn apply(&mut self, edit: &Self::Edit);

    /// Whether a change goes on with the one before, so that both are undone in one.
    fn goes_on(edit: &Self::Edit, before: &Self::Edit) -> bool;
}

/// A sketch in the editor, the file it is of, and what can be undone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "S: Sketch")]
pub struct SketchEditor<S: Sketch> {
    /// The file that is changed; none for something new.
    pub file: Option<String>,
    /// The sketch. Files call it as they did before.
    #[serde(rename = "draft")]
    sketch: S,
    /// The sketch as it was opened or last saved.
    saved: S,
    #[serde(skip)]
    before: Vec<S>,
    #[serde(skip)]
    after: Vec<S>,
    #[serde(skip, default = "none")]
    last: Option<S::Edit>,
}

/// No change: one need not be there by default.
const fn none<E>() -> Option<E> {
    None
}

impl<S: Sketch> SketchEditor<S> {
    /// Opens a sketch; a new one has no file, and counts as changed as soon as anything is.
    #[must_use]
    pub fn new(sketch: S, file: Option<String>) -> Self {
        let saved = sketch.clone();
        Self { file, sketch, saved, before: Vec::new(), after: Vec::new(), last: None }
    }

    /// Opens a sketch that no file holds yet.
    #[must_use]
    pub fn unsaved(sketch: S) -> Self {
        Self { sketch, ..Self::new(S::default(), None) }
    }

    /// Whether this is what the editor began with.
    #[must_use]
    pub fn began_with(&self, sketch: &S) -> bool {
        self.saved == *sketch
    }

    /// The sketch.
    #[must_use]
    pub const fn sketch(&self) -> &S {
        &self.sketch
    }

    /// The sketch as it was opened or last saved.
    #[must_use]
    pub const fn saved(&self) -> &S {
        &self.saved
    }

    /// Whether something would be lost.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.sketch != self.saved
    }

    /// Makes a change; one that changes nothing is no step.
    pub fn edit(&mut self, edit: S::Edit) {
        let old = self.sketch.clone();
        self.sketch.apply(&edit);
        if self.sketch == old {
            return;
        }
        self.after.clear();
        if !self.last.as_ref().is_some_and(|last| S::goes_on(&edit, last)) {
            self.before.push(old);
        }
        self.last = Some(edit);
    }

    /// Puts another sketch in the place of this one, as one change.
    pub fn replace(&mut self, sketch: S) {
        self.before.push(std::mem::replace(&mut self.sketch, sketch));
        self.after.clear();
        self.last = None;
    }

    /// Undoes the last change; false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.before.pop() else { return false };
        self.after.push(std::mem::replace(&mut self.sketch, before));
        self.last = None;
        true
    }

    /// Does it again.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.after.pop() else { return false };
        self.before.push(std::mem::replace(&mut self.sketch, after));
        self.last = None;
        true
    }

    /// Whether there is a change to undo, and one to do again.
    #[must_use]
    pub fn can_undo_redo(&self) -> (bool, bool) {
        (!self.before.is_empty(), !self.after.is_empty())
    }
}
