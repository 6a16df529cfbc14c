//! The fields of the entry that is being corrected, or added where one is missing.

use egui::{Ui, vec2};

use crate::{
    games::{
        common::BuildingType,
        roll_and_write::{
            pad::{Pad, PadEvent},
            session::{GameCommand, TableCommand},
            text::{event_text, names::building_name},
        },
    },
    kernel::Note,
    text::Texts,
    ui::{
        actions::Action,
        drawing::symbols::Symbol,
        theme,
        widgets::{segmented, stepper, surface::Surface},
    },
};

/// An entry being corrected.
#[derive(Clone, Debug)]
pub struct Editor {
    /// Its number; none where it is missing.
    pub entry: Option<usize>,
    /// What it is, or where it is missing, what it may have been.
    pub before: PadEvent,
    /// What it should have been; none where it can only be struck.
    draft: Option<PadEvent>,
    /// It was scrolled to where it can be seen.
    seen: bool,
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
        Self { entry: Some(entry), before, draft, seen: false }
    }

    /// An entry that is missing, of a row, from 0.
    pub const fn missing(row: usize, round: u8) -> Self {
        let before = PadEvent::Fill { row: row as u8 + 1, building: BuildingType::ALL[0], round };
        Self { entry: None, before, draft: Some(before), seen: false }
    }

    /// Whether it is about the same entry or place as another.
    pub fn is_about(&self, other: &Self) -> bool {
        (self.entry, self.before) == (other.entry, other.before)
    }

    /// Shows the fields; returns true when it is done.
    pub fn show(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad, commands: &mut Vec<GameCommand>) -> bool {
        let mut command = None;
        let card = Surface::Plain.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing = vec2(theme::space::MEDIUM, theme::space::SMALL);
            if let Some(draft) = &mut self.draft {
                what(ui, texts, draft);
                ui.horizontal_wrapped(|ui| {
                    who(ui, texts, pad, draft);
                    when(ui, texts, pad, draft);
                });
            }
            ui.horizontal(|ui| {
                if let Some(event) = self.draft {
                    let (label, does) = match self.entry {
                        Some(entry) => {
                            (texts.pad_correct(), TableCommand::Note(Note::Amend { entry, event }))
                        }
                        None => (texts.pad_add(), TableCommand::Enter(event)),
                    };
                    let changes = self.entry.is_none() || event != self.before;
                    let button = Action::new(label, does).icon(Symbol::Check).primary();
                    command = button.enabled_if(changes, texts.why_nothing_changed()).show(ui, texts);
                }
                if let Some(entry) = self.entry {
                    let strike = Action::new(texts.pad_strike(), TableCommand::Note(Note::Strike { entry }));
                    let strike = strike.icon(Symbol::Trash).danger().show(ui, texts);
                    command = command.take().or(strike);
                }
            });
        });
        if !self.seen {
            card.response.scroll_to_me(Some(egui::Align::Center));
            self.seen = true;
        }
        let done = command.is_some();
        commands.extend(command.map(GameCommand::Table));
        done
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
