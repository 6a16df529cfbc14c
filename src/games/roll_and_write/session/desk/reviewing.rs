//! Going over games, trying decisions again, and practising the worst of them.

use super::{Desk, Host, ReviewJob, Viewed};
use crate::{
    advisor::Analysis,
    log::Game,
    record::{self, AnyGame, Loaded},
    session::{
        command::{DrillCommand, TrialCommand},
        drills::Drill,
        page::GamePage,
        trial::Exercise,
    },
};
use common::{
    host::{AppRequest, Source, Viewing, today},
    play::Reviewer as _,
};
use storage::{GamesError, StoreError};

impl Desk {
    /// Goes over the game that is looked at.
    pub(super) fn open_review(&mut self, host: &mut Host<'_>) {
        let Some(Viewed { source, loaded: Loaded { game: AnyGame::Played(game), .. }, .. }) =
            &self.tables.viewed
        else {
            return;
        };
        self.layouts.recall(game.config());
        let (values, analyses) = (&self.layouts.values, &self.analyses);
        self.reviews.begin(source, game, |game, budget| ReviewJob::new(game, budget, values, analyses));
        host.ask(AppRequest::Show(GamePage::Review));
    }

    /// Looks further, where it was stopped.
    pub(super) fn go_on_reviewing(&mut self) {
        let (values, analyses) = (&self.layouts.values, &self.analyses);
        self.reviews.go_on(|game, budget| ReviewJob::new(game, budget, values, analyses));
    }

    /// What a thread is given that goes over this game; none where nobody can advise on it.
    fn review_job(&self, game: &Game) -> Option<ReviewJob> {
        ReviewJob::new(game, self.reviews.budget, &self.layouts.values, &self.analyses)
    }

    /// What is known of a game that is gone over, or was at another time.
    pub(super) fn known_of(&mut self, game: &Game) -> Option<Analysis> {
        let open = self.reviews.open().filter(|review| review.game == *game);
        if let Some(found) = open.and_then(|review| review.analysis.clone()) {
            return Some(found);
        }
        self.layouts.recall(game.config());
        self.review_job(game)?.kept()
    }

    /// Lets the advisor play the dice of the game that is gone over.
    pub(super) fn open_best_play(&mut self, host: &mut Host<'_>) {
        let Some(review) = self.reviews.open() else { return };
        if self.best_play.begin(&review.source, &review.game, &self.layouts.values, host.games) {
            host.ask(AppRequest::Show(GamePage::BestPlay));
        }
    }

    /// Tells how good the result of a saved game is; of one that cannot be compared the score card says what there is.
    pub(super) fn compare(&mut self, file: &str, host: &mut Host<'_>) {
        let begun = game_of(file, host).is_some_and(|game| {
            self.layouts.recall(game.config());
            self.standings.begin(file, game, &self.layouts.values)
        });
        host.ask(if begun {
            AppRequest::Show(GamePage::Standing)
        } else {
            AppRequest::View(Source::File(file.to_owned()), Viewing::Card)
        });
    }

    pub(super) fn run_trial(&mut self, command: TrialCommand, host: &mut Host<'_>) {
        match command {
            TrialCommand::Open { row, decision } => self.try_again(row, decision, host),
            TrialCommand::Play(command) => self.trials.play(command, host.settings.end_turn_by_itself),
            TrialCommand::Undo => self.trials.undo(),
        }
    }

    pub(super) fn run_drills(&mut self, command: DrillCommand, host: &mut Host<'_>) {
        match command {
            DrillCommand::Next => {
                self.drills.begin();
                self.next_drill(host);
            }
            DrillCommand::Search => self.search_games(host),
            DrillCommand::Stop => self.drills.stop(),
        }
    }

