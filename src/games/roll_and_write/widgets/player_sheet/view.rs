//! What the sheet shows and what it reports back: plain data.

use egui::{Rect, Response};

use super::{LineView, moving::Moving};
use crate::widgets::sheet_grid::{Letters, SheetGrid};
use common::BuildingType;
use ui::widgets::roving::At;

/// A player sheet to show.
#[derive(Clone, Debug)]
pub struct SheetView<'a> {
    /// The title on the card; empty for none.
    pub title: &'a str,
    /// Where the dice come from, in the corner between the rails, and what more there is to say of it; empty where they
    /// are the usual ones, or that is not told.
    pub dice_from: [&'a str; 2],
    /// The cells, by row and column.
    pub cells: [[CellView; 6]; 6],
    /// The dice on the row numbers.
    pub yellow: Vec<DieView>,
    /// The dice on the column numbers.
    pub blue: Vec<DieView>,
    /// How far each row has come.
    pub row_pips: [LineView; 6],
    /// How far each column has come.
    pub column_pips: [LineView; 6],
    /// The dice answer a click with [`SheetAction::Die`].
    pub dice_sense: bool,
    /// The coin strip.
    pub coins: CoinsView<'a>,
    /// A letter for each type, drawn in the cells; none unless wanted.
    pub letters: Option<Letters>,
    /// Every cell answers a click with [`SheetAction::Tap`], for entering a sheet by hand.
    pub tapping: bool,
    /// It is only looked at: the keyboard passes its cells by.
    pub still: bool,
    /// The keyboard goes to this cell (row, column) in this frame.
    pub focus: Option<(usize, usize)>,
    /// What is on its way in this frame.
    pub moving: Moving,
    /// What dice would show if they were turned as is pointed at elsewhere; a die that is held here comes instead.
    pub ghosts: Vec<DieGhost>,
    /// Dice are being turned: what coins bring within reach carries them.
    pub turning: bool,
}

impl SheetView<'_> {
    /// Of the dice that point at a row or column: whether there are any, and whether one of them has landed there.
    pub(super) fn pointing(&self, colour: DieColour, line: usize) -> Option<Pointing> {
        let dice = self.dice(colour);
        let on_it = |(_, die): &(usize, &DieView)| usize::from(die.face) == line + 1 && !die.dimmed;
        let landed = |(index, _)| self.moving.die(colour as usize, index).is_none();
        let mut dice = dice.iter().enumerate().filter(on_it).map(landed).peekable();
        dice.peek()?;
        Some(if dice.any(|landed| landed) { Pointing::Landed } else { Pointing::OnItsWay })
    }

    /// Whether a cell may stand out: not before the dice have landed that point at it.
    pub(super) fn may_light(&self, (row, column): At) -> bool {
        let is_dark = |colour, line| self.pointing(colour, line) == Some(Pointing::OnItsWay);
        !is_dark(DieColour::Yellow, row) && !is_dark(DieColour::Blue, column)
    }

    /// The dice of a colour.
    pub(super) fn dice(&self, colour: DieColour) -> &[DieView] {
        match colour {
            DieColour::Yellow => &self.yellow,
            DieColour::Blue => &self.blue,
        }
    }
}

/// How far the dice are that point at a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pointing {
    /// None of them lies there yet.
    OnItsWay,
    /// One does.
    Landed,
}

/// A cell of the grid.
#[derive(Clone, Debug)]
pub struct CellView {
    /// What stands there, or could.
    pub building: BuildingType,
    /// Crossed out.
    pub built: bool,
    /// How it stands out.
    pub glow: Glow,
    /// What advice says of it.
    pub advice: Option<AdviceView>,
    /// Pointed at elsewhere, as part of what is advised.
    pub pointed: bool,
    /// It could be built after dice are turned for so many coins: negative where coins come back, `None` where it could not.
    pub coins_away: Option<i8>,
    /// What a screen reader says.
    pub label: String,
}

/// How a cell stands out, and whether it can be chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Glow {
    /// As printed.
    #[default]
    None,
    /// Can be built: a click builds, and so does the key of this number, which is shown.
    CanBuild(u8),
    /// Can be built as the second building of the turn: a click or the key B builds.
    Second,
    /// Pays so many coins if coins are gained now.
    Pays(u8),
    /// What was built last, its ink still wet; or the pair that is kept.
    Last,
}

impl Glow {
    /// Whether a click builds.
    #[must_use]
    pub const fn buildable(self) -> bool {
        matches!(self, Self::CanBuild(_) | Self::Second)
    }
}

/// What advice says of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdviceView {
    /// Its place among the options, such as "2nd": a bare number would look like the key that builds.
    pub rank: String,
    /// How it compares with the best, such as "−0.6"; empty for the best, which gets a star.
    pub mark: String,
    /// Dice are changed first: where the cell could not be built as they lie, a click does all of it.
    pub changes_dice: bool,
}

/// A die on its number.
#[derive(Clone, Debug, Default)]
pub struct DieView {
    /// 1–6.
    pub face: u8,
    /// Turned to another face this turn.
    pub changed: bool,
    /// Used already, or not to be used.
    pub dimmed: bool,
    /// Chosen.
    pub selected: bool,
    /// What it costs to make it show each face, from 1; below zero where coins come back. None where that cannot be.
    pub prices: [Option<i8>; 6],
    /// What a screen reader says.
    pub label: String,
}

/// A die as it would show if it were turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieGhost {
    /// Its colour.
    pub colour: DieColour,
    /// Its place among the dice of that colour.
    pub die: usize,
    /// What it would show, 1–6.
    pub to: u8,
    /// What that costs; below zero where coins come back.
    pub price: i8,
}

