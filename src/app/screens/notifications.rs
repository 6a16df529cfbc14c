//! Notices: small slips of paper that cover no button, at the bottom of the window if there is room.

use std::{sync::Arc, time::Duration};

use egui::{
    Align, Area, AreaState, Context, Galley, Id, Key, Layout, Order, Pos2, Rect, Role, Sense, StrokeKind, Ui,
    UiBuilder, Vec2, WidgetInfo, accesskit::Live, pos2, vec2,
};

use crate::{AppCommand, AppState, Notification, Tone};
use ui::{
    actions::offer_everywhere,
    drawing::symbols::{self, Symbol},
    keys::Shortcut,
    room,
    theme::{self, TextSize, Theme},
    toast_exclusion,
    widgets::button::Button,
};

/// Seconds that a short notice stays; a longer one gets more.
const SHORTEST: f64 = 4.0;
const PER_LETTER: f64 = 0.03;
/// Of the window's height they take at most this, but for the newest.
const SHARE: f32 = 0.4;
/// How far they stay from the edge of the window.
const EDGE: f32 = theme::space::LARGE;
/// From one place that is tried to the next.
const STEP: f32 = 16.0;
/// Steps up that are better than to cover something that is read.
const COVERED: usize = 6;
/// The room for the icon at the left and for the button at the right.
const ICON: f32 = 48.0;
const BUTTON: f32 = 52.0;

/// Where the number of the oldest is kept that was shown.
fn oldest() -> Id {
    Id::unique("the oldest notice")
}

/// Ctrl+D closes the oldest notice that is shown. Esc closes all errors, before it does anything else, but not before a
/// window over the page.
pub fn keys(ui: &Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
    if app.help {
        return;
    }
    let numbers = |is: &dyn Fn(&&Notification) -> bool| -> Vec<u64> {
        app.notifications.iter().filter(is).map(|notification| notification.number).collect()
    };
    let errors = numbers(&|it| it.tone == Tone::Error && !app.is_behind_window());
    let shown = ui.data(|data| data.get_temp::<u64>(oldest())).unwrap_or_default();
    let oldest = numbers(&|it| it.number >= shown).into_iter().take(1).collect();
    for (numbers, key) in [(errors, Key::Escape.into()), (oldest, Shortcut::ctrl(Key::D))] {
        if numbers.is_empty() {
            continue;
        }
        offer_everywhere(ui, app.texts.keys_do_close_message(), [key]);
        if ui.input_mut(|input| input.consume_key(key.modifiers, key.key)) {
            commands.extend(numbers.into_iter().map(AppCommand::Dismiss));
        }
    }
}

/// The notices that are shown, the newest last: it is always among them.
fn shown(ui: &Ui, app: &AppState) -> Vec<(Arc<Galley>, usize)> {
    let (theme, window) = (Theme::of(ui.ctx()), ui.ctx().content_rect().size());
    let (widest, mut room) = (widest_text(window), window.y * SHARE);
    let mut shown = Vec::new();
    for (k, notification) in app.notifications.iter().enumerate().rev() {
        let text = notification.text.clone();
        let text = ui.painter().layout(text, theme::medium(TextSize::TEXT), theme.ink, widest);
        room -= height(&text) + theme::space::SMALL;
        if room < 0.0 && !shown.is_empty() {
            break;
        }
        shown.push((text, k));
    }
    shown.reverse();
    shown
}

/// How high the notice of a text is.
fn height(text: &Galley) -> f32 {
    text.size().y.max(36.0) + 12.0
}

/// Draws the notices, the newest at the bottom.
pub fn show(ui: &Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
    let notifications = &app.notifications;
    // Also those that there is no room for: they are not news when there is.
    let faded = notifications.iter().filter(|notification| has_faded(ui, notification));
    commands.extend(faded.map(|notification| AppCommand::Dismiss(notification.number)));
    let notices = shown(ui, app);
    let Some(&(_, first)) = notices.first() else { return };
    ui.data_mut(|data| data.insert_temp(oldest(), notifications[first].number));
    let close = app.texts.close();
    let id = Id::unique("notices");
    let before = AreaState::load(ui.ctx(), id).and_then(|state| state.size);
    let corner = before.map_or(Pos2::ZERO, |size| free_place(ui.ctx(), size));
    let window = ui.ctx().content_rect().shrink(EDGE);
    let align = match before {
        Some(_) if corner.x <= window.min.x => Align::Min,
        Some(size) if corner.x + size.x >= window.max.x => Align::Max,
        _ => Align::Center,
    };
    let shown =
        Area::new(id).order(Order::Foreground).fixed_pos(corner).constrain(false).show(ui.ctx(), |ui| {
            ui.spacing_mut().item_spacing.y = theme::space::SMALL;
            ui.with_layout(Layout::top_down(align), |ui| {
                for (text, k) in notices {
                    let notification = &notifications[k];
                    if toast(ui, notification, text, close) {
                        commands.push(AppCommand::Dismiss(notification.number));
                    }
                }
            });
        });
    // The area is placed by its size in the last frame: once more when that has changed.
    if before.is_none_or(|before| (before - shown.response.rect.size()).length() > 0.5) {
        ui.ctx().request_repaint();
    }
}

