//! A second, slow engine, written from the words of §A4 to §A6 alone: lists instead of sets, and a list of tasks for
//! what has to be done next. It is compared with the engine move by move, over whole random games.

mod after_turn;
mod turn;

use std::collections::{BTreeMap, VecDeque};

use alhambra::games::alhambra::rules::{
    Board, Cell, Change, Currency, Module, Piece, SecondScoringPile,
    play::{Cards, Cost, Move, Offer, PieceId, PlayConfig},
};

use super::super::literal::{At, Map, at};

/// A currency from 0, and a value.
pub type Coin = (usize, u32);

/// What is to be done next.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// The third player draws this many tiles.
    Third(usize),
    FillYard,
    Deal(usize),
    FillDisplay,
    MakePiles,
    WhoBegins,
    Turn(usize),
    /// Judges whether the game ends, or goes on.
    YardIsFilled,
    ScoringIfDue,
    /// Those still to be asked, in order.
    Viziers(Vec<usize>),
    PlaceViziers(usize),
    NextPlayer,
    GiveAway,
    PlaceLast,
    LastScoring,
}

/// An action of the turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Action {
    Money,
    Purchase { is_exact: bool },
    Redesign,
    Wake,
    Falcon,
}

/// Who has to do something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Waits {
    Chance,
    For(usize),
    Over,
}

#[derive(Clone)]
pub struct Game<'a> {
    pub config: &'a PlayConfig,
    pub tasks: VecDeque<Task>,
    pub hands: Vec<Vec<Coin>>,
    pub deck: Vec<Coin>,
    pub display: Vec<Coin>,
    pub discards: Vec<Coin>,
    /// Money cards of each pile, the first one on top.
    piles: Vec<usize>,
    /// People cut the piles by eye, and nobody counted them.
    pub is_cut_by_eye: bool,
    /// Money cards drawn from the piles.
    drawn: usize,
    /// Scoring cards that turned up.
    turned_up: usize,
    /// Money cards that lay above the first of them.
    above_first: usize,
    due: Option<usize>,
    pub stack: Vec<usize>,
    pub yard: [Option<usize>; 4],
    pub beside_yard: Vec<usize>,
    pub third: Vec<usize>,
    pub removed: Vec<usize>,
    pub reserves: Vec<Vec<usize>>,
    pub to_place: Vec<Vec<usize>>,
    maps: Vec<Map>,
    pub lies: Vec<BTreeMap<At, usize>>,
    pub perches: Vec<BTreeMap<At, usize>>,
    pub falcons: Vec<usize>,
    pub is_awake: Vec<bool>,
    current: usize,
    actions: Vec<Action>,
    has_placed: bool,
    passes: usize,
    pub totals: Vec<u32>,
}

impl<'a> Game<'a> {
    pub fn new(config: &'a PlayConfig) -> Self {
        let players = config.players();
        let copies = if players == 2 { 2 } else { 3 };
        let deck = (0..4).flat_map(|currency| (1..=9).map(move |value| (currency, value)));
        let deck = deck.flat_map(|coin| vec![coin; copies]).collect();
        let mut tasks = VecDeque::new();
        if players == 2 {
            tasks.push_back(Task::Third(6));
        }
        tasks.push_back(Task::FillYard);
        tasks.extend((0..players).map(Task::Deal));
        tasks.extend([Task::FillDisplay, Task::MakePiles, Task::WhoBegins]);
        let start = Map::of(&Board::new(config.options().board));
        let mut game = Self {
            config,
            tasks,
            hands: vec![Vec::new(); players],
            deck,
            display: Vec::new(),
            discards: Vec::new(),
            piles: Vec::new(),
            is_cut_by_eye: false,
            drawn: 0,
            turned_up: 0,
            above_first: 0,
            due: None,
            stack: (0..usize::from(config.all_pieces().len())).collect(),
            yard: [None; 4],
            beside_yard: Vec::new(),
            third: Vec::new(),
            removed: Vec::new(),
            reserves: vec![Vec::new(); players],
            to_place: vec![Vec::new(); players],
            maps: vec![start; players],
            lies: vec![BTreeMap::new(); players],
            perches: vec![BTreeMap::new(); players],
            falcons: (0..config.falcons().len()).collect(),
            is_awake: vec![true; players],
            current: 0,
            actions: Vec::new(),
            has_placed: false,
            passes: 0,
            totals: vec![0; players + usize::from(players == 2)],
        };
        game.settle();
        game
    }

    pub fn players(&self) -> usize {
        self.hands.len()
    }

    pub fn waits(&self) -> Waits {
        match self.tasks.front() {
            None => Waits::Over,
            Some(Task::Turn(seat) | Task::PlaceViziers(seat)) => Waits::For(*seat),
            Some(Task::Viziers(seats)) => Waits::For(seats[0]),
            Some(Task::PlaceLast) => {
                Waits::For(self.to_place.iter().position(|tiles| !tiles.is_empty()).unwrap())
            }
            Some(_) => Waits::Chance,
        }
    }

