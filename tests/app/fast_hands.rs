//! Hands faster than the window: what comes in one frame does the same as one thing after the other.

use alhambra::games::alexandros::game::Desk as AlexandrosDesk;
use alhambra::games::alhambra::game::Desk as AlhambraDesk;
use alhambra::games::roll_and_write::{game::Desk as RollAndWriteDesk, pad::PadExt};
use alhambra::{
    app::{AppCommand, Page, Source},
    games::{
        alhambra::advisor::Policy,
        common::BuildingType,
        roll_and_write::{
            game::{GameCommand, GamePage, NewGame},
            log::{PlayEvent, Played},
            rules::{Pair, Phase},
            session::Dice,
        },
    },
    kernel::Entry,
    text::Texts,
};
use egui::{Event, Key, Modifiers};
use egui_kittest::{
    Node,
    kittest::{By, NodeT as _, Queryable as _},
};

use crate::{
    desk::{Program, clicked, program, solo, typed},
    game::{check_saved, game, playing},
    pad, people,
    tile_game::{play::begun, same_tiles},
    typed_totals,
};

/// The events of keys, each with its modifier before it.
fn keys(text: &str) -> Vec<Vec<Event>> {
    let key = |word: &str| {
        let (modifiers, name) = match word.split_once('-').filter(|(first, _)| !first.is_empty()) {
            Some(("Ctrl", name)) => (Modifiers::COMMAND, name),
            Some(("Shift", name)) => (Modifiers::SHIFT, name),
            _ => (Modifiers::NONE, word),
        };
        typed(modifiers, Key::from_name(name).unwrap_or_else(|| panic!("{word} is a key")))
    };
    text.split_whitespace().map(key).collect()
}

fn type_at_once(program: &mut Program, text: &str) {
    program.at_once(keys(text).concat());
}

/// What a screen reader finds: what is there, what it holds, and where the focus is.
fn shown(program: &Program) -> Vec<String> {
    let folder = program.folder.path().display().to_string();
    let nodes = program.window.query_all(By::new().predicate(|_| true));
    let told = |node: Node<'_>| {
        let node = node.accesskit_node();
        let (label, value) = (node.label().unwrap_or_default(), node.value().unwrap_or_default());
        // Every program has a folder of its own.
        let value = value.replace(&folder, "");
        format!("{:?} {label:?} {value:?} {:?} {}", node.role(), node.toggled(), node.is_focused())
    };
    // A new game has dice of its own; what is in a field is its value.
    let seed = program.said(Texts::new_seed);
    nodes.map(told).filter(|told| !told.contains(&seed) && !told.contains("TextRun")).collect()
}

pub fn log(program: &mut Program) -> String {
    let app = program.app();
    let played = app.desk::<RollAndWriteDesk>().session.as_ref().map(|session| session.game().log().to_vec());
    let kept = app.desk::<RollAndWriteDesk>().tables.table.as_ref().map(|pad| pad.pad().log().to_vec());
    let tiles = app.desk::<AlhambraDesk>().tables.table.as_ref().map(|table| table.pad().log().to_vec());
    let played_tiles =
        app.desk::<AlhambraDesk>().session.as_ref().map(|session| session.game().log().to_vec());
    let ledger = app.desk::<AlexandrosDesk>().table.as_ref().map(|table| table.pad().log().to_vec());
    format!("{played:?} {kept:?} {tiles:?} {played_tiles:?} {ledger:?}")
}

/// A place in the program, the way to it, and keys that do something there.
type Case = (&'static str, fn(&mut Program), &'static str);

fn nowhere(_: &mut Program) {}

fn at_pad(program: &mut Program) {
    pad::table(program, 4);
}

fn at_tiles(program: &mut Program) {
    begun(program, &[None, Some(Policy::Greedy)], &[]);
}

fn at_closing(program: &mut Program) {
    pad::table(program, 3);
    pad::setup(program, 3);
}

