//! Real tiles and cards being typed in: what came, what is refused, and what is corrected later.

use alhambra::{
    games::alhambra::{
        advisor::Policy,
        game::PlayCommand,
        log::{PlayEvent, Played},
        rules::{
            Module, Piece,
            play::{Card, Move, ToAct},
        },
        session::Deals,
        text::names,
    },
    kernel::{Entry, Note, PlayedKind as _},
    text::{Language, Texts},
};
use egui::{Key, Modifiers};

use super::play::{begun, begun_with, game, session};
use crate::desk::{Program, program};

/// With the fixed seed the person begins.
const COMPUTERS: [Option<Policy>; 3] = [Some(Policy::Greedy), Some(Policy::Greedy), None];
const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// Everything that chance brings before the first decision of the game that the program deals.
fn dealt(modules: &[Module]) -> Vec<Move> {
    let mut program = program();
    begun(&mut program, &COMPUTERS, modules);
    let game = game(&mut program);
    let setup = game.steps().take_while(|step| step.event().is_none_or(|event| event.by().is_some()));
    let by_chance = setup.filter_map(|step| {
        let event = step.event()?;
        Some(Played::moves(game.config(), &step.before, event))
    });
    let moves: Vec<Move> = by_chance.flatten().collect();
    assert!(moves.len() > 15, "a whole deal");
    moves
}

/// Types in what came, as somebody at a table does.
fn type_in(program: &mut Program, mv: Move) {
    let texts = Texts::new(Language::English);
    match mv {
        Move::Card(card) => {
            program.press(DIGITS[card.currency().index()]);
            program.press(DIGITS[usize::from(card.value()) - 1]);
        }
        Move::Tile(id) => {
            let name = match session(program).game().config().piece(id) {
                Piece::Tile(tile) => names::tile_and_walls(&texts, tile),
                other => names::sentence(&names::piece(&texts, other)),
            };
            program.click(|_: &Texts| name.clone());
        }
        Move::First(seat) => program.press(DIGITS[usize::from(seat)]),
        Move::ScoringCard => program.press(Key::S),
        _ => program.press(Key::Enter),
    }
}

/// A game on typed tiles and cards, up to its first decision.
fn typed() -> Program {
    let moves = dealt(&[]);
    let mut program = program();
    begun_with(&mut program, &COMPUTERS, &[], Deals::Typed);
    moves.into_iter().for_each(|mv| {
        if matches!(session(&mut program).to_act(), ToAct::Chance(_)) {
            type_in(&mut program, mv);
        }
    });
    assert!(matches!(session(&mut program).to_act(), ToAct::Decision(_)), "the deal is typed in");
    program
}

#[test]
fn what_is_drawn_at_a_table_is_typed_in_and_makes_the_same_game() {
    let mut typed = typed();
    let mut dealt = program();
    begun(&mut dealt, &COMPUTERS, &[]);
    assert!(game(&mut typed).has_typed_chance() && game(&mut typed).seeds().is_empty());
    let state = |program: &mut Program| {
        let game = game(program);
        let decision = game.steps().find(|step| step.event().is_some_and(|event| event.by().is_none()));
        decision.map_or_else(|| game.state().clone(), |step| step.before)
    };
    let mut on_a_table = state(&mut dealt);
    on_a_table.type_money();
    assert_eq!(state(&mut typed), on_a_table);
}

#[test]
fn nobodys_hand_is_shown_while_somebody_types() {
    let mut program = program();
    begun_with(&mut program, &COMPUTERS, &[], Deals::Typed);
    assert!(!program.shows(Texts::alhambra_your_hand));
    assert!(!program.shows(Texts::alhambra_typed_news), "nobody has done anything yet");
    assert!(program.shows(Texts::alhambra_ask_how_tile));
}

#[test]
fn a_tile_that_is_gone_cannot_be_picked_again_and_undo_brings_it_back() {
    let mut program = program();
    begun_with(&mut program, &COMPUTERS, &[], Deals::Typed);
    let first = session(&mut program).game().config().all_pieces().iter().next().unwrap();
    type_in(&mut program, Move::Tile(first));
    let entries = game(&mut program).log().len();
    type_in(&mut program, Move::Tile(first));
    assert_eq!(game(&mut program).log().len(), entries, "a tile came twice");
    program.press(Key::U);
    assert_eq!(game(&mut program).log().len(), 0);
    type_in(&mut program, Move::Tile(first));
    assert_eq!(game(&mut program).log().len(), entries);
}

