//! Everything of this game that is under way, and how its commands change it.

mod challenges;
mod import;
mod layout_desk;
mod layouts;
mod leaving;
mod pad;
mod playing;
mod reviewing;
mod saved;
mod training;

pub use layout_desk::LayoutDesk;

use super::{
    best_play::BestPlay,
    challenges::Challenges,
    command::{GameCommand, ReviewCommand},
    hints::Hints,
    lesson::Lesson,
    new_seed,
    page::GamePage,
    play::{Dice, PlaySession},
    review::{ReviewJob, Reviews},
    standing::Standings,
    statistics::StatisticsDesk,
    tables::RollAndWrite,
    trainer::Trainer,
    trial::Trials,
};
use crate::{
    advisor::{Analysis, Budget},
    log::{Game, Played},
    rules::Phase,
};
use common::{
    host::{self, AppRequest, Source, Viewing, now},
    play::{Analyses, DrillPositions, Drills, EndedGames},
    table::{self, TableCommand, TableDesk},
    worker::Waker,
};
use storage::{DataDir, Games, Settings};
use text::Texts;

/// What the desk may use of the program around it.
pub type Host<'a> = host::Host<'a, GamePage>;

/// What the screens may read.
pub type AppView<'a> = host::AppView<'a, Desk>;

/// A record that is looked at, not played.
pub type Viewed = table::Viewed<RollAndWrite>;

/// What is under way in this game.
pub struct Desk {
    /// The game being played.
    pub session: Option<PlaySession>,
    /// Advice on its position.
    pub hints: Hints,
    /// The table being kept, the record in the replay or on the score card, and the paper game that is being
    /// typed in.
    pub tables: TableDesk<RollAndWrite>,
    /// The game being reviewed.
    pub reviews: Reviews,
    /// What reviews have found out about games at any time.
    analyses: Analyses,
    /// The saved games on the same dice.
    pub challenges: Challenges,
    /// How the games ended whose boards are shown.
    pub ended: EndedGames<Played>,
    /// The same dice played by the advisor.
    pub best_play: BestPlay,
    /// How good a result is.
    pub standings: Standings,
    /// The decision that is tried again.
    pub trials: Trials,
    /// The decisions that are practised.
    pub drills: Drills,
    /// The positions before those decisions.
    pub drill_positions: DrillPositions<Played>,
    /// A first game in which each step is explained.
    pub lesson: Option<Lesson>,
    /// The user's own layouts.
    pub layouts: LayoutDesk,
    /// The facts of all saved games.
    pub statistics: StatisticsDesk,
    /// What the decisions of the record looked at were worth, if it was reviewed.
    pub found: Option<Analysis>,
    /// Whether the game looked at was played to its end just now.
    pub ends_now: bool,
    /// What begins as soon as nothing else is open, and the message for it.
    ready: Option<Ready>,
    waker: Waker,
}

/// A game that was made but has not begun, and the message for it.
struct Ready {
    game: Box<Game>,
    dice: Dice,
    says: Option<String>,
}

impl Desk {
    /// The desk when the program starts: nothing is open.
    #[must_use]
    pub fn new(data: &DataDir) -> Self {
        Self {
            session: None,
            hints: Hints::default(),
            tables: TableDesk::new(data),
            reviews: Reviews::new(Budget::REVIEW),
            analyses: Analyses::new(data),
            challenges: Challenges::default(),
            ended: EndedGames::new(table::played::<RollAndWrite>),
            best_play: BestPlay::default(),
            standings: Standings::default(),
            trials: Trials::new(Budget::REVIEW),
            drills: Drills::new(data.drills(), Games::new(data.games())),
            drill_positions: DrillPositions::new(table::played::<RollAndWrite>, |_, _, state| {
                state.round().into()
            }),
            lesson: None,
            layouts: LayoutDesk::new(data),
            statistics: StatisticsDesk::new(data),
            found: None,
            ends_now: false,
            ready: None,
            waker: Waker::default(),
        }
    }

