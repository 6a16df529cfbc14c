//! The table pad: a table kept by taps or keys, corrected, closed, and never lost.

use alhambra::{
    app::{Command, Page},
    archive::{LanguageChoice, Settings},
    game::{self, AnyGame, Game, Header, NamedLayout, Pad, PlayEvent, Seat, SeatKind, Seed, TableEvent},
    rules::{BuildingType, Command as Move, Expected, Terms},
};
use egui::{Key, Modifiers, Vec2, accesskit::Role, vec2};
use egui_kittest::kittest::{AccessKitNode, By, NodeT as _, Queryable as _};

use crate::desk::{Program, program, program_in, program_with, settings};

const NAMES: [&str; 5] = ["Ani", "Barbara", "Carl", "Dora", "Emil"];
/// The smallest window there is.
const SMALL: Vec2 = vec2(1024.0, 640.0);

/// A program at a new table of these players, the first of whom goes first.
fn table(program: &mut Program, players: usize) {
    program.press(Key::T);
    assert_eq!(program.page(), Page::NewPad);
    click(program, &players.to_string());
    for (k, name) in NAMES.iter().enumerate().take(players) {
        let label = format!("Name of player {}", k + 1);
        program.window.get_by_role_and_label(Role::TextInput, &label).focus();
        program.window.run();
        program.window.get_by_role_and_label(Role::TextInput, &label).type_text(name);
        program.window.run();
        program.press(Key::Enter);
    }
    click(program, NAMES[0]);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::Pad);
}

/// Taps the button or choice of this name, wherever it was scrolled to.
fn click(program: &mut Program, label: &str) {
    let control =
        |node: &AccessKitNode<'_>| is_control(node.role()) && node.label().as_deref() == Some(label);
    click_the(program, 0, &control);
}

