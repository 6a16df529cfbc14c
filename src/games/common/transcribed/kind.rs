//! What is transcribed, and how it is told.

use std::path::PathBuf;

use serde_json::Value;

use super::{Sketch, SketchEditor};
use storage::{DataDir, Document, DocumentError};
use text::Texts;

/// What is transcribed: a document, and what it is while it is not whole.
pub trait Transcribed: Document<Checked: Clone> + Clone {
    /// It in the editor.
    type Sketch: Sketch;
    /// A page of the game.
    type Page: Copy + PartialEq;

    /// The page of the editor.
    const EDITOR: Self::Page;
    /// The name of the file of unfinished work.
    const DRAFT: &'static str;
    /// The member of a record that holds one.
    const MEMBER: &'static str;

    /// The folder of them.
    #[must_use]
    fn folder(data: &DataDir) -> PathBuf;

    /// Whether JSON is one, good or not.
    #[must_use]
    fn is_one(found: &Value) -> bool;

    /// Whether a page lists or changes them.
    #[must_use]
    fn is_shown_on(page: Self::Page) -> bool;

    /// The one that comes with the program.
    #[must_use]
    fn standard() -> Option<(Self, Self::Checked)> {
        None
    }

    /// What that is called on screen.
    #[must_use]
    fn standard_name(_texts: &Texts) -> Option<&str> {
        None
    }

    /// A sketch of it, also where it is wrong.
    #[must_use]
    fn sketch(&self) -> Self::Sketch;

    /// What a sketch would be saved as, right or wrong.
    #[must_use]
    fn of(sketch: &Self::Sketch) -> Self;

    /// Gives it another name.
    fn rename(&mut self, name: String);

    /// Whether an editor can be shown: a file of unfinished work may hold anything.
    #[must_use]
    fn is_whole(_editor: &SketchEditor<Self::Sketch>) -> bool {
        true
    }

    /// That it was saved under this name.
    #[must_use]
    fn saved(texts: &Texts, name: &str) -> String;

    /// That somebody else had changed the file meanwhile, so that it was saved under this name.
    #[must_use]
    fn saved_beside(texts: &Texts, name: &str) -> String;

    /// That it was taken in under this name.
    #[must_use]
    fn imported(texts: &Texts, name: &str) -> String;

    /// That what was taken in is to be mended in the editor.
    #[must_use]
    fn imported_faulty(texts: &Texts) -> &str;

    /// Why it could not be kept, thrown away or brought back.
    #[must_use]
    fn not_kept(texts: &Texts, error: &DocumentError) -> String;

    /// Why a file holds none.
    #[must_use]
    fn unreadable(texts: &Texts, why: &Self::Fault) -> String;
}
