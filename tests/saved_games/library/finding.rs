//! Games are found: by words, filters and days.

use super::*;

#[test]
fn the_search_looks_at_titles_and_names() {
    let mut harness = library(&[("one.json", 8), ("two.json", 500)]);
    let rows = |harness: &Harness<'_, App>| harness.query_all_by_role(Role::ListItem).count();
    let all = rows(&harness);
    press(&mut harness, &[Key::F]);
    harness.event(egui::Event::Text("finished".to_owned()));
    harness.run();
    assert_eq!(rows(&harness), 1);
    press(&mut harness, &[Key::Escape]);
    assert_eq!(harness.state().app.page(), Page::Library, "the first Esc leaves the search");
    assert_eq!(rows(&harness), all);
    press(&mut harness, &[Key::Escape]);
    assert_eq!(harness.state().app.page(), Page::Home);
}

#[test]
fn games_are_named_and_can_be_filtered_where_there_are_several() {
    let texts = alhambra::text::Texts::new(alhambra::text::Language::English);
    let only = library(&[("one.json", 8), ("two.json", 9)]);
    assert!(
        own_rows(&only).iter().all(|row| !row.contains(texts.roll_and_write())),
        "there is nothing to distinguish"
    );
    assert!(only.query_by_role(Role::ComboBox).is_none(), "there is nothing to choose from");

    let app = app(&[("one.json", 8)], Language::English, false);
    for sample in ["alhambra-table-two-and-dirk", "alexandros-board"] {
        let text = alhambra::app::samples::text(HOUSE, sample).unwrap();
        std::fs::write(app.app.data.games().join(format!("{sample}.json")), text).unwrap();
    }
    let mut harness = window(&Eye::default(), (1280.0, 1280.0), app);
    harness.state_mut().app.run(AppCommand::Go(Page::Library));
    harness.run();
    let rows = own_rows(&harness);
    let names = [texts.roll_and_write(), texts.alhambra_name(), texts.alexandros_page_game()];
    assert_eq!(rows.len(), 3, "{rows:?}");
    for name in names {
        assert_eq!(rows.iter().filter(|row| row.contains(name)).count(), 1, "{name}: {rows:?}");
    }
    // Players can be chosen, too.
    harness.get_all_by_role(Role::ComboBox).next().unwrap().click();
    harness.run();
    let is_choice = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() != Role::Image;
    harness.get_all_by_label(texts.alexandros_page_game()).rfind(is_choice).unwrap().click();
    harness.run();
    let rows = own_rows(&harness);
    assert!(rows.len() == 1 && rows[0].contains(texts.alexandros_page_game()), "{rows:?}");
}

/// The headings of the list.
fn headings(harness: &Harness<'_, App>) -> Vec<String> {
    let labels = harness.query_all_by_role(Role::Heading).filter_map(|node| node.accesskit_node().label());
    labels.filter(|label| label != harness.state().app.texts.library_title()).collect()
}

/// A library with games from these days, the newest last: the file of each, and when it began; in a window of this size.
fn library_of_days(days: &[(&str, jiff::Timestamp)], size: (f32, f32)) -> Harness<'static, App> {
    let names: Vec<(&str, usize)> = days.iter().map(|(name, _)| (*name, 8)).collect();
    let mut app = app(&names, Language::English, false);
    for (name, began) in days {
        let path = app.app.data.games().join(name);
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, text.replace("2026-03-07T11:00:00Z", &began.to_string())).unwrap();
    }
    app.app.run(AppCommand::Go(Page::Library));
    let mut harness = window(&Eye::default(), size, app);
    harness.run();
    harness
}

