//! The page on which a finished game is typed in of which only the totals are known, or corrected: when and where it was
//! played, names and totals, and who was ahead of equals.

use egui::{Key as Press, RichText, StrokeKind, Ui, vec2};

use crate::{AppCommand, AppState, TotalsCommand, state::TotalsDesk, typed_totals::TypedTotals};
use common::{
    contract::GameRef,
    screens::late_entry::{Players, show_occasion},
};
use kernel::record::MOST_NAME;
use text::{Language, Texts};
use ui::{
    actions::Action,
    dialogs::{self, Answer},
    drawing::symbols::Symbol,
    form,
    keys::Shortcut,
    theme::{self, TextSize, Theme},
    widgets::{
        number_field,
        surface::{self, Surface},
    },
};

/// The figures of a total, a place and a number of minutes, and the width of their fields.
const DIGITS: usize = 4;
const PLACE_DIGITS: usize = 2;
const NUMBER: f32 = 84.0;
/// The most width that a name has.
const NAME: f32 = 360.0;
/// The rows have so much of the width at most.
const ROWS: f32 = 0.6;

/// What the page remembers.
#[derive(Default)]
pub struct TypedTotalsScreen {
    /// It is asked whether to begin anew.
    is_asking: bool,
    /// What is wrong with what is typed, if something is: found out when it is something else.
    judged: Option<Judged>,
}

/// Of which state of the form, in which language, and what is wrong with it.
type Judged = (u64, Language, Option<String>);

impl TypedTotalsScreen {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let (texts, desk) = (&app.texts, &app.typed_totals);
        let Some(game) = desk.game else { return commands.push(AppCommand::Back) };
        let (old, is_changed) = (desk.old(), desk.is_changed());
        let wrong = self.judge(texts, desk, game);
        let why = wrong.unwrap_or(texts.why_nothing_changed());
        let save = Action::new(texts.late_save(), TotalsCommand::Save).icon(Symbol::Check).primary();
        let save = save.key(Shortcut::ctrl(Press::S)).enabled_if(is_changed && wrong.is_none(), why);
        let over = Action::new(texts.late_start_over(), TotalsCommand::StartOver).icon(Symbol::Undo);
        let over = over.enabled_if(is_changed, texts.why_nothing_changed());
        let title = if old.is_some() { texts.late_correct() } else { texts.totals_form_title() };
        let (back, asked) = form::bar_with(ui, texts, title, vec![save, over]);
        if back {
            commands.push(AppCommand::Back);
        }
        let mut typed = desk.typed.clone();
        form::one_column(ui, |ui| {
            Surface::Plain.show(ui, |ui| {
                ui.set_width(ui.available_width());
                surface::heading(ui, game.name(texts));
                form::hint(ui, texts.totals_form_hint());
                ui.add_space(form::GAP);
                // A record that is there may have other numbers.
                let (can, now) = (game.totals().published.counts(), typed.players);
                let counts = now.min(*can.start())..=now.max(*can.end());
                let old = old.map(|old| &old.header);
                // What is wrong with the day is said below it.
                let of_day = typed.occasion.fault(texts, old);
                let wrong = wrong.filter(|wrong| is_changed && of_day.as_deref() != Some(*wrong));
                typed.players = show_occasion(ui, texts, &mut typed.occasion, Players { counts, now }, old);
                ui.add_space(form::GAP);
                parts(ui, texts, &mut typed, wrong);
            });
        });
        if typed != desk.typed {
            commands.push(AppCommand::Totals(TotalsCommand::Typed(Box::new(typed))));
        }
        match asked {
            Some(TotalsCommand::StartOver) => self.is_asking = true,
            asked => commands.extend(asked.map(AppCommand::Totals)),
        }
        if self.is_asking {
            let (question, yes) = (texts.late_start_over_question(), texts.late_start_over());
            let answer = dialogs::confirm_loss(ui, texts, question, yes);
            self.is_asking = answer == Answer::Waiting;
            if answer == Answer::Given(()) {
                commands.push(AppCommand::Totals(TotalsCommand::StartOver));
            }
        }
    }

    /// What is wrong with what is typed, if something is.
    fn judge(&mut self, texts: &Texts, desk: &TotalsDesk, game: GameRef) -> Option<&str> {
        let now = (desk.revision, texts.language());
        let known = self.judged.take().filter(|(revision, language, _)| (*revision, *language) == now);
        let judge = || (now.0, now.1, desk.typed.game(texts, game.id(), desk.old()).err());
        self.judged.insert(known.unwrap_or_else(judge)).2.as_deref()
    }
}

