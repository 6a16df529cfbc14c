//! What the pages of all games have that are kept at a real table.

mod card;
mod conflict;
mod corrected;
mod picture;
pub mod reasons;
mod replay;
mod start_over;
mod totals;

use egui::{Rect, Ui};

use crate::{
    games::common::{
        csv,
        screens::save_page::Lines,
        table::{
            Record, State, TableGame,
            csv::{figures, moves},
            title_of, told,
        },
    },
    kernel::Game,
    storage::Settings,
    text::Texts,
};
pub use card::ScoreCard;
pub use conflict::ask_about_conflict;
pub use corrected::show_corrected;
pub use picture::{card_prints, draw_picture, picture, picture_room, print};
pub use replay::ReplayPage;
pub use start_over::StartOver;

/// What a game is called: its own title, or what was played.
pub fn title<G: TableGame>(texts: &Texts, record: &Record<G>) -> String {
    title_of::<G>(texts, record.header(), record.config())
}

/// What was entered last, as a screen reader says it; empty before anything was.
pub fn last_entry<G: TableGame>(texts: &Texts, table: &Game<G::Table>) -> String {
    match table.log().len() {
        0 => String::new(),
        last => texts.play_last(&told::<G>(texts, table, last)),
    }
}

/// A record as CSV.
fn tables<G: TableGame>(texts: &Texts, record: &Record<G>, lines: Lines) -> String {
    match lines {
        Lines::Points => csv::text(&figures::<G>(texts, record)),
        Lines::Moves => moves::<G>(texts, record),
    }
}

/// A game that is kept at a real table, as its screens draw it.
pub trait TableScreens: TableGame {
    /// What the replay remembers of how a position is looked at, such as whose board is shown.
    type Look: Default;

    /// Draws a position of a table in a place, as the replay shows it.
    fn show_position(
        ui: &mut Ui,
        place: Rect,
        texts: &Texts,
        settings: &Settings,
        table: &Game<Self::Table>,
        state: &State<Self>,
        look: &mut Self::Look,
    );

    /// Draws all of a position at once, as pictures and pages have it: nothing there can be chosen or scrolled.
    fn draw_position(
        ui: &mut Ui,
        place: Rect,
        texts: &Texts,
        table: &Game<Self::Table>,
        state: &State<Self>,
    ) {
        Self::show_position(ui, place, texts, &Settings::default(), table, state, &mut Self::Look::default());
    }
}
