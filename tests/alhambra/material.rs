//! The tiles and VP of §A1, and the user's own lists (§A7).

use std::collections::BTreeSet;

use alhambra::games::{
    alhambra::rules::{
        GameConfig, NoSuchTable, Options, Scoring, Side, Tile, TileFault, TileId, TileSet, Track,
        money_cards, offered_to_come,
    },
    common::BuildingType,
};

use super::support::config;

#[test]
fn the_totals_of_the_54_tiles_are_those_of_the_rules() {
    let set = TileSet::standard();
    assert_eq!(set.tiles().len(), 54);
    assert_eq!(set.counts(), [7, 7, 9, 9, 11, 11]);
    let sum = |of: fn(&alhambra::games::alhambra::rules::Tile) -> u8| {
        BuildingType::ALL.map(|building| set.of(building).map(|tile| u32::from(of(tile))).sum::<u32>())
    };
    assert_eq!(sum(|tile| tile.price), [35, 42, 63, 72, 99, 110]);
    assert_eq!(sum(|tile| tile.walls.count()), [11, 11, 13, 13, 16, 16]);
    for side in Side::ALL {
        assert_eq!(set.tiles().iter().filter(|tile| tile.walls.has(side)).count(), 20);
    }
    let with = |walls| set.tiles().iter().filter(|tile| tile.walls.count() == walls).count();
    assert_eq!([0, 1, 2, 3].map(with), [10, 16, 20, 8]);
    for tile in set.tiles().iter().filter(|tile| tile.walls.count() == 2) {
        assert!(
            tile.walls.iter().all(|side| !tile.walls.has(side.opposite())),
            "{} has walls opposite",
            tile.id
        );
    }
    let designs: BTreeSet<String> = set
        .tiles()
        .iter()
        .map(|tile| format!("{:?} {} {:?}", tile.building(), tile.price, tile.walls))
        .collect();
    assert_eq!(designs.len(), 54);
}

#[test]
fn the_prices_and_the_walls_of_each_type_are_those_of_the_rules() {
    let set = TileSet::standard();
    let prices: Vec<Vec<u8>> =
        BuildingType::ALL.iter().map(|&building| set.of(building).map(|tile| tile.price).collect()).collect();
    assert_eq!(
        prices,
        [
            vec![2, 3, 4, 5, 6, 7, 8],
            vec![3, 4, 5, 6, 7, 8, 9],
            vec![4, 5, 6, 6, 7, 8, 8, 9, 10],
            vec![5, 6, 7, 7, 8, 9, 9, 10, 11],
            vec![6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12],
            vec![7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13],
        ]
    );
    let walls = |building| -> Vec<u16> {
        let most: Vec<u16> = (0..=12).map(|tiles| set.most_walls(building, tiles)).collect();
        most.windows(2).map(|pair| pair[1] - pair[0]).collect()
    };
    for (building, expected) in [
        (BuildingType::Pavilion, [3, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0]),
        (BuildingType::Seraglio, [3, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0]),
        (BuildingType::Arcades, [3, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0]),
        (BuildingType::Chambers, [3, 2, 2, 2, 2, 1, 1, 0, 0, 0, 0, 0]),
        (BuildingType::Garden, [3, 3, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0]),
        (BuildingType::Tower, [3, 3, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0]),
    ] {
        assert_eq!(walls(building), expected, "{building:?}");
    }
}

#[test]
fn the_vp_of_every_place_and_what_is_on_offer_are_those_of_the_rules() {
    let tower = |scoring: Scoring| scoring.places(BuildingType::Tower);
    assert_eq!(Scoring::ALL.map(tower), [[6].as_slice(), &[13, 6], &[21, 13, 6]]);
    let pavilion = |scoring: Scoring| scoring.places(BuildingType::Pavilion);
    assert_eq!(Scoring::ALL.map(pavilion), [[1].as_slice(), &[8, 1], &[16, 8, 1]]);
    assert_eq!(Scoring::ALL.map(Scoring::on_offer), [21, 84, 195]);
    assert_eq!([0, 1, 2, 3].map(|held| offered_to_come(&Scoring::ALL[..held])), [300, 279, 195, 0]);
}

#[test]
fn two_to_six_can_play_and_two_have_a_third_player_beside_them() {
    assert_eq!((config(2, Options::default()).rows(), config(3, Options::default()).rows()), (3, 3));
    assert_eq!([2, 3].map(|players| money_cards(&config(players, Options::default()))), [72, 108]);
    for players in [0, 1, 7] {
        let refused = GameConfig::new(players, TileSet::standard().clone(), Options::default());
        assert_eq!(refused, Err(NoSuchTable(players)));
    }
    assert_eq!([Track::Sixty.lap(), Track::Hundred.lap()], [60, 100]);
}

