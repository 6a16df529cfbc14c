//! The position of a game, what it waits for, and the one place where moves change it (§3–§5, §9, §10).

use super::{
    Cards, Cell, Colour, Die, Face, GameConfig, Holdings, Illegal, Lines, Move, Pair, PlayerSheet, Reason,
    RollKind, RollRequest, ScoreSheet, Taken, ToAct, breakdown, coins_vp, config::MAX_ROWS, dice::Slots,
    line_vp,
};
use common::BuildingType;
use kernel::Breakdown;

/// A game needs a grid (§1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoGrid;

/// Where a game stands between two commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Who goes first is to be drawn (§3.1).
    First,
    /// A building of setup is to be rolled (§3.2).
    Setup,
    /// The pair is to be rolled and placed (§3.3).
    Placing,
    /// The extra pair is to be rolled and placed (§3.4).
    ExtraPair,
    /// A phantom's box of setup is to be rolled (§9).
    PhantomSetup,
    /// The player's own pair is to be rolled (§4.1; solo: at the end of the turn, §10).
    OwnPair,
    /// The action is to be chosen (§4.3); dice may be changed first.
    Action,
    /// Built; a second building may follow (§4.4).
    Built,
    /// All four dice are to be rolled (§4.3b, §5.2; solo: at the end of the turn, §10).
    AllFour,
    /// A pair of the four is to be kept (§4.3b).
    Keep,
    /// This pair is kept; it may be chosen anew until the turn ends (§4.5).
    Kept(Pair),
    /// Nothing is left but to end the turn.
    Done,
    /// A phantom's box is to be rolled (§9).
    Phantom,
    /// The game is over (§7).
    Over,
}

/// Dice of a real player: on the sheet's borders and in front of the player (§4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Hand {
    pub yellow: Slots,
    pub blue: Slots,
    pub front_yellow: Slots,
    pub front_blue: Slots,
}

impl Hand {
    /// The dice of a colour on the sheet.
    #[inline]
    pub const fn of(&mut self, colour: Colour) -> &mut Slots {
        match colour {
            Colour::Yellow => &mut self.yellow,
            Colour::Blue => &mut self.blue,
        }
    }
}

/// A position. Small and copyable: no allocation, dice come in as commands, the configuration is passed beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) sheets: [PlayerSheet; MAX_ROWS],
    pub(super) score: ScoreSheet,
    pub(super) hands: [Hand; MAX_ROWS],
    pub(super) phase: Phase,
    /// Whose row acts: a player or a phantom.
    pub(super) seat: u8,
    pub(super) first: u8,
    /// 0 in setup.
    pub(super) round: u8,
    /// Setup buildings of this row or of every player so far.
    pub(super) pass: u8,
    pub(super) tries: u16,
    /// Coins spent on changing dice in this turn.
    pub(super) changes: u8,
    /// Special actions taken in this turn (§5.3).
    pub(super) taken: Taken,
}

impl State {
    /// The start of a game: nothing is rolled yet.
    ///
    /// # Errors
    /// [`NoGrid`] when the layout is counts only.
    pub fn new(config: &GameConfig) -> Result<Self, NoGrid> {
        if config.layout().grid().is_none() {
            return Err(NoGrid);
        }
        Ok(Self {
            sheets: [PlayerSheet::NEW; MAX_ROWS],
            score: ScoreSheet::NEW,
            hands: [Hand::default(); MAX_ROWS],
            phase: if config.is_solo() { Phase::Setup } else { Phase::First },
            seat: 0,
            first: 0,
            round: 0,
            pass: 0,
            tries: 0,
            changes: 0,
            taken: Taken::NONE,
        })
    }

    /// Where the game stands.
    #[inline]
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The current round, 1–33; 0 in setup. After the end it is the last round.
    #[inline]
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The row that acts: a player, or a phantom when one rolls.
    #[inline]
    #[must_use]
    pub const fn seat(&self) -> usize {
        self.seat as usize
    }

    /// The row that acts; none before the first player is drawn and when the game is over.
    #[must_use]
    pub fn acting(&self) -> Option<usize> {
        (!matches!(self.phase, Phase::First | Phase::Over)).then_some(self.seat())
    }

