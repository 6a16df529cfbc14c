//! The tile game played in the window: whole games by keys and clicks, hands that stay secret, undo and closing.

use std::collections::BTreeSet;

use alhambra::{
    app::{AppCommand, Page},
    games::{
        alhambra::{
            advisor::Policy,
            game::{GamePage, PlayCommand},
            log::{GameView, PlayedGame},
            rules::{
                GameConfig, Module, Options, Printed, Row, TileSet, Vizier,
                play::{Card, Move, Offer, Phase, PlayConfig, ToAct},
            },
            session::{Deals, NewGame, PlaySession, seating::Seating},
            text::{names, play_text},
        },
        common::{BuildingType, seating::SeatController},
    },
    kernel::{Seed, Viewer},
    text::Texts,
};
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::NodeT as _;

use crate::desk::{ANY, Program, Start, program};

/// A game with these people and computers, on a known deal.
pub fn begun(program: &mut Program, computers: &[Option<Policy>], modules: &[Module]) {
    begun_with(program, computers, modules, Deals::Program);
}

/// The same with tiles and cards from there.
pub fn begun_with(program: &mut Program, computers: &[Option<Policy>], modules: &[Module], deals: Deals) {
    let options = Options { modules: modules.iter().copied().collect(), ..Options::default() };
    let game = GameConfig::new(computers.len(), TileSet::standard().clone(), options).unwrap();
    let config = PlayConfig::new(game, &Printed::ours()).unwrap();
    let mut seating = Seating::default();
    seating.resize(computers.len());
    for (place, computer) in seating.places.iter_mut().zip(computers) {
        place.controller = computer.map_or(SeatController::Person, SeatController::Computer);
    }
    let third_player = "Dirk".to_owned();
    let game = NewGame { seating, third_player, config, deals, seed: Seed(7) };
    program.run(PlayCommand::Start(Box::new(game)));
    assert_eq!(program.page(), Page::from(GamePage::Play));
}

pub fn session(program: &mut Program) -> &PlaySession {
    program.alhambra().session.as_ref().expect("a game is being played")
}

pub fn game(program: &mut Program) -> PlayedGame {
    session(program).game().clone()
}

