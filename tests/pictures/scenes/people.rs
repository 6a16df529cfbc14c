//! Who is who, and games of which only the totals are known.

use alhambra::{
    app::{AppCommand, Page, PeopleCommand, TotalsCommand},
    games::{alhambra::game::GamePage, roll_and_write::record::AnyGame},
    text::Texts,
};
use egui::{Key, Modifiers};

use super::{Scene, press, to_look_at};
use crate::{
    desk::Program,
    records::{file, put, put_text, table_closed, totals},
};

pub fn scenes() -> Vec<Scene> {
    vec![
        to_look_at("people-empty", |program| program.run(AppCommand::Go(Page::People))),
        to_look_at("people-list", people),
        to_look_at("people-joined", |program| {
            people(program);
            program.write(Texts::people_search, "Barbara");
            press(program, &[Key::ArrowDown]);
        }),
        to_look_at("people-describe", |program| {
            people(program);
            press(program, &[Key::ArrowDown, Key::F2]);
        }),
        to_look_at("people-join", |program| {
            people(program);
            program.write(Texts::people_search, "Emil");
            press(program, &[Key::ArrowDown, Key::J]);
        }),
        to_look_at("people-short-names", |program| {
            let mut pad = table_closed(5);
            pad.header.seats[1].name = "Barbara von und zu Hohenfels-Weißenburg".to_owned();
            put(program, "table.json", &AnyGame::table(pad));
            program.run(describe("barbara von und zu hohenfels-weißenburg", "", "Babs"));
            program.run(AppCommand::Card(file("table.json")));
        }),
        to_look_at("totals-empty", totals_form),
        to_look_at("totals-filled", |program| filled(program, "131")),
        to_look_at("totals-equal", |program| filled(program, "112")),
        to_look_at("totals-refused", |program| {
            filled(program, "131");
            program.write(|t: &Texts| t.totals_form_name(2_usize), "ani");
            program.press_with(Modifiers::COMMAND, Key::S);
        }),
        to_look_at("totals-correct", |program| {
            put_totals(program);
            program.run(AppCommand::Totals(TotalsCommand::Correct("totals-2.json".to_owned())));
        }),
        to_look_at("totals-card", |program| {
            put_totals(program);
            program.run(AppCommand::Card(file("totals-2.json")));
        }),
        to_look_at("library-totals", |program| {
            put_totals(program);
            press(program, &[Key::L, Key::ArrowDown]);
        }),
    ]
}

fn describe(who: &str, name: &str, short: &str) -> AppCommand {
    let [who, name, short] = [who, name, short].map(str::to_owned);
    AppCommand::People(PeopleCommand::Describe { who, name, short, colour: "teal".to_owned() })
}

fn put_totals(program: &mut Program) {
    let games: [(&str, &[(&str, u16)]); 4] = [
        ("alhambra", &[("Ani", 112), ("Barbara", 131), ("Carl", 98)]),
        ("alhambra", &[("Ani", 120), ("Babsi", 118), ("Dora", 120)]),
        ("alexandros", &[("Ani", 91), ("Emil", 104)]),
        ("roll_and_write", &[("Dora", 77), ("Carl", 83), ("Barbara", 80)]),
    ];
    for (day, (game, rows)) in (1..).zip(games) {
        put_text(program, &format!("totals-{day}.json"), &totals(day, game, rows).write(None));
    }
}

/// Several people, one of whom has two names and another a short name and a colour.
fn people(program: &mut Program) {
    put_totals(program);
    let called = ["Barbara", "Babsi"].map(str::to_owned);
    let join = PeopleCommand::Join { who: called.clone().map(|name| name.to_lowercase()), called };
    program.run(AppCommand::People(join));
    program.run(describe("ani", "Anita", "A."));
    program.app().notifications.clear();
    program.run(AppCommand::Go(Page::People));
}

/// The page for typing totals, with a day that is always the same.
fn totals_form(program: &mut Program) {
    program.run(AppCommand::Go(GamePage::LateEntry.into()));
    program.click_button(Texts::totals_form_way);
    program.write(Texts::late_date, "2026-03-09");
    program.press(Key::Enter);
}

fn filled(program: &mut Program, second: &str) {
    totals_form(program);
    let rows = [("Ani", "112"), ("Barbara", second)];
    for (row, (name, points)) in (1_usize..).zip(rows) {
        program.write(|t: &Texts| t.totals_form_name(row), name);
        program.write(|t: &Texts| t.totals_form_total(row), points);
    }
    program.press(Key::Enter);
}