const CASES: [Case; 21] = [
    ("home, settings", nowhere, "S Tab Tab Right Tab Right Right Escape R Escape L Escape S"),
    ("help", nowhere, "? Escape N ?"),
    ("new game", nowhere, "N Tab Tab Tab Right Tab Tab Right Left Right Tab A D A Enter"),
    ("new table", nowhere, "T Tab Right Tab A D A Tab B E N Enter Tab"),
    ("pad", at_pad, "1 1 1 1 6 6 6 6 6 6 6 6 2 B 2 Down Down 3 G N U U Shift-U 4 Enter U U Shift-U 5"),
    ("rounds of the pad", at_pad, "1 1 1 1 6 6 6 6 6 6 6 6 2 3 4 5 Enter 2 PageUp 3 PageDown 4 Up Up 2"),
    ("panels of the pad", at_pad, "1 2 M Escape F Escape H Tab Tab Enter Escape O Escape 3"),
    ("closing", at_closing, "M E Space Right Space Down Space Space Down Space"),
    (
        "play",
        |program| program.run(GameCommand::Start(Box::new(solo(11)))),
        "1 Enter G Enter 1 U Shift-U Enter U U Ctrl-Y C Escape T Escape M Escape 1",
    ),
    (
        "typed dice",
        |program| program.run(GameCommand::Start(Box::new(typed_dice()))),
        "5 2 3 3 4 1 Backspace 2 2 7 6 1 2 Escape Escape",
    ),
    ("a turn of tiles", at_tiles, "5 5 6 Escape 5 Enter U Shift-U U 6 Enter M Escape Y"),
    ("a tile and its place", at_tiles, "1 3 Right Enter U U Shift-U"),
    ("the same tiles", same_tiles::open, "Left Left Left Right N Left Home Right Right End Left"),
    (
        "score card",
        |program| program.run(AppCommand::Card(Source::Sample("two-players"))),
        "Tab Right Down Down T",
    ),
    (
        "replay",
        |program| program.run(AppCommand::Replay(Source::Sample("two-players"))),
        "Right Right PageDown Left C - - Right Home PageDown Right = S",
    ),
    ("library", nowhere, "L Down Down Up F T W O Down Down Enter"),
    ("records", nowhere, "R Tab Right Tab Right Tab"),
    (
        "sheet editor",
        |program| program.run(AppCommand::Go(Page::from(GamePage::Layouts))),
        "N 1 2 3 0 Down 4 Backspace 5 5 Ctrl-Z Ctrl-Z Ctrl-Y 6 Home Delete End 1 Tab",
    ),
    ("who is who", at_people, "Down F2 Tab Shift-Tab Escape F A D A Escape Escape Down J Escape Down Up"),
    ("typed totals", at_totals, "Tab Tab Tab Right Left Tab A D A Tab 8 8 Tab B E N Tab 7 9 Ctrl-S Ctrl-D"),
    (
        "late entry",
        nowhere,
        "E Tab Tab Tab Right Tab A D A Tab 3 Tab 1 2 Tab 4 Tab 5 Tab 6 Tab Tab Tab Tab Tab Tab Tab 2 Tab 3 Tab 1 Ctrl-S",
    ),
];

fn at_people(program: &mut Program) {
    people::keep_tables(program);
    program.run(AppCommand::Go(Page::People));
}

fn at_totals(program: &mut Program) {
    typed_totals::open(program);
}

fn typed_dice() -> NewGame {
    NewGame { dice: Dice::Typed, ..solo(0) }
}

#[test]
fn keys_of_one_frame_do_on_every_screen_what_they_do_one_by_one() {
    for (name, prepare, text) in CASES {
        let [(told, log), (told_one_by_one, log_one_by_one)] = [true, false].map(|together| {
            let mut program = program();
            prepare(&mut program);
            program.window.run();
            let before = shown(&program);
            let keys = keys(text);
            let frames = if together { vec![keys.concat()] } else { keys };
            for frame in frames {
                program.at_once(frame);
            }
            assert_ne!(shown(&program), before, "{name}: the keys do something");
            (shown(&program), log(&mut program))
        });
        assert_eq!(log, log_one_by_one, "{name}");
        let other = told.iter().zip(&told_one_by_one).find(|(together, alone)| together != alone);
        assert_eq!(other, None, "{name}");
        let both = told.len().min(told_one_by_one.len());
        assert_eq!(told[both..], told_one_by_one[both..], "{name}");
    }
}

