//! Where the dice come from, and their seed.

use egui::{Key as Press, Ui};

use super::NewGameScreen;
use crate::{challenge::Challenge, screens::setup, session::new_seed};
use common::screens::setup::{copy, mark_wrong};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form,
    keys::Shortcut,
    theme,
    widgets::{button::Button, segmented},
};

/// Where they come from, in a line.
pub fn summary<'a>(screen: &NewGameScreen, texts: &'a Texts) -> &'a str {
    if screen.choices.typed { texts.new_dice_typed() } else { texts.new_dice_program() }
}

/// Shows the fields.
pub fn show(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    let names = [texts.new_dice_program(), texts.new_dice_typed()];
    let mut chosen = usize::from(screen.choices.typed);
    ui.add_space(theme::space::SMALL);
    segmented::show(ui, texts.new_dice(), &mut chosen, &names);
    screen.choices.typed = chosen == 1;
    if screen.choices.typed {
        form::hint(ui, texts.new_dice_typed_hint());
    }
    if screen.choices.typed && screen.choices.setup.agreed.phantoms() > 0 {
        setup::agreed::phantom_dice(ui, texts, &mut screen.choices.table_dice);
    }
    if !screen.choices.typed {
        seed(screen, ui, texts);
    }
}

fn seed(screen: &mut NewGameScreen, ui: &mut Ui, texts: &Texts) {
    form::field(ui, texts.new_seed(), |ui, label| {
        let written = ui.horizontal(|ui| {
            let field = form::text(ui, label, &mut screen.seed, "", 170.0, 40);
            if screen.seed().is_none() {
                mark_wrong(ui, &field);
            }
            copy::button(ui, texts, &mut screen.copied, || screen.seed.trim().to_owned());
            if ui.add(Button::secondary(texts.new_seed_new()).icon(Symbol::Die)).clicked() {
                screen.seed = new_seed().to_string();
            }
            field
        });
        if screen.seed().is_some() {
            return form::hint(ui, texts.new_seed_hint());
        }
        form::fault(ui, &fault(texts, &screen.seed));
        if is_code(&screen.seed) {
            let open = Action::new(texts.new_seed_challenge(), ()).icon(Symbol::Play);
            screen.opens_challenge = open.key(Shortcut::ctrl(Press::O)).show(ui, texts).is_some();
        }
        // What is wrong is seen as it is written, and Enter does not leave it.
        let field = written.inner;
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Press::Enter));
        if is_entered {
            field.request_focus();
        }
        if is_entered || field.changed() {
            ui.scroll_to_cursor(None);
        }
    });
}

/// What is said of a seed that is none.
pub fn fault(texts: &Texts, seed: &str) -> String {
    if is_code(seed) { texts.new_seed_code() } else { texts.new_seed_digits() }.to_owned()
}

/// Whether it is the code of a challenge, which says more than the seed.
fn is_code(seed: &str) -> bool {
    Challenge::read(seed).is_ok()
}
