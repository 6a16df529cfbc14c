//! Small versions of everybody's sheet above the large one: who plays, how they stand, and whose sheet is shown.

use egui::{Align2, Rect, Response, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::ending;
use crate::{
    log::Game,
    rules::{Pair, PlayerSheet, cells},
    screens::{motion::Motion, position::colour},
    session::{AppView, PlaySession},
    text::event_text,
    widgets::mini_sheet,
};
use ui::{
    drawing::{
        coin::{self, Coin},
        dice,
        symbols::{self, Symbol},
    },
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, shows_focus},
};

/// The height of the strip.
pub const HEIGHT: f32 = 56.0;
const GAP: f32 = theme::space::SMALL;
const STAMP: f32 = 44.0;
/// From this width on there is room for the picture of the sheet.
const ROOMY: f32 = 132.0;

/// Shows the strip; returns the player whose sheet was asked for. `acting` is whose turn it is, `shown` whose sheet is
/// the large one. Totals stand there as far as they are counted, sheets as far as what happens was seen.
pub fn show(
    ui: &Ui,
    rect: Rect,
    app: &AppView<'_>,
    session: &PlaySession,
    motion: &Motion,
    [acting, shown]: [Option<usize>; 2],
) -> Option<usize> {
    let game = session.game();
    let (counted, seen) = (motion.counted(game), motion.shown(game));
    let players = game.config().players();
    let mut asked = None;
    for player in 0..players {
        let response =
            ui.interact(chip(rect, players, player), ui.scope_id().with(("chip", player)), Sense::click());
        let vp = motion.totals().counted(ui, player, counted.total(game.config(), player).into()) as u16;
        let (acts, shown) = (acting == Some(player), shown == Some(player));
        let chip = Chip { player, acts, shown, vp, sheet: seen.sheet(player) };
        chip.paint(ui, app, game, &response);
        if response.clicked() {
            asked = Some(player);
        }
        response.on_hover_text(ending::title(app.texts, session, motion));
    }
    asked
}

/// Where a player is in the strip.
pub fn chip(rect: Rect, players: usize, player: usize) -> Rect {
    let width = (rect.width() - GAP * (players - 1) as f32) / players as f32;
    let left = rect.min.x + (width + GAP) * player as f32;
    Rect::from_min_size(pos2(left, rect.min.y), vec2(width, HEIGHT))
}

/// Draws dice on their way from one player to another.
pub fn fly(ui: &Ui, rect: Rect, players: usize, [from, to]: [usize; 2], pair: Pair, far: f32) {
    let theme = Theme::of(ui.ctx());
    let [start, end] = [from, to].map(|player| chip(rect, players, player).right_center() - vec2(34.0, 0.0));
    // They start fast and land softly.
    let at = start.lerp(end, 1.0 - (1.0 - far).powi(3));
    let look = dice::DieStyle::default();
    for (side, colours, face) in [(-1.0, &theme.yellow_die, pair.yellow), (1.0, &theme.blue_die, pair.blue)] {
        let square =
            Rect::from_center_size(at + vec2(14.0 * side, 0.0), Vec2::splat(theme::size::SMALL_DRAWING));
        dice::paint(ui.painter(), square, &theme, colours, face.number(), look);
    }
}

/// A player in the strip.
struct Chip<'a> {
    player: usize,
    /// It is this player's turn.
    acts: bool,
    /// This player's sheet is the large one.
    shown: bool,
    /// The total as far as it is counted.
    vp: u16,
    /// The sheet as far as what happens to it was seen.
    sheet: &'a PlayerSheet,
}

impl Chip<'_> {
    fn paint(&self, ui: &Ui, app: &AppView<'_>, game: &Game, response: &Response) {
        let theme = Theme::of(ui.ctx());
        let texts = app.texts;
        let (config, state, seats) = (game.config(), game.state(), &game.header.seats);
        let name = event_text::name(texts, seats, self.player);
        let (coins, vp) = (state.sheet(self.player).coins(), state.total(config, self.player));
        let mut spoken = texts.play_sheet_of(&name, coins, vp);
        if self.acts {
            spoken = format!("{spoken}. {}", texts.play_acts(&name));
        }
        response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), self.shown, &spoken));

        let (rect, painter) = (response.rect, ui.painter());
        let radius = theme::radius::CONTROL;
        let fill = match (self.shown, response.hovered()) {
            (true, _) => theme.selection,
            (false, true) => theme.raised_hover,
            (false, false) => theme.paper,
        };
        let edge =
            if self.acts { theme::stroke::ring(theme.gold) } else { theme::stroke::edge(theme.gold_line) };
        painter.rect(rect, radius, fill, edge, StrokeKind::Inside);
        let colour = colour(&theme, self.player, &seats[self.player]);
        let bar = Rect::from_min_size(rect.min + vec2(5.0, 9.0), vec2(5.0, rect.height() - 18.0));
        painter.rect_filled(bar, theme::radius::MARK, colour);
        let mut left = rect.min.x + 15.0;
        // Where there is little room, name and points matter more than the picture.
        if let Some(grid) = config.layout().grid().filter(|_| rect.width() >= ROOMY) {
            let corner = pos2(left, rect.min.y + (HEIGHT - STAMP) / 2.0);
            let stamp = Rect::from_min_size(corner, Vec2::splat(STAMP));
            mini_sheet::paint(painter, stamp, &theme, &cells(grid, self.sheet.built()));
            left = stamp.max.x + 9.0;
        }
        let room = rect.max.x - left - 6.0;
        let mut at = pos2(left, rect.center().y - 10.0);
        if self.acts {
            let side = theme::size::SYMBOL;
            let turn = Rect::from_center_size(at + vec2(side / 2.0, 0.0), Vec2::splat(side));
            symbols::paint(painter, turn, Symbol::Die, theme.ink);
            at.x += side + theme::space::TIGHT;
        }
        let font = if self.acts { theme::bold(TextSize::TEXT) } else { theme::medium(TextSize::TEXT) };
        fitted_text(painter, at, Align2::LEFT_CENTER, &name, font, theme.ink, left + room - at.x);
        let purse = Rect::from_center_size(
            pos2(left + 8.0, rect.center().y + 11.0),
            Vec2::splat(theme::size::SYMBOL),
        );
        coin::paint(painter, purse, &theme, Coin::Owned, 0);
        let vp = texts.count_vp(self.vp);
        let at = pos2(left + 20.0, rect.center().y + 11.0);
        let stands = format!("{}   {vp}", self.sheet.coins());
        fitted_text(
            painter,
            at,
            Align2::LEFT_CENTER,
            &stands,
            theme::body(TextSize::SMALL),
            theme.ink_soft,
            room - 20.0,
        );
        if self.shown {
            let below =
                Rect::from_min_max(pos2(rect.min.x + 14.0, rect.max.y - 4.0), rect.max - vec2(14.0, 1.0));
            painter.rect_filled(below, theme::radius::MARK, theme.focus);
        }
        if shows_focus(ui, response) {
            focus_ring(painter, rect.shrink(2.0), &theme, theme::radius::CONTROL);
        }
    }
}
