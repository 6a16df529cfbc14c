//! The fields of the entry that is being corrected, or added where one is missing.

use egui::{Ui, vec2};

use crate::{
    pad::{Pad, PadEvent, PadExt},
    session::{GameCommand, TableCommand},
    text::{event_text, names::building_name},
};
use common::{
    BuildingType,
    screens::table::history::{Edit, Edited, Fields, Spot, apply, edit_buttons},
};
use kernel::Note;
use text::Texts;
use ui::{
    theme,
    widgets::{segmented, stepper},
};

/// An entry being corrected.
#[derive(Clone, Debug)]
pub struct Editor {
    spot: Spot,
    /// What it is, or where it is missing, what it may have been.
    before: PadEvent,
    /// What it should have been; none where it can only be struck.
    draft: Option<PadEvent>,
    /// The same as the fields were opened.
    opened: Option<PadEvent>,
}

impl Editor {
    /// An entry as it is.
    pub fn new(pad: &Pad, entry: usize, before: PadEvent) -> Self {
        let draft = match before {
            PadEvent::Fill { .. } | PadEvent::Coins { .. } | PadEvent::Nothing { .. } => Some(before),
            // Whatever was rolled, people say what it should have been.
            PadEvent::Roll { row, round, .. } => {
                pad.rolled(entry).map(|rolled| PadEvent::Fill { row, building: rolled.building, round })
            }
            _ => None,
        };
        Self { spot: Spot::Entry(entry), before, draft, opened: draft }
    }

    /// An entry that is missing, of a row, from 0.
    pub const fn missing(row: usize, round: u8) -> Self {
        let before = PadEvent::Fill { row: row as u8 + 1, building: BuildingType::ALL[0], round };
        let spot = Spot::Missing { section: round as i32, column: Some(row) };
        Self { spot, before, draft: Some(before), opened: Some(before) }
    }

    /// The cell that it is about.
    pub const fn spot(&self) -> Spot {
        self.spot
    }

    /// Shows the fields.
    pub fn show(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad, commands: &mut Vec<GameCommand>) -> Edited {
        ui.spacing_mut().item_spacing = vec2(theme::space::MEDIUM, theme::space::SMALL);
        let is_forgotten = matches!(self.spot, Spot::Missing { .. });
        let changes = is_forgotten || self.draft != Some(self.before);
        let apply = || apply(texts, is_forgotten).enabled_if(changes, texts.why_nothing_changed());
        let edit = edit_buttons(ui, texts, is_forgotten, self.draft.map(|_| apply()));
        if let Some(draft) = &mut self.draft {
            what(ui, texts, draft);
            ui.horizontal_wrapped(|ui| {
                who(ui, texts, pad, draft);
                when(ui, texts, pad, draft);
            });
        }
        let command = match (edit, self.spot, self.draft) {
            (Some(Edit::Apply), Spot::Entry(entry), Some(event)) => {
                TableCommand::Note(Note::Amend { entry, event })
            }
            (Some(Edit::Apply), Spot::Missing { .. }, Some(event)) => TableCommand::Enter(event),
            (Some(Edit::Strike), Spot::Entry(entry), _) => TableCommand::Note(Note::Strike { entry }),
            (None, ..) => return Edited::Open,
            _ => return Edited::Left,
        };
        commands.push(GameCommand::Table(command));
        Edited::Asked
    }
}

impl Fields for Editor {
    fn is_changed(&self) -> bool {
        self.draft != self.opened
    }
}

/// A type, coins or nothing.
fn what(ui: &mut Ui, texts: &Texts, draft: &mut PadEvent) {
    let (Some(row), Some(round)) = (draft.row(), draft.round()) else { return };
    let mut choices: Vec<(String, PadEvent)> = BuildingType::ALL
        .map(|building| (building_name(texts, building), PadEvent::Fill { row, building, round }))
        .into();
    if round > 0 {
        choices.push((texts.coins().to_owned(), PadEvent::Coins { row, round }));
        choices.push((texts.pad_nothing().to_owned(), PadEvent::Nothing { row, round }));
    }
    let names: Vec<&str> = choices.iter().map(|(name, _)| name.as_str()).collect();
    let mut chosen = choices.iter().position(|(_, event)| event == draft).unwrap_or(0);
    segmented::show(ui, texts.pad_what(), &mut chosen, &names);
    *draft = choices[chosen].1;
}

fn who(ui: &mut Ui, texts: &Texts, pad: &Pad, draft: &mut PadEvent) {
    let names: Vec<String> = (0..pad.corrected_config().rows())
        .map(|row| event_text::name(texts, &pad.header.seats, row))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut chosen = draft.row().map_or(0, |row| usize::from(row) - 1);
    segmented::show(ui, texts.pad_who(), &mut chosen, &names);
    *draft = draft.in_row(chosen as u8 + 1);
}

fn when(ui: &mut Ui, texts: &Texts, pad: &Pad, draft: &mut PadEvent) {
    let name = texts.round();
    let mut round = i64::from(draft.round().unwrap_or(0));
    ui.label(if round == 0 { texts.history_setup() } else { name });
    let ends = [texts.pad_round_back(), texts.pad_round_on()];
    // In setup there are only buildings.
    let least = i64::from(!matches!(draft, PadEvent::Fill { .. }));
    // No entry is of a round that was not begun.
    let most = pad.round().min(pad.corrected_config().rounds()).max(draft.round().unwrap_or(0));
    if stepper::show(ui, name, ends, &mut round, least..=i64::from(most)) {
        *draft = draft.in_round(round as u8);
    }
}
