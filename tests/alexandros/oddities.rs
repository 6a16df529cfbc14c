//! What a ledger has to deal with apart from refusals: provinces divided by hand, oddities, warnings (§X8, §X10.1).

use alhambra::games::alexandros::rules::{
    AuditFinding, DivideFault, End, GameConfig, Governor, Laid, Symbols, Warning, audit, audit_points,
    audit_result, audit_taxes, before_walls,
};

use super::support::{YELLOW, province, symbol, symbols, test_board};

const RED: u8 = 0;

#[test]
fn a_part_and_what_remains_are_the_whole() {
    let whole = province(4, "ALL", &[(YELLOW, 'L')]);
    let part = province(1, "AL", &[]);
    assert_eq!(whole.without(&part), Ok(province(3, "L", &[(YELLOW, 'L')])));
    assert_eq!(whole.without(&province(3, "L", &[(YELLOW, 'L')])), Ok(part));
}

#[test]
fn everything_that_keeps_something_from_being_a_part_is_reported() {
    let whole = province(4, "ALL", &[(YELLOW, 'L')]);
    let refused =
        |plain, letters, governors: &[_]| whole.without(&province(plain, letters, governors)).unwrap_err();
    let stranger = Governor { player: RED, on: Some(symbol('A')) };
    assert_eq!(
        refused(5, "TAA", &[(RED, 'A')]),
        [
            DivideFault::Plain { part: 5, whole: 4 },
            DivideFault::Symbol { symbol: symbol('T'), part: 1, whole: 0 },
            DivideFault::Symbol { symbol: symbol('A'), part: 2, whole: 1 },
            DivideFault::Governor(stranger),
        ]
    );
    assert_eq!(refused(0, "", &[]), [DivideFault::Nothing]);
    assert_eq!(refused(4, "ALL", &[(YELLOW, 'L')]), [DivideFault::Whole]);
    let on = symbol('L');
    assert_eq!(refused(1, "A", &[(YELLOW, 'L')]), [DivideFault::NoPlace { on, in_part: true }]);
    assert_eq!(refused(1, "LL", &[]), [DivideFault::NoPlace { on, in_part: false }]);
}

#[test]
fn a_legal_table_has_no_oddities() {
    let config = GameConfig::new(4).unwrap().with_board(test_board());
    let provinces = [province(2, "TSH", &[(RED, 'T')]), province(22, "TTTAAAHHLLLSS", &[(YELLOW, 'L')])];
    assert_eq!(audit(&config, &provinces, 75, &Symbols::new([11; 5])), []);
    assert_eq!(audit_taxes(&[2, 22, 0, 0], &[2, 22, 0, 0]), []);
    assert_eq!(audit_points(&[2, 22], &[2, 30]), []);
}

#[test]
fn every_oddity_is_found() {
    let config = GameConfig::new(4).unwrap().with_board(test_board());
    let many = [(RED, 'T'); 3];
    let mixed = [(RED, 'A'), (RED, 'A'), (YELLOW, '.')];
    let provinces = [province(12, "TTT", &many), province(13, "TTAA", &mixed)];
    assert_eq!(
        audit(&config, &provinces, 76, &symbols("TTTTTTTTTTTTA")),
        [
            AuditFinding::Governors { player: 1, governors: 5 },
            AuditFinding::Cards { symbol: symbol('T'), cards: 12 },
            AuditFinding::Walls { walls: 76 },
            AuditFinding::GovernorOnPlain { province: 2, player: 2 },
            AuditFinding::TwoOwners { province: 2 },
            AuditFinding::PlainSpaces { spaces: 25, board: 24 },
            AuditFinding::SymbolSpaces { symbol: symbol('T'), spaces: 5, board: 4 },
        ]
    );
    assert_eq!(audit_taxes(&[5, 4], &[5, 3]), [AuditFinding::Taxes { player: 2, typed: 4, computed: 3 }]);
    assert_eq!(audit_points(&[9, 4], &[8, 4]), [AuditFinding::ScoreSinks { player: 1, from: 9, to: 8 }]);
    // Without a board nobody knows how many spaces there are.
    let without = audit(&GameConfig::new(4).unwrap(), &provinces[1..], 0, &Symbols::NONE);
    assert_eq!(without.len(), 2);
}

/// §X6: the goal ends the game at once, red walls only after both actions of their turn.
#[test]
fn points_that_contradict_how_a_game_ended_are_found_whatever_the_goal() {
    let (goal, red, early) = (Some(End::Goal), Some(End::RedWalls), None);
    for least in [20, 100, 200] {
        let config = GameConfig::new(3).unwrap().with_goal(least.into()).unwrap();
        let found = |most, end| audit_result(&config, &[3, most, 7], 9, end);
        for most in [least, least + 1, least + 60] {
            assert_eq!(found(most, goal), []);
            let passed = AuditFinding::GoalPassed { player: 2, points: most, goal: least };
            assert_eq!([found(most, red), found(most, early)], [[passed], [passed]]);
        }
        for most in [8, least - 1] {
            assert_eq!(found(most, goal), [AuditFinding::GoalMissed { most, goal: least }]);
            assert_eq!([found(most, red), found(most, early)], [[], []]);
        }
    }
    let config = GameConfig::new(2).unwrap();
    let both = audit_result(&config, &[104, 101], 9, early);
    assert_eq!(both.len(), 2, "one for each player who reached it");
    assert_eq!(audit_result(&config, &[40, 0], 0, early), [AuditFinding::NoRound { most: 40 }]);
    assert_eq!(audit_result(&config, &[0, 0], 0, early), [], "a game that never began");
}

/// Records keep findings by their code.
#[test]
fn a_finding_is_written_as_its_code_with_its_values() {
    let finding = AuditFinding::Cards { symbol: symbol('H'), cards: 12 };
    let text = serde_json::to_string(&finding).unwrap();
    assert_eq!(text, r#"{"code":"cards","symbol":"horse","cards":12}"#);
    assert_eq!(serde_json::from_str::<AuditFinding>(&text).unwrap(), finding);
}

#[test]
fn what_earns_nothing_and_what_ends_the_game_is_warned_of_beforehand() {
    assert_eq!(province(0, "T", &[]).before_conquest(1), Some(Warning::NoPlain));
    assert_eq!(before_walls(Laid { black: 3, red: 1 }), Some(Warning::Ends(End::RedWalls)));
    assert_eq!(before_walls(Laid { black: 4, red: 0 }), None);
}
