//! Its pages and the ways to them, and how its records look at a glance.

use egui::{Color32, Key as Press, Painter, Rect, Ui};
use jiff::civil::Date;

use super::{Desk, GameCommand, GamePage, GameSummary, RollAndWrite};
use crate::{
    challenge::Challenge,
    log::NamedLayout,
    rules::cells,
    screens::{
        best_play, challenges, late_entry, layouts, lesson, new_game, new_pad, pad, play, position, replay,
        review, rules_page, score_card, standing, trial,
    },
    widgets::mini_sheet,
};
use common::{
    contract::{self, AnyCommand, AnyPage, GameWindow, GlanceWindow, own_page},
    dated::Dated,
    host::{AppRequest, AppView},
    screens::{
        challenges::ChallengesPage,
        drills::DrillsPage,
        for_today::{self, ForToday},
        game_actions,
        rules_page::RulesPage,
    },
};
use text::Texts;
use ui::{
    drawing::symbols::Symbol,
    home_tile::{HomeTile, TilePlace},
    theme::Theme,
};

impl GameWindow for RollAndWrite {
    fn screens(&self) -> Box<dyn contract::Screens> {
        Box::new(Screens::default())
    }

    /// What goes on behind one is told on it.
    fn home_tiles<'a>(&self, texts: &'a Texts, desk: &dyn contract::Desk) -> Vec<HomeTile<'a, AnyPage>> {
        let training = desk.typed::<Desk>().and_then(|desk| desk.layouts.trainer.as_ref());
        let training = training.map(|trainer| trainer.describe(texts));
        let tile = |page, place, icon, key, label: &'a str, hint: &str| {
            let (page, hint): (GamePage, String) = (page, hint.to_owned());
            HomeTile { page: page.into(), place, icon, title: label.into(), label, hint, key }
        };
        vec![
            tile(
                GamePage::NewGame,
                TilePlace::Main,
                Symbol::Plus,
                Press::N,
                texts.home_new_game(),
                texts.home_new_game_hint(),
            ),
            tile(
                GamePage::NewPad,
                TilePlace::Main,
                Symbol::Grid,
                Press::T,
                texts.home_pad(),
                texts.home_pad_hint(),
            ),
            tile(
                GamePage::Lesson,
                TilePlace::Learn,
                Symbol::Info,
                lesson::KEY,
                texts.lesson(),
                texts.lesson_offer(),
            ),
            tile(
                GamePage::Challenges,
                TilePlace::More,
                Symbol::Die,
                Press::G,
                texts.challenges(),
                texts.challenges_hint(),
            ),
            tile(
                GamePage::Drills,
                TilePlace::More,
                Symbol::Again,
                Press::D,
                texts.drills(),
                texts.drills_home_none(),
            ),
            tile(
                GamePage::Layouts,
                TilePlace::More,
                Symbol::Copy,
                Press::H,
                texts.home_sheets(),
                training.as_deref().unwrap_or(texts.home_sheets_hint()),
            ),
            tile(GamePage::Rules, TilePlace::More, Symbol::Book, game_actions::RULES, texts.rules(), ""),
            HomeTile {
                label: texts.late_title(),
                ..tile(
                    GamePage::LateEntry,
                    TilePlace::Paper,
                    Symbol::Page,
                    Press::E,
                    texts.home_late_entry(),
                    "",
                )
            },
        ]
    }

    fn for_today(&self, texts: &Texts, desk: &dyn contract::Desk, today: Date) -> Vec<ForToday<AnyCommand>> {
        let Some(desk) = desk.typed::<Desk>() else { return Vec::new() };
        let play = GameCommand::PlayChallenge;
        let [day, week] = [Dated::Day(today), Dated::week_of(today)].map(|dated| {
            for_today::challenge::<_, GamePage, _>(texts, &desk.challenges, dated, Symbol::Die, play)
        });
        let drills = for_today::drills(texts, &desk.drills, today, GamePage::Drills);
        [day, week].into_iter().chain(drills).map(|it| it.map(AnyCommand::from)).collect()
    }

    fn rules(&self) -> Option<AnyPage> {
        Some(GamePage::Rules.into())
    }

    fn invitation<'a>(&self, texts: &'a Texts) -> &'a str {
        texts.home_first()
    }

    fn paint_emblem(&self, painter: &Painter, place: Rect, theme: &Theme) {
        /// The standard sheet, read once and not in every frame.
        static SHEET: std::sync::LazyLock<Option<[[mini_sheet::MiniCell; 6]; 6]>> =
            std::sync::LazyLock::new(|| NamedLayout::standard().1.grid().map(|grid| cells(grid, 0)));
        if let Some(sheet) = SHEET.as_ref() {
            mini_sheet::paint(painter, place, theme, sheet);
        }
    }
}

