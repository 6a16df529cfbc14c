//! Saved games: what they say together, and going on with one.

use super::{Desk, Host, Levels, PlaySession, PlaySessionExt};
use crate::{
    files::GameSummary,
    record::{self, AnyGame, Loaded},
    session::{GamePage, challenges::of_saved},
};
use common::host::AppRequest;
use storage::GameLock;

impl Desk {
    /// Takes in the saved games as they are now, each with its file.
    pub fn hear_saved<'a>(&mut self, games: impl IntoIterator<Item = (&'a str, &'a GameSummary)>) {
        let games: Vec<_> = games.into_iter().collect();
        self.challenges = of_saved(games.iter().copied());
        self.ended.clear();
        self.drills.look_for_games();
        self.statistics.hear(games);
    }

    /// Goes on with the game in a file; nothing else is open.
    pub fn go_on(&mut self, text: &str, lock: GameLock, host: &mut Host<'_>) {
        let (mut game, source) = match record::read(text) {
            Ok(Loaded { game: AnyGame::Played(game), source, read_only: false }) => (game, source),
            other => return self.tables.go_on(other, lock, host),
        };
        host.bring_back(&mut game, &lock);
        let read = (game.log().len(), game.header.ended);
        let levels = Levels::waiting();
        let session = PlaySession::go_on(*game, levels, self.waker.clone(), source, lock);
        let session = self.session.insert(session);
        session.wait_for_deal();
        // A game that is merely opened is not written again.
        if (session.game().log().len(), session.game().header.ended) != read {
            host.save(&mut session.open);
        }
        host.ask(AppRequest::ShowOverHome(GamePage::Play));
    }
}
