//! The line above the figures: as their heading what is shown, and what is chosen of it; on request the rest of the lists
//! below it.

use egui::{Color32, Role, Sense, Stroke, TextStyle, Ui, WidgetInfo, vec2};

use super::lists::{List, Lists};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form,
    theme::{self, TextSize, Theme},
    widgets::{drop_list, text_width},
};

/// A chip is so high, and so round.
const CHIP: f32 = 32.0;
const ROUND: f32 = CHIP / 2.0;
/// No chip is wider, nor is the heading.
const WIDEST: f32 = 320.0;
const HEADING: f32 = 480.0;
/// The other lists stand so close beside one another, in a row of so many; rows of narrower pages have fewer.
const GAP: f32 = theme::space::MEDIUM;
const PER_ROW: usize = 6;
const WIDTH: f32 = 152.0;

/// What is asked for beside another choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    More,
    Nothing,
}

/// Shows the lists; true if something else was chosen. `is_open` keeps whether all are shown.
pub fn show(ui: &mut Ui, texts: &Texts, lists: &mut Lists, is_open: &mut bool) -> bool {
    let (mut is_new, mut asked) = (false, None);
    let is_chosen = lists.is_any_chosen();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(theme::space::SMALL, theme::space::SMALL);
        let open = *is_open;
        for list in lists.all.iter_mut().filter(|list| list.is_first() || list.is_chosen() && !open) {
            is_new |= chip(ui, list);
            if list.is_topic() {
                ui.add_space(theme::space::MEDIUM);
            }
        }
        let more = Action::new(texts.statistics_filters(), Asked::More).icon(Symbol::Plus);
        asked = more.quiet().selected(open).key(egui::Key::F).show(ui, texts);
        if is_chosen {
            let none = Action::new(texts.statistics_clear(), Asked::Nothing).icon(Symbol::Close);
            let none = none.quiet().key(egui::Key::Backspace);
            // Rather in this line without its key than alone in the next.
            let has_room = none.natural_width(ui, texts) <= ui.available_size_before_wrap().x;
            let none = if has_room { none } else { none.without_cap() };
            asked = none.show(ui, texts).or(asked);
        }
    });
    match asked {
        None => {}
        Some(Asked::More) => *is_open = !*is_open,
        Some(Asked::Nothing) => {
            lists.clear();
            is_new = true;
        }
    }
    if *is_open {
        ui.add_space(theme::space::SMALL);
        is_new |= rest(ui, lists);
    }
    is_new
}

/// A list that says what is chosen in it, and nothing else, in the next line where this one has no room for it; a screen
/// reader is told what it is of.
fn chip(ui: &mut Ui, list: &mut List) -> bool {
    let theme = Theme::of(ui.ctx());
    let chosen = list.names.get(list.chosen).cloned().unwrap_or_default();
    let (font, padding, widest) = if list.is_topic() {
        (theme::title(TextSize::HEADING), theme::space::TIGHT, HEADING)
    } else {
        (TextStyle::Button.resolve(ui.style()), ui.spacing().button_padding.x, WIDEST)
    };
    let words = text_width(ui.painter(), &chosen, font.clone());
    let around = 2.0 * padding + ui.spacing().icon_width + ui.spacing().icon_spacing;
    let width = (words + around + theme::space::MEDIUM).min(widest).min(ui.max_rect().width());
    if ui.available_size_before_wrap().x < width {
        ui.end_row();
    }
    let id = ui.scope_id().with(("chip", &list.name));
    let label = ui.interact(ui.max_rect(), id, Sense::hover());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &list.name));
    ui.scope(|ui| {
        let style = ui.style_mut();
        style.spacing.interact_size.y = CHIP;
        style.spacing.button_padding = vec2(padding, theme::space::TIGHT);
        style.override_font_id = Some(font);
        let widgets = &mut style.visuals.widgets;
        for state in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active, &mut widgets.open] {
            state.corner_radius = theme::radius::of(ROUND);
        }
        let (fill, edge) = match list.is_chosen() {
            _ if list.is_topic() => (Color32::TRANSPARENT, Stroke::NONE),
            true => (theme.band, theme::stroke::fine(theme.gold)),
            false => (theme.paper, theme::stroke::fine(theme.gold_line)),
        };
        (widgets.inactive.weak_bg_fill, widgets.inactive.bg_stroke) = (fill, edge);
        drop_list::show(ui, &label, width, &mut list.chosen, &list.names)
    })
    .inner
}

/// The lists that are not in the line, each below its name.
fn rest(ui: &mut Ui, lists: &mut Lists) -> bool {
    let room = ui.available_width() + GAP;
    let per_row = ((room / (WIDTH + GAP)) as usize).clamp(2, PER_ROW);
    let width = room / per_row as f32 - GAP;
    let mut is_new = false;
    let mut all: Vec<&mut List> = lists.all.iter_mut().filter(|list| !list.is_first()).collect();
    for (row, lists) in all.chunks_mut(per_row).enumerate() {
        if row > 0 {
            ui.add_space(theme::space::SMALL);
        }
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for list in lists {
                ui.allocate_ui(vec2(width, 0.0), |ui| {
                    ui.vertical(|ui| {
                        form::field(ui, &list.name, |ui, label| {
                            is_new |= drop_list::show(ui, label, width, &mut list.chosen, &list.names);
                        });
                    });
                });
            }
        });
    }
    is_new
}
