//! The pages of the game and the ways to them, and what its records look like at a glance.

use std::sync::LazyLock;

use egui::{Color32, Key as Press, Painter, Rect, Ui};

use super::{Alexandros, BOARD_SAMPLE, GamePage, GameSummary};
use crate::{
    files::LandSpace,
    screens::{board_editor, boards, colour, late_entry, new_table, table},
    widgets::{
        atlas::Ground,
        mini_map::{self, MiniMap},
    },
};
use common::{
    contract::{self, AnyCommand, AnyPage, GameWindow, GlanceWindow, TableGlance, own_page},
    host::AppView,
    screens::table::{ReplayPage, ScoreCard},
};
use text::Texts;
use ui::{
    drawing::{stamp, symbols::Symbol},
    home_tile::{HomeTile, TilePlace},
    theme::Theme,
};

impl GameWindow for Alexandros {
    fn screens(&self) -> Box<dyn contract::Screens> {
        Box::new(Screens::default())
    }

    fn home_tiles<'a>(&self, texts: &'a Texts, _: &dyn contract::Desk) -> Vec<HomeTile<'a, AnyPage>> {
        vec![
            HomeTile {
                page: GamePage::NewTable.into(),
                place: TilePlace::Main,
                icon: Symbol::Page,
                title: texts.alexandros_page_game().into(),
                label: texts.new_table_title(),
                hint: texts.alexandros_page_home_hint().to_owned(),
                key: Press::X,
            },
            HomeTile {
                page: GamePage::Boards.into(),
                place: TilePlace::More,
                icon: Symbol::Picture,
                title: texts.alexandros_page_boards().into(),
                label: texts.alexandros_page_boards(),
                hint: String::new(),
                key: Press::B,
            },
        ]
    }

    fn invitation<'a>(&self, texts: &'a Texts) -> &'a str {
        texts.alexandros_home_first()
    }

    /// Draws the map of a sample.
    fn paint_emblem(&self, painter: &Painter, place: Rect, theme: &Theme) {
        static SAMPLE: LazyLock<Option<GameSummary>> = LazyLock::new(|| GameSummary::read(BOARD_SAMPLE).ok());
        if let Some(sample) = SAMPLE.as_ref() {
            sample.paint_picture(painter, place, theme);
        }
    }
}

impl GlanceWindow for GameSummary {
    fn seat_colour(&self, theme: &Theme, seat: usize) -> Color32 {
        self.general.header.seats.get(seat).map_or(theme.line, |of| colour(theme, seat, of))
    }

    fn has_picture(&self) -> bool {
        true
    }

    /// Draws the map or, without a board, how far everybody is.
    fn paint_picture(&self, painter: &Painter, place: Rect, theme: &Theme) {
        let general = &self.general;
        let seats = general.header.seats.iter().enumerate();
        let colours: Vec<Color32> = seats.map(|(seat, of)| colour(theme, seat, of)).collect();
        let said = ("alexandros", &self.land, &general.totals, self.options.goal, &colours);
        stamp::paint(painter, place, theme, said, |painter, place| {
            let Some(land) = &self.land else {
                let goal = (self.options.goal as f32).max(1.0);
                let ways = general.totals.iter().zip(&colours);
                let ways: Vec<_> =
                    ways.map(|(total, colour)| (f32::from(total.unwrap_or(0)) / goal, *colour)).collect();
                return mini_map::paint_tracks(painter, place, theme, &ways);
            };
            let ground = |LandSpace { at, symbol, owner }| Ground {
                at,
                symbol,
                tint: owner.and_then(|player| colours.get(player).copied()),
            };
            let spaces = land.spaces().map(ground).collect();
            let map = MiniMap { spaces, walls: land.walls.clone(), alexander: land.alexander };
            mini_map::paint(painter, place, theme, &map);
        });
    }
}

/// What the screens remember that is not under way: half-typed fields, and what is unfolded.
#[derive(Default)]
pub struct Screens {
    new_table: new_table::NewTableScreen,
    table: table::TableScreen,
    score_card: ScoreCard,
    replay: ReplayPage<Alexandros>,
    late_entry: late_entry::LateEntryScreen,
    boards: boards::BoardsScreen,
    board_editor: board_editor::BoardEditorScreen,
}

impl contract::Screens for Screens {
    fn show(
        &mut self,
        ui: &mut Ui,
        page: AnyPage,
        app: &AppView<'_, dyn contract::Desk>,
        commands: &mut Vec<AnyCommand>,
    ) {
        own_page(page, app, commands, |page, app, commands| match page {
            GamePage::NewTable => self.new_table.show(ui, app, commands),
            GamePage::Table => self.table.show(ui, app, commands),
            GamePage::ScoreCard => self.score_card.show(ui, app, Vec::new(), commands),
            GamePage::Replay => self.replay.show(ui, app, commands),
            GamePage::LateEntry => self.late_entry.show(ui, app, commands),
            GamePage::Boards => self.boards.show(ui, app, commands),
            GamePage::BoardEditor => self.board_editor.show(ui, app, commands),
        });
    }
}
