//! Finds texts that are cut off, in every scene and language.

use std::{
    collections::BTreeSet,
    env, fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use alhambra::text::Language;
use egui::{
    Shape, Vec2,
    epaint::{ClippedShape, TextShape},
    vec2,
};

use crate::{
    desk::{Program, program},
    frozen::SCENES,
    scenes::{self, Look, Scene},
};

/// The smallest windows that show everything, in points: 1024×640 at 100 % and at 125 %, and an upright one. In smaller
/// ones pages scroll sideways, and texts become smaller, then shortened.
const SIZES: [Vec2; 3] = [vec2(1024.0, 640.0), vec2(819.0, 512.0), vec2(800.0, 1280.0)];
/// How far a text may extend outside, in points: the space after its last letter.
const AIR: f32 = 2.0;

/// Looks at every scene, on all cores.
pub fn look_at_all() {
    let only = env::var(SCENES).unwrap_or_default();
    let scenes: Vec<Scene> = scenes::all().into_iter().filter(|scene| scene.name.contains(&only)).collect();
    let (next, told) = (AtomicUsize::new(0), Mutex::new(BTreeSet::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                while let Some(scene) = scenes.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let clipped = catch_unwind(AssertUnwindSafe(|| clipped_in(scene)));
                    let panicked = |_| vec![format!("{} cannot be shown", scene.name)];
                    told.lock().unwrap().extend(clipped.unwrap_or_else(panicked));
                }
            });
        }
    });
    let told = told.into_inner().unwrap();
    let lines = Vec::from_iter(told).join("\n");
    assert!(lines.is_empty(), "these texts are cut off or shortened:\n{lines}");
}

fn clipped_in(scene: &Scene) -> Vec<String> {
    let mut told = Vec::new();
    let looks = Language::ALL.map(|language| Look { language, ..Look::LIGHT });
    let ours = Language::ALL.map(fixed_texts);
    let mut look_at = |look: Look, program: &Program| {
        let ours = &ours[Language::ALL.iter().position(|language| *language == look.language).unwrap()];
        let size = program.window.ctx.content_rect().size();
        for ClippedShape { clip_rect, shape, .. } in &program.window.output().shapes {
            texts_of(shape, &mut |text| {
                let (place, words) = (text.visual_bounding_rect(), text.galley.text());
                // Text scrolled out of sight above or below is not a fault.
                let seen = place.intersects(*clip_rect) && place.is_positive();
                let beside = place.min.x < clip_rect.min.x - AIR || place.max.x > clip_rect.max.x + AIR;
                let fault = if is_shortened(text, ours) { "shortened" } else { "cut" };
                if fault == "shortened" || seen && beside {
                    told.push(format!("{} at {size} in {:?}, {fault}: {words}", scene.name, look.language));
                }
            });
        }
    };
    // Each size by itself: what was scrolled at one size springs back at another.
    for size in SIZES {
        scene.visit(program(), &[size], &looks, &mut look_at);
    }
    told
}

/// Whether one of our texts is shortened, by the layout or by ourselves in a narrow place.
fn is_shortened(text: &TextShape, ours: &BTreeSet<String>) -> bool {
    let words = text.galley.text();
    let is_start = |start: &str| !start.is_empty() && ours.iter().any(|text| text.starts_with(start));
    let cut = || words.split_once('…').is_some_and(|(start, _)| is_start(start));
    ours.contains(words) && text.galley.elided || !ours.contains(words) && cut()
}

/// The texts without a name or a figure in them. Only the others may be shortened where there is no room.
fn fixed_texts(language: Language) -> BTreeSet<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/texts/{}.ftl", language.code()));
    let texts = fs::read_to_string(file).unwrap();
    let values =
        texts.lines().filter(|line| !line.starts_with([' ', '#'])).filter_map(|line| line.split_once(" = "));
    values.map(|(_, text)| text.to_owned()).filter(|text| !text.contains('{')).collect()
}

/// Calls `tell` with every text in a shape.
pub fn texts_of(shape: &Shape, tell: &mut impl FnMut(&TextShape)) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts_of(shape, tell)),
        Shape::Text(text) => tell(text),
        _ => {}
    }
}
