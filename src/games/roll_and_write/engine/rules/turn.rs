//! The turn of a real player: the action, keeping, passing (§4).

use super::{
    Cell, FourDice, GameConfig, Illegal, Move, Pair, Phase, SpecialAction, State, Taken, ToAct, dice::Slots,
};

/// What the end of a turn brings (§4.5, §10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// This pair is passed to the player in this seat.
    Passes {
        /// The pair.
        pair: Pair,
        /// The seat.
        to: usize,
    },
    /// The two used dice are rolled for the next turn of a player alone.
    RollsOwnPair,
    /// All four dice are rolled for the next turn of a player alone.
    RollsAllFour,
    /// Nobody has dice to roll but phantoms: it was the last turn.
    PhantomsRoll,
    /// The game is over: it was the last turn, and there are no phantoms.
    IsOver,
}

impl State {
    /// The four crossings of the acting player's dice, with multiplicity (§4.3b). Needs all four dice on the sheet.
    #[inline]
    fn crossings(&self) -> [Cell; 4] {
        let hand = &self.hands[self.seat()];
        let ([y0, y1], [b0, b1]) = (hand.yellow.both(), hand.blue.both());
        [Cell::new(y0, b0), Cell::new(y0, b1), Cell::new(y1, b0), Cell::new(y1, b1)]
    }

    /// The four dice on the acting player's sheet: before the action, and when a pair of them is to be kept.
    #[inline]
    #[must_use]
    pub fn four(&self) -> Option<FourDice> {
        matches!(self.phase, Phase::Action | Phase::Keep | Phase::Kept(_)).then(|| {
            let hand = &self.hands[self.seat()];
            FourDice::new(hand.yellow.both(), hand.blue.both())
        })
    }

    /// The cells that can be built now without changing dice, as a mask (§4.3a); empty when it is not the time.
    #[inline]
    #[must_use]
    pub fn offered(&self) -> u64 {
        if self.phase != Phase::Action {
            return 0;
        }
        let [a, b, c, d] = self.crossings();
        (a.bit() | b.bit() | c.bit() | d.bit()) & !self.sheets[self.seat()].built()
    }

    /// The decision that builds a cell now: the action, or a special action after it (§4.3a, §4.4).
    #[must_use]
    pub fn builds(&self, config: &GameConfig, cell: Cell) -> Option<Move> {
        if self.offered() & cell.bit() != 0 {
            return Some(Move::Build(cell));
        }
        let follow_up = self.follow_ups(config).into_iter().find(|follow_up| follow_up.cell == cell)?;
        Some(Move::Special(follow_up.action))
    }

    /// The built crossings that would pay now, with multiplicity, and the coins they give under the cap (§4.3b).
    #[must_use]
    pub fn paying(&self, config: &GameConfig) -> (Vec<Cell>, u8) {
        if self.phase != Phase::Action {
            return (Vec::new(), 0);
        }
        let sheet = &self.sheets[self.seat()];
        let cells: Vec<Cell> = self.crossings().into_iter().filter(|&cell| sheet.is_built(cell)).collect();
        let gained = (cells.len() as u8).min(config.layout().coins() - sheet.circled());
        (cells, gained)
    }

    /// The cell of the two unused dice after a building, whether or not it can be built (§5.2).
    #[inline]
    #[must_use]
    pub fn second_cell(&self) -> Option<Cell> {
        if self.phase != Phase::Built {
            return None;
        }
        let hand = &self.hands[self.seat()];
        Some(Cell::new(hand.yellow.only(), hand.blue.only()))
    }

    /// Refuses a decision of the turn while dice are to be rolled or when the game is over.
    #[inline]
    pub(super) fn check_decision(&self) -> Result<(), Illegal> {
        match self.to_act() {
            ToAct::Decision(_) => Ok(()),
            ToAct::Chance(request) => Err(Illegal::RollFirst(request)),
            ToAct::Nothing => Err(Illegal::Over),
        }
    }

    #[inline]
    pub(super) fn check_action(&self) -> Result<(), Illegal> {
        if self.phase == Phase::Action {
            return Ok(());
        }
        self.check_decision()?;
        Err(Illegal::ActionChosen)
    }

