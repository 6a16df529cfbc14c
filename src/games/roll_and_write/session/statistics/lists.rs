//! The lists by which games of this kind can be chosen, beyond those for all games, in words.

use crate::{
    log::Options,
    rules::{ChangeDice, SpecialActions},
    statistics::{Mode, OwnChoices, OwnFilter},
};
use text::Texts;

/// The name of each list, and its entries.
pub fn of(texts: &Texts, choices: &OwnChoices) -> Vec<(String, Vec<String>)> {
    let modes = choices.modes.iter().map(|&mode| mode_name(texts, mode)).collect();
    let layouts = choices.layouts.iter().map(|(_, name)| name.clone()).collect();
    let options = choices.options.iter().map(|options| options_name(texts, options)).collect();
    vec![
        (texts.statistics_mode().to_owned(), modes),
        (texts.statistics_layout().to_owned(), layouts),
        (texts.statistics_options().to_owned(), options),
    ]
}

/// The filter for what was chosen in these lists; 0 leaves all.
pub fn filter(choices: &OwnChoices, chosen: &[usize]) -> OwnFilter {
    let at = |list: usize| chosen.get(list).and_then(|entry| entry.checked_sub(1));
    OwnFilter {
        mode: at(0).and_then(|mode| choices.modes.get(mode).copied()),
        layout: at(1).and_then(|layout| Some(choices.layouts.get(layout)?.0.clone())),
        options: at(2).and_then(|options| choices.options.get(options).copied()),
    }
}

fn mode_name(texts: &Texts, mode: Mode) -> String {
    match mode {
        Mode::Solo(phantoms) => texts.statistics_mode_solo(phantoms),
        Mode::Against(phantoms) => texts.statistics_mode_against(phantoms),
        Mode::Several(players) => texts.count_players(players),
    }
}

/// Rounds, and anything unusual.
fn options_name(texts: &Texts, options: &Options) -> String {
    let mut name = texts.count_rounds(options.rounds);
    let both = (options.special_actions == SpecialActions::Both).then(|| texts.records_both().to_owned());
    let any = (options.change_dice == ChangeDice::Any).then(|| texts.records_any().to_owned());
    let bonus = options.phantom_bonus.map(|bonus| format!("+{bonus}"));
    for more in [both, any, bonus].into_iter().flatten() {
        name.push_str(" · ");
        name.push_str(&more);
    }
    name
}
