//! The pieces of the user's box, and its tiles if they are not those of the first edition: transcribed once, and used
//! for every table from then on.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{GamePage, box_errors::unreadable};
use crate::{
    files::Unreadable,
    log::{Printed, Tiles},
    rules::TileSet,
    text::errors,
};
use common::{
    host::{AppRequest, Host, Unsaved, file_errors},
    table::OwnDesk,
};
use kernel::json::{parse, typed};
use storage::{DataDir, Document, DocumentError, Documents, StoreError, document_text, read_text};
use text::without_rules;

/// The name of the file of the box, and of the box in it.
const NAME: &str = "Box";

/// The contents of a box, as its file has them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
struct Kept {
    name: String,
    #[serde(flatten)]
    printed: Printed,
    #[serde(default, skip_serializing_if = "Tiles::are_standard")]
    tiles: Tiles,
}

impl Document for Kept {
    type Checked = TileSet;
    type Fault = Unreadable;

    const FILE: &'static str = "box";

    fn name(&self) -> &str {
        &self.name
    }

    fn check(&self) -> Result<TileSet, Unreadable> {
        let mut faults = match self.tiles.clone().read() {
            Ok(tiles) => return Ok(tiles),
            Err(faults) => faults,
        };
        Err(Unreadable::Tiles(faults.swap_remove(0)))
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
    tiles: TileSet,
    /// Whether the last change is missing from the file.
    unsaved: bool,
}

/// What the page of the box can ask for.
#[derive(Clone, Debug, PartialEq)]
pub enum PiecesCommand {
    /// The box has these pieces from now on.
    Change(Printed),
    /// The box has these tiles from now on.
    Tiles(TileSet),
    /// Reads the file at this path into the box: another box, or a list of tiles.
    Import(String),
    /// Writes the box to this path.
    Export(String),
}

impl Pieces {
    /// What was transcribed.
    #[must_use]
    pub const fn printed(&self) -> &Printed {
        &self.printed
    }

    /// The tiles: those of the first edition unless somebody has transcribed others.
    #[must_use]
    pub const fn tiles(&self) -> &TileSet {
        &self.tiles
    }

    /// Whether the tiles are not those of the first edition.
    #[must_use]
    pub fn has_own_tiles(&self) -> bool {
        self.tiles != *TileSet::standard()
    }

    /// Whether this is the file of a box, good or not.
    fn is_box(found: &Value) -> bool {
        ["camps", "bazaars", "falcons"].iter().any(|list| found.get(list).is_some())
    }

    fn kept(&self) -> Kept {
        Kept { name: NAME.to_owned(), printed: self.printed.clone(), tiles: Tiles::from(&self.tiles) }
    }

    /// The box in the folder, with its file. A damaged file stays as it is, and another one is written beside
    /// it.
    fn find(&self) -> Result<Option<(String, Kept, TileSet)>, StoreError> {
        for file in self.files.list()? {
            match file.content {
                Ok((kept, tiles)) => return Ok(Some((file.file, kept, tiles))),
                // This may be the box.
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

    /// Writes it over the file of the box; returns the file name.
    fn write(&self) -> Result<String, DocumentError> {
        let file = match &self.file {
            Some(file) => Some(file.clone()),
            None => self.find()?.map(|(file, ..)| file),
        };
        self.files.save(&self.kept(), file.as_deref())
    }

    fn read_in(&mut self, path: &str, host: &mut Host<'_, GamePage>) {
        let texts = host.texts;
        let reason = match read_text(path.as_ref()) {
            Ok(text) if self.import(path, &text, host) => return,
            Ok(_) => texts.alhambra_pieces_no_box().to_owned(),
            Err(error) => file_errors::with_file(texts, &error),
        };
        host.error(texts.error_open(path, &reason));
    }

    /// Takes in a list of tiles unless the box has another one: nothing that was transcribed is lost.
    fn take_in_tiles(&mut self, path: &str, text: &str, host: &mut Host<'_, GamePage>) {
        self.prepare(GamePage::Pieces, host);
        let texts = host.texts;
        match TileSet::read(text) {
            Ok(tiles) if self.has_own_tiles() && tiles != self.tiles => {
                host.error(texts.alhambra_pieces_tiles_there().to_owned());
            }
            Ok(tiles) => {
                let taken = texts.alhambra_pieces_tiles_taken(tiles.tiles().len());
                self.run(PiecesCommand::Tiles(tiles), host);
                host.notify(taken);
            }
            Err(faults) => {
                let reason = host.first_of(
                    faults.iter().map(|fault| without_rules(&errors::tiles(texts, fault))).collect(),
                );
                host.error(texts.error_open(path, &reason));
            }
        }
    }
}

impl OwnDesk for Pieces {
    type Page = GamePage;
    type Command = PiecesCommand;

    fn new(data: &DataDir) -> Self {
        let files = Documents::new(data.pieces());
        let (printed, tiles) = (Printed::default(), TileSet::standard().clone());
        Self { files, file: None, printed, tiles, unsaved: false }
    }

    fn run(&mut self, command: PiecesCommand, host: &mut Host<'_, GamePage>) {
        match command {
            PiecesCommand::Change(printed) => self.printed = printed,
            PiecesCommand::Tiles(tiles) => self.tiles = tiles,
            PiecesCommand::Import(path) => return self.read_in(path.trim(), host),
            PiecesCommand::Export(path) => {
                return host.ask(AppRequest::Write { path, bytes: document_text(&self.kept()).into_bytes() });
            }
        }
        if let Err(DocumentError::Store(error)) = self.save() {
            host.not_saved(&error);
        }
    }

    fn prepare(&mut self, page: GamePage, host: &mut Host<'_, GamePage>) {
        let needs_it = matches!(page, GamePage::Pieces | GamePage::NewTable | GamePage::LateEntry);
        if self.file.is_some() || self.unsaved || !needs_it {
            return;
        }
        match self.find() {
            Ok(found) => {
                if let Some((file, kept, tiles)) = found {
                    (self.file, self.printed, self.tiles) = (Some(file), kept.printed, tiles);
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

    fn is_own(text: &str) -> bool {
        TileSet::is_list(text) || parse(text).is_ok_and(|found| Self::is_box(&found))
    }

    fn import(&mut self, path: &str, text: &str, host: &mut Host<'_, GamePage>) -> bool {
        if TileSet::is_list(text) {
            self.take_in_tiles(path, text, host);
            return true;
        }
        let Some(found) = parse(text).ok().filter(Self::is_box) else { return false };
        let kept = typed::<Kept>(&found).map_err(Unreadable::from);
        match kept.and_then(|kept| kept.check().map(|tiles| (kept, tiles))) {
            Ok((kept, tiles)) => {
                self.prepare(GamePage::Pieces, host);
                if !kept.tiles.are_standard() {
                    self.tiles = tiles;
                }
                self.run(PiecesCommand::Change(kept.printed.or(&self.printed)), host);
                host.notify(host.texts.alhambra_pieces_taken().to_owned());
            }
            Err(why) => {
                let reason = unreadable(host.texts, &why);
                host.error(host.texts.error_open(path, &reason));
            }
        }
        true
    }
}
