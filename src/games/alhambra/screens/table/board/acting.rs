//! The strip below a board: what can be done with what is in hand or chosen, and the way back to the sheet.

use egui::{Key as Press, Rect, Ui};

use super::{BoardPage, entries::Whose};
use crate::{
    pad::{Pad, PadEvent, PadExt},
    rules::{Change, Piece},
    screens::table::{findings::keeps, strip},
    session::GameCommand,
    text::{board_errors, names::who, places::Places},
    widgets::board_view::Hand,
};
use kernel::Entry;
use text::Texts;
use ui::{actions::Action, drawing::symbols::Symbol};

/// What a button does.
#[derive(Clone, Debug)]
enum BarCommand {
    /// Back to the sheet.
    Back,
    /// An entry is made.
    Enter(PadEvent),
    /// An entry is made that is odd: it is so.
    Keep(PadEvent),
    /// The chosen piece is taken off.
    Take,
}

impl BoardPage {
    /// Shows the strip; true when the board is left.
    pub(super) fn strip(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        whose: Whose,
        rect: Rect,
        commands: &mut Vec<GameCommand>,
    ) -> bool {
        match strip::buttons(ui, texts, rect, self.actions(texts, pad, whose)) {
            Some(BarCommand::Back) => return true,
            Some(BarCommand::Enter(event)) => self.enter(event, commands),
            Some(BarCommand::Keep(event)) => {
                let keeps = keeps(pad, &Entry::Event(event.clone()));
                self.enter(event, commands);
                commands.extend(keeps);
            }
            Some(BarCommand::Take) => self.take(texts, pad, whose, commands),
            None => {}
        }
        false
    }

    fn actions<'a>(&self, texts: &'a Texts, pad: &Pad, whose: Whose) -> Vec<Action<'a, BarCommand>> {
        let back = Action::new(texts.pad_back_to_table(), BarCommand::Back).icon(Symbol::ArrowLeft);
        // While something is put together Esc leaves that.
        let back = if self.draft.is_none() { back.key(Press::Escape) } else { back };
        let back = back.key(Press::B);
        let mut actions = vec![back];
        let (scoring, row) = (whose.scoring, whose.number());
        // A piece of the reserve is there already, and was not bought just now.
        let new = match self.hand {
            Hand::Piece(piece) if self.in_hand.is_none() => Some(piece),
            _ => None,
        };
        let why = if self.in_hand.is_some() {
            texts.alhambra_board_is_aside()
        } else {
            texts.alhambra_board_pick()
        };
        let aside = new.map(|piece| PadEvent::Reserve { scoring, row, piece: piece.into() });
        actions.push(entering(texts.alhambra_board_aside(), aside, why).key(Press::R));
        if pad.config().game.has_third_player() {
            let give = new.map(|piece| match piece {
                Piece::Tile(tile) => PadEvent::Give { scoring, row, tile: tile.id },
                // It counts with those that were drawn: none of them scores (§A5.3).
                Piece::Camp(_) | Piece::Bazaar(_) => {
                    PadEvent::Neutral { scoring, tiles: Vec::new(), counts: [0; 6], drawn: 1 }
                }
            });
            let name = texts.alhambra_board_give(&who(texts, &pad.header.seats, pad.config().game.players()));
            actions.push(entering(name, give, why).icon(Symbol::Person).key(Press::G));
        }
        actions.push(match &self.refused {
            Some((event, _)) => {
                let so = Action::new(texts.alhambra_board_so(), BarCommand::Keep(event.clone().kept()));
                so.icon(Symbol::Check).key(Press::K).danger()
            }
            None => {
                let take = Action::new(texts.alhambra_board_take(), BarCommand::Take).icon(Symbol::Trash);
                let can = self.hand == Hand::Empty && self.chosen.is_some();
                take.key(Press::Delete).enabled_if(can, texts.alhambra_board_choose())
            }
        });
        actions
    }

    /// Takes away what lies on the chosen cell, or says why that may not be.
    fn take(&mut self, texts: &Texts, pad: &Pad, whose: Whose, commands: &mut Vec<GameCommand>) {
        let Some(change) = self.chosen.map(Change::TakeAway) else { return };
        let event = whose.change(change);
        let standing = pad.standing(whose.scoring);
        let board = standing.rows[whose.row].board.as_ref();
        match board.map(|board| board.legal(change)) {
            Some(Err(illegal)) => {
                self.refused = Some((event, board_errors::illegal(texts, &illegal, Places::Numbered)));
            }
            _ => self.enter(event, commands),
        }
    }
}

/// An action that makes an entry, where there is one to make.
fn entering<'a>(
    label: impl Into<std::borrow::Cow<'a, str>>,
    event: Option<PadEvent>,
    why_not: &'a str,
) -> Action<'a, BarCommand> {
    match event {
        Some(event) => Action::new(label, BarCommand::Enter(event)),
        None => Action::new(label, BarCommand::Back).enabled_if(false, why_not),
    }
}
