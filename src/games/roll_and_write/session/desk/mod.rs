//! Everything of this game that is under way, and how its commands change it.

mod challenges;
mod hints;
mod import;
mod late_desk;
mod late_entry;
mod layout_desk;
mod layouts;
mod leaving;
mod pad;
mod playing;
mod reviewing;
mod saved;
mod statistics;
mod training;
mod viewed;

pub use late_desk::LateDesk;
pub use layout_desk::LayoutDesk;
pub use statistics::StatisticsDesk;
pub use viewed::Viewed;

use super::{
    background::Waker,
    best_play::BestPlay,
    challenges::Challenges,
    command::{GameCommand, GamePage, ReviewCommand},
    drills::Drills,
    hints::Hints,
    lesson::Lesson,
    pad::{Corrected, PadSession},
    play::{Dice, PlaySession},
    review::Reviews,
    standing::Standings,
    trial::Trials,
};
use crate::{
    games::{
        common::host::{self, AppRequest, Source, Viewing, file_errors, now},
        roll_and_write::{log::Game, pad::Pad, rules::Phase, text::event_text},
    },
    kernel::{Seed, record::Seat},
    storage::{DataDir, Settings},
    text::Texts,
};

/// What the desk may use of the program around it.
pub type Host<'a> = host::Host<'a, GamePage>;

/// What the screens may read.
pub type AppView<'a> = host::AppView<'a, Desk>;

/// What of this game is under way in the program.
pub struct Desk {
    /// The game being played.
    pub session: Option<PlaySession>,
    /// Advice on its position.
    pub hints: Hints,
    /// The table being kept.
    pub pad: Option<PadSession>,
    /// What the last correction of the table changed.
    pub corrected: Option<Corrected>,
    /// The game that is gone over.
    pub reviews: Reviews,
    /// The saved games on the same dice.
    pub challenges: Challenges,
    /// The same dice played by the advisor.
    pub best_play: BestPlay,
    /// How good a result is.
    pub standings: Standings,
    /// The decision that is tried again.
    pub trials: Trials,
    /// The decisions that are practised.
    pub drills: Drills,
    /// A first game in which each step is told.
    pub lesson: Option<Lesson>,
    /// Layouts of one's own.
    pub layouts: LayoutDesk,
    /// Finished paper games that are typed in.
    pub late: LateDesk,
    /// The facts of all saved games.
    pub statistics: StatisticsDesk,
    /// The record looked at in replay or score card.
    pub viewed: Option<Viewed>,
    /// What begins as soon as nothing else is open, and what is said then.
    ready: Option<(Ready, Option<String>)>,
}

/// What is made, but not begun.
enum Ready {
    Game(Box<Game>, Dice),
    Pad(Box<Pad>),
}

impl Desk {
    /// The desk as the program starts: nothing is open.
    #[must_use]
    pub fn new(data: &DataDir) -> Self {
        Self {
            session: None,
            hints: Hints::default(),
            pad: None,
            corrected: None,
            reviews: Reviews::new(data),
            challenges: Challenges::default(),
            best_play: BestPlay::default(),
            standings: Standings::default(),
            trials: Trials::new(),
            drills: Drills::new(data),
            lesson: None,
            layouts: LayoutDesk::new(data),
            late: LateDesk::new(data),
            statistics: StatisticsDesk::new(data),
            viewed: None,
            ready: None,
        }
    }

    /// Carries out a command. Everything that can go wrong is told.
    pub fn run(&mut self, command: GameCommand, host: &mut Host<'_>) {
        match command {
            GameCommand::App(request) => {
                // The program makes only those pages ready that are entered from Home.
                if let AppRequest::Show(page @ (GamePage::Statistics | GamePage::Lesson)) = request {
                    self.prepare(page, host);
                }
                host.ask(request);
            }
            GameCommand::Start(game) => self.start(&game, host),
            GameCommand::PlayChallenge(challenge) => self.play_challenge(&challenge, host),
            GameCommand::StartPad(pad) => self.start_pad(&pad, host),
            GameCommand::Pad(command) => self.run_pad(command, host),
            GameCommand::Review(ReviewCommand::Open) => self.open_review(host),
            GameCommand::Review(ReviewCommand::BestPlay) => self.open_best_play(host),
            GameCommand::Review(ReviewCommand::Stop) => self.reviews.stop(),
            GameCommand::Review(ReviewCommand::GoOn) => self.reviews.go_on(&self.layouts.values),
            GameCommand::Compare(file) => self.compare(&file, host),
            GameCommand::Trial(command) => self.run_trial(command, host),
            GameCommand::Lesson(command) => self.lesson.iter_mut().for_each(|lesson| lesson.play(command)),
            GameCommand::Drill(command) => self.run_drills(command, host),
            GameCommand::Play(decision) => self.play(decision, host),
            GameCommand::Roll => self.in_game(host, |session| session.roll(new_seed()).is_ok()),
            GameCommand::UseDice(dice) => self.use_dice(dice, host),
            GameCommand::Correct { entry, dice } => {
                self.in_game(host, |session| session.correct(entry, dice));
            }
            GameCommand::CorrectAndTakeBack => self.in_game(host, PlaySession::correct_and_take_back),
            GameCommand::LeaveRoll => self.in_game(host, |session| session.unfitting.take().is_none()),
            GameCommand::Mend(seating) => self.mend(&seating, host),
            GameCommand::Undo if self.pad.is_some() => self.step_pad(PadSession::undo, host),
            GameCommand::Redo if self.pad.is_some() => self.step_pad(PadSession::redo, host),
            GameCommand::Undo => self.in_game(host, PlaySession::undo),
            GameCommand::Redo => self.in_game(host, PlaySession::redo),
            GameCommand::Hint => self.hint(host),
            GameCommand::Advise => self.always_advise(host),
            GameCommand::DeclineAdvice => self.decline_advice(),
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
            GameCommand::Late(command) => self.run_late_entry(command, host),
        }
    }

