//! The modules in play (§A6), and the third player (§A5).

use alhambra::games::alhambra::rules::{
    Currency::{Dinar, Dirham, Florin},
    Module, Options, Row, Scoring, ThirdPlayerModules,
    play::{Card, Draw, Move, Offer, Phase, Refusal, ToAct},
};

use super::{
    super::support::Chance,
    support::{game, options},
    table::{Table, cards, cell},
};

const HANDS: [&str; 3] = ["F2 R3 D3 U4 F9", "R1 R2 R4 R5 R6 R7", "D1 D2 D4 D5 D6 D7"];

fn with(modules: &[Module]) -> Options {
    options(modules.iter().copied().collect())
}

#[test]
fn a_bazaar_is_laid_beside_the_yard_and_another_tile_is_drawn() {
    let table = Table::begun(3, with(&[Module::Bazaars]), "P01 b0 S01 b2 P02 P03", &HANDS, "U1 U1 U1 U2");
    assert_eq!(table.state.bazaars().iter().collect::<Vec<_>>(), [table.piece("b0"), table.piece("b2")]);
    assert_eq!(table.state.yard(Dirham), Some(table.piece("S01")));
}

#[test]
fn a_bazaar_costs_exactly_what_the_tile_of_its_currency_costs() {
    // The first two of our bazaars are paid in florins, the next two in dirhams.
    let mut table = Table::begun(3, with(&[Module::Bazaars]), "P01 b0 S01 b2 P02 P03", &HANDS, "U1 U1 U1 U2");
    let price = |paid| Refusal::BazaarPrice { paid, price: 2, currency: Florin };
    assert_eq!(table.refused(table.buy_bazaar("b0", "F9")), price(9));
    assert_eq!(table.code(table.buy_bazaar("b0", "F9")), ("bazaar_price", "A6.3"));
    assert_eq!(table.refused(table.buy_bazaar("b1", "F2")), Refusal::NoBazaar(table.piece("b1")));
    table.ok(table.buy_bazaar("b0", "F2"));
    // The usual further action follows: the tile for dirhams, after which its bazaar has no price.
    table.ok(table.buy(Dirham, "R3"));
    assert_eq!(table.refused(table.buy_bazaar("b2", "")), Refusal::BazaarNoPrice(Dirham));
    assert_eq!(table.code(table.buy_bazaar("b2", "")), ("bazaar_no_price", "A6.3"));
    table.ok(table.lay("b0", 0, -1));
    table.ok(table.lay("S01", 0, 1));
    table.ok(Move::EndTurn);
    assert_eq!(table.waits_for(), ToAct::Chance(Draw::Yard(Dirham)));
}

#[test]
fn a_vizier_buys_a_bazaar_and_the_yard_stays_full() {
    let modules = with(&[Module::Bazaars, Module::Vizier]);
    let mut table = Table::begun(3, modules, "P01 S01 b2 P02 P03", &HANDS, "U1 U1 U1 U2");
    table.ok(Move::Take(cards("U1")));
    table.ok(Move::EndTurn);
    table.draw("F1");
    let bazaar = Move::Vizier(1, Offer::Bazaar(table.piece("b2")), cards("R1 R2"));
    table.ok(bazaar);
    assert_eq!((table.state.phase(), table.waits_for()), (Phase::VizierPlacing, ToAct::Decision(1)));
    table.ok(table.reserve("b2"));
    assert_eq!((table.state.phase(), table.waits_for()), (Phase::Vizier, ToAct::Decision(2)));
}

