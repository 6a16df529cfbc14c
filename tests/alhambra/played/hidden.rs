//! What is hidden before the end (players.md §3.1): two games that differ only in what is hidden are described alike,
//! to the byte, and computers choose alike in them; cards are named from the viewer's own last turn on.

use std::fmt::Write;

use alhambra::{
    games::{
        alhambra::{
            advisor::{Advisor, Generator, Policy, PolicyExt},
            log::{GameView, Money, PlayEvent, Played, PlayedGame},
            rules::{
                Options,
                play::{Card, Phase, ToAct},
            },
            text::play_position,
        },
        common::table::PlayedRecord,
    },
    kernel::{By, Entry, Kind, PlayedKind, Seed, Viewer},
    text::{Language, Texts},
};

use super::{
    super::{
        play::{
            random::random_options,
            support::{game, modules, options},
        },
        support::Chance,
    },
    support::{json, play_on, read, start},
};

/// An unfinished game of any mix, whose draws were typed in.
fn begun(number: u64) -> PlayedGame {
    let mut chance = Chance::new(number);
    let players = 2 + chance.below(5);
    let bits = chance.below(16);
    let mut game = start(game(players, random_options(&mut chance, bits)), None);
    let entries = 10 + chance.below(250);
    play_on(&mut game, &mut chance, entries);
    // Hands are shown before the last tiles are placed (§A4.9).
    while matches!(game.state().phase(), Phase::LastTiles | Phase::Over) {
        assert!(game.undo());
    }
    game
}

/// The same entries with another seed, or none.
fn again(game: &PlayedGame, seed: Option<Seed>, entries: &[Entry<Played>]) -> Option<PlayedGame> {
    let mut again = start(game.config().clone(), seed);
    for entry in entries {
        let Entry::Event(event) = entry else { panic!("nothing is noted") };
        again.enter(event.clone()).ok()?;
    }
    Some(again)
}

fn viewers(game: &PlayedGame) -> impl Iterator<Item = Viewer> + use<> {
    (0..game.config().players() as u8).map(Viewer::Seat).chain([Viewer::Nobody])
}

/// Everything that a viewer is told of a game: every entry and position, in words and for programs.
fn told(game: &PlayedGame, viewer: Viewer) -> String {
    let texts = Texts::new(Language::English);
    let mut told = String::new();
    for corrected in [false, true] {
        for step in game.timeline(&texts, corrected, viewer).steps() {
            let heads = (step.entry, &step.text, &step.awards, step.mark, step.part, step.row);
            writeln!(told, "{heads:?} {:?}", step.position).unwrap();
        }
        for at in (0..game.log().len()).step_by(29).chain([game.log().len()]) {
            let lines = game.beside(&texts, at, corrected, viewer);
            writeln!(told, "{lines:?} {:?}", game.beside_json(at, corrected, viewer)).unwrap();
        }
    }
    told
}

/// For each event, the seat whose turn it is.
fn turns(game: &PlayedGame) -> Vec<usize> {
    let mut state = Played::start(game.config()).unwrap();
    let mut turns = Vec::new();
    for (number, event) in game.events() {
        let mut then = state.clone();
        let moves = Played::moves(game.config(), &state, event);
        moves[..moves.len() - 1].iter().for_each(|mv| then.apply(game.config(), *mv).unwrap());
        turns.push(then.seat());
        Played::apply(game.config(), &mut state, *number, event).unwrap();
    }
    turns
}

/// The last entries before and in the last turn that a viewer has ended: what came before the former is forgotten, what
/// came after the latter is not. Both are 0 if there was none.
fn last_turn(game: &PlayedGame, viewer: Viewer) -> (usize, usize) {
    let turns = turns(game);
    let ends: Vec<(usize, usize)> = (game.events().iter().zip(&turns))
        .filter(|((_, event), _)| matches!(event, PlayEvent::EndTurn {}))
        .map(|((number, _), seat)| (*number, *seat))
        .collect();
    let of = |seat: usize| {
        let Some(last) = ends.iter().rposition(|(_, of)| *of == seat) else { return (0, 0) };
        (if last == 0 { 0 } else { ends[last - 1].0 }, ends[last].0)
    };
    match viewer {
        Viewer::Seat(seat) => of(seat.into()),
        Viewer::Nobody => (0..game.config().players()).map(of).min().unwrap(),
        Viewer::Everybody => (0, 0),
    }
}

