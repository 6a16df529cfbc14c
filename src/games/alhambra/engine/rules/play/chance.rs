//! What chance brings: the deal, tiles and cards from the stacks, scoring cards (§A4.1, §A4.7). What cannot come is
//! refused.

use std::ops::RangeInclusive;

use super::{Card, Draw, Move, Phase, PieceId, PlayConfig, Refusal, State, ToAct, state::DISPLAY};
use crate::rules::{FirstBy, Piece, Piles, Scoring, ThirdPlayerModules, first_by, first_players};

/// Start cards are dealt to a player until they are worth so much (§A4.1).
pub const START_MONEY: u16 = 20;

/// Where people cut by eye, the odds against a scoring card that comes before its pile should begin, or after it should end.
const UNLIKELY: u32 = 100;

impl State {
    /// Goes on with setup: the third player's tiles, the yard, the deal, the display, who begins (§A4.1, §A4.2).
    pub(super) fn set_up(&mut self, config: &PlayConfig) {
        self.phase = if self.draws > 0 && !self.stack.is_empty() {
            Phase::ThirdPlayer
        } else if self.empty_space().is_some() && !self.stack.is_empty() {
            Phase::Yard
        } else if usize::from(self.seat) < config.players() {
            Phase::Deal
        } else if self.display.len() < DISPLAY {
            Phase::Display
        } else {
            let dealt = config.money().len() - self.deck.len() - DISPLAY;
            self.piles = Piles::new(config.game(), dealt);
            let tied = self.tied(config);
            if tied.is_power_of_two() {
                self.seat = tied.trailing_zeros() as u8;
                Phase::Action
            } else {
                Phase::First
            }
        };
    }

    /// Who may begin: bit n is seat n.
    pub(super) fn tied(&self, config: &PlayConfig) -> u8 {
        first_players(&self.dealt(config)).into_iter().fold(0, |tied, seat| tied | 1 << seat)
    }

    /// Why whoever has the first turn begins: asked of the position after the deal.
    #[must_use]
    pub fn first_by(&self, config: &PlayConfig) -> FirstBy {
        first_by(&self.dealt(config))
    }

    /// The values of the cards of each.
    fn dealt(&self, config: &PlayConfig) -> Vec<Vec<u8>> {
        let values = |seat: usize| self.players[seat].hand.iter().map(Card::value).collect();
        (0..config.players()).map(values).collect()
    }

    /// The youngest of those who are tied begins (§A4.2).
    pub(super) fn begin(&mut self, config: &PlayConfig, seat: u8) -> Result<(), Refusal> {
        self.check_phase(config, self.phase == Phase::First)?;
        if usize::from(seat) >= config.players() || self.tied(config) >> seat & 1 == 0 {
            return Err(Refusal::NotTied(seat));
        }
        self.seat = seat;
        self.phase = Phase::Action;
        Ok(())
    }

    /// A tile for the third player or the yard.
    pub(super) fn draw_tile(&mut self, config: &PlayConfig, piece: PieceId) -> Result<(), Refusal> {
        self.check_phase(config, matches!(self.phase, Phase::ThirdPlayer | Phase::Yard))?;
        if !self.stack.has(piece) {
            return Err(Refusal::NotInStack(piece));
        }
        self.stack.remove(piece);
        let drawn = config.piece(piece);
        if self.phase == Phase::ThirdPlayer {
            let is_redrawn = config.options().third_player_modules == ThirdPlayerModules::Redraw;
            if is_redrawn && drawn.tile().is_none() {
                self.removed.insert(piece);
            } else {
                self.third_player.insert(piece);
                self.draws -= 1;
            }
        } else if matches!(drawn, Piece::Bazaar(_)) {
            self.bazaars.insert(piece);
        } else if let Some(space) = self.empty_space() {
            self.yard[space.index()] = Some(piece);
        }
        self.go_on(config);
        Ok(())
    }

    /// A start card, or a card for the display.
    pub(super) fn draw_card(&mut self, config: &PlayConfig, card: Card) -> Result<(), Refusal> {
        let is_due = matches!(self.to_act(config), ToAct::Chance(Draw::Deal(_) | Draw::Display));
        self.check_phase(config, is_due)?;
        let left = self.deck.without(card).ok_or(Refusal::NotInDeck(card))?;
        if self.scoring_card_range(config).is_some_and(|range| *range.end() == self.drawn + 1) {
            return Err(Refusal::ScoringCardDue(self.drawn));
        }
        if let Some(heights) = config.options().piles.filter(|_| self.is_before_piles()) {
            Piles::check(heights, left.len()).map_err(Refusal::Piles)?;
        }
        self.deck = left;
        if self.phase == Phase::Deal {
            let hand = &mut self.players[usize::from(self.seat)].hand;
            *hand = hand.with(card);
            self.seat += u8::from(hand.total() >= START_MONEY);
        } else {
            self.display = self.display.with(card);
            self.drawn = self.drawn.saturating_add(self.piles.is_some().into());
        }
        self.go_on(config);
        Ok(())
    }

