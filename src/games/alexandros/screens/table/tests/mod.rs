//! The page as people use it: what they tap and type becomes entries of the ledger.

mod finished;
mod history;
mod past;
mod seats;

use std::rc::Rc;

use egui::{Key, Ui, accesskit::Role, vec2};
use egui_kittest::{
    Harness,
    kittest::{NodeT as _, Queryable},
};

use super::{Marker, TableScreen};
use crate::{
    pad::{CardFrom, Contents, LedgerError, LedgerEvent, LedgerGame, Place, Reseat as _, Standing},
    record::{self, AnyGame},
    rules::{Board, BoardDraft, GameConfig, Symbol, Symbols},
    screens::words,
    session::{Alexandros, AppView, Desk, GameCommand, GamePage},
};
use common::{
    host::Host,
    table::{Beginning, NewTable, TableCommand},
};
use kernel::{People, record::Seat};
use storage::{DataDir, Games, Settings};
use text::{Language, Texts};
use ui::theme::{self, ThemeChoice};

/// The page, and the desk that carries out its commands.
pub(super) struct Page {
    _folder: tempfile::TempDir,
    data: DataDir,
    games: Games,
    settings: Settings,
    people: People,
    pub texts: Texts,
    desk: Desk,
    screen: TableScreen,
}

impl Page {
    pub fn begin(config: GameConfig, events: Vec<LedgerEvent>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let data = DataDir::find(Some(folder.path())).unwrap();
        let (games, settings) = (Games::new(data.games()), Settings::default());
        let mut page = Self {
            desk: Desk::new(&data),
            _folder: folder,
            data,
            games,
            settings,
            people: People::default(),
            texts: Texts::new(Language::English),
            screen: TableScreen::default(),
        };
        let names = ["Ada", "Ben", "Cleo", "Dora"].into_iter().zip(["red", "blue", "green", "gold"]);
        let seat = |(name, colour): (&str, &str)| Seat::human(name.to_lowercase(), name, colour);
        let seats = names.map(seat).take(config.players().into()).collect();
        let beginning = Beginning { config, events, seed: None, says: None };
        page.run(vec![TableCommand::Start(Box::new(NewTable::<Alexandros> {
            seats,
            layout_name: "Test".to_owned(),
            beginning,
        }))]);
        page
    }

    fn run(&mut self, commands: Vec<GameCommand>) {
        let Self { data, games, settings, people, texts, desk, .. } = self;
        let page = Some(GamePage::Table);
        let mut host = Host::new(data, games, settings, people, texts, page);
        for command in commands {
            let begins = matches!(command, TableCommand::Start(_) | TableCommand::Again);
            desk.run(command, &mut host);
            if begins {
                desk.begin(&mut host);
            }
        }
    }

    pub fn ui(&mut self, ui: &mut Ui) {
        let mut commands = Vec::new();
        let app = AppView {
            data: &self.data,
            settings: &self.settings,
            people: &self.people,
            texts: &self.texts,
            motion_times: 1.0,
            errors: 0,
            help: false,
            desk: &self.desk,
        };
        self.screen.show(ui, &app, &mut commands);
        self.run(commands);
    }

    fn table(&self) -> &LedgerGame {
        self.desk.table.as_ref().unwrap().pad()
    }
}

fn harness<'a>(page: Page) -> Harness<'a, Page> {
    Harness::builder()
        .with_size(vec2(1024.0, 900.0))
        .with_context_setup(|ctx| theme::install(ctx, ThemeChoice::LIGHT))
        .build_ui_state(|ui, page: &mut Page| page.ui(ui), page)
}

fn click(harness: &mut Harness<'_, Page>, label: &str) {
    harness.get_by_label(label).click();
    harness.run();
}

fn press(harness: &mut Harness<'_, Page>, key: Key) {
    harness.key_press(key);
    harness.run();
}

pub(super) fn province(
    number: u16,
    plain: u16,
    symbols: [u16; 5],
    governors: &[(u8, Symbol)],
) -> LedgerEvent {
    let standing = |&(player, on): &(u8, Symbol)| Standing { player, on: Some(on) };
    let governors = governors.iter().map(standing).collect();
    LedgerEvent::Province { turn: 1, province: number, contents: Contents { plain, symbols, governors } }
}

/// The board of §X9.
pub(super) fn board() -> Board {
    let rows = ["T..A.H..L.", ".S.H..T.A.", "L..T.S..H.", ".A.L..S.T."].map(str::to_owned).to_vec();
    Board::new(&BoardDraft { rows, start: [0, 1] }).unwrap()
}

