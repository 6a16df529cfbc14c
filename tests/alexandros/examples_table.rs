//! The worked examples that need no board (§X9.8–13, 15, 18), on provinces as a ledger keeps them.

use alhambra::{
    games::alexandros::rules::{
        Conquest, Cost, End, GameConfig, Illegal, Province, TaxReason, Warning, before_taxes, check_tax_card,
        end_by_points, leaders, tax_cards, taxes,
    },
    kernel::Breakdown,
};

use super::support::{YELLOW, province, symbol, symbols};

const RED: u8 = 0;
const BLUE: u8 = 2;
const GREEN: u8 = 3;

/// What all players get.
fn gains(provinces: &[Province]) -> Vec<i32> {
    taxes(provinces.iter(), 4).iter().map(|player| player.vp).collect()
}

fn take_over(province: &Province, players: u8, player: u8, on: &str) -> Cost {
    province.cost(Conquest::TakeOver, players, player, 4, symbols(on)).unwrap()
}

/// §X9.8.
#[test]
fn every_symbol_space_without_a_governor_costs_a_card() {
    let vacant = province(9, "TTHASL", &[]);
    let one = vacant.cost(Conquest::Occupy, 4, RED, 4, symbols("T")).unwrap();
    assert_eq!((one.cards(), one.to_loser), (symbols("THASL"), 0));
    let two = vacant.cost(Conquest::Occupy, 4, RED, 4, symbols("TH")).unwrap();
    assert_eq!(two.cards(), symbols("TASL"));
    let held = province(9, "TTHASL", &[(RED, 'T'), (RED, 'H')]);
    assert_eq!(gains(std::slice::from_ref(&held)), [0, 0, 0, 0]);
    let left = held.without_governor(RED, symbol('H')).unwrap();
    assert_eq!(gains(&[left]), [9, 0, 0, 0]);
    assert_eq!(vacant.before_conquest(2), Some(Warning::MoreGovernors { governors: 2, value: 9 }));
    assert_eq!(vacant.before_conquest(1), None);
}

/// §X9.8: every choice is listed once, the cheapest first.
#[test]
fn prices_are_listed_from_the_cheapest() {
    let costs = province(9, "TTHASL", &[]).costs(4, RED, 4).unwrap();
    let totals: Vec<u32> = costs.iter().map(|cost| cost.cards().total()).collect();
    assert!(totals.is_sorted());
    // One, two, three or four of T T H A S L, the two temples being alike.
    assert_eq!(
        [5, 4, 3, 2].map(|cards| totals.iter().filter(|total| **total == cards).count()),
        [5, 11, 14, 11]
    );
    assert_eq!(costs.len(), 41);
    let two = province(9, "TTHASL", &[]).costs(4, RED, 2).unwrap();
    assert_eq!(two.len(), 16);
    assert_eq!((costs[0].on, costs[0].missing(&symbols("TL"))), (symbols("TTAH"), symbols("S")));
}

/// §X9.9.
#[test]
fn the_conqueror_pays_two_cards_for_each_governor_and_the_loser_gets_half() {
    let two = province(9, "TTHASL", &[(RED, 'T'), (RED, 'H')]);
    let cost = take_over(&two, 4, YELLOW, "L");
    assert_eq!((cost.against, cost.others), (symbols("TTHH"), symbols("TTHAS")));
    assert_eq!((cost.cards().total(), cost.to_loser), (9, 5));
    assert_eq!(take_over(&two, 2, YELLOW, "L").to_loser, 0);
    let one = province(9, "TTHASL", &[(RED, 'T')]);
    let cost = take_over(&one, 3, YELLOW, "L");
    assert_eq!((cost.against, cost.others), (symbols("TT"), symbols("TTHAS")));
    assert_eq!((cost.cards().total(), cost.to_loser), (7, 4));
}

/// §X9.10.
#[test]
fn a_small_province_is_taken_over_with_four_cards() {
    let cost = take_over(&province(3, "ALL", &[(BLUE, 'L')]), 4, GREEN, "A");
    assert_eq!((cost.against, cost.others, cost.to_loser), (symbols("LL"), symbols("LL"), 2));
}