    /// Tries a decision again of the game that is gone over.
    fn try_again(&mut self, row: usize, decision: usize, host: &mut Host<'_>) {
        let Some(review) = self.reviews.open() else { return };
        let Some(found) = &review.analysis else { return };
        let Some(decision) = found.players.get(row).and_then(|account| account.decisions.get(decision))
        else {
            return;
        };
        let (goal, vp) = (found.goal, decision.vp_lost());
        let (source, entry, lost) = (review.source.clone(), decision.entries.0, decision.loss.mean);
        let game = review.game.clone();
        self.drills.end();
        self.show_trial(Exercise { source, entry, lost, goal, vp }, &game, host);
    }

    fn show_trial(&mut self, exercise: Exercise, game: &Game, host: &mut Host<'_>) -> bool {
        self.layouts.recall(game.config());
        let begun = self.trials.begin(exercise, game, &self.layouts.values);
        if begun && host.page != Some(GamePage::Trial) {
            host.ask(AppRequest::Show(GamePage::Trial));
        }
        begun
    }

    /// Tries the next decision that is due; after the last one it goes back.
    fn next_drill(&mut self, host: &mut Host<'_>) {
        loop {
            let next = self.drills.due(today()).next().cloned();
            let Some(drill) = next else { break };
            let goal = drill.goal();
            let Drill { file, entry, lost, vp, .. } = drill;
            let game = game_of(&file, host);
            let exercise = Exercise { source: Source::File(file.clone()), entry, lost, goal, vp };
            if game.is_some_and(|game| self.show_trial(exercise, &game, host)) {
                return;
            }
            // Its game is no more, or another one by now.
            let forgotten = self.drills.forget(&file);
            tell(forgotten, host);
            if self.drills.list().iter().any(|drill| drill.file == file) {
                break;
            }
        }
        if host.page == Some(GamePage::Trial) {
            host.ask(AppRequest::Close);
        }
    }

    /// Goes over all finished games of the library.
    fn search_games(&mut self, host: &mut Host<'_>) {
        match host.games.list() {
            Ok(files) => self.drills.search(files.into_iter().map(|file| file.name).collect()),
            Err(error) => host.report("", &GamesError::Store(error)),
        }
        self.go_over_next(host);
    }

    /// Begins with the next game in which people decided, and that came to its end.
    fn go_over_next(&mut self, host: &mut Host<'_>) {
        while let Some(file) = self.drills.next_game() {
            let Some(game) = game_of(&file, host).filter(Game::is_over) else { continue };
            self.layouts.recall(game.config());
            if let Some(job) = self.review_job(&game) {
                self.drills.go_over(file, job);
                return;
            }
        }
    }

    /// Takes in what the threads have found.
    pub(super) fn hear_reviews(&mut self, host: &mut Host<'_>) {
        self.best_play.poll();
        self.standings.poll();
        let (done, trouble) = self.reviews.poll();
        tell(trouble.map_or(Ok(()), Err), host);
        if let Some(review) = self.reviews.open()
            && self.tables.viewed.as_ref().is_some_and(|viewed| viewed.source == review.source && done)
        {
            self.found.clone_from(&review.analysis);
        }
        if done
            && let Some(review) = self.reviews.open().filter(|review| review.game.is_over())
            && let (Source::File(file), Some(found)) = (&review.source, &review.analysis)
        {
            let taken = self.drills.take_up(file, &review.game, found, today());
            tell(taken, host);
        }
        if self.trials.poll()
            && let Some((Exercise { source: Source::File(file), entry, .. }, Some(good))) =
                self.trials.open().map(|trial| (&trial.exercise, trial.is_good()))
        {
            let answered = self.drills.answer(file, *entry, good, today());
            tell(answered, host);
        }
        if self.drills.searching().is_some() {
            let heard = self.drills.poll(today());
            tell(heard, host);
            self.go_over_next(host);
        }
    }
}

/// The full game in a file; none where there is none any more.
fn game_of(file: &str, host: &Host<'_>) -> Option<Game> {
    match record::read(&host.games.read(file).ok()?).ok()?.game {
        AnyGame::Played(game) => Some(*game),
        AnyGame::Table(_) | AnyGame::Result(_) => None,
    }
}

fn tell(done: Result<(), StoreError>, host: &mut Host<'_>) {
    if let Err(error) = done {
        host.not_saved(&error);
    }
}