#[test]
fn a_province_is_typed_and_occupied_for_its_price() {
    let mut harness = harness(Page::begin(GameConfig::new(3).unwrap(), Vec::new()));
    press(&mut harness, Key::P);
    let texts = Texts::new(Language::English);
    for name in [texts.alexandros_page_plain().to_owned(), words::symbol(&texts, Symbol::Amphora)] {
        click(&mut harness, &texts.new_pad_more(&name));
        click(&mut harness, &texts.new_pad_more(&name));
    }
    click(&mut harness, texts.alexandros_page_enter());
    let table = harness.state().table();
    let typed = table.state().province(1).cloned().unwrap();
    assert_eq!((typed.value(), typed.symbols().of(Symbol::Amphora)), (2, 2));
    press(&mut harness, Key::Num1);
    let costs = harness.state().table().state().costs(table_config(&harness), 0, 1).unwrap();
    let dearest = costs.last().unwrap();
    let label = words::cost(&texts, dearest);
    click(&mut harness, &label);
    press(&mut harness, Key::Enter);
    let table = harness.state().table();
    assert_eq!(table.state().province(1).unwrap().owner(), Some(0));
    assert_eq!(table.state().province(1).unwrap().governors().len(), 1);
}

#[test]
fn the_first_number_of_a_form_is_typed_at_once() {
    let mut harness = harness(Page::begin(GameConfig::new(3).unwrap(), Vec::new()));
    for key in [Key::W, Key::Num1, Key::Num3, Key::Enter] {
        press(&mut harness, key);
    }
    let walls = LedgerEvent::Walls { turn: 1, player: 1, walls: 13 };
    assert_eq!(harness.state().table().events(), [(1, walls)]);
}

fn table_config<'a>(harness: &'a Harness<'_, Page>) -> &'a GameConfig {
    harness.state().table().config()
}

#[test]
fn taxes_are_one_tap_also_where_they_help_others_more() {
    let events = vec![
        province(1, 8, [1, 0, 0, 0, 0], &[(1, Symbol::Temple)]),
        province(2, 9, [0, 1, 0, 0, 0], &[(2, Symbol::Amphora)]),
    ];
    let mut harness = harness(Page::begin(GameConfig::new(3).unwrap(), events));
    press(&mut harness, Key::T);
    assert_eq!(harness.state().table().state().points(), [8, 9, 0], "Ben gets more: no question");
    press(&mut harness, Key::Enter);
    press(&mut harness, Key::T);
    assert_eq!(harness.state().table().state().points(), [16, 18, 0], "Ben gains most by it: no question");
    press(&mut harness, Key::U);
    assert_eq!(harness.state().table().state().points(), [8, 9, 0], "it is undone");
}

#[test]
fn whoever_keeps_score_is_not_asked_about_what_is_lawful_and_unwise() {
    let events = vec![province(1, 0, [2, 0, 0, 0, 0], &[])];
    let mut harness = harness(Page::begin(GameConfig::new(3).unwrap(), events));
    press(&mut harness, Key::Num1);
    let costs = harness.state().table().state().costs(table_config(&harness), 0, 1).unwrap();
    click(&mut harness, &words::cost(&Texts::new(Language::English), &costs[0]));
    press(&mut harness, Key::Enter);
    let province = harness.state().table().state().province(1).cloned().unwrap();
    assert_eq!((province.owner(), province.value()), (Some(0), 0), "it earns nothing, and that is all right");
}

#[test]
fn what_taxes_would_bring_is_told_for_each_player_with_the_cards_for_them() {
    let governed = |number, symbol, player| province(number, 8, [1, 0, 1, 0, 0], &[(player, symbol)]);
    let events = vec![governed(1, Symbol::Temple, 1), governed(2, Symbol::Horse, 2)];
    let harness = harness(Page::begin(GameConfig::new(2).unwrap(), events));
    let texts = Texts::new(Language::English);
    let rows = ["Ada", "Ben"]
        .map(|name| harness.get_by_label(&texts.alexandros_page_before_after(name, 8, 0, 8)).rect());
    assert!(rows[0].max.y <= rows[1].min.y, "one below the other: {rows:?}");
    let cards = words::said(&texts, texts.alexandros_page_tax_with(), &words::symbol(&texts, Symbol::Temple));
    assert!(harness.query_by_label(&cards).is_some(), "{cards}");
}

#[test]
fn what_can_be_done_with_a_province_stays_in_sight_below_what_it_costs() {
    let events = vec![province(1, 5, [3, 2, 2, 2, 2], &[])];
    let mut harness = harness(Page::begin(GameConfig::new(3).unwrap(), events));
    press(&mut harness, Key::Num1);
    let texts = Texts::new(Language::English);
    let costs = harness.state().table().state().costs(table_config(&harness), 0, 1).unwrap();
    assert!(costs.len() > 30, "{}", costs.len());
    let strip = harness.get_by_label(texts.alexandros_page_taxes()).rect();
    for label in [texts.alexandros_page_divide(), texts.alexandros_page_hand()] {
        let button = harness.get_by_label(label).rect();
        assert!(button.max.y < strip.min.y, "{label}: {button}");
        let told = |cost| Some(harness.query_by_label(&words::cost(&texts, cost))?.rect().max.y);
        let first = costs.iter().filter_map(told).min_by(f32::total_cmp).expect("prices");
        assert!(first < button.min.y, "{label}: {button} behind the first price, which ends at {first}");
    }
}

