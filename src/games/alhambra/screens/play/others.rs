//! The other players: each Alhambra in small, what they lead, and what they did last. A click shows it large.

use egui::{Align2, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::{news::News, seen::Seen};
use crate::{
    rules::{Board, Cell, leaders},
    screens::colour,
    widgets::mini_board,
};
use common::BuildingType;
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme, space},
    widgets::{fitted_text, focus_ring, shows_focus, surface::Surface, wrapped},
};

/// The height of a line.
const LINE: f32 = 20.0;
/// The share of the width that the small Alhambra has; a low card has it at the left, as wide as high.
const BOARD: f32 = 0.46;
const LOW: f32 = 96.0;

/// A player to show.
struct Player<'a> {
    /// The seat.
    seat: usize,
    /// The Alhambra.
    board: &'a Board,
    /// Where something was just laid.
    newest: Option<Cell>,
    /// What the player did last.
    news: &'a str,
}

/// Shows the others side by side, in two rows where they are many; the seat that was clicked.
pub fn show(
    ui: &mut Ui,
    place: Rect,
    texts: &Texts,
    seen: &Seen<'_>,
    news: &News,
    shown: usize,
) -> Option<usize> {
    let count = seen.config.players();
    // Clockwise from one's own seat.
    let seats: Vec<usize> = (1..count).map(|step| (seen.own + step) % count).collect();
    let boards: Vec<Board> =
        seats.iter().map(|seat| seen.state().player(*seat).grounds().board(seen.config)).collect();
    let player = |(seat, board)| {
        let news = news.of(seat);
        let words = news.map_or("", |news| news.words.as_str());
        Player { seat, board, newest: news.and_then(|news| news.laid), news: words }
    };
    let players: Vec<Player<'_>> = seats.iter().copied().zip(&boards).map(player).collect();
    let mut asked = None;
    Surface::Plain.show_in(ui, place, |ui| {
        let inside = ui.max_rect();
        let third = seen.config.game().has_third_player();
        let cards = players.len() + usize::from(third);
        let rows = if cards > 3 && inside.height() > 150.0 { 2 } else { 1 };
        let columns = cards.div_ceil(rows).max(1);
        let size = vec2(
            (inside.width() + space::SMALL) / columns as f32 - space::SMALL,
            (inside.height() + space::SMALL) / rows as f32 - space::SMALL,
        );
        let card = |k: usize| {
            let at =
                vec2((k % columns) as f32, (k / columns) as f32) * (size + vec2(space::SMALL, space::SMALL));
            Rect::from_min_size(inside.min + at, size)
        };
        for (k, player) in players.iter().enumerate() {
            if one(ui, card(k), texts, seen, player, shown == player.seat) {
                asked = Some(player.seat);
            }
        }
        if third {
            third_player(ui, card(players.len()), texts, seen);
        }
    });
    asked
}

fn one(ui: &Ui, rect: Rect, texts: &Texts, seen: &Seen<'_>, player: &Player<'_>, is_shown: bool) -> bool {
    let theme = Theme::of(ui.ctx());
    let name = seen.name(texts, player.seat);
    let total = seen.totals[player.seat];
    let next = seen.next[player.seat];
    let reserve = match seen.state().player(player.seat).reserve().len() {
        0 => String::new(),
        some => texts.alhambra_other_reserve(some),
    };
    let cards = texts.alhambra_cards(seen.hand_len(player.seat));
    let leads = leads(texts, seen, player.seat);
    let spoken =
        [name.as_str(), &texts.count_vp(total.unsigned_abs() as u16), &cards, &reserve, &leads, player.news];
    let spoken = spoken.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(". ");
    let response = ui.interact(rect, ui.scope_id().with(("other", player.seat)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), is_shown, spoken.as_str()));
    let painter = ui.painter();
    if response.hovered() || is_shown {
        let edge = theme::stroke::edge(if is_shown { theme.focus } else { theme.gold });
        painter.rect(rect, theme::radius::INNER, theme.raised_hover, edge, StrokeKind::Inside);
    }
    let mut inside = rect.shrink(space::TIGHT);
    let radius = 5.0;
    let newest: Vec<Cell> = player.newest.into_iter().collect();
    let is_low = rect.height() < LOW;
    if is_low {
        let board = inside.with_max_x(inside.min.x + inside.height());
        mini_board::paint(painter, board, &theme, player.board, &newest);
        inside.min.x = board.max.x + space::TIGHT;
    }
    let acts = seen.state().seat() == player.seat;
    let dot = pos2(inside.min.x + radius, inside.min.y + LINE / 2.0);
    painter.circle_filled(dot, radius, colour(&theme, player.seat, &seen.seats[player.seat]));
    let vp = total.to_string();
    let font = if acts { theme::bold(TextSize::TEXT) } else { theme::medium(TextSize::TEXT) };
    let left = dot.x + radius + space::TIGHT;
    let figures = theme::figures(TextSize::LEAD);
    if is_low {
        // The name has the line for itself: the figures stand below it.
        fitted_text(
            painter,
            pos2(left, dot.y),
            Align2::LEFT_CENTER,
            &name,
            font,
            theme.ink,
            inside.max.x - left,
        );
        let below = inside.max.y - LINE / 2.0;
        let at = pos2(inside.min.x, below);
        let written = fitted_text(painter, at, Align2::LEFT_CENTER, &vp, figures, theme.ink, 60.0);
        let room = inside.max.x - written.max.x - space::TIGHT;
        let (at, font) = (pos2(inside.max.x, below), theme::bold(TextSize::SMALL));
        fitted_text(painter, at, Align2::RIGHT_CENTER, &format!("+{next}"), font, theme.gold_ink, room);
        return asks(ui, response, spoken);
    }
    let right = pos2(inside.max.x, dot.y);
    let written = fitted_text(painter, right, Align2::RIGHT_CENTER, &vp, figures, theme.ink, 60.0);
    let width = written.min.x - left - space::TIGHT;
    fitted_text(painter, pos2(left, dot.y), Align2::LEFT_CENTER, &name, font, theme.ink, width);
    let body = inside.with_min_y(inside.min.y + LINE + space::HAIR);
    let foot = match body.height() / LINE {
        _ if player.news.is_empty() => 0.0,
        lines if lines > 5.0 => 2.0 * LINE,
        lines if lines > 4.0 => LINE,
        _ => 0.0,
    };
    let board = body.with_max_x(body.min.x + body.width() * BOARD).with_max_y(body.max.y - foot);
    mini_board::paint(painter, board, &theme, player.board, &newest);
    let words = board.max.x + space::SMALL;
    let lines = [texts.alhambra_more_vp(next), cards, reserve, leads];
    let room = ((body.height() - foot) / LINE) as usize;
    let lines = lines.iter().filter(|line| !line.is_empty()).take(room.max(1));
    for (k, line) in lines.enumerate() {
        let at = pos2(words, body.min.y + LINE * (k as f32 + 0.5));
        let (font, ink) = match k {
            0 => (theme::bold(TextSize::SMALL), theme.gold_ink),
            _ => (theme::body(TextSize::TINY), theme.ink_soft),
        };
        fitted_text(painter, at, Align2::LEFT_CENTER, line, font, ink, inside.max.x - words);
    }
    if foot > 0.0 {
        let (font, room) = (theme::body(TextSize::TINY), vec2(inside.width(), foot));
        let news = wrapped(painter, player.news, font, theme.ink_soft, room);
        painter.galley(inside.left_bottom() - vec2(0.0, news.size().y), news, theme.ink_soft);
    }
    asks(ui, response, spoken)
}

