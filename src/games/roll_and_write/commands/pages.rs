//! Pages of what decisions were worth, and sheets that are still empty.

use ::text::Texts;

use super::{
    analyse::{analysed, full},
    table::read_layout,
};
use crate::{
    log::NamedLayout,
    rules::NoGrid,
    screens::{prints, review::page},
};
use common::{
    commands::{Failure, Input},
    contract::{EmptyPage, EmptyPageOf, WritePages},
};
use ui::vector::Paper;

/// A page for each player.
pub(super) fn review(
    texts: &Texts,
    input: Input<'_>,
    rollouts: Option<u32>,
    paper: Paper,
    write: &mut WritePages<'_>,
) -> Result<(), Failure> {
    let game = full(texts, input)?;
    let analysis = analysed(texts, &game, input, rollouts)?;
    let title = page::title(texts, &game);
    write(page::prints(texts, &game, &analysis, paper), &title);
    Ok(())
}

/// Sheets of a layout.
pub(super) fn empty(texts: &Texts, asked: EmptyPage<'_>, write: &mut WritePages<'_>) -> Result<(), Failure> {
    let (named, layout) = match asked.layout {
        Some(file) => read_layout(texts, file)?,
        None => {
            let (named, layout) = NamedLayout::standard();
            (NamedLayout { name: texts.new_layout_default().to_owned(), ..named }, layout)
        }
    };
    let print = match asked.what {
        EmptyPageOf::Sheet => prints::empty_sheets(texts, &layout, asked.paper).map_err(|NoGrid| ()),
        EmptyPageOf::ScoreSheet => {
            prints::empty_score_sheet(texts, &named.name, &layout, asked.paper).ok_or(())
        }
    };
    let print = print.map_err(|()| Failure::Usage(texts.refused_no_grid().to_owned()))?;
    write(vec![print], &named.name);
    Ok(())
}