#[test]
fn a_vizier_who_empties_the_yard_ends_the_game() {
    for before in [false, true] {
        let agreed = Options { vizier_before_scoring: before, ..with(&[Module::Vizier]) };
        let tiles = "P01 S01 P02 P03";
        let mut table = Table::of_tiles(agreed, tiles, tiles, &HANDS, "U1 U1 U1 U2");
        table.ok(Move::Take(cards("U1")));
        table.ok(Move::EndTurn);
        table.draw("F1");
        // The stack is empty and the yard full: that is not yet the end.
        assert_eq!((table.state.phase(), table.waits_for()), (Phase::Vizier, ToAct::Decision(1)));
        table.ok(table.vizier(1, Dirham, "R1 R2"));
        table.ok(table.reserve("S01"));
        // Nobody else is asked; the other tiles go to whoever has most.
        assert_eq!(table.state.phase(), Phase::LastTiles);
        let pending = |seat: usize| table.state.player(seat).pending().iter().collect::<Vec<_>>();
        assert_eq!(pending(0), [table.piece("P01"), table.piece("P03")]);
        assert_eq!(pending(2), [table.piece("P02")]);
        assert_eq!(table.refused(table.give("P01")).code(), "not_bought_now");
    }
}

#[test]
fn falcons_take_a_whole_turn_of_their_own() {
    let hands = ["F4 R3 D3 U6 F9", "R1 R2 R4 R5 R6 R7", "D1 D2 D4 D5 D6 D7"];
    let modules = with(&[Module::Falconers]);
    let mut table = Table::begun(3, modules, "A06 S07 P07 C06", &hands, "U1 U1 U1 U2");
    // Without a crossing no falcon can be placed, and none can be taken after another action.
    assert_eq!(table.code(table.falcon(0, "F9", 1, 1)), ("falcon_crossing", "A6.4"));
    assert_eq!(table.refused(table.falcon(15, "F9", 1, 1)), Refusal::NoFalcon(15));
    assert_eq!(table.code(table.falcon(15, "F9", 1, 1)), ("no_falcon", "A6.4"));
    table.ok(Move::Take(cards("U1")));
    assert_eq!(table.refused(table.falcon(0, "F9", 1, 1)), Refusal::FalconTurn);
    assert_eq!(table.code(table.falcon(0, "F9", 1, 1)), ("falcon_turn", "A6.4"));
}

/// Two players, one of whom lays P07, S07 and C08 around the crossing to the south-east of the start tile.
fn crossing() -> Table {
    let yard = "G01 G02 G03 G04 G05 G06 P07 S07 C08 A01";
    let hands = ["F8 R9 F1 D5", "D9 D8 D7"];
    let mut table = Table::begun(2, with(&[Module::Falconers]), yard, &hands, "U1 D5 U1 U2");
    // Ben takes money, Ada buys three tiles: florins 8, dirhams 9, dinars 10.
    table.ok(Move::Take(cards("U1")));
    table.ok(Move::EndTurn);
    table.draw("U2");
    table.ok(Move::Take(cards("D5")));
    table.ok(Move::EndTurn);
    table.draw("U3");
    table.ok(Move::Take(cards("U1")));
    table.ok(Move::EndTurn);
    table.draw("U3");
    table.ok(table.buy(Florin, "F8"));
    table.ok(table.buy(Dirham, "R9"));
    table.ok(table.buy(Dinar, "D5 D5"));
    table.ok(Move::Take(cards("U2 U3")));
    table.ok(table.lay("P07", 1, 0));
    table.ok(table.lay("S07", 1, 1));
    table.ok(table.lay("C08", 0, 1));
    table.ok(Move::EndTurn);
    table.draw("U4 U4 T01 T02 T03");
    table.ok(Move::Take(cards("U4")));
    table.ok(Move::EndTurn);
    table.draw("U5");
    assert_eq!(table.waits_for(), ToAct::Decision(0));
    table
}

#[test]
fn a_falcon_sits_where_four_tiles_with_its_colours_meet_and_goes_back_when_one_is_taken() {
    // Falcon 0 is for pavilion and seraglio, falcon 1 for arcades and chambers.
    let mut table = crossing();
    assert_eq!(table.code(table.falcon(1, "F1", 1, 1)), ("falcon_colours", "A6.4"));
    assert_eq!(table.refused(table.falcon(0, "F9", 1, 1)).code(), "not_yours");
    table.ok(table.falcon(0, "F1", 1, 1));
    assert_eq!(table.state.falcons() & 1, 0);
    assert_eq!(table.refused(table.falcon(0, "U2", 1, 1)), Refusal::NoFalcon(0));
    assert_eq!(table.code(table.falcon(10, "U2", 1, 1)), ("falcon_crossing", "A6.4"));
    assert_eq!(table.refused(Move::Take(cards("U5"))), Refusal::FalconTurn);
    assert_eq!(table.refused(Move::TakeAway(cell(0, 1))), Refusal::FalconTurn);
    table.ok(Move::EndTurn);
    assert_eq!(table.state.discards().count(Card::read("F1").unwrap()), 1);
    table.ok(Move::Take(cards("U5")));
    table.ok(Move::EndTurn);
    table.draw("U5");
    assert_eq!(table.state.player(0).grounds().falcons().count(), 1);
    table.ok(Move::TakeAway(cell(0, 1)));
    assert_eq!(table.state.player(0).grounds().falcons().count(), 0);
    assert_eq!(table.state.falcons() & 1, 1);
}

