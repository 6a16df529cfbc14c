//! What the entries of a ledger add up to.

use std::collections::BTreeMap;

use super::{
    LedgerError, Reason,
    land::{Land, OnBoard},
};
use crate::rules::{
    self, AuditFinding, BLACK_WALLS, BoardState, End, GameConfig, Province, Provinces, RED_WALLS, Supply,
    Symbols, Turn,
};
use kernel::Breakdown;

/// Taxes that were collected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The entry.
    pub entry: usize,
    /// The turn.
    pub turn: u16,
    /// Who collected them, from 0.
    pub player: u8,
    /// What each player got, and why.
    pub gains: Vec<Breakdown<Reason>>,
}

/// Where a ledger stands. Players count from 0, turns and provinces from 1.
#[derive(Clone, Debug, PartialEq)]
pub struct LedgerState {
    pub(super) land: Land,
    pub(super) points: Vec<u16>,
    pub(super) taxes: Vec<Taken>,
    pub(super) walls: u16,
    /// The latest turn with an entry, whose turn it is if anybody said so, and what was done in it.
    pub(super) turn: u16,
    pub(super) whose: Option<u8>,
    /// Whether that player has acted, so that the turn can be nobody else's.
    pub(super) acted: bool,
    pub(super) done: Turn,
    /// The turn in which each player left.
    pub(super) left: Vec<Option<u16>>,
    pub(super) end: Option<(End, u16)>,
    /// Whether red walls were laid before anything else ended the game.
    pub(super) had_red_walls: bool,
    pub(super) closed: bool,
    /// For each symbol the most cards that were used at once.
    pub(super) seen: Symbols,
    pub(super) odd: Vec<AuditFinding>,
    /// The entries that earlier versions accepted and that are refused today, each with what is wrong with
    /// it.
    pub(super) refused: Vec<(usize, LedgerError)>,
}

impl LedgerState {
    pub(super) fn new(config: &GameConfig) -> Self {
        let players = usize::from(config.players());
        let land = match config.board() {
            Some(board) => Land::Board(Box::new(OnBoard::new(config, board))),
            None => Land::Typed(BTreeMap::new()),
        };
        Self {
            done: land.fresh_turn(),
            land,
            points: vec![0; players],
            taxes: Vec::new(),
            walls: 0,
            turn: 1,
            whose: None,
            acted: false,
            left: vec![None; players],
            end: None,
            had_red_walls: false,
            closed: false,
            seen: Symbols::NONE,
            odd: Vec::new(),
            refused: Vec::new(),
        }
    }

    /// All provinces with their numbers, in order.
    #[must_use]
    pub fn provinces(&self) -> Vec<(u16, &Province)> {
        self.land.all()
    }

    /// The province with this number.
    #[must_use]
    pub fn province(&self, number: u16) -> Option<&Province> {
        match &self.land {
            Land::Typed(typed) => typed.get(&number),
            Land::Board(board) => {
                let place = usize::from(number).checked_sub(1)?;
                board.provinces.all().get(place).map(|province| &province.province)
            }
        }
    }

    /// The position on the board and its provinces; none without a board.
    #[must_use]
    pub fn on_board(&self) -> Option<(&BoardState, &Provinces)> {
        match &self.land {
            Land::Typed(_) => None,
            Land::Board(board) => Some((&board.state, &board.provinces)),
        }
    }

    /// A number that no province has.
    #[must_use]
    pub fn free_number(&self) -> u16 {
        self.provinces().last().map_or(1, |(number, _)| number.saturating_add(1))
    }

    /// The points of all players.
    #[must_use]
    pub fn points(&self) -> &[u16] {
        &self.points
    }

    /// All taxes so far, oldest first.
    #[must_use]
    pub fn taxes(&self) -> &[Taken] {
        &self.taxes
    }

    /// The walls laid, black and red.
    #[must_use]
    pub const fn walls(&self) -> u16 {
        self.walls
    }

    /// The walls that are left.
    #[must_use]
    pub fn supply(&self) -> Supply {
        let black = self.walls.min(BLACK_WALLS.into());
        let red = (self.walls - black).min(RED_WALLS.into());
        Supply { black: BLACK_WALLS - black as u8, red: RED_WALLS - red as u8 }
    }

    /// The latest turn with an entry; 1 if there is none.
    #[must_use]
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// Whose turn the latest one is, if anybody said so.
    #[must_use]
    pub const fn whose(&self) -> Option<u8> {
        self.whose
    }

    /// Whose turn it is: as somebody said, else by going round the table.
    #[must_use]
    pub fn to_act(&self) -> u8 {
        let players = self.points.len().max(1) as u16;
        self.whose.unwrap_or((self.turn.saturating_sub(1) % players) as u8)
    }

    /// Whether somebody has acted in the latest turn, which is then that player's for good.
    #[must_use]
    pub const fn is_taken(&self) -> bool {
        self.acted
    }

    /// Whether Alexander still has to move in the latest turn; never without a board, where nobody enters his
    /// moves.
    #[must_use]
    pub const fn awaits_move(&self) -> bool {
        !self.done.has_moved()
    }

    /// Who comes after a player: the next one clockwise who has not left.
    #[must_use]
    pub fn next_player(&self, player: u8) -> u8 {
        let players = self.left.len() as u8;
        let clockwise = (1..=players).map(|step| (player + step) % players);
        clockwise.into_iter().find(|next| self.left[usize::from(*next)].is_none()).unwrap_or(player)
    }

    /// The round of the latest turn.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.turn.div_ceil(self.left.len() as u16)
    }

    /// How many actions are left in the latest turn.
    #[must_use]
    pub const fn actions_left(&self) -> u8 {
        self.done.left()
    }

    /// The turn in which a player left; none for players who are still there.
    #[must_use]
    pub fn left(&self, player: u8) -> Option<u16> {
        self.left.get(usize::from(player)).copied().flatten()
    }

    /// Why and in which turn the game ends, if points or walls end it.
    #[must_use]
    pub const fn end(&self) -> Option<(End, u16)> {
        self.end
    }

    /// Whether somebody said that the game is over.
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        self.closed
    }

    /// How many governors of a player are not on the board.
    #[must_use]
    pub fn home(&self, player: u8) -> u8 {
        self.land.home(player)
    }

    /// All that no legal game allows (§X8).
    #[must_use]
    pub fn findings(&self, config: &GameConfig) -> Vec<AuditFinding> {
        let (numbers, provinces): (Vec<u16>, Vec<Province>) =
            self.provinces().into_iter().map(|(number, province)| (number, province.clone())).unzip();
        let mut findings = rules::audit(config, &provinces, self.walls, &self.seen);
        for finding in &mut findings {
            if let AuditFinding::GovernorOnPlain { province, .. } | AuditFinding::TwoOwners { province } =
                finding
            {
                *province = usize::from(numbers[*province - 1]);
            }
        }
        findings.extend(&self.odd);
        for finding in self.refused.iter().filter_map(|(_, error)| error.finding()) {
            if !findings.contains(&finding) {
                findings.push(finding);
            }
        }
        findings
    }
}
