//! The worked examples of §A9 that belong to play.

use alhambra::games::alhambra::rules::{
    Currency::{Dinar, Dirham, Ducat, Florin},
    Module, Options, Scoring, SecondScoringPile,
    play::{Draw, Move, Phase, Refusal, State, ToAct},
};

use super::{
    super::support::Chance,
    support::{game, options},
    table::{Table, cards},
};

const YARD: &str = "P01 S01 P02 P03";

#[test]
fn whoever_has_fewest_cards_begins() {
    let hands = ["F9 F8 F4", "R7 R7 R6", "D5 D5 D5 D6"];
    let table = Table::begun(3, Options::default(), YARD, &hands, "U1 U1 U1 U2");
    assert_eq!((table.state.seat(), table.waits_for()), (1, ToAct::Decision(1)));
}

#[test]
fn among_those_who_are_tied_the_youngest_begins() {
    let hands = ["F7 F7 F6", "R7 R7 R6", "D7 D7 D7"];
    let mut table = Table::begun(3, Options::default(), YARD, &hands, "U1 U1 U1 U2");
    assert_eq!(table.waits_for(), ToAct::Chance(Draw::First(0b011)));
    assert_eq!(table.refused(Move::First(2)), Refusal::NotTied(2));
    table.ok(Move::First(1));
    assert_eq!(table.waits_for(), ToAct::Decision(1));
}

/// Which cards from the top the two scoring cards can be.
fn ranges(state: &State) -> [(u8, u8); 2] {
    let piles = state.piles().unwrap();
    [&piles.first, &piles.second].map(|range| (*range.start(), *range.end()))
}

#[test]
fn scoring_cards_lie_in_their_piles() {
    let hands = ["F9 F8 F4", "R7 R7 R6", "D5 D5 D5 D6"];
    let table = Table::begun(3, Options::default(), YARD, &hands, "U1 U1 U1 U2");
    assert_eq!(table.state.deck().len(), 94);
    assert_eq!(ranges(&table.state), [(20, 39), (59, 78)]);
    let five = Options { second_scoring_pile: SecondScoringPile::Five, ..Options::default() };
    let table = Table::begun(3, five, YARD, &hands, "U1 U1 U1 U2");
    assert_eq!(ranges(&table.state), [(20, 39), (78, 96)]);
    let yard = "G01 G02 G03 G04 G05 G06 P01 S01 P02 P03";
    let table = Table::begun(2, Options::default(), yard, &["F9 F8 F4", "R7 R6 R5 R4"], "U1 U1 U2 U2");
    assert_eq!(ranges(&table.state), [(14, 26), (39, 51)]);
    let table = Table::begun(2, five, yard, &["F9 F8 F4", "R7 R6 R5 R4"], "U1 U1 U2 U2");
    assert_eq!(ranges(&table.state), [(14, 26), (51, 63)]);
}

#[test]
fn scoring_cards_lie_in_piles_of_the_heights_that_people_typed_in() {
    let hands = ["F9 F8 F4", "R7 R7 R6", "D5 D5 D5 D6"];
    let typed = Options { piles: Some([30, 10, 20, 24, 10]), ..Options::default() };
    let table = Table::begun(3, typed, YARD, &hands, "U1 U1 U1 U2");
    assert_eq!(ranges(&table.state), [(31, 41), (62, 86)]);
    let five = Options { second_scoring_pile: SecondScoringPile::Five, ..typed };
    let table = Table::begun(3, five, YARD, &hands, "U1 U1 U1 U2");
    assert_eq!(ranges(&table.state), [(31, 41), (86, 96)]);
}

