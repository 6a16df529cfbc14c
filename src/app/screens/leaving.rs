//! The question before leaving something that could not be saved.

use egui::{Align2, Key as Press, RichText, TextEdit, Ui, vec2};

use crate::{AppCommand, AppState, LeaveCommand, Leaving, Unsaved};
use common::contract::GameRef;
use opening::typed_path;
use text::Texts;
use ui::{
    actions::Action,
    ask::suggested_path,
    dialogs::{self, Answer},
    theme::{self, TextSize, Theme},
    widgets::surface,
};

/// What the question remembers.
#[derive(Default)]
pub struct LeavingScreen {
    /// What it was about when it was drawn last, and the path as far as it was typed.
    asked: Option<((Option<GameRef>, Unsaved), String)>,
}

impl LeavingScreen {
    /// Draws the question in the place of the page, which gets no keys meanwhile. False where nothing is asked.
    pub fn show(&mut self, ui: &Ui, app: &AppState, commands: &mut Vec<AppCommand>) -> bool {
        let Some(leaving) = &app.leaving else {
            self.asked = None;
            return false;
        };
        let about = (leaving.game, leaving.what);
        let is_new = self.asked.as_ref().is_none_or(|(asked, _)| *asked != about);
        if is_new {
            self.asked = Some((about, suggested_path(&file_for(app, leaving.what))));
        }
        let Some((_, path)) = &mut self.asked else { return false };
        if let Some(answer) = window(ui, app, leaving, path, is_new) {
            commands.push(AppCommand::Leave(answer));
        }
        true
    }
}

/// A name for the file.
fn file_for(app: &AppState, what: Unsaved) -> String {
    let open = app.open_file().map(|(file, _)| file);
    let file = match what {
        Unsaved::Game => open.unwrap_or("game.json"),
        Unsaved::Table => open.unwrap_or("table.json"),
        Unsaved::LateEntry => "late-entry.json",
        Unsaved::Sheet => "sheet.json",
    };
    file.to_owned()
}

fn window(
    ui: &Ui,
    app: &AppState,
    leaving: &Leaving,
    path: &mut String,
    is_new: bool,
) -> Option<LeaveCommand> {
    let (texts, theme) = (&app.texts, Theme::of(ui.ctx()));
    let title = match leaving.what {
        Unsaved::Game => Texts::leave_game,
        Unsaved::Table => Texts::leave_table,
        Unsaved::LateEntry => Texts::leave_late_entry,
        Unsaved::Sheet => Texts::leave_sheet,
    };
    let modal = dialogs::window(ui, "leaving", theme::size::WIDE_DIALOG, |ui| {
        ui.spacing_mut().item_spacing.y = theme::space::MEDIUM;
        ui.label(RichText::new(title(texts)).font(theme::title(TextSize::HEADING)).color(theme.ink));
        ui.label(RichText::new(&leaving.reason).font(theme::body(TextSize::TEXT)).color(theme.ink));
        let label = surface::heading(ui, texts.leave_path());
        let line = TextEdit::singleline(path)
            .desired_width(f32::INFINITY)
            .min_size(vec2(0.0, theme::size::CONTROL))
            .margin(theme::margin::FIELD)
            .align(Align2::LEFT_CENTER);
        let field = ui.add(line).labelled_by(label.id);
        if is_new {
            field.request_focus();
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Press::Enter));
        ui.add_space(theme::space::TIGHT);
        let ready = !path.trim().is_empty();
        let buttons = ui.horizontal_wrapped(|ui| {
            let to = LeaveCommand::SaveTo(typed_path(path).display().to_string());
            let save = Action::new(texts.leave_save(), to.clone()).primary().key(Press::Enter);
            let give_up = if leaving.quits() { Texts::leave_quit } else { Texts::leave_go };
            let actions = [
                save.enabled_if(ready, texts.why_empty()),
                Action::new(texts.leave_again(), LeaveCommand::TryAgain),
                Action::new(give_up(texts), LeaveCommand::GiveUp).danger(),
                Action::new(texts.cancel(), LeaveCommand::Stay).key(Press::Escape),
            ];
            let mut asked = (entered && ready).then_some(to);
            for action in actions {
                asked = asked.take().or(action.show(ui, texts));
            }
            asked
        });
        buttons.inner.map_or(Answer::Waiting, Answer::Given)
    });
    match dialogs::answered(modal) {
        Answer::Waiting => None,
        Answer::Cancelled => Some(LeaveCommand::Stay),
        Answer::Given(answer) => Some(answer),
    }
}
