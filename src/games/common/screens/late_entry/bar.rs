//! The bar: what is done with all that is typed.

use egui::{Key as Press, Ui};

use text::Texts;
use ui::{actions::Action, drawing::symbols::Symbol, form::NARROW_BAR, keys::Shortcut, widgets::top_bar};

/// What the way to totals needs in the bar.
const TOTALS: f32 = 160.0;
/// Narrower bars have no room for words below icons.
const WORDS: f32 = 800.0;

/// What is asked for.
pub enum BarCommand {
    /// To put it into the library.
    Save,
    /// To go back: what is typed waits.
    Back,
    /// To type nothing but totals.
    TotalsOnly,
    /// To throw it away.
    StartOver,
}

/// Shows the bar; what was typed `is_changed` where it is not saved.
pub fn show(
    ui: &mut Ui,
    texts: &Texts,
    corrects: bool,
    is_changed: bool,
    not_ready: Option<&str>,
) -> Option<BarCommand> {
    let title = if corrects { texts.late_correct() } else { texts.late_title() };
    let why = not_ready.unwrap_or(texts.why_nothing_changed());
    let save = Action::new(texts.late_save(), BarCommand::Save).icon(Symbol::Check).primary();
    let save = save.key(Shortcut::ctrl(Press::S)).enabled_if(is_changed && not_ready.is_none(), why);
    let back = Action::new(texts.back(), BarCommand::Back).icon(Symbol::ArrowLeft).key(Press::Escape);
    let over = Action::new(texts.late_start_over(), BarCommand::StartOver).icon(Symbol::Undo);
    let over = over.enabled_if(is_changed, texts.why_nothing_changed());
    let totals = Action::new(texts.totals_form_way(), BarCommand::TotalsOnly).icon(Symbol::Trophy);
    let width = ui.available_width();
    let worded = [(over, texts.late_start_over()), (totals, texts.totals_form_way())];
    let [over, totals] = worded.map(|(action, word)| {
        if width < WORDS { action.as_icon() } else { action.in_bar(word, width >= NARROW_BAR + TOTALS) }
    });
    // A game that is corrected stays what it is.
    let totals = Some(totals).filter(|_| !corrects);
    let mut asked = None;
    top_bar::show_titled(ui, title, |ui| {
        for action in [save, back, over].into_iter().chain(totals) {
            asked = action.show(ui, texts).or(asked.take());
        }
    });
    asked
}
