//! Saved games: going on with one, and looking at one.

use super::{Desk, Host};
use crate::{
    record::{self, AnyGame, Loaded},
    session::{
        page::GamePage,
        play::{Levels, PlaySession},
    },
};
use common::{
    Description,
    high_scores::ResultRank,
    host::{AppRequest, Source, Viewing},
};
use storage::GameLock;

impl Desk {
    /// Goes on with the game in a file; nothing else is open.
    pub fn go_on(&mut self, text: &str, lock: GameLock, host: &mut Host<'_>) {
        let (mut game, source) = match record::read(text) {
            Ok(Loaded { game: AnyGame::Played(game), source, read_only: false }) => (game, source),
            other => return self.tables.go_on(other, lock, host),
        };
        host.bring_back(&mut game, &lock);
        self.layouts.recall(game.config());
        let read = (game.log().len(), game.header.ended);
        let levels = Levels::new(self.layouts.values.clone());
        let session =
            self.session.insert(PlaySession::go_on(*game, levels, self.waker.clone(), source, lock));
        // A game that is merely opened is not written again: it may be of an older version.
        if (session.game().log().len(), session.game().header.ended) != read {
            host.save(&mut session.open);
        }
        host.ask(AppRequest::ShowOverHome(GamePage::Play));
    }

    /// Looks at a record; false if it cannot be read, which is reported.
    pub fn view(
        &mut self,
        source: Source,
        text: &str,
        viewing: Viewing,
        placing: Option<ResultRank>,
        host: &mut Host<'_>,
    ) -> bool {
        if !self.tables.look_at(source, text, placing, host) {
            return false;
        }
        let game = self.tables.viewed.as_ref().map(|viewed| &viewed.loaded.game);
        let is_over = game.is_some_and(AnyGame::is_over);
        let played = match game {
            Some(AnyGame::Played(game)) => Some(game.clone()),
            _ => None,
        };
        self.ends_now = viewing == Viewing::Card && is_over && host.page == Some(GamePage::Play);
        self.found = played.as_ref().and_then(|game| self.known_of(game));
        if played.is_some() && viewing == Viewing::Review {
            self.open_review(host);
            return true;
        }
        host.ask(match viewing {
            // A board on which nothing more can be done is no page to return to.
            Viewing::Card if self.ends_now => AppRequest::ShowOverHome(GamePage::ScoreCard),
            Viewing::Card | Viewing::Review => AppRequest::Show(GamePage::ScoreCard),
            Viewing::Replay => AppRequest::Show(GamePage::Replay),
        });
        true
    }

    /// Changes the description of the game in a file.
    pub fn describe(&mut self, file: &str, words: Description, host: &mut Host<'_>) {
        self.tables.describe(file, words, host);
    }
}
