//! Several seats on one screen: played by keys and by what a screen reader says, with computers, corrected, handed
//! over.

use alhambra::{
    app::{AppCommand, Page},
    games::roll_and_write::{
        game::{GameCommand, GamePage, NewGame},
        log::Played,
        record::Sheets,
        rules::{Move, Phase, ToAct},
        session::Dice,
        text::score_text::ScoreText,
    },
    kernel::{By, Entry, record::SeatKind},
    storage::Settings,
    text::{Language, Texts},
};
use egui::{Key, Role, accesskit::Toggled, vec2};
use egui_kittest::kittest::NodeT as _;

use crate::{
    desk::{
        ANY, AnyNumber, Part, Program, Start, Words, named, play_on, program, program_with, settings, solo,
        table,
    },
    game::{check_saved, gain, game, saved, tells_of_turn, turn_by_keys},
};

/// The button of somebody's sheet, whatever is on it.
fn sheet_of(name: &str) -> impl Words + Copy {
    Start(move |t: &Texts| t.play_sheet_of(name, AnyNumber, AnyNumber))
}

#[test]
fn three_people_play_a_whole_game_by_keys() {
    let mut program = program_with(&settings(Language::English), vec2(1024.0, 640.0));
    program.press(Key::N);
    program.choose_players(3);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    let mut turns = 0;
    while !game(&mut program).is_over() {
        let seat = game(&mut program).state().seat();
        let name = program.said(|t: &Texts| t.player_name(seat + 1));
        let asks = program.shows(|t: &Texts| t.play_choose(&named(&name)));
        let gains: [fn(&Texts) -> &str; 4] = [
            Texts::play_only_coins,
            Texts::play_coins_or_dice,
            Texts::play_only_no_coins,
            Texts::play_no_coins_or_dice,
        ];
        assert!(asks || gains.into_iter().any(|title| program.shows(title)), "seat {seat}");
        assert!(program.shows_containing(sheet_of(&name)));
        turn_by_keys(&mut program);
        turns += 1;
        assert!(turns <= 3 * 18, "keys do nothing here: {:?}", game(&mut program).log().last());
    }
    assert_eq!(turns, 3 * 18);
    check_saved(&mut program);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    let first = game(&mut program).state().first();
    program.press(Key::A);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    assert_eq!(
        game(&mut program).state().first(),
        (first + 1) % 3,
        "in a rematch the next player goes first"
    );
}

#[test]
fn the_sheets_in_small_tell_whose_turn_it_is() {
    let names = ["Ada", "Ben", "Cleo"];
    let mut program = program();
    program.run(GameCommand::Start(Box::new(table(&names, 5))));
    for _ in names {
        let seat = game(&mut program).state().seat();
        for (row, name) in names.into_iter().enumerate() {
            let acts = program.said(|t: &Texts| t.play_acts(name));
            let label = program.control(Role::Button, sheet_of(name)).accesskit_node().label();
            let tells = label.is_some_and(|label| label.ends_with(&acts));
            assert_eq!(tells, row == seat, "{name}");
        }
        turn_by_keys(&mut program);
    }
}

#[test]
fn two_people_play_with_their_phantom_by_mouse() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(table(&["Ada", "Ben"], 5))));
    while !game(&mut program).is_over() {
        let now = game(&mut program);
        let cell = now.legal_moves().iter().find_map(|command| match command {
            Move::Build(cell) => Some(*cell),
            _ => None,
        });
        match cell {
            Some(cell) => {
                let building = now.config().layout().grid().unwrap()[cell.index()];
                program
                    .click(|t: &Texts| t.sheet_cell(cell.row().number(), cell.column().number(), building));
            }
            None => {
                let gain = gain(&mut program);
                program.click_button(gain);
                if game(&mut program).state().phase() == Phase::AllFour {
                    program.click_button(Texts::play_roll_four);
                    let pairs = |t: &Texts| t.play_keep_pair(AnyNumber, AnyNumber, AnyNumber, AnyNumber);
                    program.all(pairs).next().unwrap().click();
                    program.window.run();
                }
            }
        }
        check_saved(&mut program);
        program.click_button(Texts::play_end_turn);
    }
    assert_eq!(saved(&mut program).header.seats.len(), 3);
}

