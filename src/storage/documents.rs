//! A folder of named documents, none of which ever replaces another.

use std::{
    marker::PhantomData,
    path::{Path, PathBuf},
};

use schemars::JsonSchema;
use serde::{Serialize, de::DeserializeOwned};

use super::{
    disk,
    store::{
        StoreError, clear_leftover, create_folder, is_json_name, is_leftover, move_new, read_text,
        write_atomically, write_new,
    },
};
use kernel::json::{JsonFault, Misfit, parse, typed};

/// What a folder of documents holds: JSON with a name, and what it means once it is checked.
pub trait Document: Serialize + DeserializeOwned + JsonSchema + 'static {
    /// What a valid document means.
    type Checked;
    /// Why a file holds no valid document.
    type Fault: From<StoreError> + From<JsonFault> + From<Misfit>;

    /// The name of the file when a document has no letter in its own.
    const FILE: &'static str;

    /// What people call it.
    fn name(&self) -> &str;

    /// What it means.
    ///
    /// # Errors
    /// When it is not valid.
    fn check(&self) -> Result<Self::Checked, Self::Fault>;

    /// A name that no document of a folder may have.
    fn reserved_name() -> String;
}

/// Why a document could not be saved, thrown away or brought back.
#[derive(Debug)]
pub enum DocumentError {
    /// It needs a name.
    NoName,
    /// Another one has this name.
    NameTaken {
        /// The name.
        name: String,
    },
    /// The name is not that of a file in the folder.
    File {
        /// What was given.
        file: String,
    },
    /// A file could not be read or written.
    Store(StoreError),
}

impl From<StoreError> for DocumentError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// A file of the folder.
pub struct DocumentFile<D: Document> {
    /// The file name.
    pub file: String,
    /// The document and what it means, or why it is not valid.
    pub content: Result<(D, D::Checked), D::Fault>,
}

impl<D: Document> DocumentFile<D> {
    /// The document's name, or that of the file if it holds none.
    #[must_use]
    pub fn name(&self) -> &str {
        self.content.as_ref().map_or(&self.file, |(document, _)| document.name())
    }
}

/// A folder of documents of one kind.
pub struct Documents<D> {
    folder: PathBuf,
    kind: PhantomData<D>,
}

