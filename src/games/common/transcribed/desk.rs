//! What the pages of it show, and what is done there.

use std::path::{Path, PathBuf};

use serde_json::Value;

use super::{Sketch, SketchEditor, Transcribed, TranscribedCommand};
use crate::host::{AppRequest, Host as AnyHost, drafts};
use kernel::{
    json::{parse, typed},
    record::FORMAT,
};
use storage::{
    DataDir, DocumentError, DocumentFile, Documents, Draft, Found, StoreError, document_text, is_name_taken,
    mended, read_text,
};
use text::Texts;

type Host<'a, D> = AnyHost<'a, <D as Transcribed>::Page>;
type Editor<D> = SketchEditor<<D as Transcribed>::Sketch>;
type Command<D> = TranscribedCommand<<<D as Transcribed>::Sketch as Sketch>::Edit>;

/// What people transcribed, and what they are transcribing.
pub struct TranscribedDesk<D: Transcribed> {
    folder: Documents<D>,
    /// Where unfinished work is kept.
    kept: Draft,
    /// What is in the folder, by name.
    pub list: Vec<DocumentFile<D>>,
    /// What is being transcribed, also while another page is shown.
    pub editor: Option<Editor<D>>,
    /// What was thrown away last: its file in the trash, and its name.
    pub trashed: Option<(String, String)>,
    /// The file that was saved last, for the list to show.
    pub last: Option<String>,
}

impl<D: Transcribed> TranscribedDesk<D> {
    /// As the program starts: nothing is read yet.
    #[must_use]
    pub fn new(data: &DataDir) -> Self {
        Self {
            folder: Documents::new(D::folder(data)),
            kept: Draft::new(data.drafts(), D::DRAFT),
            list: Vec::new(),
            editor: None,
            trashed: None,
            last: None,
        }
    }

    /// What a file holds, or what comes with the program; none where the file holds none.
    #[must_use]
    pub fn get(&self, file: Option<&str>) -> Option<(D, D::Checked)> {
        match file {
            None => D::standard(),
            Some(file) => self.list.iter().find(|one| one.file == file)?.content.as_ref().ok().cloned(),
        }
    }

    /// Where a file of the folder lies.
    #[must_use]
    pub fn path(&self, file: &str) -> PathBuf {
        self.folder.path(file)
    }

    /// The folder as it is now.
    #[must_use]
    pub fn all(&self) -> Vec<DocumentFile<D>> {
        self.folder.list().unwrap_or_default()
    }

    /// The unfinished work, if something would be lost.
    #[must_use]
    pub fn unfinished(&self) -> Option<&Editor<D>> {
        self.editor.as_ref().filter(|editor| editor.is_changed())
    }

    /// Whether another one has the name of the one in the editor.
    #[must_use]
    pub fn is_name_taken(&self, texts: &Texts) -> bool {
        self.editor.as_ref().is_some_and(|editor| {
            let document = D::of(editor.sketch());
            let name = document.name();
            is_of_program::<D>(texts, name) || is_name_taken(&self.list, name, editor.file.as_deref())
        })
    }

    /// Why unfinished work cannot be kept: that is tried once more.
    #[must_use]
    pub fn unsaved(&mut self) -> Option<StoreError> {
        if self.kept.is_unsaved() { self.keep().err() } else { None }
    }

    /// Leaves unfinished work behind.
    pub fn give_up(&mut self) {
        self.kept.give_up();
    }

