//! People's own sheets: the list, and what can be done with each.

mod details;
mod editor;
mod faults;
mod glance;
mod list;
mod table;
mod training;

use egui::{Key as Press, RichText, Ui, UiBuilder, vec2};

use crate::{
    advisor::GameKind,
    screens::prints,
    session::{AppView, GameCommand, LayoutCommand},
};
use common::{host::AppRequest, screens::save_page::SavePage};
use details::{BarCommand, Printed};
use list::LayoutItem;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    list_page::{self, Question, Selection},
    room,
    theme::{self, TextSize, Theme},
    widgets::surface::Surface,
};

pub use editor::LayoutEditorScreen;

/// What the screen remembers.
pub struct LayoutsScreen {
    /// Known by its file; none is the sheet of the program.
    selection: Selection<Option<String>>,
    /// The sheet that was saved last when the list was last drawn.
    seen: Option<String>,
    question: Option<Question<GameCommand>>,
    /// The kind of game to train for.
    kind: GameKind,
    /// An empty page that is being saved.
    print: (Printed, SavePage),
}

impl Default for LayoutsScreen {
    fn default() -> Self {
        let print = (Printed::Sheets, SavePage::default());
        Self { selection: Selection::default(), seen: None, question: None, kind: GameKind::ALL[0], print }
    }
}

impl LayoutsScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        let desk = &app.desk.layouts;
        if self.seen != desk.last {
            self.seen.clone_from(&desk.last);
            self.selection.select(desk.last.clone());
        }
        let items = list::items(texts, desk);
        let room = room::below_bar(ui);
        let asked = bar(ui, texts);
        self.act(asked, app, commands);
        let selected = items.get(self.selection.at()).filter(|_| list_page::is_small(room));
        let first = selected.and_then(|item| details::actions(texts, item).into_iter().next());
        let asked = list_page::show(ui, texts, room, first, |ui, room| {
            let [left, right] = list_page::panes(room, details::share(room), 360.0..=1200.0);
            Surface::Plain.show_in(ui, left, |ui| self.sheets(ui, app, &items, commands));
            let item = &items[self.selection.at()];
            let asked = Surface::Ornate.show_in(ui, right, |ui| {
                list_page::actions(ui, texts, details::actions(texts, item), |ui| {
                    details::show(ui, app, item, &mut self.kind, commands);
                })
            });
            self.act(asked.inner, app, commands);
        });
        self.act(asked, app, commands);
        list_page::question(&mut self.question, ui, texts, app.errors, commands);
        self.save_page(ui, app, &items[self.selection.at()], commands);
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

    /// Unfinished work, the list, and what was thrown away last.
    fn sheets(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        items: &[LayoutItem],
        commands: &mut Vec<GameCommand>,
    ) {
        let texts = app.texts;
        self.unsaved(ui, app, commands);
        let deleted = app.desk.layouts.trashed.as_ref().map(|(_, name)| texts.library_deleted(name));
        let mut opened = false;
        let undo = list_page::deleted(ui, texts, deleted.as_deref(), |ui| {
            let room = ui.available_rect_before_wrap();
            opened = list_page::list(ui, texts, &mut self.selection, items);
            if items.len() == 1 {
                let below = room.with_min_y(room.min.y + 96.0).shrink2(vec2(6.0, 0.0));
                ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
                    let words = RichText::new(texts.sheets_none_yet()).font(theme::body(TextSize::TEXT));
                    ui.label(words.color(Theme::of(ui.ctx()).ink_soft));
                });
            }
        });
        if opened {
            let first = list_page::first(details::actions(texts, &items[self.selection.at()]));
            self.act(first, app, commands);
        }
        commands.extend(undo.then_some(GameCommand::Layouts(LayoutCommand::Restore)));
    }

    /// What lies unfinished in the editor.
    fn unsaved(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let Some(editor) = app.desk.layouts.unsaved() else { return };
        let (theme, texts) = (Theme::of(ui.ctx()), app.texts);
        let name = match editor.sketch().name.trim() {
            "" => texts.sheets_new(),
            name => name,
        };
        ui.label(
            RichText::new(texts.sheets_unsaved(name))
                .font(theme::medium(TextSize::TEXT))
                .color(theme.gold_ink),
        );
        ui.add_space(theme::space::SMALL);
        ui.horizontal(|ui| {
            let go_on = GameCommand::Layouts(LayoutCommand::GoOn);
            let go_on = Action::new(texts.sheets_go_on(), go_on).icon(Symbol::Play).key(Press::G);
            commands.extend(go_on.show(ui, texts));
            let discard_it = Action::new(texts.sheets_discard(), ()).icon(Symbol::Trash).danger();
            if discard_it.show(ui, texts).is_some() {
                self.question = Some(discard(texts, None));
            }
        });
        ui.add_space(theme::space::MEDIUM);
    }

    /// Does what was asked for, or asks about it first.
    fn act(&mut self, asked: Option<BarCommand>, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        match asked {
            None => {}
            Some(BarCommand::Home) => commands.push(AppRequest::Back.into()),
            // Unfinished work in the editor is asked about first.
            Some(BarCommand::Begin(what)) if app.desk.layouts.unsaved().is_some() => {
                self.question = Some(discard(texts, Some(what)));
            }
            Some(BarCommand::Begin(what)) => commands.push(GameCommand::Layouts(what)),
            Some(BarCommand::Import) => {
                let (title, hint) = (texts.sheets_import(), texts.sheets_import_hint());
                let import = |path| GameCommand::Layouts(LayoutCommand::Import(path));
                self.question = Some(Question::import(texts, title, hint, import));
            }
            Some(BarCommand::Export(sheet)) => {
                let file = sheet.as_deref().unwrap_or("default.json").to_owned();
                let export =
                    move |path| GameCommand::Layouts(LayoutCommand::Export { sheet: sheet.clone(), path });
                self.question = Some(Question::export(texts, texts.sheets_export(), &file, export));
            }
            Some(BarCommand::Print(printed)) => {
                self.print.0 = printed;
                self.print.1.open();
            }
            Some(BarCommand::Delete(file, name)) => {
                let delete = GameCommand::Layouts(LayoutCommand::Trash(file));
                self.question = Some(Question::delete(texts, &name, delete));
            }
        }
    }
}

fn bar(ui: &mut Ui, texts: &Texts) -> Option<BarCommand> {
    let new = BarCommand::Begin(LayoutCommand::New);
    let actions = vec![
        Action::new(texts.sheets_import(), BarCommand::Import).icon(Symbol::ArrowDown).key(Press::I),
        Action::new(texts.sheets_new(), new).icon(Symbol::Plus).key(Press::N),
    ];
    list_page::bar(ui, texts, texts.sheets_title(), BarCommand::Home, actions)
}

/// Asks whether unfinished work may be thrown away, for something else if there is one.
fn discard(texts: &Texts, instead: Option<LayoutCommand>) -> Question<GameCommand> {
    let then = std::iter::once(LayoutCommand::Discard).chain(instead).map(GameCommand::Layouts);
    Question::loss(texts.sheets_discard_question(), texts.sheets_discard(), then)
}
