//! The board as a map: sea, land and symbols, provinces and their owners, walls, Alexander and governors; what can be
//! chosen, and what a move would bring.

mod figures;
mod marks;
mod provinces;
mod sheet;
mod targets;
mod view;
mod walls;

pub use figures::{alexander_rect, paint_alexander, paint_governor};
pub use view::{MapResponse, MapView, Mark, PlayerView, SpaceView, Target, Wall};
pub use walls::paint_wall;

use egui::{Align2, Rect, Ui};

use sheet::Sheet;

use super::atlas::{self, Ground, Lattice, Outline};
use ui::theme::{self, TextSize, Theme};

/// Shows the map in `room`; none if there is no room at all.
pub fn show(ui: &mut Ui, view: &MapView<'_>, room: Rect) -> Option<MapResponse> {
    let theme = Theme::of(ui.ctx());
    let corners = view.board.corners().map(|corner| view.board.at(corner));
    let lattice = Lattice::new(room, corners)?;
    let sheet = Sheet { view, lattice };
    let painter = ui.painter_at(room);
    atlas::paint_sea(&painter, &theme, room);
    let grounds: Vec<Ground> = view.board.spaces().map(|space| sheet.ground(space)).collect();
    let outline = Outline::new(grounds.iter().map(|ground| ground.at));
    atlas::paint_land(&painter, &theme, lattice, &outline, &grounds);
    provinces::paint(&painter, &sheet);
    marks::paint_glow(&painter, &theme, &sheet);
    for (ground, space) in grounds.iter().zip(&view.spaces) {
        if space.governor.is_none() {
            atlas::paint_symbol(&painter, &theme, lattice, *ground, if space.faded { 0.68 } else { 0.0 });
        }
        let font = theme::figures(TextSize::fitted(lattice.inner(), TextSize::TINY..=TextSize::HEADING));
        let middle = lattice.middle(ground.at);
        painter.text(middle, Align2::CENTER_CENTER, &space.text, font, theme.map.ink);
    }
    walls::paint(&painter, &theme, &sheet);
    marks::paint_way(&painter, &theme, &sheet);
    figures::paint(&painter, &theme, &sheet);
    marks::paint_corners(&painter, &theme, &sheet);
    Some(targets::interact(ui, &theme, &sheet, room))
}
