//! A game on Home: its picture, its name, what begins it, and what else it has. The one that was played last is the widest.

use egui::{Align2, Painter, Rect, Ui, Vec2, pos2, vec2};

use super::button::{Face, HomeButton, QUIET_GAP, QUIET_HEIGHT, flow};
use crate::{AppCommand, AppState, Page, screens::games::Ways};
use ui::{
    actions::by_keys,
    drawing::frame,
    home_tile::{HomeTile, TilePlace},
    theme::{self, TextSize, Theme},
    widgets::fitted_text,
};

/// From the edge to what is on the plate.
const EDGE: f32 = 16.0;
const GAP: f32 = theme::space::SMALL;
/// The height of a button that begins something.
const BUTTON: f32 = 40.0;
/// Plates from this width on have their picture beside everything.
const WIDE: f32 = 392.0;
/// The share of the width that a picture has at most.
const PICTURE: f32 = 0.38;
/// A picture is not smaller.
const SMALLEST_PICTURE: f32 = 28.0;

/// What is on a plate.
pub struct Plate<'a> {
    pub app: &'a AppState,
    pub ways: &'a Ways<'a>,
    pub scale: f32,
    /// Somebody has played the game before.
    pub is_known: bool,
}

impl Plate<'_> {
    /// Draws it in a place.
    pub fn show(&self, ui: &Ui, place: Rect, commands: &mut Vec<AppCommand>) {
        let (theme, scale) = (Theme::of(ui.ctx()), self.scale);
        frame::plain(ui.painter(), place, &theme);
        let room = place.shrink(EDGE * scale);
        let is_wide = place.width() >= WIDE * scale;
        let words = if is_wide {
            let side = room.height().min(room.width() * PICTURE);
            let middle = pos2(room.min.x + side / 2.0, room.center().y);
            self.paint_picture(ui.painter(), Rect::from_center_size(middle, Vec2::splat(side)), &theme);
            room.with_min_x(room.min.x + side + EDGE * scale)
        } else {
            room
        };
        // From below to above: what is left is for the name.
        let bottom = self.others(ui, words, commands);
        let bottom = self.beginnings(ui, words.with_max_y(bottom), commands);
        self.head(ui.painter(), words.with_max_y(bottom), is_wide, &theme);
    }

    fn paint_picture(&self, painter: &Painter, place: Rect, theme: &Theme) {
        self.ways.game.window().paint_emblem(painter, place, theme);
    }

    /// Name and invitation; above the buttons of a narrow plate with the picture.
    fn head(&self, painter: &Painter, room: Rect, is_wide: bool, theme: &Theme) {
        let (texts, scale) = (&self.app.texts, self.scale);
        let side = room.height().min(room.width() * PICTURE);
        let room = if is_wide || side < SMALLEST_PICTURE * scale {
            room
        } else {
            let middle = pos2(room.min.x + side / 2.0, room.center().y);
            self.paint_picture(painter, Rect::from_center_size(middle, Vec2::splat(side)), theme);
            room.with_min_x(room.min.x + side + 12.0 * scale)
        };
        let size = if is_wide { TextSize::TITLE } else { TextSize::HEADING };
        let font = theme::title(size * scale);
        let (font_body, ink) = (theme::body(TextSize::SMALL * scale), theme.ink_soft);
        let invitation = self.ways.game.window().invitation(texts);
        let invitation = painter.layout(invitation.to_owned(), font_body, ink, room.width());
        let line = 28.0 * scale;
        // All of it, or nothing.
        let has_room = !invitation.is_empty() && line + invitation.size().y <= room.height();
        let middle = if has_room || is_wide { room.min.y + line / 2.0 } else { room.center().y };
        let at = pos2(room.min.x, middle);
        let name = self.ways.name(texts);
        fitted_text(painter, at, Align2::LEFT_CENTER, name, font, theme.ink, room.width());
        if has_room {
            painter.galley(room.min + vec2(0.0, line), invitation, ink);
        }
    }

    /// A button of one of the ways.
    fn button<'a>(&self, tile: &'a HomeTile<'_, Page>, face: Face) -> HomeButton<'a> {
        HomeButton {
            face,
            icon: (tile.place == TilePlace::Main).then_some(tile.icon),
            label: tile.label,
            name: &tile.title,
            hint: &tile.hint,
            key: tile.key.name(),
            scale: self.scale,
        }
    }

    /// What begins something, above the lower edge of a room: beside one another where all labels are whole so. Where the
    /// rest ends.
    fn beginnings(&self, ui: &Ui, room: Rect, commands: &mut Vec<AppCommand>) -> f32 {
        let tiles = self.ways.tiles.iter().filter(|tile| tile.place == TilePlace::Main);
        let buttons: Vec<_> = tiles.map(|tile| (tile, self.button(tile, Face::Raised))).collect();
        let (gap, height) = (GAP * self.scale, BUTTON * self.scale);
        let share =
            (room.width() - gap * buttons.len().saturating_sub(1) as f32) / buttons.len().max(1) as f32;
        let is_row = buttons.iter().all(|(_, button)| button.least_width(ui.painter()) <= share);
        let rows = if is_row { usize::from(!buttons.is_empty()) } else { buttons.len() };
        let top = room.max.y - (height + gap) * rows as f32;
        for (k, (tile, button)) in buttons.iter().enumerate() {
            let (row, column) = if is_row { (0, k) } else { (k, 0) };
            let width = if is_row { share } else { room.width() };
            let min =
                pos2(room.min.x + (share + gap) * column as f32, top + (height + gap) * row as f32 + gap);
            let place = Rect::from_min_size(min, vec2(width, height));
            if button.show(ui, &tile.title, place).clicked() {
                commands.push(AppCommand::Go(tile.page));
            }
        }
        top
    }

    /// What else there is, in lines at the lower edge of a room; where the rest ends. Who has not played the game yet finds
    /// the way to learn it first.
    fn others(&self, ui: &Ui, room: Rect, commands: &mut Vec<AppCommand>) -> f32 {
        let is = |place: TilePlace| self.ways.tiles.iter().filter(move |tile| tile.place == place);
        let face = if self.is_known { Face::Quiet } else { Face::Raised };
        let learn = is(TilePlace::Learn).map(|tile| self.button(tile, face));
        let more = is(TilePlace::More).map(|tile| self.button(tile, Face::Quiet));
        let tiles = is(TilePlace::Learn).chain(is(TilePlace::More));
        let buttons: Vec<_> = tiles.zip(learn.chain(more)).collect();
        let painter = ui.painter();
        let widths: Vec<f32> =
            buttons.iter().map(|(_, button)| button.width(painter).min(room.width())).collect();
        let (gap, height) = (QUIET_GAP * self.scale, QUIET_HEIGHT * self.scale);
        let places = flow(&widths, room.width(), gap);
        let lines = places.last().map_or(0, |(line, _)| line + 1);
        let top = room.max.y - (height + gap) * lines as f32;
        for (((tile, button), (line, x)), width) in buttons.iter().zip(places).zip(widths) {
            let min = pos2(room.min.x + x, top + (height + gap) * line as f32 + gap);
            if button.show(ui, &tile.title, Rect::from_min_size(min, vec2(width, height))).clicked() {
                commands.push(AppCommand::Go(tile.page));
            }
        }
        top
    }

    /// The keys of all ways.
    pub fn keys(ui: &Ui, ways: &[Ways<'_>], commands: &mut Vec<AppCommand>) {
        for tile in ways.iter().flat_map(|ways| &ways.tiles) {
            if by_keys(ui, &tile.title, [tile.key]) {
                commands.push(AppCommand::Go(tile.page));
            }
        }
    }
}