/// The corner of a place for something of this size that covers nothing that is kept clear, then no control, then little
/// else: as low as possible, best in the middle.
fn free_place(ctx: &Context, size: Vec2) -> Pos2 {
    let window = ctx.content_rect().shrink(EDGE);
    let (controls, texts): (Vec<_>, Vec<_>) = ctx.viewport(|viewport| {
        let all = viewport.this_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
        // What fills half of the window is a page, or the veil behind a question.
        let part = |rect: &Rect| rect.is_positive() && rect.height() < window.height() / 2.0;
        let parts = all.map(|widget| (widget.interact_rect, widget.enabled && widget.sense.senses_click()));
        parts.filter(|(rect, _)| part(rect)).partition(|(_, is_control)| *is_control)
    });
    let columns = [window.center().x - size.x / 2.0, window.max.x - size.x, window.min.x];
    let steps = ((window.height() - size.y) / STEP).max(0.0) as u16;
    let places = (0..=steps).flat_map(|step| {
        columns.map(|x| (step, pos2(x.max(window.min.x), window.max.y - size.y - f32::from(step) * STEP)))
    });
    let kept = toast_exclusion::places(ctx);
    let cost = |(step, corner): &(u16, Pos2)| {
        let place = Rect::from_min_size(*corner, size).expand(4.0);
        let covered =
            |parts: &[(Rect, bool)]| parts.iter().filter(|(part, _)| part.intersects(place)).count();
        let unclear = kept.iter().filter(|kept| kept.intersects(place)).count();
        (unclear, covered(&controls), usize::from(*step) + covered(&texts) * COVERED)
    };
    let lowest = pos2(columns[0], window.max.y - size.y);
    places.min_by_key(cost).map_or(lowest, |(_, corner)| corner)
}

/// Whether a plain notice was there long enough; errors stay until they are closed.
fn has_faded(ui: &Ui, notification: &Notification) -> bool {
    if notification.tone == Tone::Error {
        return false;
    }
    let now = ui.input(|input| input.time);
    let since =
        ui.data_mut(|data| *data.get_temp_mut_or(Id::unique(("notice since", notification.number)), now));
    let left = since + SHORTEST + notification.text.chars().count() as f64 * PER_LETTER - now;
    if left > 0.0 {
        ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
    }
    left <= 0.0
}

/// How wide a line is at most in a window of this size: a notice has room beside a sheet, where it covers least.
fn widest_text(window: Vec2) -> f32 {
    let share = if room::is_upright(window) { 0.8 } else { 0.4 };
    (window.x * share - ICON - BUTTON - 2.0 * EDGE).clamp(180.0, 620.0)
}

/// Draws a notice; returns true if it is to be closed.
fn toast(ui: &mut Ui, notification: &Notification, text: Arc<Galley>, close: &str) -> bool {
    let theme = Theme::of(ui.ctx());
    let (symbol, colour, edge) = match notification.tone {
        Tone::Done => (Symbol::Check, theme.success, theme.gold_line),
        Tone::Reason | Tone::Remark => (Symbol::Info, theme.gold_ink, theme.gold_line),
        Tone::Error => (Symbol::Info, theme.danger, theme.danger),
    };
    let size = vec2(ICON + text.size().x + BUTTON, height(&text));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &notification.text));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
    let shadow = theme::shadow::low(theme.shadow);
    let radius = theme::radius::CARD;
    let painter = ui.painter();
    painter.add(shadow.as_shape(rect, radius));
    painter.rect(rect, radius, theme.paper, theme::stroke::edge(edge), StrokeKind::Inside);
    let left = rect.left_center();
    let icon =
        Rect::from_center_size(left + vec2(ICON / 2.0 + 2.0, 0.0), Vec2::splat(theme::size::SMALL_DRAWING));
    symbols::paint(painter, icon, symbol, colour);
    painter.galley(left + vec2(ICON, -text.size().y / 2.0), text, theme.ink);
    let corner = rect.right_center() - vec2(BUTTON / 2.0 + 4.0, 0.0);
    let place = Rect::from_center_size(corner, Vec2::splat(theme::size::CONTROL));
    // In a place of its own, so that the next notice begins below this one.
    let mut button = ui.new_child(UiBuilder::new().max_rect(place));
    // Under the veil of a window that came later, the key alone closes it.
    let is_reached = ui.memory(|memory| memory.is_above_modal_layer(ui.layer_id()));
    button.add_enabled(is_reached, Button::icon_only(Symbol::Close, close)).clicked()
}
