//! All decisions of a player with what each cost, as a list to choose from: over the page, or where there is room, beside the
//! one that is chosen.

use egui::{Align2, Key as Press, Rect, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::{model::Model, words::Listed};
use crate::{screens::replay::paint_loss, widgets::course::StepStyle};
use text::Texts;
use ui::{
    actions::Action,
    dialogs,
    drawing::symbols::Symbol,
    room::is_small,
    theme::{self, TextSize, Theme, space},
    widgets::{fitted_text, focus_ring, shows_focus, surface, text_width},
};

/// The key that opens and closes it.
pub const KEY: Press = Press::L;
/// At most so much of the window's height is the list.
const PART: f32 = 0.7;
/// Beside a decision there is room for it in a card that is at least so large, of whose width it has this share.
const ROOMY: Vec2 = vec2(600.0, 320.0);
const SHARE: f32 = 0.36;
/// The height of a line, and of what its first column is called.
const LINE: f32 = 28.0;
const HEAD: f32 = 20.0;
/// The widths of the number of a round, and of the sign of a mistake.
const NUMBER: f32 = 48.0;
const MARK: f32 = 12.0;
/// The largest bar of a loss, and from which width on lines have one.
const BAR: Vec2 = vec2(72.0, 8.0);
const WITH_BARS: f32 = 480.0;
/// At most this share of the width is what was lost.
const LOSS: f32 = 0.3;

/// Shows it over the page; what became of it: the step that was chosen, or none where it was only closed.
pub fn show(ui: &Ui, texts: &Texts, model: &Model, chosen: usize) -> Option<Option<usize>> {
    let shown = dialogs::window(ui, "decisions", theme::size::WIDE_DIALOG, |ui| {
        surface::heading(ui, texts.review_decisions());
        head(ui, model);
        let room = ui.ctx().content_rect().height() * PART - HEAD;
        let area = ScrollArea::vertical().max_height(room).auto_shrink([false, true]);
        let picked = area.show(ui, |ui| lines(ui, model, chosen)).inner;
        ui.add_space(space::SMALL);
        let close = Action::new(texts.close(), ()).icon(Symbol::Close).key(Press::Escape).key(KEY);
        let closed = close.show(ui, texts).is_some();
        picked.map(Some).or(closed.then_some(None))
    });
    let away = shown.should_close();
    shown.inner.or(away.then_some(None))
}

/// The place of the list beside a decision, and that of the decision; none where it would leave too little room.
pub fn beside(card: Rect) -> Option<[Rect; 2]> {
    if is_small(card, ROOMY) {
        return None;
    }
    let list = card.with_max_x(card.min.x + card.width() * SHARE);
    Some([list, card.with_min_x(list.max.x + space::LARGE)])
}

/// Shows it there; the step that was chosen.
pub fn show_beside(ui: &mut Ui, texts: &Texts, model: &Model, chosen: usize) -> Option<usize> {
    surface::heading(ui, texts.review_decisions());
    head(ui, model);
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| lines(ui, model, chosen)).inner
}

/// What the first column is called.
fn head(ui: &mut Ui, model: &Model) {
    let theme = Theme::of(ui.ctx());
    let (head, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD), Sense::hover());
    let (at, font) = (head.left_center(), theme::body(TextSize::TINY));
    fitted_text(ui.painter(), at, Align2::LEFT_CENTER, &model.axis.name, font, theme.ink_soft, NUMBER);
}

/// How large words are in a line of this width.
const fn size(width: f32) -> TextSize {
    if width >= WITH_BARS { TextSize::TEXT } else { TextSize::SMALL }
}

/// The lines; the step that was chosen. The chosen line comes into sight whenever it is another one, or the window is.
fn lines(ui: &mut Ui, model: &Model, chosen: usize) -> Option<usize> {
    let id = ui.scope_id().with("chosen");
    let now = (chosen, ui.ctx().content_rect());
    let is_new = ui.data(|data| data.get_temp(id)) != Some(now);
    // A window is measured before it is seen.
    if !ui.is_sizing_pass() {
        ui.data_mut(|data| data.insert_temp(id, now));
    }
    let mut picked = None;
    ui.spacing_mut().item_spacing.y = 0.0;
    let room = ui.available_width();
    let width = |listed: &Listed| text_width(ui.painter(), &listed.loss, theme::bold(size(room)));
    let loss = model.listed.iter().map(width).fold(0.0, f32::max).min(room * LOSS);
    for listed in &model.listed {
        let is_mistake = model.steps[listed.step].look == StepStyle::Mistake;
        if line(ui, listed, (listed.step == chosen, is_mistake), loss, is_new) {
            picked = Some(listed.step);
        }
    }
    picked
}

/// A line, with so much room for what was lost; true where it was chosen.
fn line(
    ui: &mut Ui,
    listed: &Listed,
    (is_chosen, is_mistake): (bool, bool),
    loss: f32,
    scrolls: bool,
) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), is_chosen, &listed.words));
    if is_chosen && scrolls {
        ui.scroll_to_rect(rect, None);
    }
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    let (theme, painter) = (Theme::of(ui.ctx()), ui.painter());
    if is_chosen {
        painter.rect_filled(rect, theme::radius::CHIP, theme.selection);
    } else if response.hovered() {
        painter.rect_filled(rect, theme::radius::CHIP, theme.raised_hover);
    }
    if shows_focus(ui, &response) {
        focus_ring(painter, rect.shrink(space::TIGHT), &theme, theme::radius::CHIP);
    }
    let mut at = pos2(rect.min.x + NUMBER, rect.center().y);
    let number = at - vec2(space::MEDIUM, 0.0);
    let size = size(rect.width());
    painter.text(number, Align2::RIGHT_CENTER, listed.round, theme::figures(size), theme.ink_soft);
    if is_mistake {
        paint_loss(painter, &theme, at + vec2(MARK, -MARK) / 2.0, 1.0);
    }
    at.x += MARK + space::SMALL;
    if rect.width() >= WITH_BARS {
        let bar = Rect::from_min_size(at - vec2(0.0, BAR.y / 2.0), vec2(BAR.x * listed.share, BAR.y));
        painter.rect_filled(bar, theme::radius::MARK, theme.danger);
        at.x += BAR.x + space::SMALL;
    }
    let font = if is_mistake { theme::bold(size) } else { theme::body(size) };
    let ink = if listed.share > 0.0 { theme.ink } else { theme.ink_soft };
    fitted_text(painter, at, Align2::LEFT_CENTER, &listed.loss, font.clone(), ink, loss);
    at.x += loss + space::MEDIUM;
    let room = rect.max.x - space::SMALL - at.x;
    let is_cut = text_width(painter, &listed.done, font.clone()) > room;
    fitted_text(painter, at, Align2::LEFT_CENTER, &listed.done, font, theme.ink, room);
    let response = if is_cut { response.on_hover_text(&listed.words) } else { response };
    response.clicked()
}
