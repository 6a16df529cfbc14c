//! All entries, the latest first, grouped by the scoring in which they count: any can be corrected or struck, and a
//! forgotten one is entered there.

use egui::{RichText, Ui, vec2};

use crate::{
    games::{
        alhambra::{
            pad::{Pad, PadEvent, Step},
            rules::Scoring,
            session::GameCommand,
            text::{
                event_text,
                names::{self, who},
            },
        },
        common::BuildingType,
    },
    kernel::Note,
    text::Texts,
    ui::{
        actions::Action,
        drawing::symbols::Symbol,
        theme::{self, TextSize, Theme},
        widgets::{button::Button, segmented, stepper, surface::Surface},
    },
};

/// An entry that is being corrected, or one that is missing.
#[derive(Clone, Debug, PartialEq)]
struct Draft {
    /// Its number; none where it is missing.
    entry: Option<usize>,
    before: PadEvent,
    now: PadEvent,
}

/// What the panel remembers.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct HistoryPanel {
    draft: Option<Draft>,
}

impl HistoryPanel {
    /// Shows the entries.
    pub(super) fn show(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad, commands: &mut Vec<GameCommand>) {
        let theme = Theme::of(ui.ctx());
        ui.spacing_mut().item_spacing = vec2(theme::space::SMALL, theme::space::TIGHT);
        if pad.events().is_empty() {
            ui.label(
                RichText::new(texts.history_empty()).font(theme::body(TextSize::TEXT)).color(theme.ink_soft),
            );
        }
        let reached = pad.counting();
        for scoring in Scoring::ALL.into_iter().rev().filter(|scoring| *scoring <= reached) {
            let title = texts.alhambra_part(usize::from(scoring.number()));
            ui.label(RichText::new(title).font(theme::title(TextSize::HEADING)).color(theme.gold_ink));
            let name = texts.alhambra_history_add(scoring.number());
            if ui.add(Button::quiet(texts.pad_add()).icon(Symbol::Plus).name(&name)).clicked() {
                self.draft = Some(forgotten(scoring));
            }
            self.editor(ui, texts, pad, commands, |draft| {
                draft.entry.is_none() && draft.before.scoring() == scoring
            });
            for (entry, event) in pad.events().iter().rev().filter(|(_, event)| event.scoring() == scoring) {
                let words = event_text::describe(texts, pad.config(), &pad.header.seats, event);
                let name = texts.pad_said(texts.pad_change(), &words);
                let open = self.draft.as_ref().is_some_and(|draft| draft.entry == Some(*entry));
                let button = if open { Button::primary(&words) } else { Button::secondary(&words) };
                if ui.add(button.name(&name).min_width(ui.available_width())).clicked() {
                    let draft = Draft { entry: Some(*entry), before: event.clone(), now: event.clone() };
                    self.draft = (!open).then_some(draft);
                }
                self.editor(ui, texts, pad, commands, |draft| draft.entry == Some(*entry));
            }
        }
    }

    /// The fields of what is being corrected, where it is such.
    fn editor(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        commands: &mut Vec<GameCommand>,
        is_here: impl Fn(&Draft) -> bool,
    ) {
        let Some(draft) = self.draft.as_mut().filter(|draft| is_here(draft)) else { return };
        let mut command = None;
        Surface::Plain.show(ui, |ui| {
            ui.set_width(ui.available_width());
            fields(ui, texts, pad, &mut draft.now);
            ui.horizontal(|ui| {
                let (label, does) = match draft.entry {
                    Some(entry) => {
                        let note = Note::Amend { entry, event: draft.now.clone() };
                        (texts.pad_correct(), GameCommand::Note(note))
                    }
                    None => (texts.pad_add(), GameCommand::Enter(draft.now.clone())),
                };
                let differs = draft.entry.is_none() || draft.now != draft.before;
                let apply = Action::new(label, does).icon(Symbol::Check).primary();
                command = apply.only_if(differs, texts.why_nothing_changed()).show(ui, texts);
                if let Some(entry) = draft.entry {
                    let strike = Action::new(texts.pad_strike(), GameCommand::Note(Note::Strike { entry }));
                    command = command.take().or(strike.icon(Symbol::Trash).danger().show(ui, texts));
                }
            });
        });
        if command.is_some() {
            self.draft = None;
        }
        commands.extend(command);
    }
}

/// What is most likely missing: a tile.
fn forgotten(scoring: Scoring) -> Draft {
    let event = PadEvent::Tile { scoring, row: 1, building: BuildingType::ALL[0], change: Step::More };
    Draft { entry: None, before: event.clone(), now: event }
}

/// What can be told otherwise; of other entries nothing can, they can be struck.
fn fields(ui: &mut Ui, texts: &Texts, pad: &Pad, event: &mut PadEvent) {
    let rows = pad.config().game.rows();
    match event {
        PadEvent::Tile { scoring, row, building, change } => {
            let types = BuildingType::ALL.map(|building| texts.building_name(building));
            let mut chosen = building.index();
            segmented::show(ui, texts.pad_what(), &mut chosen, &types.each_ref().map(String::as_str));
            *building = BuildingType::ALL[chosen];
            whose(ui, texts, pad, rows, row);
            let mut fewer = usize::from(*change == Step::Fewer);
            let words = [texts.alhambra_history_more(), texts.alhambra_history_fewer()];
            segmented::show(ui, texts.alhambra_history_change(), &mut fewer, &words);
            *change = if fewer == 1 { Step::Fewer } else { Step::More };
            when(ui, texts, pad, scoring);
        }
        PadEvent::Measure { scoring, row, wall, .. } => {
            whose(ui, texts, pad, pad.config().game.players(), row);
            if let Some(wall) = wall {
                let name = texts.alhambra_wall();
                let ends = [texts.new_pad_fewer(name), texts.new_pad_more(name)];
                let mut pieces = i64::from(*wall);
                stepper::show(ui, name, [&ends[0], &ends[1]], &mut pieces, 0..=i64::from(u8::MAX));
                *wall = pieces as u16;
            }
            when(ui, texts, pad, scoring);
        }
        PadEvent::Neutral { scoring, .. } => when(ui, texts, pad, scoring),
        PadEvent::First { row } => whose(ui, texts, pad, pad.config().game.players(), row),
        _ => {}
    }
}

fn whose(ui: &mut Ui, texts: &Texts, pad: &Pad, rows: usize, row: &mut u8) {
    let names: Vec<String> = (0..rows).map(|row| who(texts, &pad.header.seats, row)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut chosen = usize::from(row.saturating_sub(1)).min(rows.saturating_sub(1));
    segmented::show(ui, texts.pad_who(), &mut chosen, &names);
    *row = chosen as u8 + 1;
}

/// In which scoring it counts first.
fn when(ui: &mut Ui, texts: &Texts, pad: &Pad, scoring: &mut Scoring) {
    let reached: Vec<Scoring> =
        Scoring::ALL.into_iter().filter(|scoring| *scoring <= pad.counting()).collect();
    let names: Vec<String> =
        reached.iter().map(|scoring| names::sentence(&names::scoring(texts, *scoring))).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut chosen = reached.iter().position(|other| other == scoring).unwrap_or(0);
    segmented::show(ui, texts.alhambra_history_when(), &mut chosen, &names);
    *scoring = reached.get(chosen).copied().unwrap_or(*scoring);
}
