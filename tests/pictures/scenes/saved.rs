//! Library, replay and score card.

use alhambra::{
    app::{AppCommand, Page, Source},
    games::{
        common::Description,
        roll_and_write::{
            game::{GameCommand, GamePage},
            record::AnyGame,
            rules::ToAct,
            session::{Drill, TrialCommand},
        },
    },
    storage::today,
    text::{Label, Texts},
};
use egui::{Key, Modifiers, Role};
use jiff::ToSpan as _;

use super::{Scene, click_choice, click_first, press, scene};
use crate::{
    desk::Program,
    records::{against, file, game, game_by, put, put_game, result, table_after, table_closed},
};

pub fn scenes() -> Vec<Scene> {
    vec![
        scene("library-samples", |program| program.press(Key::L)).also_french(),
        scene("library-list", library).also_for_any_eye(),
        scene("library-details", |program| {
            library(program);
            press(program, &[Key::ArrowDown, Key::ArrowDown]);
        }),
        scene("library-table", |program| {
            library(program);
            click_first(program, Role::ListItem, |t: &Texts| t.names_and("Ani, Barbara", "Carl"));
        }),
        scene("library-unfinished", |program| filter(program, Texts::library_filter_open)),
        scene("library-finished", |program| filter(program, Texts::library_filter_done)),
        scene("library-none", |program| {
            program.press(Key::L);
            click_choice(program, Texts::library_filter_open);
        }),
        scene("library-search", |program| {
            library(program);
            program.press(Key::F);
            program.window.event(egui::Event::Text("granada".to_owned()));
            program.window.run();
        }),
        scene("library-nothing-found", |program| {
            library(program);
            program.press(Key::F);
            program.window.event(egui::Event::Text("sevilla".to_owned()));
            program.window.run();
        }),
        scene("library-days", |program| {
            days(program);
            press(program, &[Key::ArrowDown, Key::ArrowDown]);
        })
        .also_french()
        .also_for_any_eye(),
        scene("library-filtered", |program| {
            days(program);
            program.press(Key::F);
            program.window.event(egui::Event::Text("famille".to_owned()));
            program.window.run();
        }),
        scene("library-several", |program| {
            days(program);
            for _ in 0..3 {
                program.window.key_press_modifiers(egui::Modifiers::SHIFT, Key::ArrowDown);
                program.window.run();
            }
        })
        .also_french(),
        scene("library-add-tag", |program| {
            days(program);
            program.window.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
            program.window.run();
            program.press(Key::T);
        }),
        scene("library-words", |program| {
            library(program);
            program.press(Key::F2);
        })
        .also_french(),
        scene("library-export", |program| {
            library(program);
            program.press(Key::E);
        }),
        scene("library-import", |program| {
            library(program);
            program.press(Key::I);
        }),
        scene("library-delete", |program| {
            library(program);
            program.press(Key::Delete);
        }),
        scene("library-deleted", |program| {
            library(program);
            press(program, &[Key::Delete, Key::Delete]);
        }),
        scene("library-trash", |program| {
            library(program);
            press(program, &[Key::Delete, Key::Delete]);
            click_choice(program, Texts::library_trash);
        })
        .also_french(),
        scene("library-damaged", |program| {
            put_game(program, "a.json", game(4, 1, 2, 12));
            std::fs::write(program.app().data.games().join("bad.json"), "{}").unwrap();
            program.press(Key::L);
        }),
        scene("replay-setup", |program| replay(program, game(7, 1, 2, 500))).also_french(),
        scene("replay-middle", |program| {
            replay(program, game(7, 1, 2, 500));
            press(program, &[Key::PageDown; 8]);
            press(program, &[Key::ArrowRight; 3]);
        })
        .also_for_any_eye(),
        scene("replay-end", |program| {
            replay(program, game(7, 1, 2, 500));
            press(program, &[Key::End]);
        }),
        scene("replay-four-phantoms", |program| {
            replay(program, game(7, 1, 4, 500));
            press(program, &[Key::PageDown; 5]);
        }),
        scene("replay-several", |program| {
            replay(program, game(7, 3, 0, 2000));
            press(program, &[Key::PageDown; 6]);
        })
        .also_french(),
        scene("replay-two-end", |program| {
            replay(program, game(7, 2, 1, 2000));
            press(program, &[Key::End]);
        }),
        scene("replay-play-on", |program| {
            replay(program, game(7, 1, 2, 20));
            press(program, &[Key::PageDown, Key::PageDown, Key::P]);
        })
        .also_french(),
        scene("replay-corrections", |program| {
            let mut game = game(7, 1, 2, 20);
            game.take_back(30).unwrap();
            replay(program, game);
            press(program, &[Key::End]);
        }),
        scene("replay-table", |program| {
            show_replay(program, &AnyGame::table(table_closed(3)));
            press(program, &[Key::PageDown; 5]);
        })
        .also_french(),
        scene("replay-table-end", |program| {
            show_replay(program, &AnyGame::table(table_closed(3)));
            press(program, &[Key::End]);
        }),
        scene("replay-result", |program| show_replay(program, &result())),
        scene("score-solo", |program| card(program, &full(1, 2, 500))).also_for_any_eye(),
        scene("score-solo-reasons", |program| {
            card(program, &full(1, 2, 500));
            press(program, &[Key::ArrowDown, Key::ArrowLeft, Key::ArrowLeft]);
        })
        .also_french(),
        scene("score-unfinished", |program| card(program, &full(1, 2, 25))),
        scene("score-four-phantoms", |program| card(program, &full(1, 4, 500))),
        scene("score-against", |program| {
            card(program, &AnyGame::Played(Box::new(game_by(7, against(3), 500))));
        })
        .also_french(),
        scene("score-practice", |program| {
            let mut game = game(7, 1, 2, 500);
            game.note_hint();
            card(program, &AnyGame::Played(Box::new(game)));
        }),
        scene("score-two", |program| card(program, &full(2, 1, 2000))),
        scene("score-three", |program| card(program, &full(3, 0, 2000))).also_french(),
        scene("score-four", |program| card(program, &full(4, 0, 2000))),
        scene("score-five", |program| card(program, &full(5, 0, 2000))).also_french(),
        scene("score-result", |program| card(program, &result())).also_french(),
        scene("score-table", |program| card(program, &AnyGame::table(table_closed(3)))),
        scene("score-table-unfinished", |program| card(program, &AnyGame::table(table_after(3, 0, 7)))),
        scene("score-export", |program| {
            card(program, &full(1, 2, 500));
            program.press(Key::E);
        }),
        scene("score-page", |program| {
            card(program, &full(1, 2, 500));
            program.press_with(Modifiers::COMMAND, Key::P);
        })
        .also_french(),
        scene("score-play", |program| {
            card(program, &full(1, 2, 500));
            program.press(Key::B);
        })
        .also_french(),
        scene("review", |program| review(program, &full(1, 2, 500))).also_french().also_for_any_eye(),
        scene("review-mistake", |program| {
            review(program, &full(1, 2, 500));
            program.press(Key::Num1);
        }),
        scene("review-decisions", |program| {
            review(program, &full(1, 2, 500));
            program.press(Key::L);
        }),
        scene("same-dice", |program| {
            review(program, &full(1, 2, 500));
            best_play(program);
        })
        .also_french(),
        scene("replay-losses", |program| {
            program.roll_and_write().reviews.budget.rollouts = 0;
            review(program, &full(1, 2, 500));
            press(program, &[Key::R, Key::N]);
        }),
        scene("trial", trial).also_french(),
        scene("trial-answer", |program| {
            trial(program);
            press(program, &[Key::G, Key::Enter]);
            answer(program);
        })
        .also_french()
        .also_for_any_eye(),
        scene("practice", |program| program.run(AppCommand::Go(Page::from(GamePage::Drills)))),
        scene("practice-due", practice).also_french(),
        scene("practice-second", |program| {
            practised(program, 1);
            program.press(Key::Enter);
        }),
        scene("practice-went", |program| {
            practised(program, 3);
            program.press(Key::Enter);
        })
        .also_french(),
        scene("review-several", |program| review(program, &full(3, 0, 400))),
        scene("score-picture", |program| {
            card(program, &full(1, 2, 500));
            program.press(Key::I);
        }),
    ]
}

