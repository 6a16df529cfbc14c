//! What it costs to keep a whole table of each game, from Home to its score card, in the cheapest way possible: a tap, a
//! key or a letter of a name counts as one. No table may take more than it did.

use std::fmt::Write as _;

use alhambra::{
    app::Page,
    games::{
        alexandros::{game::GamePage as LedgerPage, rules::Symbol},
        alhambra::game::GamePage as TilePage,
        common::BuildingType,
        roll_and_write::{
            game::GamePage,
            pad::{PadEvent, PadExt},
        },
    },
    kernel::record::Header,
    text::Texts,
};
use egui::{Key, Modifiers, Role};

use crate::{
    desk::{ANY, Acts, Part, Program, Words, program, typed},
    ledger, pad, tile_game,
};

/// The names of the players: the places of a new table are empty, and at a real table everybody has a name.
const NAMES: [&str; 3] = ["Ada", "Ben", "Cyd"];

/// Alhambra: Roll & Write by three: 15 taps and 84 keys.
const ROLL_AND_WRITE: usize = 99;
/// Alhambra, the tile game, by three: 41 taps and 16 keys.
const TILE_GAME: usize = 57;
/// Alexandros by three, without a board: 11 taps and 46 keys.
const ALEXANDROS: usize = 57;

/// The keys of the types, provinces and numbers from 1.
const DIGITS: [Key; 6] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];

/// What a table costs, part by part.
struct Cost {
    before: Acts,
    told: String,
}

impl Cost {
    fn new() -> Self {
        Self { before: Acts::default(), told: String::new() }
    }

    /// Notes what was done since the part before, as this part.
    fn part(&mut self, program: &Program, part: &str) {
        let now = program.window.state().acts;
        let (taps, keys) = (now.taps - self.before.taps, now.keys - self.before.keys);
        write!(self.told, "; {part}: {taps} taps, {keys} keys").unwrap();
        self.before = now;
    }

    /// Checks that the whole of it is no more than this.
    #[track_caller]
    fn check(self, most: usize) {
        let Acts { taps, keys, .. } = self.before;
        let (all, told) = (taps + keys, self.told);
        println!("{all} of {most}: {taps} taps, {keys} keys{told}");
        assert!(all <= most, "{all} instead of {most}: {taps} taps, {keys} keys{told}");
    }
}

/// Sets up a table of three from Home and begins it: the number of players is chosen, each name is tapped and typed.
fn begin(program: &mut Program, game: Key) {
    program.press(game);
    program.control(Role::RadioButton, |t: &Texts| t.count_players(3)).click();
    program.window.run();
    for (k, name) in NAMES.into_iter().enumerate() {
        let field = move |t: &Texts| t.seat_name(k + 1);
        program.field(field).click();
        program.window.run();
        program.field(field).type_text(name);
        program.window.run();
    }
    // A tap: Enter would first leave the field.
    program.click_button(Texts::new_start);
}

/// Taps a number and types a digit for it.
fn type_into(program: &mut Program, number: impl Words + Copy, digit: usize) {
    program.control(Role::SpinButton, number).click();
    program.window.run();
    program.press(DIGITS[digit - 1]);
}

/// Checks that everybody has the name that was typed, and that the table has ended.
fn ended(header: &Header) {
    let mut names: Vec<&str> = header.seats.iter().map(|seat| seat.name.as_str()).collect();
    // Who goes first may be drawn.
    names.sort_unstable();
    assert_eq!(names, NAMES);
    assert!(header.ended.is_some());
}

#[test]
fn a_tap_a_key_and_a_letter_count_once_each() {
    let mut program = program();
    let acts = |program: &Program| (program.window.state().acts.taps, program.window.state().acts.keys);
    assert_eq!(acts(&program), (0, 0));
    program.press(Key::A);
    assert_eq!(acts(&program), (0, 1));
    let field = |t: &Texts| t.seat_name(1);
    program.field(field).click();
    program.window.run();
    assert_eq!(acts(&program), (1, 1));
    program.field(field).type_text("Ada");
    program.window.run();
    assert_eq!(acts(&program), (1, 4), "letters that come as text alone");
    program.at_once([Key::A, Key::D, Key::A].map(|key| typed(Modifiers::NONE, key)).concat());
    assert_eq!(program.field(field).value().as_deref(), Some("Adaada"));
    assert_eq!(acts(&program), (1, 7), "and letters that come with their keys");
    program.field(field).scroll_to_me();
    program.window.run();
    assert_eq!(acts(&program), (1, 7), "scrolling is not counted");
    program.tap_at_once(Texts::back);
    assert_eq!((program.page(), acts(&program)), (Page::Home, (2, 7)));
}

