//! Placing what was bought, or got at the end (§A4.7a, §A4.9, §A6.1): each piece is laid, put into the reserve or, with
//! two players, given away (§A5.3).

use super::{Phase, PieceId, PlayConfig, Refusal, State, turn_end::Step};
use crate::rules::Cell;

impl State {
    /// Lays a piece: one to be placed, or one of the reserve as a redesign.
    pub(super) fn lay(&mut self, config: &PlayConfig, piece: PieceId, cell: Cell) -> Result<(), Refusal> {
        let Some(owner) = self.owner(config, piece)? else {
            return self.lay_of_reserve(config, piece, cell);
        };
        let player = &mut self.players[owner];
        player.grounds.lay(config, piece, cell)?;
        player.pending.remove(piece);
        self.is_placed(config);
        Ok(())
    }

    /// Puts a piece that is to be placed into the reserve.
    pub(super) fn put_into_reserve(&mut self, config: &PlayConfig, piece: PieceId) -> Result<(), Refusal> {
        let owner = self.owner(config, piece)?.ok_or(Refusal::NotBoughtNow(piece))?;
        let player = &mut self.players[owner];
        player.pending.remove(piece);
        player.reserve.insert(piece);
        self.is_placed(config);
        Ok(())
    }

    /// Gives a piece that was bought to the third player.
    pub(super) fn give(&mut self, config: &PlayConfig, piece: PieceId) -> Result<(), Refusal> {
        let owner = self.owner(config, piece)?;
        if !config.game().has_third_player() {
            return Err(Refusal::NoThirdPlayer);
        }
        // What is got at the end was not bought.
        let owner = owner.filter(|_| self.phase != Phase::LastTiles).ok_or(Refusal::NotBoughtNow(piece))?;
        self.players[owner].pending.remove(piece);
        self.third_player.insert(piece);
        self.is_placed(config);
        Ok(())
    }

    /// Who is to place a piece; nobody when it is not to be placed.
    fn owner(&self, config: &PlayConfig, piece: PieceId) -> Result<Option<usize>, Refusal> {
        let is_due = !matches!(self.phase, Phase::Vizier) && self.is_decision();
        self.check_phase(config, is_due)?;
        let seats = match self.phase {
            Phase::LastTiles => 0..config.players(),
            _ => usize::from(self.acting(config))..usize::from(self.acting(config)) + 1,
        };
        let owner = seats.into_iter().find(|&seat| self.players[seat].pending.has(piece));
        match self.phase {
            Phase::Action if owner.is_some() => match self.must_act(config) {
                Some(possible) => Err(Refusal::MustAct(possible)),
                None => Ok(owner),
            },
            _ => Ok(owner),
        }
    }

    /// Whether somebody has to decide.
    const fn is_decision(&self) -> bool {
        matches!(
            self.phase,
            Phase::Action | Phase::Placing | Phase::Vizier | Phase::VizierPlacing | Phase::LastTiles
        )
    }

    /// Goes on after a piece was placed.
    fn is_placed(&mut self, config: &PlayConfig) {
        match self.phase {
            Phase::VizierPlacing => self.proceed(config, Step::Yard),
            Phase::LastTiles => self.end_if_placed(config),
            // The first placing ends the actions.
            _ => self.phase = Phase::Placing,
        }
    }
}
