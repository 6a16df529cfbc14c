//! What this game offers the program around it, which knows nothing else of it: its name, what is under way, pages with
//! their screens and the entrances to them, commands, and what is said of a record.

use egui::{Color32, Key as Press, Painter, Rect, Ui};

use super::{
    files::LandSpace,
    log::GAME,
    screens::{board_editor, boards, colour, late_entry, new_table, table},
    session::{Alexandros, AppView, BoardDesk, unreadable as why_unreadable},
    widgets::{
        atlas::Ground,
        mini_map::{self, MiniMap},
    },
};
use crate::{
    games::common::{
        screens::table::{ReplayPage, ScoreCard},
        table::{LateDesk, TableGame},
    },
    kernel::json::parse,
    text::Texts,
    ui::{
        drawing::{stamp, symbols::Symbol},
        entrance::{Entrance, Place},
        theme::Theme,
    },
};

pub use super::{
    files::{GameSummary, Unreadable},
    session::{Desk, GameCommand, GamePage},
};

/// What records call this game.
pub const ID: &str = GAME;

/// What people call it.
#[must_use]
pub fn name(texts: &Texts) -> &str {
    texts.alexandros_page_game()
}

/// Whether a text that is no record is of this game: a table as people write it down, a board, or unfinished
/// work.
#[must_use]
pub fn is_written(text: &str) -> bool {
    Alexandros::is_written(text)
        || parse(text)
            .is_ok_and(|found| BoardDesk::is_board(&found) || LateDesk::<Alexandros>::is_unfinished(&found))
}

/// The way in from Home: what else there is stands on that page.
#[must_use]
pub fn entrances<'a>(texts: &'a Texts, _: &Desk) -> Vec<Entrance<'a, GamePage>> {
    vec![Entrance {
        page: GamePage::NewTable,
        place: Place::Later,
        icon: Symbol::Grid,
        title: texts.alexandros_page_game(),
        hint: texts.alexandros_page_home_hint().to_owned(),
        key: Press::X,
    }]
}

/// Why a record says nothing that can be used.
#[must_use]
pub fn unreadable(texts: &Texts, why: &Unreadable) -> String {
    why_unreadable(texts, why)
}

/// The title of a game that has none of its own: who played.
#[must_use]
pub fn usual_title(_: &Texts, summary: &GameSummary) -> String {
    let names = summary.general.header.seats.iter().map(|seat| seat.name.as_str());
    names.collect::<Vec<_>>().join(", ")
}

/// How far it is.
#[must_use]
pub fn stage(texts: &Texts, summary: &GameSummary) -> String {
    texts.history_round(summary.general.round)
}

/// What its result is marked by: nothing.
#[must_use]
pub const fn marks<'a>(_: &'a Texts, _: &GameSummary) -> Vec<&'a str> {
    Vec::new()
}

/// So many points, in words.
#[must_use]
pub fn counted(texts: &Texts, points: u16) -> String {
    Alexandros::counted(texts, points)
}

/// What is played for.
#[must_use]
pub fn goal<'a>(texts: &'a Texts, _: &GameSummary) -> &'a str {
    texts.alexandros_page_game()
}

/// What a seat is called.
#[must_use]
pub fn seat_name(_: &Texts, summary: &GameSummary, seat: usize) -> String {
    summary.general.header.seats[seat].name.clone()
}

/// Whether its decisions can be reviewed: nobody knows them.
#[must_use]
pub const fn can_review(_: &GameSummary) -> bool {
    false
}

/// What a seat is called, and its colour.
#[must_use]
pub fn seat(texts: &Texts, theme: &Theme, summary: &GameSummary, seat: usize) -> (String, Color32) {
    let of = &summary.general.header.seats[seat];
    (seat_name(texts, summary, seat), colour(theme, seat, of))
}

/// Whether it has a picture: the map, or without a board how far everybody is.
#[must_use]
pub const fn has_picture(_: &GameSummary) -> bool {
    true
}

/// Draws its picture.
pub fn paint_picture(painter: &Painter, place: Rect, theme: &Theme, summary: &GameSummary) {
    let general = &summary.general;
    let seats = general.header.seats.iter().enumerate();
    let colours: Vec<Color32> = seats.map(|(seat, of)| colour(theme, seat, of)).collect();
    let said = ("alexandros", &summary.land, &general.totals, summary.options.goal, &colours);
    stamp::paint(painter, place, theme, said, |painter, place| {
        let Some(land) = &summary.land else {
            let goal = (summary.options.goal as f32).max(1.0);
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

/// Corrects what was typed in of a finished game, where that is what the record in this file is.
#[must_use]
pub fn correction(summary: &GameSummary, file: &str) -> Option<GameCommand> {
    summary.general.is_typed_in().then(|| GameCommand::TypeIn(Some(file.to_owned())))
}

/// What the screens remember that is not under way: fields half typed, what is unfolded.
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

impl Screens {
    /// Draws a page.
    pub fn show(&mut self, ui: &mut Ui, page: GamePage, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        match page {
            GamePage::NewTable => self.new_table.show(ui, app, commands),
            GamePage::Table => self.table.show(ui, app, commands),
            GamePage::ScoreCard => self.score_card.show(ui, app, commands),
            GamePage::Replay => self.replay.show(ui, app, commands),
            GamePage::LateEntry => self.late_entry.show(ui, app, commands),
            GamePage::Boards => self.boards.show(ui, app, commands),
            GamePage::BoardEditor => self.board_editor.show(ui, app, commands),
        }
    }
}