    /// The real player who acts, or while phantoms roll the one who acted last (§9).
    #[must_use]
    pub const fn last_to_act(&self, config: &GameConfig) -> usize {
        let players = config.players();
        if self.seat() < players { self.seat() } else { (self.first() + players - 1) % players }
    }

    /// Whether a pair of four dice is to be kept, or is kept and may be chosen anew (§4.3b, §4.5).
    #[must_use]
    pub const fn is_keeping(&self) -> bool {
        matches!(self.phase, Phase::Keep | Phase::Kept(_))
    }

    /// The first player's seat (§3.1).
    #[must_use]
    pub const fn first(&self) -> usize {
        self.first as usize
    }

    /// A real player's sheet.
    #[inline]
    #[must_use]
    pub const fn sheet(&self, seat: usize) -> &PlayerSheet {
        &self.sheets[seat]
    }

    /// The score sheet.
    #[inline]
    #[must_use]
    pub const fn score(&self) -> &ScoreSheet {
        &self.score
    }

    /// The dice on a player's sheet: yellow ones, then blue ones, each sorted by face.
    #[must_use]
    pub fn dice(&self, seat: usize) -> (Vec<Die>, Vec<Die>) {
        let hand = &self.hands[seat];
        let sorted = |slots: Slots| {
            let mut dice: Vec<Die> = slots.dice().collect();
            dice.sort();
            dice
        };
        (sorted(hand.yellow), sorted(hand.blue))
    }

    /// The used dice in front of a player, yellow and blue; they show what they were used for.
    #[must_use]
    pub fn dice_in_front(&self, seat: usize) -> (Vec<Face>, Vec<Face>) {
        let faces = |slots: Slots| slots.dice().map(|die| die.face).collect();
        (faces(self.hands[seat].front_yellow), faces(self.hands[seat].front_blue))
    }

    /// The pair that a player who waits has kept for the next turn (§4.3b); none who will roll the own one.
    #[inline]
    #[must_use]
    pub fn kept_pair(&self, seat: usize) -> Option<Pair> {
        let only = |slots: Slots| slots.dice().next().filter(|_| slots.count() == 1);
        let hand = &self.hands[seat];
        Some(Pair { yellow: only(hand.yellow)?.face, blue: only(hand.blue)?.face })
    }

    /// Coins spent on changing dice in this turn (§5.1).
    #[must_use]
    pub const fn changes(&self) -> u8 {
        self.changes
    }

    /// What the game waits for.
    #[must_use]
    pub const fn to_act(&self) -> ToAct {
        let (purpose, seat, round) = match self.phase {
            Phase::First => (RollKind::FirstPlayer, 0, 0),
            Phase::Setup | Phase::PhantomSetup => (RollKind::Setup, self.seat, self.pass + 1),
            Phase::Placing => (RollKind::Placing, self.seat, 0),
            Phase::ExtraPair => (RollKind::ExtraPair, self.seat, 0),
            Phase::OwnPair => (RollKind::OwnPair, self.seat, self.round),
            Phase::AllFour => (RollKind::AllFour, self.seat, self.round),
            Phase::Phantom => (RollKind::Phantom, self.seat, self.round),
            Phase::Action | Phase::Built | Phase::Keep | Phase::Kept(_) | Phase::Done => {
                return ToAct::Decision(self.seat);
            }
            Phase::Over => return ToAct::Nothing,
        };
        ToAct::Chance(RollRequest { purpose, seat, round, tries: self.tries })
    }

    /// Rounds whose awards are given: places completed in them are struck (§6).
    #[must_use]
    pub const fn awarded_rounds(&self) -> u8 {
        match self.phase {
            Phase::Over => self.round,
            _ => self.round.saturating_sub(1),
        }
    }

    /// Lines and coins of a real player.
    #[must_use]
    pub fn holdings(&self, seat: usize) -> Holdings {
        let sheet = &self.sheets[seat];
        Holdings { lines: Lines::of(sheet.built()), coins: sheet.coins() }
    }

