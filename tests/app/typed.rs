//! Dice of the table typed in: two keys a pair, corrected, mixed with the program's.

use alhambra::{
    app::{AppCommand, Page},
    games::roll_and_write::{
        game::{GameCommand, GamePage, NewGame},
        log::{Game, PlayEvent, Played},
        rules::{Move, Pair, Phase, RollKind, ToAct},
        session::Dice,
    },
    kernel::{By, Entry, Note},
    storage::{LanguageChoice, Settings},
    text::{Texts, Who},
};
use egui::{Key, vec2};

use crate::{
    desk::{
        ANY, AnyNumber, Part, Program, Typed, named, play_on, program, program_in, program_with, settings,
        solo, table,
    },
    game::{check_saved, game, saved, tells_of_building, tells_of_turn},
};

const DIGITS: [Key; 6] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];

/// Dice that never come twice in a row, so that setup goes on.
pub struct Table(pub usize);

impl Table {
    /// Types the roll that is due; returns how many keys it took.
    pub fn roll(&mut self, program: &mut Program) -> usize {
        let ToAct::Roll(due) = game(program).state().to_act() else { return 0 };
        let count = match due.purpose {
            RollKind::FirstPlayer => 1,
            RollKind::AllFour => 4,
            _ => 2,
        };
        for k in 0..count {
            let face = if due.purpose == RollKind::FirstPlayer {
                0
            } else {
                (self.0 / if k % 2 == 0 { 6 } else { 1 }) % 6
            };
            program.press(DIGITS[face]);
            self.0 += usize::from(k % 2 == 1) * 5 + k;
        }
        self.0 += 1;
        count
    }
}

pub fn typed(names: &[&str]) -> NewGame {
    let game = if names.is_empty() { solo(0) } else { table(names, 0) };
    NewGame { dice: Dice::Typed, ..game }
}

pub fn waits_for_roll(game: &Game) -> bool {
    matches!(game.state().to_act(), ToAct::Roll(_))
}

#[test]
fn one_person_with_a_paper_sheet_types_two_keys_a_pair() {
    let mut program = program();
    program.press(Key::N);
    program.click(Texts::new_dice_typed);
    program.click(Texts::new_pad_phantom_table);
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::Play));
    assert!(program.shows(|t: &Texts| t.ask_setup(&Who::You, 1)));
    let mut dice = Table(0);
    let (mut keys, mut rolls) = (0, 0);
    while !game(&mut program).is_over() {
        if waits_for_roll(&game(&mut program)) {
            keys += dice.roll(&mut program);
            rolls += 1;
            continue;
        }
        program.press(Key::Num1);
        if game(&mut program).state().phase() == Phase::Action {
            program.press(Key::G);
        }
        program.press(Key::Enter);
    }
    check_saved(&mut program);
    let played = saved(&mut program);
    assert!(played.seeds().is_empty(), "the program rolled nothing");
    let by_people =
        |entry: &&Entry<Played>| matches!(entry, Entry::Event(PlayEvent::Roll { by: By::People, .. }));
    assert_eq!(played.log().iter().filter(by_people).count(), rolls);
    assert!(keys <= 4 * rolls);
}

#[test]
fn faces_can_be_tapped_and_a_digit_taken_back() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(typed(&[]))));
    program.press(Key::Num5);
    program.press(Key::Backspace);
    program.click(|t: &Texts| t.play_die_yellow(3));
    program.click(|t: &Texts| t.play_die_yellow(4));
    program.click(|t: &Texts| t.play_die_blue(2));
    let built = game(&mut program);
    assert_eq!(built.state().sheet(0).built(), Pair::new(4, 2).unwrap().cell().bit());
    assert!(program.shows(|t: &Texts| t.ask_setup(&Who::You, 2)));
    program.press(Key::U);
    assert!(game(&mut program).log().is_empty(), "a typed roll can be undone");
}