/// One step of whoever has to decide, by keys alone: buys where something can be paid, else takes money; what is bought goes
/// into the reserve where Enter would not lay it.
pub fn step(program: &mut Program) {
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

/// Plays the game to its end.
pub fn play_out(program: &mut Program) {
    let mut steps = 0;
    while program.page() == Page::from(GamePage::Play) {
        let before = (game(program).log().len(), session(program).position().phase());
        // A scoring that was held is told first.
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
fn words(program: &Program) -> Vec<String> {
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
fn nothing_of_another_hand_is_on_the_screen_and_the_page_between_people_shows_none() {
    let mut program = program();
    begun(&mut program, &[None, None, Some(Policy::Greedy)], &[]);
    let mut seen = BTreeSet::new();
    for _ in 0..60 {
        let covered = program.shows(Texts::alhambra_cover_go);
        let ToAct::Decision(seat) = session(&mut program).to_act() else { panic!("nobody decides") };
        let state = session(&mut program).position().clone();
        if covered {
            assert_eq!(shown_cards(&program), [], "the page between people");
        } else if program.shows(Texts::alhambra_yard) {
            let mut open: Vec<Card> =
                state.player(seat.into()).hand().iter().chain(state.display().iter()).collect();
            open.sort_unstable();
            let mut shown = shown_cards(&program);
            shown.sort_unstable();
            assert_eq!(shown, open, "the own hand and the display");
            seen.insert(seat);
        }
        if program.shows(Texts::alhambra_scoring_rows) {
            program.press(Key::Enter);
        } else {
            step(&mut program);
        }
    }
    assert_eq!(seen.len(), 2, "both had their turns");
}

/// Hands a seat over to a computer, as the menu does.
fn hand_over(program: &mut Program, seat: usize) {
    let mut seating = Seating { places: session(program).places(), first: None };
    seating.places[seat].controller = SeatController::Computer(Policy::Greedy);
    program.run(PlayCommand::Rename(Box::new(seating)));
}

/// The seat of the person who decides.
fn decides(program: &mut Program) -> usize {
    session(program).to_act().decides().expect("somebody decides")
}

#[test]
fn whoever_looks_and_is_handed_to_a_computer_leaves_the_screen_to_the_next_person() {
    for people in [2, 3] {
        let mut program = program();
        let mut seats = vec![None; people];
        seats.push(Some(Policy::Greedy));
        begun(&mut program, &seats, &[]);
        step(&mut program);
        let left = decides(&mut program);
        assert!(program.shows(Texts::alhambra_yard), "the hand of this person is open");
        hand_over(&mut program, left);
        assert!(program.shows(Texts::alhambra_cover_go), "{people} people");
        assert_eq!(shown_cards(&program), [], "nobody has taken the screen yet");
        let next = decides(&mut program);
        assert_ne!(next, left);
        step(&mut program);
        let state = session(&mut program).position().clone();
        let mut open: Vec<Card> = state.player(next).hand().iter().chain(state.display().iter()).collect();
        open.sort_unstable();
        let mut shown = shown_cards(&program);
        shown.sort_unstable();
        assert_eq!(shown, open, "it is the next person's hand");
        let before = game(&mut program).log().len();
        step(&mut program);
        assert!(game(&mut program).log().len() > before, "and they play on");
    }
}

#[test]
fn what_somebody_opened_is_closed_before_the_screen_is_handed_on() {
    let mut program = program();
    begun(&mut program, &[None, None, Some(Policy::Greedy)], &[]);
    step(&mut program);
    let left = decides(&mut program);
    program.menu(Key::Y);
    assert!(program.shows(Texts::history_title));
    hand_over(&mut program, left);
    step(&mut program);
    assert!(!program.shows(Texts::history_title), "it told what the other one had seen");
}

#[test]
fn enter_neither_declines_for_a_vizier_nor_shows_the_next_hand() {
    let mut program = program();
    begun(&mut program, &[None, None, None], &[Module::Vizier]);
    let (mut asked, mut handed) = (0, 0);
    for _ in 0..300 {
        if program.shows(Texts::alhambra_scoring_rows) {
            program.press(Key::Enter);
            continue;
        }
        let covered = program.shows(Texts::alhambra_cover_go);
        let state = session(&mut program).position().clone();
        if covered || state.phase() == Phase::Vizier {
            program.press(Key::Enter);
            assert_eq!(*session(&mut program).position(), state, "Enter is for what came before");
            assert_eq!(program.shows(Texts::alhambra_cover_go), covered);
        }
        if covered && state.phase() == Phase::Vizier {
            let texts = Texts::new(alhambra::text::Language::English);
            let seats = game(&mut program).header.seats;
            let finished = names::who(&texts, &seats, state.seat());
            let is_own = decides(&mut program) == state.seat();
            let question = if is_own {
                texts.alhambra_guide_vizier_own().to_owned()
            } else {
                texts.alhambra_guide_vizier(&finished)
            };
            assert!(words(&program).contains(&question), "{question}");
            asked += 1;
        }
        handed += usize::from(covered);
        if asked > 1 && handed > 3 {
            return;
        }
        step(&mut program);
    }
    panic!("{asked} Viziers and {handed} hand-overs");
}

#[test]
fn whose_vizier_is_awake_is_shown_of_everybody_and_waking_is_told() {
    let texts = Texts::new(alhambra::text::Language::English);
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy), Some(Policy::Greedy)], &[Module::Vizier]);
    let told = |program: &Program, of: &str| words(program).iter().filter(|word| word.contains(of)).count();
    for _ in 0..300 {
        if program.shows(Texts::alhambra_scoring_rows) {
            program.press(Key::Enter);
            continue;
        }
        let (moves, state) = (session(&mut program).legal_moves(), session(&mut program).position().clone());
        let asleep = (0..3).filter(|&seat| state.player(seat).vizier() == Vizier::Asleep).count();
        assert_eq!(told(&program, texts.alhambra_vizier_asleep()), asleep);
        assert_eq!(told(&program, texts.alhambra_vizier_awake()), 3 - asleep);
        if moves.contains(&Move::Wake) {
            program.press(Key::W);
            assert!(told(&program, texts.alhambra_vizier_woken()) > 0);
            return;
        }
        match moves.iter().find(|mv| matches!(mv, Move::Vizier(..))) {
            Some(&sent) => program.run(PlayCommand::Play(sent)),
            None => step(&mut program),
        }
    }
    panic!("nobody could wake a Vizier");
}

#[test]
fn every_person_is_shown_a_scoring_once_when_they_look_next() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy), None, None], &[]);
    let mut shown = Vec::new();
    let mut looks = 0;
    while looks < 4 {
        if program.shows(Texts::alhambra_scoring_rows) {
            shown.push(decides(&mut program));
            program.press(Key::Enter);
            assert!(!program.shows(Texts::alhambra_scoring_rows), "it was read");
            continue;
        }
        // Once all know it, they go on for a round.
        looks += usize::from(shown.len() >= 3 && program.shows(Texts::alhambra_cover_go));
        assert!(session(&mut program).to_act().decides().is_some(), "the game is over");
        step(&mut program);
    }
    shown.sort_unstable();
    assert_eq!(shown, [0, 2, 3]);
}

