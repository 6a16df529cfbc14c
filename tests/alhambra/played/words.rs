//! What is said about games that are played here: every refusal, fault and event has words in every language.

use alhambra::{
    games::alhambra::{
        log::{PlayError, PlayEvent, PlayPiece, Refused, SetupFault, Unknown},
        record::{self, AnyGame, GameFault},
        rules::{
            Currency, Illegal, Module, PilesFault,
            play::{Card, Draw, Offer, PieceId, PlayConfig, Possible, Refusal, ToAct, Unplayable},
        },
        text::{errors, names, places::Places, play_text},
    },
    kernel::{By, Kind, Seed, Viewer},
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
    support::{header, played},
};
use alhambra::games::alhambra::log::{GameView, Happened, Played};

fn languages() -> impl Iterator<Item = Texts> {
    Language::ALL.into_iter().map(Texts::new)
}

fn card(text: &str) -> Card {
    Card::read(text).unwrap()
}

fn refusals(tile: PieceId, bazaar: PieceId) -> Vec<Refusal> {
    let currency = Currency::Dinar;
    vec![
        Refusal::Over,
        Refusal::NotNow(ToAct::Chance(Draw::ThirdPlayer)),
        Refusal::NotNow(ToAct::Chance(Draw::Yard(currency))),
        Refusal::NotNow(ToAct::Chance(Draw::Deal(1))),
        Refusal::NotNow(ToAct::Chance(Draw::Display)),
        Refusal::NotNow(ToAct::Chance(Draw::Reshuffle)),
        Refusal::NotNow(ToAct::Chance(Draw::First(3))),
        Refusal::NotNow(ToAct::Decision(1)),
        Refusal::ModuleOff(Module::Vizier),
        Refusal::Board(Illegal::StartStays),
        Refusal::NotInReserve { piece: tile, is_bought: true },
        Refusal::NotInReserve { piece: tile, is_bought: false },
        Refusal::TooMuch { value: 6 },
        Refusal::NotDisplayed(Some(card("F3"))),
        Refusal::NotDisplayed(None),
        Refusal::NotYours(card("R9")),
        Refusal::WrongCurrency { card: card("U1"), currency },
        Refusal::TooLittle { paid: 9, price: 10, currency },
        Refusal::NoTile(currency),
        Refusal::NoBazaar(bazaar),
        Refusal::MustAct(Possible::Take),
        Refusal::MustAct(Possible::Buy(Offer::Space(currency))),
        Refusal::MustAct(Possible::Buy(Offer::Bazaar(bazaar))),
        Refusal::MustAct(Possible::Redesign),
        Refusal::MustAct(Possible::Wake),
        Refusal::MustAct(Possible::Falcon(0)),
        Refusal::OneAction,
        Refusal::LayFirst(2),
        Refusal::NotBoughtNow(tile),
        Refusal::NoThirdPlayer,
        Refusal::Asleep(0),
        Refusal::Awake(0),
        Refusal::NotExact { paid: 9, price: 10, currency },
        Refusal::BazaarPrice { paid: 9, price: 10, currency },
        Refusal::BazaarNoPrice(currency),
        Refusal::NoFalcon(0),
        Refusal::FalconTurn,
        Refusal::NotInStack(tile),
        Refusal::NotInDeck(card("D4")),
        Refusal::NoScoringCard(30),
        Refusal::ScoringCardDue(30),
        Refusal::Piles(PilesFault::Empty(3)),
        Refusal::Piles(PilesFault::Sum { cards: 90, left: 94 }),
        Refusal::NotTied(0),
    ]
}

fn errors_of(config: &PlayConfig) -> Vec<GameFault> {
    let (by, program) = (By::People, By::Program);
    let refused = |refusal| PlayError::Refused(Box::new(Refused::new(config, refusal)));
    let [tile, bazaar] = [0, 62].map(|at| config.id(at).unwrap());
    let seed =
        |due, found| PlayError::NotTheSeed { seed: Seed(7), due: Box::new(due), found: Box::new(found) };
    let cards = |text| PlayEvent::Display { card: card(text), by };
    let piece = |piece| PlayEvent::Yard { space: 1, piece, by: program };
    let errors = refusals(tile, bazaar).into_iter().map(refused).chain([
        PlayError::Unknown(Unknown::Piece(PlayPiece::of(config, tile))),
        PlayError::Unknown(Unknown::Piece(PlayPiece::Camp(9))),
        PlayError::Unknown(Unknown::Piece(PlayPiece::Bazaar(9))),
        PlayError::Unknown(Unknown::Falcon(16)),
        PlayError::Unknown(Unknown::Row(7)),
        PlayError::Unknown(Unknown::Space(5)),
        PlayError::OtherRow { said: 1, due: 2 },
        PlayError::OtherSpace { said: 1, due: 2 },
        seed(cards("F1"), cards("F3")),
        seed(PlayEvent::ScoringCard { by }, cards("F2")),
        seed(piece(PlayPiece::Camp(1)), piece(PlayPiece::Bazaar(2))),
        seed(PlayEvent::First { row: 1, by }, PlayEvent::First { row: 2, by }),
        PlayError::NoSeed,
        PlayError::NothingDue,
        PlayError::Note,
        PlayError::NoSuchEntry(7),
        PlayError::NotTyped(7),
        PlayError::AmendedDraw(7),
        PlayError::NoPlayer(3),
        PlayError::NotComplete,
    ]);
    let setups = [
        SetupFault::Unplayable(Unplayable::Tiles { have: 3, need: 4 }),
        SetupFault::Unplayable(Unplayable::Pieces { module: Module::Camps, have: 7, need: 8 }),
    ];
    errors.map(GameFault::Play).chain(setups.map(GameFault::Setup)).collect()
}

