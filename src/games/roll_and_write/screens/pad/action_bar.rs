//! The strip below the sheet: whose turn it is, and what can be entered besides a building.

use egui::{Key as Press, Rect, Ui};

use super::{Aim, Figures, PadScreen, enter, menu, panel::Panel, phantom_dice::PhantomDice, returns};
use crate::{
    pad::{NotOffered, Pad, PadEvent, PadExt},
    session::{AppView, GameCommand, PadCommand, PadSession, TableCommand},
    text::{audit_text, event_text},
};
use common::screens::table::strip;
use text::{Label, Texts};
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    widgets::{button::Button, shortcut_row},
};

/// What a button of the strip does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BarAction {
    /// The row took coins.
    Coins,
    /// The next box is a second building.
    Second,
    /// The row did nothing.
    Nothing,
    /// The marker goes on to the next row; that which is skipped stays open.
    Next,
    /// Who left is back.
    Returns,
    /// Nobody else waits: the round ends without an entry of this row, if somebody says so.
    EndRound,
    /// The program rolls for a phantom.
    Roll,
    /// The dice of a phantom that were rolled at the table.
    TypeDice,
    /// Back from an earlier round.
    Back,
    /// No second building after all.
    NoSecond,
    /// No further entry after all.
    NoMore,
    /// Lines and coins.
    Close,
    /// The score card.
    Card,
}

impl BarAction {
    /// Its label and keys, that which is shown first. Enter does the last of those that can be done.
    fn look<'a>(self, texts: &'a Texts, pad: &Pad, last: bool) -> (&'a str, &'static [Press]) {
        match self {
            Self::Returns => (texts.pad_returns_short(), &[Press::R]),
            Self::NoMore => (texts.cancel(), &[Press::Escape, Press::Enter]),
            Self::Coins => (texts.pad_coins(), &[Press::G]),
            Self::Second => (texts.pad_second(), &[Press::B]),
            Self::Nothing => (texts.pad_nothing(), &[Press::N]),
            Self::TypeDice => (texts.pad_type_dice(), &[Press::D]),
            Self::Next => (texts.pad_close_next(), &[Press::Enter]),
            Self::EndRound => (menu::end_round_label(texts, pad), &[Press::Enter]),
            Self::Roll => (texts.pad_roll(), &[Press::Enter, Press::R]),
            Self::Back => (texts.pad_back_to_now(), &[Press::Escape, Press::Enter]),
            Self::NoSecond => (texts.pad_no_second(), &[Press::Escape, Press::Enter]),
            Self::Close if last => (texts.pad_close_table(), &[Press::Enter, Press::L]),
            Self::Close => (texts.pad_close_table(), &[Press::L]),
            Self::Card => (texts.pad_card(), &[Press::Enter]),
        }
    }
}

/// For so long, in seconds, a finger may be on its way to what stood there before.
const ON_ITS_WAY: f64 = 0.7;

impl PadScreen {
    pub(super) fn strip(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        session: &PadSession,
        figures: &Figures,
        rect: Rect,
        commands: &mut Vec<GameCommand>,
    ) {
        let texts = app.texts;
        let (title, hint) = self.situation(texts, session, figures);
        let buttons = strip::show(ui, rect, session.file(), (&title, &hint));
        let actions = self.actions(session);
        let primary = actions.last().copied();
        let places = places(&actions);
        let too_soon = self.is_too_soon(ui, places[places.len() - 1]);
        shortcut_row::show(ui, buttons, places.len(), |ui, k, width| {
            let action = places[k];
            let last = primary == Some(action);
            let shown = self.button(ui, texts, session, (action, last), width);
            let offered = actions.contains(&action);
            let why =
                if offered { self.why_not(session, action) } else { Some(Texts::why_other_first as Label) };
            let shown = shown.enabled_if(why.is_none(), why.map_or("", |why| why(texts)));
            if let Some(action) = shown.show_wide(ui, texts, width)
                && !(last && too_soon)
            {
                self.act(session, action, commands);
            }
        });
    }