/// The game with another card of the same value in another's hand, where it arrived before what the viewer remembers;
/// none if no hand has such a card, or if the rules then ask for something else.
fn with_another_hand(game: &PlayedGame, viewer: Viewer, chance: &mut Chance) -> Option<PlayedGame> {
    let seats: Vec<usize> =
        (0..game.config().players()).filter(|&seat| viewer != Viewer::Seat(seat as u8)).collect();
    let seat = chance.pick(&seats)?;
    let turns = turns(game);
    let got = |at: usize, event: &PlayEvent| match event {
        PlayEvent::Deal { row, card, .. } if usize::from(*row) == seat + 1 => vec![*card],
        PlayEvent::Take { cards } if turns[at] == seat => cards.clone(),
        _ => Vec::new(),
    };
    let events: Vec<&PlayEvent> = game.log().iter().filter_map(Entry::event).collect();
    let all: Vec<(usize, Card)> = events
        .iter()
        .enumerate()
        .flat_map(|(at, event)| got(at, event).into_iter().map(move |card| (at, card)))
        .collect();
    let hand = game.state().player(seat).hand();
    let once = |card: Card| all.iter().filter(|(_, other)| *other == card).count() == 1;
    let (forgotten, _) = last_turn(game, viewer);
    let held: Vec<(usize, Card)> = all
        .iter()
        .copied()
        .filter(|&(at, card)| at + 1 < forgotten && hand.has(card) && once(card))
        .collect();
    let (at, card) = chance.pick(&held)?;
    let others: Vec<Card> = (game.state().deck().iter())
        .filter(|other| other.value() == card.value() && other.currency() != card.currency())
        .collect();
    let other = chance.pick(&others)?;
    let mut entries = game.log().to_vec();
    let by = By::People;
    entries[at] = Entry::Event(match events[at] {
        PlayEvent::Deal { row, .. } => PlayEvent::Deal { row: *row, card: other, by },
        _ => {
            let is_it =
                |event: &&PlayEvent| matches!(event, PlayEvent::Display { card: of, .. } if *of == card);
            let displayed = events[..at].iter().rposition(is_it)?;
            entries[displayed] = Entry::Event(PlayEvent::Display { card: other, by });
            let mut cards = got(at, events[at]);
            *cards.iter_mut().find(|of| **of == card)? = other;
            PlayEvent::Take { cards }
        }
    });
    // The game waits while a Vizier can be sent, and everybody sees that it does.
    let phases = |game: &PlayedGame| game.steps().map(|step| step.after.phase()).collect::<Vec<_>>();
    again(game, None, &entries).filter(|other| phases(other) == phases(game))
}

/// Checks that two games are described alike, and says where they are not.
fn assert_told_alike([one, other]: [&PlayedGame; 2], viewer: Viewer) {
    let [one, other] = [one, other].map(|game| told(game, viewer));
    let differs = one.lines().zip(other.lines()).find(|(one, other)| one != other);
    assert!(one == other, "{viewer:?}: {differs:#?}");
}

#[test]
fn a_game_with_another_seed_is_described_alike_and_computers_choose_alike() {
    let mut decisions = 0;
    for number in 0..40 {
        let typed = begun(number);
        let [one, other] =
            [number, number + 1000].map(|seed| again(&typed, Some(Seed(seed)), typed.log()).unwrap());
        for viewer in viewers(&one) {
            assert_told_alike([&one, &other], viewer);
        }
        assert!(told(&one, Viewer::Everybody) != told(&other, Viewer::Everybody), "the seed is told");
        if !matches!(one.to_act(), ToAct::Decision(_)) {
            continue;
        }
        decisions += 1;
        let advisor = Advisor::new(one.config().clone());
        // The best one takes long.
        for policy in Policy::ALL.into_iter().filter(|&policy| policy != Policy::Advisor || number % 16 == 0)
        {
            let [one, other] = [&one, &other].map(|game| {
                let mut generator = Generator::new(0, game.log().len() as u64);
                policy.decide(&advisor, game.state(), &mut generator)
            });
            assert_eq!(one, other, "game {number}, {policy}");
        }
    }
    assert!(decisions > 10, "{decisions}");
}

#[test]
fn a_game_with_another_hidden_hand_is_described_alike() {
    let mut compared = 0;
    for number in 0..60 {
        let game = begun(number);
        let mut chance = Chance::new(number);
        for viewer in viewers(&game) {
            let Some(other) = with_another_hand(&game, viewer, &mut chance) else { continue };
            assert_told_alike([&game, &other], viewer);
            assert!(told(&game, Viewer::Everybody) != told(&other, Viewer::Everybody));
            compared += 1;
        }
    }
    assert!(compared > 60, "{compared}");
}

