//! The page of statistics: what it shows about which games.

mod saving;

use alhambra::{
    app::{AppCommand, Page},
    games::{
        common::PLAYER_COLOURS,
        roll_and_write::game::{GameCommand, GamePage},
    },
    storage::Settings,
    text::{Label, Texts},
    ui::theme::Theme,
};
use egui::{Key, Role};
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};

use crate::desk::{Part, Program, Typed, Words, play_on, program, solo};

/// Finished games of all three kinds, by Ada, Ben and Clara: in Granada, in Málaga, and without a place.
fn with_tables() -> Program {
    let mut program = program();
    let samples = [
        (include_str!("../../saves/table-three-players.json"), "Granada", "2024-12-31"),
        (include_str!("../../saves/alhambra-result-three.json"), "granada ", "2026-01-31"),
        (include_str!("../../saves/alhambra-table-two-and-dirk.json"), "Málaga", "2026-02-01"),
        (include_str!("../../saves/alexandros-result.json"), "", "2026-02-02"),
    ];
    for (text, place, day) in samples {
        let mut record: serde_json::Value = serde_json::from_str(text).unwrap();
        for (name, seat) in ["ADA", "Ben ", "Clara"].iter().zip(record["seats"].as_array_mut().unwrap()) {
            if seat["kind"] == "human" {
                (seat["name"], seat["id"]) = ((*name).into(), "".into());
            }
        }
        record["location"] = place.into();
        record["started"] = format!("{day}T12:00:00Z").into();
        record["ended"] = format!("{day}T13:00:00Z").into();
        record["digest"] = serde_json::Value::Null;
        program.run(AppCommand::ImportText(record.to_string()));
    }
    // The notices of the imports would fade while the page is open.
    program.app().notifications.clear();
    program.run(AppCommand::Go(Page::Statistics));
    program
}

/// The same with every list in sight.
fn with_filters() -> Program {
    let mut program = with_tables();
    program.press(Key::F);
    program
}

/// The figure in this row and column.
#[track_caller]
fn figure(program: &Program, row: impl Words, head: Label) -> String {
    let (row, head) = (program.said(row), program.said(head));
    let start = program.said(|t: &Texts| t.statistics_figure_said(&row, &head, ""));
    let cells = program.window.query_all(By::new().role(Role::Cell));
    let found: Vec<String> = cells
        .filter_map(|cell| cell.accesskit_node().label()?.strip_prefix(&start).map(str::to_owned))
        .collect();
    assert_eq!(found.len(), 1, "{start}{found:?}");
    found[0].clone()
}

/// What a chart says of each of its lines.
fn drawn(program: &Program) -> Vec<String> {
    let charts = program.window.query_all(By::new().role(Role::Image));
    let said: Vec<String> = charts.filter_map(|chart| chart.accesskit_node().label()).collect();
    said.iter().flat_map(|said| said.split("; ").skip(1)).map(str::to_owned).collect()
}

/// The figure that a chart says of this line.
#[track_caller]
fn drawn_figure(program: &Program, row: Label, head: Label) -> f64 {
    let start = format!("{} · {} ", program.said(row), program.said(head));
    let drawn = drawn(program);
    let figure = drawn.iter().find_map(|line| line.strip_prefix(&start));
    figure.unwrap_or_else(|| panic!("{start}{drawn:?}")).parse().unwrap()
}

fn rows(program: &Program) -> Vec<String> {
    let heads = program.window.query_all(By::new().role(Role::RowHeader));
    heads.filter_map(|head| head.accesskit_node().label()).collect()
}

#[test]
fn the_page_is_one_key_from_home_and_from_the_library() {
    let mut program = program();
    for page in [Page::Home, Page::Library] {
        program.run(AppCommand::Go(page));
        program.press(Key::O);
        assert_eq!(program.page(), Page::Statistics);
        assert!(program.shows(Texts::statistics_empty_hint), "it says what to do");
        program.press(Key::Escape);
        assert_eq!(program.page(), page);
    }
}

#[test]
fn where_nothing_is_finished_a_new_game_is_one_key_away() {
    let mut program = program();
    program.run(AppCommand::Go(Page::Statistics));
    assert!(program.shows(Texts::records_empty) && program.shows(Texts::home_new_game));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::NewGame));
}