#[test]
fn a_kept_pair_can_be_chosen_anew_until_the_turn_ends_and_the_other_is_passed_on() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(table(&["Ada", "Ben", "Cleo"], 5))));
    program.press(Key::G);
    program.press(Key::Enter);
    program.press(Key::Enter);
    assert_eq!(
        game(&mut program).state().phase(),
        Phase::Keep,
        "nothing is kept yet, so the turn cannot end"
    );
    program.press(Key::Num1);
    let first = game(&mut program).state().phase();
    program.press(Key::Num4);
    let second = game(&mut program).state().phase();
    assert_ne!(first, second);
    program.press(Key::U);
    assert_eq!(game(&mut program).state().phase(), first);
    let (yellow, _) = game(&mut program).state().dice(0);
    program.press(Key::Enter);
    let after = game(&mut program);
    assert_eq!(after.state().seat(), 1);
    let Phase::Kept(kept) = first else { panic!("{first:?}") };
    assert_eq!(after.state().dice(0).0[0].face, kept.yellow);
    let passed = yellow.iter().map(|die| die.face).find(|face| *face != kept.yellow).unwrap_or(kept.yellow);
    let told = |t: &Texts| t.play_passed(&named("Ada"), &format!("{passed}/{ANY}"), "Ben");
    assert!(program.shows_containing(told), "it says who gets which pair");
}

#[test]
fn everybodys_sheet_can_be_looked_at() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(table(&["Ada", "Ben"], 5))));
    let before = game(&mut program).log().to_vec();
    program.click(sheet_of("Ben"));
    program.press(Key::Num1);
    assert_eq!(game(&mut program).log(), before, "on another's sheet nothing is built");
    program.press(Key::Escape);
    program.press(Key::V);
    program.press(Key::V);
    program.press(Key::Num1);
    assert_ne!(game(&mut program).log(), before);
}

#[test]
fn computers_play_by_themselves_and_the_same_in_the_same_game() {
    let mut first = None;
    for _ in 0..2 {
        let mut program = program();
        program.run(GameCommand::Start(Box::new(table(&["Ada", "ben", "cleo"], 7))));
        for _ in 0..3 {
            turn_by_keys(&mut program);
            assert_eq!(game(&mut program).state().to_act(), ToAct::Decision(0));
        }
        assert!(tells_of_turn(&program, "cleo"));
        check_saved(&mut program);
        let log = game(&mut program).log().to_vec();
        assert_eq!(*first.get_or_insert_with(|| log.clone()), log);
    }
}

#[test]
fn undo_goes_back_over_what_computers_did_if_no_dice_were_rolled() {
    // In the first round nobody rolls, unless a computer gains coins or builds a second.
    for seed in 0.. {
        let mut program = program();
        program.run(GameCommand::Start(Box::new(table(&["Ada", "ben", "Cleo"], seed))));
        let before = game(&mut program);
        program.press(Key::Num1);
        program.press(Key::Enter);
        let after = game(&mut program);
        if !program.roll_and_write().session.as_ref().unwrap().can_undo() {
            continue;
        }
        assert_eq!(after.state().seat(), 2);
        program.press(Key::U);
        assert_eq!(game(&mut program).state().phase(), Phase::Built);
        program.press(Key::U);
        assert_eq!(game(&mut program).state(), before.state());
        for _ in 0..2 {
            program.press_with(egui::Modifiers::SHIFT, Key::U);
        }
        assert_eq!(game(&mut program).log(), after.log());
        return;
    }
}

