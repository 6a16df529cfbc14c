//! What is drawn over the screens.

use super::*;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

#[test]
fn notices_cover_no_small_button() {
    let games = [("a.json", 400), ("b.json", 25)];
    let commands = || {
        [
            AppCommand::Go(Page::Home),
            AppCommand::Go(Page::from(GamePage::NewGame)),
            AppCommand::Go(Page::Library),
            AppCommand::Go(Page::HighScores),
            AppCommand::Go(Page::Settings),
            AppCommand::Continue,
            AppCommand::Card(file("a.json")),
            AppCommand::Replay(file("a.json")),
        ]
    };
    for size in [(1024.0, 640.0), (1280.0, 800.0)] {
        for command in commands() {
            let told = format!("{command:?}");
            let is_home = matches!(command, AppCommand::Go(Page::Home));
            let mut app = app(&games, Language::English, false);
            app.app.run(command);
            app.app.notify("Written to /home/you/pictures/alhambra.png".to_owned());
            let mut harness = window(&Eye::default(), size, app);
            harness.run_steps(4);
            let notification = harness.get_by_label_contains("Written to").rect();
            for button in harness.query_all_by_role(Role::Button) {
                let name = button.accesskit_node().label();
                let own = name.as_deref() == Some("Close");
                // An empty part of a large card on Home may be covered, since the card can be clicked anywhere.
                let is_card = is_home && button.rect().area() > notification.area() * 4.0;
                let is_free = !button.rect().intersects(notification);
                assert!(own || is_card || is_free, "{name:?}, {told} at {size:?}");
            }
        }
    }
}
