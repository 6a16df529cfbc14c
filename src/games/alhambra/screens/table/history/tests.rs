//! Every entry can be said again, and what was forgotten is entered.

use egui::{Key, Ui, vec2};
use egui_kittest::{Harness, kittest::Queryable};

use super::{
    HistoryPanel, Spot,
    form::EntryForm,
    kinds::{EntryKind, kind_of},
    show,
};
use crate::{
    log::{Options, SetUp},
    pad::{Pad, PadEvent, PadExt, Step},
    rules::{Cell, Module, Piece, Scoring, TileId},
    session::GameCommand,
    text::{event_text, names},
};
use common::BuildingType;
use kernel::{
    Entry,
    record::{Header, Seat, SeatKind},
};
use text::{Language, Texts};
use ui::theme::{self, ThemeChoice};

/// A pad with every module; two players have Dirk with them.
fn pad(players: usize) -> Pad {
    let names = ["Ada", "Ben", "Cleo", "Dan"];
    let seat = |(at, name): (usize, &&str)| {
        Seat::human(name.to_lowercase(), *name, ["red", "blue", "green", "gold"][at])
    };
    let mut seats: Vec<Seat> = names[..players].iter().enumerate().map(seat).collect();
    if players == 2 {
        let kind = SeatKind::Phantom;
        seats.push(Seat {
            id: "dirk".into(),
            name: "Dirk".into(),
            colour: String::new(),
            kind,
            policy: None,
        });
    }
    let options = Options { modules: Module::ALL.to_vec(), ..Options::default() };
    Pad::new(Header::new("table", "", seats), SetUp::standard(players, options).unwrap())
}

fn lay(scoring: Scoring, (x, y): (i16, i16), id: &str) -> PadEvent {
    let tile = TileId::read(id).unwrap();
    let piece = crate::pad::GivenPiece::Tile(tile);
    PadEvent::Lay { scoring, row: 1, cell: Cell::new(x, y), piece, anyway: false }
}

/// Every kind that can be forgotten, with the scoring in which it is.
fn every_kind(pad: &Pad) -> Vec<(Scoring, EntryKind)> {
    let of = |scoring| {
        EntryKind::offered(&pad.config().game, scoring).into_iter().map(move |kind| (scoring, kind))
    };
    Scoring::ALL.into_iter().flat_map(of).collect()
}

/// Does what was asked for, as the desk does where nothing is in the way.
fn run(pad: &mut Pad, command: GameCommand) {
    let entry = match command {
        GameCommand::Enter(event) => Entry::Event(event),
        GameCommand::Note(note) => Entry::Note(note),
        other => panic!("{other:?}"),
    };
    pad.push_without(entry, &[]).unwrap();
}

/// The panel with the pad that it is about.
struct Page {
    pad: Pad,
    revision: u64,
    panel: HistoryPanel,
    texts: Texts,
}

impl Page {
    fn ui(&mut self, ui: &mut Ui) {
        let mut commands = Vec::new();
        let height = ui.available_height();
        show(&mut self.panel, ui, &self.texts, &self.pad, (self.revision, height), &mut commands);
        for command in commands {
            run(&mut self.pad, command);
            self.revision += 1;
        }
    }
}

fn harness<'a>(pad: Pad, size: egui::Vec2) -> Harness<'a, Page> {
    let page =
        Page { pad, revision: 0, panel: HistoryPanel::default(), texts: Texts::new(Language::English) };
    Harness::builder()
        .with_size(size)
        .with_context_setup(|ctx| theme::install(ctx, ThemeChoice::LIGHT))
        .build_ui_state(|ui, page: &mut Page| page.ui(ui), page)
}

fn click(harness: &mut Harness<'_, Page>, label: &str) {
    harness.get_by_label(label).click();
    harness.run();
}

#[test]
fn every_kind_of_entry_can_be_forgotten_in_any_scoring_and_is_of_that_kind() {
    for players in [2, 3] {
        let mut pad = pad(players);
        pad.enter(lay(Scoring::First, (1, 0), "P07")).unwrap();
        let kinds = every_kind(&pad);
        for (scoring, kind) in kinds {
            let event = kind.blank(&pad, scoring, 1).unwrap();
            assert_eq!((kind_of(&event), event.scoring()), (kind, scoring));
            let fits = pad.before(scoring, None).fits(pad.config(), &event);
            assert!(
                fits.is_ok() || kind == EntryKind::Falcon,
                "{kind:?} has a place to begin with: {fits:?}"
            );
        }
        let names: Vec<String> =
            every_kind(&pad).iter().map(|(_, kind)| kind.name(&Texts::new(Language::French))).collect();
        assert!(names.iter().all(|name| !name.is_empty()));
    }
}

