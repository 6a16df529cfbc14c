//! Late entry: a finished paper game is typed in from its sheets.

mod facts;
mod faults;
mod table;
mod ticks;

use egui::{Key as Press, ScrollArea, Ui};

use crate::{
    games::{
        common::{BuildingType, host::AppRequest},
        roll_and_write::{
            session::{AppView, GameCommand, LateCheck, LateCommand, LateDraft},
            text::audit_text,
        },
    },
    text::Texts,
    ui::{
        actions::Action,
        dialogs::{self, Answer},
        drawing::symbols::Symbol,
        form,
        keys::Shortcut,
        theme,
        widgets::{self, surface::Surface, top_bar},
    },
};
use ticks::Ticking;

/// The page is never wider than this.
const WIDEST: f32 = 1400.0;
/// What the table needs: in a narrower window it is scrolled.
const NARROWEST: f32 = 760.0;
/// Narrower cards have what was agreed in two lines, and smaller fields.
const NARROW: f32 = 880.0;

/// What the screen remembers.
#[derive(Default)]
pub struct LateEntryScreen {
    /// The sheet whose cells are ticked off.
    ticking: Option<Ticking>,
    asked: Option<LateQuestion>,
}

/// What is being asked.
enum LateQuestion {
    /// Whether to begin anew.
    StartOver,
    /// Whether these are true, which no legal game can give.
    Keep(Vec<String>),
}

/// What the parts of the page draw from.
struct LatePage<'a> {
    texts: &'a Texts,
    app: &'a AppView<'a>,
    check: &'a LateCheck,
}

impl LatePage<'_> {
    /// The name of a row of the score sheet as shown.
    fn name(&self, draft: &LateDraft, k: usize) -> String {
        let players = draft.agreed.players;
        if k >= players {
            let numeral = ["I", "II", "III", "IV"].get(k - players).copied().unwrap_or("V");
            return self.texts.phantom_name(numeral);
        }
        draft.row(k).seat.shown_name(self.texts, k, players)
    }

    /// What a screen reader says of a cell.
    fn cell(&self, building: Option<BuildingType>, cell: usize, crossed: bool) -> String {
        let (column, row) = (cell % 6 + 1, cell / 6 + 1);
        match (building, crossed) {
            (None, true) => self.texts.late_cell_ticked(row, column),
            (None, false) => self.texts.sheet_cell_empty(row, column),
            (Some(kind), true) => self.texts.sheet_cell_built(row, column, kind),
            (Some(kind), false) => self.texts.sheet_cell(row, column, kind),
        }
    }
}

impl LateEntryScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        let mut draft = app.desk.late.draft.clone();
        let page = LatePage { texts, app, check: &app.desk.late.check };
        ui.spacing_mut().item_spacing.y = 0.0;
        self.bar(ui, &page, commands);
        ScrollArea::both().auto_shrink(false).show(ui, |ui| {
            let room = ui.max_rect();
            let width = (room.width() - 32.0).clamp(NARROWEST, WIDEST);
            ui.add_space(theme::space::LARGE);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 0.0;
                ui.add_space(((room.width() - width) / 2.0).max(16.0));
                ui.vertical(|ui| {
                    ui.set_width(width);
                    ui.spacing_mut().item_spacing.x = theme::space::MEDIUM;
                    Surface::Plain.show(ui, |ui| {
                        ui.set_width(ui.available_width());
                        widgets::touch(ui);
                        facts::show(ui, &page, &mut draft);
                    });
                    ui.add_space(form::CARD_GAP);
                    Surface::Plain.show(ui, |ui| {
                        ui.set_width(ui.available_width());
                        if let Some(row) = table::show(ui, &page, &mut draft) {
                            self.ticking = Some(Ticking::new(row));
                        }
                    });
                    ui.add_space(theme::space::LARGE);
                });
            });
        });
        if let Some(ticking) = &mut self.ticking
            && (ticking.row >= draft.agreed.players || ticks::show(ui, &page, &mut draft, ticking))
        {
            self.ticking = None;
        }
        if draft != app.desk.late.draft {
            commands.push(GameCommand::Late(LateCommand::Change(Box::new(draft))));
            ui.ctx().request_repaint();
        }
        self.question(ui, app, commands);
    }

    fn bar(&mut self, ui: &mut Ui, page: &LatePage<'_>, commands: &mut Vec<GameCommand>) {
        let texts = page.texts;
        let late = &page.app.desk.late;
        let title = if late.corrects() { texts.late_correct() } else { texts.late_title() };
        let right = page.check.faults.is_empty();
        let ready = right && late.is_changed();
        let why = if right { texts.why_nothing_changed() } else { texts.why_faults() };
        top_bar::show(
            ui,
            title,
            |_| {},
            |ui| {
                let save = Action::new(texts.late_save(), ()).icon(Symbol::Check).primary();
                let save = save.key(Shortcut::ctrl(Press::S)).enabled_if(ready, why);
                if save.show(ui, texts).is_some() {
                    self.save(page, commands);
                }
                let back = Action::new(texts.back(), AppRequest::Back.into()).icon(Symbol::ArrowLeft);
                commands.extend(back.key(Press::Escape).show(ui, texts));
                let over = Action::new(texts.late_start_over(), LateQuestion::StartOver).icon(Symbol::Undo);
                let over = over.quiet().enabled_if(late.is_changed(), texts.why_no_undo());
                if let Some(question) = over.show(ui, texts) {
                    self.asked = Some(question);
                }
            },
        );
    }

    /// Saves, or asks first whether what is odd is true.
    fn save(&mut self, page: &LatePage<'_>, commands: &mut Vec<GameCommand>) {
        let (texts, draft) = (page.texts, &page.app.desk.late.draft);
        let odd = draft.unconfirmed();
        if odd.is_empty() {
            commands.push(GameCommand::Late(LateCommand::Save));
        } else {
            let seats = draft.playing().all_seats(texts, draft.agreed.phantoms());
            let told = odd.iter().map(|oddity| audit_text::at_a_table(texts, &seats, oddity)).collect();
            self.asked = Some(LateQuestion::Keep(told));
        }
    }

    fn question(&mut self, ui: &Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        let answer = match &self.asked {
            None => return,
            Some(LateQuestion::StartOver) => {
                let question = texts.late_start_over_question();
                dialogs::confirm_loss(ui, texts, question, texts.late_start_over())
            }
            Some(LateQuestion::Keep(odd)) => {
                dialogs::confirm_all(ui, texts, texts.pad_audit_hint(), odd, texts.pad_keep())
            }
        };
        let asked = match answer {
            Answer::Waiting => return,
            Answer::Cancelled => {
                self.asked = None;
                return;
            }
            Answer::Given(()) => self.asked.take(),
        };
        match asked {
            Some(LateQuestion::Keep(_)) => {
                let mut draft = app.desk.late.draft.clone();
                draft.confirm();
                commands.push(GameCommand::Late(LateCommand::Change(Box::new(draft))));
                commands.push(GameCommand::Late(LateCommand::Save));
            }
            Some(LateQuestion::StartOver) | None => commands.push(GameCommand::Late(LateCommand::StartOver)),
        }
    }
}
