//! Several selected games, and what can be done with all of them.

use egui::{Align2, Key as Press, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use super::{details::BarCommand, items::LibraryItem};
use crate::{AppCommand, Source};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    theme::{self, TextSize, Theme},
    widgets::fitted_text,
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

/// The height of a line.
const LINE: f32 = 24.0;

/// Says how many there are, and which, as far as there is room.
pub fn show<'a>(ui: &mut Ui, texts: &Texts, count: usize, items: impl Iterator<Item = LibraryItem<'a>>) {
    let theme = Theme::of(ui.ctx());
    ui.vertical_centered(|ui| {
        ui.add_space(theme::space::LARGE);
        let title = RichText::new(texts.library_selected(count)).font(theme::title(TextSize::TITLE));
        ui.label(title.color(theme.ink));
        let hint = RichText::new(texts.library_selected_hint()).font(theme::body(TextSize::TEXT));
        ui.label(hint.color(theme.ink_soft));
        ui.add_space(theme::space::MEDIUM);
        ui.spacing_mut().item_spacing.y = 0.0;
        let lines = (ui.available_height() / LINE) as usize;
        let shown = if count > lines { lines.saturating_sub(1) } else { count };
        for item in items.take(shown) {
            line(ui, &theme, &item.words.title, &item.words.date);
        }
        if count > shown {
            line(ui, &theme, "", &texts.plays_in_more(count - shown));
        }
    });
}

/// What a game is called, and at its right when it began.
fn line(ui: &mut Ui, theme: &Theme, title: &str, date: &str) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    let said = [title, date].into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let (painter, font) = (ui.painter(), theme::body(TextSize::SMALL));
    let (right, ink) = (rect.right_center(), theme.ink_soft);
    let date = fitted_text(painter, right, Align2::RIGHT_CENTER, date, font.clone(), ink, rect.width());
    let room = date.min.x - rect.min.x - theme::space::MEDIUM;
    fitted_text(painter, rect.left_center(), Align2::LEFT_CENTER, title, font, theme.ink, room);
}
