//! Where the parts of a score card lie: the headline, the table, the reasons, the sheet, and the room for buttons.

use egui::{Rect, Ui, Vec2, pos2, vec2};

use super::{reasons, table};
use crate::{screens::board::GAP, text::score_text::ScoreText};
use ui::{
    drawing::frame::PLAIN_MARGIN,
    room,
    theme::{self, TextSize},
};

/// No row of the table is lower beside the sheet.
const LEAST_ROW: f32 = 40.0;
/// The room above and below the rows of the table and their names.
const AROUND_TABLE: f32 = 32.0;
/// Below this height of the page there is no room for the sheet.
const LOW: f32 = 640.0;
/// From this width of the page on the sheet has more of it.
const WIDE: f32 = 1440.0;
/// What the cards need side by side, and one above the other.
const NEEDED: Vec2 = vec2(900.0, 480.0);
const STACKED: Vec2 = vec2(640.0, 720.0);

/// Where the cards stand one above the other, the sheet stands beside the reasons if both have at least this height.
const BESIDE_REASONS: f32 = 400.0;

/// Where the parts lie.
pub struct Parts {
    pub headline: Rect,
    pub table: Rect,
    pub reasons: Rect,
    /// How large the letters of the reasons are.
    pub size: TextSize,
    pub sheet: SheetPlace,
    pub buttons: Rect,
}

/// Where the sheet lies.
#[derive(Clone, Copy)]
pub enum SheetPlace {
    /// There is no room for it.
    Nowhere,
    /// At the left of everything else.
    Left(Rect),
    /// Below the table, at the left of the reasons.
    BesideReasons(Rect),
    /// In the place of the reasons, one key away from them, with a switch here.
    InTurn(Rect),
}

/// How the cards share the room.
#[derive(Clone, Copy)]
enum Sharing {
    /// Side by side, with the sheet in a column at the left.
    Wide(Rect),
    /// The same in a low window, which has room for the sheet or for the reasons in this column.
    Low(Rect),
    /// One above the other.
    Stacked,
}

/// What has the headline at its top and the table below it.
struct Column {
    place: Rect,
    /// How many rows the table has.
    rows: f32,
}

/// What the cards of a page need.
pub fn needed(room: Rect) -> Vec2 {
    if room::is_stacked(room, NEEDED) { STACKED } else { NEEDED }
}

impl Parts {
    /// In a room, for a card that has a line about what is odd, or none.
    pub fn of(ui: &Ui, room: Rect, score: &ScoreText<'_>, is_odd: bool) -> Self {
        let sharing = Sharing::of(room);
        let right = sharing.right_of(room);
        let buttons = right.with_min_y(right.max.y - theme::size::TOUCH);
        let column =
            Column { place: right.with_max_y(buttons.min.y - GAP), rows: score.config.rows() as f32 };
        let reasons = |width: f32, size: TextSize| reasons::height(ui, score, is_odd, width, size);
        if let Sharing::Low(left) = sharing {
            return Self::low(&column, left, buttons, reasons);
        }
        let has_halves = matches!(sharing, Sharing::Stacked) && column.has_halves();
        let (row_height, size) = column.row(has_halves, reasons);
        let [headline, table] = column.parts(column.headline(), row_height);
        let below = column.place.with_min_y(table.max.y + GAP);
        let (sheet, reasons) = match sharing {
            Sharing::Wide(left) => (SheetPlace::Left(left), below),
            _ if has_halves => {
                let [left, right] = halves(below);
                (SheetPlace::BesideReasons(left), right)
            }
            _ => (SheetPlace::Nowhere, below),
        };
        Self { headline, table, reasons, size, sheet, buttons }
    }