/// Taps the control of this number among those that are meant.
fn click_the(program: &mut Program, number: usize, meant: &dyn Fn(&AccessKitNode<'_>) -> bool) {
    for scroll in [true, false] {
        let nodes = program.window.query_all(By::new().predicate(meant));
        let node = nodes.into_iter().nth(number).expect("it is there");
        if scroll {
            node.scroll_to_me()
        } else {
            node.click()
        }
        program.window.run();
    }
}

fn is_control(role: Role) -> bool {
    matches!(role, Role::Button | Role::RadioButton | Role::CheckBox)
}

fn pad(program: &mut Program) -> Pad {
    program.companion().pad.as_ref().unwrap().pad().clone()
}

/// The table as its file has it.
fn saved(program: &mut Program) -> Pad {
    let file = program.companion().pad.as_ref().unwrap().file().to_owned();
    let text = program.companion().games.read(&file).unwrap();
    match game::read(&text).unwrap().game {
        AnyGame::Score(score) => Pad::resume(*score).unwrap(),
        AnyGame::Full(_) => panic!("a table was saved"),
    }
}

/// Taps the field of a player and a type.
fn tap(program: &mut Program, name: &str, building: BuildingType) {
    let mut title = building.name().to_owned();
    title[..1].make_ascii_uppercase();
    program.click_containing(&format!("{name}, {title}:"));
}

fn boxes(program: &mut Program, row: usize) -> [u8; 6] {
    pad(program).tally().boxes(row)
}

/// Ends setup with three pavilions and towers for everybody.
fn setup(program: &mut Program, players: usize) {
    for building in [BuildingType::Pavilion, BuildingType::Tower, BuildingType::Tower] {
        for name in &NAMES[..players] {
            tap(program, name, building);
        }
    }
    assert_eq!(pad(program).round(), 1);
}

#[test]
fn a_table_of_five_is_kept_by_taps_from_the_first_roll_to_the_score_card() {
    let mut program = program_with(&settings(LanguageChoice::En), SMALL);
    table(&mut program, 5);
    setup(&mut program, 5);
    let cycle = [BuildingType::Seraglio, BuildingType::Garden, BuildingType::Arcades, BuildingType::Chambers];
    for round in 1..=12_usize {
        assert_eq!(usize::from(pad(&mut program).round()), round);
        for (k, name) in NAMES.iter().enumerate() {
            if (round + k).is_multiple_of(4) {
                click(&mut program, "Took coins");
            } else {
                tap(&mut program, name, cycle[(round + k) % 4 - 1]);
            }
        }
        assert_eq!(saved(&mut program).log(), pad(&mut program).log(), "what is on screen is in the file");
    }
    click(&mut program, "Close the table");
    click(&mut program, "Numbers");
    for _ in NAMES {
        click(&mut program, "Rows and columns with 4: more");
        click(&mut program, "Coins left: more");
        let last = program.window.query_by_role_and_label(Role::Button, "Done").is_some();
        click(&mut program, if last { "Done" } else { "Next player" });
    }
    assert!(pad(&mut program).is_over());
    click(&mut program, "Score card");
    assert_eq!(program.page(), Page::ScoreCard);
    let winners = pad(&mut program).tally().cards().winners();
    let winner = NAMES[winners[0]];
    assert!(program.shows_containing(winner));
}

/// A turn of a full game as a table sees it: what was built, or coins.
fn turns(seed: u64) -> (Vec<(usize, BuildingType)>, Vec<(usize, Vec<BuildingType>)>) {
    let (named, layout) = NamedLayout::standard();
    let seat = |name: &&str| Seat {
        id: (*name).to_owned(),
        name: (*name).to_owned(),
        colour: "red".to_owned(),
        kind: SeatKind::Human,
        policy: None,
    };
    let header = Header::new("dealt", &named.name, NAMES[..4].iter().map(seat).collect());
    let mut game = Game::new(header, Terms::new(layout, 4, 0).unwrap(), Some(Seed(seed))).unwrap();
    while let Expected::Roll(_) | Expected::Decision(_) = game.state().expected() {
        let legal = game.legal();
        let second = legal.contains(&Move::BuildSecond).then_some(Move::BuildSecond);
        let build = legal.iter().copied().find(|decision| matches!(decision, Move::Build(_)));
        match second.or(build).or(legal.last().copied()) {
            Some(decision) => game.perform(decision).unwrap(),
            None => game.roll().unwrap(),
        }
    }
    let grid = *layout.grid().unwrap();
    let (mut dealt, mut turns) = (Vec::new(), Vec::new());
    let mut before = None;
    for number in 1..=game.log().len() {
        let position = game.at(number);
        let Some((_, event)) = position.events.last() else { continue };
        let seat = |state: &alhambra::rules::State| state.seat();
        let built = |state: &alhambra::rules::State, row: usize| state.sheet(row).built();
        let old = before.replace(position.state);
        let Some(old) = old else { continue };
        let row = seat(&old);
        let new = built(&position.state, row) & !built(&old, row);
        let building = (new != 0).then(|| grid[new.trailing_zeros() as usize]);
        match (event, building) {
            (PlayEvent::Roll { .. }, Some(building)) => dealt.push((row, building)),
            (PlayEvent::Build { .. }, Some(building)) => turns.push((row, vec![building])),
            (PlayEvent::BuildSecond {}, Some(building)) => {
                if let Some((_, built)) = turns.last_mut() {
                    built.push(building);
                }
            }
            (PlayEvent::GainCoins {}, _) => turns.push((row, Vec::new())),
            _ => {}
        }
    }
    (dealt, turns)
}

#[test]
fn a_game_of_four_takes_less_than_three_taps_a_turn() {
    let (dealt, turns) = turns(5);
    assert_eq!((dealt.len(), turns.len()), (12, 60));
    let mut program = program_with(&settings(LanguageChoice::En), SMALL);
    table(&mut program, 4);
    let first = dealt[0].0;
    // Who goes first is chosen at the table: the pad follows.
    let name = |row: usize| NAMES[(row + 4 - first) % 4];
    for (row, building) in &dealt {
        tap(&mut program, name(*row), *building);
    }
    let mut taps = 0;
    for (row, built) in &turns {
        match built.as_slice() {
            [] => click(&mut program, "Took coins"),
            [first, more @ ..] => {
                tap(&mut program, name(*row), *first);
                for second in more {
                    click(&mut program, "Second building");
                    tap(&mut program, name(*row), *second);
                    taps += 2;
                }
            }
        }
        taps += 1;
    }
    assert_eq!(pad(&mut program).round(), 16, "all fifteen rounds are over");
    let average = f64::from(taps) / turns.len() as f64;
    println!("{taps} taps for {} turns: {average:.2} a turn", turns.len());
    assert!(average <= 3.0, "{average}");
    let filled: usize = turns.iter().map(|(_, built)| built.len()).sum();
    let on_the_pad: u8 = (0..4).map(|row| boxes(&mut program, row).iter().sum::<u8>()).sum();
    assert_eq!(usize::from(on_the_pad), filled + dealt.len());
}

#[test]
fn everything_on_the_pad_is_large_enough_for_a_finger() {
    let french = settings(LanguageChoice::Fr);
    for (settings, size) in [(settings(LanguageChoice::En), SMALL), (french, vec2(1280.0, 800.0))] {
        let mut program = program_with(&settings, size);
        program.press(Key::T);
        large_enough(&program, "the new table");
        program.click("5");
        program.press(Key::Enter);
        assert_eq!(program.page(), Page::Pad);
        large_enough(&program, "setup");
        for key in [Key::M, Key::H, Key::F, Key::O] {
            program.press(key);
            large_enough(&program, "a panel");
            program.press(Key::Escape);
        }
        program.press(Key::Num1);
        large_enough(&program, "a box just filled");
        program.press(Key::M);
        program.press(Key::L);
        large_enough(&program, "closing");
    }
}

fn large_enough(program: &Program, what: &str) {
    let controls = program.window.query_all(By::new().predicate(|node| is_control(node.role())));
    let mut count = 0;
    for control in controls {
        let (rect, label) = (control.rect(), control.accesskit_node().label());
        count += 1;
        // A part that is scrolled away cannot be tapped.
        let shown = rect.intersect(program.window.ctx.content_rect());
        if shown.width() < rect.width() - 0.5 || shown.height() < rect.height() - 0.5 {
            continue;
        }
        assert!(rect.width() >= 43.5 && rect.height() >= 43.5, "{what}: {label:?} is {:?}", rect.size());
    }
    assert!(count > 3, "{what}");
}

#[test]
fn a_table_is_kept_by_keys_alone() {
    let mut program = program();
    program.press(Key::T);
    program.press(Key::Enter);
    let first = pad(&mut program).first();
    for key in [Key::Num1, Key::Num6, Key::Num6] {
        for _ in 0..4 {
            program.press(key);
        }
    }
    let pad_now = pad(&mut program);
    assert_eq!((pad_now.round(), pad_now.turn()), (1, Some(first)));
    program.press(Key::Num2);
    program.press(Key::B);
    program.press(Key::Num2);
    assert_eq!(boxes(&mut program, first)[1], 2);
    // From the row whose turn it is, two on.
    program.press(Key::ArrowDown);
    program.press(Key::ArrowDown);
    program.press(Key::Num3);
    assert_eq!(boxes(&mut program, (first + 3) % 4)[2], 1);
    program.press(Key::G);
    program.press(Key::N);
    assert_eq!(pad(&mut program).round(), 2, "everybody has an entry");
    program.press(Key::Num4);
    program.press(Key::Enter);
    assert_eq!(pad(&mut program).round(), 3, "ended by hand");
    program.press(Key::U);
    assert_eq!(pad(&mut program).round(), 2);
    program.press_with(Modifiers::SHIFT, Key::U);
    assert_eq!(pad(&mut program).round(), 3);
}

#[test]
fn the_box_just_filled_is_emptied_by_another_tap_and_setup_can_fill_two() {
    let mut program = program();
    table(&mut program, 3);
    tap(&mut program, "Ani", BuildingType::Garden);
    tap(&mut program, "Ani", BuildingType::Garden);
    assert_eq!(boxes(&mut program, 0)[4], 2, "in setup a player may hit a type twice");
    click(&mut program, "Empty the box just filled: Ani, garden");
    assert_eq!(boxes(&mut program, 0)[4], 1);
    program.press(Key::U);
    setup_rest(&mut program);
    tap(&mut program, "Ani", BuildingType::Garden);
    click(&mut program, "Empty the box just filled: Ani, garden");
    assert_eq!((boxes(&mut program, 0)[4], pad(&mut program).turn()), (0, Some(0)));
}

/// Three buildings for each of three, when nothing is entered yet.
fn setup_rest(program: &mut Program) {
    setup(program, 3);
}

#[test]
fn an_entry_out_of_turn_and_a_late_one_find_their_rounds() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    tap(&mut program, "Carl", BuildingType::Arcades);
    tap(&mut program, "Ani", BuildingType::Arcades);
    click(&mut program, "Next round");
    assert_eq!(pad(&mut program).round(), 2);
    program.press(Key::PageUp);
    assert!(program.shows_containing("Late entry for round 1"));
    tap(&mut program, "Barbara", BuildingType::Chambers);
    let late = TableEvent::Fill { row: 2, building: BuildingType::Chambers, round: 1 };
    assert_eq!(pad(&mut program).entries_of(1, 1).last().map(|(_, event)| *event), Some(late));
    assert!(!program.shows_containing("Late entry"), "the next entry belongs to the round that is played");
}

