//! The last run ended by a fault of the program's own: what was saved, and where the report lies. It is told once.

use egui::{Key as Press, RichText, Ui};

use crate::{AppCommand, AppState};
use text::date;
use ui::{
    actions::Action,
    dialogs,
    drawing::symbols::Symbol,
    theme::{self, TextSize, Theme},
};

/// Shows it, if there is something to tell.
pub fn show(ui: &Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
    let Some(crash) = &app.crash else { return };
    let (texts, theme) = (&app.texts, Theme::of(ui.ctx()));
    let modal = dialogs::window(ui, "crash", theme::size::WIDE_DIALOG, |ui| {
        ui.spacing_mut().item_spacing.y = theme::space::MEDIUM;
        ui.label(RichText::new(texts.crash_title()).font(theme::title(TextSize::HEADING)).color(theme.ink));
        let report = crash.report.display().to_string();
        for said in [&texts.crash_saved(&date(texts, crash.when)), texts.crash_report(), &*report] {
            ui.label(RichText::new(said).font(theme::body(TextSize::TEXT)).color(theme.ink));
        }
        ui.add_space(theme::space::TIGHT);
        ui.horizontal_wrapped(|ui| {
            let close = Action::new(texts.close(), AppCommand::CloseCrash).icon(Symbol::Check);
            let close = close.key(Press::Enter).key(Press::Escape).primary();
            let copy =
                Action::new(texts.crash_copy(), AppCommand::CopyCrash).icon(Symbol::Page).key(Press::C);
            commands.extend(close.show(ui, texts));
            commands.extend(copy.show(ui, texts));
        });
    });
    if modal.should_close() {
        commands.push(AppCommand::CloseCrash);
    }
}
