//! The turn of a real player: changing dice, the action, the second building, keeping, passing (§4, §5).

use super::{
    Cell, Colour, Face, FourDice, GameConfig, Illegal, Move, Pair, Phase, State, Step, ToAct,
    config::{ChangeDice, SpecialActions},
    dice::Slots,
    state::SECOND_PRICE,
};

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

    /// The cell of the two unused dice, whether or not it can be built (§5.2); none before or after its time.
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
    fn check_decision(&self) -> Result<(), Illegal> {
        match self.to_act() {
            ToAct::Decision(_) => Ok(()),
            ToAct::Roll(request) => Err(Illegal::RollFirst(request)),
            ToAct::Nothing => Err(Illegal::Over),
        }
    }

    #[inline]
    fn check_action(&self) -> Result<(), Illegal> {
        if self.phase == Phase::Action {
            return Ok(());
        }
        self.check_decision()?;
        Err(Illegal::ActionChosen)
    }

    /// §5.1.
    pub(super) fn change(
        &mut self,
        config: &GameConfig,
        colour: Colour,
        from: Face,
        way: Step,
    ) -> Result<(), Illegal> {
        self.check_action()?;
        let seat = self.seat();
        let hand = &mut self.hands[seat];
        let slots = match colour {
            Colour::Yellow => &mut hand.yellow,
            Colour::Blue => &mut hand.blue,
        };
        let single = config.change_dice() == ChangeDice::Two;
        let Some(slot) = slots.changeable(from, single) else {
            let there = slots.dice().any(|die| die.face == from);
            return Err(if there {
                Illegal::AnotherChanged(colour)
            } else {
                Illegal::NoSuchDie { colour, face: from }
            });
        };
        let Some(face) = from.turned(way) else {
            return Err(Illegal::BeyondFace(from));
        };
        let have = self.sheets[seat].coins();
        if have == 0 {
            return Err(Illegal::Coins { have, need: 1 });
        }
        // With `any` it does not matter which dice were changed: positions that differ only in it are one.
        slots.change(slot, face, single);
        self.sheets[seat].spend(1);
        self.changes += 1;
        Ok(())
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

    /// §5.2.
    pub(super) fn build_second(&mut self, config: &GameConfig) -> Result<(), Illegal> {
        let Some(cell) = self.second_cell() else {
            self.check_decision()?;
            return Err(Illegal::NoFirstBuilding);
        };
        if self.changes > 0 && config.special_actions() == SpecialActions::One {
            return Err(Illegal::OneSpecialAction);
        }
        let seat = self.seat();
        if self.sheets[seat].is_built(cell) {
            return Err(Illegal::AlreadyBuilt(cell));
        }
        let have = self.sheets[seat].coins();
        if have < SECOND_PRICE {
            return Err(Illegal::Coins { have, need: SECOND_PRICE });
        }
        self.sheets[seat].spend(SECOND_PRICE);
        let hand = &mut self.hands[seat];
        (hand.yellow, hand.blue) = (Slots::EMPTY, Slots::EMPTY);
        hand.front_yellow.push(cell.row());
        hand.front_blue.push(cell.column());
        self.cross_out(config, cell);
        self.phase = self.after_special(config);
        Ok(())
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
        if !matches!(self.phase, Phase::Keep | Phase::Kept(_)) {
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
        self.changes = 0;
        Ok(())
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
        let faces = |slots: Slots| {
            let mut faces: Vec<Face> = slots.dice().map(|die| die.face).collect();
            faces.sort_unstable();
            faces.dedup();
            faces
        };
        let (yellow, blue) = (faces(hand.yellow), faces(hand.blue));
        let pairs = || yellow.iter().flat_map(|&yellow| blue.iter().map(move |&blue| Pair { yellow, blue }));
        list.extend(pairs().map(|pair| Move::Build(pair.cell())));
        list.push(Move::GainCoins);
        for (colour, faces) in [(Colour::Yellow, &yellow), (Colour::Blue, &blue)] {
            for &from in faces {
                list.extend([Step::Down, Step::Up].map(|way| Move::Change { colour, from, way }));
            }
        }
        list.push(Move::BuildSecond);
        list.extend(pairs().map(Move::Keep));
        list.push(Move::EndTurn);
        list
    }
}
