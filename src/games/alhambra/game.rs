//! What this game offers the program around it, which knows nothing else of it: its name, what is under way, pages with
//! their screens and the entrances to them, commands, and what is said of a record.

use egui::{Color32, Key as Press, Painter, Rect, Ui};

use super::{
    log::GAME,
    rules::TileSet,
    screens::{self, late_entry, new_table, pieces, table},
    session::{AppView, Pieces, why_unreadable},
    text::names,
    widgets::mini_leads,
};
use crate::{
    games::common::{
        screens::table::{ReplayPage, ScoreCard},
        table::{LateDesk, TableGame},
        words::sentence,
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
    session::{Alhambra, Desk, GameCommand, GamePage},
};

/// What records call this game.
pub const ID: &str = GAME;

/// What people call it.
#[must_use]
pub fn name(texts: &Texts) -> &str {
    texts.alhambra_name()
}

/// Whether a text that is no record is of this game: a table as people write it down, a list of tiles, a box, or
/// unfinished work.
#[must_use]
pub fn is_written(text: &str) -> bool {
    Alhambra::is_written(text)
        || TileSet::is_list(text)
        || parse(text)
            .is_ok_and(|found| Pieces::is_box(&found) || LateDesk::<Alhambra>::is_unfinished(&found))
}

/// The way in from Home: what else there is stands on that page.
#[must_use]
pub fn entrances<'a>(texts: &'a Texts, _: &Desk) -> Vec<Entrance<'a, GamePage>> {
    vec![Entrance {
        page: GamePage::NewTable,
        place: Place::Later,
        icon: Symbol::Grid,
        title: texts.alhambra_home_title(),
        hint: texts.alhambra_home_table_hint().to_owned(),
        key: Press::A,
    }]
}

/// Why a record says nothing that can be used.
#[must_use]
pub fn unreadable(texts: &Texts, why: &Unreadable) -> String {
    why_unreadable(texts, why)
}

/// The title of a game that has none of its own: who played.
#[must_use]
pub fn usual_title(texts: &Texts, summary: &GameSummary) -> String {
    let header = &summary.general.header;
    let players: Vec<String> =
        (0..header.players()).map(|row| names::who(texts, &header.seats, row)).collect();
    players.join(", ")
}

/// How far it is.
#[must_use]
pub fn stage(texts: &Texts, summary: &GameSummary) -> String {
    sentence(&match summary.general.round + 1 {
        next @ 1..=3 => texts.alhambra_before_scoring(next),
        _ => texts.alhambra_all_held().to_owned(),
    })
}

/// What its result is marked by: nothing.
#[must_use]
pub fn marks<'a>(_: &'a Texts, _: &GameSummary) -> Vec<&'a str> {
    Vec::new()
}

/// So many points, in words.
#[must_use]
pub fn counted(texts: &Texts, points: u16) -> String {
    texts.count_vp(points)
}

/// What is played for.
#[must_use]
pub fn goal<'a>(texts: &'a Texts, _: &GameSummary) -> &'a str {
    texts.alhambra_name()
}

/// What a seat is called.
#[must_use]
pub fn seat_name(texts: &Texts, summary: &GameSummary, seat: usize) -> String {
    names::who(texts, &summary.general.header.seats, seat)
}

/// Whether its decisions can be reviewed: nobody knows them.
#[must_use]
pub const fn can_review(_: &GameSummary) -> bool {
    false
}

/// What a seat is called, and its colour.
#[must_use]
pub fn seat(texts: &Texts, theme: &Theme, summary: &GameSummary, seat: usize) -> (String, Color32) {
    let seats = &summary.general.header.seats;
    let colour = seats.get(seat).map_or(theme.line, |of| screens::colour(theme, seat, of));
    (seat_name(texts, summary, seat), colour)
}

/// Whether it has a picture: who leads with which type.
#[must_use]
pub const fn has_picture(_: &GameSummary) -> bool {
    true
}

/// Draws its picture.
pub fn paint_picture(painter: &Painter, place: Rect, theme: &Theme, summary: &GameSummary) {
    let seats = summary.general.header.seats.iter().enumerate();
    let colours = seats.map(|(seat, of)| screens::colour(theme, seat, of));
    let rows: Vec<_> = colours.zip(summary.tiles.iter().copied()).collect();
    stamp::paint(painter, place, theme, ("alhambra", &rows), |painter, place| {
        mini_leads::paint(painter, place, theme, &rows);
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
    new_table: new_table::NewTablePage,
    table: table::TablePage,
    score_card: ScoreCard,
    replay: ReplayPage<Alhambra>,
    late_entry: late_entry::LateEntryPage,
    pieces: pieces::PiecesPage,
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
            GamePage::Pieces => self.pieces.show(ui, app, commands),
        }
    }
}
