//! What a completed type or a line of the sheet brings, as it flies to the total.

use egui::{Rect, Ui};

use crate::{
    session::happenings::{FLIGHT, Happening, Line},
    widgets::{player_sheet::SheetResponse, score_sheet::RaceResponse},
};
use common::{director::Director, widgets::flight};

/// Where things are on the screen.
pub struct Places<'a> {
    /// The sheet of a seat, if it is shown.
    pub sheet: Option<(usize, &'a SheetResponse)>,
    /// The race.
    pub race: &'a RaceResponse,
    /// The total of a row, if it is shown.
    pub total: &'a dyn Fn(usize) -> Option<Rect>,
}

/// Draws what flies now. What would fly from or to something out of sight does not.
pub(super) fn paint(ui: &Ui, director: &Director<Happening>, places: &Places<'_>) {
    for (cue, since) in director.begun().filter(|(_, since)| *since < FLIGHT) {
        let (from, row, vp) = match cue.what {
            Happening::Completes { row, building, vp } => (Some(places.race.field(row, building)), row, vp),
            Happening::Scores { seat, line, vp } => {
                let shown = places.sheet.filter(|(of, _)| *of == seat);
                (shown.map(|(_, sheet)| place_of(sheet, line)), seat, vp)
            }
            _ => continue,
        };
        let (Some(from), Some(to), true) = (from, (places.total)(row), vp > 0) else { continue };
        flight::paint(ui, [from.center(), to.center()], since, vp.into());
    }
}

/// Where the stars of a line are.
const fn place_of(sheet: &SheetResponse, line: Line) -> Rect {
    match line {
        Line::Row(k) => sheet.rows[k],
        Line::Column(k) => sheet.columns[k],
    }
}
