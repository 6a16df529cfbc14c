//! Games carried by mouse from one list to another: into the trash, and out of it.

use egui::{Area, CursorIcon, DragAndDrop, Id, Order, RichText, Ui, Vec2};

use super::filters::Filter;
use crate::AppCommand;
use text::Texts;
use ui::{
    list_page::HeldRows,
    theme::{self, TextSize, Theme},
    widgets::{segmented, surface::Surface},
};

/// Shows the choice of lists; what is asked for by letting games go over one of them. `held` tells their files.
pub fn lists(
    ui: &mut Ui,
    texts: &Texts,
    filter: &mut Filter,
    held: impl FnOnce() -> Vec<String>,
) -> Option<AppCommand> {
    let names = Filter::ALL.map(|(_, name)| name(texts));
    let mut chosen = Filter::ALL.iter().position(|(of, _)| of == filter).unwrap_or(0);
    let in_trash = *filter == Filter::Trash;
    let takes = |k: usize| match Filter::ALL[k].0 {
        Filter::Samples => false,
        filter => (filter == Filter::Trash) != in_trash,
    };
    let title = texts.library_title();
    let dropped = segmented::show_for_drops::<HeldRows>(ui, title, &mut chosen, &names, takes);
    *filter = Filter::ALL[chosen].0;
    let files = dropped.map(|_| held()).filter(|files| !files.is_empty())?;
    Some(if in_trash { AppCommand::Restore(files) } else { AppCommand::Trash(files) })
}

/// Shows beside the pointer what is held, while something is.
pub fn sign(ui: &Ui, words: impl FnOnce() -> String) {
    let pointer = ui.input(|input| input.pointer.hover_pos());
    let held = DragAndDrop::has_payload_of_type::<HeldRows>(ui.ctx());
    let Some(at) = pointer.filter(|_| held) else { return };
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    let area = Area::new(Id::unique("held games")).order(Order::Tooltip).interactable(false);
    area.fixed_pos(at + Vec2::splat(theme::space::MEDIUM)).show(ui.ctx(), |ui| {
        Surface::Plain.show(ui, |ui| {
            let ink = Theme::of(ui.ctx()).ink;
            ui.label(RichText::new(words()).font(theme::medium(TextSize::TEXT)).color(ink));
        });
    });
}
