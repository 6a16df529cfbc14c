//! The players: their points on the track, what they still need, and what taxes would bring them now.

use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::{
    pad::{LedgerGame, LedgerState},
    rules::End,
    screens::colour,
};
use kernel::record::Seat;
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, shows_focus, surface},
};

/// The height of a row, and the most where there is room to spare; of the track in it, and of the heading.
const ROW: f32 = theme::size::TOUCH;
const HIGH_ROW: f32 = 64.0;
const TRACK: f32 = theme::space::TIGHT;
const HEADING: f32 = theme::size::DRAWING - theme::space::TIGHT;
/// The widths of the points, and of what taxes would bring.
const POINTS: f32 = 56.0;
const TAXES: f32 = 96.0;
/// A row narrower than this has only names and points.
const NARROW: f32 = 240.0;
/// The least width of players beside one another.
const BESIDE: f32 = 184.0;

/// Whose turn it is, as the players' rows show it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// They do not.
    Untold,
    /// This player's, from 0.
    Of(u8),
    /// The same, and another player can be chosen.
    Choice(u8),
}

impl Turn {
    const fn player(self) -> Option<u8> {
        match self {
            Self::Untold => None,
            Self::Of(player) | Self::Choice(player) => Some(player),
        }
    }
}

/// The height of so many rows with their heading: of this room as much as they can use.
pub fn height(rows: usize, room: f32) -> f32 {
    HEADING + row_height(rows, room) * rows as f32
}

fn row_height(rows: usize, room: f32) -> f32 {
    ((room - HEADING) / rows.max(1) as f32).clamp(ROW, HIGH_ROW)
}

/// How many of so many players have room beside one another in this width, in rows that are as long as one another.
pub fn columns(players: usize, width: f32) -> usize {
    let players = players.max(1);
    let most = ((width / BESIDE) as usize).clamp(1, players);
    players.div_ceil(players.div_ceil(most))
}

/// Whether nothing is still to come: somebody said that the game is over, or has the points of the goal (§X6.2).
pub fn is_over(state: &LedgerState) -> bool {
    state.is_closed() || matches!(state.end(), Some((End::Goal, _)))
}

/// Draws each player with what taxes would bring, in so many columns. Returns the player who was chosen.
pub fn show(
    ui: &mut Ui,
    texts: &Texts,
    table: &LedgerGame,
    state: &LedgerState,
    gains: &[u16],
    turn: Turn,
    columns: usize,
) -> Option<u8> {
    let (config, seats) = (table.config(), &table.header.seats);
    let (needs, is_over) = (state.needs(config), is_over(state));
    let height = row_height(seats.len().div_ceil(columns), ui.available_height());
    let can_choose = matches!(turn, Turn::Choice(_));
    ui.spacing_mut().item_spacing.y = 0.0;
    let (head, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEADING), Sense::hover());
    ui.scope_builder(egui::UiBuilder::new().max_rect(head), |ui| {
        surface::heading(ui, &texts.alexandros_page_to_goal(config.goal()));
    });
    let gain_of = |row: usize| gains.get(row).copied().unwrap_or(0);
    // Where nothing is to come, points stand at the end of their bars.
    let promises = !is_over && (0..seats.len()).any(|row| (gain_of(row), needs[row]) != (0, 0));
    let highest = state.points().iter().copied().max().unwrap_or(0).max(config.goal()).max(1);
    let part = |points: u16| f32::from(points) / f32::from(highest);
    let mut chosen = None;
    ui.columns(columns, |places| {
        for (player, seat) in (0_u8..).zip(seats) {
            let row = usize::from(player);
            let ui = &mut places[row % columns];
            let points = state.points()[row];
            let gain = if is_over { 0 } else { gain_of(row) };
            let acts = turn.player() == Some(player);
            let sense = if can_choose { Sense::click() } else { Sense::hover() };
            let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), sense);
            let home = state.home(player);
            let mut said = texts.alexandros_page_player_said(&seat.name, points, needs[row], gain, home);
            if state.left(player).is_some() {
                said = texts.alexandros_page_has_left(&seat.name);
            }
            if turn == Turn::Of(player) {
                let turn = texts.alexandros_page_turn_of(&seat.name, state.turn());
                said = texts.pad_said(&turn, &said);
            }
            response.widget_info(|| match turn {
                Turn::Choice(_) => WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), acts, &said),
                Turn::Untold | Turn::Of(_) => WidgetInfo::labeled(Role::Label, true, &said),
            });
            if response.clicked() {
                chosen = Some(player);
            }
            let theme = Theme::of(ui.ctx());
            if acts {
                ui.painter().rect_filled(rect, theme::radius::CONTROL, theme.selection);
            } else if response.hovered() && can_choose {
                ui.painter().rect_filled(rect, theme::radius::CONTROL, theme.band);
            }
            let bar = [part(points), part(gain), part(config.goal())];
            let promised = promises.then_some((gain, needs[row]));
            let has_left = state.left(player).is_some();
            paint(ui, &theme, rect, (row, seat, acts), (points, has_left), (bar, promised), texts);
            if shows_focus(ui, &response) {
                focus_ring(ui.painter(), rect.shrink(theme::space::TIGHT), &theme, theme::radius::CONTROL);
            }
            response.on_hover_text(said);
        }
    });
    chosen
}

