//! Pages of a game, and sheets that are still empty.

use std::path::Path;

use super::{Export, ExportFormat, PaperSize, What};
use crate::{
    Failure,
    analyse::{analysed, full},
    config::read_layout,
    record,
};
use common::contract::{AskedPage, GameList, GameRef, PageOf, Refused};
use roll_and_write::{
    log::{GAME, NamedLayout},
    rules::NoGrid,
    screens::{prints, review::page},
    text::event_text,
};
use storage::StoreError;
use text::Texts;
use ui::vector::{self, Paper, Print};

impl Export {
    /// A page of a game from its file; without one an empty sheet of a layout.
    pub(super) fn page(
        &self,
        list: GameList,
        texts: &Texts,
        game: Option<(&Path, &str)>,
    ) -> Result<Vec<u8>, Failure> {
        let paper = match self.paper {
            PaperSize::A4 => Paper::A4,
            PaperSize::Letter => Paper::Letter,
        };
        match game {
            None => self.empty(texts, paper),
            Some((file, text)) => self.of_record(record::judging(list, text), texts, file, text, paper),
        }
    }

    fn empty(&self, texts: &Texts, paper: Paper) -> Result<Vec<u8>, Failure> {
        let (named, layout) = match &self.layout {
            Some(file) => read_layout(texts, file)?,
            None => NamedLayout::standard(),
        };
        let no_grid = || Failure::Usage(texts.refused_no_grid().to_owned());
        let print = match self.what.unwrap_or(What::Sheet) {
            What::Sheet => prints::empty_sheets(texts, &layout, paper).map_err(|NoGrid| no_grid())?,
            What::ScoreSheet => {
                prints::empty_score_sheet(texts, &named.name, &layout, paper).ok_or_else(no_grid)?
            }
            _ => return Err(Failure::Usage(texts.export_no_game().to_owned())),
        };
        self.bytes(texts, vec![print], &named.name)
    }

    fn of_record(
        &self,
        game: GameRef,
        texts: &Texts,
        file: &Path,
        text: &str,
        paper: Paper,
    ) -> Result<Vec<u8>, Failure> {
        let what = match self.what.unwrap_or(What::Position) {
            What::Position => PageOf::Position,
            What::Card => PageOf::Card,
            What::Sheet => PageOf::Sheets,
            What::Review if game.id() == GAME => return self.review(texts, file, text, paper),
            What::Review => return Err(record::refused(texts, file, Refused::OtherKind)),
            _ => return Err(Failure::Usage(texts.export_empty_only().to_owned())),
        };
        let asked = AskedPage { what, at: self.at, paper };
        let mut bytes = Ok(Vec::new());
        let mut write = |prints: Vec<Print<'_>>, title: &str| bytes = self.bytes(texts, prints, title);
        let drawn = game.window().pages(texts, text, asked, &mut write);
        drawn.map_err(|why| record::refused(texts, file, why))?;
        bytes
    }

    /// What the decisions of a game were worth, a page for each player.
    fn review(&self, texts: &Texts, file: &Path, text: &str, paper: Paper) -> Result<Vec<u8>, Failure> {
        let game = record::read(texts, file, text)?.game;
        let full = full(texts, &game, file)?;
        let analysis = analysed(texts, full, file, self.rollouts)?;
        let title = event_text::title(texts, game.header(), game.config());
        self.bytes(texts, page::prints(texts, full, &analysis, paper), &title)
    }

    /// The file; only PDF has more than the first of several pages.
    fn bytes(&self, texts: &Texts, mut prints: Vec<Print<'_>>, title: &str) -> Result<Vec<u8>, Failure> {
        if self.format == ExportFormat::Pdf {
            let pages: Vec<_> = prints.iter_mut().map(Print::page).collect();
            return Ok(vector::pdf(&pages, title, texts.language().code()));
        }
        let no_page = || Failure::Usage(texts.export_no_page().to_owned());
        let print = prints.first_mut().ok_or_else(no_page)?;
        match self.format {
            ExportFormat::Svg => Ok(vector::svg(&print.page(), title).into_bytes()),
            _ => print.picture().encode_png().map_err(|source| {
                Failure::Write(StoreError::Write { path: self.output.path().to_owned(), source })
            }),
        }
    }
}
