//! Its pages and the ways to them, and how its records look at a glance.

use egui::{Color32, Key as Press, Painter, Rect, Ui};
use jiff::civil::Date;

use super::{Alhambra, Desk, GameCommand, GamePage, GameSummary, PlayCommand};
use crate::{
    challenge::Challenge,
    screens::{
        self, challenges, late_entry, lesson, new_game, new_table, pieces, play, replay, review, rules_page,
        same_tiles, table, trial,
    },
    session,
    widgets::{emblem, mini_leads},
};
use common::{
    contract::{self, AnyCommand, AnyPage, GameWindow, GlanceWindow, own_page},
    dated::Dated,
    host::{AppRequest, AppView},
    screens::{
        challenges::ChallengesPage,
        drills::DrillsPage,
        for_today::{self, ForToday},
        rules_page::RulesPage,
        table::{ReplayPage, ScoreCard},
    },
};
use text::Texts;
use ui::{
    drawing::{stamp, symbols::Symbol},
    home_tile::{HomeTile, TilePlace},
    theme::Theme,
};

impl GameWindow for Alhambra {
    fn screens(&self) -> Box<dyn contract::Screens> {
        Box::new(Screens::default())
    }

    fn home_tiles<'a>(&self, texts: &'a Texts, _: &dyn contract::Desk) -> Vec<HomeTile<'a, AnyPage>> {
        use TilePlace::{Learn, Main, More};
        // Other games call theirs the same.
        let tile = |page: GamePage, place, icon, key, label: &'a str, hint: &str| {
            let (page, title) = (page.into(), texts.pad_said(texts.alhambra_home_name(), label).into());
            HomeTile { page, place, icon, title, label, hint: hint.to_owned(), key }
        };
        let (play, table) = (texts.alhambra_home_play_hint(), texts.alhambra_home_table_hint());
        let again = texts.drills_home_none();
        vec![
            tile(GamePage::NewGame, Main, Symbol::Plus, Press::P, texts.home_new_game(), play),
            tile(GamePage::NewTable, Main, Symbol::Page, Press::A, texts.new_table_title(), table),
            tile(GamePage::Lesson, Learn, Symbol::Eye, Press::F3, texts.lesson(), ""),
            tile(GamePage::Challenges, More, Symbol::Flag, Press::J, texts.challenges(), ""),
            tile(GamePage::Drills, More, Symbol::Again, Press::K, texts.drills(), again),
            tile(GamePage::Rules, More, Symbol::Book, Press::F4, texts.rules(), ""),
        ]
    }

    fn for_today(&self, texts: &Texts, desk: &dyn contract::Desk, today: Date) -> Vec<ForToday<AnyCommand>> {
        let Some(desk) = desk.typed::<Desk>() else { return Vec::new() };
        let play = |challenge| PlayCommand::PlayChallenge(Box::new(challenge));
        let [day, week] = [Dated::Day(today), Dated::week_of(today)].map(|dated| {
            for_today::challenge::<_, GamePage, _>(texts, &desk.challenges, dated, Symbol::Flag, play)
        });
        let drills = for_today::drills(texts, &desk.drills, today, GamePage::Drills);
        [day, week].into_iter().chain(drills).map(|it| it.map(AnyCommand::from)).collect()
    }

    fn short_name<'a>(&self, texts: &'a Texts) -> Option<&'a str> {
        Some(texts.alhambra_home_name())
    }

    fn invitation<'a>(&self, texts: &'a Texts) -> &'a str {
        texts.alhambra_home_first()
    }

    fn paint_emblem(&self, painter: &Painter, place: Rect, theme: &Theme) {
        emblem::paint(painter, place, theme);
    }

    fn rules(&self) -> Option<AnyPage> {
        Some(GamePage::Rules.into())
    }
}

