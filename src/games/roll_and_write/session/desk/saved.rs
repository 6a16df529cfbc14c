//! Saved games: continuing, viewing and annotating them.

use jiff::tz::TimeZone;

use super::{Desk, Host, viewed::Viewed};
use crate::{
    games::{
        common::{
            Description,
            host::{AppRequest, Placing, Source, Viewing},
        },
        roll_and_write::{
            record::{self, AnyGame, Fault, Loaded},
            session::{command::GamePage, pad::PadSession, play::PlaySession},
            text::errors::ErrorText,
        },
    },
    kernel::record::describe,
    storage::GameLock,
};

impl Desk {
    /// Goes on with the game that a file holds; nothing else is open.
    pub fn go_on(&mut self, text: &str, lock: GameLock, host: &mut Host<'_>) {
        match record::read(text) {
            Ok(Loaded { game: AnyGame::Played(mut game), source, read_only: false }) => {
                host.bring_back(&mut game, &lock);
                self.layouts.recall(game.config());
                let read = (game.log().len(), game.header.ended);
                let session =
                    self.session.insert(PlaySession::go_on(*game, self.layouts.values.clone(), source, lock));
                // A game that is only opened is not written anew: it may be of an older version.
                if (session.game().log().len(), session.game().header.ended) != read {
                    host.save(&mut session.open);
                }
                host.ask(AppRequest::ShowOverHome(GamePage::Play));
            }
            // A finished game that was typed in later has nothing to go on with.
            Ok(Loaded { game: AnyGame::Result(_), read_only: false, .. }) => {}
            Ok(Loaded { game: AnyGame::Table(mut pad), source, read_only: false }) => {
                host.bring_back(&mut pad, &lock);
                let session = self.pad.insert(PadSession::go_on(*pad, source, lock));
                session.open.recall_typed(host.games);
                self.show_pad(host);
            }
            Ok(_) => host.remark(host.texts.library_newer().to_owned()),
            Err(faults) => damaged(lock.name(), &faults, host),
        }
    }

    /// Looks at a record; false when it cannot be read, which is told.
    pub fn view(
        &mut self,
        source: Source,
        text: &str,
        viewing: Viewing,
        placing: Option<Placing>,
        host: &mut Host<'_>,
    ) -> bool {
        match record::read(text) {
            Ok(loaded) => {
                let over = loaded.game.is_over();
                let is_played = matches!(loaded.game, AnyGame::Played(_));
                let found = match &loaded.game {
                    AnyGame::Played(game) => self.known_of(game),
                    AnyGame::Table(_) | AnyGame::Result(_) => None,
                };
                let ends_now = viewing == Viewing::Card && over && host.page == Some(GamePage::Play);
                self.viewed = Some(Viewed { source, loaded, found, placing, ends_now });
                if viewing == Viewing::Review && is_played {
                    self.open_review(host);
                    return true;
                }
                host.ask(match viewing {
                    // A board on which nothing can be done any more is no page to go back to.
                    Viewing::Card if ends_now => AppRequest::ShowOverHome(GamePage::ScoreCard),
                    Viewing::Card | Viewing::Review => AppRequest::Show(GamePage::ScoreCard),
                    Viewing::Replay => AppRequest::Show(GamePage::Replay),
                });
                true
            }
            Err(faults) => {
                damaged(source.name(), &faults, host);
                false
            }
        }
    }

    /// Says something of the game in a file.
    pub fn describe(&mut self, file: &str, words: Description, host: &mut Host<'_>) {
        match host.games.open(file).map(|(lock, text)| (record::read(&text), lock)) {
            Ok((Ok(Loaded { game, source, read_only: false }), mut lock)) => {
                let header = words.put_into(game.header().clone(), &TimeZone::system());
                if let Err(error) = host.games.save_in_place(&mut lock, &describe(&source, &header)) {
                    host.report(file, &error.into());
                }
            }
            Ok((Ok(_), _)) => host.remark(host.texts.library_newer().to_owned()),
            Ok((Err(faults), _)) => damaged(file, &faults, host),
            Err(error) => host.report(file, &error),
        }
    }
}

/// Tells what is wrong with a record.
pub(super) fn damaged(name: &str, faults: &[Fault], host: &mut Host<'_>) {
    let first = |fault| ErrorText::new(host.texts, &[]).fault(fault);
    let reason = faults.first().map_or_else(String::new, first);
    host.error(host.texts.error_open(name, &reason));
}