    /// Makes a page ready that the program is about to show.
    pub fn prepare(&mut self, page: GamePage, host: &mut Host<'_>) {
        match page {
            GamePage::Layouts => self.open_layouts(host),
            GamePage::LateEntry => self.open_late_entry(host),
            GamePage::Statistics => {
                if let Err(error) = self.statistics.refresh() {
                    host.error(file_errors::with_file(host.texts, &error));
                }
            }
            GamePage::Drills => self.drills.refresh(),
            GamePage::Lesson => self.lesson = Lesson::begin(),
            _ => {}
        }
    }

    /// Begins what was made ready: nothing else is open by now.
    pub fn begin(&mut self, host: &mut Host<'_>) {
        let Some((ready, says)) = self.ready.take() else { return };
        let begun = match ready {
            Ready::Game(game, dice) => self.begin_game(*game, dice, host),
            Ready::Pad(pad) => self.begin_pad(*pad, host),
        };
        if let Some(words) = says.filter(|_| begun) {
            host.notify(words);
        }
    }

    /// The file that is open, and its page.
    #[must_use]
    pub fn open(&self) -> Option<(&str, GamePage)> {
        let game = self.session.as_ref().map(|session| (session.file(), GamePage::Play));
        game.or_else(|| self.pad.as_ref().map(|session| (session.file(), GamePage::Pad)))
    }

    /// Shows what is open.
    pub fn show_open(&mut self, host: &mut Host<'_>) {
        if let Some((_, page)) = self.open() {
            self.corrected = None;
            host.ask(AppRequest::ShowOverHome(page));
        }
    }

    /// Lets go of what is open.
    pub fn close(&mut self) {
        self.session = None;
        self.pad = None;
    }

    /// Lets go of a file that is thrown away.
    pub fn let_go(&mut self, file: &str) {
        self.session.take_if(|session| session.file() == file);
        self.pad.take_if(|session| session.file() == file);
    }

    /// A new game like the one that is looked at, with new dice.
    pub fn play_again(&mut self, host: &mut Host<'_>) {
        self.rematch(false, host);
    }

    /// Counts the time of an input on a page.
    pub fn count_time(&mut self, page: GamePage, seconds: f64) {
        match page {
            GamePage::Play => self.session.iter_mut().for_each(|session| session.open.count_time(seconds)),
            GamePage::Pad => self.pad.iter_mut().for_each(|session| session.open.count_time(seconds)),
            _ => {}
        }
    }

    /// From now on this is called, from another thread, when there is something new to [`Desk::poll`].
    pub fn wake_by(&mut self, waker: impl Fn() + Send + Sync + 'static) {
        let waker = Waker::new(waker);
        self.hints.wake_by(waker.clone());
        self.best_play.wake_by(waker.clone());
        self.standings.wake_by(waker.clone());
        self.trials.wake_by(waker.clone());
        self.drills.wake_by(waker.clone());
        self.reviews.wake_by(waker);
    }

    /// Hears how the work in the background goes; true while it has to be asked again soon.
    pub fn poll(&mut self, host: &mut Host<'_>) -> bool {
        self.hints.hear();
        self.hear_reviews(host);
        self.follow_training(host) | self.statistics.poll()
    }

    /// Advice goes away with its position.
    pub fn follow(&mut self) {
        self.hints.follow(self.session.as_ref());
    }

    /// The settings have changed.
    pub fn settings_changed(&mut self, before: &Settings, now: &Settings) {
        if before.always_advise && !now.always_advise {
            self.hints.hide();
        } else if now.always_advise && !before.always_advise {
            self.hints.leave_out_none();
        }
    }

    fn use_dice(&mut self, dice: Dice, host: &mut Host<'_>) {
        self.in_game(host, |session| {
            session.use_dice(dice, new_seed());
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

/// Who goes first in a rematch and why; nothing where it is the same player again.
fn rematch_first(texts: &Texts, seats: &[Seat], before: usize, first: usize) -> Option<String> {
    let who = |row| event_text::who(texts, seats, row);
    (first != before).then(|| texts.rematch_first(&who(before), &who(first)))
}

/// A seed nobody knows beforehand.
#[must_use]
pub fn new_seed() -> Seed {
    // Nine digits are easy to tell a friend, and more than anybody will play.
    Seed(u64::from(rand::random::<u32>()) % 1_000_000_000)
}
