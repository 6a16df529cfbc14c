//! The players: their points on the track, what they still need, and what taxes would bring them now.

use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::{
    pad::LedgerState,
    rules::{End, GameConfig},
    screens::colour,
};
use kernel::record::Seat;
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, shows_focus, surface},
};

/// The heights of a row, of the track in it, and of the heading.
const ROW: f32 = theme::size::TOUCH;
const TRACK: f32 = theme::space::TIGHT;
const HEADING: f32 = theme::size::DRAWING - theme::space::TIGHT;
/// The widths of the points, and of what taxes would bring.
const POINTS: f32 = 56.0;
const TAXES: f32 = 96.0;
/// A row narrower than this has only names and points.
const NARROW: f32 = 240.0;

/// The height of the rows of so many players with their heading.
pub fn height(players: usize) -> f32 {
    HEADING + ROW * players as f32
}

/// Whether nothing is still to come: somebody said that the game is over, or has the points of the goal (§X6.2).
pub fn is_over(state: &LedgerState) -> bool {
    state.is_closed() || matches!(state.end(), Some((End::Goal, _)))
}

/// Draws a row for each player, with what taxes would bring; `turn` is whose turn it is, if another player can be chosen.
/// Returns the player who was chosen.
pub fn show(
    ui: &mut Ui,
    texts: &Texts,
    seats: &[Seat],
    config: &GameConfig,
    state: &LedgerState,
    gains: &[u16],
    turn: Option<u8>,
) -> Option<u8> {
    let needs = state.needs(config);
    ui.spacing_mut().item_spacing.y = 0.0;
    let (head, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEADING), Sense::hover());
    ui.scope_builder(egui::UiBuilder::new().max_rect(head), |ui| {
        surface::heading(ui, &texts.alexandros_page_to_goal(config.goal()));
    });
    let mut chosen = None;
    for (player, seat) in (0_u8..).zip(seats) {
        let row = usize::from(player);
        let points = state.points()[row];
        let (gain, needed) =
            if is_over(state) { (0, 0) } else { (gains.get(row).copied().unwrap_or(0), needs[row]) };
        let sense = if turn.is_some() { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), sense);
        let home = state.home(player);
        let mut said = texts.alexandros_page_player_said(&seat.name, points, needs[row], gain, home);
        if state.left(player).is_some() {
            said = texts.alexandros_page_has_left(&seat.name);
        }
        response.widget_info(|| match turn {
            Some(turn) => WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), turn == player, &said),
            None => WidgetInfo::labeled(Role::Label, true, &said),
        });
        if response.clicked() {
            chosen = Some(player);
        }
        let theme = Theme::of(ui.ctx());
        if turn == Some(player) {
            ui.painter().rect_filled(rect, theme::radius::CONTROL, theme.selection);
        } else if response.hovered() && turn.is_some() {
            ui.painter().rect_filled(rect, theme::radius::CONTROL, theme.band);
        }
        let part = f32::from(points) / f32::from(config.goal().max(1));
        let figures = (points, part, gain, needed);
        paint(ui, &theme, rect, (row, seat), state.left(player).is_some(), figures, texts);
        if shows_focus(ui, &response) {
            focus_ring(ui.painter(), rect.shrink(theme::space::TIGHT), &theme, theme::radius::CONTROL);
        }
        response.on_hover_text(said);
    }
    chosen
}

fn paint(
    ui: &Ui,
    theme: &Theme,
    rect: Rect,
    (row, seat): (usize, &Seat),
    has_left: bool,
    (points, part, gain, needs): (u16, f32, u16, u16),
    texts: &Texts,
) {
    let painter = ui.painter();
    let inside = rect.shrink2(vec2(theme::space::SMALL, theme::space::TIGHT));
    let own = colour(theme, row, seat);
    let line = inside.with_min_y(inside.max.y - TRACK);
    painter.rect_filled(line, theme::radius::MARK, theme.band);
    painter.rect_stroke(
        line,
        theme::radius::MARK,
        theme::stroke::fine(theme.outline),
        egui::StrokeKind::Inside,
    );
    let done = line.with_max_x(line.min.x + line.width() * part.min(1.0));
    painter.rect_filled(done, theme::radius::MARK, own);
    // What taxes would bring is shown ahead of the points.
    let total = f32::from(points.max(1));
    let ahead = if points == 0 { 0.0 } else { line.width() * part * f32::from(gain) / total };
    let end = (done.max.x + ahead).min(line.max.x);
    painter.rect_filled(
        Rect::from_min_max(done.right_top(), pos2(end, line.max.y)),
        theme::radius::MARK,
        own.gamma_multiply(0.4),
    );
    let middle = (inside.min.y + line.min.y) / 2.0;
    painter.circle(pos2(inside.min.x + 8.0, middle), 7.0, own, theme::stroke::fine(theme.line));
    let ink = if has_left { theme.ink_soft } else { theme.ink };
    let name = pos2(inside.min.x + theme::size::SMALL_DRAWING, middle);
    // The name matters more than what is missing, which the bar shows as well.
    let taxes = if inside.width() < NARROW { 0.0 } else { TAXES };
    let room = inside.width() - POINTS - taxes - theme::size::SMALL_DRAWING;
    fitted_text(painter, name, Align2::LEFT_CENTER, &seat.name, theme::medium(TextSize::LEAD), ink, room);
    let at = pos2(inside.max.x - taxes, middle);
    painter.text(at, Align2::RIGHT_CENTER, points, theme::figures(TextSize::TITLE), ink);
    if taxes <= 0.0 || (gain, needs) == (0, 0) {
        return;
    }
    let more = if gain > 0 { texts.alexandros_page_gain(gain) } else { texts.alexandros_page_needs(needs) };
    let ink = if gain > 0 { theme.gold_ink } else { theme.ink_soft };
    fitted_text(
        painter,
        pos2(inside.max.x, middle),
        Align2::RIGHT_CENTER,
        &more,
        theme::medium(TextSize::SMALL),
        ink,
        TAXES - theme::space::SMALL,
    );
}
