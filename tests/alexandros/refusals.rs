//! Each refusal of §X8 that a table can meet, with its code, its § and its values.

use alhambra::games::alexandros::rules::{
    Action, Card, Conquest, Governors, Illegal, NotJoker, Province, Recall, Rim, Symbols, Turn, Unavailable,
    check_tax_card,
};

use super::support::{Table, YELLOW, open, province, symbol, symbols, test_board};

const RED: u8 = 0;

#[track_caller]
fn is_refused<T>(found: Result<T, Illegal>, expected: Illegal, code: &str, section: &str) {
    assert_eq!(found.err(), Some(expected));
    assert_eq!((expected.code(), expected.section()), (code, section));
}

#[test]
fn a_space_that_is_not_available_cannot_be_a_goal() {
    let mut table = Table::new(test_board());
    let mut refused = |goal: (u8, u8), why| {
        let before = table.state.clone();
        let space = table.space(goal);
        let found = table.try_move(open('T'), goal, &[(0, 1)]);
        is_refused(found, Illegal::NotAvailable { space, why }, "not_available", "X3.1");
        assert_eq!(table.state, before);
    };
    refused((0, 0), Unavailable::Alexander);
    refused((0, 1), Unavailable::Plain);
    let wall = table.board.sides(table.space((2, 3)))[1];
    table.state.walls.insert(wall);
    table.state.governors.put(table.space((1, 6)), YELLOW);
    let why = |at| table.state.unavailable(&table.board, table.space(at));
    assert_eq!(why((2, 3)), Some(Unavailable::Wall(wall)));
    assert_eq!(why((1, 6)), Some(Unavailable::Governor(YELLOW)));
    // A wall that only touches a corner does not matter.
    assert_eq!(why((3, 8)), None);
}

#[test]
fn the_goal_is_the_nearest_and_the_way_ends_at_it_and_is_the_shortest() {
    let horse = |goal, way: &[(u8, u8)]| Table::new(test_board()).try_move(open('H'), goal, way);
    let far = Illegal::NotNearest { symbol: symbol('H'), distance: 5, least: 2 };
    is_refused(horse((2, 8), &[(0, 1)]), far, "not_nearest", "X3.3");
    let table = Table::new(test_board());
    let elsewhere = Illegal::NotAtGoal { corner: table.corner((1, 2)), goal: table.space((1, 3)) };
    is_refused(horse((1, 3), &[(0, 1), (1, 2)]), elsewhere, "not_at_goal", "X3.3");
    let long = Illegal::NotShortest { lines: 3, least: 2 };
    is_refused(horse((1, 3), &[(0, 1), (0, 3), (1, 2), (1, 4)]), long, "not_shortest", "X3.4");
    let gap = Illegal::NoLine { from: table.corner((0, 1)), to: table.corner((1, 4)) };
    is_refused(horse((1, 3), &[(0, 1), (1, 4)]), gap, "no_line", "X3.4");
    let start = Illegal::NotFromAlexander(table.corner((0, 1)));
    is_refused(horse((1, 3), &[(0, 3), (1, 4)]), start, "not_from_alexander", "X3.4");
    is_refused(horse((1, 3), &[]), start, "not_from_alexander", "X3.4");
    assert!(horse((1, 3), &[(0, 1), (0, 3), (1, 4)]).is_ok());
}

#[test]
fn a_card_from_the_hand_must_be_in_it_and_stands_for_its_own_symbol() {
    let lyre = Card::Hand(symbol('L'));
    is_refused(lyre.check_hand(&symbols("TA")), Illegal::NotInHand(symbol('L')), "not_in_hand", "X3.5");
    assert_eq!(lyre.check_hand(&symbols("TL")), Ok(()));
    assert_eq!(open('L').check_hand(&Symbols::NONE), Ok(()));
    let mut table = Table::new(test_board());
    let mut move_with = |card| table.try_move(card, (2, 3), &[(0, 1), (1, 2), (2, 3)]);
    let no_joker = |why| Illegal::NoJoker { card: symbol('L'), why };
    is_refused(move_with(lyre), no_joker(NotJoker::FromHand), "no_joker", "X3.6");
    is_refused(move_with(open('L')), no_joker(NotJoker::Available(symbol('L'))), "no_joker", "X3.6");
    assert!(move_with(Card::Hand(symbol('T'))).is_ok());
}