#[test]
fn the_table_is_asked_for_every_roll_by_name() {
    let mut program = program();
    let wish = typed(&["Ada", "ben", "Cleo"]);
    let seating =
        alhambra::games::roll_and_write::session::seating::Seating { first: None, ..wish.seating.clone() };
    program.run(GameCommand::Start(Box::new(NewGame { seating, ..wish })));
    assert!(program.shows(Texts::ask_first));
    program.click(Typed("Cleo"));
    let mut asked = Vec::new();
    let mut dice = Table(0);
    while !matches!(game(&mut program).state().to_act(), ToAct::Decision(_)) {
        let ToAct::Roll(due) = game(&mut program).state().to_act() else { panic!() };
        asked.push((due.purpose, due.seat));
        dice.roll(&mut program);
    }
    use RollKind::{ExtraPair, Placing, Setup};
    let rounds = [(Setup, 2), (Setup, 0), (Setup, 1)];
    let placed = [(Placing, 2), (Placing, 0), (Placing, 1), (ExtraPair, 2)];
    asked.dedup();
    assert_eq!(asked, [rounds, rounds, rounds].concat().into_iter().chain(placed).collect::<Vec<_>>());
    // The computer's turn comes by itself, and what it marks is told.
    for _ in 0..2 {
        assert_eq!(game(&mut program).state().round(), 1);
        program.press(Key::Num1);
        program.press(Key::Enter);
        while waits_for_roll(&game(&mut program)) {
            dice.roll(&mut program);
        }
    }
    assert!(tells_of_turn(&program, "ben"));
    check_saved(&mut program);
}

#[test]
fn the_dice_can_be_the_programs_from_any_moment_on_and_the_tables_again() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(typed(&["Ada", "Ben"]))));
    let mut dice = Table(0);
    for _ in 0..3 {
        dice.roll(&mut program);
    }
    program.press(Key::R);
    let one = game(&mut program);
    assert_eq!(one.seeds().len(), 1, "a seed applies from the program's first roll on");
    assert_eq!(one.seeds()[0].from, one.log().len());
    assert!(waits_for_roll(&one), "only this roll was the program's");
    program.press(Key::Escape);
    program.press(Key::D);
    assert!(matches!(game(&mut program).state().to_act(), ToAct::Decision(_)));
    program.press(Key::Escape);
    program.press(Key::D);
    program.press(Key::Num1);
    program.press(Key::Enter);
    while !waits_for_roll(&game(&mut program)) {
        program.press(Key::Num1);
        // The program's dice may point only at what is built.
        if game(&mut program).state().phase() == Phase::Action {
            program.press(Key::G);
        }
        program.press(Key::Enter);
    }
    let asks: [fn(&Texts) -> String; 3] =
        [|t| t.ask_own(&named(ANY)), |t| t.ask_four(&named(ANY)), |t| t.ask_phantom(ANY)];
    assert!(asks.into_iter().any(|asks| program.shows(asks)));
    check_saved(&mut program);
    assert_eq!(game(&mut program).seeds().len(), 1);
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::C);
    assert_eq!(
        program.app().roll_and_write.session.as_ref().unwrap().dice,
        Dice::Program,
        "as with the last player's roll"
    );
}

#[test]
fn phantoms_dice_come_from_the_program_in_one_go_beside_real_ones() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(typed(&[]))));
    let mut dice = Table(0);
    while game(&mut program).state().seat() == 0 && waits_for_roll(&game(&mut program)) {
        dice.roll(&mut program);
    }
    assert!(program.shows(|t: &Texts| t.ask_phantom_setup(1, &t.phantom_name("I"))));
    program.press(Key::R);
    assert_eq!(game(&mut program).state().to_act(), ToAct::Decision(0));
    assert_eq!(program.app().roll_and_write.session.as_ref().unwrap().dice, Dice::Typed);
}

/// Whether everybody's dice come from where they should in this log.
fn rolled_by(game: &Game, of_phantoms: By) -> bool {
    let players = game.config().players();
    game.log().iter().all(|entry| match entry {
        Entry::Event(PlayEvent::Roll { seat, by, .. }) => {
            *by == if usize::from(*seat) > players { of_phantoms } else { By::People }
        }
        _ => true,
    })
}

