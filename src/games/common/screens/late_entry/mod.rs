//! The page of a paper game, the same in every game: when and where it was played and by how many, what the game agrees
//! and its table in the middle, and at the foot what is wrong, or who won. *Save* is on the right of the bar, by Ctrl-S.

mod bar;
mod foot;
mod judgement;
mod occasion;
mod table;

use std::ops::RangeInclusive;

use egui::{Rangef, Rect, ScrollArea, Ui};

use crate::{
    host::AppRequest,
    table::{LateDesk, ResultForm, TableCommand, TableGame},
};
use bar::BarCommand;
use judgement::Judged;
use kernel::{Game, Kind, Note, NoteKind};
use text::{Texts, without_rules};
use ui::{
    dialogs::{self, Answer},
    drawing::frame::PLAIN_MARGIN,
    form, room,
    theme::{self, Theme},
    widgets::{
        self,
        surface::{self, Surface},
    },
};

pub use foot::{Foot, STRIP as FOOT, show as show_foot};
pub use judgement::{Judgement, Total};
pub use occasion::{Players, show as show_occasion};
pub use table::{LateColumn, LateTable};

/// The page is never wider than this.
const WIDEST: f32 = 1400.0;
/// What a table needs: in a narrower window it is scrolled.
const NARROWEST: f32 = 760.0;
/// In a lower window a game for more than so many needs the height that names above fields have, and every other that can be
/// spared; also while fewer play, so that nothing jumps.
const LOW: f32 = 720.0;
const FEW: usize = 4;
/// The room at the sides.
const SIDE: f32 = theme::space::LARGE;

/// What only one game has on the page.
pub trait LateParts<G: TableGame> {
    /// What is typed in the table, in a line.
    fn hint(&self) -> &str;

    /// How many can play, and how many do.
    fn players<'a>(&self, form: &'a mut G::Typed) -> (RangeInclusive<usize>, &'a mut usize);

    /// Judges what is typed, whenever that is something else; `game` is what it makes.
    fn judge(&mut self, form: &G::Typed, game: Option<&Game<G::Paper>>) -> Judgement;

    /// Shows what was agreed.
    fn agreed(&mut self, ui: &mut Ui, form: &mut G::Typed);

    /// How wide the table is at most: one of few columns is no wider than it can use.
    fn widest_table(&self) -> f32 {
        f32::INFINITY
    }

    /// Shows the table.
    fn table(&mut self, ui: &mut Ui, form: &mut G::Typed, totals: &[Total]);

    /// Shows the window that lies over the page, if one does.
    fn window(&mut self, _ui: &Ui, _form: &mut G::Typed) {}
}

/// What is asked before it is done.
enum Question {
    /// Whether to begin anew.
    StartOver,
    /// Whether these are true, which no legal game can give.
    Keep(Vec<String>),
}

/// What the page remembers.
#[derive(Default)]
pub struct LateEntryPage {
    question: Option<Question>,
    judged: Option<Judged>,
}