#[test]
fn cards_can_be_typed_as_fast_as_anybody_likes_and_none_is_lost() {
    let mut program = program();
    begun_with(&mut program, &COMPUTERS, &[], Deals::Typed);
    let yard: Vec<Move> = dealt(&[]).into_iter().filter(|mv| matches!(mv, Move::Tile(_))).collect();
    yard.into_iter().for_each(|mv| type_in(&mut program, mv));
    let before = game(&mut program).log().len();
    // Florin 8, dirham 7, dinar 6 and ducat 9: within one frame, in this order.
    let keys = [[0, 7], [1, 6], [2, 5], [3, 8]].concat();
    let strokes: Vec<_> = keys.iter().map(|key| crate::desk::typed(Modifiers::NONE, DIGITS[*key])).collect();
    program.at_once(strokes.concat());
    let game = game(&mut program);
    let named = |entry: &Entry<Played>| match entry.event() {
        Some(PlayEvent::Deal { card, .. }) => card.to_string(),
        _ => panic!("a card was dealt"),
    };
    let typed: Vec<String> = game.log()[before..].iter().map(named).collect();
    assert_eq!(typed, ["F8", "R7", "D6", "U9"]);
}

#[test]
fn a_typed_game_in_which_the_program_drew_once_stays_typed_when_it_is_opened_again() {
    let mut program = program();
    begun_with(&mut program, &COMPUTERS, &[], Deals::Typed);
    let first = session(&mut program).game().config().all_pieces().iter().next().unwrap();
    type_in(&mut program, Move::Tile(first));
    program.press(Key::R);
    let mut program = program.killed();
    program.press(Key::Enter);
    assert_eq!(session(&mut program).chance, Deals::Typed);
}

#[test]
fn a_seed_draws_where_people_leave_it_to_the_program_and_the_rest_is_typed() {
    let mut program = program();
    begun_with(&mut program, &COMPUTERS, &[Module::Bazaars], Deals::Typed);
    program.press(Key::R);
    assert!(session(&mut program).position().piles().is_some(), "all that was due was drawn");
    assert_eq!(session(&mut program).chance, Deals::Typed);
    assert!(!game(&mut program).seeds().is_empty());
}

/// The last card of the display that was typed, and its entry.
fn displayed(program: &mut Program) -> (usize, Card) {
    let typed = session(program).typed_chance();
    let last = typed.iter().rev().find_map(|typed| match typed.event {
        PlayEvent::Display { card, .. } => Some((typed.entry, card)),
        _ => None,
    });
    last.expect("cards were displayed")
}

/// Opens the list of what was typed and chooses what is at this entry.
fn correct(program: &mut Program, entry: usize) {
    program.press(Key::Escape);
    program.press(Key::C);
    assert!(program.shows(Texts::alhambra_typed_choose));
    let typed = session(program).typed_chance();
    let back = typed.iter().rev().position(|typed| typed.entry == entry).unwrap();
    program.press(DIGITS[back]);
    assert!(program.shows(Texts::alhambra_typed_retype));
}

/// A card that is neither dealt nor displayed yet.
fn other(program: &mut Program, than: Card) -> Card {
    let mut left = game(program).at(0).state;
    let config = game(program).config().clone();
    dealt(&[]).into_iter().for_each(|mv| left.apply(&config, mv).unwrap());
    let is_free = |card: &Card| *card != than && !left.display().has(*card);
    Card::all().find(is_free).expect("not all cards are out")
}

#[test]
fn a_mistyped_card_is_corrected_if_everything_still_fits() {
    let mut program = typed();
    let (entry, was) = displayed(&mut program);
    let card = other(&mut program, was);
    correct(&mut program, entry);
    type_in(&mut program, Move::Card(card));
    let game = game(&mut program);
    assert!(matches!(game.log().last(), Some(Entry::Note(Note::Amend { entry: of, .. })) if *of == entry));
    assert!(game.state().display().has(card) && !game.is_practice());
}

#[test]
fn what_cannot_have_been_drawn_is_no_correction_and_says_why() {
    let mut program = typed();
    let (entry, _) = displayed(&mut program);
    let before = game(&mut program);
    correct(&mut program, entry);
    // Before the piles are cut there is none.
    program.press(Key::S);
    assert!(program.shows_containing(|t: &Texts| t.alhambra_refused_no_scoring_card(0)));
    assert_eq!(game(&mut program).log(), before.log());
}

