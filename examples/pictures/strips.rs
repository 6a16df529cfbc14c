//! Strips of what happens: a frame for each quarter of a second, so that motion can be looked at as pictures can.

use std::{io, path::Path};

use alhambra::{
    app::{AppCommand, Source},
    games::roll_and_write::{
        game::GameCommand,
        log::Game,
        rules::{Cell, Move},
        session::{
            happenings::{Happening, Showing, script},
            lesson::STEPS,
        },
    },
    storage::{Animation, Settings},
    text::{Language, Texts},
    ui::raster::Image,
};
use egui::{Key, Role, Vec2};
use egui_kittest::kittest::NodeT as _;

use crate::{
    desk::{self, AnyNumber, Part, Program, solo, table},
    gallery,
    records::{game, go_on},
    scenes::{Look, game::before_the_end},
    shrunk::shrunk,
};

/// About the width of a frame and of a strip, in pixels.
const FRAME: usize = 680;
const STRIP: usize = 1500;

/// A name, and how it is filmed.
type Strip = (&'static str, fn(&mut Film));

const STRIPS: [Strip; 9] = [
    ("type", |film| film.build(|happening| matches!(happening, Happening::Completes { vp: 1.., .. }))),
    ("line", |film| film.build(|happening| matches!(happening, Happening::Scores { .. }))),
    ("computers", |film| {
        film.start();
        film.key(Key::Num1, 0);
        film.key(Key::Enter, 24);
    }),
    ("pass", |film| {
        film.start();
        film.key(Key::G, 0);
        film.key(Key::Enter, 4);
        film.key(Key::Num1, 0);
        film.key(Key::Enter, 16);
    }),
    ("change", |film| {
        film.program.app().run(GameCommand::Start(Box::new(solo(11))));
        film.settle();
        film.key(Key::C, 2);
        film.click(|t: &Texts| t.play_die_up(AnyNumber));
        film.watch(4);
    }),
    ("ending", |film| {
        go_on(&mut film.program, before_the_end());
        film.settle();
        film.key(Key::Num1, 0);
        film.key(Key::Enter, 24);
    }),
    ("ending-of-several", |film| {
        let games = (60..).map(|decisions| game(7, 3, 0, decisions));
        let last = games.take_while(|game| !game.is_over()).last();
        go_on(&mut film.program, last.expect("it comes to an end"));
        film.settle();
        film.key(Key::Enter, 0);
        film.key(Key::Enter, 24);
    }),
    ("lesson", |film| {
        film.key(Key::F2, 4);
        for step in &STEPS[..6] {
            film.program.app().run(GameCommand::Lesson(step.does));
            film.watch(6);
            film.settle();
        }
    }),
    ("replay", |film| {
        film.program.app().run(AppCommand::Replay(Source::Sample("solo-2-phantoms")));
        film.settle();
        for _ in 0..14 {
            film.key(Key::PageDown, 0);
        }
        for _ in 0..8 {
            film.key(Key::ArrowRight, 6);
        }
    }),
];

/// Films all of it at this size.
pub fn write(folder: &Path, only: &str, size: Vec2, look: Look) -> io::Result<()> {
    for (name, shoot) in STRIPS.into_iter().filter(|(name, _)| name.contains(only)) {
        let settings = Settings { animation: Animation::Normal, ..desk::settings(Language::English) };
        let mut film = Film { program: desk::program_with(&settings, size), frames: Vec::new() };
        look.set(film.program.app());
        film.settle();
        shoot(&mut film);
        let look = look.name();
        film.strip().write_png(folder.join(format!("{name}-{}x{}-{look}.png", size.x, size.y)))?;
    }
    Ok(())
}

/// A program, and what was seen of it.
struct Film {
    program: Program,
    frames: Vec<Image>,
}

impl Film {
    /// Lets everything come to rest, unseen.
    fn settle(&mut self) {
        for _ in 0..40 {
            if self.program.window.run_ok().is_some() {
                return;
            }
        }
        panic!("something moves on and on");
    }

    /// Frames at a quarter of a second each.
    fn watch(&mut self, frames: usize) {
        for _ in 0..frames {
            self.program.window.step();
            self.frames.push(self.program.eye.see(&self.program.window));
        }
    }

    /// Presses a key and watches.
    fn key(&mut self, key: Key, frames: usize) {
        self.program.window.key_press(key);
        self.program.window.step();
        self.watch(frames);
        self.settle();
    }

    /// Clicks the first button with such words.
    fn click(&mut self, words: impl desk::Words + Copy) {
        let button = self.program.all(Part(words)).find(|node| node.accesskit_node().role() == Role::Button);
        button.expect("a button").click();
    }

    /// A game of three, two of them computers.
    fn start(&mut self) {
        self.program.app().run(GameCommand::Start(Box::new(table(&["Ada", "ben", "cleo"], 5))));
        self.settle();
    }

    /// Builds what makes something happen, and ends the turn.
    fn build(&mut self, wanted: fn(&Happening) -> bool) {
        let moments = (1..28).flat_map(|day| (10..60).map(move |decisions| game(day, 1, 2, decisions)));
        let (game, cell) = moments.into_iter().find_map(|game| found(&game, wanted)).expect("it happens");
        go_on(&mut self.program, game);
        self.settle();
        self.program.app().run(GameCommand::Play(Move::Build(cell)));
        self.watch(12);
        self.settle();
        self.key(Key::Enter, 12);
    }

    /// All frames in one picture.
    fn strip(&self) -> Image {
        let side = self.frames[0].width.div_ceil(FRAME);
        let (width, height) = (self.frames[0].width / side, self.frames[0].height / side);
        let columns = (STRIP / width).max(1);
        let rows = self.frames.len().div_ceil(columns);
        let mut strip = Image { width: columns * (width + 4), height: rows * (height + 4), rgba: Vec::new() };
        strip.rgba = [128, 128, 128, 255].repeat(strip.width * strip.height);
        for (k, frame) in self.frames.iter().enumerate() {
            let (left, top) = (k % columns * (width + 4), k / columns * (height + 4));
            gallery::put(&mut strip, &shrunk(frame, side), width, [left, top]);
        }
        strip
    }
}

/// A game of one whose next building makes something happen.
fn found(before: &Game, wanted: fn(&Happening) -> bool) -> Option<(Game, Cell)> {
    before.legal_moves().into_iter().find_map(|decision| {
        let Move::Build(cell) = decision else { return None };
        let (mut after, from) = (before.clone(), before.log().len());
        after.perform(decision).ok()?;
        let showing = Showing { rolls: true, stages: false, corrected: false };
        let cues = script(&after, Some(from), after.log().len(), showing);
        cues.iter().any(|cue| wanted(&cue.what)).then(|| (before.clone(), cell))
    })
}