    /// In a low window: the headline has what the table leaves, and the letters of the reasons are smaller where usual ones
    /// have no room.
    fn low(column: &Column, left: Rect, buttons: Rect, needed: impl Fn(f32, TextSize) -> f32) -> Self {
        let row_height = column.low_row();
        let headline = column.place.height() - column.table(row_height) - GAP;
        let [headline, table] = column.parts(headline, row_height);
        let [reasons, switch] = room::with_foot(left, theme::size::TOUCH, GAP);
        let inside = reasons.shrink(PLAIN_MARGIN);
        let has_room = needed(inside.width(), TextSize::TEXT) <= inside.height();
        let size = if has_room { TextSize::TEXT } else { TextSize::SMALL };
        Self { headline, table, reasons, size, sheet: SheetPlace::InTurn(switch), buttons }
    }
}

impl Sharing {
    fn of(room: Rect) -> Self {
        if room::is_stacked(room, NEEDED) {
            return Self::Stacked;
        }
        let low = room.height() < LOW;
        let narrowest = if low { 300.0 } else { 330.0 };
        let share = match low {
            true => 0.3,
            false if room.width() < WIDE => 0.4,
            false => 0.46,
        };
        let split = room.min.x + (room.width() * share).clamp(narrowest, 820.0).min(room.height() * 0.94);
        let left = room.with_max_x(split);
        if low { Self::Low(left) } else { Self::Wide(left) }
    }

    /// What the column at the left leaves.
    fn right_of(self, room: Rect) -> Rect {
        match self {
            Self::Wide(left) | Self::Low(left) => room.with_min_x(left.max.x + GAP),
            Self::Stacked => room,
        }
    }
}

impl Column {
    /// The height of the headline where the window is not low.
    fn headline(&self) -> f32 {
        (self.place.height() * 0.15).clamp(104.0, 128.0)
    }

    /// The height of the table.
    fn table(&self, row_height: f32) -> f32 {
        table::HEADER + row_height * self.rows + AROUND_TABLE
    }

    /// Where the headline of this height lies, and the table below it.
    fn parts(&self, headline: f32, row_height: f32) -> [Rect; 2] {
        let headline = self.place.with_max_y(self.place.min.y + headline);
        let at = pos2(self.place.min.x, headline.max.y + GAP);
        [headline, Rect::from_min_size(at, vec2(self.place.width(), self.table(row_height)))]
    }

    /// The height of a row in a low window.
    fn low_row(&self) -> f32 {
        let highest = (self.place.height() - table::HEADER - AROUND_TABLE - GAP - 100.0) / self.rows;
        highest.clamp(38.0, 66.0)
    }

    /// The height of a row, and how large the letters of the reasons are, which need so much in a width and size. The
    /// reasons come before high rows, and only where both have no room left are they smaller.
    fn row(&self, has_halves: bool, reasons: impl Fn(f32, TextSize) -> f32) -> (f32, TextSize) {
        let (width, height) = (self.place.width(), self.place.height());
        let usual = (height * if height < 760.0 { 0.073 } else { 0.085 }).clamp(LEAST_ROW, 80.0);
        let (width, least) = if has_halves { ((width - GAP) / 2.0, BESIDE_REASONS) } else { (width, 0.0) };
        let reasons = |size| reasons(width - 2.0 * PLAIN_MARGIN, size).max(least);
        let left = |size| (self.below_headline() - reasons(size)) / self.rows;
        let mut size = TextSize::TEXT;
        let mut row_height = left(size);
        if row_height < LEAST_ROW {
            size = TextSize::SMALL;
            row_height = left(size);
        }
        (row_height.clamp(LEAST_ROW, usual), size)
    }

    /// Whether there is room for the sheet beside the reasons below a table whose rows are as low as can be.
    fn has_halves(&self) -> bool {
        self.below_headline() - LEAST_ROW * self.rows >= BESIDE_REASONS
    }

    /// What is left below the headline for the rows and the reasons.
    fn below_headline(&self) -> f32 {
        self.place.height() - self.headline() - 2.0 * GAP - table::HEADER - AROUND_TABLE - 2.0 * PLAIN_MARGIN
    }
}

fn halves(place: Rect) -> [Rect; 2] {
    let middle = place.center().x;
    [place.with_max_x(middle - GAP / 2.0), place.with_min_x(middle + GAP / 2.0)]
}