#[test]
fn the_end_is_announced_and_tells_who_gets_what_is_left_before_the_score_card() {
    let texts = Texts::new(alhambra::text::Language::English);
    let mut program = program();
    begun(&mut program, &[None, None], &[]);
    let mut announced = 0;
    while !program.shows(Texts::alhambra_end) {
        assert_eq!(program.page(), Page::from(GamePage::Play), "the score card came first");
        if program.shows(Texts::alhambra_scoring_rows) {
            program.press(Key::Enter);
            continue;
        }
        announced += usize::from(
            program.shows_containing(Texts::alhambra_deck_empty)
                || program.shows_containing(Texts::alhambra_deck_ends),
        );
        step(&mut program);
    }
    assert!(announced > 0, "nothing told that the end is near");
    let game = game(&mut program);
    let said = words(&program);
    let left = GameView::new(&game, Viewer::Everybody).left_at_the_end();
    for tile in &left {
        let told = play_text::last_tile(&texts, &game.header.seats, tile);
        assert!(said.contains(&told), "{told}");
    }
    for seat in 0..2 {
        let hand = session(&mut program).position().player(seat).hand();
        let name = names::who(&texts, &game.header.seats, seat);
        let held =
            if hand.is_empty() { texts.alhambra_no_card().to_owned() } else { names::cards(&texts, hand) };
        assert!(said.contains(&texts.alhambra_said(&name, &held)), "{name}: {held}");
    }
    play_out(&mut program);
    assert!(!program.shows(Texts::alhambra_end));
}

#[test]
fn the_yard_offers_as_payable_only_what_can_be_bought_now() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy), Some(Policy::Greedy)], &[]);
    let payable = |program: &Program| program.shows_containing(|t: &Texts| t.alhambra_pays_exactly(ANY));
    let (mut before, mut after) = (false, false);
    for _ in 0..200 {
        if program.shows(Texts::alhambra_scoring_rows) {
            program.press(Key::Enter);
            continue;
        }
        let state = session(&mut program).position().clone();
        before |= state.may_act() && payable(&program);
        if !state.may_act() {
            assert!(!payable(&program), "nothing can be bought any more");
            after |= state.phase() == Phase::Placing || state.has_acted();
        }
        if before && after {
            return;
        }
        step(&mut program);
    }
    panic!("{before} {after}");
}

#[test]
fn nobody_undoes_what_another_person_decided_once_they_have_the_screen() {
    let mut program = program();
    begun(&mut program, &[None, None, None], &[Module::Vizier]);
    let mut declined = None;
    for _ in 0..300 {
        if program.shows(Texts::alhambra_scoring_rows) {
            program.press(Key::Enter);
            continue;
        }
        let is_covered = program.shows(Texts::alhambra_cover_go);
        let before = session(&mut program).position().clone();
        step(&mut program);
        if is_covered && declined.is_some() {
            assert!(!session(&mut program).can_undo());
            program.press(Key::U);
            assert_eq!(*session(&mut program).position(), before, "it is not theirs");
            return;
        }
        // Nothing is drawn after that, which would seal it, too.
        let decides = session(&mut program).to_act().decides();
        declined = decides.filter(|_| before.phase() == Phase::Vizier && session(&mut program).can_undo());
    }
    panic!("nobody declined");
}

