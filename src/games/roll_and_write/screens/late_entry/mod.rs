//! Late entry: a finished paper game is typed in from its sheets.

mod agreed;
mod faults;
mod table;
mod ticks;

use std::ops::RangeInclusive;

use egui::Ui;

use crate::{
    files::layouts_for_pad,
    log::NamedLayout,
    pad::PaperGame,
    rules::{Cards, Layout},
    session::{AppView, GameCommand, LateCheck, LateDraft, RollAndWrite, seating::MOST_PLAYERS},
};
use common::{
    BuildingType,
    screens::late_entry::{Judgement, LateEntryPage, LateParts, Total},
};
use text::Texts;
use ticks::Ticking;

/// Narrower cards have smaller fields.
const NARROW: f32 = 880.0;

/// What the screen remembers.
#[derive(Default)]
pub struct LateEntryScreen {
    page: LateEntryPage,
    /// Which game of the desk it is.
    number: u64,
    own: Own,
}

/// What only this game has on the page.
#[derive(Default)]
struct Own {
    /// What the draft is worth.
    check: LateCheck,
    /// The sheets to choose from, that of the program first.
    sheets: Vec<NamedLayout>,
    /// What was agreed is shown to be changed, also in a low window.
    shows_agreed: bool,
    /// The sheet whose cells are ticked off.
    ticking: Option<Ticking>,
}

/// What the parts of the page draw from.
struct LatePage<'a> {
    texts: &'a Texts,
    app: &'a AppView<'a>,
    check: &'a LateCheck,
}

impl LatePage<'_> {
    /// What a screen reader says of a cell.
    fn cell(&self, building: Option<BuildingType>, cell: usize, crossed: bool) -> String {
        let (column, row) = (cell % 6 + 1, cell / 6 + 1);
        match (building, crossed) {
            (None, true) => self.texts.late_cell_ticked(row, column),
            (None, false) => self.texts.sheet_cell_empty(row, column),
            (Some(kind), true) => self.texts.sheet_cell_built(row, column, kind),
            (Some(kind), false) => self.texts.sheet_cell(row, column, kind),
        }
    }
}

impl LateEntryScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let late = &app.desk.tables.late;
        if self.number != late.number {
            self.number = late.number;
            let own = layouts_for_pad(&app.data.layouts()).into_iter().map(|(named, _)| named);
            self.own = Own { sheets: sheets(own, &late.typed.sheet), ..Own::default() };
        }
        let mut parts = Parts { app, own: &mut self.own };
        let asked = self.page.show(ui, app.texts, late, &mut parts);
        commands.extend(asked.into_iter().map(GameCommand::Table));
    }
}

/// The sheets to choose from: that of the program and one's own ones, with the one of the draft among them.
fn sheets(own: impl Iterator<Item = NamedLayout>, chosen: &NamedLayout) -> Vec<NamedLayout> {
    let (standard, printed) = NamedLayout::standard();
    let mut all: Vec<NamedLayout> = std::iter::once(standard).chain(own).collect();
    // A record may write out more of the program's sheet.
    if !all.contains(chosen) && Layout::new(&chosen.draft) != Ok(printed) {
        all.push(chosen.clone());
    }
    all
}

struct Parts<'a> {
    app: &'a AppView<'a>,
    own: &'a mut Own,
}

impl LateParts<RollAndWrite> for Parts<'_> {
    fn hint(&self) -> &str {
        self.app.texts.late_hint()
    }

    fn players<'a>(&self, form: &'a mut LateDraft) -> (RangeInclusive<usize>, &'a mut usize) {
        (1..=MOST_PLAYERS, &mut form.agreed.players)
    }

    fn judge(&mut self, form: &LateDraft, game: Option<&PaperGame>) -> Judgement {
        self.own.check = form.check();
        let cards = &self.own.check.cards;
        let winners = game.and(cards.as_ref()).map_or_else(Vec::new, Cards::winners);
        let scores = |row: &usize| *row < form.agreed.players || form.agreed.is_against();
        let total = |row: usize| {
            let points =
                cards.as_ref().and_then(|cards| Some(i64::from(cards.rows.get(row)?.as_ref()?.total())));
            let wins = winners.contains(&row) && points > Some(0);
            Total { name: form.name(self.app.texts, row), points, wins, plays: true }
        };
        // The rows say what is odd in them.
        Judgement { totals: (0..form.agreed.rows()).filter(scores).map(total).collect(), remarks: Vec::new() }
    }

    fn agreed(&mut self, ui: &mut Ui, form: &mut LateDraft) {
        let own = &mut *self.own;
        agreed::show(ui, self.app.texts, &own.sheets, form, &mut own.shows_agreed);
    }

    fn table(&mut self, ui: &mut Ui, form: &mut LateDraft, totals: &[Total]) {
        let page = LatePage { texts: self.app.texts, app: self.app, check: &self.own.check };
        if let Some(row) = table::show(ui, &page, form, totals) {
            self.own.ticking = Some(Ticking::new(row));
        }
    }

    fn window(&mut self, ui: &Ui, form: &mut LateDraft) {
        let page = LatePage { texts: self.app.texts, app: self.app, check: &self.own.check };
        if let Some(ticking) = &mut self.own.ticking
            && (ticking.row >= form.agreed.players || ticks::show(ui, &page, form, ticking))
        {
            self.own.ticking = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheet_of_the_program_is_offered_once_however_a_record_writes_it() {
        let (standard, printed) = NamedLayout::standard();
        let written = NamedLayout { draft: printed.draft(), ..standard.clone() };
        assert_ne!(written, standard);
        assert_eq!(sheets(std::iter::empty(), &written), std::slice::from_ref(&standard));
        let mut own = written;
        own.draft.coins += 1;
        assert_eq!(sheets(std::iter::empty(), &own), [standard, own.clone()]);
    }
}