impl<D: Document> Documents<D> {
    /// The documents in a folder, which need not exist yet.
    #[must_use]
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, kind: PhantomData }
    }

    /// Where a file lies.
    #[must_use]
    pub fn path(&self, file: &str) -> PathBuf {
        self.folder.join(file)
    }

    /// All documents by name, and the files that hold none.
    ///
    /// # Errors
    /// When the folder cannot be read; a missing folder is an empty one.
    pub fn list(&self) -> Result<Vec<DocumentFile<D>>, StoreError> {
        let failed = |source| StoreError::Read { path: self.folder.clone(), source };
        let mut found = Vec::new();
        for entry in disk::list(&self.folder).map_err(failed)?.into_iter().flatten() {
            let path = entry.map_err(failed)?.path();
            let name = path.file_name().and_then(|name| name.to_str());
            if let Some(file) =
                name.filter(|name| path.is_file() && !is_leftover(&path) && checked(name).is_ok())
            {
                found.push(DocumentFile { file: file.to_owned(), content: read(&path) });
            }
        }
        found.sort_by_cached_key(|document| (document.name().to_lowercase(), document.file.clone()));
        Ok(found)
    }

    /// The document that a file holds, if it holds one.
    #[must_use]
    pub fn read(&self, file: &str) -> Option<(D, D::Checked)> {
        read(&self.folder.join(checked(file).ok()?)).ok()
    }

    /// Writes a document under its name: to `file` if it has one already, else to a new file. Returns the
    /// name of the file.
    ///
    /// # Errors
    /// [`DocumentError::NoName`], [`DocumentError::NameTaken`] when another one has the same name, or when the file
    /// cannot be written.
    pub fn save(&self, document: &D, file: Option<&str>) -> Result<String, DocumentError> {
        self.check_name(document.name(), file)?;
        create_folder(&self.folder)?;
        let text = document_text(document);
        if let Some(file) = file {
            write_atomically(&self.folder.join(checked(file)?), text.as_bytes())?;
            return Ok(file.to_owned());
        }
        self.in_free_file(document.name(), |path| write_new(path, text.as_bytes()))
    }

    /// Checks whether a document may have this name; `file` is its own file.
    ///
    /// # Errors
    /// [`DocumentError::NoName`] or [`DocumentError::NameTaken`].
    pub fn check_name(&self, name: &str, file: Option<&str>) -> Result<(), DocumentError> {
        let name = name.trim();
        if name.is_empty() {
            return Err(DocumentError::NoName);
        }
        if is_name_taken(&self.list()?, name, file) {
            return Err(DocumentError::NameTaken { name: name.to_owned() });
        }
        Ok(())
    }

    /// This name if it is free, else with the lowest number that makes it so.
    #[must_use]
    pub fn free_name(&self, name: &str) -> String {
        let name = name.trim();
        if self.is_free(name) { name.to_owned() } else { self.name_of_copy(name) }
    }

    /// A name for a copy of what is called `name`, with a number behind it.
    #[must_use]
    pub fn name_of_copy(&self, name: &str) -> String {
        let name = name.trim();
        let mut numbered = (2_u32..).map(|number| format!("{name} {number}"));
        numbered.find(|name| self.is_free(name)).unwrap_or_default()
    }

    fn is_free(&self, name: &str) -> bool {
        !matches!(self.check_name(name, None), Err(DocumentError::NameTaken { .. }))
    }

    /// Throws a document away, so that [`Documents::restore`] can bring it back, and returns the name of its file
    /// in the trash.
    ///
    /// # Errors
    /// When the file does not exist or cannot be moved.
    pub fn trash(&self, file: &str) -> Result<String, DocumentError> {
        let from = self.folder.join(checked(file)?);
        let trash = Self::new(self.trash_folder());
        create_folder(&trash.folder)?;
        trash.in_free_file(file.strip_suffix(".json").unwrap_or(file), |to| move_new(&from, to))
    }

    /// Brings a document back from the trash.
    ///
    /// # Errors
    /// When it is not in the trash, or another one has its name or its file by now.
    pub fn restore(&self, file: &str) -> Result<(), DocumentError> {
        let from = self.trash_folder().join(checked(file)?);
        if let Ok((document, _)) = read::<D>(&from) {
            self.check_name(document.name(), None)?;
        }
        let to = self.folder.join(file);
        clear_leftover(&to);
        Ok(move_new(&from, &to)?)
    }

    fn trash_folder(&self) -> PathBuf {
        self.folder.join("trash")
    }

    /// Creates a file under a free name, made of the letters and digits of `name`, and a number if need be.
    fn in_free_file(
        &self,
        name: &str,
        make: impl Fn(&Path) -> Result<(), StoreError>,
    ) -> Result<String, DocumentError> {
        let words: Vec<&str> = name.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
        let stem: String = words.join("-").to_lowercase().chars().take(40).collect();
        let stem = if stem.is_empty() { D::FILE.to_owned() } else { stem };
        let mut number = 1_u32;
        loop {
            let file = if number == 1 { format!("{stem}.json") } else { format!("{stem}-{number}.json") };
            match make(&self.folder.join(&file)) {
                Err(StoreError::Exists { .. }) => number += 1,
                done => return Ok(done.map(|()| file)?),
            }
        }
    }
}

/// Whether another of these documents has this name, or it is the reserved one; case makes no difference.
#[must_use]
pub fn is_name_taken<D: Document>(documents: &[DocumentFile<D>], name: &str, file: Option<&str>) -> bool {
    let same = |other: &str| other.trim().to_lowercase() == name.trim().to_lowercase();
    let mut others = documents.iter().filter(|other| file != Some(&other.file) && other.content.is_ok());
    same(&D::reserved_name()) || others.any(|other| same(other.name()))
}

/// The text of a document as a file of its own.
#[must_use]
pub fn document_text<D: Document>(document: &D) -> String {
    let mut text = serde_json::to_string_pretty(document).unwrap_or_default();
    text.push('\n');
    text
}

fn read<D: Document>(path: &Path) -> Result<(D, D::Checked), D::Fault> {
    let document: D = typed(&parse(&read_text(path)?)?)?;
    let meaning = document.check()?;
    Ok((document, meaning))
}

/// A file name that stays within the folder.
fn checked(file: &str) -> Result<&str, DocumentError> {
    if is_json_name(file) { Ok(file) } else { Err(DocumentError::File { file: file.to_owned() }) }
}
