//! All tiles of a game by type and price, to pick one: what is gone is pale. Two of one price are told apart by their
//! walls. Camps, bazaars and falcons are put together as printed, so that only their kinds are here.

use egui::{
    Align2, CursorIcon, Id, Painter, Pos2, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::{stop, tiles};
use crate::rules::{Laid, Module, Piece, Tile, TileId, TileSet};
use common::{BuildingType, drawing};
use ui::{
    theme::{self, TextSize, Theme, size, space},
    widgets::{fitted_text, focus_ring, roving, shows_focus},
};

/// How strong a tile is drawn that cannot be picked: its price is still read.
pub const GONE: f32 = 0.7;

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
    /// What can be put together as printed.
    pub printed: &'a [Printed<'a>],
    /// The height that the tiles may fill: a type takes more lines where that makes them larger, else lines lie apart.
    pub height: f32,
}

/// The pieces of a module.
pub struct Printed<'a> {
    /// Which.
    pub module: Module,
    /// What one is called.
    pub name: &'a str,
    /// Draws one in a square.
    pub paint: fn(&Painter, &Theme, Rect),
}

/// What was picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked {
    /// A tile.
    Tile(Tile),
    /// A tile that cannot be picked.
    Gone(Tile),
    /// Something to put together.
    Printed(Module),
}

/// The room of a tile at least, and at most: in one line for each type, and where a height is filled.
const SIDES: [f32; 2] = [size::TOUCH, 68.0];
const LARGEST: f32 = 96.0;
/// The room of the drawing and the name of a type, and of the drawing alone.
const HEAD: f32 = 140.0;
const DRAWING: f32 = size::SMALL_DRAWING + space::TIGHT;
/// The name is left out where tiles beside it are smaller than this.
const NAMED: f32 = 56.0;
/// So much larger one more line has to make the tiles.
const LARGER: f32 = 1.35;
/// So much higher than its tiles a line is at most.
const AIRY: f32 = 1.4;
/// The tiles that a type has at most.
const MOST: u8 = 11;

/// The width of all tiles, each type beside its drawing in one line.
#[must_use]
pub fn least() -> f32 {
    DRAWING + SIDES[0] * f32::from(MOST)
}

/// Where the lines of tiles lie: names have room beside them or not, and a type may need several lines.
#[derive(Clone, Copy, Debug)]
struct Lines {
    head: f32,
    side: f32,
    columns: usize,
}

impl Lines {
    /// So many tiles of each type, in a place of this size, which they leave where there is no other way.
    fn new(place: Vec2, counts: [usize; BuildingType::COUNT]) -> Self {
        let most = counts.into_iter().max().unwrap_or_default().max(1);
        let fits = |head: f32, columns: usize| ((place.x - head) / columns as f32).floor();
        let head = if fits(HEAD, most) < NAMED { DRAWING } else { HEAD };
        let side = fits(head, most).clamp(SIDES[0], SIDES[1]);
        let columns = (((place.x - head) / side) as usize).clamp(1, most);
        let usual = Self { head, side, columns };
        // A line for each type is read best: several only where they make the tiles much larger.
        (1..=most).rev().fold(usual, |best, columns| {
            let lines = Self { columns, ..best };
            let high = (place.y / lines.of_all(counts) as f32).floor();
            let side = fits(head, columns).min(high).min(LARGEST);
            if side > best.side * LARGER { Self { side, ..lines } } else { best }
        })
    }

    /// The height of a line with tiles in its middle, where all of them may fill a height.
    fn height(&self, all: f32, counts: [usize; BuildingType::COUNT]) -> f32 {
        (all / self.of_all(counts) as f32).floor().clamp(self.side, self.side * AIRY)
    }

    /// The lines that so many tiles of each type need together.
    fn of_all(&self, counts: [usize; BuildingType::COUNT]) -> usize {
        counts.into_iter().map(|tiles| self.of(tiles)).sum()
    }

