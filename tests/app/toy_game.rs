//! A new game in the program, in which everybody makes points in two rounds: all that it has to say, and what it gets for
//! that.

use std::{collections::BTreeMap, marker::PhantomData};

use alhambra::{
    app::{AppCommand, AppState, Page as AppPage, Source},
    games::{
        alexandros::game::Alexandros,
        alhambra::game::Alhambra,
        common::words::record::{self, Sections},
        common::{Summary, bg_stats::Published, contract::*, host::AppView, screens::table::*, table::*},
        roll_and_write::game::RollAndWrite,
    },
    kernel::{Breakdown, Confirmed, Game, Kind, LogError, Note, Step, Viewer, record::*},
    text::Texts,
    ui::{drawing::symbols::Symbol, home_tile, theme::Theme},
};
use egui::{Key, Painter, Rect, Ui};
use serde::{Deserialize, Serialize};

use crate::desk::{Program, Typed, USUAL, program_of};

static GAMES: GameList = GameList::new(&[&RollAndWrite, &Alhambra, &Alexandros, &Tally]);
const ROUNDS: u8 = 2;

/// Points by round and player.
type Places = BTreeMap<(u8, u8), u8>;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
enum Made {
    Points { round: u8, player: u8, points: u8 },
}

#[derive(Clone, Debug, PartialEq)]
struct Refused(&'static str);

impl<K: Kind> From<LogError<K>> for Refused {
    fn from(_: LogError<K>) -> Self {
        Self("there is no such entry, or there are too few")
    }
}

/// What people keep, round by round; a finished game that is entered afterwards has all rounds in one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Points<const IN_ONE: u8>;

impl<const IN_ONE: u8> Kind for Points<IN_ONE> {
    const GAME: &'static str = "tally";
    const KIND: RecordKind = if IN_ONE == 1 { RecordKind::Table } else { RecordKind::Result };

    type Config = u8;
    type Agreed = u8;
    type Event = Made;
    type Dice = ();
    type State = Places;
    type Error = Refused;
    type Fault = Refused;
    type Finding = (u8, u8);
    type Reason = Option<u8>;
    type Result = Vec<i32>;

    fn start(players: &u8) -> Result<Places, Refused> {
        if (1..=4).contains(players) { Ok(Places::new()) } else { Err(Refused("so many cannot play")) }
    }

    fn apply(players: &u8, state: &mut Places, _: usize, event: &Made) -> Result<(), Refused> {
        let Made::Points { round, player, points } = *event;
        let is_place = (1..=ROUNDS / IN_ONE).contains(&round) && (1..=*players).contains(&player);
        if !is_place || points > 20 * IN_ONE || state.contains_key(&(round, player)) {
            return Err(Refused("there is no place for so many points"));
        }
        state.insert((round, player), points);
        Ok(())
    }

    fn is_complete(players: &u8, state: &Places) -> bool {
        state.len() == usize::from(players * ROUNDS / IN_ONE)
    }

    fn findings(_: &u8, state: &Places) -> Vec<(u8, u8)> {
        state.iter().filter(|(_, points)| **points > 12 * IN_ONE).map(|(place, _)| *place).collect()
    }

    fn result(players: &u8, state: &Places) -> Vec<i32> {
        Self::breakdown(players, state).iter().map(|card| card.vp).collect()
    }

    fn read_config(_: &mut Members<'_, Refused>, header: Option<&mut Header>) -> Option<u8> {
        Some(header?.seats.len() as u8)
    }

    fn breakdown(players: &u8, state: &Places) -> Vec<Breakdown<Option<u8>>> {
        let part = |((round, _), points): (&(u8, u8), &u8)| Breakdown::leaf(Some(*round), (*points).into());
        let of = |who| state.iter().filter(move |((_, player), _)| *player == who).map(part).collect();
        (1..=*players).map(|player| Breakdown::sum(None, of(player))).collect()
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Page {
    New,
    Table,
    Card,
    Replay,
    Late,
}

impl TypedPage for Page {
    const GAME: &'static str = "tally";
    const ALL: &'static [Self] = &[Self::New, Self::Table, Self::Card, Self::Replay, Self::Late];
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Tally;

impl TableGame for Tally {
    type Played = NotPlayed<Points<1>>;
    type Table = Points<1>;
    type Paper = Points<ROUNDS>;
    type Fault = Refused;
    type Page = Page;
    type Changes = ();
    type Typed = Occasion;
    type Own = PhantomData<Page>;

    const TABLE: Page = Page::Table;
    const CARD: Page = Page::Card;
    const REPLAY: Page = Page::Replay;
    const LATE: Page = Page::Late;
    const PUBLISHED: Published = Published { title: "Tally", id: "tally", number: None, players: [1, 4] };

    fn fault(texts: &Texts, fault: &Fault<Refused>) -> String {
        record::fault(texts, Sections { end: "", result: "" }, fault, |why| why.0.to_owned())
    }

    fn event(_: &Texts, _: &Game<Points<1>>, _: &Step<'_, Points<1>>, event: &Made) -> String {
        let Made::Points { round, player, points } = event;
        format!("player {player} makes {points} in round {round}")
    }

    fn finding(_: &Texts, _: &[Seat], (round, player): &(u8, u8)) -> String {
        format!("player {player} has many in round {round}")
    }

    fn part(texts: &Texts, _: &[Seat], round: &Option<u8>) -> String {
        round.map_or_else(|| texts.total().to_owned(), |round| texts.history_round(round))
    }

    fn key(round: &Option<u8>) -> String {
        round.map_or_else(|| "total".to_owned(), |round| format!("round_{round}"))
    }

    fn part_of(_: &Game<Points<1>>, state: &Places) -> usize {
        state.keys().next_back().map_or(0, |(round, _)| usize::from(*round))
    }

    fn changes(_: &Places, _: &Places) {}
}

impl KeptGame for Tally {
    type Glance = Glance;

    fn name(_: &Texts) -> &str {
        "Tally"
    }
}

#[derive(Debug, Serialize, Deserialize)]
struct Glance(Summary);

impl TableGlance for Glance {
    type Game = Tally;

    fn of(loaded: &Loaded<Record<Tally>>) -> Self {
        let round = loaded.game.breakdown().iter().map(|card| card.parts.len()).max().unwrap_or(0);
        Self(Summary::in_round(loaded, [round as u8, ROUNDS], Tally::winners(&loaded.game)))
    }

    fn general(&self) -> &Summary {
        &self.0
    }
}

impl GlanceWindow for Glance {}

impl GameWindow for Tally {
    fn screens(&self) -> Box<dyn Screens> {
        Box::new(Drawn::default())
    }

    fn home_tiles<'a>(&self, _: &'a Texts, _: &dyn Desk) -> Vec<home_tile::HomeTile<'a, AnyPage>> {
        let (page, place, icon) = (Page::New.into(), home_tile::TilePlace::Main, Symbol::Grid);
        let (title, label, hint) = ("Tally".into(), "Tally", String::new());
        vec![home_tile::HomeTile { page, place, icon, title, label, hint, key: Key::Y }]
    }

    fn invitation<'a>(&self, _: &'a Texts) -> &'a str {
        "Count what everybody makes."
    }

    fn paint_emblem(&self, painter: &Painter, place: Rect, theme: &Theme) {
        painter.rect_filled(place, 0.0, theme.gold);
    }
}

