//! Saved tables: continuing, viewing and annotating them.

use jiff::tz::TimeZone;

use super::{Record, TableDesk, TableGame, Viewed, read_record};
use crate::{
    Description,
    high_scores::ResultRank,
    host::{AppRequest, Host, Source, Viewing, table_session::TableSession},
};
use kernel::record::{Fault, Loaded, describe};
use storage::GameLock;

impl<G: TableGame> TableDesk<G> {
    /// Goes on with the table that a file holds, as it was read; nothing else is open.
    pub fn go_on(
        &mut self,
        read: Result<Loaded<Record<G>>, Vec<Fault<G::Fault>>>,
        lock: GameLock,
        host: &mut Host<'_, G::Page>,
    ) {
        match read {
            Ok(Loaded { game: Record::<G>::Table(mut table), source, read_only: false }) => {
                host.bring_back(&mut table, &lock);
                let session = self.table.insert(TableSession::go_on(*table, source, lock));
                session.open.recall_typed(host.games);
                self.show_open(host);
            }
            // It is looked at as far as it is.
            Ok(loaded @ Loaded { game: Record::<G>::Played(_), read_only: false, .. }) => {
                let source = Source::File(lock.name().to_owned());
                self.viewed = Some(Viewed { source, loaded, placing: None });
                host.ask(AppRequest::Show(G::REPLAY));
            }
            // What was entered afterwards has nothing to go on with.
            Ok(Loaded { game: Record::<G>::Result(_), read_only: false, .. }) => {}
            Ok(_) => host.remark(host.texts.library_newer().to_owned()),
            Err(faults) => damaged::<G>(lock.name(), &faults, host),
        }
    }

    /// Looks at a record and shows it; false when it cannot be read, which is told.
    pub fn view(
        &mut self,
        source: Source,
        text: &str,
        viewing: Viewing,
        placing: Option<ResultRank>,
        host: &mut Host<'_, G::Page>,
    ) -> bool {
        let is_read = self.look_at(source, text, placing, host);
        if let Some(viewed) = self.viewed.as_ref().filter(|_| is_read) {
            host.ask(AppRequest::Show(match viewing {
                Viewing::Card => G::CARD,
                Viewing::Replay => G::REPLAY,
                Viewing::Review => review_page::<G>(&viewed.loaded.game).unwrap_or(G::CARD),
            }));
        }
        is_read
    }

    /// Looks at a record; false when it cannot be read, which is told.
    pub fn look_at(
        &mut self,
        source: Source,
        text: &str,
        placing: Option<ResultRank>,
        host: &mut Host<'_, G::Page>,
    ) -> bool {
        match read_record::<G>(text) {
            Ok(loaded) => {
                self.viewed = Some(Viewed { source, loaded, placing });
                true
            }
            Err(faults) => {
                damaged::<G>(source.name(), &faults, host);
                false
            }
        }
    }

    /// Says something of the game in a file.
    pub fn describe(&mut self, file: &str, words: Description, host: &mut Host<'_, G::Page>) {
        match host.games.open(file).map(|(lock, text)| (read_record::<G>(&text), lock)) {
            Ok((Ok(Loaded { game, source, read_only: false }), mut lock)) => {
                let header = words.put_into(game.header().clone(), &TimeZone::system());
                if let Err(error) = host.games.save_in_place(&mut lock, &describe(&source, &header)) {
                    host.report(file, &error.into());
                }
            }
            Ok((Ok(_), _)) => host.remark(host.texts.library_newer().to_owned()),
            Ok((Err(faults), _)) => damaged::<G>(file, &faults, host),
            Err(error) => host.report(file, &error),
        }
    }
}

/// The page that goes over a record, if one does: before the end of a game it might tell what is hidden yet.
pub fn review_page<G: TableGame>(record: &Record<G>) -> Option<G::Page> {
    G::REVIEW.filter(|_| matches!(record, Record::<G>::Played(_)) && record.is_over())
}

/// Tells what is wrong with a record.
pub fn damaged<G: TableGame>(name: &str, faults: &[Fault<G::Fault>], host: &mut Host<'_, G::Page>) {
    let reason = faults.first().map_or_else(String::new, |fault| G::fault(host.texts, fault));
    host.error(host.texts.error_open(name, &reason));
}
