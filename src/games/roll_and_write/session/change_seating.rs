//! Changing who plays after a game has started: names and colours at any time; number, order and first player
//! before the first turn, with a new set-up.

use std::collections::VecDeque;

use super::{
    play::{Dice, PlaySession},
    seating::Seating,
};
use crate::{
    log::{Game, Options, PlayEvent},
    rules::{GameConfig, Move, RollKind, ToAct, standard_phantoms, standard_rounds},
    session::SeatingExt,
};
use kernel::{By, record::Header};
use text::Texts;

/// A set-up made again for other seats.
pub struct Anew {
    /// The game.
    pub game: Game,
    /// Typed rolls that no longer have a place in it.
    pub dropped: usize,
}

/// Changes who plays in a game under way. Number, order and first player can be changed as long as no person has decided
/// anything.
pub trait ChangeSeating {
    /// The places as they are, with whoever decides for each of them now.
    #[must_use]
    fn seating(&self) -> Seating;

    /// Makes the set-up again for other seats: typed rolls are used again where they fit.
    fn anew(&self, texts: &Texts, seating: &Seating) -> Option<Anew>;
}

impl ChangeSeating for PlaySession {
    fn seating(&self) -> Seating {
        let game = self.game();
        Seating { places: self.places(), first: is_first_known(game).then(|| game.state().first()) }
    }

    fn anew(&self, texts: &Texts, seating: &Seating) -> Option<Anew> {
        let old = self.game();
        let config = config_for(old.config(), seating.places.len())?;
        let mut typed = Typed::of(old);
        let header = Header { seats: seating.all_seats(texts, config.phantoms()), ..old.header.clone() };
        let seed = match self.chance {
            Dice::Program | Dice::PlayersTyped => old.seed_at(old.log().len() + 1),
            Dice::Typed => old.seed_at(1),
        };
        let mut game = Game::start(header, config, seed).ok()?;
        while let ToAct::Chance(due) = game.state().to_act() {
            let was = match usize::from(due.seat) {
                row if row < config.players() => seating.places[row].was,
                phantom => Some(old.config().players() + phantom - config.players()),
            };
            let again = match (due.purpose, seating.first) {
                (RollKind::FirstPlayer, Some(first)) => Some(Move::First(first as u8)),
                (purpose, _) => typed.take(purpose, was),
            };
            let done = match again {
                Some(roll) => game.perform(roll).is_ok(),
                None if self.chance.rolls_for(usize::from(due.seat) >= config.players()) => {
                    game.draw(None).is_ok()
                }
                None => false,
            };
            if !done {
                break;
            }
        }
        Some(Anew { game, dropped: typed.rolls.len() })
    }
}

/// Whether it is known who goes first: drawn or chosen (§3.1).
fn is_first_known(game: &Game) -> bool {
    !matches!(game.state().to_act(), ToAct::Chance(due) if due.purpose == RollKind::FirstPlayer)
}

/// The configuration for another number of players: the rounds and phantoms of the rules follow it, what somebody has
/// changed stays.
fn config_for(old: &GameConfig, players: usize) -> Option<GameConfig> {
    if players == old.players() {
        return Some(*old);
    }
    let phantoms = standard_phantoms(players);
    let by_the_rules = old.rounds() == standard_rounds(old.rows());
    let rounds = if by_the_rules { standard_rounds(players + phantoms) } else { old.rounds() };
    let options = Options { rounds: rounds.into(), phantom_bonus: None, ..Options::of(old) };
    options.config(*old.layout(), players, phantoms).ok()
}

/// The rolls that were typed so far, each with its purpose and the row that rolled.
struct Typed {
    rolls: VecDeque<(RollKind, usize, Move)>,
}

impl Typed {
    fn of(game: &Game) -> Self {
        let events = game.at(game.log().len()).events;
        let rolls = events.iter().filter_map(|(_, event)| match event {
            PlayEvent::Roll { purpose, seat, by: By::People, .. } => {
                Some((*purpose, usize::from(*seat) - 1, event.to_move()?))
            }
            _ => None,
        });
        Self { rolls: rolls.collect() }
    }

    /// The next roll for this purpose of the player who had this row; the extra pair belongs to the first player,
    /// whoever that is.
    fn take(&mut self, purpose: RollKind, was: Option<usize>) -> Option<Move> {
        let fits = |(for_what, row, _): &(RollKind, usize, Move)| {
            *for_what == purpose && (purpose == RollKind::ExtraPair || Some(*row) == was)
        };
        let place = self.rolls.iter().position(fits)?;
        self.rolls.remove(place).map(|(.., roll)| roll)
    }
}
