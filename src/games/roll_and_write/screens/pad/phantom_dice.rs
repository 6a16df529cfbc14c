//! The dice that people rolled for a phantom at the table: typed, they fill the box of their cell (§9).

use egui::Ui;

use crate::{
    pad::{Pad, PadEvent, PadExt, phantom_type},
    rules::{Move, Pair},
    screens::dice_pad::DicePad,
    session::{AppView, GameCommand, PadSession, TableCommand},
    text::{event_text, pad_text},
};
use kernel::By;
use text::Texts;
use ui::form;

/// What the panel remembers.
#[derive(Clone, Debug)]
pub(super) struct PhantomDice {
    /// The phantom's row, from 0.
    row: usize,
    dice: DicePad,
    /// The last roll showed a type that is complete.
    again: Option<String>,
}

impl PhantomDice {
    pub(super) const fn new(row: usize) -> Self {
        Self { row, dice: DicePad::new(false), again: None }
    }

    /// Shows the faces; true once the phantom has its box.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        session: &PadSession,
        commands: &mut Vec<GameCommand>,
    ) -> bool {
        let (texts, pad) = (app.texts, session.pad());
        let name = event_text::name(texts, &pad.header.seats, self.row);
        form::hint(ui, &texts.pad_type_dice_of(&name));
        if let Some(again) = &self.again {
            form::fault(ui, again);
        }
        let typed = self.dice.keys(ui, texts).or(self.dice.show(ui, texts));
        if let Some(fault) = self.dice.fault() {
            form::fault(ui, fault(texts));
        }
        match typed {
            Some(Move::Roll(pair)) => self.roll(texts, pad, pair, commands),
            _ => false,
        }
    }

    /// Enters a roll; one of a type that is complete is followed by another.
    fn roll(&mut self, texts: &Texts, pad: &Pad, pair: Pair, commands: &mut Vec<GameCommand>) -> bool {
        let Pair { yellow, blue } = pair;
        let (row, round) = (self.row as u8 + 1, pad.round());
        let event = PadEvent::Roll { row, round, yellow, blue, by: By::People };
        commands.push(GameCommand::Table(TableCommand::Enter(event)));
        let layout = pad.corrected_config().layout();
        let building = phantom_type(layout, pair);
        if pad.pad_state().score.boxes(self.row, building) < layout.count(building) {
            return true;
        }
        let name = event_text::name(texts, &pad.header.seats, self.row);
        let again = pad_text::said(texts, &name, &texts.pad_rolled_again(building));
        *self = Self { again: Some(again), ..Self::new(self.row) };
        false
    }
}
