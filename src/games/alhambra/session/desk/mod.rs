//! Everything of this game that is under way, and how its commands change it.

mod challenges;
mod leaving;
mod playing;
mod reviewing;
mod saved;

use super::{
    Alhambra, Challenges, Deals, GamePage, Hints, Levels, PlayCommand, PlaySession, PlaySessionExt, Reviews,
    StatisticsDesk, Trials,
    lesson::Lesson,
    review::BUDGET,
    same_tiles::SameTilesDesk,
    seating::{SeatSetup, Seating, all_seats},
    trial::turn_of,
};
use crate::{
    advisor::Policy,
    log::{Played, PlayedGame},
};
use common::{
    host::{self, AppRequest, Source, Viewing, now},
    play::{Analyses, DrillPositions, Drills, EndedGames, new_seed},
    seating::SeatController,
    table::{TableDesk, played},
    worker::Waker,
};
use kernel::record::Seat;
use storage::{DataDir, Games, Settings};

/// What the desk may use of the program around it.
pub type Host<'a> = host::Host<'a, GamePage>;

/// What the screens of a game that is played here may read.
pub type PlayView<'a> = host::AppView<'a, Desk>;

/// What is under way in this game.
pub struct Desk {
    /// The game being played.
    pub session: Option<PlaySession>,
    /// Advice on its position.
    pub hints: Hints,
    /// The lesson.
    pub lesson: Option<Lesson>,
    /// The table being kept, the record in the replay or on the score card, the paper game that is being typed in,
    /// and the user's box.
    pub tables: TableDesk<Alhambra>,
    /// The game being reviewed.
    pub reviews: Reviews,
    /// What reviews have found out about games at any time.
    analyses: Analyses,
    /// What others make of the tiles and cards of a game.
    pub same_tiles: SameTilesDesk,
    /// The decision that is tried again.
    pub trials: Trials,
    /// The decisions that are practised.
    pub drills: Drills,
    /// The positions before those decisions.
    pub drill_positions: DrillPositions<Played>,
    /// The saved games by challenge.
    pub challenges: Challenges,
    /// How the games ended whose boards are shown.
    pub ended: EndedGames<Played>,
    /// What finished games say in figures.
    pub statistics: StatisticsDesk,
    /// What begins as soon as nothing else is open.
    ready: Option<Ready>,
    waker: Waker,
}

/// A game that was made but has not begun.
struct Ready {
    game: Box<PlayedGame>,
    deals: Deals,
}

impl Desk {
    /// The desk when the program starts: nothing is open.
    #[must_use]
    pub fn new(data: &DataDir) -> Self {
        Self {
            session: None,
            hints: Hints::default(),
            lesson: None,
            tables: TableDesk::new(data),
            reviews: Reviews::new(BUDGET),
            analyses: Analyses::new(data),
            same_tiles: SameTilesDesk::default(),
            trials: Trials::new(BUDGET),
            drills: Drills::new(data.tile_drills(), Games::new(data.games())),
            drill_positions: DrillPositions::new(played::<Alhambra>, turn_of),
            challenges: Challenges::default(),
            ended: EndedGames::new(played::<Alhambra>),
            statistics: StatisticsDesk::new(data),
            ready: None,
            waker: Waker::default(),
        }
    }

    /// Carries out a command of a game that is played here, and reports whatever goes wrong.
    pub fn run(&mut self, command: PlayCommand, host: &mut Host<'_>) {
        match command {
            PlayCommand::App(request) => {
                self.prepare_shown(&request, host);
                host.ask(request);
            }
            PlayCommand::Start(wish) => self.start(*wish, host),
            PlayCommand::PlayChallenge(challenge) => self.play_challenge(&challenge, host),
            PlayCommand::LookAtEnd(file) => self.ended.look(file, host),
            PlayCommand::LeaveDeal => self.in_game(host, PlaySession::leave_deal),
            PlayCommand::Play(decision) => self.play(decision, host),
            PlayCommand::Draw => self.in_game(host, |session| {
                session.forget_piles();
                session.draw(new_seed()).is_ok()
            }),
            PlayCommand::Correct { entry, was } => self.in_game(host, |session| session.correct(entry, was)),
            PlayCommand::CorrectAndTakeBack => self.in_game(host, PlaySession::correct_and_take_back),
            PlayCommand::LeaveAsTyped => self.in_game(host, |session| session.unfitting.take().is_none()),
            PlayCommand::SetPiles(heights) => self.in_game(host, |session| session.set_piles(heights)),
            PlayCommand::HandOn => self.session.iter_mut().for_each(PlaySession::seal),
            PlayCommand::Undo => self.in_game(host, PlaySession::undo),
            PlayCommand::Redo => self.in_game(host, PlaySession::redo),
            PlayCommand::Hint => self.hints.toggle(on_screen(&mut self.session, host), host),
            PlayCommand::Advise => self.hints.always(on_screen(&mut self.session, host), host),
            PlayCommand::DeclineAdvice => self.hints.decline(self.session.as_ref()),
            PlayCommand::FollowAdvice(decisions) => self.follow_advice(&decisions, host),
            PlayCommand::TakeBack => self.in_game(host, PlaySession::take_back),
            PlayCommand::Rename(seating) => self.rename(&seating, host),
            PlayCommand::EndEarly => {
                self.in_game(host, |session| {
                    session.end_early(now());
                    true
                });
                self.show_card(host);
            }
            PlayCommand::FinalCard => {
                if self.session.as_ref().is_some_and(|open| open.game().is_complete()) {
                    self.show_card(host);
                }
            }
            PlayCommand::Rematch => self.rematch(host),
            PlayCommand::StopReview => self.reviews.stop(),
            PlayCommand::GoOnReviewing => self.go_on_reviewing(),
            PlayCommand::Trial(command) => self.run_trial(command, host),
            PlayCommand::Drill(command) => self.run_drills(command, host),
            PlayCommand::Lesson(does) => self.lesson.iter_mut().for_each(|lesson| lesson.play(does)),
        }
    }