#[test]
fn the_curtain_says_whose_turn_it_is_if_it_is_switched_on() {
    let curtain = Settings { curtain: true, ..settings(Language::English) };
    let mut program = program_with(&curtain, vec2(1280.0, 800.0));
    program.run(GameCommand::Start(Box::new(table(&["Ada", "Ben"], 5))));
    assert!(program.shows(|t: &Texts| t.curtain_turn("Ada")));
    let before = game(&mut program);
    program.press(Key::Num1);
    assert_eq!(game(&mut program).log(), before.log(), "the game waits behind it");
    program.press(Key::Enter);
    assert!(!program.shows_containing(|t: &Texts| t.curtain_turn(ANY)));
    turn_by_keys(&mut program);
    assert!(program.shows(|t: &Texts| t.curtain_turn("Ben")));
    // It says what has happened, and the menu can be opened over it.
    assert!(program.shows_containing(|t: &Texts| t.play_passed(&named("Ada"), ANY, "Ben")));
    program.press(Key::M);
    assert!(program.shows(Texts::play_end_early));
    program.press(Key::Escape);
    assert!(!program.shows(Texts::play_end_early) && program.shows(|t: &Texts| t.curtain_turn("Ben")));
    program.click(Texts::curtain_go);
    assert!(!program.shows_containing(|t: &Texts| t.curtain_turn(ANY)));
}

#[test]
fn a_rematch_keeps_the_seats_and_the_next_player_goes_first() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(NewGame { rounds: 1, ..table(&["Ada", "ben", "Cleo"], 3) })));
    for _ in 0..2 {
        turn_by_keys(&mut program);
    }
    assert!(game(&mut program).is_over());
    let seats = game(&mut program).header.seats;
    program.run(GameCommand::Rematch { same_dice: false });
    let again = game(&mut program);
    assert_eq!((again.header.seats.clone(), again.state().first()), (seats, 1));
    program.run(GameCommand::Rematch { same_dice: true });
    assert_eq!(game(&mut program).state().first(), 1);
    assert_eq!(game(&mut program).seed_at(1), again.seed_at(1));
}

#[test]
fn a_game_of_several_goes_on_from_home() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(table(&["Ada", "ben"], 3))));
    turn_by_keys(&mut program);
    let before = game(&mut program);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::C);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    assert_eq!(game(&mut program).log(), before.log());
    assert_eq!(program.roll_and_write().session.as_ref().unwrap().chance, Dice::Program);
}

#[test]
fn samples_of_computers_are_played_again_by_a_person_in_the_first_seat() {
    let mut program = program();
    program.run(AppCommand::RematchOf(alhambra::app::Source::Sample("four-players")));
    assert_eq!(program.page(), Page::from(GamePage::Play));
    let kinds: Vec<SeatKind> = game(&mut program).header.seats.iter().map(|seat| seat.kind).collect();
    assert_eq!(kinds[0], SeatKind::Human);
    assert!(kinds[1..].iter().all(|kind| *kind == SeatKind::Computer));
    program.run(AppCommand::Replay(alhambra::app::Source::Sample("four-players")));
    program.window.run();
    for _ in 0..8 {
        program.press(Key::PageDown);
    }
    program.press(Key::P);
    program.press(Key::N);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    let branch = game(&mut program);
    let rolled =
        |entry: &Entry<Played>| matches!(entry, Entry::Event(event) if event.by() == Some(By::Program));
    assert!(branch.log().iter().any(rolled));
    check_saved(&mut program);
}

#[test]
fn another_game_shows_the_sheet_of_whoever_acts() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(table(&["Ada", "Ben", "Cleo"], 5))));
    program.press(Key::V);
    program.press(Key::V);
    program.run(GameCommand::Start(Box::new(solo(11))));
    program.press(Key::Num1);
    assert_eq!(game(&mut program).state().phase(), Phase::Built);
}

#[test]
fn somebody_elses_sheet_is_shown_with_their_name_and_the_way_back() {
    let mut program = program_with(&settings(Language::English), vec2(1024.0, 640.0));
    program.run(GameCommand::Start(Box::new(table(&["Ada", "Ben", "Cleo"], 3))));
    let other = if game(&mut program).state().seat() == 0 { "Ben" } else { "Ada" };
    program.click_button(sheet_of(other));
    let words = |t: &Texts| t.play_looking_at(other);
    assert!(program.shows(words));
    program.click(Texts::play_back_to_game);
    assert!(!program.shows(words));
}