const HEAD: &str = "id,type,price,north,east,south,west,walls\n";

fn faults(lines: &str) -> Vec<TileFault> {
    TileSet::read(&format!("{HEAD}{lines}")).expect_err("it has faults")
}

#[test]
fn an_own_list_of_tiles_is_read_and_its_ids_are_written_back() {
    let set = TileSet::read(&format!("{HEAD}P01,pavilion,2,1,0,0,1,2\r\n\n T12, tower, 14, 0,0,0,0, 0\n"));
    let set = set.expect("it has no faults");
    let ids: Vec<String> = set.tiles().iter().map(|tile| tile.id.to_string()).collect();
    assert_eq!(ids, ["P01", "T12"]);
    assert_eq!(set.counts(), [1, 0, 0, 0, 0, 1]);
    for id in ["", "P", "P1", "P00", "X01", "P001", "P+1", "P\u{e9}"] {
        assert_eq!(TileId::read(id), None, "{id}");
    }
}

#[test]
fn all_faults_of_a_list_are_named() {
    let text = |text: &str| text.to_owned();
    let id = TileId::read("P01").expect("it is one");
    assert_eq!(
        faults("P1,pavilion,2,1,0,0,1,2\nP01,tower,0,1,0,2,1,2\nP01,pavilion,2,1,0\n"),
        [
            TileFault::Id { line: 2, text: text("P1") },
            TileFault::Type { line: 3, text: text("tower") },
            TileFault::Price { line: 3, text: text("0") },
            TileFault::Wall { line: 3, side: Side::South, text: text("2") },
            TileFault::Columns { line: 4, columns: 5 },
        ]
    );
    assert_eq!(
        faults("P01,pavilion,2,1,0,0,1,2\nP01,pavilion,2,1,0,0,1,2\nP02,pavilion,2,1,0,0,1,3\n"),
        [TileFault::Twice { line: 3, id }, TileFault::Walls { line: 4, text: text("3"), found: 2 },]
    );
    assert_eq!(faults(""), [TileFault::Number(0)]);
    let many: String = (0..100)
        .map(|at| {
            format!(
                "{}{:02},{},5,0,0,0,0,0\n",
                ["P", "T"][at / 50],
                at % 50 + 1,
                ["pavilion", "tower"][at / 50]
            )
        })
        .collect();
    assert_eq!(faults(&many), [TileFault::Number(100)]);
    assert_eq!(TileSet::read(""), Err(vec![TileFault::Head(String::new())]));
}

#[test]
fn a_list_is_told_from_other_texts_even_with_the_byte_order_mark_of_a_spreadsheet() {
    let list = format!("\u{feff}{HEAD}P01,pavilion,2,1,0,0,1,2\n");
    assert!(TileSet::is_list(&list) && TileSet::read(&list).is_ok());
    assert!(TileSet::is_list("id, type, price\n"), "a list with a fault is one");
    for other in ["", "id,type", "{\"camps\": []}", "players Ada Ben"] {
        assert!(!TileSet::is_list(other), "{other}");
    }
}

#[test]
fn a_tile_is_changed_added_after_its_type_and_taken_out() {
    let set = TileSet::standard();
    let id = |text: &str| TileId::read(text).unwrap();
    let dear = Tile { price: 14, ..set.get(id("P01")).unwrap() };
    let changed = set.with(dear).unwrap();
    assert_eq!((changed.tiles().len(), changed.get(id("P01"))), (54, Some(dear)));
    assert_eq!(changed.tiles()[1..], set.tiles()[1..], "the others are as they were");
    let free = set.free_id(BuildingType::Pavilion).unwrap();
    assert_eq!(free, id("P08"));
    let more = changed.with(Tile { id: free, ..dear }).unwrap();
    assert_eq!((more.tiles().len(), more.tiles()[7].id, more.tiles()[8].id), (55, free, id("S01")));
    assert_eq!(more.without(id("P03")).unwrap().free_id(BuildingType::Pavilion), Some(id("P03")));
    assert_eq!(more.without(free), Ok(changed));
    let mut full = set.clone();
    while let Some(id) = full.free_id(BuildingType::Pavilion) {
        full = full.with(Tile { id, ..dear }).unwrap();
    }
    assert_eq!((full.tiles().len(), full.free_id(BuildingType::Tower)), (99, None));
    let one = TileSet::new(vec![dear]).unwrap();
    assert_eq!(one.without(dear.id), Err(vec![TileFault::Number(0)]));
}
