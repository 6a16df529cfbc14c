//! Turning dice by hand (§5.1): how to make a die show another number, and what coins bring within reach. The latest
//! turns of dice can be undone, so that of all ways the cheapest is taken, and what was paid for another one comes back.

use super::PlaySession;
use crate::{
    log::Game,
    rules::{Cell, ChangeDie, Colour, Face, FourDice, Phase, State},
};

/// What to do: first undo, then turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceTurn {
    /// How many of the latest turns of dice are undone.
    pub undone: usize,
    /// The turns after that, one coin each.
    pub turns: Vec<ChangeDie>,
}

impl DiceTurn {
    /// The coins it costs; negative if some come back.
    #[must_use]
    pub fn price(&self) -> i8 {
        self.turns.len() as i8 - self.undone as i8
    }
}

/// The dice of the player who chooses an action.
pub struct TurnableDice<'a> {
    game: &'a Game,
    /// The position before the turns that can be undone.
    before: State,
    /// These turns, in their order.
    turned: Vec<ChangeDie>,
    four: FourDice,
}

impl<'a> TurnableDice<'a> {
    /// The dice of a game in which so many turns of dice can be undone; none if no action is to be chosen
    /// now.
    #[must_use]
    pub fn new(game: &'a Game, undoable: usize) -> Option<Self> {
        let four = game.state().four().filter(|_| game.state().phase() == Phase::Action)?;
        let log = game.log();
        let from = log.len() - undoable.min(turned_last(game));
        let turned: Vec<ChangeDie> =
            log[from..].iter().filter_map(|entry| entry.event()?.turned_die()).collect();
        let before = if turned.is_empty() { *game.state() } else { game.at(from).state };
        Some(Self { game, before, turned, four })
    }

    /// How to make a die that shows `from` show `to`, if possible.
    #[must_use]
    pub fn turn(&self, colour: Colour, from: Face, to: Face) -> Option<DiceTurn> {
        self.to(self.four.with(colour, from, to)?, colour)
    }

    /// The cells that can be built only after turning dice, or turning them back, each with how and the dice after
    /// that.
    #[must_use]
    pub fn reach(&self) -> Vec<(Cell, DiceTurn, FourDice)> {
        let offered = self.game.state().offered();
        let cells = self.before.reach(self.game.config()).into_iter();
        let away = cells.filter(|(cell, _)| offered & cell.bit() == 0);
        away.filter_map(|(cell, four)| Some((cell, self.to(four, Colour::Yellow)?, four))).collect()
    }

    /// How to make the dice show these, turning those of one colour last.
    fn to(&self, four: FourDice, last: Colour) -> Option<DiceTurn> {
        if four == self.four {
            return Some(DiceTurn { undone: 0, turns: Vec::new() });
        }
        let turns = self.before.turns_to(self.game.config(), four)?;
        let [mut yellow, mut blue] = turns.map(|turns| turns.into_iter().peekable());
        // What was already turned in this way stays.
        let mut stays = 0;
        for turn in &self.turned {
            let wanted = if turn.colour == Colour::Yellow { &mut yellow } else { &mut blue };
            if wanted.next_if_eq(turn).is_none() {
                break;
            }
            stays += 1;
        }
        let turns = match last {
            Colour::Yellow => blue.chain(yellow).collect(),
            Colour::Blue => yellow.chain(blue).collect(),
        };
        Some(DiceTurn { undone: self.turned.len() - stays, turns })
    }
}

/// How many turns of dice were the very last thing done in a game.
#[must_use]
pub fn turned_last(game: &Game) -> usize {
    let is_turn = |entry: &&kernel::Entry<_>| {
        entry.event().is_some_and(|event: &crate::log::PlayEvent| event.turned_die().is_some())
    };
    game.log().iter().rev().take_while(is_turn).count()
}

