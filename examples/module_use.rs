//! In how many games a policy uses each module of the tile game, and gives to the third player:
//! `cargo run --release --example module_use -- advisor-fast`.

use std::error::Error;

use alhambra::games::alhambra::{
    advisor::{Advisor, Generator, Policy, PolicyExt, draw_on},
    rules::{
        GameConfig, Module, Options, Piece, Printed, TileSet,
        play::{Move, Offer, PlayConfig, State},
    },
};
use clap::Parser;

/// What can be done that the base game has not.
const USES: [&str; 5] =
    ["sends the Vizier", "places a falcon", "buys a camp", "buys a bazaar", "gives to Dirk"];

/// Counts the games in which a seat does what modules allow.
#[derive(Debug, Parser)]
struct Count {
    /// Who plays on all seats.
    policy: String,
    /// Games of each number of seats.
    #[arg(long, default_value_t = 200)]
    games: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let Count { policy, games } = Count::parse();
    let policy = Policy::named(&policy).ok_or(format!("no policy {policy}"))?;
    for seats in [2, 3, 4, 6] {
        let options = Options { modules: Module::ALL.into_iter().collect(), ..Options::default() };
        let game = GameConfig::new(seats, TileSet::standard().clone(), options)
            .map_err(|error| format!("{error:?}"))?;
        let config = PlayConfig::new(game, &Printed::ours()).map_err(|error| format!("{error:?}"))?;
        let advisor = Advisor::new(config);
        let mut all = [0; USES.len()];
        for game in 0..games {
            let used = uses(&advisor, policy, &mut Generator::new(0x0E5E, game));
            let counts = |(sum, seats): (&mut u32, u8)| *sum += seats.count_ones();
            all.iter_mut().zip(used).for_each(counts);
        }
        let players = (games * seats as u64) as f64;
        let told: Vec<String> = USES
            .iter()
            .zip(all)
            .map(|(what, n)| format!("{what} {:.0} %", 100.0 * f64::from(n) / players))
            .collect();
        println!("{seats} seats, of all players: {}", told.join(", "));
    }
    Ok(())
}

/// Of each use, the seats that made it in a game, as bits.
fn uses(advisor: &Advisor, policy: Policy, generator: &mut Generator) -> [u8; USES.len()] {
    let config = advisor.config();
    let mut state = State::new(config);
    let mut used = [0; USES.len()];
    while draw_on(&mut state, config, generator) {
        let moves = policy.decide(advisor, &state, generator);
        if moves.is_empty() {
            break;
        }
        for mv in moves {
            let is_camp = |offer: &Offer| match offer {
                Offer::Space(currency) => {
                    state.yard(*currency).is_some_and(|piece| matches!(config.piece(piece), Piece::Camp(_)))
                }
                Offer::Bazaar(_) => false,
            };
            let made = match &mv {
                Move::Vizier(seat, ..) => Some((0, usize::from(*seat))),
                Move::Falcon { .. } => Some((1, state.seat())),
                Move::Buy(offer, _) if is_camp(offer) => Some((2, state.seat())),
                Move::Buy(Offer::Bazaar(_), _) => Some((3, state.seat())),
                Move::Give(_) => Some((4, state.seat())),
                _ => None,
            };
            if let Some((what, seat)) = made {
                used[what] |= 1 << seat;
            }
            if state.apply(config, mv).is_err() {
                return used;
            }
        }
    }
    used
}
