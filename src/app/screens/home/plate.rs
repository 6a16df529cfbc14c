//! A game on Home: its picture, its name, what begins it, and what else it has. The one that was played last is the widest.

use egui::{Align2, Painter, Pos2, Rangef, Rect, Ui, Vec2, pos2, vec2};

use super::button::{Face, HomeButton, QUIET_GAP, QUIET_HEIGHT, QUIET_PADDING, columns, flow};
use crate::{
    AppCommand, AppState, Page,
    screens::games::{Ways, listed},
};
use text::Texts;
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
/// The share of the width that a picture has at most, and one beside the name on a narrow plate.
const PICTURE: f32 = 0.34;
const NARROW_PICTURE: f32 = 0.28;
/// A picture is not smaller.
const SMALLEST_PICTURE: f32 = 28.0;

/// The larger name on a wide plate has this height where the invitation has room below it.
const ROOMY_HEAD: f32 = 36.0;
/// The name of a game has at least this height, and a line of what else it has.
const HEAD: f32 = 28.0;
const LEAST_HEIGHT: f32 = 24.0;

/// What is on a plate.
pub struct Plate<'a> {
    pub app: &'a AppState,
    pub ways: &'a Ways<'a>,
    pub scale: f32,
    /// The way to learn the game is no large button: somebody has played it before, or the first choice is to learn it.
    pub is_lesson_quiet: bool,
}

impl Plate<'_> {
    /// What each of these has like the others: the icons all of them, the lines those beside one another.
    pub fn alike(painter: &Painter, plates: &[(Plate<'_>, Rect)]) -> Vec<Alike> {
        let width = |plate: &Plate<'_>, place: &Rect| plate.parted(*place).1.width();
        let icons = plates.iter().all(|(plate, place)| {
            let rows = plate.beginnings(painter, width(plate, place), true);
            rows.buttons.iter().zip(&rows.widths).all(|((_, button), room)| button.width(painter) <= *room)
        });
        let lines = plates.iter().map(|(plate, place)| plate.others(painter, width(plate, place)).lines);
        let rows = plates.iter().map(|(_, place)| place.y_range());
        let lines: Vec<(Rangef, usize)> = rows.zip(lines).collect();
        let most = |(row, _): &(Rangef, usize)| {
            let beside = lines.iter().filter(|(other, _)| other == row);
            beside.map(|(_, lines)| *lines).max().unwrap_or_default()
        };
        lines.iter().map(|of| Alike { icons, lines: most(of) }).collect()
    }

    /// The picture of a wide one, and the room for everything else.
    fn parted(&self, place: Rect) -> (Option<Rect>, Rect) {
        let room = place.shrink(EDGE * self.scale);
        if place.width() < WIDE * self.scale {
            return (None, room);
        }
        let side = room.height().min(room.width() * PICTURE);
        let picture = Rect::from_min_size(room.min, Vec2::splat(side));
        (Some(picture), room.with_min_x(picture.max.x + EDGE * self.scale))
    }

    /// Draws it in a place.
    pub fn show(&self, ui: &Ui, place: Rect, alike: Alike, commands: &mut Vec<AppCommand>) {
        let (theme, scale) = (Theme::of(ui.ctx()), self.scale);
        frame::plain(ui.painter(), place, &theme);
        let (picture, words) = self.parted(place);
        if let Some(picture) = picture {
            self.paint_picture(ui.painter(), picture, &theme);
        }
        // From below to above: what is left is for the name, and that is not too little.
        let beginnings = self.beginnings(ui.painter(), words.width(), alike.icons);
        let mut others = self.others(ui.painter(), words.width());
        others.lines = alike.lines;
        let rest = words.height() - HEAD * scale - beginnings.whole() - (others.above - others.gap);
        let fitting = rest / others.lines.max(1) as f32 - others.gap;
        others.height = fitting.clamp(LEAST_HEIGHT * scale, others.height);
        let below = words.max.y - others.whole();
        let above = below - beginnings.whole();
        beginnings.show(ui, pos2(words.min.x, above), commands);
        others.show(ui, pos2(words.min.x, below), commands);
        self.head(ui.painter(), words.with_max_y(above), picture.is_some(), &theme);
    }

    fn paint_picture(&self, painter: &Painter, place: Rect, theme: &Theme) {
        self.ways.game.window().paint_emblem(painter, place, theme);
    }

    /// Name and invitation; above the buttons of a narrow plate with the picture.
    fn head(&self, painter: &Painter, room: Rect, is_wide: bool, theme: &Theme) {
        let (texts, scale) = (&self.app.texts, self.scale);
        let side = room.height().min(room.width() * NARROW_PICTURE);
        let room = if is_wide || side < SMALLEST_PICTURE * scale {
            room
        } else {
            self.paint_picture(painter, Rect::from_min_size(room.min, Vec2::splat(side)), theme);
            room.with_min_x(room.min.x + side + 12.0 * scale)
        };
        let size = if is_wide { TextSize::TITLE } else { TextSize::HEADING };
        let font = theme::title(size * scale);
        let (font_body, ink) = (theme::body(TextSize::SMALL * scale), theme.ink_soft);
        let invitation = self.ways.game.window().invitation(texts);
        let invitation = painter.layout(invitation.to_owned(), font_body, ink, room.width());
        let roomy = ROOMY_HEAD * scale;
        let is_roomy = is_wide && roomy + invitation.size().y <= room.height();
        let line = if is_roomy { roomy } else { HEAD * scale };
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

    /// What begins something, beside one another where all labels are whole so.
    fn beginnings(&self, painter: &Painter, width: f32, has_icons: bool) -> Rows<'_> {
        let tiles = self.ways.tiles.iter().filter(|tile| tile.place == TilePlace::Main);
        let mut buttons: Vec<_> = tiles.map(|tile| (tile, self.button(tile, Face::Raised))).collect();
        let gap = GAP * self.scale;
        let share = (width - gap * buttons.len().saturating_sub(1) as f32) / buttons.len().max(1) as f32;
        let is_row = buttons.iter().all(|(_, button)| button.least_width(painter) <= share);
        let room = if is_row { share } else { width };
        if !has_icons {
            buttons.iter_mut().for_each(|(_, button)| button.icon = None);
        }
        let widths = vec![room; buttons.len()];
        let places = flow(&widths, width, gap);
        Rows::new(buttons, widths, places, [gap, gap, BUTTON * self.scale])
    }

    /// What else there is, in lines. The way to learn the game comes first, and is large unless it is to be quiet.
    fn others(&self, painter: &Painter, width: f32) -> Rows<'_> {
        let is = |place: TilePlace| self.ways.tiles.iter().filter(move |tile| tile.place == place);
        let face = if self.is_lesson_quiet { Face::Quiet } else { Face::Raised };
        let learn = is(TilePlace::Learn).map(|tile| (tile, self.button(tile, face)));
        let more = is(TilePlace::More).map(|tile| (tile, self.button(tile, Face::Quiet)));
        let buttons: Vec<_> = learn.chain(more).collect();
        let mut widths: Vec<f32> =
            buttons.iter().map(|(_, button)| button.width(painter).min(width)).collect();
        let [gap, wide_gap] = [QUIET_GAP, GAP].map(|gap| gap * self.scale);
        let framed = buttons.first().filter(|(_, button)| button.face == Face::Raised);
        let has_frame = framed.is_some();
        // As wide as one of two that begin something.
        let half = (width - wide_gap) / 2.0;
        if framed.is_some_and(|(_, button)| button.least_width(painter) <= half) {
            widths[0] = half;
        }
        let mut places = columns(&widths, width, gap);
        // The label of a quiet one stands where buttons and titles begin.
        for (line, x) in &mut places {
            if !has_frame || *line > 0 && *x <= 0.0 {
                *x -= QUIET_PADDING * self.scale;
            }
        }
        // The same for all: nothing moves once the game is known.
        Rows::new(buttons, widths, places, [wide_gap, gap, QUIET_HEIGHT * self.scale])
    }

    /// The keys of all ways.
    pub fn keys(ui: &Ui, texts: &Texts, all: &[Ways<'_>], commands: &mut Vec<AppCommand>) {
        for ways in all {
            for tile in &ways.tiles {
                if by_keys(ui, &listed(all, ways, tile, texts), [tile.key]) {
                    commands.push(AppCommand::Go(tile.page));
                }
            }
        }
    }
}

/// What plates have alike, whatever else is on them.
#[derive(Clone, Copy, Debug)]
pub struct Alike {
    /// What begins something has its icon.
    icons: bool,
    /// The lines of what else there is.
    lines: usize,
}

type Button<'a> = (&'a HomeTile<'a, Page>, HomeButton<'a>);

