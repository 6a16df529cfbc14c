//! What each entry does to a ledger; one that does not fit changes nothing.

use super::{Contents, LedgerError, LedgerEvent, LedgerState, Place, event::CardFrom, land::Land};
use crate::rules::{
    self, Action, AuditFinding, BLACK_WALLS, Card, Conquest, Cost, DivideFault, End, GameConfig, Laid,
    Province, RED_WALLS, Symbol, Symbols, Turn, end_by_points, end_by_walls,
};
use kernel::Numbered;

impl LedgerState {
    /// Whether an event comes after all so far, in the order in which they count.
    pub(super) fn is_next(&self, event: &LedgerEvent) -> bool {
        event.order() >= (self.closed, if self.closed { 0 } else { self.turn })
    }

    /// Applies an event after all so far; one that does not fit changes nothing.
    pub(super) fn apply(
        &mut self,
        config: &GameConfig,
        entry: usize,
        event: &LedgerEvent,
    ) -> Result<(), LedgerError> {
        let Some(turn) = event.turn() else {
            return if std::mem::replace(&mut self.closed, true) {
                Err(LedgerError::ClosedTwice)
            } else {
                Ok(())
            };
        };
        let (whose, acted, mut done) = self.check_turn(config, event, turn)?;
        let is_over = self.end == Some((End::Goal, turn));
        let recall = config.options().recall;
        match event {
            LedgerEvent::BeginTurn { .. } => {}
            LedgerEvent::Province { province, contents, .. } => {
                check_contents(config, contents)?;
                self.tell(entry, *province, contents)?;
            }
            LedgerEvent::Divide { province, part, contents, .. } => {
                check_contents(config, contents)?;
                self.divide(*province, *part, contents)?;
            }
            LedgerEvent::Occupy { player, place, .. } => {
                done = done.after(Action::Occupy, recall)?;
                self.conquer(config, Conquest::Occupy, player - 1, place)?;
            }
            LedgerEvent::TakeOver { player, place, .. } => {
                done = done.after(Action::TakeOver, recall)?;
                self.conquer(config, Conquest::TakeOver, player - 1, place)?;
            }
            LedgerEvent::Recall { player, place, .. } => {
                done = done.after(Action::TakeBack, recall)?;
                self.take_back(config, player - 1, place)?;
            }
            LedgerEvent::Taxes { player, card, points, .. } => {
                done = done.after(Action::Taxes, recall)?;
                self.collect(entry, turn, player - 1, *card, points.as_deref())?;
                // Red walls of the same turn would end it only after both actions (§X6).
                if let Some(end) = end_by_points(config, &self.points) {
                    self.end = Some((end, turn));
                }
            }
            LedgerEvent::Walls { walls, .. } => {
                self.land.typed()?;
                self.lay(turn, *walls);
            }
            LedgerEvent::Move { card, from, other, space, way, .. } => {
                let Land::Board(board) = &mut self.land else { return Err(LedgerError::NeedsBoard) };
                done = done.moved().ok_or(LedgerError::MovedTwice { turn })?;
                let card = match from {
                    CardFrom::Open => Card::Open { card: *card, other: *other },
                    CardFrom::Hand => Card::Hand(*card),
                };
                let Laid { black, red } = board.go(config, card, *space, way)?;
                self.lay(turn, u16::from(black) + u16::from(red));
            }
            LedgerEvent::Stay { card, .. } => {
                let Land::Board(board) = &self.land else { return Err(LedgerError::NeedsBoard) };
                done = done.moved().ok_or(LedgerError::MovedTwice { turn })?;
                board.check_stay(config, *card)?;
            }
            LedgerEvent::Leave { player, .. } => self.left[usize::from(player - 1)] = Some(turn),
            LedgerEvent::Close {} => {}
        }
        if let (true, Some(player)) = (is_over && event.is_action(), event.player()) {
            self.refuse(entry, AuditFinding::AfterGoal { player, turn, goal: config.goal() });
        }
        (self.turn, self.whose, self.acted, self.done) = (turn, whose, acted, done);
        Ok(())
    }

    /// Checks that the turn of an event allows it: whose turn it is, whether that player has acted, and what was done
    /// in it.
    fn check_turn(
        &self,
        config: &GameConfig,
        event: &LedgerEvent,
        turn: u16,
    ) -> Result<(Option<u8>, bool, Turn), LedgerError> {
        if turn == 0 {
            return Err(LedgerError::NoTurn);
        }
        if let Some((_, ended)) = self.end.filter(|(_, ended)| turn > *ended) {
            return Err(LedgerError::Over { turn, ended });
        }
        let (whose, acted, done) = if turn == self.turn {
            (self.whose, self.acted, self.done)
        } else {
            (None, false, self.land.fresh_turn())
        };
        let Some(named) = event.player() else { return Ok((whose, acted, done)) };
        check_player(config, named)?;
        if let Some(left) = self.left(named - 1) {
            return Err(LedgerError::Left { player: named, left });
        }
        match whose {
            Some(whose) if acted && whose != named - 1 => {
                Err(LedgerError::OtherPlayer { turn, player: named, whose: whose + 1 })
            }
            _ => {
                let acts = !matches!(event, LedgerEvent::BeginTurn { .. });
                Ok((Some(named - 1), acted || acts, done))
            }
        }
    }

