//! What the screen of a tile game shows: Viziers, who leads, what can be bought, and the end.

use alhambra::{
    app::{AppCommand, Page, Source},
    games::{
        alhambra::{
            advisor::Policy,
            game::{GamePage, PlayCommand},
            log::GameView,
            record::AnyGame,
            rules::{
                GameConfig, Module, Options, Printed, Row, TileSet, Vizier,
                play::{Move, Offer, Phase, PlayConfig},
            },
            session::{Deals, PlaySessionExt},
            text::{names, play_text},
        },
        common::{
            BuildingType,
            words::{named, won_by},
        },
    },
    kernel::Viewer,
    storage::Settings,
    text::{Language, Texts},
};
use egui::{Event, Key, Pos2, Role};
use egui_kittest::kittest::NodeT as _;

use super::play::{begun, game, play_out, session, shown_cards, step, until, words};
use crate::desk::{ANY, AnyNumber, Part, Program, Start, USUAL, program, program_with, settings, tile_game};

#[test]
fn everybodys_vizier_is_shown_as_awake_or_asleep_and_waking_one_gets_a_notice() {
    let texts = Texts::new(Language::English);
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
            assert!(program.has_told(Texts::alhambra_vizier_woken));
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
fn hands_that_lie_open_can_be_looked_at_and_nobody_hands_the_screen_on() {
    let mut program = program();
    let computers = [None, None, Some(Policy::Greedy)];
    let mut new_game = tile_game(&computers, &[], Deals::Program);
    for is_open in [false, true] {
        let options = Options { open_hands: is_open, ..Options::default() };
        let config = GameConfig::new(computers.len(), TileSet::standard().clone(), options).unwrap();
        new_game.config = PlayConfig::new(config, &Printed::ours()).unwrap();
        program.run(PlayCommand::Start(Box::new(new_game.clone())));
        for _ in 0..12 {
            assert!(!(is_open && program.shows(Texts::alhambra_cover_go)), "everybody may look");
            step(&mut program);
        }
        while program.shows(Texts::alhambra_cover_go) {
            program.press(Key::Space);
        }
        let own = session(&mut program).own_seat();
        let (other, state) = ((own + 1) % 3, session(&mut program).position().clone());
        let seats = game(&mut program).header.seats.clone();
        let name = names::who(&program.app().texts, &seats, other);
        let card = |_: &Texts| format!("{name}. {ANY}");
        program.control(Role::Button, Start(card)).click();
        program.window.run();
        let title = |t: &Texts| t.alhambra_hand_of(&name);
        assert_eq!(program.shows(title), is_open);
        let mut shown = shown_cards(&program);
        let mut sees =
            |card| shown.iter().position(|of| *of == card).map(|at| shown.swap_remove(at)).is_some();
        state.display().iter().for_each(|card| assert!(sees(card)));
        assert_eq!(state.player(other).hand().iter().all(sees), is_open, "{name}");
    }
}

#[test]
fn leading_alone_and_being_level_are_told_apart() {
    let texts = Texts::new(Language::English);
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
fn whoever_watches_another_is_shown_the_way_back() {
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
fn while_another_player_is_shown_the_yard_says_nothing_about_ones_own_hand() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy), Some(Policy::Greedy)], &[]);
    let tells = |program: &Program| {
        program.shows_containing(|t: &Texts| t.alhambra_pays_exactly(ANY))
            || program.shows_containing(|t: &Texts| t.alhambra_pays_loss(ANY, AnyNumber))
            || program.shows_containing(|t: &Texts| t.alhambra_pays_missing(AnyNumber))
    };
    assert!(tells(&program));
    let game = game(&mut program);
    let name = names::who(&program.app().texts, &game.header.seats, 1);
    program.control(Role::Button, Start(move |_: &Texts| format!("{name}. {ANY}"))).click();
    program.window.run();
    assert!(!tells(&program));
    program.press(Key::Escape);
    assert!(tells(&program));
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
fn where_a_tile_was_bought_no_button_can_be_clicked_while_it_is_laid() {
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
fn the_end_is_shown_even_to_whoever_still_has_a_scoring_to_look_at() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy)], &[]);
    // Whatever lies over the game stays open.
    let next = |program: &mut Program| {
        let moves = session(program).legal_moves();
        let rank = |mv: &Move| match mv {
            Move::Lay(..) => 0,
            Move::Buy(..) => 1,
            Move::Take(_) => 2,
            _ => 3,
        };
        moves.into_iter().min_by_key(rank)
    };
    while let Some(mv) = next(&mut program) {
        program.run(PlayCommand::Play(mv));
    }
    assert!(program.shows(Texts::alhambra_scoring_rows), "nobody has looked at the scorings");
    while program.shows(Texts::alhambra_scoring_rows) {
        program.press(Key::Enter);
    }
    assert!(program.shows(Texts::alhambra_end));
    let (seats, winners) = (game(&mut program).header.seats, session(&mut program).position().winners());
    assert!(
        program.shows_containing(|t: &Texts| won_by(t, &seats, &winners).unwrap()),
        "it says who has won"
    );
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::from(GamePage::Play), "the game can be looked at first");
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
}

