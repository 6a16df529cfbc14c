//! What the sheet shows of a table.

use super::model::{CellFigure, CellView, Column, HeadView, RowView, SheetView};
use crate::{
    log::SetUp,
    pad::{Lead, PadState},
    rules::{Counted, FalconKind, Holdings, Module, Reason, Scoring},
    screens::players,
    text::{errors::only_collects, modules, names::who},
};
use common::BuildingType;
use kernel::{Breakdown, record::Seat};
use text::Texts;
use ui::theme::Theme;

/// A position of a table, and the scoring it is looked at in.
#[derive(Clone, Copy)]
pub struct Position<'a> {
    /// What is agreed.
    pub setup: &'a SetUp,
    /// Who has the rows.
    pub seats: &'a [Seat],
    /// What was entered.
    pub state: &'a PadState,
    /// The scoring.
    pub scoring: Scoring,
}

/// What a column is called.
#[must_use]
pub fn column_name(texts: &Texts, column: Column) -> String {
    match column {
        Column::Type(building) => texts.building_name(building),
        Column::Wall => texts.alhambra_wall().to_owned(),
        Column::Module(module) => modules::counted(texts, module),
    }
}

/// The sheet of a position.
#[must_use]
pub fn view(texts: &Texts, theme: &Theme, position: Position<'_>) -> SheetView {
    let Position { setup, seats, state, scoring } = position;
    let columns = Column::needed(&setup.game, scoring);
    let leads = BuildingType::ALL.map(|building| state.lead(scoring, building));
    let (totals, now) = (state.breakdown(), state.scored(scoring));
    let held = state.held.contains(&scoring);
    let row = |row: usize| {
        let cells: Vec<CellView> =
            columns.iter().map(|&column| cell(texts, position, row, column, &leads)).collect();
        let (total, vp) = (vp_of(&totals, row), vp_of(&now, row));
        let now = if held { texts.alhambra_table_of_it(vp) } else { texts.alhambra_table_now(vp) };
        let words = who(texts, seats, row);
        let lap = lap(texts, setup, total);
        let label = texts.alhambra_table_row(&words, total, vp);
        RowView {
            name: players::name(texts, theme, seats, row),
            caption: listed(&[&caption(texts, state, row), &lap]),
            first: state.first == Some(row),
            laid: state.rows[row].board.is_some(),
            label: listed(&[&label, &lap]),
            cells,
            total: total.to_string(),
            now,
        }
    };
    let head = |&column: &Column| HeadView {
        column,
        name: column_name(texts, column),
        places: places(scoring, column),
        label: head_label(texts, scoring, column),
    };
    SheetView {
        heads: columns.iter().map(head).collect(),
        total_title: texts.total().to_owned(),
        rows: (0..setup.game.rows()).map(row).collect(),
        current: None,
        still: false,
    }
}

/// Where a total stands on the score track, once that has been walked round (§A7).
fn lap(texts: &Texts, setup: &SetUp, total: i32) -> String {
    let lap = i32::from(setup.game.options().track.lap());
    if total < lap { String::new() } else { texts.alhambra_table_lap(total / lap + 1, total % lap) }
}

/// What there is of some words, side by side.
fn listed(words: &[&str]) -> String {
    words.iter().copied().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" · ")
}

fn vp_of(rows: &[Breakdown<Reason>], row: usize) -> i32 {
    rows.get(row).map_or(0, |row| row.vp)
}

/// The VP of the places, side by side.
fn places(scoring: Scoring, column: Column) -> String {
    let Column::Type(building) = column else { return String::new() };
    let places: Vec<String> = scoring.places(building).iter().map(u8::to_string).collect();
    places.join(" · ")
}

fn head_label(texts: &Texts, scoring: Scoring, column: Column) -> String {
    match column {
        Column::Type(building) => {
            texts.alhambra_table_head(building, &places(scoring, column), scoring.number())
        }
        _ => column_name(texts, column),
    }
}

/// What else is to be known of a row.
fn caption(texts: &Texts, state: &PadState, row: usize) -> String {
    let of = &state.rows[row];
    let scoring = state.next().unwrap_or(Scoring::Third);
    // Where all lie there, it tells nobody apart.
    let is_all_laid = state.rows.iter().all(|row| row.is_third_player || row.board.is_some());
    match (of.is_third_player, state.third_player(scoring)) {
        (true, Some(third)) if third.has > third.due => texts.alhambra_table_third_more(third.has, third.due),
        (true, Some(third)) => texts.alhambra_table_third(third.has, third.due),
        _ if of.board.is_some() && !of.reserve.is_empty() => {
            texts.alhambra_table_laid_reserve(of.reserve.len())
        }
        _ if of.board.is_some() && !is_all_laid => texts.alhambra_table_laid().to_owned(),
        _ => String::new(),
    }
}

