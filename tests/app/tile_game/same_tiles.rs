//! A tile game that was played here, beside others on the same tiles and cards.

use std::{thread, time::Duration};

use alhambra::{
    app::{AppCommand, Page, Source},
    games::alhambra::{
        advisor::Policy,
        game::GamePage,
        log::{Played, PlayedGame},
        record::{self, AnyGame},
        session::{
            Telling, option_text,
            same_tiles::{Comparison, Outcome, SameTiles, SameTilesDesk},
        },
    },
    kernel::PlayedKind as _,
    text::Texts,
};
use egui::{Key, Role};
use egui_kittest::kittest::NodeT as _;

use super::play::{begun, session};
use crate::desk::{AnyNumber, Program, program};

const SAME: GamePage = GamePage::SameTiles;
const CARD: GamePage = GamePage::ScoreCard;
const REVIEW: GamePage = GamePage::Review;
/// A game of two people, with the third player.
const SAMPLE: Source = Source::Sample("alhambra-played-two-and-dirk");
/// More games than any test waits for.
const MANY: u64 = 4_000_000;

/// Opens the score card of the sample, and from there the same tiles and cards with this many games for each level.
fn open_with(program: &mut Program, games: u64) {
    program.alhambra().same_tiles.games = games;
    program.run(AppCommand::Card(SAMPLE));
    program.press(Key::M);
    assert_eq!(program.page(), Page::from(SAME));
}

/// Does the same with few games, and waits until all is found.
pub fn open(program: &mut Program) {
    open_with(program, 4);
    wait(program, |desk| !desk.compared.is_working());
}

