//! A map and where everything on it lies.

use egui::{Pos2, Rect, Vec2};

use super::view::{MapView, PlayerView, SpaceView, Target};
use crate::{
    rules::{Corner, Line, Space},
    widgets::atlas::{Ground, Lattice},
};

/// A map and where it lies.
pub(super) struct Sheet<'a> {
    pub(super) view: &'a MapView<'a>,
    pub(super) lattice: Lattice,
}

impl Sheet<'_> {
    pub(super) fn of(&self, space: Space) -> Option<&SpaceView> {
        self.view.spaces.get(space.index())
    }

    pub(super) fn player(&self, player: u8) -> Option<&PlayerView<'_>> {
        self.view.players.get(usize::from(player))
    }

    pub(super) fn ground(&self, space: Space) -> Ground {
        let owner = self.of(space).and_then(|space| self.player(space.owner?));
        Ground {
            at: self.view.board.place(space),
            symbol: self.view.board.symbol(space),
            tint: owner.map(|owner| owner.colour),
        }
    }

    pub(super) fn space(&self, space: Space) -> [Pos2; 3] {
        self.lattice.space(self.view.board.place(space))
    }

    pub(super) fn middle(&self, space: Space) -> Pos2 {
        self.lattice.middle(self.view.board.place(space))
    }

    pub(super) fn corner(&self, corner: Corner) -> Pos2 {
        self.lattice.corner(self.view.board.at(corner))
    }

    pub(super) fn line(&self, line: Line) -> [Pos2; 2] {
        self.view.board.ends(line).map(|corner| self.corner(corner))
    }

    /// The rectangle of a place, for screen readers and bubbles.
    pub(super) fn rect(&self, target: Target) -> Rect {
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
