//! A sheet at a glance where there is room: its picture, and beside it the race that it makes.

use egui::{Align2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{editor, list::LayoutItem, table};
use crate::{
    log::NamedLayout, rules::Layout, session::LayoutSketch, text::names::building_name, widgets::mini_sheet,
};
use common::{
    BuildingType,
    drawing::colours_of,
    widgets::type_table::{Boxes, Filled, Margins, Places, TypeHead, TypeTable, Types},
};
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme},
    widgets::fitted_text,
};

/// The height of whether the sheet is that of the pad at hand.
pub const CONFIRM: f32 = 44.0;
/// The room of picture and race side by side.
const NEEDED: Vec2 = vec2(640.0, 300.0);
/// The picture leaves this width to the race.
const RACE: f32 = 384.0;
/// The name and what is said of it above the race.
const HEAD: f32 = 72.0;
/// A row of the race is no higher.
const ROW: f32 = 56.0;

/// Whether picture and race have room side by side.
pub fn has_room(size: Vec2) -> bool {
    size.x >= NEEDED.x && size.y >= NEEDED.y
}

/// Shows picture and race side by side; returns the room below the race, of the height [`CONFIRM`].
pub fn show(ui: &mut Ui, texts: &Texts, item: &LayoutItem, layout: &Layout, room: Rect) -> Rect {
    let theme = Theme::of(ui.ctx());
    let side = (room.width() - RACE - theme::space::LARGE).min(room.height() - theme::space::SMALL);
    let square = Rect::from_min_size(room.min, Vec2::splat(side));
    picture(ui, layout, square);
    let beside = room.with_min_x(square.max.x + theme::space::LARGE).with_max_y(square.max.y);
    let write = |y: f32, text: &str, font, ink| {
        let at = pos2(beside.min.x + theme::space::TIGHT, beside.min.y + y);
        fitted_text(ui.painter(), at, Align2::LEFT_CENTER, text, font, ink, beside.width());
    };
    write(18.0, &item.name, theme::title(TextSize::TITLE), theme.ink);
    write(48.0, &item.line, theme::body(TextSize::TEXT), theme.ink_soft);
    let rows = (beside.height() - HEAD - CONFIRM).min(ROW * BuildingType::COUNT as f32);
    let rows = Rect::from_min_size(pos2(beside.min.x, beside.min.y + HEAD), vec2(beside.width(), rows));
    race(ui, &theme, texts, layout, rows);
    Rect::from_min_size(rows.left_bottom() + vec2(0.0, theme::space::SMALL), vec2(rows.width(), CONFIRM))
}

/// The grid of a sheet, or without one its counts.
pub fn picture(ui: &Ui, layout: &Layout, place: Rect) {
    if let Some(grid) = layout.grid() {
        return mini_sheet::paint_printed(ui.painter(), place, &Theme::of(ui.ctx()), grid);
    }
    let named = NamedLayout { name: String::new(), draft: layout.draft() };
    let draft = LayoutSketch { counts_only: true, ..LayoutSketch::of(&named) };
    table::piles(ui, place, &draft);
}

/// A row for each type: its boxes, none of them filled, and its VP.
fn race(ui: &Ui, theme: &Theme, texts: &Texts, layout: &Layout, rect: Rect) {
    let row = rect.height() / BuildingType::COUNT as f32;
    let size = TextSize::fitted(row * 0.37, TextSize::TEXT..=TextSize::HEADING);
    let margins = Margins {
        head: 0.0,
        first: rect.width() * 0.38,
        last: Places::step(size) * 3.0 + theme::space::SMALL,
    };
    let table = TypeTable::new(rect, Types::AsRows, (BuildingType::COUNT, 1), margins);
    let painter = ui.painter();
    table.paint_strips(painter, theme);
    for kind in BuildingType::ALL {
        let k = kind.index();
        let response = ui.interact(table.row(k), ui.scope_id().with(kind), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken(texts, layout, kind)));
        TypeHead::new(kind, building_name(texts, kind)).paint(painter, theme, &table);
        let area = table.field(0, k).shrink2(vec2(theme::space::SMALL, 1.0));
        Boxes::new(area, layout.count(kind)).paint(
            painter,
            theme,
            colours_of(theme, kind),
            Filled::default(),
        );
        let last = table.cell(k, 1);
        let places = Places { vp: layout.vp(kind), struck: 0 };
        places.paint_beside_name(painter, theme, last.left_center(), last.width(), size);
    }
}

/// A type of a sheet in words: how many there are, and their VP.
pub fn spoken(texts: &Texts, layout: &Layout, kind: BuildingType) -> String {
    let [first, second, third] = layout.vp(kind);
    format!("{}, {first} / {second} / {third}", editor::spoken(texts, kind, layout.count(kind).into()))
}
