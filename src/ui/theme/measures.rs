//! The measures that everything on screen is made of: a scale of text, a grid of spaces, the sizes of controls and
//! drawings, and a few lines, corners and shadows. Screens choose among them and add none.

use std::ops::{Mul, RangeInclusive};

use egui::{Color32, CornerRadius, Shadow, Stroke};

/// The size of a text, in points.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct TextSize(f32);

impl TextSize {
    /// Marks on scales and badges; no text is smaller.
    pub const TINY: Self = Self(13.0);
    /// What stands below or beside something: hints, captions, keys.
    pub const SMALL: Self = Self(15.0);
    /// Running text and labels.
    pub const TEXT: Self = Self(16.5);
    /// The first line of a row of a list, a figure in a table.
    pub const LEAD: Self = Self(18.5);
    /// The heading of a card or a dialog.
    pub const HEADING: Self = Self(21.0);
    /// The title of a page.
    pub const TITLE: Self = Self(25.0);
    /// A figure or a name that a card is about.
    pub const DISPLAY: Self = Self(30.0);
    /// The name of the program.
    pub const HERO: Self = Self(46.0);
    /// The result of a game.
    pub const RESULT: Self = Self(64.0);

    /// As large as what it is drawn on asks for, within two sizes.
    #[must_use]
    pub const fn fitted(wish: f32, within: RangeInclusive<Self>) -> Self {
        Self(wish.clamp(within.start().0, within.end().0))
    }

    /// In points.
    #[must_use]
    pub const fn points(self) -> f32 {
        self.0
    }
}

/// On a page that is drawn larger as a whole.
impl Mul<f32> for TextSize {
    type Output = Self;

    fn mul(self, scale: f32) -> Self {
        Self(self.0 * scale)
    }
}

/// The grid of spaces: steps of four points, and half a step.
pub mod space {
    /// Between lines that belong together.
    pub const HAIR: f32 = 2.0;
    /// Between a thing and its name.
    pub const TIGHT: f32 = 4.0;
    /// Between controls.
    pub const SMALL: f32 = 8.0;
    /// Between cards, and between the parts of one.
    pub const MEDIUM: f32 = 12.0;
    /// Between a window and what is in it.
    pub const LARGE: f32 = 16.0;
    /// Around a dialog, and between parts that are apart.
    pub const WIDE: f32 = 24.0;
}

/// The sizes of what one presses, reads in and looks at.
pub mod size {
    /// The height of a control for a mouse.
    pub const CONTROL: f32 = 40.0;
    /// The height of a control for a finger.
    pub const TOUCH: f32 = 44.0;
    /// The height of a control with a second line.
    pub const TALL: f32 = 52.0;
    /// The height of the bar along the top.
    pub const BAR: f32 = 60.0;
    /// The height of the strip along the bottom, with what to do next.
    pub const STRIP: f32 = 76.0;
    /// A symbol within a line of text.
    pub const SYMBOL: f32 = 16.0;
    /// A symbol on a button.
    pub const ICON: f32 = 18.0;
    /// A drawing within a line of text.
    pub const SMALL_DRAWING: f32 = 24.0;
    /// A drawing in a row of a table.
    pub const DRAWING: f32 = 32.0;
    /// A drawing at the head of a column.
    pub const LARGE_DRAWING: f32 = 40.0;
    /// The width of a menu.
    pub const MENU: f32 = 360.0;
    /// The width of a dialog that asks.
    pub const DIALOG: f32 = 460.0;
    /// The width of a dialog that is read.
    pub const WIDE_DIALOG: f32 = 600.0;
}

/// Lines.
pub mod stroke {
    use super::{Color32, Stroke};

    /// A thin line: ornaments, edges of drawings.
    #[must_use]
    pub const fn fine(colour: Color32) -> Stroke {
        Stroke { width: 1.0, color: colour }
    }

    /// The edge of a control.
    #[must_use]
    pub const fn edge(colour: Color32) -> Stroke {
        Stroke { width: 1.4, color: colour }
    }

    /// What is chosen, wrong or struck out.
    #[must_use]
    pub const fn strong(colour: Color32) -> Stroke {
        Stroke { width: 2.0, color: colour }
    }

    /// The ring around what the keyboard points at, and around who acts.
    #[must_use]
    pub const fn ring(colour: Color32) -> Stroke {
        Stroke { width: 2.4, color: colour }
    }
}

/// Corners.
pub mod radius {
    use super::CornerRadius;

    /// Thin bars and marks.
    pub const MARK: CornerRadius = CornerRadius::same(2);
    /// Key caps and small plates.
    pub const CHIP: CornerRadius = CornerRadius::same(4);
    /// A chip's, at the top alone: bars of a chart.
    pub const TOP: CornerRadius = CornerRadius { nw: 4, ne: 4, sw: 0, se: 0 };
    /// What lies within a control.
    pub const INNER: CornerRadius = CornerRadius::same(6);
    /// Controls, rows and tiles.
    pub const CONTROL: CornerRadius = CornerRadius::same(8);
    /// Cards and dialogs.
    pub const CARD: CornerRadius = CornerRadius::same(12);

    /// Round like a drawing of this size: a part of its side, in points.
    #[must_use]
    pub fn of(points: f32) -> CornerRadius {
        CornerRadius::same(points.round().clamp(0.0, 255.0) as u8)
    }
}

/// The room between the edge of a field or a dialog and what is in it.
pub mod margin {
    use egui::Margin;

    /// In a field for a line of text.
    pub const FIELD: Margin = Margin::symmetric(12, 8);
    /// In a field for a number of one or two figures.
    pub const NUMBER: Margin = Margin::symmetric(6, 8);
    /// In a dialog, beside that of its paper.
    pub const DIALOG: Margin = Margin::symmetric(8, 4);
    /// Around the entries of a menu: the ring of the one that has the keyboard.
    pub const MENU: Margin = Margin::same(4);
}

/// Shadows. Those of cards are drawn with the cards.
pub mod shadow {
    use super::{Color32, Shadow};

    /// Below menus, tooltips and notifications.
    #[must_use]
    pub const fn low(colour: Color32) -> Shadow {
        Shadow { offset: [0, 4], blur: 16, spread: 0, color: colour }
    }

    /// Below dialogs.
    #[must_use]
    pub const fn high(colour: Color32) -> Shadow {
        Shadow { offset: [0, 10], blur: 32, spread: 0, color: colour }
    }
}
