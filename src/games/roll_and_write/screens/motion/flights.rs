//! What a completed type or a line of the sheet brings, as it flies to the total.

use egui::{Align2, Pos2, Rect, Ui, vec2};

use crate::{
    session::happenings::{FLIGHT, Happening, Line},
    widgets::{player_sheet::SheetResponse, score_sheet::RaceResponse},
};
use common::director::Director;
use ui::theme::{self, TextSize, Theme};

/// It stands still for so long first, so that one sees what it is; in seconds, at the pace designed.
const STANDS: f64 = 0.2;
/// How high its way rises, of its length.
const ARC: f32 = 0.18;

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
        let far = ((since - STANDS) / (FLIGHT - STANDS)).clamp(0.0, 1.0) as f32;
        points(ui, on_way(from.center(), to.center(), far), vp);
    }
}

/// Where the stars of a line are.
const fn place_of(sheet: &SheetResponse, line: Line) -> Rect {
    match line {
        Line::Row(k) => sheet.rows[k],
        Line::Column(k) => sheet.columns[k],
    }
}

/// Where it is on its way, which begins and ends slowly.
fn on_way(from: Pos2, to: Pos2, far: f32) -> Pos2 {
    let eased = far * far * (3.0 - 2.0 * far);
    let rises = (to - from).length() * ARC * (eased * std::f32::consts::PI).sin();
    from.lerp(to, eased) - vec2(0.0, rises)
}

/// A gold plate with the points.
fn points(ui: &Ui, at: Pos2, vp: u8) {
    let (theme, painter) = (Theme::of(ui.ctx()), ui.painter());
    let words = painter.layout_no_wrap(format!("+{vp}"), theme::bold(TextSize::LEAD), theme.on_bubble);
    let plate = Rect::from_center_size(at, words.size() + vec2(theme::space::LARGE, theme::space::SMALL));
    let radius = theme::radius::of(plate.height() / 2.0);
    painter.rect(
        plate,
        radius,
        theme.bubble,
        theme::stroke::ring(theme.gold_leaf),
        egui::StrokeKind::Outside,
    );
    let place = Align2::CENTER_CENTER.anchor_size(at, words.size());
    painter.galley(place.min, words, theme.on_bubble);
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn points_fly_from_where_they_are_won_to_the_total() {
        let (from, to) = (pos2(10.0, 200.0), pos2(410.0, 300.0));
        assert_eq!((on_way(from, to, 0.0), on_way(from, to, 1.0).round()), (from, to));
        let way: Vec<Pos2> = (0..=10_u8).map(|k| on_way(from, to, f32::from(k) / 10.0)).collect();
        assert!(way.is_sorted_by(|a, b| a.x <= b.x));
        assert!(way[5].y < 250.0, "it rises on its way");
        assert_eq!(on_way(from, from, 0.5), from);
    }
}