#[test]
fn where_a_tile_was_bought_nothing_can_be_clicked_while_it_is_laid() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy), Some(Policy::Greedy)], &[]);
    let mut bought = None;
    for _ in 0..200 {
        if let Some(at) = bought.filter(|_| program.shows_containing(|t: &Texts| t.alhambra_lay_it(ANY))) {
            let nodes = program.window.root().children_recursive().collect::<Vec<_>>();
            let mut buttons = nodes.iter().filter(|node| node.accesskit_node().role() == Role::Button);
            assert!(buttons.all(|button| !button.rect().contains(at)));
            assert_eq!(program.all(|t: &Texts| t.alhambra_keep_in_reserve(ANY)).count(), 1);
            return;
        }
        let buys = session(&mut program).legal_moves().into_iter().find_map(|mv| match mv {
            Move::Buy(Offer::Space(space), _) => Some(space),
            _ => None,
        });
        if program.shows(Texts::alhambra_scoring_rows) {
            program.press(Key::Enter);
        } else if let Some(space) = buys {
            program.press([Key::Num1, Key::Num2, Key::Num3, Key::Num4][space.index()]);
            let buy = program.control(Role::Button, |t: &Texts| t.alhambra_buy(ANY, ANY));
            bought = Some(buy.rect().center());
            program.press(Key::Enter);
        } else {
            step(&mut program);
        }
    }
    panic!("nothing was bought that fits");
}

#[test]
fn whoever_watches_another_is_told_the_way_back() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy), Some(Policy::Greedy)], &[]);
    let looking =
        |program: &Program| program.shows_containing(|t: &Texts| t.alhambra_guide_looking(ANY, ANY));
    assert!(!looking(&program));
    let game = game(&mut program);
    let name = names::who(&program.app().texts, &game.header.seats, 1);
    program.control(Role::Button, Start(move |_: &Texts| format!("{name}. {ANY}"))).click();
    program.window.run();
    assert!(looking(&program));
    program.press(Key::Escape);
    assert!(!looking(&program) && program.page() == Page::from(GamePage::Play));
}

#[test]
fn leading_alone_and_being_level_are_told_apart() {
    let texts = Texts::new(alhambra::text::Language::English);
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy), Some(Policy::Greedy)], &[]);
    let (mut alone, mut level) = (0, 0);
    for _ in 0..200 {
        let game = game(&mut program);
        let rows = session(&mut program).position().rows(game.config());
        for seat in 1..3 {
            let name = names::who(&texts, &game.header.seats, seat);
            let card = words(&program).into_iter().find(|word| word.starts_with(&format!("{name}. ")));
            let card = card.expect("the card of this player");
            let leaders = |building: BuildingType| {
                let tiles = |row: &Row| row.types()[building.index()];
                let most = rows.iter().map(tiles).max().unwrap();
                let is_leader = tiles(&rows[seat]) == most && most > 0;
                is_leader.then(|| rows.iter().filter(|row| tiles(row) == most).count())
            };
            let named = |wanted: fn(usize) -> bool| {
                let types = BuildingType::ALL.into_iter().filter(|of| leaders(*of).is_some_and(wanted));
                types.map(|of| texts.building_name(of)).collect::<Vec<_>>().join(", ")
            };
            let (sole, shared) = (named(|leaders| leaders == 1), named(|leaders| leaders > 1));
            assert_eq!(card.contains(&texts.alhambra_leads(&sole)), !sole.is_empty(), "{card}");
            assert_eq!(card.contains(&texts.alhambra_leads_level(&shared)), !shared.is_empty(), "{card}");
            alone += usize::from(!sole.is_empty());
            level += usize::from(!shared.is_empty());
        }
        if alone > 3 && level > 3 {
            return;
        }
        if program.shows(Texts::alhambra_scoring_rows) {
            program.press(Key::Enter);
        } else {
            step(&mut program);
        }
    }
    panic!("{alone} led alone, {level} were level");
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
    assert!(!game(&mut program).can_redo(), "what is done instead ends that");
    let mut program = program.killed();
    program.run(AppCommand::Continue);
    assert!(!game(&mut program).can_redo());
}

#[test]
fn a_purchase_is_undone_until_something_was_drawn() {
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