#[test]
fn beside_typed_dice_the_program_rolls_for_the_phantoms_unless_one_says_otherwise() {
    let mut program = program();
    program.press(Key::N);
    assert!(!program.shows_containing(Texts::new_pad_phantom_dice), "only beside typed dice");
    program.click(Texts::new_dice_typed);
    assert!(program.shows_containing(Texts::new_pad_phantom_dice));
    program.press(Key::Enter);
    let mut dice = Table(0);
    let asks_for_phantom = |program: &Program| {
        let setup = |t: &Texts| t.ask_phantom_setup(AnyNumber, ANY);
        program.shows_containing(setup) || program.shows_containing(|t: &Texts| t.ask_phantom(ANY))
    };
    while game(&mut program).state().round() < 4 {
        assert!(!asks_for_phantom(&program));
        if waits_for_roll(&game(&mut program)) {
            dice.roll(&mut program);
        } else {
            play_on_one(&mut program);
        }
    }
    assert!(rolled_by(&game(&mut program), By::Program));
    check_saved(&mut program);
    // It stays so after a restart.
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::C);
    assert_eq!(program.app().roll_and_write.session.as_ref().unwrap().dice, Dice::PlayersTyped);
    program.press(Key::Escape);
    program.press(Key::W);
    assert!(program.has_told(Texts::dice_now_typed));
    while !asks_for_phantom(&program) {
        if waits_for_roll(&game(&mut program)) {
            dice.roll(&mut program);
        } else {
            play_on_one(&mut program);
        }
    }
    program.press(Key::Escape);
    program.press(Key::W);
    assert!(program.has_told(Texts::dice_now_players) && !asks_for_phantom(&program));
    check_saved(&mut program);
}

#[test]
fn who_rolls_for_the_phantoms_is_remembered_before_any_dice_were_typed() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(NewGame { dice: Dice::PlayersTyped, ..solo(3) })));
    program.run(AppCommand::Go(Page::Home));
    program.press(Key::C);
    assert_eq!(program.app().roll_and_write.session.as_ref().unwrap().dice, Dice::PlayersTyped);
    assert!(program.shows(|t: &Texts| t.ask_setup(&Who::You, 1)));
}

#[test]
fn dice_typed_from_the_middle_of_a_game_on_are_those_of_players() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(solo(11))));
    program.press(Key::Escape);
    program.press(Key::D);
    assert_eq!(program.app().roll_and_write.session.as_ref().unwrap().dice, Dice::PlayersTyped);
}

/// A solo game with typed dice in its second round, and the entry of the last roll of the pair.
fn in_round_two() -> (Program, usize) {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(typed(&[]))));
    let mut dice = Table(0);
    while game(&mut program).state().round() < 2 || waits_for_roll(&game(&mut program)) {
        if waits_for_roll(&game(&mut program)) {
            dice.roll(&mut program);
        } else {
            program.press(Key::Num1);
            program.press(Key::Enter);
        }
    }
    let own = |entry: &Entry<Played>| {
        matches!(entry, Entry::Event(PlayEvent::Roll { purpose: RollKind::OwnPair | RollKind::AllFour, .. }))
    };
    let entry = game(&mut program).log().iter().rposition(own).unwrap() + 1;
    (program, entry)
}

/// Opens the list of typed rolls and chooses the one of this place, the latest first.
fn choose_roll(program: &mut Program, back: usize) {
    program.press(Key::Escape);
    program.press(Key::X);
    let rolls: Vec<_> = program.all(Part(|t: &Texts| t.history_rolled(&named(ANY), ANY, ANY))).collect();
    rolls[back].click();
    program.window.run();
}

#[test]
fn a_mistyped_roll_is_corrected_where_everything_still_fits() {
    let (mut program, entry) = in_round_two();
    let rolls = program.app().roll_and_write.session.as_ref().unwrap().typed_rolls();
    let back = rolls.iter().rev().position(|roll| roll.entry == entry).unwrap();
    choose_roll(&mut program, back);
    assert!(program.shows(Texts::rolls_retype));
    program.press(Key::Num6);
    program.press(Key::Num6);
    let corrected = saved(&mut program);
    assert!(
        matches!(corrected.log().last(), Some(Entry::Note(Note::CorrectRoll { entry: number, .. })) if *number == entry)
    );
    assert!(corrected.state().dice(0).0.iter().any(|die| die.face.number() == 6));
    assert!(!corrected.is_practice());
    assert!(!program.shows(Texts::rolls_retype));
}

