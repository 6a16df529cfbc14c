//! Games to begin with, and how one is played on.

use alhambra::{
    app::AppState,
    games::{
        alhambra::{
            rules::{GameConfig, Module, Options, Printed, TileSet, play::PlayConfig},
            session::{Deals, NewGame as NewTileGame, seating::Seating as TileSeating},
        },
        roll_and_write::{
            advisor::Policy,
            game::{Desk as RollAndWriteDesk, GameCommand, NewGame},
            log::NamedLayout,
            rules::{ChangeDice, SpecialActions},
            session::{
                Dice,
                seating::{SeatController, SeatSetup, Seating},
            },
        },
    },
    kernel::Seed,
};

/// A solo game by the booklet.
pub fn solo(seed: u64) -> NewGame {
    let me =
        SeatSetup { name: "Zoé".to_owned(), colour: "plum".to_owned(), me: true, ..SeatSetup::default() };
    NewGame {
        seating: Seating { places: vec![me], first: None },
        dice: Dice::Program,
        phantoms: 2,
        bonus: None,
        rounds: 18,
        special_actions: SpecialActions::One,
        change_dice: ChangeDice::Two,
        layout: NamedLayout::standard().0,
        seed,
    }
}

/// A game by the booklet of these players; a name in small letters is that of a computer.
pub fn table(names: &[&str], seed: u64) -> NewGame {
    let place = |name: &&str| SeatSetup {
        name: (*name).to_owned(),
        colour: "red".to_owned(),
        controller: if name.starts_with(char::is_lowercase) {
            SeatController::Computer(Policy::Greedy)
        } else {
            SeatController::Person
        },
        ..SeatSetup::default()
    };
    let mut seating = Seating { places: names.iter().map(place).collect(), first: Some(0) };
    // Nobody has the colour of another.
    seating.settle(0);
    let (phantoms, rounds) = match names.len() {
        1 | 2 => (3 - names.len(), 18),
        3 => (0, 18),
        4 => (0, 15),
        _ => (0, 12),
    };
    NewGame { seating, phantoms, rounds, ..solo(seed) }
}

/// A tile game of these people and computers, with a fixed seed and tiles and cards from there.
pub fn tile_game(computers: &[Option<Policy>], modules: &[Module], deals: Deals) -> NewTileGame {
    let options = Options { modules: modules.iter().copied().collect(), ..Options::default() };
    let game = GameConfig::new(computers.len(), TileSet::standard().clone(), options).unwrap();
    let config = PlayConfig::new(game, &Printed::ours()).unwrap();
    let mut seating = TileSeating::default();
    seating.resize(computers.len());
    for (place, computer) in seating.places.iter_mut().zip(computers) {
        place.controller = computer.map_or(SeatController::Person, SeatController::Computer);
    }
    NewTileGame { seating, third_player: "Dirk".to_owned(), config, deals, seed: Seed(7) }
}

/// Plays the current game on to the end of this round or of the game, always with the last legal move.
pub fn play_on(app: &mut AppState, rounds: u8) {
    loop {
        let session = app.desk::<RollAndWriteDesk>().session.as_ref().unwrap();
        let game = session.game();
        if game.is_over() || game.state().round() > rounds {
            return;
        }
        let legal = game.legal_moves();
        match legal.last() {
            Some(&decision) => app.run(GameCommand::Play(decision)),
            None => app.run(GameCommand::Roll),
        }
    }
}
