//! The page on which a finished game is typed in of which only the totals are known, or corrected: when and where it was
//! played, names and totals, and who was ahead of equals; at the foot who won.

use egui::{Key as Press, RichText, Ui, UiBuilder, vec2};

use crate::{AppCommand, AppState, TotalsCommand, state::TotalsDesk, typed_totals::TypedTotals};
use common::{
    contract::GameRef,
    screens::{
        late_entry::{FOOT, Foot, Players, Total, show_foot, show_occasion},
        setup::mark_wrong,
    },
};
use kernel::record::MOST_NAME;
use text::{Language, Texts};
use ui::{
    actions::{self, Action},
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
const MINUTES: f32 = 112.0;
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
        let is_whole = wrong.is_none();
        // What is missing is still to come: nothing is wrong with that.
        let missing = wrong.filter(|why| is_missing(texts, why));
        let wrong = wrong.filter(|why| !is_missing(texts, why));
        if wrong.is_some() && is_changed {
            // It stands below its field: why *Save* did nothing need not be said over it again.
            actions::take_refused(ui.ctx());
        }
        let mut typed = desk.typed.clone();
        let (page, foot) = form::with_strip(ui.available_rect_before_wrap(), FOOT);
        let contents = |ui: &mut Ui| {
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
                let players = Players { counts, now };
                typed.players = show_occasion(ui, texts, &mut typed.occasion, players, old, false);
                ui.add_space(form::GAP);
                parts(ui, texts, &mut typed, wrong);
            });
        };
        ui.scope_builder(UiBuilder::new().max_rect(page), |ui| form::one_column(ui, contents));
        let remarks: Vec<String> = missing.filter(|_| is_changed).map(str::to_owned).into_iter().collect();
        let totals = totals(texts, &typed, is_whole);
        let said =
            Foot { totals: &totals, remarks: &remarks, hint: texts.totals_form_no_name(), not_ready: None };
        show_foot(ui, texts, foot, &said);
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

/// Whether this says of something that it is not typed yet.
fn is_missing(texts: &Texts, why: &str) -> bool {
    [texts.totals_form_no_name(), texts.totals_form_no_total()].contains(&why)
}

/// What everybody has, and who wins once it `is_whole`.
fn totals(texts: &Texts, typed: &TypedTotals, is_whole: bool) -> Vec<Total> {
    let wins = |place: u8| is_whole && typed.players > 1 && place == 1;
    let total = |(row, place): (usize, u8)| {
        let of = &typed.rows[row];
        let name = match of.name.trim() {
            "" => texts.player_name(row + 1),
            name => name.to_owned(),
        };
        let is_typed = is_whole || of.total > 0;
        Total { name, points: is_typed.then_some(of.total), wins: wins(place), plays: true }
    };
    typed.places().into_iter().enumerate().map(total).collect()
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
                let words = (texts.plays_minutes(), texts.late_game_title_hint());
                number_field::optional(ui, words, &mut typed.minutes, MINUTES, DIGITS);
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
            mark_wrong(ui, &field);
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
