//! All entries round by round, and correcting any of them: what came after is worked out anew.

use egui::{RichText, Ui};

use super::{
    panel::Next,
    words::{self, bare},
};
use crate::{
    app::{
        Command, Companion, PadSession, TableDeed,
        art::symbols::Symbol,
        pad_session::Corrected,
        position::building_name,
        story,
        texts::{Key, Texts},
        theme::{self, Theme},
        widgets::{button::Button, card::Card, segmented, stepper},
    },
    game::{AwardChange, Changes, Pad, TableEvent},
    rules::BuildingType,
};

/// What the panel remembers.
#[derive(Clone, Debug, Default)]
pub(super) struct Correct {
    /// The entry being corrected, and what it should have been.
    draft: Option<(usize, TableEvent)>,
}

impl Correct {
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        companion: &Companion,
        session: &PadSession,
        commands: &mut Vec<Command>,
    ) -> Next {
        let (texts, pad) = (&companion.texts, session.pad());
        if let Some(corrected) = &companion.corrected
            && corrected.revision == session.revision()
        {
            changed(ui, texts, pad, corrected);
        }
        let events = pad.events();
        if events.is_empty() {
            line(ui, texts.get(Key::HistoryEmpty), true);
        }
        let mut rounds: Vec<Option<u8>> = events.iter().map(|(_, event)| event.round()).collect();
        rounds.sort_unstable_by_key(|round| std::cmp::Reverse(round.unwrap_or(u8::MAX)));
        rounds.dedup();
        for round in rounds {
            heading(ui, texts, round);
            for (entry, event) in events.iter().rev().filter(|(_, event)| event.round() == round) {
                self.entry(ui, texts, pad, *entry, event, commands);
            }
        }
        Next::Stay
    }

    fn entry(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        entry: usize,
        event: &TableEvent,
        commands: &mut Vec<Command>,
    ) {
        let words = words::told(texts, pad, entry, event);
        let open = self.draft.is_some_and(|(open, _)| open == entry);
        ui.horizontal(|ui| {
            ui.set_min_height(44.0);
            let room = ui.available_width() - 270.0;
            ui.allocate_ui(egui::vec2(room, 44.0), |ui| {
                ui.set_width(room);
                ui.centered_and_justified(|ui| {
                    ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                        line(ui, &words, false);
                    });
                });
            });
            if let Some(draft) = as_draft(pad, entry, event) {
                let name = format!("{}: {words}", texts.get(Key::PadChange));
                let button = Button::secondary(texts.get(Key::PadChange)).name(&name).min_width(120.0);
                if ui.add(button.selected(open)).clicked() {
                    self.draft = (!open).then_some((entry, draft));
                }
            } else {
                ui.add_space(130.0);
            }
            let name = format!("{}: {words}", texts.get(Key::PadStrike));
            let button = Button::quiet(texts.get(Key::PadStrike)).icon(Symbol::Trash).name(&name);
            if ui.add(button).clicked() {
                commands.push(Command::Table(TableDeed::Strike(entry)));
                self.draft = None;
            }
        });
        if open && self.editor(ui, texts, pad, commands) {
            self.draft = None;
        }
    }

    /// The fields of the entry being corrected; returns true when it is done.
    fn editor(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad, commands: &mut Vec<Command>) -> bool {
        let Some((entry, draft)) = &mut self.draft else { return false };
        let mut done = false;
        Card::Plain.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing = egui::vec2(8.0, 8.0);
            what(ui, texts, draft);
            ui.horizontal(|ui| {
                who(ui, texts, pad, draft);
                when(ui, texts, pad, draft);
            });
            let words = texts.get(Key::PadCorrect);
            if ui.add(Button::primary(words).icon(Symbol::Check)).clicked() {
                commands.push(Command::Table(TableDeed::Amend { entry: *entry, event: *draft }));
                done = true;
            }
        });
        done
    }
}

/// An entry as one that can be corrected; the others can only be struck.
fn as_draft(pad: &Pad, entry: usize, event: &TableEvent) -> Option<TableEvent> {
    match *event {
        TableEvent::Fill { .. } | TableEvent::Coins { .. } | TableEvent::Nothing { .. } => Some(*event),
        // Whatever was rolled, people say what it should have been.
        TableEvent::Roll { row, round, .. } => {
            let building = pad.rolled(entry)?.building;
            Some(TableEvent::Fill { row, building, round })
        }
        _ => None,
    }
}

