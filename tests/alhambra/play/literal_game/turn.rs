//! The actions of a turn, and its end (§A4.3–§A4.8).

use alhambra::games::alhambra::rules::{Cell, Change, FurtherAction, Module, play::Move};

use super::{
    super::super::literal::{At, at},
    Action, Coin, Game, Task, coins,
};

impl Game<'_> {
    /// Whether an action may be taken, given what was done in this turn.
    fn may_act(&self, seat: usize) -> Result<(), &'static str> {
        if self.has_placed {
            return Err(if self.to_place[seat].is_empty() { "one_action" } else { "lay_first" });
        }
        match self.actions.last() {
            None | Some(Action::Purchase { is_exact: true }) => Ok(()),
            Some(Action::Falcon) => Err("falcon_turn"),
            Some(_) => Err("one_action"),
        }
    }

    pub(super) fn move_of_turn(&mut self, seat: usize, mv: Move) -> Result<(), &'static str> {
        match mv {
            Move::Take(cards) => {
                self.may_act(seat)?;
                let coins = coins(cards);
                let mut left = self.display.clone();
                for coin in &coins {
                    let place = left.iter().position(|open| open == coin).ok_or("not_displayed")?;
                    left.remove(place);
                }
                if coins.is_empty() {
                    return Err("not_displayed");
                }
                if coins.len() > 1 && coins.iter().map(|(_, value)| value).sum::<u32>() > 5 {
                    return Err("too_much");
                }
                self.display = left;
                self.hands[seat].extend(coins);
                self.actions.push(Action::Money);
                Ok(())
            }
            Move::Buy(offer, cards) => {
                self.may_act(seat)?;
                let is_exact = self.pay(seat, offer, &coins(cards), false)?;
                self.actions.push(Action::Purchase { is_exact });
                Ok(())
            }
            Move::Lay(piece, cell) => {
                if self.to_place[seat].contains(&piece.index()) {
                    return self.first_or_later_placing(seat, mv);
                }
                self.may_act(seat)?;
                self.must_be_in_reserve(seat, piece.index())?;
                self.lay(seat, piece.index(), cell)?;
                self.reserves[seat].retain(|other| *other != piece.index());
                self.actions.push(Action::Redesign);
                Ok(())
            }
            Move::TakeAway(cell) => {
                self.may_act(seat)?;
                self.change(seat, Change::TakeAway(cell))?;
                self.take_up(seat, at(cell));
                self.actions.push(Action::Redesign);
                Ok(())
            }
            Move::Swap(piece, cell) => {
                self.may_act(seat)?;
                self.must_be_in_reserve(seat, piece.index())?;
                self.change(seat, Change::Swap(cell, self.piece(piece.index())))?;
                self.take_up(seat, at(cell));
                self.lies[seat].insert(at(cell), piece.index());
                self.reserves[seat].retain(|other| *other != piece.index());
                self.actions.push(Action::Redesign);
                Ok(())
            }
            Move::Reserve(_) | Move::Give(_) => self.first_or_later_placing(seat, mv),
            Move::Wake => {
                self.may_act(seat)?;
                if self.is_awake[seat] {
                    return Err("awake");
                }
                self.is_awake[seat] = true;
                self.actions.push(Action::Wake);
                Ok(())
            }
            Move::Falcon { falcon, card, crossing } => {
                if self.has_placed || self.actions.iter().any(|action| *action != Action::Falcon) {
                    return Err("falcon_turn");
                }
                let falcon = usize::from(falcon);
                if !self.falcons.contains(&falcon) {
                    return Err("no_falcon");
                }
                let coin: Coin = (card.currency().index(), card.value().into());
                let place = self.hands[seat].iter().position(|own| *own == coin).ok_or("not_yours")?;
                self.may_perch(seat, falcon, at(crossing.0))?;
                self.hands[seat].remove(place);
                self.discards.push(coin);
                self.falcons.retain(|other| *other != falcon);
                self.perches[seat].insert(at(crossing.0), falcon);
                self.actions.push(Action::Falcon);
                Ok(())
            }
            Move::EndTurn => self.end_turn(seat),
            _ => Err("not_now"),
        }
    }

    fn must_be_in_reserve(&self, seat: usize, number: usize) -> Result<(), &'static str> {
        if self.reserves[seat].contains(&number) { Ok(()) } else { Err("not_in_reserve") }
    }

    /// What lay on a cell goes into the reserve, and falcons around it back to the supply.
    fn take_up(&mut self, seat: usize, (x, y): At) {
        let number = self.lies[seat].remove(&(x, y)).unwrap();
        self.reserves[seat].push(number);
        for corner in [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)] {
            self.falcons.extend(self.perches[seat].remove(&corner));
        }
    }

    fn may_perch(&self, seat: usize, falcon: usize, crossing: At) -> Result<(), &'static str> {
        let colours: Vec<usize> =
            self.config.falcons()[falcon].colours().map(|colour| colour as usize).to_vec();
        let taken: Vec<At> = self.perches[seat].keys().copied().collect();
        match () {
            () if self.maps[seat].may_perch(crossing, &colours, &taken) => Ok(()),
            () if self.maps[seat].may_perch(crossing, &[], &taken) => Err("falcon_colours"),
            () => Err("falcon_crossing"),
        }
    }

    fn first_or_later_placing(&mut self, seat: usize, mv: Move) -> Result<(), &'static str> {
        let (Move::Lay(piece, _) | Move::Reserve(piece) | Move::Give(piece)) = mv else { unreachable!() };
        let is_to_place = self.to_place[seat].contains(&piece.index());
        if is_to_place {
            self.may_stop(seat)?;
        }
        self.place(&[seat], mv, true)?;
        self.has_placed = true;
        Ok(())
    }

    /// Whether actions may end: there was one, or none is possible (§A4.3, §A4.8).
    fn may_stop(&self, seat: usize) -> Result<(), &'static str> {
        let further = self.config.options().further_action;
        let is_stopped = match self.actions.last() {
            _ if self.has_placed => true,
            None => !self.can_act(seat) && !self.can_have_falcon(seat),
            Some(Action::Purchase { is_exact: true }) if further == FurtherAction::Must => {
                !self.can_act(seat)
            }
            Some(_) => true,
        };
        if is_stopped { Ok(()) } else { Err("must_act") }
    }

    fn can_act(&self, seat: usize) -> bool {
        let can_buy = self.offers().into_iter().any(|offer| match self.price(offer) {
            Ok((_, currency, price, true)) => self.can_make(seat, currency, price),
            Ok((_, currency, price, false)) => {
                let own = self.hands[seat].iter().filter(|(of, _)| *of == currency);
                own.map(|(_, value)| value).sum::<u32>() >= price
            }
            Err(_) => false,
        });
        !self.display.is_empty() || can_buy || !self.is_awake[seat] || self.can_redesign(seat)
    }

    fn can_redesign(&self, seat: usize) -> bool {
        let is_lawful = |change| self.maps[seat].refusals(change).is_empty();
        let cell = |(x, y): At| Cell::new(x as i16, y as i16);
        let laid: Vec<At> = self.lies[seat].keys().copied().collect();
        if laid.iter().any(|&on| is_lawful(Change::TakeAway(cell(on)))) {
            return true;
        }
        let near: Vec<At> = laid
            .iter()
            .chain([&(0, 0)])
            .flat_map(|&(x, y)| [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)])
            .collect();
        self.reserves[seat].iter().any(|&number| {
            let piece = self.piece(number);
            near.iter().any(|&on| is_lawful(Change::Lay(cell(on), piece)))
                || laid.iter().any(|&on| is_lawful(Change::Swap(cell(on), piece)))
        })
    }

    fn can_have_falcon(&self, seat: usize) -> bool {
        let crossings = self.lies[seat].keys().copied().chain([(0, 0)]);
        let crossings: Vec<At> = crossings.collect();
        let mut falcons = self.falcons.iter();
        !self.hands[seat].is_empty()
            && falcons.any(|&falcon| {
                crossings.iter().any(|&crossing| self.may_perch(seat, falcon, crossing).is_ok())
            })
    }

    fn end_turn(&mut self, seat: usize) -> Result<(), &'static str> {
        self.may_stop(seat)?;
        if !self.to_place[seat].is_empty() {
            return Err("lay_first");
        }
        self.passes = if self.actions.is_empty() { self.passes + 1 } else { 0 };
        self.current = seat;
        let behind = (1..=self.players()).map(|step| (seat + step) % self.players()).collect();
        let viziers = Task::Viziers(if self.has(Module::Vizier) { behind } else { Vec::new() });
        let mut tasks = vec![Task::FillDisplay, Task::FillYard, Task::YardIsFilled];
        if self.config.options().vizier_before_scoring {
            tasks.extend([viziers, Task::ScoringIfDue]);
        } else {
            tasks.extend([Task::ScoringIfDue, viziers]);
        }
        tasks.push(Task::NextPlayer);
        self.tasks = tasks.into();
        Ok(())
    }
}
