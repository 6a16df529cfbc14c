//! From roll to roll and from row to row: setup, whose turn it is, the phantoms, the rounds (§3, §4.1, §9, §10).

use super::{GameConfig, Illegal, Pair, Phase, State, dice::Slots, row_history::SETUP_BUILDINGS};

impl State {
    /// §3.1.
    pub(super) fn start_with(&mut self, config: &GameConfig, seat: u8) -> Result<(), Illegal> {
        if self.phase != Phase::First {
            return Err(Illegal::NoSuchRoll);
        }
        if usize::from(seat) >= config.players() {
            return Err(Illegal::NoSuchSeat(seat));
        }
        self.first = seat;
        self.seat = seat;
        self.phase = Phase::Setup;
        Ok(())
    }

    /// A pair was rolled.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations are a quarter faster")]
    pub(super) fn roll(&mut self, config: &GameConfig, pair: Pair) -> Result<(), Illegal> {
        // Most rolls are phantoms', so they are told apart before the rest.
        if matches!(self.phase, Phase::Phantom | Phase::PhantomSetup) {
            self.roll_phantom(config, pair);
            return Ok(());
        }
        match self.phase {
            Phase::OwnPair => {
                let hand = &mut self.hands[self.seat()];
                (hand.front_yellow, hand.front_blue) = (Slots::EMPTY, Slots::EMPTY);
                self.place(pair);
                if config.is_solo() {
                    self.next_row(config);
                } else {
                    self.phase = Phase::Action;
                }
            }
            Phase::Setup => {
                if self.sheets[self.seat()].is_built(pair.cell()) {
                    self.tries = self.tries.saturating_add(1);
                } else {
                    self.cross_out(config, pair.cell());
                    self.next_in_setup(config, Phase::Placing);
                }
            }
            Phase::Placing => {
                self.place(pair);
                self.next_in_setup(config, Phase::ExtraPair);
            }
            Phase::ExtraPair => {
                self.place(pair);
                if config.phantoms() > 0 {
                    (self.seat, self.pass) = (config.players() as u8, 0);
                    self.phase = Phase::PhantomSetup;
                } else {
                    self.start_round();
                }
            }
            _ => return Err(Illegal::NoSuchRoll),
        }
        Ok(())
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "simulations are a quarter faster")]
    fn roll_phantom(&mut self, config: &GameConfig, pair: Pair) {
        let building = Self::building(config, pair.cell());
        if !self.score.fill(config.layout(), self.seat(), building, self.round) {
            self.tries = self.tries.saturating_add(1);
            return;
        }
        self.tries = 0;
        if self.phase == Phase::Phantom {
            self.next_row(config);
            return;
        }
        self.pass += 1;
        if self.pass == SETUP_BUILDINGS {
            self.pass = 0;
            self.seat += 1;
            if self.seat() == config.rows() {
                self.start_round();
            }
        }
    }

    /// Lays a rolled pair on the borders of the acting player's sheet.
    #[inline]
    fn place(&mut self, pair: Pair) {
        let hand = &mut self.hands[self.seat()];
        hand.yellow.push(pair.yellow);
        hand.blue.push(pair.blue);
    }

    /// The next player's roll in setup, or `then` once everyone has rolled.
    fn next_in_setup(&mut self, config: &GameConfig, then: Phase) {
        self.tries = 0;
        self.seat = self.clockwise(config);
        if self.seat != self.first {
            return;
        }
        if self.phase == Phase::Setup {
            self.pass += 1;
            if self.pass < SETUP_BUILDINGS {
                return;
            }
        }
        self.phase = then;
    }

    /// The next real player's seat.
    #[inline]
    pub(super) const fn clockwise(&self, config: &GameConfig) -> u8 {
        let next = self.seat + 1;
        if next as usize == config.players() { 0 } else { next }
    }

    /// Whether this is the last real player's turn of the last round, which rolls, keeps and passes nothing (§4.5).
    #[must_use]
    #[inline]
    pub const fn is_last_turn(&self, config: &GameConfig) -> bool {
        self.round == config.rounds() && self.clockwise(config) == self.first
    }

    /// After a player's turn or a phantom's box: the next row of the round, or its end.
    #[inline]
    pub(super) fn next_row(&mut self, config: &GameConfig) {
        let players = config.players();
        let next = if self.seat() < players {
            let next = self.clockwise(config);
            if next != self.first {
                self.seat = next;
                self.start_turn();
                return;
            }
            players
        } else {
            self.seat() + 1
        };
        if next < config.rows() {
            self.seat = next as u8;
            self.phase = Phase::Phantom;
        } else if self.round == config.rounds() {
            self.seat = self.first;
            self.phase = Phase::Over;
        } else {
            self.start_round();
        }
    }

    #[inline]
    fn start_round(&mut self) {
        self.round += 1;
        self.seat = self.first;
        self.start_turn();
    }

    /// The received pair lies on the sheet already; a pair used last turn is rolled first (§4.1).
    #[inline]
    fn start_turn(&mut self) {
        let own_pair_used = self.hands[self.seat()].yellow.count() < 2;
        self.phase = if own_pair_used { Phase::OwnPair } else { Phase::Action };
    }
}
