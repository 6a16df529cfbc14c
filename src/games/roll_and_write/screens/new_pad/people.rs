//! The left card: who plays, in which colour, and who goes first.

use egui::Ui;

use super::{NewPadScreen, colour_name, form};
use crate::{
    games::common::PLAYER_COLOURS,
    games::roll_and_write::session::seating::is_called_like_one_above,
    text::{Key, Texts},
    ui::widgets::{paint_drop, segmented, surface::Surface},
};

/// Shows the card, at least `height` high.
pub fn card(screen: &mut NewPadScreen, ui: &mut Ui, texts: &Texts, height: f32) {
    Surface::Plain.show(ui, |ui| {
        ui.set_width(ui.available_width());
        players(screen, ui, texts);
        names(screen, ui, texts);
        // Alone there is nothing to choose.
        if screen.choices.players > 1 {
            first(screen, ui, texts);
        }
        form::fill(ui, height);
    });
}

fn players(screen: &mut NewPadScreen, ui: &mut Ui, texts: &Texts) {
    let name = texts.get(Key::NewPadPlayers);
    form::field(ui, name, |ui, _| {
        let mut chosen = screen.choices.players - 1;
        segmented::show(ui, name, &mut chosen, &["1", "2", "3", "4", "5"]);
        screen.choices.players = chosen + 1;
    });
}

fn names(screen: &mut NewPadScreen, ui: &mut Ui, texts: &Texts) {
    form::field(ui, texts.get(Key::NewPadNames), |ui, _| {
        for k in 0..screen.choices.players {
            if k > 0 {
                ui.add_space(6.0);
            }
            ui.horizontal(|ui| {
                if let Some(colour) = next_colour(ui, texts, k, &screen.choices.people[k].colour) {
                    screen.choices.set_colour(k, colour);
                }
                let person = &mut screen.choices.people[k];
                let hint = colour_name(texts, &person.colour);
                let label = texts.with(Key::NewPadName, &[("number", (k + 1).into())]);
                let width = ui.available_width().min(330.0);
                form::named_text(ui, &mut person.name, &hint, &label, width);
            });
            if is_called_like_one_above(&screen.choices.names(|colour| colour_name(texts, colour)), k) {
                form::fault(ui, texts.get(Key::LateFaultSameName));
            }
        }
    });
}

/// A person's colour; a tap takes the next one, which is returned.
fn next_colour(ui: &mut Ui, texts: &Texts, k: usize, colour: &str) -> Option<&'static str> {
    let place = PLAYER_COLOURS.iter().position(|name| *name == colour).unwrap_or(0);
    let name = texts
        .with(Key::NewPadColour, &[("number", (k + 1).into()), ("name", colour_name(texts, colour).into())]);
    paint_drop::show(ui, place, &name).then(|| PLAYER_COLOURS[(place + 1) % PLAYER_COLOURS.len()])
}

fn first(screen: &mut NewPadScreen, ui: &mut Ui, texts: &Texts) {
    let name = texts.get(Key::NewPadFirst);
    form::field(ui, name, |ui, _| {
        let mut names = vec![texts.get(Key::NewPadFirstRandom).to_owned()];
        names.extend(screen.choices.names(|colour| colour_name(texts, colour)));
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut chosen = screen.first.map_or(0, |first| first + 1).min(screen.choices.players);
        segmented::show(ui, name, &mut chosen, &names);
        screen.first = chosen.checked_sub(1);
    });
}
