//! What a desk does with the decisions that are practised, whatever the game.

use super::{Drill, DrillCommand, DrillPositions, Drills};
use crate::{
    host::{AppRequest, Host, Source, today},
    play::{Exercise, Judge, Trials},
};
use kernel::{Game, PlayedKind};
use storage::GamesError;

impl Drills {
    /// Carries out a command. `tries` tries a decision again, on this page, of a game that was read for it, and says whether
    /// it could.
    pub fn run<P: PartialEq, K: PlayedKind>(
        &mut self,
        command: DrillCommand,
        page: P,
        host: &mut Host<'_, P>,
        positions: &mut DrillPositions<K>,
        tries: impl FnMut(Exercise, &Game<K>) -> bool,
    ) {
        match command {
            DrillCommand::Start => {
                self.begin();
                self.show_next(page, host, positions, tries);
            }
            DrillCommand::Next => self.show_next(page, host, positions, tries),
            DrillCommand::Look(at) => {
                // Another of its game, in the same frame, may have brought it.
                let unknown = self.list().get(at).filter(|drill| positions.of(drill).is_none());
                let Some(Drill { file, .. }) = unknown else { return };
                let game = host.games.read(file).ok().and_then(|record| positions.read(&record));
                positions.look(game.as_ref(), self.list().iter().filter(|drill| drill.file == *file));
            }
            DrillCommand::Search => match host.games.list() {
                Ok(files) => self.search(files.into_iter().map(|file| file.name).collect()),
                Err(error) => host.report("", &GamesError::Store(error)),
            },
            DrillCommand::Stop => self.stop(),
        }
    }

    /// Takes in what a game was found to hold, and what a try of one of them was worth.
    pub fn hear<P, K: PlayedKind, J: Judge<K>>(&mut self, trials: &mut Trials<K, J>, host: &mut Host<'_, P>) {
        if let Some(good) = trials.poll()
            && let Some(trial) = trials.open()
        {
            host.tell_kept(self.answer(&trial.exercise, good, today()));
        }
        let heard = self.poll();
        host.tell_kept(heard);
    }

    /// Tries the next decision that is due; after the last one it goes back.
    fn show_next<P: PartialEq, K: PlayedKind>(
        &mut self,
        page: P,
        host: &mut Host<'_, P>,
        positions: &DrillPositions<K>,
        mut tries: impl FnMut(Exercise, &Game<K>) -> bool,
    ) {
        let games = host.games;
        let shown = self.next(today(), |exercise| {
            let Source::File(file) = &exercise.source else { return false };
            let game = games.read(file).ok().and_then(|record| positions.read(&record));
            game.is_some_and(|game| tries(exercise, &game))
        });
        let is_on_page = host.page.as_ref() == Some(&page);
        match shown {
            Ok(true) if !is_on_page => host.ask(AppRequest::Show(page)),
            Ok(true) => {}
            shown => {
                host.tell_kept(shown.map(|_| ()));
                if is_on_page {
                    host.ask(AppRequest::Close);
                }
            }
        }
    }
}