#[test]
fn games_of_every_kind_are_counted_by_game_person_place_date_and_players() {
    let mut program = with_tables();
    let topic = |program: &mut Program, topic: Label| program.pick(Texts::statistics_topic, topic);
    assert!(program.shows(|t: &Texts| t.statistics_counted(4, 3)));
    // People come first: each is one, however the name is written, and Alhambra’s third row is none.
    assert_eq!(rows(&program), ["ADA", "Ben", "Clara"]);
    let of = |program: &Program, name: &str, head| figure(program, Typed(name), head);
    assert_eq!(["ADA", "Ben", "Clara"].map(|name| of(&program, name, Texts::stats_games)), ["4", "4", "3"]);
    let wins: f64 = ["ADA", "Ben", "Clara"]
        .map(|name| of(&program, name, Texts::stats_wins).parse::<f64>().unwrap())
        .iter()
        .sum();
    assert_eq!(wins, 4.0);
    assert!(program.shows(Texts::statistics_one_game), "points of different games are not mixed");
    topic(&mut program, Texts::statistics_by_game);
    let names: [Label; 3] = [Texts::alhambra_name, Texts::roll_and_write, Texts::alexandros_page_game];
    assert_eq!(names.map(|name| figure(&program, name, Texts::stats_games)), ["2", "1", "1"]);
    assert_eq!(figure(&program, names[2], Texts::stats_best), "104");
    assert_eq!(figure(&program, names[2], Texts::statistics_winning), "104");
    // Bars that say all stand without a table.
    let has_bar = |program: &Program, row: &str, games| {
        let start = format!("{row} · {} {games}", program.said(Texts::stats_games));
        rows(program).is_empty() && drawn(program).iter().any(|line| line.starts_with(&start))
    };
    topic(&mut program, Texts::statistics_by_place);
    assert_eq!(drawn(&program).len(), 3);
    let nowhere = program.said(Texts::statistics_no_place);
    assert!(has_bar(&program, "granada", 2) && has_bar(&program, &nowhere, 1));
    topic(&mut program, Texts::statistics_by_year);
    assert_eq!(rows(&program), ["2024", "2026"]);
    topic(&mut program, Texts::statistics_by_month);
    assert_eq!(rows(&program).len(), 3);
    topic(&mut program, Texts::statistics_by_players);
    let three = program.said(|t: &Texts| t.count_players(3));
    assert!(has_bar(&program, &three, 3));
    // Results of each game have an axis of their own.
    topic(&mut program, Texts::statistics_trend);
    assert!(!program.shows(Texts::statistics_one_game));
    let rows = rows(&program);
    assert_eq!(rows.len(), 11);
    let games = names.map(|name| program.said(name));
    assert!(games.iter().all(|game| rows.iter().any(|row| row.ends_with(&format!("· {game}")))), "{rows:?}");
    assert!(program.shows(|t: &Texts| t.date(31, 12, "2024")), "each day stands above its results");
    topic(&mut program, Texts::statistics_spread);
    assert!(!program.shows(Texts::statistics_no_figures));
}

#[test]
fn games_have_to_fit_all_filters_and_a_topic_of_one_game_counts_only_its_games() {
    let mut program = with_filters();
    let counted = |program: &Program, games, people| {
        program.shows(move |t: &Texts| t.statistics_counted(games, people))
    };
    assert!(program.find_control(Role::ComboBox, Texts::statistics_layout).is_none());
    program.pick(Texts::statistics_topic, Texts::statistics_by_players);
    program.pick(Texts::library_game, Texts::alhambra_name);
    assert!(counted(&program, 2, 3));
    program.pick(Texts::statistics_person, Typed("Clara"));
    assert!(counted(&program, 1, 1));
    program.pick(Texts::statistics_place, Typed("Málaga"));
    assert!(program.shows(Texts::statistics_none_fits));
    program.pick(Texts::statistics_person, Texts::library_everybody);
    program.pick(Texts::statistics_date, Typed("2026"));
    assert!(counted(&program, 1, 2));
    program.pick(Texts::statistics_date, Typed("2024"));
    assert!(program.shows(Texts::statistics_none_fits));
    program.pick(Texts::statistics_place, Texts::library_all_places);
    program.pick(Texts::library_game, Texts::library_all_games);
    assert!(counted(&program, 1, 3));
    program.pick(Texts::statistics_topic, |t: &Texts| t.pad_said(t.roll_and_write(), t.statistics_split()));
    assert!(program.shows(|t: &Texts| t.statistics_counted(1, 3)), "only the game that has it counts");
    assert!(program.find_control(Role::ComboBox, Texts::statistics_layout).is_some());
    assert!(drawn_figure(&program, Texts::lines, Texts::statistics_vp) > 0.0);
    assert!(rows(&program).is_empty(), "a chart that has every figure stands without a table");
}