/// Draws a player over a bar with the parts of it that are the points, what taxes would bring, and the goal.
fn paint(
    ui: &Ui,
    theme: &Theme,
    rect: Rect,
    (row, seat, acts): (usize, &Seat, bool),
    (points, has_left): (u16, bool),
    ([done, ahead, goal], promised): ([f32; 3], Option<(u16, u16)>),
    texts: &Texts,
) {
    let painter = ui.painter();
    let inside = rect.shrink2(vec2(theme::space::SMALL, theme::space::TIGHT));
    let own = colour(theme, row, seat);
    let track = if rect.height() < theme::size::TALL { TRACK } else { TRACK * 2.0 };
    let line = inside.with_min_y(inside.max.y - track);
    let at = |part: f32| line.min.x + line.width() * part.min(1.0);
    painter.rect_filled(line, theme::radius::MARK, theme.band);
    painter.rect_stroke(
        line,
        theme::radius::MARK,
        theme::stroke::fine(theme.outline),
        egui::StrokeKind::Inside,
    );
    painter.rect_filled(line.with_max_x(at(done)), theme::radius::MARK, own);
    // What taxes would bring is shown ahead of the points.
    let ahead = line.with_min_x(at(done)).with_max_x(at(done + ahead));
    painter.rect_filled(ahead, theme::radius::MARK, own.gamma_multiply(0.4));
    if goal < 1.0 {
        // Somebody is beyond it.
        let mark = line.y_range().expand(theme::space::HAIR);
        painter.vline(at(goal), mark, theme::stroke::strong(theme.ink));
    }
    let middle = (inside.min.y + line.min.y) / 2.0;
    painter.circle(pos2(inside.min.x + 8.0, middle), 7.0, own, theme::stroke::fine(theme.line));
    let ink = if has_left { theme.ink_soft } else { theme.ink };
    let name = pos2(inside.min.x + theme::size::SMALL_DRAWING, middle);
    // The name matters more than what is missing, which the bar shows as well.
    let promised = promised.filter(|_| inside.width() >= NARROW);
    let taxes = if promised.is_some() { TAXES } else { 0.0 };
    let room = inside.width() - POINTS - taxes - theme::size::SMALL_DRAWING;
    let font = if acts { theme::bold(TextSize::LEAD) } else { theme::medium(TextSize::LEAD) };
    fitted_text(painter, name, Align2::LEFT_CENTER, &seat.name, font, ink, room);
    let at = pos2(inside.max.x - taxes, middle);
    painter.text(at, Align2::RIGHT_CENTER, points, theme::figures(TextSize::TITLE), ink);
    let Some((gain, needs)) = promised.filter(|promised| *promised != (0, 0)) else { return };
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_higher_where_there_is_room_up_to_a_limit() {
        assert_eq!(height(3, 0.0), HEADING + 3.0 * ROW);
        assert_eq!(height(3, 192.0), 192.0);
        assert_eq!(height(3, 900.0), HEADING + 3.0 * HIGH_ROW);
    }

    #[test]
    fn players_beside_one_another_stand_in_rows_of_the_same_length() {
        let in_width = |width: f32| [2, 3, 4].map(|players| columns(players, width));
        assert_eq!(in_width(100.0), [1, 1, 1]);
        assert_eq!(in_width(400.0), [2, 2, 2]);
        assert_eq!(in_width(600.0), [2, 3, 2], "four in two rows of two");
        assert_eq!(in_width(800.0), [2, 3, 4]);
    }
}
