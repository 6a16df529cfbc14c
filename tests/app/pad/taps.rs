//! Whole tables by taps alone: how many they take, and whether a finger finds them.

use super::*;
use alhambra::{
    games::roll_and_write::{
        game::GamePage,
        log::{Game, NamedLayout, PlayEvent},
        pad::PadExt,
        rules::{BuildSecond, GameConfig, Move, State, ToAct},
    },
    kernel::{
        Seed,
        record::{Header, Seat},
    },
    text::Language,
};

#[test]
fn a_table_of_five_is_kept_by_taps_from_the_first_roll_to_the_score_card_in_two_languages() {
    for language in [Language::English, Language::French] {
        keep_by_taps(program_with(&settings(language), SMALL));
    }
}

fn keep_by_taps(mut program: Program) {
    table(&mut program, 5);
    setup(&mut program, 5);
    let cycle = [BuildingType::Seraglio, BuildingType::Garden, BuildingType::Arcades, BuildingType::Chambers];
    for round in 1..=12_usize {
        assert_eq!(usize::from(pad(&mut program).round()), round);
        for (k, name) in NAMES.iter().enumerate() {
            if (round + k).is_multiple_of(4) {
                click(&mut program, Texts::pad_coins);
            } else {
                tap(&mut program, name, cycle[(round + k) % 4 - 1]);
            }
        }
        assert_eq!(saved(&mut program).log(), pad(&mut program).log(), "what is on screen is in the file");
    }
    click(&mut program, Texts::pad_close_table);
    click(&mut program, Texts::pad_by_numbers);
    for _ in NAMES {
        click(&mut program, more_lines(4));
        click(&mut program, more_coins);
        let last = program.find_control(Role::Button, Texts::pad_close_done).is_some();
        if last {
            click(&mut program, Texts::pad_close_done);
        } else {
            click(&mut program, |t: &Texts| t.pad_close_on(ANY));
        }
    }
    assert!(pad(&mut program).is_over());
    click(&mut program, Texts::pad_card);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    let winners = pad(&mut program).pad_state().cards().winners();
    let winner = NAMES[winners[0]];
    assert!(program.shows_containing(Typed(winner)));
}

/// A game of four with the program's dice, in which whoever can builds a second building.
fn played(seed: u64) -> Game {
    let (named, layout) = NamedLayout::standard();
    let seat = |name: &&str| Seat::human(*name, *name, "red");
    let header = Header::new("dealt", &named.name, NAMES[..4].iter().map(seat).collect());
    let mut game = Game::start(header, GameConfig::new(layout, 4, 0).unwrap(), Some(Seed(seed))).unwrap();
    while game.state().to_act() != ToAct::Nothing {
        let legal = game.legal_moves();
        let second = legal.iter().find(|decision| **decision == Move::from(BuildSecond));
        let build = legal.iter().find(|decision| matches!(decision, Move::Build(_)));
        match second.or(build).or(legal.last()) {
            Some(&decision) => game.perform(decision).unwrap(),
            None => game.draw(None).unwrap(),
        }
    }
    game
}

/// Whose turn it was, and what they built.
type Turn = (usize, Vec<BuildingType>);

/// The game as a table sees it: who built what in setup, and in each turn; nothing built means coins.
fn seen(game: &Game) -> (Vec<(usize, BuildingType)>, Vec<Turn>) {
    let grid = game.config().layout().grid().unwrap();
    let (mut dealt, mut turns) = (Vec::new(), Vec::<Turn>::new());
    let mut before = State::new(game.config()).unwrap();
    for number in 1..=game.log().len() {
        let position = game.at(number);
        let row = before.seat();
        let built = position.state.sheet(row).built() & !before.sheet(row).built();
        let building = (built != 0).then(|| grid[built.trailing_zeros() as usize]);
        match (&position.events.last().unwrap().1, building) {
            (PlayEvent::Roll { .. }, Some(building)) => dealt.push((row, building)),
            (PlayEvent::Build { .. }, Some(building)) => turns.push((row, vec![building])),
            (PlayEvent::BuildSecond {}, Some(building)) => turns.last_mut().unwrap().1.push(building),
            (PlayEvent::GainCoins {}, _) => turns.push((row, Vec::new())),
            _ => {}
        }
        before = position.state;
    }
    (dealt, turns)
}

#[test]
fn a_game_of_four_takes_at_most_three_taps_a_turn() {
    let (dealt, turns) = seen(&played(5));
    assert_eq!((dealt.len(), turns.len()), (12, 60));
    let mut program = program_with(&settings(Language::English), SMALL);
    table(&mut program, 4);
    let first = dealt[0].0;
    // Who goes first is chosen at the table: the pad follows.
    let name = |row: usize| NAMES[(row + 4 - first) % 4];
    for (row, building) in &dealt {
        tap(&mut program, name(*row), *building);
    }
    let mut taps = 0;
    for (row, built) in &turns {
        match built.as_slice() {
            [] => click(&mut program, Texts::pad_coins),
            [first, more @ ..] => {
                tap(&mut program, name(*row), *first);
                for second in more {
                    click(&mut program, |t: &Texts| t.pad_second_of(name(*row)));
                    tap(&mut program, name(*row), *second);
                    taps += 2;
                }
            }
        }
        taps += 1;
    }
    assert_eq!(pad(&mut program).round(), 16, "all fifteen rounds are over");
    let average = f64::from(taps) / turns.len() as f64;
    println!("{taps} taps for {} turns: {average:.2} a turn", turns.len());
    assert!(average <= 3.0, "{average}");
    let filled: usize = turns.iter().map(|(_, built)| built.len()).sum();
    let on_the_pad: u8 = (0..4).map(|row| boxes(&mut program, row).iter().sum::<u8>()).sum();
    assert_eq!(usize::from(on_the_pad), filled + dealt.len());
}

#[test]
fn everything_on_the_pad_is_large_enough_for_a_finger() {
    let french = settings(Language::French);
    for (settings, size) in [(settings(Language::English), SMALL), (french, vec2(1280.0, 800.0))] {
        let mut program = program_with(&settings, size);
        program.press(Key::T);
        large_enough(&program, "the new table");
        program.choose_players(5);
        program.press(Key::Enter);
        assert_eq!(program.page(), Page::from(GamePage::Pad));
        large_enough(&program, "setup");
        for key in [Key::M, Key::H, Key::F, Key::O] {
            program.press(key);
            large_enough(&program, "a panel");
            program.press(Key::Escape);
        }
        program.press(Key::Num1);
        large_enough(&program, "a box just filled");
        program.menu(Key::E);
        large_enough(&program, "closing");
    }
}

fn large_enough(program: &Program, what: &str) {
    let controls = program.window.query_all(By::new().predicate(|node| is_control(node.role())));
    let mut count = 0;
    for control in controls {
        let (rect, label) = (control.rect(), control.accesskit_node().label());
        count += 1;
        // A part that is scrolled away cannot be tapped.
        let shown = rect.intersect(program.window.ctx.content_rect());
        if shown.width() < rect.width() - 0.5 || shown.height() < rect.height() - 0.5 {
            continue;
        }
        assert!(rect.width() >= 43.5 && rect.height() >= 43.5, "{what}: {label:?} is {:?}", rect.size());
    }
    assert!(count > 3, "{what}");
}
