//! Choosing the pair to keep from the four dice just rolled (§4.3b).

use egui::{Ui, Vec2};

use super::lines::heading;
use crate::{
    log::Game,
    rules::{Move, Pair, Phase},
    text::event_text,
    widgets::pair_choice::{self, PairChoice, PairRoom},
};
use kernel::record::Seat;
use text::{Texts, Who};
use ui::theme;

/// The pair passed on and to whom, in words.
pub fn passing(texts: &Texts, seats: &[Seat], [from, to]: [usize; 2], pair: Pair) -> String {
    let pair = pair.to_string();
    match event_text::who(texts, seats, to) {
        Who::You => texts.play_passed_to_you(&event_text::name(texts, seats, from), &pair),
        Who::Named(to) => texts.play_passed(&event_text::who(texts, seats, from), &pair, &to),
    }
}

/// Shows the choices side by side, a row of the grid for each yellow die, with this room for the pair that is passed on;
/// returns the one that was made.
pub fn show(ui: &mut Ui, texts: &Texts, game: &Game, room: PairRoom) -> Option<Move> {
    let state = game.state();
    let grid = game.config().layout().grid()?;
    let who = event_text::who(texts, &game.header.seats, state.seat());
    heading(ui, &texts.play_keep(&who));
    let choices = state.pairs_to_keep();
    let width = (ui.available_width() - 8.0) / 2.0;
    let mut chosen = None;
    for (line, pair) in choices.chunks(2).enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(theme::space::SMALL);
            for (place, &(keep, pass)) in pair.iter().enumerate() {
                let [kept, passed] = [keep, pass].map(|pair| [pair.yellow.number(), pair.blue.number()]);
                let name = texts.play_keep_pair(kept[0], kept[1], passed[0], passed[1]);
                let choice = PairChoice {
                    number: (line * 2 + place + 1) as u8,
                    keep,
                    pass,
                    building: grid[keep.cell().index()],
                    built: state.sheet(state.seat()).is_built(keep.cell()),
                    chosen: state.phase() == Phase::Kept(keep),
                    passes: texts.play_pass_pair(),
                    name: &name,
                    room,
                };
                if pair_choice::show(ui, &choice, width).clicked() {
                    chosen = Some(Move::Keep(keep));
                }
            }
        });
    }
    chosen
}
