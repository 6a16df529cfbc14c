//! What the pages of a new game and of a new table have in common.

use egui::{Key as Press, Ui};

use crate::rules::Module;
use common::seating::name_fault;
use kernel::{NameKey, record::MOST_NAME};
use text::Texts;
use ui::{actions::Action, drawing::symbols::Symbol, form};

/// The width of a field for a name or a number.
pub const FIELD: f32 = 240.0;

/// What the third player of two is called.
pub fn third_player(ui: &mut Ui, texts: &Texts, typed: &mut String) {
    form::field(ui, texts.alhambra_new_third(), |ui, label| {
        form::text(ui, label, typed, texts.alhambra_third_usual(), FIELD, MOST_NAME);
    });
    form::hint(ui, texts.alhambra_new_third_hint());
}

/// What the third player is called by what is typed: by the usual name where that is nothing.
#[must_use]
pub fn third_name(texts: &Texts, typed: &str) -> String {
    let is_blank = NameKey::of(typed).is_blank();
    if is_blank { texts.alhambra_third_usual() } else { typed.trim() }.to_owned()
}

/// What is wrong with the names of those who play, that of the third player of two among them.
#[must_use]
pub fn fault_of_names(texts: &Texts, mut names: Vec<String>, third_player: &str) -> Option<String> {
    if names.len() == 2 {
        names.push(third_name(texts, third_player));
    }
    (0..names.len()).find_map(|row| name_fault(texts, &names, row))
}

/// What will be played, in a line: by how many, and with which modules.
#[must_use]
pub fn title(texts: &Texts, players: usize, modules: &[Module]) -> String {
    let modules = modules.iter().map(|module| texts.alhambra_module(*module));
    std::iter::once(texts.play_title_players(players)).chain(modules).collect::<Vec<_>>().join(" · ")
}

/// The readings of the rules are folded away and unfolded; whether they are shown now.
pub fn unfolds(ui: &mut Ui, texts: &Texts, unfolded: &mut bool) -> bool {
    unfolds_called(ui, texts, texts.alhambra_new_more(), unfolded)
}

/// The same for what is called so.
pub fn unfolds_called(ui: &mut Ui, texts: &Texts, label: &str, unfolded: &mut bool) -> bool {
    let fold = Action::new(label, ()).key(Press::O).quiet();
    let icon = if *unfolded { Symbol::ChevronUp } else { Symbol::ChevronDown };
    if fold.icon(icon).show(ui, texts).is_some() {
        *unfolded = !*unfolded;
    }
    *unfolded
}
