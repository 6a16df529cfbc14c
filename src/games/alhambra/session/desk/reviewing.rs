//! Going over games.

use super::{Desk, GamePage, Host};
use crate::{
    advisor::Budget,
    log::PlayedGame,
    session::{Alhambra, Review, review::ReviewJob},
};
use common::{
    host::{ResultRank, Source, Viewing},
    table::{Record, review_page},
};

impl Desk {
    /// Looks at a record and shows it, or goes over it; false when it cannot be read, which is told.
    pub fn view(
        &mut self,
        source: Source,
        text: &str,
        viewing: Viewing,
        placing: Option<ResultRank>,
        host: &mut Host<'_>,
    ) -> bool {
        let is_read = self.tables.view(source, text, viewing, placing, host);
        if is_read && viewing == Viewing::Review {
            self.begin_review();
        }
        is_read
    }

    /// Goes over the game that is looked at, or on with it.
    fn begin_review(&mut self) {
        let Some(viewed) = &self.tables.viewed else { return };
        let record = &viewed.loaded.game;
        if let (Record::<Alhambra>::Played(game), Some(_)) = (record, review_page::<Alhambra>(record)) {
            self.reviews.begin(&viewed.source, game, job);
            self.go_on_reviewing();
        }
    }

    /// Looks further, where it was stopped.
    pub(super) fn go_on_reviewing(&mut self) {
        self.reviews.go_on(job);
    }

    /// What is known of the game that is looked at.
    #[must_use]
    pub fn known(&self) -> Option<&Review> {
        let viewed = self.tables.viewed.as_ref()?;
        let is_viewed = |review: &&Review| match &viewed.loaded.game {
            Record::<Alhambra>::Played(game) => review.source == viewed.source && review.game == **game,
            Record::<Alhambra>::Table(_) | Record::<Alhambra>::Result(_) => false,
        };
        self.reviews.open().filter(is_viewed)
    }

    /// Takes in what was found. Nobody waits for more where something else is shown than the game that is gone over.
    pub(super) fn hear_reviews(&mut self, host: &Host<'_>) {
        self.reviews.poll();
        let is_shown = matches!(host.page, Some(GamePage::Review | GamePage::Replay | GamePage::ScoreCard));
        let is_wanted = is_shown && self.known().is_some();
        if !is_wanted {
            self.reviews.stop();
        }
    }
}

fn job(game: &PlayedGame, budget: Budget) -> Option<ReviewJob> {
    Some(ReviewJob::new(game, budget))
}
