//! The oddities of §A8.

use alhambra::games::{
    alhambra::rules::{
        AuditFinding, Cell, FalconKind, Holdings, Module, Options, Row, Scoring, ScoringSnapshot, TileId,
        TileSet, audit, audit_aside, audit_boards, most_wall,
    },
    common::BuildingType::{Garden, Pavilion},
};

use super::support::{Chance, board, config, grow, held, player, third_player, tile};

fn every_module() -> Options {
    Options { modules: Module::ALL.into_iter().collect(), ..Options::default() }
}

fn found(held: &[ScoringSnapshot]) -> Vec<AuditFinding> {
    audit(&config(3, every_module()), held)
}

fn first(rows: Vec<Row>) -> Vec<AuditFinding> {
    found(&[held(Scoring::First, rows)])
}

#[test]
fn there_are_only_so_many_tiles_of_a_type() {
    let rows = |pavilions| vec![player([4, 0, 0, 0, 0, 0], 0), player([pavilions, 0, 0, 0, 0, 0], 0)];
    assert_eq!(first(rows(3)), []);
    let finding = AuditFinding::Tiles { scoring: Scoring::First, building: Pavilion, tiles: 8, exist: 7 };
    assert_eq!(first(rows(4)), [finding]);
    let with_third = vec![player([0; 6], 0), player([0; 6], 0), third_player([8, 0, 0, 0, 0, 0])];
    assert_eq!(audit(&config(2, every_module()), &[held(Scoring::First, with_third)]), [finding]);
}

#[test]
fn one_tile_lies_in_one_place() {
    let (one, other) = (board(&[(1, 0, "P07"), (0, 1, "T09")]), board(&[(0, -1, "T09"), (1, 0, "S07")]));
    assert_eq!(
        audit_boards([(1, &one), (3, &other)]),
        [AuditFinding::TileTwice {
            tile: tile("T09").id,
            first: (1, Cell::new(0, 1)),
            again: (3, Cell::new(0, -1)),
        }]
    );
    assert_eq!(audit_boards([(1, &one)]), []);
}

#[test]
fn a_tile_that_is_laid_is_in_no_reserve_and_not_with_the_third_player() {
    let (laid, t09, p07) = (board(&[(1, 0, "P07")]), tile("T09").id, tile("P07").id);
    let aside = |aside: &[(u8, TileId)]| audit_aside([(1, &laid)], aside.iter().copied());
    assert_eq!(aside(&[(2, t09)]), []);
    let first = (1, Some(Cell::new(1, 0)));
    assert_eq!(aside(&[(2, p07)]), [AuditFinding::TileAside { tile: p07, first, again: 2 }]);
    assert_eq!(
        aside(&[(2, t09), (3, t09)]),
        [AuditFinding::TileAside { tile: t09, first: (2, None), again: 3 }]
    );
}

#[test]
fn the_tiles_of_a_type_do_not_decrease_between_scorings() {
    let before = held(Scoring::First, vec![player([0, 0, 0, 0, 2, 1], 0)]);
    let now = held(Scoring::Second, vec![player([0, 0, 0, 0, 1, 1], 0)]);
    let sank = AuditFinding::Sank { row: 1, scoring: Scoring::Second, building: Garden, before: 2, tiles: 1 };
    assert_eq!(found(&[before, now]), [sank]);
}

#[test]
fn a_wall_is_no_longer_than_the_tiles_can_give() {
    let rows = |wall| vec![player([2, 0, 1, 2, 1, 0], wall)];
    assert_eq!(first(rows(16)), []);
    assert_eq!(first(rows(17)), [AuditFinding::Wall { row: 1, scoring: Scoring::First, wall: 17, most: 16 }]);
}

#[test]
fn no_random_alhambra_has_a_longer_wall_than_its_tiles_can_give() {
    for seed in 8000..8300 {
        let mut chance = Chance::new(seed);
        let mut board = alhambra::games::alhambra::rules::Board::new(chance.options());
        for _ in 0..chance.below(30) {
            grow(&mut board, &mut chance, false);
        }
        let holdings = Holdings::of(&board);
        // Tiles may occur twice here, so that only the outline is a bound.
        let bazaars = holdings.points(Module::Bazaars).count();
        let laid = holdings.types.iter().sum::<u8>() + bazaars as u8;
        let outline = if laid == 0 { 0 } else { 2 * laid + 4 - 4u8.saturating_sub(laid) };
        assert!(holdings.wall <= outline.into(), "{board:?}");
        assert!(most_wall(TileSet::standard(), &holdings) <= outline.into());
    }
}

