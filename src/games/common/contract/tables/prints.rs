//! Pictures and pages of a table.

use super::read;
use crate::{
    commands::Refused,
    contract::{AskedPage, GamePrints, PageOf, WritePages},
    screens::table::{PictureStyle, TableScreens, card_prints, picture, print, title},
};
use text::Texts;
use ui::raster::Image;

impl<G: TableScreens> GamePrints for G {
    fn picture(
        &self,
        texts: &Texts,
        text: &str,
        entry: Option<usize>,
        style: PictureStyle<'_>,
    ) -> Result<Image, Refused> {
        let record = read::<G>(texts, text)?;
        let at = Refused::entry(texts, entry, record.entries())?;
        Ok(picture::<G>(&record, Some(at), style, texts.language()))
    }

    fn pages(
        &self,
        texts: &Texts,
        text: &str,
        AskedPage { what, at: entry, paper }: AskedPage,
        write: &mut WritePages<'_>,
    ) -> Result<(), Refused> {
        let record = read::<G>(texts, text)?;
        let at = Refused::entry(texts, entry, record.entries())?;
        let prints = match what {
            PageOf::Position => vec![print::<G>(texts, &record, (at, false), paper)],
            PageOf::Card => card_prints::<G>(texts, &record, paper),
            PageOf::Sheets => return Err(Refused::OtherKind),
        };
        write(prints, &title::<G>(texts, &record));
        Ok(())
    }
}