#[test]
fn an_award_is_announced_with_how_it_is_shared() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for _ in 0..5 {
        tap(&mut program, "Ani", BuildingType::Seraglio);
        tap(&mut program, "Barbara", BuildingType::Seraglio);
        click(&mut program, "Next round");
    }
    let shared = "Ani and Barbara completed the seraglio in round 5: (17\u{a0}+\u{a0}9)\u{a0}/\u{a0}2 = 13\u{a0}VP each";
    assert!(program.shows_containing(shared));
    assert!(program.shows_containing("2\u{a0}VP remain"));
}

#[test]
fn a_correction_several_rounds_back_tells_what_it_changed() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for _ in 0..5 {
        tap(&mut program, "Ani", BuildingType::Seraglio);
        tap(&mut program, "Barbara", BuildingType::Seraglio);
        click(&mut program, "Next round");
    }
    let entry = pad(&mut program).entries_of(1, 2)[0].0;
    program.press(Key::H);
    // Of the five, latest first, that of round 2.
    click_the(&mut program, 3, &|node| node.label().as_deref() == Some("Change: Barbara: seraglio"));
    click(&mut program, "Arcades");
    click(&mut program, "Correct it so");
    let pad_now = pad(&mut program);
    let event = pad_now.events().iter().find(|(number, _)| *number == entry).unwrap().1;
    assert_eq!(event, TableEvent::Fill { row: 2, building: BuildingType::Arcades, round: 2 });
    assert!(program.shows_containing("What the correction changed"));
    assert!(program.shows_containing("Ani, seraglio: round 5, 13\u{a0}VP, now round 5, 17\u{a0}VP"));
    program.press(Key::Escape);
    program.press(Key::U);
    assert_eq!(boxes(&mut program, 1)[1], 5);
}