    fn tell(&mut self, entry: usize, number: u16, contents: &Contents) -> Result<(), LedgerError> {
        let typed = self.land.typed()?;
        let province = contents.province();
        if number == 0 || province.size() == 0 {
            return Err(LedgerError::NoSpaces);
        }
        if typed.contains_key(&number) {
            return Err(LedgerError::Known(number));
        }
        let (governed, there) = (province.governed(), province.symbols());
        typed.insert(number, province);
        for symbol in Symbol::ALL {
            let (governors, spaces) = (governed.of(symbol), there.of(symbol));
            if governors > spaces {
                let province = number.into();
                self.refuse(entry, AuditFinding::NoSpace { province, symbol, governors, spaces });
            }
        }
        Ok(())
    }

    fn divide(&mut self, number: u16, part: u16, contents: &Contents) -> Result<(), LedgerError> {
        let typed = self.land.typed()?;
        let whole = typed.get(&number).ok_or(LedgerError::NoProvince(number))?;
        if part == 0 {
            return Err(LedgerError::Divide(vec![DivideFault::Nothing]));
        }
        if typed.contains_key(&part) {
            return Err(LedgerError::Known(part));
        }
        let divided = contents.province();
        let rest = whole.without(&divided).map_err(LedgerError::Divide)?;
        typed.insert(number, rest);
        typed.insert(part, divided);
        Ok(())
    }

    fn conquer(
        &mut self,
        config: &GameConfig,
        how: Conquest,
        player: u8,
        place: &Place,
    ) -> Result<(), LedgerError> {
        let home = self.land.home(player);
        let cost: Cost = match (&mut self.land, place) {
            (Land::Typed(typed), Place::Typed { province, on }) => {
                let number = *province;
                let province = typed.get_mut(&number).ok_or(LedgerError::NoProvince(number))?;
                let on: Symbols = on.iter().copied().collect();
                let cost = province.cost(how, config.players(), player, home, on)?;
                let governors = Symbol::ALL.into_iter().flat_map(|symbol| {
                    let governor = rules::Governor { player, on: Some(symbol) };
                    std::iter::repeat_n(governor, on.of(symbol).into())
                });
                *province = Province::new(province.value(), province.symbols(), governors.collect());
                cost
            }
            (Land::Board(board), Place::Board { spaces }) => board.conquer(config, how, player, spaces)?,
            (land, _) => return Err(misplaced(land)),
        };
        let cards = cost.cards();
        self.seen = Symbols::new(Symbol::ALL.map(|symbol| self.seen.of(symbol).max(cards.of(symbol))));
        Ok(())
    }

    fn take_back(&mut self, config: &GameConfig, player: u8, place: &Place) -> Result<(), LedgerError> {
        match (&mut self.land, place) {
            (Land::Typed(typed), Place::Typed { province, on }) => {
                let [on] = on[..] else { return Err(LedgerError::OneByOne(on.len())) };
                let number = *province;
                let province = typed.get_mut(&number).ok_or(LedgerError::NoProvince(number))?;
                *province = province.without_governor(player, on)?;
                Ok(())
            }
            (Land::Board(board), Place::Board { spaces }) => match spaces[..] {
                [space] => board.take_back(config, player, space),
                _ => Err(LedgerError::OneByOne(spaces.len())),
            },
            (land, _) => Err(misplaced(land)),
        }
    }

    fn lay(&mut self, turn: u16, walls: u16) {
        self.walls = self.walls.saturating_add(walls);
        let red = self.walls.saturating_sub(BLACK_WALLS.into()).min(RED_WALLS.into()) as u8;
        let end = end_by_walls(Laid { black: 0, red }).map(|end| (end, turn));
        self.had_red_walls = self.had_red_walls || self.end.is_none() && end.is_some();
        self.end = self.end.or(end);
    }

    /// Adds a finding to each later turn that was entered after somebody had said that the game was over.
    pub(super) fn judge_what_came_after_the_end(&mut self, events: &[Numbered<LedgerEvent>]) {
        let Some((end, _)) = events.iter().find(|(_, event)| event.turn().is_none()) else { return };
        let turns = events.iter().filter_map(|(entry, event)| Some((*entry, event.turn()?)));
        let ended = turns.clone().filter(|(entry, _)| entry < end).map(|(_, turn)| turn).max().unwrap_or(1);
        let later = turns.filter(|(entry, turn)| entry > end && *turn > ended);
        for (entry, turn) in later {
            self.refuse(entry, AuditFinding::AfterEnd { turn, ended });
        }
    }

    /// Notes that an entry would be refused today.
    fn refuse(&mut self, entry: usize, finding: AuditFinding) {
        self.refused.push((entry, LedgerError::Wrong(finding)));
    }
}

const fn misplaced(land: &Land) -> LedgerError {
    match land {
        Land::Typed(_) => LedgerError::NeedsBoard,
        Land::Board(_) => LedgerError::KnownByBoard,
    }
}

pub(super) fn check_player(config: &GameConfig, player: u8) -> Result<(), LedgerError> {
    if (1..=config.players()).contains(&player) { Ok(()) } else { Err(LedgerError::Player(player)) }
}

fn check_contents(config: &GameConfig, contents: &Contents) -> Result<(), LedgerError> {
    contents.governors.iter().try_for_each(|standing| check_player(config, standing.player))
}