/// Setup and all eighteen rounds by keys, one building a turn of the types in turn; then by numbers five lines of four, one
/// of five and three coins for everybody.
#[test]
fn a_whole_table_of_roll_and_write_takes_no_more_taps_and_keys() {
    let mut program = program();
    let mut cost = Cost::new();
    begin(&mut program, Key::T);
    cost.part(&program, "new table");
    let rounds = usize::from(pad::pad(&mut program).config().rounds());
    for building in 0..3 {
        for player in 0..3 {
            program.press(DIGITS[(building + player) % 6]);
        }
    }
    cost.part(&program, "setup");
    for round in 0..rounds {
        for player in 0..3 {
            program.press(DIGITS[(round + player + 3) % 6]);
        }
    }
    cost.part(&program, "rounds");
    let filled: Vec<u8> = (0..3).map(|row| pad::boxes(&mut program, row).iter().sum::<u8>()).collect();
    assert_eq!(filled, [3 + rounds as u8; 3], "everybody built in every round");
    program.press(Key::Enter);
    pad::click(&mut program, Texts::pad_by_numbers);
    for _ in NAMES {
        type_into(&mut program, |t: &Texts| t.pad_lines_with(4), 5);
        pad::click(&mut program, pad::more_lines(5));
        type_into(&mut program, Texts::pad_coins_left, 3);
        program.press(Key::Enter);
    }
    cost.part(&program, "final count");
    assert!(pad::pad(&mut program).is_over());
    let counted = pad::pad(&mut program).events().last().map(|(_, event)| *event);
    assert_eq!(counted, Some(PadEvent::Close { row: 3, lines: [5, 1, 0], coins: 3, built: None }));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    cost.part(&program, "score card");
    ended(&pad::saved(&mut program).header);
    cost.check(ROLL_AND_WRITE);
}

/// Before each of the three scorings everybody taps three tiles; at each the walls are tapped as they are asked for.
#[test]
fn a_whole_table_of_the_tile_game_takes_no_more_taps_and_keys() {
    let walls = [[3, 4, 5], [6, 5, 7], [8, 9, 7]];
    let mut program = program();
    let mut cost = Cost::new();
    begin(&mut program, Key::A);
    cost.part(&program, "new table");
    for (scoring, walls) in walls.into_iter().enumerate() {
        for row in 0..3 {
            for tile in 0..3 {
                tile_game::tap(&mut program, row, BuildingType::ALL[(3 * scoring + row + tile) % 6]);
            }
        }
        cost.part(&program, "tiles");
        program.press(Key::X);
        for wall in walls {
            tile_game::say_wall(&mut program, wall);
        }
        program.press(Key::Enter);
        assert_eq!(tile_game::pad(&mut program).state().held.len(), scoring + 1);
        cost.part(&program, "scoring");
    }
    // The last scoring ends the table.
    assert_eq!(program.page(), Page::from(TilePage::ScoreCard));
    ended(&tile_game::pad(&mut program).header);
    cost.check(TILE_GAME);
}

/// Three rounds: the first player lays three walls and with them a province of five plain spaces and an amphora, the
/// second one occupies it, the third one, who has no governor to collect taxes with, passes. Then the table ends early.
#[test]
fn a_whole_table_of_alexandros_takes_no_more_taps_and_keys() {
    let mut program = program();
    let mut cost = Cost::new();
    begin(&mut program, Key::X);
    cost.part(&program, "new table");
    for (round, province) in (1..).zip(&DIGITS[..3]) {
        program.press(Key::W);
        // The form opens with its first number to be typed.
        program.press(Key::Num3);
        program.press(Key::Enter);
        program.press(Key::P);
        program.press(Key::Num5);
        ledger::more(&mut program, |t: &Texts| t.alexandros_symbol(Symbol::Amphora), 1);
        program.press(Key::Enter);
        program.press(Key::Enter);
        program.press(*province);
        program.click(Part(|t: &Texts| t.alexandros_page_price(ANY, ANY)));
        program.press(Key::Enter);
        program.press(Key::Enter);
        let table = ledger::table(&mut program);
        let typed = table.state().province(round).unwrap();
        let told = (table.state().walls(), typed.value(), typed.symbols().of(Symbol::Amphora), typed.owner());
        assert_eq!(told, (3 * round, 5, 1, Some(1)));
        // Nobody's turn comes after the last one.
        if round < 3 {
            program.press(Key::Enter);
        }
        cost.part(&program, "round");
    }
    program.menu(Key::E);
    program.press(Key::K);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(LedgerPage::ScoreCard));
    cost.part(&program, "end");
    let table = ledger::table(&mut program);
    assert_eq!(table.state().turn(), 9);
    ended(&table.header);
    cost.check(ALEXANDROS);
}