/// Games of every kind. Their names are in the order in which they are written, and so are their times.
fn library(program: &mut Program) {
    put_game(program, "1-solo.json", game(4, 1, 2, 500));
    put_game(program, "2-open.json", game(5, 1, 3, 25));
    put_game(program, "3-two.json", game(6, 2, 1, 2000));
    put_game(program, "4-against.json", game_by(7, against(3), 500));
    put(program, "5-table.json", &AnyGame::table(table_after(3, 0, 7)));
    put(program, "6-result.json", &result());
    put_game(program, "7-four.json", game(10, 4, 0, 60));
    let words = Description {
        title: "Sunday evening".to_owned(),
        location: "Granada".to_owned(),
        comment: "Fountains everywhere".to_owned(),
        tags: vec!["family".to_owned(), "rainy day".to_owned()],
        when: None,
    };
    program.run(AppCommand::Describe { file: "3-two.json".to_owned(), words: Box::new(words) });
    program.press(Key::L);
}

/// Games of several days, with tags.
fn days(program: &mut Program) {
    for k in 0..12_u8 {
        let mut game =
            game(k + 1, 1 + usize::from(k) % 3, 2 - usize::from(k) % 3, if k % 4 == 1 { 20 } else { 2000 });
        game.header.started =
            format!("2026-0{}-{:02}T1{}:20:00Z", 1 + k / 4, 3 + k / 2, k % 9).parse().unwrap();
        put_game(program, &format!("{k:02}.json"), game);
        let words = Description {
            title: if k == 4 { "Dimanche soir".to_owned() } else { String::new() },
            location: if k % 2 == 0 { "Granada".to_owned() } else { String::new() },
            comment: String::new(),
            tags: if k % 3 == 0 { vec!["Famille".to_owned(), "pluie".to_owned()] } else { Vec::new() },
            when: None,
        };
        program.run(AppCommand::Describe { file: format!("{k:02}.json"), words: Box::new(words) });
    }
    program.press(Key::L);
}