#[test]
fn where_later_events_do_not_fit_the_old_dice_stay_or_the_game_goes_back() {
    for take_back in [false, true] {
        let (mut program, entry) = in_round_two();
        let Some(Entry::Event(PlayEvent::Roll { yellow, blue, .. })) =
            game(&mut program).log().get(entry - 1).cloned()
        else {
            panic!("entry {entry} is a roll")
        };
        // Where the pair itself points is built, so that other dice do not offer it.
        let pair = Pair { yellow: yellow[0], blue: blue[0] };
        program.run(GameCommand::Play(Move::Build(pair.cell())));
        let before = game(&mut program);
        assert_eq!(before.state().phase(), Phase::Built);
        let unfit = |wrong: &Pair| before.clone().correct(entry, Move::Roll(*wrong)).is_err();
        let wrong = (0..36).map(Pair::nth).find(unfit).unwrap();
        program.run(GameCommand::Correct { entry, dice: Move::Roll(wrong) });
        program.window.run();
        assert!(program.shows(Texts::rolls_misfit));
        let cell = pair.cell();
        assert!(
            program.shows_containing(
                |t: &Texts| t.misfit_not_offered(cell.row().number(), cell.column().number())
            )
        );
        assert_eq!(game(&mut program).log(), before.log(), "nothing is done unasked");
        assert!(program.shows(Texts::rolls_choice), "and what it costs is said before");
        let dice = |t: &Texts, pair: Pair| t.history_dice(&pair.yellow.to_string(), &pair.blue.to_string());
        assert!(program.shows(|t: &Texts| t.rolls_keep(&dice(t, pair))));
        assert!(program.shows(|t: &Texts| t.rolls_take_back(&dice(t, wrong))));
        if take_back {
            program.press(Key::T);
            check_saved(&mut program);
            let after = game(&mut program);
            assert!(after.is_practice());
            assert_eq!(after.state().phase(), Phase::Action);
            let faces: Vec<u8> = after.state().dice(0).0.iter().map(|die| die.face.number()).collect();
            assert!(faces.contains(&wrong.yellow.number()), "{faces:?}");
        } else {
            program.press(Key::Escape);
            assert_eq!(game(&mut program).log(), before.log());
            assert!(!program.shows(Texts::rolls_misfit));
        }
    }
}

#[test]
fn a_whole_table_with_typed_dice_is_a_good_record() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(NewGame { rounds: 3, ..typed(&["Ada", "ben"]) })));
    let mut dice = Table(0);
    while !game(&mut program).is_over() {
        if waits_for_roll(&game(&mut program)) {
            dice.roll(&mut program);
        } else {
            play_on_one(&mut program);
        }
    }
    check_saved(&mut program);
    program.window.run();
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::ScoreCard));
    play_on(program.app(), 3);
}

fn play_on_one(program: &mut Program) {
    let decision = *game(program).legal().last().unwrap();
    program.run(GameCommand::Play(decision));
}

#[test]
fn a_typed_roll_undone_is_typed_again_also_where_the_program_rolls_by_now() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(typed(&["Ada", "Ben", "Cleo"]))));
    let mut dice = Table(0);
    while waits_for_roll(&game(&mut program)) {
        dice.roll(&mut program);
    }
    program.run(GameCommand::UseDice(Dice::Program));
    program.press(Key::U);
    assert!(waits_for_roll(&game(&mut program)));
    assert!(program.shows(|t: &Texts| t.ask_extra(&named(ANY))));
    dice.roll(&mut program);
    check_saved(&mut program);
    assert!(!waits_for_roll(&game(&mut program)));
}

#[test]
fn a_typed_roll_undone_waits_to_be_done_again_after_the_program_was_killed() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(solo(11))));
    program.run(GameCommand::UseDice(Dice::Typed));
    while !waits_for_roll(&game(&mut program)) {
        play_on_one(&mut program);
    }
    Table(0).roll(&mut program);
    let rolled = game(&mut program).log().to_vec();
    program.run(GameCommand::Undo);
    let Program { folder, window, .. } = program;
    drop(window);
    let mut again = program_in(folder, vec2(1280.0, 800.0));
    again.press(Key::Enter);
    assert!(waits_for_roll(&game(&mut again)), "the program, which rolled before, does not roll now");
    again.run(GameCommand::Redo);
    assert_eq!(game(&mut again).log(), rolled);
}

