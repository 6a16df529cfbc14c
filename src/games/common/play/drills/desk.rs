//! What a desk does with the decisions that are practised, whatever the game.

use super::{DrillCommand, Drills};
use crate::{
    host::{AppRequest, Host, Source, today},
    play::{Exercise, Judge, Trials},
};
use kernel::PlayedKind;
use storage::GamesError;

impl Drills {
    /// Carries out a command. `tries` tries a decision again, on this page, of the game in a record that is read for it, and
    /// says whether it could.
    pub fn run<P: PartialEq>(
        &mut self,
        command: DrillCommand,
        page: P,
        host: &mut Host<'_, P>,
        tries: impl FnMut(Exercise, &str) -> bool,
    ) {
        match command {
            DrillCommand::Start => {
                self.begin();
                self.show_next(page, host, tries);
            }
            DrillCommand::Next => self.show_next(page, host, tries),
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
    fn show_next<P: PartialEq>(
        &mut self,
        page: P,
        host: &mut Host<'_, P>,
        mut tries: impl FnMut(Exercise, &str) -> bool,
    ) {
        let games = host.games;
        let shown = self.next(today(), |exercise| {
            let Source::File(file) = &exercise.source else { return false };
            games.read(file).is_ok_and(|record| tries(exercise, &record))
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
