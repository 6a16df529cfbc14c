//! Its pages and the ways to them, and how its records look at a glance.

use egui::{Color32, Key as Press, Painter, Rect, Ui};

use super::{Alhambra, GamePage, GameSummary};
use crate::{
    screens::{self, late_entry, new_table, pieces, table},
    widgets::mini_leads,
};
use common::{
    contract::{self, AnyCommand, AnyPage, GameWindow, GlanceWindow, own_page},
    host::AppView,
    screens::table::{ReplayPage, ScoreCard},
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
        // What else there is stands on that page.
        vec![HomeTile {
            page: GamePage::NewTable.into(),
            place: TilePlace::Later,
            icon: Symbol::Grid,
            title: texts.alhambra_home_title(),
            hint: texts.alhambra_home_table_hint().to_owned(),
            key: Press::A,
        }]
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
    new_table: new_table::NewTablePage,
    table: table::TablePage,
    score_card: ScoreCard,
    replay: ReplayPage<Alhambra>,
    late_entry: late_entry::LateEntryScreen,
    pieces: pieces::PiecesPage,
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
            GamePage::ScoreCard => self.score_card.show(ui, app, commands),
            GamePage::Replay => self.replay.show(ui, app, commands),
            GamePage::LateEntry => self.late_entry.show(ui, app, commands),
            GamePage::Pieces => self.pieces.show(ui, app, commands),
        });
    }
}
