//! Pages of a game, and sheets that are still empty.

use std::path::Path;

use super::{Export, ExportFormat, PaperSize, What, kind};
use crate::{game_choice::advised_in, short_names::short_names};
use common::{
    commands::{Failure, Input},
    contract::{AskedPage, EmptyPage, EmptyPageOf, GameList, PageOf},
};
use kernel::record::RecordKind;
use text::Texts;
use ui::vector::{self, Paper, Print};

impl Export {
    /// A page of the game in a file; without a file, an empty sheet of a layout.
    pub(super) fn page(
        &self,
        list: GameList,
        texts: &Texts,
        data_dir: Option<&Path>,
        input: Option<Input<'_>>,
    ) -> Result<Vec<u8>, Failure> {
        let paper = match self.paper {
            PaperSize::A4 => Paper::A4,
            PaperSize::Letter => Paper::Letter,
        };
        let mut bytes = Ok(Vec::new());
        let names = short_names(texts, data_dir);
        let mut write = |prints: Vec<Print<'_>>, title: &str| {
            let prints = prints.into_iter().map(|print| print.with_names(&names));
            bytes = self.bytes(texts, prints, title);
        };
        match (input, self.what) {
            (None, what) => {
                let what = match what.unwrap_or(What::Sheet) {
                    What::Sheet => EmptyPageOf::Sheet,
                    What::ScoreSheet => EmptyPageOf::ScoreSheet,
                    _ => return Err(Failure::Usage(texts.export_no_game().to_owned())),
                };
                let asked = EmptyPage { what, layout: self.layout.as_deref(), paper };
                let none = || Failure::Usage(texts.export_no_game().to_owned());
                list.advised().ok_or_else(none)?.empty(texts, asked, &mut write)?;
            }
            (Some(input), Some(What::Review)) => {
                advised_in(list, texts, input)?.review(texts, input, self.rollouts, paper, &mut write)?;
            }
            (Some(input), what) => {
                let is_result = kind(input) == Some(RecordKind::Result);
                let usual = if is_result { What::Card } else { What::Position };
                let what = match what.unwrap_or(usual) {
                    What::Position if is_result => {
                        return Err(Failure::OtherKind(texts.export_no_position(&input.name(texts))));
                    }
                    What::Position => PageOf::Position,
                    What::Card => PageOf::Card,
                    What::Sheet => PageOf::Sheets,
                    _ => return Err(Failure::Usage(texts.export_empty_only().to_owned())),
                };
                if list.of_totals(input.text).is_some() {
                    return Err(Failure::OtherKind(texts.totals_no_picture(&input.name(texts))));
                }
                let asked = AskedPage { what, at: self.at, paper };
                let drawn = list.judging(input.text).window().pages(texts, input.text, asked, &mut write);
                drawn.map_err(|why| input.refused(texts, why))?;
            }
        }
        bytes
    }

    /// The bytes of the file; only PDF holds more than the first of several pages.
    fn bytes<'a>(
        &self,
        texts: &Texts,
        mut prints: impl Iterator<Item = Print<'a>>,
        title: &str,
    ) -> Result<Vec<u8>, Failure> {
        if self.format == ExportFormat::Pdf {
            let pages: Vec<_> = prints.map(|mut print| print.page()).collect();
            return Ok(vector::pdf(&pages, title, texts.language().code()));
        }
        let no_page = || Failure::Usage(texts.export_no_page().to_owned());
        let mut print = prints.next().ok_or_else(no_page)?;
        match self.format {
            ExportFormat::Svg => Ok(vector::svg(&print.page(), title).into_bytes()),
            _ => print.picture().encode_png().map_err(Failure::unwritten(self.output.path())),
        }
    }
}