    /// A button of this width; the last one does what comes next.
    fn button<'a>(
        &self,
        ui: &Ui,
        texts: &'a Texts,
        session: &PadSession,
        (action, last): (BarAction, bool),
        width: f32,
    ) -> Action<'a, BarAction> {
        let pad = session.pad();
        let (label, keys) = action.look(texts, pad, last);
        // Whoever is to play and is passed over stays open.
        let skipped = self.aim(pad).row.filter(|row| pad.pad_state().waiting().contains(row));
        let row = match action {
            BarAction::Second => Self::second_of(pad).map(|(row, _)| row),
            BarAction::Next if last => skipped.or_else(|| self.next(pad)),
            _ => None,
        };
        let who = row.map(|row| event_text::name(texts, &pad.header.seats, row));
        let (short, whole, name) = match &who {
            Some(who) if action == BarAction::Second => {
                (label, texts.pad_second_short(who), texts.pad_second_of(who))
            }
            Some(who) if skipped.is_some() => {
                (texts.pad_skip(), texts.pad_skip_row(who), texts.pad_skip_row(who))
            }
            Some(who) => (texts.pad_next(), texts.pad_next_row(who), texts.pad_next_row(who)),
            None => (label, label.to_owned(), label.to_owned()),
        };
        let is_primary = last
            && match action {
                // Whoever is to play is skipped by hand, not because the button asks for it.
                BarAction::Next => self.aim(pad).row.is_some() && skipped.is_none(),
                BarAction::Roll | BarAction::Close | BarAction::Card => true,
                _ => false,
            };
        let has_icon = is_primary && Button::primary(&whole).icon(Symbol::Play).shows_label(ui, width);
        // A long name takes the place of the key.
        let mut shown = match who {
            Some(who) if !Button::primary(&whole).shows_label(ui, width) => {
                Action::new(short, action).caption(who)
            }
            _ => Action::new(whole, action).key_below(),
        };
        shown = keys.iter().fold(shown.name(name), |shown, key| shown.key(*key));
        if is_primary {
            shown = shown.primary();
        }
        if has_icon { shown.icon(Symbol::Play) } else { shown }
    }

    /// What the buttons can do now, that of Enter last.
    fn actions(&self, session: &PadSession) -> Vec<BarAction> {
        let pad = session.pad();
        if let Some((row, round)) = self.second {
            let can = pad.pad_state().can_build_second(row, round);
            return vec![if can { BarAction::NoSecond } else { BarAction::NoMore }];
        }
        if self.earlier.is_some() {
            return vec![BarAction::Coins, BarAction::Nothing, BarAction::Back];
        }
        if pad.has_all_rounds() {
            let last = if pad.is_over() { BarAction::Card } else { BarAction::Close };
            return if last == BarAction::Card {
                vec![BarAction::Close, last]
            } else {
                vec![BarAction::Second, last]
            };
        }
        let last = if self.chosen.is_none()
            && session.pad().phantom_due().is_some()
            && session.pad().program_rolls()
        {
            BarAction::Roll
        } else if self.next(pad).is_some() {
            BarAction::Next
        } else {
            BarAction::EndRound
        };
        let phantom = self.aim(pad).row.is_some_and(|row| row >= pad.corrected_config().players());
        let second = if phantom && !session.pad().program_rolls() {
            BarAction::TypeDice
        } else if self.left(pad).is_some() {
            BarAction::Returns
        } else {
            BarAction::Second
        };
        vec![BarAction::Coins, second, BarAction::Nothing, last]
    }

    /// The row that was turned to, if it has left.
    pub(super) fn left(&self, pad: &Pad) -> Option<usize> {
        let Aim { row, round } = self.aim(pad);
        row.filter(|&row| pad.pad_state().has_left_by(row, round))
    }

    /// Whether a click on the last button may still be meant for "End round", which stood there a moment ago: the round
    /// ended by itself.
    fn is_too_soon(&mut self, ui: &Ui, action: BarAction) -> bool {
        let (now, clicked) = ui.input(|input| (input.time, input.pointer.any_released()));
        if action == BarAction::EndRound {
            self.end_round_stood = Some(now);
            return false;
        }
        clicked && self.end_round_stood.is_some_and(|stood| now - stood < ON_ITS_WAY)
    }

    /// The row that comes after that of the next entry, if any other waits.
    fn next(&self, pad: &Pad) -> Option<usize> {
        self.marker.next(pad, self.aim(pad).row?)
    }

    /// Why it cannot be done now.
    fn why_not(&self, session: &PadSession, action: BarAction) -> Option<Label> {
        let pad = session.pad();
        let (pad_state, Aim { row, round }) = (pad.pad_state(), self.aim(pad));
        let why = |why| match why {
            NotOffered::Setup => Texts::why_pad_setup as Label,
            NotOffered::Phantom => Texts::why_pad_phantom,
            NotOffered::Over => Texts::why_all_rounds_played,
            NotOffered::Left => Texts::why_pad_left,
        };
        match action {
            BarAction::Coins => pad_state.offers_coins(row, round).err().map(why),
            BarAction::Nothing => pad_state.offers_nothing(row, round).err().map(why),
            BarAction::Second => Self::second_of(pad).is_none().then_some(Texts::why_no_second),
            // Which cell a pair points at is unknown without a grid.
            BarAction::TypeDice => {
                pad.corrected_config().layout().grid().is_none().then_some(Texts::why_no_grid as Label)
            }
            BarAction::Next
            | BarAction::EndRound
            | BarAction::Roll
            | BarAction::Back
            | BarAction::NoSecond
            | BarAction::NoMore
            | BarAction::Returns
            | BarAction::Close
            | BarAction::Card => None,
        }
    }

    /// Does it.
    fn act(&mut self, session: &PadSession, action: BarAction, commands: &mut Vec<GameCommand>) {
        let pad = session.pad();
        let Aim { row, round } = self.aim(pad);
        let number = row.map_or(0, |row| row as u8 + 1);
        match action {
            BarAction::Coins => commands.push(enter(PadEvent::Coins { row: number, round })),
            BarAction::Nothing => commands.push(enter(PadEvent::Nothing { row: number, round })),
            BarAction::Next => {
                if let Some(row) = row {
                    self.marker.skip(pad, row);
                    self.chosen = None;
                }
            }
            BarAction::EndRound => self.ending = true,
            BarAction::TypeDice => self.panel = row.map(|row| Panel::Dice(PhantomDice::new(row))),
            BarAction::Roll => {
                commands
                    .extend(session.pad().phantom_due().map(|row| GameCommand::Pad(PadCommand::Roll(row))));
            }
            BarAction::Second => self.second = Self::second_of(pad),
            BarAction::Returns => {
                commands.extend(self.left(pad).and_then(|row| returns(pad, row)));
                self.chosen = None;
            }
            BarAction::Back | BarAction::NoSecond | BarAction::NoMore => {
                (self.chosen, self.earlier, self.second) = (None, None, None);
            }
            BarAction::Close => self.panel = Some(Panel::close(pad)),
            BarAction::Card if pad.unconfirmed().iter().any(audit_text::is_of_entries) => {
                self.panel = Some(Panel::AuditFirst);
            }
            BarAction::Card => commands.push(GameCommand::Table(TableCommand::End)),
        }
    }
}

/// The button in each place: what cannot be done now keeps its own, and what makes an entry takes over that of
/// nothing else, so that a second click makes none that was not meant.
fn places(actions: &[BarAction]) -> [BarAction; 4] {
    let shown = |all: &[BarAction]| all.iter().copied().find(|action| actions.contains(action));
    [
        BarAction::Coins,
        shown(&[
            BarAction::NoSecond,
            BarAction::NoMore,
            BarAction::Returns,
            BarAction::Back,
            BarAction::Roll,
            BarAction::TypeDice,
        ])
        .unwrap_or(BarAction::Second),
        if actions.contains(&BarAction::Card) { BarAction::Close } else { BarAction::Nothing },
        shown(&[BarAction::Card, BarAction::Close, BarAction::EndRound]).unwrap_or(BarAction::Next),
    ]
}
