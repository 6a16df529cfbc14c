//! What this game offers the program around it, which knows nothing else of it: its name, what is under way, pages with
//! their screens and the entrances to them, commands, and what is said of a record.

use egui::{Color32, Key as Press, Painter, Rect, Ui};

use super::{
    log::{GAME, NamedLayout},
    rules::cells,
    screens::{
        best_play, challenges, drills, high_scores, late_entry, layouts, lesson, new_game, new_pad, pad,
        play, position, replay, review, rules_page, score_card, standing, statistics, trial,
    },
    session::{AppView, file_errors, high_scores::HighScores},
    text::event_text,
    widgets::mini_sheet,
};
use crate::{
    games::common::{
        host::{AppRequest, Placing},
        screens::game_actions,
    },
    kernel::record::RecordKind,
    text::Texts,
    ui::{
        actions::Action,
        drawing::symbols::Symbol,
        entrance::{Entrance, Place},
        theme::Theme,
    },
};

pub use super::{
    files::{GameSummary, Unreadable},
    session::{Desk, GameCommand, GamePage, LateCommand, LayoutCommand, NewGame, NewPad, PadCommand},
};

/// What records call this game.
pub const ID: &str = GAME;

/// What people call it.
#[must_use]
pub fn name(texts: &Texts) -> &str {
    texts.roll_and_write()
}

/// The code of a challenge, as it is written, where a text is one.
#[must_use]
pub fn challenge_code(text: &str) -> Option<String> {
    challenges::code_of(text)
}

/// The ways in from Home. The first begins a game. What goes on behind one is told on it.
#[must_use]
pub fn entrances<'a>(texts: &'a Texts, desk: &Desk) -> Vec<Entrance<'a, GamePage>> {
    let training = desk.layouts.trainer.as_ref().map(|trainer| trainer.describe(texts));
    let entrance = |page, place, icon, key, title, hint: &str| {
        let hint = hint.to_owned();
        Entrance { page, place, icon, title, hint, key }
    };
    vec![
        entrance(
            GamePage::NewGame,
            Place::First,
            Symbol::Plus,
            Press::N,
            texts.home_new_game(),
            texts.home_new_game_hint(),
        ),
        entrance(
            GamePage::NewPad,
            Place::First,
            Symbol::Grid,
            Press::T,
            texts.home_pad(),
            texts.home_pad_hint(),
        ),
        entrance(
            GamePage::Challenges,
            Place::Later,
            Symbol::Die,
            Press::G,
            texts.challenges(),
            texts.challenges_hint(),
        ),
        entrance(
            GamePage::Layouts,
            Place::Later,
            Symbol::Copy,
            Press::H,
            texts.home_sheets(),
            training.as_deref().unwrap_or(texts.home_sheets_hint()),
        ),
        entrance(
            GamePage::Drills,
            Place::Later,
            Symbol::Star,
            Press::D,
            texts.drills(),
            &drills::invitation(texts, desk),
        ),
        entrance(GamePage::Lesson, Place::LeftCorner, Symbol::Play, lesson::KEY, texts.lesson(), ""),
        entrance(GamePage::Rules, Place::LeftCorner, Symbol::Book, game_actions::RULES, texts.rules(), ""),
        entrance(GamePage::LateEntry, Place::Corner, Symbol::Plus, Press::E, texts.home_late_entry(), ""),
    ]
}

/// The way to the page of the rules.
pub fn rules_action<C>(texts: &Texts, does: C) -> Action<'_, C> {
    game_actions::rules(texts, does)
}

/// An invitation to a first game: what it would be, and what one does in it.
#[must_use]
pub fn invitation(texts: &Texts) -> (String, &str) {
    (event_text::usual_title(texts, 1, 2), texts.home_first())
}

/// Its picture.
pub fn paint_invitation(painter: &Painter, place: Rect, theme: &Theme) {
    /// The standard sheet, read once and not in every frame.
    static SHEET: std::sync::LazyLock<Option<[[mini_sheet::MiniCell; 6]; 6]>> =
        std::sync::LazyLock::new(|| NamedLayout::standard().1.grid().map(|grid| cells(grid, 0)));
    if let Some(sheet) = SHEET.as_ref() {
        mini_sheet::paint(painter, place, theme, sheet);
    }
}

/// Why a record says nothing that can be used.
#[must_use]
pub fn unreadable(texts: &Texts, why: &Unreadable) -> String {
    file_errors::unreadable(texts, why)
}

/// The title of a game that has none of its own. Tables of several are told apart by who played.
#[must_use]
pub fn usual_title(texts: &Texts, summary: &GameSummary) -> String {
    let general = &summary.general;
    let players = general.header.players();
    if general.kind != RecordKind::Full && players > 1 {
        let rows: Vec<usize> = (0..players).collect();
        return event_text::names(texts, &general.header.seats, &rows);
    }
    event_text::usual_title(texts, general.header.players(), general.phantoms())
}

/// What its result is marked by, such as practice.
#[must_use]
pub fn marks<'a>(texts: &'a Texts, summary: &GameSummary) -> Vec<&'a str> {
    event_text::marks(texts, summary.general.practice, &summary.general.header)
}

/// How far it is.
#[must_use]
pub fn stage(texts: &Texts, summary: &GameSummary) -> String {
    match (summary.general.round, summary.general.rounds) {
        (0, _) => texts.library_setup().to_owned(),
        (round, rounds) => texts.library_unfinished(round, rounds),
    }
}

