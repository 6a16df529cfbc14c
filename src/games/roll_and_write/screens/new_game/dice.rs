//! Where the dice come from, and their seed.

use egui::{Key as Press, Ui};

use super::{NewGameScreen, cards::Obstacle};
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
            copy::button(ui, texts, &mut screen.copied, || screen.seed.trim().to_owned());
            if ui.add(Button::secondary(texts.new_seed_new()).icon(Symbol::Die)).clicked() {
                screen.seed = new_seed().to_string();
            }
            field
        });
        let Some(Obstacle { words, is_wrong }) = screen.no_seed(texts) else {
            return form::hint(ui, texts.new_seed_hint());
        };
        let field = written.inner;
        let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Press::Enter));
        if is_wrong {
            mark_wrong(ui, &field);
            form::fault(ui, &words);
        } else {
            form::hint(ui, &words);
            ui.add_space(theme::space::SMALL);
            let open = Action::new(texts.new_seed_challenge(), ()).icon(Symbol::Play).primary().once();
            let open = open.key(Shortcut::ctrl(Press::O)).key(Press::Enter);
            screen.opens_challenge = open.show(ui, texts).is_some() || is_entered;
        }
        // What is wrong is seen as it is written, and Enter does not leave it.
        if is_entered && is_wrong {
            field.request_focus();
        }
        if is_entered || field.changed() {
            ui.scroll_to_cursor(None);
        }
    });
}

/// What is said of a seed that is none. The code of a challenge is nothing wrong: it says more than the seed.
pub fn no_seed(texts: &Texts, seed: &str) -> Obstacle {
    let is_wrong = Challenge::read(seed).is_err();
    let words = if is_wrong { texts.new_seed_digits() } else { texts.new_seed_code() };
    Obstacle { words: words.to_owned(), is_wrong }
}