#[test]
fn a_way_needs_walls() {
    let mut table = Table::new(test_board());
    (table.state.supply.black, table.state.supply.red) = (1, 0);
    let before = table.state.clone();
    let found = table.try_move(open('T'), (2, 3), &[(0, 1), (1, 2), (2, 3)]);
    is_refused(found, Illegal::WallsShort { needed: 2, left: 1 }, "walls_short", "X3.7");
    assert_eq!(table.state, before);
}

#[test]
fn a_turn_has_two_actions_and_taxes_once() {
    let done = |actions: &[Action], recall| {
        actions.iter().try_fold(Turn::ACTIONS_ALONE, |turn, action| turn.after(*action, recall))
    };
    let (taxes, card, back) = (Action::Taxes, Action::TakeCard, Action::TakeBack);
    is_refused(done(&[card, card, card], Recall::Action), Illegal::NoActions, "no_actions", "X4");
    is_refused(done(&[taxes, taxes], Recall::Action), Illegal::TaxesTwice, "taxes_twice", "X4.4");
    for twice in [card, Action::Occupy, Action::TakeOver, back] {
        assert_eq!(done(&[twice, twice], Recall::Action).map(Turn::left), Ok(0));
    }
    is_refused(done(&[card, taxes, back], Recall::Action), Illegal::NoActions, "no_actions", "X4");
    assert_eq!(done(&[card, taxes, back, back], Recall::Free).map(Turn::left), Ok(0));
}

#[test]
fn taxes_need_a_card_of_a_symbol_under_one_of_the_players_governors() {
    let provinces = [province(4, "TH", &[(YELLOW, 'H')]), province(1, "T", &[(RED, 'T')])];
    let card = symbol('H');
    let found = check_tax_card(provinces.iter(), RED, Some(card));
    is_refused(found, Illegal::TaxCard { player: RED, card }, "tax_card", "X4.4");
    assert_eq!(check_tax_card(provinces.iter(), RED, None), Ok(()), "there is some card");
    let found = check_tax_card(provinces[..1].iter(), RED, None);
    is_refused(found, Illegal::NoTaxes(RED), "no_taxes", "X4.4");
}

#[test]
fn a_turn_begins_with_the_move() {
    for recall in [Recall::Action, Recall::Free] {
        for action in [Action::TakeCard, Action::Occupy, Action::TakeOver, Action::Taxes, Action::TakeBack] {
            is_refused(Turn::NEW.after(action, recall), Illegal::NotMoved, "not_moved", "X3");
            assert!(Turn::NEW.moved().unwrap().after(action, recall).is_ok());
        }
    }
    assert_eq!(Turn::NEW.moved().and_then(Turn::moved), None, "and has one");
}

#[test]
fn a_province_is_occupied_by_governors_on_its_symbols() {
    let vacant = province(4, "TH", &[]);
    let occupy = |home, on| vacant.cost(Conquest::Occupy, 4, RED, home, symbols(on));
    is_refused(occupy(0, "T"), Illegal::NoGovernor { wanted: 1, home: 0 }, "no_governor", "X4.2");
    is_refused(occupy(4, ""), Illegal::NoGovernor { wanted: 0, home: 4 }, "no_governor", "X4.2");
    let elsewhere = Illegal::NoPlace { on: symbols("TT"), spaces: symbols("TH") };
    is_refused(occupy(4, "TT"), elsewhere, "no_place", "X4.2");
    is_refused(vacant.costs(4, RED, 0), Illegal::NoGovernor { wanted: 1, home: 0 }, "no_governor", "X4.2");
    let plain = province(4, "", &[]);
    is_refused(plain.conquest(RED), Illegal::NoSymbol, "no_symbol", "X4.2");
    let cost = province(4, "TTL", &[]).cost(Conquest::Occupy, 4, RED, 4, symbols("T")).unwrap();
    is_refused(
        cost.check_hand(&symbols("AH")),
        Illegal::CardsMissing(symbols("TL")),
        "cards_missing",
        "X4.2",
    );
    assert_eq!(cost.check_hand(&symbols("TTL")), Ok(()));
}