#[test]
fn while_somebody_elses_sheet_is_looked_at_the_turn_waits_for_the_way_back() {
    let mut program = program_with(&settings(Language::English), vec2(1024.0, 640.0));
    program.run(GameCommand::Start(Box::new(table(&["Ada", "Ben", "Cleo"], 3))));
    let has_turn = |program: &Program| program.shows_containing(Texts::play_change);
    assert!(has_turn(&program));
    let before = game(&mut program).log().to_vec();
    program.press(Key::V);
    assert!(!has_turn(&program));
    program.press(Key::G);
    assert_eq!(game(&mut program).log(), before);
    program.press(Key::Enter);
    assert!(has_turn(&program));
    assert_eq!(game(&mut program).log(), before, "Enter came back, and did nothing else");
}

#[test]
fn a_game_of_several_ends_with_the_sheet_of_who_won_and_says_by_how_much() {
    let names = ["Ada", "Ben", "Cleo"];
    let mut program = program_with(&settings(Language::English), vec2(1024.0, 640.0));
    program.run(GameCommand::Start(Box::new(table(&names, 5))));
    play_on(program.app(), 18);
    program.run(AppCommand::Go(GamePage::Play.into()));
    program.window.run();
    let ended = game(&mut program).clone();
    assert!(ended.is_over() && !program.shows(Texts::play_game_over));
    let score = |t: &Texts| {
        let rows = ended.breakdown();
        let score = ScoreText { texts: t, config: ended.config(), seats: &ended.header.seats, rows };
        (score.winners(), score.verdict(true))
    };
    assert!(program.shows(|t: &Texts| score(t).1), "{}", program.said(|t: &Texts| score(t).1));
    let (winners, _) = score(&Texts::new(Language::English));
    for (row, name) in names.into_iter().enumerate() {
        let chip = program.control(Role::Button, sheet_of(name));
        let is_shown = chip.accesskit_node().toggled() == Some(Toggled::True);
        assert_eq!(is_shown, row == winners[0], "{name}");
    }
}

#[test]
fn a_game_of_several_that_ended_early_names_who_leads() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(table(&["Ada", "Ben"], 5))));
    for _ in 0..5 {
        turn_by_keys(&mut program);
    }
    program.run(GameCommand::EndEarly);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    let cards = program.roll_and_write().tables.viewed.as_ref().unwrap().loaded.game.cards();
    let totals: Vec<u16> =
        cards.rows.iter().flatten().map(alhambra::games::roll_and_write::rules::Card::total).collect();
    let words = |t: &Texts| match totals[0].cmp(&totals[1]) {
        std::cmp::Ordering::Greater => t.score_leads(&named("Ada"), totals[0]),
        std::cmp::Ordering::Less => t.score_leads(&named("Ben"), totals[1]),
        std::cmp::Ordering::Equal => t.score_lead_shared(&t.names_and("Ada", "Ben"), totals[0]),
    };
    assert!(program.shows_containing(words), "{}", program.said(words));
}

#[test]
fn the_history_names_the_pair_that_was_kept_in_the_end_and_marks_what_was_taken_back() {
    let mut program = program_with(&settings(Language::English), vec2(1280.0, 1000.0));
    program.run(GameCommand::Start(Box::new(table(&["Ada", "Ben", "Cleo"], 5))));
    for key in [Key::G, Key::Enter, Key::Num1, Key::Num4] {
        program.press(key);
    }
    let Phase::Kept(kept) = game(&mut program).state().phase() else { panic!("a pair is kept") };
    program.press(Key::Enter);
    let adas = named("Ada");
    let any = |t: &Texts| t.history_kept(&adas, AnyNumber, AnyNumber);
    assert_eq!(program.all(Part(any)).count(), 1, "the pair chosen first is not mentioned");
    let (yellow, blue) = (kept.yellow.number(), kept.blue.number());
    let last = |t: &Texts| format!("1.  {}", t.history_kept(&adas, yellow, blue));
    assert!(program.shows_containing(last), "{}", program.said(last));
    // New dice, so that undo does not reach what Ada did.
    for key in [Key::G, Key::Enter] {
        program.press(key);
    }
    for _ in 0..2 {
        program.run(GameCommand::TakeBack);
    }
    program.press(Key::Enter);
    program.press(Key::Y);
    let back = |t: &Texts| t.history_was_taken_back(&t.history_kept(&adas, yellow, AnyNumber));
    assert!(program.shows_containing(back));
    assert!(program.shows_containing(|t: &Texts| format!("1.  {}", any(t))), "the earlier pair counts again");
}