#[test]
fn a_tile_that_was_bought_can_be_given_to_the_third_player() {
    let yard = "G01 G02 G03 G04 G05 G06 P07 S07 C08 A01";
    let mut table = Table::begun(2, Options::default(), yard, &["F8 R9 F4", "D9 D9 D8"], "U1 U1 U2 U2");
    assert_eq!(table.state.third_player().len(), 6);
    table.ok(table.buy(Florin, "F8"));
    assert_eq!(table.refused(table.give("S07")).code(), "not_bought_now");
    table.ok(table.give("P07"));
    assert_eq!(table.state.third_player().len(), 7);
    table.ok(Move::EndTurn);
    let rows = table.state.rows(&table.config);
    assert_eq!(rows[2], Row::ThirdPlayer { types: [1, 0, 0, 0, 6, 0], drawn: 0 });
}

#[test]
fn camps_that_the_third_player_draws_stay_or_are_redrawn() {
    let draws = "G01 c0 G03 c1 G05 G06";
    let keep = with(&[Module::Camps]);
    let redraw = Options { third_player_modules: ThirdPlayerModules::Redraw, ..keep };
    let mut table = Table::new(game(2, keep));
    table.draw(draws);
    assert_eq!(table.waits_for(), ToAct::Chance(Draw::Yard(Florin)));
    assert_eq!(table.state.rows(&table.config)[2], Row::ThirdPlayer { types: [0, 0, 0, 0, 4, 0], drawn: 2 });
    let mut table = Table::new(game(2, redraw));
    table.draw(draws);
    assert_eq!(table.waits_for(), ToAct::Chance(Draw::ThirdPlayer));
    table.draw("G07 G08");
    assert_eq!(table.waits_for(), ToAct::Chance(Draw::Yard(Florin)));
    assert_eq!(table.state.removed().iter().collect::<Vec<_>>(), [table.piece("c0"), table.piece("c1")]);
    assert_eq!(table.state.rows(&table.config)[2], Row::ThirdPlayer { types: [0, 0, 0, 0, 6, 0], drawn: 0 });
}

#[test]
fn the_third_player_draws_right_after_a_scoring_from_the_stack_as_the_yard_left_it() {
    let config = game(2, Options::default());
    let (mut first, mut second) = (0, 0);
    for seed in 0..20 {
        let mut chance = Chance::new(seed);
        let mut table = Table::new(config.clone());
        let mut before = None;
        while table.waits_for() != ToAct::Nothing {
            let held = table.state.held().len();
            let mv = chance.next(&config, &table.state);
            table.ok(mv);
            let now = table.state.held();
            if now.len() > held && table.state.phase() == Phase::ThirdPlayer {
                before = Some((
                    now.last().unwrap().scoring,
                    table.state.stack().len(),
                    table.state.third_player().len(),
                ));
            }
            if let Some((scoring, stack, had)) = before.filter(|_| table.state.phase() != Phase::ThirdPlayer)
            {
                let drawn = table.state.third_player().len() - had;
                match scoring {
                    Scoring::First => {
                        assert_eq!(drawn, stack.min(6));
                        first += 1;
                    }
                    _ => {
                        assert_eq!(drawn, stack / 3);
                        second += 1;
                    }
                }
                before = None;
            }
        }
    }
    assert!(first > 10 && second > 5, "{first} {second}");
}
