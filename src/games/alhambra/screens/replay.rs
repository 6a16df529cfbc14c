//! The replay of a record: what its decisions cost is told of a game that was gone over.

use egui::Ui;

use crate::{
    pad::PadState,
    session::{Alhambra, GameCommand, PlayView},
};
use common::{
    screens::{
        replay::tell_losses,
        table::{KnownLosses, ReplayPage},
    },
    timeline::Timeline,
};

/// Draws the page.
pub fn show(
    page: &mut ReplayPage<Alhambra>,
    ui: &mut Ui,
    app: &PlayView<'_>,
    commands: &mut Vec<GameCommand>,
) {
    let found = app.desk.known().and_then(|known| known.analysis.as_ref());
    let tell = |timeline: &mut Timeline<PadState>| {
        let players = found.iter().flat_map(|found| &found.players);
        tell_losses(timeline, app.texts, players.map(|player| &player.victory));
    };
    let losses = found.map(|found| KnownLosses { known: 1 + found.rollouts, tell: &tell });
    page.show_with(ui, &app.with(&app.desk.tables), losses.as_ref(), commands);
}
