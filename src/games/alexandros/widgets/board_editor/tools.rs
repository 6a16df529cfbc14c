//! What a click on the board does: it lays the next thing, or one thing again and again, or Alexander's
//! start.

use egui::{
    Align2, Id, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::view::Tool;
use crate::{
    rules::{Symbol, Tile},
    widgets::{
        map::paint_alexander,
        symbols::{self, Tones},
    },
};
use ui::{
    theme::{self, TextSize, Theme},
    widgets::{control_height, fitted_text, focus_ring, roving, shows_focus},
};

/// The least room for the name of a tool beside all of them.
const TOLD: f32 = 120.0;

/// The names of the tools.
#[derive(Clone, Copy)]
pub struct ToolWords<'a> {
    /// The name of the group.
    pub name: &'a str,
    /// The name of each tool.
    pub tool: &'a dyn Fn(Tool) -> String,
}

/// All tools, in the order in which they are shown.
fn tools() -> impl Iterator<Item = Tool> {
    [Tool::Cycle].into_iter().chain(Tile::ALL.into_iter().map(Tool::Put)).chain([Tool::Start])
}

/// Shows the tools side by side, and what the one that is pointed at, or else the chosen one, lays: beside them where there
/// is room, else by the pointer; returns whether another one was chosen. The arrow keys go from one to the next.
pub fn show_tools(ui: &mut Ui, words: &ToolWords<'_>, chosen: &mut Tool) -> bool {
    let theme = Theme::of(ui.ctx());
    let (before, side, gap) = (*chosen, control_height(ui), theme::space::TIGHT);
    let width = tools().count() as f32 * (side + gap) - gap;
    let size = vec2(ui.available_width().max(width), side);
    let (room, group) = ui.allocate_exact_size(size, Sense::hover());
    group.widget_info(|| WidgetInfo::labeled(Role::RadioGroup, ui.is_enabled(), words.name));
    let at = pos2(room.min.x + width + theme::space::MEDIUM, room.center().y);
    let has_room = room.max.x - at.x >= TOLD;
    let (mut places, mut told): (Vec<(Id, Pos2)>, _) = (Vec::new(), None);
    for (k, tool) in tools().enumerate() {
        let corner = room.min + vec2(k as f32 * (side + gap), 0.0);
        let rect = Rect::from_min_size(corner, Vec2::splat(side));
        let (id, is_chosen) = (group.id.with(k), tool == before);
        let has_it = ui.memory(|memory| memory.has_focus(id));
        let response = ui.interact(rect, id, if is_chosen || has_it { Sense::click() } else { Sense::CLICK });
        response.widget_info(|| {
            WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), is_chosen, (words.tool)(tool))
        });
        if response.clicked() {
            *chosen = tool;
        }
        if response.hovered() || told.is_none() && response.has_focus() {
            told = Some(tool);
        }
        let fill = match (is_chosen, response.hovered()) {
            (true, _) => theme.selection,
            (false, true) => theme.raised_hover,
            (false, false) => theme.raised,
        };
        let edge =
            if is_chosen { theme::stroke::strong(theme.primary) } else { theme::stroke::edge(theme.outline) };
        ui.painter().rect(rect, theme::radius::CONTROL, fill, edge, StrokeKind::Inside);
        paint(ui.painter(), &theme, rect.shrink(theme::space::SMALL), tool, fill);
        if shows_focus(ui, &response) {
            focus_ring(ui.painter(), rect, &theme, theme::radius::CONTROL);
        }
        places.push((id, rect.center()));
        if !has_room {
            response.on_hover_text((words.tool)(tool));
        }
    }
    roving::rove_about(ui, &places);
    if has_room {
        let (words, font) = ((words.tool)(told.unwrap_or(*chosen)), theme::medium(TextSize::TEXT));
        fitted_text(ui.painter(), at, Align2::LEFT_CENTER, &words, font, theme.ink, room.max.x - at.x);
    }
    *chosen != before
}

fn paint(painter: &Painter, theme: &Theme, rect: Rect, tool: Tool, ground: egui::Color32) {
    match tool {
        Tool::Cycle => {
            let part = |from, to| Rect::from_min_max(rect.lerp_inside(from), rect.lerp_inside(to));
            let plain = part(vec2(0.0, 0.35), vec2(0.65, 1.0));
            paint(painter, theme, plain, Tool::Put(Tile::Plain), ground);
            let temple = part(vec2(0.45, 0.0), vec2(1.0, 0.55));
            paint(painter, theme, temple, Tool::Put(Tile::Symbol(Symbol::Temple)), ground);
        }
        Tool::Start => paint_alexander(painter, theme, rect.expand(theme::space::TIGHT)),
        Tool::Put(Tile::Symbol(symbol)) => {
            let ink = symbols::colours_of(theme, symbol).ink;
            symbols::paint(painter, rect, symbol, Tones { ink, ground });
        }
        Tool::Put(tile) => {
            let [top, right, left] = [rect.center_top(), rect.right_bottom(), rect.left_bottom()];
            let (triangle, edge) = (vec![top, right, left], theme::stroke::edge(theme.map.coast));
            if tile == Tile::Sea {
                // As on the board.
                painter.add(Shape::convex_polygon(triangle, theme.map.sea, Stroke::NONE));
                let dash = rect.width() / 7.0;
                painter.extend(Shape::dashed_line(&[top, right, left, top], edge, dash, dash));
            } else {
                painter.add(Shape::convex_polygon(triangle, theme.map.land, edge));
            }
        }
    }
}