    /// Carries out a command, and reports whatever goes wrong.
    pub fn run(&mut self, command: GameCommand, host: &mut Host<'_>) {
        match command {
            GameCommand::App(request) => {
                // The program itself prepares only pages that are entered from Home.
                if let AppRequest::Show(page @ GamePage::Lesson) = request {
                    self.prepare(page, host);
                }
                host.ask(request);
            }
            GameCommand::Start(game) => self.start(&game, host),
            GameCommand::PlayChallenge(challenge) => self.play_challenge(&challenge, host),
            GameCommand::LookAtEnd(file) => self.ended.look(file, host),
            GameCommand::StartPad(pad) => self.start_pad(&pad, host),
            GameCommand::Pad(command) => self.run_pad(command, host),
            GameCommand::Table(command) => self.tables.run(command, host),
            GameCommand::Review(ReviewCommand::Open) => self.open_review(host),
            GameCommand::Review(ReviewCommand::BestPlay) => self.open_best_play(host),
            GameCommand::Review(ReviewCommand::Stop) => self.reviews.stop(),
            GameCommand::Review(ReviewCommand::GoOn) => self.go_on_reviewing(),
            GameCommand::Compare(file) => self.compare(&file, host),
            GameCommand::Trial(command) => self.run_trial(command, host),
            GameCommand::Lesson(command) => self.lesson.iter_mut().for_each(|lesson| lesson.play(command)),
            GameCommand::Drill(command) => self.run_drills(command, host),
            GameCommand::Play(decision) => self.play(decision, host),
            GameCommand::Roll => self.in_game(host, |session| session.draw(new_seed()).is_ok()),
            GameCommand::UseDice(dice) => self.use_dice(dice, host),
            GameCommand::Correct { entry, dice } => {
                self.in_game(host, |session| session.correct(entry, dice));
            }
            GameCommand::CorrectAndTakeBack => self.in_game(host, PlaySession::correct_and_take_back),
            GameCommand::LeaveRoll => self.in_game(host, |session| session.unfitting.take().is_none()),
            GameCommand::Reseat(seating) => self.reseat(&seating, host),
            GameCommand::Undo if self.tables.table.is_some() => self.tables.run(TableCommand::Undo, host),
            GameCommand::Redo if self.tables.table.is_some() => self.tables.run(TableCommand::Redo, host),
            GameCommand::Undo => self.in_game(host, PlaySession::undo),
            GameCommand::Redo => self.in_game(host, PlaySession::redo),
            GameCommand::Hint => self.hints.toggle(on_screen(&mut self.session, host), host),
            GameCommand::Advise => self.hints.always(on_screen(&mut self.session, host), host),
            GameCommand::DeclineAdvice => self.hints.decline(self.session.as_ref()),
            GameCommand::FollowAdvice(decisions) => self.follow_advice(&decisions, host),
            GameCommand::TakeBack => self.in_game(host, PlaySession::take_back),
            GameCommand::EndEarly => {
                self.in_game(host, |session| {
                    session.end_early(now());
                    true
                });
                self.show_card(host);
            }
            GameCommand::FinalCard => {
                if self.session.as_ref().is_some_and(|open| open.game().state().phase() == Phase::Over) {
                    self.show_card(host);
                }
            }
            GameCommand::Rematch { same_dice } => self.rematch(same_dice, host),
            GameCommand::PlayOnFrom { entry, same_dice } => self.play_on_from(entry, same_dice, host),
            GameCommand::Layouts(command) => self.run_layouts(command, host),
            GameCommand::Train(file, kind) => self.train(file, kind),
            GameCommand::StopTraining => self.layouts.trainer.iter().for_each(Trainer::stop),
            GameCommand::ConfirmCounts { sheet, confirmed } => {
                if let Some((_, layout)) = self.layouts.sheets.get(sheet.as_deref()) {
                    layouts::confirm(&layout, confirmed, host);
                }
            }
        }
    }