#[test]
fn what_was_forgotten_counts_as_if_entered_in_time() {
    for (scoring, kind) in every_kind(&pad(2)) {
        let right = pad(2);
        let Some(event) = kind.blank(&right, scoring, 1) else { continue };
        let mut in_time = right.clone();
        if in_time.enter(event.clone()).is_err() {
            assert!(matches!(kind, EntryKind::Falcon | EntryKind::TakeOff | EntryKind::Swap), "{kind:?}");
            continue;
        }
        let tile =
            |scoring| PadEvent::Tile { scoring, row: 2, building: BuildingType::Tower, change: Step::More };
        let later = Scoring::ALL.into_iter().filter(|later| *later >= scoring).map(tile);
        let later: Vec<PadEvent> = later.collect();
        later.iter().for_each(|event| in_time.enter(event.clone()).unwrap());
        let mut late = right;
        later.iter().for_each(|event| late.enter(event.clone()).unwrap());
        let mut form = EntryForm::forgotten(&late, scoring, 0);
        form.choose(&late, kind);
        form.now = event;
        assert_eq!(form.fault(&late), None);
        run(&mut late, form.command());
        assert_eq!(late.state(), in_time.state(), "{kind:?} in {scoring:?}");
    }
}

#[test]
fn a_forgotten_tile_is_laid_by_three_taps() {
    let mut pad = pad(3);
    pad.enter(lay(Scoring::First, (1, 0), "P07")).unwrap();
    pad.enter(PadEvent::Scoring { scoring: Scoring::First }).unwrap();
    let mut harness = harness(pad, vec2(960.0, 900.0));
    let texts = Texts::new(Language::English);
    click(&mut harness, &texts.alhambra_history_add(1));
    click(&mut harness, texts.alhambra_entry_lay());
    click(&mut harness, &texts.building_name(BuildingType::Seraglio));
    let board = harness.state().pad.state().rows[0].board.clone().unwrap();
    let tile = harness.state().pad.config().game.tiles().of(BuildingType::Seraglio).next().copied().unwrap();
    let cells = board.cells_to_lay(Piece::Tile(tile));
    let cell = *cells.last().unwrap();
    let place = names::cell(&texts, cell);
    click(&mut harness, &texts.alhambra_said(&place, texts.alhambra_board_free()));
    harness.key_press(Key::Enter);
    harness.run();
    let laid = harness.state().pad.state().rows[0].board.clone().unwrap();
    assert_eq!(laid.pieces().find(|(at, _)| *at == cell).map(|(_, piece)| piece), Some(Piece::Tile(tile)));
    let held = harness.state().pad.state().at(Scoring::First);
    assert_eq!(held.tiles(BuildingType::Seraglio), [1, 0, 0], "it counts in the scoring that is over");
}

#[test]
fn a_laid_tile_is_moved_to_another_cell_where_it_was_entered() {
    let mut pad = pad(3);
    pad.enter(lay(Scoring::First, (1, 0), "P07")).unwrap();
    let texts = Texts::new(Language::English);
    let words = event_text::describe(&texts, pad.config(), &pad.header.seats, &pad.events()[0].1);
    let mut harness = harness(pad, vec2(760.0, 900.0));
    click(&mut harness, &texts.pad_said(texts.pad_change(), &words));
    let cell = Cell::new(0, 1);
    click(&mut harness, &texts.alhambra_said(&names::cell(&texts, cell), texts.alhambra_board_free()));
    click(&mut harness, texts.pad_correct());
    let events = harness.state().pad.events();
    assert!(matches!(events, [(1, PadEvent::Lay { cell: at, .. })] if *at == cell), "{events:?}");
}

