//! The refusals of §A8 that belong to play, each with its § and values.

use alhambra::games::alhambra::rules::{
    Currency::{Dinar, Dirham, Ducat, Florin},
    FurtherAction, Illegal, Module, Options,
    play::{Card, Draw, Move, Offer, Possible, Refusal, ToAct},
};

use super::{
    support::options,
    table::{Table, cards, cell},
};

/// Ada begins, with all prices of the yard in her hand.
fn table_with(options: Options) -> Table {
    let hands = ["F2 R3 D3 U4 F9", "R1 R2 R4 R5 R6 R7", "D1 D2 D4 D5 D6 D7"];
    Table::begun(3, options, "P01 S01 P02 P03", &hands, "U1 U1 U1 U2")
}

fn table() -> Table {
    table_with(Options::default())
}

#[test]
fn a_card_that_is_not_on_display_cannot_be_taken() {
    let table = table();
    let refusal = table.refused(Move::Take(cards("U1 F1")));
    assert_eq!(refusal, Refusal::NotDisplayed(Card::read("F1")));
    assert_eq!((refusal.code(), refusal.section()), ("not_displayed", "A4.4"));
    assert_eq!(table.refused(Move::Take(cards(""))), Refusal::NotDisplayed(None));
}

#[test]
fn more_cards_than_there_are_of_a_kind_are_refused() {
    let table = table();
    for number in 4..10 {
        let many = cards(&"U1 ".repeat(number));
        assert_eq!(table.refused(Move::Take(many)), Refusal::NotDisplayed(Card::read("U1")), "{number}");
        let many = cards(&"F2 ".repeat(number));
        let refusal = Refusal::NotYours(Card::read("F2").unwrap());
        assert_eq!(table.refused(Move::Buy(Offer::Space(Florin), many)), refusal, "{number}");
    }
}

#[test]
fn a_tile_is_paid_from_the_hand_in_the_currency_of_its_space() {
    let table = table();
    assert_eq!(table.refused(table.buy(Florin, "F8")), Refusal::NotYours(Card::read("F8").unwrap()));
    let card = Card::read("D3").unwrap();
    let wrong = table.refused(table.buy(Florin, "F2 D3"));
    assert_eq!(wrong, Refusal::WrongCurrency { card, currency: Florin });
    let little = table.refused(table.buy(Dirham, ""));
    assert_eq!(little, Refusal::TooLittle { paid: 0, price: 3, currency: Dirham });
    assert_eq!(table.code(table.buy(Florin, "F8")), ("not_yours", "A4.5"));
    assert_eq!(table.code(table.buy(Florin, "F2 D3")), ("wrong_currency", "A4.5"));
    assert_eq!(table.code(table.buy(Dirham, "")), ("too_little", "A4.5"));
}

#[test]
fn an_empty_space_stays_empty_until_the_turn_ends() {
    let mut table = table();
    table.ok(table.buy(Ducat, "U4"));
    assert_eq!(table.refused(table.buy(Ducat, "")), Refusal::NoTile(Ducat));
    assert_eq!(table.code(table.buy(Ducat, "")), ("no_tile", "A4.5"));
}

#[test]
fn a_turn_needs_an_action() {
    let table = table();
    assert_eq!(table.refused(Move::EndTurn), Refusal::MustAct(Possible::Take));
    assert_eq!(table.code(Move::EndTurn), ("must_act", "A4.8"));
}

#[test]
fn a_tile_bought_in_this_turn_cannot_be_part_of_a_redesign() {
    let mut table = table();
    table.ok(table.buy(Ducat, "U4"));
    let piece = table.piece("P03");
    assert_eq!(table.refused(table.swap("P03", 0, 1)), Refusal::NotInReserve { piece, is_bought: true });
    let piece = table.piece("P07");
    assert_eq!(table.refused(table.lay("P07", 0, 1)), Refusal::NotInReserve { piece, is_bought: false });
    assert_eq!(table.code(table.lay("P07", 0, 1)), ("not_in_reserve", "A4.6"));
}

#[test]
fn the_turn_ends_only_when_everything_is_placed() {
    let mut table = table();
    table.ok(table.buy(Ducat, "U4"));
    table.ok(table.buy(Dinar, "D3"));
    assert_eq!(table.refused(Move::EndTurn), Refusal::LayFirst(2));
    assert_eq!(table.code(Move::EndTurn), ("lay_first", "A4.7"));
    table.ok(table.reserve("P03"));
    assert_eq!(table.refused(Move::EndTurn), Refusal::LayFirst(1));
    table.ok(table.reserve("P02"));
    assert_eq!(table.refused(Move::Take(cards("U1"))), Refusal::OneAction);
    assert_eq!(table.refused(table.lay("P02", 0, 1)), Refusal::OneAction, "it is in the reserve now");
    table.ok(Move::EndTurn);
}

#[test]
fn the_further_action_can_be_compulsory() {
    let must = Options { further_action: FurtherAction::Must, ..Options::default() };
    let mut table = table_with(must);
    table.ok(table.buy(Ducat, "U4"));
    assert_eq!(table.refused(Move::EndTurn), Refusal::MustAct(Possible::Take));
    assert_eq!(table.refused(table.reserve("P03")), Refusal::MustAct(Possible::Take));
    table.ok(Move::Take(cards("U1")));
    table.ok(table.reserve("P03"));
    table.ok(Move::EndTurn);
}

