//! What follows a turn (§A4.7): the display, the yard, a scoring and the third player's tiles, Viziers, the next player,
//! or the end of the game (§A4.9, §A4.10).

use std::sync::Arc;

use super::{
    Phase, PlayConfig, Refusal, State,
    state::{DISPLAY, Done},
};
use crate::rules::{
    Currency, Laid, Module, Row, Scoring, ScoringSnapshot, Vizier, leftover, scored, third_player_draws,
};
use common::BuildingType;

/// The steps after a turn, in their order; with `vizier_before_scoring` Viziers come before the scoring.
#[derive(Clone, Copy)]
pub(super) enum Step {
    Display,
    Yard,
    Scoring,
    ThirdPlayer,
    Viziers,
    NextTurn,
    LastTiles,
}

impl State {
    /// Ends the turn (§A4.7), or passes (§A4.8).
    pub(super) fn end_turn(&mut self, config: &PlayConfig) -> Result<(), Refusal> {
        self.check_phase(config, matches!(self.phase, Phase::Action | Phase::Placing))?;
        if let Some(possible) = self.must_act(config) {
            return Err(Refusal::MustAct(possible));
        }
        match self.players[self.seat()].pending.len() {
            0 => {}
            left => return Err(Refusal::LayFirst(left)),
        }
        self.passes = if self.done == Done::Nothing { self.passes + 1 } else { 0 };
        self.proceed(config, Step::Display);
        Ok(())
    }

    /// Whether the game ends if nothing is done in this turn, for all others have passed (§A4.10).
    #[must_use]
    pub fn ends_if_passed(&self, config: &PlayConfig) -> bool {
        self.phase == Phase::Action
            && self.done == Done::Nothing
            && usize::from(self.passes) + 1 == config.players()
    }

    /// Whether the yard cannot be filled any more once this turn is over: the game ends then (§A4.9).
    #[must_use]
    pub fn is_last_turn(&self) -> bool {
        let is_turn = matches!(self.phase, Phase::Action | Phase::Placing | Phase::VizierPlacing);
        let empty = self.yard.iter().filter(|space| space.is_none()).count();
        is_turn && empty > usize::from(self.stack.len())
    }

    /// Goes on after chance has brought something.
    pub(super) fn go_on(&mut self, config: &PlayConfig) {
        if self.piles.is_none() {
            return self.set_up(config);
        }
        let step = match self.phase {
            Phase::ThirdPlayer => Step::ThirdPlayer,
            Phase::Yard => Step::Yard,
            _ => Step::Display,
        };
        self.proceed(config, step);
    }

    /// Goes from step to step until somebody, or chance, has to act.
    pub(super) fn proceed(&mut self, config: &PlayConfig, mut step: Step) {
        loop {
            step = match step {
                Step::Display if self.lacks_card() => return self.phase = Phase::Display,
                Step::Display => Step::Yard,
                Step::Yard if self.empty_space().is_some() && !self.stack.is_empty() => {
                    return self.phase = Phase::Yard;
                }
                Step::Yard => {
                    let is_passed = usize::from(self.passes) == config.players();
                    self.is_ending = self.empty_space().is_some() || is_passed;
                    let viziers_first = config.options().vizier_before_scoring || self.asked > 0;
                    if viziers_first && !self.is_ending { Step::Viziers } else { Step::Scoring }
                }
                Step::Scoring => {
                    if let Some(scoring) = self.due.take() {
                        self.hold(config, scoring);
                        if config.game().has_third_player() {
                            self.draws = third_player_draws(Some(scoring), self.stack.len());
                        }
                    }
                    Step::ThirdPlayer
                }
                Step::ThirdPlayer if self.draws > 0 && !self.stack.is_empty() => {
                    return self.phase = Phase::ThirdPlayer;
                }
                Step::ThirdPlayer => {
                    self.draws = 0;
                    if self.is_ending {
                        Step::LastTiles
                    } else if config.options().vizier_before_scoring {
                        Step::NextTurn
                    } else {
                        Step::Viziers
                    }
                }
                Step::Viziers if self.ask_next(config) => return self.phase = Phase::Vizier,
                Step::Viziers if config.options().vizier_before_scoring => Step::Scoring,
                Step::Viziers => Step::NextTurn,
                Step::NextTurn => return self.next_turn(config),
                Step::LastTiles => return self.award(config),
            }
        }
    }

    /// Whether the display is to be filled, and can be: if there are no discards either it stays short.
    fn lacks_card(&self) -> bool {
        self.display.len() < DISPLAY && !(self.is_deck_empty() && self.discards.is_empty())
    }

    /// Gives the Vizier's say to the next player who is awake and can pay exactly; nobody may be left (§A6.1).
    fn ask_next(&mut self, config: &PlayConfig) -> bool {
        if !config.has(Module::Vizier) {
            return false;
        }
        while usize::from(self.asked) < config.players() {
            self.asked += 1;
            let seat = usize::from(self.asked_seat(config));
            if self.players[seat].vizier == Vizier::Awake && self.can_pay_exactly(config, seat) {
                return true;
            }
        }
        false
    }

    fn next_turn(&mut self, config: &PlayConfig) {
        self.seat = (self.seat + 1) % config.players() as u8;
        self.asked = 0;
        self.done = Done::Nothing;
        self.phase = Phase::Action;
    }

    /// Gives away what is left in the yard: each tile to who has most money of its currency (§A4.9).
    fn award(&mut self, config: &PlayConfig) {
        for currency in Currency::ALL {
            let money: Vec<u16> =
                (0..config.players()).map(|seat| self.players[seat].hand.sum(currency)).collect();
            let (Some(piece), Some(owner)) = (self.yard[currency.index()], leftover(&money)) else {
                continue;
            };
            self.yard[currency.index()] = None;
            self.players[owner].pending.insert(piece);
        }
        self.phase = Phase::LastTiles;
        self.end_if_placed(config);
    }

    /// Holds the third scoring once all last tiles are placed.
    pub(super) fn end_if_placed(&mut self, config: &PlayConfig) {
        if self.players.iter().all(|player| player.pending.is_empty()) {
            self.hold(config, Scoring::Third);
            self.phase = Phase::Over;
        }
    }

    /// Holds a scoring (§A2).
    fn hold(&mut self, config: &PlayConfig, scoring: Scoring) {
        let snapshot = ScoringSnapshot { scoring, rows: self.rows(config) };
        for (total, row) in self.totals[..config.players()].iter_mut().zip(scored(&snapshot)) {
            *total += row.vp as u16;
        }
        self.held[scoring.index()] = Some(Arc::new(snapshot));
    }

    /// What every row would score with now.
    #[must_use]
    pub fn rows(&self, config: &PlayConfig) -> Vec<Row> {
        let players = self.players[..config.players()].iter();
        let mut rows: Vec<Row> = players.map(|player| Row::Player(player.grounds.holdings(config))).collect();
        if config.game().has_third_player() {
            let mut types = [0u8; BuildingType::COUNT];
            let mut drawn = 0;
            for piece in self.third_player.iter() {
                match Laid::Piece(config.piece(piece)).building() {
                    Some(building) => types[building.index()] += 1,
                    None => drawn += 1,
                }
            }
            rows.push(Row::ThirdPlayer { types, drawn });
        }
        rows
    }
}