/// So many points, in words.
#[must_use]
pub fn counted(texts: &Texts, points: u16) -> String {
    texts.count_vp(points)
}

/// What is played for.
#[must_use]
pub fn goal<'a>(texts: &'a Texts, summary: &GameSummary) -> &'a str {
    match summary.general.kind {
        RecordKind::Table => texts.home_pad(),
        _ if summary.options.phantom_bonus.is_some() => texts.new_goal_beat(),
        _ => texts.new_goal_score(),
    }
}

/// What a seat is called.
#[must_use]
pub fn seat_name(texts: &Texts, summary: &GameSummary, seat: usize) -> String {
    event_text::name(texts, &summary.general.header.seats, seat)
}

/// Whether its decisions can be reviewed: those of games played on screen are known.
#[must_use]
pub fn can_review(summary: &GameSummary) -> bool {
    summary.general.kind == RecordKind::Full && summary.general.round > 0
}

/// What a seat is called, and its colour.
#[must_use]
pub fn seat(texts: &Texts, theme: &Theme, summary: &GameSummary, seat: usize) -> (String, Color32) {
    let seats = &summary.general.header.seats;
    (seat_name(texts, summary, seat), position::player_colour(theme, seat, &seats[seat]))
}

/// Whether it has a picture: the sheet of the first player.
#[must_use]
pub const fn has_picture(summary: &GameSummary) -> bool {
    summary.sheet.is_some()
}

/// Draws its picture, if it has one.
pub fn paint_picture(painter: &Painter, place: Rect, theme: &Theme, summary: &GameSummary) {
    if let Some(sheet) = &summary.sheet {
        mini_sheet::paint(painter, place, theme, sheet);
    }
}

/// Corrects what was typed in of a finished game, where that is what the record in this file is.
#[must_use]
pub fn correction(summary: &GameSummary, file: &str) -> Option<GameCommand> {
    let typed = summary.general.kind == RecordKind::Result && !summary.general.read_only;
    typed.then(|| GameCommand::Late(LateCommand::Correct(file.to_owned())))
}

/// How the game in a file compares with the others of its kind.
pub fn placing<'a>(games: impl Iterator<Item = (&'a str, &'a GameSummary)>, file: &str) -> Option<Placing> {
    HighScores::new(games).placing(file)
}

/// What the screens remember that is not under way: fields half typed, what is unfolded.
#[derive(Default)]
pub struct Screens {
    new_game: new_game::NewGameScreen,
    new_pad: new_pad::NewPadScreen,
    play: play::PlayScreen,
    pad: pad::PadScreen,
    score_card: score_card::ScoreCardScreen,
    replay: replay::ReplayScreen,
    review: review::ReviewScreen,
    best_play: best_play::BestPlayScreen,
    trial: trial::TrialScreen,
    drills: drills::DrillsScreen,
    layouts: layouts::LayoutsScreen,
    layout_editor: layouts::LayoutEditorScreen,
    late_entry: late_entry::LateEntryScreen,
    high_scores: high_scores::HighScoresScreen,
    challenges: challenges::ChallengesScreen,
    statistics: statistics::StatisticsScreen,
    rules: rules_page::RulesScreen,
    lesson: lesson::LessonScreen,
}

impl Screens {
    /// Types the code of a challenge on its page.
    pub fn type_code(&mut self, code: &str) {
        self.challenges.type_code(code);
    }

    /// Draws a page.
    pub fn show(&mut self, ui: &mut Ui, page: GamePage, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        match page {
            GamePage::NewGame => {
                if let Some(code) = self.new_game.show(ui, app, commands) {
                    self.type_code(&code);
                    commands.push(AppRequest::Show(GamePage::Challenges).into());
                }
            }
            GamePage::NewPad => self.new_pad.show(ui, app, commands),
            GamePage::Play => self.play.show(ui, app, commands),
            GamePage::Pad => self.pad.show(ui, app, commands),
            GamePage::ScoreCard => self.score_card.show(ui, app, commands),
            GamePage::Replay => self.replay.show(ui, app, commands),
            GamePage::Review => self.review.show(ui, app, commands),
            GamePage::Challenges => self.challenges.show(ui, app, commands),
            GamePage::BestPlay => self.best_play.show(ui, app, commands),
            GamePage::Standing => standing::show(ui, app, commands),
            GamePage::Trial => self.trial.show(ui, app, commands),
            GamePage::Drills => self.drills.show(ui, app, commands),
            GamePage::Layouts => self.layouts.show(ui, app, commands),
            GamePage::LayoutEditor => self.layout_editor.show(ui, app, commands),
            GamePage::LateEntry => self.late_entry.show(ui, app, commands),
            GamePage::Statistics => self.statistics.show(ui, app, commands),
            GamePage::Lesson => self.lesson.show(ui, app, commands),
            GamePage::Rules => self.rules.show(ui, app, commands),
        }
    }

    /// Draws the page of the best results among the saved games, each with its file, and how often they have changed.
    pub fn show_high_scores<'a>(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        games: (u64, impl Iterator<Item = (&'a str, &'a GameSummary)>),
        commands: &mut Vec<GameCommand>,
    ) {
        self.high_scores.show(ui, texts, games, commands);
    }
}