impl GlanceWindow for GameSummary {
    fn seat_colour(&self, theme: &Theme, seat: usize) -> Color32 {
        let seats = &self.general.header.seats;
        seats.get(seat).map_or(theme.line, |of| screens::colour(theme, seat, of))
    }

    fn has_picture(&self) -> bool {
        true
    }

    /// Who leads with which type.
    fn paint_picture(&self, painter: &Painter, place: Rect, theme: &Theme) {
        let seats = self.general.header.seats.iter().enumerate();
        let colours = seats.map(|(seat, of)| screens::colour(theme, seat, of));
        let rows: Vec<_> = colours.zip(self.tiles.iter().copied()).collect();
        stamp::paint(painter, place, theme, ("alhambra", &rows), |painter, place| {
            mini_leads::paint(painter, place, theme, &rows);
        });
    }
}

/// What the screens remember that is not under way: fields half typed, what is unfolded.
#[derive(Default)]
pub struct Screens {
    new_game: new_game::NewGamePage,
    play: play::PlayScreen,
    challenges: ChallengesPage,
    new_table: new_table::NewTablePage,
    table: table::TablePage,
    score_card: ScoreCard,
    replay: ReplayPage<Alhambra>,
    review: review::ReviewScreen,
    same_tiles: same_tiles::SameTilesScreen,
    trial: trial::TrialScreen,
    drills: DrillsPage<Alhambra>,
    late_entry: late_entry::LateEntryScreen,
    pieces: pieces::PiecesPage,
    rules: RulesPage,
    lesson: lesson::LessonScreen,
}

impl contract::Screens for Screens {
    fn type_code(&mut self, code: &str) -> Option<AnyPage> {
        Challenge::read(code).ok()?;
        self.challenges.type_code(code);
        Some(GamePage::Challenges.into())
    }

    fn show(
        &mut self,
        ui: &mut Ui,
        page: AnyPage,
        app: &AppView<'_, dyn contract::Desk>,
        commands: &mut Vec<AnyCommand>,
    ) {
        own_page(page, app, commands, |page, app, commands: &mut Vec<PlayCommand>| match page {
            GamePage::NewGame => self.new_game.show(ui, app, commands),
            GamePage::Play => self.play.show(ui, app, commands),
            GamePage::Challenges => challenges::show(&mut self.challenges, ui, app, commands),
            GamePage::Review => self.review.show(ui, app, commands),
            GamePage::SameTiles => self.same_tiles.show(ui, app, commands),
            GamePage::Trial => self.trial.show(ui, app, commands),
            GamePage::Drills => {
                let shown = (&app.desk.drills, &app.desk.drill_positions);
                self.drills.show(ui, app.texts, shown, commands);
            }
            GamePage::Lesson => self.lesson.show(ui, app, commands),
            _ => {}
        });
        own_page(
            page,
            app,
            commands,
            |page, app: &session::PlayView<'_>, commands: &mut Vec<GameCommand>| {
                let desk = app;
                let app = &app.with(&app.desk.tables);
                match page {
                    GamePage::NewTable => self.new_table.show(ui, app, commands),
                    GamePage::Table => self.table.show(ui, app, commands),
                    GamePage::ScoreCard => {
                        let more = challenges::handed_on(desk);
                        self.score_card.show(ui, app, more, commands);
                    }
                    GamePage::Replay => replay::show(&mut self.replay, ui, desk, commands),
                    GamePage::LateEntry => self.late_entry.show(ui, app, commands),
                    GamePage::Pieces => self.pieces.show(ui, app, commands),
                    GamePage::Rules => {
                        if self.rules.show(ui, app.texts, &rules_page::SECTIONS) {
                            commands.push(AppRequest::Back.into());
                        }
                    }
                    GamePage::NewGame
                    | GamePage::Play
                    | GamePage::Challenges
                    | GamePage::Review
                    | GamePage::SameTiles
                    | GamePage::Trial
                    | GamePage::Drills
                    | GamePage::Lesson => {}
                }
            },
        );
    }
}