#[test]
fn the_tile_game_has_figures_of_its_own_and_can_be_filtered_by_modules() {
    let mut program = with_filters();
    program.pick(Texts::statistics_topic, |t: &Texts| t.pad_said(t.alhambra_name(), t.statistics_split()));
    assert!(program.shows(|t: &Texts| t.statistics_counted(2, 3)));
    let vp = |program: &Program, row: Label| drawn_figure(program, row, Texts::statistics_vp);
    assert!(vp(&program, Texts::types) > 0.0 && vp(&program, Texts::alhambra_wall) > 0.0);
    program.pick(Texts::alhambra_new_modules, Texts::alhambra_statistics_no_modules);
    assert!(program.shows(|t: &Texts| t.statistics_counted(2, 3)));
    // For one game alone, its charts are named without it.
    program.pick(Texts::library_game, Texts::alhambra_name);
    program.pick(Texts::statistics_topic, Texts::alhambra_statistics_scorings);
    assert_eq!(drawn(&program).len(), 3);
    program.pick(Texts::statistics_topic, Texts::alhambra_statistics_purchases);
    assert!(program.shows_containing(Texts::statistics_no_figures), "nobody wrote purchases down");
}

#[test]
fn filters_that_are_not_used_are_hidden_and_a_key_away() {
    let mut program = with_tables();
    let list = |program: &Program, name: Label| program.find_control(Role::ComboBox, name).is_some();
    let firsts: [Label; 4] =
        [Texts::statistics_topic, Texts::library_game, Texts::statistics_person, Texts::statistics_date];
    let rest: [Label; 3] = [Texts::statistics_place, Texts::statistics_players, Texts::statistics_kind];
    assert!(firsts.iter().all(|name| list(&program, *name)));
    assert!(!rest.iter().any(|name| list(&program, *name)));
    program.press(Key::F);
    assert!(firsts.iter().chain(&rest).all(|name| list(&program, *name)));
    program.pick(Texts::statistics_place, Typed("Málaga"));
    program.press(Key::F);
    assert_eq!(rest.map(|name| list(&program, name)), [true, false, false], "what is chosen stays in sight");
    assert!(program.shows(|t: &Texts| t.statistics_counted(1, 2)));
    program.press(Key::Backspace);
    assert!(program.shows(|t: &Texts| t.statistics_counted(4, 3)));
    assert!(!list(&program, Texts::statistics_place));
}

#[test]
fn people_are_sorted_by_a_click_or_a_key_and_chosen_by_the_arrows() {
    let mut program = with_tables();
    program.control(Role::ColumnHeader, Texts::statistics_person).click();
    program.window.run();
    assert_eq!(rows(&program), ["ADA", "Ben", "Clara"]);
    program.control(Role::ColumnHeader, Texts::statistics_person).click();
    program.window.run();
    assert_eq!(rows(&program), ["Clara", "Ben", "ADA"], "the other way round");
    // By keys: from head to head by the arrows, and Enter.
    program.focus(Role::ColumnHeader, Texts::statistics_person);
    program.press(Key::ArrowRight);
    let focused = |program: &Program, name: Label| {
        program.control(Role::ColumnHeader, name).accesskit_node().is_focused()
    };
    assert!(focused(&program, Texts::stats_games));
    program.press(Key::Enter);
    assert_eq!(rows(&program), ["ADA", "Ben", "Clara"], "whoever has played most comes first");
    let shown =
        |program: &Program, name: &str| program.shows(|t: &Texts| t.pad_said(name, t.statistics_trend()));
    assert!(shown(&program, "ADA"));
    program.focus(Role::RowHeader, Typed("ADA"));
    program.press(Key::ArrowDown);
    assert!(shown(&program, "Ben") && !shown(&program, "ADA"), "whoever is chosen is shown below the table");
    program.press(Key::ArrowDown);
    program.press(Key::ArrowDown);
    assert!(shown(&program, "Clara"), "the last one stays");
}

#[test]
fn the_arrow_keys_go_from_result_to_result_and_each_is_announced() {
    let mut program = with_tables();
    program.pick(Texts::library_game, Texts::roll_and_write);
    program.pick(Texts::statistics_topic, Texts::statistics_trend);
    program.focus(Role::Image, Part(Texts::statistics_trend));
    let told = |program: &Program| {
        let status = program.window.query_all(By::new().role(Role::Status));
        let told: Vec<String> = status.filter_map(|status| status.accesskit_node().label()).collect();
        told.join(" ")
    };
    program.press(Key::End);
    assert!(told(&program).contains("Clara"), "{}", told(&program));
    program.press(Key::ArrowLeft);
    assert!(told(&program).contains("Ben"), "{}", told(&program));
    program.press(Key::Home);
    assert!(told(&program).contains("ADA"), "{}", told(&program));
}