#[test]
fn a_laid_tile_that_was_moved_in_the_fields_is_not_dropped_unasked() {
    let mut pad = pad(3);
    pad.enter(lay(Scoring::First, (1, 0), "P07")).unwrap();
    let before = pad.clone();
    let texts = Texts::new(Language::English);
    let words = event_text::describe(&texts, pad.config(), &pad.header.seats, &pad.events()[0].1);
    let mut harness = harness(pad, vec2(760.0, 900.0));
    click(&mut harness, &texts.pad_said(texts.pad_change(), &words));
    assert!(harness.state_mut().panel.may_close(true), "nothing is changed yet");
    let cell = Cell::new(0, 1);
    click(&mut harness, &texts.alhambra_said(&names::cell(&texts, cell), texts.alhambra_board_free()));
    let asks =
        |harness: &Harness<'_, Page>| harness.query_by_label(texts.history_discard_question()).is_some();
    for say_yes in [false, true] {
        assert!(!harness.state_mut().panel.may_close(true), "it is asked first");
        harness.run();
        assert!(asks(&harness));
        harness.key_press(if say_yes { Key::Delete } else { Key::Escape });
        harness.run();
        assert!(!asks(&harness));
        assert_eq!(harness.state_mut().panel.may_close(false), say_yes);
        assert_eq!(harness.state().panel.editor().is_none(), say_yes);
    }
    assert_eq!(harness.state().pad, before);
}

#[test]
fn what_may_not_lie_there_is_told_and_kept_once_somebody_says_so() {
    let mut pad = pad(3);
    pad.enter(lay(Scoring::First, (1, 0), "P07")).unwrap();
    let mut form = EntryForm::of(1, &pad.events()[0].1);
    form.now = lay(Scoring::First, (3, 0), "P07");
    assert!(form.fault(&pad).is_some());
    form.now.keep(true);
    assert_eq!(form.fault(&pad), None);
    let mut harness = harness(pad, vec2(760.0, 700.0));
    harness.state_mut().panel = HistoryPanel::with(Spot::Entry(1), form);
    harness.run();
    let correct = Texts::new(Language::English).pad_correct().to_owned();
    click(&mut harness, &correct);
    let pad = &harness.state().pad;
    assert_eq!(pad.findings().len(), 1, "it is odd");
    assert_eq!(pad.unconfirmed(), [], "and somebody has said that it is so");
}

#[test]
fn a_table_that_became_another_with_as_many_entries_is_listed_anew() {
    let mut pad = pad(3);
    pad.enter(lay(Scoring::First, (1, 0), "P07")).unwrap();
    let texts = Texts::new(Language::English);
    let name = |pad: &Pad| {
        let words = event_text::describe(&texts, pad.config(), &pad.header.seats, &pad.events()[0].1);
        texts.pad_said(texts.pad_change(), &words)
    };
    let before = name(&pad);
    let mut harness = harness(pad, vec2(760.0, 700.0));
    harness.get_by_label(&before);
    let page = harness.state_mut();
    page.pad.header.seats[0].name = "Zoe".to_owned();
    page.revision += 1;
    let after = name(&page.pad);
    harness.run();
    assert!(harness.query_by_label(&before).is_none(), "{before}");
    harness.get_by_label(&after);
}

#[test]
fn nothing_is_confirmed_by_deleting_what_lies_unlawfully() {
    let mut pad = pad(3);
    // The second hangs on the first.
    for (at, id) in [((3, 0), "P07"), ((4, 0), "P06")] {
        pad.enter(lay(Scoring::First, at, id).kept()).unwrap();
    }
    let odd = pad.unconfirmed();
    let mut harness = harness(pad, vec2(760.0, 700.0));
    let event = harness.state().pad.events()[0].1.clone();
    harness.state_mut().panel = HistoryPanel::with(Spot::Entry(1), EntryForm::of(1, &event));
    harness.run();
    let strike = Texts::new(Language::English).pad_strike().to_owned();
    click(&mut harness, &strike);
    let pad = &harness.state().pad;
    assert_eq!(pad.events().len(), 1);
    assert!(!odd.is_empty() && pad.unconfirmed() == pad.findings(), "{:?}", pad.findings());
}

#[test]
fn every_entry_is_shown_with_its_fields_and_none_changes_by_being_looked_at() {
    for size in [vec2(760.0, 700.0), vec2(420.0, 900.0)] {
        let mut table = pad(2);
        table.enter(lay(Scoring::First, (1, 0), "P07")).unwrap();
        let kinds = every_kind(&table);
        for (scoring, kind) in kinds {
            let event = kind.blank(&table, scoring, 1).unwrap();
            if table.enter(event.clone()).is_ok() {
                table.undo();
            } else {
                continue;
            }
            let mut with = table.clone();
            with.enter(event.clone()).unwrap();
            let entry = with.events().last().unwrap().0;
            let mut harness = harness(with, size);
            let form = EntryForm::of(entry, &event);
            harness.state_mut().panel = HistoryPanel::with(Spot::Entry(entry), form);
            harness.run();
            let form = harness.state().panel.editor().unwrap();
            assert_eq!(form.now, event, "{kind:?}");
        }
    }
}
