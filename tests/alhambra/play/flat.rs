//! The boards used in play against those with maps: both judge alike.

use std::collections::BTreeSet;

use alhambra::games::alhambra::rules::{
    Camp, Cell, Corner, GameConfig, Holdings, Options, Piece, Printed, PrintedCamp, Sides, Tile, TileSet,
    play::{Grounds, Move, Payments, PlayConfig, State, ToAct},
};

use super::{
    super::support::Chance,
    random::{mixes, play, random_options},
    support::{game, legal},
};

fn sorted<T: Ord>(cells: impl IntoIterator<Item = T>) -> BTreeSet<T> {
    cells.into_iter().collect()
}

fn places(config: &PlayConfig, grounds: &Grounds, number: usize) -> Vec<Cell> {
    let mut cells = Vec::new();
    grounds.places(config, config.id(number).unwrap(), &mut |cell| cells.push(cell));
    cells
}

/// Asks both boards everything about some pieces; returns how many places were judged lawful.
fn assert_agree(config: &PlayConfig, grounds: &Grounds, chance: &mut Chance) -> usize {
    let board = grounds.board(config);
    let mut lawful = 0;
    for _ in 0..6 {
        let number = chance.below(config.all_pieces().len().into());
        let id = config.id(number).unwrap();
        let piece = config.piece(id);
        let found = places(config, grounds, number);
        lawful += found.len();
        assert_eq!(sorted(found), sorted(board.cells_to_lay(piece)), "{piece:?} on {board:?}");
        assert_eq!(
            sorted(grounds.swaps(config, id)),
            sorted(board.cells_to_swap(piece)),
            "{piece:?} on {board:?}"
        );
    }
    assert_eq!(sorted(grounds.removals(config)), sorted(board.cells_to_take()), "{board:?}");
    assert_eq!(usize::from(grounds.wall(config)), board.wall().len(), "{board:?}");
    assert_eq!(grounds.holdings(config), Holdings::of(&board));
    for (number, &falcon) in (0..).zip(config.falcons()) {
        assert_eq!(
            sorted(grounds.crossings(config, number)),
            sorted::<Corner>(board.crossings_for(falcon)),
            "{falcon:?} on {board:?}"
        );
    }
    lawful
}

/// Tiles and camps with any walls and ramparts.
fn wild(players: usize, chance: &mut Chance, bits: usize) -> PlayConfig {
    let mut sides = || loop {
        if let Piece::Tile(tile) = chance.wild_tile() {
            return tile.walls;
        }
    };
    let tiles: Vec<Tile> =
        TileSet::standard().tiles().iter().map(|&tile| Tile { walls: sides(), ..tile }).collect();
    let mut ramparts = || loop {
        if let Some(camp) = Camp::new(sides()) {
            return camp;
        }
    };
    let ours = Printed::ours();
    let camps = ours.camps.iter().map(|camp| PrintedCamp { camp: ramparts(), ..*camp }).collect();
    let printed = Printed { camps, ..ours.clone() };
    let options = random_options(chance, bits);
    let game = GameConfig::new(players, TileSet::new(tiles).unwrap(), options).unwrap();
    PlayConfig::new(game, &printed).unwrap()
}

fn compare(config: &PlayConfig, chance: &mut Chance, probes: &mut Chance) -> usize {
    let mut lawful = 0;
    let mut number = 0usize;
    play(config, chance, &mut |state: &State| {
        number += 1;
        if number.is_multiple_of(23) {
            for seat in 0..config.players() {
                lawful += assert_agree(config, state.player(seat).grounds(), probes);
            }
        }
    });
    lawful
}

#[test]
fn flat_boards_judge_as_boards_with_maps_do() {
    let mut lawful = 0;
    for (players, bits) in mixes() {
        let seed = (players * 16 + bits) as u64;
        let (mut chance, mut probes) = (Chance::new(seed), Chance::new(seed + 1000));
        let printed = game(players, random_options(&mut chance, bits));
        lawful += compare(&printed, &mut chance, &mut probes);
        let config = wild(players, &mut chance, bits);
        lawful += compare(&config, &mut chance, &mut probes);
    }
    assert!(lawful > 50_000, "{lawful}");
}

#[test]
fn an_alhambra_can_grow_far_in_a_line() {
    // Tiles without walls, laid one after another to the west.
    let tiles: Vec<Tile> = TileSet::standard()
        .tiles()
        .iter()
        .map(|&tile| Tile { walls: Sides::NONE, price: 1, ..tile })
        .collect();
    let game = GameConfig::new(3, TileSet::new(tiles).unwrap(), Options::default()).unwrap();
    let config = PlayConfig::new(game, &Printed::ours()).unwrap();
    let mut chance = Chance::new(1);
    let mut state = State::new(&config);
    while state.to_act(&config) != ToAct::Nothing {
        let lays = legal(&config, &state, Payments::Needed).into_iter().filter_map(|mv| match mv {
            Move::Lay(_, cell) => Some(((cell.y.abs(), cell.x), mv)),
            _ => None,
        });
        let westmost = lays.min_by_key(|(at, _)| *at).map(|(_, mv)| mv);
        let mv = westmost.unwrap_or_else(|| chance.next(&config, &state));
        state.apply(&config, mv).unwrap();
    }
    let mut west = 0;
    for seat in 0..3 {
        let grounds = state.player(seat).grounds();
        west = grounds.pieces().map(|(cell, _)| cell.x).min().unwrap_or_default().min(west);
        assert_agree(&config, grounds, &mut chance);
    }
    assert!(west < -9, "{west}");
}
