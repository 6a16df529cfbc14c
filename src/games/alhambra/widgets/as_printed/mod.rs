//! Camps, bazaars and falcons put together as they are printed, by clicking their sides, colours and kind; what is not
//! complete yet is none. Building tiles are there already, and have their walls changed.

mod choices;
mod sides;

use egui::{Painter, Rect, Response, Role, Sense, Ui, Vec2, vec2};

pub use self::choices::choose;

use super::tiles::{
    self, bazaar, camp, falcon,
    ramparts::{self, Rampart},
};
use crate::rules::{Bazaar, Camp, Falcon, FalconKind, Laid, Piece, Sides, Tile};
use common::{
    BuildingType,
    drawing::{self, colours_of},
};
use ui::theme::{self, Theme, space};

/// What the parts are called.
#[derive(Clone, Copy, Debug)]
pub struct PartNames<'a> {
    /// The sides from the north on, with what it is that they have or have not: a wall, or a rampart.
    pub sides: [&'a str; 4],
    /// The types.
    pub types: [&'a str; BuildingType::COUNT],
    /// The kinds of falcons.
    pub kinds: [&'a str; FalconKind::COUNT],
}

/// Something that is being put together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Draft {
    /// A camp.
    Camp(CampDraft),
    /// A bazaar.
    Bazaar(BazaarDraft),
    /// A falcon.
    Falcon(FalconDraft),
}

/// A camp that is being put together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CampDraft {
    /// The sides with a rampart.
    pub ramparts: Sides,
}

/// A bazaar that is being put together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BazaarDraft {
    /// The sides with a wall.
    pub walls: Sides,
    /// The colours chosen so far, three at most.
    pub colours: Vec<BuildingType>,
}

/// A falcon that is being put together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FalconDraft {
    /// Its kind.
    pub kind: Option<FalconKind>,
    /// The colours chosen so far, two at most.
    pub colours: Vec<BuildingType>,
}

/// Put together already, to be changed.
impl From<Camp> for CampDraft {
    fn from(camp: Camp) -> Self {
        Self { ramparts: camp.ramparts() }
    }
}

/// Put together already, to be changed.
impl From<Bazaar> for BazaarDraft {
    fn from(bazaar: Bazaar) -> Self {
        Self { walls: bazaar.walls(), colours: bazaar.colours().to_vec() }
    }
}

/// Put together already, to be changed.
impl From<Falcon> for FalconDraft {
    fn from(falcon: Falcon) -> Self {
        Self { kind: Some(falcon.kind()), colours: falcon.colours().to_vec() }
    }
}

/// The side of what is put together, and the height of a falcon.
const TILE: f32 = 160.0;
const FALCON: f32 = 96.0;

impl CampDraft {
    /// Shows the camp, to click its sides; returns it once it has one or two ramparts.
    pub fn show(&mut self, ui: &mut Ui, names: &PartNames<'_>) -> Option<Camp> {
        let theme = Theme::of(ui.ctx());
        let cell = square(ui);
        camp::paint(ui.painter(), cell, &theme, self.ramparts);
        sides::show(ui, cell, &mut self.ramparts, &names.sides);
        Camp::new(self.ramparts)
    }
}

impl BazaarDraft {
    /// Shows the bazaar, to click its sides and colours; returns it once it has three colours.
    pub fn show(&mut self, ui: &mut Ui, names: &PartNames<'_>) -> Option<Bazaar> {
        let theme = Theme::of(ui.ctx());
        let cell = square(ui);
        let mut sorted = self.colours.clone();
        sorted.sort_unstable();
        bazaar::paint(ui.painter(), cell, &theme, &sorted);
        walls(ui, cell, &mut self.walls, names);
        colours(ui, &mut self.colours, 3, names);
        let colours = <[BuildingType; 3]>::try_from(self.colours.as_slice()).ok()?;
        Bazaar::new(self.walls, colours)
    }
}

