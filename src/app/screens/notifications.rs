//! Notices: small slips of paper that cover no button and no text, at one place for each page, low if there is room.

use std::{sync::Arc, time::Duration};

use egui::{
    Align, Align2, Area, Color32, Galley, Id, Key, LayerId, Layout, Order, Rect, Role, Sense, StrokeKind, Ui,
    UiBuilder, Vec2, WidgetInfo, accesskit::Live, vec2,
};

use crate::{AppCommand, AppState, Notification, Tone};
use ui::{
    actions::offer_everywhere,
    drawing::symbols::{self, Symbol},
    free_place::{Covered, FreePlaces},
    keys::Shortcut,
    room,
    theme::{self, TextSize, Theme},
    widgets::button::Button,
};

/// Seconds that a short notice stays; a longer one gets more.
const SHORTEST: f64 = 4.0;
const PER_LETTER: f64 = 0.03;
/// Of the window's height they take at most this, but for the newest.
const SHARE: f32 = 0.4;
/// How far they stay from the edge of the window.
const EDGE: f32 = theme::space::LARGE;
/// Between two of them.
const GAP: f32 = theme::space::SMALL;
/// So far away is as bad as to cover a little of a drawing, and to lie across the edge of a card so much worse than that.
const STEP: f32 = 16.0;
const EDGES: u32 = 2;
/// Of the window's width they take at most this in a place that is low.
const LOW: f32 = 0.6;
/// No line is narrower.
const NARROWEST: f32 = 180.0;
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

/// Notices laid out, the newest last, and the size of them all: one above the other, or side by side.
#[derive(Default)]
struct Slips {
    texts: Vec<(Arc<Galley>, usize)>,
    size: Vec2,
    is_row: bool,
}

/// The notices that are shown: the newest is always among them. Their lines are so wide at most.
fn laid_out(ui: &Ui, app: &AppState, widest: f32, is_row: bool) -> Slips {
    let theme = Theme::of(ui.ctx());
    let mut room = ui.ctx().content_rect().height() * SHARE;
    let (mut texts, mut size) = (Vec::new(), if is_row { vec2(-GAP, 0.0) } else { vec2(0.0, -GAP) });
    for (k, notification) in app.notifications.iter().enumerate().rev() {
        let text = balanced(ui, &notification.text, theme.ink, widest);
        room -= height(&text) + GAP;
        if room < 0.0 && !texts.is_empty() {
            break;
        }
        let slip = vec2(width(&text), height(&text));
        size = if is_row {
            vec2(size.x + slip.x + GAP, size.y.max(slip.y))
        } else {
            vec2(size.x.max(slip.x), size.y + slip.y + GAP)
        };
        texts.push((text, k));
    }
    texts.reverse();
    Slips { texts, size, is_row }
}

/// A text in as few lines as have room in this width, but no wider than these need: none ends with a word alone.
fn balanced(ui: &Ui, text: &str, ink: Color32, widest: f32) -> Arc<Galley> {
    let laid_out =
        |width: f32| ui.painter().layout(text.to_owned(), theme::medium(TextSize::TEXT), ink, width);
    let whole = laid_out(widest);
    let lines = whole.rows.len();
    if lines == 1 {
        return whole;
    }
    let narrower = (1_u8..).map(|steps| widest - STEP * f32::from(steps));
    let narrower = narrower.take_while(|width| *width >= NARROWEST);
    narrower.map(laid_out).take_while(|text| text.rows.len() == lines).last().unwrap_or(whole)
}

/// How wide and how high the notice of a text is.
fn width(text: &Galley) -> f32 {
    ICON + text.size().x + BUTTON
}

fn height(text: &Galley) -> f32 {
    text.size().y.max(36.0) + 12.0
}

/// Draws the notices, the newest at the bottom or at the right.
pub fn show(ui: &Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
    let notifications = &app.notifications;
    // Also those that there is no room for: they are not news when there is.
    let faded = notifications.iter().filter(|notification| has_faded(ui, notification));
    commands.extend(faded.map(|notification| AppCommand::Dismiss(notification.number)));
    if notifications.is_empty() {
        return;
    }
    let (place, notices) = place(ui, app);
    let Some(&(_, first)) = notices.texts.first() else { return };
    ui.data_mut(|data| data.insert_temp(oldest(), notifications[first].number));
    let close = app.texts.close();
    let window = ui.ctx().content_rect();
    let align = match place.center().x - window.center().x {
        ..-1.0 => Align::Min,
        1.0.. => Align::Max,
        _ => Align::Center,
    };
    let area = Area::new(layer().id).order(layer().order).fixed_pos(place.min).constrain(false);
    area.show(ui.ctx(), |ui| {
        ui.set_width(place.width());
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        let row = Layout::left_to_right(Align::Min);
        ui.with_layout(if notices.is_row { row } else { Layout::top_down(align) }, |ui| {
            for (text, k) in notices.texts {
                let notification = &notifications[k];
                if toast(ui, notification, text, close) {
                    commands.push(AppCommand::Dismiss(notification.number));
                }
            }
        });
    });
}

