//! All tiles of a game by type and price, to pick one: what is gone is pale. Two of one price are told apart by their
//! walls. Camps, bazaars and falcons are put together as printed, so that only their kinds are here.

use egui::{Align2, CursorIcon, Id, Pos2, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{stop, tiles};
use crate::{
    games::{
        alhambra::rules::{FalconKind, Laid, Piece, Side, Sides, Tile, TileId, TileSet},
        common::{BuildingType, drawing},
    },
    ui::{
        theme::{self, TextSize, Theme, size, space},
        widgets::{fitted_text, focus_ring, roving, shows_focus},
    },
};

/// What is put together as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    /// A camp.
    Camp,
    /// A bazaar.
    Bazaar,
    /// A falcon.
    Falcon,
}

/// The tiles to pick from.
#[derive(Clone, Copy)]
pub struct TilePicker<'a> {
    /// All tiles of the game.
    pub tiles: &'a TileSet,
    /// Why a tile cannot be picked.
    pub gone: &'a dyn Fn(Tile) -> Option<String>,
    /// What a screen reader says of a tile.
    pub name: &'a dyn Fn(Tile) -> String,
    /// The one that is picked.
    pub picked: Option<TileId>,
    /// The names of the types.
    pub types: [&'a str; BuildingType::COUNT],
    /// What can be put together as printed, with what it is called.
    pub printed: &'a [(Printed, &'a str)],
}

/// What was picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked {
    /// A tile.
    Tile(Tile),
    /// A tile that cannot be picked.
    Gone(Tile),
    /// Something to put together.
    Printed(Printed),
}

/// The room of a tile at least, and at most.
const SIDES: [f32; 2] = [36.0, 68.0];
/// The room of the drawing and the name of a type.
const HEAD: f32 = 140.0;

/// Something to pick, and where it lies.
struct Item {
    what: Picked,
    rect: Rect,
    id: Id,
}

