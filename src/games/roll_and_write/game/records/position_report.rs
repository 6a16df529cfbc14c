//! A position of a game of any kind, ready to be written down.

use crate::{
    log::PlayEvent,
    pad::PadState,
    record::AnyGame,
    rules::{Face, GameConfig, Holdings, Reason, ScoreSheet, State, ToAct},
};
use kernel::Breakdown;

/// A position of a game of any kind, ready to be written down.
#[derive(Debug)]
pub struct PositionReport<'a> {
    /// The game.
    pub game: &'a AnyGame,
    /// After which entry of its log.
    pub at: usize,
    /// How many entries the log has.
    pub entries: usize,
    /// The configuration, at a table with the counts as they were corrected.
    pub config: GameConfig,
    /// Sheets and dice; none of tables and results.
    pub state: Option<State>,
    /// What the dice show, yellow and blue, that coins were spent on in the turn under way.
    pub changed: [Vec<Face>; 2],
    /// How far a table is.
    pub table: Option<PadState>,
    /// Boxes and completions.
    pub score: ScoreSheet,
    /// Lines and coins of the real players.
    pub holdings: Vec<Holdings>,
    /// How every total comes about if the round and the game ended now.
    pub cards: Vec<Breakdown<Reason>>,
    /// Rounds whose awards are given (§6).
    pub awarded_rounds: u8,
    /// Whether the game is over.
    pub is_over: bool,
}

impl<'a> PositionReport<'a> {
    /// The position after entry `at`, as it stood then or as later notes `corrected` it.
    #[must_use]
    pub fn new(game: &'a AnyGame, at: usize, corrected: bool) -> Self {
        let entries = game.entries();
        match game {
            AnyGame::Played(full) => {
                let position = if corrected { full.corrected_at(at) } else { full.at(at) };
                let state = position.state;
                Self {
                    game,
                    at,
                    entries,
                    config: *full.config(),
                    state: Some(state),
                    changed: PlayEvent::changed_dice(&position.events),
                    table: None,
                    score: *state.score(),
                    holdings: (0..full.config().players()).map(|seat| state.holdings(seat)).collect(),
                    cards: state.breakdown(full.config()),
                    awarded_rounds: state.awarded_rounds(),
                    is_over: state.to_act() == ToAct::Nothing,
                }
            }
            AnyGame::Table(pad) => {
                let position = if corrected { pad.corrected_at(at) } else { pad.at(at) };
                Self::of_paper(game, at, position.state.pad_state)
            }
            AnyGame::Result(paper) => {
                let position = if corrected { paper.corrected_at(at) } else { paper.at(at) };
                Self { table: None, ..Self::of_paper(game, at, position.state.pad_state) }
            }
        }
    }

    fn of_paper(game: &'a AnyGame, at: usize, pad_state: PadState) -> Self {
        let entries = game.entries();
        let is_over = game.is_over() && at == entries;
        Self {
            game,
            at,
            entries,
            config: pad_state.config,
            state: None,
            changed: [Vec::new(), Vec::new()],
            score: pad_state.score,
            holdings: pad_state.holdings.clone(),
            cards: pad_state.breakdown(),
            awarded_rounds: if is_over { pad_state.config.rounds() } else { pad_state.rounds_over() },
            is_over,
            table: Some(pad_state),
        }
    }

    /// The round; none of a result.
    #[must_use]
    pub fn round(&self) -> Option<u8> {
        self.state.map(|state| state.round()).or_else(|| self.table.as_ref().map(PadState::round))
    }

    /// The name of a row of the score sheet.
    #[must_use]
    pub fn name(&self, row: usize) -> &str {
        self.game.header().seats.get(row).map_or("", |seat| seat.name.as_str())
    }
}
