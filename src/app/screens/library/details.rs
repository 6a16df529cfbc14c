//! The selected game, and what can be done with it.

use egui::{Align2, Key as Press, Rect, RichText, Sense, Ui, pos2, vec2};

use super::{edit, items::LibraryItem};
use crate::{
    games::roll_and_write::{
        files::Summary, screens::position::player_colour, text::event_text, widgets::mini_sheet,
    },
    kernel::record::RecordKind,
    text::{Key, Texts},
    ui::{
        drawing::symbols::{self, Symbol},
        keys::{key_name, pressed},
        theme::{self, Theme},
        widgets::{button::Button, fitted_text, shortcut_row},
    },
};

/// What can be done with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DetailsAction {
    /// Go on with it, or look at it.
    Continue,
    /// Replay it.
    Replay,
    /// Its score card.
    Card,
    /// The same configuration again.
    Rematch,
    /// What is said of it.
    Describe,
    /// What was typed in of a paper game.
    Correct,
    /// Write its record to a file.
    Export,
    /// Throw it away.
    Delete,
    /// Bring it back.
    Restore,
}

impl DetailsAction {
    fn look(self) -> (Key, Symbol, Press) {
        match self {
            Self::Continue => (Key::LibraryContinue, Symbol::Play, Press::Enter),
            Self::Replay => (Key::LibraryReplay, Symbol::StepBack, Press::R),
            Self::Card => (Key::LibraryScore, Symbol::Trophy, Press::S),
            Self::Rematch => (Key::LibraryRematch, Symbol::Die, Press::A),
            Self::Describe => (Key::LibraryDetails, Symbol::Info, Press::F2),
            Self::Correct => (Key::LateCorrect, Symbol::Grid, Press::C),
            Self::Export => (Key::Export, Symbol::ArrowUp, Press::E),
            Self::Delete => (Key::Delete, Symbol::Trash, Press::Delete),
            Self::Restore => (Key::Restore, Symbol::Undo, Press::Enter),
        }
    }
}

/// What can be done with a game, the most likely first.
pub fn deeds(item: &LibraryItem, in_trash: bool, sample: bool) -> Vec<DetailsAction> {
    if in_trash {
        return vec![DetailsAction::Restore];
    }
    let Ok(summary) = &item.content else {
        return vec![DetailsAction::Delete];
    };
    let full = summary.kind == RecordKind::Full;
    let mut deeds = Vec::new();
    let on_screen = full || summary.kind == RecordKind::Table;
    if item.is_open() && !sample && on_screen {
        deeds.push(DetailsAction::Continue);
    }
    deeds.extend([DetailsAction::Card, DetailsAction::Replay]);
    if full {
        deeds.push(DetailsAction::Rematch);
    }
    deeds.push(DetailsAction::Export);
    if !sample {
        deeds.extend((!summary.read_only).then_some(DetailsAction::Describe));
        let late = summary.kind == RecordKind::Result && !summary.read_only;
        deeds.extend(late.then_some(DetailsAction::Correct));
        deeds.push(DetailsAction::Delete);
    }
    deeds
}

/// Shows the details; returns what was asked for.
pub fn show(
    ui: &mut Ui,
    texts: &Texts,
    item: &LibraryItem,
    deeds: &[DetailsAction],
    keys: bool,
) -> Option<DetailsAction> {
    let theme = Theme::of(ui.ctx());
    let room = ui.available_rect_before_wrap();
    let rows = deeds.len().saturating_sub(1).div_ceil(2) as f32;
    let height = 50.0 + rows * 50.0;
    let above = room.with_max_y(room.max.y - height);
    ui.scope_builder(egui::UiBuilder::new().max_rect(above), |ui| {
        ui.shrink_clip_rect(above);
        contents(ui, &theme, texts, item);
    });
    let mut asked = None;
    let mut button = |ui: &mut Ui, deed: DetailsAction, primary: bool, width: f32| {
        let (key, symbol, press) = deed.look();
        // Enter does what comes first, whatever that is.
        let press = if primary { Press::Enter } else { press };
        let label = texts.get(key);
        let button = match deed {
            DetailsAction::Delete => Button::danger(label),
            _ if primary => Button::primary(label),
            _ => Button::secondary(label),
        };
        let clicked = ui.add(button.icon(symbol).shortcut(key_name(texts, press)).min_width(width)).clicked();
        if clicked || (keys && pressed(ui, press)) {
            asked = Some(deed);
        }
    };
    let mut top = room.max.y - height + 10.0;
    let line = |top: f32| Rect::from_min_size(pos2(room.min.x, top), vec2(room.width(), 40.0));
    let (&first, others) = deeds.split_first()?;
    shortcut_row::show(ui, line(top), 1, |ui, _, width| {
        button(ui, first, first != DetailsAction::Delete, width);
    });
    for pair in others.chunks(2) {
        top += 50.0;
        ui.push_id(top as u32, |ui| {
            shortcut_row::show(ui, line(top), 2, |ui, k, width| {
                if let Some(&deed) = pair.get(k) {
                    button(ui, deed, false, width);
                }
            });
        });
    }
    asked
}

