//! What the entries of a ledger add up to.

use super::{
    Contents, LedgerError, LedgerEvent, Place, Reason,
    event::CardFrom,
    land::{Land, OnBoard},
    reason::numbered,
};
use crate::{
    games::alexandros::rules::{
        self, Action, AuditFinding, BLACK_WALLS, BoardState, Card, Conquest, Cost, DivideFault, End,
        GameConfig, Laid, Province, Provinces, RED_WALLS, Supply, Symbol, Symbols, TaxReason, Turn,
        end_by_points, end_by_walls,
    },
    kernel::Breakdown,
};

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
    points: Vec<u16>,
    taxes: Vec<Taken>,
    walls: u16,
    /// The latest turn with an entry, whose it is as far as that was said, and what was done in it.
    turn: u16,
    whose: Option<u8>,
    done: Turn,
    /// The turn in which each player left.
    left: Vec<Option<u16>>,
    end: Option<(End, u16)>,
    closed: bool,
    /// Of each symbol the most cards that were used at once.
    seen: Symbols,
    odd: Vec<AuditFinding>,
}

impl LedgerState {
    pub(super) fn new(config: &GameConfig) -> Self {
        let players = usize::from(config.players());
        let land = match config.board() {
            Some(board) => Land::Board(Box::new(OnBoard::new(config, board))),
            None => Land::Typed(std::collections::BTreeMap::new()),
        };
        Self {
            land,
            points: vec![0; players],
            taxes: Vec::new(),
            walls: 0,
            turn: 1,
            whose: None,
            done: Turn::default(),
            left: vec![None; players],
            end: None,
            closed: false,
            seen: Symbols::NONE,
            odd: Vec::new(),
        }
    }

    /// All provinces with their numbers, in order.
    #[must_use]
    pub fn provinces(&self) -> Vec<(u16, &Province)> {
        self.land.all()
    }

    /// The province of a number.
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

    /// The latest turn with an entry; 1 before any.
    #[must_use]
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// Whose turn the latest one is, as far as that was said.
    #[must_use]
    pub const fn whose(&self) -> Option<u8> {
        self.whose
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

    /// The turn in which a player left; none of those who are there.
    #[must_use]
    pub fn left(&self, player: u8) -> Option<u16> {
        self.left.get(usize::from(player)).copied().flatten()
    }

    /// Why the game ends, if the points or walls end it, and the turn in which it does.
    #[must_use]
    pub const fn end(&self) -> Option<(End, u16)> {
        self.end
    }

    /// Whether somebody said that it is over.
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        self.closed
    }

    /// How many governors of a player are not on the board.
    #[must_use]
    pub fn home(&self, player: u8) -> u8 {
        self.land.home(player)
    }

    /// The taxes as they would be now, player by player, provinces by their places in [`Self::provinces`].
    #[must_use]
    pub fn taxes_now(&self) -> Vec<Breakdown<TaxReason>> {
        let all = self.provinces();
        rules::taxes(all.iter().map(|(_, province)| *province), self.points.len() as u8)
    }

    /// How the points of each player come about.
    #[must_use]
    pub fn breakdown(&self) -> Vec<Breakdown<Reason>> {
        let of = |player: usize| {
            let gains = self.taxes.iter().filter_map(|taken| taken.gains.get(player).cloned());
            Breakdown::sum(Reason::Points, gains.collect())
        };
        (0..self.points.len()).map(of).collect()
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
        findings
    }

    /// Whether an event counts behind all so far.
    pub(super) fn is_next(&self, event: &LedgerEvent) -> bool {
        event.order() >= (self.closed, if self.closed { 0 } else { self.turn })
    }