/// The coin strip.
#[derive(Clone, Debug, Default)]
pub struct CoinsView<'a> {
    /// Coins printed on the strip.
    pub printed: u8,
    /// Of these, gained so far.
    pub circled: u8,
    /// Of these, spent again.
    pub spent: u8,
    /// How many would be gained by what is pointed at.
    pub gain_preview: u8,
    /// How many would be spent by what is pointed at.
    pub spend_preview: u8,
    /// Before the strip, such as "Coins".
    pub title: &'a str,
    /// After the strip, such as "3 to spend".
    pub text: String,
    /// What a screen reader says.
    pub label: String,
    /// What coins are for, told to the pointer.
    pub hint: String,
}

/// Rows or columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DieColour {
    /// On the rows.
    Yellow,
    /// On the columns.
    Blue,
}

/// What was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetAction {
    /// Build in this cell (0–5 each).
    Build {
        /// 0–5 from the top.
        row: usize,
        /// 0–5 from the left.
        column: usize,
    },
    /// This cell was tapped on a sheet that is entered by hand.
    Tap {
        /// 0–5 from the top.
        row: usize,
        /// 0–5 from the left.
        column: usize,
    },
    /// What is advised for this cell is to be done, dice and all.
    Follow {
        /// 0–5 from the top.
        row: usize,
        /// 0–5 from the left.
        column: usize,
    },
    /// This cell was clicked, and nothing can be done there.
    Refuse {
        /// 0–5 from the top.
        row: usize,
        /// 0–5 from the left.
        column: usize,
    },
    /// A die itself was clicked.
    Die,
    /// A die is to show another face.
    Turn(DieGhost),
    /// Dice are to be turned so that this cell can be built.
    Reach {
        /// 0–5 from the top.
        row: usize,
        /// 0–5 from the left.
        column: usize,
    },
}

/// What happened on the sheet.
#[derive(Clone, Debug)]
pub struct SheetResponse {
    /// What was asked for.
    pub action: Option<SheetAction>,
    /// The cell (row, column) under the pointer.
    pub hovered_cell: Option<(usize, usize)>,
    /// The cell the keyboard points at.
    pub focused_cell: Option<(usize, usize)>,
    /// The die under the pointer.
    pub hovered_die: Option<(DieColour, usize)>,
    /// A die is held, and would be turned so if it were let go.
    pub held: Option<DieGhost>,
    /// Where the stars of the rows are.
    pub rows: [Rect; 6],
    /// Where the stars of the columns are.
    pub columns: [Rect; 6],
    /// Where the cells are on the screen.
    pub cells: SheetGrid,
    /// Where the coin strip is.
    pub coins: Rect,
    /// The whole sheet.
    pub response: Response,
}

impl SheetResponse {
    pub(super) const fn new(
        response: Response,
        (cells, coins): (SheetGrid, Rect),
        [rows, columns]: [[Rect; 6]; 2],
    ) -> Self {
        Self {
            action: None,
            hovered_cell: None,
            focused_cell: None,
            hovered_die: None,
            held: None,
            rows,
            columns,
            cells,
            coins,
            response,
        }
    }

    /// The cell under the pointer, else the one the keyboard points at.
    #[must_use]
    pub fn pointed_cell(&self) -> Option<(usize, usize)> {
        self.hovered_cell.or(self.focused_cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::widgets::player_sheet::moving::DieMotion;

    fn sheet(yellow: &[u8], blue: &[u8]) -> SheetView<'static> {
        let cell = || CellView {
            building: BuildingType::Pavilion,
            built: false,
            glow: Glow::CanBuild(1),
            advice: None,
            pointed: false,
            coins_away: None,
            label: String::new(),
        };
        let dice = |faces: &[u8]| faces.iter().map(|&face| DieView { face, ..DieView::default() }).collect();
        SheetView {
            title: "",
            dice_from: [""; 2],
            cells: std::array::from_fn(|_| std::array::from_fn(|_| cell())),
            yellow: dice(yellow),
            blue: dice(blue),
            row_pips: Default::default(),
            column_pips: Default::default(),
            dice_sense: false,
            coins: CoinsView::default(),
            letters: None,
            tapping: false,
            still: false,
            focus: None,
            moving: Moving::default(),
            ghosts: Vec::new(),
            turning: false,
        }
    }

    fn on_its_way(far: f32) -> Option<DieMotion> {
        Some(DieMotion { from: None, far, tumbles: true })
    }

    #[test]
    fn a_cell_lights_when_both_of_its_dice_have_landed() {
        let mut view = sheet(&[2, 5], &[1, 6]);
        assert!(view.may_light((1, 0)) && view.may_light((4, 5)));
        view.moving.dice = [vec![on_its_way(0.5), None], vec![None, on_its_way(0.99)]];
        assert!(view.may_light((4, 0)), "both lay there before");
        assert!(!view.may_light((1, 0)) && !view.may_light((4, 5)) && !view.may_light((1, 5)));
        view.moving.dice[1][1] = on_its_way(1.0);
        assert!(view.may_light((4, 5)) && !view.may_light((1, 5)));
    }

    #[test]
    fn a_line_is_lit_by_the_first_die_that_lands_there_and_by_no_used_one() {
        let mut view = sheet(&[3, 3], &[4]);
        view.moving.dice[0] = vec![on_its_way(0.2), None];
        assert_eq!(view.pointing(DieColour::Yellow, 2), Some(Pointing::Landed));
        view.moving.dice[0] = vec![on_its_way(0.2), on_its_way(0.1)];
        assert_eq!(view.pointing(DieColour::Yellow, 2), Some(Pointing::OnItsWay));
        view.blue[0].dimmed = true;
        assert_eq!(view.pointing(DieColour::Blue, 3), None);
    }
}