/// §X9.11.
#[test]
fn all_players_get_taxes_whoever_collects_them() {
    let provinces = [
        province(8, "SHT", &[(RED, 'S'), (RED, 'H')]),
        province(8, "TA", &[(RED, 'T')]),
        province(4, "L", &[(RED, 'L')]),
        province(4, "A", &[(YELLOW, 'A')]),
        province(9, "HL", &[(BLUE, 'H')]),
        province(6, "S", &[(GREEN, 'S')]),
        province(5, "S", &[]),
    ];
    assert_eq!(check_tax_card(provinces.iter(), RED, Some(symbol('S'))), Ok(()));
    let all = taxes(provinces.iter(), 4);
    assert_eq!(all.iter().map(|player| player.vp).collect::<Vec<_>>(), [12, 4, 9, 6]);
    let nothing = TaxReason::MoreGovernors { province: 0, governors: 2, value: 8 };
    let parts = vec![
        Breakdown::leaf(nothing, 0),
        Breakdown::leaf(TaxReason::OneGovernor { province: 1 }, 8),
        Breakdown::leaf(TaxReason::OneGovernor { province: 2 }, 4),
    ];
    assert_eq!(all[0], Breakdown::sum(TaxReason::Taxes, parts));
}

/// §X9.12.
#[test]
fn the_card_for_taxes_shows_a_symbol_under_one_of_the_players_governors() {
    let provinces = [province(4, "TTA", &[(RED, 'T'), (RED, 'T')]), province(2, "HL", &[(RED, 'H')])];
    assert_eq!(tax_cards(provinces.iter(), RED).collect::<Vec<_>>(), [symbol('T'), symbol('H')]);
    for card in "ALS".chars().map(symbol) {
        let refused = Err(Illegal::TaxCard { player: RED, card });
        assert_eq!(check_tax_card(provinces.iter(), RED, Some(card)), refused);
    }
}

/// §X9.13.
#[test]
fn a_province_earns_with_one_governor_and_is_vacant_without() {
    let two = province(6, "TH", &[(RED, 'T'), (RED, 'H')]);
    let one = two.without_governor(RED, symbol('H')).unwrap();
    let none = one.without_governor(RED, symbol('T')).unwrap();
    assert_eq!([&two, &one, &none].map(Province::earns), [0, 6, 0]);
    assert_eq!([&two, &one, &none].map(Province::owner), [Some(RED), Some(RED), None]);
    let warnings = [&two, &one].map(Province::before_taking_back);
    assert_eq!(warnings, [None, Some(Warning::LastGovernor)]);
}

/// §X9.15.
#[test]
fn a_hundred_points_end_the_game_after_everybodys_taxes() {
    let config = GameConfig::new(3).unwrap();
    let (points, gains) = ([93, 12, 95], [8, 0, 9]);
    let helps = Warning::HelpsOthers { own: 8, rival: BLUE, points: 9 };
    assert_eq!(before_taxes(&config, RED, &gains, &points), [helps, Warning::Ends(End::Goal)]);
    assert_eq!(before_taxes(&config, BLUE, &gains, &[0, 0, 0]), []);
    assert_eq!(end_by_points(&config, &points), None);
    assert_eq!(end_by_points(&config, &[101, 12, 104]), Some(End::Goal));
    assert_eq!(leaders(&[101, 12, 104]), [2]);
    assert_eq!(leaders(&[104, 12, 104]), [0, 2]);
    let longer = config.with_goal(105).unwrap();
    assert_eq!(end_by_points(&longer, &[101, 12, 104]), None);
}

/// §X9.18.
#[test]
fn two_governors_parted_earn_what_they_did_not_earn_together() {
    let whole = province(9, "TH", &[(RED, 'T'), (RED, 'H')]);
    assert_eq!(gains(std::slice::from_ref(&whole)), [0, 0, 0, 0]);
    let part = province(6, "T", &[(RED, 'T')]);
    let rest = whole.without(&part).unwrap();
    assert_eq!(rest, province(3, "H", &[(RED, 'H')]));
    assert_eq!(gains(&[part, rest]), [9, 0, 0, 0]);
}