    /// §4.3a.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations are a quarter faster")]
    pub(super) fn build(&mut self, config: &GameConfig, cell: Cell) -> Result<(), Illegal> {
        self.check_action()?;
        let seat = self.seat();
        let hand = self.hands[seat];
        let (row, column) = (cell.row(), cell.column());
        let (Some(yellow), Some(blue)) = (hand.yellow.without(row), hand.blue.without(column)) else {
            return Err(Illegal::NotOffered(cell));
        };
        if self.sheets[seat].is_built(cell) {
            return Err(Illegal::AlreadyBuilt(cell));
        }
        let hand = &mut self.hands[seat];
        (hand.yellow, hand.blue) = (yellow, blue);
        // Before an action nothing lies in front: used dice were rolled (§4.1, §10).
        (hand.front_yellow, hand.front_blue) = (Slots::one(row), Slots::one(column));
        self.cross_out(config, cell);
        self.phase = Phase::Built;
        Ok(())
    }

    /// §4.3b.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations are a quarter faster")]
    pub(super) fn gain_coins(&mut self, config: &GameConfig) -> Result<(), Illegal> {
        self.check_action()?;
        let seat = self.seat();
        let built = self.sheets[seat].built();
        let paying: u64 = self.crossings().into_iter().map(|cell| built >> cell.index() & 1).sum();
        self.sheets[seat].gain(paying as u8, config.layout().coins());
        let hand = &mut self.hands[seat];
        hand.yellow.advance();
        hand.blue.advance();
        self.phase = self.after_special(config);
        Ok(())
    }

    /// Builds the cell of dice that lie on the sheet after a building (§4.4); all four are rolled then.
    pub(super) fn build_more(&mut self, config: &GameConfig, cell: Cell) {
        let hand = &mut self.hands[self.seat as usize];
        (hand.yellow, hand.blue) = (Slots::EMPTY, Slots::EMPTY);
        hand.front_yellow.push(cell.row());
        hand.front_blue.push(cell.column());
        self.cross_out(config, cell);
        self.phase = self.after_special(config);
    }

    /// All four are rolled now and a pair is kept; alone when the turn ends; in the very last turn never (§4.5, §10).
    #[inline]
    const fn after_special(&self, config: &GameConfig) -> Phase {
        if config.is_solo() || self.is_last_turn(config) { Phase::Done } else { Phase::AllFour }
    }

    /// All four dice were rolled.
    pub(super) fn roll_four(&mut self, config: &GameConfig, four: FourDice) -> Result<(), Illegal> {
        if self.phase != Phase::AllFour {
            return Err(Illegal::NoSuchRoll);
        }
        let seat = self.seat();
        let hand = &mut self.hands[seat];
        let ([y0, y1], [b0, b1]) = (four.yellow(), four.blue());
        (hand.yellow, hand.blue) = (Slots::two(y0, y1), Slots::two(b0, b1));
        (hand.front_yellow, hand.front_blue) = (Slots::EMPTY, Slots::EMPTY);
        if config.is_solo() {
            self.next_row(config);
        } else {
            self.phase = Phase::Keep;
        }
        Ok(())
    }

    /// §4.3b; made anew as often as one likes.
    pub(super) fn keep(&mut self, pair: Pair) -> Result<(), Illegal> {
        if !self.is_keeping() {
            self.check_decision()?;
            return Err(Illegal::NothingToKeep);
        }
        let hand = &self.hands[self.seat()];
        if !(hand.yellow.faces().contains(&pair.yellow.number())
            && hand.blue.faces().contains(&pair.blue.number()))
        {
            return Err(Illegal::NotRolled(pair));
        }
        self.phase = Phase::Kept(pair);
        Ok(())
    }

    /// §4.5: passes what is to be passed and goes on to what comes next.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations are a quarter faster")]
    pub(super) fn end_turn(&mut self, config: &GameConfig) -> Result<(), Illegal> {
        let seat = self.seat();
        match self.phase {
            Phase::Built | Phase::Done if self.is_last_turn(config) => self.next_row(config),
            Phase::Built if config.is_solo() => self.phase = Phase::OwnPair,
            Phase::Done if config.is_solo() => self.phase = Phase::AllFour,
            Phase::Built => {
                let hand = &mut self.hands[seat];
                let unused = Pair { yellow: hand.yellow.only(), blue: hand.blue.only() };
                (hand.yellow, hand.blue) = (Slots::EMPTY, Slots::EMPTY);
                self.pass_on(config, unused);
            }
            Phase::Kept(pair) => {
                let hand = &mut self.hands[seat];
                let (Some(yellow), Some(blue)) =
                    (hand.yellow.without(pair.yellow), hand.blue.without(pair.blue))
                else {
                    return Err(Illegal::NotRolled(pair));
                };
                (hand.yellow, hand.blue) = (Slots::one(pair.yellow), Slots::one(pair.blue));
                self.pass_on(config, Pair { yellow: yellow.only(), blue: blue.only() });
            }
            Phase::Keep => return Err(Illegal::KeepFirst),
            Phase::Action => return Err(Illegal::NoAction),
            _ => return self.check_decision(),
        }
        (self.changes, self.taken) = (0, Taken::NONE);
        Ok(())
    }