#[test]
fn every_refusal_and_fault_has_a_sentence_of_its_own() {
    let config = game(2, options(modules(15)));
    let seats = header(2).seats;
    for texts in languages() {
        let all = errors_of(&config);
        let said: Vec<String> = all.iter().map(|fault| errors::fault(&texts, &seats, fault)).collect();
        for (at, said_now) in said.iter().enumerate() {
            assert!(said_now.len() > 10 && !said_now.contains(['{', '\n']), "{:?}: {said_now}", all[at]);
            assert!(!said[..at].contains(said_now), "{said_now}");
        }
    }
}

#[test]
fn every_refusal_names_the_section_of_its_code() {
    let config = game(2, options(modules(15)));
    let texts = Texts::new(Language::English);
    let [tile, bazaar] = [0, 62].map(|at| config.id(at).unwrap());
    for refusal in refusals(tile, bazaar) {
        let (section, refused) = (refusal.section(), Refused::new(&config, refusal));
        let said = errors::fault(&texts, &[], &GameFault::Play(PlayError::Refused(Box::new(refused))));
        // The third player belongs to games of two, and each module has a paragraph of its own.
        let is_known = said.contains(&format!("(§{section})")) || said.contains("(§A5)");
        assert!(is_known, "§{section}: {said}");
    }
}

#[test]
fn every_event_is_a_sentence_with_the_names_of_those_who_act() {
    let mut chance = Chance::new(5);
    let config = game(2, random_options(&mut chance, 15));
    let game = played(config.clone(), Some(Seed(5)), &mut chance);
    let (seats, view) = (&game.header.seats, GameView::new(&game, Viewer::Nobody));
    for texts in languages() {
        let mut state = Played::start(&config).unwrap();
        for (entry, event) in game.events() {
            let happened = view.event(*entry, &state, event).unwrap();
            let said = play_text::describe(&texts, seats, &happened, Places::Numbered);
            assert!(said.len() > 6 && !said.ends_with(": "), "{event:?}: {said}");
            assert_eq!(
                happened.row.is_some(),
                seats.iter().any(|seat| said.starts_with(&seat.name)),
                "{said}"
            );
            Played::apply(&config, &mut state, 0, event).unwrap();
        }
    }
}

#[test]
fn taking_away_and_swapping_name_the_piece_that_leaves() {
    let text = include_str!("../../../saves/alhambra-played-four.json");
    let AnyGame::Played(game) = record::read(text).unwrap().game else { panic!("a played game") };
    let (config, view) = (game.config(), GameView::new(&game, Viewer::Nobody));
    let mut told = 0;
    for step in game.corrected_steps() {
        let happened = view.event(step.entry, &step.before, step.event().unwrap()).unwrap();
        let (Happened::Removed(left, _) | Happened::Swapped { left, .. }) = happened.what else { continue };
        let mut reserve = step.after.player(happened.row.unwrap()).reserve().iter();
        assert!(reserve.any(|id| config.piece(id) == left));
        for texts in languages() {
            let words = play_text::what(&texts, happened.what, Places::Numbered);
            assert!(words.contains(&names::piece(&texts, left)), "{words}");
        }
        told += 1;
    }
    assert!(told > 10, "{told} pieces left");
}

#[test]
fn the_text_says_who_got_the_last_tiles_and_why() {
    let mut told = [0; 3];
    for seed in 0..12 {
        let players = 2 + seed as usize % 5;
        let record = played(game(players, options(modules(0))), Some(Seed(seed)), &mut Chance::new(seed));
        let (config, view) = (record.config(), GameView::new(&record, Viewer::Nobody));
        let seats = &record.header.seats;
        for step in record.corrected_steps() {
            let Some(event) = step.event() else { continue };
            for left in view.last_tiles(&step.before, event, &step.after) {
                let stays = step.after.yard(left.currency).map(|id| config.piece(id));
                let got = |seat: &usize| {
                    let pending = step.after.player(*seat).pending();
                    let is_got = pending.iter().any(|id| config.piece(id) == left.piece);
                    is_got.then_some(*seat)
                };
                let owner = (0..players).find_map(|seat| got(&seat));
                assert_eq!(stays, owner.is_none().then_some(left.piece));
                assert_eq!(owner, left.most.first().copied().filter(|_| left.most.len() == 1));
                assert!(left.most.iter().all(|&seat| {
                    step.after.player(seat).hand().sum(left.currency) == left.money && left.money > 0
                }));
                told[left.most.len().min(2)] += 1;
                for texts in languages() {
                    let words = play_text::last_tile(&texts, seats, &left);
                    assert!(left.most.iter().all(|&seat| words.contains(&seats[seat].name)), "{words}");
                }
            }
        }
    }
    assert!(told[1] > 0 && told[0] + told[2] > 0, "{told:?}");
}