/// Only the games of one kind.
fn filter(program: &mut Program, kind: Label) {
    library(program);
    click_choice(program, kind);
}

fn full(people: usize, phantoms: usize, decisions: usize) -> AnyGame {
    AnyGame::Played(Box::new(game(7, people, phantoms, decisions)))
}

fn replay(program: &mut Program, game: alhambra::games::roll_and_write::log::Game) {
    show_replay(program, &AnyGame::Played(Box::new(game)));
}

fn show_replay(program: &mut Program, game: &AnyGame) {
    show(program, game, AppCommand::Replay, Page::from(GamePage::Replay));
}

/// The review of a game by value, since rollouts would take a while.
fn review(program: &mut Program, game: &AnyGame) {
    card(program, game);
    program.press(Key::V);
    program.window.run();
    while program.roll_and_write().reviews.open().is_some_and(|review| review.analysis.is_none()) {
        std::thread::sleep(std::time::Duration::from_millis(5));
        program.window.run();
    }
    program.press(Key::G);
}

/// The costliest decision of a game tried again.
fn trial(program: &mut Program) {
    review(program, &full(1, 2, 500));
    program.roll_and_write().trials.budget.rollouts = 200;
    program.press(Key::Num1);
    program.press(Key::T);
}

/// The same dice played by the advisor.
fn best_play(program: &mut Program) {
    program.press(Key::B);
    while program.roll_and_write().best_play.open().is_some_and(|same| same.best.is_none()) {
        std::thread::sleep(std::time::Duration::from_millis(5));
        program.window.run();
    }
    program.window.run();
}

/// Waits for the verdict on a trial, by few rollouts.
fn answer(program: &mut Program) {
    while program.roll_and_write().trials.open().is_some_and(|trial| trial.judged().is_none()) {
        std::thread::sleep(std::time::Duration::from_millis(5));
        program.window.run();
    }
    program.window.run();
}

/// Decisions in every state: of a solo game, of one with others, and of one that no longer exists.
fn practice(program: &mut Program) {
    let [alone, others] = [game(7, 1, 2, 500), game(9, 3, 0, 400)];
    let decided = |game: &alhambra::games::roll_and_write::log::Game, nth: usize| {
        let mut decides =
            game.corrected_steps().filter(|step| matches!(step.before.to_act(), ToAct::Decision(_)));
        decides.nth(nth).unwrap().entry
    };
    let drill = |file: &str, entry, lost, (well, answered): (usize, usize), days: i64| Drill {
        file: file.to_owned(),
        entry,
        moves_before: 0,
        lost,
        for_victory: file == "b.json",
        vp: None,
        well,
        answered,
        due: today().saturating_add(days.days()),
    };
    let list = [
        drill("a.json", decided(&alone, 20), 3.21, (0, 0), -9),
        drill("a.json", decided(&alone, 8), 2.5, (1, 4), 0),
        drill("b.json", decided(&others, 30), 0.12, (0, 1), 0),
        drill("gone.json", 7, 1.8, (0, 0), 0),
        drill("b.json", decided(&others, 12), 0.08, (2, 3), 1),
        drill("a.json", decided(&alone, 14), 1.1, (3, 3), 9),
        drill("a.json", decided(&alone, 2), 0.9, (5, 6), -3),
    ];
    put_game(program, "a.json", alone);
    put_game(program, "b.json", others);
    let file = program.folder.path().join("drills.json");
    std::fs::write(file, serde_json::to_string(&list).unwrap()).unwrap();
    program.run(AppCommand::Go(Page::from(GamePage::Drills)));
    program.window.run();
}

/// Begins practice, and answers this many with the first legal move.
fn practised(program: &mut Program, answers: usize) {
    practice(program);
    program.roll_and_write().trials.budget.rollouts = 100;
    program.press(Key::Enter);
    for at in 0..answers {
        if at > 0 {
            program.press(Key::Enter);
        }
        while let Some(trial) = program.roll_and_write().trials.open().filter(|trial| trial.is_open()) {
            let first = trial.game().legal_moves()[0];
            program.run(GameCommand::Trial(TrialCommand::Play(first)));
        }
        answer(program);
    }
}

fn card(program: &mut Program, game: &AnyGame) {
    show(program, game, AppCommand::Card, Page::from(GamePage::ScoreCard));
}

fn show(program: &mut Program, game: &AnyGame, how: fn(Source) -> AppCommand, page: Page) {
    put(program, "game.json", game);
    program.run(how(file("game.json")));
    assert_eq!(program.page(), page);
}
