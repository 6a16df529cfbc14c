//! The readings of the rules (§A7), folded away: who does not unfold them plays by the defaults.

use egui::Ui;

use crate::{
    log::Options,
    rules::{
        CampLineBazaar, CampPlainToWall, FurtherAction, Holes, Module, SecondScoringPile, ThirdPlayerModules,
        Track,
    },
};
use text::Texts;
use ui::{
    form,
    widgets::{segmented, toggle},
};

/// The modules, one by one.
pub fn modules(ui: &mut Ui, texts: &Texts, options: &mut Options) {
    form::field(ui, texts.alhambra_new_modules(), |ui, _| {
        for module in Module::ALL {
            let mut on = options.modules.contains(&module);
            ui.horizontal(|ui| {
                toggle::show(ui, &texts.alhambra_module(module), &mut on);
                form::hint(ui, &texts.alhambra_module_hint(module));
            });
            options.modules.retain(|other| *other != module);
            if on {
                options.modules.push(module);
            }
        }
        options.modules.sort_unstable();
    });
}

/// The second scoring card.
pub fn second_scoring(ui: &mut Ui, texts: &Texts, options: &mut Options) {
    let name = texts.alhambra_new_second_scoring();
    let piles = [texts.alhambra_new_pile(4), texts.alhambra_new_pile(5)];
    choose(
        ui,
        name,
        &mut options.second_scoring_pile,
        [SecondScoringPile::Four, SecondScoringPile::Five],
        [&piles[0], &piles[1]],
    );
}

/// The action after an exact purchase, where the program plays (§A4.3).
pub fn further_action(ui: &mut Ui, texts: &Texts, further_action: &mut FurtherAction) {
    let words = [texts.alhambra_new_further_may(), texts.alhambra_new_further_must()];
    let values = [FurtherAction::May, FurtherAction::Must];
    choose(ui, texts.alhambra_new_further(), further_action, values, words);
}

/// Whether hands lie open, where the program plays (§A11.1).
pub fn open_hands(ui: &mut Ui, texts: &Texts, open_hands: &mut bool) {
    let words = [texts.alhambra_new_hands_hidden(), texts.alhambra_new_hands_open()];
    choose(ui, texts.alhambra_new_hands(), open_hands, [false, true], words);
}

/// What is left: what matters in this game, and what may not matter comes last.
pub fn readings(ui: &mut Ui, texts: &Texts, options: &mut Options, players: usize) {
    let [vizier, camps, bazaars] =
        [Module::Vizier, Module::Camps, Module::Bazaars].map(|module| options.modules.contains(&module));
    let holes = [texts.alhambra_new_holes_area(), texts.alhambra_new_holes_single()];
    choose(ui, texts.alhambra_new_holes(), &mut options.holes, [Holes::Area, Holes::Single], holes);
    let laps = [texts.alhambra_new_lap(60), texts.alhambra_new_lap(100)];
    choose(
        ui,
        texts.alhambra_new_track(),
        &mut options.track,
        [Track::Sixty, Track::Hundred],
        [&laps[0], &laps[1]],
    );
    if vizier {
        let words = [texts.alhambra_new_vizier_after(), texts.alhambra_new_vizier_before()];
        choose(ui, texts.alhambra_new_vizier(), &mut options.vizier_before_scoring, [false, true], words);
    }
    if camps {
        let words = [texts.alhambra_new_forbidden(), texts.alhambra_new_allowed()];
        let values = [CampPlainToWall::Forbid, CampPlainToWall::Allow];
        choose(ui, texts.alhambra_new_camp_plain(), &mut options.camp_plain_to_wall, values, words);
    }
    if camps && bazaars {
        let words = [texts.alhambra_new_line_counts(), texts.alhambra_new_line_ends()];
        let values = [CampLineBazaar::Counts, CampLineBazaar::Ends];
        choose(ui, texts.alhambra_new_camp_line(), &mut options.camp_line_bazaar, values, words);
    }
    if players == 2 && (camps || bazaars) {
        let words = [texts.alhambra_new_third_keeps(), texts.alhambra_new_third_redraws()];
        let values = [ThirdPlayerModules::Keep, ThirdPlayerModules::Redraw];
        choose(ui, texts.alhambra_new_third_modules(), &mut options.third_player_modules, values, words);
    }
}

/// One of two values under its name.
fn choose<T: Copy + PartialEq>(ui: &mut Ui, name: &str, value: &mut T, values: [T; 2], words: [&str; 2]) {
    form::field(ui, name, |ui, _| {
        let mut chosen = usize::from(*value == values[1]);
        segmented::show(ui, name, &mut chosen, &words);
        *value = values[chosen.min(1)];
    });
}