/// Whether a card is asked for; it tells the pointer what it says to a screen reader.
fn asks(ui: &Ui, response: egui::Response, spoken: String) -> bool {
    if shows_focus(ui, &response) {
        let inside = response.rect.shrink(space::HAIR);
        focus_ring(ui.painter(), inside, &Theme::of(ui.ctx()), theme::radius::INNER);
    }
    let clicked = response.clicked();
    response.on_hover_text(spoken);
    clicked
}

/// The types that a row leads, alone or with others.
fn leads(texts: &Texts, seen: &Seen<'_>, row: usize) -> String {
    let rows = &seen.rows;
    let led = BuildingType::ALL.into_iter().filter(|building| {
        let tiles: Vec<u8> = rows.iter().map(|row| row.types()[building.index()]).collect();
        tiles[row] > 0 && leaders(&tiles).contains(&row)
    });
    let led: Vec<String> = led.map(|building| texts.building_name(building)).collect();
    if led.is_empty() { String::new() } else { texts.alhambra_leads(&led.join(", ")) }
}

/// The third player: what it has of each type.
fn third_player(ui: &Ui, rect: Rect, texts: &Texts, seen: &Seen<'_>) {
    let theme = Theme::of(ui.ctx());
    let row = seen.config.players();
    let types = seen.rows[row].types();
    let name = seen.name(texts, row);
    let counted = BuildingType::ALL.into_iter().filter(|building| types[building.index()] > 0);
    let counted: Vec<String> = counted
        .map(|building| texts.alhambra_board_counted(building, usize::from(types[building.index()])))
        .collect();
    let total = seen.totals[row];
    let spoken = format!("{name}. {}. {}", texts.count_vp(total.unsigned_abs() as u16), counted.join(", "));
    let response = ui.interact(rect, ui.scope_id().with("third"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken.as_str()));
    let painter = ui.painter();
    let inside = rect.shrink(space::TIGHT);
    let top = inside.min.y + LINE / 2.0;
    let (font, ink) = (theme::medium(TextSize::TEXT), theme.ink_soft);
    fitted_text(
        painter,
        pos2(inside.min.x, top),
        Align2::LEFT_CENTER,
        &name,
        font,
        ink,
        inside.width() * 0.7,
    );
    let font = theme::figures(TextSize::LEAD);
    fitted_text(painter, pos2(inside.max.x, top), Align2::RIGHT_CENTER, &total.to_string(), font, ink, 60.0);
    let columns = if inside.width() > 190.0 { 2 } else { 1 };
    for (k, words) in counted.iter().enumerate() {
        let at = pos2(
            inside.min.x + inside.width() / columns as f32 * (k % columns) as f32,
            inside.min.y + LINE * ((k / columns) as f32 + 1.6),
        );
        if at.y + LINE / 2.0 > inside.max.y + 1.0 {
            break;
        }
        let width = inside.width() / columns as f32 - space::TIGHT;
        fitted_text(painter, at, Align2::LEFT_CENTER, words, theme::body(TextSize::TINY), ink, width);
    }
    response.on_hover_text(spoken);
}