    /// The lines that so many tiles need.
    fn of(&self, tiles: usize) -> usize {
        tiles.div_ceil(self.columns).max(1)
    }
}

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
        let counts = self.tiles.counts().map(usize::from);
        let width = ui.available_width();
        let printed = if self.printed.is_empty() { 0.0 } else { space::MEDIUM + size::TALL };
        let lines = Lines::new(vec2(width, self.height - printed), counts);
        let line = lines.height(self.height - printed, counts);
        let height = line * lines.of_all(counts) as f32 + printed;
        let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let mut top = rect.min.y;
        let places = counts.map(|tiles| {
            let place =
                Rect::from_min_size(pos2(rect.min.x, top), vec2(width, line * lines.of(tiles) as f32));
            top = place.max.y;
            place
        });
        for (row, (building, place)) in BuildingType::ALL.into_iter().zip(places).enumerate() {
            if row % 2 == 0 {
                ui.painter().rect_filled(place, theme::radius::CONTROL, theme.band);
            }
            head(ui, &theme, place.with_max_x(place.min.x + lines.head), building, self.types[row]);
        }
        let items = self.items(ui, rect, (&lines, line), &places);
        self.rove(ui, &items);
        let stop = self.stop(ui, &items);
        let mut picked = None;
        for (k, item) in items.iter().enumerate() {
            if self.item(ui, &theme, item, k == stop) {
                picked = Some(item.what);
            }
        }
        picked
    }

    fn items(
        &self,
        ui: &Ui,
        rect: Rect,
        (lines, height): (&Lines, f32),
        places: &[Rect; BuildingType::COUNT],
    ) -> Vec<Item> {
        let above = ((height - lines.side) / 2.0).floor();
        let id = |what: &str, k: usize| ui.scope_id().with((what, k));
        let mut items = Vec::new();
        for (row, (building, place)) in BuildingType::ALL.into_iter().zip(places).enumerate() {
            for (k, tile) in self.tiles.of(building).enumerate() {
                let (column, line) = ((k % lines.columns) as f32, (k / lines.columns) as f32);
                let at = place.min + vec2(lines.head + lines.side * column, height * line + above);
                let what = match (self.gone)(*tile) {
                    Some(_) => Picked::Gone(*tile),
                    None => Picked::Tile(*tile),
                };
                let rect = Rect::from_min_size(at, Vec2::splat(lines.side));
                items.push(Item { what, rect, id: id("tile", row * self.tiles.tiles().len() + k) });
            }
        }
        let wide = (rect.width() / self.printed.len().max(1) as f32).min(HEAD + size::TALL);
        for (k, printed) in self.printed.iter().enumerate() {
            let at = pos2(rect.min.x + wide * k as f32, rect.max.y - size::TALL);
            let rect = Rect::from_min_size(at, vec2(wide - space::SMALL, size::TALL));
            items.push(Item { what: Picked::Printed(printed.module), rect, id: id("printed", k) });
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
        let (is_gone, is_picked) = match item.what {
            Picked::Tile(tile) => (false, self.picked == Some(tile.id)),
            Picked::Gone(_) => (true, false),
            Picked::Printed(_) => (false, false),
        };
        response.widget_info(|| {
            let name = match item.what {
                Picked::Tile(tile) | Picked::Gone(tile) => (self.name)(tile),
                Picked::Printed(module) => self.of(module).map_or("", |printed| printed.name).to_owned(),
            };
            let mut info = WidgetInfo::selected(Role::Button, !is_gone, is_picked, name);
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
                pale.multiply_opacity(GONE);
                tiles::paint(&pale, rect.shrink(1.0), theme, Laid::Piece(Piece::Tile(tile)));
                if let Some(why) = (self.gone)(tile) {
                    response = response.on_hover_text(why);
                }
            }
            Picked::Printed(module) => {
                if let Some(printed) = self.of(module) {
                    button(ui, theme, rect, printed);
                }
            }
        }
        if response.hovered() && !is_gone {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        }
        if shows_focus(ui, &response) {
            focus_ring(painter, rect.shrink(space::HAIR), theme, theme::radius::INNER);
        }
        response.clicked()
    }

    fn of(&self, module: Module) -> Option<&Printed<'_>> {
        self.printed.iter().find(|printed| printed.module == module)
    }
}