impl LateEntryPage {
    /// Draws the page.
    pub fn show<G: TableGame>(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        late: &LateDesk<G>,
        parts: &mut dyn LateParts<G>,
    ) -> Vec<TableCommand<G>> {
        let (mut form, mut commands) = (late.typed.clone(), Vec::new());
        let judged = self.judge(texts, late, parts);
        let asked =
            bar::show(ui, texts, late.old().is_some(), late.is_changed(), judged.not_ready.as_deref());
        let place = ui.available_rect_before_wrap();
        let [above, foot] = room::with_foot(place, foot::HEIGHT, 0.0);
        let is_low = ui.ctx().content_rect().height() < LOW && *parts.players(&mut form).0.end() > FEW;
        let gap = if is_low { theme::space::SMALL } else { form::CARD_GAP };
        // Cards that go on beyond the edge fade into the ground.
        let ground = surface::on(Theme::of(ui.ctx()).ground).max_rect(above);
        ui.scope_builder(ground, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            middle(ui, gap, |ui| {
                card(ui, |ui| {
                    if !is_low {
                        widgets::touch(ui);
                    }
                    let (counts, players) = parts.players(&mut form);
                    let players = occasion::Players { counts, now: *players };
                    let old = late.old().map(|old| &old.header);
                    let chosen = occasion::show(ui, texts, form.occasion(), players, old, is_low);
                    *parts.players(&mut form).1 = chosen;
                    parts.agreed(ui, &mut form);
                });
                ui.add_space(gap);
                let room = ui.available_rect_before_wrap();
                let width = (parts.widest_table() + 2.0 * PLAIN_MARGIN).min(room.width());
                let place = Rangef::point(room.center().x).expand(width / 2.0);
                form::placed(ui, room, place, |ui| {
                    card(ui, |ui| parts.table(ui, &mut form, &judged.judgement.totals));
                });
            });
        });
        // As wide as the cards, as far as these are in sight.
        let foot = Rect::from_x_y_ranges(across(place, 0.0), foot.y_range());
        let is_begun = late.is_changed() || late.old().is_some();
        let begun = if is_begun { Foot::from(judged) } else { Foot::default() };
        let said = Foot { hint: parts.hint(), ..begun };
        show_foot(ui, texts, foot, &said);
        parts.window(ui, &mut form);
        if form != late.typed {
            commands.push(TableCommand::Typed(Box::new(form.clone())));
            ui.ctx().request_repaint();
        }
        match asked {
            Some(BarCommand::Back) => commands.push(AppRequest::Back.into()),
            Some(BarCommand::TotalsOnly) => commands.push(AppRequest::TypeTotals.into()),
            Some(BarCommand::StartOver) => self.question = Some(Question::StartOver),
            Some(BarCommand::Save) => commands.extend(self.save(texts, &form, late.old())),
            None => {}
        }
        commands.extend(self.answer(ui, texts, &form, late.old()));
        commands
    }

    /// What is typed as it is judged now.
    fn judge<G: TableGame>(
        &mut self,
        texts: &Texts,
        late: &LateDesk<G>,
        parts: &mut dyn LateParts<G>,
    ) -> &Judged {
        let (revision, language) = (late.revision, texts.language());
        let known =
            self.judged.take().filter(|known| (known.revision, known.language) == (revision, language));
        self.judged.insert(known.unwrap_or_else(|| {
            let game = late.typed.game(texts, late.old());
            let judgement = parts.judge(&late.typed, game.as_ref().ok());
            let not_ready = game.err().map(|faults| texts.late_not_ready(&foot::first_of(texts, &faults)));
            Judged { revision, language, not_ready, judgement }
        }))
    }

    /// Saves, or asks first whether what is odd is true.
    fn save<G: TableGame>(
        &mut self,
        texts: &Texts,
        form: &G::Typed,
        old: Option<&Game<G::Paper>>,
    ) -> Option<TableCommand<G>> {
        let game = form.game(texts, old).ok()?;
        let takes = G::Paper::NOTES.contains(&NoteKind::Confirm);
        let odd = if takes { game.unconfirmed() } else { Vec::new() };
        if odd.is_empty() {
            return Some(TableCommand::Keep(Box::new(game)));
        }
        let told = odd.iter().map(|odd| without_rules(&G::finding(texts, &game.header.seats, odd)));
        self.question = Some(Question::Keep(told.collect()));
        None
    }

    /// Does what was asked about.
    fn answer<G: TableGame>(
        &mut self,
        ui: &Ui,
        texts: &Texts,
        form: &G::Typed,
        old: Option<&Game<G::Paper>>,
    ) -> Option<TableCommand<G>> {
        let question = self.question.take()?;
        match ask(ui, texts, &question) {
            Answer::Waiting => {
                self.question = Some(question);
                None
            }
            Answer::Cancelled => None,
            Answer::Given(()) => match question {
                Question::StartOver => Some(TableCommand::StartOver),
                Question::Keep(_) => {
                    let mut game = form.game(texts, old).ok()?;
                    for finding in game.unconfirmed() {
                        // A confirmation fits any log of a kind that takes it.
                        let _ = game.note(Note::confirm(finding));
                    }
                    Some(TableCommand::Keep(Box::new(game)))
                }
            },
        }
    }
}

fn ask(ui: &Ui, texts: &Texts, question: &Question) -> Answer<()> {
    match question {
        Question::StartOver => {
            dialogs::confirm_loss(ui, texts, texts.late_start_over_question(), texts.late_start_over())
        }
        Question::Keep(odd) => dialogs::confirm_all(ui, texts, texts.pad_audit_hint(), odd, texts.pad_keep()),
    }
}

/// Where cards of this width at least lie across a page, also where the bar of what is scrolled stands beside them.
fn across(page: Rect, narrowest: f32) -> Rangef {
    let width = (page.width() - 2.0 * SIDE).min(WIDEST).max(narrowest);
    let left = page.min.x + ((page.width() - width) / 2.0).max(SIDE);
    Rangef::new(left, left + width)
}

/// The middle of the page with a gap above and below, scrolled where it must be.
fn middle(ui: &mut Ui, gap: f32, contents: impl FnOnce(&mut Ui)) {
    let page = ui.available_rect_before_wrap();
    let place = across(page, NARROWEST);
    ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        ui.add_space(gap);
        form::placed(ui, page, place, |ui| {
            ui.spacing_mut().item_spacing.x = theme::space::MEDIUM;
            contents(ui);
        });
        ui.add_space(gap);
    });
}

fn card(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    Surface::Plain.show(ui, |ui| {
        ui.set_width(ui.available_width());
        contents(ui);
    });
}
