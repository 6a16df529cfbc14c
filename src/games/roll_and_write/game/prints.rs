//! Pictures and pages of its records.

use super::{RollAndWrite, records};
use crate::{
    record,
    screens::{prints, render},
};
use common::{
    commands::Refused,
    contract::{AskedPage, GamePrints, PageOf, WritePages},
    screens::table::PictureStyle,
    table::record_title,
};
use text::Texts;
use ui::raster::Image;

impl GamePrints for RollAndWrite {
    fn picture(
        &self,
        texts: &Texts,
        text: &str,
        entry: Option<usize>,
        style: PictureStyle<'_>,
    ) -> Result<Image, Refused> {
        let loaded = record::read(text).map_err(|faults| records::told(texts, &faults))?;
        let at = Refused::entry(texts, entry, loaded.game.entries())?;
        Ok(render::record(&loaded, Some(at), style, texts.language()))
    }

    fn pages(
        &self,
        texts: &Texts,
        text: &str,
        AskedPage { what, at, paper }: AskedPage,
        write: &mut WritePages<'_>,
    ) -> Result<(), Refused> {
        let game = records::read(texts, text)?;
        let at = at.map(|at| Refused::entry(texts, Some(at), game.entries())).transpose()?;
        let title = record_title::<RollAndWrite>(texts, &game);
        let print = match what {
            PageOf::Position => prints::position(texts, &game, (at, false), paper),
            PageOf::Card => prints::card(texts, &game, paper),
            PageOf::Sheets => prints::sheets(texts, &game, at, paper).ok_or(Refused::OtherKind)?,
        };
        write(vec![print], &title);
        Ok(())
    }
}
