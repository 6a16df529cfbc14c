//! The result beside what every level makes of the same tiles and cards: bars of VP, and how often each of them wins.

use egui::{ScrollArea, Ui};

use crate::{
    advisor::Policy,
    session::same_tiles::{LEVELS, Outcome, SameTiles, Tally},
    text::names::who,
};
use common::{
    screens::compared::is_low,
    widgets::result_bar::{self, ResultBar},
};
use text::Texts;
use ui::{form, theme::space, widgets::surface};

/// Draws them on a surface.
pub fn show(ui: &mut Ui, texts: &Texts, same: &SameTiles) {
    ScrollArea::vertical().id_salt("levels").show(ui, |ui| {
        surface::heading(ui, texts.standing_levels());
        ui.add_space(space::SMALL);
        let own = Outcome::of(&same.game, same.row);
        let best = same.best.as_ref().map(|best| Outcome::of(best, same.row));
        let vp = |outcome: Outcome| f64::from(outcome.vp);
        let means = same.levels.iter().filter_map(Tally::vp);
        let most = means.chain(best.map(vp)).fold(vp(own), f64::max);
        let part = |vp: f64| (vp / most.max(1.0)) as f32;
        // Places alone have room beside the figures: what explains the bars is seen whole.
        let is_beside = is_low(ui) && same.games.iter().all(|games| *games == 1);
        let line = |ui: &mut Ui, name: &str, told: Option<(f64, &str)>, below: &str, is_own: bool| {
            let figure = told.map(|(vp, figure)| (part(vp), figure));
            let (below, beside) = if is_beside { (None, Some(below)) } else { (Some(below), None) };
            result_bar::show_compared(ui, &ResultBar { name, figure, below, is_own }, beside);
        };
        let place =
            |place: u8| texts.alhambra_same_place(&texts.place_name(place), same.game.config().players());
        let working = || texts.standing_working().to_owned();
        line(ui, &name(texts, same), Some((vp(own), &own.vp.to_string())), &place(own.place), true);
        for ((policy, tally), games) in LEVELS.into_iter().zip(&same.levels).zip(same.games) {
            let figure = tally.vp().map(|vp| texts.decimals(vp, usize::from(tally.games > 1)));
            // Of one game it is told as of the person's.
            let told = if games == 1 { tally.only_place().map(place) } else { wins(texts, tally) };
            let told = told.unwrap_or_else(working);
            line(ui, &texts.seat_computer(policy), tally.vp().zip(figure.as_deref()), &told, false);
        }
        let figure = best.map(|best| best.vp.to_string());
        let told = best.map_or_else(working, |best| place(best.place));
        line(ui, &texts.seat_computer(Policy::Advisor), best.map(vp).zip(figure.as_deref()), &told, false);
        form::hint(ui, texts.alhambra_same_levels_hint());
        // As long as the advisor plays, that is told beside its game.
        let percent = (100.0 * same.progress()) as u32;
        if percent < 100 && best.is_some() {
            form::hint(ui, &texts.alhambra_same_progress(percent));
        }
    });
}

/// Whose result it is.
fn name(texts: &Texts, same: &SameTiles) -> String {
    let header = &same.game.header;
    if header.people().eq([same.row]) {
        texts.standing_you().to_owned()
    } else {
        who(texts, &header.seats, same.row)
    }
}

/// How often a level has won; none before its first game.
fn wins(texts: &Texts, tally: &Tally) -> Option<String> {
    let percent = |share: f64| (100.0 * share).round() as u32;
    let error = percent(tally.error().unwrap_or_default());
    Some(texts.alhambra_same_wins(tally.games, percent(tally.share()?), error))
}