#[test]
fn undo_takes_back_whose_turn_it_is_before_what_was_done_in_the_turn_before() {
    let events = vec![province(1, 8, [1, 0, 0, 0, 0], &[(1, Symbol::Temple)])];
    let mut harness = harness(Page::begin(GameConfig::new(3).unwrap(), events));
    press(&mut harness, Key::T);
    press(&mut harness, Key::Enter);
    press(&mut harness, Key::Enter);
    let marker = |harness: &Harness<'_, Page>| harness.state().screen.marker;
    assert_eq!((marker(&harness).turn, marker(&harness).player), (3, 2));
    let AnyGame::Table(read) = record::read(&harness.state().table().write(None)).unwrap().game else {
        panic!("a table");
    };
    assert_eq!(Marker::of(read.state()), marker(&harness), "it is there after a restart");
    for turn in [2, 1] {
        press(&mut harness, Key::U);
        assert_eq!((marker(&harness).turn, harness.state().table().state().points()[0]), (turn, 8));
    }
    press(&mut harness, Key::U);
    assert_eq!((marker(&harness).turn, harness.state().table().state().points()[0]), (1, 0));
}

#[test]
fn on_a_board_nothing_is_done_before_the_move_and_a_turn_without_it_is_asked_about() {
    let config = GameConfig::new(2).unwrap().with_board(board());
    let mut harness = harness(Page::begin(config, Vec::new()));
    press(&mut harness, Key::T);
    assert!(harness.state().table().events().is_empty(), "taxes come behind the move");
    press(&mut harness, Key::Enter);
    assert!(harness.state().table().events().is_empty(), "it is asked first");
    press(&mut harness, Key::K);
    assert_eq!(harness.state().screen.marker.turn, 2);
}

#[test]
fn a_move_on_a_board_is_tapped_goal_corner_and_way() {
    let config = GameConfig::new(2).unwrap().with_board(board());
    let mut harness = harness(Page::begin(config, Vec::new()));
    let texts = Texts::new(Language::English);
    let horse = words::symbol(&texts, Symbol::Horse);
    click(&mut harness, &texts.alexandros_page_space(&horse, 2, 4));
    click(&mut harness, &texts.alexandros_page_corner(3, 6));
    let ways = harness.state().screen.moving.offered.len();
    assert!((1..=3).contains(&ways), "three ways (§X9.2) by what they bring: {ways}");
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().table().state().walls(), 3);
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().screen.marker.player, 1, "the next one's turn");
}

#[test]
fn a_tap_beside_a_corner_of_the_way_does_not_drop_the_move() {
    let config = GameConfig::new(2).unwrap().with_board(board());
    let mut harness = harness(Page::begin(config, Vec::new()));
    let texts = Texts::new(Language::English);
    click(&mut harness, &texts.alexandros_page_space(&words::symbol(&texts, Symbol::Horse), 2, 4));
    click(&mut harness, &texts.alexandros_page_corner(3, 6));
    let way = harness.state().screen.moving.way().to_vec();
    click(&mut harness, &texts.alexandros_page_space(&words::symbol(&texts, Symbol::Lyre), 1, 9));
    assert_eq!(harness.state().screen.moving.way(), way);
    assert_eq!(harness.state().screen.chosen.number, None);
}

#[test]
fn a_typed_place_stays_after_a_correction_and_entries_are_struck_in_the_history() {
    let events = vec![province(1, 6, [2, 0, 0, 0, 0], &[])];
    let mut harness = harness(Page::begin(GameConfig::new(2).unwrap(), events));
    let place = Place::Typed { province: 1, on: vec![Symbol::Temple] };
    let occupy = LedgerEvent::Occupy { turn: 1, player: 1, place };
    harness.state_mut().run(vec![TableCommand::Enter(occupy)]);
    harness.run();
    press(&mut harness, Key::H);
    let texts = Texts::new(Language::English);
    let change = format!("{}: ", texts.pad_change());
    harness.get_all_by_label_contains(&change).next().unwrap().click();
    harness.run();
    click(&mut harness, texts.pad_strike());
    assert!(harness.state().table().state().province(1).unwrap().is_vacant());
    assert_eq!(harness.state().table().events().len(), 1);
}