    /// Prepares a page that a screen asks for: the program itself does so only for pages entered from Home.
    pub fn prepare_shown(&mut self, request: &AppRequest<GamePage>, host: &mut Host<'_>) {
        if let AppRequest::Show(page @ (GamePage::Lesson | GamePage::Drills | GamePage::SameTiles)) = *request
        {
            self.prepare(page, host);
        }
    }

    /// Prepares a page that the program is about to show.
    pub fn prepare(&mut self, page: GamePage, host: &mut Host<'_>) {
        match page {
            GamePage::Drills => {
                self.drills.refresh();
                self.drill_positions.clear();
            }
            GamePage::Lesson => self.lesson = Lesson::begin(first_seats(host)),
            GamePage::SameTiles => self.begin_same_tiles(),
            page => self.tables.prepare(page, host),
        }
    }

    /// Begins what was prepared: by now nothing else is open.
    pub fn begin(&mut self, host: &mut Host<'_>) {
        self.tables.begin(host);
        if let Some(Ready { game, deals }) = self.ready.take() {
            self.begin_game(*game, deals, host);
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

    /// Adds the time of an input on a page.
    pub fn count_time(&mut self, page: GamePage, seconds: f64) {
        match page {
            GamePage::Play => self.session.iter_mut().for_each(|session| session.open.count_time(seconds)),
            _ => self.tables.count_time(page, seconds),
        }
    }

    /// Has this called, from another thread, whenever there is something new to [`Desk::poll`].
    pub fn wake_by(&mut self, waker: impl Fn() + Send + Sync + 'static) {
        self.waker = Waker::new(waker);
        self.hints.wake_by(self.waker.clone());
        self.reviews.wake_by(self.waker.clone());
        self.same_tiles.compared.wake_by(self.waker.clone());
        self.trials.wake_by(self.waker.clone());
        self.drills.wake_by(self.waker.clone());
    }

    /// Takes in news of the work in the background.
    pub fn poll(&mut self, host: &mut Host<'_>) {
        self.in_game(host, PlaySession::poll);
        self.hints.poll();
        self.hear_reviews(host);
    }

    /// Drops advice when its position is gone.
    pub fn follow(&mut self) {
        self.hints.follow(self.session.as_ref());
    }

    /// The settings have changed.
    pub fn settings_changed(&mut self, before: &Settings, now: &Settings) {
        self.hints.settings_changed(before, now);
    }

    /// Asks for the score card of the game that is open.
    fn show_card(&self, host: &mut Host<'_>) {
        if let Some((file, _)) = self.open() {
            host.ask(AppRequest::View(Source::File(file.to_owned()), Viewing::Card));
        }
    }
}

/// The seats of the lesson: the person at this computer, an opponent, and the third player.
fn first_seats(host: &Host<'_>) -> Vec<Seat> {
    let mut me = SeatSetup::mine(&host.settings.player_name, &host.settings.player_colour);
    // What is told in the lesson is told to whoever learns.
    if !me.is_named() {
        host.texts.you().clone_into(&mut me.name);
    }
    let mut seating = Seating::with_me(&me, 2);
    for other in seating.places.iter_mut().skip(1) {
        host.texts.alhambra_lesson_opponent().clone_into(&mut other.name);
        other.controller = SeatController::Computer(Policy::Greedy);
    }
    all_seats(&seating, host.texts, host.texts.alhambra_third_usual())
}

/// The session, if its game is on screen.
fn on_screen<'a>(session: &'a mut Option<PlaySession>, host: &Host<'_>) -> Option<&'a mut PlaySession> {
    session.as_mut().filter(|_| host.page == Some(GamePage::Play))
}
