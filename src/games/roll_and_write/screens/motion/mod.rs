//! What moves while a game goes on: the director has it happen, and the sheet, the race, the totals and what flies between
//! them each draw their part. Play, replay and lesson share it.

mod flights;
mod phantoms;
mod race;
mod sheet;

pub use flights::Places;

use egui::{Id, Ui};

use crate::{
    log::Game,
    rules::State,
    session::happenings::{Happening, Showing, script},
    widgets::{
        player_sheet::SheetView,
        score_sheet::{RaceResponse, ScoreView},
    },
};
use common::{director::Director, screens::moment, widgets::counting::Counting};
use sheet::SheetMotion;

/// Follows a game from frame to frame.
#[derive(Debug, Default)]
pub struct Motion {
    director: Director<Happening>,
    sheets: SheetMotion,
    /// How many times as long as designed things take.
    times: f64,
}

impl Motion {
    /// Follows a game, called `name`, which has come to an entry. While something lies over the screen it waits.
    pub fn follow(
        &mut self,
        ui: &Ui,
        game: &Game,
        (name, entry): (&str, usize),
        showing: Showing,
        (times, waits): (f64, bool),
    ) {
        let moment = moment::of(ui, times, waits);
        self.director.follow(moment, (name, entry), |known| script(game, known, entry, showing));
        moment::keep_drawing(ui, &self.director);
        self.times = times;
    }

    /// What happens.
    pub const fn director(&self) -> &Director<Happening> {
        &self.director
    }

    /// The last entry whose outcome the race shows.
    pub fn entry(&self) -> usize {
        self.director.entry(Happening::concerns_race)
    }

    /// The last entry whose outcome the totals show: what flies to them has to arrive first.
    pub fn counted_entry(&self) -> usize {
        self.director.entry(|_| true)
    }

    /// The position that the race shows.
    pub fn shown(&self, game: &Game) -> State {
        state_after(game, self.entry())
    }

    /// The position whose totals are shown.
    pub fn counted(&self, game: &Game) -> State {
        state_after(game, self.counted_entry())
    }

    /// Says in `view`, the sheet of a seat, what is on its way now; a die that a hand has just laid down lies there.
    pub fn sheet(&mut self, ui: &Ui, (seat, by_hand): (usize, bool), view: &mut SheetView<'_>) {
        let times = if by_hand { 0.0 } else { self.times };
        self.sheets.follow(ui, (self.sheet_id(seat), seat, false), (&self.director, times), view);
    }

    /// The same in `view`, the sheet of a seat on stage, as it was before what happens.
    pub fn staged_sheet(&mut self, ui: &Ui, seat: usize, view: &mut SheetView<'_>) {
        self.sheets.follow(ui, (self.sheet_id(seat), seat, true), (&self.director, self.times), view);
    }

    fn sheet_id(&self, seat: usize) -> Id {
        Id::unique(("sheet", self.director.game(), seat))
    }

    /// Says in `view` what moves now in the race.
    pub fn race(&self, view: &mut ScoreView<'_>) {
        race::tell(&self.director, view);
    }

    /// Draws the phantoms' dice over the race.
    pub fn phantoms(&self, ui: &Ui, race: &RaceResponse) {
        phantoms::paint(ui, &self.director, race);
    }

    /// Draws what flies to the totals.
    pub fn flights(&self, ui: &Ui, places: &Places<'_>) {
        flights::paint(ui, &self.director, places);
    }

    /// The totals as far as they are counted.
    pub fn totals(&self) -> Counting {
        let of = Id::unique(("total", self.director.game()));
        Counting::new(of, self.director.is_playing().then_some(self.times))
    }
}

/// The position after an entry. The last one is at hand: a frame in which nothing happens looks for no other.
fn state_after(game: &Game, entry: usize) -> State {
    if entry == game.log().len() { *game.state() } else { game.at(entry).state }
}
