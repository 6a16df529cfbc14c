//! All decisions of a player with what each cost, as a list to choose from: over the page, or where there is room, beside the
//! one that is chosen.

use egui::{Align2, Key as Press, Rect, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::model::Model;
use crate::widgets::course::StepStyle;
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
/// The height of a line.
const LINE: f32 = 28.0;

/// Shows it over the page; what became of it: the step that was chosen, or none where it was only closed.
pub fn show(ui: &Ui, texts: &Texts, model: &Model, chosen: usize) -> Option<Option<usize>> {
    let shown = dialogs::window(ui, "decisions", theme::size::WIDE_DIALOG, |ui| {
        surface::heading(ui, texts.review_decisions());
        let room = ui.ctx().content_rect().height() * PART;
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
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| lines(ui, model, chosen)).inner
}

/// The lines; the step that was chosen. The chosen line comes into sight whenever it is another one.
fn lines(ui: &mut Ui, model: &Model, chosen: usize) -> Option<usize> {
    let id = ui.scope_id().with("chosen");
    let is_new = ui.data(|data| data.get_temp::<usize>(id)) != Some(chosen);
    ui.data_mut(|data| data.insert_temp(id, chosen));
    let mut picked = None;
    ui.spacing_mut().item_spacing.y = 0.0;
    for (step, words) in &model.listed {
        let is_mistake = model.steps[*step].look == StepStyle::Mistake;
        if line(ui, words, (*step == chosen, is_mistake), is_new) {
            picked = Some(*step);
        }
    }
    picked
}

/// A line; true where it was chosen.
fn line(ui: &mut Ui, words: &str, (is_chosen, is_mistake): (bool, bool), scrolls: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), is_chosen, words));
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
    let font = if is_mistake { theme::bold(TextSize::SMALL) } else { theme::body(TextSize::SMALL) };
    let at = pos2(rect.min.x + space::SMALL, rect.center().y);
    let room = rect.width() - 2.0 * space::SMALL;
    let is_cut = text_width(painter, words, font.clone()) > room;
    fitted_text(painter, at, Align2::LEFT_CENTER, words, font, theme.ink, room);
    let response = if is_cut { response.on_hover_text(words) } else { response };
    response.clicked()
}