impl FalconDraft {
    /// Shows the falcon as far as it is known, and its kinds and colours; returns it once it has a kind and two colours.
    pub fn show(&mut self, ui: &mut Ui, names: &PartNames<'_>) -> Option<Falcon> {
        let (room, _) = ui.allocate_exact_size(vec2(TILE, FALCON), Sense::hover());
        self.paint(ui.painter(), &Theme::of(ui.ctx()), room);
        let chosen = |kind: usize| self.kind == Some(FalconKind::ALL[kind]);
        let paint = |ui: &Ui, rect: Rect, kind: usize| {
            let theme = Theme::of(ui.ctx());
            falcon::paint_kind(
                ui.painter(),
                &theme,
                rect.center(),
                rect.width() * 0.46,
                FalconKind::ALL[kind],
            );
        };
        if let Some(kind) = choose(ui, "kinds", Role::RadioButton, &names.kinds, chosen, paint) {
            self.kind = Some(FalconKind::ALL[kind]);
        }
        colours(ui, &mut self.colours, 2, names);
        let colours = <[BuildingType; 2]>::try_from(self.colours.as_slice()).ok()?;
        Falcon::new(self.kind?, colours)
    }

    /// Draws what is known of it; without its kind, an empty medal.
    fn paint(&self, painter: &Painter, theme: &Theme, room: Rect) {
        let (centre, radius) = (room.center(), room.height() * 0.4);
        let mut sorted = self.colours.clone();
        sorted.sort_unstable();
        falcon::paint_colours(painter, theme, (centre, radius), &sorted);
        if let Some(kind) = self.kind {
            falcon::paint_kind(painter, theme, centre, radius, kind);
        } else {
            painter.circle_stroke(centre, radius, theme::stroke::edge(theme.gold_line));
        }
    }
}

/// Shows a building tile, to click its sides.
pub fn tile(ui: &mut Ui, tile: &mut Tile, names: &PartNames<'_>) {
    let theme = Theme::of(ui.ctx());
    let cell = square(ui);
    tiles::paint_ground(ui.painter(), cell, &theme, Laid::Piece(Piece::Tile(*tile)));
    walls(ui, cell, &mut tile.walls, names);
}

/// The walls of a tile that is drawn already, to click its sides.
fn walls(ui: &Ui, cell: Rect, walls: &mut Sides, names: &PartNames<'_>) {
    let stones: Vec<Rampart> = walls.iter().map(|side| Rampart::of(cell, side)).collect();
    ramparts::paint(ui.painter(), &Theme::of(ui.ctx()), cell.width(), &stones);
    sides::show(ui, cell, walls, &names.sides);
}

/// The room of a tile, with room for walls around it.
fn square(ui: &mut Ui) -> Rect {
    let (rect, _): (Rect, Response) = ui.allocate_exact_size(Vec2::splat(TILE), Sense::hover());
    tiles::alone(rect)
}

/// The six colours, of which so many are chosen: one more takes the place of the oldest.
fn colours(ui: &mut Ui, colours: &mut Vec<BuildingType>, most: usize, names: &PartNames<'_>) {
    ui.add_space(space::SMALL);
    let chosen = |k: usize| colours.contains(&BuildingType::ALL[k]);
    let paint = |ui: &Ui, rect: Rect, k: usize| {
        let theme = Theme::of(ui.ctx());
        let building = BuildingType::ALL[k];
        ui.painter().rect_filled(rect, theme::radius::CHIP, colours_of(&theme, building).tile);
        drawing::paint(ui.painter(), rect.shrink(space::HAIR), &theme, building);
    };
    let Some(k) = choose(ui, "colours", Role::CheckBox, &names.types, chosen, paint) else { return };
    let colour = BuildingType::ALL[k];
    if colours.contains(&colour) {
        colours.retain(|other| *other != colour);
    } else {
        colours.push(colour);
        colours.drain(..colours.len().saturating_sub(most));
    }
}