impl TableScreens for Tally {
    type ViewState = ();
}

#[derive(Default)]
struct Drawn(ScoreCard, ReplayPage<Tally>);

impl Screens for Drawn {
    fn show(&mut self, ui: &mut Ui, page: AnyPage, app: &AppView<'_, dyn Desk>, all: &mut Vec<AnyCommand>) {
        own_page(page, app, all, |page, app, commands| match page {
            Page::Card => self.0.show(ui, app, Vec::new(), commands),
            Page::Replay => self.1.show(ui, app, commands),
            Page::New | Page::Table | Page::Late => {}
        });
    }
}

type Command = TableCommand<Tally>;

fn made(round: u8, player: u8, points: u8) -> Made {
    Made::Points { round, player, points }
}

fn table(program: &mut Program) -> Game<Points<1>> {
    program.app().desk::<TableDesk<Tally>>().table.as_ref().unwrap().pad().clone()
}

/// A program with a table at which both players have an entry.
fn kept() -> Program {
    let mut program = program_of(GAMES, tempfile::tempdir().unwrap(), USUAL);
    program.press(Key::Y);
    assert_eq!(program.page(), AppPage::from(Page::New));
    let beginning = Beginning { config: 2, events: vec![made(1, 1, 5)], seed: None, says: None };
    let seats = ["Ada", "Bea"].map(|name| Seat::human("", name, "")).into();
    program.run(Command::Start(Box::new(NewTable { seats, layout_name: String::new(), beginning })));
    program.run(Command::Enter(made(1, 2, 7)));
    program
}

