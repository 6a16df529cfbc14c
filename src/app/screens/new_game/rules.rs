//! The right cards: who plays, the readings of the rules, and the dice.

use egui::{RichText, Sense, Ui, vec2};

use super::{NewGameScreen, form};
use crate::{
    app::{
        art::symbols::{self, Symbol},
        new_seed,
        texts::{Key, Texts},
        theme::{self, Theme},
        widgets::{button::Button, card::Card, segmented},
    },
    rules::{ChangeDice, SpecialActions},
};

/// Seconds that a button says that something was copied.
const COPIED: f64 = 2.0;

/// Shows the cards.
pub fn cards(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    Card::Plain.show(ui, |ui| {
        ui.set_width(ui.available_width());
        form::person(ui, texts, &mut screen.name, &mut screen.colour);
    });
    ui.add_space(form::CARD_GAP);
    Card::Plain.show(ui, |ui| {
        ui.set_width(ui.available_width());
        special_actions(screen, ui, texts);
        change_dice(screen, ui, texts);
        seed(screen, ui, texts);
    });
}

fn special_actions(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    let name = texts.get(Key::NewSpecialActions);
    form::field(ui, name, |ui, _| {
        let all = [SpecialActions::One, SpecialActions::Both];
        let names = [texts.get(Key::NewSpecialOne), texts.get(Key::NewSpecialBoth)];
        let hints = [Key::NewSpecialOneHint, Key::NewSpecialBothHint];
        let mut chosen = usize::from(screen.choices.special_actions == SpecialActions::Both);
        segmented::show(ui, name, &mut chosen, &names);
        screen.choices.special_actions = all[chosen];
        form::hint(ui, texts.get(hints[chosen]));
    });
}

fn change_dice(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    let name = texts.get(Key::NewChangeDice);
    form::field(ui, name, |ui, _| {
        let all = [ChangeDice::Two, ChangeDice::Any];
        let names = [texts.get(Key::NewChangeTwo), texts.get(Key::NewChangeAny)];
        let hints = [Key::NewChangeTwoHint, Key::NewChangeAnyHint];
        let mut chosen = usize::from(screen.choices.change_dice == ChangeDice::Any);
        segmented::show(ui, name, &mut chosen, &names);
        screen.choices.change_dice = all[chosen];
        form::hint(ui, texts.get(hints[chosen]));
    });
}

fn seed(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    form::field(ui, texts.get(Key::NewSeed), |ui, label| {
        ui.horizontal(|ui| {
            form::text(ui, label, &mut screen.seed, "", 170.0, 40);
            let now = ui.input(|input| input.time);
            let copied = screen.copied.is_some_and(|then| now < then + COPIED);
            let (icon, name) = if copied { (Symbol::Check, Key::Copied) } else { (Symbol::Copy, Key::Copy) };
            if ui.add(Button::icon_only(icon, texts.get(name))).clicked() {
                ui.ctx().copy_text(screen.seed.trim().to_owned());
                screen.copied = Some(now);
                ui.ctx().request_repaint_after_secs(COPIED as f32);
            }
            if ui.add(Button::secondary(texts.get(Key::NewSeedNew)).icon(Symbol::Die)).clicked() {
                screen.seed = new_seed().to_string();
            }
        });
        if screen.seed().is_some() {
            form::hint(ui, texts.get(Key::NewSeedHint));
        } else {
            fault(ui, &texts.with(Key::NewSeedWrong, &[("max", u64::MAX.to_string().into())]));
        }
    });
}

/// What is wrong with a field, below it.
fn fault(ui: &mut Ui, text: &str) {
    let theme = Theme::of(ui.ctx());
    ui.add_space(5.0);
    ui.horizontal_wrapped(|ui| {
        let (place, _) = ui.allocate_exact_size(vec2(16.0, 18.0), Sense::hover());
        symbols::paint(ui.painter(), place, Symbol::Info, theme.danger);
        ui.label(RichText::new(text).font(theme::medium(15.5)).color(theme.danger));
    });
}
