//! Whether the saved values reveal what goes wrong on a screen, and nothing else: twenty deliberate faults, and twenty
//! harmless changes.

use alhambra::{
    text::{Label, Texts},
    ui::raster::Image,
};
use egui::{Rect, Role, pos2, vec2};

use crate::{
    clipped::texts_of,
    desk::Program,
    frozen::cell_of,
    scenes::{self, Look},
    values::Values,
};

/// A fault: which picture, which part of it, and what is wrong with that.
struct Fault {
    what: &'static str,
    scene: &'static str,
    look: Look,
    part: Part,
    change: Change,
}

/// The part of a picture that is changed.
#[derive(Clone, Copy)]
enum Part {
    /// A text.
    Words(Label),
    /// The symbol before a text.
    Before(Label),
    /// A control with its edge.
    Control(Role, Label),
}

#[derive(Clone, Copy)]
enum Change {
    /// It is this many pixels farther right and down.
    Moved(i32, i32),
    /// It is missing.
    Gone,
    /// This share of it is missing at the end.
    Clipped(f32),
    /// It stands out this much less; with 1 it is invisible.
    Faint(f32),
    /// Its edge is missing.
    NoEdge,
    /// Something else is shown: what is in its place is turned around.
    Turned,
    /// Red and blue have changed places.
    Recoloured,
    /// It is larger by this factor.
    Larger(f32),
}

const fn fault(what: &'static str, scene: &'static str, look: Look, part: Part, change: Change) -> Fault {
    Fault { what, scene, look, part, change }
}

/// The faults. Of several sizes that a fault can have, the smallest is tried.
fn faults() -> Vec<Fault> {
    use Change::{Clipped, Faint, Gone, Larger, Moved, NoEdge, Recoloured, Turned};
    use Part::{Before, Control, Words};
    let (light, dark) = (Look::LIGHT, Look::DARK);
    vec![
        fault("a title is 3 px too low", "library-list", light, Words(Texts::library_title), Moved(0, 3)),
        fault("a word is 3 px too far right", "play-middle", light, Words(Texts::history_title), Moved(3, 0)),
        fault("a symbol is 3 px too high", "play-middle", light, Before(Texts::play_hint), Moved(0, -3)),
        fault(
            "a button is 3 px too far left",
            "settings",
            light,
            Control(Role::Button, Texts::back),
            Moved(-3, 0),
        ),
        fault(
            "a field is 1 px too low",
            "library-list",
            light,
            Control(Role::TextInput, Texts::library_search),
            Moved(0, 1),
        ),
        fault("the end of a title is cut off", "settings", light, Words(Texts::settings_title), Clipped(0.2)),
        fault(
            "the end of a word is cut off",
            "library-list",
            light,
            Words(Texts::library_replay),
            Clipped(0.3),
        ),
        fault("a word on a button is missing", "new-game-solo", light, Words(Texts::new_start), Gone),
        fault("a symbol is missing", "library-list", light, Before(Texts::library_details), Gone),
        fault("a wrong symbol", "library-list", light, Before(Texts::export), Turned),
        fault("a symbol that points the wrong way", "play-middle", light, Before(Texts::undo), Turned),
        fault("a word is hard to see", "play-middle", light, Words(Texts::play_hint), Faint(0.5)),
        fault("a small text is hard to see", "home-first", light, Words(Texts::drills), Faint(0.4)),
        fault(
            "a button without its edge",
            "library-list",
            light,
            Control(Role::Button, Texts::library_details),
            NoEdge,
        ),
        fault(
            "a field without its edge",
            "library-list",
            light,
            Control(Role::TextInput, Texts::library_search),
            NoEdge,
        ),
        fault(
            "a button in the wrong colour",
            "library-list",
            light,
            Control(Role::Button, Texts::library_score),
            Recoloured,
        ),
        fault("a word too large", "home-first", light, Words(Texts::rules), Larger(1.15)),
        fault(
            "a button in the wrong colour at night",
            "library-list",
            dark,
            Control(Role::Button, Texts::library_score),
            Recoloured,
        ),
        fault(
            "a button that is missing at night",
            "library-list",
            dark,
            Control(Role::Button, Texts::library_details),
            Gone,
        ),
        fault(
            "a title that is hard to see at night",
            "settings",
            dark,
            Words(Texts::settings_title),
            Faint(0.6),
        ),
    ]
}

#[test]
fn twenty_deliberate_faults_are_found() {
    let faults = faults();
    assert_eq!(faults.len(), 20);
    let missed: Vec<&str> = faults.iter().filter(|fault| !is_found(fault)).map(|fault| fault.what).collect();
    assert!(missed.is_empty(), "{missed:?}");
}

