//! The tile game played in the window: whole games by keys and clicks, undo and closing.

use alhambra::{
    app::{AppCommand, Page},
    games::alhambra::{
        advisor::Policy,
        game::{GamePage, PlayCommand},
        log::PlayedGame,
        rules::{
            Module,
            play::{Card, Move, Offer, Phase},
        },
        session::{Deals, PlaySession},
        text::names,
    },
    text::Texts,
};
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::NodeT as _;

use crate::desk::{Program, program, tile_game};

/// Begins a game with these people and computers and a fixed seed.
pub fn begun(program: &mut Program, computers: &[Option<Policy>], modules: &[Module]) {
    begun_with(program, computers, modules, Deals::Program);
}

/// Does the same with tiles and cards from there, up to the first turn.
pub fn begun_with(program: &mut Program, computers: &[Option<Policy>], modules: &[Module], deals: Deals) {
    program.run(PlayCommand::Start(Box::new(tile_game(computers, modules, deals))));
    assert_eq!(program.page(), Page::from(GamePage::Play));
    if program.shows(Texts::alhambra_deal_go) {
        program.press(Key::Enter);
    }
}

pub fn session(program: &mut Program) -> &PlaySession {
    program.alhambra().session.as_ref().expect("a game is being played")
}

pub fn game(program: &mut Program) -> PlayedGame {
    session(program).game().clone()
}

/// Makes one step for whoever has to decide, by keys alone: buys if something can be paid for, otherwise takes money;
/// what was bought goes into the reserve.
pub fn step(program: &mut Program) {
    if program.shows(Texts::alhambra_deal_go) {
        return program.press(Key::Enter);
    }
    if program.shows(Texts::alhambra_cover_go) {
        return program.press(Key::Space);
    }
    let (moves, phase) = (session(program).legal_moves(), session(program).position().phase());
    let has = |is_such: fn(&Move) -> bool| moves.iter().any(is_such);
    if phase == Phase::Vizier {
        program.press(Key::N);
    } else if let Some(Move::Buy(offer, _)) = moves.iter().find(|mv| matches!(mv, Move::Buy(..))) {
        let spaces = [Key::Num1, Key::Num2, Key::Num3, Key::Num4];
        let key = match offer {
            Offer::Space(space) => spaces[space.index()],
            Offer::Bazaar(_) => Key::B,
        };
        program.press(key);
        program.press(Key::Enter);
    } else if has(|mv| matches!(mv, Move::Take(_))) {
        program.press(Key::Num5);
        program.press(Key::Enter);
    } else if has(|mv| matches!(mv, Move::Reserve(_))) {
        program.press(Key::R);
    } else {
        program.press(Key::Enter);
    }
}

/// Goes on until something is found.
pub fn until<T>(program: &mut Program, mut find: impl FnMut(&mut Program) -> Option<T>) -> T {
    for _ in 0..90 {
        match find(program) {
            Some(found) => return found,
            None if program.shows(Texts::alhambra_scoring_rows) => program.press(Key::Enter),
            None => step(program),
        }
    }
    panic!("nothing was found");
}

/// Plays the game to its end.
pub fn play_out(program: &mut Program) {
    let mut steps = 0;
    while program.page() == Page::from(GamePage::Play) {
        let before = (game(program).log().len(), session(program).position().phase());
        // A scoring that was held is shown first.
        if program.shows(Texts::alhambra_scoring_rows) || program.shows(Texts::close) {
            program.press(Key::Enter);
        } else {
            step(program);
        }
        steps += 1;
        assert!(steps < 900, "keys do nothing here: {before:?}");
    }
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
}

#[test]
fn a_whole_game_against_computers_is_begun_from_home_and_played_by_keys() {
    let mut program = program();
    program.press(Key::P);
    assert_eq!(program.page(), Page::from(GamePage::NewGame));
    program.press(Key::Enter);
    play_out(&mut program);
    assert!(game(&mut program).is_complete());
}

#[test]
fn two_people_with_all_modules_hand_the_screen_on_to_the_end() {
    let mut program = program();
    begun(&mut program, &[None, None], &Module::ALL);
    play_out(&mut program);
}

/// Every word that the window shows or says.
pub fn words(program: &Program) -> Vec<String> {
    let nodes = program.window.root().children_recursive().collect::<Vec<_>>();
    let labels = nodes.iter().filter_map(|node| {
        let node = node.accesskit_node();
        node.label().or_else(|| node.value()).map(|label| label.to_string())
    });
    labels.collect()
}

/// The names of money cards that the window shows, each as often as it is shown.
pub fn shown_cards(program: &Program) -> Vec<Card> {
    let texts = Texts::new(alhambra::text::Language::English);
    let named = |card: &Card| names::sentence(&names::card(&texts, *card));
    let words = words(program);
    Card::all()
        .flat_map(|card| {
            let times = words.iter().filter(|word| **word == named(&card)).count();
            std::iter::repeat_n(card, times)
        })
        .collect()
}