/// The type of a line.
fn head(ui: &Ui, theme: &Theme, rect: Rect, building: BuildingType, name: &str) {
    let painter = ui.painter();
    let is_narrow = rect.width() < HEAD;
    let (middle, side) = if is_narrow { (DRAWING / 2.0, size::SMALL_DRAWING) } else { (22.0, size::DRAWING) };
    let drawing = Rect::from_center_size(pos2(rect.min.x + middle, rect.center().y), Vec2::splat(side));
    drawing::paint(painter, drawing, theme, building);
    if is_narrow {
        return;
    }
    let at = pos2(drawing.max.x + space::SMALL, rect.center().y);
    let width = rect.max.x - at.x - space::TIGHT;
    fitted_text(painter, at, Align2::LEFT_CENTER, name, theme::title(TextSize::TEXT), theme.ink, width);
}

/// Something that is put together, and what it is called.
fn button(ui: &Ui, theme: &Theme, rect: Rect, printed: &Printed<'_>) {
    let painter = ui.painter();
    let place = Rect::from_min_size(rect.min, Vec2::splat(rect.height())).shrink(space::TIGHT);
    (printed.paint)(painter, theme, place);
    let at = pos2(place.max.x + space::SMALL, rect.center().y);
    let width = rect.max.x - at.x - space::SMALL;
    fitted_text(
        painter,
        at,
        Align2::LEFT_CENTER,
        printed.name,
        theme::medium(TextSize::TEXT),
        theme.ink,
        width,
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As many tiles of each type as there are.
    const COUNTS: [usize; BuildingType::COUNT] = [7, 7, 9, 9, 11, MOST as usize];

    #[test]
    fn tiles_are_targets_for_a_finger_and_never_wider_than_their_place() {
        for (width, height) in [120.0, 260.0, 365.0, 536.0, 724.0, 1200.0_f32]
            .into_iter()
            .flat_map(|width| [0.0, 300.0, 640.0, 2000.0_f32].map(|height| (width, height)))
        {
            let lines = Lines::new(vec2(width, height), COUNTS);
            assert!(lines.side >= size::TOUCH, "{width} {height}");
            assert!(lines.head + lines.side * lines.columns as f32 <= width + 0.01, "{width} {height}");
        }
    }

    #[test]
    fn in_the_least_width_every_type_has_one_line() {
        assert_eq!(Lines::new(vec2(least(), 0.0), COUNTS).of(usize::from(MOST)), 1);
        assert_eq!(Lines::new(vec2(least() - 1.0, 0.0), COUNTS).of(usize::from(MOST)), 2);
    }

    #[test]
    fn where_there_is_much_height_to_fill_tiles_take_more_lines_and_are_larger() {
        let place = vec2(724.0, 1400.0);
        let (low, high) = (Lines::new(vec2(place.x, 0.0), COUNTS), Lines::new(place, COUNTS));
        assert!(high.side > low.side + 12.0, "{low:?} {high:?}");
        assert!(high.of_all(COUNTS) > COUNTS.len());
        assert!(high.side * high.of_all(COUNTS) as f32 <= place.y);
    }

    #[test]
    fn lines_lie_apart_where_a_height_is_left_to_fill_but_not_far() {
        let height = |all: f32| {
            let lines = Lines::new(vec2(680.0, all), COUNTS);
            lines.height(all, COUNTS) / lines.side
        };
        assert!(height(0.0) == 1.0 && height(600.0) <= AIRY + 0.01, "{}", height(600.0));
        assert!(height(400.0) > 1.0, "{}", height(400.0));
    }

    #[test]
    fn a_type_stays_in_one_line_where_more_would_make_its_tiles_a_little_larger_only() {
        let lines = Lines::new(vec2(680.0, 570.0), COUNTS);
        assert!(lines.side > 52.0 && lines.of_all(COUNTS) == COUNTS.len(), "{lines:?}");
    }
}