/// A type, coins or nothing.
fn what(ui: &mut Ui, texts: &Texts, draft: &mut TableEvent) {
    let (Some(row), Some(round)) = (draft.row(), draft.round()) else { return };
    let mut choices: Vec<(String, TableEvent)> = BuildingType::ALL
        .map(|building| (building_name(texts, building), TableEvent::Fill { row, building, round }))
        .into();
    if round > 0 {
        choices.push((texts.get(Key::Coins).to_owned(), TableEvent::Coins { row, round }));
        choices.push((texts.get(Key::PadNothing).to_owned(), TableEvent::Nothing { row, round }));
    }
    let names: Vec<&str> = choices.iter().map(|(name, _)| name.as_str()).collect();
    let mut chosen = choices.iter().position(|(_, event)| event == draft).unwrap_or(0);
    segmented::show(ui, texts.get(Key::PadWhat), &mut chosen, &names);
    *draft = choices[chosen].1;
}

fn who(ui: &mut Ui, texts: &Texts, pad: &Pad, draft: &mut TableEvent) {
    let names: Vec<String> =
        (0..pad.terms().rows()).map(|row| story::name(texts, &pad.header.seats, row)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut chosen = draft.row().map_or(0, |row| usize::from(row) - 1);
    ui.scope(|ui| {
        ui.set_max_width(ui.available_width() - 250.0);
        segmented::show(ui, texts.get(Key::PadWho), &mut chosen, &names);
    });
    *draft = draft.in_row(chosen as u8 + 1);
}

fn when(ui: &mut Ui, texts: &Texts, pad: &Pad, draft: &mut TableEvent) {
    let name = texts.get(Key::Round);
    line(ui, name, false);
    let mut round = i64::from(draft.round().unwrap_or(0));
    let ends = [texts.get(Key::PadRoundBack), texts.get(Key::PadRoundOn)];
    let least = i64::from(!matches!(draft, TableEvent::Fill { .. }));
    if stepper::show(ui, name, ends, &mut round, least..=i64::from(pad.terms().rounds())) {
        *draft = draft.in_round(round as u8);
    }
}

/// What a correction changed downstream.
fn changed(ui: &mut Ui, texts: &Texts, pad: &Pad, corrected: &Corrected) {
    Card::Plain.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let theme = Theme::of(ui.ctx());
        let title = RichText::new(texts.get(Key::PadChanged)).font(theme::title(19.0)).color(theme.gold_ink);
        ui.label(title);
        for words in changes(texts, pad, &corrected.changes) {
            line(ui, &words, false);
        }
    });
}

/// What a correction changed, in words.
pub(super) fn changes(texts: &Texts, pad: &Pad, changes: &Changes) -> Vec<String> {
    let name = |row: usize| story::name(texts, &pad.header.seats, row);
    let vp = |vp: u16| texts.with(Key::CountVp, &[("vp", vp.into())]);
    let award = |round_and_vp: Option<(u8, u8)>| match round_and_vp {
        Some((round, points)) => {
            texts.with(Key::PadAwardThen, &[("round", round.into()), ("vp", points.into())])
        }
        None => texts.get(Key::PadNoAward).to_owned(),
    };
    let from_to = |what: String, before: String, after: String| {
        texts.with(
            Key::PadFromTo,
            &[("what", what.into()), ("before", before.into()), ("after", after.into())],
        )
    };
    let awards = changes.awards.iter().map(|AwardChange { row, building, before, after }| {
        let what = format!("{}, {}", name(*row), bare(texts, *building));
        from_to(what, award(*before), award(*after))
    });
    let totals = changes.totals.iter().map(|total| {
        let what = format!("{}, {}", name(total.row), texts.get(Key::Total).to_lowercase());
        from_to(what, vp(total.before), vp(total.after))
    });
    let reopened =
        changes.reopened.iter().map(|&row| texts.with(Key::PadReopened, &[("name", name(row).into())]));
    let mut words: Vec<String> = awards.chain(totals).chain(reopened).collect();
    if words.is_empty() {
        words.push(texts.get(Key::PadChangedNothing).to_owned());
    }
    words
}

fn heading(ui: &mut Ui, texts: &Texts, round: Option<u8>) {
    let theme = Theme::of(ui.ctx());
    let words = match round {
        None => texts.get(Key::PadWholeGame).to_owned(),
        Some(0) => texts.get(Key::HistorySetup).to_owned(),
        Some(round) => texts.with(Key::HistoryRound, &[("round", round.into())]),
    };
    ui.add_space(4.0);
    ui.label(RichText::new(words).font(theme::title(19.0)).color(theme.gold_ink));
}

fn line(ui: &mut Ui, words: &str, soft: bool) {
    let theme = Theme::of(ui.ctx());
    let ink = if soft { theme.ink_soft } else { theme.ink };
    ui.label(RichText::new(words).font(theme::body(16.5)).color(ink));
}