    /// The next scoring card turned up.
    pub(super) fn turn_up_scoring_card(&mut self, config: &PlayConfig) -> Result<(), Refusal> {
        self.check_phase(config, self.to_act(config) == ToAct::Chance(Draw::Display))?;
        let range = self.scoring_card_range(config);
        if !range.is_some_and(|range| range.contains(&(self.drawn + 1))) {
            return Err(Refusal::NoScoringCard(self.drawn));
        }
        self.due = self.next_scoring_card();
        self.turned_up += 1;
        self.drawn += 1;
        if self.turned_up == 1 {
            self.first_turned_up = self.drawn;
        }
        self.go_on(config);
        Ok(())
    }

    /// The discards are the deck now.
    pub(super) fn reshuffle(&mut self, config: &PlayConfig) -> Result<(), Refusal> {
        self.check_phase(config, self.to_act(config) == ToAct::Chance(Draw::Reshuffle))?;
        self.deck = std::mem::take(&mut self.discards);
        self.shuffled = self.deck;
        self.reshuffles = self.reshuffles.saturating_add(1);
        self.go_on(config);
        Ok(())
    }

    /// The scoring whose card has not turned up yet.
    #[must_use]
    pub const fn next_scoring_card(&self) -> Option<Scoring> {
        match (self.piles.is_some(), self.turned_up) {
            (true, 0) => Some(Scoring::First),
            (true, 1) => Some(Scoring::Second),
            _ => None,
        }
    }

    /// In how many places of its pile, the next card's included, the next scoring card can still lie; none when it should
    /// not be the next card. Behind its pile, which only people cut so, there is one: it is due at last.
    #[must_use]
    pub fn scoring_card_places(&self) -> Option<u8> {
        let places = self.piles.as_ref()?.range(self.next_scoring_card()?);
        let next = self.drawn + 1;
        (next >= *places.start()).then(|| places.end().saturating_sub(next) + 1)
    }

    /// Which card from the top the next scoring card can be at all.
    fn scoring_card_range(&self, config: &PlayConfig) -> Option<RangeInclusive<u8>> {
        let (piles, scoring) = (self.piles.as_ref()?, self.next_scoring_card()?);
        Some(match self.is_cut_by_eye() {
            true => piles.widest_range(config.game(), scoring, self.first_turned_up),
            false => piles.range(scoring).clone(),
        })
    }

    /// The odds that the next card is a scoring card, and that it is money.
    fn odds(&self, config: &PlayConfig) -> (u32, u32) {
        let next = self.drawn + 1;
        match (self.scoring_card_range(config), self.scoring_card_places()) {
            (Some(range), _) if *range.end() == next => (1, 0),
            (Some(range), Some(1)) if range.contains(&next) => (UNLIKELY, 1),
            (Some(range), Some(places)) if range.contains(&next) => (1, u32::from(places) - 1),
            (Some(range), None) if range.contains(&next) => (1, UNLIKELY),
            _ => (0, 1),
        }
    }

    /// Whether the next card is the last one on display, so that the piles are made.
    fn is_before_piles(&self) -> bool {
        self.phase == Phase::Display && self.piles.is_none() && self.display.len() + 1 == DISPLAY
    }

    /// Whether no card is left in the deck, scoring cards included.
    pub(super) const fn is_deck_empty(&self) -> bool {
        self.deck.is_empty() && self.next_scoring_card().is_none()
    }

    /// Tells everything that chance can bring now, each with its weight.
    pub fn outcomes(&self, config: &PlayConfig, tell: &mut dyn FnMut(Move, u32)) {
        let ToAct::Chance(draw) = self.to_act(config) else { return };
        match draw {
            Draw::ThirdPlayer | Draw::Yard(_) => {
                self.stack.iter().for_each(|piece| tell(Move::Tile(piece), 1));
            }
            Draw::Deal(_) | Draw::Display => {
                let (scoring, money) = self.odds(config);
                if scoring > 0 {
                    tell(Move::ScoringCard, scoring * u32::from(self.deck.len()).max(1));
                }
                if money > 0 {
                    let cards = self.deck.kinds();
                    cards.for_each(|(card, count)| tell(Move::Card(card), money * u32::from(count)));
                }
            }
            Draw::Reshuffle => tell(Move::Reshuffle, 1),
            Draw::First(tied) => {
                (0..config.players() as u8)
                    .filter(|seat| tied >> seat & 1 == 1)
                    .for_each(|seat| tell(Move::First(seat), 1));
            }
        }
    }
}
