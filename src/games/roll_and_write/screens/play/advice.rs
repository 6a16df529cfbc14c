//! Advice on the decision at hand: seals on the sheet.

use crate::{
    screens::position::place,
    session::{HintText, hints::changes_dice},
    widgets::player_sheet::{AdviceView, SheetView},
};
use common::{
    screens::advice::{ordinal, said, short},
    words::Mark,
};
use text::Texts;

/// Puts a seal on the cells of every option, or of the one that is pointed at; of several for one cell the best counts. A
/// seal says if a click on its cell is not all of the option: with + for a second building, with a die for dice changed.
pub fn mark_cells(view: &mut SheetView<'_>, texts: &Texts, hint_text: &HintText, pointed: Option<u8>) {
    for (rank, option) in (1..).zip(&hint_text.options) {
        if pointed.is_some_and(|other| other != rank) {
            continue;
        }
        for &cell in &option.cells {
            let (row, column) = place(cell);
            let cell = &mut view.cells[row][column];
            cell.pointed |= pointed == Some(rank);
            if cell.advice.is_some() {
                continue;
            }
            let mark = match &option.mark {
                Mark::Best => String::new(),
                mark => short(mark).to_owned(),
            };
            let mut place = ordinal(texts, rank);
            if option.cells.len() > 1 {
                place.push('+');
            }
            cell.advice = Some(AdviceView { rank: place, mark, changes_dice: changes_dice(option) });
            let said = said(texts, &option.mark);
            // A click on the cell is not all of it.
            cell.label = if option.decisions.len() > 1 {
                texts.hint_cell_more(&cell.label, rank, said, &option.in_full)
            } else {
                texts.hint_cell(&cell.label, rank, said)
            };
        }
    }
}