#[test]
fn the_owner_of_a_province_decides_how_it_can_be_gained() {
    let (own, other, vacant) =
        (province(4, "TH", &[(RED, 'T')]), province(4, "TH", &[(YELLOW, 'T')]), province(4, "TH", &[]));
    let get = |province: &Province, how| province.cost(how, 4, RED, 4, symbols("H"));
    is_refused(get(&other, Conquest::Occupy), Illegal::Occupied(YELLOW), "occupied", "X4.2");
    is_refused(get(&own, Conquest::Occupy), Illegal::Own, "own", "X4.3");
    is_refused(get(&own, Conquest::TakeOver), Illegal::Own, "own", "X4.3");
    is_refused(get(&vacant, Conquest::TakeOver), Illegal::Vacant, "vacant", "X4.3");
    assert_eq!((vacant.conquest(RED), other.conquest(RED)), (Ok(Conquest::Occupy), Ok(Conquest::TakeOver)));
}

#[test]
fn on_a_board_governors_stand_on_different_symbol_spaces_of_one_province() {
    let table = Table::new(test_board());
    let occupy = |rim, how, spaces: &[(u8, u8)]| {
        let spaces: Vec<_> = spaces.iter().map(|at| table.space(*at)).collect();
        table.state.conquered(&table.board, rim, how, 4, RED, &spaces)
    };
    let (rim, how) = (Rim::Boundary, Conquest::Occupy);
    is_refused(occupy(rim, how, &[]), Illegal::NoGovernor { wanted: 0, home: 4 }, "no_governor", "X4.2");
    let plain = Illegal::NoPlaceOn(table.space((0, 1)));
    is_refused(occupy(rim, how, &[(0, 0), (0, 1)]), plain, "no_place", "X4.2");
    let twice = Illegal::NoPlaceOn(table.space((0, 0)));
    is_refused(occupy(rim, how, &[(0, 0), (0, 0)]), twice, "no_place", "X4.2");
    let open = Illegal::NoProvince(table.space((0, 0)));
    is_refused(occupy(Rim::Walls, how, &[(0, 0)]), open, "no_province", "X5.1");
    let (after, cost) = occupy(rim, how, &[(0, 0), (0, 3)]).unwrap();
    assert_eq!((cost.cards().total(), after.governors.home(RED)), (14, 2));
}

/// §X4.3: the conqueror may stand where the loser stood.
#[test]
fn taking_over_sends_governors_home() {
    let mut table = Table::new(test_board());
    let there = table.space((0, 0));
    table.state.governors.put(there, YELLOW);
    let (after, cost) =
        table.state.conquered(&table.board, Rim::Boundary, Conquest::TakeOver, 4, RED, &[there]).unwrap();
    assert_eq!((after.governors.at(there), after.governors.home(YELLOW)), (Some(RED), 4));
    assert_eq!((cost.against, cost.cards().total(), cost.to_loser), (symbols("TT"), 17, 9));
}

#[test]
fn players_take_back_only_their_own_governors() {
    let mut table = Table::new(test_board());
    let there = table.space((0, 0));
    table.state.governors.put(there, YELLOW);
    is_refused(table.state.taken_back(RED, there), Illegal::NotThere(RED), "not_there", "X4.5");
    let after = table.state.taken_back(YELLOW, there).unwrap();
    assert_eq!(after.governors, Governors::default());
    let typed = province(2, "TH", &[(YELLOW, 'T')]);
    is_refused(typed.without_governor(YELLOW, symbol('H')), Illegal::NotThere(YELLOW), "not_there", "X4.5");
}