fn contents(ui: &mut Ui, theme: &Theme, texts: &Texts, item: &LibraryItem) {
    ui.spacing_mut().item_spacing.y = 4.0;
    let rows = item.content.as_ref().map_or(0, |summary| summary.seats.len()) as f32;
    let words = item.content.as_ref().map_or(0, edit::lines) as f32;
    let spare = ui.available_height() - 120.0 - rows * 30.0 - words * 24.0;
    if let Some(cells) = &item.cells
        && spare >= 60.0
    {
        let side = spare.min(ui.available_width() * 0.8).min(300.0);
        ui.vertical_centered(|ui| mini_sheet::show(ui, side, cells, texts.get(Key::PlayerSheet)));
        ui.add_space(8.0);
    }
    ui.vertical_centered(|ui| {
        ui.label(RichText::new(&item.title).font(theme::title(23.0)).color(theme.ink));
        let Ok(summary) = &item.content else { return };
        let minutes = (summary.active_seconds / 60).max(1);
        let mut line = item.date.clone();
        if summary.active_seconds > 0 {
            line = format!("{line}, {}", texts.with(Key::LibraryMinutes, &[("minutes", minutes.into())]));
        }
        ui.label(RichText::new(line).font(theme::body(15.5)).color(theme.ink_soft));
        let mut state = item.state.clone();
        if summary.practice {
            state = format!("{state}, {}", texts.get(Key::LibraryPractice).to_lowercase());
        }
        ui.label(RichText::new(state).font(theme::medium(15.5)).color(theme.ink_soft));
    });
    ui.add_space(6.0);
    if let Ok(summary) = &item.content {
        ui.vertical_centered(|ui| edit::words(ui, theme, summary));
        ui.add_space(if edit::lines(summary) > 0 { 8.0 } else { 0.0 });
    }
    match &item.content {
        Err(reason) => {
            let words = texts.with(Key::LibraryBroken, &[("reason", reason.as_str().into())]);
            ui.label(RichText::new(words).font(theme::body(16.0)).color(theme.danger));
        }
        Ok(summary) => {
            if summary.read_only {
                let words = texts.get(Key::LibraryNewer);
                ui.label(RichText::new(words).font(theme::body(16.0)).color(theme.danger));
            }
            totals(ui, theme, texts, summary);
        }
    }
}

/// Who has how many points.
fn totals(ui: &mut Ui, theme: &Theme, texts: &Texts, summary: &Summary) {
    for (row, seat) in summary.seats.iter().enumerate() {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), Sense::hover());
        let name = event_text::name(texts, &summary.seats, row);
        let total = summary.totals.get(row).copied().flatten();
        let vp = total.map_or_else(String::new, |vp| texts.with(Key::CountVp, &[("vp", vp.into())]));
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{name} {vp}")));
        let painter = ui.painter();
        let middle = rect.center().y;
        let mark = Rect::from_center_size(pos2(rect.min.x + 10.0, middle), vec2(16.0, 16.0));
        let contest = summary.totals.iter().flatten().count() > 1;
        if contest && summary.winners.contains(&row) {
            symbols::paint(painter, mark, Symbol::Trophy, theme.gold_ink);
        } else {
            painter.circle_filled(mark.center(), 5.0, player_colour(theme, row, seat));
        }
        let ink = if total.is_some() { theme.ink } else { theme.ink_soft };
        let at = pos2(rect.min.x + 26.0, middle);
        fitted_text(painter, at, Align2::LEFT_CENTER, &name, theme::body(16.5), ink, rect.width() - 110.0);
        let end = pos2(rect.max.x - 4.0, middle);
        painter.text(end, Align2::RIGHT_CENTER, vp, theme::bold(16.5), theme.gold_ink);
    }
}
