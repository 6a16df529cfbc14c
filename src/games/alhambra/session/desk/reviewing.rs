//! Reviewing games, trying decisions again, and practising the worst of them.

use super::{Desk, GamePage, Host};
use crate::{
    advisor::{Advisor, Budget},
    log::PlayedGame,
    rules::play::Move,
    session::{
        Alhambra, Review, TrialCommand, Trials, has_only_the_end,
        review::ReviewJob,
        trial::{Judge, exercise, is_person, mistakes},
    },
};
use common::{
    high_scores::ResultRank,
    host::{AppRequest, Source, Viewing, today},
    play::{Analyses, DrillCommand, Exercise, Reviewer as _},
    table::{Record, played, review_page},
};

impl Desk {
    /// Looks at a record and shows or reviews it; false if it cannot be read, which is reported.
    pub fn view(
        &mut self,
        source: Source,
        text: &str,
        viewing: Viewing,
        placing: Option<ResultRank>,
        host: &mut Host<'_>,
    ) -> bool {
        let is_read = self.tables.view(source, text, viewing, placing, host);
        if is_read {
            self.review_viewed(viewing);
        }
        is_read
    }

    /// Reviews the game that is looked at, or goes on doing so; or looks for what an earlier review found, for the replay to
    /// tell.
    fn review_viewed(&mut self, viewing: Viewing) {
        let Some(viewed) = &self.tables.viewed else { return };
        let record = &viewed.loaded.game;
        let (Record::<Alhambra>::Played(game), Some(_)) = (record, review_page::<Alhambra>(record)) else {
            return;
        };
        if viewing == Viewing::Review {
            self.reviews.begin(&viewed.source, game, job(&self.analyses));
            self.go_on_reviewing();
        } else {
            self.reviews.recall(&viewed.source, game, job(&self.analyses));
        }
    }

    /// Goes on reviewing where it was stopped.
    pub(super) fn go_on_reviewing(&mut self) {
        self.reviews.go_on(job(&self.analyses));
    }

    /// Compares the game that is looked at with others on the same tiles and cards.
    pub(super) fn begin_same_tiles(&mut self) {
        if let Some(viewed) = &self.tables.viewed {
            self.same_tiles.begin(&viewed.source, played_here(&viewed.loaded.game));
        }
    }

    /// What is known about the game that is looked at.
    #[must_use]
    pub fn known(&self) -> Option<&Review> {
        let viewed = self.tables.viewed.as_ref()?;
        let game = played_here(&viewed.loaded.game)?;
        self.reviews.open().filter(|review| review.source == viewed.source && review.game == *game)
    }

    pub(super) fn run_trial(&mut self, command: TrialCommand, host: &mut Host<'_>) {
        match command {
            TrialCommand::Open { row, decision } => self.try_again(row, decision, host),
            TrialCommand::Play(mv) => {
                let by_itself = host.settings.end_turn_by_itself;
                self.trials.play(mv, |trial| {
                    let ends = by_itself && has_only_the_end(trial.game().config(), trial.position());
                    ends.then_some(Move::EndTurn)
                });
            }
            TrialCommand::Undo => self.trials.undo(),
            TrialCommand::Again => self.trials.again(),
        }
    }

    pub(super) fn run_drills(&mut self, command: DrillCommand, host: &mut Host<'_>) {
        let Self { drills, drill_positions, trials, .. } = self;
        drills.run(command, GamePage::Trial, host, drill_positions, |exercise, game| {
            begin_trial(trials, exercise, game)
        });
        self.go_over_next(host);
    }

    /// Tries a decision of the reviewed game again.
    fn try_again(&mut self, row: usize, decision: usize, host: &mut Host<'_>) {
        let Some(review) = self.reviews.open() else { return };
        let player = review.analysis.as_ref().and_then(|found| found.players.get(row));
        let exercise = player.and_then(|player| {
            let decision = player.victory.decisions.get(decision)?;
            exercise(review.source.clone(), &review.game, player, decision)
        });
        self.drills.end();
        if exercise.is_some_and(|exercise| begin_trial(&mut self.trials, exercise, &review.game)) {
            host.ask(AppRequest::Show(GamePage::Trial));
        }
    }

    /// Begins to review the next game that people played to its end and whose mistakes are not known.
    fn go_over_next(&mut self, host: &Host<'_>) {
        while let Some(file) = self.drills.next_game() {
            let is_known = self.drills.list().iter().any(|drill| drill.file == file);
            let people = |game: &PlayedGame| (0..game.config().players()).any(|row| is_person(game, row));
            let game = if is_known { None } else { game_of(&file, host) };
            if let Some(game) = game.filter(|game| game.is_complete() && people(game)) {
                let job = ReviewJob::new(&game, self.reviews.budget, &self.analyses);
                self.drills.go_over(move |stop| Some(mistakes(&file, &game, &job.find(stop)?, today())));
                return;
            }
        }
    }

    /// Takes in what was found. Work that nobody waits for is stopped: when anything is shown but the reviewed game, the same
    /// game beside others, or a decision of it that is tried again.
    pub(super) fn hear_reviews(&mut self, host: &mut Host<'_>) {
        self.same_tiles.poll(host.page == Some(GamePage::SameTiles));
        let (is_done, trouble) = self.reviews.poll();
        host.tell_kept(trouble.map_or(Ok(()), Err));
        if is_done
            && let Some(review) = self.reviews.open().filter(|review| review.game.is_complete())
            && let (Source::File(file), Some(found)) = (&review.source, &review.analysis)
        {
            host.tell_kept(self.drills.take_up(&mistakes(file, &review.game, found, today())));
        }
        self.drills.hear(&mut self.trials, host);
        self.go_over_next(host);
        let is_shown = matches!(
            host.page,
            Some(
                GamePage::Review
                    | GamePage::SameTiles
                    | GamePage::Trial
                    | GamePage::Replay
                    | GamePage::ScoreCard
            )
        );
        let is_wanted = is_shown && self.known().is_some();
        if !is_wanted {
            self.reviews.stop();
        }
    }
}

/// Begins to try a decision of a game again; false if nobody decides there.
fn begin_trial(trials: &mut Trials, exercise: Exercise, game: &PlayedGame) -> bool {
    trials.begin(exercise, game, Judge(Advisor::new(game.config().clone())))
}

/// The game in a record that is looked at, if it was played here.
const fn played_here(record: &Record<Alhambra>) -> Option<&PlayedGame> {
    match record {
        Record::<Alhambra>::Played(game) => Some(game),
        Record::<Alhambra>::Table(_) | Record::<Alhambra>::Result(_) => None,
    }
}

/// The game in a file, if it still exists and was played here.
fn game_of(file: &str, host: &Host<'_>) -> Option<PlayedGame> {
    played::<Alhambra>(&host.games.read(file).ok()?)
}

/// The work of the thread that reviews a game.
fn job(analyses: &Analyses) -> impl FnOnce(&PlayedGame, Budget) -> Option<ReviewJob> {
    move |game, budget| Some(ReviewJob::new(game, budget, analyses))
}