    /// What is in the editor as the text of a file that can be imported.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        Some(document_text(&D::of(self.editor.as_ref()?.sketch())))
    }

    /// Reads the list again, and the unfinished work of the last time.
    pub fn open(&mut self, host: &mut Host<'_, D>) {
        self.trashed = None;
        if self.editor.is_none() {
            let found: Found<Editor<D>> = self.kept.open(unfinished::<D>);
            self.editor = found.content;
            drafts::tell_trouble(found.trouble, host);
            drafts::tell_beside(&mut self.kept, host);
        }
        self.read_list(host);
    }

    fn read_list(&mut self, host: &mut Host<'_, D>) {
        match self.folder.list() {
            Ok(list) => self.list = list,
            Err(error) => tell::<D>(&error.into(), host),
        }
    }

    /// Carries out a command; what was saved from the editor, if something was.
    pub fn run(&mut self, command: Command<D>, host: &mut Host<'_, D>) -> Option<D::Checked> {
        match command {
            TranscribedCommand::New => self.edit(SketchEditor::new(D::Sketch::default(), None), host),
            TranscribedCommand::Edit(file) => {
                if let Some((document, _)) = self.get(Some(&file)) {
                    self.edit(SketchEditor::new(document.sketch(), Some(file)), host);
                }
            }
            TranscribedCommand::Duplicate(file) => {
                if let Some((mut document, _)) = self.get(file.as_deref()) {
                    // That of the program by the name it is shown with.
                    let shown = D::standard_name(host.texts).filter(|_| file.is_none());
                    let name = self.folder.name_of_copy(shown.unwrap_or(document.name()));
                    document.rename(name);
                    self.edit(SketchEditor::new(document.sketch(), None), host);
                }
            }
            TranscribedCommand::GoOn => host.ask(AppRequest::Show(D::EDITOR)),
            TranscribedCommand::Discard => {
                self.editor = None;
                self.keep_draft(host);
                leave::<D>(host);
            }
            TranscribedCommand::Change(edit) => self.in_editor(host, |editor| editor.edit(edit)),
            TranscribedCommand::Undo => self.in_editor(host, |editor| {
                editor.undo();
            }),
            TranscribedCommand::Redo => self.in_editor(host, |editor| {
                editor.redo();
            }),
            TranscribedCommand::Save => return self.save(host),
            TranscribedCommand::Trash(file) => self.throw_away(&file, host),
            TranscribedCommand::Restore => {
                if let Some((file, _)) = &self.trashed {
                    match self.folder.restore(file) {
                        Ok(()) => self.trashed = None,
                        Err(error) => tell::<D>(&error, host),
                    }
                }
                self.read_list(host);
            }
            TranscribedCommand::Import(path) => {
                let path = path.trim();
                self.take_in(path, read_from(path.as_ref()), host);
            }
            TranscribedCommand::Export { file, path } => {
                if let Some((document, _)) = self.get(file.as_deref()) {
                    host.ask(AppRequest::Write { path, bytes: document_text(&document).into_bytes() });
                }
            }
        }
        None
    }

    fn edit(&mut self, editor: Editor<D>, host: &mut Host<'_, D>) {
        self.editor = Some(editor);
        host.ask(AppRequest::Show(D::EDITOR));
    }

    fn in_editor(&mut self, host: &mut Host<'_, D>, change: impl FnOnce(&mut Editor<D>)) {
        if let Some(editor) = &mut self.editor {
            change(editor);
            self.keep_draft(host);
        }
    }

    /// Keeps unfinished work in a file, so that closing the program loses nothing.
    fn keep(&mut self) -> Result<(), StoreError> {
        match self.editor.as_ref().filter(|editor| editor.is_changed()) {
            Some(editor) => self.kept.save(editor),
            None => self.kept.remove(),
        }
    }

    /// The same, or says why that is not possible.
    fn keep_draft(&mut self, host: &mut Host<'_, D>) {
        let kept = self.keep();
        drafts::tell_beside(&mut self.kept, host);
        if let Err(error) = kept {
            tell::<D>(&error.into(), host);
        }
    }

    fn save(&mut self, host: &mut Host<'_, D>) -> Option<D::Checked> {
        let editor = self.editor.as_ref()?;
        let mut document = D::of(editor.sketch());
        // The page names the faults; it cannot be saved with one.
        let checked = document.check().ok().filter(|_| !self.is_name_taken(host.texts))?;
        // What another program has made of it meanwhile stays, and this becomes another one.
        let theirs = editor.file.as_deref().and_then(|file| self.folder.read(file));
        let is_ours = theirs.is_none_or(|(theirs, _)| editor.began_with(&theirs.sketch()));
        let file = editor.file.clone().filter(|_| is_ours);
        if !is_ours {
            document.rename(self.folder.free_name(document.name()));
        }
        match self.folder.save(&document, file.as_deref()) {
            Ok(file) => {
                self.editor = None;
                self.last = Some(file);
                self.keep_draft(host);
                self.read_list(host);
                host.notify(D::saved(host.texts, document.name()));
                if !is_ours {
                    host.remark(D::saved_beside(host.texts, document.name()));
                }
                leave::<D>(host);
                Some(checked)
            }
            Err(error) => {
                tell::<D>(&error, host);
                None
            }
        }
    }

    fn throw_away(&mut self, file: &str, host: &mut Host<'_, D>) {
        let one = self.list.iter().find(|one| one.file == file);
        let name = one.map_or(file, DocumentFile::name).to_owned();
        match self.folder.trash(file) {
            Ok(trashed) => self.trashed = Some((trashed, name)),
            Err(error) => tell::<D>(&error, host),
        }
        self.read_list(host);
    }

    /// Takes in what was read from a path; a faulty one goes to the editor, where it can be mended, unless work lies
    /// unfinished there.
    pub fn take_in(&mut self, path: &str, read: Result<D, D::Fault>, host: &mut Host<'_, D>) {
        let mut document = match read {
            Ok(document) => document,
            Err(why) => {
                return host.error(host.texts.error_open(path, &D::unreadable(host.texts, &why)));
            }
        };
        document.rename(self.folder.free_name(document.name()));
        let name = document.name().to_owned();
        if document.check().is_err() || name.is_empty() || is_of_program::<D>(host.texts, &name) {
            if self.unfinished().is_some() {
                return host.remark(host.texts.drafts_unfinished().to_owned());
            }
            let mut editor = SketchEditor::new(D::Sketch::default(), None);
            editor.replace(document.sketch());
            self.edit(editor, host);
            self.keep_draft(host);
            return host.remark(D::imported_faulty(host.texts).to_owned());
        }
        match self.folder.save(&document, None) {
            Ok(file) => {
                self.last = Some(file);
                host.notify(D::imported(host.texts, &name));
            }
            Err(error) => tell::<D>(&error, host),
        }
        self.read_list(host);
    }
}

