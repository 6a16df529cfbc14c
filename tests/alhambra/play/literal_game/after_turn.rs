//! What is drawn from the stacks, and what happens by itself (§A4.1, §A4.7–§A4.10, §A2).

use std::collections::BTreeMap;

use alhambra::games::alhambra::rules::{
    Board, Cell, Change, FalconKind, Holes, Laid, Module, Piece, ThirdPlayerModules,
};

use super::{
    super::super::literal::{branches, falcons_bring, handed_out, longest_line},
    Coin, Game, Task,
};

impl Game<'_> {
    pub(super) fn tile_comes(&mut self, number: usize) -> Result<(), &'static str> {
        let place = self.stack.iter().position(|other| *other == number).ok_or("not_in_stack")?;
        self.stack.remove(place);
        let piece = self.piece(number);
        if let Task::Third(left) = &mut self.tasks[0] {
            let is_tile = matches!(piece, Piece::Tile(_));
            if is_tile || self.config.options().third_player_modules == ThirdPlayerModules::Keep {
                *left -= 1;
                self.third.push(number);
            } else {
                self.removed.push(number);
            }
        } else if matches!(piece, Piece::Bazaar(_)) {
            self.beside_yard.push(number);
        } else {
            let empty = self.yard.iter().position(Option::is_none).unwrap();
            self.yard[empty] = Some(number);
        }
        Ok(())
    }

    pub(super) fn deck_is_empty(&self) -> bool {
        self.deck.is_empty() && (self.piles.is_empty() || self.turned_up == 2)
    }

    pub(super) fn card_comes(&mut self, coin: Coin) -> Result<(), &'static str> {
        if self.tasks[0] == Task::FillDisplay && self.deck_is_empty() {
            return Err("not_now");
        }
        let place = self.deck.iter().position(|other| *other == coin).ok_or("not_in_deck")?;
        if self.scoring_card_range().is_some_and(|(_, last)| self.drawn == last) {
            return Err("scoring_card");
        }
        if let Some(heights) = self.config.options().piles
            && self.tasks[0] == Task::FillDisplay
            && self.piles.is_empty()
            && self.display.len() == 3
        {
            let all: usize = heights.into_iter().map(usize::from).sum();
            if heights.contains(&0) || all != self.deck.len() - 1 {
                return Err("piles");
            }
        }
        self.deck.remove(place);
        match self.tasks[0] {
            Task::Deal(seat) => self.hands[seat].push(coin),
            _ => {
                self.display.push(coin);
                self.drawn += usize::from(!self.piles.is_empty());
            }
        }
        Ok(())
    }

    /// The money cards drawn so far lay above it: those of the piles before it, and some of its own.
    pub(super) fn scoring_card_comes(&mut self) -> Result<(), &'static str> {
        if self.deck_is_empty() {
            return Err("not_now");
        }
        match self.scoring_card_range() {
            Some((first, last)) if (first..=last).contains(&self.drawn) => {
                if self.turned_up == 0 {
                    self.above_first = self.drawn;
                }
                self.due = Some(self.turned_up);
                self.turned_up += 1;
                Ok(())
            }
            _ => Err("scoring_card"),
        }
    }

    pub(super) fn tied(&self) -> Vec<usize> {
        let worth = |hand: &Vec<Coin>| (hand.len(), hand.iter().map(|(_, value)| value).sum::<u32>());
        let least = self.hands.iter().map(worth).min().unwrap();
        (0..self.players()).filter(|&seat| worth(&self.hands[seat]) == least).collect()
    }

    /// Does what happens by itself, until somebody or chance has to do something.
    pub(super) fn settle(&mut self) {
        while let Some(task) = self.tasks.front().cloned() {
            let is_done = match &task {
                Task::Third(left) => *left == 0 || self.stack.is_empty(),
                Task::FillYard => self.stack.is_empty() || self.yard.iter().all(Option::is_some),
                Task::Deal(seat) => self.hands[*seat].iter().map(|(_, value)| value).sum::<u32>() >= 20,
                Task::FillDisplay => {
                    self.display.len() == 4 || self.deck_is_empty() && self.discards.is_empty()
                }
                Task::WhoBegins => self.tied().len() == 1,
                Task::Turn(_) | Task::PlaceViziers(_) => false,
                Task::Viziers(seats) => seats.is_empty(),
                Task::PlaceLast => self.to_place.iter().all(Vec::is_empty),
                Task::MakePiles
                | Task::YardIsFilled
                | Task::ScoringIfDue
                | Task::NextPlayer
                | Task::GiveAway
                | Task::LastScoring => true,
            };
            if let Task::Viziers(seats) = &task
                && let Some(&seat) = seats.first()
            {
                if self.is_asked(seat) {
                    return;
                }
                self.tasks[0] = Task::Viziers(seats[1..].to_vec());
                continue;
            }
            if !is_done {
                return;
            }
            self.tasks.pop_front();
            self.follow(&task);
        }
    }

    /// Only a Vizier who is awake and can pay exactly is asked (§A6.1).
    fn is_asked(&self, seat: usize) -> bool {
        let can_pay = |offer| match self.price(offer) {
            Ok((_, currency, price, _)) => self.can_make(seat, currency, price),
            Err(_) => false,
        };
        self.is_awake[seat] && self.offers().into_iter().any(can_pay)
    }

    fn follow(&mut self, task: &Task) {
        match task {
            Task::MakePiles => {
                let cards = self.deck.len();
                self.piles = match self.config.options().piles {
                    Some(heights) => heights.map(usize::from).to_vec(),
                    None => (0..5).map(|pile| (cards + 4 - pile) / 5).collect(),
                };
            }
            Task::WhoBegins => self.tasks = [Task::Turn(self.tied()[0])].into(),
            Task::YardIsFilled => {
                let is_full = self.yard.iter().all(Option::is_some);
                if !is_full || self.passes == self.players() {
                    self.tasks =
                        [Task::ScoringIfDue, Task::GiveAway, Task::PlaceLast, Task::LastScoring].into();
                }
            }
            Task::ScoringIfDue => {
                if let Some(scoring) = self.due.take() {
                    self.score(scoring);
                    if self.players() == 2 {
                        let tiles = if scoring == 0 { 6 } else { self.stack.len() / 3 };
                        self.tasks.push_front(Task::Third(tiles));
                    }
                }
            }
            Task::NextPlayer => {
                self.actions.clear();
                self.has_placed = false;
                self.tasks.push_back(Task::Turn((self.current + 1) % self.players()));
            }
            Task::GiveAway => {
                for space in 0..4 {
                    let Some(number) = self.yard[space] else { continue };
                    let money: Vec<u32> = self
                        .hands
                        .iter()
                        .map(|hand| hand.iter().filter(|(of, _)| *of == space).map(|(_, value)| value).sum())
                        .collect();
                    let most = *money.iter().max().unwrap();
                    let richest: Vec<usize> =
                        (0..self.players()).filter(|&seat| money[seat] == most).collect();
                    if most > 0 && richest.len() == 1 {
                        self.yard[space] = None;
                        self.to_place[richest[0]].push(number);
                    }
                }
            }
            Task::LastScoring => self.score(2),
            _ => {}
        }
    }

    /// Holds scoring 0, 1 or 2.
    fn score(&mut self, scoring: usize) {
        let rows: Vec<Vec<usize>> = self
            .lies
            .iter()
            .map(|lies| lies.values().copied().collect())
            .chain((self.players() == 2).then(|| self.third.clone()))
            .collect();
        for building in 0..6u8 {
            let is_such = |number: &&usize| {
                Laid::Piece(self.piece(**number)).building().is_some_and(|of| of as u8 == building)
            };
            let tiles: Vec<u8> = rows.iter().map(|row| row.iter().filter(is_such).count() as u8).collect();
            let places = [16 + building, 8 + building, 1 + building];
            let vp = handed_out(&places[2 - scoring..], &tiles);
            vp.into_iter().enumerate().for_each(|(row, vp)| self.totals[row] += u32::from(vp));
        }
        for seat in 0..self.players() {
            let map = &self.maps[seat];
            let pieces = map.wall_pieces();
            let wall = if self.config.options().board.holes == Holes::Single && branches(&pieces) > 6 {
                // There are too many ways to try: the board's own line is taken.
                self.board(seat).wall().len()
            } else {
                longest_line(&pieces)
            };
            let bazaars: usize = if scoring == 2 { map.bazaar_vp().into_iter().sum() } else { 0 };
            let perched = |kind: &FalconKind| {
                let falcons = self.perches[seat].values();
                falcons.filter(|&&falcon| self.config.falcons()[falcon].kind() == *kind).count() as u8
            };
            let falcons: u32 =
                FalconKind::ALL.iter().map(|kind| u32::from(falcons_bring(perched(kind)))).sum();
            let vp = (wall + bazaars + map.camp_vp()) as u32 + falcons;
            self.totals[seat] += vp;
        }
        assert!(self.has(Module::Falconers) || self.perches.iter().all(BTreeMap::is_empty));
    }

    fn board(&self, seat: usize) -> Board {
        let mut board = Board::new(self.config.options().board);
        for (&(x, y), &number) in &self.lies[seat] {
            let cell = Cell::new(x as i16, y as i16);
            let change = Change::Lay(cell, self.piece(number));
            board.change_anyway(change).unwrap();
        }
        board
    }
}
