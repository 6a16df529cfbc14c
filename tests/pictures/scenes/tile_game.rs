//! Alhambra, the tile game: its forms, the user's box, score card and replay.

use alhambra::{
    app::{AppCommand, Source},
    games::{
        alhambra::{
            advisor::{Advisor, Generator, Level, Policy, PolicyExt as _},
            challenge::{Challenge, Dated},
            game::{GameCommand, GamePage, PlayCommand},
            log::{Currency, PlayedGame, Printed, PrintedBazaar, PrintedCamp},
            rules::{Bazaar, Camp, Falcon, FalconKind, Side, Sides, Tile, TileSet},
            session::{PiecesCommand, challenges::seating, lesson::STEPS, seating::SeatSetup},
            text::names::tile_and_walls,
        },
        common::{
            BuildingType::{Arcades, Garden, Pavilion, Tower},
            play::play_out,
        },
    },
    kernel::record::Header,
    storage::{now, today},
    text::{Language, Texts},
};
use egui::{Key, Role};

use super::{Scene, click_choice, front::home_anew, press, scene, to_look_at};
use crate::{
    desk::{ANY, Program},
    records::put_text,
};

const TABLE: Source = Source::Sample("alhambra-table-four-with-a-board");

pub fn scenes() -> Vec<Scene> {
    vec![
        scene("tiles-new", |program| program.run(AppCommand::Go(GamePage::NewTable.into()))),
        to_look_at("tiles-new-two", |program| {
            program.run(AppCommand::Go(GamePage::NewTable.into()));
            click_choice(program, |t: &Texts| t.count_players(2));
            press(program, &[Key::O]);
        }),
        to_look_at("tiles-new-game", |program| program.run(AppCommand::Go(GamePage::NewGame.into()))),
        to_look_at("tiles-challenges", |program| {
            program.run(AppCommand::Go(GamePage::Challenges.into()));
        }),
        to_look_at("tiles-challenges-begun", |program| {
            let today = Challenge::dated(Dated::Day(today()));
            program.run(PlayCommand::PlayChallenge(Box::new(today)));
        }),
        to_look_at("tiles-rules", |program| program.run(AppCommand::Go(GamePage::Rules.into()))),
        to_look_at("tiles-challenges-played", |program| {
            put_text(program, "day.json", &of_today().write(None));
            home_anew(program);
            program.run(AppCommand::Go(GamePage::Challenges.into()));
        }),
        to_look_at("tiles-rules-boards", |program| {
            program.run(AppCommand::Go(GamePage::Rules.into()));
            press(program, &[Key::PageDown, Key::PageDown]);
        }),
        to_look_at("tiles-rules-modules", |program| {
            program.run(AppCommand::Go(GamePage::Rules.into()));
            press(program, &[Key::End]);
        }),
        to_look_at("tiles-lesson", |program| program.teach_tiles(0)),
        to_look_at("tiles-lesson-take", |program| program.teach_tiles(2)),
        to_look_at("tiles-lesson-end", |program| program.teach_tiles(3)),
        to_look_at("tiles-lesson-buy", |program| program.teach_tiles(4)),
        to_look_at("tiles-lesson-lay", |program| program.teach_tiles(5)),
        to_look_at("tiles-lesson-redesign", |program| program.teach_tiles(19)),
        to_look_at("tiles-lesson-scored", |program| program.teach_tiles(31)),
        to_look_at("tiles-lesson-over", |program| {
            program.teach_tiles(STEPS.len());
            press(program, &[Key::Enter]);
        }),
        to_look_at("tiles-late", |program| program.run(AppCommand::Go(GamePage::LateEntry.into()))),
        to_look_at("tiles-box-camps", boxed),
        to_look_at("tiles-box-bazaars", |program| {
            boxed(program);
            click_choice(program, |t: &Texts| t.alhambra_pieces_bazaars(1, 8));
        }),
        to_look_at("tiles-box-falcons", |program| {
            boxed(program);
            click_choice(program, |t: &Texts| t.alhambra_pieces_falcons(1, 15));
        }),
        to_look_at("tiles-box-tiles", |program| {
            boxed(program);
            let standard = TileSet::standard();
            let tile = standard.tiles()[3];
            let own = standard.with(Tile { price: 12, ..tile }).unwrap();
            program.run(GameCommand::Own(PiecesCommand::Tiles(own.clone())));
            click_choice(program, |t: &Texts| t.alhambra_pieces_tiles(54));
            program.click(move |t: &Texts| tile_and_walls(t, own.tiles()[3]));
        }),
        to_look_at("tiles-card", |program| program.run(AppCommand::Card(TABLE))),
        to_look_at("tiles-card-board", |program| {
            program.run(AppCommand::Card(TABLE));
            program.control(Role::ListItem, |t: &Texts| t.pad_said("Ada", ANY)).click();
            program.window.run();
            program.press(Key::G);
        }),
        to_look_at("tiles-card-result", |program| {
            program.run(AppCommand::Card(Source::Sample("alhambra-result-three")));
        }),
        scene("tiles-replay", |program| {
            program.run(AppCommand::Replay(TABLE));
            press(program, &[Key::PageDown, Key::PageDown]);
        }),
    ]
}

/// The finished game of today's challenge.
fn of_today() -> PlayedGame {
    let challenge = Challenge::dated(Dated::Day(today()));
    let seats = seating(&SeatSetup::mine("Zoé", "red"), challenge.players());
    let seats = seats.seats(&Texts::new(Language::English));
    let header = Header { started: now(), ended: Some(now()), ..Header::new("today", "", seats) };
    let config = challenge.config().unwrap();
    let mut game = PlayedGame::start(header, config.clone(), Some(challenge.seed())).unwrap();
    let advisor = Advisor::new(config);
    play_out(&mut game, |game, state, _| {
        let mut generator = Generator::new(0, game.log().len() as u64);
        Policy::Level(Level::Casual).decide(&advisor, state, &mut generator)
    })
    .unwrap();
    game
}

/// A box of which one piece of each kind has been copied in.
fn boxed(program: &mut Program) {
    program.run(AppCommand::Go(GamePage::Pieces.into()));
    let printed = Printed {
        camps: vec![PrintedCamp { price: 5, camp: Camp::new([Side::East].into_iter().collect()).unwrap() }],
        bazaars: vec![PrintedBazaar {
            currency: Currency::Dinar,
            bazaar: Bazaar::new(Sides::NONE, [Pavilion, Arcades, Tower]).unwrap(),
        }],
        falcons: vec![Falcon::new(FalconKind::Brown, [Garden, Tower]).unwrap()],
    };
    program.run(GameCommand::Own(PiecesCommand::Change(printed)));
}