#[test]
fn a_table_goes_on_after_the_program_was_killed() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    tap(&mut program, "Ani", BuildingType::Seraglio);
    let at_the_end = pad(&mut program);
    // Nothing is closed or written on the way out.
    let Program { folder, window, .. } = program;
    drop(window);
    let mut again = program_in(folder, vec2(1280.0, 800.0));
    again.press(Key::Enter);
    assert_eq!(again.page(), Page::Pad);
    assert_eq!(pad(&mut again).log(), at_the_end.log());
    tap(&mut again, "Barbara", BuildingType::Seraglio);
    again.run(Command::Go(Page::Home));
    again.press(Key::L);
    again.press(Key::Enter);
    assert_eq!(again.page(), Page::Pad, "the library goes on with a table, too");
}

#[test]
fn the_program_rolls_for_the_phantoms_and_shows_their_dice() {
    let mut program = program();
    program.press(Key::T);
    click(&mut program, "2");
    program.press(Key::Enter);
    for _ in 0..6 {
        program.press(Key::Num1);
    }
    let now = pad(&mut program);
    assert_eq!(now.round(), 1, "after the players' setup the phantom's three boxes are rolled");
    assert_eq!(now.tally().boxes(2).iter().sum::<u8>(), 3);
    program.press(Key::Num2);
    program.press(Key::Num2);
    assert_eq!(pad(&mut program).round(), 2);
    program.press(Key::U);
    let undone = pad(&mut program);
    assert_eq!(
        (undone.round(), undone.tally().boxes(2).iter().sum::<u8>()),
        (1, 3),
        "its roll goes with the entry"
    );
    program.press_with(Modifiers::SHIFT, Key::U);
    assert_eq!(pad(&mut program).round(), 2);
}

