//! What the pages of all games have that are kept at a real table.

mod card;
pub mod card_bar;
pub mod card_buttons;
pub mod clock;
mod conflict;
mod corrected;
pub mod description;
pub mod findings;
pub mod history;
pub mod news;
pub mod pad_bar;
pub mod panel;
mod picture;
pub mod reasons;
mod replay;
mod results;
pub mod seats;
pub mod status_line;
pub mod strip;
pub mod totals;

use egui::{Rect, Ui};

use crate::{
    csv,
    host::AppRequest,
    screens::save_page::Lines,
    table::{
        PlayedRecord, Record, State, TableGame, ToldGame,
        csv::{figures, moves},
        record_title,
    },
    timeline::TimelineStep,
};
pub use card::ScoreCard;
pub use conflict::ask_about_conflict;
pub use corrected::show_corrected;
use kernel::{Breakdown, Game, Kind, Viewer, record::Seat};
pub use news::News;
pub use picture::{
    PictureStyle, card_prints, draw_picture, page_bar, painted, picture, picture_room, print, show_code,
};
pub use replay::{KnownLosses, ReplayPage};
use storage::Settings;
use text::Texts;
use ui::{actions::Action, widgets::surface::Surface};

/// What a game is called: its own title, the challenge that it is of, or what was played.
pub fn title<G: TableGame>(texts: &Texts, record: &Record<G>) -> String {
    record_title::<G>(texts, record)
}

/// A record as CSV.
fn tables<G: ToldGame>(texts: &Texts, record: &Record<G>, lines: Lines) -> csv::Table {
    match lines {
        Lines::Points => csv::table(&figures::<G>(texts, record)),
        Lines::Moves => moves::<G>(texts, record, Viewer::Nobody),
    }
}

/// A game that is kept at a real table, as its screens draw it.
pub trait TableScreens: ToldGame {
    /// What the replay remembers of how a position is looked at, such as whose board is shown.
    type ViewState: Default;

    /// Draws a position of a table in a place, as the replay shows it: the points of everybody, unless a game has more
    /// to show.
    fn show_position(
        ui: &mut Ui,
        place: Rect,
        texts: &Texts,
        _settings: &Settings,
        table: &Game<Self::Table>,
        state: &State<Self>,
        _look: &mut Self::ViewState,
    ) {
        let cards = Self::Table::breakdown(table.config(), state);
        Surface::Plain.show_in(ui, place, |ui| {
            let explained = &mut totals::Explained::default();
            totals::show::<Self>(ui, texts, &table.header.seats, &cards, &[], explained, true);
        });
    }

    /// Draws the position of a step of a game that was played here, as it stood or `corrected`: like one of a table, unless
    /// a game has more to show.
    fn show_played(
        ui: &mut Ui,
        place: Rect,
        texts: &Texts,
        settings: &Settings,
        game: &Self::Played,
        (step, _corrected): (&TimelineStep<State<Self>>, bool),
        look: &mut Self::ViewState,
    ) {
        Self::show_position(ui, place, texts, settings, &game.table(), &step.position, look);
    }

    /// The height of what [`show_result`](Self::show_result) draws; 0 where that is nothing.
    const RESULT: f32 = 0.0;

    /// The least height of it for a record, in this width.
    fn result_needs(_record: &Record<Self>, _width: f32) -> f32 {
        Self::RESULT
    }

    /// Draws what a game has to show below the totals of its score card, for the row that has this card, or for all.
    fn show_result(
        _ui: &mut Ui,
        _place: Rect,
        _texts: &Texts,
        _record: &Record<Self>,
        _card: Option<&Breakdown<<Self::Table as Kind>::Reason>>,
    ) {
    }

    /// Whether a game compares all players part by part: its score card begins with that where several people sat at the table.
    const COMPARES: bool = false;

    /// Draws that comparison.
    fn compare(
        _ui: &mut Ui,
        _texts: &Texts,
        _seats: &[Seat],
        _cards: &[Breakdown<<Self::Table as Kind>::Reason>],
    ) {
    }

    /// What the board of a row is called, which its score card can show in the place of its reasons; none where it has none.
    fn board_name<'a>(_texts: &'a Texts, _record: &Record<Self>, _row: usize) -> Option<&'a str> {
        None
    }

    /// Draws that board.
    fn show_board(_ui: &mut Ui, _texts: &Texts, _record: &Record<Self>, _row: usize) {}

    /// What one goes on with below the score card of a record, beside what there is in every game.
    fn ways_on<'a>(_texts: &'a Texts, _record: &Record<Self>) -> Vec<Action<'a, AppRequest<Self::Page>>> {
        Vec::new()
    }

    /// Draws all of a position at once, as pictures and pages have it: nothing there can be chosen or scrolled.
    fn draw_position(
        ui: &mut Ui,
        place: Rect,
        texts: &Texts,
        table: &Game<Self::Table>,
        state: &State<Self>,
    ) {
        Self::show_position(
            ui,
            place,
            texts,
            &Settings::default(),
            table,
            state,
            &mut Self::ViewState::default(),
        );
    }
}
