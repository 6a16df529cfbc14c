//! Actions shared by a game on screen and a score pad, so that each has the same words and keys in both.

use egui::Key as Press;

use storage::Settings;
use text::Texts;
use ui::{actions::Action, drawing::symbols::Symbol, keys::Shortcut};

/// What was done last is undone.
pub fn undo<C>(texts: &Texts, can: bool, does: C) -> Action<'_, C> {
    let undo = Action::new(texts.undo(), does).key(Press::U).key(Shortcut::ctrl(Press::Z));
    undo.enabled_if(can, texts.why_no_undo())
}

/// What was undone is done again. Its keys are those of undo with Shift: it is to be asked first.
pub fn redo<C>(texts: &Texts, can: bool, does: C) -> Action<'_, C> {
    let redo = Action::new(texts.redo(), does).icon(Symbol::Redo).key(Shortcut::shift(Press::U));
    let redo = redo.key(Shortcut::ctrl_shift(Press::Z)).key(Shortcut::ctrl(Press::Y));
    redo.enabled_if(can, texts.why_no_redo())
}

/// The menu opens.
pub fn menu<C>(texts: &Texts, does: C) -> Action<'_, C> {
    Action::new(texts.menu(), does).icon(Symbol::Menu).key(Press::M)
}

/// The menu closes.
pub fn resume<C>(texts: &Texts, does: C) -> Action<'_, C> {
    Action::new(texts.play_menu_resume(), does).icon(Symbol::Play).key(Press::Escape)
}

/// Who plays.
pub fn players<'a, C>(label: &'a str, does: C) -> Action<'a, C> {
    Action::new(label, does).icon(Symbol::People).key(Press::P)
}

/// What people note about the table.
pub fn description<C>(texts: &Texts, does: C) -> Action<'_, C> {
    Action::new(texts.pad_description(), does).icon(Symbol::Page).key(Press::K)
}

/// All entries, to correct them.
pub fn history<C>(texts: &Texts, does: C) -> Action<'_, C> {
    Action::new(texts.history_title(), does).icon(Symbol::Library).key(Press::H)
}

/// What no legal game allows.
pub fn findings<C>(label: &str, does: C) -> Action<'_, C> {
    Action::new(label, does).icon(Symbol::Info).key(Press::O)
}

/// Advice at every decision is set, or no more: `set` takes the settings for it.
pub fn always_advise<'a, C>(
    texts: &'a Texts,
    settings: &Settings,
    set: impl FnOnce(Box<Settings>) -> C,
) -> Action<'a, C> {
    let is_set = settings.always_advise;
    let label = if is_set { texts.play_menu_no_advice() } else { texts.play_menu_advise() };
    let does = set(Box::new(Settings { always_advise: !is_set, ..settings.clone() }));
    Action::new(label, does).icon(Symbol::Star).key(Press::L).selected(is_set).marks()
}

/// The same players play again.
pub fn rematch<C>(texts: &Texts, does: C) -> Action<'_, C> {
    Action::new(texts.new_rematch(), does).icon(Symbol::Again).key(Press::A)
}

/// It ends before its last round.
pub fn end_early<'a, C>(label: &'a str, does: C) -> Action<'a, C> {
    Action::new(label, does).icon(Symbol::Flag).key(Press::E)
}

/// The settings.
pub fn settings<C>(texts: &Texts, does: C) -> Action<'_, C> {
    Action::new(texts.home_settings(), does).icon(Symbol::Gear).key(Press::S)
}

/// The list of keys.
pub fn keys<C>(texts: &Texts, does: C) -> Action<'_, C> {
    Action::new(texts.keys_title(), does).icon(Symbol::Keys).key(Press::Questionmark)
}

/// The key of the rules, on every page of their game.
pub const RULES: Press = Press::F1;

/// The rules.
pub fn rules<C>(texts: &Texts, does: C) -> Action<'_, C> {
    Action::new(texts.rules(), does).icon(Symbol::Book).key(RULES)
}

/// The key of Home. H is for hints and for the history.
pub const HOME: Press = Press::Q;

/// Home.
pub fn home<C>(texts: &Texts, does: C) -> Action<'_, C> {
    Action::new(texts.play_key_home(), does).icon(Symbol::Home).key(HOME)
}

/// The photo of the table.
pub fn photo<C>(texts: &Texts, does: C) -> Action<'_, C> {
    Action::new(texts.photo(), does).icon(Symbol::Picture).key(Press::I)
}