#[test]
fn a_scoring_card_turns_up_in_its_pile_and_nowhere_else() {
    for latest in [false, true] {
        let config = game(3, Options::default());
        let mut chance = Chance::new(3);
        let mut state = State::new(&config);
        let mut seen = Vec::new();
        let mut drawn = 0;
        while seen.len() < 2 {
            let ToAct::Chance(Draw::Display) = state.to_act(&config) else {
                let mv = chance.next(&config, &state);
                state.apply(&config, mv).unwrap();
                continue;
            };
            let [first, second] = if state.piles().is_some() { ranges(&state) } else { [(99, 99); 2] };
            let at = if latest { [first.1, second.1] } else { [first.0, second.0] }[seen.len()];
            let card = state.deck().iter().next().unwrap();
            if state.piles().is_none() {
                state.apply(&config, Move::Card(card)).unwrap();
                continue;
            }
            drawn += 1;
            if drawn == at {
                if latest {
                    let refusal = Refusal::ScoringCardDue(drawn - 1);
                    assert_eq!(state.clone().apply(&config, Move::Card(card)), Err(refusal));
                }
                assert_eq!(state.apply(&config, Move::ScoringCard), Ok(()));
                seen.push(state.clone());
            } else {
                let is_before = drawn < [first.0, second.0][seen.len()];
                if is_before {
                    let refusal = Refusal::NoScoringCard(drawn - 1);
                    assert_eq!(state.clone().apply(&config, Move::ScoringCard), Err(refusal));
                }
                state.apply(&config, Move::Card(card)).unwrap();
            }
        }
        assert_eq!(state.next_scoring_card(), None);
        assert_eq!(state.held().first().map(|held| held.scoring), Some(Scoring::First));
    }
}

#[test]
fn one_card_of_any_value_or_several_worth_five_are_taken() {
    let table = |display| {
        let hands = ["F9 F8 F3", "R7 R7 R7", "D7 D7 D7"];
        Table::begun(3, Options::default(), YARD, &hands, display)
    };
    let take = |text: &str| Move::Take(cards(text));
    table("F9 F1 F1 F1").ok(take("F9"));
    table("R2 D3 F1 F1").ok(take("R2 D3"));
    table("F1 F1 R3 F1").ok(take("F1 F1 R3"));
    assert_eq!(table("R3 D3 F1 F1").refused(take("R3 D3")), Refusal::TooMuch { value: 6 });
    assert_eq!(table("R1 D5 F1 F1").refused(take("R1 D5")), Refusal::TooMuch { value: 6 });
    assert_eq!(table("R1 D5 F1 F1").code(take("R1 D5")), ("too_much", "A4.4"));
}

#[test]
fn a_garden_for_one_too_much_ends_the_actions_and_an_exact_purchase_does_not() {
    let hands = ["D3 D4 D7 F6", "R7 R6 R6 R4", "U7 U7 U4 U4"];
    let begun = || Table::begun(3, Options::default(), "P01 S01 G08 P03", &hands, "U1 U1 U1 U2");
    let mut dear = begun();
    dear.ok(dear.buy(Dinar, "D4 D7"));
    assert_eq!(dear.refused(Move::Take(cards("U1"))), Refusal::OneAction);
    assert_eq!(dear.refused(Move::EndTurn), Refusal::LayFirst(1));
    dear.ok(dear.lay("G08", 0, 1));
    dear.ok(Move::EndTurn);
    assert_eq!(dear.state.discards(), cards("D4 D7"));
    let mut exact = begun();
    exact.ok(exact.buy(Dinar, "D3 D7"));
    exact.ok(Move::Take(cards("U1")));
    assert_eq!(exact.refused(Move::Take(cards("U1"))), Refusal::OneAction);
}

#[test]
fn four_exact_purchases_empty_the_yard_and_leave_one_action() {
    let hands = ["F2 R3 D3 U4 F9", "R1 R2 R4 R5 R6 R7", "D1 D2 D4 D5 D6 D7"];
    let mut table = Table::begun(3, Options::default(), YARD, &hands, "U1 U1 U1 U2");
    table.ok(table.buy(Florin, "F2"));
    table.ok(table.buy(Dirham, "R3"));
    table.ok(table.buy(Dinar, "D3"));
    table.ok(table.buy(Ducat, "U4"));
    assert_eq!(table.refused(table.buy(Florin, "F9")), Refusal::NoTile(Florin));
    assert_eq!(table.state.player(0).pending().len(), 4);
    table.ok(Move::Take(cards("U1 U2")));
    assert_eq!(table.refused(Move::Take(cards("U1"))), Refusal::OneAction);
    // They are placed in any order, before the yard and the display are refilled.
    table.ok(table.lay("P03", 0, 1));
    assert_eq!(table.refused(Move::Take(cards("U1"))), Refusal::LayFirst(3));
    for name in ["P01", "S01", "P02"] {
        table.ok(table.reserve(name));
    }
    table.ok(Move::EndTurn);
    table.draw("F1 F1");
    assert_eq!(table.waits_for(), ToAct::Chance(Draw::Yard(Florin)));
    table.draw("P04 P05 P06 P07");
    assert_eq!(table.waits_for(), ToAct::Decision(1));
}