#[test]
fn a_digit_that_no_die_shows_is_answered() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(typed(&[]))));
    program.press(Key::Num7);
    assert!(program.shows(Texts::ask_faces));
    program.press(Key::Num3);
    assert!(!program.shows(Texts::ask_faces));
}

#[test]
fn which_dice_are_used_is_said_when_it_changes_and_as_long_as_it_lasts() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(solo(11))));
    assert!(program.shows(Texts::dice_program));
    program.press(Key::Escape);
    program.press(Key::D);
    assert!(program.shows(Texts::dice_typed) && !program.shows(Texts::dice_program));
    assert!(program.has_told(Texts::dice_now_players), "{:?}", program.app().notifications);
}

#[test]
fn computers_tell_what_they_mark_and_pass_on_also_in_the_smallest_window() {
    let mut program = program_with(&settings(LanguageChoice::En), vec2(1024.0, 640.0));
    program.run(GameCommand::Start(Box::new(typed(&["Ada", "ben", "cleo"]))));
    let mut dice = Table(0);
    let (mut built, mut passed) = (0, 0);
    for _ in 0..60 {
        let entries = game(&mut program).log().len();
        match game(&mut program).state().to_act() {
            ToAct::Roll(_) => dice.roll(&mut program),
            ToAct::Decision(_) => {
                program.press(Key::Num1);
                if game(&mut program).state().phase() == Phase::Action {
                    program.press(Key::G);
                }
                program.press(Key::Enter);
                continue;
            }
            ToAct::Nothing => break,
        };
        if !waits_for_roll(&game(&mut program)) {
            continue;
        }
        // What happened since the dice were typed stands beside the prompt for the next ones.
        let log = game(&mut program).log()[entries..].to_vec();
        if log.iter().any(|entry| matches!(entry, Entry::Event(PlayEvent::Build { .. }))) {
            assert!(tells_of_building(&program, ANY), "{log:?}");
            built += 1;
            passed += usize::from(program.shows_containing(|t: &Texts| t.play_passed(&named(ANY), ANY, ANY)));
        }
    }
    assert!(built > 3 && passed > 0, "{built} {passed}");
    assert!(program.shows(Texts::ask_program));
}

#[test]
fn the_curtain_comes_before_the_dice_of_a_turn_are_asked() {
    let curtain = Settings { curtain: true, ..settings(LanguageChoice::En) };
    let mut program = program_with(&curtain, vec2(1280.0, 800.0));
    program.run(GameCommand::Start(Box::new(typed(&["Ada", "Ben", "Cleo"]))));
    let mut dice = Table(0);
    let due = |program: &mut Program| match game(program).state().to_act() {
        ToAct::Roll(due) => Some((due.purpose, due.seat)),
        _ => None,
    };
    while due(&mut program).is_some_and(|(purpose, _)| purpose != RollKind::ExtraPair) {
        assert!(!program.shows_containing(|t: &Texts| t.curtain_turn(ANY)), "setup is everybody's");
        dice.roll(&mut program);
    }
    assert!(program.shows(|t: &Texts| t.curtain_turn("Ada")));
    program.press(Key::Num3);
    program.press(Key::Enter);
    assert!(!program.shows_containing(|t: &Texts| t.curtain_turn(ANY)));
    dice.roll(&mut program);
    assert!(!program.shows_containing(|t: &Texts| t.curtain_turn(ANY)), "once for a turn");
    program.press(Key::Num1);
    program.press(Key::Enter);
    while due(&mut program).is_none() {
        program.press(Key::Num1);
        program.press(Key::Enter);
    }
    let asked = due(&mut program).unwrap();
    let name = ["Ada", "Ben", "Cleo"][usize::from(asked.1)];
    if asked.1 != 0 {
        assert!(program.shows(|t: &Texts| t.curtain_turn(name)), "{asked:?}");
        assert!(
            program.shows(|t: &Texts| t.curtain_take(AnyNumber, AnyNumber)),
            "and which of the dice on the table to take"
        );
    }
}