#[test]
fn tiles_are_given_away_only_in_games_of_two_and_only_when_just_bought() {
    let mut table = table();
    table.ok(table.buy(Ducat, "U4"));
    assert_eq!(table.refused(table.give("P03")), Refusal::NoThirdPlayer);
    assert_eq!(table.code(table.give("P03")), ("not_bought_now", "A5.3"));
    let piece = table.piece("P01");
    assert_eq!(table.refused(table.reserve("P01")), Refusal::NotBoughtNow(piece));
}

#[test]
fn refusals_of_boards_cite_the_paragraphs_on_laying() {
    let mut table = table();
    table.ok(table.buy(Ducat, "U4"));
    table.ok(table.buy(Dinar, "D3"));
    assert_eq!(table.code(table.lay("P03", 0, 0)), ("occupied", "A3"));
    assert_eq!(table.code(table.lay("P03", 1, 1)), ("no_neighbour", "A3.3"));
    assert_eq!(table.code(table.lay("P03", 0, -1)), ("wall_mismatch", "A3.2"));
    table.ok(table.lay("P03", 0, 1));
    assert_eq!(table.code(table.lay("P02", 1, 1)), ("unreachable", "A3.3"));
    table.ok(table.reserve("P02"));
    table.ok(Move::EndTurn);
    table.draw("P04 P05");
    assert_eq!(table.code(Move::TakeAway(cell(0, 0))), ("start_stays", "A3.5"));
    assert_eq!(table.refused(Move::TakeAway(cell(0, 1))), Refusal::Board(Illegal::NothingThere(cell(0, 1))));
    assert_eq!(table.code(Move::TakeAway(cell(0, 1))), ("nothing_there", "A4.6"));
}

#[test]
fn what_is_not_due_is_refused() {
    let table = table();
    let decision = Refusal::NotNow(ToAct::Decision(0));
    let card = Move::Card(Card::read("F1").unwrap());
    for mv in [card, Move::ScoringCard, Move::Reshuffle, Move::First(0), Move::Decline] {
        assert_eq!(table.refused(mv), decision, "{mv:?}");
    }
    assert_eq!(table.refused(Move::Tile(table.piece("P07"))), decision);
    assert_eq!(table.code(Move::Decline), ("not_now", "A4"));
    let start = Table::new(super::support::game(3, Options::default()));
    let yard = Refusal::NotNow(ToAct::Chance(Draw::Yard(Florin)));
    for mv in [card, Move::EndTurn, Move::Take(cards("F1")), Move::TakeAway(cell(0, 0)), start.reserve("P01")]
    {
        assert_eq!(start.refused(mv), yard, "{mv:?}");
    }
}

#[test]
fn cards_and_tiles_that_are_gone_are_refused() {
    let mut table = Table::new(super::support::game(3, Options::default()));
    table.draw("P01");
    let piece = table.piece("P01");
    assert_eq!(table.refused(Move::Tile(piece)), Refusal::NotInStack(piece));
    table.draw("P02 P03 P04 F3 F3 F3");
    let card = Card::read("F3").unwrap();
    assert_eq!(table.refused(Move::Card(card)), Refusal::NotInDeck(card));
    assert_eq!(table.code(Move::Card(card)), ("not_in_deck", "A1.4"));
    assert!(matches!(table.refused(Move::ScoringCard), Refusal::NotNow(_)));
}

#[test]
fn a_module_that_is_not_in_the_game_cannot_be_used() {
    let table = table();
    assert_eq!(table.refused(Move::Wake), Refusal::ModuleOff(Module::Vizier));
    assert_eq!(table.refused(table.falcon(0, "F2", 0, 0)), Refusal::ModuleOff(Module::Falconers));
    assert_eq!(table.refused(table.vizier(0, Florin, "F2")), Refusal::ModuleOff(Module::Vizier));
}

#[test]
fn the_vizier_pays_exactly_and_sleeps_until_it_is_woken() {
    let mut table = table_with(options([Module::Vizier].into_iter().collect()));
    assert_eq!(table.refused(Move::Wake), Refusal::Awake(0));
    assert_eq!(table.code(Move::Wake), ("awake", "A6.1"));
    table.ok(Move::Take(cards("U1")));
    table.ok(Move::EndTurn);
    table.draw("F1");
    // Ben, whose cheapest way to 3 is 1 and 2, does not decline.
    assert_eq!(table.waits_for(), ToAct::Decision(1));
    let wrong = table.refused(table.vizier(1, Dirham, "R4"));
    assert_eq!(wrong, Refusal::NotExact { paid: 4, price: 3, currency: Dirham });
    assert_eq!(table.code(table.vizier(1, Dirham, "R4")), ("not_exact", "A6.1"));
    table.ok(table.vizier(1, Dirham, "R1 R2"));
    assert_eq!(table.refused(table.vizier(1, Dirham, "R4")), Refusal::NotNow(ToAct::Decision(1)));
    assert!(matches!(table.refused(Move::Decline), Refusal::NotNow(_)));
    table.ok(table.lay("S01", 0, 1));
    table.draw("S02");
    while table.waits_for() != ToAct::Decision(1) {
        assert_eq!(table.refused(table.vizier(1, Dirham, "R4")), Refusal::Asleep(1));
        table.ok(Move::Decline);
    }
    // Waking is an action. It can be the further one after an exact purchase, and none follows it.
    table.ok(table.buy(Dirham, "R4"));
    table.ok(Move::Wake);
    assert_eq!(table.refused(Move::Wake), Refusal::OneAction);
}