#[test]
fn days_are_typed_and_an_impossible_one_is_pointed_out() {
    let mut program = with_tables();
    program.pick(Texts::statistics_date, Texts::statistics_span);
    assert!(program.shows(|t: &Texts| t.statistics_counted(4, 3)), "both ends are open");
    program.write(Texts::statistics_since, "2026-01-31");
    assert!(program.shows(|t: &Texts| t.statistics_counted(3, 3)));
    program.write(Texts::statistics_until, "2026-02-01");
    assert!(program.shows(|t: &Texts| t.statistics_counted(2, 3)));
    program.write(Texts::statistics_until, "2026-02-31");
    assert!(program.shows(Texts::late_fault_date));
}

#[test]
fn the_page_is_one_key_from_the_high_scores_and_says_that_there_is_nothing_yet() {
    let mut program = program();
    program.press(Key::R);
    program.press(Key::S);
    assert_eq!(program.page(), Page::Statistics);
    assert!(program.shows(Texts::records_empty));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::HighScores);
}

#[test]
fn a_finished_game_is_in_the_figures_beside_the_chart() {
    let mut program = program();
    for seed in [12, 11] {
        program.run(GameCommand::Start(Box::new(solo(seed))));
        play_on(program.app(), 18);
    }
    program.window.run();
    let total = program.roll_and_write().session.as_ref().map(|open| {
        let game = open.game();
        game.state().total(game.config(), 0)
    });
    program.run(AppCommand::Go(Page::HighScores));
    program.press(Key::S);
    program.pick(Texts::statistics_topic, Texts::statistics_trend);
    let (total, texts) = (total.unwrap().to_string(), &program.window.state().app.texts);
    let head = program.find_control(Role::ColumnHeader, Texts::statistics_result).unwrap();
    let table = head.accesskit_node().parent().unwrap();
    assert_eq!(table.role(), Role::Table);
    let cells: Vec<String> = table.children().filter_map(|cell| cell.label()).collect();
    let said = |row: &String| texts.statistics_figure_said(row, texts.statistics_result(), &total);
    assert!(cells.iter().any(|row| cells.contains(&said(row))), "row, column and value: {cells:?}");
}

#[test]
fn marks_follow_the_colour_of_whoever_plays_here() {
    let mut program = program();
    for seed in [11, 12] {
        program.run(GameCommand::Start(Box::new(solo(seed))));
        play_on(program.app(), 18);
    }
    program.run(AppCommand::Go(Page::Statistics));
    program.window.run();
    program.pick(Texts::statistics_topic, Texts::statistics_trend);
    for at in [5, 2] {
        let colour = PLAYER_COLOURS[at].to_owned();
        let settings = Settings { player_colour: colour, ..program.app().settings.clone() };
        program.run(AppCommand::Set(Box::new(settings)));
        program.window.run();
        let players = Theme::of(&program.window.ctx).players;
        let drawn = format!("{:?}", program.window.output().shapes);
        let drawn = [5, 2].map(|other| drawn.contains(&format!("{:?}", players[other])));
        assert_eq!(drawn, [5, 2].map(|other| other == at), "{}", PLAYER_COLOURS[at]);
    }
}

#[test]
fn a_single_result_has_a_sentence_instead_of_a_chart() {
    let mut program = program();
    for seed in [11, 12] {
        program.run(GameCommand::Start(Box::new(solo(seed))));
        play_on(program.app(), 18);
        program.run(AppCommand::Go(Page::Statistics));
        program.window.run();
        if seed == 11 {
            program.pick(Texts::statistics_topic, Texts::statistics_trend);
        }
        assert_eq!(program.shows(Texts::statistics_single), seed == 11);
        assert_eq!(rows(&program).is_empty(), seed == 11, "nor is there a table of one row");
        program.run(AppCommand::Go(Page::HighScores));
        assert_eq!(program.shows(Texts::statistics_single), seed == 11);
    }
}

#[test]
fn a_visit_with_nothing_new_works_nothing_out() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(solo(11))));
    play_on(program.app(), 18);
    let mut changes = || {
        program.run(AppCommand::Go(Page::HighScores));
        program.press(Key::S);
        while program.app().poll() {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        program.window.run();
        program.roll_and_write().statistics.changes()
    };
    let first = changes();
    assert_eq!([changes(), changes()], [first; 2]);
}
