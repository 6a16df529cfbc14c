//! The camps, bazaars and falcons of one's own box: transcribed once, and kept for every table that begins.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::GamePage;
use crate::{
    games::{
        alhambra::{files::Unreadable, log::Printed},
        common::{
            host::{Host, Unsaved, file_errors},
            table::OwnDesk,
        },
    },
    storage::{DataDir, Document, DocumentError, Documents, StoreError, document_text},
};

/// What the file of the box is called, and it in there.
const NAME: &str = "Box";

/// What a box has, as its file says it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    name: String,
    #[serde(flatten)]
    printed: Printed,
}

impl Document for Kept {
    type Checked = ();
    type Fault = Unreadable;

    const FILE: &'static str = "box";

    fn name(&self) -> &str {
        &self.name
    }

    fn check(&self) -> Result<(), Unreadable> {
        Ok(())
    }

    fn reserved_name() -> String {
        String::new()
    }
}

/// The box, and its file.
pub struct Pieces {
    files: Documents<Kept>,
    file: Option<String>,
    printed: Printed,
    /// The last change is not in the file.
    unsaved: bool,
}

/// What the page of the box asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum PiecesCommand {
    /// The box has these pieces now.
    Change(Printed),
}

impl Pieces {
    /// What was transcribed.
    #[must_use]
    pub const fn printed(&self) -> &Printed {
        &self.printed
    }

    /// Whether this is the file of a box, good or not.
    #[must_use]
    pub fn is_box(found: &Value) -> bool {
        ["camps", "bazaars", "falcons"].iter().any(|list| found.get(list).is_some())
    }

    fn kept(&self) -> Kept {
        Kept { name: NAME.to_owned(), printed: self.printed.clone() }
    }

    /// The box in the folder, with its file. One that is damaged stays as it is: another is written beside it.
    fn find(&self) -> Result<Option<(String, Kept)>, StoreError> {
        for file in self.files.list()? {
            match file.content {
                Ok((kept, ())) => return Ok(Some((file.file, kept))),
                // It may be the box.
                Err(Unreadable::File(error)) => {
                    if let Some(error) = Arc::into_inner(error) {
                        return Err(error);
                    }
                }
                Err(_) => {}
            }
        }
        Ok(None)
    }

    fn save(&mut self) -> Result<(), DocumentError> {
        let saved = self.write();
        self.unsaved = saved.is_err();
        self.file = Some(saved?);
        Ok(())
    }

    /// Writes it in the place of the box that is there; returns the file.
    fn write(&self) -> Result<String, DocumentError> {
        let file = match &self.file {
            Some(file) => Some(file.clone()),
            None => self.find()?.map(|(file, _)| file),
        };
        self.files.save(&self.kept(), file.as_deref())
    }
}

impl OwnDesk for Pieces {
    type Page = GamePage;
    type Command = PiecesCommand;

    fn new(data: &DataDir) -> Self {
        let files = Documents::new(data.pieces());
        Self { files, file: None, printed: Printed::default(), unsaved: false }
    }

    fn run(&mut self, PiecesCommand::Change(printed): PiecesCommand, host: &mut Host<'_, GamePage>) {
        self.printed = printed;
        if let Err(DocumentError::Store(error)) = self.save() {
            host.not_saved(&error);
        }
    }

    fn prepare(&mut self, page: GamePage, host: &mut Host<'_, GamePage>) {
        let needs_it = matches!(page, GamePage::Pieces | GamePage::NewTable);
        if self.file.is_some() || self.unsaved || !needs_it {
            return;
        }
        match self.find() {
            Ok(found) => {
                if let Some((file, kept)) = found {
                    (self.file, self.printed) = (Some(file), kept.printed);
                }
            }
            Err(error) => {
                let reason = file_errors::with_file(host.texts, &error);
                let folder = self.files.path("").display().to_string();
                host.error(host.texts.error_open(&folder, &reason));
            }
        }
    }

    fn unsaved(&mut self) -> Option<(Unsaved, StoreError)> {
        match self.unsaved.then(|| self.save())? {
            Err(DocumentError::Store(error)) => Some((Unsaved::Sheet, error)),
            _ => None,
        }
    }

    fn text_of(&self, what: Unsaved) -> Option<String> {
        (what == Unsaved::Sheet).then(|| document_text(&self.kept()))
    }

    fn give_up(&mut self, _: Unsaved) {
        self.unsaved = false;
    }

    fn import(&mut self, _: &str, found: &Value, host: &mut Host<'_, GamePage>) -> bool {
        let Some(kept) =
            Self::is_box(found).then(|| serde_json::from_value::<Kept>(found.clone()).ok()).flatten()
        else {
            return false;
        };
        self.run(PiecesCommand::Change(kept.printed), host);
        true
    }
}