#[test]
fn cards_are_named_from_the_viewers_own_last_turn_on() {
    let texts = Texts::new(Language::English);
    let currencies = ["florin", "dirham", "dinar", "ducat"];
    let names_cards =
        |text: &str| currencies.iter().any(|name| text.to_lowercase().contains(&format!("{name} ")));
    let (mut named, mut counted) = (0, 0);
    for number in 0..40 {
        let game = begun(number);
        for viewer in viewers(&game) {
            let (forgotten, ended) = last_turn(&game, viewer);
            for step in game.timeline(&texts, false, viewer).steps().iter().skip(1) {
                let is_money = matches!(
                    game.log()[step.entry - 1].event().unwrap(),
                    PlayEvent::Deal { .. }
                        | PlayEvent::Display { .. }
                        | PlayEvent::Take { .. }
                        | PlayEvent::Buy { .. }
                        | PlayEvent::Vizier { .. }
                        | PlayEvent::Falcon { .. }
                );
                if step.entry <= forgotten {
                    assert!(
                        !names_cards(&step.text),
                        "game {number}, {viewer:?}, {}: {}",
                        step.entry,
                        step.text
                    );
                    counted += usize::from(is_money);
                } else if step.entry > ended {
                    assert_eq!(
                        is_money,
                        names_cards(&step.text),
                        "{viewer:?}, {}: {}",
                        step.entry,
                        step.text
                    );
                    named += usize::from(is_money);
                }
            }
        }
    }
    assert!(named > 500 && counted > 500, "{named} {counted}");
}

#[test]
fn viewers_see_their_own_hands_and_open_hands_show_all_but_the_seed() {
    let game = again(&begun(3), Some(Seed(7)), begun(3).log()).unwrap();
    let at = game.log().len();
    let hand = |seat| game.state().player(seat).hand();
    for viewer in viewers(&game) {
        let position = GameView::new(&game, viewer).position(at, false);
        for (seat, told) in position.hands.iter().enumerate() {
            let is_own = viewer == Viewer::Seat(seat as u8);
            let expected = if is_own { Money::Named(hand(seat)) } else { Money::Counted(hand(seat).len()) };
            assert_eq!(*told, expected, "{viewer:?}");
        }
        assert_eq!(position.display, Money::Named(game.state().display()));
        assert_eq!((position.deck, position.seed), (game.state().deck().len(), None));
        let open = GameView::new(&game, viewer).with_open_hands();
        let everybody = GameView::new(&game, Viewer::Everybody);
        for at in 0..=at {
            let mut expected = everybody.position(at, false);
            assert_eq!(expected.seed.take(), Some(Seed(7)));
            assert_eq!(open.position(at, false), expected);
        }
        for step in game.steps() {
            let told = |view: &GameView<'_>| view.event(step.entry, &step.before, step.event().unwrap());
            assert_eq!(told(&open), told(&everybody));
        }
    }
}

#[test]
fn hands_agreed_to_be_open_are_shown_to_everybody_and_recorded() {
    let open = Options { open_hands: true, ..options(modules(1)) };
    let mut game = start(game(3, open), Some(Seed(7)));
    play_on(&mut game, &mut Chance::new(2), 90);
    let (at, everybody) = (game.log().len(), GameView::new(&game, Viewer::Everybody));
    for viewer in viewers(&game) {
        let view = GameView::new(&game, viewer);
        for at in 0..=at {
            let told = view.position(at, false);
            assert_eq!(told.seed, None, "{viewer:?}");
            assert_eq!(told.hands, everybody.position(at, false).hands);
        }
    }
    assert_eq!(json(&game)["options"]["open_hands"], true);
    assert!(read(&game.write(None)).config().options().open_hands);
}

#[test]
fn a_game_that_is_over_is_open_to_everybody() {
    for players in [2, 4] {
        let mut game = start(game(players, options(modules(15))), Some(Seed(5)));
        play_on(&mut game, &mut Chance::new(5), usize::MAX);
        for viewer in viewers(&game) {
            assert!(told(&game, viewer) == told(&game, Viewer::Everybody));
        }
        // A game that is taken back is under way again.
        game.take_back(game.log().len() / 2).unwrap();
        assert!(told(&game, Viewer::Nobody) != told(&game, Viewer::Everybody));
    }
}

#[test]
fn every_position_has_its_lines_in_every_language() {
    for number in 0..20 {
        let game = begun(number);
        for texts in Language::ALL.map(Texts::new) {
            for viewer in [Viewer::Nobody, Viewer::Everybody] {
                let position = GameView::new(&game, viewer).position(game.log().len(), false);
                let lines = play_position::lines(&texts, &game.header.seats, &position);
                assert!(lines.iter().all(|line| !line.contains(['{', '\n'])), "{lines:?}");
                let names = game.header.seats.iter().take(game.config().players()).map(|seat| &seat.name);
                for name in names {
                    assert!(lines.iter().any(|line| line.starts_with(&format!("{name}, "))), "{lines:?}");
                }
            }
        }
    }
}
