//! The position as whoever sits at the screen sees it: whatever is drawn or said is made of this, so that nothing of another
//! hand can be.

use crate::{
    log::{PlayedGame, Refused},
    rules::{
        Module, Row, ScoringSnapshot, Vizier,
        play::{Cards, GameRules, Move, PlayConfig, Refusal, State, ToAct, View},
        scored,
    },
    session::{PlaySession, PlaySessionExt},
    text::{board_errors, names, places::Places, play_errors},
};
use kernel::{Rules, Viewer, record::Seat};
use text::Texts;

/// The position as it is seen from a seat.
pub struct Seen<'a> {
    /// What is agreed.
    pub config: &'a PlayConfig,
    /// Who sits there.
    pub seats: &'a [Seat],
    /// The seat.
    pub own: usize,
    /// The person in it decides now, and everything before that was seen.
    pub decides: bool,
    /// What every row has.
    pub rows: Vec<Row>,
    /// What every row would get if the next scoring came now.
    pub next: Vec<i32>,
    /// VP in all scorings so far.
    pub totals: Vec<i32>,
    view: View,
}

impl<'a> Seen<'a> {
    /// A position of a game, which has been shown as far as that.
    ///
    /// Whoever holds the screen of several people sees their own hand until it is handed on.
    pub fn new(
        session: &'a PlaySession,
        state: &State,
        is_shown_to_its_end: bool,
        holder: Option<usize>,
    ) -> Self {
        let own = holder.unwrap_or_else(|| session.own_seat());
        let decides = is_shown_to_its_end && session.to_act() == ToAct::Decision(own as u8);
        Self::of(session.game(), state, own, decides && session.is_person(own))
    }

    /// A position of a game from this seat, where whoever sits there may decide, or not.
    pub fn of(game: &'a PlayedGame, state: &State, own: usize, decides: bool) -> Self {
        let config = game.config();
        let view = GameRules::view(config, state, Viewer::Seat(own as u8));
        let state = view.seen();
        let rows = state.rows(config);
        let breakdown = state.breakdown();
        let totals = (0..rows.len()).map(|row| breakdown.get(row).map_or(0, |card| card.vp)).collect();
        let next = next_vp(state, rows.clone());
        Self { config, seats: &game.header.seats, own, decides, rows, next, totals, view }
    }

    /// What is seen of it: hands of others are empty.
    pub const fn state(&self) -> &State {
        self.view.seen()
    }

    /// The own hand.
    pub fn hand(&self) -> Cards {
        self.state().player(self.own).hand()
    }

    /// Somebody's hand, where it is seen.
    pub fn hand_of(&self, seat: usize) -> Option<Cards> {
        self.view.hand(seat)
    }

    /// How many cards somebody has.
    pub fn hand_len(&self, seat: usize) -> u8 {
        self.view.hand_len(seat)
    }

    /// Somebody's Vizier, in a game that has them.
    pub fn vizier(&self, seat: usize) -> Option<Vizier> {
        self.config.has(Module::Vizier).then(|| self.state().player(seat).vizier())
    }

    /// Money cards left in the deck.
    pub fn deck_len(&self) -> u8 {
        self.view.deck_len()
    }

    /// What somebody is called.
    pub fn name(&self, texts: &Texts, row: usize) -> String {
        names::who(texts, self.seats, row)
    }

    /// Whether whoever decides can do this now.
    pub fn can(&self, mv: Move) -> bool {
        self.decides && self.state().clone().apply(self.config, mv).is_ok()
    }

    /// Why whoever decides cannot do this, in words, if they cannot.
    pub fn why_not(&self, texts: &Texts, mv: Move) -> Option<String> {
        let why = self.state().clone().apply(self.config, mv).err()?;
        if let Refusal::Board(illegal) = &why {
            let places = Places::beside(self.config, self.state(), Some(self.own));
            return Some(board_errors::illegal(texts, illegal, places));
        }
        Some(play_errors::refusal(texts, self.seats, &Refused::new(self.config, why)))
    }

    /// What the own row would get in another position.
    pub fn own_vp_in(&self, state: &State) -> i32 {
        next_vp(state, state.rows(self.config))[self.own]
    }
}

/// What every row would get if the next scoring came now; nothing where none comes.
fn next_vp(state: &State, rows: Vec<Row>) -> Vec<i32> {
    let Some(scoring) = state.next_scoring() else { return vec![0; rows.len()] };
    let snapshot = ScoringSnapshot { scoring, rows };
    scored(&snapshot).iter().map(|row| row.vp).collect()
}