    /// Applies an event behind all so far; one that does not fit changes nothing.
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
        let (whose, mut done) = self.check_turn(config, turn, event.player())?;
        let recall = config.options().recall;
        match event {
            LedgerEvent::Province { province, contents, .. } => {
                check_contents(config, contents)?;
                self.tell(*province, contents)?;
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
                self.end = self.end.or_else(|| end_by_points(config, &self.points).map(|end| (end, turn)));
            }
            LedgerEvent::Walls { walls, .. } => {
                self.land.typed()?;
                self.lay(turn, *walls);
            }
            LedgerEvent::Move { card, from, other, space, way, .. } => {
                let Land::Board(board) = &mut self.land else { return Err(LedgerError::NeedsBoard) };
                let card = match from {
                    CardFrom::Open => Card::Open { card: *card, other: *other },
                    CardFrom::Hand => Card::Hand(*card),
                };
                let Laid { black, red } = board.go(config, card, *space, way)?;
                self.lay(turn, u16::from(black) + u16::from(red));
            }
            LedgerEvent::Leave { player, .. } => self.left[usize::from(player - 1)] = Some(turn),
            LedgerEvent::Close {} => {}
        }
        (self.turn, self.whose, self.done) = (turn, whose, done);
        Ok(())
    }

    /// Whether the turn of an event can have it: whose turn it is, and what was done in it.
    fn check_turn(
        &self,
        config: &GameConfig,
        turn: u16,
        player: Option<u8>,
    ) -> Result<(Option<u8>, Turn), LedgerError> {
        if turn == 0 {
            return Err(LedgerError::NoTurn);
        }
        if let Some((_, ended)) = self.end.filter(|(_, ended)| turn > *ended) {
            return Err(LedgerError::Over { turn, ended });
        }
        let (whose, done) = if turn == self.turn { (self.whose, self.done) } else { (None, Turn::default()) };
        let Some(named) = player else { return Ok((whose, done)) };
        check_player(config, named)?;
        if let Some(left) = self.left(named - 1) {
            return Err(LedgerError::Left { player: named, left });
        }
        match whose {
            Some(whose) if whose != named - 1 => {
                Err(LedgerError::OtherPlayer { turn, player: named, whose: whose + 1 })
            }
            _ => Ok((Some(named - 1), done)),
        }
    }

    fn tell(&mut self, number: u16, contents: &Contents) -> Result<(), LedgerError> {
        let typed = self.land.typed()?;
        let province = contents.province();
        if number == 0 || province.size() == 0 {
            return Err(LedgerError::NoSpaces);
        }
        if typed.contains_key(&number) {
            return Err(LedgerError::Known(number));
        }
        typed.insert(number, province);
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

    fn collect(
        &mut self,
        entry: usize,
        turn: u16,
        player: u8,
        card: Option<Symbol>,
        typed: Option<&[u16]>,
    ) -> Result<(), LedgerError> {
        let all = self.land.all();
        if let Some(card) = card {
            rules::check_tax_card(all.iter().map(|(_, province)| *province), player, card)?;
        }
        let players = self.points.len() as u8;
        if let Some(given) = typed.map(<[u16]>::len).filter(|given| *given != usize::from(players)) {
            return Err(LedgerError::Points { given, players });
        }
        let (numbers, provinces): (Vec<u16>, Vec<&Province>) = all.into_iter().unzip();
        let taxes = rules::taxes(provinces.into_iter(), players);
        let reason = Reason::Taxes { turn, player: player + 1 };
        let mut gains: Vec<Breakdown<Reason>> =
            taxes.iter().map(|taxes| numbered(taxes, reason, &numbers)).collect();
        let computed: Vec<u16> =
            gains.iter().map(|gain| u16::try_from(gain.vp).unwrap_or(u16::MAX)).collect();
        let before = self.points.clone();
        match typed {
            None => {
                for (points, gain) in self.points.iter_mut().zip(&computed) {
                    *points = points.saturating_add(*gain);
                }
            }
            Some(typed) => {
                let typed_gains: Vec<u16> =
                    typed.iter().zip(&before).map(|(now, had)| now.saturating_sub(*had)).collect();
                self.odd.extend(rules::audit_taxes(&typed_gains, &computed));
                self.odd.extend(rules::audit_points(&before, typed));
                self.points = typed.to_vec();
            }
        }
        // The parts of a number add up to it, also where something else was typed.
        for ((gain, now), had) in gains.iter_mut().zip(&self.points).zip(&before) {
            let differs = i32::from(*now) - i32::from(*had) - gain.vp;
            if differs != 0 {
                gain.parts.push(Breakdown::leaf(Reason::Typed, differs));
                gain.vp += differs;
            }
        }
        self.taxes.push(Taken { entry, turn, player, gains });
        Ok(())
    }

    fn lay(&mut self, turn: u16, walls: u16) {
        self.walls = self.walls.saturating_add(walls);
        let red = self.walls.saturating_sub(BLACK_WALLS.into()).min(RED_WALLS.into()) as u8;
        let end = end_by_walls(Laid { black: 0, red }).map(|end| (end, turn));
        self.end = self.end.or(end);
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