    fn piece(&self, number: usize) -> Piece {
        self.config.piece(self.config.id(number).unwrap())
    }

    fn has(&self, module: Module) -> bool {
        self.config.options().modules.has(module)
    }

    /// What is bought, the currency, the price, and whether it must be exact; or the code of a refusal.
    fn price(&self, offer: Offer) -> Result<(usize, usize, u32, bool), &'static str> {
        let cost = |number: usize| self.config.cost(self.config.id(number).unwrap());
        let of_space = |space: usize| match self.yard[space].map(cost) {
            Some(Cost::Price(price)) => Some(u32::from(price)),
            _ => None,
        };
        match offer {
            Offer::Space(space) => {
                let space = space.index();
                let number = self.yard[space].ok_or("no_tile")?;
                Ok((number, space, of_space(space).unwrap(), false))
            }
            Offer::Bazaar(bazaar) => {
                let number = bazaar.index();
                if !self.beside_yard.contains(&number) {
                    return Err("no_tile");
                }
                let Cost::LikeSpace(currency) = cost(number) else { panic!("{number} is no bazaar") };
                let price = of_space(currency.index()).ok_or("bazaar_no_price")?;
                Ok((number, currency.index(), price, true))
            }
        }
    }

    fn offers(&self) -> Vec<Offer> {
        let spaces = Currency::ALL.map(Offer::Space);
        let bazaars = self.beside_yard.iter().map(|&number| Offer::Bazaar(self.config.id(number).unwrap()));
        spaces.into_iter().chain(bazaars).collect()
    }

    /// Whether some cards of a hand add up to exactly this price: every choice of them is tried.
    fn can_make(&self, seat: usize, currency: usize, price: u32) -> bool {
        let mut sums = vec![0];
        for (_, value) in self.hands[seat].iter().filter(|(of, _)| *of == currency) {
            let more: Vec<u32> = sums.iter().map(|sum| sum + value).collect();
            sums.extend(more);
            sums.sort_unstable();
            sums.dedup();
        }
        sums.contains(&price)
    }

    /// Takes what is paid out of the hand, or refuses it.
    fn pay(
        &mut self,
        seat: usize,
        offer: Offer,
        coins: &[Coin],
        is_vizier: bool,
    ) -> Result<bool, &'static str> {
        let (number, currency, price, is_bazaar) = self.price(offer)?;
        let mut hand = self.hands[seat].clone();
        for coin in coins {
            let place = hand.iter().position(|own| own == coin).ok_or("not_yours")?;
            hand.remove(place);
        }
        if coins.iter().any(|(of, _)| *of != currency) {
            return Err("wrong_currency");
        }
        let paid: u32 = coins.iter().map(|(_, value)| value).sum();
        match () {
            () if is_bazaar && paid != price => return Err("bazaar_price"),
            () if is_vizier && paid != price => return Err("not_exact"),
            () if paid < price => return Err("too_little"),
            () => {}
        }
        self.hands[seat] = hand;
        self.discards.extend(coins);
        self.to_place[seat].push(number);
        match offer {
            Offer::Space(space) => self.yard[space.index()] = None,
            Offer::Bazaar(_) => self.beside_yard.retain(|other| *other != number),
        }
        Ok(paid == price)
    }

    /// Which cards from the top of the piles the next scoring card can be, by the number of cards that were drawn.
    fn scoring_card_range(&self) -> Option<(usize, usize)> {
        if self.piles.is_empty() {
            return None;
        }
        let pile = match (self.turned_up, self.config.options().second_scoring_pile) {
            (0, _) => 1,
            (1, SecondScoringPile::Four) => 3,
            (1, SecondScoringPile::Five) => 4,
            _ => return None,
        };
        if self.is_cut_by_eye {
            // Each pile before it has a card, and each after it; so have those between the two scoring cards.
            let between = if self.turned_up == 1 { pile - 2 } else { 0 };
            let least = pile.max(self.above_first + between);
            return Some((least, self.piles.iter().sum::<usize>() - (4 - pile)));
        }
        let above: usize = self.piles[..pile].iter().sum();
        Some((above, above + self.piles[pile]))
    }

    /// Makes a move, or returns the code of its refusal; then nothing has changed.
    pub fn apply(&mut self, mv: Move) -> Result<(), &'static str> {
        let mut after = self.clone();
        after.do_move(mv)?;
        *self = after;
        self.settle();
        Ok(())
    }

    fn do_move(&mut self, mv: Move) -> Result<(), &'static str> {
        let task = self.tasks.front().cloned().ok_or("over")?;
        let needs = |module| if self.has(module) { Ok(()) } else { Err("not_now") };
        match mv {
            Move::Wake => needs(Module::Vizier)?,
            Move::Vizier(..) => needs(Module::Vizier)?,
            Move::Falcon { .. } => needs(Module::Falconers)?,
            _ => {}
        }
        let number = |piece: PieceId| piece.index();
        match (task, mv) {
            (Task::Third(_) | Task::FillYard, Move::Tile(piece)) => self.tile_comes(number(piece)),
            (Task::Deal(_) | Task::FillDisplay, Move::Card(card)) => {
                self.card_comes((card.currency().index(), card.value().into()))
            }
            (Task::FillDisplay, Move::ScoringCard) => self.scoring_card_comes(),
            (Task::FillDisplay, Move::Reshuffle) if self.deck_is_empty() => {
                self.deck = std::mem::take(&mut self.discards);
                Ok(())
            }
            (Task::WhoBegins, Move::First(seat)) if self.tied().contains(&seat.into()) => {
                self.tasks = VecDeque::from([Task::Turn(seat.into())]);
                Ok(())
            }
            (Task::WhoBegins, Move::First(_)) => Err("not_tied"),
            (Task::Turn(seat), mv) => self.move_of_turn(seat, mv),
            (Task::Viziers(seats), Move::Vizier(seat, offer, cards)) => {
                let seat = usize::from(seat);
                if !*self.is_awake.get(seat).ok_or("not_now")? {
                    return Err("asleep");
                }
                if seats[0] != seat {
                    return Err("not_now");
                }
                self.pay(seat, offer, &coins(cards), true)?;
                self.is_awake[seat] = false;
                self.passes = 0;
                self.tasks[0] = Task::Viziers(seats[1..].to_vec());
                self.tasks.push_front(Task::YardIsFilled);
                self.tasks.push_front(Task::FillYard);
                self.tasks.push_front(Task::PlaceViziers(seat));
                Ok(())
            }
            (Task::Viziers(seats), Move::Decline) => {
                self.tasks[0] = Task::Viziers(seats[1..].to_vec());
                Ok(())
            }
            (Task::PlaceViziers(seat), Move::Lay(..) | Move::Reserve(_) | Move::Give(_)) => {
                match self.place(&[seat], mv, true)? {
                    true => {
                        self.tasks.pop_front();
                        Ok(())
                    }
                    false => Err("not_now"),
                }
            }
            (Task::PlaceLast, Move::Lay(..) | Move::Reserve(_) | Move::Give(_)) => {
                let all: Vec<usize> = (0..self.players()).collect();
                if self.place(&all, mv, false)? { Ok(()) } else { Err("not_now") }
            }
            _ => Err("not_now"),
        }
    }

    /// Places a tile that one of these players has to place; says whether there was such a tile.
    fn place(&mut self, seats: &[usize], mv: Move, may_give: bool) -> Result<bool, &'static str> {
        let (Move::Lay(piece, _) | Move::Reserve(piece) | Move::Give(piece)) = mv else { return Ok(false) };
        let number = piece.index();
        let owner = seats.iter().copied().find(|&seat| self.to_place[seat].contains(&number));
        match (mv, owner) {
            (Move::Lay(_, cell), Some(owner)) => self.lay(owner, number, cell)?,
            (Move::Lay(..), None) => return Ok(false),
            (Move::Reserve(_), Some(owner)) => self.reserves[owner].push(number),
            (Move::Give(_), Some(_)) if may_give && self.players() == 2 => self.third.push(number),
            _ => return Err("not_bought_now"),
        }
        if let Some(owner) = owner {
            self.to_place[owner].retain(|other| *other != number);
        }
        Ok(true)
    }

    /// Lays a tile on an empty cell.
    fn lay(&mut self, seat: usize, number: usize, cell: Cell) -> Result<(), &'static str> {
        self.change(seat, Change::Lay(cell, self.piece(number)))?;
        self.lies[seat].insert(at(cell), number);
        Ok(())
    }

    /// Changes an Alhambra. The codes of §A8 have an order.
    fn change(&mut self, seat: usize, change: Change) -> Result<(), &'static str> {
        let refusals = self.maps[seat].refusals(change);
        let (x, y) = at(change.cell());
        let is_building = |cell: At| {
            let number = self.lies[seat].get(&cell);
            cell == (0, 0) || number.is_some_and(|&number| !matches!(self.piece(number), Piece::Camp(_)))
        };
        let has_neighbour = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)].into_iter().any(is_building);
        const ORDER: [&str; 8] = [
            "start_stays",
            "occupied",
            "nothing_there",
            "wall_mismatch",
            "camp_side",
            "camp_no_wall",
            "on_foot",
            "hole",
        ];
        if refusals.contains("on_foot") && !has_neighbour {
            return Err("on_foot");
        }
        match ORDER.into_iter().find(|code| refusals.contains(code)) {
            Some(code) => Err(code),
            None => {
                self.maps[seat] = self.maps[seat].after(change);
                Ok(())
            }
        }
    }
}

/// Cards one by one.
pub fn coins(cards: Cards) -> Vec<Coin> {
    cards.iter().map(|card| (card.currency().index(), card.value().into())).collect()
}
