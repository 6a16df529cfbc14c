//! The drawn examples of the rules: what each shows, in words and as a drawing by the real widgets and rules.

use egui::{Rect, Ui};

use super::{boards::DrawnBoard, money, tables};
use common::screens::rules_page::DrawnExample;
use text::Texts;

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Example {
    /// The types, with their tiles and points (§A1.1).
    Types,
    /// A card of each currency (§A1.4).
    Currencies,
    /// The spaces of the yard (§A1.5).
    Yard,
    /// Two have most towers (§A2.2).
    Towers,
    /// Cards that may be taken or not (§A4.4).
    Taking,
    /// A tile paid exactly and with a loss (§A4.5).
    Buying,
    /// A player and the third player have most gardens (§A5.4).
    Gardens,
    /// An Alhambra.
    Board(DrawnBoard),
}

/// What draws an example in its place.
type Paint = fn(&Ui, Rect, &Texts);

impl DrawnExample for Example {
    fn words(self, texts: &Texts) -> String {
        let words = match self {
            Self::Types => texts.alhambra_rules_tiles_example(),
            Self::Currencies => texts.alhambra_rules_money_example(),
            Self::Yard => texts.alhambra_rules_yard_example(),
            Self::Towers => texts.alhambra_rules_majorities_example(),
            Self::Taking => texts.alhambra_rules_take_example(),
            Self::Buying => texts.alhambra_rules_buy_example(),
            Self::Gardens => texts.alhambra_rules_third_example(),
            Self::Board(DrawnBoard::Wall) => texts.alhambra_rules_longest_example(),
            Self::Board(DrawnBoard::Sides) => texts.alhambra_rules_sides_example(),
            Self::Board(DrawnBoard::OnFoot) => texts.alhambra_rules_foot_example(),
            Self::Board(DrawnBoard::Hole) => texts.alhambra_rules_holes_example(),
            Self::Board(DrawnBoard::Camps) => texts.alhambra_rules_camps_example(),
            Self::Board(DrawnBoard::Bazaar) => texts.alhambra_rules_bazaars_example(),
            Self::Board(DrawnBoard::Falcon) => texts.alhambra_rules_falcons_example(),
        };
        words.to_owned()
    }

    fn draw(self, ui: &mut Ui, texts: &Texts) {
        let ((width, height), paint): ((f32, f32), Paint) = match self {
            Self::Types => (tables::TYPES, tables::types),
            Self::Currencies => (money::CURRENCIES, money::currencies),
            Self::Yard => (money::YARD, money::yard),
            Self::Towers => (tables::MAJORITY, |ui, place, texts| tables::TOWERS.paint(ui, place, texts)),
            Self::Taking => (money::TAKING, money::taking),
            Self::Buying => (money::BUYING, money::buying),
            Self::Gardens => (tables::MAJORITY, |ui, place, texts| tables::GARDENS.paint(ui, place, texts)),
            Self::Board(board) => return board.show(ui, texts, &self.words(texts)),
        };
        let place = self.place(ui, texts, (ui.available_width().min(width), height));
        paint(ui, place, texts);
    }
}
