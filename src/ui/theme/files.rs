//! The files of the bundled fonts.

use std::{borrow::Cow, io::Read, sync::LazyLock};

use flate2::read::DeflateDecoder;
use skrifa::FontRef;

/// A file as `build.rs` has packed it.
macro_rules! packed {
    ($name:literal) => {
        ($name, include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".ttf.deflate")))
    };
}

const PACKED: [(&str, &[u8]); 4] = [
    packed!("Marcellus-Regular"),
    packed!("AlegreyaSans-Regular"),
    packed!("AlegreyaSans-Medium"),
    packed!("AlegreyaSans-Bold"),
];

/// The files, by the names that the fonts themselves have; unpacked when they are first asked for.
pub(super) static FILES: LazyLock<[(&str, Vec<u8>); 4]> = LazyLock::new(|| PACKED.map(unpacked));

fn unpacked((name, packed): (&'static str, &[u8])) -> (&'static str, Vec<u8>) {
    let mut font = Vec::new();
    DeflateDecoder::new(packed).read_to_end(&mut font).expect("the build packed every font");
    (name, font)
}

/// How far down letters of running text move, as a part of their size.
pub(super) const TEXT_DOWN: f32 = 0.09;

/// The feature of a font for figures as high as capitals, and one that is always on and that ours do not use.
const LINING_FIGURES: &[u8; 4] = b"lnum";
const ALWAYS_ON: &[u8; 4] = b"rclt";

/// The font with its lining figures switched on: in old-style ones 0 and 1 look like letters. egui cannot ask for a
/// feature, so it gets the name of one that is on by itself.
pub(super) fn with_lining_figures(font: &[u8]) -> Cow<'_, [u8]> {
    match feature(font, LINING_FIGURES) {
        Some(place) => {
            let mut font = font.to_vec();
            font[place..place + 4].copy_from_slice(ALWAYS_ON);
            Cow::Owned(font)
        }
        None => Cow::Borrowed(font),
    }
}

/// Where the name of a feature stands in the substitutions (the table `GSUB`) of a font.
fn feature(font: &[u8], name: &[u8; 4]) -> Option<usize> {
    let number = |place: usize| Some(usize::from(u16::from_be_bytes(*font.get(place..)?.first_chunk()?)));
    let tables = (0..number(4)?).filter_map(|table| font.get(12 + 16 * table..)?.first_chunk::<16>());
    let [.., b8, b9, b10, b11, _, _, _, _] = *tables.into_iter().find(|table| table.starts_with(b"GSUB"))?;
    let substitutions = u32::from_be_bytes([b8, b9, b10, b11]) as usize;
    let features = substitutions + number(substitutions + 6)?;
    let places = (0..number(features)?).map(|k| features + 2 + 6 * k);
    places.into_iter().find(|place| font.get(*place..).is_some_and(|rest| rest.starts_with(name)))
}

/// The name and the bytes of every file, figures as they are drawn on screen.
pub fn files() -> impl Iterator<Item = (&'static str, Cow<'static, [u8]>)> {
    FILES.iter().map(|(name, bytes)| (*name, with_lining_figures(bytes)))
}

/// The font of running text.
pub(super) fn text_face() -> Option<FontRef<'static>> {
    FontRef::new(&FILES[1].1).ok()
}
