//! Who sits where, a row for each seat: in a new game, and where it is mended.

use egui::{Align2, Popup, RichText, Role, Sense, Stroke, TextEdit, Ui, Vec2, WidgetInfo, vec2};

use crate::{
    games::{
        common::PLAYER_COLOURS,
        roll_and_write::session::seating::{SeatController, Seating, is_called_like_one_above},
    },
    text::{Key, Texts},
    ui::{
        drawing::symbols::Symbol,
        form,
        theme::{self, Theme},
        widgets::{button::Button, drop_list, focus_ring, shows_focus, swatches},
    },
};

const SIDE: f32 = 40.0;
const CONTROLLER: f32 = 136.0;

/// Shows a row for each place: name, colour and who decides; the order too, where it is `orderable`.
pub fn rows(ui: &mut Ui, texts: &Texts, seating: &mut Seating, orderable: bool) {
    ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
    for row in 0..seating.places.len() {
        ui.push_id(("place", row), |ui| ui.horizontal(|ui| place(ui, texts, seating, row, orderable)));
        if is_called_like_one_above(&seating.names(texts), row) {
            form::fault(ui, texts.get(Key::LateFaultSameName));
        }
    }
}

fn place(ui: &mut Ui, texts: &Texts, seating: &mut Seating, row: usize, orderable: bool) {
    let theme = Theme::of(ui.ctx());
    let people = seating.people();
    let called = texts.with(Key::PlayerName, &[("number", (row + 1).into())]);
    let number = RichText::new((row + 1).to_string()).font(theme::figures(18.0)).color(theme.ink_soft);
    let label = ui.add_sized(vec2(14.0, SIDE), egui::Label::new(number));
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &called));
    colour(ui, texts, seating, row, &called);
    let movable = orderable && seating.places.len() > 1;
    let beside = CONTROLLER + SIDE + if movable { SIDE + 6.0 } else { 0.0 } + 18.0;
    let width = (ui.available_width() - beside).max(80.0);
    let hint = seating.places[row].shown_name(texts, row, people);
    let place = &mut seating.places[row];
    let edit = TextEdit::singleline(&mut place.name)
        .hint_text(RichText::new(hint).color(theme.ink_soft))
        .desired_width(width - 24.0)
        .min_size(vec2(width, SIDE))
        .margin(egui::Margin::symmetric(12, 8))
        .align(Align2::LEFT_CENTER)
        .char_limit(40);
    ui.add(edit).labelled_by(label.id);
    controller(ui, texts, &label, &mut place.controller);
    let me = place.me;
    let says = format!("{called}: {}", texts.get(Key::SeatMe));
    let star = Button::icon_only(Symbol::Star, &says).selected(me);
    if ui.add(star).clicked() {
        seating.be(row);
    }
    let says = format!("{called}: {}", texts.get(Key::SeatUp));
    if movable && ui.add_enabled(row > 0, Button::icon_only(Symbol::ArrowUp, &says)).clicked() {
        seating.move_up(row);
    }
}

/// Who decides: a person, or a level of the program with how strong it is.
fn controller(ui: &mut Ui, texts: &Texts, label: &egui::Response, controller: &mut SeatController) {
    let mut all = SeatController::OFFERED.to_vec();
    // One of an older game stays until another is chosen.
    if !all.contains(controller) {
        all.push(*controller);
    }
    let level =
        |controller: &SeatController| controller.policy().map(|policy| ("level", policy.to_string().into()));
    let name = |controller| match level(controller) {
        Some(level) => texts.with(Key::SeatComputer, &[level]),
        None => texts.get(Key::SeatPerson).to_owned(),
    };
    let strength = |controller| {
        level(controller).map_or_else(String::new, |level| texts.with(Key::SeatStrength, &[level]))
    };
    let names: Vec<String> = all.iter().map(name).collect();
    let strengths: Vec<String> = all.iter().map(strength).collect();
    let items: Vec<_> =
        names.iter().zip(&strengths).map(|(name, more)| (name.as_str(), more.as_str())).collect();
    let mut chosen = all.iter().position(|one| one == controller).unwrap_or(0);
    drop_list::show_with_details(ui, label, CONTROLLER, &mut chosen, &items);
    *controller = all[chosen];
}

/// A drop of the place's colour; it opens the choice of all.
fn colour(ui: &mut Ui, texts: &Texts, seating: &mut Seating, row: usize, called: &str) {
    let theme = Theme::of(ui.ctx());
    let names = PLAYER_COLOURS.map(|name| texts.with(Key::ColourName, &[("colour", name.into())]));
    let now = &seating.places[row].colour;
    let mut chosen = PLAYER_COLOURS.iter().position(|name| name == now).unwrap_or(0);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(SIDE), Sense::click());
    let says = format!("{called}: {}", names[chosen]);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &says));
    let radius = if response.hovered() { 15.0 } else { 14.0 };
    ui.painter().circle(rect.center(), radius, theme.players[chosen], Stroke::new(1.2, theme.line));
    if shows_focus(ui, &response) {
        focus_ring(ui.painter(), rect.shrink(3.0), &theme, 17);
    }
    let before = chosen;
    drop_list::above_all(ui, |_| {
        Popup::menu(&response).show(|ui| {
            drop_list::raise(ui);
            swatches::show(ui, texts.get(Key::SettingsColour), &mut chosen, &names)
        })
    });
    if chosen != before {
        seating.paint(row, PLAYER_COLOURS[chosen]);
    }
}

/// Who goes first: drawn, or one of the players.
pub fn first(ui: &mut Ui, texts: &Texts, seating: &mut Seating, label: &egui::Response, width: f32) {
    let names = seating.names(texts);
    let drawn = texts.get(Key::NewFirstDrawn);
    let choices: Vec<&str> = std::iter::once(drawn).chain(names.iter().map(String::as_str)).collect();
    let mut chosen = seating.first.map_or(0, |first| first + 1);
    drop_list::show(ui, label, width, &mut chosen, &choices);
    seating.first = chosen.checked_sub(1);
}
