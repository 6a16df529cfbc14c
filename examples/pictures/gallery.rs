//! A page with every screen: by day and by night, in the colours for every eye, and in each other language.

use std::{
    fmt::Write as _,
    fs,
    io::{self, Error},
    path::Path,
};

use alhambra::{text::Language, ui::raster::Image};
use jpeg_encoder::{ColorType, Encoder};

use crate::{
    desk,
    scenes::{self, Look, Scene},
    shrunk::shrunk,
};

/// The screens by what they are for: what each is called, and the scene that is drawn of it.
const PARTS: [(&str, &[(&str, &str)]); 6] = [
    (
        "The front",
        &[
            ("Home", "home-goes-on"),
            ("First game", "lesson"),
            ("Rules", "rules-race"),
            ("Keys", "keys"),
            ("Settings", "settings"),
        ],
    ),
    (
        "Playing on screen",
        &[
            ("New game", "new-game-solo"),
            ("Build at a crossing", "play-middle"),
            ("What a cell would bring", "play-pointed-at"),
            ("Change dice", "play-change-dice"),
            ("Hint", "play-hint"),
            ("Five around one screen", "five-middle"),
            ("The curtain between two seats", "curtain"),
            ("Dice typed in", "typed-turn"),
            ("Score card", "score-solo"),
            ("Challenges", "challenges-first"),
            ("Where a challenge stands", "standing"),
        ],
    ),
    (
        "At a real table",
        &[
            ("New table", "new-table"),
            ("Pad", "pad-middle"),
            ("Correction", "pad-correct"),
            ("Forecast", "pad-forecast"),
            ("Lines and coins", "pad-close-numbers"),
            ("Score card of a table", "score-table"),
            ("A finished paper game", "late-filled"),
            ("Sheets", "sheets-list"),
            ("Transcribing a sheet", "editor-half"),
        ],
    ),
    (
        "Going back",
        &[
            ("Library", "library-days"),
            ("Replay", "replay-middle"),
            ("Review", "review"),
            ("A mistake", "review-mistake"),
            ("Try again", "trial"),
            ("Drills", "practice-due"),
            ("Same dice, best play", "same-dice"),
            ("High scores", "records-filled"),
            ("Statistics", "statistics-trend"),
        ],
    ),
    (
        "Alhambra",
        &[
            ("New table", "tiles-new"),
            ("Pad", "tiles-four"),
            ("Board", "tiles-board"),
            ("Camps as printed", "tiles-box-camps"),
            ("Score card", "tiles-card"),
        ],
    ),
    (
        "Alexandros",
        &[
            ("New table", "ledger-new"),
            ("Ledger", "ledger-typed"),
            ("Transcribing a board", "ledger-editor"),
            ("Board", "ledger-board"),
            ("Score card", "ledger-card"),
        ],
    ),
];

/// Above on a sheet, by half as large as in the window; below, by a quarter.
const LARGE: [Look; 2] = [Look::LIGHT, Look::DARK];
const SMALL: [Look; 4] = [
    Look::ANY_EYE,
    Look::FRENCH,
    Look { language: Language::Spanish, ..Look::LIGHT },
    Look { language: Language::German, ..Look::LIGHT },
];
/// How true a file is to the picture, of 100.
const QUALITY: u8 = 70;

/// The file of a scene, below the folder of the page.
pub fn file(scene: &str) -> String {
    format!("gallery/{scene}.jpg")
}

/// The names of all scenes shown.
pub fn shown() -> impl Iterator<Item = &'static str> {
    PARTS.iter().flat_map(|(_, screens)| screens.iter().map(|(_, scene)| *scene))
}

/// The page.
pub fn page() -> String {
    let mut page = "# Every screen\n\nEach by day and by night; below, in the colours for every eye, in French, in \
                    Spanish and in German.\n`cargo run --example pictures -- docs --gallery` draws them anew.\n"
        .to_owned();
    for (part, screens) in PARTS {
        let _ = write!(page, "\n## {part}\n");
        for (title, scene) in screens {
            let _ = write!(page, "\n### {title}\n\n![{title}]({})\n", file(scene));
        }
    }
    page
}

/// Draws all of it into this folder.
pub fn write(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder.join("gallery"))?;
    let all = scenes::all();
    for name in shown() {
        let scene = all.iter().find(|scene| scene.name == name);
        let scene = scene.ok_or_else(|| Error::other(format!("there is no scene {name}")))?;
        let sheet = sheet(scene);
        let mut bytes = Vec::new();
        let [width, height] = [sheet.width, sheet.height].map(u16::try_from);
        let side = |_| Error::other(format!("{name} is too large"));
        let encoder = Encoder::new(&mut bytes, QUALITY);
        let size = (width.map_err(side)?, height.map_err(side)?);
        encoder.encode(&sheet.rgba, size.0, size.1, ColorType::Rgba).map_err(Error::other)?;
        fs::write(folder.join(file(name)), bytes)?;
    }
    fs::write(folder.join("gallery.md"), page())
}

/// A scene in all looks.
fn sheet(scene: &Scene) -> Image {
    let [width, height] = [desk::USUAL.x, desk::USUAL.y].map(|side| side as usize);
    let mut sheet =
        Image { width, height: height / 2 + height / 4, rgba: vec![u8::MAX; 4 * width * (height * 3 / 4)] };
    let looks = [&LARGE[..], &SMALL[..]].concat();
    let mut drawn = 0;
    scene.visit(desk::program(), &[desk::USUAL], &looks, |_, program| {
        let part = if drawn < LARGE.len() { 2 } else { 4 };
        let (column, top) = if part == 2 { (drawn, 0) } else { (drawn - LARGE.len(), height / 2) };
        let pixels = shrunk(&program.eye.see(&program.window), part);
        put(&mut sheet, &pixels, width / part, [column * (width / part), top]);
        drawn += 1;
    });
    sheet
}

/// Puts rows of pixels, each of this width, into a picture.
pub fn put(sheet: &mut Image, pixels: &[[u8; 3]], width: usize, [left, top]: [usize; 2]) {
    for (k, row) in pixels.chunks_exact(width).enumerate() {
        let start = 4 * ((top + k) * sheet.width + left);
        for (at, pixel) in sheet.rgba[start..start + 4 * width].chunks_exact_mut(4).zip(row) {
            at[..3].copy_from_slice(pixel);
        }
    }
}