#[test]
fn games_are_listed_under_the_day_on_which_they_were_played() {
    let now = jiff::Timestamp::from_second(jiff::Timestamp::now().as_second()).unwrap();
    let ago = |days: i64| now - jiff::SignedDuration::from_hours(24 * days);
    let days = [("a.json", 400), ("b.json", 400), ("c.json", 1), ("d.json", 1), ("e.json", 0), ("f.json", 0)];
    let days = days.map(|(name, days)| (name, ago(days)));
    let harness = library_of_days(&days, (1280.0, 1280.0));
    let texts = &harness.state().app.texts;
    let days = [
        texts.library_today().to_owned(),
        texts.library_yesterday().to_owned(),
        alhambra::text::date(texts, ago(400)),
        texts.library_filter_samples().to_owned(),
    ];
    assert_eq!(headings(&harness), days);
    assert_eq!(own_rows(&harness).len(), 6);
}

#[test]
fn where_hardly_any_day_has_several_games_each_tells_its_own_however_many_samples_there_are() {
    let now = jiff::Timestamp::from_second(jiff::Timestamp::now().as_second()).unwrap();
    let ago = |days: i64| now - jiff::SignedDuration::from_hours(24 * days);
    let days = [("a.json", ago(400)), ("b.json", ago(300)), ("c.json", ago(300))];
    let harness = library_of_days(&days, (1280.0, 1280.0));
    assert_eq!(headings(&harness), [""; 0]);
    let day = alhambra::text::date(&harness.state().app.texts, ago(400));
    assert!(own_rows(&harness).iter().any(|row| row.contains(&day)), "{day}");
}

#[test]
fn in_a_low_window_each_game_tells_its_own_day() {
    let now = jiff::Timestamp::from_second(jiff::Timestamp::now().as_second()).unwrap();
    let ago = now - jiff::SignedDuration::from_hours(24 * 400);
    let harness = library_of_days(&[("a.json", ago)], (1024.0, 640.0));
    let day = alhambra::text::date(&harness.state().app.texts, ago);
    assert_eq!(headings(&harness), [""; 0]);
    let rows = own_rows(&harness);
    assert!(rows.len() == 1 && rows[0].contains(&day), "{day}: {rows:?}");
}

#[test]
fn filters_and_search_combine_and_one_key_clears_them() {
    let mut harness = library(&[("one.json", 8), ("two.json", 9), ("three.json", 10)]);
    let describe = |file: &str, tags: &[&str], place: &str| AppCommand::Describe {
        file: file.to_owned(),
        words: Box::new(Description {
            location: place.to_owned(),
            tags: tags.iter().map(|tag| (*tag).to_owned()).collect(),
            ..Description::default()
        }),
    };
    let all = own_rows(&harness).len();
    harness.state_mut().app.run(describe("one.json", &["Élite"], "Granada"));
    harness.state_mut().app.run(describe("two.json", &["Élite"], "Sevilla"));
    harness.run();
    // A tag in the details leads to all games with it.
    press(&mut harness, &[Key::F]);
    fill(&mut harness, "elite");
    assert_eq!(own_rows(&harness).len(), 2, "accents and capitals make no difference");
    press(&mut harness, &[Key::Escape]);
    press(&mut harness, &[Key::F]);
    fill(&mut harness, "granada");
    press(&mut harness, &[Key::ArrowDown]);
    harness.get_by_role_and_label(Role::Button, "Élite").click();
    harness.run();
    assert_eq!(own_rows(&harness).len(), 1, "both filters apply");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::F);
    harness.run();
    fill(&mut harness, "nowhere");
    press(&mut harness, &[Key::ArrowDown]);
    harness.get_by_label(harness.state().app.texts.library_nothing_found());
    press(&mut harness, &[Key::Backspace]);
    assert_eq!(own_rows(&harness).len(), all);
    press(&mut harness, &[Key::F]);
    fill(&mut harness, "granada");
    press(&mut harness, &[Key::ArrowDown]);
    harness.get_by_role_and_label(Role::Button, "Élite").click();
    harness.run();
    harness.key_press_modifiers(Modifiers::COMMAND, Key::F);
    harness.run();
    fill(&mut harness, "nowhere");
    press(&mut harness, &[Key::Escape]);
    assert_eq!(own_rows(&harness).len(), all, "while one types, Esc does where nothing is found");
}