    /// What the end of the turn brings now; none while it cannot be ended (§4.5, §10).
    #[must_use]
    pub fn ending(&self, config: &GameConfig) -> Option<Ending> {
        let to = usize::from(self.clockwise(config));
        match self.phase {
            Phase::Built | Phase::Done if self.is_last_turn(config) => {
                Some(if config.phantoms() > 0 { Ending::PhantomsRoll } else { Ending::IsOver })
            }
            Phase::Built if config.is_solo() => Some(Ending::RollsOwnPair),
            Phase::Done => Some(Ending::RollsAllFour),
            Phase::Built => {
                let cell = self.second_cell()?;
                Some(Ending::Passes { pair: Pair { yellow: cell.row(), blue: cell.column() }, to })
            }
            Phase::Kept(kept) => {
                let passed = self.pairs_to_keep().into_iter().find(|(keep, _)| *keep == kept);
                passed.map(|(_, pair)| Ending::Passes { pair, to })
            }
            _ => None,
        }
    }

    /// The pairs that can be kept of the four dice rolled, by row, then column, each with the pair passed on then (§4.3b).
    #[must_use]
    pub fn pairs_to_keep(&self) -> Vec<(Pair, Pair)> {
        let Some(four) = self.four().filter(|_| self.is_keeping()) else {
            return Vec::new();
        };
        let ([y0, y1], [b0, b1]) = (four.yellow(), four.blue());
        let mut pairs = Vec::new();
        for (yellow, other_yellow) in [(y0, y1), (y1, y0)] {
            for (blue, other_blue) in [(b0, b1), (b1, b0)] {
                let pair = (Pair { yellow, blue }, Pair { yellow: other_yellow, blue: other_blue });
                // Dice of one colour are anonymous: two that show the same are one choice.
                if !pairs.contains(&pair) {
                    pairs.push(pair);
                }
            }
        }
        pairs
    }

    /// Lays a pair on the next real player's sheet and goes on (§4.5).
    fn pass_on(&mut self, config: &GameConfig, pair: Pair) {
        let next = &mut self.hands[self.clockwise(config) as usize];
        next.yellow.push(pair.yellow);
        next.blue.push(pair.blue);
        self.next_row(config);
    }

    /// All decisions that are legal now, in a fixed order; empty while dice are to be rolled (§4, §5).
    #[must_use]
    pub fn legal(&self, config: &GameConfig) -> Vec<Move> {
        self.candidates().into_iter().filter(|&command| self.is_legal(config, command)).collect()
    }

    /// Whether nothing is left to decide in this turn but to end it (§4.5).
    #[must_use]
    pub fn can_only_end(&self, config: &GameConfig) -> bool {
        self.legal(config) == [Move::EndTurn]
    }

    /// Whether a command would be accepted.
    #[must_use]
    pub fn is_legal(&self, config: &GameConfig, command: Move) -> bool {
        let mut copy = *self;
        copy.apply(config, command).is_ok()
    }

    /// Every decision that the dice on the sheet could name, each once.
    fn candidates(&self) -> Vec<Move> {
        let mut list = Vec::new();
        if !matches!(self.to_act(), ToAct::Decision(_)) {
            return list;
        }
        let hand = &self.hands[self.seat()];
        let (yellow, blue) = (hand.yellow.each_face(), hand.blue.each_face());
        let pairs = || yellow.iter().flat_map(|&yellow| blue.iter().map(move |&blue| Pair { yellow, blue }));
        list.extend(pairs().map(|pair| Move::Build(pair.cell())));
        list.push(Move::GainCoins);
        list.extend(SpecialAction::candidates(self).into_iter().map(Move::Special));
        list.extend(pairs().map(Move::Keep));
        list.push(Move::EndTurn);
        list
    }
}
