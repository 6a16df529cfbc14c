//! Correcting chance that was typed in: which it was, and what becomes of later events that do not fit.

use egui::{Key as Press, RichText, ScrollArea, Ui, vec2};

use super::question::about;
use text::Texts;
use ui::{
    actions::{Action, by_one_of},
    dialogs,
    keys::DIGITS,
    theme::{self, TextSize, Theme},
    widgets::button::Button,
};

/// The height of a line, and of what stands around the list in the window; the least height of the list.
const LINE: f32 = theme::size::CONTROL;
const AROUND: f32 = 240.0;
const LIST: f32 = 280.0;

/// The list of what was typed in, the latest first; the first nine have a key. Which was chosen, by its place in time.
pub fn choose(ui: &mut Ui, how: &str, typed: usize, said: impl Fn(usize) -> String) -> Option<usize> {
    let width = ui.available_width() - 14.0;
    let latest = |row: usize| typed - 1 - row;
    let mut chosen = by_one_of(ui, how, DIGITS.into_iter().take(typed));
    // Whole lines are seen.
    let step = LINE + ui.spacing().item_spacing.y;
    let height = (ui.ctx().content_rect().height() - AROUND).max(LIST);
    let height = (height / step).floor() * step - ui.spacing().item_spacing.y;
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
    area.show_rows(ui, LINE, typed, |ui, rows| {
        for row in rows {
            let (said, key) = (said(latest(row)), (row + 1).to_string());
            let button = Button::secondary(&said).min_width(width).at_left(true).bare(true);
            if ui.add(if row < 9 { button.shortcut(&key) } else { button }).clicked() {
                chosen = Some(row);
            }
        }
    });
    chosen.map(latest)
}

/// A correction that later events do not fit, in words.
#[derive(Clone, Copy, Debug)]
pub struct Misfit<'a> {
    /// What no longer fits.
    pub title: &'a str,
    /// The first event that does not fit.
    pub event: &'a str,
    /// Why not.
    pub why: &'a str,
    /// What there is to choose.
    pub choice: &'a str,
    /// What was typed.
    pub typed: &'a str,
    /// What it was.
    pub corrected: &'a str,
}

/// What is done about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MisfitAnswer {
    /// It stays as it was typed.
    Keep,
    /// It is corrected, and what does not fit is taken back.
    TakeBack,
}

/// Asks about it, with both `drawn`; the answer, once there is one.
pub fn misfit(
    ui: &mut Ui,
    texts: &Texts,
    misfit: &Misfit<'_>,
    drawn: impl FnOnce(&mut Ui),
) -> Option<MisfitAnswer> {
    let theme = Theme::of(ui.ctx());
    dialogs::above_buttons(ui, 2.0 * (theme::size::CONTROL + theme::space::SMALL), |ui| {
        about(ui, misfit.title, misfit.event);
        ui.label(RichText::new(misfit.why).font(theme::medium(TextSize::TEXT)).color(theme.danger));
        drawn(ui);
        ui.label(RichText::new(misfit.choice).font(theme::body(TextSize::TEXT)).color(theme.ink));
    });
    ui.add_space(theme::space::SMALL);
    let answers = ui.vertical(|ui| {
        ui.spacing_mut().item_spacing = vec2(theme::space::MEDIUM, theme::space::SMALL);
        let width = ui.available_width();
        let keep = Action::new(texts.typed_keep(misfit.typed), MisfitAnswer::Keep).primary();
        let kept = keep.key(Press::Enter).key(Press::Escape).show_wide(ui, texts, width);
        let back = Action::new(texts.typed_take_back(misfit.corrected), MisfitAnswer::TakeBack).key(Press::T);
        let back = back.marks().show_wide(ui, texts, width);
        kept.or(back)
    });
    answers.inner
}