#[test]
fn what_was_undone_before_the_program_was_killed_can_be_done_again() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy)], &[]);
    let before = game(&mut program);
    step(&mut program);
    let done = game(&mut program);
    assert!(done.log().len() > before.log().len());
    program.press(Key::U);
    let mut program = program.killed();
    program.run(AppCommand::Continue);
    assert_eq!(game(&mut program).log(), before.log());
    program.press_with(Modifiers::COMMAND, Key::Y);
    assert_eq!(game(&mut program).log(), done.log(), "it is done again");
    let mut program = program.killed();
    program.run(AppCommand::Continue);
    assert_eq!(game(&mut program).log(), done.log(), "and stays so");
    program.press(Key::U);
    assert_eq!(game(&mut program).log(), before.log(), "and can be undone again");
    step(&mut program);
    assert!(!game(&mut program).can_redo(), "doing something else ends that");
    let mut program = program.killed();
    program.run(AppCommand::Continue);
    assert!(!game(&mut program).can_redo());
}

#[test]
fn a_purchase_can_be_undone_until_something_was_drawn() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy), Some(Policy::Greedy)], &[]);
    let before = game(&mut program).log().len();
    step(&mut program);
    assert!(game(&mut program).log().len() > before);
    program.press(Key::U);
    assert_eq!(game(&mut program).log().len(), before);
    assert!(game(&mut program).can_redo());
    while !matches!(session(&mut program).legal_moves().as_slice(), [Move::EndTurn]) {
        step(&mut program);
    }
    program.press(Key::Enter);
    let after = game(&mut program).log().len();
    program.press(Key::U);
    assert_eq!(game(&mut program).log().len(), after, "new cards and tiles were seen");
}

#[test]
fn a_tile_is_laid_by_a_click_where_it_glows() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy), Some(Policy::Greedy)], &[]);
    let mut laid = false;
    for _ in 0..120 {
        let lay = session(&mut program).legal_moves().into_iter().find_map(|mv| match mv {
            Move::Lay(_, cell) => Some(cell),
            _ => None,
        });
        if program.shows(Texts::alhambra_scoring_rows) {
            program.press(Key::Enter);
        } else if let (Some(cell), Phase::Action | Phase::Placing) =
            (lay, session(&mut program).position().phase())
        {
            if session(&mut program).position().may_act() {
                program.press(Key::E);
                step(&mut program);
                continue;
            }
            let free = move |t: &Texts| t.alhambra_said(&names::cell(t, cell), t.alhambra_board_free());
            let before = game(&mut program).log().len();
            program.control(Role::Button, free).click();
            program.window.run();
            assert_eq!(game(&mut program).log().len(), before + 1);
            laid = true;
            break;
        } else {
            step(&mut program);
        }
    }
    assert!(laid, "something was laid");
}

#[test]
fn an_arrow_key_goes_to_where_a_bought_tile_may_lie_and_enter_lays_it() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy), Some(Policy::Greedy)], &[]);
    let laid = |program: &mut Program| session(program).position().player(0).grounds().pieces().count();
    let before = until(&mut program, |program| {
        let places = session(program).legal_moves().iter().any(|mv| matches!(mv, Move::Lay(..)));
        let is_told = program.shows(Texts::alhambra_scoring_rows);
        (places && !is_told && !session(program).position().may_act()).then(|| laid(program))
    });
    program.press(Key::ArrowRight);
    program.press(Key::Enter);
    assert_eq!(laid(&mut program), before + 1);
}

#[test]
fn a_game_goes_on_where_the_program_was_killed() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy)], &[]);
    for _ in 0..12 {
        step(&mut program);
    }
    let before = game(&mut program);
    let mut program = program.killed();
    program.run(AppCommand::Continue);
    assert_eq!(program.page(), Page::from(GamePage::Play));
    assert_eq!(game(&mut program).log(), before.log());
}

#[test]
fn a_card_that_would_be_too_much_with_the_chosen_ones_says_that_it_is_taken_alone() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy), Some(Policy::Greedy)], &[]);
    let keys = [Key::Num5, Key::Num6, Key::Num7, Key::Num8];
    let too_much = |program: &mut Program| {
        let state = session(program).position();
        let cards: Vec<Card> = state.display().iter().collect();
        let last = cards.len().checked_sub(1).filter(|last| cards[*last] != cards[0] && state.may_act())?;
        (cards[0].value() + cards[last].value() > 5).then_some(keys[last])
    };
    let key = until(&mut program, too_much);
    program.press(keys[0]);
    assert!(!program.shows(Texts::alhambra_taken_alone));
    program.press(key);
    assert!(program.shows(Texts::alhambra_taken_alone));
    program.press(key);
    assert!(!program.shows(Texts::alhambra_taken_alone), "nothing is chosen any more");
}
