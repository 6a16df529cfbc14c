//! What is done with boards: transcribed, saved, thrown away, brought back, taken in and written.

use std::path::Path;

use serde_json::Value;

use super::{BoardCommand, BoardDesk, BoardEditor, BoardSketch, GamePage, unreadable, with_board};
use crate::{
    files::{BoardFile, Unreadable},
    log::NamedBoard,
    rules::Board,
};
use common::host::{AppRequest, Host as AnyHost, drafts};
use kernel::{
    json::{parse, typed},
    record::FORMAT,
};
use storage::{DocumentError, document_text, read_text};

type Host<'a> = AnyHost<'a, GamePage>;

impl BoardDesk {
    /// Reads the list again, and the unfinished work of the last time.
    pub(super) fn open(&mut self, host: &mut Host<'_>) {
        self.trashed = None;
        if self.editor.is_none() {
            let found = self.find();
            self.editor = found.content;
            drafts::tell_trouble(found.trouble, host);
            drafts::tell_beside(&mut self.kept, host);
        }
        self.read_list(host);
    }

    fn read_list(&mut self, host: &mut Host<'_>) {
        match self.folder.list() {
            Ok(list) => self.list = list,
            Err(error) => tell(&error.into(), host),
        }
    }

    pub(super) fn carry_out(&mut self, command: BoardCommand, host: &mut Host<'_>) {
        match command {
            BoardCommand::New => self.edit(BoardEditor::new(BoardSketch::new(), None), host),
            BoardCommand::Edit(file) => {
                if let Some((named, _)) = self.board(&file) {
                    self.edit(BoardEditor::new(named.into(), Some(file)), host);
                }
            }
            BoardCommand::Duplicate(file) => {
                if let Some((mut named, _)) = self.board(&file) {
                    named.name = self.folder.free_name(&named.name);
                    self.edit(BoardEditor::new(named.into(), None), host);
                }
            }
            BoardCommand::GoOn => host.ask(AppRequest::Show(GamePage::BoardEditor)),
            BoardCommand::Discard => {
                self.editor = None;
                self.keep_draft(host);
                leave(host);
            }
            BoardCommand::Change(edit) => self.in_editor(host, |editor| editor.edit(edit)),
            BoardCommand::Undo => self.in_editor(host, |editor| {
                editor.undo();
            }),
            BoardCommand::Redo => self.in_editor(host, |editor| {
                editor.redo();
            }),
            BoardCommand::Save => self.save(host),
            BoardCommand::Trash(file) => self.throw_away(&file, host),
            BoardCommand::Restore => {
                if let Some((file, _)) = &self.trashed {
                    match self.folder.restore(file) {
                        Ok(()) => self.trashed = None,
                        Err(error) => tell(&error, host),
                    }
                }
                self.read_list(host);
            }
            BoardCommand::Import(path) => match read_board(path.trim().as_ref()) {
                Ok(found) => self.take_in(path.trim(), &found, host),
                Err(why) => not_read(path.trim(), &why, host),
            },
            BoardCommand::Export { file, path } => {
                if let Some((named, _)) = self.board(&file) {
                    host.ask(AppRequest::Write { path, bytes: document_text(&named).into_bytes() });
                }
            }
        }
    }

    fn edit(&mut self, editor: BoardEditor, host: &mut Host<'_>) {
        self.editor = Some(editor);
        host.ask(AppRequest::Show(GamePage::BoardEditor));
    }

    fn in_editor(&mut self, host: &mut Host<'_>, change: impl FnOnce(&mut BoardEditor)) {
        if let Some(editor) = &mut self.editor {
            change(editor);
            self.keep_draft(host);
        }
    }

    /// Keeps unfinished work, or says why that is not possible.
    fn keep_draft(&mut self, host: &mut Host<'_>) {
        let kept = self.keep();
        drafts::tell_beside(&mut self.kept, host);
        if let Err(error) = kept {
            tell(&error.into(), host);
        }
    }

    fn save(&mut self, host: &mut Host<'_>) {
        let Some(editor) = self.editor.as_ref().filter(|_| self.faults().is_empty()) else { return };
        let mut named = NamedBoard::from(editor.sketch());
        // What another program has made of the board meanwhile stays, and this becomes another board.
        let theirs = editor.file.as_deref().and_then(|file| self.folder.read(file));
        let is_ours = theirs.is_none_or(|(theirs, _)| editor.began_with(&theirs.into()));
        let file = editor.file.clone().filter(|_| is_ours);
        if !is_ours {
            named.name = self.folder.free_name(&named.name);
        }
        match self.folder.save(&named, file.as_deref()) {
            Ok(file) => {
                self.editor = None;
                self.last = Some(file);
                self.keep_draft(host);
                self.read_list(host);
                host.notify(host.texts.alexandros_board_saved(&named.name));
                if !is_ours {
                    host.remark(host.texts.alexandros_board_changed(&named.name));
                }
                leave(host);
            }
            Err(error) => tell(&error, host),
        }
    }

    fn throw_away(&mut self, file: &str, host: &mut Host<'_>) {
        let board = self.list.iter().find(|board| board.file == file);
        let name = board.map_or(file, BoardFile::name).to_owned();
        match self.folder.trash(file) {
            Ok(trashed) => self.trashed = Some((trashed, name)),
            Err(error) => tell(&error, host),
        }
        self.read_list(host);
    }

    /// Takes in what a file holds; what is wrong with it is shown where it can be mended, unless work lies unfinished there.
    pub(super) fn take_in(&mut self, path: &str, found: &Value, host: &mut Host<'_>) {
        let mut named: NamedBoard = match typed(found) {
            Ok(named) => named,
            Err(why) => return not_read(path, &why.into(), host),
        };
        named.name = self.folder.free_name(&named.name);
        if Board::new(&named.draft).is_err() || named.name.is_empty() {
            if self.unfinished().is_some() {
                return host.remark(host.texts.drafts_unfinished().to_owned());
            }
            self.edit(BoardEditor::unsaved(named.into()), host);
            self.keep_draft(host);
            return host.remark(host.texts.alexandros_board_imported_faulty().to_owned());
        }
        match self.folder.save(&named, None) {
            Ok(file) => {
                self.last = Some(file);
                host.notify(host.texts.alexandros_board_imported(&named.name));
            }
            Err(error) => tell(&error, host),
        }
        self.read_list(host);
    }
}

fn leave(host: &mut Host<'_>) {
    if host.page == Some(GamePage::BoardEditor) {
        host.ask(AppRequest::Back);
    }
}

fn tell(error: &DocumentError, host: &mut Host<'_>) {
    host.error(host.texts.alexandros_board_not_saved(&with_board(host.texts, error)));
}

fn not_read(path: &str, why: &Unreadable, host: &mut Host<'_>) {
    host.error(host.texts.error_open(path, &unreadable(host.texts, why)));
}

/// What a file says of a board, also as a part of a record.
fn read_board(path: &Path) -> Result<Value, Unreadable> {
    let mut value = parse(&read_text(path)?)?;
    if value.get("format").and_then(Value::as_str) == Some(FORMAT) {
        value = value["board"].take();
    }
    Ok(value)
}
