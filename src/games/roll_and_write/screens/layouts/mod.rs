//! People's own sheets: the list, and what can be done with each.

mod details;
mod editor;
mod faults;
mod glance;
mod list;
mod table;
mod training;

use egui::{RichText, Ui, UiBuilder, vec2};

use crate::{
    advisor::GameKind,
    screens::prints,
    session::{AppView, GameCommand},
};
use common::screens::{
    save_page::SavePage,
    transcribed::{PageView, PageWords, TranscribedPage},
};
use details::Printed;
use list::LayoutItem;
use ui::{
    room,
    theme::{self, TextSize, Theme},
};

pub use editor::LayoutEditorScreen;

/// What the screen remembers.
pub struct LayoutsScreen {
    /// A sheet is known by its file; none is the sheet of the program.
    page: TranscribedPage<Option<String>, GameCommand>,
    /// The kind of game to train for.
    kind: GameKind,
    /// An empty page that is being saved.
    print: (Printed, SavePage),
}

impl Default for LayoutsScreen {
    fn default() -> Self {
        let print = (Printed::Sheets, SavePage::default());
        Self { page: TranscribedPage::default(), kind: GameKind::ALL[0], print }
    }
}

impl LayoutsScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        let desk = &app.desk.layouts.sheets;
        let items = list::items(texts, desk);
        let view = PageView {
            texts,
            errors: app.errors,
            desk,
            items: &items,
            words: PageWords {
                title: texts.sheets_title(),
                import: texts.sheets_import(),
                import_question: [texts.sheets_import(), texts.sheets_import_hint()],
                export_question: texts.sheets_export(),
                new: texts.sheets_new(),
                discard_question: texts.sheets_discard_question(),
            },
            panes: (details::share(room::below_bar(ui)), 360.0..=1400.0),
        };
        let below_list = |ui: &mut Ui| {
            if items.len() == 1 {
                let room = ui.available_rect_before_wrap();
                let below = room.with_min_y(room.min.y + 96.0).shrink2(vec2(6.0, 0.0));
                ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
                    let words = RichText::new(texts.sheets_none_yet()).font(theme::body(TextSize::TEXT));
                    ui.label(words.color(Theme::of(ui.ctx()).ink_soft));
                });
            }
        };
        let kind = &mut self.kind;
        let details = |ui: &mut Ui, item: &LayoutItem, commands: &mut Vec<GameCommand>| {
            details::show(ui, app, item, kind, commands);
        };
        let actions = |item: &LayoutItem| details::actions(texts, item);
        if let Some(printed) = self.page.show(ui, &view, actions, below_list, details, commands) {
            self.print.0 = printed;
            self.print.1.open();
        }
        self.save_page(ui, app, &items[self.page.selected()], commands);
    }

    /// Saves an empty page of a sheet.
    fn save_page(&mut self, ui: &Ui, app: &AppView<'_>, item: &LayoutItem, commands: &mut Vec<GameCommand>) {
        let (Ok(layout), texts) = (&item.layout, app.texts) else { return };
        let (printed, save_page) = &mut self.print;
        let prints = |paper| match printed {
            Printed::Sheets => prints::empty_sheets(texts, layout, paper).into_iter().collect(),
            Printed::ScoreSheet => {
                prints::empty_score_sheet(texts, &item.name, layout, paper).into_iter().collect()
            }
        };
        let name = match printed {
            Printed::Sheets => "player-sheets",
            Printed::ScoreSheet => "score-sheet",
        };
        let page = save_page.show(ui, texts, app.errors, (name, &item.name), prints, None);
        commands.extend(page.map(GameCommand::from));
    }
}