fn wait(program: &mut Program, until: impl Fn(&SameTilesDesk) -> bool) {
    for _ in 0..24_000 {
        // Results that come in meanwhile are drawn, too, so the window does not settle before the end.
        program.window.run_steps(2);
        if until(&program.alhambra().same_tiles) {
            program.window.run_steps(2);
            return;
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("nothing was found");
}

fn same(program: &mut Program) -> &SameTiles {
    program.alhambra().same_tiles.compared.open().expect("a game is compared")
}

/// Both games: as it was played, and as the advisor played it.
fn games(program: &mut Program) -> [PlayedGame; 2] {
    let same = same(program);
    [same.game.clone(), same.best.clone().expect("the advisor has played")]
}

#[test]
fn a_result_stands_beside_what_every_level_and_the_advisor_make_of_the_same_tiles() {
    let mut program = program();
    open(&mut program);
    let (levels, row) = (same(&mut program).levels, same(&mut program).row);
    for tally in levels {
        assert_eq!(tally.games, 4);
        let percent = |share: f64| (100.0 * share).round() as u32;
        let (won, error) = (percent(tally.share().unwrap()), percent(tally.error().unwrap()));
        assert!(program.shows_containing(move |t: &Texts| t.alhambra_same_wins(4, won, error)));
    }
    assert!(!program.shows_containing(Texts::standing_working));
    assert!(!program.shows_containing(|t: &Texts| t.alhambra_same_progress(AnyNumber)));
    let [mine, best] = games(&mut program);
    let place = Outcome::of(&mine, row).place;
    assert!(program.shows_containing(move |t: &Texts| t.alhambra_same_place(&t.place_name(place), 2)));
    let [own, advised] = [&mine, &best].map(|game| Outcome::of(game, row).vp);
    assert!(program.shows_containing(move |t: &Texts| t.best_play_total(t.best_play_mine(), own)));
    assert!(
        program
            .shows_containing(move |t: &Texts| t.best_play_total(&t.seat_computer(Policy::Advisor), advised))
    );
    for vp in [own, advised] {
        let told = move |t: &Texts| format!("{} {}", t.total(), t.analyse_vp(&vp.to_string()));
        assert!(program.shows_containing(told), "beside the race");
    }
    assert!(program.shows(Texts::best_play_marks));
    // The advisor sits in the place of the player it plays for.
    let board = |t: &Texts| t.alhambra_board_of(&t.seat_computer(Policy::Advisor));
    assert!(program.shows_containing(board));
}

#[test]
fn while_the_advisor_is_still_playing_the_game_itself_can_be_stepped_through() {
    let mut program = program();
    open_with(&mut program, MANY);
    let (mine, row) = (same(&mut program).game.clone(), same(&mut program).row);
    let own = Outcome::of(&mine, row).vp;
    assert!(program.shows(Texts::best_play_playing));
    assert!(program.shows_containing(move |t: &Texts| t.best_play_total(t.best_play_mine(), own)));
    assert!(!program.shows(Texts::best_play_alike) && !program.shows(Texts::best_play_marks));
    let name = mine.header.seats[row].name.clone();
    let board = program.get(|t: &Texts| t.alhambra_board_of(&name)).rect();
    let half = program.window.ctx.content_rect().width() / 2.0;
    assert!(board.width() > half, "nothing lies beside it");
    let Comparison { turns, parting } = Comparison::new([&mine, &mine], row);
    assert_eq!(parting, None);
    program.press(Key::Home);
    let [turn, _] = &turns[0];
    assert!(program.shows(|t: &Texts| {
        let words = option_text(t, mine.config(), &turn.before, &turn.moves, Telling::Deeds);
        t.alhambra_review_turn(turn.number, &t.best_play_did(t.best_play_mine(), &words))
    }));
}

#[test]
fn the_page_says_where_the_games_part_at_the_end_and_in_that_turn() {
    let mut program = program();
    open(&mut program);
    let [mine, best] = games(&mut program);
    let Comparison { turns, parting } = Comparison::new([&mine, &best], 0);
    let parting = parting.expect("the advisor plays differently");
    let told = |program: &Program, at: usize| {
        turns[at].iter().enumerate().filter(|(_, turn)| !turn.moves.is_empty()).all(|(which, turn)| {
            program.shows(|t: &Texts| {
                let name = [t.best_play_mine().to_owned(), t.seat_computer(Policy::Advisor).to_string()];
                let words = option_text(t, mine.config(), &turn.before, &turn.moves, Telling::Deeds);
                t.alhambra_review_turn(turn.number, &t.best_play_did(&name[which], &words))
            })
        })
    };
    assert!(told(&program, parting), "below the Alhambras at the end");
    program.press(Key::ArrowLeft);
    assert!(told(&program, turns.len() - 1));
    program.press(Key::N);
    assert!(told(&program, parting));
    program.press(Key::ArrowRight);
    assert!(told(&program, parting + 1));
    program.press(Key::Home);
    assert!(told(&program, 0));
    program.press(Key::End);
    assert!(told(&program, parting));
}

#[test]
fn the_page_is_reached_from_the_card_and_the_review_by_key_and_click_and_leads_back_there() {
    let mut program = program();
    program.alhambra().same_tiles.games = MANY;
    program.alhambra().reviews.budget.rollouts = 0;
    for (command, page) in [(AppCommand::Card(SAMPLE), CARD), (AppCommand::Review(SAMPLE), REVIEW)] {
        program.run(command);
        program.press(Key::M);
        assert_eq!(program.page(), Page::from(SAME));
        program.press(Key::Escape);
        assert_eq!(program.page(), Page::from(page));
        program.click(Texts::alhambra_same);
        assert_eq!(program.page(), Page::from(SAME));
        program.press(Key::Escape);
        assert_eq!(program.page(), Page::from(page));
    }
    // As in a review of Roll & Write.
    program.press(Key::B);
    assert_eq!(program.page(), Page::from(SAME));
    program.press(Key::S);
    assert_eq!(program.page(), Page::from(CARD));
}

#[test]
fn leaving_the_page_stops_the_work_and_coming_back_resumes_it() {
    let mut program = program();
    open_with(&mut program, MANY);
    wait(&mut program, |desk| desk.compared.open().is_some_and(|same| same.levels[0].games > 0));
    assert!(program.alhambra().same_tiles.compared.is_working());
    program.press(Key::Escape);
    let desk = &program.alhambra().same_tiles;
    assert!(!desk.compared.is_working() && desk.compared.is_waiting());
    let found = same(&mut program).levels[0].games;
    program.press(Key::M);
    assert!(program.alhambra().same_tiles.compared.is_working());
    wait(&mut program, |desk| desk.compared.open().is_some_and(|same| same.levels[0].games > found));
    program.run(AppCommand::Go(Page::Home));
    assert!(!program.alhambra().same_tiles.compared.is_working());
}

#[test]
fn a_game_that_is_not_over_or_was_typed_in_does_not_offer_the_comparison_and_says_why() {
    let mut program = program();
    let typed = typed(&mut program);
    begun(&mut program, &[None, Some(Policy::Greedy)], &[]);
    let open = Source::File(session(&mut program).file().to_owned());
    for source in [open, typed] {
        program.run(AppCommand::Card(source));
        assert_eq!(program.page(), Page::from(CARD));
        let button = program.control(Role::Button, Texts::alhambra_same);
        assert!(button.accesskit_node().is_disabled());
        program.press(Key::M);
        assert_eq!(program.page(), Page::from(CARD));
        assert!(program.has_told(Texts::alhambra_same_not));
        assert!(program.alhambra().same_tiles.compared.open().is_none());
    }
    // The card of a table has no such button.
    program.run(AppCommand::Card(Source::Sample("alhambra-table-two-and-dirk")));
    assert!(program.find_control(Role::Button, Texts::alhambra_same).is_none());
}

/// Puts the sample into a file, as if people had typed in all its tiles and cards.
fn typed(program: &mut Program) -> Source {
    let text = include_str!("../../../saves/alhambra-played-two-and-dirk.json");
    let AnyGame::Played(sample) = record::read(text).unwrap().game else { panic!("a played game") };
    let mut game = PlayedGame::start(sample.header.clone(), sample.config().clone(), None).unwrap();
    for step in sample.corrected_steps() {
        let Some(event) = step.event() else { continue };
        for mv in Played::moves(sample.config(), &step.before, event) {
            game.perform(mv).unwrap();
        }
    }
    assert!(game.is_over() && game.has_typed_chance());
    let games = &program.app().games;
    games.save(&mut games.lock("typed.json").unwrap(), &game.write(None)).unwrap();
    Source::File("typed.json".to_owned())
}