/// Who played with how much, with what is `wrong` with that, and beside it what else is known.
fn parts(ui: &mut Ui, texts: &Texts, typed: &mut TypedTotals, wrong: Option<&str>) {
    let numbers = 2.0 * (NUMBER + theme::space::MEDIUM);
    let name = (ui.available_width() * ROWS - numbers).min(NAME);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.vertical(|ui| {
            ui.set_width(name + numbers);
            ui.spacing_mut().item_spacing.x = theme::space::MEDIUM;
            let is_tied = (0..typed.players).any(|row| typed.is_tied(row));
            heads(ui, texts, name, is_tied);
            for row in 0..typed.players {
                show_row(ui, texts, typed, row, name);
            }
            if is_tied {
                form::hint(ui, texts.totals_form_equal());
            }
            if let Some(wrong) = wrong {
                form::fault(ui, wrong);
            }
        });
        ui.add_space(theme::space::LARGE);
        ui.vertical(|ui| {
            ui.set_width(ui.available_width());
            form::field(ui, texts.plays_minutes(), |ui, _| {
                number_field::show(ui, texts.plays_minutes(), &mut typed.minutes, NUMBER, DIGITS, false);
            });
            form::comment(ui, texts.library_comment(), &mut typed.comment, 3);
        });
    });
}

/// In one line with the names of the fields beside them; the place only where somebody is tied.
fn heads(ui: &mut Ui, texts: &Texts, name: f32, is_tied: bool) {
    let theme = Theme::of(ui.ctx());
    ui.horizontal_top(|ui| {
        let rank = is_tied.then_some((texts.plays_rank(), NUMBER));
        let heads = [(texts.plays_player(), name), (texts.plays_points(), NUMBER)];
        for (head, width) in heads.into_iter().chain(rank) {
            ui.allocate_ui(vec2(width, 0.0), |ui| {
                ui.set_width(width);
                let words = RichText::new(head).font(theme::medium(TextSize::SMALL)).color(theme.ink_soft);
                ui.label(words);
            });
        }
    });
    ui.add_space(theme::space::TIGHT);
}

/// A player: the name, the total, and the place where somebody else has as much.
fn show_row(ui: &mut Ui, texts: &Texts, typed: &mut TypedTotals, row: usize, name: f32) {
    let (called, total) = (texts.totals_form_name(row + 1), texts.totals_form_total(row + 1));
    let usual = typed.places().get(row).copied().unwrap_or(1);
    let is_tied = typed.is_tied(row);
    let is_wrong = typed.wrong_names(texts)[row];
    let of = &mut typed.rows[row];
    ui.horizontal(|ui| {
        let field = form::named_text(ui, &mut of.name, &called, &called, name, MOST_NAME);
        if is_wrong {
            let edge = theme::stroke::strong(Theme::of(ui.ctx()).danger);
            ui.painter().rect_stroke(field.rect, theme::radius::CONTROL, edge, StrokeKind::Inside);
        }
        number_field::show(ui, &total, &mut of.total, NUMBER, DIGITS, false);
        if is_tied {
            let mut place = i64::from(usual);
            let said = texts.totals_form_rank(row + 1);
            if number_field::show(ui, &said, &mut place, NUMBER, PLACE_DIGITS, false) {
                of.place = u8::try_from(place).ok();
            }
        }
    });
    ui.add_space(theme::space::SMALL);
}
