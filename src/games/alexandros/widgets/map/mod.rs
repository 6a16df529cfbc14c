//! The board as a map: sea, land and symbols, provinces and their owners, walls, Alexander and governors; what can be
//! chosen, and what a move would bring.

mod figures;
mod marks;
mod provinces;
mod targets;
mod view;
mod walls;

pub use figures::{paint_alexander, paint_governor};
pub use view::{MapResponse, MapView, Mark, PlayerView, SpaceView, Target, Wall};
pub use walls::paint_wall;

use egui::{Align2, Pos2, Rect, Ui, Vec2};

use super::atlas::{self, Ground, Lattice, Outline};
use crate::{
    games::alexandros::rules::{Corner, Line, Space},
    ui::theme::{self, TextSize, Theme},
};

/// The water around the land, in sides of a space.
const AROUND: f32 = 0.42;

/// A map and where it lies.
struct Sheet<'a> {
    view: &'a MapView<'a>,
    lattice: Lattice,
}

/// Shows the map in `room`; none where there is no room at all.
pub fn show(ui: &mut Ui, view: &MapView<'_>, room: Rect) -> Option<MapResponse> {
    let theme = Theme::of(ui.ctx());
    let corners = view.board.corners().map(|corner| view.board.at(corner));
    let lattice = Lattice::new(room, corners, AROUND)?;
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

impl Sheet<'_> {
    fn of(&self, space: Space) -> Option<&SpaceView> {
        self.view.spaces.get(space.index())
    }

    fn player(&self, player: u8) -> Option<&PlayerView<'_>> {
        self.view.players.get(usize::from(player))
    }

    fn ground(&self, space: Space) -> Ground {
        let owner = self.of(space).and_then(|space| self.player(space.owner?));
        Ground {
            at: self.view.board.place(space),
            symbol: self.view.board.symbol(space),
            tint: owner.map(|owner| owner.colour),
        }
    }

    fn space(&self, space: Space) -> [Pos2; 3] {
        self.lattice.space(self.view.board.place(space))
    }

    fn middle(&self, space: Space) -> Pos2 {
        self.lattice.middle(self.view.board.place(space))
    }

    fn corner(&self, corner: Corner) -> Pos2 {
        self.lattice.corner(self.view.board.at(corner))
    }

    fn line(&self, line: Line) -> [Pos2; 2] {
        self.view.board.ends(line).map(|corner| self.corner(corner))
    }

    /// Where a place lies: what a screen reader and a bubble know of it.
    fn rect(&self, target: Target) -> Rect {
        let around = |middle: Pos2| Rect::from_center_size(middle, Vec2::splat(self.lattice.side() * 0.4));
        match target {
            Target::Space(space) => Rect::from_points(&self.space(space)),
            Target::Corner(corner) => around(self.corner(corner)),
            Target::Line(line) => {
                let [one, other] = self.line(line);
                around(one.lerp(other, 0.5))
            }
        }
    }
}