/// Buttons in lines, with a gap between two and one above the first.
struct Rows<'a> {
    buttons: Vec<Button<'a>>,
    widths: Vec<f32>,
    places: Vec<(usize, f32)>,
    lines: usize,
    above: f32,
    gap: f32,
    height: f32,
}

impl<'a> Rows<'a> {
    /// Those of these widths at these places: how much is above the first and between two, and how high each is.
    fn new(
        buttons: Vec<Button<'a>>,
        widths: Vec<f32>,
        places: Vec<(usize, f32)>,
        [above, gap, height]: [f32; 3],
    ) -> Self {
        let lines = places.last().map_or(0, |(line, _)| line + 1);
        Self { buttons, widths, places, lines, above, gap, height }
    }

    /// How high all of them are.
    fn whole(&self) -> f32 {
        self.above - self.gap + (self.height + self.gap) * self.lines as f32
    }

    /// Shows them from a corner on.
    fn show(&self, ui: &Ui, corner: Pos2, commands: &mut Vec<AppCommand>) {
        for (((tile, button), (line, x)), width) in self.buttons.iter().zip(&self.places).zip(&self.widths) {
            let min = corner + vec2(*x, (self.height + self.gap) * *line as f32 + self.above);
            if button.show(ui, &*tile.title, Rect::from_min_size(min, vec2(*width, self.height))).clicked() {
                commands.push(AppCommand::Go(tile.page));
            }
        }
    }
}
