//! What every player did in their last turn, and what has just been laid: what computers did can be read as long as nobody
//! acts.

use super::seen::Seen;
use crate::{
    log::{GameView, Happened, PlayEvent},
    rules::Cell,
    session::PlaySession,
    text::{names, play_text},
};
use common::words::all;
use kernel::Viewer;
use text::Texts;

/// What every player did last.
#[derive(Default)]
pub(super) struct News {
    /// The game, how far it is shown, the language and the seat that sees it.
    about: Option<(String, usize, &'static str, usize)>,
    players: Vec<PlayerNews>,
}

/// What a player did last.
#[derive(Clone, Debug, Default)]
pub(super) struct PlayerNews {
    /// In words.
    pub words: String,
    /// Where something was laid.
    pub laid: Option<Cell>,
    told: Vec<String>,
    has_ended: bool,
}

impl News {
    /// Follows a game that is shown up to an entry.
    pub(super) fn follow(&mut self, texts: &Texts, session: &PlaySession, seen: &Seen<'_>, entry: usize) {
        let about = (session.file().to_owned(), entry, texts.language().code(), seen.own);
        if self.about.as_ref() != Some(&about) {
            self.players = told(texts, session, seen, entry);
            self.about = Some(about);
        }
    }

    /// What a player did last.
    pub(super) fn of(&self, seat: usize) -> Option<&PlayerNews> {
        self.players.get(seat)
    }
}

fn told(texts: &Texts, session: &PlaySession, seen: &Seen<'_>, entry: usize) -> Vec<PlayerNews> {
    let game = session.game();
    let view = GameView::new(game, Viewer::Seat(seen.own as u8));
    let mut players = vec![PlayerNews::default(); seen.config.players()];
    for step in game.steps().take_while(|step| step.entry <= entry) {
        let Some(event) = step.event().filter(|event| event.by().is_none()) else { continue };
        let happened = view.event(step.entry, &step.before, event);
        let Some((seat, happened)) = happened.and_then(|happened| Some((happened.row?, happened.what)))
        else {
            continue;
        };
        let Some(player) = players.get_mut(seat) else { continue };
        if std::mem::take(&mut player.has_ended) {
            *player = PlayerNews::default();
        }
        if let Happened::Laid(_, cell) | Happened::Swapped(_, cell) = happened {
            player.laid = Some(cell);
        }
        if matches!(event, PlayEvent::EndTurn {}) {
            player.has_ended = true;
        }
        if happened != Happened::Ended {
            player.told.push(play_text::what(texts, happened));
        }
    }
    for player in &mut players {
        player.words = names::sentence(&all(texts, std::mem::take(&mut player.told)));
    }
    players
}
