//! The pair that is kept of the four dice just rolled, and the one that is passed on (§4.3b).

use egui::{Ui, vec2};

use super::turn_panel::heading;
use crate::{
    app::{AppCommand, AppState},
    games::roll_and_write::{
        rules::{Face, GameConfig, Move, Pair, Phase, State},
        session::PlaySession,
        text::event_text,
        widgets::pair_choice::{self, PairChoice},
    },
    kernel::record::Seat,
    text::{Key, Texts},
};

/// The pairs that can be kept, by row, then column, each with the pair passed on.
pub fn choices(state: &State) -> Vec<(Pair, Pair)> {
    if !matches!(state.phase(), Phase::Keep | Phase::Kept(_)) {
        return Vec::new();
    }
    let (yellow, blue) = state.dice(state.seat());
    let (&[y0, y1], &[b0, b1]) = (yellow.as_slice(), blue.as_slice()) else { return Vec::new() };
    let mut choices = Vec::new();
    for (yellow, other_yellow) in [(y0.face, y1.face), (y1.face, y0.face)] {
        for (blue, other_blue) in [(b0.face, b1.face), (b1.face, b0.face)] {
            let choice = (Pair { yellow, blue }, Pair { yellow: other_yellow, blue: other_blue });
            // Dice of one colour are anonymous: two that show the same are one choice.
            if !choices.contains(&choice) {
                choices.push(choice);
            }
        }
    }
    choices
}

/// The pair that goes to the next player when the turn ends now (§4.5).
pub fn passed(config: &GameConfig, state: &State) -> Option<Pair> {
    if config.is_solo() || state.is_last_turn(config) {
        return None;
    }
    match state.phase() {
        Phase::Built => {
            let cell = state.second_cell()?;
            Some(Pair { yellow: cell.row(), blue: cell.column() })
        }
        Phase::Kept(kept) => choices(state).into_iter().find(|(keep, _)| *keep == kept).map(|(_, pass)| pass),
        _ => None,
    }
}

/// The pair passed on and to whom, in words.
pub fn passing(texts: &Texts, config: &GameConfig, seats: &[Seat], state: &State, pair: Pair) -> String {
    let from = event_text::who(texts, seats, state.seat());
    let to = event_text::name(texts, seats, (state.seat() + 1) % config.players());
    texts.with(Key::PlayPassed, &[("pair", pair.to_string().into()), ("to", to.into()), ("who", from.into())])
}

/// Shows the choices side by side, a row of the grid for each yellow die.
pub fn show(ui: &mut Ui, app: &AppState, session: &PlaySession, commands: &mut Vec<AppCommand>) {
    let texts = &app.texts;
    let game = session.game();
    let state = game.state();
    let Some(grid) = game.config().layout().grid() else { return };
    let who = event_text::who(texts, &game.header.seats, state.seat());
    heading(ui, &texts.with(Key::PlayKeep, &[("who", who.into())]));
    let choices = choices(state);
    let width = (ui.available_width() - 8.0) / 2.0;
    for (line, pair) in choices.chunks(2).enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 7.0);
            for (place, &(keep, pass)) in pair.iter().enumerate() {
                let face = |face: Face| face.number().into();
                let name = texts.with(
                    Key::PlayKeepPair,
                    &[
                        ("blue", face(keep.blue)),
                        ("pass", pass.to_string().into()),
                        ("yellow", face(keep.yellow)),
                    ],
                );
                let caption = texts.with(Key::PlayPassPair, &[("pair", pass.to_string().into())]);
                let choice = PairChoice {
                    number: (line * 2 + place + 1) as u8,
                    yellow: keep.yellow.number(),
                    blue: keep.blue.number(),
                    building: grid[keep.cell().index()],
                    built: state.sheet(state.seat()).is_built(keep.cell()),
                    chosen: state.phase() == Phase::Kept(keep),
                    caption: &caption,
                    name: &name,
                };
                if pair_choice::show(ui, &choice, width).clicked() {
                    commands.push(AppCommand::Play(Move::Keep(keep)));
                }
            }
        });
    }
}