#[test]
fn a_province_is_typed_with_its_owner_and_governors() {
    let mut harness = harness(Page::begin(GameConfig::new(3).unwrap(), Vec::new()));
    press(&mut harness, Key::P);
    let texts = Texts::new(Language::English);
    let more = |name: &str| texts.new_pad_more(name);
    let temple = words::symbol(&texts, Symbol::Temple);
    click(&mut harness, &more(texts.alexandros_page_plain()));
    click(&mut harness, &more(&temple));
    harness.get_by_role_and_label(Role::RadioButton, "Ben").click();
    harness.run();
    assert!(harness.get_by_label(texts.alexandros_page_enter()).accesskit_node().is_disabled());
    // Spaces with temples, and governors on them.
    harness.get_all_by_label(&more(&temple)).last().unwrap().click();
    harness.run();
    click(&mut harness, texts.alexandros_page_enter());
    let table = harness.state().table();
    let Some((_, LedgerEvent::Province { contents, .. })) = table.events().first() else {
        panic!("{:?}", table.events());
    };
    assert_eq!(contents.governors, [Standing { player: 2, on: Some(Symbol::Temple) }]);
    assert_eq!(table.state().province(1).unwrap().owner(), Some(1));
    // The same form corrects the entry.
    press(&mut harness, Key::H);
    let change = format!("{}: ", texts.pad_change());
    harness.get_all_by_label_contains(&change).next().unwrap().click();
    harness.run();
    harness.get_by_role_and_label(Role::RadioButton, texts.alexandros_page_vacant()).click();
    harness.run();
    click(&mut harness, texts.pad_correct());
    assert!(harness.state().table().state().province(1).unwrap().is_vacant());
}

fn moved(turn: u16, player: u8, card: Symbol, space: (u8, u8), way: &[(u8, u8)]) -> LedgerEvent {
    LedgerEvent::Move { turn, player, card, from: CardFrom::Open, other: None, space, way: way.to_vec() }
}

#[test]
fn where_no_space_is_available_alexander_stays_and_a_card_is_taken() {
    let board = Board::new(&BoardDraft { rows: vec!["TAHLS".to_owned()], start: [0, 3] }).unwrap();
    let events = vec![
        moved(1, 1, Symbol::Temple, (0, 0), &[(0, 3), (0, 1)]),
        moved(2, 2, Symbol::Hoplite, (0, 4), &[(0, 1), (0, 3), (0, 5)]),
        moved(3, 1, Symbol::Horse, (0, 2), &[(0, 5), (1, 4)]),
        moved(4, 2, Symbol::Temple, (0, 0), &[(1, 4), (1, 2)]),
    ];
    let config = GameConfig::new(2).unwrap().with_board(board);
    let mut harness = harness(Page::begin(config, events));
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().screen.marker.turn, 5);
    let texts = Texts::new(Language::English);
    click(&mut harness, &words::symbol(&texts, Symbol::Lyre));
    press(&mut harness, Key::Enter);
    let stayed = LedgerEvent::Stay { turn: 5, player: 1, card: Some(Symbol::Lyre) };
    assert_eq!(harness.state().table().events().last(), Some(&(6, stayed)));
    press(&mut harness, Key::Enter);
    assert_eq!(harness.state().screen.marker.turn, 6, "the turn goes on");
}

#[test]
fn a_table_keeps_the_name_of_its_board_and_the_next_one_has_it_too() {
    let config = GameConfig::new(2).unwrap().with_board(board());
    let mut page = Page::begin(config, Vec::new());
    assert_eq!(page.table().header.layout_name, "Test");
    page.run(vec![TableCommand::Again]);
    assert_eq!(page.table().header.layout_name, "Test");
    let title = page.texts.alexandros_title_on_board(2_u8, "Test");
    let harness = harness(page);
    assert!(harness.query_by_label(&title).is_some());
}

#[test]
fn what_follows_from_a_table_is_worked_out_once_and_anew_when_it_is_another() {
    let config = GameConfig::new(2).unwrap().with_board(board());
    let mut harness = harness(Page::begin(config, Vec::new()));
    let known = |harness: &Harness<'_, Page>| harness.state().screen.known.clone().unwrap();
    let before = known(&harness);
    harness.run_steps(5);
    assert!(Rc::ptr_eq(&before, &known(&harness)), "nothing changed");
    press(&mut harness, Key::Num1);
    let looked_at = known(&harness);
    assert!(!Rc::ptr_eq(&before, &looked_at) && looked_at.costs.is_some());
    let moved = moved(1, 1, Symbol::Horse, (1, 3), &[(0, 1), (1, 2), (1, 4), (2, 5)]);
    harness.state_mut().run(vec![TableCommand::Enter(moved)]);
    harness.run();
    assert!(known(&harness).has_moved);
}
