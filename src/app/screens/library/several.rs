//! Several selected games, and what can be done with all of them.

use egui::{Key as Press, RichText, Ui};

use super::details::BarCommand;
use crate::{AppCommand, Source};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    theme::{self, TextSize, Theme},
};

/// What can be done with all of them. Samples are left as they are; `has_own` says that there are others.
pub fn actions(texts: &Texts, has_own: bool, in_trash: bool) -> Vec<Action<'_, BarCommand>> {
    let delete = |label, deed: fn(&[Source]) -> BarCommand| {
        let delete =
            Action::new(label, BarCommand::WithPicked(deed)).icon(Symbol::Trash).key(Press::Delete).danger();
        delete.enabled_if(has_own, texts.why_sample())
    };
    let one = Action::new(texts.library_select_none(), BarCommand::SelectOne)
        .icon(Symbol::Close)
        .key(Press::Escape);
    if in_trash {
        let restore = BarCommand::WithPicked(|games| BarCommand::Run(AppCommand::Restore(own(games))));
        return vec![
            Action::new(texts.restore(), restore).icon(Symbol::Undo).key(Press::R),
            delete(texts.library_delete_for_good(), |games| BarCommand::DeleteForGood(own(games))),
            one,
        ];
    }
    let tag = BarCommand::WithPicked(|games| BarCommand::Tag(own(games)));
    let tag = Action::new(texts.library_add_tag(), tag).icon(Symbol::Plus).key(Press::T);
    let export = BarCommand::WithPicked(|games| BarCommand::ExportAll(games.to_vec()));
    vec![
        tag.enabled_if(has_own, texts.why_sample()),
        Action::new(texts.export(), export).icon(Symbol::ArrowUp).key(Press::E),
        delete(texts.delete(), |games| BarCommand::Delete(own(games))),
        one,
    ]
}

/// The files of those that are one's own.
pub fn own(games: &[Source]) -> Vec<String> {
    let own = games.iter().filter_map(|source| match source {
        Source::File(file) => Some(file.clone()),
        Source::Sample(_) => None,
    });
    own.collect()
}

/// Says how many there are.
pub fn show(ui: &mut Ui, texts: &Texts, count: usize) {
    let theme = Theme::of(ui.ctx());
    ui.vertical_centered(|ui| {
        ui.add_space(theme::space::LARGE);
        let title = RichText::new(texts.library_selected(count)).font(theme::title(TextSize::TITLE));
        ui.label(title.color(theme.ink));
        let hint = RichText::new(texts.library_selected_hint()).font(theme::body(TextSize::TEXT));
        ui.label(hint.color(theme.ink_soft));
    });
}