    /// Prepares a page that the program is about to show.
    pub fn prepare(&mut self, page: GamePage, host: &mut Host<'_>) {
        match page {
            GamePage::Layouts => self.open_layouts(host),
            GamePage::Drills => {
                self.drills.refresh();
                self.drill_positions.clear();
            }
            GamePage::Lesson => self.lesson = Lesson::begin(),
            page => self.tables.prepare(page, host),
        }
    }

    /// Begins what was prepared: by now nothing else is open.
    pub fn begin(&mut self, host: &mut Host<'_>) {
        self.tables.begin(host);
        let Some(Ready { game, dice, says }) = self.ready.take() else { return };
        let begun = self.begin_game(*game, dice, host);
        if let Some(words) = says.filter(|_| begun) {
            host.notify(words);
        }
    }

    /// The file that is open, and its page.
    #[must_use]
    pub fn open(&self) -> Option<(&str, GamePage)> {
        let game = self.session.as_ref().map(|session| (session.file(), GamePage::Play));
        game.or_else(|| self.tables.open())
    }

    /// Shows what is open.
    pub fn show_open(&mut self, host: &mut Host<'_>) {
        if self.session.is_some() {
            host.ask(AppRequest::ShowOverHome(GamePage::Play));
        } else {
            self.tables.show_open(host);
        }
    }

    /// Closes what is open.
    pub fn close(&mut self) {
        self.session = None;
        self.tables.close();
    }

    /// Drops a file that is thrown away.
    pub fn let_go(&mut self, file: &str) {
        self.session.take_if(|session| session.file() == file);
        self.tables.let_go(file);
    }

    /// Starts a new game like the one that is looked at, with new dice.
    pub fn play_again(&mut self, host: &mut Host<'_>) {
        self.rematch(false, host);
    }

    /// Adds the time of an input on a page.
    pub fn count_time(&mut self, page: GamePage, seconds: f64) {
        match page {
            GamePage::Play => self.session.iter_mut().for_each(|session| session.open.count_time(seconds)),
            _ => self.tables.count_time(page, seconds),
        }
    }

    /// Has this called, from another thread, whenever there is something new to [`Desk::poll`].
    pub fn wake_by(&mut self, waker: impl Fn() + Send + Sync + 'static) {
        let waker = Waker::new(waker);
        self.waker = waker.clone();
        self.hints.wake_by(waker.clone());
        self.best_play.wake_by(waker.clone());
        self.standings.wake_by(waker.clone());
        self.trials.wake_by(waker.clone());
        self.drills.wake_by(waker.clone());
        self.reviews.wake_by(waker);
    }

    /// Takes in news of the work in the background; true while it should be asked again soon.
    pub fn poll(&mut self, host: &mut Host<'_>) -> bool {
        self.in_game(host, PlaySession::poll);
        self.hints.poll();
        self.hear_reviews(host);
        self.follow_training(host) | self.statistics.poll()
    }

    /// Drops advice when its position is gone.
    pub fn follow(&mut self) {
        self.hints.follow(self.session.as_ref());
    }

    /// The settings have changed.
    pub fn settings_changed(&mut self, before: &Settings, now: &Settings) {
        self.hints.settings_changed(before, now);
    }

    fn use_dice(&mut self, dice: Dice, host: &mut Host<'_>) {
        self.in_game(host, |session| {
            session.use_chance(dice, new_seed());
            true
        });
        let says = match dice {
            Dice::Program => Texts::dice_now_program,
            Dice::PlayersTyped => Texts::dice_now_players,
            Dice::Typed => Texts::dice_now_typed,
        };
        host.notify(says(host.texts).to_owned());
    }

    /// Asks for the score card of what is open.
    fn show_card(&self, host: &mut Host<'_>) {
        if let Some((file, _)) = self.open() {
            host.ask(AppRequest::View(Source::File(file.to_owned()), Viewing::Card));
        }
    }
}

/// The session, if its game is on screen.
fn on_screen<'a>(session: &'a mut Option<PlaySession>, host: &Host<'_>) -> Option<&'a mut PlaySession> {
    session.as_mut().filter(|_| host.page == Some(GamePage::Play))
}