    /// The score cards if the round and the game ended now (§7, §8).
    #[must_use]
    pub fn cards(&self, config: &GameConfig) -> Cards {
        let holdings: Vec<Holdings> = (0..config.players()).map(|seat| self.holdings(seat)).collect();
        Cards::new(config, &self.score, &holdings)
    }

    /// How every total comes about if the round and the game ended now, row by row.
    #[must_use]
    pub fn breakdown(&self, config: &GameConfig) -> Vec<Breakdown<Reason>> {
        let seats = 0..config.players();
        let holdings: Vec<_> = seats.clone().map(|seat| Some(self.holdings(seat))).collect();
        let built: Vec<_> = seats.map(|seat| Some(self.sheet(seat).built())).collect();
        breakdown(config, &self.score, &holdings, &built)
    }

    /// The total of a real player if the round and the game ended now: what [`State::cards`] says, without the reasons.
    #[inline]
    #[must_use]
    pub fn total(&self, config: &GameConfig, seat: usize) -> u16 {
        let sheet = &self.sheets[seat];
        self.score.types_vp(config.layout(), seat) + line_vp(sheet.built()) + coins_vp(sheet.coins())
    }

    /// The total of a row that can win if the game ended now; none for a row that cannot (§7.4, §11).
    #[must_use]
    pub fn winning_total(&self, config: &GameConfig, row: usize) -> Option<u16> {
        match config.phantom_bonus() {
            _ if row < config.players() => Some(self.total(config, row)),
            bonus => bonus.map(|bonus| self.score.types_vp(config.layout(), row) + u16::from(bonus)),
        }
    }

    /// Whether a player's turn of this round comes after that of whoever acts (§4).
    #[must_use]
    pub fn is_yet_to_act(&self, config: &GameConfig, player: usize) -> bool {
        let players = config.players();
        let turn = |player: usize| (player + players - self.first()) % players;
        self.seat() < players && turn(player) > turn(self.seat())
    }

    /// Whether somebody else may still complete a type in this round, for all that is known: whoever has yet to act in it
    /// fills two boxes at most, and a phantom one (§4, §9).
    #[must_use]
    pub fn others_may_complete(&self, config: &GameConfig, building: BuildingType) -> bool {
        (0..config.rows()).filter(|&row| row != self.seat()).any(|row| {
            let fills = match row {
                row if row >= config.players() => 1,
                row if self.is_yet_to_act(config, row) => 2,
                _ => 0,
            };
            let left = config.layout().count(building) - self.score.boxes(row, building);
            (1..=fills).contains(&left)
        })
    }

    /// Applies a command.
    ///
    /// # Errors
    /// [`Illegal`] says why not; the state is unchanged then.
    // Always, so that a caller that knows the kind of command pays for that kind alone.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations are a quarter faster")]
    pub fn apply(&mut self, config: &GameConfig, command: Move) -> Result<(), Illegal> {
        match command {
            Move::First(seat) => self.start_with(config, seat),
            Move::Roll(pair) => self.roll(config, pair),
            Move::RollFour(four) => self.roll_four(config, four),
            Move::Build(cell) => self.build(config, cell),
            Move::GainCoins => self.gain_coins(config),
            Move::Special(action) => action.apply(self, config),
            Move::Keep(pair) => self.keep(pair),
            Move::EndTurn => self.end_turn(config),
        }
    }

    /// The type of a rolled cell. [`State::new`] made sure of the grid.
    #[inline]
    pub(super) fn building(config: &GameConfig, cell: Cell) -> BuildingType {
        match config.layout().grid() {
            Some(grid) => grid[cell.index()],
            None => BuildingType::Pavilion,
        }
    }

    /// Crosses a cell out and fills its box (§1): the player's part of "to build".
    #[inline]
    pub(super) fn cross_out(&mut self, config: &GameConfig, cell: Cell) {
        let seat = self.seat();
        self.sheets[seat].build(cell);
        // A cell not built leaves a box: each player's boxes of a type are its built cells.
        let filled = self.score.fill(config.layout(), seat, Self::building(config, cell), self.round);
        debug_assert!(filled);
    }
}