#[test]
fn the_last_tiles_go_to_whoever_has_most_of_their_currency() {
    // Ada 12 dinars, Ben 9; florins 7, 7, 3; only Cleo has dirhams; nobody has ducats.
    let hands = ["F7 D3 D3 U2 D9", "F7 D9 U4", "F3 R2 D6 D9"];
    let tiles = "P01 P02 P03 S01 S02 A01 T11";
    let mut table = Table::of_tiles(Options::default(), tiles, "A01 S02 T11 P03", &hands, "U1 U1 U1 U3");
    assert_eq!(table.waits_for(), ToAct::Decision(1));
    table.ok(table.buy(Ducat, "U4"));
    table.ok(table.reserve("P03"));
    table.ok(Move::EndTurn);
    table.draw("P01");
    table.ok(table.buy(Dinar, "D6 D9"));
    table.ok(table.reserve("T11"));
    table.ok(Move::EndTurn);
    table.draw("P02");
    table.ok(table.buy(Ducat, "U2"));
    table.ok(table.buy(Dinar, "D3"));
    table.ok(table.reserve("P01"));
    table.ok(table.reserve("P02"));
    table.ok(Move::EndTurn);
    assert_eq!(table.waits_for(), ToAct::Chance(Draw::Yard(Dinar)), "space 3 before space 4");
    table.draw("S01");
    let pending = |table: &Table, seat: usize| table.state.player(seat).pending().iter().collect::<Vec<_>>();
    assert_eq!(table.state.phase(), Phase::LastTiles);
    assert_eq!(pending(&table, 0), [table.piece("S01")]);
    assert_eq!(pending(&table, 1), []);
    assert_eq!(pending(&table, 2), [table.piece("S02")]);
    assert_eq!(table.state.yard(Florin), Some(table.piece("A01")), "a tie: it stays");
    assert_eq!(table.state.yard(Dirham), None);
    // Tiles are placed in any order; nothing is given away now.
    assert_eq!(table.waits_for(), ToAct::Decision(0));
    table.ok(table.reserve("S02"));
    table.ok(table.lay("S01", 0, 1));
    assert_eq!(table.waits_for(), ToAct::Nothing);
    assert_eq!(table.refused(Move::EndTurn), Refusal::Over);
    // One seraglio, with three walls in a row.
    assert_eq!(table.state.breakdown()[0].vp, 17 + 3);
    assert_eq!(table.state.winners(), [0]);
}

#[test]
fn viziers_are_asked_clockwise_and_after_a_purchase_the_later_ones_again() {
    let with = options([Module::Vizier].into_iter().collect());
    let hands = ["F2 F9 F9", "R3 R9 R9", "D3 D9 D9", "U4 U8 U9"];
    let mut table = Table::begun(4, with, YARD, &hands, "U1 U1 U1 U2");
    table.ok(Move::Take(cards("U1")));
    table.ok(Move::EndTurn);
    table.draw("R1");
    let asked = |table: &Table| table.waits_for();
    assert_eq!(asked(&table), ToAct::Decision(1));
    assert!(matches!(table.refused(table.vizier(3, Ducat, "U4")), Refusal::NotNow(_)));
    table.ok(Move::Decline);
    assert_eq!(asked(&table), ToAct::Decision(2));
    table.ok(table.vizier(2, Dinar, "D3"));
    table.ok(table.reserve("P02"));
    assert_eq!(table.waits_for(), ToAct::Chance(Draw::Yard(Dinar)));
    table.draw("P04");
    assert_eq!(asked(&table), ToAct::Decision(3));
    assert_eq!(table.code(table.vizier(2, Florin, "")), ("asleep", "A6.1"));
    table.ok(Move::Decline);
    assert_eq!(asked(&table), ToAct::Decision(0));
    table.ok(Move::Decline);
    assert_eq!((table.state.phase(), asked(&table)), (Phase::Action, ToAct::Decision(1)));
}
