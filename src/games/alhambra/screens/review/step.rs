//! The step that is chosen: the Alhambra and the hand of the player, and what is said of a decision.

use crate::{
    advisor::Review as Analysis,
    log::{GameView, PlayedGame},
    rules::{
        Board, Cell, Piece,
        play::{Cards, State},
    },
    screens::offers::Offers,
    session::{HintText, look_back, trial::is_person},
};
use common::screens::review::Model;
use kernel::Viewer;
use text::Texts;

/// The step that is chosen, made ready: before a decision, after anything else.
pub struct ShownStep {
    /// The player’s Alhambra.
    pub board: Board,
    /// The pieces in reserve.
    pub reserve: Vec<Piece>,
    /// The player’s money.
    pub hand: Cards,
    /// What lay open beside that.
    pub offers: Offers,
    /// Where the best option would have laid, taken away or placed something.
    pub advised: Vec<Cell>,
    /// What is said of a decision.
    pub decision: Option<HintText>,
    /// Its place among the player’s, where a person lost something by it: it can be tried again.
    pub to_try: Option<usize>,
}

impl ShownStep {
    /// The step of this number, of the player in this row.
    pub fn new(
        texts: &Texts,
        (game, found): (&PlayedGame, Option<&Analysis>),
        model: &Model,
        row: usize,
        number: usize,
    ) -> Self {
        let config = game.config();
        let player = found.and_then(|found| found.players.get(row));
        let decision = model.decision(number).and_then(|k| {
            let player = player?;
            Some((k, player.positions.get(k)?, player.victory.decisions.get(k)?))
        });
        // A game that is gone over is open to everybody.
        let view = GameView::new(game, Viewer::Everybody);
        let of = |state: &State| {
            let player = state.player(row);
            Self {
                board: player.grounds().board(config),
                reserve: player.reserve().iter().map(|piece| config.piece(piece)).collect(),
                hand: player.hand(),
                offers: Offers::new(texts, config, state, view.told(0, state)),
                advised: Vec::new(),
                decision: None,
                to_try: None,
            }
        };
        let Some((k, before, decision)) = decision else {
            return of(&game.corrected_at(model.course[number].entry).state);
        };
        let told = look_back(texts, config, before, row, decision);
        let best = told.hint.options.first();
        Self {
            advised: best.map(|best| best.cells.clone()).unwrap_or_default(),
            decision: Some(told.read(texts)),
            to_try: Some(k).filter(|_| is_person(game, row) && decision.loss.mean > 0.0),
            ..of(before)
        }
    }
}