impl TilePicker<'_> {
    /// Shows the tiles, as wide as the available room; returns what was picked.
    pub fn show(&self, ui: &mut Ui) -> Option<Picked> {
        let theme = Theme::of(ui.ctx());
        let columns = self.tiles.counts().into_iter().max().unwrap_or_default().max(1);
        let width = ui.available_width();
        let side = ((width - HEAD) / f32::from(columns)).floor().clamp(SIDES[0], SIDES[1]);
        let printed = if self.printed.is_empty() { 0.0 } else { space::MEDIUM + size::TALL };
        let height = side * BuildingType::COUNT as f32 + printed;
        let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        for (row, building) in BuildingType::ALL.into_iter().enumerate() {
            let line = Rect::from_min_size(rect.min + vec2(0.0, side * row as f32), vec2(width, side));
            if row % 2 == 0 {
                ui.painter().rect_filled(line, theme::radius::CONTROL, theme.band);
            }
            head(ui, &theme, line.with_max_x(line.min.x + HEAD), building, self.types[row]);
        }
        let items = self.items(ui, rect, side);
        self.rove(ui, &items);
        let mut picked = None;
        for (k, item) in items.iter().enumerate() {
            if self.item(ui, &theme, item, k == self.stop(ui, &items)) {
                picked = Some(item.what);
            }
        }
        picked
    }

    fn items(&self, ui: &Ui, rect: Rect, side: f32) -> Vec<Item> {
        let id = |what: &str, k: usize| ui.scope_id().with((what, k));
        let mut items = Vec::new();
        for (row, building) in BuildingType::ALL.into_iter().enumerate() {
            for (column, tile) in self.tiles.of(building).enumerate() {
                let at = rect.min + vec2(HEAD + side * column as f32, side * row as f32);
                let what = match (self.gone)(*tile) {
                    Some(_) => Picked::Gone(*tile),
                    None => Picked::Tile(*tile),
                };
                let rect = Rect::from_min_size(at, Vec2::splat(side));
                items.push(Item { what, rect, id: id("tile", row * self.tiles.tiles().len() + column) });
            }
        }
        let wide = (rect.width() / self.printed.len().max(1) as f32).min(HEAD + size::TALL);
        for (k, (printed, _)) in self.printed.iter().enumerate() {
            let at = pos2(rect.min.x + wide * k as f32, rect.max.y - size::TALL);
            let rect = Rect::from_min_size(at, vec2(wide - space::SMALL, size::TALL));
            items.push(Item { what: Picked::Printed(*printed), rect, id: id("printed", k) });
        }
        items
    }

    /// The one that Tab leads to: that with the keyboard, the picked one, or the first that can be picked.
    fn stop(&self, ui: &Ui, items: &[Item]) -> usize {
        let find = |is: &dyn Fn(&Item) -> bool| items.iter().position(is);
        let is_picked = |item: &Item| match item.what {
            Picked::Tile(tile) => Some(tile.id) == self.picked,
            _ => false,
        };
        find(&|item| ui.memory(|memory| memory.has_focus(item.id)))
            .or_else(|| find(&is_picked))
            .or_else(|| find(&|item| !matches!(item.what, Picked::Gone(_))))
            .unwrap_or_default()
    }

    fn rove(&self, ui: &Ui, items: &[Item]) {
        let places: Vec<(Id, Pos2)> = items.iter().map(|item| (item.id, item.rect.center())).collect();
        roving::rove_about(ui, &places);
    }

    /// Shows one of them; whether it was clicked.
    fn item(&self, ui: &Ui, theme: &Theme, item: &Item, is_stop: bool) -> bool {
        let mut response = stop::interact(ui, item.rect, item.id, is_stop);
        let (is_gone, is_picked, name) = match item.what {
            Picked::Tile(tile) => (false, self.picked == Some(tile.id), (self.name)(tile)),
            Picked::Gone(tile) => (true, false, (self.name)(tile)),
            Picked::Printed(printed) => (false, false, self.printed_name(printed).to_owned()),
        };
        response.widget_info(|| {
            let mut info = WidgetInfo::selected(Role::Button, !is_gone, is_picked, name.as_str());
            info.enabled = !is_gone && ui.is_enabled();
            info
        });
        let rect = item.rect.shrink(space::HAIR);
        let painter = ui.painter();
        let raised = matches!(item.what, Picked::Printed(_));
        let (fill, edge) = match (is_picked, response.hovered() && !is_gone) {
            (true, _) => (Some(theme.selection), theme::stroke::strong(theme.focus)),
            (false, true) => (Some(theme.raised_hover), theme::stroke::edge(theme.gold)),
            (false, false) => (raised.then_some(theme.raised), theme::stroke::edge(theme.gold_line)),
        };
        if let Some(fill) = fill {
            painter.rect(rect, theme::radius::INNER, fill, edge, StrokeKind::Inside);
        }
        match item.what {
            Picked::Tile(tile) => {
                tiles::paint(painter, rect.shrink(1.0), theme, Laid::Piece(Piece::Tile(tile)));
            }
            Picked::Gone(tile) => {
                let mut pale = painter.clone();
                pale.multiply_opacity(0.28);
                tiles::paint(&pale, rect.shrink(1.0), theme, Laid::Piece(Piece::Tile(tile)));
                if let Some(why) = (self.gone)(tile) {
                    response = response.on_hover_text(why);
                }
            }
            Picked::Printed(printed) => specimen(ui, theme, rect, printed, self.printed_name(printed)),
        }
        if response.hovered() && !is_gone {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        }
        if shows_focus(ui, &response) {
            focus_ring(painter, rect.shrink(space::HAIR), theme, theme::radius::INNER);
        }
        response.clicked()
    }

    fn printed_name(&self, printed: Printed) -> &str {
        self.printed.iter().find(|(other, _)| *other == printed).map_or("", |(_, name)| name)
    }
}

/// The type of a line.
fn head(ui: &Ui, theme: &Theme, rect: Rect, building: BuildingType, name: &str) {
    let painter = ui.painter();
    let drawing =
        Rect::from_center_size(pos2(rect.min.x + 22.0, rect.center().y), Vec2::splat(size::DRAWING));
    drawing::paint(painter, drawing, theme, building);
    let at = pos2(drawing.max.x + space::SMALL, rect.center().y);
    let width = rect.max.x - at.x - space::TIGHT;
    fitted_text(painter, at, Align2::LEFT_CENTER, name, theme::title(TextSize::TEXT), theme.ink, width);
}

/// Something that is put together, and what it is called.
fn specimen(ui: &Ui, theme: &Theme, rect: Rect, printed: Printed, name: &str) {
    let painter = ui.painter();
    let place = Rect::from_min_size(rect.min, Vec2::splat(rect.height())).shrink(space::TIGHT);
    match printed {
        Printed::Camp => tiles::camp::paint(painter, place, theme, Sides::NONE.with(Side::North)),
        Printed::Bazaar => {
            let colours = [BuildingType::Pavilion, BuildingType::Seraglio, BuildingType::Garden];
            tiles::bazaar::paint(painter, place, theme, &colours);
        }
        Printed::Falcon => {
            tiles::falcon::paint_kind(
                painter,
                theme,
                place.center(),
                place.width() * 0.42,
                FalconKind::Black,
            );
        }
    }
    let at = pos2(place.max.x + space::SMALL, rect.center().y);
    let width = rect.max.x - at.x - space::SMALL;
    fitted_text(painter, at, Align2::LEFT_CENTER, name, theme::medium(TextSize::TEXT), theme.ink, width);
}