impl GlanceWindow for GameSummary {
    fn seat_colour(&self, theme: &Theme, seat: usize) -> Color32 {
        let seats = &self.general.header.seats;
        seats.get(seat).map_or(theme.line, |of| position::colour(theme, seat, of))
    }

    fn has_picture(&self) -> bool {
        self.sheet.is_some()
    }

    /// The sheet of the first player.
    fn paint_picture(&self, painter: &Painter, place: Rect, theme: &Theme) {
        if let Some(sheet) = &self.sheet {
            mini_sheet::paint(painter, place, theme, sheet);
        }
    }
}

/// What the screens remember that is not under way: fields half typed, what is unfolded.
#[derive(Default)]
struct Screens {
    new_game: new_game::NewGameScreen,
    new_pad: new_pad::NewPadScreen,
    play: play::PlayScreen,
    pad: pad::PadScreen,
    score_card: score_card::ScoreCardScreen,
    replay: replay::ReplayScreen,
    review: review::ReviewScreen,
    best_play: best_play::BestPlayScreen,
    trial: trial::TrialScreen,
    drills: DrillsPage<RollAndWrite>,
    layouts: layouts::LayoutsScreen,
    layout_editor: layouts::LayoutEditorScreen,
    late_entry: late_entry::LateEntryScreen,
    challenges: ChallengesPage,
    rules: RulesPage,
    lesson: lesson::LessonScreen,
}

impl contract::Screens for Screens {
    fn show(
        &mut self,
        ui: &mut Ui,
        page: AnyPage,
        app: &AppView<'_, dyn contract::Desk>,
        commands: &mut Vec<AnyCommand>,
    ) {
        own_page(page, app, commands, |page, app: &AppView<'_, Desk>, commands| match page {
            GamePage::NewGame => {
                if let Some(code) = self.new_game.show(ui, app, commands) {
                    self.challenges.type_code(&code);
                    commands.push(AppRequest::Show(GamePage::Challenges).into());
                }
            }
            GamePage::NewPad => self.new_pad.show(ui, app, commands),
            GamePage::Play => self.play.show(ui, app, commands),
            GamePage::Pad => self.pad.show(ui, app, commands),
            GamePage::ScoreCard => self.score_card.show(ui, app, commands),
            GamePage::Replay => self.replay.show(ui, app, commands),
            GamePage::Review => self.review.show(ui, app, commands),
            GamePage::Challenges => challenges::show(&mut self.challenges, ui, app, commands),
            GamePage::BestPlay => self.best_play.show(ui, app, commands),
            GamePage::Standing => standing::show(ui, app, commands),
            GamePage::Trial => self.trial.show(ui, app, commands),
            GamePage::Drills => {
                let shown = (&app.desk.drills, &app.desk.drill_positions);
                self.drills.show(ui, app.texts, shown, commands);
            }
            GamePage::Layouts => self.layouts.show(ui, app, commands),
            GamePage::LayoutEditor => self.layout_editor.show(ui, app, commands),
            GamePage::LateEntry => self.late_entry.show(ui, app, commands),
            GamePage::Lesson => self.lesson.show(ui, app, commands),
            GamePage::Rules => {
                if self.rules.show(ui, app.texts, &rules_page::SECTIONS) {
                    commands.push(AppRequest::Back.into());
                }
            }
        });
    }

    fn type_code(&mut self, code: &str) -> Option<AnyPage> {
        Challenge::read(code).ok()?;
        self.challenges.type_code(code);
        Some(GamePage::Challenges.into())
    }
}