fn cell(
    texts: &Texts,
    position: Position<'_>,
    row: usize,
    column: Column,
    leads: &[Lead; BuildingType::COUNT],
) -> CellView {
    let Position { setup, seats, state, scoring } = position;
    let of = &state.rows[row];
    let name = who(texts, seats, row);
    if let Column::Type(building) = column {
        let lead = &leads[building.index()];
        let (count, vp) = (lead.tiles[row], lead.vp[row]);
        let printed = setup.game.tiles().counts()[building.index()];
        // Who leads together with others may get nothing.
        let leads = lead.leaders.contains(&row) && vp > 0;
        let label = texts.alhambra_table_cell(&name, building, count, printed, vp);
        return CellView {
            figure: CellFigure::Boxes { count, printed },
            vp: texts.count_vp(u16::from(vp)),
            short: vp.to_string(),
            leads,
            taps: true,
            label: if leads { texts.alhambra_table_leads(&label) } else { label },
        };
    }
    let held = state.at(scoring);
    let holdings = held.rows.get(row).and_then(|row| row.holdings());
    let typed = &of.measured[scoring.index()];
    let (known, figure, vp) = match (column, holdings) {
        (_, None) => (true, CellFigure::None, None),
        (Column::Module(module), Some(own)) => {
            let (figure, vp) = of_module(own, module);
            (typed.numbers(module).is_some(), figure, vp)
        }
        (_, Some(own)) => (typed.wall.is_some(), CellFigure::Figure(own.wall.to_string()), None),
    };
    let is_open = !known && of.board.is_none();
    let figure = if is_open { CellFigure::Open } else { figure };
    let vp = vp.filter(|_| !is_open);
    let measured = |said: &str| texts.alhambra_table_measured(&name, &column_name(texts, column), said);
    let label = match &figure {
        CellFigure::None => only_collects(texts, &name),
        CellFigure::Figure(figure) => measured(figure),
        CellFigure::Falcons(falcons) => measured(&of_each_kind(texts, *falcons)),
        _ => measured(texts.alhambra_table_open()),
    };
    CellView {
        taps: figure != CellFigure::None,
        figure,
        vp: vp.map_or_else(String::new, |vp| texts.count_vp(vp)),
        short: String::new(),
        leads: false,
        label,
    }
}

/// What there is of a module, and its VP where that is something else.
fn of_module(own: &Holdings, module: Module) -> (CellFigure, Option<u16>) {
    let vp = own.points(module).map(|points| points.vp).sum::<u16>();
    match module.rules().counted {
        Counted::Kinds => {
            let numbers = own.numbers(module);
            (CellFigure::Falcons(FalconKind::ALL.map(|kind| numbers[kind.index()])), Some(vp))
        }
        Counted::Each { .. } | Counted::Nothing => (CellFigure::Figure(vp.to_string()), None),
    }
}

/// How many falcons of each kind, in words.
fn of_each_kind(texts: &Texts, falcons: [u16; FalconKind::COUNT]) -> String {
    let kinds = FalconKind::ALL.into_iter().zip(falcons);
    let said =
        kinds.map(|(kind, count)| texts.pad_said(&texts.alhambra_falcon_kind(kind), &count.to_string()));
    said.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        pad::{PadEvent, Step},
        screens::test_desk::Trial,
    };
    use text::Language;

    #[test]
    fn who_has_most_of_a_type_but_gets_nothing_for_it_has_no_star() {
        let tile =
            |row, building| PadEvent::Tile { scoring: Scoring::First, row, building, change: Step::More };
        let [shared, alone] = [BuildingType::Pavilion, BuildingType::Tower];
        let table = Trial::table(3, &[], vec![tile(1, shared), tile(2, shared), tile(1, alone)]);
        let (pad, texts) = (table.pad(), Texts::new(Language::English));
        let (setup, seats, state) = (pad.config(), &pad.header.seats, pad.state());
        let position = Position { setup, seats, state, scoring: Scoring::First };
        let sheet = view(&texts, &Theme::new(false, false), position);
        let leads = [shared, alone].map(|of| sheet.rows[0].cells[of.index()].leads);
        assert_eq!(leads, [false, true]);
    }

    #[test]
    fn falcons_are_told_with_their_kinds() {
        let told = of_each_kind(&Texts::new(Language::English), [1, 0, 2]);
        assert_eq!(told, "black: 1, brown: 0, white: 2");
    }
}