#[test]
fn if_later_events_do_not_fit_the_card_stays_or_the_game_goes_back() {
    for take_back in [false, true] {
        let mut program = typed();
        while !session(&mut program).person_decides() {
            match session(&mut program).to_act() {
                // A computer had the first turn.
                ToAct::Chance(_) => program.press(Key::R),
                _ => {
                    program.window.run();
                }
            }
        }
        let (entry, was) = displayed(&mut program);
        program.run(PlayCommand::Play(Move::Take([was].into_iter().collect())));
        let before = game(&mut program);
        let card =
            Card::all().find(|card| before.clone().correct(entry, Move::Card(*card)).is_err()).unwrap();
        program.run(PlayCommand::Correct { entry, was: Move::Card(card) });
        program.window.run();
        assert!(program.shows(Texts::alhambra_typed_choice));
        assert_eq!(game(&mut program).log(), before.log(), "nothing is done unasked");
        program.press(if take_back { Key::T } else { Key::Enter });
        assert!(!program.shows(Texts::alhambra_typed_choice));
        let after = game(&mut program);
        assert_eq!(after.is_practice(), take_back);
        assert_eq!(after.state().display().has(card), take_back);
    }
}

/// The heights of the piles, and those that people have counted.
fn piles(program: &mut Program) -> ([u8; 5], Option<[u8; 5]>) {
    let session = session(program);
    (session.position().piles().unwrap().sizes, session.game().config().options().piles)
}

/// Types that one card of pile 1 is in pile 2 instead.
fn move_a_card(program: &mut Program) -> [u8; 5] {
    let ([one, two, rest @ ..], _) = piles(program);
    program.write(|t: &Texts| t.alhambra_piles_of(1), &(one - 1).to_string());
    program.write(|t: &Texts| t.alhambra_piles_of(2), &(two + 1).to_string());
    [one - 1, two + 1, rest[0], rest[1], rest[2]]
}

#[test]
fn whoever_counts_the_piles_is_told_exactly_when_the_next_scoring_comes() {
    let mut program = typed();
    assert!(program.shows(Texts::alhambra_piles));
    let heights = move_a_card(&mut program);
    program.click_button(Texts::alhambra_piles_counted);
    assert_eq!(piles(&mut program), (heights, Some(heights)));
    assert!(!program.shows(Texts::alhambra_piles));
    let [above, own, ..] = heights;
    assert!(program.shows_containing(|t: &Texts| t.alhambra_deck_scoring(1, above, above + own)));
    let mut program = program.killed();
    program.press(Key::Enter);
    assert_eq!(piles(&mut program).1, Some(heights));
}

#[test]
fn heights_that_do_not_add_up_to_all_cards_say_so_and_do_not_count() {
    let mut program = typed();
    let (sizes, _) = piles(&mut program);
    let all: u8 = sizes.iter().sum();
    program.write(|t: &Texts| t.alhambra_piles_of(5), "1");
    let cards = u16::from(all - sizes[4] + 1);
    assert!(program.shows_containing(|t: &Texts| t.alhambra_refused_piles_sum(cards, all)));
    program.run(PlayCommand::SetPiles(Some([1; 5])));
    assert_eq!(piles(&mut program), (sizes, None));
}

#[test]
fn piles_that_were_cut_by_eye_say_roughly_when_the_next_scoring_comes() {
    let mut program = typed();
    let ([above, own, ..], _) = piles(&mut program);
    program.press(Key::Enter);
    assert!(!program.shows(Texts::alhambra_piles));
    assert_eq!(piles(&mut program).1, None);
    assert!(program.shows_containing(|t: &Texts| t.alhambra_deck_about(1, above, above + own)));
}

#[test]
fn heights_survive_a_correction_of_what_was_typed() {
    let mut program = typed();
    let heights = move_a_card(&mut program);
    program.click_button(Texts::alhambra_piles_counted);
    let (entry, was) = displayed(&mut program);
    let card = other(&mut program, was);
    program.run(PlayCommand::Correct { entry, was: Move::Card(card) });
    assert!(session(&mut program).position().display().has(card));
    assert_eq!(piles(&mut program), (heights, Some(heights)));
}

#[test]
fn heights_are_asked_for_again_if_the_deal_is_typed_anew() {
    let mut program = typed();
    move_a_card(&mut program);
    program.click_button(Texts::alhambra_piles_counted);
    program.run(PlayCommand::Undo);
    assert_eq!(session(&mut program).position().piles(), None, "a card of the display is taken back");
    let card = session(&mut program).position().deck().iter().next().unwrap();
    program.run(PlayCommand::Play(Move::Card(card)));
    program.window.run();
    assert_eq!(piles(&mut program).1, None);
    assert!(program.shows(Texts::alhambra_piles));
}