/// Whether the one of the program is shown under this name.
fn is_of_program<D: Transcribed>(texts: &Texts, name: &str) -> bool {
    D::standard_name(texts).is_some_and(|shown| shown.to_lowercase() == name.trim().to_lowercase())
}

fn leave<D: Transcribed>(host: &mut Host<'_, D>) {
    if host.page == Some(D::EDITOR) {
        host.ask(AppRequest::Back);
    }
}

fn tell<D: Transcribed>(error: &DocumentError, host: &mut Host<'_, D>) {
    host.error(D::not_kept(host.texts, error));
}

/// What a file holds, also as a part of a record.
///
/// # Errors
/// Why it holds none.
pub fn read_from<D: Transcribed>(path: &Path) -> Result<D, D::Fault> {
    read(&read_text(path)?)
}

/// What a text is, also as a part of a record.
///
/// # Errors
/// Why it is none.
pub fn read<D: Transcribed>(text: &str) -> Result<D, D::Fault> {
    let mut value = parse(text)?;
    if value.get("format").and_then(Value::as_str) == Some(FORMAT) {
        value = value[D::MEMBER].take();
    }
    Ok(typed(&value)?)
}

/// The editor in a file of unfinished work, and whether that is all of it.
fn unfinished<D: Transcribed>(found: &Value) -> (Option<Editor<D>>, bool) {
    let (editor, whole) = mended(SketchEditor::new(D::Sketch::default(), None), found, D::is_whole);
    (Some(editor).filter(SketchEditor::is_changed), whole)
}
