//! Finished games that are typed in afterwards: new ones, and those of the library that are corrected.

use super::{Correcting, Record, TableDesk, TableGame, import::take_in, read_record, saved::damaged};
use crate::host::{AppRequest, Host, Source, Viewing};
use kernel::{
    Confirmed, Game, Kind, Note, NoteKind,
    record::{Header, Loaded},
};
use storage::GamesError;

impl<G: TableGame> TableDesk<G> {
    /// Opens the page for a new game, or to correct the one in a file.
    pub(super) fn type_in(&mut self, file: Option<String>, host: &mut Host<'_, G::Page>) {
        let correcting = match file {
            None => None,
            Some(file) => {
                let Some(game) = read_result::<G>(&file, host) else { return };
                Some(Correcting { file, game })
            }
        };
        self.late.open(correcting, host);
        host.ask(AppRequest::Show(G::LATE));
    }

    /// Puts a finished game that was typed in into the library, in the place of the one that it corrects, and shows its
    /// score card. What could not be saved stays on the page.
    pub(super) fn keep(&mut self, game: Game<G::Paper>, host: &mut Host<'_, G::Page>) {
        let saved = match &self.late.correcting {
            None => {
                let game = Record::<G>::Result(Box::new(game));
                take_in::<G>(&game, &game.write(None), host)
            }
            Some(Correcting { file, .. }) => match save_corrected::<G>(file, game, host) {
                Ok(saved) => saved.then(|| file.clone()),
                Err(error) => {
                    host.report(file, &error);
                    None
                }
            },
        };
        if let Some(file) = saved {
            self.late.done(host);
            // Behind the score card lies what was there before this page.
            if host.page == Some(G::LATE) {
                host.ask(AppRequest::Close);
            }
            host.ask(AppRequest::View(Source::File(file), Viewing::Card));
        }
    }
}

/// The finished game in a file; says why there is none.
fn read_result<G: TableGame>(file: &str, host: &mut Host<'_, G::Page>) -> Option<Box<Game<G::Paper>>> {
    let text = host.games.read(file).map_err(|error| host.report(file, &error)).ok()?;
    match read_record::<G>(&text) {
        Ok(Loaded { game: Record::<G>::Result(game), read_only: false, .. }) => Some(game),
        Ok(_) => {
            host.remark(host.texts.library_newer().to_owned());
            None
        }
        Err(faults) => {
            damaged::<G>(file, &faults, host);
            None
        }
    }
}

/// Writes a corrected game over the old one; false where there is none. What the record says beside the game stays, and
/// what somebody said is true, as long as it is still found.
fn save_corrected<G: TableGame>(
    file: &str,
    mut game: Game<G::Paper>,
    host: &Host<'_, G::Page>,
) -> Result<bool, GamesError> {
    let (mut lock, text) = host.games.open(file)?;
    let Ok(Loaded { game: Record::<G>::Result(old), source, read_only: false }) = read_record::<G>(&text)
    else {
        return Ok(false);
    };
    let Header { title, location, layout_name, day, started, ended, seats, .. } = game.header;
    game.header = Header { title, location, layout_name, day, started, ended, seats, ..old.header.clone() };
    if G::Paper::NOTES.contains(&NoteKind::Confirm) {
        let found = game.findings();
        let still = |confirmed: &&Confirmed<_>| match confirmed {
            Confirmed::Finding(finding) => found.contains(finding),
            Confirmed::Words(_) => true,
        };
        let known = game.confirmed().to_vec();
        let still = |confirmed: &&Confirmed<_>| still(confirmed) && !known.contains(confirmed);
        for finding in old.confirmed().iter().filter(still).cloned() {
            // A confirmation fits any log of a kind that takes it.
            let _ = game.note(Note::Confirm { finding });
        }
    }
    host.games.save(&mut lock, &game.write(Some(&source)))?;
    Ok(true)
}