fn layer() -> LayerId {
    LayerId::new(Order::Foreground, Id::unique("notices"))
}

/// Where the notices lie, and how they are laid out for that place. Where they have to lie on something that is used or
/// read, they rather lie on the bare part of a card that can be clicked anywhere.
fn place(ui: &Ui, app: &AppState) -> (Rect, Slips) {
    let size = ui.ctx().content_rect().size().to_string();
    let known = Id::unique(("the place of notices", app.page(), size));
    let last = ui.data(|data| data.get_temp::<Rect>(known));
    let (covered, mut chosen) = place_in(ui, app, &FreePlaces::new(ui.ctx(), layer(), &[]), last);
    if !covered.is_free() {
        let on_cards = FreePlaces::on_regions(ui.ctx(), layer(), &[]);
        let (covered, on_card) = place_in(ui, app, &on_cards, last);
        if covered.is_free() {
            chosen = on_card;
        }
    }
    ui.data_mut(|data| data.insert_temp(known, chosen.0));
    chosen
}

/// The place and what is covered there: where the last ones lay on this page, unless they would cover something there
/// that is used or read; else where they cover least, as low as possible, best in the middle.
fn place_in(ui: &Ui, app: &AppState, free: &FreePlaces, last: Option<Rect>) -> (Covered, (Rect, Slips)) {
    let window = ui.ctx().content_rect();
    let room = window.shrink2(vec2(EDGE, theme::space::SMALL));
    let cost = |place: &Rect| {
        let covered = free.covered(*place);
        let far = room.max.y - place.max.y + (place.center().x - room.center().x).abs() / 4.0;
        (covered.used, covered.read, covered.seen + covered.edges * EDGES + (far / STEP) as u32)
    };
    let mut best: Option<((u32, u32, u32), Rect, Slips)> = None;
    let layouts =
        widest_texts(window.size()).into_iter().flat_map(|widest| [(widest, false), (widest, true)]);
    for (widest, is_row) in layouts {
        let notices = laid_out(ui, app, widest, is_row);
        if is_row && (notices.texts.len() == 1 || notices.size.x > room.width()) {
            continue;
        }
        // They grow upwards, and to both sides.
        let again = last.map(|last| Align2::CENTER_BOTTOM.anchor_size(last.center_bottom(), notices.size));
        if let Some(again) =
            again.filter(|again| room.contains_rect(*again) && free.covered(*again).is_free())
        {
            return (free.covered(again), (again, notices));
        }
        let place = FreePlaces::places(room, notices.size).map(|place| (cost(&place), place));
        let place = place.min_by_key(|(cost, _)| *cost);
        if let Some((cost, place)) = place.filter(|(cost, _)| best.as_ref().is_none_or(|best| *cost < best.0))
        {
            best = Some((cost, place, notices));
        }
    }
    let (place, notices) = best.map_or((room, Slips::default()), |(_, place, notices)| (place, notices));
    (free.covered(place), (place, notices))
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

/// How wide a line is at most in a window of this size, and others for a place that is narrow or low: a notice has room
/// beside a sheet or between two rows of buttons, where it covers least.
fn widest_texts(window: Vec2) -> [f32; 4] {
    let share = if room::is_upright(window) { 0.8 } else { 0.4 };
    let widest_of = |share: f32| (window.x * share - ICON - BUTTON - 2.0 * EDGE).clamp(NARROWEST, 620.0);
    let widest = widest_of(share);
    [widest, widest * 0.75, widest * 0.55, widest_of(LOW)].map(|width| width.max(NARROWEST))
}

/// Draws a notice; returns true if it is to be closed.
fn toast(ui: &mut Ui, notification: &Notification, text: Arc<Galley>, close: &str) -> bool {
    let theme = Theme::of(ui.ctx());
    let (symbol, colour, edge) = match notification.tone {
        Tone::Done => (Symbol::Check, theme.success, theme.gold_line),
        Tone::Reason | Tone::Remark => (Symbol::Info, theme.gold_ink, theme.gold_line),
        Tone::Error => (Symbol::Warning, theme.danger, theme.danger),
    };
    let size = vec2(width(&text), height(&text));
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
