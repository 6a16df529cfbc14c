//! A board overrules what was counted of a row (§A10.5): before the first piece is laid it is asked.

use egui::Ui;

use super::{BoardPage, entries::Whose};
use crate::{
    pad::{Pad, PadEvent, PadRow},
    rules::Scoring,
    session::GameCommand,
    text::names::who,
};
use common::BuildingType;
use text::Texts;
use ui::dialogs::{self, Answer};

impl BoardPage {
    /// Asks before anything is laid that would overrule what was counted: of what was asked for from `known` on.
    pub(super) fn ask_first(
        &mut self,
        ui: &Ui,
        texts: &Texts,
        pad: &Pad,
        whose: Whose,
        known: usize,
        commands: &mut Vec<GameCommand>,
    ) {
        let of = &pad.state().rows[whose.row];
        if of.board.is_none() && commands[known..].iter().any(begins_board) {
            self.overrules = Some(commands.drain(known..).collect());
        }
        let Some(asked) = self.overrules.take() else { return };
        let counted = counted(texts, of, whose.scoring);
        if counted.is_empty() {
            return commands.extend(asked);
        }
        let question = texts.alhambra_board_overrules(&who(texts, &pad.header.seats, whose.row), &counted);
        match dialogs::confirm_all(ui, texts, &question, &[], texts.alhambra_board_overrule()) {
            Answer::Waiting => self.overrules = Some(asked),
            Answer::Cancelled => {}
            Answer::Given(()) => commands.extend(asked),
        }
    }
}

/// Whether a row that is counted is laid on screen from this entry on.
fn begins_board(command: &GameCommand) -> bool {
    let laid = |event: &PadEvent| event.anyway().is_some();
    command.events().iter().any(laid)
}

/// What was counted of a row that its board would say instead.
fn counted(texts: &Texts, of: &PadRow, scoring: Scoring) -> String {
    let types = BuildingType::ALL.into_iter().filter(|building| of.typed[building.index()] > 0);
    let types = types.map(|building| texts.alhambra_board_counted(building, of.typed[building.index()]));
    let wall = of.measured[scoring.index()].wall.map(|wall| texts.alhambra_measured_wall(wall));
    types.chain(wall).collect::<Vec<_>>().join(", ")
}
