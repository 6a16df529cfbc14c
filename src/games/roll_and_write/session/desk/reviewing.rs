//! Reviewing games, trying decisions again, and practising the worst of them.

use super::{Desk, Host, LayoutDesk, ReviewJob, Viewed};
use crate::{
    advisor::{Advisor, Analysis},
    log::Game,
    record::{AnyGame, Loaded},
    rules::Move,
    session::{
        best_play,
        command::TrialCommand,
        page::GamePage,
        play::nothing_left_to_do,
        standing,
        tables::RollAndWrite,
        trial::{Judge, Trials, mistakes},
    },
};
use common::{
    host::{AppRequest, Source, Viewing, today},
    play::{DrillCommand, Exercise, Reviewer as _},
    table::played,
};

impl Desk {
    /// Reviews the game that is looked at.
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

    /// Goes on reviewing where it was stopped.
    pub(super) fn go_on_reviewing(&mut self) {
        let (values, analyses) = (&self.layouts.values, &self.analyses);
        self.reviews.go_on(|game, budget| ReviewJob::new(game, budget, values, analyses));
    }

    /// The work of the thread that reviews this game; none if nobody can advise on it.
    fn review_job(&self, game: &Game) -> Option<ReviewJob> {
        ReviewJob::new(game, self.reviews.budget, &self.layouts.values, &self.analyses)
    }

    /// What is known about a game from its review, now or at another time.
    pub(super) fn known_of(&mut self, game: &Game) -> Option<Analysis> {
        let open = self.reviews.open().filter(|review| review.game == *game);
        if let Some(found) = open.and_then(|review| review.analysis.clone()) {
            return Some(found);
        }
        self.layouts.recall(game.config());
        self.review_job(game)?.kept()
    }

    /// Lets the advisor play the dice of the reviewed game.
    pub(super) fn open_best_play(&mut self, host: &mut Host<'_>) {
        let Some(review) = self.reviews.open() else { return };
        let values = &self.layouts.values;
        if best_play::begin(&mut self.best_play, &review.source, &review.game, values, host.games) {
            host.ask(AppRequest::Show(GamePage::BestPlay));
        }
    }

    /// Finds out how good the result of a saved game is; if it cannot be compared, the score card says so.
    pub(super) fn compare(&mut self, file: &str, host: &mut Host<'_>) {
        let begun = game_of(file, host).is_some_and(|game| {
            self.layouts.recall(game.config());
            standing::begin(&mut self.standings, file, game, &self.layouts.values)
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
            TrialCommand::Play(command) => {
                let by_itself = host.settings.end_turn_by_itself;
                self.trials.play(command, |trial| {
                    (by_itself && nothing_left_to_do(trial.game())).then_some(Move::EndTurn)
                });
            }
            TrialCommand::Undo => self.trials.undo(),
            TrialCommand::Again => self.trials.again(),
        }
    }

    pub(super) fn run_drills(&mut self, command: DrillCommand, host: &mut Host<'_>) {
        let Self { drills, drill_positions, layouts, trials, .. } = self;
        drills.run(command, GamePage::Trial, host, drill_positions, |exercise, game| {
            begin_trial((layouts, trials), exercise, game)
        });
        self.go_over_next(host);
    }

    /// Tries a decision of the reviewed game again.
    fn try_again(&mut self, row: usize, decision: usize, host: &mut Host<'_>) {
        let Some(review) = self.reviews.open() else { return };
        let Some(found) = &review.analysis else { return };
        let Some(decision) = found.players.get(row).and_then(|account| account.decisions.get(decision))
        else {
            return;
        };
        let exercise = Exercise::of(review.source.clone(), decision, found.goal);
        let game = review.game.clone();
        self.drills.end();
        if begin_trial((&mut self.layouts, &mut self.trials), exercise, &game) {
            host.ask(AppRequest::Show(GamePage::Trial));
        }
    }

    /// Begins to review the next game that people played to its end.
    fn go_over_next(&mut self, host: &mut Host<'_>) {
        while let Some(file) = self.drills.next_game() {
            let Some(game) = game_of(&file, host).filter(Game::is_over) else { continue };
            self.layouts.recall(game.config());
            if let Some(job) = self.review_job(&game) {
                self.drills.go_over(move |stop| Some(mistakes(&file, &job.game, &job.find(stop)?, today())));
                return;
            }
        }
    }

    /// Takes in what the threads have found.
    pub(super) fn hear_reviews(&mut self, host: &mut Host<'_>) {
        self.best_play.poll();
        self.standings.poll();
        let (done, trouble) = self.reviews.poll();
        host.tell_kept(trouble.map_or(Ok(()), Err));
        if let Some(review) = self.reviews.open()
            && self.tables.viewed.as_ref().is_some_and(|viewed| viewed.source == review.source && done)
        {
            self.found.clone_from(&review.analysis);
        }
        if done
            && let Some(review) = self.reviews.open().filter(|review| review.game.is_over())
            && let (Source::File(file), Some(found)) = (&review.source, &review.analysis)
        {
            host.tell_kept(self.drills.take_up(&mistakes(file, &review.game, found, today())));
        }
        self.drills.hear(&mut self.trials, host);
        self.go_over_next(host);
    }
}

/// Begins to try a decision of a game again; false if that is not possible.
fn begin_trial((layouts, trials): (&mut LayoutDesk, &mut Trials), exercise: Exercise, game: &Game) -> bool {
    layouts.recall(game.config());
    let advisor = Advisor::new(game.config(), &layouts.values);
    advisor.is_ok_and(|advisor| trials.begin(exercise, game, Judge(advisor)))
}

/// The full game in a file, if it still exists.
fn game_of(file: &str, host: &Host<'_>) -> Option<Game> {
    played::<RollAndWrite>(&host.games.read(file).ok()?)
}
