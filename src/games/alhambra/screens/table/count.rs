//! All tiles of a row at once, by a number for each type: for whoever counts at a scoring.

use egui::{Key as Press, Ui};
use serde::{Deserialize, Serialize};

use super::asked::{Next, PanelRequest};
use crate::{
    pad::{Pad, PadEvent, PadExt, PadRow, Step},
    rules::Scoring,
    session::GameCommand,
    text::names::{self, who},
};
use common::{
    BuildingType,
    host::typed::TypedForms,
    widgets::number_pad::{self, Number, Typing},
};
use text::Texts;
use ui::{actions::Action, drawing::symbols::Symbol, form, theme};

/// What the form is called.
pub(super) const FORM: &str = "count";

/// The panel of a row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct CountPanel {
    row: usize,
    scoring: Scoring,
    counts: [u8; BuildingType::COUNT],
    #[serde(skip)]
    typing: Typing,
}

impl CountPanel {
    /// With what is counted so far, or was typed of this row when it was left.
    pub(super) fn new(pad: &Pad, scoring: Scoring, row: usize, typed: &TypedForms) -> Self {
        let typed = typed.get::<Self>(FORM).filter(|typed| (typed.row, typed.scoring) == (row, scoring));
        let counts = typed.map_or_else(|| counted(pad, scoring, row), |typed| typed.counts);
        Self { row, scoring, counts, typing: Typing::default() }
    }

    /// What is typed otherwise than it is counted.
    pub(super) fn typed(&self, pad: &Pad) -> Option<&Self> {
        (self.counts != counted(pad, self.scoring, self.row)).then_some(self)
    }

    /// Whose tiles they are.
    pub(super) fn title(&self, texts: &Texts, pad: &Pad) -> String {
        texts.pad_said(&who(texts, &pad.header.seats, self.row), texts.alhambra_count())
    }

    /// Shows it; the next row that is not laid on screen follows.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        commands: &mut Vec<GameCommand>,
    ) -> Next {
        let printed = pad.config().game.tiles().counts();
        let mut numbers = BuildingType::ALL.map(|building| Number {
            name: names::sentence(&texts.building_name(building)),
            value: self.counts[building.index()].into(),
            most: u16::from(printed[building.index()].max(self.counts[building.index()])),
        });
        form::hint(ui, texts.alhambra_count_hint());
        ui.add_space(theme::space::SMALL);
        let words = [texts.alhambra_key_digit(), texts.pad_next(), texts.pad_previous()];
        number_pad::show(ui, &mut self.typing, &mut numbers, words);
        self.counts = numbers.map(|number| number.value as u8);
        ui.add_space(theme::space::MEDIUM);
        let done = Action::new(texts.alhambra_done(), ()).icon(Symbol::Check).key(Press::Enter).primary();
        if done.show(ui, texts).is_none() {
            return Next::Stay;
        }
        let entries = self.entries(pad);
        if !entries.is_empty() {
            commands.push(GameCommand::EnterAll(entries));
        }
        let rows = self.row + 1..pad.config().game.rows();
        let is_counted = |row: &usize| pad.state().rows.get(*row).is_none_or(|row| row.board.is_none());
        rows.into_iter().find(is_counted).map_or(Next::Close, |row| Next::Show(PanelRequest::Count { row }))
    }

    /// The tiles more and fewer that make it so.
    fn entries(&self, pad: &Pad) -> Vec<PadEvent> {
        let (scoring, row) = (self.scoring, self.row as u8 + 1);
        let before = counted(pad, self.scoring, self.row);
        let of_type = |building: BuildingType| {
            let (had, has) = (before[building.index()], self.counts[building.index()]);
            let change = if has > had { Step::More } else { Step::Fewer };
            let tile = PadEvent::Tile { scoring, row, building, change };
            std::iter::repeat_n(tile, had.abs_diff(has).into())
        };
        BuildingType::ALL.into_iter().flat_map(of_type).collect()
    }
}

/// What a row has of each type.
fn counted(pad: &Pad, scoring: Scoring, row: usize) -> [u8; BuildingType::COUNT] {
    pad.standing(scoring).rows.get(row).map(PadRow::types).unwrap_or_default()
}