#[test]
fn a_table_is_kept_undone_and_corrected_and_what_is_odd_about_it_is_confirmed() {
    let mut program = kept();
    let what = |of: &mut Program| of.app().desk::<TableDesk<Tally>>().corrected.clone().unwrap().what;
    program.run(Command::Undo);
    assert_eq!(what(&mut program), program.said(|t: &Texts| t.pad_undone("player 2 makes 7 in round 1")));
    program.run(Command::Redo);
    assert_eq!(what(&mut program), program.said(|t: &Texts| t.pad_redone("player 2 makes 7 in round 1")));
    program.run(Command::Note(Note::Amend { entry: 1, event: made(1, 2, 13) }));
    assert_eq!(program.app().desk::<TableDesk<Tally>>().conflict.as_ref().unwrap().others, [2]);
    program.run(Command::StrikeToo);
    assert_eq!(table(&mut program).events(), [(1, made(1, 2, 13))]);
    assert_eq!(table(&mut program).unconfirmed(), [(1, 2)]);
    program.run(Command::Note(Note::Confirm { finding: Confirmed::Finding((1, 2)) }));
    assert_eq!(table(&mut program).unconfirmed(), []);
    program.run(Command::Note(Note::Strike { entry: 1 }));
    assert_eq!(table(&mut program).events(), []);
}

#[test]
fn records_of_a_table_and_of_a_result_are_verified_and_damaged_ones_refused_at_their_entry() {
    let mut program = kept();
    let table = table(&mut program);
    let header = Header { id: "late".to_owned(), ended: Some(table.header.started), ..table.header.clone() };
    let mut result = Game::start(header, 2, None).unwrap();
    [made(1, 1, 20), made(1, 2, 21)].into_iter().for_each(|event| result.enter(event).unwrap());
    program.run(Command::TypeIn(None));
    assert_eq!(program.page(), Page::Late.into());
    program.run(Command::Keep(Box::new(result.clone())));
    for game in [Record::<Tally>::table(table), Record::<Tally>::result(result)] {
        let file = program.app().games.with_id(&game.header().id).unwrap().unwrap();
        let text = program.app().games.read(&file).unwrap();
        let loaded = read_record::<Tally>(&text).unwrap();
        assert!(loaded.game == game && loaded.source["digest"].is_string());
        let damaged = text.replacen("\"points\":", "\"points\":2", 1);
        assert_eq!(read_record::<Tally>(&damaged).unwrap_err()[0].entry, Some(1));
        let (game, texts) = (GAMES.of(&damaged).unwrap(), &program.app().texts);
        let (records, asked) = (
            game.records(),
            PositionRequest { at: Some(1), corrected: false, viewer: Viewer::Nobody, json: false },
        );
        assert!(records.verify(texts, &text).is_ok() && records.verify(texts, &damaged).is_err());
        assert!(records.show(texts, &text, asked).unwrap().contains("Ada"));
        assert!(records.score(texts, &text, true).unwrap().contains("\"part\": \"round_1\""));
    }
}

#[test]
fn a_game_that_has_no_form_for_its_results_has_no_unfinished_work() {
    let other = serde_json::json!({"rows": {}, "past.json": {"title": "Sunday", "date": "2026-01-31"}});
    assert!(!LateDesk::<Tally>::is_unfinished(&other));
}

#[test]
fn the_game_is_in_the_library_beside_others_and_goes_on_to_its_replay_and_statistics() {
    let mut program = kept();
    program = program_of(GAMES, program.close(), USUAL);
    program.run(AppCommand::ImportText(include_str!("../../saves/alexandros-result.json").to_owned()));
    let AppState { texts, library, .. } = program.app();
    let mut saved = library.games().iter().map(|game| (game.file.clone(), game.content.as_ref().unwrap()));
    let (file, game) = saved.find(|(_, game)| game.game().name(texts) == "Tally").unwrap();
    assert_eq!((game.title(texts), game.stage(texts)), ("Ada, Bea".into(), texts.library_unfinished(1, 2)));
    assert_eq!(game.general().totals, [Some(5), Some(7)]);
    program.run(AppCommand::Open(file.clone()));
    assert_eq!((program.page(), table(&mut program).events().len()), (Page::Table.into(), 2));
    let rest = [made(2, 1, 9), made(2, 2, 1)].map(Command::Enter);
    rest.into_iter().chain([Command::End]).for_each(|command| program.run(command));
    assert!(program.page() == Page::Card.into() && program.shows_containing(Typed("Bea")));
    program.run(AppCommand::Replay(Source::File(file)));
    assert!(program.page() == Page::Replay.into() && program.shows_containing(Typed("player 2 makes 1")));
    program.run(AppCommand::Go(AppPage::Statistics));
    program.pick(Texts::statistics_topic, Texts::statistics_by_game);
    assert!(program.shows(|t: &Texts| t.statistics_figure_said("Tally", t.stats_best(), "14")));
}