#[test]
fn a_phantom_rolled_at_the_table_is_tapped_like_everybody() {
    let mut program = program();
    program.press(Key::T);
    click(&mut program, "2");
    click(&mut program, "Rolled at the table");
    program.press(Key::Enter);
    for _ in 0..6 {
        program.press(Key::Num1);
    }
    for _ in 0..3 {
        tap(&mut program, "Phantom I", BuildingType::Tower);
    }
    assert_eq!((pad(&mut program).round(), boxes(&mut program, 2)[5]), (1, 3));
}

#[test]
fn another_pad_than_ours_needs_only_its_counts_and_they_can_be_corrected() {
    let mut program = program();
    program.press(Key::T);
    click(&mut program, "Tower: fewer");
    assert!(program.shows_containing("have to sum to 36"));
    click(&mut program, "Pavilion: more");
    program.press(Key::Enter);
    let layout = *pad(&mut program).terms().layout();
    assert_eq!((layout.grid(), layout.count(BuildingType::Pavilion)), (None, 6));
    program.press(Key::M);
    program.press(Key::P);
    click(&mut program, "Pavilion: more");
    click(&mut program, "Garden: fewer");
    click(&mut program, "Correct it so");
    assert_eq!(pad(&mut program).terms().layout().count(BuildingType::Pavilion), 7);
    program.run(Command::Go(Page::Home));
    program.press(Key::T);
    assert!(!program.shows_containing("Compare with the boxes"), "what was said once is remembered");
    program.press(Key::Enter);
    assert_eq!(pad(&mut program).terms().layout().count(BuildingType::Pavilion), 6);
}

#[test]
fn names_order_and_first_player_are_mended_and_somebody_leaves() {
    let mut program = program();
    table(&mut program, 4);
    setup(&mut program, 4);
    program.press(Key::M);
    program.press(Key::P);
    click(&mut program, "Carl goes first");
    assert_eq!(pad(&mut program).first(), 2);
    click(&mut program, "Dora leaves the table");
    assert!(pad(&mut program).has_left(3));
    click(&mut program, "Ani: one place down");
    click(&mut program, "Save");
    let names: Vec<String> = pad(&mut program).header.seats.iter().map(|seat| seat.name.clone()).collect();
    assert_eq!(names, ["Barbara", "Ani", "Carl", "Dora"]);
    assert_eq!(pad(&mut program).first(), 2, "the first player stays who it is");
}

#[test]
fn crosses_are_checked_against_the_boxes_before_a_row_is_closed() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    program.press(Key::M);
    program.press(Key::L);
    assert!(program.window.get_by_role_and_label(Role::Button, "Next player").accesskit_node().is_disabled());
    let grid = *pad(&mut program).terms().layout().grid().unwrap();
    let mut wanted = [1, 0, 0, 0, 0, 2];
    for (k, building) in grid.iter().enumerate() {
        let left: &mut i32 = &mut wanted[building.index()];
        if *left > 0 {
            *left -= 1;
            click(&mut program, &format!("Row {}, column {}: {}", k / 6 + 1, k % 6 + 1, building.name()));
        }
    }
    click(&mut program, "Next player");
    let closed = pad(&mut program);
    assert!(closed.is_closed(0) && !closed.is_closed(1));
}

#[test]
fn the_whole_pad_speaks_french_in_the_dark() {
    let night = Settings { theme: alhambra::archive::Theme::Dark, ..settings(LanguageChoice::Fr) };
    let mut program = program_with(&night, SMALL);
    program.press(Key::T);
    program.press(Key::Enter);
    program.press(Key::Num2);
    assert!(program.shows_containing("le sérail") || program.shows_containing("sérail"));
    assert!(program.shows_containing("touchez ce qui est bâti"));
}

#[test]
fn what_no_game_can_give_is_named_and_kept_when_somebody_says_so() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for building in [BuildingType::Arcades, BuildingType::Garden, BuildingType::Chambers] {
        tap(&mut program, "Ani", building);
    }
    let odd = "Ani built 3 in round 1; a turn has two at most (§4, §5)";
    click(&mut program, "What is odd: 1");
    assert!(program.shows(odd));
    click(&mut program, &format!("Keep it so: {odd}"));
    assert!(program.shows(&format!("Kept all the same: {odd}")));
    let kept = saved(&mut program);
    assert!(kept.unconfirmed().is_empty() && !kept.oddities().is_empty(), "the record says so");
}