#[test]
fn dice_typed_in_one_frame_stay_in_their_order_and_equal_ones_are_two() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(typed_dice())));
    type_at_once(&mut program, "5 2");
    type_at_once(&mut program, "3 3");
    let built = |yellow, blue| Pair::new(yellow, blue).unwrap().cell().bit();
    assert_eq!(game(&mut program).state().sheet(0).built(), built(5, 2) | built(3, 3));
    type_at_once(&mut program, "6 1 6 2 6 1");
    let dice = |entry: &Entry<Played>| match entry {
        Entry::Event(PlayEvent::Roll { yellow, blue, .. }) => (yellow[0].number(), blue[0].number()),
        other => panic!("{other:?}"),
    };
    let rolled: Vec<_> = game(&mut program).log().iter().map(dice).collect();
    assert_eq!(rolled, [(5, 2), (3, 3), (6, 1), (6, 2), (6, 1)], "including the phantom's");
    check_saved(&mut program);
}

#[test]
fn eighteen_entries_of_the_pad_in_one_frame_are_eighteen_entries() {
    let mut program = pad::playing(3);
    let digits = [5, 2, 3, 3, 2, 5, 4, 4, 4, 6, 3, 2, 1, 6, 1, 5, 5, 2];
    type_at_once(&mut program, &digits.map(|digit| digit.to_string()).join(" "));
    // A pavilion and two towers each, then one of the digits in turn.
    let mut boxes = [[1, 0, 0, 0, 0, 2]; 3];
    for (k, digit) in digits.into_iter().enumerate() {
        boxes[k % 3][digit - 1] += 1;
    }
    for (row, boxes) in boxes.into_iter().enumerate() {
        assert_eq!(pad::boxes(&mut program, row), boxes, "{row}");
    }
    assert_eq!(pad::pad(&mut program).round(), 7);
    assert_eq!(pad::saved(&mut program).log(), pad::pad(&mut program).log());
}

#[test]
fn undo_then_redo_and_build_then_enter_in_one_frame_are_both_done() {
    let mut program = playing();
    type_at_once(&mut program, "1 Enter");
    let after = game(&mut program);
    assert_eq!((after.state().round(), after.state().phase()), (2, Phase::Action));
    type_at_once(&mut program, "1");
    let built = game(&mut program);
    type_at_once(&mut program, "U Shift-U");
    assert_eq!(game(&mut program).log(), built.log());
    type_at_once(&mut program, "Ctrl-Z Ctrl-Y Ctrl-Z");
    assert_eq!(game(&mut program).log().len(), built.log().len() - 1);
    check_saved(&mut program);
}

#[test]
fn clicks_and_keys_of_one_frame_keep_their_order() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(typed_dice())));
    let yellow = program.get(|t: &Texts| t.play_die_yellow(4)).rect().center();
    let blue = program.get(|t: &Texts| t.play_die_blue(6)).rect().center();
    let events = [
        &typed(Modifiers::NONE, Key::Num1)[..],
        &typed(Modifiers::NONE, Key::Num2),
        &clicked(yellow),
        &clicked(blue),
    ];
    program.at_once(events.concat());
    let built = |yellow, blue| Pair::new(yellow, blue).unwrap().cell().bit();
    assert_eq!(game(&mut program).state().sheet(0).built(), built(1, 2) | built(4, 6));
}

#[test]
fn a_text_typed_in_one_frame_is_whole_and_the_next_field_gets_the_next() {
    let mut program = program();
    program.press(Key::E);
    program.focus(egui::Role::TextInput, |t: &Texts| t.seat_name(1));
    type_at_once(&mut program, "H A N N A H Tab 2 Tab 4 Up");
    assert_eq!(program.field(|t: &Texts| t.seat_name(1)).value().as_deref(), Some("hannah"));
    let boxes = [BuildingType::Pavilion, BuildingType::Seraglio].map(|building| {
        program.field(move |t: &Texts| t.late_boxes("hannah", &t.building_name(building))).value()
    });
    assert_eq!(boxes.map(Option::unwrap_or_default), ["2", "5"]);
}