#[test]
fn the_end_is_announced_and_says_who_gets_what_is_left_before_the_score_card() {
    let texts = Texts::new(Language::English);
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
    assert!(announced > 0, "nothing said that the end is near");
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
fn once_no_action_is_left_the_yard_says_so_beside_what_could_be_paid_for() {
    let waits = Settings { end_turn_by_itself: false, ..settings(Language::English) };
    let mut program = program_with(&waits, USUAL);
    begun(&mut program, &[None, Some(Policy::Greedy), Some(Policy::Greedy)], &[]);
    let says_so = |program: &Program| program.shows_containing(Texts::alhambra_pays_no_action);
    until(&mut program, |program| {
        let session = session(program);
        let (state, config) = (session.position(), session.game().config());
        let can_pay = state.offers(config).any(|(_, priced)| {
            state.player(session.own_seat()).hand().sum(priced.currency) >= u16::from(priced.price)
        });
        let (may_act, is_spent) = (state.may_act(), state.phase() == Phase::Action && state.has_acted());
        let is_own = state.to_act(config).decides() == Some(session.own_seat());
        assert!(!(may_act && says_so(program)));
        let is_it = is_spent && is_own && !may_act && can_pay && !program.shows(Texts::alhambra_scoring_rows);
        is_it.then(|| assert!(says_so(program)))
    });
}

#[test]
fn the_score_card_begins_with_the_points_of_the_only_person() {
    let mut program = program();
    begun(&mut program, &[None, Some(Policy::Greedy), Some(Policy::Greedy)], &[]);
    play_out(&mut program);
    let game = game(&mut program);
    let reasons_of = |program: &Program, row: usize| {
        let name = &game.header.seats[row].name;
        program.shows(|t: &Texts| t.score_reasons(&named(t, name)))
    };
    let own = game.header.people().next().unwrap();
    let shown: Vec<usize> = (0..3).filter(|row| reasons_of(&program, *row)).collect();
    assert_eq!(shown, [own]);
}

#[test]
fn the_history_says_why_it_does_not_name_all_cards_unless_hands_lie_open() {
    let mut program = program();
    let computers = [None, Some(Policy::Greedy)];
    let mut new_game = tile_game(&computers, &[], Deals::Program);
    for is_open in [false, true] {
        let options = Options { open_hands: is_open, ..Options::default() };
        let config = GameConfig::new(computers.len(), TileSet::standard().clone(), options).unwrap();
        new_game.config = PlayConfig::new(config, &Printed::ours()).unwrap();
        program.run(PlayCommand::Start(Box::new(new_game.clone())));
        program.press(Key::Enter);
        program.press(Key::Escape);
        program.click(Texts::history_title);
        assert_eq!(program.shows(Texts::alhambra_history_cards), !is_open);
        program.press(Key::Escape);
    }
}

#[test]
fn the_score_card_of_several_people_begins_with_all_side_by_side_and_leads_back_there() {
    let mut program = program();
    program.run(AppCommand::Card(Source::Sample("alhambra-result-three")));
    // Its heading, and the way there.
    let is_compared = |program: &Program| program.all(Texts::library_everybody).count() == 2;
    assert!(is_compared(&program));
    let seats = match &program.alhambra().tables.viewed.as_ref().unwrap().loaded.game {
        AnyGame::Result(game) => game.header.seats.clone(),
        _ => panic!("a finished game that was typed in"),
    };
    assert!(seats.iter().filter(|seat| seat.is_person()).count() > 1);
    // A pointer that has only just appeared does not count as moving.
    program.at_once(vec![Event::PointerMoved(Pos2::ZERO)]);
    for seat in &seats {
        let rows = program.all(Part(|_: &Texts| seat.name.clone()));
        let row =
            rows.filter(|node| node.accesskit_node().role() == Role::ListItem).map(|row| row.rect()).next();
        program.at_once(vec![Event::PointerMoved(row.unwrap().center())]);
        assert!(!is_compared(&program));
        assert!(program.shows(|t: &Texts| t.score_reasons(&named(t, &seat.name))));
        let way_back = program.control(Role::ListItem, Texts::library_everybody).rect().center();
        program.at_once(vec![Event::PointerMoved(way_back)]);
        assert!(is_compared(&program));
    }
}