/// How many turns of dice can be undone one by one (§4.5).
#[must_use]
pub fn turns_to_undo(session: &PlaySession) -> usize {
    if session.can_undo() { turned_last(session.game()) } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        log::{NamedLayout, solo_header},
        rules::{ChangeDice, GameConfig, GameRules, Move, SpecialAction, SpecialActions},
    };
    use kernel::{Rules, ToAct};
    use std::collections::BTreeMap;

    /// Random numbers.
    fn lots(mut seed: u64) -> impl FnMut(usize) -> usize {
        move |of| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as usize % of
        }
    }

    fn configs() -> impl Iterator<Item = GameConfig> {
        let options = [
            (SpecialActions::One, ChangeDice::Two),
            (SpecialActions::Both, ChangeDice::Any),
            (SpecialActions::One, ChangeDice::Any),
        ];
        options.into_iter().map(|(actions, dice)| {
            GameConfig::new(NamedLayout::standard().1, 1, 2).unwrap().with_options(actions, dice)
        })
    }

    /// Games in which everything is chosen at random, before every choice of an action.
    fn games(config: GameConfig, seed: u64) -> Vec<Game> {
        let mut lot = lots(seed);
        let mut game = Game::start(solo_header("test", "", 2), config, None).unwrap();
        let mut seen = Vec::new();
        loop {
            let moves: Vec<Move> = match game.state().to_act() {
                ToAct::Nothing => return seen,
                ToAct::Chance(_) => {
                    GameRules::outcomes(&config, game.state()).into_iter().map(|(roll, _)| roll).collect()
                }
                ToAct::Decision(_) => game.legal_moves(),
            };
            game.perform(moves[lot(moves.len())]).unwrap();
            if game.state().phase() == Phase::Action && game.state().sheet(0).coins() <= 4 {
                seen.push(game.clone());
            }
        }
    }

    /// The fewest coins for all that the dice can show, found by turning them in every way.
    fn all_ways(config: &GameConfig, state: &State) -> BTreeMap<FourDice, usize> {
        let (mut least, mut edge) = (BTreeMap::new(), vec![*state]);
        for coins in 0.. {
            let mut next: Vec<State> = Vec::new();
            for state in edge {
                least.entry(state.four().unwrap()).or_insert(coins);
                for mv in state.legal(config) {
                    let mut turned = state;
                    if matches!(mv, Move::Special(SpecialAction::ChangeDie(_)))
                        && turned.apply(config, mv).is_ok()
                        && !next.contains(&turned)
                    {
                        next.push(turned);
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            edge = next;
        }
        least
    }

    #[test]
    fn cells_and_dice_cost_what_turning_in_every_way_finds() {
        for (config, seed) in configs().zip(1..) {
            let mut reached = 0;
            for game in games(config, seed) {
                let state = *game.state();
                let least = all_ways(&config, &state);
                for (four, _) in FourDice::all() {
                    let found = state.turns_to(&config, four).map(|turns| turns.concat().len());
                    assert_eq!(found, least.get(&four).copied(), "{four:?} in {state:?}");
                }
                let mut cells = BTreeMap::new();
                for (four, coins) in &least {
                    let crossings = four.yellow().map(|row| four.blue().map(|column| Cell::new(row, column)));
                    for cell in crossings.concat() {
                        if !state.sheet(0).is_built(cell) {
                            let known = cells.entry(cell).or_insert(*coins);
                            *known = (*known).min(*coins);
                        }
                    }
                }
                let found = state.reach(&config).into_iter().map(|(cell, four)| (cell, least[&four]));
                assert_eq!(found.collect::<BTreeMap<_, _>>(), cells, "in {state:?}");
                reached += cells.len();
            }
            assert!(reached > 100, "{reached}");
        }
    }

    #[test]
    fn whatever_was_turned_the_dice_are_had_for_the_least_coins_and_back_for_nothing() {
        for (config, seed) in configs().zip(1..) {
            let mut lot = lots(seed);
            for mut game in games(config, seed) {
                let before = game.log().len() - turned_last(&game);
                let least = all_ways(&config, &game.at(before).state);
                for _ in 0..6 {
                    let dice = TurnableDice::new(&game, usize::MAX).unwrap();
                    let (yellow, blue) = game.state().dice(0);
                    let (colour, die) = match lot(2) {
                        0 => (Colour::Yellow, yellow[lot(2)]),
                        _ => (Colour::Blue, blue[lot(2)]),
                    };
                    let to = Face::ALL[lot(6)];
                    let shown = dice.four.with(colour, die.face, to).unwrap();
                    let paid = dice.turned.len() as i8;
                    let Some(turn) = dice.turn(colour, die.face, to) else {
                        assert!(!least.contains_key(&shown));
                        continue;
                    };
                    if shown != dice.four {
                        assert_eq!(paid + turn.price(), least[&shown] as i8, "{turn:?}");
                    }
                    (0..turn.undone).for_each(|_| assert!(game.undo()));
                    turn.turns.iter().for_each(|turn| game.perform((*turn).into()).unwrap());
                    assert_eq!(game.state().four(), Some(shown));
                }
            }
        }
    }

    #[test]
    fn what_is_turned_last_is_undone_first_unless_it_stays() {
        let (config, seed) = (configs().next().unwrap(), 1);
        let three = |game: &Game| game.state().sheet(0).coins() >= 3 && game.state().changes() == 0;
        let mut game = games(config, seed).into_iter().find(three).unwrap();
        let before = game.clone();
        let first = |game: &Game, colour| {
            let dice = TurnableDice::new(game, usize::MAX).unwrap();
            let (yellow, blue) = game.state().dice(0);
            let die = if colour == Colour::Yellow { yellow[0] } else { blue[0] };
            let to = Face::ALL.into_iter().find(|to| to.number().abs_diff(die.face.number()) == 1).unwrap();
            (die.face, to, dice.turn(colour, die.face, to).unwrap())
        };
        let (yellow, to, turn) = first(&game, Colour::Yellow);
        assert_eq!((turn.undone, turn.price()), (0, 1));
        game.perform(turn.turns[0].into()).unwrap();
        let (_, _, turn) = first(&game, Colour::Blue);
        let blue = turn.turns[0];
        assert_eq!((turn.undone, turn.price()), (0, 1), "what was turned stays");
        game.perform(blue.into()).unwrap();
        let back = TurnableDice::new(&game, usize::MAX).unwrap().turn(Colour::Yellow, to, yellow).unwrap();
        assert_eq!((back.undone, back.turns.as_slice()), (2, [blue].as_slice()));
        // What cannot be undone costs a coin to turn back.
        let back = TurnableDice::new(&game, 0).unwrap().turn(Colour::Yellow, to, yellow).unwrap();
        assert_eq!(back.price(), 1);
        assert_eq!(before.log().len() + 2, game.log().len());
    }
}