#[test]
fn twenty_harmless_changes_of_the_last_bit_are_ignored() {
    let scene = scene("play-middle");
    scene.draw(|look, _, image| {
        let before = Values::of(image, cell_of(&scene, look));
        for seed in 0..10 {
            let now = Values::of(&noisy(image, seed), cell_of(&scene, look));
            assert_eq!(before.differs(&now), Vec::<[usize; 4]>::new(), "{} {seed}", look.name());
        }
    });
}

fn scene(name: &str) -> scenes::Scene {
    scenes::all().into_iter().find(|scene| scene.name == name).unwrap()
}

fn is_found(fault: &Fault) -> bool {
    let scene = scene(fault.scene);
    let mut is_found = false;
    scene.draw(|look, program, image| {
        if look == fault.look {
            let place = place(program, fault.part);
            let changed = changed(image, place, fault.change);
            let [before, now] = [image, &changed].map(|it| Values::of(it, cell_of(&scene, look)));
            is_found = !before.differs(&now).is_empty();
        }
    });
    is_found
}

/// Where a part of the screen is.
fn place(program: &Program, part: Part) -> Rect {
    match part {
        Part::Words(words) => words_at(program, words),
        Part::Before(words) => {
            let words = words_at(program, words);
            Rect::from_center_size(words.left_center() - vec2(20.0, 0.0), vec2(24.0, 24.0))
        }
        Part::Control(role, words) => program.control(role, crate::desk::Part(words)).rect(),
    }
}

fn words_at(program: &Program, words: Label) -> Rect {
    let words = program.said(words);
    let mut found = None;
    for clipped in &program.window.output().shapes {
        texts_of(&clipped.shape, &mut |text| {
            if text.galley.text() == words {
                found.get_or_insert(text.visual_bounding_rect());
            }
        });
    }
    found.unwrap_or_else(|| panic!("{words} is not on the screen"))
}

type Pixel = [u8; 3];

fn pixel(image: &Image, x: i32, y: i32) -> Pixel {
    let (x, y) = (x.clamp(0, image.width as i32 - 1), y.clamp(0, image.height as i32 - 1));
    let k = 4 * (y as usize * image.width + x as usize);
    [image.rgba[k], image.rgba[k + 1], image.rgba[k + 2]]
}

/// The picture with this part of it changed.
fn changed(image: &Image, place: Rect, change: Change) -> Image {
    let place = place.expand(1.0);
    let [left, top, right, bottom] =
        [place.min.x, place.min.y, place.max.x, place.max.y].map(|side| side.round() as i32);
    // The background: the pixel next to it.
    let ground = pixel(image, left - 1, (top + bottom) / 2);
    let is_in = |x: i32, y: i32| (left..right).contains(&x) && (top..bottom).contains(&y);
    let blend = |a: Pixel, b: Pixel, share: f32| {
        std::array::from_fn(|k| (f32::from(a[k]) * (1.0 - share) + f32::from(b[k]) * share).round() as u8)
    };
    let new = |x: i32, y: i32| -> Pixel {
        let old = pixel(image, x, y);
        match change {
            Change::Moved(dx, dy) if is_in(x - dx, y - dy) => pixel(image, x - dx, y - dy),
            Change::Larger(scale) => {
                let (x, y) = ((x - left) as f32 / scale, (y - top) as f32 / scale);
                let from = pos2(x + left as f32, y + top as f32);
                let inside = is_in(from.x as i32, from.y as i32);
                if inside { pixel(image, from.x as i32, from.y as i32) } else { old }
            }
            _ if !is_in(x, y) => old,
            Change::Moved(..) | Change::Gone => ground,
            Change::Clipped(share) if x >= right - ((right - left) as f32 * share) as i32 => ground,
            Change::Clipped(_) => old,
            Change::Faint(share) => blend(old, ground, share),
            Change::NoEdge => {
                let inside = (left + 4..right - 4).contains(&x) && (top + 4..bottom - 4).contains(&y);
                if inside { old } else { pixel(image, left + 6, top + 6) }
            }
            Change::Turned => pixel(image, left + right - 1 - x, top + bottom - 1 - y),
            Change::Recoloured => [old[2], old[1], old[0]],
        }
    };
    let mut changed = image.clone();
    for y in 0..image.height as i32 {
        for x in 0..image.width as i32 {
            let k = 4 * (y as usize * image.width + x as usize);
            changed.rgba[k..k + 3].copy_from_slice(&new(x, y));
        }
    }
    changed
}

/// The picture as another processor might draw it: any or all channels of the pixels may be off by one.
fn noisy(image: &Image, seed: u32) -> Image {
    let mut number = seed;
    let mut noise = |value: u8| {
        number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        match seed {
            0 => value ^ 1,
            1 => value.saturating_add(1),
            2 => value.saturating_sub(1),
            _ => value.saturating_add_signed((number >> 24) as i8 % 2),
        }
    };
    let mut image = image.clone();
    for pixel in image.rgba.chunks_exact_mut(4) {
        for channel in &mut pixel[..3] {
            *channel = noise(*channel);
        }
    }
    image
}