#[test]
fn the_third_player_has_all_that_it_has_drawn() {
    let rows = |types, drawn| vec![player([0; 6], 0), player([0; 6], 0), Row::ThirdPlayer { types, drawn }];
    let of_two = |scoring, types, drawn| {
        let skipped = |finding: &AuditFinding| matches!(finding, AuditFinding::Skipped { .. });
        let before = (scoring != Scoring::First).then(|| held(Scoring::First, rows([1; 6], 0)));
        let all: Vec<_> = before.into_iter().chain([held(scoring, rows(types, drawn))]).collect();
        let found = audit(&config(2, every_module()), &all);
        found.into_iter().filter(|finding| !skipped(finding)).collect::<Vec<_>>()
    };
    assert_eq!(of_two(Scoring::First, [1, 1, 1, 1, 1, 1], 0), []);
    assert_eq!(of_two(Scoring::First, [1, 1, 1, 1, 1, 0], 1), []);
    assert_eq!(
        of_two(Scoring::First, [1, 1, 1, 1, 1, 0], 0),
        [AuditFinding::ThirdPlayer { scoring: Scoring::First, tiles: 5, least: 6 }]
    );
    assert_eq!(
        of_two(Scoring::Second, [1, 1, 1, 1, 1, 6], 0),
        [AuditFinding::ThirdPlayer { scoring: Scoring::Second, tiles: 11, least: 12 }]
    );
}

#[test]
fn for_a_scoring_that_was_not_held_the_third_player_draws_nothing() {
    let rows = |types| vec![player([1; 6], 3), player([1; 6], 3), third_player(types)];
    let of = |tiles: [u8; 6], before: &[Scoring]| {
        let before = before.iter().map(|&scoring| held(scoring, rows([1; 6])));
        let all: Vec<_> = before.chain([held(Scoring::Third, rows(tiles))]).collect();
        audit(&config(2, every_module()), &all)
    };
    let (first, second) = (Scoring::First, Scoring::Second);
    let skipped = |scoring| AuditFinding::Skipped { scoring };
    assert_eq!(of([1; 6], &[]), [skipped(first), skipped(second)]);
    assert_eq!(of([2; 6], &[first]), [skipped(second)]);
    let few = AuditFinding::ThirdPlayer { scoring: Scoring::Third, tiles: 6, least: 12 };
    assert_eq!(of([1; 6], &[first]), [skipped(second), few]);
}

#[test]
fn there_are_only_so_many_falcons_camps_and_bazaars() {
    let with = |falcons: [u16; 3], camps: usize, bazaars: usize| {
        let holdings = Holdings::default()
            .with(Module::Falconers, &falcons)
            .with(Module::Camps, &vec![1; camps])
            .with(Module::Bazaars, &vec![1; bazaars]);
        Row::Player(holdings)
    };
    let scoring = Scoring::First;
    assert_eq!(first(vec![with([5, 2, 5], 5, 4), with([0, 3, 0], 3, 4)]), []);
    assert_eq!(
        first(vec![with([5, 3, 5], 5, 4), with([0, 3, 0], 4, 5)]),
        [
            AuditFinding::Camps { scoring, camps: 9 },
            AuditFinding::Bazaars { scoring, bazaars: 9 },
            AuditFinding::Falcons { scoring, kind: FalconKind::Brown, falcons: 6 },
        ]
    );
}

#[test]
fn a_bazaar_brings_at_most_24_and_a_module_that_is_off_brings_nothing() {
    let holdings = Holdings::default()
        .with(Module::Camps, &[1])
        .with(Module::Bazaars, &[24, 25])
        .with(Module::Falconers, &[0, 0, 1]);
    let row = Row::Player(holdings);
    let scoring = Scoring::First;
    let too_much = AuditFinding::BazaarVp { row: 1, scoring, vp: 25 };
    assert_eq!(first(vec![row.clone()]), [too_much]);
    let off = |module| AuditFinding::ModuleOff { row: 1, scoring, module };
    assert_eq!(
        audit(&config(3, Options::default()), &[held(scoring, vec![row])]),
        [too_much, off(Module::Camps), off(Module::Bazaars), off(Module::Falconers)]
    );
}

#[test]
fn every_scoring_is_held_once_and_in_order() {
    let of = |scorings: &[Scoring]| {
        found(&scorings.iter().map(|&scoring| held(scoring, vec![player([0; 6], 0)])).collect::<Vec<_>>())
    };
    use Scoring::{First, Second, Third};
    assert_eq!(of(&[]), []);
    assert_eq!(of(&[First, Second, Third]), []);
    assert_eq!(of(&[First, Third]), [AuditFinding::Skipped { scoring: Second }]);
    assert_eq!(of(&[Second, First]), [AuditFinding::Skipped { scoring: First }]);
    assert_eq!(of(&[First, First, Second]), [AuditFinding::HeldTwice { scoring: First }]);
}
